// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class EnqueueMemBufferRead : public FilledBufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferRead, queue(), mem(), false, 0, 64, dst_, 0, nullptr, &event_).outputs(event_);
  }

  unsigned char dst_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemBufferRead, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemBufferRead, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<5>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueMemBufferRead, ranges) {
  CONFORMANCE_NEEDS(mem());
  for (const auto &[offset, size] :
       {std::pair<size_t, size_t>(0, 0), {0, 4097}, {4096, 1}, {4000, 97}, {SIZE_MAX, 2}, {2, SIZE_MAX}})
    call().with<3>(offset).with<4>(size).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemBufferRead, contents) {
  CONFORMANCE_NEEDS(mem());
  for (const auto &[offset, size] : {std::pair<size_t, size_t>(0, 4096), {1, 1}, {17, 2000}, {4095, 1}}) {
    EXPECT_EQ(Bytes(bytes().begin() + static_cast<ptrdiff_t>(offset),
                    bytes().begin() + static_cast<ptrdiff_t>(offset + size)),
              readBuffer(queue(), mem(), size, offset));
  }
}

TEST_F(EnqueueMemBufferRead, withoutBlocking) {
  CONFORMANCE_NEEDS(mem());
  Bytes read(4096);
  Event event;
  ASSERT_OK(urEnqueueMemBufferRead(queue(), mem(), false, 0, 4096, read.data(), 0, nullptr, event.out()));
  ASSERT_OK(urEventWait(1, event.list()));
  EXPECT_EQ(bytes(), read);
}

using EnqueueMemBufferRead_Queues = BufferQueuesTest;

TEST_P(EnqueueMemBufferRead_Queues, waitLists) {
  Bytes bytes(4096);
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemBufferRead(queue(), mem(), false, 0, 4096, bytes.data(), count, list, event);
      },
      UR_COMMAND_MEM_BUFFER_READ);
}

CONFORMANCE_ON_QUEUES(EnqueueMemBufferRead_Queues);

} // namespace conformance
