// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(oneOfFortyIsForgotten, "race") {
  constexpr size_t kPiece = 64;
  char *const memory = world.allocateDevice(), *const host = world.allocateHost();
  Events filled;
  for (size_t i = 0; i < 40; ++i)
    filled.push_back(world.fill(world.loose, memory + i * kPiece, {}, kPiece));
  if (wrong)
    filled.erase(filled.begin() + 3);
  world.copy(world.second, host, memory, filled, 40 * kPiece);
}
