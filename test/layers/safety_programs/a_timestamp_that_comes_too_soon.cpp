// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// A recorded timestamp as an event that orders.
WRONG_PROGRAM(aTimestampThatComesTooSoon, "race") {
  char *const m = world.allocateDevice();
  ur_event_handle_t before = nullptr, after = nullptr;
  EXPECT_EQ(urEnqueueTimestampRecordingExp(world.first, false, 0, nullptr, &before), UR_RESULT_SUCCESS);
  world.keep(before);
  world.fill(world.first, m);
  EXPECT_EQ(urEnqueueTimestampRecordingExp(world.first, false, 0, nullptr, &after), UR_RESULT_SUCCESS);
  world.keep(after);
  world.fill(world.second, m, {wrong ? before : after});
}
