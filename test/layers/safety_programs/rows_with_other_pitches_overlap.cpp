// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// Rows 64 and 96 bytes apart: from column 16 on they have none in common, but with one byte more.
WRONG_PROGRAM(rowsWithOtherPitchesOverlap, "race") {
  char *const memory = world.allocateDevice();
  const char pattern = 1;
  EXPECT_EQ(urEnqueueUSMFill2D(world.first, memory, 64, 1, &pattern, 16, 12, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueUSMFill2D(world.second, memory + 16, 96, 1, &pattern, wrong ? 17 : 16, 8, 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
}
