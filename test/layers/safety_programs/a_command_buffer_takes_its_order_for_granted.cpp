// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aCommandBufferTakesItsOrderForGranted, "race") {
  char *const memory = world.allocateDevice();
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer(!wrong);
  (void)world.append(buffer, memory);
  (void)world.append(buffer, memory);
  world.finalize(buffer);
  (void)world.run(world.first, buffer);
}
