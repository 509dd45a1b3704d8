// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aKernelGetsWhatIsFreed, "use after free") {
  char *const memory = world.allocate(world.first), *const other = world.allocate(world.first);
  world.free(world.first, other);
  (void)world.launchFill(world.first, wrong ? other : memory);
  world.free(world.first, memory);
}
