// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is asked of a pool of asynchronous memory, and what it answers.
#pragma once

#include "adapters/core/allocator/size_class.hpp"
#include "adapters/core/order/stamp.hpp"
#include "adapters/core/port/driver_pools.hpp"

#include <array>
#include <memory>
#include <span>

namespace ur::core {

struct Block;

/// When a freed block is nobody's any more. Mostly one command says it, without heap.
struct Freed {
  Ref<Completion> when;        ///< null: now
  std::unique_ptr<Stamp> more; ///< what else
  /// Rule 11: the free itself is a command, and frees nothing if it fails: then the block is live again.
  bool mayFail = false;
};

/// Without heap where one command says it all. Throws bad_alloc.
[[nodiscard]] Freed freedSince(const Stamp &stamp);

struct AllocRequest {
  MemoryKind kind = MemoryKind::device;
  size_t size = 1; ///< from 1 to kLargestBlock
  /// The ordered lane that the alloc is a command of: what was freed earlier on it may be had at once. Null: none.
  const Lane *lane = nullptr;
  /// What the alloc waits for anyway.
  std::span<Completion *const> waits;
  /// Only memory that is nobody's any more: the alloc can't wait, for nobody could wait for it.
  bool nowOnly = false;
  /// The caller may be kept waiting for the zeroing of new memory, and for nothing else.
  bool mayBlock = false;
};

struct AllocGrant {
  Block *block = nullptr;
  Freed freed;           ///< as far as it isn't over
  bool mustWait = false; ///< the alloc must be made to come after that
};

struct PoolStatistics {
  size_t reservedCurrent = 0, reservedHigh = 0, usedCurrent = 0, usedHigh = 0;
};

struct PoolLimits {
  size_t maximumSize = SIZE_MAX;      ///< of what is reserved; SIZE_MAX: none
  size_t releaseThreshold = SIZE_MAX; ///< what an idle pool keeps at most
  /// What the driver is asked for at least at a time, by MemoryKind.
  std::array<size_t, 3> batch{kGranule, kGranule, kGranule};
  bool zeroInitialize = false;
  bool native = false; ///< chunks are taken from the vendor's own pools, of kinds that it has pools of
  ReusePolicy reuse;
};

} // namespace ur::core
