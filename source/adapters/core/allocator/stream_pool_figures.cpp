// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the memory of a pool is.
#include "adapters/core/allocator/pool_parts.hpp"
#include "adapters/core/allocator/stream_pool.hpp"

#include <algorithm>

namespace ur::core {

size_t StreamPool::moves() noexcept {
  std::lock_guard lock(mutex_);
  return moves_;
}

PoolFigures StreamPool::figures() noexcept {
  PoolFigures all;
  std::lock_guard lock(mutex_);
  const PoolStatistics now = sum();
  all.reserved = now.reservedCurrent;
  all.live = now.usedCurrent;
  all.moves = moves_;
  PoolParts(*this).sumLocked(all);
  all.serves = largestServed();
  all.largest = of(MemoryKind::device).heap.largestRun();
  return all;
}

/// By the same search as requests, of one that comes after nothing, and that asks the driver nothing.
size_t StreamPool::largestServed() noexcept {
  Kind &own = of(servedKind());
  AllocRequest request;
  request.kind = servedKind();
  request.nowOnly = true;
  const ReusePolicy policy{false, false, false};
  Search search(request, policy);
  size_t largest = own.heap.largestFor(search);
  for (const Span *odd : own.odd)
    largest = isOver(odd->freed) ? std::max(largest, odd->bytes()) : largest;
  for (unsigned sizeClass = size_class::kSmallCount; sizeClass-- != 0 && size_class::size(sizeClass) > largest;) {
    const SizeClass &small = own.classes[sizeClass];
    const Span *slab = small.slabs;
    for (unsigned tries = kTries; slab && !isOver(slab->freed);)
      slab = --tries != 0 ? slab->next : nullptr;
    if (slab || small.magazines.find(kTries, [](const Magazine &one) { return isOver(one.freed); }))
      largest = size_class::size(sizeClass);
  }
  return largest;
}

} // namespace ur::core
