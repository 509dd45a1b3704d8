// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which span a page of memory belongs to: two loads, no lock. One map for each context, since the memory of different
// vendors' devices may share addresses.
//
// A slab has an entry for each of its pages. Other spans, which may have millions, have one for their first, and a bit
// that says where they begin: what holds an address begins at the last bit before it. Bits lie in three levels, so that
// the last one is found by a few loads.
//
// Entries of pages are memory that the system brings when it is first written, 4 KiB for 2 MiB of addresses: where
// blocks are large that is a fault for each. So as long as one span alone begins in 2 MiB, a cell has it instead; all
// cells of a GiB are 4 KiB.
//
// find() is called by any thread at any time. An answer is a hint: what the entry of an address that is nobody's says
// may be out of date, so callers hold the address against the span's own bounds. Changes to ranges that don't overlap
// may be made at the same time.
#pragma once

#include "adapters/core/allocator/span.hpp"
#include "common/spin_lock.hpp"

#include <atomic>
#include <mutex>
#include <vector>

namespace ur::core {

class PageMap {
public:
  /// Throws bad_alloc. The tables are the system's zero pages until they are written.
  PageMap();
  PageMap(const PageMap &) = delete;
  PageMap &operator=(const PageMap &) = delete;
  ~PageMap();

  /// The span that holds the address, or an old one, or null.
  [[nodiscard]] Span *find(const void *address) const noexcept {
    const uintptr_t page = reinterpret_cast<uintptr_t>(address) >> kPageShift;
    const Leaf *leaf = leafAt(page >> kLeafBits);
    if (!leaf)
      return nullptr;
    const size_t index = page & (kLeafSize - 1);
    Span *span = leaf->cells[index >> kCellBits].load(std::memory_order_acquire);
    if (span && span->holds(address))
      return span;
    span = leaf->spans[index].load(std::memory_order_acquire);
    return span && span->holds(address) ? span : beginningBefore(*leaf, index);
  }

  /// Makes room for the entries of a range, so that nothing can fail on it. Throws bad_alloc.
  void prepare(const void *begin, size_t bytes);
  /// The span is found by all of its addresses.
  void enterSlab(Span &slab) noexcept;
  void enter(Span &span) noexcept;
  /// It need not be found any more. Before its bounds change.
  void leave(const Span &span) noexcept;

private:
  static constexpr unsigned kLeafBits = 18, kRootBits = 48 - kPageShift - kLeafBits;
  static constexpr size_t kLeafSize = size_t{1} << kLeafBits, kRootSize = size_t{1} << kRootBits;
  static constexpr unsigned kCellBits = 9;
  static_assert(size_t{1} << kCellBits == 64 * 8, "the bits that say whether a span begins in a cell are a byte");
  struct Leaf {
    SpinLock lock;                ///< of who changes bits and cells; innermost
    std::atomic<Span *> covering; ///< the span that reaches into it from the one before
    std::atomic<uint64_t> top, middle[kLeafSize >> 12];
    /// The only span that begins there and is no slab. Null: there is none, or each has its page's entry.
    std::atomic<Span *> cells[kLeafSize >> kCellBits];
    std::atomic<uint64_t> begins[kLeafSize >> 6];
    std::atomic<Span *> spans[kLeafSize]; ///< by their first pages; of slabs by all
  };
  using Root = std::atomic<Leaf *> *;
  /// Leaves of addresses whose upper 16 bits aren't zero, as those of device memory may be.
  struct Far {
    uintptr_t upper;
    Root root;
    Far *next;
  };
  template <typename T>
  [[nodiscard]] static T *zeroed(size_t count);
  /// With the leaf's lock: what is entered is the beginning of a span that is no slab.
  static void set(Leaf &leaf, size_t index, Span &span) noexcept;
  [[nodiscard]] static Span *beginningAt(const Leaf &leaf, size_t index) noexcept {
    Span *only = leaf.cells[index >> kCellBits].load(std::memory_order_acquire);
    return only ? only : leaf.spans[index].load(std::memory_order_acquire);
  }
  [[nodiscard]] static Span *beginningBefore(const Leaf &leaf, size_t index) noexcept;
  /// By an address without the bits that count inside a leaf. Null: there is none.
  [[nodiscard]] Leaf *leafAt(uintptr_t index) const noexcept {
    if (index >> kRootBits == 0) [[likely]]
      return root_[index].load(std::memory_order_acquire);
    const Root root = farRoot(index >> kRootBits);
    return root ? root[index & (kRootSize - 1)].load(std::memory_order_acquire) : nullptr;
  }
  [[nodiscard]] Root farRoot(uintptr_t upper) const noexcept;
  /// The same, made where it isn't there. With the lock. Throws bad_alloc.
  [[nodiscard]] Root makeRoot(uintptr_t upper);

  const Root root_;
  std::atomic<Far *> far_{nullptr}; ///< few, the newest first
  std::mutex mutex_;                // guards leaves_, and who adds roots
  std::vector<Leaf *> leaves_;
};

} // namespace ur::core
