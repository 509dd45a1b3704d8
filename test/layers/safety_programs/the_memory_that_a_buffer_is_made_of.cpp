// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(theMemoryThatABufferIsMadeOf, "race") {
  char *const host = world.allocateHost(), *const device = world.allocateDevice();
  const ur_mem_handle_t buffer = world.makeBuffer(host);
  const ur_event_handle_t done = world.fillBuffer(world.first, buffer);
  world.copy(world.second, device, host, wrong ? Events{} : Events{done});
}
