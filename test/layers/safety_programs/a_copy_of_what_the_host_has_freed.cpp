// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <csignal>
#include <unistd.h>

using layers_test::World;

WRONG_PROGRAM(aCopyOfWhatTheHostHasFreed, "use after free") {
  constexpr size_t kLarge = size_t{4} << 20; // the adapter gives it back to the system
  void *memory = nullptr;
  char *const host = world.allocateHost();
  EXPECT_EQ(urUSMDeviceAlloc(world.context(), world.device(), nullptr, nullptr, kLarge, &memory), UR_RESULT_SUCCESS);
  if (wrong) {
    EXPECT_EQ(urUSMFree(world.context(), memory), UR_RESULT_SUCCESS);
    std::signal(SIGSEGV, [](int) { _exit(0); });
    (void)urEnqueueUSMMemcpy(world.first, false, host, memory, World::kSize, 0, nullptr, nullptr);
    return world.finish(world.first);
  }
  world.copy(world.first, host, memory);
  EXPECT_EQ(urUSMFree(world.context(), memory), UR_RESULT_SUCCESS);
}
