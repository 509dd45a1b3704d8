// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class VirtualMemUnmap : public ContextTest {
protected:
  auto call() { return Call(urVirtualMemUnmap, context(), start_, 64); }

  unsigned char start_[256] = {};
};

TEST_F(VirtualMemUnmap, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemUnmap, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(VirtualMemUnmap, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
