// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(anotherQueueAfterTheFree, "use after free") {
  char *const memory = world.allocate(world.first);
  world.finish(world.first);
  if (!wrong)
    world.wait({world.fill(world.second, memory)});
  world.free(world.first, memory);
  if (wrong)
    (void)world.fill(world.second, memory);
}
