// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(theHostFinishesAnotherQueue, "race") {
  char *const memory = world.allocateDevice();
  world.fill(world.loose, memory);
  world.fill(world.second, world.allocateDevice());
  world.finish(wrong ? world.second : world.loose);
  world.copy(world.first, world.allocateHost(), memory);
  world.finish(world.loose);
}
