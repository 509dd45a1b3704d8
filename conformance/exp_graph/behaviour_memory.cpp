// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous allocation inside captures: addresses that are the same in all runs, and whose memory it is between
// them.
#include "support/async.hpp"
#include "support/graphs.hpp"

#include <algorithm>

namespace conformance {

class GraphMemoryBehaviour : public GraphBehaviour {
protected:
  static constexpr size_t kBytes = 4096;
  static constexpr ur_result_t kUnknown = UR_RESULT_ERROR_INVALID_MEM_OBJECT;

  void SetUp() override {
    GraphBehaviour::SetUp();
    if (IsSkipped() || HasFatalFailure())
      return;
    if (!deviceHas(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP))
      GTEST_SKIP() << "the device allocates nothing in the order of a queue";
    void *memory = nullptr;
    Graph graph;
    ASSERT_NO_FATAL_FAILURE(capture([&] { refused_ = alloc(&memory); }, &graph));
    if (refused_ == UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED)
      GTEST_SKIP() << "the adapter captures no asynchronous allocation";
    ASSERT_OK(refused_);
  }

  ur_result_t alloc(void **memory, Events waits = {}, ur_event_handle_t *event = nullptr) {
    return urEnqueueUSMDeviceAllocExp(queue(), nullptr, kBytes, nullptr, static_cast<uint32_t>(waits.size()),
                                      waits.empty() ? nullptr : waits.data(), memory, event);
  }
  ur_result_t free(void *memory, Events waits = {}, ur_event_handle_t *event = nullptr) {
    return urEnqueueUSMFreeExp(queue(), nullptr, memory, static_cast<uint32_t>(waits.size()),
                               waits.empty() ? nullptr : waits.data(), event);
  }
  /// Fills the memory with a word.
  ur_result_t fillAll(void *memory, uint32_t value, const Event &after, Event *event) {
    return urEnqueueUSMFill(queue(), memory, 4, &value, kBytes, 1, after.list(), event->out());
  }
  /// Its last word to the test's, at that position.
  ur_result_t copyLast(void *memory, size_t to, const Event &after, Event *event) {
    return urEnqueueUSMMemcpy(queue(), false, words(to), static_cast<std::byte *>(memory) + kBytes - 4, 4, 1,
                              after.list(), event->out());
  }

private:
  ur_result_t refused_ = UR_RESULT_SUCCESS;
};
CONFORMANCE_ON_QUEUES(GraphMemoryBehaviour);

TEST_P(GraphMemoryBehaviour, aTemporaryOfEachRun) {
  Executable made;
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event had, filled, copied;
        ASSERT_OK(alloc(&memory, {}, had.out()));
        ASSERT_OK(fillAll(memory, 5, had, &filled));
        ASSERT_OK(copyLast(memory, 0, filled, &copied));
        ASSERT_OK(free(memory, {copied.list(), 1}));
      },
      &made));
  for (int i = 0; i < 3; ++i) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(1)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(0, 1), Words(1, 5));
  }
  EXPECT_EQ(kUnknown, free(memory)) << "the graph's, and no run leaves it to the user";
}

TEST_P(GraphMemoryBehaviour, aTrimBetweenRunsIsHarmless) {
  constexpr size_t kLarge = size_t{8} << 20;
  const uint32_t value = 7;
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        void *memory = nullptr;
        Event had, filled, copied;
        ASSERT_OK(urEnqueueUSMDeviceAllocExp(queue(), nullptr, kLarge, nullptr, 0, nullptr, &memory, had.out()));
        ASSERT_OK(urEnqueueUSMFill(queue(), memory, 4, &value, kLarge, 1, had.list(), filled.out()));
        ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, words(0), static_cast<std::byte *>(memory) + kLarge - 4, 4, 1,
                                     filled.list(), copied.out()));
        ASSERT_OK(free(memory, {copied.list(), 1}));
      },
      &made));
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_OK(urUSMPoolGetDefaultDevicePoolExp(context(), device(), &pool));
  for (int i = 0; i < 3; ++i) {
    ASSERT_OK(urUSMPoolTrimToExp(context(), device(), pool, 0));
    ASSERT_NO_FATAL_FAILURE(write(0, Words(1)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(0, 1), Words(1, 7));
  }
}

TEST_P(GraphMemoryBehaviour, whatComesAfterAFreeMayHaveTheMemory) {
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        void *first = nullptr, *second = nullptr;
        Event had, filled, copied, freed, again, refilled, last;
        ASSERT_OK(alloc(&first, {}, had.out()));
        ASSERT_OK(fillAll(first, 5, had, &filled));
        ASSERT_OK(copyLast(first, 0, filled, &copied));
        ASSERT_OK(free(first, {copied.list(), 1}, freed.out()));
        ASSERT_OK(alloc(&second, {freed.list(), 1}, again.out()));
        ASSERT_OK(fillAll(second, 6, again, &refilled));
        ASSERT_OK(copyLast(second, 1, refilled, &last));
        ASSERT_OK(free(second, {last.list(), 1}));
      },
      &made));
  for (int i = 0; i < 3; ++i) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(2)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(0, 2), (Words{5, 6}));
  }
}

TEST_P(GraphMemoryBehaviour, liveAtOnceMeansDifferent) {
  constexpr size_t kBlocks = 8;
  std::vector<void *> all(kBlocks);
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        for (size_t i = 0; i < kBlocks; ++i) {
          Event had, filled, copied;
          ASSERT_OK(alloc(&all[i], {}, had.out()));
          ASSERT_OK(fillAll(all[i], static_cast<uint32_t>(i), had, &filled));
          ASSERT_OK(copyLast(all[i], i, filled, &copied));
        }
        ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(), 0, nullptr, nullptr));
        for (void *memory : all)
          ASSERT_OK(free(memory));
      },
      &made));
  std::sort(all.begin(), all.end());
  for (size_t i = 1; i < kBlocks; ++i)
    EXPECT_GE(static_cast<std::byte *>(all[i]) - static_cast<std::byte *>(all[i - 1]), std::ptrdiff_t{kBytes});
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  EXPECT_EQ(read(0, 8), (Words{0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST_P(GraphMemoryBehaviour, whatIsNotFreedIsTheUsers) {
  Executable made;
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event had, filled;
        ASSERT_OK(alloc(&memory, {}, had.out()));
        ASSERT_OK(fillAll(memory, 9, had, &filled));
      },
      &made));
  EXPECT_EQ(kUnknown, free(memory)) << "before a run nobody has it";
  for (int i = 0; i < 2; ++i) {
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(readWords(queue(), static_cast<uint32_t *>(memory), 2), Words(2, 9));
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_OPERATION, urEnqueueGraphExp(queue(), made, 0, nullptr, nullptr))
        << "nobody has freed it since";
    if (i == 0)
      ASSERT_OK(free(memory));
    else
      ASSERT_OK(urUSMFree(context(), memory));
    EXPECT_EQ(kUnknown, free(memory)) << "once for each run";
  }
  ASSERT_NO_FATAL_FAILURE(runAndWait(made));
  made = {}; // The memory is as any other now.
  EXPECT_EQ(readWords(queue(), static_cast<uint32_t *>(memory), 2), Words(2, 9));
  ASSERT_OK(free(memory));
  EXPECT_EQ(kUnknown, free(memory));
}

TEST_P(GraphMemoryBehaviour, executablesOfOneGraphFollowEachOther) {
  Graph graph;
  Executable first, second;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        void *memory = nullptr;
        Event had, filled, slow, copied;
        ASSERT_OK(alloc(&memory, {}, had.out()));
        ASSERT_OK(fillAll(memory, 3, had, &filled));
        ASSERT_OK(slowCopy(queue(), 16, 32, 1, {filled.list(), 1}, slow.out()));
        ASSERT_OK(copyLast(memory, 0, slow, &copied));
        ASSERT_OK(urEnqueueUSMFill(queue(), memory, 4, "\0\0\0", kBytes, 1, copied.list(), had.out()));
        ASSERT_OK(free(memory, {had.list(), 1}));
      },
      &graph));
  ASSERT_NO_FATAL_FAILURE(instantiate(graph, &first));
  ASSERT_NO_FATAL_FAILURE(instantiate(graph, &second));
  graph = {};
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, &other));
  for (int i = 0; i < 4; ++i) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(1)));
    ASSERT_OK(urEnqueueGraphExp(queue(), first, 0, nullptr, nullptr));
    ASSERT_OK(urEnqueueGraphExp(other, second, 0, nullptr, nullptr));
    ASSERT_OK(urQueueFinish(queue()));
    ASSERT_OK(urQueueFinish(other));
    EXPECT_EQ(read(0, 1), Words(1, 3));
  }
}

TEST_P(GraphMemoryBehaviour, othersMemoryIsNotFreed) {
  void *before = nullptr;
  ASSERT_OK(alloc(&before));
  Graph graph;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        EXPECT_EQ(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, free(before));
        EXPECT_EQ(kUnknown, free(words() + 1));
        void *memory = nullptr;
        ASSERT_OK(alloc(&memory));
        ASSERT_OK(free(memory));
        EXPECT_EQ(kUnknown, free(memory)) << "twice";
      },
      &graph));
  ASSERT_OK(free(before));
  ASSERT_OK(urQueueFinish(queue()));
}

} // namespace conformance
