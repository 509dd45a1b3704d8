// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferGetInfoExp : public CommandBufferTest {
protected:
  auto call() {
    return Call(urCommandBufferGetInfoExp, commandBuffer(), UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT, 256, propValue_,
                &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(CommandBufferGetInfoExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(CommandBufferGetInfoExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().needsEnumerator<1>();
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(CommandBufferGetInfoExp, tellsHowItWasMade) {
  CONFORMANCE_NEEDS(commandBuffer());
  ur_exp_command_buffer_desc_t desc{};
  size_t size = 0;
  ASSERT_OK(
      urCommandBufferGetInfoExp(commandBuffer(), UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR, sizeof desc, &desc, &size));
  EXPECT_EQ(sizeof desc, size);
  EXPECT_EQ(UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, desc.stype);
  EXPECT_FALSE(desc.isInOrder);
  EXPECT_FALSE(desc.enableProfiling);
}

} // namespace conformance
