// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aKernelThatReadsAndWritesABuffer, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  char *const host = world.allocateHost();
  const ur_event_handle_t done = world.launchFill(world.first, buffer, {}, UR_MEM_FLAG_READ_WRITE);
  const Events waits = wrong ? Events{} : Events{done};
  EXPECT_EQ(urEnqueueMemBufferRead(world.second, buffer, false, 0, World::kSize, host, wrong ? 0 : 1,
                                   wrong ? nullptr : waits.data(), nullptr),
            UR_RESULT_SUCCESS);
}
