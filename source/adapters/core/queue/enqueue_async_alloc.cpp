// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stream-ordered allocation, as a command of a queue: the fast path, then the slow one.
//
//   allocate
//     allocateFast                    a block and its event under one short lock, without a call of the driver
//       allocateFromQueueCache        Place::own: on the queue's lane, or with nothing to wait for
//         allocateFromFreeMemory      where the cache has no block: what the pool has free
//       allocateFromChainCache        Place::chain: behind the newest command of the first of several lanes
//     allocateSlow                    anything else: the pool may grow, and orderAllocation() makes the command
//
// Mostly there is no command: a block that is at hand may be used by whatever comes next on an in-order queue. An event
// that is asked for stands for the lane's position, or for the one thing that the command waits for. Only several
// waits, or one of another lane, go to the driver.
#include "adapters/core/allocator/pool_config.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/order/reach.hpp"
#include "adapters/core/queue/block_caching.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {
namespace {

/// The cache at that place for the pool (null: the context's own), if it may have a block of that size; or null. Where
/// asynchronous allocation is turned off, there is none.
[[gnu::always_inline]] inline PoolCache *cacheFor(Queue &queue, Place place, UsmPool *wanted, size_t size) noexcept {
  const StreamPool *pool = wanted ? wanted->memoryIfAny() : queue.context().currentMemory(queue.deviceIndex());
  return size <= queue.largestAllocation() ? cachesAt(queue, place).recent(pool) : nullptr;
}

// The fast path. Its functions answer null, with nothing done, where the next slower one is to be asked. They throw.

/// The event of an alloc that has its block. Throws, with the block given back: nothing has used it.
void publishOrGiveBack(Queue &queue, const Command &command, Place place, Block &block) {
  try {
    publishPlace(queue, command, place);
  } catch (...) {
    block.state.store(Block::State::freeing);
    giveBack(queue, block, {{}, place});
    throw;
  }
}

/// Where the place's cache, which is locked, has no block: one of the pool's free memory, if a look there is enough.
[[gnu::noinline]] void *allocateFromFreeMemory(Place place, Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size,
                                               const Command &command, PoolCache &cache,
                                               std::unique_lock<SpinLock> lock) {
  PoolCache::Miss miss = cache.missLocked(size, wanted != nullptr);
  lock.unlock();
  if (!miss.pin)
    return nullptr;
  AllocRequest request;
  request.kind = kind;
  request.size = size;
  request.lane = laneAt(queue, place); // null: only memory that nobody uses any more
  // Since the place was looked up, commands may have been deferred.
  request.atPlace = true;
  Block *block = miss.pin.pool->tryFreeMemory(request, cache, miss);
  if (!block)
    return nullptr;
  void *address = block->memory;
  publishOrGiveBack(queue, command, place, *block);
  return address;
}

/// Most allocations: a block of the cache of the command's place.
[[gnu::always_inline]] inline void *allocateFromCache(Place place, Queue &queue, MemoryKind kind, UsmPool *wanted,
                                                      size_t size, const Command &command) {
  PoolCache *cache = cacheFor(queue, place, wanted, size);
  if (!cache) [[unlikely]] {
    return nullptr;
  }
  const unsigned sizeClass = size_class::of(size);
  std::unique_lock lock(cache->lock());
  Block *block = cache->popLocked(kind, sizeClass, size);
  if (!block) [[unlikely]] {
    return allocateFromFreeMemory(place, queue, kind, wanted, size, command, *cache, std::move(lock));
  }
  // Read before the event is out: from then on the block may be freed by others.
  void *address = block->memory;
  if (!command.event)
    return address;
  if (Event *event = makeEventLocked(queue, command, place)) [[likely]] {
    *command.event = event;
    return address;
  }
  lock.unlock();
  publishOrGiveBack(queue, command, place, *block);
  return address;
}

[[gnu::always_inline]] inline void *allocateFromQueueCache(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size,
                                                           const Command &command) {
  return allocateFromCache(Place::own, queue, kind, wanted, size, command);
}

/// Without an event nobody can come after the allocation: it gets what needs no waiting, whatever its list. Not
/// inlined, so that in-order queues don't pay for it.
[[gnu::noinline, gnu::hot]] void *allocateFromChainCache(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size,
                                                         const Command &command) {
  return command.event ? allocateFromCache(Place::chain, queue, kind, wanted, size, command) : nullptr;
}

/// Without a list and an event, nobody can tell where in the queue's order the command stands: whatever the queue's
/// cache has will do.
[[gnu::always_inline]] inline void *allocateFast(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size,
                                                 const Command &command) {
  switch (!command.waits.empty() || command.event || queue.deferring() ? merePlace(queue, command) : Place::own) {
  case Place::own:
    return allocateFromQueueCache(queue, kind, wanted, size, command);
  case Place::chain:
    return allocateFromChainCache(queue, kind, wanted, size, command);
  case Place::unknown:
    break;
  }
  return nullptr;
}

// The slow path.

/// The pool to allocate from. Throws INVALID_VALUE for one of another context or device.
ServingPool poolFor(Queue &queue, UsmPool *wanted) {
  if (!wanted)
    return queue.context().serveFromCurrentPool(queue.deviceIndex());
  if (&wanted->context() != &queue.context() || wanted->deviceIndex() != queue.deviceIndex())
    throw UR_RESULT_ERROR_INVALID_VALUE;
  return ServingPool(*wanted);
}

/// Fetches from the pool what the queue's cache does not have. May block, and throws, as StreamPool::allocate().
AllocGrant fetch(Queue &queue, UsmPool *wanted, AllocRequest &request) {
  checkUsm(queue.context(), request.kind, queue.deviceIndex(), request.size, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const ServingPool pool = poolFor(queue, wanted);
  StreamPool &memory = pool.memory();
  request.nowOnly = request.nowOnly && !memory.zeroes();
  if (PoolCache *chain = queue.inOrder() ? nullptr : cachesAt(queue, Place::chain).recent(&memory))
    (void)memory.joinPages(*chain);
  return memory.allocate(request, queue.caches().obtain(memory));
}

/// Null, with nothing done: the queue doesn't capture. Throws.
void *allocateInCapture(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size, const Command &command) {
  const Ref<Capture> capture = captureOf(queue, command);
  if (!capture)
    return nullptr;
  checkUsm(queue.context(), kind, queue.deviceIndex(), size, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const ServingPool pool = poolFor(queue, wanted);
  return capture->allocate(queue, command, pool.memory(), kind, size);
}

/// Submits the command of an allocation that has its block, if it needs one: behind the block's free, where that isn't
/// over.
void orderAllocation(Queue &queue, const Command &command, Enqueue &enqueue, const AllocGrant &grant) {
  if (grant.mustWait) {
    for (Ref<Completion> &freed : asStamp(grant.freed))
      enqueue.waits.add(std::move(freed));
  }
  if (!queue.inOrder() && !command.event) {
    if (grant.mustWait) // Where nobody can wait for the alloc, all that follows does.
      enqueue.submitBarrier(true);
  } else if (enqueue.isVirtual()) {
    enqueue.publishVirtual();
  } else {
    enqueue.submit(FencePort{});
  }
}

/// Of an alloc for which nothing is at hand: whether it is worth while to keep what is freed for others like it.
void noteChain(Queue &queue, const Command &command) noexcept {
  if (command.event && merePlace(queue, command) == Place::chain)
    queue.chain().expect();
  else
    queue.chain().giveUp();
}

[[gnu::noinline]] ur_result_t allocateSlow(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size,
                                           const Command &command, void **memory) {
  requireAsynchronous();
  if (size > kLargestBlock) { // before any rounding
    explain(UR_RESULT_ERROR_INVALID_USM_SIZE, "an allocation of %zu bytes is more than a pool gives at once: %zu bytes",
            size, kLargestBlock);
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (void *captured = allocateInCapture(queue, kind, wanted, size, command)) {
    *memory = captured;
    return UR_RESULT_SUCCESS;
  }
  Enqueue enqueue(queue, command);
  Reach reach(queue.context().caps());
  AllocRequest request;
  request.kind = kind;
  request.size = size;
  request.lane = queue.orderedLane();
  request.nowOnly = !queue.inOrder() && !command.event;
  if (!request.nowOnly) {
    if (!queue.inOrder())
      enqueue.waits.addBarrier(queue.pendingBarrier()); // a command like any other: its event comes after the barrier's
    reach.add(enqueue.waits);
    if (queue.inOrder())
      reach.add(*queue.orderedLane());
    request.reach = &reach;
  }
  AllocGrant grant;
  PoolCache *cache = cacheFor(queue, Place::own, wanted, size);
  grant.block = cache ? cache->pop(kind, size_class::of(size), size) : nullptr;
  const bool wasAtHand = grant.block;
  if (!wasAtHand) {
    if (!queue.inOrder())
      noteChain(queue, command);
    grant = fetch(queue, wanted, request);
  }
  Block &block = *grant.block;
  void *address = block.memory; // read before the event is out
  try {
    orderAllocation(queue, command, enqueue, grant);
  } catch (...) {
    block.state.store(Block::State::freeing);
    giveBack(queue, block, {std::move(grant.freed), wasAtHand ? Place::own : Place::unknown});
    throw;
  }
  *memory = address;
  return UR_RESULT_SUCCESS;
}

[[gnu::always_inline]] inline ur_result_t allocate(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t asked,
                                                   const Command &command, void **memory) {
  const size_t size = std::max<size_t>(asked, 1);
  if (void *address = allocateFast(queue, kind, wanted, size, command)) [[likely]] {
    *memory = address;
    return UR_RESULT_SUCCESS;
  }
  return allocateSlow(queue, kind, wanted, size, command, memory);
}

} // namespace

namespace api {

[[gnu::hot]] ur_result_t urEnqueueUSMDeviceAllocExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool,
                                                    const size_t size, const ur_exp_async_usm_alloc_properties_t *,
                                                    uint32_t count, const ur_event_handle_t *waits, void **memory,
                                                    ur_event_handle_t *event) {
  return allocate(*queue, MemoryKind::device, pool, size,
                  {UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP, {waits, count}, event}, memory);
}

ur_result_t urEnqueueUSMSharedAllocExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, const size_t size,
                                       const ur_exp_async_usm_alloc_properties_t *, uint32_t count,
                                       const ur_event_handle_t *waits, void **memory, ur_event_handle_t *event) {
  return allocate(*queue, MemoryKind::shared, pool, size,
                  {UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP, {waits, count}, event}, memory);
}

ur_result_t urEnqueueUSMHostAllocExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, const size_t size,
                                     const ur_exp_async_usm_alloc_properties_t *, uint32_t count,
                                     const ur_event_handle_t *waits, void **memory, ur_event_handle_t *event) {
  return allocate(*queue, MemoryKind::host, pool, size, {UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP, {waits, count}, event},
                  memory);
}

} // namespace api
} // namespace ur::core
