// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// What goes with its pool is that pool's.
WRONG_PROGRAM(anotherPoolIsReleased, "use after free") {
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t pool = nullptr;
  EXPECT_EQ(urUSMPoolCreate(world.context(), &desc, &pool), UR_RESULT_SUCCESS);
  char *const memory = world.allocate(world.first), *const other = world.allocateDevice();
  world.free(world.first, memory);
  EXPECT_EQ(urUSMPoolRelease(pool), UR_RESULT_SUCCESS);
  world.copy(world.first, other, wrong ? memory : world.allocateHost());
}
