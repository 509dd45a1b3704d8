// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aGraphBesideTheNextInput, "race") {
  char *const in = world.allocateDevice(), *const out = world.allocateDevice(), *const host = world.allocateHost();
  const auto graph = world.capture([&] { (void)world.copy(world.first, out, in); });
  world.copy(world.first, in, host);
  const ur_event_handle_t ran = world.runGraph(world.first, graph);
  world.copy(world.second, in, host, wrong ? Events{} : Events{ran});
  world.finish(world.second);
}
