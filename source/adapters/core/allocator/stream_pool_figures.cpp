// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the memory of a pool is.
#include "adapters/core/allocator/stream_pool.hpp"

namespace ur::core {

PoolFigures StreamPool::figures() noexcept {
  PoolFigures all;
  const auto count = [&](const Freed &freed, size_t bytes) { (isOver(freed) ? all.free : all.pending) += bytes; };
  std::lock_guard lock(mutex_);
  const PoolStatistics now = sum();
  all.reserved = now.reservedCurrent;
  all.live = now.usedCurrent;
  all.moves = moves_;
  for (Kind &kind : kinds_) {
    kind.heap.visitSpans([&](Span &span) { count(span.freed, span.bytes()); });
    for (SizeClass &own : kind.classes) {
      own.magazines.visit(
          [&](Magazine &one) { count(one.freed, one.blocks.count * size_class::size(one.blocks.first->sizeClass)); });
      for (Span *slab = own.slabs; slab; slab = slab->next) {
        count(slab->freed, slab->freeCount * slab->blockSize);
      }
    }
    for (Span *odd : kind.odd) {
      count(odd->freed, odd->bytes());
    }
    for (const Span *hole = kind.heap.unmapped(); hole; hole = hole->next) {
      all.unmapped += hole->bytes();
    }
  }
  all.largest = of(MemoryKind::device).heap.largestRun();
  for (const Ref<PoolCache> &cache : caches_) {
    all.atHand += cache->bytesHeld();
  }
  return all;
}

} // namespace ur::core
