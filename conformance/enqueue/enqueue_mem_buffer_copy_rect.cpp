// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class EnqueueMemBufferCopyRect : public FilledBufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferCopyRect, queue(), mem(), mem(), {0, 0, 0}, {0, 0, 0}, {1, 1, 1}, 0, 0, 0, 0, 0,
                nullptr, &event_)
        .outputs(event_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemBufferCopyRect, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

TEST_F(EnqueueMemBufferCopyRect, conditions) {
  CONFORMANCE_NEEDS(mem());
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<10>(event);
}

TEST_F(EnqueueMemBufferCopyRect, rectangles) {
  CONFORMANCE_NEEDS(mem());
  checksRectangles(call());
}

TEST_F(EnqueueMemBufferCopyRect, contents) {
  CONFORMANCE_NEEDS(mem());
  // A buffer of slices of 8 rows of 64 bytes; boxes of 2 slices, 3 rows, 20 bytes.
  const ur_rect_region_t region = {20, 3, 2};
  const auto at = [](size_t x, size_t y, size_t z) { return z * 512 + y * 64 + x; };
  Mem other;
  Bytes expected = someBytes(4096, 200);
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), expected, &other));
  ASSERT_OK(urEnqueueMemBufferCopyRect(queue(), mem(), other, {7, 2, 3}, {1, 1, 1}, region, 64, 512, 32, 160, 0,
                                       nullptr, nullptr));
  for (size_t z = 0; z < 2; ++z) {
    for (size_t y = 0; y < 3; ++y) {
      for (size_t x = 0; x < 20; ++x)
        expected[(z + 1) * 160 + (y + 1) * 32 + x + 1] = bytes()[at(x + 7, y + 2, z + 3)];
    }
  }
  EXPECT_EQ(expected, readBuffer(queue(), other, 4096));
}

TEST_F(EnqueueMemBufferCopyRect, boxesMustLieInside) {
  CONFORMANCE_NEEDS(mem());
  Mem other;
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), bytes(), &other));
  const auto copy = [&](ur_rect_offset_t from, ur_rect_offset_t to) {
    return Call(urEnqueueMemBufferCopyRect, queue(), mem(), other.get(), from, to, {64, 8, 8}, 64, 512, 64, 512, 0,
                nullptr, &event_)
        .outputs(event_);
  };
  copy({1, 0, 0}, {0, 0, 0}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  copy({0, 0, 0}, {0, 1, 0}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  copy({0, 0, 1}, {0, 0, 0}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  copy({0, 0, 0}, {0, 0, SIZE_MAX / 256}).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

using EnqueueMemBufferCopyRect_Queues = BufferQueuesTest;

TEST_P(EnqueueMemBufferCopyRect_Queues, waitLists) {
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemBufferCopyRect(queue(), mem(), mem(), {0, 0, 0}, {0, 0, 4}, {64, 8, 4}, 0, 0, 0, 0, count,
                                          list, event);
      },
      UR_COMMAND_MEM_BUFFER_COPY_RECT);
}

CONFORMANCE_ON_QUEUES(EnqueueMemBufferCopyRect_Queues);

} // namespace conformance
