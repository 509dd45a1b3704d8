// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(notItsBeginning, "free inside a block") {
  char *const memory = world.allocate(world.first);
  if (wrong) {
    EXPECT_NE(urEnqueueUSMFreeExp(world.first, nullptr, memory + 256, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  }
  world.free(world.first, memory);
}
