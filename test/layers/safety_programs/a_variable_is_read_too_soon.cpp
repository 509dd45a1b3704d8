// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// Two halves of a variable, or one byte of both.
WRONG_PROGRAM(aVariableIsReadTooSoon, "race") {
  const ur_program_handle_t program = world.program();
  static const char in[16] = {};
  static char out[16];
  EXPECT_EQ(urEnqueueDeviceGlobalVariableWrite(world.first, program, "conformance_variable", false, 8, 0, in, 0,
                                               nullptr, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urEnqueueDeviceGlobalVariableRead(world.second, program, "conformance_variable", false, 8, wrong ? 7 : 8,
                                              out, 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  world.finish(world.first);
  world.finish(world.second);
}
