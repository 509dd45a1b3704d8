// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(twoGraphsWriteOneBlock, "race") {
  char *const memory = world.allocateDevice();
  const auto one = world.capture([&] { (void)world.fill(world.first, memory); });
  const auto two = world.capture([&] { (void)world.fill(world.first, memory); });
  const ur_event_handle_t ran = world.runGraph(world.first, one);
  (void)world.runGraph(world.second, two, wrong ? Events{} : Events{ran});
}
