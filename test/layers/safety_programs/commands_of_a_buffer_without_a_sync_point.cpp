// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(commandsOfABufferWithoutASyncPoint, "race") {
  char *const memory = world.allocateDevice();
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer();
  const auto one = world.append(buffer, memory);
  if (wrong)
    (void)world.append(buffer, memory);
  else
    (void)world.append(buffer, memory, {one});
  world.finalize(buffer);
  (void)world.run(world.first, buffer);
}
