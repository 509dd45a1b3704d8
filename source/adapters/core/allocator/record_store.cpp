// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/record_store.hpp"

#include <algorithm>

namespace ur::core {

Span *RecordStore::takeSpan() {
  std::lock_guard lock(mutex_);
  if (Span *span = freeSpans_) {
    freeSpans_ = std::exchange(span->next, nullptr);
    return span;
  }
  return &spans_.emplace_back();
}

void RecordStore::clear(Span &span) noexcept {
  span.setUse(Span::Use::none);
  span.setBounds(nullptr, 0); // Who finds an old record by an address must not take it for one that holds it.
  span.blockCount = 0;
  span.freed = {};
  span.previous = nullptr;
}

void RecordStore::put(Span *span) noexcept {
  clear(*span);
  std::lock_guard lock(mutex_);
  span->next = std::exchange(freeSpans_, span);
}

/// The free arrays of that length; null: none was ever made.
Block **RecordStore::freeArrays(uint32_t count) noexcept {
  const auto list =
      std::find_if(freeBlocks_.begin(), freeBlocks_.end(), [count](const auto &entry) { return entry.first == count; });
  return list == freeBlocks_.end() ? nullptr : &list->second;
}

std::span<Block> RecordStore::takeBlocks(uint32_t count) {
  std::lock_guard lock(mutex_);
  Block **arrays = freeArrays(count);
  if (!arrays)
    arrays = &freeBlocks_.emplace_back(count, nullptr).second; // Now, so that giving back needs no memory.
  if (Block *blocks = *arrays) {
    *arrays = std::exchange(blocks->next, nullptr);
    return {blocks, count};
  }
  blocks_.push_back(std::make_unique<Block[]>(count));
  return {blocks_.back().get(), count};
}

void RecordStore::put(std::span<Block> blocks) noexcept {
  std::lock_guard lock(mutex_);
  blocks.front().next = std::exchange(*freeArrays(static_cast<uint32_t>(blocks.size())), blocks.data());
}

} // namespace ur::core
