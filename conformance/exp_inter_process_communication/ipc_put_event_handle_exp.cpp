// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class IPCPutEventHandleExp : public ContextTest {
protected:
  auto call() { return Call(urIPCPutEventHandleExp, context(), iPCEventHandleData_); }

  unsigned char iPCEventHandleData_[256] = {};
};

TEST_F(IPCPutEventHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(IPCPutEventHandleExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(IPCPutEventHandleExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
