// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(theNextDoesNotWaitForTheUnmap, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  void *map = nullptr;
  ur_event_handle_t unmapped = nullptr;
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, buffer, true, UR_MAP_FLAG_WRITE, 0, 64, 0, nullptr, nullptr, &map),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, buffer, map, 0, nullptr, &unmapped), UR_RESULT_SUCCESS);
  (void)world.keep(unmapped);
  (void)world.fillBuffer(world.second, buffer, wrong ? Events{} : Events{unmapped});
}
