// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferAppendMemBufferCopyRectExp : public CommandBufferTest {
protected:
  auto call() {
    return Call(urCommandBufferAppendMemBufferCopyRectExp, commandBuffer(), mem(), mem(), {0, 0, 0}, {64, 0, 0},
                {1, 1, 1}, 0, 0, 0, 0, 0, nullptr, 0, nullptr, &syncPoint_, &event_, &command_)
        .outputs(syncPoint_, event_, command_);
  }

  ur_exp_command_buffer_sync_point_t syncPoint_ = 12345;
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
  ur_exp_command_buffer_command_handle_t command_ = untouched<ur_exp_command_buffer_command_handle_t>();
};

TEST_F(CommandBufferAppendMemBufferCopyRectExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

TEST_F(CommandBufferAppendMemBufferCopyRectExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().checksBox<5, 6, 8>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<12>(event);
  call().with<10>(1).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
  const ur_exp_command_buffer_sync_point_t point = 0;
  call().with<11>(&point).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
}

TEST_F(CommandBufferAppendMemBufferCopyRectExp, appendsOrSaysUnsupported) {
  CONFORMANCE_NEEDS(commandBuffer());
  if (call().worksOrSaysUnsupported()) {
    EXPECT_OK(urEventRelease(event_));
  }
}

} // namespace conformance
