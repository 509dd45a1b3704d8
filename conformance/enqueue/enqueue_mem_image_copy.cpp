// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class EnqueueMemImageCopy : public ImageTest {
protected:
  auto call() {
    return Call(urEnqueueMemImageCopy, queue(), mem(), mem(), {0, 0, 0}, {0, 0, 0}, {1, 1, 1}, 0, nullptr, &event_)
        .outputs(event_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemImageCopy, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

TEST_F(EnqueueMemImageCopy, conditions) {
  CONFORMANCE_NEEDS(mem());
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueMemImageCopy, regions) {
  CONFORMANCE_NEEDS(mem());
  call().with<5>({0, 1, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>({1, 0, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>({1, 1, 0}).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemImageCopy, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
