// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a pool grows and shrinks.
#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"

#include "adapters/core/allocator/left_over.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/room.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// Of what is reserved, a pool takes so much at least when it grows: few calls of the driver, and little in vain.
constexpr size_t kStepShare = 64;
/// A pool may reserve so much more than was ever used before it goes to any trouble: a share, and granules.
constexpr size_t kBudgetShare = 128, kBudgetGranules2 = 3; // half granules
/// What a queue's cache may hold, of what its pool has reserved.
constexpr size_t kCacheShare = 128;

size_t roundUp(size_t size, size_t unit) noexcept {
  return (size + unit - 1) / unit * unit;
}

/// What callers and variables say can be any number.
PoolLimits withinBounds(PoolLimits limits) noexcept {
  for (size_t &batch : limits.batch)
    batch = std::clamp(batch, size_t{1}, kLargestBlock);
  return limits;
}

} // namespace

StreamPool::StreamPool(UsmPool &owner, const PoolLimits &limits)
    : owner_(owner), context_(owner.context()), zeroes_(limits.zeroInitialize), reuse_(limits.reuse),
      source_(context_, owner.deviceIndex(), limits), zeroing_(context_, owner.deviceIndex()),
      limits_(withinBounds(limits)), kinds_{Kind(*this, context_.pageMap(), context_.records()),
                                            Kind(*this, context_.pageMap(), context_.records()),
                                            Kind(*this, context_.pageMap(), context_.records())},
      ranges_(context_, owner.deviceIndex(), limits) {}

StreamPool::~StreamPool() {
  poolReports().poolEnds(*this);
  for (const Ref<PoolCache> &cache : std::exchange(caches_, {}))
    emptyCache(*cache, true);
  (void)trim(0, false);
  std::unique_ptr<LeftOver> left;
  for (Region *region : regions_) {
    const std::unique_ptr<Region> own(region);
    const size_t held = region->range ? region->range->memory() : region->size;
    forgetRegion(*region);
    reserved_ -= std::min(reserved_, held);
    if (held != 0)
      poolReports().tell(*this, {PoolNews::What::shrinks, region->kind, held, reserved_});
    if (region->remains) {
      region->remains->with = std::move(left);
      left = std::move(region->remains);
    }
  }
  if (left)
    leaveAfterAll(context_, std::move(left));
}

void StreamPool::reserve(MemoryKind kind, size_t size) {
  AllocRequest request;
  request.kind = kind;
  request.size = size;
  ur_result_t error = UR_RESULT_SUCCESS;
  const bool ranged = kind == MemoryKind::device && ranges_.driver();
  const Grown grown = ranged ? growRange(request, size, true, &error, {}) : Grown::impossible;
  const size_t unit = size >= kGranule ? kGranule : kPageSize; // for which a maximum of that size may leave no room
  if (grown == Grown::refused ||
      (grown == Grown::impossible &&
       !addChunkOf({roundUp(size, unit), roundUp(size, kPageSize), size}, request, &error, {})))
    throw error;
  std::lock_guard lock(mutex_);
  reservedAhead_ += size;
}

void StreamPool::serveFrom(MemoryKind kind, std::byte *memory, size_t size) {
  const size_t skipped = (kPageSize - reinterpret_cast<uintptr_t>(memory) % kPageSize) % kPageSize;
  const size_t pages = size > skipped ? (size - skipped) / kPageSize : 0;
  if (pages == 0)
    throw UR_RESULT_ERROR_INVALID_USM_SIZE;
  only_ = kind;
  reserved_ = limits_.maximumSize = pages * kPageSize;
  auto region = std::make_unique<Region>();
  region->size = reserved_;
  region->kind = kind;
  take(std::move(region), memory + skipped, false, {});
}

size_t StreamPool::leastGrowth(const AllocRequest &request) noexcept {
  const bool small = request.size <= kLargestSmall;
  return small ? size_class::leastSlabPages(size_class::of(request.size)) * kPageSize : inPages(request.size);
}

size_t StreamPool::stepOfGrowth(MemoryKind kind) const noexcept {
  const size_t granule = roundUp(limits_.batch[static_cast<size_t>(kind)], kPageSize);
  return std::max(granule, reserved_ / kStepShare / granule * granule);
}

size_t StreamPool::roomLeft() const noexcept {
  return limits_.maximumSize - std::min(limits_.maximumSize, reserved_ + taken_);
}

/// Whether its maximum leaves room for the request.
bool StreamPool::mayGrow(const AllocRequest &request) noexcept {
  std::lock_guard lock(mutex_);
  return leastGrowth(request) <= roomLeft();
}

/// By how much the pool may grow before it goes to any trouble: little more than was in use when it grew.
size_t StreamPool::budgetLeft(MemoryKind kind) const noexcept {
  const size_t granule = limits_.batch[static_cast<size_t>(kind)];
  const size_t budget = usedAtGrowth_ + usedAtGrowth_ / kBudgetShare + granule * kBudgetGranules2 / 2;
  return budget - std::min(budget, reserved_);
}

bool StreamPool::withinBudget(const AllocRequest &request) noexcept {
  std::lock_guard lock(mutex_);
  usedAtGrowth_ = std::max(usedAtGrowth_, sum().usedCurrent + request.size);
  return leastGrowth(request) <= budgetLeft(request.kind);
}

/// A vendor's pool can do more with what nobody uses than keep it in one piece: before it is asked for more.
void StreamPool::giveNativeChunksBack(MemoryKind kind) noexcept {
  {
    std::lock_guard lock(mutex_);
    of(kind).heap.refresh(true);
  }
  while (giveOneChunkBack(0, false)) {
  }
}

/// Asks the driver for memory for the request: first for as much as suits the pool's size, then for less.
bool StreamPool::grow(const AllocRequest &request, ur_result_t *error, const Look &look) {
  const bool small = request.size <= kLargestSmall;
  const size_t block = leastGrowth(request);
  if (request.kind == MemoryKind::device && ranges_.driver()) {
    Grown grown = growRange(request, block, false, error, look);
    grown = grown == Grown::refused ? growRange(request, block, true, error, look) : grown;
    if (grown != Grown::impossible)
      return grown == Grown::done;
  }
  if (source_.isNative(request.kind))
    giveNativeChunksBack(request.kind);
  size_t step = 0, granule = 0;
  {
    std::lock_guard lock(mutex_);
    granule = limits_.batch[static_cast<size_t>(request.kind)];
    step = small ? stepOfGrowth(request.kind) : granule;
  }
  step = std::max(block, step);
  step = roundUp(step, step >= kGranule ? std::min(std::max(granule, kPageSize), kGranule) : kPageSize);
  // The last two are blocks just as large as asked for, for good.
  return addChunkOf({step, block, roundUp(request.size, kSmallestBlock), request.size}, request, error, look);
}

/// Of the first of these sizes that the maximum and the driver allow; each that isn't smaller than those before it is
/// left out.
bool StreamPool::addChunkOf(std::initializer_list<size_t> sizes, const AllocRequest &request, ur_result_t *error,
                            const Look &look) {
  size_t before = SIZE_MAX;
  for (const size_t size : sizes) {
    if (size < before && addChunk(request, size, error, look))
      return true;
    before = std::min(before, size);
  }
  return false;
}

/// One call of the driver. False, and why, if the maximum or the driver doesn't allow it. Throws other errors.
bool StreamPool::addChunk(const AllocRequest &request, size_t size, ur_result_t *error, const Look &look) {
  std::optional<UnderWay> underWay;
  {
    std::lock_guard lock(mutex_);
    if (size > roomLeft()) {
      *error = UR_RESULT_ERROR_OUT_OF_RESOURCES;
      return false;
    }
    reserved_ += size;
    underWay.emplace(*this);
  }
  try {
    auto region = std::make_unique<Region>();
    region->size = size;
    region->kind = request.kind;
    region->remains = std::make_unique<LeftOver>();
    *error = source_.alloc(request.kind, size, *region->remains);
    if (*error == UR_RESULT_SUCCESS) {
      auto *memory = static_cast<std::byte *>(region->remains->memory);
      take(std::move(region), memory, request.mayBlock, look);
      return true;
    }
  } catch (...) {
    std::lock_guard lock(mutex_);
    reserved_ -= size;
    throw;
  }
  if (request.kind == MemoryKind::device && *error == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
    *error = UR_RESULT_ERROR_OUT_OF_RESOURCES;
  std::lock_guard lock(mutex_);
  reserved_ -= size;
  return false;
}

/// New memory, of a pool that zeroes it: what must be over before it is used. Throws.
Freed StreamPool::zeroed(std::byte *memory, size_t size, bool mayBlock) {
  if (!zeroes_)
    return {};
  const Ref<Completion> filled = zeroing_.begin(memory, size);
  if (mayBlock)
    check(filled->wait());
  return freedBy(filled);
}

size_t StreamPool::roomOfCaches() const noexcept {
  return reserved_ / kCacheShare;
}

/// Memory that was counted as reserved already is where requests find it: what there is to tell of that.
PoolNews StreamPool::countGrowth(MemoryKind kind, size_t bytes, bool native) noexcept {
  reservedHigh_ = std::max(reservedHigh_, reserved_);
  own_ += native ? 0 : bytes;
  ownHigh_ = std::max(ownHigh_, own_);
  for (const Ref<PoolCache> &cache : caches_)
    cache->setRoom(roomOfCaches());
  checkThreshold();
  return {PoolNews::What::grows, kind, bytes, reserved_};
}

/// New memory of the driver's. Throws, with the memory given back.
void StreamPool::take(std::unique_ptr<Region> region, std::byte *memory, bool mayBlock, const Look &look) {
  region->begin = memory;
  const LeftOver *remains = region->remains.get();
  try {
    Freed freed = zeroed(memory, region->size, mayBlock);
    Device *device = region->kind == MemoryKind::host ? nullptr : &owner_.device();
    if (remains)
      context_.allocations().insert({memory, region->size, region->kind, device, &owner_, Allocation::Origin::pooled});
    PoolNews news{};
    {
      std::lock_guard lock(mutex_);
      addToHeap(*region, std::move(freed));
      news = countGrowth(region->kind, region->size, region->isNative());
      (void)region.release(); // the pool's from now on
      if (look)
        look();
    }
    poolReports().tell(*this, news);
  } catch (...) {
    // If it was being zeroed, that goes on to its end.
    if (remains) {
      (void)context_.allocations().take(memory, Allocation::Origin::pooled);
      leaveAfterAll(context_, std::move(region->remains));
    }
    throw;
  }
}

/// What isn't made of pages is one block for good.
void StreamPool::addToHeap(Region &region, Freed freed) {
  Kind &kind = of(region.kind);
  haveRoom(regions_);
  context_.pageMap().prepare(region.begin, region.size);
  if (region.hasPages()) {
    kind.heap.add(region, std::move(freed));
  } else {
    kind.odd.reserve(++odd_);
    Span &span = kind.heap.addOne(region);
    kind.heap.makeLarge(span, region.kind, Block::kNoClass);
    span.freed = std::move(freed);
    kind.odd.push_back(&span);
  }
  regions_.push_back(&region);
}

/// Takes the records of all that the region was cut into out of the map, and puts them back, with what they refer to.
void StreamPool::forgetRegion(Region &region) noexcept {
  of(region.kind).heap.remove(region);
  if (region.remains)
    (void)context_.allocations().take(region.begin, Allocation::Origin::pooled);
}

ur_result_t StreamPool::trim(size_t keep, bool mayWait) noexcept {
  const auto holdsNoMore = [&] {
    std::lock_guard lock(mutex_);
    return mostReserved() <= keep;
  };
  if (only_ || holdsNoMore())
    return UR_RESULT_SUCCESS;
  mayWait = mayWait || context_.freesWithoutWaiting();
  if (!mayWait && !source_.isNative() && !ranges_.driver())
    return UR_RESULT_SUCCESS;
  PoolReserve vendors; // A vendor's pool that has grown says by how much only when it is asked.
  const ur_result_t result = source_.reserved(vendors);
  if (result != UR_RESULT_SUCCESS || holdsNoMore())
    return result;
  emptyCaches(Effort::full, nullptr);
  settleFailures();
  {
    std::lock_guard lock(mutex_);
    consolidate(Effort::full, nullptr);
  }
  trimRanges(keep);
  while (giveOneChunkBack(keep, mayWait)) {
  }
  size_t own = 0;
  {
    std::lock_guard lock(mutex_);
    own = own_;
  }
  return source_.trim(keep - std::min(keep, own));
}

/// One that nobody uses. False: there is none, or the pool has no more than `keep`.
bool StreamPool::giveOneChunkBack(size_t keep, bool mayWait) noexcept {
  std::optional<UnderWay> underWay;
  std::unique_ptr<Region> unused;
  PoolNews news{PoolNews::What::shrinks, {}, 0, 0};
  {
    std::lock_guard lock(mutex_);
    unused = takeUnused(mostReserved() > keep, mayWait && reserved_ > keep);
    if (!unused)
      return false;
    underWay.emplace(*this);
    reserved_ -= unused->size;
    own_ -= unused->isNative() ? 0 : unused->size;
    forgetRegion(*unused);
    news = {PoolNews::What::shrinks, unused->kind, unused->size, reserved_};
  }
  poolReports().tell(*this, news);
  unused->remains->free(context_.driver()); // without the lock: it may wait
  return true;
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
std::unique_ptr<Region> StreamPool::takeUnused(bool native, bool own) noexcept {
  Region *region = nullptr;
  for (size_t i = 0; i < kinds_.size() && !region; ++i) {
    if (!(source_.isNative(static_cast<MemoryKind>(i)) ? native : own))
      continue;
    Kind &kind = kinds_[i];
    kind.heap.visitRuns([&](const Span &first) {
      Region *const whole = first.region;
      if (!whole->range && PageHeap::runBytes(first) == whole->size && PageHeap::isRunOver(first))
        region = whole;
      return region != nullptr;
    });
    const auto odd = std::find_if(kind.odd.begin(), kind.odd.end(), [&](Span *span) {
      askAndDropOver(span->freed);
      return !region && span->freed.isNow();
    });
    if (odd != kind.odd.end()) {
      region = (*odd)->region;
      kind.odd.erase(odd);
    }
  }
  std::erase(regions_, region);
  return std::unique_ptr<Region>(region);
}

void StreamPool::settle() noexcept {
  size_t keep;
  {
    std::lock_guard lock(mutex_);
    keep = limits_.releaseThreshold;
  }
  (void)trim(keep, false);
  std::lock_guard lock(mutex_);
  if (mostReserved() > keep)
    context_.poolOverThreshold(); // Somebody uses it still, or frees are pending: again at the next occasion.
}

} // namespace ur::core
