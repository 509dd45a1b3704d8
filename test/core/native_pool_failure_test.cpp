// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of the vendor's pools that fail.
#include "core/native_pools.hpp"

namespace ur::test {
namespace {

class NativePoolFailures : public NativePools {};
UR_TEST_ALL_POOLS(NativePoolFailures);

TEST_P(NativePoolFailures, FailuresOfTheVendorsPoolsAreToldAndChangeNothing) {
  if (!has(UR_USM_TYPE_DEVICE))
    GTEST_SKIP() << "the vendor has no pools";
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool(0, 2 * kUnit);
  fillUp(queue, pool, 1);
  const auto fails = [&](Call call, auto &&attempt) {
    sim->failCall(call, 1, UR_RESULT_ERROR_DEVICE_LOST);
    EXPECT_EQ(attempt(), UR_RESULT_ERROR_DEVICE_LOST) << sim::name(call);
    EXPECT_TRUE(sim->stopFailing()) << sim::name(call);
  };
  size_t value = 77;
  fails(Call::poolReserved,
        [&] { return api().USMExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, &value, nullptr); });
  EXPECT_EQ(value, 77u);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0u) << "what is used is known without the vendor";
  fails(Call::setPoolThreshold, [&] { return set(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, 0); });
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP), 2 * kUnit);
  EXPECT_EQ(sim->pools()[0].desc.releaseThreshold, 2 * kUnit);
  fails(Call::resetPoolHigh, [&] { return set(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, 0); });
  finish(queue);
  fails(Call::trimPool, [&] { return trim(pool, 0); });
  EXPECT_EQ(reserved(pool), kUnit);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  // An idle pool that couldn't be looked at is looked at again.
  ASSERT_EQ(set(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, 0), UR_RESULT_SUCCESS);
  fillUp(queue, pool, 1);
  sim->failCall(Call::poolReserved);
  finish(queue);
  EXPECT_TRUE(sim->stopFailing());
  EXPECT_EQ(vendorReserved(), kUnit);
  finish(queue);
  EXPECT_EQ(vendorReserved(), 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePoolFailures, AnyCallMayFail) {
  const Queue queue = inOrder();
  failEveryCall("a pool's whole life", [&] {
    ur_usm_pool_handle_t pool = nullptr;
    ur_result_t result = tryPool({.maximum = 16 * kUnit, .threshold = kUnit, .flags = kNative}, &pool);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, pool != nullptr);
    if (!pool)
      return result;
    const auto then = [&](ur_result_t one) { result = result == UR_RESULT_SUCCESS ? one : result; };
    for (const ur_usm_type_t type : kUsmTypes) {
      void *memory = nullptr;
      const ur_result_t made = tryAlloc(type, queue, pool, 3 * kBlock, &memory);
      EXPECT_EQ(made == UR_RESULT_SUCCESS, memory != nullptr);
      then(made);
      if (memory) {
        then(tryFill(queue, static_cast<uint32_t *>(memory), 16, 4));
        const ur_result_t freed = tryFree(queue, memory);
        then(freed);
        if (freed != UR_RESULT_SUCCESS) {
          EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
        }
      }
    }
    const size_t before = figure(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP);
    const ur_result_t set = NativePools::set(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, 2 * kUnit);
    EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP), set == UR_RESULT_SUCCESS ? 2 * kUnit : before);
    then(set);
    size_t value = SIZE_MAX;
    const ur_result_t read =
        api().USMExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, &value, nullptr);
    EXPECT_EQ(read == UR_RESULT_SUCCESS, value != SIZE_MAX);
    then(read);
    EXPECT_EQ(used(pool), 0u);
    then(api().Queue.pfnFinish(queue));
    then(trim(pool, 0));
    stopFailing();
    finish(queue);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
    for (const sim::PoolInfo &made : sim->pools()) {
      EXPECT_FALSE(made.alive);
      EXPECT_EQ(made.reserved, 0u);
    }
    return result;
  });
}

} // namespace
} // namespace ur::test
