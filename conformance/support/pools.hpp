// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fixtures with a memory pool.
#pragma once

#include "support/usm.hpp"

namespace conformance {

/// With a pool() of urUSMPoolCreate; skips where the adapter has none.
class PoolTest : public QueueTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
    if (!deviceHas(UR_DEVICE_INFO_USM_POOL_SUPPORT))
      GTEST_SKIP() << "the device has no USM pools (UR_DEVICE_INFO_USM_POOL_SUPPORT)";
    auto desc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
    ASSERT_OK(urUSMPoolCreate(context(), &desc, pool_.out()));
  }
  ur_usm_pool_handle_t pool() const { return pool_; }

private:
  Pool pool_;
};

/// A pool of urUSMPoolCreateExp, destroyed with its owner.
class DevicePool {
public:
  DevicePool() = default;
  DevicePool(const DevicePool &) = delete;
  DevicePool &operator=(const DevicePool &) = delete;
  ~DevicePool() { reset(); }
  /// Zeros: no limits given.
  void create(ur_context_handle_t context, ur_device_handle_t device, size_t maximum = 0, size_t threshold = 0,
              ur_usm_pool_flags_t flags = 0);
  void reset() {
    if (ur_usm_pool_handle_t pool = take()) {
      EXPECT_OK(urUSMPoolDestroyExp(context_, device_, pool));
    }
  }
  ur_usm_pool_handle_t take() { return std::exchange(pool_, nullptr); }
  ur_usm_pool_handle_t get() const { return pool_; }
  operator ur_usm_pool_handle_t() const { return pool_; }
  /// A figure of the pool's.
  size_t info(ur_usm_pool_info_t name) const;

private:
  ur_context_handle_t context_ = nullptr;
  ur_device_handle_t device_ = nullptr;
  ur_usm_pool_handle_t pool_ = nullptr;
};

/// With a device pool(); skips where the device has no asynchronous allocation.
class AsyncTest : public QueueTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
    if (!deviceHas(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP))
      GTEST_SKIP() << "the device has no asynchronous allocation (UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP)";
    ASSERT_NO_FATAL_FAILURE(pool_.create(context(), device()));
  }
  ur_usm_pool_handle_t pool() const { return pool_; }

private:
  DevicePool pool_;
};

} // namespace conformance
