// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aFlushIsNoWait, "free before use") {
  char *const m = world.allocate(world.first);
  world.finish(world.first);
  world.fill(world.second, m);
  EXPECT_EQ((wrong ? urQueueFlush : urQueueFinish)(world.second), UR_RESULT_SUCCESS);
  world.free(world.first, m);
}
