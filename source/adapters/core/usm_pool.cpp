// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/usm_pool.hpp"

#include "adapters/core/chain.hpp"
#include "adapters/core/context.hpp"
#include "adapters/core/generated/api.hpp"
#include "adapters/core/info.hpp"

using namespace ur::core;

ur_usm_pool_handle_t_::ur_usm_pool_handle_t_(Context &context, uint32_t deviceIndex, Kind kind,
                                             const PoolLimits &limits)
    : Object(Tag::pool, kind == Kind::made ? 1 : 0), context_(context),
      keep_(kind == Kind::made ? Ref<Context>(&context) : Ref<Context>()), deviceIndex_(deviceIndex), kind_(kind),
      memory_(makeAsyncPool(*this, limits)) {
  context_.addPool(this);
}

ur_usm_pool_handle_t_::~ur_usm_pool_handle_t_() {
  context_.removePool(this);
  memory_.reset();
  if (!context_.caps().freeBlocks) {
    context_.settlePools(); // Blocks left behind that are over go now; else when somebody waits anyway.
  }
}

void ur_usm_pool_handle_t_::abandoned() noexcept {
  context_.dropCurrentPool(*this);
}

void ur_usm_pool_handle_t_::blockIsLive() noexcept {
  if (!isDefault()) {
    addRef();
  }
}

void ur_usm_pool_handle_t_::blockIsFree() noexcept {
  if (!isDefault()) {
    unref(this);
  }
}

namespace ur::core {
namespace {

/// The pool, if it is of this context and device.
UsmPool &checked(Context &context, Device *device, UsmPool *pool) {
  const uint32_t index = context.indexOf(device);
  if (&pool->context() != &context || pool->deviceIndex() != index) {
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  return *pool;
}

ur_result_t poolInfo(UsmPool &pool, ur_usm_pool_info_t query, const InfoWriter &info) {
  switch (query) {
  case UR_USM_POOL_INFO_REFERENCE_COUNT:
    return info.put<UR_USM_POOL_INFO_REFERENCE_COUNT>(pool.users());
  case UR_USM_POOL_INFO_CONTEXT:
    return info.put<UR_USM_POOL_INFO_CONTEXT>(&pool.context());
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
    return info.put<UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP>(pool.memory().limits().releaseThreshold);
  case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:
    return info.put<UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP>(pool.memory().limits().maximumSize);
  case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
    return info.put<UR_USM_POOL_INFO_RESERVED_CURRENT_EXP>(pool.memory().statistics().reservedCurrent);
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
    return info.put<UR_USM_POOL_INFO_RESERVED_HIGH_EXP>(pool.memory().statistics().reservedHigh);
  case UR_USM_POOL_INFO_USED_CURRENT_EXP:
    return info.put<UR_USM_POOL_INFO_USED_CURRENT_EXP>(pool.memory().statistics().usedCurrent);
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    return info.put<UR_USM_POOL_INFO_USED_HIGH_EXP>(pool.memory().statistics().usedHigh);
  default:
    return unanswered(query);
  }
}

} // namespace

namespace api {

ur_result_t urUSMPoolCreateExp(ur_context_handle_t context, ur_device_handle_t device, ur_usm_pool_desc_t *desc,
                               ur_usm_pool_handle_t *result) {
  const uint32_t index = context->indexOf(device);
  // UR_USM_POOL_FLAG_READ_ONLY_EXP says what the user will do; UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP is served by
  // the core where the driver has no pools of its own. Neither changes anything here.
  PoolLimits limits;
  limits.zeroInitialize = (desc->flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) != 0;
  if (findInChain(desc->pNext, UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC)) {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  if (const auto *wanted =
          findInChain<ur_usm_pool_limits_desc_t>(desc->pNext, UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC)) {
    limits.maximumSize = wanted->maxPoolableSize != 0 ? wanted->maxPoolableSize : SIZE_MAX;
    limits.releaseThreshold = wanted->minDriverAllocSize;
  }
  *result = new UsmPool(*context, index, UsmPool::Kind::made, limits);
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolDestroyExp(ur_context_handle_t context, ur_device_handle_t device, ur_usm_pool_handle_t pool) {
  if (checked(*context, device, pool).isDefault()) {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  ur::core::release(pool);
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t context, ur_device_handle_t device,
                                             ur_usm_pool_handle_t *pool) {
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
  *pool = context->currentPool(context->indexOf(device)).get();
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolTrimToExp(ur_context_handle_t context, ur_device_handle_t device, ur_usm_pool_handle_t pool,
                               size_t minBytesToKeep) {
  checked(*context, device, pool).memory().trim(minBytesToKeep);
  return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolGetInfo(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, size_t size, void *value,
                             size_t *sizeRet) {
  return poolInfo(*pool, query, InfoWriter(size, value, sizeRet));
}

ur_result_t urUSMPoolGetInfoExp(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, void *value, size_t *sizeRet) {
  // This form has no size: the caller vouches for the room.
  return poolInfo(*pool, query, InfoWriter(SIZE_MAX, value, sizeRet));
}

ur_result_t urUSMPoolSetInfoExp(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, void *value, size_t size) {
  if (query < UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP) {
    return unanswered(query);
  }
  if (size != sizeof(size_t)) {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  const size_t number = *static_cast<const size_t *>(value);
  switch (query) {
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
    pool->memory().setReleaseThreshold(number);
    return UR_RESULT_SUCCESS;
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    if (number != 0) { // A high mark can only be set back.
      return UR_RESULT_ERROR_INVALID_VALUE;
    }
    pool->memory().resetHigh(query == UR_USM_POOL_INFO_RESERVED_HIGH_EXP, query == UR_USM_POOL_INFO_USED_HIGH_EXP);
    return UR_RESULT_SUCCESS;
  default: // the rest is fixed, or follows from the pool's use
    return unanswered(query);
  }
}

} // namespace api
} // namespace ur::core
