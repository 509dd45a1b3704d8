// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stream-ordered allocation and free, as commands of a queue.
//
// Mostly there is no command: a block that is at hand may be used by whatever comes next on an in-order queue, and a
// freed one is at hand for it. An event that is asked for stands for the lane's position, or for the one thing that the
// command waits for. Only several waits, or one of another lane, go to the driver.
#include "adapters/core/allocator/pool_config.hpp"
#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/order/reach.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {
namespace {

/// What is at hand for a command with that place.
[[gnu::always_inline]] inline QueueCaches &cachesAt(Queue &queue, Place place) noexcept {
  return place == Place::chain ? queue.chain().caches() : queue.caches();
}

/// The queue's cache for the pool, if it may have a block of that size; or null.
[[gnu::always_inline]] inline PoolCache *cacheFor(Queue &queue, Place place, UsmPool *wanted, size_t size) noexcept {
  const StreamPool *pool = wanted ? wanted->memoryIfAny() : queue.context().currentMemory(queue.deviceIndex());
  return size <= queue.largestAllocation() ? cachesAt(queue, place).recent(pool) : nullptr;
}

/// The event that the command wants, with the lock of what is at hand; null: it takes more than a look.
[[gnu::always_inline]] inline Event *eventAtHand(Queue &queue, const Command &command, Place place) noexcept {
  return queue.positions().makeEventLocked(queue, busyLaneAt(queue, place), command.type);
}

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

/// Fetches from the pool what the queue's cache hasn't got. Throws.
AllocGrant fetch(Queue &queue, UsmPool *wanted, AllocRequest &request) {
  checkUsm(queue.context(), request.kind, queue.deviceIndex(), request.size, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const Ref<UsmPool> pool = poolFor(queue, wanted);
  StreamPool &memory = pool->memory();
  request.nowOnly = request.nowOnly && !memory.zeroes();
  return memory.allocate(request, queue.caches().obtain(memory));
}

/// The alloc's command, once it has its block.
void order(Queue &queue, const Command &command, Enqueue &enqueue, const AllocGrant &grant) {
  if (grant.mustWait) {
    for (Ref<Completion> &freed : asStamp(grant.freed)) {
      enqueue.waits.add(std::move(freed));
    }
  }
  if (!queue.inOrder() && !command.event) {
    if (grant.mustWait) { // Where nobody can wait for the alloc, all that follows does.
      enqueue.submitBarrier(true);
    }
  } else if (enqueue.isVirtual()) {
    enqueue.publishVirtual();
  } else {
    enqueue.submit(FencePort{});
  }
}

/// Where a block goes once it is freed.
struct FreedBy {
  Freed freed;
  Place place = Place::unknown; ///< of the command, if what comes next there may have the block
};

/// The free's command, if it needs one. Rule 11: if it fails, its memory is free all the same, once all is over that it
/// came after.
FreedBy orderFree(Queue &queue, const Command &command) {
  Enqueue enqueue(queue, command);
  if (!queue.inOrder()) {
    enqueue.waits.add(queue.pendingBarrier());
  }
  FreedBy by;
  if (enqueue.isVirtual(true)) {
    // On an out-of-order queue, with nothing to wait for, it is the caller's word that nobody uses the block. Rule 3: a
    // list orders the free alone, and nothing that follows.
    by.place = enqueue.waits.empty() ? Place::own : Place::unknown;
    if (by.place == Place::unknown) {
      by.freed = freedBy(enqueue.waits.only());
    }
    enqueue.publishVirtual();
    return by;
  }
  makeRoom(by.freed); // What follows the submission can't fail.
  const Ref<Completion> end = enqueue.submit(FencePort{}, true);
  add(by.freed, end);
  if (queue.inOrder() && end->lane() && end->endTellsAll()) {
    by.place = Place::own;
  }
  return by;
}

/// The queue's cache of a pool, made or woken up if need be; null if there can't be one.
PoolCache *obtainCache(Queue &queue, Place place, StreamPool &pool) noexcept {
  try {
    return cachesAt(queue, place).obtain(pool);
  } catch (...) {
    return nullptr;
  }
}

/// What a block says of itself. Once it is kept, it may be anybody's, and isn't asked any more.
struct BlockFacts {
  explicit BlockFacts(const Block &block) noexcept
      : pool(*block.span->pool), kind(block.kind), sizeClass(block.sizeClass) {}
  StreamPool &pool;
  const MemoryKind kind;
  const unsigned sizeClass;
};

/// Throws INVALID_VALUE if the block is another pool's than the one that the caller names.
void checkOwner(const Block &block, ur_usm_pool_handle_t pool) {
  if (pool && pool != block.span->pool->owner().handle()) {
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
}

/// What is left to do where the queue's last cache (null: it is another pool's) hasn't simply kept the block. False,
/// with nothing done, where no cache will have it.
[[gnu::noinline]] bool keepElse(Queue &queue, Place place, Block &block, const BlockFacts &of, PoolCache *cache,
                                PoolCache::Pushed pushed) noexcept {
  if (pushed == PoolCache::Pushed::refused && of.sizeClass != Block::kNoClass) {
    cache = obtainCache(queue, place, of.pool);
    pushed = cache ? cache->push(block) : PoolCache::Pushed::refused;
  }
  if (pushed == PoolCache::Pushed::full) {
    of.pool.takeOverflow(*cache, of.kind, of.sizeClass);
  }
  return pushed != PoolCache::Pushed::refused;
}

/// To its pool. One that is at hand is free since the present place of the command's lane, unless that is said already.
void giveToPool(Queue &queue, Block &block, FreedBy by) noexcept {
  if (Lane *lane = laneAt(queue, by.place); lane && by.freed.isNow()) {
    by.freed = freedOn(*lane);
  }
  StreamPool &pool = *block.span->pool;
  pool.free(block, std::move(by.freed), queue.caches().recent(&pool));
}

/// To the queue's cache, if what comes next there may use the block, else to its pool.
void giveBack(Queue &queue, Block &block, FreedBy by) noexcept {
  if (by.place != Place::unknown) {
    const BlockFacts of(block);
    PoolCache *cache = cachesAt(queue, by.place).recent(&of.pool);
    const PoolCache::Pushed pushed = cache ? cache->push(block) : PoolCache::Pushed::refused;
    if (pushed == PoolCache::Pushed::kept || keepElse(queue, by.place, block, of, cache, pushed)) {
      return;
    }
  }
  giveToPool(queue, block, std::move(by));
}

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

/// In order, where the queue's cache hasn't got a block: what its pool has free, if a look is enough. Null: it isn't.
[[gnu::noinline]] void *fetchAtHand(Queue &queue, MemoryKind kind, size_t size, const Command &command,
                                    PoolCache &cache) {
  const PoolCache::Pin pin = cache.pinOpen();
  if (!pin) {
    return nullptr;
  }
  AllocRequest request;
  request.kind = kind;
  request.size = size;
  request.lane = queue.orderedLane();
  Block *block = pin.pool->allocateAtHand(request, cache);
  if (!block) {
    return nullptr;
  }
  void *address = block->memory;
  publishOrGiveBack(queue, command, Place::own, *block);
  return address;
}

/// Most allocations: a block that is at hand, for a command that needs nothing else. Null: it is not that easy. Where
/// asynchronous allocation is turned off, nothing is ever at hand. Throws.
[[gnu::always_inline]] inline void *allocateAt(Place place, Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size,
                                               const Command &command) {
  PoolCache *cache = cacheFor(queue, place, wanted, size);
  if (!cache) [[unlikely]] {
    return nullptr;
  }
  const unsigned sizeClass = size_class::of(size);
  std::unique_lock lock(cache->lock());
  Block *block = cache->popLocked(kind, sizeClass, size);
  if (!block) [[unlikely]] {
    lock.unlock();
    return queue.inOrder() ? fetchAtHand(queue, kind, size, command, *cache) : nullptr;
  }
  // Read before the event is out: from then on the block may be freed by others.
  void *address = block->memory;
  if (!command.event) {
    return address;
  }
  if (Event *event = eventAtHand(queue, command, place)) [[likely]] {
    *command.event = event;
    return address;
  }
  lock.unlock();
  publishOrGiveBack(queue, command, place, *block);
  return address;
}

/// Apart, so that others don't pay for it. Without an event nobody can come after the alloc: it gets what needs no
/// waiting, whatever its list.
[[gnu::noinline, gnu::hot]] void *allocateInChain(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size,
                                                  const Command &command) {
  return command.event ? allocateAt(Place::chain, queue, kind, wanted, size, command) : nullptr;
}

[[gnu::always_inline]] inline void *allocateAtOnce(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size,
                                                   const Command &command) {
  switch (!command.waits.empty() || command.event ? merePlace(queue, command) : Place::own) {
  case Place::own:
    return allocateAt(Place::own, queue, kind, wanted, size, command);
  case Place::chain:
    return allocateInChain(queue, kind, wanted, size, command);
  case Place::unknown:
    break;
  }
  return nullptr;
}

/// Of an alloc for which nothing is at hand: whether it is worth while to keep what is freed for others like it.
void noteChain(Queue &queue, const Command &command) noexcept {
  if (command.event && merePlace(queue, command) == Place::chain) {
    queue.chain().expect();
  } else {
    queue.chain().giveUp();
  }
}

/// All others.
[[gnu::noinline]] ur_result_t allocateElse(Queue &queue, MemoryKind kind, UsmPool *wanted, size_t size,
                                           const Command &command, void **memory) {
  requireAsynchronous();
  if (size > kLargestBlock) { // before any rounding
    explain(UR_RESULT_ERROR_INVALID_USM_SIZE, "an allocation of %zu bytes is more than a pool gives at once: %zu bytes",
            size, kLargestBlock);
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  Enqueue enqueue(queue, command);
  Reach reach(queue.context().caps());
  AllocRequest request;
  request.kind = kind;
  request.size = size;
  request.lane = queue.orderedLane();
  request.nowOnly = !queue.inOrder() && !command.event;
  if (!request.nowOnly) {
    if (!queue.inOrder()) {
      enqueue.waits.add(queue.pendingBarrier()); // a command like any other: its event comes after the barrier's
    }
    reach.add(enqueue.waits);
    if (queue.inOrder()) {
      reach.add(*queue.orderedLane());
    }
    request.reach = &reach;
  }
  AllocGrant grant;
  PoolCache *cache = cacheFor(queue, Place::own, wanted, size);
  grant.block = cache ? cache->pop(kind, size_class::of(size), size) : nullptr;
  const bool wasAtHand = grant.block;
  if (!wasAtHand) {
    if (!queue.inOrder()) {
      noteChain(queue, command);
    }
    grant = fetch(queue, wanted, request);
  }
  Block &block = *grant.block;
  void *address = block.memory; // as above
  try {
    order(queue, command, enqueue, grant);
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
  if (void *address = allocateAtOnce(queue, kind, wanted, size, command)) [[likely]] {
    *memory = address;
    return UR_RESULT_SUCCESS;
  }
  return allocateElse(queue, kind, wanted, size, command, memory);
}

/// The block at hand, and the event that is wanted, if any, with one lock for both. False, with nothing done: it takes
/// more than a look.
[[gnu::always_inline]] inline bool keepWithEvent(Queue &queue, Place place, Block &block, PoolCache &cache,
                                                 const Command &command) noexcept {
  const BlockFacts of(block);
  std::unique_lock lock(cache.lock());
  if (command.event) {
    Event *event = eventAtHand(queue, command, place);
    if (!event) [[unlikely]] {
      return false;
    }
    *command.event = event;
  }
  const PoolCache::Pushed pushed = cache.pushLocked(block);
  lock.unlock();
  if (pushed != PoolCache::Pushed::kept && !keepElse(queue, place, block, of, &cache, pushed)) [[unlikely]] {
    giveToPool(queue, block, {{}, place});
  }
  return true;
}

/// One that isn't simply kept: there is no cache for it yet, or no room for its event. Throws.
[[gnu::noinline]] void freeApart(Place place, Queue &queue, Block &block, const Command &command) {
  requireAsynchronous();
  publishPlace(queue, command, place);
  giveBack(queue, block, {{}, place});
}

/// Most frees: of a command that needs nothing else, so that what comes next may have the block. False, with nothing
/// done: it is not that easy. Throws.
[[gnu::always_inline]] inline bool freeAt(Place place, Queue &queue, ur_usm_pool_handle_t pool, void *memory,
                                          const Command &command) {
  Block *block = queue.allocations().beginFree(memory);
  if (!block) [[unlikely]] {
    return false;
  }
  PoolCache *cache = cachesAt(queue, place).recent(block->span->pool);
  try {
    checkOwner(*block, pool);
    if (!cache || !keepWithEvent(queue, place, *block, *cache, command)) [[unlikely]] {
      freeApart(place, queue, *block, command);
    }
  } catch (...) {
    block->keepLive();
    throw;
  }
  return true;
}

/// Apart, as above.
[[gnu::noinline, gnu::hot]] bool freeInChain(Queue &queue, ur_usm_pool_handle_t pool, void *memory,
                                             const Command &command) {
  return queue.chain().expected() && freeAt(Place::chain, queue, pool, memory, command);
}

[[gnu::always_inline]] inline bool freeAtOnce(Queue &queue, ur_usm_pool_handle_t pool, void *memory,
                                              const Command &command) {
  switch (merePlace(queue, command)) {
  case Place::own:
    return freeAt(Place::own, queue, pool, memory, command);
  case Place::chain:
    return freeInChain(queue, pool, memory, command);
  case Place::unknown:
    break;
  }
  return false;
}

/// All others.
[[gnu::noinline]] ur_result_t freeElse(Queue &queue, ur_usm_pool_handle_t pool, void *memory, const Command &command) {
  requireAsynchronous();
  Block *block = queue.allocations().beginFree(memory);
  if (!block) {
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  }
  FreedBy by;
  try {
    checkOwner(*block, pool);
    by = orderFree(queue, command);
  } catch (...) {
    block->keepLive();
    throw;
  }
  giveBack(queue, *block, std::move(by));
  return UR_RESULT_SUCCESS;
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

[[gnu::hot]] ur_result_t urEnqueueUSMFreeExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, void *memory,
                                             uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
  const Command command{UR_COMMAND_ENQUEUE_USM_FREE_EXP, {waits, count}, event};
  return freeAtOnce(*queue, pool, memory, command) ? UR_RESULT_SUCCESS : freeElse(*queue, pool, memory, command);
}

} // namespace api
} // namespace ur::core
