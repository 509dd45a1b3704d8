// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a queue asks of an asynchronous memory pool. One interface, so that the allocator behind it can be replaced: the
// plain one (plain_pool.hpp) is a mutex and ordered sets.
//
// Thread-safe. No function waits on the host for a command; allocate() and free() may be called with no lock held.
#pragma once

#include "adapters/core/order/completion.hpp"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace ur::core {

/// When memory was freed: everything here must be over, or be waited for, before it is used again. Exact: a set that is
/// short of one command would let two users share memory.
using Stamp = std::vector<Ref<Completion>>;

/// One piece of memory of an asynchronous pool. Lives from its reservation until it goes back to the driver.
struct AsyncBlock {
  enum class State : uint8_t { live, freeing, free };

  void *memory = nullptr;
  std::atomic<size_t> size{0}; ///< what the last alloc asked for; read by queries at any time
  size_t capacity = 0;         ///< what was reserved
  MemoryKind kind = MemoryKind::device;
  bool image = false; ///< memory is a NativeImage, which is no pool's
  UsmPool *pool = nullptr;
  bool unzeroed = false; ///< of a zero-initialised pool, and not zeroed yet; its current owner's
  /// Only whoever moved it from live to freeing may free the block; only the pool's lock moves it from free to live.
  std::atomic<State> state{State::free};
  Stamp stamp;                      ///< of a free block; guarded by the pool
  std::unique_ptr<AsyncBlock> next; ///< of those that have left their pool and wait for their stamps
};

struct AsyncRequest {
  MemoryKind kind = MemoryKind::device;
  size_t size = 0;
  /// The ordered lane that the alloc is a command of: what was freed earlier on it may be had at once. Null: none.
  const Lane *lane = nullptr;
  /// What the alloc waits for anyway.
  std::span<Completion *const> waits;
  /// Only memory that is nobody's any more: the alloc can't wait, for nobody could wait for it.
  bool nowOnly = false;
};

struct AsyncGrant {
  AsyncBlock *block = nullptr;
  bool zero = false; ///< to be zeroed by the alloc's command
  Stamp waits;       ///< what the alloc must be ordered after; the block's stamp until it is granted
};

struct PoolStatistics {
  size_t reservedCurrent = 0, reservedHigh = 0, usedCurrent = 0, usedHigh = 0;
};

struct PoolLimits {
  size_t maximumSize = SIZE_MAX;        ///< of what is reserved; SIZE_MAX: none
  size_t releaseThreshold = SIZE_MAX;   ///< what an idle pool keeps at most
  std::array<size_t, 3> batch{1, 1, 1}; ///< what the driver is asked for at least at a time, by MemoryKind
  bool zeroInitialize = false;
};

/// Those of pools that say nothing themselves: by the configuration.
[[nodiscard]] PoolLimits configuredLimits() noexcept;

class AsyncPool {
public:
  virtual ~AsyncPool() = default;
  /// Throws OUT_OF_DEVICE_MEMORY or OUT_OF_RESOURCES once everything has been tried; the pool is then as it was.
  [[nodiscard]] virtual AsyncGrant allocate(const AsyncRequest &request) = 0;
  /// Takes a block in state freeing back; its size no longer counts as used.
  virtual void free(AsyncBlock &block, Stamp stamp) noexcept = 0;
  /// Gives memory that nobody uses back to the driver, until no more than `keep` bytes are reserved. May block where
  /// the driver's free does.
  virtual void trim(size_t keep) noexcept = 0;
  /// Trims to the release threshold, if more is reserved.
  virtual void settle() noexcept = 0;
  /// Finds out which frees have failed by now: their blocks are live again.
  virtual void learnOfFailures() noexcept = 0;
  [[nodiscard]] virtual PoolStatistics statistics() noexcept = 0;
  [[nodiscard]] virtual PoolLimits limits() noexcept = 0;
  virtual void setReleaseThreshold(size_t bytes) noexcept = 0;
  /// Sets the high marks back to what is current.
  virtual void resetHigh(bool reserved, bool used) noexcept = 0;
};

/// The implementation in use.
[[nodiscard]] std::unique_ptr<AsyncPool> makeAsyncPool(UsmPool &owner, const PoolLimits &limits);

} // namespace ur::core
