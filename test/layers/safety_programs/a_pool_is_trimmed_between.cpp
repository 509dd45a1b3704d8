// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aPoolIsTrimmedBetween, "use after free") {
  ur_usm_pool_handle_t pool = nullptr;
  EXPECT_EQ(urUSMPoolGetDefaultDevicePoolExp(world.context(), world.device(), &pool), UR_RESULT_SUCCESS);
  char *const memory = world.allocate(world.first), *const other = world.allocate(world.first);
  world.free(world.first, memory);
  EXPECT_EQ(urUSMPoolTrimToExp(world.context(), world.device(), pool, 0), UR_RESULT_SUCCESS);
  world.fill(world.first, wrong ? memory : other);
  world.free(world.first, other);
}
