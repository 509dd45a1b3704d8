// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aWriteOfWhatIsMappedForReading, "use while mapped") {
  const ur_mem_handle_t buffer = world.makeBuffer(), other = world.makeBuffer();
  void *map = nullptr;
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, buffer, true, UR_MAP_FLAG_READ, 0, 64, 0, nullptr, nullptr, &map),
            UR_RESULT_SUCCESS);
  if (wrong)
    (void)world.copyBuffer(world.first, buffer, other);
  else
    (void)world.copyBuffer(world.first, other, buffer);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, buffer, map, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
}
