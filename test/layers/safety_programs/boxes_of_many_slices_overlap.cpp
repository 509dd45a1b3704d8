// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(boxesOfManySlicesOverlap, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  char *const memory = world.allocateHost();
  for (const ur_queue_handle_t queue : {world.first, world.second}) {
    const uint64_t column = queue == world.first ? 0 : wrong ? 3 : 4;
    EXPECT_EQ(urEnqueueMemBufferWriteRect(queue, buffer, false, {column, 0, 0}, {0, 0, 0}, {4, 2, 200}, 8, 16, 8, 16,
                                          memory, 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
  }
}
