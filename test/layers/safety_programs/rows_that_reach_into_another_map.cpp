// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_mapped.hpp"
#include "layers/safety_programs.hpp"

// Rows across two maps of one memory: they have columns 0 to 15 on both sides, the others 16 to 31.
WRONG_PROGRAM(rowsThatReachIntoAnotherMap, "race") {
  layers_test::Mapped memory(world, {0, 0});
  char *const rows = memory.at(1) - 128;
  const char pattern = 1;
  for (const ur_queue_handle_t queue : {world.first, world.second}) {
    const size_t column = queue == world.first ? 0 : wrong ? 15 : 16;
    EXPECT_EQ(urEnqueueUSMFill2D(queue, rows + column, 64, 1, &pattern, 16, 8, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  }
  world.finish(world.first);
  world.finish(world.second);
}
