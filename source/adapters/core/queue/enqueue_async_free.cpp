// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stream-ordered free, as a command of a queue: the fast path, then the slow one.
//
//   freeBlock
//     freeFast            where the command is just a place in the queue's order: no call of the driver
//       freeToQueueCache  Place::own: on the queue's lane, or with nothing to wait for
//       freeToChainCache  Place::chain: behind the newest command of the first of several lanes
//     freeSlow            anything else: orderFree() says when others may use the block
//
// Mostly there is no command: a block that is freed on an in-order queue may be used by whatever comes next there. An
// event that is asked for stands for the lane's position, or for the one thing that the command waits for.
#include "adapters/core/allocator/pool_config.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/block_caching.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {
namespace {

/// Throws INVALID_VALUE if the block is another pool's than the one that the caller names.
void checkOwner(const Block &block, ur_usm_pool_handle_t pool) {
  if (pool && pool != block.span->pool->owner().handle())
    throw UR_RESULT_ERROR_INVALID_VALUE;
}

// The fast path.

/// Pushes the block into the cache and makes the event that is wanted, if any, with one lock for both. False, with
/// nothing done: the event takes more than that.
[[gnu::always_inline]] inline bool pushWithEvent(Queue &queue, Place place, Block &block, PoolCache &cache,
                                                 const Command &command) noexcept {
  const BlockFacts facts(block);
  std::unique_lock lock(cache.lock());
  if (command.event) {
    Event *event = makeEventLocked(queue, command, place);
    if (!event) [[unlikely]] {
      return false;
    }
    *command.event = event;
  }
  const PoolCache::Pushed pushed = cache.pushLocked(block);
  lock.unlock();
  if (pushed != PoolCache::Pushed::kept && !completePush(queue, place, block, facts, &cache, pushed)) [[unlikely]] {
    giveToPool(queue, block, {{}, place});
  }
  return true;
}

/// One after the other, where pushWithEvent() can't: there is no cache yet, or no room for the event. Throws.
[[gnu::noinline]] void publishThenGiveBack(Queue &queue, Place place, Block &block, const Command &command) {
  requireAsynchronous();
  publishPlace(queue, command, place);
  giveBack(queue, block, {{}, place});
}

/// The block goes to the cache of the command's place. False, with nothing done: the memory is no block of a pool.
/// Throws.
[[gnu::always_inline]] inline bool freeToCache(Place place, Queue &queue, ur_usm_pool_handle_t pool, void *memory,
                                               const Command &command) {
  Block *block = queue.allocations().beginFree(memory);
  if (!block) [[unlikely]] {
    return false;
  }
  PoolCache *cache = cachesAt(queue, place).recent(block->span->pool);
  try {
    checkOwner(*block, pool);
    if (!cache || !pushWithEvent(queue, place, *block, *cache, command)) [[unlikely]] {
      publishThenGiveBack(queue, place, *block, command);
    }
  } catch (...) {
    block->keepLive();
    throw;
  }
  return true;
}

[[gnu::always_inline]] inline bool freeToQueueCache(Queue &queue, ur_usm_pool_handle_t pool, void *memory,
                                                    const Command &command) {
  return freeToCache(Place::own, queue, pool, memory, command);
}

/// Only while allocations come that follow in the chain. Not inlined, so that in-order queues don't pay for it.
[[gnu::noinline, gnu::hot]] bool freeToChainCache(Queue &queue, ur_usm_pool_handle_t pool, void *memory,
                                                  const Command &command) {
  return queue.chain().expected() && freeToCache(Place::chain, queue, pool, memory, command);
}

/// False, with nothing done: it takes the slow path. Throws.
[[gnu::always_inline]] inline bool freeFast(Queue &queue, ur_usm_pool_handle_t pool, void *memory,
                                            const Command &command) {
  switch (merePlace(queue, command)) {
  case Place::own:
    return freeToQueueCache(queue, pool, memory, command);
  case Place::chain:
    return freeToChainCache(queue, pool, memory, command);
  case Place::unknown:
    break;
  }
  return false;
}

// The slow path.

/// Submits the free's command, if it needs one. Rule R11: if it fails, its memory is free all the same, once all is
/// over that it came after.
FreeOrder orderFree(Queue &queue, const Command &command) {
  Enqueue enqueue(queue, command);
  if (!queue.inOrder())
    enqueue.waits.addBarrier(queue.pendingBarrier());
  FreeOrder order;
  if (enqueue.isVirtual(true)) {
    // On an out-of-order queue, with nothing to wait for, it is the caller's word that nobody uses the block. Rule R3:
    // a list orders the free alone, and nothing that follows.
    order.place = enqueue.waits.empty() ? Place::own : Place::unknown;
    if (order.place == Place::unknown)
      order.freed = freedBy(enqueue.waits.only());
    enqueue.publishVirtual();
    return order;
  }
  makeRoom(order.freed); // What follows the submission can't fail.
  const Ref<Completion> end = enqueue.submit(FencePort{}, true);
  add(order.freed, end);
  if (queue.inOrder() && end->lane() && end->endTellsAll())
    order.place = Place::own;
  return order;
}

/// Memory of a graph, which a run has allocated.
void freeHeld(Queue &queue, ur_usm_pool_handle_t pool, const Block &block, BlockHolder &holder,
              const Command &command) {
  const void *memory = block.memory;
  Stamp end;
  try {
    checkOwner(block, pool);
    end.reserve(1);
    end.push_back(Enqueue(queue, command).submit(FencePort{}, true));
  } catch (...) {
    holder.keepLive(memory);
    throw;
  }
  holder.freed(memory, end);
}

[[gnu::noinline]] ur_result_t freeSlow(Queue &queue, ur_usm_pool_handle_t pool, void *memory, const Command &command) {
  requireAsynchronous();
  if (const Ref<Capture> capture = captureOf(queue, command)) {
    if (capture->free(queue, command, pool, memory))
      return UR_RESULT_SUCCESS;
  }
  Block *block = queue.allocations().beginFree(memory);
  if (!block) {
    const auto [begun, holder] = queue.allocations().beginFreeOfHeld(memory);
    if (!begun)
      return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    if (holder) {
      freeHeld(queue, pool, *begun, *holder, command);
      return UR_RESULT_SUCCESS;
    }
    block = begun;
  }
  FreeOrder order;
  try {
    checkOwner(*block, pool);
    order = orderFree(queue, command);
  } catch (...) {
    block->keepLive();
    throw;
  }
  giveBack(queue, *block, std::move(order));
  return UR_RESULT_SUCCESS;
}

[[gnu::always_inline]] inline ur_result_t freeBlock(Queue &queue, ur_usm_pool_handle_t pool, void *memory,
                                                    const Command &command) {
  return freeFast(queue, pool, memory, command) ? UR_RESULT_SUCCESS : freeSlow(queue, pool, memory, command);
}

} // namespace

namespace api {

[[gnu::hot]] ur_result_t urEnqueueUSMFreeExp(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, void *memory,
                                             uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
  return freeBlock(*queue, pool, memory, {UR_COMMAND_ENQUEUE_USM_FREE_EXP, {waits, count}, event});
}

} // namespace api
} // namespace ur::core
