// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferAppendKernelLaunchWithArgsExp : public CommandBufferTest {
protected:
  CommandBufferAppendKernelLaunchWithArgsExp() { arguments_.pointer(nullptr).value(uint32_t{1}); }
  auto call() {
    return Call(urCommandBufferAppendKernelLaunchWithArgsExp, commandBuffer(), kernel("fill"), 1, nullptr,
                globalWorkSize_, nullptr, arguments_.size(), arguments_.data(), 0, nullptr, 0, nullptr, 0, nullptr,
                &syncPoint_, &event_, &command_)
        .outputs(syncPoint_, event_, command_);
  }

  Arguments arguments_;
  size_t globalWorkSize_[3] = {1, 1, 1};
  ur_exp_command_buffer_sync_point_t syncPoint_ = 12345;
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
  ur_exp_command_buffer_command_handle_t command_ = untouched<ur_exp_command_buffer_command_handle_t>();
};

TEST_F(CommandBufferAppendKernelLaunchWithArgsExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(CommandBufferAppendKernelLaunchWithArgsExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().needsPointer<4>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<12>(event);
  call().with<10>(1).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
  const ur_exp_command_buffer_sync_point_t point = 0;
  call().with<11>(&point).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
}

TEST_F(CommandBufferAppendKernelLaunchWithArgsExp, arguments) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().with<6>(1).with<7>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  auto argument = structure<ur_exp_kernel_arg_properties_t>(UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES);
  argument.type = noEnumerator<ur_exp_kernel_arg_type_t>();
  call().with<6>(1).with<7>(&argument).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  call().with<8>(1).with<9>(nullptr).answers(UR_RESULT_ERROR_INVALID_VALUE);
  ur_kernel_handle_t alternative = kernel("copy");
  call().with<8>(0).with<9>(&alternative).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(CommandBufferAppendKernelLaunchWithArgsExp, appendsOrSaysUnsupported) {
  CONFORMANCE_NEEDS(commandBuffer());
  if (call().worksOrSaysUnsupported()) {
    EXPECT_OK(urEventRelease(event_));
  }
}

} // namespace conformance
