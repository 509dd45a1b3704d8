// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(aRecordedCopyOverlapsItself, "overlapping copy") {
  char *const memory = world.allocateDevice();
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer();
  EXPECT_EQ(urCommandBufferAppendUSMMemcpyExp(buffer, memory + (wrong ? 8 : 64), memory, 64, 0, nullptr, 0, nullptr,
                                              nullptr, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  world.finalize(buffer);
}
