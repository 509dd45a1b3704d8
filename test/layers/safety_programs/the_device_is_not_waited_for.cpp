// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(theDeviceIsNotWaitedFor, "race") {
  char *const m = world.allocateDevice();
  world.fill(world.second, m);
  if (!wrong) {
    EXPECT_EQ(urDeviceWaitExp(world.device()), UR_RESULT_SUCCESS);
  }
  world.fill(world.first, m);
}
