// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aCopyReadsTooSoon, "use before allocation") {
  char *const memory = world.allocate(world.first);
  char *const other = world.allocateDevice();
  const ur_event_handle_t filled = world.fill(world.first, memory);
  const ur_event_handle_t used = world.copy(world.second, other, memory, wrong ? Events{} : Events{filled});
  world.wait({used, filled});
  world.free(world.first, memory);
}
