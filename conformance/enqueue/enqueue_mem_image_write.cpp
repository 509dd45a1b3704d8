// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class EnqueueMemImageWrite : public ImageTest {
protected:
  auto call() {
    return Call(urEnqueueMemImageWrite, queue(), mem(), false, {0, 0, 0}, {1, 1, 1}, 0, 0, src_, 0, nullptr, &event_)
        .outputs(event_);
  }

  unsigned char src_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemImageWrite, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemImageWrite, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<7>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<8>(event);
}

TEST_F(EnqueueMemImageWrite, regions) {
  CONFORMANCE_NEEDS(mem());
  call().with<4>({0, 1, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>({1, 0, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>({1, 1, 0}).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemImageWrite, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
