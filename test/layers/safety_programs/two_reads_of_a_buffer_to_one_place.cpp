// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(twoReadsOfABufferToOnePlace, "race") {
  const ur_mem_handle_t one = world.makeBuffer(), two = world.makeBuffer();
  char *const out = world.allocateHost();
  EXPECT_EQ(urEnqueueMemBufferRead(world.first, one, false, 0, 512, out, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemBufferRead(world.second, two, false, 100, 512, out + (wrong ? 511 : 512), 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
}
