// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;

// What a recorded command waits for is changed for later runs, and another command comes after it.
WRONG_PROGRAM(aCommandOfABufferWaitsForTheFormerOne, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  const ur_event_handle_t former = world.fill(world.loose, world.allocateDevice());
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer(false, true);
  const char pattern = 2;
  ur_exp_command_buffer_command_handle_t command = nullptr;
  ur_exp_command_buffer_sync_point_t point = 0;
  EXPECT_EQ(urCommandBufferAppendUSMFillExp(buffer, other, &pattern, 1, World::kSize, 0, nullptr, 1, &former, &point,
                                            nullptr, &command),
            UR_RESULT_SUCCESS);
  world.append(buffer, memory, {point});
  world.finalize(buffer);
  world.wait({world.run(world.second, buffer)});
  const ur_event_handle_t filled = world.fill(world.first, memory);
  if (!wrong) {
    EXPECT_EQ(urCommandBufferUpdateWaitEventsExp(command, 1, &filled), UR_RESULT_SUCCESS);
  }
  world.run(world.second, buffer);
  world.finish(world.first);
  world.finish(world.second);
  world.finish(world.loose);
}
