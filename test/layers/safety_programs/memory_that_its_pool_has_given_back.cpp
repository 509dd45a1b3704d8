// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <sys/mman.h>

// The pool has freed memory as long as it likes. What it has given back may be the host's own.
WRONG_PROGRAM(memoryThatItsPoolHasGivenBack, "use after free") {
  constexpr size_t kMuch = size_t{4} << 20;
  ur_usm_pool_handle_t pool = nullptr;
  EXPECT_EQ(urUSMPoolGetDefaultDevicePoolExp(world.context(), world.device(), &pool), UR_RESULT_SUCCESS);
  char *const to = world.allocateDevice();
  void *memory = nullptr;
  EXPECT_EQ(urEnqueueUSMHostAllocExp(world.first, nullptr, kMuch, nullptr, 0, nullptr, &memory, nullptr),
            UR_RESULT_SUCCESS);
  world.free(world.first, memory);
  world.finish(world.first);
  if (wrong)
    return (void)world.copy(world.first, to, memory);
  EXPECT_EQ(urUSMPoolTrimToExp(world.context(), world.device(), pool, 0), UR_RESULT_SUCCESS);
  void *const own = mmap(memory, kMuch, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(own, MAP_FAILED);
  world.copy(world.first, to, own);
  world.finish(world.first);
  munmap(own, kMuch);
}
