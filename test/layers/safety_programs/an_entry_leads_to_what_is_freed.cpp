// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;

WRONG_PROGRAM(anEntryLeadsToWhatIsFreed, "use after free") {
  const ur_laneway_argument_entry_desc_t entries[1] = {{UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(void *)}};
  const ur_laneway_argument_table_desc_t table{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC, nullptr, 1, entries};
  ur_laneway_argument_entry_t entry{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY, nullptr, 0};
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer(true, true, &table);
  world.appendKernel(buffer, nullptr, &entry);
  world.finalize(buffer);
  const auto give = [&](char *memory) {
    const ur_laneway_argument_value_t value{0, sizeof(void *), &memory};
    const ur_laneway_argument_values_t values{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 1, &value};
    ur_exp_command_buffer_update_kernel_launch_desc_t update{};
    update.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    update.pNext = &values;
    EXPECT_EQ(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update), UR_RESULT_SUCCESS);
  };
  char *const memory = world.allocate(world.first), *const other = world.allocateDevice();
  give(memory);
  world.run(world.first, buffer);
  world.free(world.first, memory);
  if (!wrong)
    give(other);
  world.run(world.first, buffer);
}
