// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pools of USM: make, set, describe.
#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/allocator/pool_config.hpp"
#include "adapters/core/allocator/pool_parts.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/chain.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

#include "unified-runtime/ur_usm_pool_tuning.h"

#include <algorithm>

namespace ur::core {
namespace {

/// The pool, if it is of this context and device.
UsmPool &checked(Context &context, Device *device, UsmPool *pool) {
  requireAsynchronous();
  const uint32_t index = context.indexOf(device);
  if (&pool->context() != &context || pool->deviceIndex() != index)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  return *pool;
}

// Of all parts together. A sum of high marks lies above the true one, never below.

/// Throws the driver's error.
PoolReserve reservedBy(const UsmPool &pool) {
  PoolReserve sum;
  pool.visitMemory([&](StreamPool &memory) {
    const PoolReserve one = memory.reserved();
    sum.current += one.current;
    sum.high += one.high;
  });
  return sum;
}

PoolStatistics statisticsOf(const UsmPool &pool) noexcept {
  PoolStatistics sum;
  pool.visitMemory([&](StreamPool &memory) {
    const PoolStatistics one = memory.statistics();
    sum.usedCurrent += one.usedCurrent;
    sum.usedHigh += one.usedHigh;
  });
  return sum;
}

/// Throws UNSUPPORTED_ENUMERATION over pools of the vendor's: what they keep, nobody else knows.
void requireOwn(const UsmPool &pool) {
  pool.visitMemory([](const StreamPool &memory) {
    if (memory.isNative())
      throw UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  });
}

/// What `count(memory)` answers, over all parts.
template <typename Count>
size_t sumOf(const UsmPool &pool, Count count) noexcept {
  size_t sum = 0;
  pool.visitMemory([&](StreamPool &memory) { sum += count(memory); });
  return sum;
}

size_t figureOf(const UsmPool &pool, size_t PoolFigures::*figure) noexcept {
  return sumOf(pool, [figure](StreamPool &memory) { return memory.figures().*figure; });
}

/// The largest request that one of the parts serves from free memory.
size_t largestOf(const UsmPool &pool) noexcept {
  size_t largest = 0;
  pool.visitMemory([&](StreamPool &memory) {
    const UsmPool &part = memory.owner();
    const size_t most = mostAtOnce(part.context(), memory.servedKind(), part.deviceIndex());
    largest = std::max(largest, std::min(memory.figures().serves, most));
  });
  return largest;
}

ur_result_t partsOf(const UsmPool &pool, const InfoWriter &info) {
  if (!info.wantsValue()) {
    size_t count = 0;
    pool.visitMemory([&](StreamPool &memory) { count += PoolParts(memory).count(); });
    return info.arraySize<UR_USM_POOL_INFO_LANEWAY_PARTS>(count);
  }
  std::vector<PoolPart> all;
  pool.visitMemory([&](StreamPool &memory) {
    const std::vector<PoolPart> parts = PoolParts(memory).all();
    all.insert(all.end(), parts.begin(), parts.end());
  });
  return info.array<UR_USM_POOL_INFO_LANEWAY_PARTS>(all);
}

/// The same for all parts.
PoolLimits limitsOf(const UsmPool &pool) noexcept {
  PoolLimits limits;
  pool.visitMemory([&](StreamPool &memory) { limits = memory.limits(); });
  return limits;
}

MemoryKind kindOf(ur_usm_type_t type) {
  switch (type) {
  case UR_USM_TYPE_DEVICE:
    return MemoryKind::device;
  case UR_USM_TYPE_SHARED:
    return MemoryKind::shared;
  case UR_USM_TYPE_HOST:
    return MemoryKind::host;
  default:
    throw UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
}

/// Makes the pool one in the caller's memory, which must be USM of that kind, and of that device if it has one.
void serveFrom(UsmPool &pool, const ur_usm_pool_buffer_desc_t &buffer) {
  const MemoryKind kind = kindOf(buffer.memType);
  if (!buffer.pMem)
    throw UR_RESULT_ERROR_INVALID_NULL_POINTER;
  AllocationMap &allocations = pool.context().allocations();
  const std::optional<Allocation> memory = allocations.find(buffer.pMem);
  const Device *device = kind == MemoryKind::host ? nullptr : &pool.device();
  if (!memory || memory->kind != kind || memory->device != device || memory->pool || buffer.device != device)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  if (!allocations.covers(buffer.pMem, buffer.size))
    throw UR_RESULT_ERROR_INVALID_USM_SIZE;
  pool.memory().serveFrom(kind, static_cast<std::byte *>(buffer.pMem), buffer.size);
}

/// What flags say. UR_USM_POOL_FLAG_READ_ONLY_EXP is about what the user will do, and changes nothing here.
PoolLimits limitsFor(const ur_usm_pool_desc_t &desc) noexcept {
  PoolLimits limits = poolConfig().limits;
  limits.zeroInitialize = (desc.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) != 0;
  limits.native = (desc.flags & UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP) != 0;
  return limits;
}

/// For all parts, or for none as far as the driver lets that be.
void setReleaseThreshold(const UsmPool &pool, size_t bytes) {
  const size_t before = limitsOf(pool).releaseThreshold;
  try {
    pool.visitMemory([&](StreamPool &memory) { memory.setReleaseThreshold(bytes); });
  } catch (...) {
    pool.visitMemory([&](StreamPool &memory) {
      try {
        memory.setReleaseThreshold(before);
      } catch (...) { // Then a vendor's pool may keep more, or less, until it is set again.
      }
    });
    throw;
  }
}

ReusePolicy reuseOf(ur_usm_pool_reuse_flags_t flags) {
  constexpr ur_usm_pool_reuse_flags_t kAll =
      UR_USM_POOL_REUSE_DEFAULT | UR_USM_POOL_REUSE_INTERNAL_DEPENDENCIES | UR_USM_POOL_REUSE_FAIL_AT_ONCE;
  if ((flags & ~kAll) != 0)
    throw UR_RESULT_ERROR_INVALID_ENUMERATION;
  return {(flags & UR_USM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES) != 0, (flags & UR_USM_POOL_REUSE_OPPORTUNISTIC) != 0,
          (flags & UR_USM_POOL_REUSE_INTERNAL_DEPENDENCIES) != 0};
}

ur_result_t poolInfo(UsmPool &pool, ur_usm_pool_info_t query, const InfoWriter &info) {
  switch (query) {
  case UR_USM_POOL_INFO_REFERENCE_COUNT:
    return info.put<UR_USM_POOL_INFO_REFERENCE_COUNT>(pool.users());
  case UR_USM_POOL_INFO_CONTEXT:
    return info.put<UR_USM_POOL_INFO_CONTEXT>(&pool.context());
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
    return info.put<UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP>(limitsOf(pool).releaseThreshold);
  case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:
    return info.put<UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP>(limitsOf(pool).maximumSize);
  case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
    return info.put<UR_USM_POOL_INFO_RESERVED_CURRENT_EXP>(reservedBy(pool).current);
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
    return info.put<UR_USM_POOL_INFO_RESERVED_HIGH_EXP>(reservedBy(pool).high);
  case UR_USM_POOL_INFO_USED_CURRENT_EXP:
    return info.put<UR_USM_POOL_INFO_USED_CURRENT_EXP>(statisticsOf(pool).usedCurrent);
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    return info.put<UR_USM_POOL_INFO_USED_HIGH_EXP>(statisticsOf(pool).usedHigh);
  case UR_USM_POOL_INFO_LANEWAY_LIVE:
    return info.put<UR_USM_POOL_INFO_LANEWAY_LIVE>(figureOf(pool, &PoolFigures::blocks));
  case UR_USM_POOL_INFO_LANEWAY_AT_HAND:
    return info.put<UR_USM_POOL_INFO_LANEWAY_AT_HAND>(figureOf(pool, &PoolFigures::atHand));
  case UR_USM_POOL_INFO_LANEWAY_PENDING:
    return info.put<UR_USM_POOL_INFO_LANEWAY_PENDING>(figureOf(pool, &PoolFigures::pending));
  case UR_USM_POOL_INFO_LANEWAY_FREE:
    requireOwn(pool);
    return info.put<UR_USM_POOL_INFO_LANEWAY_FREE>(figureOf(pool, &PoolFigures::free));
  case UR_USM_POOL_INFO_LANEWAY_REMAINDER:
    return info.put<UR_USM_POOL_INFO_LANEWAY_REMAINDER>(figureOf(pool, &PoolFigures::remainder));
  case UR_USM_POOL_INFO_LANEWAY_UNMAPPED:
    requireOwn(pool);
    return info.put<UR_USM_POOL_INFO_LANEWAY_UNMAPPED>(figureOf(pool, &PoolFigures::unmapped));
  case UR_USM_POOL_INFO_LANEWAY_LARGEST:
    requireOwn(pool);
    return info.put<UR_USM_POOL_INFO_LANEWAY_LARGEST>(largestOf(pool));
  case UR_USM_POOL_INFO_LANEWAY_PARTS:
    return partsOf(pool, info);
  case UR_USM_POOL_INFO_LANEWAY_MOVES:
    return info.put<UR_USM_POOL_INFO_LANEWAY_MOVES>(sumOf(pool, [](StreamPool &memory) { return memory.moves(); }));
  default:
    return unanswered(query);
  }
}

} // namespace

namespace api {

ur_result_t urUSMPoolCreateExp(ur_context_handle_t context, ur_device_handle_t device, ur_usm_pool_desc_t *desc,
                               ur_usm_pool_handle_t *result) {
  requireAsynchronous();
  const uint32_t index = context->indexOf(device);
  PoolLimits limits = limitsFor(*desc);
  if (const auto *wanted =
          findInChain<ur_usm_pool_limits_desc_t>(desc->pNext, UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC)) {
    limits.maximumSize = wanted->maxPoolableSize != 0 ? wanted->maxPoolableSize : SIZE_MAX;
    limits.releaseThreshold = wanted->minDriverAllocSize;
  }
  const auto *tuning = findInChain<ur_usm_pool_tuning_desc_t>(desc->pNext, UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC);
  if (tuning) {
    limits.reuse = reuseOf(tuning->reuse);
    if ((tuning->reuse & UR_USM_POOL_REUSE_FAIL_AT_ONCE) != 0)
      limits.mostWait = {};
  }
  const auto *buffer = findInChain<ur_usm_pool_buffer_desc_t>(desc->pNext, UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC);
  Ref<UsmPool> pool = makeRef<UsmPool>(*context, index, UsmPool::Kind::made, limits);
  if (buffer) {
    serveFrom(*pool, *buffer);
  } else if (tuning && tuning->reserveSize != 0) {
    const MemoryKind kind = kindOf(tuning->reserveType);
    checkUsm(*context, kind, index, tuning->reserveSize, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    if (tuning->reserveSize > limits.maximumSize)
      return UR_RESULT_ERROR_INVALID_USM_SIZE;
    pool->memory().reserve(kind, tuning->reserveSize);
  }
  *result = pool.release();
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolCreate(ur_context_handle_t context, ur_usm_pool_desc_t *desc, ur_usm_pool_handle_t *result) {
  PoolLimits limits = limitsFor(*desc);
  if (findInChain(desc->pNext, UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC)) // It would serve one device and kind only.
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  size_t maxPoolable = SIZE_MAX;
  if (const auto *wanted =
          findInChain<ur_usm_pool_limits_desc_t>(desc->pNext, UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC)) {
    maxPoolable = wanted->maxPoolableSize;
    limits.batch.fill(wanted->minDriverAllocSize);
  }
  *result = new UsmPool(*context, limits, maxPoolable);
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolDestroyExp(ur_context_handle_t context, ur_device_handle_t device, ur_usm_pool_handle_t pool) {
  if (checked(*context, device, pool).isDefault())
    return UR_RESULT_ERROR_INVALID_VALUE;
  ur::core::release(pool);
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t context, ur_device_handle_t device,
                                             ur_usm_pool_handle_t *pool) {
  requireAsynchronous();
  *pool = &context->defaultPool(context->indexOf(device));
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolSetDevicePoolExp(ur_context_handle_t context, ur_device_handle_t device,
                                      ur_usm_pool_handle_t pool) {
  UsmPool &current = checked(*context, device, pool);
  context->setCurrentPool(current.deviceIndex(), current);
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolGetDevicePoolExp(ur_context_handle_t context, ur_device_handle_t device,
                                      ur_usm_pool_handle_t *pool) {
  requireAsynchronous();
  *pool = context->currentPool(context->indexOf(device)).get();
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolTrimToExp(ur_context_handle_t context, ur_device_handle_t device, ur_usm_pool_handle_t pool,
                               size_t minBytesToKeep) {
  StreamPool &memory = checked(*context, device, pool).memory();
  check(memory.trim(minBytesToKeep, true));
  for (const Ref<BlockHolder> &holder : context->allocations().held().all())
    holder->trim(memory, minBytesToKeep);
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolGetInfo(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, size_t size, void *value,
                             size_t *sizeRet) {
  return poolInfo(*pool, query, InfoWriter(size, value, sizeRet));
}

ur_result_t urUSMPoolGetInfoExp(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, void *value, size_t *sizeRet) {
  requireAsynchronous();
  // This form has no size: the caller vouches for the room, which nobody can for a value that others change.
  if (query == UR_USM_POOL_INFO_LANEWAY_PARTS)
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  return poolInfo(*pool, query, InfoWriter(SIZE_MAX, value, sizeRet));
}

ur_result_t urUSMPoolSetInfoExp(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, void *value, size_t size) {
  requireAsynchronous();
  if (query < UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP || query > UR_USM_POOL_INFO_USED_HIGH_EXP)
    return unanswered(query);
  if (size != sizeof(size_t))
    return UR_RESULT_ERROR_INVALID_SIZE;
  const size_t number = *static_cast<const size_t *>(value);
  switch (query) {
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
    setReleaseThreshold(*pool, number);
    return UR_RESULT_SUCCESS;
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    if (number != 0) // A high mark can only be set back.
      return UR_RESULT_ERROR_INVALID_VALUE;
    pool->visitMemory([&](StreamPool &memory) {
      memory.resetHigh(query == UR_USM_POOL_INFO_RESERVED_HIGH_EXP, query == UR_USM_POOL_INFO_USED_HIGH_EXP);
    });
    return UR_RESULT_SUCCESS;
  default: // the rest is fixed, or follows from the pool's use
    return unanswered(query);
  }
}

} // namespace api
} // namespace ur::core
