// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

// Of the two events the one that nobody holds any more is the one that would be needed; the right one has passed it on.
WRONG_PROGRAM(theEventIsReleasedAtOnce, "free before use") {
  char *const memory = world.allocate(world.first);
  world.finish(world.first);
  const char pattern = 5;
  ur_event_handle_t filled = nullptr;
  EXPECT_EQ(urEnqueueUSMFill(world.loose, memory, 1, &pattern, World::kSize, 0, nullptr, &filled), UR_RESULT_SUCCESS);
  const ur_event_handle_t passed = world.marker(world.second, wrong ? Events{} : Events{filled});
  EXPECT_EQ(urEventRelease(filled), UR_RESULT_SUCCESS);
  const ur_event_handle_t later = world.fill(world.loose, world.allocateDevice(), {passed});
  world.free(world.first, memory, {later});
  world.finish(world.loose);
}
