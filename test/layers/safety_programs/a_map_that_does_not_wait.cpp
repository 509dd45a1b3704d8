// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aMapThatDoesNotWait, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  const ur_event_handle_t filled = world.fillBuffer(world.first, buffer);
  void *map = nullptr;
  const Events waits = wrong ? Events{} : Events{filled};
  EXPECT_EQ(urEnqueueMemBufferMap(world.second, buffer, true, UR_MAP_FLAG_READ, 0, 64,
                                  static_cast<uint32_t>(waits.size()), waits.empty() ? nullptr : waits.data(), nullptr,
                                  &map),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemUnmap(world.second, buffer, map, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
}
