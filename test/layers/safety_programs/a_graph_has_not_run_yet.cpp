// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aGraphHasNotRunYet, "use before allocation") {
  char *memory = nullptr;
  const ur_exp_executable_graph_handle_t graph = world.capture([&] { memory = world.allocate(world.first); });
  if (!wrong)
    world.runGraph(world.first, graph);
  world.fill(world.first, memory);
  if (wrong)
    world.runGraph(world.first, graph);
  world.free(world.first, memory);
}
