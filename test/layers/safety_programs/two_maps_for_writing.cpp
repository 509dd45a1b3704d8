// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(twoMapsForWriting, "overlapping maps") {
  ur_mem_handle_t buffer = nullptr;
  EXPECT_EQ(urMemBufferCreate(world.context(), UR_MEM_FLAG_READ_WRITE, 64, nullptr, &buffer), UR_RESULT_SUCCESS);
  void *maps[2] = {};
  for (size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(urEnqueueMemBufferMap(world.first, buffer, true, UR_MAP_FLAG_WRITE, i * (wrong ? 16 : 32), 32, 0, nullptr,
                                    nullptr, &maps[i]),
              UR_RESULT_SUCCESS);
  }
  for (void *const map : maps) {
    EXPECT_EQ(urEnqueueMemUnmap(world.first, buffer, map, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  }
  world.finish(world.first);
  EXPECT_EQ(urMemRelease(buffer), UR_RESULT_SUCCESS);
}
