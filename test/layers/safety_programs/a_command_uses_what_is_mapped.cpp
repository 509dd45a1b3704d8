// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aCommandUsesWhatIsMapped, "use while mapped") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  void *map = nullptr;
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, buffer, true, UR_MAP_FLAG_WRITE, 0, 64, 0, nullptr, nullptr, &map),
            UR_RESULT_SUCCESS);
  (void)world.fillBuffer(world.first, buffer, {}, wrong ? 63 : 64, 64);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, buffer, map, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
}
