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

TEST_F(USMPoolTrimToExp, givesBackWhatIsNotInUse) {
  const auto info = [&](ur_usm_pool_info_t name) {
    size_t value = 0;
    EXPECT_OK(urUSMPoolGetInfoExp(pool(), name, &value, nullptr));
    return value;
  };
  size_t keepAll = SIZE_MAX;
  ASSERT_OK(urUSMPoolSetInfoExp(pool(), UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, &keepAll, sizeof keepAll));
  constexpr size_t size = size_t{3} << 20;
  void *blocks[4] = {};
  for (void *&block : blocks)
    ASSERT_OK(urEnqueueUSMDeviceAllocExp(queue(), pool(), size, nullptr, 0, nullptr, &block, nullptr));
  for (int i = 1; i < 4; ++i)
    ASSERT_OK(urEnqueueUSMFreeExp(queue(), nullptr, blocks[i], 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_GE(info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
  call().with<3>(0).succeeds();
  EXPECT_GE(info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), size) << "one block is in use";
  EXPECT_LT(info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), 3 * size);
  ASSERT_OK(urEnqueueUSMFreeExp(queue(), nullptr, blocks[0], 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  call().with<3>(0).succeeds();
  EXPECT_EQ(0U, info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP));
  call().with<3>(SIZE_MAX).succeeds();
}

TEST_F(USMPoolTrimToExp, otherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  const ur_result_t result = call().with<0>(other).result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_ERROR_INVALID_CONTEXT ||
              result == UR_RESULT_ERROR_INVALID_ARGUMENT)
      << resultName(result);
}

} // namespace conformance
