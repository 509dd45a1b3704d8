// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of an adapter whose pools are debugged (UR_USM_POOL_DEBUG): functions of USM that stand in front of the
// core's own. So the mode costs nothing where it is off. What they do is in debug_commands.cpp, for queues, and in
// debug_host.cpp.
#include "adapters/core/allocator/debug_checks.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/object/result_of.hpp"
#include "adapters/core/object/table.hpp"
#include "adapters/core/queue/debug_calls.hpp"
#include "adapters/core/queue/debug_release.hpp"
#include "common/generated/checks.hpp"

extern "C" void urxAdapterSetHandleTable(const ur_dditable_t *table);

namespace ur::core {
namespace {

template <AllocateByQueue own, AllocateByQueue checked, ur_command_t type>
ur_result_t UR_APICALL allocExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, const size_t size,
                                const ur_exp_async_usm_alloc_properties_t *properties, uint32_t count,
                                const ur_event_handle_t *waits, void **memory, ur_event_handle_t *event) noexcept {
  const ur_result_t invalid = checked(queue, pool, size, properties, count, waits, memory, event);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  constexpr const char *kName = type == UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP   ? "urEnqueueUSMDeviceAllocExp"
                                : type == UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP ? "urEnqueueUSMSharedAllocExp"
                                                                                  : "urEnqueueUSMHostAllocExp";
  return resultOf([&] {
    return allocateDebugged(own, kName, {type, {waits, count}, event}, *queue, pool, size, properties, memory);
  });
}

ur_result_t UR_APICALL freeExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, void *memory, uint32_t count,
                               const ur_event_handle_t *waits, ur_event_handle_t *event) noexcept {
  const ur_result_t invalid = checks::urEnqueueUSMFreeExp(queue, pool, memory, count, waits, event);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  return resultOf([&] {
    return freeDebugged(*queue, pool, memory, {UR_COMMAND_ENQUEUE_USM_FREE_EXP, {waits, count}, event});
  });
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t context, void *memory) noexcept {
  const ur_result_t invalid = checks::urUSMFree(context, memory);
  return invalid != UR_RESULT_SUCCESS ? invalid : resultOf([&] { return freeDebugged(*context, memory); });
}

ur_result_t UR_APICALL hostAlloc(ur_context_handle_t context, const ur_usm_desc_t *desc, ur_usm_pool_handle_t pool,
                                 size_t size, void **memory) noexcept {
  const ur_result_t invalid = checks::served::urUSMHostAlloc(context, desc, pool, size, memory);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  return resultOf([&] {
    return allocateDebugged("urUSMHostAlloc", *context, MemoryKind::host, nullptr, desc, pool, size, memory);
  });
}

template <MemoryKind kind, auto checked>
ur_result_t UR_APICALL deviceAlloc(ur_context_handle_t context, ur_device_handle_t device, const ur_usm_desc_t *desc,
                                   ur_usm_pool_handle_t pool, size_t size, void **memory) noexcept {
  const ur_result_t invalid = checked(context, device, desc, pool, size, memory);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  constexpr const char *kName = kind == MemoryKind::device ? "urUSMDeviceAlloc" : "urUSMSharedAlloc";
  return resultOf([&] { return allocateDebugged(kName, *context, kind, device, desc, pool, size, memory); });
}

/// Of a block between guards, where it begins and what was asked for. Of one in the quarantine nothing is known any
/// more.
ur_result_t UR_APICALL allocInfo(ur_context_handle_t context, const void *memory, ur_usm_alloc_info_t query,
                                 size_t size, void *value, size_t *sizeRet) noexcept {
  const bool ours = query == UR_USM_ALLOC_INFO_BASE_PTR || query == UR_USM_ALLOC_INFO_SIZE;
  const ur_result_t invalid = checks::urUSMGetMemAllocInfo(context, memory, query, size, value, sizeRet);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  return resultOf([&] {
    if (debugQuarantine().holdsAddress(*context, memory)) {
      return query == UR_USM_ALLOC_INFO_TYPE
                 ? InfoWriter(size, value, sizeRet).put<UR_USM_ALLOC_INFO_TYPE>(UR_USM_TYPE_UNKNOWN)
                 : UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    const std::optional<DebugBlock> block = ours ? debugBlocks()->holding(*context, memory) : std::nullopt;
    if (!block)
      return api::urUSMGetMemAllocInfo(context, memory, query, size, value, sizeRet);
    const InfoWriter info(size, value, sizeRet);
    return query == UR_USM_ALLOC_INFO_SIZE ? info.put<UR_USM_ALLOC_INFO_SIZE>(block->size)
                                           : info.put<UR_USM_ALLOC_INFO_BASE_PTR>(static_cast<void *>(block->memory));
  });
}

ur_result_t UR_APICALL queueFinish(ur_queue_handle_t queue) noexcept {
  const ur_result_t result = kAdapterTable.Queue.pfnFinish(queue);
  if (result == UR_RESULT_SUCCESS)
    debugChecks().check();
  return result;
}

// What is over gives its copies back before anybody counts.

ur_result_t UR_APICALL poolInfo(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, size_t size, void *value,
                                size_t *sizeRet) noexcept {
  debugChecks().check();
  return kAdapterTable.USM.pfnPoolGetInfo(pool, query, size, value, sizeRet);
}

ur_result_t UR_APICALL poolInfoExp(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, void *value,
                                   size_t *sizeRet) noexcept {
  debugChecks().check();
  return kAdapterTable.USMExp.pfnPoolGetInfoExp(pool, query, value, sizeRet);
}

/// Nothing is held that nobody can use any more, and what was made is told of.
void poolIsLetGo(UsmPool &pool) noexcept {
  if (pool.users() != 1)
    return;
  const Ref<Context> context(&pool.context());
  releaseAllQuarantined(*context, nullptr, &pool);
  (void)resultOf([&] {
    debugBlocks()->tellOfLive(*context, &pool);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL poolRelease(ur_usm_pool_handle_t pool) noexcept {
  const ur_result_t invalid = checks::urUSMPoolRelease(pool);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  poolIsLetGo(*pool);
  return kAdapterTable.USM.pfnPoolRelease(pool);
}

ur_result_t UR_APICALL poolDestroy(ur_context_handle_t context, ur_device_handle_t device,
                                   ur_usm_pool_handle_t pool) noexcept {
  const ur_result_t invalid = checks::urUSMPoolDestroyExp(context, device, pool);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  if (&pool->context() == context && !pool->isDefault())
    poolIsLetGo(*pool);
  return kAdapterTable.USMExp.pfnPoolDestroyExp(context, device, pool);
}

ur_result_t UR_APICALL poolTrim(ur_context_handle_t context, ur_device_handle_t device, ur_usm_pool_handle_t pool,
                                size_t keep) noexcept {
  const ur_result_t invalid = checks::urUSMPoolTrimToExp(context, device, pool, keep);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  if (&pool->context() == context)
    releaseAllQuarantined(*context, nullptr, pool);
  return kAdapterTable.USMExp.pfnPoolTrimToExp(context, device, pool, keep);
}

/// Nothing of a context stays in the mode that keeps it alive.
void contextIsLetGo(Context &context) noexcept {
  releaseInBackground(context);
  (void)resultOf([&] {
    debugChecks().checkInBackground(context);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL contextRelease(ur_context_handle_t context) noexcept {
  const ur_result_t invalid = checks::urContextRelease(context);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  const Ref<Context> keep(context);
  const ur_result_t result = kAdapterTable.Context.pfnRelease(context);
  if (keep->users() == 0)
    contextIsLetGo(*keep);
  return result;
}

ur_result_t UR_APICALL queueRelease(ur_queue_handle_t queue) noexcept {
  const ur_result_t invalid = checks::urQueueRelease(queue);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  const Ref<Context> context(&queue->context());
  const ur_result_t result = kAdapterTable.Queue.pfnRelease(queue);
  if (context->users() == 0)
    contextIsLetGo(*context);
  return result;
}

const ur_dditable_t *debugTable() noexcept {
  static const ur_dditable_t table = [] {
    ur_dditable_t made = kAdapterTable;
    made.EnqueueExp.pfnUSMDeviceAllocExp =
        allocExp<api::urEnqueueUSMDeviceAllocExp, checks::served::urEnqueueUSMDeviceAllocExp,
                 UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP>;
    made.EnqueueExp.pfnUSMSharedAllocExp =
        allocExp<api::urEnqueueUSMSharedAllocExp, checks::served::urEnqueueUSMSharedAllocExp,
                 UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP>;
    made.EnqueueExp.pfnUSMHostAllocExp =
        allocExp<api::urEnqueueUSMHostAllocExp, checks::served::urEnqueueUSMHostAllocExp,
                 UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP>;
    made.EnqueueExp.pfnUSMFreeExp = freeExp;
    made.USM.pfnHostAlloc = hostAlloc;
    made.USM.pfnDeviceAlloc = deviceAlloc<MemoryKind::device, checks::served::urUSMDeviceAlloc>;
    made.USM.pfnSharedAlloc = deviceAlloc<MemoryKind::shared, checks::served::urUSMSharedAlloc>;
    made.USM.pfnFree = usmFree;
    made.USM.pfnPoolRelease = poolRelease;
    made.USMExp.pfnPoolDestroyExp = poolDestroy;
    made.USMExp.pfnPoolTrimToExp = poolTrim;
    made.Queue.pfnRelease = queueRelease;
    made.USM.pfnGetMemAllocInfo = allocInfo;
    made.USM.pfnPoolGetInfo = poolInfo;
    made.USMExp.pfnPoolGetInfoExp = poolInfoExp;
    made.Queue.pfnFinish = queueFinish;
    made.Context.pfnRelease = contextRelease;
    return made;
  }();
  urxAdapterSetHandleTable(&table);
  return &table;
}

} // namespace

const ur_dditable_t &servedTable() noexcept {
  static const ur_dditable_t &served = debugBlocks() ? *debugTable() : kAdapterTable;
  return served;
}

} // namespace ur::core
