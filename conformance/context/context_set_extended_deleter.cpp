// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class ContextSetExtendedDeleter : public ContextTest {
protected:
  auto call() {
    return Call(
        urContextSetExtendedDeleter, context(), [](void *) {}, nullptr);
  }
};

TEST_F(ContextSetExtendedDeleter, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ContextSetExtendedDeleter, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(ContextSetExtendedDeleter, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
