// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aBarrierOfAnotherQueue, "free before use") {
  ur_event_handle_t there = nullptr;
  char *const memory = world.allocate(world.loose, &there);
  world.wait({there});
  (void)world.fill(world.loose, memory);
  const ur_event_handle_t all = world.barrier(wrong ? world.second : world.loose);
  world.free(world.second, memory, {all});
  world.finish(world.loose);
}
