// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(anImageIsCopiedOntoItself, "overlapping copy") {
  const ur_mem_handle_t image = world.makeImage(32);
  EXPECT_EQ(urEnqueueMemImageCopy(world.first, image, image, {0, 0, 0}, {wrong ? 7u : 8u, 0, 0}, {8, 32, 1}, 0, nullptr,
                                  nullptr),
            wrong ? UR_RESULT_ERROR_OVERLAPPING_REGIONS : UR_RESULT_SUCCESS);
}
