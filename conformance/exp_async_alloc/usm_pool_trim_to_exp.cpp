// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class USMPoolTrimToExp : public AsyncTest {
protected:
  auto call() { return Call(urUSMPoolTrimToExp, context(), device(), pool(), 64); }
};

TEST_F(USMPoolTrimToExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

} // namespace conformance
