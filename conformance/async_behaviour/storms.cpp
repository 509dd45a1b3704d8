// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Eight threads that allocate, use and free at once, on one queue and on eight.
#include "support/async.hpp"

#include <array>
#include <mutex>
#include <thread>

namespace conformance {

static constexpr size_t kThreads = 8;

class AsyncStormBehaviour : public AsyncQueuesTest {
protected:
  /// One thread's part: blocks of many sizes, each filled with a value of the thread's and checked before its free.
  void storm(size_t thread, ur_queue_handle_t queue, ur_kernel_handle_t fillKernel, ur_kernel_handle_t differKernel) {
    Event last;
    for (uint32_t i = 0; i < 60; ++i) {
      const size_t words = 64 + (i * 131 + thread * 977) % 8000;
      const uint32_t value = static_cast<uint32_t>(thread) * 1000 + i;
      const ur_usm_type_t type = i % 5 == 4 ? UR_USM_TYPE_SHARED : UR_USM_TYPE_DEVICE;
      void *memory = nullptr;
      Event made, filled, checked, freed;
      const std::span<const ur_event_handle_t> after(last.list(), last.get() == nullptr ? 0 : 1);
      ASSERT_OK(enqueueAlloc(type, queue, i % 3 == 0 ? nullptr : pool().get(), words * 4, after, &memory, made.out()));
      ASSERT_OK(
          launch(queue, fillKernel, words, Arguments().pointer(memory).value(value), {made.list(), 1}, filled.out()));
      ASSERT_OK(launch(queue, differKernel, words, Arguments().pointer(result(thread)).pointer(memory).value(value),
                       {filled.list(), 1}, checked.out()));
      ASSERT_OK(enqueueFree(queue, memory, {checked.list(), 1}, freed.out()));
      last = std::move(freed);
      if (i % 16 == 7) {
        ASSERT_OK(urEventWait(1, last.list()));
      }
    }
  }

  void run(const std::array<ur_queue_handle_t, kThreads> &queues) {
    const ur_kernel_handle_t fillKernel = kernel("fill"), differKernel = kernel("differ");
    std::vector<std::thread> threads;
    for (size_t t = 0; t < kThreads; ++t)
      threads.emplace_back([&, t] { storm(t, queues[t], fillKernel, differKernel); });
    for (std::thread &thread : threads)
      thread.join();
    for (ur_queue_handle_t each : queues)
      EXPECT_OK(urQueueFinish(each));
    for (size_t t = 0; t < kThreads; ++t)
      EXPECT_EQ(0U, *result(t)) << "thread " << t << " lost words";
    EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
  }
};

TEST_P(AsyncStormBehaviour, onOneQueue) {
  std::array<ur_queue_handle_t, kThreads> queues;
  queues.fill(queue());
  run(queues);
}

TEST_P(AsyncStormBehaviour, onAQueueEach) {
  std::array<Queue, kThreads> own;
  std::array<ur_queue_handle_t, kThreads> queues;
  for (size_t t = 0; t < kThreads; ++t) {
    ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &own[t]));
    queues[t] = own[t];
  }
  run(queues);
}

TEST_P(AsyncStormBehaviour, freedByOtherThreads) {
  // Half of the threads allocate and fill, the other half check and free on queues of their own.
  struct Block {
    void *memory;
    uint32_t value;
    Event ready;
  };
  std::mutex mutex;
  std::vector<Block> blocks;
  constexpr size_t makers = kThreads / 2, each = 60, words = 512;
  size_t left = makers * each;
  std::array<Queue, kThreads> queues;
  for (Queue &one : queues)
    ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &one));
  const ur_kernel_handle_t fillKernel = kernel("fill"), differKernel = kernel("differ");
  const auto make = [&](size_t t) {
    for (uint32_t i = 0; i < each; ++i) {
      Block block{nullptr, static_cast<uint32_t>(t * each + i), {}};
      Event made;
      ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queues[t], pool(), words * 4, {}, &block.memory, made.out()));
      ASSERT_OK(launch(queues[t], fillKernel, words, Arguments().pointer(block.memory).value(block.value),
                       {made.list(), 1}, block.ready.out()));
      const std::lock_guard lock(mutex);
      blocks.push_back(std::move(block));
    }
  };
  const auto take = [&](size_t t) {
    for (;;) {
      Block block{};
      {
        const std::lock_guard lock(mutex);
        if (left == 0)
          return;
        if (!blocks.empty()) {
          block = std::move(blocks.back());
          blocks.pop_back();
          --left;
        }
      }
      if (block.memory == nullptr) {
        std::this_thread::sleep_for(std::chrono::microseconds(200));
        if (HasFatalFailure())
          return;
        continue;
      }
      Event checked;
      ASSERT_OK(launch(queues[t], differKernel, words,
                       Arguments().pointer(result(t)).pointer(block.memory).value(block.value), {block.ready.list(), 1},
                       checked.out()));
      ASSERT_OK(enqueueFree(queues[t], block.memory, {checked.list(), 1}));
    }
  };
  std::vector<std::thread> threads;
  for (size_t t = 0; t < kThreads; ++t)
    threads.emplace_back([&, t] { t < makers ? make(t) : take(t); });
  for (std::thread &thread : threads)
    thread.join();
  for (Queue &one : queues)
    EXPECT_OK(urQueueFinish(one));
  for (size_t t = 0; t < kThreads; ++t)
    EXPECT_EQ(0U, *result(t));
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
}

CONFORMANCE_ON_QUEUES(AsyncStormBehaviour);

} // namespace conformance
