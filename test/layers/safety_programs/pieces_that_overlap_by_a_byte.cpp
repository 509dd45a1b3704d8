// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(piecesThatOverlapByAByte, "race") {
  char *const memory = world.allocateDevice();
  (void)world.fill(world.first, memory, {}, 100);
  (void)world.fill(world.second, memory + (wrong ? 99 : 100), {}, 100);
}
