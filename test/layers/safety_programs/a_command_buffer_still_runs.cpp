// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aCommandBufferStillRuns, "free before use") {
  char *const memory = world.allocate(world.first);
  world.finish(world.first);
  const ur_exp_command_buffer_handle_t buffer = world.recordFill(memory);
  const ur_event_handle_t ran = world.run(world.second, buffer);
  world.free(world.first, memory, wrong ? Events{} : Events{ran});
  world.wait({ran});
}
