// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMHostAllocUnregisterExp : public ContextTest {
protected:
  auto call() { return Call(urUSMHostAllocUnregisterExp, context(), hostMem_); }

  unsigned char hostMem_[256] = {};
};

TEST_F(USMHostAllocUnregisterExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMHostAllocUnregisterExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMHostAllocUnregisterExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
