// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class EnqueueMemBufferWriteRect : public FilledBufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferWriteRect, queue(), mem(), false, {0, 0, 0}, {0, 0, 0}, {1, 1, 1}, 0, 0, 0, 0, src_,
                0, nullptr, &event_)
        .outputs(event_);
  }

  unsigned char src_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemBufferWriteRect, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemBufferWriteRect, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<10>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<11>(event);
}

TEST_F(EnqueueMemBufferWriteRect, rectangles) {
  CONFORMANCE_NEEDS(mem());
  checksRectangles(call());
}

TEST_F(EnqueueMemBufferWriteRect, contents) {
  CONFORMANCE_NEEDS(mem());
  // A buffer of slices of 8 rows of 64 bytes; boxes of 2 slices, 3 rows, 20 bytes.
  const ur_rect_region_t region = {20, 3, 2};
  const auto at = [](size_t x, size_t y, size_t z) { return z * 512 + y * 64 + x; };
  Bytes written = someBytes(3 * 32 * 5, 77), expected = bytes();
  ASSERT_OK(urEnqueueMemBufferWriteRect(queue(), mem(), true, {7, 2, 3}, {1, 1, 1}, region, 64, 512, 32, 160,
                                        written.data(), 0, nullptr, nullptr));
  for (size_t z = 0; z < 2; ++z) {
    for (size_t y = 0; y < 3; ++y) {
      for (size_t x = 0; x < 20; ++x)
        expected[at(x + 7, y + 2, z + 3)] = written[(z + 1) * 160 + (y + 1) * 32 + x + 1];
    }
  }
  EXPECT_EQ(expected, contents());
}

using EnqueueMemBufferWriteRect_Queues = BufferQueuesTest;

TEST_P(EnqueueMemBufferWriteRect_Queues, waitLists) {
  Bytes bytes(4096);
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemBufferWriteRect(queue(), mem(), false, {0, 0, 0}, {0, 0, 0}, {64, 8, 4}, 0, 0, 0, 0,
                                           bytes.data(), count, list, event);
      },
      UR_COMMAND_MEM_BUFFER_WRITE_RECT);
}

CONFORMANCE_ON_QUEUES(EnqueueMemBufferWriteRect_Queues);

} // namespace conformance
