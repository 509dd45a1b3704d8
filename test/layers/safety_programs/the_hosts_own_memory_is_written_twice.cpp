// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <vector>

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(theHostsOwnMemoryIsWrittenTwice, "race") {
  std::vector<char> mine(World::kSize);
  char *const one = world.allocateDevice(), *const two = world.allocateDevice();
  const ur_event_handle_t first = world.copy(world.first, mine.data(), one);
  const ur_event_handle_t second = world.copy(world.second, mine.data(), two, wrong ? Events{} : Events{first});
  world.wait({first, second});
}
