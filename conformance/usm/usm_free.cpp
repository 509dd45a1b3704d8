// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMFree : public ContextTest {
protected:
  auto call() { return Call(urUSMFree, context(), mem_); }

  unsigned char mem_[256] = {};
};

TEST_F(USMFree, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMFree, nullPointers) {
  call().needsPointer<1>();
}

} // namespace conformance
