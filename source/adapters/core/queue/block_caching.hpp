// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What asynchronous allocations and frees share: which of a queue's caches serves a command, by the command's place
// (queue/place.hpp), and where a freed block goes.
//
//   Place::own      the queue's cache: what comes next on the queue may have its blocks
//   Place::chain    the chain's cache: what comes next behind the newest command of the first lane may have them
//   Place::unknown  no cache: the block goes to its pool, with what must be over before others may use it
//
// Thread-safe. Locks of caches and pools are held for a short time only, and no call here waits for the device.
#pragma once

#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/queue/place.hpp"

namespace ur::core {

[[nodiscard, gnu::always_inline]] inline QueueCaches &cachesAt(Queue &queue, Place place) noexcept {
  return place == Place::chain ? queue.chain().caches() : queue.caches();
}

/// The event that the command wants, made under the lock of its place's cache. Null, with nothing done: it takes more
/// than that.
[[nodiscard, gnu::always_inline]] inline Event *makeEventLocked(Queue &queue, const Command &command,
                                                                Place place) noexcept {
  return queue.positions().makeEventLocked(queue, busyLaneAt(queue, place), command.type);
}

/// What a free's command says of its block.
struct FreeOrder {
  Freed freed;                  ///< what must be over before others may use it
  Place place = Place::unknown; ///< of the command, if what comes next there may have the block
};

/// What is asked of a block after it has been pushed into a cache, when it may be somebody else's already.
struct BlockFacts {
  explicit BlockFacts(const Block &block) noexcept
      : pool(*block.span->pool), kind(block.kind), sizeClass(block.sizeClass) {}
  StreamPool &pool;
  const MemoryKind kind;
  const unsigned sizeClass;
};

/// The rest of a push that the cache has answered with anything but `kept`: makes the cache where there was none yet
/// (`cache` null), and takes away what is too much. False, with nothing done: no cache takes the block.
[[nodiscard]] bool completePush(Queue &queue, Place place, Block &block, const BlockFacts &facts, PoolCache *cache,
                                PoolCache::Pushed pushed) noexcept;

/// The block goes to its pool. Where the order names a place but nothing that must be over, the block is free after all
/// that the place's lane has now.
void giveToPool(Queue &queue, Block &block, FreeOrder order) noexcept;

/// The block, in state freeing, goes to the cache of the order's place, or else to its pool.
void giveBack(Queue &queue, Block &block, FreeOrder order) noexcept;

} // namespace ur::core
