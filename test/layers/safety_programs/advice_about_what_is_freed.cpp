// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(adviceAboutWhatIsFreed, "use after free") {
  char *const memory = world.allocate(world.first), *const other = world.allocateDevice();
  world.free(world.first, memory);
  const ur_result_t result = urEnqueueUSMAdvise(world.first, wrong ? memory : other, 64, 0, nullptr);
  EXPECT_TRUE(wrong || result == UR_RESULT_SUCCESS);
}
