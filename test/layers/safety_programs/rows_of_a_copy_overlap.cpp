// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(rowsOfACopyOverlap, "overlapping copy") {
  char *const memory = world.allocateDevice();
  EXPECT_EQ(
      urEnqueueUSMMemcpy2D(world.first, false, memory + (wrong ? 15 : 16), 64, memory, 64, 16, 8, 0, nullptr, nullptr),
      UR_RESULT_SUCCESS);
}
