// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of pools with the vendor's memory stand on: at the end nothing may be left of the vendor's pools.
#pragma once

#include "core/faults.hpp"

namespace ur::test {

inline constexpr size_t kUnit = sim::kPoolUnit;

inline core::MemoryKind kindOf(ur_usm_type_t type) {
  return type == UR_USM_TYPE_HOST     ? core::MemoryKind::host
         : type == UR_USM_TYPE_DEVICE ? core::MemoryKind::device
                                      : core::MemoryKind::shared;
}

class NativePools : public FaultTest {
protected:
  static constexpr ur_usm_pool_flags_t kNative = UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP;

  void SetUp() override {
    FaultTest::SetUp();
    expectRefusals_ = false;
  }
  void TearDown() override {
    for (const sim::PoolInfo &made : sim->pools()) {
      EXPECT_FALSE(made.alive);
      EXPECT_EQ(made.used, 0u);
      EXPECT_EQ(made.reserved, 0u);
    }
    FaultTest::TearDown();
  }

  static bool has(ur_usm_type_t type) { return GetParam().pools[static_cast<size_t>(kindOf(type))]; }
  static size_t kinds() {
    const auto &all = GetParam().pools;
    return static_cast<size_t>(std::count(all.begin(), all.end(), true));
  }
  ur_usm_pool_handle_t nativePool(size_t maximum = 0, size_t threshold = SIZE_MAX, ur_usm_pool_flags_t flags = 0) {
    return makePool({.maximum = maximum, .threshold = threshold, .limits = true, .flags = kNative | flags});
  }
  /// What the vendor's pools hold together.
  size_t vendorReserved() const {
    size_t sum = 0;
    for (const sim::PoolInfo &pool : sim->pools())
      sum += pool.reserved;
    return sum;
  }
  static ur_result_t set(ur_usm_pool_handle_t pool, ur_usm_pool_info_t what, size_t value) {
    return api().USMExp.pfnPoolSetInfoExp(pool, what, &value, sizeof value);
  }
  /// Allocates so many blocks, and frees them.
  void fillUp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, size_t blocks, size_t size = 2 * kBlock,
              ur_usm_type_t type = UR_USM_TYPE_DEVICE) {
    std::vector<void *> made(blocks);
    for (void *&block : made)
      ASSERT_EQ(tryAlloc(type, queue, pool, size, &block), UR_RESULT_SUCCESS);
    for (void *block : made)
      ASSERT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  }
};

/// Vendors with pools of all kinds of memory, of device memory only, and of none.
#define UR_TEST_ALL_POOLS(Suite)                                                                                       \
  INSTANTIATE_TEST_SUITE_P(Sim, Suite, ::testing::Values(kCuda, kHip, kLevelZero, kOpenCl), shapeName)

} // namespace ur::test
