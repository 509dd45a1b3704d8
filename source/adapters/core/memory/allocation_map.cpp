// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/allocation_map.hpp"

#include <mutex>

namespace ur::core {
namespace {

uintptr_t key(const void *address) noexcept {
  return reinterpret_cast<uintptr_t>(address);
}

bool live(const Allocation &allocation) noexcept {
  return !allocation.block || allocation.block->state.load(std::memory_order_acquire) == AsyncBlock::State::live;
}

} // namespace

void AllocationMap::insert(const Allocation &allocation) {
  std::unique_lock lock(mutex_);
  allocations_.insert_or_assign(key(allocation.base), allocation);
  changed();
}

bool AllocationMap::insertApart(const Allocation &allocation) {
  bool reserved = false;
  (void)virtual_.leastAccess(allocation.base, allocation.size, &reserved);
  std::unique_lock lock(mutex_);
  const uintptr_t begin = key(allocation.base);
  const auto next = allocations_.lower_bound(begin);
  if (reserved || (next != allocations_.end() && next->first - begin < allocation.size)) {
    return false;
  }
  if (next != allocations_.begin()) {
    const Allocation &before = std::prev(next)->second;
    if (begin - key(before.base) < (before.block ? before.block->capacity : before.size)) {
      return false;
    }
  }
  allocations_.emplace_hint(next, begin, allocation);
  changed();
  return true;
}

std::optional<Allocation> AllocationMap::find(const void *address) const noexcept {
  if (const std::optional<VirtualRanges::Mapping> mapping = virtual_.find(address)) {
    Allocation found{mapping->start, mapping->size, MemoryKind::device, mapping->device};
    found.origin = Allocation::Origin::mapped;
    return found;
  }
  std::shared_lock lock(mutex_);
  auto next = allocations_.upper_bound(key(address));
  if (next == allocations_.begin()) {
    return {};
  }
  Allocation found = std::prev(next)->second;
  if (found.block) {
    found.size = found.block->size.load(std::memory_order_relaxed);
  }
  if (!live(found) || key(address) - key(found.base) >= found.size) {
    return {};
  }
  return found;
}

std::optional<Allocation> AllocationMap::take(void *base, Allocation::Origin origin) noexcept {
  std::unique_lock lock(mutex_);
  const auto found = allocations_.find(key(base));
  if (found == allocations_.end() || found->second.block || found->second.origin != origin) {
    return {};
  }
  Allocation taken = found->second;
  allocations_.erase(found);
  changed();
  return taken;
}

AsyncBlock *AllocationMap::beginFree(void *base) noexcept {
  std::shared_lock lock(mutex_);
  const auto found = allocations_.find(key(base));
  if (found == allocations_.end() || !found->second.block) {
    return nullptr;
  }
  AsyncBlock::State expected = AsyncBlock::State::live;
  AsyncBlock *block = found->second.block;
  return block->state.compare_exchange_strong(expected, AsyncBlock::State::freeing) ? block : nullptr;
}

bool AllocationMap::isFreedBlock(void *base) const noexcept {
  std::shared_lock lock(mutex_);
  const auto found = allocations_.find(key(base));
  return found != allocations_.end() && found->second.block && !live(found->second);
}

void AllocationMap::erase(void *base) noexcept {
  std::unique_lock lock(mutex_);
  allocations_.erase(key(base));
  changed();
}

std::vector<Allocation> AllocationMap::takeAll() {
  std::unique_lock lock(mutex_);
  std::vector<Allocation> all;
  for (const auto &[base, allocation] : allocations_) {
    all.push_back(allocation);
  }
  allocations_.clear();
  changed();
  return all;
}

ur_result_t AllocationMap::checkRange(const void *address, size_t size, MemoryUse use) const noexcept {
  if (size > UINTPTR_MAX - key(address)) {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  bool reserved = false;
  const std::optional<VirtualAccess> access = virtual_.leastAccess(address, size, &reserved);
  if (reserved) {
    if (!access) {
      return UR_RESULT_ERROR_INVALID_SIZE;
    }
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
    if (found.generation != 0) {
      cache.remember(found);
    }
    known = &found;
  }
  return !known->allocated || size <= known->end - at ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_SIZE;
}

/// The range without allocations, or the allocation, that holds the address. Generation 0: it may change without the
/// map's knowledge, as blocks of pools do.
KnownRange AllocationMap::look(uintptr_t address) const noexcept {
  std::shared_lock lock(mutex_);
  const auto next = allocations_.upper_bound(address);
  KnownRange range{generation_.load(std::memory_order_relaxed), 0,
                   next == allocations_.end() ? UINTPTR_MAX : next->first, false};
  if (next == allocations_.begin()) {
    return range;
  }
  const Allocation &before = std::prev(next)->second;
  const uintptr_t base = key(before.base);
  size_t size = before.size;
  if (before.block) {
    range.generation = 0;
    size = live(before) ? before.block->size.load(std::memory_order_relaxed) : 0;
  }
  if (address - base < size) {
    range.begin = base;
    range.end = base + size;
    range.allocated = true;
  } else {
    range.begin = base + size;
  }
  return range;
}

} // namespace ur::core
