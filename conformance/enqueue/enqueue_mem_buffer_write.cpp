// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/buffers.hpp"

namespace conformance {

class EnqueueMemBufferWrite : public FilledBufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferWrite, queue(), mem(), false, 0, 64, src_, 0, nullptr, &event_).outputs(event_);
  }

  unsigned char src_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemBufferWrite, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemBufferWrite, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<5>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueMemBufferWrite, ranges) {
  CONFORMANCE_NEEDS(mem());
  for (const auto &[offset, size] :
       {std::pair<size_t, size_t>(0, 0), {0, 4097}, {4096, 1}, {4000, 97}, {SIZE_MAX, 2}, {2, SIZE_MAX}})
    call().with<3>(offset).with<4>(size).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemBufferWrite, contents) {
  CONFORMANCE_NEEDS(mem());
  Bytes expected = bytes();
  for (const auto &[offset, size] : {std::pair<size_t, size_t>(0, 1), {17, 2000}, {4095, 1}, {0, 4096}}) {
    const Bytes written = someBytes(size, 99);
    std::copy(written.begin(), written.end(), expected.begin() + static_cast<ptrdiff_t>(offset));
    ASSERT_OK(urEnqueueMemBufferWrite(queue(), mem(), size == 2000, offset, size, written.data(), 0, nullptr, nullptr));
    ASSERT_OK(urQueueFinish(queue()));
    EXPECT_EQ(expected, contents());
  }
}

using EnqueueMemBufferWrite_Queues = BufferQueuesTest;

TEST_P(EnqueueMemBufferWrite_Queues, waitLists) {
  Bytes bytes(4096);
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemBufferWrite(queue(), mem(), false, 0, 4096, bytes.data(), count, list, event);
      },
      UR_COMMAND_MEM_BUFFER_WRITE);
}

CONFORMANCE_ON_QUEUES(EnqueueMemBufferWrite_Queues);

} // namespace conformance
