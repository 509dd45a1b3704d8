// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class IPCPutMemHandleExp : public ContextTest {
protected:
  auto call() { return Call(urIPCPutMemHandleExp, context(), iPCMemHandleData_); }

  unsigned char iPCMemHandleData_[256] = {};
};

TEST_F(IPCPutMemHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(IPCPutMemHandleExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(IPCPutMemHandleExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
