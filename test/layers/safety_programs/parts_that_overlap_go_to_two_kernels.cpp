// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;

WRONG_PROGRAM(partsThatOverlapGoToTwoKernels, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer(), out = world.makeBuffer();
  const ur_mem_handle_t one = world.makePart(buffer, 0, 2048), two = world.makePart(buffer, wrong ? 1024 : 2048, 2048);
  world.launchFill(world.first, one, {}, UR_MEM_FLAG_WRITE_ONLY, 2048);
  world.launchCopy(world.second, out, two, {}, 2048);
  world.finish(world.first);
  world.finish(world.second);
}
