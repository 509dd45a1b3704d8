// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Allocations and frees of the host's, which are commands of no queue. A free comes after everything that was enqueued
// before, in every lane of the context. To find out what of that is pending takes longer than all the rest, so it is
// done for many frees at a time; meanwhile there are other blocks at hand.
#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"

namespace ur::core {

Block &StreamPool::allocateNow(MemoryKind kind, size_t size) {
  PoolCache *cache = host_.own(*this);
  if (Block *block = cache ? cache->pop(kind, size_class::of(size), size) : nullptr) [[likely]] {
    return *block;
  }
  if (cache)
    cache->wake();
  AllocRequest request;
  request.kind = kind;
  request.size = size;
  request.nowOnly = request.mayBlock = true;
  return *allocate(request, cache).block;
}

void StreamPool::freeSoon(Block &block) {
  PoolCache *cache = block.sizeClass < size_class::kCachedCount ? host_.own(*this) : nullptr;
  PoolCache::Pin pin;
  PoolCache::Pushed pushed = cache ? cache->pushFresh(block, pin) : PoolCache::Pushed::refused;
  if (pushed == PoolCache::Pushed::refused && cache) {
    cache->wake();
    pushed = cache->pushFresh(block, pin);
  }
  if (pushed == PoolCache::Pushed::full)
    settleFresh(*cache, true);
  else if (pushed == PoolCache::Pushed::refused)
    free(block, freedBy(context_.marksOfAll()), nullptr);
}

/// Fresh blocks of a cache, or those that it had when it was closed, get what they are free since. Where nothing is
/// pending, they are at hand from now on, if they are to be kept. Rule R2: the marks are taken after the blocks' frees.
/// Until these are there, the blocks stay where others find them: a request that fails meanwhile would have had them.
void StreamPool::settleFresh(PoolCache &cache, bool keep, BlockList drained) noexcept {
  const PoolCache::FreshOnes ones = cache.freshOnes();
  if (!ones.any && !drained.first)
    return;
  BlockList fresh = drained;
  try {
    const Freed freed = freedBy(context_.marksOfAll());
    std::lock_guard lock(mutex_);
    if (!drained.first)
      fresh = cache.takeFresh(ones);
    if (freed.isNow() && keep)
      cache.admit(fresh);
    while (fresh.first) {
      Freed own = copyOf(freed);
      place(*fresh.pop(), std::move(own));
    }
    checkThreshold();
  } catch (...) { // No mark, or no memory.
    cache.putFreshBack(fresh);
  }
}

} // namespace ur::core
