// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aCommandBufferRunsAfterTheFree, "use after free") {
  char *const memory = world.allocate(world.first);
  world.finish(world.first);
  const ur_exp_command_buffer_handle_t buffer = world.recordFill(memory);
  if (wrong)
    world.free(world.first, memory);
  (void)world.run(world.first, buffer);
  if (!wrong)
    world.free(world.first, memory);
}
