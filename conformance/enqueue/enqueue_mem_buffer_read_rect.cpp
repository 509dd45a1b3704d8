// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class EnqueueMemBufferReadRect : public FilledBufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferReadRect, queue(), mem(), false, {0, 0, 0}, {0, 0, 0}, {1, 1, 1}, 0, 0, 0, 0, dst_, 0,
                nullptr, &event_)
        .outputs(event_);
  }

  unsigned char dst_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemBufferReadRect, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemBufferReadRect, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<10>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<11>(event);
}

TEST_F(EnqueueMemBufferReadRect, rectangles) {
  CONFORMANCE_NEEDS(mem());
  checksRectangles(call());
}

TEST_F(EnqueueMemBufferReadRect, contents) {
  CONFORMANCE_NEEDS(mem());
  // A buffer of slices of 8 rows of 64 bytes; boxes of 2 slices, 3 rows, 20 bytes.
  const ur_rect_region_t region = {20, 3, 2};
  const auto at = [](size_t x, size_t y, size_t z) { return z * 512 + y * 64 + x; };
  Bytes read(3 * 32 * 5, 0xee);
  ASSERT_OK(urEnqueueMemBufferReadRect(queue(), mem(), true, {7, 2, 3}, {1, 1, 1}, region, 64, 512, 32, 160,
                                       read.data(), 0, nullptr, nullptr));
  Bytes expected(read.size(), 0xee);
  for (size_t z = 0; z < 2; ++z) {
    for (size_t y = 0; y < 3; ++y) {
      for (size_t x = 0; x < 20; ++x)
        expected[(z + 1) * 160 + (y + 1) * 32 + x + 1] = bytes()[at(x + 7, y + 2, z + 3)];
    }
  }
  EXPECT_EQ(expected, read);
  Bytes flat(120);
  ASSERT_OK(urEnqueueMemBufferReadRect(queue(), mem(), true, {0, 0, 0}, {0, 0, 0}, region, 0, 0, 0, 0, flat.data(), 0,
                                       nullptr, nullptr));
  EXPECT_EQ(Bytes(bytes().begin(), bytes().begin() + 120), flat);
}

using EnqueueMemBufferReadRect_Queues = BufferQueuesTest;

TEST_P(EnqueueMemBufferReadRect_Queues, waitLists) {
  Bytes bytes(4096);
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemBufferReadRect(queue(), mem(), false, {0, 0, 0}, {0, 0, 0}, {64, 8, 4}, 0, 0, 0, 0,
                                          bytes.data(), count, list, event);
      },
      UR_COMMAND_MEM_BUFFER_READ_RECT);
}

CONFORMANCE_ON_QUEUES(EnqueueMemBufferReadRect_Queues);

} // namespace conformance
