// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aReaderIsForgotten, "free before use") {
  char *const memory = world.allocate(world.first), *const other = world.allocateDevice();
  const ur_event_handle_t filled = world.fill(world.first, memory);
  const ur_event_handle_t read = world.copy(world.second, other, memory, {filled});
  world.free(world.first, memory, wrong ? Events{} : Events{read});
  world.wait({read});
}
