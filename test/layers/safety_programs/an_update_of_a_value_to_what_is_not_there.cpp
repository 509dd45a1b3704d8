// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;

WRONG_PROGRAM(anUpdateOfAValueToWhatIsNotThere, "use before allocation") {
  char *const memory = world.allocate(world.first), *const out = world.allocateDevice();
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer(true, true);
  const auto command = world.appendMany(buffer, out);
  world.finalize(buffer);
  const auto word = reinterpret_cast<uint64_t>(memory);
  ur_exp_command_buffer_update_value_arg_desc_t argument{};
  argument.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC;
  argument.argIndex = 4; // the one of 8 bytes
  argument.argSize = sizeof word;
  argument.pNewValueArg = &word;
  ur_exp_command_buffer_update_kernel_launch_desc_t update{};
  update.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  update.hCommand = command;
  update.numNewValueArgs = 1;
  update.pNewValueArgList = &argument;
  EXPECT_EQ(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update), UR_RESULT_SUCCESS);
  world.run(wrong ? world.second : world.first, buffer);
}
