// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which span a page of memory belongs to: two loads, no lock. One map for each context, since the memory of different
// vendors' devices may share addresses.
//
// find() is called by any thread at any time. An answer is a hint: what the entry of an address that is nobody's says
// may be out of date, so callers hold the address against the span's own bounds. set() of ranges that don't overlap may
// run at the same time.
#pragma once

#include "adapters/core/allocator/size_class.hpp"

#include <atomic>
#include <mutex>
#include <vector>

namespace ur::core {

struct Span;

class PageMap {
public:
  /// Throws bad_alloc. The tables are the system's zero pages until they are written.
  PageMap();
  PageMap(const PageMap &) = delete;
  PageMap &operator=(const PageMap &) = delete;
  ~PageMap();

  /// The span of the address' page, or null.
  [[nodiscard]] Span *find(const void *address) const noexcept {
    const uintptr_t page = reinterpret_cast<uintptr_t>(address) >> kPageShift;
    if (page >> (kLeafBits + kRootBits) != 0) {
      return nullptr;
    }
    const Leaf *leaf = root_[page >> kLeafBits].load(std::memory_order_acquire);
    return leaf ? leaf->spans[page & (kLeafSize - 1)].load(std::memory_order_acquire) : nullptr;
  }

  /// The same, of an address that has one.
  [[nodiscard]] Span &at(const void *address) const noexcept {
    const uintptr_t page = reinterpret_cast<uintptr_t>(address) >> kPageShift;
    return *root_[page >> kLeafBits]
                .load(std::memory_order_acquire)
                ->spans[page & (kLeafSize - 1)]
                .load(std::memory_order_acquire);
  }

  /// Makes room for the entries of a range, so that set() can't fail on it. Throws bad_alloc; OUT_OF_RESOURCES for
  /// addresses beyond 48 bits.
  void prepare(const void *begin, size_t pages);
  void set(const void *begin, size_t pages, Span *span) noexcept;

private:
  static constexpr unsigned kLeafBits = 16, kRootBits = 16;
  static constexpr size_t kLeafSize = size_t{1} << kLeafBits, kRootSize = size_t{1} << kRootBits;
  struct Leaf {
    std::atomic<Span *> spans[kLeafSize];
  };
  template <typename T>
  [[nodiscard]] static T *zeroed(size_t count);

  std::atomic<Leaf *> *root_;
  std::mutex mutex_; // guards leaves_
  std::vector<Leaf *> leaves_;
};

} // namespace ur::core
