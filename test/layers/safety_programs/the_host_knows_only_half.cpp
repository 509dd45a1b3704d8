// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(theHostKnowsOnlyHalf, "use before allocation") {
  char *const memory = world.allocate(world.first);
  world.finish(wrong ? world.second : world.first);
  world.wait({world.fill(world.second, memory)});
  world.finish(world.first);
  world.free(world.first, memory);
}
