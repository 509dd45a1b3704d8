// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferAppendKernelLaunchExp : public CommandBufferTest {
protected:
  auto call() {
    return Call(urCommandBufferAppendKernelLaunchExp, commandBuffer(), kernel("nothing"), 1, nullptr, globalWorkSize_,
                nullptr, 0, nullptr, 0, nullptr, 0, nullptr, &syncPoint_, &event_, &command_)
        .outputs(syncPoint_, event_, command_);
  }

  size_t globalWorkSize_[3] = {1, 1, 1};
  ur_exp_command_buffer_sync_point_t syncPoint_ = 12345;
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
  ur_exp_command_buffer_command_handle_t command_ = untouched<ur_exp_command_buffer_command_handle_t>();
};

TEST_F(CommandBufferAppendKernelLaunchExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(CommandBufferAppendKernelLaunchExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().needsPointer<4>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<10>(event);
  call().with<8>(1).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
  const ur_exp_command_buffer_sync_point_t point = 0;
  call().with<9>(&point).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
}

TEST_F(CommandBufferAppendKernelLaunchExp, alternatives) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().with<6>(1).with<7>(nullptr).answers(UR_RESULT_ERROR_INVALID_VALUE);
  ur_kernel_handle_t alternative = kernel("copy");
  call().with<6>(0).with<7>(&alternative).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(CommandBufferAppendKernelLaunchExp, appendsOrSaysUnsupported) {
  CONFORMANCE_NEEDS(commandBuffer());
  if (call().worksOrSaysUnsupported()) {
    EXPECT_OK(urEventRelease(event_));
  }
}

} // namespace conformance
