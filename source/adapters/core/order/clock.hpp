// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a lane's stream has really waited for, of other lines: all its later commands come after that. Rule R3: it grows
// only by waits that are on the stream. An event names an older epoch of its lane, so a clock also says what held then.
// What there is no room for is forgotten, which only loses a chance.
//
// Thread-safe. Its lock is innermost, and held for a few instructions.
#pragma once

#include "adapters/core/order/spots.hpp"
#include "common/spin_lock.hpp"

#include <atomic>

namespace ur::core {

class Clock {
public:
  /// Whether the command of any later epoch comes after it. By the one thread that may raise it.
  [[nodiscard]] bool covers(Spot spot) const noexcept;
  /// From the command with that epoch on, all come after these: by one thread at a time, with epochs that grow. `own`:
  /// a line to be left out.
  void raise(std::span<const Spot> spots, uint64_t epoch, uint64_t own = 0) noexcept;
  /// Adds what the command with that epoch comes after.
  void addTo(Past &past, uint64_t epoch) const noexcept {
    if (count_.load(std::memory_order_acquire) != 0)
      addEntries(past, epoch);
  }

private:
  static constexpr size_t kLines = 8, kOlder = 16;
  struct Entry {
    Spot spot;
    uint64_t since; ///< the first epoch that comes after it
  };
  void addEntries(Past &past, uint64_t epoch) const noexcept;
  void raiseOne(Spot spot, uint64_t epoch) noexcept;
  void keepOld(const Entry &old) noexcept;

  mutable SpinLock lock_;          // guards what follows
  std::atomic<uint32_t> count_{0}; ///< lines; never shrinks
  uint32_t olderCount_ = 0, nextOlder_ = 0;
  std::array<Entry, kLines> newest_;
  std::array<Entry, kOlder> older_; ///< what they have replaced, the oldest first from nextOlder_ on
};

} // namespace ur::core
