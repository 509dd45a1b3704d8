// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aReaderBesideAWriter, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  const ur_event_handle_t read = world.copy(world.first, other, memory);
  (void)world.fill(world.second, memory, wrong ? Events{} : Events{read});
}
