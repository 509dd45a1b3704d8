// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/page_map.hpp"

#include "adapters/core/object/object.hpp"
#include "adapters/core/object/room.hpp"

#include <cstdlib>
#include <memory>
#include <utility>

namespace ur::core {

/// Zero bytes are null pointers; calloc takes them from the system without touching them.
template <typename T>
T *PageMap::zeroed(size_t count) {
  static_assert(std::is_trivially_destructible_v<T>);
  void *memory = std::calloc(count, sizeof(T));
  if (!memory)
    throw std::bad_alloc();
  return static_cast<T *>(memory);
}

PageMap::PageMap() : root_(zeroed<std::atomic<Leaf *>>(kRootSize)) {}

PageMap::~PageMap() {
  for (Leaf *leaf : leaves_)
    std::free(leaf);
  for (Far *far = far_.load(std::memory_order_relaxed); far;) {
    std::free(far->root);
    delete std::exchange(far, far->next);
  }
  std::free(root_);
}

PageMap::Root PageMap::farRoot(uintptr_t upper) const noexcept {
  for (const Far *far = far_.load(std::memory_order_acquire); far; far = far->next) {
    if (far->upper == upper)
      return far->root;
  }
  return nullptr;
}

PageMap::Root PageMap::makeRoot(uintptr_t upper) {
  if (upper == 0)
    return root_;
  if (const Root known = farRoot(upper))
    return known;
  auto made = std::make_unique<Far>(Far{upper, nullptr, far_.load(std::memory_order_relaxed)});
  made->root = zeroed<std::atomic<Leaf *>>(kRootSize);
  far_.store(made.get(), std::memory_order_release);
  return made.release()->root;
}

void PageMap::prepare(const void *begin, size_t bytes) {
  const uintptr_t first = reinterpret_cast<uintptr_t>(begin) >> kPageShift;
  const uintptr_t last = (reinterpret_cast<uintptr_t>(begin) + bytes - 1) >> kPageShift;
  std::lock_guard lock(mutex_);
  for (uintptr_t i = first >> kLeafBits; i <= last >> kLeafBits; ++i) {
    std::atomic<Leaf *> &place = makeRoot(i >> kRootBits)[i & (kRootSize - 1)];
    if (!place.load(std::memory_order_relaxed)) {
      haveRoom(leaves_);
      leaves_.push_back(zeroed<Leaf>(1));
      place.store(leaves_.back(), std::memory_order_release);
    }
  }
}

namespace {

/// The last bit that is set up to that one; -1: none.
int lastUpTo(uint64_t word, size_t bit) noexcept {
  const uint64_t below = word & (~uint64_t{0} >> (63 - bit));
  return static_cast<int>(std::bit_width(below)) - 1;
}

/// The last bit before that one; -1: none.
int lastBefore(uint64_t word, size_t bit) noexcept {
  return bit == 0 ? -1 : lastUpTo(word, bit - 1);
}

} // namespace

/// While a span is there, none begins inside it: whatever others change meanwhile, the bits between its first page and
/// one of its addresses are zero.
Span *PageMap::beginningBefore(const Leaf &leaf, size_t index) noexcept {
  constexpr auto kOrder = std::memory_order_acquire;
  size_t word = index >> 6;
  int bit = lastUpTo(leaf.begins[word].load(kOrder), index & 63);
  if (bit < 0) {
    size_t group = word >> 6;
    int within = lastBefore(leaf.middle[group].load(kOrder), word & 63);
    if (within < 0) {
      const int found = lastBefore(leaf.top.load(kOrder), group);
      if (found < 0)
        return leaf.covering.load(kOrder);
      group = static_cast<size_t>(found);
      within = lastUpTo(leaf.middle[group].load(kOrder), 63);
      if (within < 0)
        return nullptr; // It has just changed: nothing is there.
    }
    word = group * 64 + static_cast<size_t>(within);
    bit = lastUpTo(leaf.begins[word].load(kOrder), 63);
    if (bit < 0)
      return nullptr;
  }
  return beginningAt(leaf, word * 64 + static_cast<size_t>(bit));
}

/// A cell that has one already gives it to its page's entry. Who sees the new one's bit sees that, too.
void PageMap::set(Leaf &leaf, size_t index, Span &span) noexcept {
  constexpr auto kOrder = std::memory_order_release;
  std::atomic<Span *> &cell = leaf.cells[index >> kCellBits];
  const uint64_t begins = leaf.middle[index >> 12].load(std::memory_order_relaxed);
  if ((begins >> (index >> 6 & 56) & 0xff) == 0) {
    cell.store(&span, kOrder);
    return;
  }
  if (Span *other = cell.load(std::memory_order_relaxed)) {
    const uintptr_t page = reinterpret_cast<uintptr_t>(other->start()) >> kPageShift;
    leaf.spans[page & (kLeafSize - 1)].store(other, kOrder);
    cell.store(nullptr, kOrder);
  }
  leaf.spans[index].store(&span, kOrder);
}

void PageMap::enterSlab(Span &slab) noexcept {
  const uintptr_t first = reinterpret_cast<uintptr_t>(slab.start()) >> kPageShift;
  for (uintptr_t page = first; page < first + slab.bytes() / kPageSize; ++page)
    leafAt(page >> kLeafBits)->spans[page & (kLeafSize - 1)].store(&slab, std::memory_order_release);
}

void PageMap::enter(Span &span) noexcept {
  const auto begin = reinterpret_cast<uintptr_t>(span.start());
  const uintptr_t first = begin >> kPageShift, last = (begin + span.bytes() - 1) >> kPageShift;
  constexpr auto kOrder = std::memory_order_release;
  for (uintptr_t i = (first >> kLeafBits) + 1; i <= last >> kLeafBits; ++i) {
    if (Leaf *covered = leafAt(i))
      covered->covering.store(&span, kOrder);
  }
  Leaf *const found = leafAt(first >> kLeafBits);
  if (!found) // Addresses that have never been used.
    return;
  Leaf &leaf = *found;
  const size_t index = first & (kLeafSize - 1);
  std::lock_guard lock(leaf.lock);
  set(leaf, index, span);
  const auto setBit = [](std::atomic<uint64_t> &word, size_t bit) {
    word.store(word.load(std::memory_order_relaxed) | uint64_t{1} << bit, kOrder);
  };
  setBit(leaf.begins[index >> 6], index & 63);
  setBit(leaf.middle[index >> 12], index >> 6 & 63);
  setBit(leaf.top, index >> 12);
}

void PageMap::leave(const Span &span) noexcept {
  const uintptr_t page = reinterpret_cast<uintptr_t>(span.start()) >> kPageShift;
  const size_t index = page & (kLeafSize - 1);
  constexpr auto kOrder = std::memory_order_release;
  const auto clear = [](std::atomic<uint64_t> &word, size_t bit) {
    const uint64_t left = word.load(std::memory_order_relaxed) & ~(uint64_t{1} << bit);
    word.store(left, kOrder);
    return left == 0;
  };
  Leaf *const found = leafAt(page >> kLeafBits);
  if (!found)
    return;
  Leaf &leaf = *found;
  std::lock_guard lock(leaf.lock);
  if (clear(leaf.begins[index >> 6], index & 63) && clear(leaf.middle[index >> 12], index >> 6 & 63))
    (void)clear(leaf.top, index >> 12);
}

} // namespace ur::core
