// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class IPCCloseMemHandleExp : public ContextTest {
protected:
  auto call() { return Call(urIPCCloseMemHandleExp, context(), mem_); }

  unsigned char mem_[256] = {};
};

TEST_F(IPCCloseMemHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(IPCCloseMemHandleExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(IPCCloseMemHandleExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
