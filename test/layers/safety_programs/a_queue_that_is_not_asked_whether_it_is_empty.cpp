// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aQueueThatIsNotAskedWhetherItIsEmpty, "race") {
  char *const m = world.allocateDevice();
  world.fill(world.second, m);
  ur_bool_t empty = false;
  while (!wrong && !empty)
    EXPECT_EQ(urQueueGetInfo(world.second, UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, nullptr), UR_RESULT_SUCCESS);
  world.fill(world.first, m);
}
