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
  QueueCaches() = default;
  QueueCaches(const QueueCaches &) = delete;
  QueueCaches &operator=(const QueueCaches &) = delete;
  /// Gives all blocks to their pools. Before the queue's lanes close.
  void leave() noexcept;

  /// The pool's cache, if it was the last one used. The pool may be gone: it is only compared.
  [[nodiscard]] PoolCache *recent(const StreamPool *pool) const noexcept {
    PoolCache *cache = recent_.load(std::memory_order_acquire);
    return cache && cache->pool() == pool ? cache : nullptr;
  }
  /// The pool's cache, made if there is none, for a queue with that lane if it is in order; null if the pool has been
  /// abandoned. The caller keeps the pool. Throws bad_alloc.
  [[nodiscard]] PoolCache *obtain(StreamPool &pool, Lane *lane);

private:
  std::atomic<PoolCache *> recent_{nullptr};
  std::mutex mutex_; // guards what follows
  std::vector<Ref<PoolCache>> caches_;
};

} // namespace ur::core
