// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(whatIsMappedIsCopiedTooSoon, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  char *const device = world.allocateDevice();
  const Events filled{world.fillBuffer(world.first, buffer)};
  ur_event_handle_t mapped = nullptr;
  void *at = nullptr;
  EXPECT_EQ(urEnqueueMemBufferMap(world.second, buffer, false, UR_MAP_FLAG_READ, 0, World::kSize, 1, filled.data(),
                                  &mapped, &at),
            UR_RESULT_SUCCESS);
  world.copy(world.loose, device, at, wrong ? Events{} : Events{world.keep(mapped)});
  world.finish(world.second);
  world.finish(world.loose);
  if (wrong)
    world.keep(mapped);
  EXPECT_EQ(urEnqueueMemUnmap(world.second, buffer, at, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
}
