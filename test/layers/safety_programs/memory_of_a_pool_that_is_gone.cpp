// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <sys/mman.h>

// What a pool has freed isn't its memory any more once it is destroyed, and may be the host's own.
WRONG_PROGRAM(memoryOfAPoolThatIsGone, "use after free") {
  constexpr size_t kMuch = size_t{4} << 20;
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t pool = nullptr;
  EXPECT_EQ(urUSMPoolCreateExp(world.context(), world.device(), &desc, &pool), UR_RESULT_SUCCESS);
  char *const to = world.allocateDevice();
  void *memory = nullptr;
  EXPECT_EQ(urEnqueueUSMDeviceAllocExp(world.first, pool, kMuch, nullptr, 0, nullptr, &memory, nullptr),
            UR_RESULT_SUCCESS);
  world.free(world.first, memory);
  world.finish(world.first);
  if (wrong)
    world.copy(world.first, to, memory);
  world.finish(world.first);
  EXPECT_EQ(urUSMPoolDestroyExp(world.context(), world.device(), pool), UR_RESULT_SUCCESS);
  if (wrong)
    return;
  void *const own = mmap(memory, kMuch, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(own, MAP_FAILED);
  world.copy(world.first, to, own);
  world.finish(world.first);
  munmap(own, kMuch);
}
