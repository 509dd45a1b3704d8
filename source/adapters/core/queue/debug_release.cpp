// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/debug_release.hpp"

#include "adapters/core/allocator/debug_checks.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/result_of.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/order/direct.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// The queue's own order puts what comes next behind the pattern.
bool ordersBehind(const Queue &queue, const QuarantinedBlock &held) noexcept {
  const Lane *const lane = queue.orderedLane();
  return lane && std::all_of(held.written.begin(), held.written.end(),
                             [lane](const Ref<Completion> &one) { return one->lane() == lane; });
}

/// For whoever is ordered behind all of the stamp.
void giveBack(const QuarantinedBlock &held, const Stamp &after) {
  if (!held.pooled) {
    (void)resultOf([&] { return api::urUSMFree(held.context.get(), held.block.base()); });
    return;
  }
  Freed freed = freedBy(after);
  (void)held.pooled->beginFree();
  held.pooled->span->pool->free(*held.pooled, std::move(freed), nullptr);
}

/// Host memory, or by a copy that is waited for. Throws.
void lookNow(const QuarantinedBlock &held) {
  const DebugBlock &block = held.block;
  if (block.kind == MemoryKind::host) {
    debugBlocks()->lookAtFreed(block, reinterpret_cast<const uint8_t *>(block.memory));
    return;
  }
  const DebugCopy copy(*held.context, block.device, block.size);
  runAndWait(*held.context, block.device, copyCommand(copy.memory(), block.memory, block.size));
  debugBlocks()->lookAtFreed(block, reinterpret_cast<const uint8_t *>(copy.memory()));
}

/// By a copy on the queue, which is what the block is free behind from now on. Throws.
Stamp lookLater(Queue &queue, const QuarantinedBlock &held) {
  const DebugBlock &block = held.block;
  DebugCopy copy(queue.context(), queue.deviceIndex(), block.size);
  const Command command{UR_COMMAND_USM_MEMCPY}; // which a command on its way refers to
  copy.written.reserve(1);
  copy.written.push_back(Enqueue(queue, command).submit(copyCommand(copy.memory(), block.memory, block.size), true));
  debugChecks().add(queue.context(), DebugChecks::What::freed, block, copy.block(), copy.written);
  copy.keep();
  return copy.written;
}

void releaseOne(Queue *queue, const QuarantinedBlock &held) {
  const bool over = askIfOver(held.written), byHost = held.block.kind == MemoryKind::host;
  const bool isThere = over && isComplete(held.written); // else the pattern wasn't written, or not yet
  const bool byQueue = queue && held.block.device == queue->deviceIndex() && !captureOf(*queue);
  Stamp after = held.written;
  const ur_result_t looked = resultOf([&] {
    if (isThere && (byHost || !queue))
      lookNow(held);
    else if (byQueue && (isThere || (!over && ordersBehind(*queue, held))))
      after = lookLater(*queue, held);
    return UR_RESULT_SUCCESS;
  });
  (void)looked; // What fails leaves the look out.
  giveBack(held, after);
}

} // namespace

FillPort fillCommand(std::byte *at, size_t size, const uint8_t &value) noexcept {
  FillDesc desc;
  desc.dst = at;
  desc.pattern = &value;
  desc.width = desc.pitch = size;
  return FillPort{desc};
}

CopyPort copyCommand(std::byte *to, const std::byte *from, size_t size) noexcept {
  CopyDesc desc;
  desc.dst = to;
  desc.src = from;
  desc.width = size;
  return CopyPort{desc};
}

DebugCopy::DebugCopy(Context &context, uint32_t device, size_t size) {
  checkUsm(context, MemoryKind::host, device, size, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  block_ = &context.defaultPool(device).memory().allocateNow(MemoryKind::host, size);
}

DebugCopy::~DebugCopy() {
  if (kept_)
    return;
  (void)block_->beginFree();
  try {
    block_->span->pool->free(*block_, freedBy(written), nullptr);
  } catch (const std::bad_alloc &) { // Then it is the context's to free, at its end.
  }
}

void releaseQuarantined(Queue *queue, const std::vector<QuarantinedBlock> &blocks) noexcept {
  for (const QuarantinedBlock &held : blocks) {
    (void)resultOf([&] { // Without memory for that, the block stays in use until its context's end.
      releaseOne(queue, held);
      return UR_RESULT_SUCCESS;
    });
  }
}

void releaseExcess(Context &context, Queue *queue) noexcept {
  (void)resultOf([&] {
    releaseQuarantined(queue, debugQuarantine().takeExcess(context));
    return UR_RESULT_SUCCESS;
  });
}

void releaseAllQuarantined(Context &context, Queue *queue, const void *pool) noexcept {
  (void)resultOf([&] {
    releaseQuarantined(queue, debugQuarantine().takeAll(context, pool));
    return UR_RESULT_SUCCESS;
  });
}

void releaseInBackground(Context &context) noexcept {
  (void)resultOf([&] {
    // Not the patterns alone: whoever writes to a freed block may be on its way, too.
    auto marks = std::make_shared<Stamp>(context.marksOfAll());
    auto all = std::make_shared<std::vector<QuarantinedBlock>>(debugQuarantine().takeAll(context));
    if (all->empty() || askIfOver(*marks)) {
      releaseQuarantined(nullptr, *all);
      return UR_RESULT_SUCCESS;
    }
    runInBackground("ur-debug", [marks, all] {
      for (const Ref<Completion> &one : *marks)
        (void)one->wait();
      marks->clear(); // before the context may go
      releaseQuarantined(nullptr, *all);
      all->clear();
    });
    return UR_RESULT_SUCCESS;
  });
}

} // namespace ur::core
