// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/host_caches.hpp"

#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/object/room.hpp"
#include "adapters/core/order/lane.hpp"

namespace ur::core {

constinit std::atomic<unsigned> HostCaches::next_{0};

PoolCache *HostCaches::make(StreamPool &pool) noexcept {
  std::atomic<PoolCache *> &own = caches_[group()];
  try {
    std::lock_guard lock(mutex_);
    if (!own.load(std::memory_order_relaxed)) {
      haveRoom(kept_);
      auto cache = makeRef<PoolCache>(Ref<Lane>(), Ref<Lane>(), true);
      if (!pool.addCache(*cache))
        return nullptr;
      own.store(cache.get(), std::memory_order_release);
      kept_.push_back(std::move(cache));
    }
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
  return own.load(std::memory_order_relaxed);
}

} // namespace ur::core
