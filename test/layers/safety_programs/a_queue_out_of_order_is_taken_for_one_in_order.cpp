// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aQueueOutOfOrderIsTakenForOneInOrder, "race") {
  char *const memory = world.allocateDevice();
  (void)world.fill(wrong ? world.loose : world.first, memory);
  (void)world.fill(wrong ? world.loose : world.first, memory);
}
