// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class EnqueueMemBufferWrite : public BufferTest {
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

TEST_F(EnqueueMemBufferWrite, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
