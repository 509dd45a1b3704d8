// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(theEventOfACapturedFree, "wait without end") {
  const auto graph = world.capture([&] {
    char *const memory = world.allocate(world.first);
    ur_event_handle_t freed = nullptr;
    world.free(world.first, memory, {}, &freed);
    if (wrong)
      (void)urEventWait(1, &freed);
  });
  (void)world.runGraph(world.first, graph);
}
