// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/pools.hpp"

#include <algorithm>

namespace ur::sim {

namespace {

size_t roundUp(size_t bytes) {
  return bytes > SIZE_MAX - kPoolUnit ? SIZE_MAX : (bytes + kPoolUnit - 1) / kPoolUnit * kPoolUnit;
}

} // namespace

/// A pool of this context that isn't destroyed, or null with a violation.
Pools::Pool *Pools::find(const void *context, uintptr_t pool, const char *what) {
  if (pool == 0 || pool > pools_.size() || pools_[pool - 1].context != context) {
    ledger_.report(Fault::unknownHandle, std::string(what) + " of pool " + std::to_string(pool) +
                                             ", which was never made or is another context's");
    return nullptr;
  }
  Pool &found = pools_[pool - 1];
  if (!found.info.alive) {
    ledger_.report(Fault::useAfterDestroy, std::string(what) + " of pool " + std::to_string(pool));
    return nullptr;
  }
  return &found;
}

ur_result_t Pools::create(const void *context, uint32_t device, const core::NativePoolDesc &desc, uintptr_t *pool) {
  Pool made;
  made.context = context;
  made.place = desc.kind == core::MemoryKind::host ? kDevices : device;
  made.info.desc = desc;
  pools_.push_back(made);
  *pool = pools_.size();
  return UR_RESULT_SUCCESS;
}

void Pools::destroy(const void *context, uintptr_t pool) {
  if (Pool *found = find(context, pool, "destroyPool")) {
    found->info.alive = false;
    shrink(*found, 0);
  }
}

ur_result_t Pools::alloc(const void *context, uintptr_t pool, size_t size, size_t alignment, void **memory) {
  Pool *found = find(context, pool, "allocPooled");
  if (!found)
    return UR_RESULT_ERROR_INVALID_VALUE;
  PoolInfo &info = found->info;
  const size_t needed = std::max(roundUp(info.used + size), info.reserved);
  const size_t more = needed - info.reserved;
  if (needed > roundUp(info.desc.maximumSize) || more > memory_.available(found->place))
    return exhausted(info.desc.kind);
  const ur_result_t result = memory_.allocPooled(context, info.desc.kind, found->place, pool, size, alignment, memory);
  if (result != UR_RESULT_SUCCESS)
    return result;
  static_cast<void>(memory_.take(found->place, more));
  info.reserved = needed;
  info.reservedHigh = std::max(info.reservedHigh, needed);
  info.used += size;
  info.usedHigh = std::max(info.usedHigh, info.used);
  return UR_RESULT_SUCCESS;
}

void Pools::free(const void *memory) {
  const auto [pool, size] = memory_.freePooled(memory);
  Pool &owner = pools_[pool - 1];
  owner.info.used -= size;
  shrink(owner, owner.info.alive ? owner.info.desc.releaseThreshold : 0);
}

/// Down to `keep`, in whole units, or to what is allocated.
void Pools::shrink(Pool &pool, size_t keep) {
  PoolInfo &info = pool.info;
  const size_t left = std::min(info.reserved, std::max(roundUp(info.used), keep / kPoolUnit * kPoolUnit));
  memory_.give(pool.place, info.reserved - left);
  info.reserved = left;
}

ur_result_t Pools::trim(const void *context, uintptr_t pool, size_t keep) {
  Pool *found = find(context, pool, "trimPool");
  if (!found)
    return UR_RESULT_ERROR_INVALID_VALUE;
  shrink(*found, keep);
  return UR_RESULT_SUCCESS;
}

ur_result_t Pools::setReleaseThreshold(const void *context, uintptr_t pool, size_t bytes) {
  Pool *found = find(context, pool, "setPoolThreshold");
  if (!found)
    return UR_RESULT_ERROR_INVALID_VALUE;
  found->info.desc.releaseThreshold = bytes;
  return UR_RESULT_SUCCESS;
}

ur_result_t Pools::reserved(const void *context, uintptr_t pool, core::PoolReserve *reserve) {
  const Pool *found = find(context, pool, "poolReserved");
  if (!found)
    return UR_RESULT_ERROR_INVALID_VALUE;
  *reserve = {found->info.reserved, found->info.reservedHigh};
  return UR_RESULT_SUCCESS;
}

ur_result_t Pools::resetHigh(const void *context, uintptr_t pool) {
  Pool *found = find(context, pool, "resetPoolHigh");
  if (!found)
    return UR_RESULT_ERROR_INVALID_VALUE;
  found->info.reservedHigh = found->info.reserved;
  return UR_RESULT_SUCCESS;
}

std::vector<PoolInfo> Pools::infos() const {
  std::vector<PoolInfo> all;
  for (const Pool &pool : pools_)
    all.push_back(pool.info);
  return all;
}

/// Their blocks have been reported by now, and are gone.
void Pools::reportLeaks(const void *context) {
  for (Pool &pool : pools_) {
    if (pool.context != context)
      continue;
    if (pool.info.alive)
      ledger_.report(Fault::leak, "a pool was never destroyed");
    pool.info.alive = false;
    pool.info.used = 0;
    shrink(pool, 0);
  }
}

} // namespace ur::sim
