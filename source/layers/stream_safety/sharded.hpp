// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known of handles and addresses, in parts of which each has a lock of its own.
#pragma once

#include "common/spin_lock.hpp"
#include "layers/shards.hpp"

#include <array>
#include <atomic>
#include <mutex>
#include <unordered_map>

namespace ur::layers::stream_safety {

/// Safe from any thread. `Value` is copied out, so it had better be small: a shared pointer.
template <typename Value>
class Sharded {
public:
  /// Nothing was ever put.
  [[nodiscard]] bool isEmpty() const noexcept { return !used_.load(std::memory_order_acquire); }
  /// An empty value where there is none.
  [[nodiscard]] Value find(const void *key) noexcept {
    Shard &shard = shardOf(key);
    const std::scoped_lock lock(shard.mutex);
    const auto found = shard.values.find(key);
    return found == shard.values.end() ? Value{} : found->second;
  }
  /// Throws std::bad_alloc.
  void put(const void *key, Value value) {
    Shard &shard = shardOf(key);
    const std::scoped_lock lock(shard.mutex);
    shard.values[key] = std::move(value);
    if (isEmpty())
      used_.store(true, std::memory_order_release);
  }
  /// What was there.
  Value take(const void *key) noexcept {
    Shard &shard = shardOf(key);
    if (isEmpty())
      return {};
    const std::scoped_lock lock(shard.mutex);
    const auto node = shard.values.extract(key);
    return node.empty() ? Value{} : std::move(node.mapped());
  }
  void clear() noexcept {
    for (Shard &shard : shards_) {
      const std::scoped_lock lock(shard.mutex);
      shard.values.clear();
    }
  }

private:
  struct alignas(64) Shard {
    SpinLock mutex; // guards what follows
    std::unordered_map<const void *, Value> values;
  };
  static constexpr size_t kShards = 32;
  [[nodiscard]] Shard &shardOf(const void *key) noexcept { return shards_[layers::shardOf(key, kShards)]; }
  std::atomic<bool> used_{false};
  std::array<Shard, kShards> shards_;
};

} // namespace ur::layers::stream_safety
