// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aPoolOfTwoQueues, "use before allocation") {
  ur_usm_pool_handle_t pool = nullptr;
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  EXPECT_EQ(urUSMPoolCreateExp(world.context(), world.device(), &desc, &pool), UR_RESULT_SUCCESS);
  void *m = nullptr;
  ur_event_handle_t e = nullptr;
  EXPECT_EQ(urEnqueueUSMDeviceAllocExp(world.first, pool, 4096, nullptr, 0, nullptr, &m, &e), UR_RESULT_SUCCESS);
  world.keep(e);
  const auto f = world.fill(world.second, m, wrong ? Events{} : Events{e});
  EXPECT_EQ(urEnqueueUSMFreeExp(world.first, pool, m, 1, &f, nullptr), UR_RESULT_SUCCESS);
  world.finish(world.first);
  EXPECT_EQ(urUSMPoolDestroyExp(world.context(), world.device(), pool), UR_RESULT_SUCCESS);
}
