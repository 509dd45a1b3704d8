// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

// What a map has given out is copied by a queue that the unmap doesn't wait for.
WRONG_PROGRAM(aMapIsCopiedAfterItsUnmap, "unmapped in use") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  char *const to = world.allocateDevice();
  void *at = nullptr;
  EXPECT_EQ(
      urEnqueueMemBufferMap(world.first, buffer, true, UR_MAP_FLAG_READ, 0, World::kSize, 0, nullptr, nullptr, &at),
      UR_RESULT_SUCCESS);
  const Events copied{world.copy(world.second, to, at)};
  EXPECT_EQ(urEnqueueMemUnmap(world.first, buffer, at, wrong ? 0 : 1, wrong ? nullptr : copied.data(), nullptr),
            UR_RESULT_SUCCESS);
  world.finish(world.second);
}
