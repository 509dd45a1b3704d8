// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

// The host knows of the first write by asking for its event's state.
WRONG_PROGRAM(aStateIsAskedForInTime, "race") {
  const ur_program_handle_t program = world.program();
  static const char in[16] = {};
  ur_event_handle_t written = nullptr;
  EXPECT_EQ(urEnqueueDeviceGlobalVariableWrite(world.first, program, "conformance_variable", false, 16, 0, in, 0,
                                               nullptr, &written),
            UR_RESULT_SUCCESS);
  world.keep(written);
  ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
  while (!wrong && status != UR_EVENT_STATUS_COMPLETE) {
    EXPECT_EQ(urEventGetInfo(written, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr),
              UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(urEnqueueDeviceGlobalVariableWrite(world.second, program, "conformance_variable", false, 16, 0, in, 0,
                                               nullptr, nullptr),
            UR_RESULT_SUCCESS);
  world.finish(world.first);
  world.finish(world.second);
}
