// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(theFreeIsOnAnotherQueue, "free before use") {
  char *const memory = world.allocate(world.first);
  world.finish(world.first);
  const ur_event_handle_t used = world.fill(world.first, memory);
  world.free(world.second, memory, wrong ? Events{} : Events{used});
}
