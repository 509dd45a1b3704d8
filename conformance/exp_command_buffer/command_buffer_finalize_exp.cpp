// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferFinalizeExp : public CommandBufferTest {
protected:
  auto call() { return Call(urCommandBufferFinalizeExp, commandBuffer()); }
};

TEST_F(CommandBufferFinalizeExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(CommandBufferFinalizeExp, once) {
  CONFORMANCE_NEEDS(commandBuffer());
  call().succeeds();
  call().answers(UR_RESULT_ERROR_INVALID_OPERATION);
}

} // namespace conformance
