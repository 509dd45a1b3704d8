// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(memoryOfAQueueThatIsGone, "free before allocation") {
  ur_queue_handle_t gone = nullptr;
  EXPECT_EQ(urQueueCreate(world.context(), world.device(), nullptr, &gone), UR_RESULT_SUCCESS);
  ur_event_handle_t there = nullptr;
  char *const memory = world.allocate(gone, &there);
  EXPECT_EQ(urQueueRelease(gone), UR_RESULT_SUCCESS);
  world.free(world.loose, memory, wrong ? Events{} : Events{there});
  world.finish(world.loose);
}
