// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How what is known of handles is divided, so that threads rarely wait for each other.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace ur::layers {

/// Which of so many shards a handle belongs to. Addresses of objects differ in the middle bits.
[[nodiscard]] inline size_t shardOf(const void *handle, size_t shards) noexcept {
  const auto bits = reinterpret_cast<uintptr_t>(handle);
  return (bits >> 4 ^ bits >> 10 ^ bits >> 16) % shards;
}

/// The same for what threads make and release all the time: what one makes lies close together, apart from what another
/// makes, so neighbours share a shard.
[[nodiscard]] inline size_t shardOfNeighbours(const void *handle, size_t shards) noexcept {
  const auto bits = reinterpret_cast<uintptr_t>(handle);
  return (bits >> 10 ^ bits >> 16 ^ bits >> 22) % shards;
}

/// What no shard has had before: threads that keep what they have found know by it whether it still holds.
[[nodiscard]] inline uint64_t newVersion() noexcept {
  // A thread takes many at once, so that shards that change in several threads don't meet here.
  constexpr uint64_t kAtOnce = 4096;
  static constinit std::atomic<uint64_t> all{0};
  thread_local uint64_t ofThread = 0;
  uint64_t &last = ofThread; // found once
  if (last % kAtOnce == 0)
    last = all.fetch_add(kAtOnce, std::memory_order_relaxed);
  return ++last;
}

} // namespace ur::layers
