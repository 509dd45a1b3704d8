// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class VirtualMemFree : public ContextTest {
protected:
  auto call() { return Call(urVirtualMemFree, context(), start_, 64); }

  unsigned char start_[256] = {};
};

TEST_F(VirtualMemFree, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemFree, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(VirtualMemFree, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
