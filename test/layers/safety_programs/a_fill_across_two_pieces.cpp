// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_mapped.hpp"
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aFillAcrossTwoPieces, "race") {
  layers_test::Mapped memory(world, {0, 1});
  const ur_event_handle_t both = world.fill(world.first, memory.at(0), {}, memory.piece() * 2);
  world.fill(world.second, memory.at(1) + 64, wrong ? Events{} : Events{both}, 64);
  world.finish(world.first);
  world.finish(world.second);
}
