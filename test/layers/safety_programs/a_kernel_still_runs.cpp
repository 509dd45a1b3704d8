// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aKernelStillRuns, "free before use") {
  char *const memory = world.allocate(world.first);
  world.finish(world.first);
  const ur_event_handle_t used = world.launchFill(world.second, memory);
  world.free(world.first, memory, wrong ? Events{} : Events{used});
  world.wait({used});
}
