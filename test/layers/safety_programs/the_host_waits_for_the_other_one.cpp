// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(theHostWaitsForTheOtherOne, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  const ur_event_handle_t one = world.fill(world.first, memory);
  const ur_event_handle_t two = world.fill(world.second, other);
  world.wait({wrong ? two : one});
  (void)world.fill(world.loose, memory);
}
