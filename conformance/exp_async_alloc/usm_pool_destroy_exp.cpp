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

TEST_F(USMPoolDestroyExp, defaultPoolStays) {
  ur_usm_pool_handle_t standard = nullptr;
  ASSERT_OK(urUSMPoolGetDefaultDevicePoolExp(context(), device(), &standard));
  EXPECT_NE(UR_RESULT_SUCCESS, urUSMPoolDestroyExp(context(), device(), standard));
  ur_usm_pool_handle_t again = nullptr;
  ASSERT_OK(urUSMPoolGetDefaultDevicePoolExp(context(), device(), &again));
  EXPECT_EQ(standard, again);
}

TEST_F(USMPoolDestroyExp, otherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  const ur_result_t result = call().with<0>(other).result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_ERROR_INVALID_CONTEXT ||
              result == UR_RESULT_ERROR_INVALID_ARGUMENT)
      << resultName(result);
}

TEST_F(USMPoolDestroyExp, currentPool) {
  // The device's current pool goes: the default one takes its place.
  DevicePool current;
  ASSERT_NO_FATAL_FAILURE(current.create(context(), device()));
  ASSERT_OK(urUSMPoolSetDevicePoolExp(context(), device(), current));
  current.reset();
  ur_usm_pool_handle_t standard = nullptr, now = nullptr;
  ASSERT_OK(urUSMPoolGetDefaultDevicePoolExp(context(), device(), &standard));
  ASSERT_OK(urUSMPoolGetDevicePoolExp(context(), device(), &now));
  EXPECT_EQ(standard, now);
  void *memory = nullptr;
  ASSERT_OK(urEnqueueUSMDeviceAllocExp(queue(), nullptr, 64, nullptr, 0, nullptr, &memory, nullptr));
  EXPECT_OK(urEnqueueUSMFreeExp(queue(), nullptr, memory, 0, nullptr, nullptr));
}

} // namespace conformance
