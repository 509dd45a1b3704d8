// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class CommandBufferCreateExp : public ContextTest {
protected:
  auto call() {
    return Call(urCommandBufferCreateExp, context(), device(), &commandBufferDesc_, &commandBuffer_)
        .outputs(commandBuffer_);
  }

  ur_exp_command_buffer_desc_t commandBufferDesc_ =
      structure<ur_exp_command_buffer_desc_t>(UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC);
  ur_exp_command_buffer_handle_t commandBuffer_ = untouched<ur_exp_command_buffer_handle_t>();
};

TEST_F(CommandBufferCreateExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(CommandBufferCreateExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(CommandBufferCreateExp, createsOrSaysUnsupported) {
  if (call().worksOrSaysUnsupported()) {
    EXPECT_OK(urCommandBufferReleaseExp(commandBuffer_));
  }
}

} // namespace conformance
