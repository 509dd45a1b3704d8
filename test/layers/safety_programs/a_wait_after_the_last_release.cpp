// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// An event's address may come again: what waits for the new one doesn't wait for the old one's command.
WRONG_PROGRAM(aWaitAfterTheLastRelease, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  const char pattern = 5;
  ur_event_handle_t old = nullptr, young = nullptr;
  EXPECT_EQ(urEnqueueUSMFill(world.first, memory, 1, &pattern, 64, 0, nullptr, &old), UR_RESULT_SUCCESS);
  if (!wrong)
    world.wait({old});
  EXPECT_EQ(urEventRelease(old), UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueUSMFill(world.second, other, 1, &pattern, 64, 0, nullptr, &young), UR_RESULT_SUCCESS);
  world.fill(world.loose, memory, {world.keep(young)}, 64);
  world.finish(world.first);
  world.finish(world.loose);
}
