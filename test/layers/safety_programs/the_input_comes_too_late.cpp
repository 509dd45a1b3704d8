// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(theInputComesTooLate, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice(),
              *const third = world.allocateDevice();
  world.wait({world.fill(world.first, memory)});
  const ur_event_handle_t filled = world.copy(world.first, memory, third);
  (void)world.launchCopy(world.second, other, memory, wrong ? Events{} : Events{filled});
}
