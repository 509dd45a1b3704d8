// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(hostMemoryOfAQueueIsCopiedTooSoon, "race") {
  char *const from = world.allocateDevice(), *const to = world.allocateDevice();
  void *host = nullptr;
  EXPECT_EQ(urEnqueueUSMHostAllocExp(world.first, nullptr, World::kSize, nullptr, 0, nullptr, &host, nullptr),
            UR_RESULT_SUCCESS);
  world.finish(world.first);
  const ur_event_handle_t down = world.copy(world.first, host, from);
  world.copy(world.second, to, host, wrong ? Events{} : Events{down});
  world.finish(world.second);
  world.free(world.first, host);
}
