// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class EnqueueMemBufferCopyRect : public BufferTest {
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
  const ur_rect_region_t region = {8, 4, 2};
  call().with<5>({0, 1, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>({1, 0, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>({1, 1, 0}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(region).with<6>(7).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(region).with<7>(31).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(region).with<7>(33).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(region).with<6>(16).with<7>(63).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(region).with<8>(7).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(region).with<9>(31).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(region).with<9>(33).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(region).with<8>(16).with<9>(63).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemBufferCopyRect, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
