// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Synchronous USM: allocate, free, describe.
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/allocator/background_frees.hpp"
#include "adapters/core/allocator/left_over.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/memory/external_mappings.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/order/direct.hpp"
#include "adapters/core/order/ports.hpp"
#include "adapters/core/port/driver_inter_process.hpp"
#include "adapters/core/port/driver_registration.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// What an allocation has at least if nobody says what it needs: what the largest type of a kernel does. Vendors give
/// that without being asked twice, but some take longer for it.
constexpr size_t kAlignment = 128;

/// What a block of a pool has.
size_t alignmentOfBlocks(MemoryKind kind) noexcept {
  return kind == MemoryKind::device ? 256 : 64;
}

ur_usm_type_t typeOf(MemoryKind kind) noexcept {
  switch (kind) {
  case MemoryKind::host:
    return UR_USM_TYPE_HOST;
  case MemoryKind::device:
    return UR_USM_TYPE_DEVICE;
  case MemoryKind::shared:
    return UR_USM_TYPE_SHARED;
  }
  return UR_USM_TYPE_UNKNOWN;
}

void zero(Context &context, uint32_t device, void *memory, size_t size) {
  static constexpr uint8_t kZero = 0;
  const FillDesc desc{memory, &kZero, 1, size, 1, size};
  runAndWait(context, device, FillPort{desc});
}

/// makeTrimming(), which says it where the driver has no memory left all the same.
template <typename Make>
void makeOrExplain(Context &context, MemoryKind kind, uint32_t device, size_t size, Make &&make) {
  try {
    makeTrimming(context, device, make);
  } catch (ur_result_t result) {
    if (result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || result == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
        result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
      const DeviceFacts &facts = context.devices()[device]->facts();
      explain(result, "the driver gives no %zu bytes of %s memory; the device \"%s\" has %llu bytes in all", size,
              nameOf(kind), facts.name.c_str(), static_cast<unsigned long long>(facts.globalMemSize));
    }
    throw;
  }
}

/// Memory of its own: device memory such that other processes can open it.
void *allocateDedicated(Context &context, MemoryKind kind, uint32_t device, size_t size, size_t alignment) {
  InterProcessDriver *sharing = kind == MemoryKind::device ? context.driver().interProcess() : nullptr;
  if (!sharing)
    return allocateTrimming(context, kind, device, size, alignment);
  void *made = nullptr;
  makeOrExplain(context, kind, device, size, [&] { return sharing->allocShareable(device, size, alignment, &made); });
  return made;
}

ur_result_t allocate(Context &context, MemoryKind kind, Device *device, const ur_usm_desc_t *desc, UsmPool *pool,
                     size_t size, void **memory) {
  const uint32_t index = device ? context.indexOf(device) : 0;
  checkUsm(context, kind, index, size, UR_RESULT_ERROR_INVALID_OPERATION);
  const size_t wanted = desc ? desc->align : 0;
  bool zeroed = false;
  if (pool) {
    if (&pool->context() != &context)
      return UR_RESULT_ERROR_INVALID_VALUE;
    // Host memory is every device's: any pool of the context has some.
    UsmPool &serving = kind == MemoryKind::host && pool->deviceIndex() != UsmPool::kNoDevice ? *pool : pool->on(index);
    if (size <= serving.maxPoolable() && wanted <= alignmentOfBlocks(kind)) {
      *memory = serving.memory().allocateNow(kind, size).memory;
      return UR_RESULT_SUCCESS;
    }
    zeroed = serving.memory().zeroes();
  }
  void *made = allocateDedicated(context, kind, index, size, wanted != 0 ? wanted : kAlignment);
  try {
    if (zeroed)
      zero(context, index, made, size);
    context.allocations().insert({.base = made, .size = size, .kind = kind, .device = device, .deviceIndex = index});
  } catch (...) {
    (void)context.driver().free(kind, made);
    throw;
  }
  *memory = made;
  return UR_RESULT_SUCCESS;
}

} // namespace

void checkUsm(const Context &context, MemoryKind kind, uint32_t device, size_t size, ur_result_t lacking) {
  for (uint32_t i = 0; i < context.devices().size(); ++i) {
    if (kind != MemoryKind::host && i != device)
      continue; // Host memory is every device's.
    const DeviceFacts &facts = context.devices()[i]->facts();
    const UsmAccess access = kind == MemoryKind::host     ? facts.usmHost
                             : kind == MemoryKind::device ? facts.usmDevice
                                                          : facts.usmSharedSingle;
    if (access == 0)
      throw lacking;
    if (facts.maxMemAllocSize != 0 && size > facts.maxMemAllocSize) {
      explain(UR_RESULT_ERROR_INVALID_USM_SIZE,
              "an allocation of %zu bytes of %s memory is more than the device \"%s\" gives at once: %llu bytes "
              "(UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE)",
              size, nameOf(kind), facts.name.c_str(), static_cast<unsigned long long>(facts.maxMemAllocSize));
      throw UR_RESULT_ERROR_INVALID_USM_SIZE;
    }
  }
}

size_t mostAtOnce(const Context &context, MemoryKind kind, uint32_t device) noexcept {
  size_t most = SIZE_MAX;
  for (uint32_t i = 0; i < context.devices().size(); ++i) {
    const size_t here = context.devices()[i]->facts().maxMemAllocSize;
    if (here != 0 && (kind == MemoryKind::host || i == device))
      most = std::min(most, here);
  }
  return most;
}

void *allocateTrimming(Context &context, MemoryKind kind, uint32_t device, size_t size, size_t alignment) {
  void *made = nullptr;
  makeOrExplain(context, kind, device, size,
                [&] { return context.driver().alloc(kind, device, size, alignment, &made); });
  return made;
}

static ur_result_t unmapExternal(Context &context, void *memory) noexcept {
  ExternalMappings::Node taken = context.externalMappings().take(memory);
  const ExternalBlock &block = *taken.mapped();
  const ur_result_t result = block.driver.unmapMemory(block.native, memory);
  if (result != UR_RESULT_SUCCESS)
    context.externalMappings().putBack(std::move(taken));
  return result;
}

ur_result_t giveBack(Context &context, const Allocation &allocation) noexcept {
  Driver &driver = context.driver();
  switch (allocation.origin) {
  case Allocation::Origin::registered:
    return driver.registration()->unregisterHost(allocation.base, allocation.size, HostUse::memory);
  case Allocation::Origin::imported:
    return driver.registration()->unregisterHost(allocation.base, allocation.size, HostUse::copies);
  case Allocation::Origin::opened:
    return driver.interProcess()->closeMemory(allocation.base, allocation.size);
  case Allocation::Origin::external:
    return unmapExternal(context, allocation.base);
  default:
    return driver.free(allocation.kind, allocation.base);
  }
}

namespace {

/// To the driver, which may wait: without locks.
ur_result_t freeNow(Context &context, const Allocation &allocation) {
  const ur_result_t result = giveBack(context, allocation);
  if (result != UR_RESULT_SUCCESS)
    context.allocations().insert(allocation); // Not freed, so not forgotten.
  return result;
}

/// What everything enqueued so far may use goes back after that. A driver whose free waits for what is in flight does
/// so itself, but not for what only the caller can let go on, or what it doesn't know of.
ur_result_t freeAfterUsers(Context &context, const Allocation &allocation) try {
  Stamp users;
  bool known = true;
  try {
    users = context.marksOfAll();
  } catch (ur_result_t) { // A lost device, perhaps: nobody can tell.
    known = false;
  }
  std::erase_if(users, [](const Ref<Completion> &user) { return user->query() != Progress::pending; });
  const bool driverWaits =
      context.caps().freeBlocks && std::none_of(users.begin(), users.end(), [](const Ref<Completion> &user) {
        return user->phase() == Phase::deferred || user->mayAwaitHost();
      });
  if (known && (users.empty() || (driverWaits && !context.caps().freesInBackground)))
    return freeNow(context, allocation);
  auto left = std::make_unique<LeftOver>();
  left->memory = allocation.base;
  left->kind = allocation.kind;
  if (known && driverWaits)
    return context.backgroundFrees().add(left) ? UR_RESULT_SUCCESS : freeNow(context, allocation);
  if (known) {
    context.freeLeftOvers(); // of earlier frees, so that those of a program that never waits don't pile up
    leave(context, std::move(left), std::move(users));
  } else {
    leaveAfterAll(context, std::move(left));
  }
  return UR_RESULT_SUCCESS;
} catch (const std::bad_alloc &) {
  context.allocations().insert(allocation); // Not freed, as above.
  throw;
}

ur_result_t freeBlock(Block &block) {
  try {
    block.span->pool->freeSoon(block);
  } catch (...) {
    block.keepLive();
    throw;
  }
  return UR_RESULT_SUCCESS;
}

/// Memory of a graph, which a run has allocated: free after everything that was enqueued before.
ur_result_t freeHeld(Context &context, void *memory) {
  const auto [block, holder] = context.allocations().beginFreeOfHeld(memory);
  if (!block)
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  if (!holder) // It was let go meanwhile.
    return freeBlock(*block);
  try {
    holder->freed(memory, context.marksOfAll());
  } catch (...) {
    holder->keepLive(memory);
    throw;
  }
  return UR_RESULT_SUCCESS;
}

} // namespace

namespace api {

ur_result_t urUSMHostAlloc(ur_context_handle_t context, const ur_usm_desc_t *desc, ur_usm_pool_handle_t pool,
                           size_t size, void **memory) {
  return allocate(*context, MemoryKind::host, nullptr, desc, pool, size, memory);
}

ur_result_t urUSMDeviceAlloc(ur_context_handle_t context, ur_device_handle_t device, const ur_usm_desc_t *desc,
                             ur_usm_pool_handle_t pool, size_t size, void **memory) {
  return allocate(*context, MemoryKind::device, device, desc, pool, size, memory);
}

ur_result_t urUSMSharedAlloc(ur_context_handle_t context, ur_device_handle_t device, const ur_usm_desc_t *desc,
                             ur_usm_pool_handle_t pool, size_t size, void **memory) {
  return allocate(*context, MemoryKind::shared, device, desc, pool, size, memory);
}

ur_result_t urUSMFree(ur_context_handle_t context, void *memory) {
  AllocationMap &allocations = context->allocations();
  if (Block *block = allocations.beginFree(memory))
    return freeBlock(*block);
  const std::optional<Allocation> taken = allocations.take(memory, Allocation::Origin::allocated);
  if (!taken)
    return freeHeld(*context, memory);
  return freeAfterUsers(*context, *taken);
}

ur_result_t urUSMGetMemAllocInfo(ur_context_handle_t context, const void *memory, ur_usm_alloc_info_t query,
                                 size_t size, void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const std::optional<Allocation> found = context->allocations().find(memory);
  if (!found) { // Memory that isn't ours has a type, "unknown", and nothing else.
    return query == UR_USM_ALLOC_INFO_TYPE ? info.put<UR_USM_ALLOC_INFO_TYPE>(UR_USM_TYPE_UNKNOWN)
                                           : UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  }
  switch (query) {
  case UR_USM_ALLOC_INFO_TYPE:
    return info.put<UR_USM_ALLOC_INFO_TYPE>(typeOf(found->kind));
  case UR_USM_ALLOC_INFO_BASE_PTR:
    return info.put<UR_USM_ALLOC_INFO_BASE_PTR>(found->base);
  case UR_USM_ALLOC_INFO_SIZE:
    return info.put<UR_USM_ALLOC_INFO_SIZE>(found->size);
  case UR_USM_ALLOC_INFO_DEVICE:
    // Host memory is of no device; a null handle says so.
    return info.put<UR_USM_ALLOC_INFO_DEVICE>(found->device);
  case UR_USM_ALLOC_INFO_POOL:
    return info.known<UR_USM_ALLOC_INFO_POOL>(found->pool ? found->pool->handle() : nullptr);
  default:
    return unanswered(query);
  }
}

} // namespace api
} // namespace ur::core
