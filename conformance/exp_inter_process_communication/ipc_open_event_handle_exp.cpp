// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class IPCOpenEventHandleExp : public ContextTest {
protected:
  auto call() { return Call(urIPCOpenEventHandleExp, context(), iPCEventHandleData_, 64, &event_).outputs(event_); }

  unsigned char iPCEventHandleData_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(IPCOpenEventHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(IPCOpenEventHandleExp, nullPointers) {
  call().needsPointer<3>();
  call().needsPointer<1>();
}

TEST_F(IPCOpenEventHandleExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
