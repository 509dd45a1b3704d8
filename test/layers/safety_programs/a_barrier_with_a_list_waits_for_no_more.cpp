// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

// A barrier with a wait list waits for what it lists, and not for the queue's commands before it.
WRONG_PROGRAM(aBarrierWithAListWaitsForNoMore, "race") {
  char *const memory = world.allocateDevice();
  const ur_event_handle_t other = world.fill(world.second, world.allocateDevice());
  world.fill(world.loose, memory);
  world.barrier(world.loose, wrong ? Events{other} : Events{});
  world.fill(world.loose, memory);
  world.finish(world.loose);
}
