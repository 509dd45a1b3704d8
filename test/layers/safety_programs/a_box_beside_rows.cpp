// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// A box with gaps between rows and between slices, and host memory that is filled in such a gap.
WRONG_PROGRAM(aBoxBesideRows, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  char *const host = world.allocateHost();
  EXPECT_EQ(urEnqueueMemBufferReadRect(world.first, buffer, false, {0, 0, 0}, {4, 1, 1}, {8, 3, 5}, 8, 24, 16, 80, host,
                                       0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  // Rows 1 to 3 of slices 1 to 5, columns 4 to 11; the gap behind slice 2's last row is from 220 to 259.
  world.fill(world.second, host + 220, {}, wrong ? 41 : 40);
  world.finish(world.second);
}
