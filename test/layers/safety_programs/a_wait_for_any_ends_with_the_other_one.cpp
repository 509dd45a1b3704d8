// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aWaitForAnyEndsWithTheOtherOne, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  const ur_event_handle_t one = world.fill(world.first, memory);
  const ur_event_handle_t two = world.fill(world.second, other);
  world.wait({two});
  const ur_event_handle_t events[] = {two, one};
  ur_laneway_event_wait_outcome_t outcome{};
  EXPECT_EQ(urLanewayEventWaitFor(2, events, wrong ? UR_LANEWAY_EVENT_WAIT_MODE_ANY : UR_LANEWAY_EVENT_WAIT_MODE_ALL,
                                  UINT64_MAX, &outcome, nullptr),
            UR_RESULT_SUCCESS);
  (void)world.fill(world.loose, memory);
}
