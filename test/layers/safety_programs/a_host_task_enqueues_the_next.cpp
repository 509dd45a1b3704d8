// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <future>

// The task comes after what its queue was sent, and what the task sends elsewhere comes after that.
WRONG_PROGRAM(aHostTaskEnqueuesTheNext, "race") {
  char *const memory = world.allocateDevice();
  std::promise<void> said;
  world.fill(world.first, memory);
  world.task(wrong ? world.loose : world.first, [&] {
    world.fill(world.second, memory);
    said.set_value();
  });
  said.get_future().wait();
  world.finish(world.second);
  world.finish(world.first);
}
