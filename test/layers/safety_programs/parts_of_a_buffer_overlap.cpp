// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(partsOfABufferOverlap, "overlapping copy") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  EXPECT_EQ(urEnqueueMemBufferCopy(world.first, buffer, buffer, 0, wrong ? 50 : 100, 100, 0, nullptr, nullptr),
            wrong ? UR_RESULT_ERROR_OVERLAPPING_REGIONS : UR_RESULT_SUCCESS);
}
