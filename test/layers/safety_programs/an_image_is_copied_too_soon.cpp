// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(anImageIsCopiedTooSoon, "race") {
  const auto i = world.makeImage(32);
  static char host[32 * 32 * 4];
  ur_event_handle_t e = nullptr;
  EXPECT_EQ(urEnqueueMemImageWrite(world.first, i, false, {0, 0, 0}, {32, 16, 1}, 128, 0, host, 0, nullptr, &e),
            UR_RESULT_SUCCESS);
  world.keep(e);
  EXPECT_EQ(urEnqueueMemImageCopy(world.second, i, i, {0, wrong ? 15u : 16u, 0}, {16, 24, 0}, {16, 8, 1}, 0, nullptr,
                                  nullptr),
            UR_RESULT_SUCCESS);
}
