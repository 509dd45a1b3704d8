// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aGraphUsesItsMemoryAfterItsFree, "use after free") {
  const auto graph = world.capture([&] {
    char *const memory = world.allocate(world.first);
    if (wrong)
      world.free(world.first, memory);
    (void)world.fill(world.first, memory);
    if (!wrong)
      world.free(world.first, memory);
  });
  (void)world.runGraph(world.first, graph);
}
