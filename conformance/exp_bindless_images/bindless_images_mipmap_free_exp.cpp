// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesMipmapFreeExp : public ContextTest {
protected:
  auto call() { return Call(urBindlessImagesMipmapFreeExp, context(), device(), 0); }
};

TEST_F(BindlessImagesMipmapFreeExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesMipmapFreeExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
