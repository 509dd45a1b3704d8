// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// The context is there as before, and so are its pools.
WRONG_PROGRAM(aContextIsRetainedAndReleased, "use after free") {
  char *const memory = world.allocate(world.first), *const other = world.allocateDevice();
  world.free(world.first, memory);
  EXPECT_EQ(urContextRetain(world.context()), UR_RESULT_SUCCESS);
  EXPECT_EQ(urContextRelease(world.context()), UR_RESULT_SUCCESS);
  world.copy(world.first, other, wrong ? memory : world.allocateHost());
}
