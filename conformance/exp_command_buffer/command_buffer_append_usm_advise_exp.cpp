// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferAppendUSMAdviseExp : public CommandBufferTest {
protected:
  auto call() {
    return Call(urCommandBufferAppendUSMAdviseExp, commandBuffer(), memory_, 64, 0, 0, nullptr, 0, nullptr, &syncPoint_,
                &event_, &command_)
        .outputs(syncPoint_, event_, command_);
  }

  unsigned char memory_[256] = {};
  ur_exp_command_buffer_sync_point_t syncPoint_ = 12345;
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
  ur_exp_command_buffer_command_handle_t command_ = untouched<ur_exp_command_buffer_command_handle_t>();
};

TEST_F(CommandBufferAppendUSMAdviseExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(CommandBufferAppendUSMAdviseExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().needsPointer<1>();
  call().with<3>(UR_USM_ADVICE_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
  call().with<4>(1).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
  const ur_exp_command_buffer_sync_point_t point = 0;
  call().with<5>(&point).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
}

TEST_F(CommandBufferAppendUSMAdviseExp, appendsOrSaysUnsupported) {
  CONFORMANCE_NEEDS(commandBuffer());
  if (call().worksOrSaysUnsupported()) {
    EXPECT_OK(urEventRelease(event_));
  }
}

} // namespace conformance
