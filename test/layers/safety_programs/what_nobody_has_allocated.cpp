// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <array>

WRONG_PROGRAM(whatNobodyHasAllocated, "free of foreign memory") {
  static std::array<char, 64> mine;
  char *const memory = world.allocate(world.first);
  if (wrong) {
    EXPECT_NE(urEnqueueUSMFreeExp(world.first, nullptr, mine.data(), 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  }
  world.free(world.first, memory);
}
