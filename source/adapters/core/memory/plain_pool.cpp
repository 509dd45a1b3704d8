// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/plain_pool.hpp"

#include "adapters/core/platform/adapter.hpp"
#include "adapters/core/platform/context.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// What sizes are rounded up to, so that requests of nearly the same size share blocks; also the device's alignment.
constexpr size_t kGranule = 256;
constexpr size_t kHostAlignment = 64;

/// A block may be larger than the request by an eighth and a page, no more, while there is a choice.
size_t largestFit(size_t size) noexcept {
  const size_t slack = size / 8 + 4096;
  return size > SIZE_MAX - slack ? SIZE_MAX : size + slack;
}

/// The request gets its memory without waiting: each part of the stamp is over, or earlier on the request's lane, or no
/// later than something that the request waits for anyway. A free that may yet fail, and so not free, serves nobody but
/// who waits for it and fails too.
bool atOnce(const Stamp &stamp, const AsyncRequest &request) noexcept {
  return std::all_of(stamp.begin(), stamp.end(), [&](const Ref<Completion> &freed) {
    if (freed->query() == Progress::complete) {
      return true;
    }
    const Lane *lane = freed->lane();
    const bool failsAlone = freed->inheritsFailures();
    if (lane && lane == request.lane && lane->ordered() && !failsAlone) {
      return true;
    }
    return std::any_of(request.waits.begin(), request.waits.end(), [&](const Completion *wait) {
      return wait == freed.get() ||
             (!failsAlone && lane && lane == wait->lane() && lane->ordered() && wait->epoch() >= freed->epoch());
    });
  });
}

} // namespace

PoolLimits configuredLimits() noexcept {
  PoolLimits limits;
  limits.batch = poolConfig().batch;
  limits.releaseThreshold = poolConfig().releaseThreshold;
  return limits;
}

std::unique_ptr<AsyncPool> makeAsyncPool(UsmPool &owner, const PoolLimits &limits) {
  return std::make_unique<PlainPool>(owner, limits);
}

PlainPool::~PlainPool() {
  for (Blocks &blocks : free_) {
    for (AsyncBlock *block : blocks) {
      owner_.context().lingerBlock(std::unique_ptr<AsyncBlock>(block));
    }
  }
}

/// A free that failed didn't free: its block is live again, and its user may free it once more.
bool PlainPool::reviveIfFailed(AsyncBlock &block) noexcept {
  const bool failed = std::any_of(block.stamp.begin(), block.stamp.end(), [](const Ref<Completion> &completion) {
    return completion->query() == Progress::failed;
  });
  if (failed) {
    logger().warning("an asynchronous free of %p failed; the memory stays allocated", block.memory);
    block.stamp.clear();
    countUsed(block.size.load(std::memory_order_relaxed));
    owner_.blockIsLive();
    block.state.store(AsyncBlock::State::live, std::memory_order_release);
  }
  return failed;
}

AsyncBlock *PlainPool::find(const AsyncRequest &request, Fit fit, When when) noexcept {
  Blocks &blocks = free_[static_cast<size_t>(request.kind)];
  const size_t limit = fit == Fit::close ? largestFit(batchFor(request)) : SIZE_MAX;
  for (auto next = blocks.lower_bound(request.size); next != blocks.end() && (*next)->capacity <= limit;) {
    AsyncBlock &block = **next;
    if (reviveIfFailed(block)) {
      next = blocks.erase(next);
      continue;
    }
    if (when == When::pending || atOnce(block.stamp, request)) {
      blocks.erase(next);
      return &block;
    }
    ++next;
  }
  return nullptr;
}

AsyncGrant PlainPool::grantLocked(AsyncBlock &block, size_t size) noexcept {
  AsyncGrant grant;
  grant.block = &block;
  grant.zero = block.unzeroed;
  grant.waits = std::move(block.stamp);
  block.stamp.clear();
  block.size.store(size, std::memory_order_relaxed);
  countUsed(size);
  owner_.blockIsLive();
  block.state.store(AsyncBlock::State::live, std::memory_order_release);
  return grant;
}

void PlainPool::countUsed(size_t bytes) noexcept {
  statistics_.usedCurrent += bytes;
  statistics_.usedHigh = std::max(statistics_.usedHigh, statistics_.usedCurrent);
}

/// New memory of the driver's, within the maximum; null, and the reason, where there is none.
AsyncBlock *PlainPool::grow(const AsyncRequest &request, ur_result_t *error) {
  const size_t wanted = batchFor(request);
  size_t capacity = wanted > SIZE_MAX - kGranule ? wanted : (wanted + kGranule - 1) & ~(kGranule - 1);
  {
    std::lock_guard lock(mutex_);
    const size_t room = limits_.maximumSize - std::min(limits_.maximumSize, statistics_.reservedCurrent);
    if (capacity > room) {
      capacity = request.size; // The maximum needn't be a multiple of our granule, or have room for a whole batch.
    }
    if (capacity > room) {
      *error = UR_RESULT_ERROR_OUT_OF_RESOURCES;
      return nullptr;
    }
    statistics_.reservedCurrent += capacity;
  }
  Context &context = owner_.context();
  auto block = std::make_unique<AsyncBlock>();
  block->capacity = capacity;
  block->kind = request.kind;
  block->pool = &owner_;
  block->unzeroed = limits_.zeroInitialize;
  const bool onDevice = request.kind == MemoryKind::device;
  ur_result_t result = context.driver().alloc(request.kind, owner_.deviceIndex(), capacity,
                                              onDevice ? kGranule : kHostAlignment, &block->memory);
  if (result == UR_RESULT_SUCCESS) {
    try {
      Device *device = request.kind == MemoryKind::host ? nullptr : context.devices()[owner_.deviceIndex()];
      context.allocations().insert({block->memory, capacity, request.kind, device, block.get(), &owner_});
      std::lock_guard lock(mutex_);
      statistics_.reservedHigh = std::max(statistics_.reservedHigh, statistics_.reservedCurrent);
      return block.release();
    } catch (...) {
      (void)context.driver().free(request.kind, block->memory);
      result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }
  if (onDevice && result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
    result = UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  *error = result;
  std::lock_guard lock(mutex_);
  statistics_.reservedCurrent -= capacity;
  return nullptr;
}

AsyncGrant PlainPool::allocate(const AsyncRequest &request) {
  const auto reuse = [&](Fit fit, When when) {
    std::lock_guard lock(mutex_);
    AsyncBlock *block = find(request, fit, when);
    return block ? grantLocked(*block, request.size) : AsyncGrant{};
  };
  ur_result_t error = UR_RESULT_SUCCESS;
  const auto fresh = [&] {
    AsyncBlock *block = grow(request, &error);
    if (!block) {
      return AsyncGrant{};
    }
    std::lock_guard lock(mutex_);
    AsyncGrant grant = grantLocked(*block, request.size);
    return grant;
  };
  AsyncGrant grant = reuse(Fit::close, When::atOnce);
  if (!grant.block) {
    grant = fresh();
  }
  if (!grant.block && !request.nowOnly) {
    grant = reuse(Fit::close, When::pending);
  }
  if (!grant.block) {
    grant = reuse(Fit::any, When::atOnce);
  }
  if (!grant.block && !request.nowOnly) {
    grant = reuse(Fit::any, When::pending);
  }
  if (!grant.block) {
    logger().debug("pool %p: trimming for %zu bytes", static_cast<void *>(&owner_), request.size);
    if (owner_.context().freesWithoutWaiting()) {
      trim(0);
    }
    owner_.context().trimPools(owner_.deviceIndex(), &owner_);
    grant = fresh();
  }
  if (!grant.block) {
    throw error;
  }
  return grant;
}

void PlainPool::free(AsyncBlock &block, Stamp stamp) noexcept {
  {
    std::lock_guard lock(mutex_);
    statistics_.usedCurrent -= block.size.load(std::memory_order_relaxed);
    block.stamp = std::move(stamp);
    block.state.store(AsyncBlock::State::free, std::memory_order_release);
    try {
      free_[static_cast<size_t>(block.kind)].insert(&block);
    } catch (...) { // Without memory for the set's node the block is out of reach until the context's end.
      logger().error("no memory to keep a freed block of %zu bytes", block.capacity);
    }
    if (statistics_.reservedCurrent > limits_.releaseThreshold) {
      owner_.context().poolOverThreshold();
    }
  }
  owner_.blockIsFree(); // Perhaps the end of this pool.
}

void PlainPool::trim(size_t keep) noexcept {
  Context &context = owner_.context();
  for (;;) {
    AsyncBlock *victim = nullptr;
    {
      std::lock_guard lock(mutex_);
      if (statistics_.reservedCurrent <= keep) {
        return;
      }
      for (Blocks &blocks : free_) { // the largest first: the fewest calls
        for (auto next = blocks.end(); !victim && next != blocks.begin();) {
          --next;
          if (reviveIfFailed(**next)) {
            next = blocks.erase(next);
          } else if (atOnce((*next)->stamp, AsyncRequest{})) {
            victim = *next;
            next = blocks.erase(next);
          }
        }
      }
      if (!victim) {
        return;
      }
      statistics_.reservedCurrent -= victim->capacity;
    }
    // No lock here: a driver's free may wait.
    const std::unique_ptr<AsyncBlock> block(victim);
    context.allocations().erase(block->memory);
    if (const ur_result_t result = context.driver().free(block->kind, block->memory); result != UR_RESULT_SUCCESS) {
      logger().error("the driver failed to free %zu bytes of a pool (%d)", block->capacity, static_cast<int>(result));
    }
  }
}

void PlainPool::settle() noexcept {
  size_t keep;
  {
    std::lock_guard lock(mutex_);
    keep = limits_.releaseThreshold;
  }
  if (owner_.context().freesWithoutWaiting()) {
    trim(keep);
  }
  std::lock_guard lock(mutex_);
  const bool cached = !free_[0].empty() || !free_[1].empty() || !free_[2].empty();
  if (cached && statistics_.reservedCurrent > keep) {
    owner_.context().poolOverThreshold(); // Frees are pending; again at the next occasion.
  }
}

void PlainPool::reviveFailed() noexcept {
  for (Blocks &blocks : free_) {
    for (auto next = blocks.begin(); next != blocks.end();) {
      next = reviveIfFailed(**next) ? blocks.erase(next) : std::next(next);
    }
  }
}

void PlainPool::learnOfFailures() noexcept {
  std::lock_guard lock(mutex_);
  reviveFailed();
}

PoolStatistics PlainPool::statistics() noexcept {
  std::lock_guard lock(mutex_);
  reviveFailed();
  return statistics_;
}

PoolLimits PlainPool::limits() noexcept {
  std::lock_guard lock(mutex_);
  return limits_;
}

void PlainPool::setReleaseThreshold(size_t bytes) noexcept {
  std::lock_guard lock(mutex_);
  limits_.releaseThreshold = bytes;
  if (statistics_.reservedCurrent > bytes) {
    owner_.context().poolOverThreshold();
  }
}

void PlainPool::resetHigh(bool reserved, bool used) noexcept {
  std::lock_guard lock(mutex_);
  if (reserved) {
    statistics_.reservedHigh = statistics_.reservedCurrent;
  }
  if (used) {
    statistics_.usedHigh = statistics_.usedCurrent;
  }
}

} // namespace ur::core
