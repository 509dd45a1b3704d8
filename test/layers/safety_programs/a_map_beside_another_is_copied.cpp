// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// Two maps for reading, which may lie at the same addresses: who copies from the one needn't care about the other one.
WRONG_PROGRAM(aMapBesideAnotherIsCopied, "unmapped in use") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  char *const to = world.allocateDevice();
  void *whole = nullptr, *part = nullptr;
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, buffer, true, UR_MAP_FLAG_READ, 0, 4096, 0, nullptr, nullptr, &whole),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, buffer, true, UR_MAP_FLAG_READ, 64, 64, 0, nullptr, nullptr, &part),
            UR_RESULT_SUCCESS);
  world.copy(world.second, to, part, {}, 64);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, buffer, whole, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  if (!wrong)
    world.finish(world.second);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, buffer, part, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
}
