// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class CommandBufferUpdateWaitEventsExp : public testing::Test {
protected:
  auto call() { return Call(urCommandBufferUpdateWaitEventsExp, nullptr, 0, nullptr); }
};

TEST_F(CommandBufferUpdateWaitEventsExp, nullHandles) {
  call().needsHandle<0>();
}

} // namespace conformance
