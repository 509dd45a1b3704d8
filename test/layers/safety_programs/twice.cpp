// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(twice, "second free") {
  char *const memory = world.allocate(world.first);
  world.free(world.first, memory);
  if (wrong) {
    EXPECT_NE(urEnqueueUSMFreeExp(world.first, nullptr, memory, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  }
}
