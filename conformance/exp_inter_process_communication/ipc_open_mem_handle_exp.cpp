// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class IPCOpenMemHandleExp : public ContextTest {
protected:
  auto call() { return Call(urIPCOpenMemHandleExp, context(), device(), iPCMemHandleData_, 64, &mem_).outputs(mem_); }

  unsigned char iPCMemHandleData_[256] = {};
  void *mem_ = untouched<void *>();
};

TEST_F(IPCOpenMemHandleExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(IPCOpenMemHandleExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<4>();
}

TEST_F(IPCOpenMemHandleExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
