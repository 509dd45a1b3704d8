// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesImageFreeExp : public ContextTest {
protected:
  auto call() { return Call(urBindlessImagesImageFreeExp, context(), device(), 0); }
};

TEST_F(BindlessImagesImageFreeExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesImageFreeExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
