// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The debug mode's allocations and frees by the host: of memory of its own, and of pools.
#include "adapters/core/allocator/debug_checks.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/result_of.hpp"
#include "adapters/core/order/direct.hpp"
#include "adapters/core/queue/debug_calls.hpp"
#include "adapters/core/queue/debug_release.hpp"

#include <cstring>

namespace ur::core {
namespace {

/// The core's own. Throws.
ur_result_t allocateOwn(Context &context, MemoryKind kind, Device *device, const ur_usm_desc_t *desc, UsmPool *pool,
                        size_t size, void **memory) {
  switch (kind) {
  case MemoryKind::host:
    return api::urUSMHostAlloc(&context, desc, pool, size, memory);
  case MemoryKind::device:
    return api::urUSMDeviceAlloc(&context, device, desc, pool, size, memory);
  default:
    return api::urUSMSharedAlloc(&context, device, desc, pool, size, memory);
  }
}

/// Where other processes may open it, memory has to begin where the driver's does: then nothing lies before it.
size_t guardBefore(MemoryKind kind, const UsmPool *pool, const ur_usm_desc_t *desc) noexcept {
  if (kind == MemoryKind::device && !pool)
    return 0;
  const size_t guard = debugBlocks()->wanted().guard, alignment = desc && desc->align ? desc->align : 1;
  return (guard + alignment - 1) / alignment * alignment;
}

bool zeroes(const UsmPool *pool) noexcept {
  bool any = false;
  if (pool)
    pool->visitMemory([&any](const StreamPool &memory) { any = any || memory.zeroes(); });
  return any;
}

/// Of any kind of memory; waits. Throws.
void fillNow(Context &context, const DebugBlock &block, std::byte *at, size_t size, const uint8_t &value) {
  if (size == 0)
    return;
  if (block.kind == MemoryKind::host)
    std::memset(at, value, size);
  else
    runAndWait(context, block.device, fillCommand(at, size, value));
}

/// What the guards hold now: commands that may still write to them are not waited for. Throws.
void lookAtGuardsNow(Context &context, const DebugBlock &block, bool quiet) {
  if (block.made.queue && !quiet)
    return; // They may not even be there yet.
  const size_t behind = debugBlocks()->wanted().guard;
  if (block.kind == MemoryKind::host) {
    debugBlocks()->lookAtGuards(block, reinterpret_cast<const uint8_t *>(block.base()),
                                reinterpret_cast<const uint8_t *>(block.memory + block.size));
    return;
  }
  const DebugCopy copy(context, block.device, block.before + behind);
  if (block.before != 0)
    runAndWait(context, block.device, copyCommand(copy.memory(), block.base(), block.before));
  runAndWait(context, block.device, copyCommand(copy.memory() + block.before, block.memory + block.size, behind));
  lookAt(DebugChecks::What::guards, block, reinterpret_cast<const uint8_t *>(copy.memory()));
}

/// Whether nothing is on its way that may use memory which is freed now. Throws.
bool isQuiet(Context &context) {
  const Stamp users = context.marksOfAll();
  return std::all_of(users.begin(), users.end(),
                     [](const Ref<Completion> &user) { return user->query() == Progress::complete; });
}

/// False, with the block as it was: it can't be held. Throws, with the block live.
bool holdBack(Context &context, const DebugBlock &block, bool quiet) {
  if (!DebugQuarantine::takes(context, block.size) || !quiet)
    return false;
  const std::optional<Allocation> known = context.allocations().find(block.base());
  const bool isPooled = known && known->pool;
  Block *const pooled = isPooled ? context.allocations().beginFree(block.base()) : nullptr;
  if (isPooled && !pooled)
    return false;
  if (pooled)
    pooled->keepLive();
  fillNow(context, block, block.memory, block.size, debugBlocks()->wanted().freed);
  debugQuarantine().add({Ref<Context>(&context), block, pooled, {}});
  releaseExcess(context, nullptr);
  return true;
}

} // namespace

ur_result_t allocateDebugged(const char *function, Context &context, MemoryKind kind, Device *device,
                             const ur_usm_desc_t *desc, UsmPool *pool, size_t size, void **memory) {
  DebugBlocks &blocks = *debugBlocks();
  debugChecks().check();
  DebugBlock block{.context = &context, .pool = pool, .size = size, .before = guardBefore(kind, pool, desc)};
  block.kind = kind;
  const size_t guard = blocks.wanted().guard;
  void *base = nullptr;
  const auto between = [&] {
    if (size > SIZE_MAX / 2 || block.before > SIZE_MAX / 4)
      return UR_RESULT_ERROR_INVALID_USM_SIZE;
    return resultOf([&] {
      block.device = device ? context.indexOf(device) : 0;
      return allocateOwn(context, kind, device, desc, pool, block.before + size + guard, &base);
    });
  };
  // Where there is no room, the quarantine gives way, and then the guards do.
  if (between() != UR_RESULT_SUCCESS) {
    releaseAllQuarantined(context, nullptr, nullptr);
    if (between() != UR_RESULT_SUCCESS)
      return allocateOwn(context, kind, device, desc, pool, size, memory);
  }
  block.memory = static_cast<std::byte *>(base) + block.before;
  try {
    fillNow(context, block, block.base(), block.before, kGuardByte);
    fillNow(context, block, block.memory + size, guard, kGuardByte);
    if (!zeroes(pool))
      fillNow(context, block, block.memory, size, blocks.wanted().poison);
    block.made = blocks.placeOf(function, nullptr);
    blocks.add(context, block);
  } catch (...) {
    (void)resultOf([&] { return api::urUSMFree(&context, base); });
    throw;
  }
  *memory = block.memory;
  return UR_RESULT_SUCCESS;
}

ur_result_t freeDebugged(Context &context, void *memory) {
  DebugBlocks &blocks = *debugBlocks();
  debugChecks().check();
  const DebugPlace place = blocks.placeOf("urUSMFree", nullptr);
  const std::optional<DebugBlock> block = blocks.take(context, memory, place);
  if (!block) {
    const bool hidden = blocks.beginsGuard(context, memory) || debugQuarantine().holds(context, memory);
    const ur_result_t result =
        hidden ? UR_RESULT_ERROR_INVALID_MEM_OBJECT : resultOf([&] { return api::urUSMFree(&context, memory); });
    if (result == UR_RESULT_ERROR_INVALID_MEM_OBJECT)
      blocks.tellOfFree(context, memory, place);
    return result;
  }
  bool held = false;
  (void)resultOf([&] { // What fails leaves the checks out.
    const bool quiet = isQuiet(context);
    lookAtGuardsNow(context, *block, quiet);
    held = holdBack(context, *block, quiet);
    return UR_RESULT_SUCCESS;
  });
  const ur_result_t result =
      held ? UR_RESULT_SUCCESS : resultOf([&] { return api::urUSMFree(&context, block->base()); });
  blocks.endFree(*block, result);
  return result;
}

} // namespace ur::core
