// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferAppendMemBufferFillExp : public CommandBufferTest {
protected:
  auto call() {
    return Call(urCommandBufferAppendMemBufferFillExp, commandBuffer(), mem(), pattern_, 1, 0, 64, 0, nullptr, 0,
                nullptr, &syncPoint_, &event_, &command_)
        .outputs(syncPoint_, event_, command_);
  }

  unsigned char pattern_[256] = {};
  ur_exp_command_buffer_sync_point_t syncPoint_ = 12345;
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
  ur_exp_command_buffer_command_handle_t command_ = untouched<ur_exp_command_buffer_command_handle_t>();
};

TEST_F(CommandBufferAppendMemBufferFillExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(CommandBufferAppendMemBufferFillExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().needsPointer<2>();
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(128).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<3>(3).answers(UR_RESULT_ERROR_INVALID_SIZE);
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<8>(event);
  call().with<6>(1).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
  const ur_exp_command_buffer_sync_point_t point = 0;
  call().with<7>(&point).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
}

TEST_F(CommandBufferAppendMemBufferFillExp, appendsOrSaysUnsupported) {
  CONFORMANCE_NEEDS(commandBuffer());
  if (call().worksOrSaysUnsupported()) {
    EXPECT_OK(urEventRelease(event_));
  }
}

} // namespace conformance
