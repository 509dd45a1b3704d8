// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

namespace {

ur_event_handle_t columnsOnAQueueOutOfOrderFill(World &world, ur_queue_handle_t queue, void *at, size_t pitch,
                                                size_t width, size_t height, const Events &waits = {}) {
  ur_event_handle_t event = nullptr;
  const char pattern = 1;
  EXPECT_EQ(urEnqueueUSMFill2D(queue, at, pitch, 1, &pattern, width, height, uint32_t(waits.size()),
                               waits.empty() ? nullptr : waits.data(), &event),
            UR_RESULT_SUCCESS);
  return world.keep(event);
}

} // namespace

// Columns of one block on a queue out of order.
WRONG_PROGRAM(columnsOnAQueueOutOfOrder, "race") {
  char *const m = world.allocateDevice();
  columnsOnAQueueOutOfOrderFill(world, world.loose, m, 64, 32, 8);
  columnsOnAQueueOutOfOrderFill(world, world.loose, m + (wrong ? 31 : 32), 64, 32, 8);
}
