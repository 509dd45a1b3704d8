// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The chains of a process: how long each is, and which are free to be used again.
#pragma once

#include "layers/stream_safety/clock.hpp"

#include <array>
#include <atomic>
#include <mutex>

namespace ur::layers::stream_safety {

/// Safe from any thread.
class Chains {
public:
  static constexpr Chain kMost = 1024;

  /// One that nobody uses and of which `known` has seen all; else a new one. With kMost of them in use, one that
  /// others use too: then some commands count as ordered that aren't. Throws std::bad_alloc.
  [[nodiscard]] Chain take(const Clock &known);
  void giveBack(Chain chain) noexcept;

  [[nodiscard]] Epoch append(Chain chain) noexcept {
    return {chain, lengths_[spread(chain)].fetch_add(1, std::memory_order_relaxed) + 1};
  }
  /// The last command.
  [[nodiscard]] Epoch last(Chain chain) const noexcept {
    return {chain, lengths_[spread(chain)].load(std::memory_order_relaxed)};
  }
  /// Everything that has been enqueued.
  void raiseAll(Clock *clock) const {
    for (Chain i = count_.load(std::memory_order_acquire); i-- > 0;)
      clock->raise(last(i));
  }
  /// Others may wait for its commands, too, and nobody sees that.
  void open(Chain chain) noexcept {
    open_[chain].store(true, std::memory_order_relaxed);
    anyOpen_.store(true, std::memory_order_release);
  }
  /// Everything in such chains: it may be over. False: there are none.
  bool raiseOpen(Clock *clock) const {
    if (!anyOpen_.load(std::memory_order_acquire))
      return false;
    for (Chain i = count_.load(std::memory_order_acquire); i-- > 0;) {
      if (open_[i].load(std::memory_order_relaxed))
        clock->raise(last(i));
    }
    return true;
  }
  void clear() noexcept;

private:
  /// Chains that follow each other lie on different lines of the caches: they belong to different threads, mostly.
  [[nodiscard]] static constexpr size_t spread(Chain chain) noexcept {
    constexpr size_t kALine = 64 / sizeof(uint64_t), kLines = kMost / kALine;
    return chain % kLines * kALine + chain / kLines;
  }

  alignas(64) std::array<std::atomic<uint64_t>, kMost> lengths_{};
  std::array<std::atomic<bool>, kMost> open_{};
  std::atomic<bool> anyOpen_{false};
  std::atomic<Chain> count_{0};
  std::mutex mutex_; // guards what follows
  std::vector<Chain> free_;
};

} // namespace ur::layers::stream_safety
