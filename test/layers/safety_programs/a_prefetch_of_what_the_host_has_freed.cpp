// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aPrefetchOfWhatTheHostHasFreed, "use after free") {
  void *memory = nullptr;
  EXPECT_EQ(urUSMSharedAlloc(world.context(), world.device(), nullptr, nullptr, layers_test::World::kSize, &memory),
            UR_RESULT_SUCCESS);
  if (wrong) {
    EXPECT_EQ(urUSMFree(world.context(), memory), UR_RESULT_SUCCESS);
  }
  (void)urEnqueueUSMPrefetch(world.first, memory, layers_test::World::kSize, 0, 0, nullptr, nullptr);
  world.finish(world.first);
  if (!wrong) {
    EXPECT_EQ(urUSMFree(world.context(), memory), UR_RESULT_SUCCESS);
  }
}
