// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aQueueOutOfOrderUsesItsOwnBlock, "use before allocation") {
  ur_event_handle_t there = nullptr;
  char *const memory = world.allocate(world.loose, &there);
  const ur_event_handle_t used = world.fill(world.loose, memory, wrong ? Events{} : Events{there});
  world.wait({used, there});
  world.free(world.loose, memory);
}
