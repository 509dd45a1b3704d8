// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class USMPoolSetDevicePoolExp : public AsyncTest {
protected:
  auto call() { return Call(urUSMPoolSetDevicePoolExp, context(), device(), pool()); }
};

TEST_F(USMPoolSetDevicePoolExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

} // namespace conformance
