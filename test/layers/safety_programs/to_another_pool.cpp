// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(toAnotherPool, "free of foreign memory") {
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t pool = nullptr;
  EXPECT_EQ(urUSMPoolCreateExp(world.context(), world.device(), &desc, &pool), UR_RESULT_SUCCESS);
  char *const memory = world.allocate(world.first);
  EXPECT_EQ(urEnqueueUSMFreeExp(world.first, wrong ? pool : nullptr, memory, 0, nullptr, nullptr),
            wrong ? UR_RESULT_ERROR_INVALID_VALUE : UR_RESULT_SUCCESS);
  EXPECT_EQ(urUSMPoolDestroyExp(world.context(), world.device(), pool), UR_RESULT_SUCCESS);
}
