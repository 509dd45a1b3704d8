// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a request finds its block, and where a freed one goes.
#include "adapters/core/allocator/stream_pool.hpp"

#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/host_call_scope.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// After how many blocks of free memory that a look has found somebody checks how old the rest is.
constexpr uint32_t kLooks = 256;
/// How long a request waits for other threads' calls of the driver before it fails.
constexpr std::chrono::seconds kLongestCalls{1};

} // namespace

Block *StreamPool::tryFreeMemory(const AllocRequest &request, PoolCache &cache, PoolCache::Miss &miss) noexcept {
  Search search(request, reuse_);
  if (search.isSmall())
    search.fetch = cache.fetchCount(request.kind, search.sizeClass);
  Freed freed;
  Block *block = nullptr;
  bool mayBeOld = false;
  try {
    std::lock_guard lock(mutex_);
    (void)joinPagesLocked(cache);
    mayBeOld = ++looks_ % kLooks == 0;
    block = zeroes_ || only_ ? nullptr : find(search, freed);
    if (block)
      keepSurplus(cache, search);
    if (block && miss.much)
      takeOverAll();
  } catch (...) { // No memory for a record: whoever tries everything will say so.
  }
  if (!block) {
    if (!cache.uncount(*this, request.size))
      uncountClosed(request.size);
    return nullptr;
  }
  block->makeLive(request.size);
  if (mayBeOld)
    age();
  return block;
}

/// What was found beside a request's block: for its queue's cache, with the lock that it was found with. Where that is
/// closed, or rests, it goes back as whatever leaves the cache.
void StreamPool::keepSurplus(PoolCache &cache, Search &search) noexcept {
  if (BlockList surplus = std::exchange(search.surplus, {}); surplus.first && !cache.fill(surplus))
    addMagazine(surplus, freedAt(cache.placeUpToNow()));
}

/// A request without a block, which a cache had counted that has been closed since.
void StreamPool::uncountClosed(size_t size) noexcept {
  bool last = false;
  {
    std::lock_guard lock(mutex_);
    countUsed(-static_cast<int64_t>(size));
    --live_;
    last = lastBlockGone();
  }
  if (last)
    owner_.blocksAreGone();
}

AllocGrant StreamPool::allocate(const AllocRequest &request, PoolCache *cache) {
  if (only_ && *only_ != request.kind)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  age();
  Search search(request, reuse_);
  AllocGrant grant;
  // Cheaper than to cut another one, and in mixed sizes than to empty the cache for it again and again.
  const auto tryAtHand = [&] {
    grant.block = cache ? cache->pop(request.kind, size_class::of(request.size), request.size) : nullptr;
    return grant.block != nullptr;
  };
  if (tryAtHand())
    return grant;
  // What a queue keeps of other sizes is as good as any other free memory, once it is joined. What threads keep, they
  // keep by class.
  PoolCache *const threads = cache && cache->ofThreads() ? cache : nullptr;
  if (cache && !threads)
    (void)joinPages(*cache);
  search.fetch = cache ? cache->fetchCount(request.kind, search.sizeClass) : 1;
  ur_result_t error = UR_RESULT_SUCCESS;
  const auto lookLocked = [&](bool pending = false) {
    search.pending = pending;
    grant.block = find(search, grant.freed);
    if (grant.block) {
      grant.mustWait = search.mustWait();
      if (cache)
        keepSurplus(*cache, search);
      handOut(*grant.block, request.size, cache);
    }
    return grant.block != nullptr;
  };
  const auto tryNow = [&](bool pending = false) {
    std::lock_guard lock(mutex_);
    return lookLocked(pending);
  };
  const auto tryFresh = [&] {
    if (!threads)
      return false;
    settleFresh(*threads, true);
    return tryAtHand();
  };
  // Cheaper than to empty the cache.
  const auto tryCuttingLarger = [&] {
    if (!threads)
      return false;
    std::lock_guard lock(mutex_);
    Block *larger = threads->takeLarger(request.kind, request.size);
    if (larger)
      of(larger->kind).heap.give(larger->span, threads->placeUpToNow());
    return larger && lookLocked();
  };
  const auto tryJoining = [&] { return threads && joinPages(*threads) && tryNow(); };
  const auto tryWaiting = [&] { return !request.nowOnly && tryNow(true); };
  const auto tryConsolidated = [&](Effort memory) {
    {
      std::lock_guard lock(mutex_);
      consolidate(memory, &search);
    }
    return tryNow();
  };
  const auto tryTidied = [&](Effort caches, Effort memory) {
    emptyCaches(caches, cache);
    settleFailures();
    search.askMore();
    return tryConsolidated(memory);
  };
  // Before others can take what is new, or give it back as unused.
  const Look lookFirst = [&] {
    try {
      (void)lookLocked();
    } catch (...) { // No memory for a record: tryNow() says so.
    }
  };
  const auto tryGrowing = [&] {
    return grow(request, &error, lookFirst) && (grant.block || tryNow() || (zeroes_ && tryWaiting()));
  };
  // Small blocks too, now and then.
  const auto tryOwnCache = [&] {
    if (!cache)
      return false;
    emptyCache(*cache, false);
    return tryConsolidated(Effort::little);
  };
  const auto tryWithinBudget = [&] { return withinBudget(request) && (tryOwnCache() || tryGrowing()); };
  const auto tryTidiedStepwise = [&] {
    return tryTidied(Effort::little, Effort::little) || tryTidied(Effort::full, Effort::little);
  };
  const auto tryTidiedInFull = [&] { return tryTidied(Effort::full, Effort::full); };
  const auto tryInsteadOfGrowth = [&] {
    return reuse_.internalDependencies && (tryWaiting() || tryTidiedInFull() || tryWaiting());
  };
  const auto tryMoving = [&] { return moveTogether(search) && tryNow(); };
  const auto tryUnderPressure = [&] {
    tell(PoolNews::What::pressure, request);
    search.anyFit = search.everywhere = true;
    search.fetch = 1;
    if (tryTidiedInFull() || tryMoving() || tryGrowing())
      return true;
    (void)trim(0, false);
    trimOthers();
    return tryGrowing() || tryWaiting();
  };
  // What other threads get from the driver, or have in hand, may be more than they need.
  const auto tryBehindOthers = [&] {
    const WaitClock::time_point until = WaitClock::now() + kLongestCalls;
    while (!HostCallScope::isHere() && awaitUnderWay(until)) {
      if (tryNow() || tryGrowing() || tryWaiting())
        return true;
    }
    return false;
  };
  // Once something more is over.
  const auto tryAgain = [&] {
    (void)trim(0, false);
    return tryTidiedInFull() || tryMoving() || tryGrowing() || tryWaiting();
  };
  if (!tryNow() && !tryCuttingLarger() && !tryFresh() && !tryInsteadOfGrowth() && !tryJoining() && !tryWithinBudget() &&
      !tryTidiedStepwise() && !tryMoving() && !tryGrowing() && !tryWaiting() && !tryUnderPressure() &&
      !tryBehindOthers() && !waitAndTry(request, tryAgain) && !tryBehindOthers()) {
    tell(PoolNews::What::failure, request);
    throw error != UR_RESULT_SUCCESS ? error : UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  return grant;
}

void StreamPool::tell(PoolNews::What what, const AllocRequest &request) noexcept {
  size_t reserved = 0;
  {
    std::lock_guard lock(mutex_);
    reserved = reserved_;
  }
  const bool full = what == PoolNews::What::failure && !mayGrow(request);
  poolReports().tell(*this, {what, request.kind, request.size, reserved, full});
}

Block *StreamPool::find(Search &search, Freed &freed) {
  freed = {};
  Block *block = nullptr;
  if (search.isSmall()) {
    block = findInMagazines(search, freed);
    block = block ? block : findInSlabs(search, freed);
  } else {
    block = findLarge(search, freed);
  }
  return block ? block : findOdd(search, freed);
}

Block *StreamPool::findInMagazines(Search &search, Freed &freed) {
  MagazineList &list = classOf(search.request.kind, search.sizeClass).magazines;
  Magazine *found = list.find(kTries, [&](const Magazine &one) {
    search.begin();
    return search.accepts(one.freed);
  });
  if (!found)
    return nullptr;
  if (!search.isBehind(found->freed))
    freed = copyOf(found->freed);
  Block *block = found->blocks.pop();
  while (search.servesLaterOnes() && search.surplus.count + 1 < search.fetch && found->blocks.first)
    search.surplus.push(found->blocks.pop());
  if (!found->blocks.first) {
    list.remove(*found);
    magazines_.put(*found);
  }
  return block;
}

Block *StreamPool::findInSlabs(Search &search, Freed &freed) {
  Span *slab = classOf(search.request.kind, search.sizeClass).slabs;
  unsigned tries = search.everywhere ? ~0U : kTries;
  const auto accepts = [&](Span &one) {
    search.begin();
    dropOver(one.freed);
    return search.accepts(one.freed);
  };
  while (slab && !accepts(*slab))
    slab = --tries != 0 ? slab->next : nullptr;
  slab = slab ? slab : makeSlab(search);
  if (!slab)
    return nullptr;
  if (!search.isBehind(slab->freed))
    freed = copyOf(slab->freed);
  Block *block = slab->takeBlock();
  while (search.servesLaterOnes() && search.surplus.count + 1 < search.fetch && slab->freeCount != 0)
    search.surplus.push(slab->takeBlock());
  if (slab->freeCount == 0)
    unlinkSlab(*slab);
  return block;
}

/// A slab from the page heap: of the size that suits its class, or where memory is short of the smallest.
Span *StreamPool::makeSlab(Search &search) {
  RecordStore &records = context_.records();
  PageHeap &heap = of(search.request.kind).heap;
  SizeClass &own = classOf(search.request.kind, search.sizeClass);
  for (const size_t pages :
       {size_class::nextSlabPages(search.sizeClass, own.blocks), size_class::leastSlabPages(search.sizeClass)}) {
    const auto count = static_cast<uint32_t>(pages * kPageSize / size_class::size(search.sizeClass));
    const std::span<Block> blocks = records.takeBlocks(count);
    Span *slab = nullptr;
    Freed freed, all;
    try {
      slab = heap.take(pages * kPageSize, search, freed, &all);
    } catch (...) {
      records.put(blocks);
      throw;
    }
    if (slab) {
      slab->freed = std::move(all);
      heap.makeSlab(*slab, search.request.kind, search.sizeClass, blocks);
      linkSlab(*slab);
      own.blocks += count;
      return slab;
    }
    records.put(blocks);
  }
  return nullptr;
}

Block *StreamPool::findLarge(Search &search, Freed &freed) {
  PageHeap &heap = of(search.request.kind).heap;
  Span *span = heap.take(inPages(search.request.size), search, freed);
  if (!span)
    return nullptr;
  heap.makeLarge(*span, search.request.kind, static_cast<uint16_t>(search.sizeClass));
  return &span->own;
}

Block *StreamPool::findOdd(Search &search, Freed &freed) noexcept {
  std::vector<Span *> &odd = of(search.request.kind).odd;
  const auto found = std::find_if(odd.begin(), odd.end(), [&](const Span *span) {
    search.begin();
    return search.fits(span->bytes()) && search.accepts(span->freed);
  });
  if (found == odd.end())
    return nullptr;
  Span *span = *found;
  odd.erase(found);
  if (!search.isBehind(span->freed))
    freed = std::move(span->freed);
  span->freed = {};
  return &span->own;
}

void StreamPool::linkSlab(Span &slab) noexcept {
  SizeClass &own = classOf(slab.blocks->kind, slab.blocks->sizeClass);
  slab.previous = nullptr;
  slab.next = own.slabs;
  if (slab.next)
    slab.next->previous = &slab;
  own.slabs = &slab;
}

void StreamPool::unlinkSlab(Span &slab) noexcept {
  SizeClass &own = classOf(slab.blocks->kind, slab.blocks->sizeClass);
  (slab.previous ? slab.previous->next : own.slabs) = slab.next;
  if (slab.next)
    slab.next->previous = slab.previous;
  slab.previous = slab.next = nullptr;
}

void StreamPool::handOut(Block &block, size_t size, PoolCache *cache) noexcept {
  const PoolCache::Counted counted = cache ? cache->countTaken(block, size) : PoolCache::Counted::refused;
  if (counted == PoolCache::Counted::refused) {
    countUsed(static_cast<int64_t>(size));
    ++live_;
  } else if (counted == PoolCache::Counted::much) {
    takeOverAll();
  }
  block.makeLive(size);
}

void StreamPool::countUsed(int64_t bytes) noexcept {
  used_ += bytes;
  usedHigh_ = std::max(usedHigh_, used_);
  recent_.note(used_);
}

void StreamPool::enlarge(Block &block, size_t size) noexcept {
  std::lock_guard lock(mutex_);
  countUsed(static_cast<int64_t>(size - block.size.load(std::memory_order_relaxed)));
  block.size.store(size, std::memory_order_relaxed);
}

void StreamPool::free(Block &block, Freed freed, PoolCache *cache) noexcept {
  bool last = false;
  {
    std::lock_guard lock(mutex_);
    if (!cache || cache->countReturned(block) == PoolCache::Counted::refused) {
      countUsed(-static_cast<int64_t>(block.size.load(std::memory_order_relaxed)));
      --live_;
    }
    block.state.store(Block::State::free, std::memory_order_release);
    place(block, std::move(freed));
    last = lastBlockGone();
    checkThreshold();
  }
  if (last)
    owner_.blocksAreGone();
}

/// A free block to where others find it.
void StreamPool::place(Block &block, Freed freed) noexcept {
  if (block.isSmall()) {
    BlockList one;
    one.push(&block);
    addMagazine(one, std::move(freed));
  } else if (block.sizeClass == Block::kNoClass) {
    block.span->freed = std::move(freed);
    of(block.kind).odd.push_back(block.span); // There has been room for it since the pool has had it.
  } else {
    of(block.kind).heap.give(block.span, std::move(freed));
  }
}

void StreamPool::placeInSlab(Block &block) noexcept {
  Span &slab = *block.span;
  slab.putBlock(block);
  if (slab.freeCount == 1)
    linkSlab(slab);
}

/// Small blocks of one class. What nobody uses any more goes in place at once: there it can be joined.
void StreamPool::addMagazine(BlockList blocks, Freed freed) noexcept {
  dropOver(freed);
  Magazine *magazine = freed.isNow() ? nullptr : magazines_.take();
  if (magazine) {
    magazine->blocks = blocks;
    magazine->freed = std::move(freed);
    classOf(blocks.first->kind, blocks.first->sizeClass).magazines.push(*magazine);
    return;
  }
  while (Block *block = blocks.pop()) {
    if (freed.isNow() || join(block->span->freed, freed))
      placeInSlab(*block);
    else
      logger().error("no memory to free a block, which is lost until its pool's end");
  }
}

} // namespace ur::core
