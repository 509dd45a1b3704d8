// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesFreeMappedLinearMemoryExp : public ContextTest {
protected:
  auto call() { return Call(urBindlessImagesFreeMappedLinearMemoryExp, context(), device(), mem_); }

  unsigned char mem_[256] = {};
};

TEST_F(BindlessImagesFreeMappedLinearMemoryExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesFreeMappedLinearMemoryExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(BindlessImagesFreeMappedLinearMemoryExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
