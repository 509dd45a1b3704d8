// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class USMPoolSetInfoExp : public AsyncTest {
protected:
  auto call() { return Call(urUSMPoolSetInfoExp, pool(), UR_USM_POOL_INFO_REFERENCE_COUNT, propValue_, 256); }

  unsigned char propValue_[256] = {};
};

TEST_F(USMPoolSetInfoExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMPoolSetInfoExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(USMPoolSetInfoExp, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(USMPoolSetInfoExp, sizes) {
  const ur_result_t result = call().with<1>(UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP).with<3>(4).result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_SIZE || result == UR_RESULT_ERROR_INVALID_VALUE) << resultName(result);
}

TEST_F(USMPoolSetInfoExp, threshold) {
  for (size_t threshold : {size_t{0}, size_t{123456}, SIZE_MAX}) {
    call().with<1>(UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP).with<2>(&threshold).with<3>(sizeof threshold).succeeds();
    size_t now = 1;
    ASSERT_OK(urUSMPoolGetInfoExp(pool(), UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, &now, nullptr));
    EXPECT_EQ(threshold, now);
  }
}

TEST_F(USMPoolSetInfoExp, highMarksAreReset) {
  void *memory = nullptr;
  ASSERT_OK(urEnqueueUSMDeviceAllocExp(queue(), pool(), 65536, nullptr, 0, nullptr, &memory, nullptr));
  ASSERT_OK(urEnqueueUSMFreeExp(queue(), nullptr, memory, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  size_t high = 0, zero = 0;
  ASSERT_OK(urUSMPoolGetInfoExp(pool(), UR_USM_POOL_INFO_USED_HIGH_EXP, &high, nullptr));
  EXPECT_GE(high, 65536U);
  call().with<1>(UR_USM_POOL_INFO_USED_HIGH_EXP).with<2>(&zero).with<3>(sizeof zero).succeeds();
  ASSERT_OK(urUSMPoolGetInfoExp(pool(), UR_USM_POOL_INFO_USED_HIGH_EXP, &high, nullptr));
  EXPECT_EQ(0U, high);
}

TEST_F(USMPoolSetInfoExp, whatCannotBeSet) {
  for (const ur_usm_pool_info_t name : {UR_USM_POOL_INFO_REFERENCE_COUNT, UR_USM_POOL_INFO_CONTEXT,
                                        UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, UR_USM_POOL_INFO_USED_CURRENT_EXP}) {
    size_t value = 7;
    const ur_result_t result = call().with<1>(name).with<2>(&value).with<3>(sizeof value).result();
    EXPECT_TRUE(result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ||
                result == UR_RESULT_ERROR_INVALID_VALUE)
        << name << ": " << resultName(result);
  }
}

} // namespace conformance
