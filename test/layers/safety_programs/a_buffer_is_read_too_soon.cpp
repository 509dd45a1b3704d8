// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aBufferIsReadTooSoon, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  char *const memory = world.allocateHost();
  const ur_event_handle_t filled = world.fillBuffer(world.first, buffer);
  const Events waits = wrong ? Events{} : Events{filled};
  EXPECT_EQ(urEnqueueMemBufferRead(world.second, buffer, false, 0, World::kSize, memory,
                                   static_cast<uint32_t>(waits.size()), waits.empty() ? nullptr : waits.data(),
                                   nullptr),
            UR_RESULT_SUCCESS);
}
