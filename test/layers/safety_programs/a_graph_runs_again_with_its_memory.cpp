// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;

WRONG_PROGRAM(aGraphRunsAgainWithItsMemory, "use after free") {
  char *memory = nullptr;
  const ur_exp_executable_graph_handle_t graph = world.capture([&] {
    memory = world.allocate(world.first);
    world.fill(world.first, memory);
  });
  for (int i = 0; i < 2; ++i) { // each run allocates it anew
    world.runGraph(world.first, graph);
    world.finish(world.first);
    EXPECT_EQ(urUSMFree(world.context(), memory), UR_RESULT_SUCCESS);
  }
  if (wrong) {
    const char pattern = 1;
    (void)urEnqueueUSMFill(world.first, memory, 1, &pattern, World::kSize, 0, nullptr, nullptr);
  }
}
