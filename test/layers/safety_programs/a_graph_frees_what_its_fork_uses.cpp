// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aGraphFreesWhatItsForkUses, "free before use") {
  char *const other = world.allocateDevice();
  const auto graph = world.capture([&] {
    ur_event_handle_t there = nullptr;
    char *const memory = world.allocate(world.first, &there);
    const ur_event_handle_t used = world.fill(world.second, memory, {there});
    if (!wrong)
      (void)world.barrier(world.first, {used});
    world.free(world.first, memory);
    (void)world.barrier(world.first, {used});
    (void)world.fill(world.first, other);
  });
  (void)world.runGraph(world.first, graph);
}
