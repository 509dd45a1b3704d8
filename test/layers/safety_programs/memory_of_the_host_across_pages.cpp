// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <cstdlib>

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(memoryOfTheHostAcrossPages, "race") {
  constexpr size_t kPage = size_t{2} << 20; // those that the layer knows apart
  char *const host = static_cast<char *>(std::aligned_alloc(kPage, kPage * 2));
  char *const device = world.allocateDevice(), *const edge = host + kPage;
  const ur_event_handle_t done = world.copy(world.first, edge - World::kSize / 2, device);
  world.copy(world.second, edge, device, wrong ? Events{} : Events{done}, 64);
  world.finish(world.first);
  world.finish(world.second);
  std::free(host);
}
