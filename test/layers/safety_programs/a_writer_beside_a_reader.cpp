// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aWriterBesideAReader, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  const ur_event_handle_t written = world.fill(world.first, memory);
  (void)world.copy(world.second, other, memory, wrong ? Events{} : Events{written});
}
