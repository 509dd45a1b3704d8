// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMImportExp : public ContextTest {
protected:
  auto call() { return Call(urUSMImportExp, context(), mem_, 64); }

  unsigned char mem_[256] = {};
};

TEST_F(USMImportExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMImportExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMImportExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
