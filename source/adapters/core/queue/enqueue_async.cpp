// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stream-ordered allocation and free, as commands of a queue over an AsyncPool.
//
// In order, a command goes to the driver only if somebody wants its event or if it must wait for another lane: the
// lane's own order does the rest. Out of order, a command that waits for nothing is over at once.
#include "adapters/core/generated/api.hpp"
#include "adapters/core/memory/pool_config.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {
namespace {

/// The pool to allocate from. Throws INVALID_VALUE for one of another context or device.
Ref<UsmPool> poolFor(Queue &queue, UsmPool *wanted) {
  if (!wanted) {
    return queue.context().currentPool(queue.deviceIndex());
  }
  if (&wanted->context() != &queue.context() || wanted->deviceIndex() != queue.deviceIndex()) {
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  return Ref<UsmPool>(wanted);
}

/// The alloc's command, once it has its block.
void order(Queue &queue, const Command &command, Enqueue &enqueue, AsyncGrant &grant) {
  for (const Ref<Completion> &freed : grant.waits) {
    enqueue.waits.add(freed, true);
  }
  AsyncBlock &block = *grant.block;
  if (grant.zero) {
    static constexpr uint8_t kZero = 0;
    FillDesc desc;
    desc.dst = block.memory;
    desc.pattern = &kZero;
    desc.width = desc.pitch = block.capacity;
    // Where nobody can wait for the fill, what follows on the queue does.
    const bool barrier = !queue.inOrder() && !command.event;
    grant.waits.reserve(grant.waits.size() + 1);
    Ref<Completion> filled = enqueue.submit(FillPort{desc}, barrier);
    block.unzeroed = false;
    if (barrier) {
      grant.waits.push_back(std::move(filled)); // for the case that the barrier fails
      Enqueue(queue, {UR_COMMAND_EVENTS_WAIT_WITH_BARRIER}).submitBarrier(false);
    }
  } else if (queue.inOrder() ? command.event || !enqueue.waits.empty() : command.event && !enqueue.waits.empty()) {
    enqueue.submit(FencePort{});
  } else if (!queue.inOrder()) {
    enqueue.publishComplete();
  }
}

ur_result_t allocate(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size, const Command &command,
                     void **memory) {
  requireAsynchronous();
  checkUsm(queue.context(), kind, queue.deviceIndex(), size);
  const Ref<UsmPool> pool = poolFor(queue, wanted);
  Enqueue enqueue(queue, command);
  AsyncRequest request;
  request.kind = kind;
  request.size = std::max<size_t>(size, 1);
  request.lane = queue.orderedLane();
  // Out of order and without an event, nobody can come after the alloc: it gets what needs no waiting, whatever its
  // list.
  request.nowOnly = !queue.inOrder() && !command.event;
  if (!request.nowOnly) {
    if (!queue.inOrder()) {
      enqueue.waits.add(queue.pendingBarrier()); // a command like any other: its event comes after the barrier's
    }
    request.waits = enqueue.waits.completions();
  }
  AsyncGrant grant = pool->memory().allocate(request);
  // Read before the event is out: from then on the block may be freed by others.
  void *address = grant.block->memory;
  try {
    order(queue, command, enqueue, grant);
  } catch (...) {
    // Nothing has used the block: it goes back as it came.
    grant.block->state.store(AsyncBlock::State::freeing);
    pool->memory().free(*grant.block, std::move(grant.waits));
    throw;
  }
  *memory = address;
  return UR_RESULT_SUCCESS;
}

/// The free's command, and what its block must wait for before it is used again.
Stamp orderFree(Queue &queue, const Command &command) {
  Enqueue enqueue(queue, command);
  if (!queue.inOrder()) {
    enqueue.waits.add(queue.pendingBarrier());
    if (enqueue.waits.empty()) { // the caller's word that nobody uses the block
      enqueue.publishComplete();
      return {};
    }
  }
  Stamp stamp;
  stamp.reserve(1);
  Lane *lane = queue.orderedLane();
  // Where what it follows can fail alone, the free fails with it, and the driver must say so. On an exposed stream it
  // comes after work that no epoch counts, and takes a mark of its own.
  if (command.event || !enqueue.waits.empty() || enqueue.waits.inheritsFromLane() || queue.deferring() ||
      lane->exposed()) {
    stamp.push_back(enqueue.submit(FencePort{}, true));
  } else if (!lane->idle()) {
    stamp.push_back(lane->position());
  }
  return stamp;
}

} // namespace

namespace api {

ur_result_t urEnqueueUSMDeviceAllocExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, const size_t size,
                                       const ur_exp_async_usm_alloc_properties_t *, uint32_t count,
                                       const ur_event_handle_t *waits, void **memory, ur_event_handle_t *event) {
  return allocate(*queue, MemoryKind::device, pool, size,
                  {UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP, count, waits, event}, memory);
}

ur_result_t urEnqueueUSMSharedAllocExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, const size_t size,
                                       const ur_exp_async_usm_alloc_properties_t *, uint32_t count,
                                       const ur_event_handle_t *waits, void **memory, ur_event_handle_t *event) {
  return allocate(*queue, MemoryKind::shared, pool, size,
                  {UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP, count, waits, event}, memory);
}

ur_result_t urEnqueueUSMHostAllocExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, const size_t size,
                                     const ur_exp_async_usm_alloc_properties_t *, uint32_t count,
                                     const ur_event_handle_t *waits, void **memory, ur_event_handle_t *event) {
  return allocate(*queue, MemoryKind::host, pool, size, {UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP, count, waits, event},
                  memory);
}

ur_result_t urEnqueueUSMFreeExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, void *memory, uint32_t count,
                                const ur_event_handle_t *waits, ur_event_handle_t *event) {
  requireAsynchronous();
  AsyncBlock *block = queue->context().beginFree(memory);
  if (!block) {
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  }
  Stamp stamp;
  try {
    if (pool && pool != block->pool->handle()) {
      throw UR_RESULT_ERROR_INVALID_VALUE;
    }
    stamp = orderFree(*queue, {UR_COMMAND_ENQUEUE_USM_FREE_EXP, count, waits, event});
  } catch (...) {
    block->state.store(AsyncBlock::State::live);
    throw;
  }
  block->pool->memory().free(*block, std::move(stamp));
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
