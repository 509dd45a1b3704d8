// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <future>
#include <thread>
#include <unistd.h>

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aHostTaskWaitsForWhatFollowsIt, "wait without end") {
  std::promise<ur_event_handle_t> follows;
  std::future<ur_event_handle_t> whatFollows = follows.get_future();
  std::promise<void> said;
  char *const memory = world.allocateDevice();
  const ur_event_handle_t done = world.task(world.first, [&] {
    const ur_event_handle_t event = whatFollows.get();
    said.set_value();
    (void)urEventWait(1, &event); // for ever, if it comes after this
  });
  follows.set_value(world.fill(world.second, memory, wrong ? Events{done} : Events{}));
  said.get_future().wait();
  if (!wrong)
    return world.wait({done});
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  _exit(::testing::Test::HasFailure() ? 1 : 0);
}
