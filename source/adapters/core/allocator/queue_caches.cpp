// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/queue_caches.hpp"

#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/object/room.hpp"
#include "adapters/core/order/lane.hpp"

#include <algorithm>

namespace ur::core {

void QueueCaches::leave() noexcept {
  for (const Ref<PoolCache> &cache : caches_) {
    if (const PoolCache::Pin pin = cache->pin())
      pin.pool->removeCache(*cache);
  }
}

void QueueCaches::empty() noexcept {
  std::lock_guard lock(mutex_);
  for (const Ref<PoolCache> &cache : caches_) {
    if (const PoolCache::Pin pin = cache->pin())
      pin.pool->empty(*cache);
  }
}

PoolCache *QueueCaches::obtain(StreamPool &pool) {
  std::lock_guard lock(mutex_);
  auto found = std::find_if(caches_.begin(), caches_.end(), [&](const auto &cache) { return cache->serves(&pool); });
  if (found == caches_.end()) {
    found = std::find_if(caches_.begin(), caches_.end(), [](const auto &cache) { return cache->serves(nullptr); });
    if (found == caches_.end()) {
      haveRoom(caches_);
      caches_.push_back(makeRef<PoolCache>(Ref<Lane>(freedOn_), Ref<Lane>(&home_)));
      found = std::prev(caches_.end());
    }
    if (!pool.addCache(**found))
      return nullptr;
  } else {
    (*found)->wake();
  }
  recent_.store(found->get(), std::memory_order_release);
  return found->get();
}

} // namespace ur::core
