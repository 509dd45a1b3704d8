// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferRetainExp : public CommandBufferTest {
protected:
  auto call() { return Call(urCommandBufferRetainExp, commandBuffer()); }
};

TEST_F(CommandBufferRetainExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(CommandBufferRetainExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
