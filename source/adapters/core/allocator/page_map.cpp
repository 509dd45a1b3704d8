// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/page_map.hpp"

#include "adapters/core/object/object.hpp"

#include <cstdlib>

namespace ur::core {

/// Zero bytes are null pointers; calloc takes them from the system without touching them.
template <typename T>
T *PageMap::zeroed(size_t count) {
  static_assert(std::is_trivially_destructible_v<T>);
  void *memory = std::calloc(count, sizeof(T));
  if (!memory) {
    throw std::bad_alloc();
  }
  return static_cast<T *>(memory);
}

PageMap::PageMap() : root_(zeroed<std::atomic<Leaf *>>(kRootSize)) {}

PageMap::~PageMap() {
  for (Leaf *leaf : leaves_) {
    std::free(leaf);
  }
  std::free(root_);
}

void PageMap::prepare(const void *begin, size_t pages) {
  const uintptr_t first = reinterpret_cast<uintptr_t>(begin) >> kPageShift;
  if ((first + pages - 1) >> (kLeafBits + kRootBits) != 0) {
    throw UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  std::lock_guard lock(mutex_);
  for (uintptr_t i = first >> kLeafBits; i <= (first + pages - 1) >> kLeafBits; ++i) {
    if (!root_[i].load(std::memory_order_relaxed)) {
      leaves_.reserve(leaves_.size() + 1);
      leaves_.push_back(zeroed<Leaf>(1));
      root_[i].store(leaves_.back(), std::memory_order_release);
    }
  }
}

void PageMap::set(const void *begin, size_t pages, Span *span) noexcept {
  const uintptr_t first = reinterpret_cast<uintptr_t>(begin) >> kPageShift;
  for (uintptr_t page = first; page < first + pages; ++page) {
    root_[page >> kLeafBits]
        .load(std::memory_order_relaxed)
        ->spans[page & (kLeafSize - 1)]
        .store(span, std::memory_order_release);
  }
}

} // namespace ur::core
