// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the memory of a pool is.
#include "adapters/core/allocator/stream_pool.hpp"

namespace ur::core {

PoolFigures StreamPool::figures() noexcept {
  PoolFigures all;
  std::lock_guard lock(mutex_);
  const PoolStatistics now = sum();
  all.reserved = now.reservedCurrent;
  all.live = now.usedCurrent;
  all.moves = moves_;
  visitFree([&](const Freed &freed, size_t bytes) { (isOver(freed) ? all.free : all.pending) += bytes; });
  for (const Kind &kind : kinds_) {
    for (const Span *hole = kind.heap.unmapped(); hole; hole = hole->next)
      all.unmapped += hole->bytes();
  }
  all.largest = of(MemoryKind::device).heap.largestRun();
  for (const Ref<PoolCache> &cache : caches_)
    all.atHand += cache->bytesHeld();
  return all;
}

} // namespace ur::core
