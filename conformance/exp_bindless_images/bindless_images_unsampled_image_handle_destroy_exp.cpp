// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesUnsampledImageHandleDestroyExp : public ContextTest {
protected:
  auto call() { return Call(urBindlessImagesUnsampledImageHandleDestroyExp, context(), device(), 0); }
};

TEST_F(BindlessImagesUnsampledImageHandleDestroyExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesUnsampledImageHandleDestroyExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
