// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pool and its queues' caches: what leaves them, how that finds back into larger pieces, and what all of them count
// together.
#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"

#include <algorithm>

namespace ur::core {

bool StreamPool::addCache(PoolCache &cache) {
  std::lock_guard lock(mutex_);
  if (abandoned_)
    return false;
  caches_.push_back(Ref<PoolCache>(&cache));
  try {
    cache.open(*this, owner_.isDefault() ? Ref<UsmPool>() : Ref<UsmPool>(&owner_));
    cache.setRoom(roomOfCaches());
  } catch (...) {
    caches_.pop_back();
    throw;
  }
  return true;
}

void StreamPool::removeCache(PoolCache &cache) noexcept {
  emptyCache(cache, true);
  Ref<PoolCache> removed; // goes after the lock
  std::lock_guard lock(mutex_);
  const auto found = std::find_if(caches_.begin(), caches_.end(), [&](const auto &one) { return one.get() == &cache; });
  if (found != caches_.end()) {
    removed = std::move(*found);
    caches_.erase(found);
  }
}

std::vector<Ref<PoolCache>> StreamPool::caches() noexcept {
  try {
    std::lock_guard lock(mutex_);
    return caches_;
  } catch (const std::bad_alloc &) { // A chance to find memory is lost, no more.
    return {};
  }
}

/// With one lock, as whatever takes blocks out of a queue's cache: a request that looks everywhere meanwhile, before it
/// fails, finds them here or there.
void StreamPool::emptyCache(PoolCache &cache, bool close) noexcept {
  if (!close)
    settleFresh(cache, false); // first: another thread may be about to keep them here
  PoolCache::Drained drained;
  {
    std::lock_guard lock(mutex_); // Whoever sums up meanwhile finds what it had counted here or there, too.
    if (close)
      takeOverAll();
    drained = cache.takeAll(*this, close);
    used_ += drained.counts.used;
    live_ += drained.counts.live;
    const LanePlace since = cache.placeUpToNow();
    while (Block *first = drained.blocks.pop()) {
      if (!first->isSmall()) {
        place(*first, freedAt(since));
        continue;
      }
      BlockList same;
      same.push(first);
      while (drained.blocks.first && drained.blocks.first->kind == first->kind &&
             drained.blocks.first->sizeClass == first->sizeClass)
        same.push(drained.blocks.pop());
      addMagazine(same, freedAt(since));
    }
  }
  if (close)
    settleFresh(cache, false, drained.fresh);
}

/// A cache's blocks of whole pages go where they are joined, and where others find them. False: there are none.
bool StreamPool::joinPagesLocked(PoolCache &cache) noexcept {
  const BlockList pages = cache.takePages(*this);
  placeAll(pages, cache.placeUpToNow());
  return pages.first != nullptr;
}

/// Free blocks of whole pages, which a cache had.
void StreamPool::placeAll(BlockList blocks, const LanePlace &since) noexcept {
  while (Block *block = blocks.pop())
    of(block->kind).heap.give(block->span, since);
}

/// Those that nobody has used since the last time, which rest from then on, and the requester's own: what it keeps of
/// other classes may serve the request as well.
void StreamPool::emptyCaches(Effort effort, const PoolCache *own) noexcept {
  for (const Ref<PoolCache> &cache : caches()) {
    const bool idle = cache->idle();
    if (idle || cache.get() == own || effort == Effort::full)
      emptyCache(*cache, false);
    if (idle && cache.get() != own)
      cache->rest();
  }
}

void StreamPool::takeOverflow(PoolCache &cache, MemoryKind kind, unsigned sizeClass) noexcept {
  std::lock_guard lock(mutex_);
  BlockList blocks = cache.takeOverflow(*this, kind, sizeClass);
  if (!blocks.first)
    return;
  const LanePlace place = cache.placeUpToNow();
  if (blocks.first->isSmall())
    addMagazine(blocks, freedAt(place));
  else
    placeAll(blocks, place);
  checkThreshold();
}

/// What is over goes from magazines, and from slabs that nobody uses, back to the heap; and, with its stamps, what the
/// request may have anyway, so that it may be cut for another class. With full effort all that is free does, and the
/// driver is asked as often as need be.
void StreamPool::consolidate(Effort effort, Search *search) noexcept {
  const bool full = effort == Effort::full;
  const auto settles = [&](Freed &freed) {
    if (full)
      askAndDropOver(freed);
    else
      dropOver(freed);
    return full || freed.isNow() || (search && search->accepts(freed));
  };
  for (Kind &kind : kinds_) {
    for (SizeClass &own : kind.classes) {
      own.magazines.visit([&](Magazine &magazine) {
        if (!settles(magazine.freed))
          return;
        while (Block *block = magazine.blocks.pop()) {
          if (!join(block->span->freed, magazine.freed)) {
            magazine.blocks.push(block);
            return;
          }
          placeInSlab(*block);
        }
        own.magazines.remove(magazine);
        magazines_.put(magazine);
      });
      for (Span *slab = own.slabs; slab;) {
        Span *next = slab->next;
        if (slab->freeCount == slab->blockCount && settles(slab->freed)) {
          unlinkSlab(*slab);
          own.blocks -= slab->blockCount;
          context_.records().put(slab->allBlocks());
          Freed freed = std::move(slab->freed);
          kind.heap.give(slab, std::move(freed));
        }
        slab = next;
      }
    }
    kind.heap.refresh(full);
  }
}

/// Rule R11: where something that a free came after has failed, its memory is anybody's once all is over that was under
/// way when that was found out.
void StreamPool::settleFailures() noexcept {
  const auto visitAll = [this](auto visit) {
    std::lock_guard lock(mutex_);
    visitFree(visit);
    for (OldMapping &one : ranges_.old)
      visit(one.freed, 0);
  };
  bool failed = false;
  visitAll([&](const Freed &freed, size_t) { failed = failed || hasFailed(freed); });
  if (!failed)
    return;
  try {
    const Freed all = freedBy(context_.marksOfAll());
    visitAll([&](Freed &freed, size_t) { standIn(freed, all); });
  } catch (...) { // No mark, or no memory: the next time.
  }
}

bool StreamPool::abandon() noexcept {
  std::vector<Ref<PoolCache>> open;
  {
    std::lock_guard lock(mutex_);
    abandoned_ = true; // no new caches
    open = std::exchange(caches_, {});
  }
  for (const Ref<PoolCache> &cache : open)
    emptyCache(*cache, true);
  std::lock_guard lock(mutex_);
  needed_ = isInUse();
  return needed_;
}

/// True once, when an abandoned pool needn't be kept any longer.
bool StreamPool::lastBlockGone() noexcept {
  return needed_ && !isInUse() ? std::exchange(needed_, false) : false;
}

void StreamPool::endRequest() noexcept {
  bool last = false;
  {
    std::lock_guard lock(mutex_);
    requests_.fetch_sub(1, std::memory_order_relaxed);
    last = lastBlockGone();
  }
  if (last)
    owner_.blocksAreGone();
}

/// Never below the true one. A cache's own high mark is of another moment than the others', so it lies above by no more
/// than what each has done since the last takeOverAll().
int64_t StreamPool::usedHigh() const noexcept {
  int64_t high = used_;
  for (const Ref<PoolCache> &cache : caches_)
    high += cache->counts().usedHigh;
  return std::max(usedHigh_, high);
}

void StreamPool::takeOverAll() noexcept {
  int64_t high = used_;
  for (const Ref<PoolCache> &cache : caches_) {
    const PoolCache::Counts counts = cache->takeCounts();
    high += counts.usedHigh;
    used_ += counts.used;
    live_ += counts.live;
  }
  high = std::max(high, used_);
  usedHigh_ = std::max(usedHigh_, high);
  recent_.note(high);
}

PoolStatistics StreamPool::sum() noexcept {
  int64_t used = used_;
  for (const Ref<PoolCache> &cache : caches_)
    used += cache->counts().used;
  const auto asSize = [](int64_t bytes) { return static_cast<size_t>(std::max<int64_t>(bytes, 0)); };
  return {reserved_, reservedHigh_, asSize(used), std::min(asSize(std::max(usedHigh(), used)), reservedHigh_)};
}

PoolStatistics StreamPool::statistics() noexcept {
  std::lock_guard lock(mutex_);
  return sum();
}

PoolLimits StreamPool::limits() noexcept {
  std::lock_guard lock(mutex_);
  return limits_;
}

void StreamPool::setReleaseThreshold(size_t bytes) {
  check(source_.setReleaseThreshold(bytes));
  std::lock_guard lock(mutex_);
  limits_.releaseThreshold = bytes;
  thresholdIsSet_ = true;
  checkThreshold();
}

void StreamPool::checkThreshold() noexcept {
  if (mostReserved() > limits_.releaseThreshold)
    context_.poolOverThreshold();
}

void StreamPool::resetHigh(bool reserved, bool used) {
  check(reserved ? source_.resetHigh() : UR_RESULT_SUCCESS);
  std::lock_guard lock(mutex_);
  if (reserved) {
    reservedHigh_ = reserved_;
    ownHigh_ = own_;
  }
  if (used) {
    takeOverAll();
    usedHigh_ = used_;
  }
}

} // namespace ur::core
