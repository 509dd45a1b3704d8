// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/block_caching.hpp"

#include "adapters/core/allocator/usm_pool.hpp"

namespace ur::core {
namespace {

/// The cache for the pool at that place, made or woken up if need be; null if there can't be one.
PoolCache *obtainCache(Queue &queue, Place place, StreamPool &pool) noexcept {
  try {
    return cachesAt(queue, place).obtain(pool);
  } catch (...) {
    return nullptr;
  }
}

} // namespace

bool completePush(Queue &queue, Place place, Block &block, const BlockFacts &facts, PoolCache *cache,
                  PoolCache::Pushed pushed) noexcept {
  if (pushed == PoolCache::Pushed::refused && facts.sizeClass != Block::kNoClass) {
    cache = obtainCache(queue, place, facts.pool);
    pushed = cache ? cache->push(block) : PoolCache::Pushed::refused;
  }
  if (pushed == PoolCache::Pushed::full) {
    // Its pool: the block's may be gone by now, with its last user and this block.
    if (const PoolCache::Pin pin = cache->pin())
      pin.pool->takeOverflow(*cache, facts.kind, facts.sizeClass);
  }
  return pushed != PoolCache::Pushed::refused;
}

void giveToPool(Queue &queue, Block &block, FreeOrder order) noexcept {
  if (Lane *lane = laneAt(queue, order.place); lane && order.freed.isNow())
    order.freed = freedOn(*lane);
  StreamPool &pool = *block.span->pool;
  pool.free(block, std::move(order.freed), queue.caches().recent(&pool));
}

void giveBack(Queue &queue, Block &block, FreeOrder order) noexcept {
  if (order.place != Place::unknown) {
    const BlockFacts facts(block);
    PoolCache *cache = cachesAt(queue, order.place).recent(&facts.pool);
    const PoolCache::Pushed pushed = cache ? cache->push(block) : PoolCache::Pushed::refused;
    if (pushed == PoolCache::Pushed::kept || completePush(queue, order.place, block, facts, cache, pushed))
      return;
  }
  giveToPool(queue, block, std::move(order));
}

} // namespace ur::core
