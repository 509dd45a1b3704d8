// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <future>
#include <thread>
#include <unistd.h>

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aHostTaskMakesABlockingCopy, "wait without end") {
  char *const memory = world.allocateHost(), *const other = world.allocateHost();
  std::promise<void> said;
  std::future<void> itSaid = said.get_future();
  const ur_queue_handle_t queue = wrong ? world.first : world.second;
  const ur_event_handle_t done = world.task(world.first, [&, queue] {
    said.set_value();
    (void)urEnqueueUSMMemcpy(queue, true, memory, other, World::kSize, 0, nullptr,
                             nullptr); // on its own queue: for ever
  });
  itSaid.wait();
  if (!wrong)
    return world.wait({done});
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  _exit(::testing::Test::HasFailure() ? 1 : 0);
}
