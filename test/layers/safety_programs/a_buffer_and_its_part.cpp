// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aBufferAndItsPart, "race") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, World::kSize / 2, World::kSize / 2};
  ur_mem_handle_t part = nullptr;
  EXPECT_EQ(urMemBufferPartition(buffer, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region, &part),
            UR_RESULT_SUCCESS);
  (void)world.fillBuffer(world.first, part, {}, 0, 64);
  (void)world.fillBuffer(world.second, buffer, {}, 0, wrong ? World::kSize : World::kSize / 2);
  world.finish(world.first);
  world.finish(world.second);
  EXPECT_EQ(urMemRelease(part), UR_RESULT_SUCCESS);
}
