// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aCapturedQueueIsWaitedFor, "wait without end") {
  char *const memory = world.allocateDevice();
  world.capture([&] {
    world.fill(world.first, memory);
    EXPECT_EQ(urQueueFinish(wrong ? world.first : world.second) == UR_RESULT_SUCCESS, !wrong);
  });
}
