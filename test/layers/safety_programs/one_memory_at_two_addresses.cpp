// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_mapped.hpp"
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(oneMemoryAtTwoAddresses, "race") {
  layers_test::Mapped memory(world, {0, 0});
  const ur_event_handle_t done = world.fill(world.first, memory.at(0), {}, 64);
  world.fill(world.second, memory.at(1), wrong ? Events{} : Events{done}, 64);
  world.finish(world.first);
  world.finish(world.second);
}
