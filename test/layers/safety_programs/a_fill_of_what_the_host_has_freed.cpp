// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <csignal>
#include <unistd.h>

using layers_test::World;

WRONG_PROGRAM(aFillOfWhatTheHostHasFreed, "use after free") {
  void *memory = nullptr;
  EXPECT_EQ(urUSMDeviceAlloc(world.context(), world.device(), nullptr, nullptr, World::kSize, &memory),
            UR_RESULT_SUCCESS);
  if (wrong) {
    EXPECT_EQ(urUSMFree(world.context(), memory), UR_RESULT_SUCCESS);
    std::signal(SIGSEGV, [](int) { _exit(0); }); // that comes of it, and the finding comes before
    const char pattern = 1;
    (void)urEnqueueUSMFill(world.first, memory, 1, &pattern, World::kSize, 0, nullptr, nullptr);
    return world.finish(world.first);
  }
  world.fill(world.first, memory);
  EXPECT_EQ(urUSMFree(world.context(), memory), UR_RESULT_SUCCESS);
}
