// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

// A fan-in of thirty queues, one left out.
WRONG_PROGRAM(oneOfThirtyQueuesIsForgotten, "race") {
  char *const m = world.allocateDevice();
  Events all;
  for (size_t i = 0; i < 30; ++i)
    all.push_back(world.fill(world.makeQueue(0), m + i * 64, {}, 64));
  if (wrong)
    all.pop_back();
  world.copy(world.first, world.allocateHost(), m, all);
}
