// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/chunk_source.hpp"

#include "adapters/core/device/context.hpp"

#include <algorithm>

namespace ur::core {

ChunkSource::ChunkSource(Context &context, uint32_t device, const PoolLimits &limits) noexcept : context_(context) {
  settings_.device = device;
  settings_.maximumSize = limits.maximumSize;
  settings_.releaseThreshold = limits.releaseThreshold;
  settings_.reuse = limits.reuse;
  PoolDriver *driver = limits.native ? context.driver().pools() : nullptr;
  for (const MemoryKind kind : {MemoryKind::host, MemoryKind::device, MemoryKind::shared}) {
    if (driver && driver->hasPools(kind, device)) {
      native_[static_cast<size_t>(kind)] = true;
      driver_ = driver;
    }
  }
}

ChunkSource::~ChunkSource() {
  (void)forEachPool([this](NativePool pool, size_t) {
    driver_->destroy(pool);
    return UR_RESULT_SUCCESS;
  });
}

/// Calls call(pool, index) for all there are, until one fails.
template <typename Call>
ur_result_t ChunkSource::forEachPool(Call call) noexcept {
  for (size_t i = 0; i < pools_.size(); ++i) {
    const ur_result_t result = pools_[i] ? call(pools_[i], i) : UR_RESULT_SUCCESS;
    if (result != UR_RESULT_SUCCESS)
      return result;
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t ChunkSource::poolOf(MemoryKind kind, NativePool *pool) noexcept {
  std::lock_guard lock(mutex_);
  NativePool &made = pools_[static_cast<size_t>(kind)];
  if (!made) {
    settings_.kind = kind;
    if (const ur_result_t result = driver_->create(settings_, &made); result != UR_RESULT_SUCCESS)
      return result;
  }
  *pool = made;
  return UR_RESULT_SUCCESS;
}

ur_result_t ChunkSource::alloc(MemoryKind kind, size_t size, LeftOver &chunk) noexcept {
  const size_t alignment = size % kGranule == 0 ? kGranule : kPageSize;
  chunk.kind = kind;
  chunk.device = settings_.device;
  if (!isNative(kind))
    return context_.driver().alloc(kind, settings_.device, size, alignment, &chunk.memory);
  chunk.origin = LeftOver::Origin::nativePool;
  NativePool pool = nullptr;
  ur_result_t result = poolOf(kind, &pool);
  if (result == UR_RESULT_SUCCESS)
    result = driver_->alloc(pool, size, alignment, &chunk.memory);
  if (result == UR_RESULT_SUCCESS) {
    std::lock_guard lock(mutex_);
    mostReserved_.store(SIZE_MAX, std::memory_order_relaxed); // The vendor knows by how much the pool has grown.
  }
  return result;
}

/// What the pools hold, each and together.
ur_result_t ChunkSource::look(Reserves &held, PoolReserve &sum) noexcept {
  sum = {};
  const ur_result_t result = forEachPool([&](NativePool pool, size_t i) {
    const ur_result_t read = driver_->reserved(pool, &held[i]);
    sum.current += held[i].current;
    sum.high += held[i].high;
    return read;
  });
  if (result == UR_RESULT_SUCCESS)
    mostReserved_.store(sum.current, std::memory_order_relaxed);
  return result;
}

ur_result_t ChunkSource::reserved(PoolReserve &sum) noexcept {
  std::lock_guard lock(mutex_);
  Reserves held{};
  return look(held, sum);
}

ur_result_t ChunkSource::trim(size_t keep) noexcept {
  std::lock_guard lock(mutex_);
  Reserves held{};
  PoolReserve sum;
  const ur_result_t result = look(held, sum);
  return result != UR_RESULT_SUCCESS ? result : forEachPool([&](NativePool pool, size_t i) {
    if (sum.current <= keep)
      return UR_RESULT_SUCCESS;
    const size_t excess = sum.current - keep, own = held[i].current;
    const ur_result_t trimmed = driver_->trim(pool, own - std::min(own, excess));
    return trimmed == UR_RESULT_SUCCESS ? look(held, sum) : trimmed;
  });
}

ur_result_t ChunkSource::setReleaseThreshold(size_t bytes) noexcept {
  std::lock_guard lock(mutex_);
  const ur_result_t result =
      forEachPool([&](NativePool pool, size_t) { return driver_->setReleaseThreshold(pool, bytes); });
  if (result == UR_RESULT_SUCCESS)
    settings_.releaseThreshold = bytes;
  return result;
}

ur_result_t ChunkSource::resetHigh() noexcept {
  std::lock_guard lock(mutex_);
  return forEachPool([this](NativePool pool, size_t) { return driver_->resetHigh(pool); });
}

} // namespace ur::core
