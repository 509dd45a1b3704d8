// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// Rows are copied out of what one queue fills, and another fills what lies between the rows.
WRONG_PROGRAM(aCopyReachesIntoTheRows, "race") {
  char *const from = world.allocateDevice(), *const to = world.allocateDevice();
  EXPECT_EQ(urEnqueueUSMMemcpy2D(world.loose, false, to, 32, from, 128, 32, 8, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  world.fill(world.loose, from + 3 * 128 + 32, {}, wrong ? 97 : 96);
  world.finish(world.loose);
}
