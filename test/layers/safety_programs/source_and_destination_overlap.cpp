// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(sourceAndDestinationOverlap, "overlapping copy") {
  char *const memory = world.allocateDevice();
  (void)world.copy(world.first, memory + (wrong ? 63 : 64), memory, {}, 64);
}
