// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/allocation_map.hpp"

#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/order/lane.hpp"

#include <mutex>
#include <thread>

namespace ur::core {
namespace {

uintptr_t key(const void *address) noexcept {
  return reinterpret_cast<uintptr_t>(address);
}

/// Of a live block; nothing: its pool cuts up the caller's memory.
std::optional<OwnMemory> ownOf(const Block &block) noexcept {
  const Span &span = *block.span;
  if (!span.region->remains)
    return {};
  return OwnMemory{block.kind, span.pool->owner().deviceIndex()};
}

} // namespace

void AllocationMap::insert(const Allocation &allocation) {
  std::unique_lock lock(mutex_);
  if (spare_) {
    spare_.key() = key(allocation.base);
    spare_.mapped() = allocation;
    auto placed = allocations_.insert(std::move(spare_));
    if (!placed.inserted) {
      placed.position->second = allocation;
      spare_ = std::move(placed.node);
    }
  } else {
    allocations_.insert_or_assign(key(allocation.base), allocation);
  }
  changed();
}

bool AllocationMap::insertApart(const Allocation &allocation) {
  bool reserved = false;
  (void)virtual_.leastAccess(allocation.base, allocation.size, &reserved);
  std::unique_lock lock(mutex_);
  const uintptr_t begin = key(allocation.base);
  const auto next = allocations_.lower_bound(begin);
  if (reserved || (next != allocations_.end() && next->first - begin < allocation.size))
    return false;
  if (next != allocations_.begin()) {
    const Allocation &before = std::prev(next)->second;
    if (begin - key(before.base) < before.size)
      return false;
  }
  allocations_.emplace_hint(next, begin, allocation);
  changed();
  return true;
}

AllocationMap::BegunFree AllocationMap::beginFreeOfHeld(void *base) const {
  for (;;) {
    if (Ref<BlockHolder> holder = held_.find(base)) {
      if (!holder->beginFree(base))
        return {};
      return {blockAt(base), std::move(holder)};
    }
    const bool held = held_.has(base); // by somebody who is about to let go
    if (!held)
      return {beginFree(base), {}};
    std::this_thread::yield();
  }
}

std::optional<Allocation> AllocationMap::find(const void *address) const noexcept {
  if (const Block *block = blockAt(address)) {
    const size_t size = block->liveSize();
    if (key(address) - key(block->memory) >= size)
      return {};
    UsmPool &pool = block->span->pool->owner();
    Allocation found{block->memory, size, block->kind};
    found.device = block->kind == MemoryKind::host ? nullptr : &pool.device();
    found.pool = &pool;
    return found;
  }
  if (const std::optional<VirtualRanges::Mapping> mapping = virtual_.find(address)) {
    Allocation found{mapping->start, mapping->size, MemoryKind::device, mapping->device};
    found.origin = Allocation::Origin::mapped;
    return found;
  }
  std::shared_lock lock(mutex_);
  auto next = allocations_.upper_bound(key(address));
  if (next == allocations_.begin())
    return {};
  const Allocation &found = std::prev(next)->second;
  if (found.origin == Allocation::Origin::pooled || key(address) - key(found.base) >= found.size)
    return {};
  return found;
}

std::optional<Allocation> AllocationMap::take(void *base, Allocation::Origin origin) noexcept {
  std::map<uintptr_t, Allocation>::node_type unused; // goes without the lock
  std::unique_lock lock(mutex_);
  const auto found = allocations_.find(key(base));
  if (found == allocations_.end() || found->second.origin != origin)
    return {};
  const Allocation taken = found->second;
  (spare_ ? unused : spare_) = allocations_.extract(found);
  changed();
  return taken;
}

std::vector<Allocation> AllocationMap::takeAll() {
  std::unique_lock lock(mutex_);
  std::vector<Allocation> all;
  for (const auto &[base, allocation] : allocations_)
    all.push_back(allocation);
  allocations_.clear();
  changed();
  return all;
}

[[gnu::hot]] ur_result_t AllocationMap::checkRange(const void *address, size_t size, MemoryUse use,
                                                   std::optional<OwnMemory> *own) const noexcept {
  if (size > UINTPTR_MAX - key(address))
    return UR_RESULT_ERROR_INVALID_SIZE;
  const Span *span = pages_.find(address);
  if (const Block *block = span ? span->blockAt(address) : nullptr) {
    const size_t before = key(address) - key(block->memory), mine = block->liveSize();
    if (own && before < mine)
      *own = ownOf(*block);
    return before >= mine || size <= mine - before ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (span && span->is(Span::Use::unmapped) && span->holds(address)) // of a block that is gone, and its memory too
    return UR_RESULT_ERROR_INVALID_VALUE;
  bool reserved = false;
  const std::optional<VirtualAccess> access = virtual_.leastAccess(address, size, &reserved);
  if (reserved) {
    if (!access)
      return UR_RESULT_ERROR_INVALID_SIZE;
    const VirtualAccess needed = use == MemoryUse::write  ? VirtualAccess::readWrite
                                 : use == MemoryUse::read ? VirtualAccess::read
                                                          : VirtualAccess::none;
    return *access < needed ? UR_RESULT_ERROR_INVALID_VALUE : UR_RESULT_SUCCESS;
  }
  RangeCache &cache = RangeCache::mine();
  const uintptr_t at = key(address);
  const KnownRange *known = cache.find(generation_.load(std::memory_order_acquire), at);
  KnownRange found;
  if (!known) [[unlikely]] {
    found = look(at);
    cache.remember(found);
    known = &found;
  }
  if (own)
    *own = known->own;
  return !known->allocated || size <= known->end - at ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_SIZE;
}

/// The range without allocations, or the allocation, that holds the address. A chunk of a pool has none here: before
/// anybody asks, the page map has answered for its blocks.
KnownRange AllocationMap::look(uintptr_t address) const noexcept {
  std::shared_lock lock(mutex_);
  const auto next = allocations_.upper_bound(address);
  KnownRange range{generation_.load(std::memory_order_relaxed), 0,
                   next == allocations_.end() ? UINTPTR_MAX : next->first, false};
  if (next == allocations_.begin())
    return range;
  const Allocation &before = std::prev(next)->second;
  const uintptr_t base = key(before.base);
  if (address - base < before.size) {
    range.begin = base;
    range.end = base + before.size;
    range.allocated = before.origin != Allocation::Origin::pooled;
    if (before.origin == Allocation::Origin::allocated)
      range.own = {before.kind, before.deviceIndex};
  } else {
    range.begin = base + before.size;
  }
  return range;
}

} // namespace ur::core
