// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(memoryOfNoQueueIsFreedInItsOrder, "free of foreign memory") {
  char *const memory = wrong ? world.allocateDevice() : world.allocate(world.first);
  world.free(world.first, memory, {}, nullptr, wrong ? UR_RESULT_ERROR_INVALID_MEM_OBJECT : UR_RESULT_SUCCESS);
}
