// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aKernelReachesWhatIsFreed, "free before use") {
  char *const memory = world.allocate(world.first), *const other = world.allocateDevice();
  world.finish(world.first);
  const ur_kernel_handle_t kernel = world.kernel("fill");
  const void *const reached[] = {memory};
  EXPECT_EQ(urKernelSetExecInfo(kernel, UR_KERNEL_EXEC_INFO_USM_PTRS, sizeof reached, nullptr, reached),
            UR_RESULT_SUCCESS);
  const ur_event_handle_t ran = world.launchFill(world.second, other, {}, kernel);
  world.free(world.first, memory, wrong ? Events{} : Events{ran});
  world.wait({ran});
}
