// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of a device: whether launches go by graphs at the moment, and how many graphs there are.
//
// By a graph, a launch is up to two calls of the driver's, and each takes the driver's lock: who launches alone is
// faster by that, threads that launch at the same time are slower. So a graph is for who is alone, and where several
// have met, the next launches go without.
//
// Thread-safe. Nobody waits here.
#pragma once

#include "adapters/core/object/cache_line.hpp"
#include "adapters/cuda_like/vendor.hpp"

#include <atomic>
#include <cstdint>

namespace ur::LANEWAY_VENDOR {

class alignas(core::kCacheLine) LaunchGate {
public:
  /// A launch, from before the driver is called until after.
  class Scope {
  public:
    explicit Scope(LaunchGate &gate) noexcept
        : gate_(gate), first_(!gate.taken_.exchange(true, std::memory_order_relaxed)), alone_(first_) {
      if (!first_) [[unlikely]] {
        gate.crowded_.store(kAfterwards, std::memory_order_relaxed);
      } else if (const uint32_t left = gate.crowded_.load(std::memory_order_relaxed); left != 0) [[unlikely]] {
        gate.crowded_.store(left - 1, std::memory_order_relaxed);
        alone_ = false;
      }
    }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;
    ~Scope() {
      if (first_)
        gate_.taken_.store(false, std::memory_order_relaxed);
    }

    /// Whether no other thread launches on the device, and none has lately.
    [[nodiscard]] bool alone() const noexcept { return alone_; }

  private:
    LaunchGate &gate_;
    const bool first_;
    bool alone_;
  };

  /// Counts one graph more on the device; false: there are enough of them.
  [[nodiscard]] bool reserveGraph() noexcept {
    if (graphs_.fetch_add(1, std::memory_order_relaxed) < kMostGraphs)
      return true;
    releaseGraph();
    return false;
  }
  void releaseGraph() noexcept { graphs_.fetch_sub(1, std::memory_order_relaxed); }

  /// So many launches after several threads have met go without graphs.
  static constexpr uint32_t kAfterwards = 256;
  /// Each takes the driver about 110 KiB of the device's memory.
  static constexpr uint32_t kMostGraphs = 256;

private:
  std::atomic<bool> taken_{false};
  std::atomic<uint32_t> crowded_{0}; ///< launches that are left until graphs are used again
  std::atomic<uint32_t> graphs_{0};
};

} // namespace ur::LANEWAY_VENDOR
