// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

using layers_test::World;
using Events = World::Events;

WRONG_PROGRAM(aCommandBufferOfBuffersBesideAFill, "race") {
  const ur_mem_handle_t object = world.makeBuffer();
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer();
  const char pattern = 1;
  EXPECT_EQ(urCommandBufferAppendMemBufferFillExp(buffer, object, &pattern, 1, 0, World::kSize, 0, nullptr, 0, nullptr,
                                                  nullptr, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  world.finalize(buffer);
  const ur_event_handle_t ran = world.run(world.first, buffer);
  (void)world.fillBuffer(world.second, object, wrong ? Events{} : Events{ran});
}
