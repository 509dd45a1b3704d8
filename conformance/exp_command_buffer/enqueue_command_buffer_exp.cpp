// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class EnqueueCommandBufferExp : public CommandBufferTest {
protected:
  auto call() { return Call(urEnqueueCommandBufferExp, queue(), commandBuffer(), 0, nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueCommandBufferExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueCommandBufferExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<2>(event);
}

TEST_F(EnqueueCommandBufferExp, runsFinalizedOnes) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP);
  ASSERT_OK(urCommandBufferFinalizeExp(commandBuffer()));
  call().succeeds();
  EXPECT_OK(urEventWait(1, &event_));
  EXPECT_OK(urEventRelease(event_));
}

} // namespace conformance
