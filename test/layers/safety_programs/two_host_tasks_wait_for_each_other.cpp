// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <future>
#include <thread>
#include <unistd.h>

using layers_test::World;

WRONG_PROGRAM(twoHostTasksWaitForEachOther, "wait without end") {
  std::promise<ur_event_handle_t> other;
  std::shared_future<ur_event_handle_t> second = other.get_future().share();
  std::promise<void> began;
  const ur_event_handle_t first = world.task(world.first, [&, second] {
    const ur_event_handle_t event = second.get();
    began.set_value();
    if (wrong)
      (void)urEventWait(1, &event);
  });
  other.set_value(world.task(world.second, [first] { (void)urEventWait(1, &first); }));
  began.get_future().wait();
  if (!wrong)
    return world.finish(world.second);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  _exit(::testing::Test::HasFailure() ? 1 : 0);
}
