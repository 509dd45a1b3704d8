// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

// The queue is gone, and what it was sent may still run.
WRONG_PROGRAM(aQueueIsReleasedTooSoon, "race") {
  char *const memory = world.allocateDevice();
  ur_queue_handle_t gone = nullptr;
  EXPECT_EQ(urQueueCreate(world.context(), world.device(), nullptr, &gone), UR_RESULT_SUCCESS);
  const ur_event_handle_t filled = world.fill(gone, memory);
  EXPECT_EQ(urQueueRelease(gone), UR_RESULT_SUCCESS);
  world.fill(world.makeQueue(0), memory, wrong ? Events{} : Events{filled});
  world.wait({filled});
}
