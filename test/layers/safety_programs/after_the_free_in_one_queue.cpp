// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(afterTheFreeInOneQueue, "use after free") {
  char *const memory = world.allocate(world.first);
  if (wrong)
    world.free(world.first, memory);
  (void)world.fill(world.first, memory);
  if (!wrong)
    world.free(world.first, memory);
}
