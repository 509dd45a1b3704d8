// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMReleaseExp : public ContextTest {
protected:
  auto call() { return Call(urUSMReleaseExp, context(), mem_); }

  unsigned char mem_[256] = {};
};

TEST_F(USMReleaseExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMReleaseExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMReleaseExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
