// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <future>

/// The host goes on after a time, as if the command were over.
WRONG_PROGRAM(aWaitThatWasOverFirst, "race") {
  char *const memory = world.allocateDevice();
  std::promise<void> promise;
  std::shared_future<void> mayEnd = promise.get_future().share();
  const ur_event_handle_t task = world.task(world.first, [mayEnd] { mayEnd.wait(); });
  const ur_event_handle_t done = world.fill(world.first, memory, {task});
  if (!wrong)
    promise.set_value();
  ur_laneway_event_wait_outcome_t outcome{};
  EXPECT_EQ(urLanewayEventWaitFor(1, &done, UR_LANEWAY_EVENT_WAIT_MODE_ALL, wrong ? 1'000'000 : UINT64_MAX, &outcome,
                                  nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(outcome, wrong ? UR_LANEWAY_EVENT_WAIT_OUTCOME_TIMED_OUT : UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE);
  (void)world.fill(world.loose, memory);
  if (wrong)
    promise.set_value();
}
