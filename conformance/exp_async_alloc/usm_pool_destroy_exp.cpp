// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class USMPoolDestroyExp : public AsyncTest {
protected:
  auto call() { return Call(urUSMPoolDestroyExp, context(), device(), pool()); }
};

TEST_F(USMPoolDestroyExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

} // namespace conformance
