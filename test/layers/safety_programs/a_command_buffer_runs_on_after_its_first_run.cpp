// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// It runs twice, on two queues, and what it writes is read after the first run.
WRONG_PROGRAM(aCommandBufferRunsOnAfterItsFirstRun, "race") {
  char *const memory = world.allocateDevice(), *const out = world.allocateDevice();
  const ur_exp_command_buffer_handle_t buffer = world.recordFill(memory);
  const ur_event_handle_t one = world.run(world.first, buffer);
  const ur_event_handle_t two = world.run(world.second, buffer);
  world.copy(world.loose, out, memory, {wrong ? one : two});
  world.finish(world.second);
  world.finish(world.loose);
}
