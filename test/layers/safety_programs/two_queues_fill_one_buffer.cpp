// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(twoQueuesFillOneBuffer, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  const ur_event_handle_t one = world.fillBuffer(world.first, buffer);
  (void)world.fillBuffer(world.second, buffer, wrong ? Events{} : Events{one});
}
