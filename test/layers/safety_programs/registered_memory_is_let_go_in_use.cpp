// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <cstdlib>

WRONG_PROGRAM(registeredMemoryIsLetGoInUse, "closed in use") {
  constexpr size_t kPage = 4096;
  void *const memory = std::aligned_alloc(kPage, kPage);
  char *const other = world.allocateDevice();
  EXPECT_EQ(urUSMHostAllocRegisterExp(world.context(), memory, kPage, nullptr), UR_RESULT_SUCCESS);
  const ur_event_handle_t copied = world.copy(world.first, memory, other);
  if (!wrong)
    world.wait({copied});
  EXPECT_EQ(urUSMHostAllocUnregisterExp(world.context(), memory), UR_RESULT_SUCCESS);
  world.wait({copied});
  std::free(memory);
}
