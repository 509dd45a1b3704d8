// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(boxesWithinOneBufferOverlap, "overlapping copy") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  EXPECT_EQ(urEnqueueMemBufferCopyRect(world.first, buffer, buffer, {0, 0, 0}, {wrong ? 15u : 16u, 0, 0}, {16, 4, 2},
                                       64, 256, 64, 256, 0, nullptr, nullptr),
            wrong ? UR_RESULT_ERROR_OVERLAPPING_REGIONS : UR_RESULT_SUCCESS);
}
