// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What synchronous allocations and frees keep at hand of a pool: a cache for each of a few groups of threads, made when
// one of them frees or allocates first. They belong to the pool.
//
// Thread-safe; no lock but a cache's own once it is made.
#pragma once

#include "adapters/core/allocator/pool_cache.hpp"

#include <array>

namespace ur::core {

class HostCaches {
public:
  HostCaches() = default;
  HostCaches(const HostCaches &) = delete;
  HostCaches &operator=(const HostCaches &) = delete;

  /// That of the calling thread's group, which may rest; null: there is none, for want of memory or since the pool is
  /// abandoned.
  [[nodiscard]] PoolCache *own(StreamPool &pool) noexcept {
    PoolCache *cache = caches_[group()].load(std::memory_order_acquire);
    return cache ? cache : make(pool);
  }

private:
  static constexpr unsigned kGroups = 64;
  [[nodiscard]] static unsigned group() noexcept {
    thread_local const unsigned own = next_.fetch_add(1, std::memory_order_relaxed) % kGroups;
    return own;
  }
  [[nodiscard]] PoolCache *make(StreamPool &pool) noexcept;

  static std::atomic<unsigned> next_;
  std::array<std::atomic<PoolCache *>, kGroups> caches_{};
  std::mutex mutex_; // guards what follows
  std::vector<Ref<PoolCache>> kept_;
};

} // namespace ur::core
