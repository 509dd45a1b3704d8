// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;

WRONG_PROGRAM(anUpdateToABufferThatIsRead, "race") {
  const ur_mem_handle_t before = world.makeBuffer(), after = world.makeBuffer(), copied = world.makeBuffer();
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer(true, true);
  const auto command = world.appendKernel(buffer, before);
  world.finalize(buffer);
  const ur_kernel_arg_mem_obj_properties_t writes{UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES, nullptr,
                                                  UR_MEM_FLAG_WRITE_ONLY};
  ur_exp_command_buffer_update_memobj_arg_desc_t argument{};
  argument.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC;
  argument.pProperties = &writes;
  argument.hNewMemObjArg = wrong ? after : before;
  ur_exp_command_buffer_update_kernel_launch_desc_t update{};
  update.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  update.hCommand = command;
  update.numNewMemObjArgs = 1;
  update.pNewMemObjArgList = &argument;
  EXPECT_EQ(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update), UR_RESULT_SUCCESS);
  world.run(world.first, buffer);
  world.copyBuffer(world.second, copied, after);
}
