// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aCommandBufferRunsOnceMore, "use after free") {
  char *const memory = world.allocate(world.first), *const other = world.allocateDevice();
  const ur_exp_command_buffer_handle_t buffer = world.recordFill(memory), last = world.recordFill(other);
  world.run(world.first, buffer);
  world.free(world.first, memory);
  world.run(world.first, wrong ? buffer : last);
}
