// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class IPCPutPhysMemHandleExp : public ContextTest {
protected:
  auto call() { return Call(urIPCPutPhysMemHandleExp, context(), iPCPhysMemHandleData_); }

  unsigned char iPCPhysMemHandleData_[256] = {};
};

TEST_F(IPCPutPhysMemHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(IPCPutPhysMemHandleExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(IPCPutPhysMemHandleExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
