// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(memoryOfTheHostInTheOrderOfAQueue, "use before allocation") {
  void *memory = nullptr;
  ur_event_handle_t there = nullptr;
  EXPECT_EQ(urEnqueueUSMHostAllocExp(world.first, nullptr, World::kSize, nullptr, 0, nullptr, &memory, &there),
            UR_RESULT_SUCCESS);
  (void)world.keep(there);
  char *const other = world.allocateDevice();
  world.wait({world.copy(world.second, memory, other, wrong ? Events{} : Events{there}), there});
  world.free(world.first, memory);
}
