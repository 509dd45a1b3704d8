// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(oneOfTwoUsersIsForgotten, "free before use") {
  char *const memory = world.allocate(world.first);
  world.finish(world.first);
  const ur_event_handle_t one = world.fill(world.first, memory, {}, World::kSize / 2);
  const ur_event_handle_t two = world.fill(world.second, memory + World::kSize / 2, {}, World::kSize / 2);
  world.free(world.loose, memory, wrong ? Events{one} : Events{one, two});
}
