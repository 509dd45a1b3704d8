// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class USMPoolGetDefaultDevicePoolExp : public AsyncTest {
protected:
  auto call() { return Call(urUSMPoolGetDefaultDevicePoolExp, context(), device(), &pool_).outputs(pool_); }

  ur_usm_pool_handle_t pool_ = untouched<ur_usm_pool_handle_t>();
};

TEST_F(USMPoolGetDefaultDevicePoolExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(USMPoolGetDefaultDevicePoolExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(USMPoolGetDefaultDevicePoolExp, theSameEachTime) {
  call().succeeds();
  const ur_usm_pool_handle_t first = pool_;
  EXPECT_NE(nullptr, first);
  EXPECT_NE(pool(), first);
  call().succeeds();
  EXPECT_EQ(first, pool_);
  DevicePool other;
  ASSERT_NO_FATAL_FAILURE(other.create(context(), device()));
  ASSERT_OK(urUSMPoolSetDevicePoolExp(context(), device(), other));
  call().succeeds();
  EXPECT_EQ(first, pool_) << "another current pool doesn't change which is the default";
}

TEST_F(USMPoolGetDefaultDevicePoolExp, onePerContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  call().succeeds();
  const ur_usm_pool_handle_t first = pool_;
  call().with<0>(other).succeeds();
  EXPECT_NE(first, pool_);
}

TEST_F(USMPoolGetDefaultDevicePoolExp, noLimits) {
  call().succeeds();
  size_t used = 12345;
  ASSERT_OK(urUSMPoolGetInfoExp(pool_, UR_USM_POOL_INFO_USED_CURRENT_EXP, &used, nullptr));
  EXPECT_EQ(0U, used);
}

} // namespace conformance
