// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each kind of command that can be captured, run several times.
#include "support/buffers.hpp"
#include "support/graphs.hpp"

#include <atomic>
#include <numeric>

namespace conformance {

TEST_P(GraphBehaviour, buffersAreWrittenFilledCopiedUsedAndRead) {
  Mem from, to;
  Words data(64), back(64), boxes(6);
  std::iota(data.begin(), data.end(), 1);
  if (urMemBufferCreate(context(), UR_MEM_FLAG_READ_WRITE, 256, nullptr, from.out()) != UR_RESULT_SUCCESS)
    GTEST_SKIP() << "the adapter makes no buffers";
  ASSERT_OK(urMemBufferCreate(context(), UR_MEM_FLAG_READ_WRITE, 256, nullptr, to.out()));
  const uint32_t nine = 9;
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event last;
        const auto next = [&](auto function, auto... arguments) { // each after the one before
          Event event;
          const bool first = last.get() == nullptr;
          ASSERT_OK(function(queue(), arguments..., first ? 0u : 1u, first ? nullptr : last.list(), event.out()));
          last = std::move(event);
        };
        next(urEnqueueMemBufferWrite, from.get(), false, 0, 256, data.data());
        next(urEnqueueMemBufferFill, to.get(), &nine, 4, 0, 256);
        next(urEnqueueMemBufferCopy, from.get(), to.get(), 0, 128, 64);
        Event used;
        Arguments arguments;
        arguments.memory(to).memory(from);
        ASSERT_OK(launch(queue(), kernel("copy"), 8, arguments, {last.list(), 1}, used.out()));
        last = std::move(used);
        // Rows of 4 words, of which 2 words and 3 rows go from the second row on.
        const ur_rect_offset_t second{4, 1, 0}, start{0, 0, 0};
        const ur_rect_region_t region{8, 3, 1};
        next(urEnqueueMemBufferCopyRect, from.get(), to.get(), second, ur_rect_offset_t{8, 12, 0}, region, 16, 0, 16,
             0);
        next(urEnqueueMemBufferRead, to.get(), false, 0, 256, back.data());
        next(urEnqueueMemBufferReadRect, from.get(), false, second, start, region, 16, 0, 8, 0, boxes.data());
        next(urEnqueueMemBufferWriteRect, from.get(), false, second, start, region, 16, 0, 8, 0, data.data());
      },
      &made));
  Words expected(64, 9);
  std::copy_n(data.begin(), 16, expected.begin() + 32);
  std::copy_n(data.begin(), 8, expected.begin());
  for (const int row : {0, 4, 8})
    std::copy_n(data.begin() + 5 + row, 2, expected.begin() + 50 + row);
  for (int run = 0; run < 2; ++run) {
    std::fill(back.begin(), back.end(), 0);
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(back, expected);
    EXPECT_EQ(boxes, (Words{6, 7, 10, 11, 14, 15}));
  }
  ASSERT_OK(urQueueFinish(queue()));
  const Bytes end = readBuffer(queue(), from, 256);
  Words found(64);
  std::memcpy(found.data(), end.data(), 256);
  EXPECT_EQ(Words(found.begin(), found.begin() + 7), (Words{1, 2, 3, 4, 5, 1, 2}));
}

TEST_P(GraphBehaviour, rectanglesOfUsm) {
  const uint32_t pair[] = {5, 6};
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event filled;
        ASSERT_OK(urEnqueueUSMFill2D(queue(), words(), 32, 8, pair, 16, 4, 0, nullptr, filled.out()));
        ASSERT_OK(urEnqueueUSMMemcpy2D(queue(), false, words(64), 16, words(), 32, 16, 4, 1, filled.list(), nullptr));
      },
      &made));
  for (int run = 0; run < 2; ++run) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(80)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(0, 8), (Words{5, 6, 5, 6, 0, 0, 0, 0}));
    EXPECT_EQ(read(24, 8), (Words{5, 6, 5, 6, 0, 0, 0, 0}));
    EXPECT_EQ(read(64, 16), (Words{5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6}));
  }
}

TEST_P(GraphBehaviour, hintsAreTaken) {
  UsmBlock shared;
  ASSERT_NO_FATAL_FAILURE(shared.create(UR_USM_TYPE_SHARED, context(), device(), 4096));
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event fetched, advised;
        ASSERT_OK(urEnqueueUSMPrefetch(queue(), shared.get(), 4096, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0, nullptr,
                                       fetched.out()));
        ASSERT_OK(urEnqueueUSMAdvise(queue(), shared.get(), 4096, UR_USM_ADVICE_FLAG_SET_READ_MOSTLY, advised.out()));
        const ur_event_handle_t both[] = {fetched, advised};
        ASSERT_OK(fill(queue(), 0, 8, 3, both));
      },
      &made));
  for (int run = 0; run < 2; ++run) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(8)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(0, 8), Words(8, 3));
  }
  ASSERT_OK(urQueueFinish(queue()));
}

TEST_P(GraphBehaviour, hostTasksRunInTheirPlace) {
  if (!deviceHas(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP))
    GTEST_SKIP() << "the device has no host tasks (UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP)";
  struct State {
    Words in = Words(8), out = Words(8);
    std::atomic<uint32_t> runs{0};
  } state;
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Event read, ran;
        ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, state.in.data(), words(), 32, 0, nullptr, read.out()));
        const auto doubled = [](void *data) {
          auto &the = *static_cast<State *>(data);
          for (size_t i = 0; i < the.in.size(); ++i)
            the.out[i] = the.in[i] * 2;
          ++the.runs;
        };
        ASSERT_OK(urEnqueueHostTaskExp(queue(), doubled, &state, nullptr, 1, read.list(), ran.out()));
        ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, words(8), state.out.data(), 32, 1, ran.list(), nullptr));
      },
      &made));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0u, state.runs.load());
  for (uint32_t run = 1; run <= 3; ++run) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(8, run)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(run, state.runs.load());
    EXPECT_EQ(read(8, 8), Words(8, run * 2));
  }
}

TEST_P(GraphBehaviour, launchesHaveGroupsAndLocalMemory) {
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        Arguments reduced;
        reduced.pointer(words(64)).pointer(words()).local(16 * sizeof(uint32_t));
        const size_t items = 64, group = 16;
        ASSERT_OK(urEnqueueKernelLaunchWithArgsExp(queue(), kernel("reduce"), 1, nullptr, &items, &group,
                                                   reduced.size(), reduced.data(), nullptr, 0, nullptr, nullptr));
      },
      &made));
  for (uint32_t value : {1, 2}) {
    ASSERT_NO_FATAL_FAILURE(write(0, Words(64, value)));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(read(64, 4), Words(4, value * 16));
    EXPECT_EQ(read(0, 64), Words(64, value));
  }
}

} // namespace conformance
