// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(anImageIsMadeOfMemory, "race") {
  char *const host = world.allocateHost(), *const device = world.allocateDevice(), *const in = world.allocateHost();
  const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  const ur_image_desc_t shape{UR_STRUCTURE_TYPE_IMAGE_DESC, nullptr, UR_MEM_TYPE_IMAGE2D, 16, 16, 1, 1, 64, 0, 0, 0};
  ur_mem_handle_t image = nullptr;
  EXPECT_EQ(urMemImageCreate(world.context(), UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_USE_HOST_POINTER, &format, &shape,
                             host, &image),
            UR_RESULT_SUCCESS);
  ur_event_handle_t written = nullptr;
  EXPECT_EQ(urEnqueueMemImageWrite(world.first, image, false, {0, 0, 0}, {16, 16, 1}, 0, 0, in, 0, nullptr, &written),
            UR_RESULT_SUCCESS);
  world.keep(written);
  world.copy(world.second, device, host, wrong ? Events{} : Events{written}, 1024);
  world.finish(world.first);
  world.finish(world.second);
  EXPECT_EQ(urMemRelease(image), UR_RESULT_SUCCESS);
}
