// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aMarkerHoldsNobodyUp, "race") {
  char *const memory = world.allocateDevice();
  (void)world.fill(world.loose, memory);
  if (wrong)
    (void)world.marker(world.loose);
  else
    (void)world.barrier(world.loose);
  (void)world.fill(world.loose, memory);
}
