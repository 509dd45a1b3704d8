// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Eight threads at once on the same objects: the API is thread-safe save where it says otherwise.
#include "support/kernels.hpp"

#include <atomic>
#include <thread>

namespace conformance {

class ThreadsBehaviour : public KernelsOnQueuesTest {
protected:
  static constexpr size_t kCount = 8;
  template <class F>
  static void onThreads(F &&part) {
    std::vector<std::thread> threads;
    for (size_t t = 0; t < kCount; ++t)
      threads.emplace_back([&part, t] { part(t); });
    for (std::thread &thread : threads)
      thread.join();
  }
};

TEST_P(ThreadsBehaviour, commandsOnOneQueue) {
  // Each thread fills, copies and adds up a part of its own; the queue is common.
  constexpr size_t words = 1000;
  UsmBlock block, counts;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), 2 * kCount * words * 4));
  ASSERT_NO_FATAL_FAILURE(counts.create(UR_USM_TYPE_HOST, context(), device(), kCount * 4));
  std::memset(counts.get(), 0, kCount * 4);
  const ur_kernel_handle_t fill = kernel("fill"), differ = kernel("differ");
  onThreads([&](size_t t) {
    uint32_t *const mine = block.as<uint32_t>() + 2 * t * words;
    Event last;
    for (uint32_t i = 0; i < 40; ++i) {
      Event filled, copied, compared;
      const std::span<const ur_event_handle_t> after(last.list(), last.get() == nullptr ? 0 : 1);
      ASSERT_OK(launch(queue(), fill, words, Arguments().pointer(mine).value(i + 1), after, filled.out()));
      ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, mine + words, mine, words * 4, 1, filled.list(), copied.out()));
      ASSERT_OK(launch(queue(), differ, words,
                       Arguments().pointer(counts.as<uint32_t>() + t).pointer(mine + words).value(i + 1),
                       {copied.list(), 1}, compared.out()));
      last = std::move(compared);
      if (i % 10 == 9) {
        ASSERT_OK(urEventWait(1, last.list()));
      }
    }
  });
  ASSERT_OK(urQueueFinish(queue()));
  for (size_t t = 0; t < kCount; ++t)
    EXPECT_EQ(0U, counts.as<uint32_t>()[t]) << "thread " << t;
}

TEST_P(ThreadsBehaviour, waitForOneEvent) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Beside beside;
  ASSERT_NO_FATAL_FAILURE(beside.create(context(), device(), program()));
  Event held;
  ASSERT_OK(gate.close(queue(), held.out()));
  std::atomic<size_t> begun{0}, returned{0};
  std::thread opener([&] {
    for (size_t count = begun; count < kCount; count = begun)
      begun.wait(count);
    beside.run();
    EXPECT_EQ(0U, returned);
    gate.open();
  });
  onThreads([&](size_t) {
    ++begun;
    begun.notify_one();
    EXPECT_OK(urEventWait(1, held.list()));
    ++returned;
    EXPECT_TRUE(isComplete(held));
  });
  opener.join();
  EXPECT_TRUE(gate.wasOpened());
}

TEST_P(ThreadsBehaviour, retainAndReleaseOneEvent) {
  Event event;
  ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, event.out()));
  onThreads([&](size_t) {
    for (int i = 0; i < 500; ++i) {
      ASSERT_OK(urEventRetain(event));
      ASSERT_OK(urEventRelease(event));
    }
  });
  uint32_t references = 0;
  EXPECT_OK(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof references, &references, nullptr));
  EXPECT_EQ(1U, references);
}

TEST_P(ThreadsBehaviour, objectsComeAndGo) {
  onThreads([&](size_t t) {
    for (int i = 0; i < 10; ++i) {
      Queue own;
      ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &own));
      Kernel mine;
      ASSERT_NO_FATAL_FAILURE(makeKernel(t % 2 == 0 ? "nothing" : "fail", &mine));
      Event done;
      Arguments none, code;
      code.value<uint32_t>(0);
      ASSERT_OK(launch(own, mine, 4, t % 2 == 0 ? none : code, {}, done.out()));
      own.reset();
      mine.reset();
      ASSERT_OK(urEventWait(1, done.list()));
    }
  });
}

TEST_P(ThreadsBehaviour, finishFlushAndQueryWhileOthersEnqueue) {
  const ur_kernel_handle_t nothing = kernel("nothing");
  onThreads([&](size_t t) {
    for (int i = 0; i < 50; ++i) {
      if (t % 4 == 0) {
        ASSERT_OK(urQueueFinish(queue()));
      } else if (t % 4 == 1) {
        ASSERT_OK(urQueueFlush(queue()));
        uint32_t references = 0;
        ASSERT_OK(urQueueGetInfo(queue(), UR_QUEUE_INFO_REFERENCE_COUNT, sizeof references, &references, nullptr));
      } else {
        Event done;
        ASSERT_OK(launch(queue(), nothing, 1, Arguments(), {}, done.out()));
        if (i % 7 == 0) {
          ASSERT_OK(urEventWait(1, done.list()));
        }
      }
    }
  });
}

CONFORMANCE_ON_QUEUES(ThreadsBehaviour);

} // namespace conformance
