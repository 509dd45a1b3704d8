// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// Two parts of a buffer that have 256 bytes in common.
WRONG_PROGRAM(aPartOfAPartIsFilled, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  const ur_mem_handle_t one = world.makePart(buffer, 0, 1280), two = world.makePart(buffer, 1024, 1024);
  world.fillBuffer(world.first, one, {}, 1000, wrong ? 25 : 24);
  world.fillBuffer(world.loose, two, {}, 0, 16);
  world.finish(world.loose);
}
