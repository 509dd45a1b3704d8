// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a pool grows and shrinks, and how blocks that left the caches find back into larger pieces.
#include "adapters/core/allocator/stream_pool.hpp"

#include "adapters/core/memory/left_over.hpp"
#include "adapters/core/platform/adapter.hpp"
#include "adapters/core/platform/context.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// New chunks grow with the pool, to that at most: few calls of the driver, and little that is taken in vain.
constexpr size_t kLargestStep = size_t{64} << 20;

size_t roundUp(size_t size, size_t unit) noexcept {
  return (size + unit - 1) / unit * unit;
}

} // namespace

StreamPool::StreamPool(UsmPool &owner, const PoolLimits &limits)
    : owner_(owner), context_(owner.context()), zeroes_(limits.zeroInitialize), reuse_(limits.reuse),
      source_(context_, owner.deviceIndex(), limits), zeroing_(context_, owner.deviceIndex()),
      limits_(limits), kinds_{Kind(*this, context_.pageMap(), context_.records()),
                              Kind(*this, context_.pageMap(), context_.records()),
                              Kind(*this, context_.pageMap(), context_.records())} {}

StreamPool::~StreamPool() {
  poolReports().poolEnds(*this);
  for (const Ref<PoolCache> &cache : std::exchange(caches_, {})) {
    emptyCache(*cache, true);
  }
  (void)trim(0, false);
  if (chunks_.empty()) {
    return;
  }
  std::unique_ptr<LeftOver> left;
  for (Chunk *chunk : chunks_) {
    const std::unique_ptr<Chunk> own(chunk);
    forgetRecords(*chunk);
    reserved_ -= chunk->size;
    poolReports().tell(*this, {PoolNews::What::shrinks, chunk->kind, chunk->size, reserved_});
    if (chunk->remains) {
      chunk->remains->with = std::move(left);
      left = std::move(chunk->remains);
    }
  }
  if (left) {
    leaveAfterAll(context_, std::move(left));
  }
}

void StreamPool::reserve(MemoryKind kind, size_t size) {
  AllocRequest request;
  request.kind = kind;
  ur_result_t error = UR_RESULT_SUCCESS;
  if (!addChunk(request, roundUp(size, size >= kGranule ? kGranule : kPageSize), &error)) {
    throw error;
  }
}

void StreamPool::serveFrom(MemoryKind kind, std::byte *memory, size_t size) {
  const size_t skipped = (kPageSize - reinterpret_cast<uintptr_t>(memory) % kPageSize) % kPageSize;
  const size_t pages = size > skipped ? (size - skipped) / kPageSize : 0;
  if (pages == 0) {
    throw UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  only_ = kind;
  reserved_ = limits_.maximumSize = pages * kPageSize;
  take(std::make_unique<Chunk>(Chunk{nullptr, reserved_, kind, nullptr}), memory + skipped, false);
}

/// Asks the driver for memory for the request: first for as much as suits the pool's size, then for less.
bool StreamPool::grow(const AllocRequest &request, ur_result_t *error) {
  const unsigned sizeClass = size_class::of(request.size);
  const bool small = sizeClass < size_class::kSmallCount;
  const size_t block = small ? size_class::leastSlabPages(sizeClass) * kPageSize : size_class::size(sizeClass);
  const size_t needed = small ? size_class::slabPages(sizeClass) * kPageSize : block;
  size_t step = 0, batch = 0;
  {
    std::lock_guard lock(mutex_);
    step = std::min(reserved_ / 8 / kGranule * kGranule, kLargestStep);
    batch = std::max(needed, limits_.batch[static_cast<size_t>(request.kind)]);
  }
  batch = roundUp(batch, batch >= kGranule ? kGranule : kPageSize);
  // The last two are blocks just as large as asked for, for good.
  size_t before = SIZE_MAX;
  for (const size_t size :
       {std::max(step, batch), batch, needed, block, roundUp(request.size, kSmallestBlock), request.size}) {
    if (size < before && addChunk(request, size, error)) {
      return true;
    }
    before = std::min(before, size);
  }
  return false;
}

/// One call of the driver. False, and why, if the maximum or the driver doesn't allow it. Throws other errors.
bool StreamPool::addChunk(const AllocRequest &request, size_t size, ur_result_t *error) {
  {
    std::lock_guard lock(mutex_);
    if (size > limits_.maximumSize - std::min(limits_.maximumSize, reserved_)) {
      *error = UR_RESULT_ERROR_OUT_OF_RESOURCES;
      return false;
    }
    reserved_ += size;
  }
  try {
    auto chunk = std::make_unique<Chunk>(Chunk{nullptr, size, request.kind, std::make_unique<LeftOver>()});
    *error = source_.alloc(request.kind, size, *chunk->remains);
    if (*error == UR_RESULT_SUCCESS) {
      auto *memory = static_cast<std::byte *>(chunk->remains->memory);
      take(std::move(chunk), memory, request.mayBlock);
      return true;
    }
  } catch (...) {
    std::lock_guard lock(mutex_);
    reserved_ -= size;
    throw;
  }
  if (request.kind == MemoryKind::device && *error == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
    *error = UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  std::lock_guard lock(mutex_);
  reserved_ -= size;
  return false;
}

/// New memory of the driver's. Throws, with the memory given back.
void StreamPool::take(std::unique_ptr<Chunk> chunk, std::byte *memory, bool mayBlock) {
  chunk->begin = memory;
  const LeftOver *remains = chunk->remains.get();
  try {
    Stamp stamp;
    if (zeroes_) {
      stamp.push_back(zeroing_.begin(*chunk));
      if (mayBlock) {
        check(stamp[0]->wait());
      }
    }
    Device *device = chunk->kind == MemoryKind::host ? nullptr : &owner_.device();
    if (remains) {
      context_.allocations().insert({memory, chunk->size, chunk->kind, device, &owner_, Allocation::Origin::pooled});
    }
    PoolNews news{PoolNews::What::grows, chunk->kind, chunk->size, 0};
    {
      std::lock_guard lock(mutex_);
      addToHeap(*chunk, std::move(stamp));
      reservedHigh_ = std::max(reservedHigh_, reserved_);
      own_ += chunk->isNative() ? 0 : chunk->size;
      ownHigh_ = std::max(ownHigh_, own_);
      checkThreshold();
      news.reserved = reserved_;
      (void)chunk.release(); // the pool's from now on
    }
    poolReports().tell(*this, news);
  } catch (...) {
    // If it was being zeroed, that goes on to its end.
    if (remains) {
      (void)context_.allocations().take(memory, Allocation::Origin::pooled);
      leaveAfterAll(context_, std::move(chunk->remains));
    }
    throw;
  }
}

/// What isn't made of pages is one block for good.
void StreamPool::addToHeap(Chunk &chunk, Stamp stamp) {
  chunks_.reserve(chunks_.size() + 1);
  if (chunk.hasPages()) {
    of(chunk.kind).heap.add(&chunk, std::move(stamp));
  } else {
    context_.pageMap().prepare(chunk.begin, chunk.pages());
    Span *span = context_.records().takeSpan();
    span->setBounds(chunk.begin, chunk.size);
    span->pool = this;
    span->chunk = &chunk;
    span->makeLarge(Block::kNoClass);
    context_.pageMap().set(chunk.begin, chunk.pages(), span);
    span->own.when = stamp.empty() ? Ref<Completion>() : std::move(stamp.front());
    of(chunk.kind).odd.push(&span->own);
  }
  chunks_.push_back(&chunk);
}

/// Takes the records of all that the chunk was cut into out of the map, and puts them back, with what they refer to.
void StreamPool::forgetRecords(const Chunk &chunk) noexcept {
  PageMap &map = context_.pageMap();
  for (std::byte *next = chunk.begin; next < chunk.begin + chunk.size;) {
    Span &span = map.at(next);
    next += span.bytes();
    for (uint32_t i = 0; i < span.blockCount; ++i) {
      (void)span.blocks[i].takeFreed();
    }
    if (span.use.load(std::memory_order_relaxed) == Span::Use::slab) {
      context_.records().put(span.blocks, span.blockCount);
    }
    context_.records().put(&span);
  }
  map.set(chunk.begin, chunk.pages(), nullptr);
  (void)context_.allocations().take(chunk.begin, Allocation::Origin::pooled);
}

ur_result_t StreamPool::trim(size_t keep, bool mayWait) noexcept {
  const auto holdsNoMore = [&] {
    std::lock_guard lock(mutex_);
    return mostReserved() <= keep;
  };
  if (only_ || holdsNoMore()) {
    return UR_RESULT_SUCCESS;
  }
  mayWait = mayWait || context_.freesWithoutWaiting();
  if (!mayWait && !source_.isNative()) {
    return UR_RESULT_SUCCESS;
  }
  PoolReserve vendors; // A vendor's pool that has grown says by how much only when it is asked.
  const ur_result_t result = source_.reserved(vendors);
  if (result != UR_RESULT_SUCCESS || holdsNoMore()) {
    return result;
  }
  emptyCaches(Effort::full, nullptr);
  {
    std::lock_guard lock(mutex_);
    consolidate(Effort::full, nullptr);
  }
  for (;;) {
    std::unique_ptr<Chunk> unused;
    PoolNews news{PoolNews::What::shrinks, {}, 0, 0};
    {
      std::lock_guard lock(mutex_);
      unused = takeUnused(mostReserved() > keep, mayWait && reserved_ > keep);
      if (!unused) {
        break;
      }
      reserved_ -= unused->size;
      own_ -= unused->isNative() ? 0 : unused->size;
      forgetRecords(*unused);
      news = {PoolNews::What::shrinks, unused->kind, unused->size, reserved_};
    }
    poolReports().tell(*this, news);
    unused->remains->free(context_.driver()); // without the lock: it may wait
  }
  size_t own = 0;
  {
    std::lock_guard lock(mutex_);
    own = own_;
  }
  return source_.trim(keep - std::min(keep, own));
}

PoolReserve StreamPool::reserved() {
  PoolReserve sum;
  check(source_.reserved(sum));
  std::lock_guard lock(mutex_);
  sum.current += own_;
  sum.high += ownHigh_;
  return sum;
}

/// What it holds at most, as far as is known without a call of the driver's.
size_t StreamPool::mostReserved() const noexcept {
  const size_t vendors = source_.mostReserved();
  return vendors > SIZE_MAX - own_ ? SIZE_MAX : own_ + vendors;
}

/// A chunk all of whose memory is free, and over; the largest first: the fewest calls of the driver.
std::unique_ptr<Chunk> StreamPool::takeUnused(bool native, bool own) noexcept {
  Chunk *chunk = nullptr;
  for (size_t i = 0; i < kinds_.size() && !chunk; ++i) {
    if (!(source_.isNative(static_cast<MemoryKind>(i)) ? native : own)) {
      continue;
    }
    Kind &kind = kinds_[i];
    chunk = kind.heap.takeChunk(askIfOver);
    if (chunk) {
      break;
    }
    Block *odd = kind.odd.take(UINT_MAX, [](const Block &block) {
      return !block.mayFail && (!block.when || block.when->query() != Progress::pending) &&
             (!block.more || askIfOver(*block.more));
    });
    chunk = odd ? odd->span->chunk : nullptr;
  }
  std::erase(chunks_, chunk);
  return std::unique_ptr<Chunk>(chunk);
}

void StreamPool::settle() noexcept {
  size_t keep;
  {
    std::lock_guard lock(mutex_);
    keep = limits_.releaseThreshold;
  }
  (void)trim(keep, false);
  bool last = false;
  {
    std::lock_guard lock(mutex_);
    settleAll(needed_); // Where nothing but pending frees may keep the pool, nobody else will ask about them.
    last = lastBlockGone();
    if (mostReserved() > keep || needed_) {
      context_.poolOverThreshold(); // Somebody uses it still, or frees are pending: again at the next occasion.
    }
  }
  if (last) {
    owner_.blocksAreGone();
  }
}

/// What is over goes from magazines, and from slabs that nobody uses, back to the heap; and, with its stamps, what the
/// request may have anyway, so that it may be cut for another class. With full effort all that is free does, and the
/// driver is asked as often as need be.
void StreamPool::consolidate(Effort effort, Search *search) noexcept {
  const bool full = effort == Effort::full;
  settleAll(full);
  for (Kind &kind : kinds_) {
    for (SizeClass &own : kind.classes) {
      for (Block **link = &own.magazines; *link;) {
        Block *first = *link;
        const bool wanted = full || (search && search->accepts(*first));
        const Progress progress = full ? first->when->query() : first->when->progress();
        if (progress != Progress::complete && !wanted) {
          link = &first->nextMagazine;
          continue;
        }
        *link = std::exchange(first->nextMagazine, nullptr);
        const Ref<Completion> when = first->takeFreed().when;
        place({first, first->count}, progress == Progress::complete ? Ref<Completion>() : when);
      }
      for (Span *slab = own.slabs; slab;) {
        Span *next = slab->next;
        if (slab->freeCount == slab->blockCount &&
            (full || slab->stamp.empty() || (search && search->accepts(slab->stamp)))) {
          unlinkSlab(*slab);
          context_.records().put(slab->blocks, slab->blockCount);
          kind.heap.give(slab);
        }
        slab = next;
      }
    }
    kind.heap.refresh(full);
    if (full) {
      kind.heap.joinAll();
    }
  }
}

} // namespace ur::core
