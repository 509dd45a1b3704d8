// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferAppendMemBufferWriteRectExp : public CommandBufferTest {
protected:
  auto call() {
    return Call(urCommandBufferAppendMemBufferWriteRectExp, commandBuffer(), mem(), {0, 0, 0}, {0, 0, 0}, {1, 1, 1}, 0,
                0, 0, 0, src_, 0, nullptr, 0, nullptr, &syncPoint_, &event_, &command_)
        .outputs(syncPoint_, event_, command_);
  }

  unsigned char src_[256] = {};
  ur_exp_command_buffer_sync_point_t syncPoint_ = 12345;
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
  ur_exp_command_buffer_command_handle_t command_ = untouched<ur_exp_command_buffer_command_handle_t>();
};

TEST_F(CommandBufferAppendMemBufferWriteRectExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(CommandBufferAppendMemBufferWriteRectExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().needsPointer<9>();
  call().checksBox<4, 5, 7>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<12>(event);
  call().with<10>(1).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
  const ur_exp_command_buffer_sync_point_t point = 0;
  call().with<11>(&point).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
}

TEST_F(CommandBufferAppendMemBufferWriteRectExp, appendsOrSaysUnsupported) {
  CONFORMANCE_NEEDS(commandBuffer());
  if (call().worksOrSaysUnsupported()) {
    EXPECT_OK(urEventRelease(event_));
  }
}

} // namespace conformance
