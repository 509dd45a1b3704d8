// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesReleaseExternalSemaphoreExp : public ContextTest {
protected:
  auto call() { return Call(urBindlessImagesReleaseExternalSemaphoreExp, context(), device(), nullptr); }
};

TEST_F(BindlessImagesReleaseExternalSemaphoreExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

} // namespace conformance
