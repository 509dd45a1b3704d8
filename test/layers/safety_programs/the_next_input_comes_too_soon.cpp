// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(theNextInputComesTooSoon, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  world.wait({world.fill(world.first, memory)});
  const ur_event_handle_t used = world.launchCopy(world.second, other, memory);
  (void)world.fill(world.first, memory, wrong ? Events{} : Events{used});
}
