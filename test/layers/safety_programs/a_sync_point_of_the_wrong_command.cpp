// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aSyncPointOfTheWrongCommand, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer();
  const auto one = world.append(buffer, memory), two = world.append(buffer, other);
  (void)world.append(buffer, memory, {wrong ? two : one});
  world.finalize(buffer);
  (void)world.run(world.first, buffer);
}
