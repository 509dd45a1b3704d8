// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aForkThatDoesNotWait, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  const auto graph = world.capture([&] {
    const ur_event_handle_t start = world.fill(world.first, other);
    const ur_event_handle_t one = world.fill(world.first, memory);
    const ur_event_handle_t two = world.fill(world.second, memory, wrong ? Events{start} : Events{one});
    (void)world.barrier(world.first, {two});
  });
  (void)world.runGraph(world.first, graph);
}
