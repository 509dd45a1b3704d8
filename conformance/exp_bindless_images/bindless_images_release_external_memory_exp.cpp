// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesReleaseExternalMemoryExp : public ContextTest {
protected:
  auto call() { return Call(urBindlessImagesReleaseExternalMemoryExp, context(), device(), nullptr); }
};

TEST_F(BindlessImagesReleaseExternalMemoryExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

} // namespace conformance
