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

TEST_F(USMPoolSetDevicePoolExp, decidesWhereNullPoolsAllocate) {
  const auto poolOf = [&](void *memory) {
    ur_usm_pool_handle_t of = nullptr;
    EXPECT_OK(urUSMGetMemAllocInfo(context(), memory, UR_USM_ALLOC_INFO_POOL, sizeof of, &of, nullptr));
    return of;
  };
  ur_usm_pool_handle_t standard = nullptr, now = nullptr;
  ASSERT_OK(urUSMPoolGetDefaultDevicePoolExp(context(), device(), &standard));
  void *before = nullptr, *after = nullptr;
  ASSERT_OK(urEnqueueUSMDeviceAllocExp(queue(), nullptr, 64, nullptr, 0, nullptr, &before, nullptr));
  call().succeeds();
  ASSERT_OK(urUSMPoolGetDevicePoolExp(context(), device(), &now));
  EXPECT_EQ(pool(), now);
  ASSERT_OK(urEnqueueUSMDeviceAllocExp(queue(), nullptr, 64, nullptr, 0, nullptr, &after, nullptr));
  EXPECT_EQ(standard, poolOf(before));
  EXPECT_EQ(pool(), poolOf(after));
  // A free finds its block's pool itself.
  EXPECT_OK(urEnqueueUSMFreeExp(queue(), nullptr, before, 0, nullptr, nullptr));
  EXPECT_OK(urEnqueueUSMFreeExp(queue(), nullptr, after, 0, nullptr, nullptr));
  EXPECT_OK(urUSMPoolSetDevicePoolExp(context(), device(), standard));
}

TEST_F(USMPoolSetDevicePoolExp, poolOfAnotherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  DevicePool foreign;
  ASSERT_NO_FATAL_FAILURE(foreign.create(other, device()));
  const ur_result_t result = call().with<2>(foreign).result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_ERROR_INVALID_CONTEXT ||
              result == UR_RESULT_ERROR_INVALID_ARGUMENT)
      << resultName(result);
}

} // namespace conformance
