// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of an adapter whose pools are debugged (UR_USM_POOL_DEBUG): functions of USM that stand in front of the
// core's own. So the mode costs nothing where it is off.
//
// A block is larger than was asked for by a guard before and one behind it. All that is written to it goes by the
// caller's queue, in its order: guards and poison behind the allocation, copies of the guards and the pattern of freed
// memory before the free. Nothing here waits, and what fails leaves a check out, not the caller's command.
#include "adapters/core/allocator/debug_blocks.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/object/result_of.hpp"
#include "adapters/core/object/table.hpp"
#include "adapters/core/queue/enqueue.hpp"
#include "common/generated/checks.hpp"

extern "C" void urxAdapterSetHandleTable(const ur_dditable_t *table);

namespace ur::core {
namespace {

/// A step of an allocation or a free, behind the one before where the queue doesn't order them. `event`: null unless
/// somebody needs one. Throws.
template <Port P>
Ref<Completion> submitBehind(Queue &queue, const Command &command, const Ref<Completion> &before, const P &port) {
  Enqueue enqueue(queue, command);
  if (before && !queue.inOrder())
    enqueue.waits.add(before);
  return enqueue.submit(port, true);
}

Ref<Completion> fill(Queue &queue, const Command &command, const Ref<Completion> &before, std::byte *at, size_t size,
                     uint8_t value) {
  FillDesc desc;
  desc.dst = at;
  desc.pattern = &value;
  desc.width = desc.pitch = size;
  return submitBehind(queue, command, before, FillPort{desc});
}

/// An event that goes with its holder.
struct Step {
  ur_event_handle_t event = nullptr;
  ~Step() {
    if (event)
      ur::core::release(event);
  }
};

using Allocate = ur_result_t (*)(ur_queue_handle_t, ur_usm_pool_handle_t, size_t,
                                 const ur_exp_async_usm_alloc_properties_t *, uint32_t, const ur_event_handle_t *,
                                 void **, ur_event_handle_t *);

ur_result_t allocate(Allocate own, const char *function, const Command &command, Queue &queue, UsmPool *pool,
                     size_t asked, const ur_exp_async_usm_alloc_properties_t *properties, void **memory) {
  DebugBlocks &blocks = *debugBlocks();
  blocks.check();
  const auto plainly = [&] {
    return own(&queue, pool, asked, properties, static_cast<uint32_t>(command.waits.size()), command.waits.data(),
               memory, command.event);
  };
  const size_t size = std::max<size_t>(asked, 1), guard = blocks.wanted().guard;
  // Out of order without an event, whoever likes may use the block at once: nothing can be written before. Of graphs,
  // it is the same memory in all runs.
  if (size > SIZE_MAX / 2 || (!queue.inOrder() && !command.event) || captureOf(queue, command))
    return plainly();
  void *base = nullptr;
  Step made;
  // Where there is no room for guards, the program goes on without them.
  if (resultOf([&] {
        return own(&queue, pool, size + 2 * guard, properties, static_cast<uint32_t>(command.waits.size()),
                   command.waits.data(), &base, &made.event);
      }) != UR_RESULT_SUCCESS)
    return plainly();
  auto *const user = static_cast<std::byte *>(base) + guard;
  try {
    const std::optional<Allocation> known = queue.allocations().find(base);
    const Command behind{UR_COMMAND_USM_FILL, {&made.event, 1}};
    Ref<Completion> last = fill(queue, behind, {}, user - guard, guard, kGuardByte);
    last = fill(queue, behind, last, user + size, guard, kGuardByte);
    if (!known || !known->pool || !known->pool->memory().zeroes())
      last = fill(queue, behind, last, user, size, blocks.wanted().poison);
    const Command alone{command.type, {}, command.event};
    Enqueue end(queue, alone);
    if (!queue.inOrder())
      end.waits.add(last);
    end.submit(FencePort{});
    blocks.add(queue.context(), {&queue.context(),
                                 known && known->pool ? known->pool->handle() : nullptr,
                                 user,
                                 size,
                                 blocks.placeOf(function, &queue),
                                 {}});
  } catch (...) {
    (void)resultOf([&] { return api::urEnqueueUSMFreeExp(&queue, nullptr, base, 0, nullptr, nullptr); });
    throw;
  }
  *memory = user;
  return UR_RESULT_SUCCESS;
}

/// The guards go to memory of the host's, and freed memory gets its pattern. Answers the event of the last of these;
/// null: there is nothing to come after. Throws, with the block as good as before.
void beginFree(Queue &queue, const Command &command, const DebugBlock &block, Step &end) {
  DebugBlocks &blocks = *debugBlocks();
  const size_t guard = blocks.wanted().guard;
  StreamPool &host = queue.context().defaultPool(queue.deviceIndex()).memory();
  checkUsm(queue.context(), MemoryKind::host, queue.deviceIndex(), 2 * guard, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  Block &copy = host.allocateNow(MemoryKind::host, 2 * guard);
  Stamp copied;
  try {
    copied.reserve(2);
    const auto copyGuard = [&](const Command &how, const Ref<Completion> &before, const std::byte *from, size_t to) {
      CopyDesc desc;
      desc.dst = copy.memory + to;
      desc.src = from;
      desc.width = guard;
      copied.push_back(submitBehind(queue, how, before, CopyPort{desc}));
    };
    copyGuard({UR_COMMAND_USM_MEMCPY, command.waits}, {}, block.memory - guard, 0);
    copyGuard({UR_COMMAND_USM_MEMCPY}, copied.front(), block.memory + block.size, guard);
    const Ref<Completion> last = copied.back();
    blocks.addCheck(queue.context(), block, copy, copied);
    (void)fill(queue, {UR_COMMAND_USM_FILL, {}, &end.event}, last, block.memory, block.size, blocks.wanted().freed);
  } catch (...) {
    if (copied.size() < 2) { // Else the check has it.
      (void)copy.beginFree();
      host.free(copy, freedBy(copied), nullptr);
    }
    throw;
  }
}

ur_result_t free(Queue &queue, UsmPool *pool, void *memory, const Command &command) {
  DebugBlocks &blocks = *debugBlocks();
  blocks.check();
  const DebugPlace place = blocks.placeOf("urEnqueueUSMFreeExp", &queue);
  const std::optional<DebugBlock> block = blocks.take(queue.context(), memory, place);
  const auto plainly = [&](void *at, std::span<const ur_event_handle_t> waits) {
    return resultOf([&] {
      return api::urEnqueueUSMFreeExp(&queue, pool, at, static_cast<uint32_t>(waits.size()), waits.data(),
                                      command.event);
    });
  };
  if (!block) {
    const ur_result_t result = plainly(memory, command.waits);
    if (result == UR_RESULT_ERROR_INVALID_MEM_OBJECT)
      blocks.tellOfFree(queue.context(), memory, place);
    return result;
  }
  Step written;
  const std::optional<Allocation> known = queue.allocations().find(memory);
  const bool reached = known && (!known->device || known->device == &queue.device());
  if (reached && (!pool || pool == block->pool) && !captureOf(queue, command)) {
    (void)resultOf([&] {
      beginFree(queue, command, *block, written);
      return UR_RESULT_SUCCESS;
    });
  }
  std::byte *const base = block->memory - blocks.wanted().guard;
  const ur_result_t result = written.event ? plainly(base, {&written.event, 1}) : plainly(base, command.waits);
  blocks.endFree(*block, result);
  return result;
}

ur_result_t freeNow(Context &context, void *memory) {
  DebugBlocks &blocks = *debugBlocks();
  blocks.check();
  const DebugPlace place = blocks.placeOf("urUSMFree", nullptr);
  const std::optional<DebugBlock> block = blocks.take(context, memory, place);
  void *const base = block ? block->memory - blocks.wanted().guard : memory;
  const ur_result_t result = resultOf([&] { return api::urUSMFree(&context, base); });
  if (block)
    blocks.endFree(*block, result);
  else if (result == UR_RESULT_ERROR_INVALID_MEM_OBJECT)
    blocks.tellOfFree(context, memory, place);
  return result;
}

template <Allocate own, Allocate checked, ur_command_t type>
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
    return allocate(own, kName, {type, {waits, count}, event}, *queue, pool, size, properties, memory);
  });
}

ur_result_t UR_APICALL freeExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, void *memory, uint32_t count,
                               const ur_event_handle_t *waits, ur_event_handle_t *event) noexcept {
  const ur_result_t invalid = checks::urEnqueueUSMFreeExp(queue, pool, memory, count, waits, event);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  return resultOf([&] { return free(*queue, pool, memory, {UR_COMMAND_ENQUEUE_USM_FREE_EXP, {waits, count}, event}); });
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t context, void *memory) noexcept {
  const ur_result_t invalid = checks::urUSMFree(context, memory);
  return invalid != UR_RESULT_SUCCESS ? invalid : resultOf([&] { return freeNow(*context, memory); });
}

/// Of a block between guards, where it begins and what was asked for.
ur_result_t UR_APICALL allocInfo(ur_context_handle_t context, const void *memory, ur_usm_alloc_info_t query,
                                 size_t size, void *value, size_t *sizeRet) noexcept {
  const bool ours = query == UR_USM_ALLOC_INFO_BASE_PTR || query == UR_USM_ALLOC_INFO_SIZE;
  const ur_result_t invalid = checks::urUSMGetMemAllocInfo(context, memory, query, size, value, sizeRet);
  if (invalid != UR_RESULT_SUCCESS)
    return invalid;
  return resultOf([&] {
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
    debugBlocks()->check();
  return result;
}

// What is over gives its copies back before anybody counts.

ur_result_t UR_APICALL poolInfo(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, size_t size, void *value,
                                size_t *sizeRet) noexcept {
  debugBlocks()->check();
  return kAdapterTable.USM.pfnPoolGetInfo(pool, query, size, value, sizeRet);
}

ur_result_t UR_APICALL poolInfoExp(ur_usm_pool_handle_t pool, ur_usm_pool_info_t query, void *value,
                                   size_t *sizeRet) noexcept {
  debugBlocks()->check();
  return kAdapterTable.USMExp.pfnPoolGetInfoExp(pool, query, value, sizeRet);
}

ur_result_t UR_APICALL contextRelease(ur_context_handle_t context) noexcept {
  if (context) {
    (void)resultOf([&] {
      debugBlocks()->checkInBackground(*context);
      return UR_RESULT_SUCCESS;
    });
  }
  return kAdapterTable.Context.pfnRelease(context);
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
    made.USM.pfnFree = usmFree;
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
