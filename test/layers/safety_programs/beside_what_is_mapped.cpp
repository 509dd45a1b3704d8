// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_mapped.hpp"
#include "layers/safety_programs.hpp"

using layers_test::World;

WRONG_PROGRAM(besideWhatIsMapped, "use of unmapped memory") {
  layers_test::Mapped memory(world, {0, 1}, wrong ? 1 : 2);
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer();
  const char pattern = 0;
  EXPECT_EQ(urCommandBufferAppendUSMFillExp(buffer, memory.at(1), &pattern, 1, 64, 0, nullptr, 0, nullptr, nullptr,
                                            nullptr, nullptr) == UR_RESULT_SUCCESS,
            !wrong);
}
