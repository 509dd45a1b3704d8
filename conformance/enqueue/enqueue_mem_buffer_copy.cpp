// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class EnqueueMemBufferCopy : public FilledBufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferCopy, queue(), mem(), mem(), 0, 0, 64, 0, nullptr, &event_).outputs(event_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemBufferCopy, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

TEST_F(EnqueueMemBufferCopy, conditions) {
  CONFORMANCE_NEEDS(mem());
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueMemBufferCopy, ranges) {
  CONFORMANCE_NEEDS(mem());
  Mem other;
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), bytes(), &other));
  const auto copy = [&](size_t from, size_t to, size_t size) {
    return Call(urEnqueueMemBufferCopy, queue(), mem(), other.get(), from, to, size, 0, nullptr, &event_)
        .outputs(event_);
  };
  copy(0, 0, 0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  copy(0, 0, 4097).answers(UR_RESULT_ERROR_INVALID_SIZE);
  copy(4090, 0, 7).answers(UR_RESULT_ERROR_INVALID_SIZE);
  copy(0, 4090, 7).answers(UR_RESULT_ERROR_INVALID_SIZE);
  copy(SIZE_MAX, 0, 2).answers(UR_RESULT_ERROR_INVALID_SIZE);
  copy(0, SIZE_MAX, 2).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemBufferCopy, contents) {
  CONFORMANCE_NEEDS(mem());
  Mem other;
  const Bytes before = someBytes(4096, 100);
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), before, &other));
  ASSERT_OK(urEnqueueMemBufferCopy(queue(), mem(), other, 100, 333, 1000, 0, nullptr, nullptr));
  Bytes expected = before;
  std::copy_n(bytes().begin() + 100, 1000, expected.begin() + 333);
  EXPECT_EQ(expected, readBuffer(queue(), other, 4096));
  EXPECT_EQ(bytes(), contents());
}

TEST_F(EnqueueMemBufferCopy, withinOneBuffer) {
  CONFORMANCE_NEEDS(mem());
  ASSERT_OK(urEnqueueMemBufferCopy(queue(), mem(), mem(), 0, 2048, 2048, 0, nullptr, nullptr));
  Bytes expected = bytes();
  std::copy_n(bytes().begin(), 2048, expected.begin() + 2048);
  EXPECT_EQ(expected, contents());
}

TEST_F(EnqueueMemBufferCopy, promiseOverlapIsRefused) {
  CONFORMANCE_NEEDS(mem());
  Call(urEnqueueMemBufferCopy, queue(), mem(), mem(), 0, 10, 11, 0, nullptr, &event_)
      .outputs(event_)
      .answers(UR_RESULT_ERROR_OVERLAPPING_REGIONS);
}

using EnqueueMemBufferCopy_Queues = BufferQueuesTest;

TEST_P(EnqueueMemBufferCopy_Queues, waitLists) {
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemBufferCopy(queue(), mem(), mem(), 0, 2048, 2048, count, list, event);
      },
      UR_COMMAND_MEM_BUFFER_COPY);
}

CONFORMANCE_ON_QUEUES(EnqueueMemBufferCopy_Queues);

} // namespace conformance
