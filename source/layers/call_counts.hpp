// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The how many-eth call of each function it is. Threads that call different functions don't meet.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace ur::layers {

class CallCounts {
public:
  /// From 1.
  [[nodiscard]] uint64_t next(uint16_t slot) noexcept {
    return counts_[slot % kSlots].value.fetch_add(1, std::memory_order_relaxed) + 1;
  }
  void clear() noexcept {
    for (Count &count : counts_)
      count.value.store(0, std::memory_order_relaxed);
  }

private:
  static constexpr size_t kSlots = 512;
  struct alignas(64) Count {
    std::atomic<uint64_t> value{0};
  };
  std::array<Count, kSlots> counts_{};
};

} // namespace ur::layers
