// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;

WRONG_PROGRAM(aSharedBlockIsPrefetchedTooSoon, "use before allocation") {
  void *memory = nullptr;
  ur_event_handle_t there = nullptr;
  EXPECT_EQ(urEnqueueUSMSharedAllocExp(world.first, nullptr, World::kSize, nullptr, 0, nullptr, &memory, &there),
            UR_RESULT_SUCCESS);
  world.keep(there);
  EXPECT_EQ(
      urEnqueueUSMPrefetch(world.second, memory, World::kSize, 0, wrong ? 0 : 1, wrong ? nullptr : &there, nullptr),
      UR_RESULT_SUCCESS);
  const ur_event_handle_t done = world.marker(world.second);
  world.free(world.first, memory, {done, there});
}
