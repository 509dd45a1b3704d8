// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many threads on two pools that are nearly full of memory whose frees aren't over: for as long as UR_TEST_SOAK_SECONDS
// says no allocation fails, since enough is free or about to be, and every thread goes on.
#include "rig.hpp"

#include <chrono>
#include <thread>

namespace soak {
namespace {

constexpr size_t kThreads = 16, kLargest = size_t{512} << 10;
/// What is live, each thread's two blocks at most in one pool, leaves holes between blocks of which the largest is
/// larger than any request, wherever the blocks lie.
constexpr size_t kMaximum = size_t{36} << 20;
static_assert((kMaximum - 2 * kThreads * kLargest) / (2 * kThreads + 1) > kLargest);
constexpr double kPatience = 120; ///< seconds without a step after which a thread counts as one that hangs

class SmallPools : public SoakRig {
protected:
  void SetUp() override {
    SoakRig::SetUp();
    for (ur_usm_pool_handle_t &pool : pools_) {
      const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, kMaximum, 0};
      ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits, 0};
      need(api().USMExp.pfnPoolCreateExp(shared.context, shared.device, &desc, &pool), "urUSMPoolCreateExp");
    }
  }
  void TearDown() override {
    for (const ur_usm_pool_handle_t pool : pools_)
      need(api().USMExp.pfnPoolDestroyExp(shared.context, shared.device, pool), "urUSMPoolDestroyExp");
    SoakRig::TearDown();
  }

  /// Blocks one behind the other, two at a time: allocated, filled, freed, with nobody waiting for the queue.
  void work(size_t number) {
    std::mt19937_64 random(static_cast<uint64_t>(setting("UR_TEST_SOAK_SEED", 0)) * kThreads + number);
    const bool inOrder = number % 2 == 0;
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                           inOrder ? 0u : unsigned{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}};
    Queue queue;
    need(api().Queue.pfnCreate(shared.context, shared.device, &properties, queue.out()), "urQueueCreate");
    std::uniform_real_distribution<> logarithm(6, 19);
    Block held[2];
    for (size_t turn = 0; !shared.stop; ++turn) {
      Block &block = held[turn % 2];
      if (block.memory)
        free(queue, block, inOrder);
      block.size = static_cast<size_t>(std::exp2(logarithm(random)));
      need(api().EnqueueExp.pfnUSMDeviceAllocExp(queue, pools_[random() % 2], block.size, nullptr, 0, nullptr,
                                                 &block.memory, inOrder ? nullptr : block.last.out()),
           "urEnqueueUSMDeviceAllocExp, where enough is free or about to be");
      fill(queue, block, inOrder);
      ++shared.blocks;
      steps_[number].fetch_add(1, std::memory_order_relaxed);
    }
    for (Block &block : held) {
      if (block.memory)
        free(queue, block, inOrder);
    }
    need(api().Queue.pfnFinish(queue), "urQueueFinish");
  }
  static void fill(ur_queue_handle_t queue, Block &block, bool inOrder) {
    const ur_event_handle_t born = block.last;
    const uint8_t value = 1;
    Event filled;
    need(api().Enqueue.pfnUSMFill(queue, block.memory, 1, &value, block.size, inOrder ? 0 : 1,
                                  inOrder ? nullptr : &born, inOrder ? nullptr : filled.out()),
         "urEnqueueUSMFill");
    block.last = std::move(filled);
  }
  static void free(ur_queue_handle_t queue, Block &block, bool inOrder) {
    const ur_event_handle_t last = block.last;
    need(api().EnqueueExp.pfnUSMFreeExp(queue, nullptr, std::exchange(block.memory, nullptr), inOrder ? 0 : 1,
                                        inOrder ? nullptr : &last, nullptr),
         "urEnqueueUSMFreeExp");
    block.last.reset();
  }

  /// Ends the program where a thread hangs: nothing else would.
  void watch(double seconds) {
    std::array<uint64_t, kThreads> seen{};
    std::array<double, kThreads> quiet{};
    constexpr double kPeriod = 0.5;
    for (double passed = 0; passed < seconds; passed += kPeriod) {
      std::this_thread::sleep_for(std::chrono::duration<double>(kPeriod)); // the time that the others have to work
      for (size_t i = 0; i < kThreads; ++i) {
        const uint64_t now = steps_[i];
        quiet[i] = now == seen[i] ? quiet[i] + kPeriod : 0;
        seen[i] = now;
        if (quiet[i] >= kPatience) {
          std::fprintf(stderr, "soak: thread %zu has done nothing for %.0f s, after %lu blocks\n", i, quiet[i],
                       static_cast<unsigned long>(now));
          std::abort();
        }
      }
    }
  }

  std::array<ur_usm_pool_handle_t, 2> pools_{};
  std::array<std::atomic<uint64_t>, kThreads> steps_{};
};

TEST_F(SmallPools, NothingFailsThatFreeMemoryWouldServe) {
  std::vector<std::thread> threads;
  for (size_t i = 0; i < kThreads; ++i)
    threads.emplace_back([this, i] { work(i); });
  watch(setting("UR_TEST_SOAK_SECONDS", 4));
  shared.stop = true;
  for (std::thread &thread : threads)
    thread.join();
  std::printf("%lu blocks\n", static_cast<unsigned long>(shared.blocks));
  for (const ur_usm_pool_handle_t pool : pools_) {
    size_t used = SIZE_MAX, high = 0;
    need(api().USMExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP, &used, nullptr),
         "urUSMPoolGetInfoExp");
    need(api().USMExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, &high, nullptr),
         "urUSMPoolGetInfoExp");
    EXPECT_EQ(used, 0u);
    EXPECT_LE(high, kMaximum);
    std::printf("reserved at most: %zu of %zu\n", high, kMaximum);
  }
}

} // namespace
} // namespace soak
