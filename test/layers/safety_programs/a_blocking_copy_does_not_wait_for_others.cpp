// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aBlockingCopyDoesNotWaitForOthers, "race") {
  char *const memory = world.allocateDevice();
  char *const other = world.allocateDevice();
  (void)world.fill(world.first, memory);
  if (!wrong)
    world.finish(world.first);
  (void)world.copy(world.second, other, memory, {}, World::kSize, true);
}
