// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pool and its queues' caches: what leaves them, and what all of them count together.
#include "adapters/core/allocator/stream_pool.hpp"

#include "adapters/core/platform/adapter.hpp"
#include "adapters/core/platform/context.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// Where a cache has handed out so much more than came back to it, or the other way round, its counts are taken over:
/// the high mark of the sum lies above the true one by no more than that for each cache.
constexpr int64_t kMostCounted = int64_t{16} << 20;

} // namespace

bool StreamPool::addCache(PoolCache &cache) {
  std::lock_guard lock(mutex_);
  if (abandoned_) {
    return false;
  }
  caches_.push_back(Ref<PoolCache>(&cache));
  try {
    cache.open(*this, owner_.isDefault() ? Ref<UsmPool>() : Ref<UsmPool>(&owner_));
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

void StreamPool::emptyCache(PoolCache &cache, bool close) noexcept {
  PoolCache::Contents contents;
  {
    std::lock_guard lock(mutex_); // Whoever sums up meanwhile finds what it had counted here or there.
    contents = cache.takeAll(close);
    takeOver(contents.counts);
  }
  settleFresh(cache, contents.fresh, false);
  Ref<Completion> when;
  bool known = true;
  try {
    when = contents.blocks.first ? cache.freedUpToNow() : Ref<Completion>();
  } catch (...) { // Without a stamp they stay where they were, if they can.
    known = cache.fill(contents.blocks);
  }
  std::lock_guard lock(mutex_);
  if (!known) {
    logger().error("%u blocks of a queue's cache are lost until their pool's end: no memory", contents.blocks.count);
    return;
  }
  while (Block *first = contents.blocks.pop()) {
    BlockList same;
    same.push(first);
    while (contents.blocks.first && contents.blocks.first->kind == first->kind &&
           contents.blocks.first->sizeClass == first->sizeClass) {
      same.push(contents.blocks.pop());
    }
    addMagazine(same, when);
  }
}

/// Those that nobody has used since the last time, which rest from then on, and the requester's own: what it keeps of
/// other classes may serve the request as well.
void StreamPool::emptyCaches(Effort effort, const PoolCache *own) noexcept {
  for (const Ref<PoolCache> &cache : caches()) {
    const bool idle = cache->idle();
    if (idle || cache.get() == own || effort == Effort::full) {
      emptyCache(*cache, false);
    }
    if (idle && cache.get() != own) {
      cache->rest();
    }
  }
}

/// Whether so much lies unused that the pool shouldn't grow before caches in use have been emptied, too. Where less
/// does, they are left alone: a pool that is just large enough would empty them again and again.
bool StreamPool::mostlyUnused() noexcept {
  std::lock_guard lock(mutex_);
  const size_t used = std::min(reserved_, sum().usedCurrent);
  return reserved_ - used > reserved_ / 4 + 2 * kGranule;
}

void StreamPool::takeOverflow(PoolCache &cache, MemoryKind kind, unsigned sizeClass) noexcept {
  BlockList blocks = cache.takeOverflow(kind, sizeClass);
  Ref<Completion> when;
  try {
    when = cache.freedUpToNow();
  } catch (...) {
    if (!cache.fill(blocks)) { // else it stays too full for now
      logger().error("%u blocks of a queue's cache are lost until their pool's end: no memory", blocks.count);
    }
    return;
  }
  std::lock_guard lock(mutex_);
  addMagazine(blocks, std::move(when));
  checkThreshold();
}

bool StreamPool::abandon() noexcept {
  std::vector<Ref<PoolCache>> open;
  {
    std::lock_guard lock(mutex_);
    abandoned_ = true; // no new caches
    open = std::exchange(caches_, {});
  }
  for (const Ref<PoolCache> &cache : open) {
    emptyCache(*cache, true);
  }
  std::lock_guard lock(mutex_);
  settleAll(false);
  needed_ = live_ != 0;
  if (needed_) {
    context_.poolOverThreshold(); // Its last block may be one whose free nobody asks about.
  }
  return needed_;
}

/// True once, when an abandoned pool needn't be kept any longer.
bool StreamPool::lastBlockGone() noexcept {
  return needed_ && live_ == 0 ? std::exchange(needed_, false) : false;
}

void StreamPool::takeOver(const PoolCache::Counts &counts) noexcept {
  usedHigh_ = std::max(usedHigh_, used_ + counts.usedHigh);
  used_ += counts.used;
  live_ += counts.live;
}

/// Each cache's high mark is of another moment: their sum is never below the true one.
PoolStatistics StreamPool::sum() noexcept {
  int64_t used = used_, high = usedHigh_;
  bool lopsided = false;
  for (const Ref<PoolCache> &cache : caches_) {
    const PoolCache::Counts counts = cache->counts();
    used += counts.used;
    high += counts.usedHigh;
    lopsided = lopsided || std::abs(counts.used) > kMostCounted;
  }
  if (lopsided) {
    for (const Ref<PoolCache> &cache : caches_) {
      takeOver(cache->takeCounts());
    }
    usedHigh_ = std::max(usedHigh_, high);
  }
  const auto asSize = [](int64_t bytes) { return static_cast<size_t>(std::max<int64_t>(bytes, 0)); };
  return {reserved_, reservedHigh_, asSize(used), asSize(std::max(high, used))};
}

PoolStatistics StreamPool::statistics() noexcept {
  std::lock_guard lock(mutex_);
  settleAll(false);
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
  checkThreshold();
}

void StreamPool::checkThreshold() noexcept {
  if (mostReserved() > limits_.releaseThreshold) {
    context_.poolOverThreshold();
  }
}

void StreamPool::resetHigh(bool reserved, bool used) {
  check(reserved ? source_.resetHigh() : UR_RESULT_SUCCESS);
  std::lock_guard lock(mutex_);
  if (reserved) {
    reservedHigh_ = reserved_;
    ownHigh_ = own_;
  }
  if (used) {
    for (const Ref<PoolCache> &cache : caches_) {
      takeOver(cache->takeCounts());
    }
    usedHigh_ = used_;
  }
}

} // namespace ur::core
