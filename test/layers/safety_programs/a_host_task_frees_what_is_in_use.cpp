// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

// A host task frees by the host while another queue uses.
WRONG_PROGRAM(aHostTaskFreesWhatIsInUse, "free before use") {
  char *const m = world.allocate(world.first);
  world.finish(world.first);
  const auto e = world.fill(world.second, m);
  const auto t = world.task(
      world.first, [&world, m] { world.free(world.loose, m); }, wrong ? Events{} : Events{e});
  world.wait({t});
}
