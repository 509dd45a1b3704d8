// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(anUpdateToWhatIsFreed, "use after free") {
  char *const memory = world.allocate(world.first), *const other = world.allocateDevice();
  world.free(world.first, memory);
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer(false, true);
  const auto command = world.appendKernel(buffer, other);
  world.finalize(buffer);
  void *const pointer = wrong ? memory : other;
  const ur_exp_command_buffer_update_pointer_arg_desc_t argument{
      UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC, nullptr, 0, nullptr, &pointer};
  ur_exp_command_buffer_update_kernel_launch_desc_t update{};
  update.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  update.hCommand = command;
  update.numNewPointerArgs = 1;
  update.pNewPointerArgList = &argument;
  EXPECT_EQ(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update), UR_RESULT_SUCCESS);
}
