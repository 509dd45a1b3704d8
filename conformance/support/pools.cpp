// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

void DevicePool::create(ur_context_handle_t context, ur_device_handle_t device, size_t maximum, size_t threshold,
                        ur_usm_pool_flags_t flags) {
  reset();
  context_ = context;
  device_ = device;
  auto limits = structure<ur_usm_pool_limits_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC);
  limits.maxPoolableSize = maximum;
  limits.minDriverAllocSize = threshold;
  auto desc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  desc.flags = flags;
  if (maximum != 0 || threshold != 0)
    desc.pNext = &limits;
  ASSERT_OK(urUSMPoolCreateExp(context, device, &desc, &pool_));
}

size_t DevicePool::info(ur_usm_pool_info_t name) const {
  size_t value = 0;
  EXPECT_OK(urUSMPoolGetInfoExp(pool_, name, &value, nullptr));
  return value;
}

} // namespace conformance
