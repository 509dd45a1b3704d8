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
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, false, false};
  Ref<ur_exp_command_buffer_handle_t> child;
  ASSERT_OK(urCommandBufferCreateExp(context(), device(), &desc, child.out()));
  EXPECT_EQ(call().with<3>(child).worksOrSaysUnsupported(),
            deviceHas(UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP));
}

TEST_F(CommandBufferAppendNativeCommandExp, children) {
  CONFORMANCE_NEEDS(commandBuffer());
  if (!deviceHas(UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP))
    GTEST_SKIP() << "the device has no native commands in command buffers";
  ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, false, false};
  Ref<ur_exp_command_buffer_handle_t> child, updatable;
  ASSERT_OK(urCommandBufferCreateExp(context(), device(), &desc, child.out()));
  desc.isUpdatable = true;
  ASSERT_OK(urCommandBufferCreateExp(context(), device(), &desc, updatable.out()));
  call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  call().with<3>(updatable).answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  call().with<3>(commandBuffer()).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP);
  const ur_exp_command_buffer_sync_point_t point = 7;
  call().with<3>(child).with<4>(1).with<5>(&point).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP);
  call().with<3>(child).succeeds();
  ASSERT_OK(urCommandBufferFinalizeExp(child));
  call().with<3>(child).answers(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP);
}

} // namespace conformance
