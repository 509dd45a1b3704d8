// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

// The host task comes after the fill; who waits for another task doesn't.
WRONG_PROGRAM(aHostTaskIsTakenForTheOrder, "free before use") {
  char *const memory = world.allocate(world.first);
  world.finish(world.first);
  const ur_event_handle_t filled = world.fill(world.second, memory);
  const ur_event_handle_t task = world.task(
      world.loose, [] {}, wrong ? Events{} : Events{filled});
  world.free(world.first, memory, {task});
  world.wait({filled, task});
}
