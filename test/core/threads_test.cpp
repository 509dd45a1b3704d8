// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many threads, with the simulated driver's workers running commands meanwhile. Most worth under ThreadSanitizer.
#include "core/async_test.hpp"
#include "core/pool_parts_check.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

namespace ur::test {
namespace {

class Threads : public AsyncTest {
protected:
  static constexpr uint32_t kThreads = 8;

  void configure(sim::Options &options) override {
    options.mode = sim::Mode::threads;
    options.workers = 2;
  }
  /// Runs body(thread) on all threads and joins them.
  template <class F>
  void onThreads(F body) {
    std::vector<std::thread> threads;
    for (uint32_t t = 0; t < kThreads; ++t)
      threads.emplace_back([&, t] { body(t); });
    for (std::thread &thread : threads)
      thread.join();
  }
  /// One thread's round: allocate, fill, add, read back, free, in the order of events.
  void round(ur_queue_handle_t queue, ur_kernel_handle_t kernel, uint32_t value) {
    Event born, added, read, freed;
    uint32_t *memory = alloc(queue, 64, nullptr, {}, born.out());
    ASSERT_NE(memory, nullptr);
    const Event filled = fill(queue, memory, 64, value, {born});
    ASSERT_EQ(tryLaunch(queue, kernel, 64, {pointerArg(0, memory), wordArg(1, value)}, {filled}, added.out()),
              UR_RESULT_SUCCESS);
    uint32_t result[64] = {};
    ASSERT_EQ(tryCopy(queue, result, memory, sizeof result, {added}, read.out()), UR_RESULT_SUCCESS);
    ASSERT_EQ(tryFree(queue, memory, nullptr, {read}, freed.out()), UR_RESULT_SUCCESS);
    ASSERT_EQ(wait({read}), UR_RESULT_SUCCESS);
    ASSERT_EQ(result[63], 2 * value);
    ASSERT_EQ(status(read), UR_EVENT_STATUS_COMPLETE);
  }
};
UR_TEST_ALL_SHAPES(Threads);

TEST_P(Threads, ShareOneQueue) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder();
    const Kernel kernel = makeKernel("add_u32");
    onThreads([&](uint32_t t) {
      for (uint32_t i = 0; i < 40; ++i)
        round(queue, kernel, t * 1000 + i);
    });
    finish(queue);
    EXPECT_EQ(used(defaultPool()), 0u);
  }
}

TEST_P(Threads, HaveAQueueEach) {
  const Kernel kernel = makeKernel("add_u32");
  onThreads([&](uint32_t t) {
    const Queue queue = makeQueue(t % 2 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
    for (uint32_t i = 0; i < 40; ++i)
      round(queue, kernel, t * 1000 + i);
  });
  EXPECT_EQ(used(defaultPool()), 0u);
}

TEST_P(Threads, WaitForEachOthersEvents) {
  // Each thread's command follows the one of the thread before it; all wait for all.
  std::vector<Queue> queues;
  for (uint32_t t = 0; t < kThreads; ++t)
    queues.push_back(t % 2 ? outOfOrder() : inOrder());
  uint32_t *memory = deviceMemory(1);
  for (int i = 0; i < 20; ++i) {
    std::vector<Event> chain;
    Waits all;
    Event last = fill(queues[0], memory, 1, 0);
    for (uint32_t t = 0; t < kThreads; ++t) {
      chain.push_back(add(queues[t], memory, 1, 1, {last}));
      last = marker(queues[t], {chain.back()});
      all.push_back(chain.back());
    }
    onThreads([&](uint32_t) {
      ASSERT_EQ(wait(all), UR_RESULT_SUCCESS);
      for (ur_event_handle_t event : all)
        ASSERT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
    });
    ASSERT_EQ(*memory, kThreads);
  }
}

TEST_P(Threads, ReleaseAndCallBackWhileWorkRuns) {
  std::atomic<uint32_t> heard{0};
  onThreads([&](uint32_t t) {
    for (uint32_t i = 0; i < 20; ++i) {
      Queue queue = makeQueue(t % 2 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
      Event born;
      uint32_t *memory = alloc(queue, 64, nullptr, {}, born.out());
      Event used = fill(queue, memory, 64, i, {born});
      ASSERT_EQ(api().Event.pfnSetCallback(
                    used, UR_EXECUTION_INFO_COMPLETE,
                    [](ur_event_handle_t, ur_execution_info_t, void *count) {
                      ++*static_cast<std::atomic<uint32_t> *>(count);
                    },
                    &heard),
                UR_RESULT_SUCCESS);
      ASSERT_EQ(tryFree(queue, memory, nullptr, {used}), UR_RESULT_SUCCESS);
      if (i % 2)
        used.reset();
      queue.reset();
    }
  });
  while (heard < kThreads * 20)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_EQ(used(defaultPool()), 0u);
}

// What a queue's cache had counted goes over to the pool when the queue ends: nobody sees it in neither, or in both.
TEST_P(Threads, APoolsFiguresHoldWhileQueuesEnd) {
  constexpr size_t kMost = 8192; // words of one block; one at a time is in use
  std::atomic<bool> running{true};
  std::thread user([&] {
    for (uint32_t i = 0; i < 100; ++i) {
      const Queue queue = inOrder();
      for (size_t words = 64; words <= kMost; words *= 2)
        EXPECT_EQ(tryFree(queue, alloc(queue, words), nullptr, {}), UR_RESULT_SUCCESS);
    }
    running = false;
  });
  size_t highest = 0;
  while (running)
    highest = std::max(highest, used(defaultPool()));
  user.join();
  EXPECT_LE(highest, kMost * sizeof(uint32_t));
  EXPECT_EQ(used(defaultPool()), 0u);
}

/// Whoever asks sees all addresses, and each block that lives meanwhile; never more memory than there may be.
TEST_P(Threads, ReadWhatAPoolHoldsMeanwhile) {
  constexpr size_t kMaximum = size_t{24} << 20;
  ur_usm_pool_handle_t pool = makePool({.maximum = kMaximum});
  const Queue own = inOrder();
  std::vector<uint32_t *> kept;
  for (size_t words = 50; words < size_t{1} << 18; words *= 3)
    kept.push_back(alloc(own, words, pool));
  std::atomic<uint32_t> running{kThreads - 1};
  onThreads([&](uint32_t t) {
    if (t != 0) {
      const Queue queue = makeQueue(t % 2 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
      for (uint32_t i = 0; i < 30; ++i) {
        Event born[2];
        uint32_t *blocks[2] = {};
        for (size_t k = 0; k < 2; ++k)
          blocks[k] = alloc(queue, size_t{100} << ((t + i + k) % 13), pool, {}, born[k].out());
        for (size_t k = 0; k < 2; ++k) {
          const Event used = fill(queue, blocks[k], 64, i, {born[k]});
          ASSERT_EQ(tryFree(queue, blocks[k], pool, {used}), UR_RESULT_SUCCESS);
        }
        if (i % 8 == 0) {
          ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
        }
      }
      --running;
      return;
    }
    do {
      const std::vector<PoolPart> parts = partsOf(pool);
      expectWholeRegions(parts);
      size_t memory = 0, found = 0;
      for (const PoolPart &part : parts) {
        memory += part.memorySize;
        found += part.requestedSize != 0 && std::count(kept.begin(), kept.end(), part.pMem) != 0 ? 1 : 0;
      }
      EXPECT_EQ(found, kept.size());
      EXPECT_LE(memory, kMaximum);
      EXPECT_LE(figure(pool, UR_USM_POOL_INFO_LANEWAY_LARGEST), kMaximum);
    } while (running != 0);
  });
  for (uint32_t *block : kept)
    EXPECT_EQ(tryFree(own, block, pool), UR_RESULT_SUCCESS);
  finish(own);
  EXPECT_EQ(used(pool), 0u);
  expectPartsAgree(pool);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(Threads, MakePoolsAndContextsOfTheirOwn) {
  onThreads([&](uint32_t t) {
    for (uint32_t i = 0; i < 5; ++i) {
      const Context own = makeContext({devices[t % sim::kDevices]});
      const Queue queue = makeQueue(0, t % sim::kDevices, own);
      ur_usm_pool_handle_t pool = nullptr;
      ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
      ASSERT_EQ(api().USMExp.pfnPoolCreateExp(own, devices[t % sim::kDevices], &desc, &pool), UR_RESULT_SUCCESS);
      uint32_t *memory = alloc(queue, 64, pool);
      fillOnly(queue, memory, 64, i);
      ASSERT_EQ(tryFree(queue, memory, pool), UR_RESULT_SUCCESS);
      ASSERT_EQ(api().USMExp.pfnPoolDestroyExp(own, devices[t % sim::kDevices], pool), UR_RESULT_SUCCESS);
    }
  });
}

} // namespace
} // namespace ur::test
