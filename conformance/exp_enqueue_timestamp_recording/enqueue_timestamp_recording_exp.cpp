// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class EnqueueTimestampRecordingExp : public QueueTest {
protected:
  auto call() { return Call(urEnqueueTimestampRecordingExp, queue(), false, 0, nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueTimestampRecordingExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueTimestampRecordingExp, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(EnqueueTimestampRecordingExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<2>(event);
}

TEST_F(EnqueueTimestampRecordingExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
