// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class CommandBufferUpdateSignalEventExp : public testing::Test {
protected:
  auto call() { return Call(urCommandBufferUpdateSignalEventExp, nullptr, &signalEvent_).outputs(signalEvent_); }

  ur_event_handle_t signalEvent_ = untouched<ur_event_handle_t>();
};

TEST_F(CommandBufferUpdateSignalEventExp, nullHandles) {
  call().needsHandle<0>();
}

} // namespace conformance
