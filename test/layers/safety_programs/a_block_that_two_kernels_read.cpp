// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aBlockThatTwoKernelsRead, "race") {
  char *const memory = world.allocateDevice(), *const one = world.allocateDevice(), *const two = world.allocateDevice();
  (void)world.launchCopy(world.first, one, memory);
  (void)world.launchCopy(world.second, two, memory); // nobody says which parts kernels use
  if (wrong)
    (void)world.fill(world.loose, memory);
}
