// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class USMPoolGetDevicePoolExp : public AsyncTest {
protected:
  auto call() { return Call(urUSMPoolGetDevicePoolExp, context(), device(), &pool_).outputs(pool_); }

  ur_usm_pool_handle_t pool_ = untouched<ur_usm_pool_handle_t>();
};

TEST_F(USMPoolGetDevicePoolExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(USMPoolGetDevicePoolExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(USMPoolGetDevicePoolExp, theDefaultAtFirst) {
  ur_usm_pool_handle_t standard = nullptr;
  ASSERT_OK(urUSMPoolGetDefaultDevicePoolExp(context(), device(), &standard));
  call().succeeds();
  EXPECT_EQ(standard, pool_);
}

} // namespace conformance
