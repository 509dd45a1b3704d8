// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// The same rows to left and right halves; one of the two a column too far.
WRONG_PROGRAM(twoColumnsOfTwoCopies, "race") {
  char *const to = world.allocateDevice(), *const one = world.allocateHost(), *const two = world.allocateHost();
  EXPECT_EQ(urEnqueueUSMMemcpy2D(world.first, false, to, 64, one, 32, 32, 16, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueUSMMemcpy2D(world.loose, false, to + 32, 64, two, 48, wrong ? 33 : 32, 16, 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  world.finish(world.loose);
}
