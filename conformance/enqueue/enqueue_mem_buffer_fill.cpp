// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class EnqueueMemBufferFill : public BufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferFill, queue(), mem(), pattern_, 1, 0, 64, 0, nullptr, &event_).outputs(event_);
  }

  unsigned char pattern_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemBufferFill, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemBufferFill, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<2>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueMemBufferFill, patterns) {
  CONFORMANCE_NEEDS(mem());
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(128).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(4).with<5>(62).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(3).with<5>(6).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(4).with<4>(2).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemBufferFill, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
