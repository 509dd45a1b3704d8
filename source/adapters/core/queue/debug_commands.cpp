// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The debug mode's allocations and frees by a queue.
#include "adapters/core/allocator/debug_checks.hpp"
#include "adapters/core/allocator/pool_config.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/result_of.hpp"
#include "adapters/core/queue/debug_calls.hpp"
#include "adapters/core/queue/debug_release.hpp"

namespace ur::core {
namespace {

/// An event that goes with its holder.
struct Step {
  ur_event_handle_t event = nullptr;
  ~Step() {
    if (event)
      ur::core::release(event);
  }
};

/// The event of the caller's command, behind the last step of its own. Throws.
void endWith(Queue &queue, const Command &command, const Ref<Completion> &last) {
  const Command alone{command.type, {}, command.event};
  Enqueue end(queue, alone);
  if (!queue.inOrder())
    end.waits.add(last);
  end.submit(FencePort{});
}

/// The guards go to memory of the host's, and freed memory gets its pattern. Answers the last of these, and its event.
/// Throws, with the block as good as before.
Ref<Completion> beginFree(Queue &queue, const Command &command, const DebugBlock &block, Step &end) {
  const PoolDebug &wanted = debugBlocks()->wanted();
  DebugCopy copy(queue.context(), queue.deviceIndex(), block.before + wanted.guard);
  copy.written.reserve(2);
  const auto copyGuard = [&](const Command &how, const Ref<Completion> &before, const std::byte *from, size_t size,
                             size_t to) {
    copy.written.push_back(submitBehind(queue, how, before, copyCommand(copy.memory() + to, from, size)));
  };
  const bool both = block.before != 0;
  if (both)
    copyGuard({UR_COMMAND_USM_MEMCPY, command.waits}, {}, block.base(), block.before, 0);
  copyGuard({UR_COMMAND_USM_MEMCPY, both ? std::span<const ur_event_handle_t>() : command.waits},
            both ? copy.written.front() : Ref<Completion>(), block.memory + block.size, wanted.guard, block.before);
  const Ref<Completion> last = copy.written.back();
  debugChecks().add(queue.context(), DebugChecks::What::guards, block, copy.block(), copy.written);
  copy.keep();
  const Command pattern{UR_COMMAND_USM_FILL, {}, &end.event};
  return submitBehind(queue, pattern, last, fillCommand(block.memory, block.size, wanted.freed));
}

/// The free, where the block goes to the quarantine: for its pool it is in use still. False, with nothing done: it
/// can't. Throws, with the block live.
bool freeToQuarantine(Queue &queue, const Command &command, const DebugBlock &block, const Ref<Completion> &written) {
  Block *const pooled =
      DebugQuarantine::takes(queue.context(), block.size) ? queue.allocations().beginFree(block.base()) : nullptr;
  if (!pooled)
    return false;
  pooled->keepLive();
  QuarantinedBlock held{Ref<Context>(&queue.context()), block, pooled, {written}};
  if (command.event)
    endWith(queue, command, written);
  debugQuarantine().add(std::move(held));
  releaseExcess(queue.context(), &queue);
  return true;
}

} // namespace

ur_result_t allocateDebugged(AllocateByQueue own, const char *function, const Command &command, Queue &queue,
                             UsmPool *pool, size_t asked, const ur_exp_async_usm_alloc_properties_t *properties,
                             void **memory) {
  DebugBlocks &blocks = *debugBlocks();
  debugChecks().check();
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
  const auto between = [&] {
    return resultOf([&] {
      return own(&queue, pool, size + 2 * guard, properties, static_cast<uint32_t>(command.waits.size()),
                 command.waits.data(), &base, &made.event);
    });
  };
  // Where there is no room, the quarantine gives way, and then the guards do.
  if (between() != UR_RESULT_SUCCESS) {
    releaseAllQuarantined(queue.context(), &queue, nullptr);
    if (between() != UR_RESULT_SUCCESS)
      return plainly();
  }
  auto *const user = static_cast<std::byte *>(base) + guard;
  try {
    const std::optional<Allocation> known = queue.allocations().find(base);
    const Command behind{UR_COMMAND_USM_FILL, {&made.event, 1}};
    const bool zeroed = known && known->pool && known->pool->memory().zeroes();
    Ref<Completion> last = submitBehind(queue, behind, {}, fillCommand(user - guard, guard, kGuardByte));
    last = submitBehind(queue, behind, last, fillCommand(user + size, guard, kGuardByte));
    if (!zeroed)
      last = submitBehind(queue, behind, last, fillCommand(user, size, blocks.wanted().poison));
    endWith(queue, command, last);
    DebugBlock block{.context = &queue.context(), .memory = user, .size = size, .before = guard};
    block.pool = known && known->pool ? known->pool->handle() : nullptr;
    block.kind = known ? known->kind : MemoryKind::device;
    block.device = queue.deviceIndex();
    block.made = blocks.placeOf(function, &queue);
    blocks.add(queue.context(), block);
  } catch (...) {
    (void)resultOf([&] { return api::urEnqueueUSMFreeExp(&queue, nullptr, base, 0, nullptr, nullptr); });
    throw;
  }
  *memory = user;
  return UR_RESULT_SUCCESS;
}

ur_result_t freeDebugged(Queue &queue, UsmPool *pool, void *memory, const Command &command) {
  requireAsynchronous();
  DebugBlocks &blocks = *debugBlocks();
  debugChecks().check();
  const DebugPlace place = blocks.placeOf("urEnqueueUSMFreeExp", &queue);
  const std::optional<DebugBlock> block = blocks.take(queue.context(), memory, place);
  const auto plainly = [&](void *at, std::span<const ur_event_handle_t> waits) {
    return resultOf([&] {
      return api::urEnqueueUSMFreeExp(&queue, pool, at, static_cast<uint32_t>(waits.size()), waits.data(),
                                      command.event);
    });
  };
  if (!block) {
    const bool hidden = blocks.beginsGuard(queue.context(), memory) || debugQuarantine().holds(queue.context(), memory);
    const ur_result_t result = hidden ? UR_RESULT_ERROR_INVALID_MEM_OBJECT : plainly(memory, command.waits);
    if (result == UR_RESULT_ERROR_INVALID_MEM_OBJECT)
      blocks.tellOfFree(queue.context(), memory, place);
    return result;
  }
  bool freed = false;
  Step written;
  const std::optional<Allocation> known = queue.allocations().find(memory);
  const bool reached = known && known->pool && (!known->device || known->device == &queue.device());
  (void)resultOf([&] { // What fails leaves the checks out.
    if (reached && (!pool || pool == block->pool) && !captureOf(queue, command))
      freed = freeToQuarantine(queue, command, *block, beginFree(queue, command, *block, written));
    return UR_RESULT_SUCCESS;
  });
  const std::span<const ur_event_handle_t> behind(&written.event, 1);
  const ur_result_t result = freed ? UR_RESULT_SUCCESS : plainly(block->base(), written.event ? behind : command.waits);
  blocks.endFree(*block, result);
  return result;
}

} // namespace ur::core
