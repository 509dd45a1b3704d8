// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <future>
#include <thread>
#include <unistd.h>

WRONG_PROGRAM(aHostTaskWaitsForItsQueue, "wait without end") {
  std::promise<void> said;
  std::future<void> itSaid = said.get_future();
  const ur_queue_handle_t queue = world.first, other = world.second;
  const ur_event_handle_t done = world.task(queue, [&, queue, other] {
    if (!wrong) {
      EXPECT_EQ(urQueueFinish(other), UR_RESULT_SUCCESS);
    }
    said.set_value();
    if (wrong)
      (void)urQueueFinish(queue); // for ever
  });
  itSaid.wait();
  if (!wrong)
    return world.wait({done});
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  _exit(::testing::Test::HasFailure() ? 1 : 0);
}
