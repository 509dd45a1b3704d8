// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aKernelReadsTooSoon, "use before allocation") {
  ur_event_handle_t there = nullptr;
  char *const memory = world.allocate(world.first, &there), *const other = world.allocateDevice();
  world.wait({world.launchCopy(world.loose, other, memory, wrong ? Events{} : Events{there}), there});
  world.free(world.first, memory);
}
