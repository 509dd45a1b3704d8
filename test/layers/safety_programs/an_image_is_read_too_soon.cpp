// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(anImageIsReadTooSoon, "race") {
  const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  const ur_image_desc_t shape{UR_STRUCTURE_TYPE_IMAGE_DESC, nullptr, UR_MEM_TYPE_IMAGE2D, 16, 16, 1, 1, 0, 0, 0, 0};
  ur_mem_handle_t image = nullptr;
  EXPECT_EQ(urMemImageCreate(world.context(), UR_MEM_FLAG_READ_WRITE, &format, &shape, nullptr, &image),
            UR_RESULT_SUCCESS);
  char *const in = world.allocateHost(), *const out = world.allocateHost();
  EXPECT_EQ(urEnqueueMemImageWrite(world.first, image, false, {0, 0, 0}, {16, 8, 1}, 0, 0, in, 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueMemImageRead(world.second, image, false, {0, wrong ? 7u : 8u, 0}, {16, 8, 1}, 0, 0, out, 0,
                                  nullptr, nullptr),
            UR_RESULT_SUCCESS);
  world.finish(world.first);
  world.finish(world.second);
  EXPECT_EQ(urMemRelease(image), UR_RESULT_SUCCESS);
}
