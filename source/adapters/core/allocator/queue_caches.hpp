// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The caches of one queue, one for each pool that it uses; most queues use one.
//
// Thread-safe. A cache lives as long as its queue: that of a pool that is gone serves the next one.
#pragma once

#include "adapters/core/allocator/pool_cache.hpp"

#include <vector>

namespace ur::core {

class QueueCaches {
public:
  /// `freedOn`: the lane that blocks are freed on; null: nobody uses them any more. Both are the queue's, which keeps
  /// them.
  QueueCaches(Lane &home, Lane *freedOn) noexcept : home_(home), freedOn_(freedOn) {}
  QueueCaches(const QueueCaches &) = delete;
  QueueCaches &operator=(const QueueCaches &) = delete;
  /// Gives all blocks to their pools. Before the queue's lanes close.
  void leave() noexcept;
  /// Gives all blocks to their pools for now.
  void empty() noexcept;

  /// The pool's cache, if it was the last one used. The pool may be gone: it is only compared.
  [[nodiscard]] PoolCache *recent(const StreamPool *pool) const noexcept {
    PoolCache *cache = recent_.load(std::memory_order_acquire);
    return cache && cache->pool() == pool ? cache : nullptr;
  }
  /// The pool's cache, made if there is none; null if the pool has been abandoned. The caller keeps the pool. Throws
  /// bad_alloc.
  [[nodiscard]] PoolCache *obtain(StreamPool &pool);

private:
  Lane &home_;
  Lane *const freedOn_;
  std::atomic<PoolCache *> recent_{nullptr};
  std::mutex mutex_; // guards what follows
  std::vector<Ref<PoolCache>> caches_;
};

/// Of an out-of-order queue with several lanes: what commands of one lane have freed, for allocs that follow there.
/// Kept only while such allocs come, since no other may have it; the pool finds out when it is over. Thread-safe.
class ChainCaches {
public:
  explicit ChainCaches(Lane &lane) noexcept : caches_(lane, &lane) {}
  [[nodiscard]] QueueCaches &caches() noexcept { return caches_; }
  [[nodiscard]] bool expected() const noexcept { return expected_.load(std::memory_order_relaxed); }
  /// An alloc has come that follows on the lane.
  void expect() noexcept { expected_.store(true, std::memory_order_relaxed); }
  /// One that doesn't, and finds nothing else.
  void giveUp() noexcept {
    if (expected()) {
      expected_.store(false, std::memory_order_relaxed);
      caches_.empty();
    }
  }

private:
  QueueCaches caches_;
  std::atomic<bool> expected_{false};
};

} // namespace ur::core
