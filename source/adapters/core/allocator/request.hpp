// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is asked of a pool of asynchronous memory, and what it answers.
#pragma once

#include "adapters/core/allocator/freed.hpp"
#include "adapters/core/allocator/size_class.hpp"
#include "adapters/core/port/driver_pools.hpp"

#include <array>
#include <chrono>

namespace ur::core {

class Reach;
struct Block;

struct AllocRequest {
  MemoryKind kind = MemoryKind::device;
  size_t size = 1; ///< from 1 to kLargestBlock
  /// The ordered lane that the alloc is a command of: what was freed earlier on it may be had at once. Null: none.
  const Lane *lane = nullptr;
  /// Its event, if any, stands for the lane's present place: what the queue has sent nowhere yet isn't earlier.
  bool atPlace = false;
  /// What the alloc comes after anyway, by its lane and its wait list; null: nothing but its lane's earlier commands.
  const Reach *reach = nullptr;
  /// Only memory that is nobody's any more: the alloc can't wait, for nobody could wait for it.
  bool nowOnly = false;
  /// The caller may be kept waiting for the zeroing of new memory, and for nothing else.
  bool mayBlock = false;
};

struct AllocGrant {
  Block *block = nullptr;
  Freed freed;           ///< as far as it isn't over, and not earlier on the request's lane
  bool mustWait = false; ///< the alloc must be made to come after that
};

struct PoolStatistics {
  size_t reservedCurrent = 0, reservedHigh = 0, usedCurrent = 0, usedHigh = 0;
};

struct PoolLimits {
  size_t maximumSize = SIZE_MAX;      ///< of what is reserved; SIZE_MAX: none
  size_t releaseThreshold = SIZE_MAX; ///< what an idle pool keeps at most
  /// What the driver is asked for at least at a time, by MemoryKind: the pool's granule.
  std::array<size_t, 3> batch{kGranule, kGranule, kGranule};
  bool zeroInitialize = false;
  bool chunksOnly = false; ///< no ranges of addresses, though the driver has them
  bool native = false;     ///< chunks are taken from the vendor's own pools, of kinds that it has pools of
  ReusePolicy reuse;
  std::chrono::milliseconds age{10000};      ///< what wasn't in use for so long goes back to the driver; 0: never
  std::chrono::milliseconds mostWait{10000}; ///< of the host, for pending frees, before a request fails; 0: none
};

/// Where the memory of a pool is, in bytes.
struct PoolFigures {
  size_t reserved = 0;
  size_t live = 0;      ///< of blocks in use, as they were asked for
  size_t blocks = 0;    ///< of the same, as they have them
  size_t atHand = 0;    ///< in queues' caches
  size_t pending = 0;   ///< free once something is over
  size_t free = 0;      ///< and over
  size_t remainder = 0; ///< of slabs, too small for a block
  size_t unmapped = 0;  ///< addresses without memory
  size_t serves = 0;    ///< the largest request of servedKind() that free memory serves, for whoever comes
  size_t largest = 0;   ///< that device memory would serve at once, if all pending frees were over
  size_t moves = 0;     ///< how often a piece of memory has got other addresses
};

} // namespace ur::core
