// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(anotherQueueUsesABlock, "use before allocation") {
  ur_event_handle_t there = nullptr;
  char *const memory = world.allocate(world.first, &there);
  const ur_event_handle_t used = world.fill(world.second, memory, wrong ? Events{} : Events{there});
  world.wait({used, there});
  world.free(world.first, memory);
}
