// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Short forms for tests of asynchronous allocation: pools and their figures.
#pragma once

#include "core/core_test.hpp"

namespace ur::test {

class AsyncTest : public CoreTest {
protected:
  static constexpr size_t kBlock = size_t{1} << 20; ///< bytes; a size that pools need not round

  struct PoolOptions {
    size_t maximum = 0;   ///< 0: none given
    size_t threshold = 0; ///< given only together with a maximum or when limits is set
    bool limits = false;
    ur_usm_pool_flags_t flags = 0;
    size_t device = 0;
  };

  ur_result_t tryPool(const PoolOptions &options, ur_usm_pool_handle_t *pool, ur_context_handle_t in = nullptr) {
    const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, options.maximum,
                                           options.threshold};
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, options.maximum != 0 || options.limits ? &limits : nullptr,
                            options.flags};
    return api().USMExp.pfnPoolCreateExp(in ? in : context.get(), devices[options.device], &desc, pool);
  }
  ur_usm_pool_handle_t makePool(const PoolOptions &options) {
    ur_usm_pool_handle_t pool = nullptr;
    EXPECT_EQ(tryPool(options, &pool), UR_RESULT_SUCCESS);
    return pool;
  }
  ur_result_t destroyPool(ur_usm_pool_handle_t pool, size_t device = 0) {
    return api().USMExp.pfnPoolDestroyExp(context, devices[device], pool);
  }
  ur_usm_pool_handle_t defaultPool(size_t device = 0) {
    ur_usm_pool_handle_t pool = nullptr;
    EXPECT_EQ(api().USMExp.pfnPoolGetDefaultDevicePoolExp(context, devices[device], &pool), UR_RESULT_SUCCESS);
    return pool;
  }
  static size_t figure(ur_usm_pool_handle_t pool, ur_usm_pool_info_t what) {
    size_t value = SIZE_MAX;
    EXPECT_EQ(api().USMExp.pfnPoolGetInfoExp(pool, what, &value, nullptr), UR_RESULT_SUCCESS);
    return value;
  }
  static size_t used(ur_usm_pool_handle_t pool) { return figure(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP); }
  static size_t reserved(ur_usm_pool_handle_t pool) { return figure(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP); }
  ur_result_t trim(ur_usm_pool_handle_t pool, size_t keep, size_t device = 0) {
    return api().USMExp.pfnPoolTrimToExp(context, devices[device], pool, keep);
  }

  template <class T>
  T about(const void *memory, ur_usm_alloc_info_t what) {
    return query<T>([&](const void *p, ur_usm_alloc_info_t property, size_t size, void *value,
                        size_t *ret) { return api().USM.pfnGetMemAllocInfo(context, p, property, size, value, ret); },
                    memory, what);
  }

  /// Frees, with the event that says when.
  Event free(ur_queue_handle_t queue, void *memory, const Waits &waits = {}) {
    Event event;
    EXPECT_EQ(tryFree(queue, memory, nullptr, waits, event.out()), UR_RESULT_SUCCESS);
    return event;
  }
  static bool isOutOfMemory(ur_result_t result) {
    return result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || result == UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
};

inline constexpr ur_usm_type_t kUsmTypes[] = {UR_USM_TYPE_DEVICE, UR_USM_TYPE_SHARED, UR_USM_TYPE_HOST};

} // namespace ur::test
