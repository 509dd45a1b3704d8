// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(theEventOfACapturedCommand, "wait without end") {
  char *const memory = world.allocateDevice();
  ur_exp_graph_handle_t graph = nullptr;
  EXPECT_EQ(urQueueBeginGraphCaptureExp(world.first), UR_RESULT_SUCCESS);
  const ur_event_handle_t filled = world.fill(world.first, memory);
  if (wrong)
    (void)urEventWait(1, &filled);
  EXPECT_EQ(urQueueEndGraphCaptureExp(world.first, &graph), UR_RESULT_SUCCESS);
  EXPECT_EQ(urGraphDestroyExp(graph), UR_RESULT_SUCCESS);
}
