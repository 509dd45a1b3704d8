// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aGraphStillRuns, "free before use") {
  char *const memory = world.allocate(world.first);
  world.finish(world.first);
  const auto graph = world.capture([&] { (void)world.fill(world.first, memory); });
  const ur_event_handle_t ran = world.runGraph(world.second, graph);
  world.free(world.first, memory, wrong ? Events{} : Events{ran});
  world.wait({ran});
}
