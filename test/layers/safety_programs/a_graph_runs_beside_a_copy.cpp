// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aGraphRunsBesideACopy, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  ur_exp_graph_handle_t graph = nullptr;
  ur_exp_executable_graph_handle_t runs = nullptr;
  EXPECT_EQ(urQueueBeginGraphCaptureExp(world.first), UR_RESULT_SUCCESS);
  (void)world.fill(world.first, memory);
  EXPECT_EQ(urQueueEndGraphCaptureExp(world.first, &graph), UR_RESULT_SUCCESS);
  EXPECT_EQ(urGraphInstantiateGraphExp(graph, &runs), UR_RESULT_SUCCESS);
  ur_event_handle_t ran = nullptr;
  EXPECT_EQ(urEnqueueGraphExp(world.first, runs, 0, nullptr, &ran), UR_RESULT_SUCCESS);
  (void)world.keep(ran);
  (void)world.copy(world.second, other, memory, wrong ? Events{} : Events{ran});
  world.finish(world.first);
  EXPECT_EQ(urGraphExecutableGraphDestroyExp(runs), UR_RESULT_SUCCESS);
  EXPECT_EQ(urGraphDestroyExp(graph), UR_RESULT_SUCCESS);
}
