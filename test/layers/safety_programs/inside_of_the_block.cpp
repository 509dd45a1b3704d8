// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(insideOfTheBlock, "use after free") {
  char *const memory = world.allocate(world.first), *const other = world.allocate(world.first);
  world.free(world.first, wrong ? memory : other);
  (void)world.fill(world.first, memory + World::kSize / 2, {}, 8);
  world.free(world.first, wrong ? other : memory);
}
