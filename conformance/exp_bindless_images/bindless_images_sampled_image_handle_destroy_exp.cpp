// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesSampledImageHandleDestroyExp : public ContextTest {
protected:
  auto call() { return Call(urBindlessImagesSampledImageHandleDestroyExp, context(), device(), 0); }
};

TEST_F(BindlessImagesSampledImageHandleDestroyExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesSampledImageHandleDestroyExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
