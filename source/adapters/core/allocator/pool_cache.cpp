// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/pool_cache.hpp"

#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/order/lane.hpp"

#include <algorithm>
#include <numeric>

namespace ur::core {

constinit PoolCache::Bins PoolCache::noBins_;

PoolCache::PoolCache(Ref<Lane> lane, Ref<Lane> home, bool ofThreads) noexcept
    : lane_(std::move(lane)), home_(std::move(home)), ofThreads_(ofThreads),
      lock_(home_ ? home_->positions().lock() : own_) {}

PoolCache::~PoolCache() = default;

Block *PoolCache::popNear(MemoryKind kind, unsigned sizeClass, size_t size) noexcept {
  constexpr unsigned kNear = 2; // classes: a quarter of the size at most
  const unsigned end = std::min(sizeClass + 1 + kNear, size_class::kSmallCount);
  for (unsigned i = sizeClass + 1; i < end; ++i) {
    if (Block *block = bins_->of(kind, i).pop()) {
      handOut(*block, size);
      return block;
    }
  }
  return nullptr;
}

void PoolCache::Pages::push(Block &block) noexcept {
  capacities[count] = block.capacity;
  blocks[count++] = &block;
}

Block *PoolCache::Pages::take(MemoryKind kind, size_t capacity) noexcept {
  for (uint32_t i = count; i-- != 0;) {
    if (capacities[i] != capacity || blocks[i]->kind != kind)
      continue;
    Block *block = blocks[i];
    std::copy(capacities + i + 1, capacities + count, capacities + i);
    std::copy(blocks + i + 1, blocks + count, blocks + i);
    --count;
    return block;
  }
  return nullptr;
}

BlockList PoolCache::Pages::takeOldest(uint32_t most) noexcept {
  BlockList list;
  const uint32_t taken = std::min(count, most);
  if (taken == 0) // Those of closed caches are everybody's: they aren't written.
    return list;
  for (uint32_t i = 0; i < taken; ++i)
    list.push(blocks[i]);
  std::copy(capacities + taken, capacities + count, capacities);
  std::copy(blocks + taken, blocks + count, blocks);
  count -= taken;
  return list;
}

/// A queue has one just as large, or none that is of use. Threads keep those of up to a MiB by class: one that is just
/// as large lies in the bin below the class of its size, mostly; one of the next class serves, too, but for what wastes
/// much.
Block *PoolCache::popPages(MemoryKind kind, unsigned sizeClass, size_t size) noexcept {
  constexpr size_t kMuch = size_t{256} << 10, kWasteShare = 64;
  const size_t least = inPages(size);
  if (!ofThreads_) {
    Block *block = bins_->pages.take(kind, least);
    if (block)
      handOutPages(*block, size);
    return block;
  }
  if (least > size_class::kSizes.back())
    return nullptr;
  const size_t most = least + (least > kMuch ? least / kWasteShare : least);
  for (unsigned i = sizeClass - 1; i < std::min(sizeClass + 2, size_class::kCachedCount); ++i) {
    BlockList &bin = bins_->of(kind, i);
    if (bin.first && bin.first->capacity >= least && bin.first->capacity <= most) {
      Block *block = bin.pop();
      handOut(*block, size);
      return block;
    }
  }
  return nullptr;
}

PoolCache::Pushed PoolCache::pushPages(Block &block) noexcept {
  if (closed_ || block.span->pool != pool() || block.sizeClass == Block::kNoClass || bins_->pages.count == Pages::kMost)
    return Pushed::refused;
  countFreed(block);
  bins_->pages.push(block);
  block.state.store(Block::State::free, std::memory_order_release);
  return bins_->pages.count == Pages::kMost ? Pushed::full : Pushed::kept;
}

PoolCache::Counted PoolCache::counted() const noexcept {
  return std::abs(used_) > kMostCounted ? Counted::much : Counted::counted;
}

PoolCache::Counted PoolCache::countTaken(const Block &block, size_t size) noexcept {
  std::lock_guard lock(lock_);
  if (!servesLocked(*block.span->pool))
    return Counted::refused;
  countTakenLocked(size);
  return counted();
}

PoolCache::Counted PoolCache::countReturned(const Block &block) noexcept {
  std::lock_guard lock(lock_);
  if (!servesLocked(*block.span->pool))
    return Counted::refused;
  countFreed(block);
  return counted();
}

void PoolCache::setRoom(size_t bytes) noexcept {
  std::lock_guard lock(lock_);
  mostBytes_ = std::clamp(bytes, kLeastBytes, kMostBytes);
}

bool PoolCache::fill(BlockList &blocks) noexcept {
  std::lock_guard lock(lock_);
  if (closed_ || blocks.first->span->pool != pool())
    return false;
  while (Block *block = blocks.pop()) {
    bytes_ += block->capacity;
    bins_->of(block->kind, block->sizeClass).push(block);
  }
  return true;
}

PoolCache::FreshOnes PoolCache::freshOnes() const noexcept {
  std::lock_guard lock(lock_);
  return {freshCame_, fresh_.count != 0};
}

BlockList PoolCache::takeFresh(const FreshOnes &ones) noexcept {
  std::lock_guard lock(lock_);
  const uint64_t later = freshCame_ - ones.last;
  const BlockList taken = behind(fresh_, static_cast<uint32_t>(std::min<uint64_t>(later, fresh_.count)));
  for (const Block *block = taken.first; block; block = block->next)
    freshBytes_ -= block->capacity;
  return taken;
}

void PoolCache::putFreshBack(BlockList blocks) noexcept {
  std::lock_guard lock(lock_);
  while (Block *block = blocks.pop())
    addFresh(*block);
}

void PoolCache::admit(BlockList &blocks) noexcept {
  std::lock_guard lock(lock_);
  BlockList rest;
  while (Block *block = blocks.pop()) {
    const unsigned sizeClass = block->sizeClass;
    BlockList &own = bins_->of(block->kind, sizeClass);
    const bool room = !closed_ && own.count < most(sizeClass) && bytes_ < mostBytes_;
    bytes_ += room ? block->capacity : 0;
    (room ? own : rest).push(block);
  }
  blocks = rest;
}

uint32_t PoolCache::fetchCount(MemoryKind kind, unsigned sizeClass) noexcept {
  if (sizeClass >= size_class::kSmallCount)
    return 1;
  std::lock_guard lock(lock_);
  if (closed_)
    return 1;
  uint8_t &misses = bins_->misses[static_cast<size_t>(kind)][sizeClass];
  const uint32_t wanted = uint32_t{1} << misses, enough = std::max(1u, most(sizeClass) / 4);
  if (wanted < enough)
    ++misses;
  return std::min(wanted, enough);
}

/// What follows the first `keep` of a list, which are the newest.
BlockList PoolCache::behind(BlockList &list, uint32_t keep) noexcept {
  if (keep == 0)
    return std::exchange(list, {});
  BlockList over;
  if (keep < list.count) {
    Block *last = list.first;
    for (uint32_t i = 1; i < keep; ++i)
      last = last->next;
    over = {std::exchange(last->next, nullptr), list.count - keep};
    list.count = keep;
  }
  return over;
}

BlockList PoolCache::takeOverflow(const StreamPool &pool, MemoryKind kind, unsigned sizeClass) noexcept {
  std::lock_guard lock(lock_);
  if (closed_ || !servesLocked(pool))
    return {};
  if (sizeClass >= size_class::kSmallCount)
    return bins_->pages.takeOldest(Pages::kMost / 2);
  BlockList &list = bins_->of(kind, sizeClass);
  const BlockList over = behind(list, bytes_ > mostBytes_ ? 0 : std::min(list.count, most(sizeClass) / 2));
  for (const Block *block = over.first; block; block = block->next)
    bytes_ -= block->capacity;
  return over;
}

Block *PoolCache::takeLarger(MemoryKind kind, size_t size) noexcept {
  std::lock_guard lock(lock_);
  for (unsigned i = std::max(size_class::of(inPages(size)), size_class::kSmallCount); i < size_class::kCachedCount;
       ++i) {
    if (Block *block = bins_->of(kind, i).pop()) {
      bytes_ -= block->capacity;
      return block;
    }
  }
  return nullptr;
}

BlockList PoolCache::takePages(const StreamPool &pool) noexcept {
  std::lock_guard lock(lock_);
  if (!servesLocked(pool))
    return {};
  if (!ofThreads_)
    return bins_->pages.takeOldest(Pages::kMost);
  BlockList all;
  for (auto &kind : bins_->lists) {
    for (unsigned i = size_class::kSmallCount; i < size_class::kCachedCount; ++i) {
      while (Block *block = kind[i].pop()) {
        bytes_ -= block->capacity;
        all.push(block);
      }
    }
  }
  return all;
}

PoolCache::Drained PoolCache::takeAll(const StreamPool &pool, bool close) noexcept {
  Drained all;
  std::unique_ptr<Bins> dropped; // goes after the lock
  std::lock_guard lock(lock_);
  if (!servesLocked(pool))
    return all;
  for (auto &kind : bins_->lists) {
    for (BlockList &list : kind) {
      while (Block *block = list.pop())
        all.blocks.push(block);
    }
  }
  BlockList pages = bins_->pages.takeOldest(Pages::kMost);
  while (Block *block = pages.pop())
    all.blocks.push(block);
  bytes_ = 0;
  if (close) {
    freshBytes_ = 0;
    all.fresh = std::exchange(fresh_, {});
    all.counts = takeCountsLocked();
    all.owner = std::move(owner_);
    dropped = closeLocked();
    resting_ = false;
  }
  return all;
}

std::unique_ptr<PoolCache::Bins> PoolCache::closeLocked() noexcept {
  closed_ = true;
  bins_ = &noBins_;
  return std::move(ownBins_);
}

void PoolCache::openLocked(std::unique_ptr<Bins> bins) noexcept {
  ownBins_ = std::move(bins);
  bins_ = ownBins_.get();
  closed_ = resting_ = false;
  touched_ = true; // It isn't idle before anybody has had the time to use it.
}

void PoolCache::open(StreamPool &pool, Ref<UsmPool> owner) {
  auto bins = std::make_unique<Bins>();
  std::lock_guard lock(lock_);
  pool_.store(&pool, std::memory_order_relaxed);
  owner_ = std::move(owner);
  openLocked(std::move(bins));
}

void PoolCache::rest() noexcept {
  std::unique_ptr<Bins> dropped; // goes after the lock
  std::lock_guard lock(lock_);
  if (!closed_ && !touched_ && bytes_ == 0 && !fresh_.first && bins_->pages.count == 0) {
    dropped = closeLocked();
    resting_ = true;
  }
}

void PoolCache::wake() {
  if (!resting())
    return;
  auto bins = std::make_unique<Bins>();
  std::lock_guard lock(lock_);
  if (resting_)
    openLocked(std::move(bins));
}

bool PoolCache::resting() const noexcept {
  std::lock_guard lock(lock_);
  return resting_;
}

bool PoolCache::serves(const StreamPool *pool) const noexcept {
  std::lock_guard lock(lock_);
  return (closed_ && !resting_ ? nullptr : this->pool()) == pool;
}

PoolCache::Pin PoolCache::pin() const noexcept {
  std::lock_guard lock(lock_);
  return closed_ && !resting_ ? Pin{} : Pin{pool_.load(std::memory_order_relaxed), owner_};
}

/// Of an open one.
void PoolCache::pinLocked(Pin &pin) const noexcept {
  pin = {pool_.load(std::memory_order_relaxed), owner_};
}

PoolCache::Miss PoolCache::missLocked(size_t size, bool kept) noexcept {
  if (closed_)
    return {};
  countTakenLocked(size);
  return {{pool_.load(std::memory_order_relaxed), kept ? Ref<UsmPool>() : owner_}, counted() == Counted::much};
}

bool PoolCache::uncount(const StreamPool &pool, size_t size) noexcept {
  std::lock_guard lock(lock_);
  if (!servesLocked(pool))
    return false;
  used_ -= static_cast<int64_t>(size);
  --live_;
  return true;
}

bool PoolCache::idle() noexcept {
  std::lock_guard lock(lock_);
  return !std::exchange(touched_, false);
}

PoolCache::BinCounts PoolCache::binCounts() const noexcept {
  BinCounts counts{};
  std::lock_guard lock(lock_);
  for (size_t kind = 0; kind < counts.size(); ++kind) {
    for (unsigned i = 0; i < size_class::kCachedCount; ++i)
      counts[kind][i] = bins_->lists[kind][i].count;
  }
  const auto count = [&counts](const Block &block) {
    if (block.sizeClass < size_class::kCachedCount)
      ++counts[static_cast<size_t>(block.kind)][block.sizeClass];
  };
  for (const Block *block = fresh_.first; block; block = block->next)
    count(*block);
  for (uint32_t i = 0; i < bins_->pages.count; ++i)
    count(*bins_->pages.blocks[i]);
  return counts;
}

size_t PoolCache::bytesHeld() const noexcept {
  std::lock_guard lock(lock_);
  size_t held = bytes_ + freshBytes_;
  return std::accumulate(bins_->pages.capacities, bins_->pages.capacities + bins_->pages.count, held);
}

PoolCache::Counts PoolCache::counts() noexcept {
  std::lock_guard lock(lock_);
  return {used_, high(), live_};
}

PoolCache::Counts PoolCache::takeCounts() noexcept {
  std::lock_guard lock(lock_);
  return takeCountsLocked();
}

PoolCache::Counts PoolCache::takeCountsLocked() noexcept {
  const Counts counts{used_, high(), live_};
  used_ = usedHigh_ = live_ = 0;
  return counts;
}

} // namespace ur::core
