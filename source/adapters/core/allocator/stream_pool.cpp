// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a request finds its block, and where a freed one goes.
#include "adapters/core/allocator/stream_pool.hpp"

#include "adapters/core/platform/adapter.hpp"
#include "adapters/core/platform/context.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// How many of a list are looked at: a long list of pending ones must not make a request slow.
constexpr unsigned kTries = 16;

} // namespace

AllocGrant StreamPool::allocate(const AllocRequest &request, PoolCache *cache) {
  if (only_ && *only_ != request.kind) {
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  Search search(request, reuse_, context_.caps().isolatedFailures);
  AllocGrant grant;
  // Cheaper than to cut another one, and in mixed sizes than to empty the cache for it again and again.
  grant.block = cache ? cache->pop(request.kind, search.sizeClass, request.size) : nullptr;
  if (grant.block) {
    return grant;
  }
  search.fetch = cache ? cache->fetchCount(request.kind, search.sizeClass) : 1;
  ur_result_t error = UR_RESULT_SUCCESS;
  const auto tryNow = [&](bool pending = false) {
    search.pending = pending;
    std::lock_guard lock(mutex_);
    grant.block = find(search, grant.freed);
    grant.mustWait = grant.block && search.mustWait();
    return grant.block != nullptr;
  };
  const auto tryFresh = [&] {
    if (cache && cache->ofThreads()) {
      settleFresh(*cache, cache->takeFresh(), true);
      grant.block = cache->pop(request.kind, search.sizeClass, request.size);
    }
    return grant.block != nullptr;
  };
  const auto tryWaiting = [&] { return !request.nowOnly && tryNow(true); };
  const auto tryTidied = [&](Effort caches, Effort memory) {
    emptyCaches(caches, cache);
    search.askMore();
    {
      std::lock_guard lock(mutex_);
      consolidate(memory, &search);
    }
    return tryNow();
  };
  const auto tryTidiedALittle = [&] {
    return tryTidied(Effort::little, Effort::little) || (mostlyUnused() && tryTidied(Effort::full, Effort::little));
  };
  const auto tryTidiedInFull = [&] { return tryTidied(Effort::full, Effort::full); };
  const auto tryInsteadOfGrowth = [&] {
    return reuse_.internalDependencies && (tryWaiting() || tryTidiedInFull() || tryWaiting());
  };
  const auto tryGrowing = [&] { return grow(request, &error) && tryNow(); };
  const auto tryUnderPressure = [&] {
    tell(PoolNews::What::pressure, request);
    search.anyFit = true;
    search.fetch = 1;
    if (tryTidiedInFull() || tryGrowing()) {
      return true;
    }
    (void)trim(0, false);
    context_.trimPools(owner_.deviceIndex(), &owner_);
    return tryGrowing() || tryWaiting();
  };
  if (!tryNow() && !tryFresh() && !tryTidiedALittle() && !tryInsteadOfGrowth() && !tryGrowing() && !tryWaiting() &&
      !tryUnderPressure()) {
    tell(PoolNews::What::failure, request);
    throw error != UR_RESULT_SUCCESS ? error : UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  if (search.surplus.first && !cache->fill(search.surplus)) {
    std::lock_guard lock(mutex_);
    place(search.surplus, {});
  }
  return grant;
}

void StreamPool::tell(PoolNews::What what, const AllocRequest &request) noexcept {
  size_t reserved = 0;
  {
    std::lock_guard lock(mutex_);
    reserved = reserved_;
  }
  poolReports().tell(*this, {what, request.kind, request.size, reserved});
}

Block *StreamPool::find(Search &search, Freed &freed) {
  Block *block = nullptr;
  if (search.isSmall()) {
    // Soon, so that what their frees refer to isn't kept for long.
    settle(classOf(search.request.kind, search.sizeClass).pending, kTries, false);
    block = findInMagazines(search, freed);
    block = block ? block : findInSlabs(search, freed);
  } else {
    settle(of(search.request.kind).pendingLarge, kTries, false);
    block = findLarge(search, freed);
  }
  block = block ? block : findPending(search, freed);
  if (block) {
    handOut(*block, search.request.size);
  }
  return block;
}

Block *StreamPool::findInMagazines(Search &search, Freed &freed) noexcept {
  unsigned tries = kTries;
  for (Block **link = &classOf(search.request.kind, search.sizeClass).magazines; *link && tries != 0;
       link = &(*link)->nextMagazine, --tries) {
    Block *first = *link;
    if (!search.accepts(*first)) {
      continue;
    }
    *link = std::exchange(first->nextMagazine, nullptr);
    freed = first->takeFreed();
    BlockList blocks{first, first->count};
    Block *block = blocks.pop();
    while (search.servesLaterOnes() && search.surplus.count + 1 < search.fetch && blocks.first) {
      search.surplus.push(blocks.pop());
    }
    addMagazine(blocks, freed.when);
    return block;
  }
  return nullptr;
}

Block *StreamPool::findInSlabs(Search &search, Freed &freed) {
  Span *slab = classOf(search.request.kind, search.sizeClass).slabs;
  unsigned tries = kTries;
  while (slab && !search.accepts(slab->stamp)) {
    slab = --tries != 0 ? slab->next : nullptr;
  }
  slab = slab ? slab : makeSlab(search);
  if (!slab) {
    return nullptr;
  }
  dropComplete(slab->stamp);
  freed = freedSince(slab->stamp);
  Block *block = slab->takeBlock();
  while (search.servesLaterOnes() && search.surplus.count + 1 < search.fetch && slab->freeCount != 0) {
    search.surplus.push(slab->takeBlock());
  }
  if (slab->freeCount == 0) {
    unlinkSlab(*slab);
  }
  return block;
}

/// A slab from the page heap: of the usual size, or where memory is short of the smallest.
Span *StreamPool::makeSlab(Search &search) {
  RecordStore &records = context_.records();
  for (const size_t pages : {size_class::slabPages(search.sizeClass), size_class::leastSlabPages(search.sizeClass)}) {
    const auto count = static_cast<uint32_t>(pages * kPageSize / size_class::size(search.sizeClass));
    Block *blocks = records.takeBlocks(count);
    Span *slab = nullptr;
    try {
      slab = of(search.request.kind).heap.take(pages * kPageSize, [&](const Stamp &stamp) {
        return search.accepts(stamp);
      });
    } catch (...) {
      records.put(blocks, count);
      throw;
    }
    if (slab) {
      slab->makeSlab(search.sizeClass, blocks, count);
      linkSlab(*slab);
      return slab;
    }
    records.put(blocks, count);
  }
  return nullptr;
}

Block *StreamPool::findLarge(Search &search, Freed &freed) {
  Span *span = of(search.request.kind).heap.take(size_class::size(search.sizeClass), [&](const Stamp &stamp) {
    return search.accepts(stamp);
  });
  if (!span) {
    return nullptr;
  }
  dropComplete(span->stamp);
  try {
    freed = freedSince(span->stamp);
  } catch (...) {
    of(search.request.kind).heap.give(span);
    throw;
  }
  span->stamp.clear();
  span->makeLarge(static_cast<uint16_t>(search.sizeClass));
  return &span->own;
}

Block *StreamPool::findPending(Search &search, Freed &freed) noexcept {
  Kind &kind = of(search.request.kind);
  Block *found = nullptr;
  const auto lookIn = [&](BlockQueue &queue) {
    found = found ? found : queue.take(kTries, [&](const Block &block) {
      return search.fits(block.span->blockSize) && search.accepts(block);
    });
  };
  const unsigned end = search.anyFit ? size_class::kSmallCount : search.sizeClass + 1;
  for (unsigned i = search.sizeClass; i < std::min(end, size_class::kSmallCount); ++i) {
    lookIn(kind.classes[i].pending);
  }
  if (search.anyFit || !search.isSmall()) {
    lookIn(kind.pendingLarge);
  }
  lookIn(kind.odd);
  if (!found) {
    return nullptr;
  }
  live_ -= found->mayFail ? 1 : 0; // It kept the pool as a live one does, and is counted again now.
  freed = found->takeFreed();
  return found;
}

void StreamPool::linkSlab(Span &slab) noexcept {
  SizeClass &own = classOf(slab.chunk->kind, slab.blocks->sizeClass);
  slab.previous = nullptr;
  slab.next = own.slabs;
  if (slab.next) {
    slab.next->previous = &slab;
  }
  own.slabs = &slab;
}

void StreamPool::unlinkSlab(Span &slab) noexcept {
  SizeClass &own = classOf(slab.chunk->kind, slab.blocks->sizeClass);
  (slab.previous ? slab.previous->next : own.slabs) = slab.next;
  if (slab.next) {
    slab.next->previous = slab.previous;
  }
  slab.previous = slab.next = nullptr;
}

void StreamPool::handOut(Block &block, size_t size) noexcept {
  block.size.store(size, std::memory_order_relaxed);
  countUsed(static_cast<int64_t>(size));
  ++live_;
  block.state.store(Block::State::live, std::memory_order_release);
}

void StreamPool::countUsed(int64_t bytes) noexcept {
  used_ += bytes;
  usedHigh_ = std::max(usedHigh_, used_);
}

void StreamPool::free(Block &block, Freed freed) noexcept {
  bool last = false;
  {
    std::lock_guard lock(mutex_);
    countUsed(-static_cast<int64_t>(block.size.load(std::memory_order_relaxed)));
    block.state.store(Block::State::free, std::memory_order_release);
    live_ -= freed.mayFail ? 0 : 1;
    if (!freed.when && block.sizeClass != Block::kNoClass) {
      place(block, {});
    } else {
      block.setFreed(std::move(freed));
      pendingOf(block).push(&block);
    }
    last = lastBlockGone();
    checkThreshold();
  }
  if (last) {
    owner_.blocksAreGone();
  }
}

BlockQueue &StreamPool::pendingOf(Block &block) noexcept {
  Kind &kind = of(block.kind);
  return block.sizeClass == Block::kNoClass           ? kind.odd
         : block.sizeClass >= size_class::kSmallCount ? kind.pendingLarge
                                                      : kind.classes[block.sizeClass].pending;
}

/// Into its slab or the page heap.
void StreamPool::place(Block &block, const Ref<Completion> &when) noexcept {
  Span &span = *block.span;
  if (when && !join(span.stamp, when)) { // No memory: it keeps its stamp to itself.
    block.when = when;
    pendingOf(block).push(&block);
  } else if (block.sizeClass >= size_class::kSmallCount) {
    of(block.kind).heap.give(&span);
  } else {
    span.putBlock(block);
    if (span.freeCount == 1) {
      linkSlab(span);
    }
  }
}

void StreamPool::place(BlockList blocks, const Ref<Completion> &when) noexcept {
  while (Block *block = blocks.pop()) {
    place(*block, when);
  }
}

/// Blocks of one class, free since `when`. What nobody uses any more, and large blocks, go in place at once: there they
/// can be joined.
void StreamPool::addMagazine(BlockList blocks, Ref<Completion> when) noexcept {
  Block *first = blocks.first;
  if (!first) {
    return;
  }
  if (when && when->progress() == Progress::complete) {
    when = {};
  }
  if (!when || first->sizeClass >= size_class::kSmallCount) {
    place(blocks, when);
    return;
  }
  SizeClass &own = classOf(first->kind, first->sizeClass);
  first->when = std::move(when);
  first->count = static_cast<uint16_t>(blocks.count);
  first->nextMagazine = std::exchange(own.magazines, first);
}

/// Pending blocks whose frees are over go in place; those whose frees failed are live again (rule 11).
void StreamPool::settle(BlockQueue &pending, unsigned tries, bool ask) noexcept {
  bool failed = false;
  const auto ended = [&](const Block &block) {
    failed = false;
    bool over = block.when.get() != nullptr;
    const auto look = [&](const Ref<Completion> &one) {
      const Progress progress = ask ? one->query() : one->progress();
      failed = failed || (block.mayFail && progress == Progress::failed);
      over = over && progress == Progress::complete;
    };
    if (block.when) {
      look(block.when);
    }
    if (block.more) {
      std::for_each(block.more->begin(), block.more->end(), look);
    }
    return failed || over;
  };
  while (Block *block = pending.take(tries, ended)) {
    if (failed) {
      revive(*block);
      continue;
    }
    live_ -= block->takeFreed().mayFail ? 1 : 0;
    if (block->sizeClass == Block::kNoClass) {
      pending.push(block);
    } else {
      place(*block, {});
    }
  }
}

void StreamPool::settleAll(bool ask) noexcept {
  visitPending([&](BlockQueue &pending) { settle(pending, UINT_MAX, ask); });
}

void StreamPool::revive(Block &block) noexcept {
  logger().warning("an asynchronous free of %p failed; the memory stays allocated", static_cast<void *>(block.memory));
  (void)block.takeFreed();
  countUsed(static_cast<int64_t>(block.size.load(std::memory_order_relaxed)));
  block.state.store(Block::State::live, std::memory_order_release);
}

void StreamPool::learnOfFailures() noexcept {
  std::lock_guard lock(mutex_);
  settleAll(true);
}

} // namespace ur::core
