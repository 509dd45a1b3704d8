// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferGetNativeHandleExp : public CommandBufferTest {
protected:
  auto call() {
    return Call(urCommandBufferGetNativeHandleExp, commandBuffer(), &nativeCommandBuffer_)
        .outputs(nativeCommandBuffer_);
  }

  ur_native_handle_t nativeCommandBuffer_ = 12345;
};

TEST_F(CommandBufferGetNativeHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(CommandBufferGetNativeHandleExp, conditions) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().needsPointer<1>();
}

TEST_F(CommandBufferGetNativeHandleExp, worksOrSaysUnsupported) {
  CONFORMANCE_NEEDS(commandBuffer());
  (void)call().worksOrSaysUnsupported();
}

} // namespace conformance
