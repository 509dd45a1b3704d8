// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aWaitForTheWrongEvent, "use before allocation") {
  ur_event_handle_t there = nullptr;
  const ur_event_handle_t before = world.marker(world.first);
  char *const memory = world.allocate(world.first, &there);
  const ur_event_handle_t used = world.fill(world.second, memory, {wrong ? before : there});
  world.wait({used, there});
  world.free(world.first, memory);
}
