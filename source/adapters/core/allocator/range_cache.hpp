// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a thread has found out about ranges of addresses, for as long as nothing changes: checks of the same few
// allocations, which every copy makes, then take no lock and search no map.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <array>
#include <atomic>
#include <cstdint>

namespace ur::core {

/// Numbers the states of all maps: one that has been changed, or made, has a number that none has had before.
[[nodiscard]] inline uint64_t newGeneration() noexcept {
  static constinit std::atomic<uint64_t> last{0};
  return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

/// One range, in the state of a map that the generation names.
struct KnownRange {
  uint64_t generation = 0;
  uintptr_t begin = 0, end = 0;
  bool allocated = false; ///< the whole range is one allocation; else none has a part of it
  std::optional<OwnMemory> own = {};
};

class RangeCache {
public:
  /// This thread's.
  static RangeCache &mine() noexcept {
    static constinit thread_local RangeCache cache;
    return cache;
  }
  /// Null: not known.
  [[nodiscard]] const KnownRange *find(uint64_t generation, uintptr_t address) const noexcept {
    for (const KnownRange &range : ranges_) {
      if (range.generation == generation && address - range.begin < range.end - range.begin)
        return &range;
    }
    return nullptr;
  }
  void remember(const KnownRange &range) noexcept { ranges_[next_++ % ranges_.size()] = range; }

private:
  std::array<KnownRange, 4> ranges_{};
  uint32_t next_ = 0;
};

} // namespace ur::core
