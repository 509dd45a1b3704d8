// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(rowsOverlap, "race") {
  char *const memory = world.allocateDevice();
  const char pattern = 1;
  for (size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(urEnqueueUSMFill2D(i == 0 ? world.first : world.second, memory + i * (wrong ? 31 : 32), 64, 1, &pattern,
                                 32, 8, 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
  }
}
