// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// 16 x 8 pixels of 4 bytes, in rows of 128 bytes: the last begins at byte 896 and has 64.
WRONG_PROGRAM(anImageIsWrittenFromWhatIsFilled, "race") {
  const ur_mem_handle_t image = world.makeImage(16);
  char *const in = world.allocateHost();
  world.fill(world.second, in + (wrong ? 959 : 960), {}, 64);
  EXPECT_EQ(urEnqueueMemImageWrite(world.first, image, false, {0, 0, 0}, {16, 8, 1}, 128, 0, in, 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  world.finish(world.second);
}
