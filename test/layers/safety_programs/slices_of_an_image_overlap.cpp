// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(slicesOfAnImageOverlap, "race") {
  const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_TYPE_FLOAT};
  const ur_image_desc_t shape{UR_STRUCTURE_TYPE_IMAGE_DESC, nullptr, UR_MEM_TYPE_IMAGE3D, 8, 8, 8, 1, 0, 0, 0, 0};
  ur_mem_handle_t image = nullptr;
  EXPECT_EQ(urMemImageCreate(world.context(), UR_MEM_FLAG_READ_WRITE, &format, &shape, nullptr, &image),
            UR_RESULT_SUCCESS);
  char *const one = world.allocateHost(), *const two = world.allocateHost();
  EXPECT_EQ(urEnqueueMemImageWrite(world.first, image, false, {0, 0, 0}, {8, 8, 4}, 0, 0, one, 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemImageRead(world.second, image, false, {2, 2, wrong ? 3u : 4u}, {2, 2, 2}, 0, 0, two, 0, nullptr,
                                  nullptr),
            UR_RESULT_SUCCESS);
  world.finish(world.first);
  world.finish(world.second);
  EXPECT_EQ(urMemRelease(image), UR_RESULT_SUCCESS);
}
