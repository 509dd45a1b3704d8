// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <future>
#include <thread>
#include <unistd.h>

using layers_test::World;

WRONG_PROGRAM(twoHostTasksFinishEachOthersQueues, "wait without end") {
  std::promise<void> sent;
  std::shared_future<void> both = sent.get_future().share();
  world.task(world.first, [&, both] {
    both.wait();
    if (wrong)
      (void)urQueueFinish(world.second);
  });
  world.task(world.second, [&, both] {
    both.wait();
    (void)urQueueFinish(world.first);
  });
  sent.set_value();
  if (!wrong)
    return world.finish(world.second);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  _exit(::testing::Test::HasFailure() ? 1 : 0);
}
