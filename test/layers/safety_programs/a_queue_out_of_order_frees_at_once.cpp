// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aQueueOutOfOrderFreesAtOnce, "free before use") {
  ur_event_handle_t there = nullptr;
  char *const memory = world.allocate(world.loose, &there);
  const ur_event_handle_t used = world.fill(world.loose, memory, {there});
  world.free(world.loose, memory, {wrong ? there : used});
}
