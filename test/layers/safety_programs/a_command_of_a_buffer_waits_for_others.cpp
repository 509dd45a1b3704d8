// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// A command that is recorded with a wait list waits for that event in each run, the run itself doesn't.
using layers_test::World;

WRONG_PROGRAM(aCommandOfABufferWaitsForOthers, "race") {
  char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
  const ur_event_handle_t filled = world.fill(world.first, memory);
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer(false, true);
  const char pattern = 2;
  ur_exp_command_buffer_command_handle_t command = nullptr;
  EXPECT_EQ(urCommandBufferAppendUSMFillExp(buffer, wrong ? other : memory, &pattern, 1, World::kSize, 0, nullptr, 1,
                                            &filled, nullptr, nullptr, &command),
            UR_RESULT_SUCCESS);
  if (wrong)
    world.append(buffer, memory);
  world.finalize(buffer);
  world.run(world.second, buffer);
  world.finish(world.first);
  world.finish(world.second);
}
