// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(mapsOfABufferAndItsPart, "overlapping maps") {
  const ur_mem_handle_t buffer = world.makeBuffer();
  const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, World::kSize / 2, World::kSize / 2};
  ur_mem_handle_t part = nullptr;
  EXPECT_EQ(urMemBufferPartition(buffer, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region, &part),
            UR_RESULT_SUCCESS);
  void *one = nullptr, *two = nullptr;
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, part, true, UR_MAP_FLAG_WRITE, 0, 64, 0, nullptr, nullptr, &one),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemBufferMap(world.first, buffer, true, UR_MAP_FLAG_READ, 0, World::kSize / 2 + (wrong ? 1 : 0), 0,
                                  nullptr, nullptr, &two),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, part, one, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemUnmap(world.first, buffer, two, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  world.finish(world.first);
  EXPECT_EQ(urMemRelease(part), UR_RESULT_SUCCESS);
}
