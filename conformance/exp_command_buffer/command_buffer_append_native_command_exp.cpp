// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferAppendNativeCommandExp : public CommandBufferTest {
protected:
  auto call() {
    return Call(
               urCommandBufferAppendNativeCommandExp, commandBuffer(), [](void *) {}, nullptr, nullptr, 0, nullptr,
               &syncPoint_)
        .outputs(syncPoint_);
  }

  ur_exp_command_buffer_sync_point_t syncPoint_ = 12345;
};

TEST_F(CommandBufferAppendNativeCommandExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(CommandBufferAppendNativeCommandExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().needsPointer<1>();
  call().with<4>(1).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
  const ur_exp_command_buffer_sync_point_t point = 0;
  call().with<5>(&point).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP);
}

TEST_F(CommandBufferAppendNativeCommandExp, appendsOrSaysUnsupported) {
  CONFORMANCE_NEEDS(commandBuffer());
  (void)call().worksOrSaysUnsupported();
}

} // namespace conformance
