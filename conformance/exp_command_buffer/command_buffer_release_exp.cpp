// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferReleaseExp : public CommandBufferTest {
protected:
  auto call() { return Call(urCommandBufferReleaseExp, commandBuffer()); }
};

TEST_F(CommandBufferReleaseExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(CommandBufferReleaseExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
