// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferUpdateKernelLaunchExp : public CommandBufferTest {
protected:
  auto call() { return Call(urCommandBufferUpdateKernelLaunchExp, commandBuffer(), 1, &updateKernelLaunch_); }

  ur_exp_command_buffer_update_kernel_launch_desc_t updateKernelLaunch_ =
      structure<ur_exp_command_buffer_update_kernel_launch_desc_t>(
          UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC);
};

TEST_F(CommandBufferUpdateKernelLaunchExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(CommandBufferUpdateKernelLaunchExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().needsPointer<2>();
  call().with<1>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(CommandBufferUpdateKernelLaunchExp, needsCommands) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().answers(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

} // namespace conformance
