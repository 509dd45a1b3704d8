// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// From the first to the second by a queue that does nothing else.
WRONG_PROGRAM(aThirdQueueCarriesTheOrder, "use before allocation") {
  const ur_queue_handle_t third = world.makeQueue(0);
  ur_event_handle_t there = nullptr;
  char *const memory = world.allocate(world.first, &there);
  world.marker(third, {there});
  const ur_event_handle_t passed = wrong ? world.marker(world.makeQueue(0)) : world.marker(third);
  world.fill(world.second, memory, {passed});
  const ur_event_handle_t all = world.barrier(world.second);
  world.free(world.first, memory, {all});
}
