// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pages of one kind of memory of a pool: free spans, cut and joined as needed.
//
// Free spans that lie side by side are a run. Those that are free since the same lane's work, or by now, are one span;
// others stay apart, each with what must be over before its memory is used, so that each request finds out for itself
// how much of the run it may have. Runs are sorted by their sizes. A request gets the smallest run that suffices, of
// several the one with the lowest address: docs/adr/0035 has the comparison.
//
// Not thread-safe: the pool's lock guards it. It calls no driver but by Search::accepts.
#pragma once

#include "adapters/core/allocator/page_map.hpp"
#include "adapters/core/allocator/record_store.hpp"
#include "adapters/core/allocator/region.hpp"
#include "adapters/core/allocator/search.hpp"

namespace ur::core {

class PageHeap {
public:
  PageHeap(StreamPool &pool, PageMap &map, RecordStore &records) noexcept : pool_(pool), map_(map), records_(records) {}
  PageHeap(const PageHeap &) = delete;
  PageHeap &operator=(const PageHeap &) = delete;
  ~PageHeap();

  /// A region's memory, all of it free; or its addresses, none of them mapped. The map has room for it. Throws
  /// bad_alloc with nothing changed.
  void add(Region &region, Freed freed);
  void addUnmapped(Region &region);
  /// The region as one span of no use.
  [[nodiscard]] Span &addOne(Region &region) { return *only(region); }
  /// Takes all of a region's spans out. None of them is in use.
  void remove(Region &region) noexcept;

  /// A span of exactly `bytes`, a multiple of kPageSize, of free memory that the search accepts; and of no use yet: the
  /// caller makes it a slab or a block. `freed`, which says now: gets what of it isn't over, nor earlier on the
  /// request's lane. `all`, if it is asked for: all of it, which counts for whoever else gets a part. Null: there is
  /// none. Throws bad_alloc with nothing changed.
  [[nodiscard]] Span *take(size_t bytes, Search &search, Freed &freed, Freed *all = nullptr);
  /// Gives a span back, with what must be over before its memory is used again; joins it with free neighbours.
  void give(Span *span, Freed freed) noexcept;
  void give(Span *span, const LanePlace &since) noexcept;

  /// What becomes of a span that was taken: it is found by its addresses from then on.
  void makeSlab(Span &span, MemoryKind kind, unsigned sizeClass, std::span<Block> records) noexcept;
  void makeLarge(Span &span, MemoryKind kind, uint16_t sizeClass) noexcept;

  /// Takes [begin, begin + bytes) out of the run: a span of no use. `freed`: all that must be over before it is used
  /// again. Throws bad_alloc with nothing changed.
  [[nodiscard]] Span &takeAt(Span &runFirst, std::byte *begin, size_t bytes, Freed &freed);

  // Unmapped spans: addresses of a range without memory.
  /// A span of no use becomes one; joined with its neighbours.
  void giveUnmapped(Span &span) noexcept;
  /// Takes `bytes` from its beginning: a span of no use. Throws bad_alloc with nothing changed.
  [[nodiscard]] Span &takeUnmapped(Span &span, size_t bytes);
  [[nodiscard]] Span *unmapped() const noexcept { return unmapped_; } ///< the first of a list

  /// Calls visit(first) for each run, the largest first, until it answers true. It may change that run.
  template <typename Visit>
  void visitRuns(Visit visit) const {
    for (unsigned bin = size_class::kCount; bin-- != 0;) {
      for (Span *first = bins_[bin], *next = nullptr; first; first = next) {
        next = first->next;
        if (visit(*first))
          return;
      }
    }
  }
  [[nodiscard]] static size_t runBytes(const Span &first) noexcept {
    return static_cast<size_t>(first.runLast->end() - first.start());
  }
  /// Whether nobody uses any of it any more, as far as is known.
  [[nodiscard]] static bool isRunOver(const Span &first) noexcept;
  /// Finds out what is over by now, and joins it; `ask`: the driver may be asked.
  void refresh(bool ask) noexcept;
  /// Calls visit(freed, bytes) for each free span: it may change what that is free since.
  template <typename Visit>
  void visitFree(Visit visit) {
    visitRuns([&](Span &first) {
      for (Span *span = &first;; span = span->behind) {
        visit(span->freed, span->bytes());
        if (span == first.runLast)
          return false;
      }
    });
  }
  /// Bytes in free spans.
  [[nodiscard]] size_t freeBytes() const noexcept { return freeBytes_; }
  [[nodiscard]] size_t largestRun() const noexcept;
  /// The most bytes that take() finds for the search.
  [[nodiscard]] size_t largestFor(Search &search) const;

private:
  /// Runs that are looked into before the request goes on, and parts at either end of each: a long list of pending ones
  /// must not make it slow.
  static constexpr unsigned kTries = 16, kMostTries = 96, kTriesUnderPressure = 4096, kMostParts = 64;

  /// Free spans side by side, from the beginning of the first.
  struct Fit {
    Span *runFirst = nullptr, *first = nullptr, *last = nullptr;
  };
  class Parts;
  [[nodiscard]] Span *only(Region &region);
  unsigned lookInto(unsigned bin, size_t bytes, Search &search, unsigned most, Fit &found) const;
  [[nodiscard]] Fit best(size_t bytes, Search &search) const;
  [[nodiscard]] static size_t largestIn(Span &runFirst, Search &search);
  [[nodiscard]] static Fit fitIn(Span &runFirst, size_t bytes, Search &search);
  [[nodiscard]] Span *cut(const Fit &fit, size_t bytes);
  [[nodiscard]] Span *cutOne(Span &run, size_t bytes);
  template <typename Since>
  void giveSince(Span &span, Since since) noexcept;
  void joinRuns(Span *span, Span *before, Span *behind) noexcept;
  void resizeRun(Span &run, std::byte *begin, size_t bytes) noexcept;
  [[nodiscard]] unsigned nextFilled(unsigned bin) const noexcept;
  void linkRun(Span *first, Span *last) noexcept;
  void unlinkRun(Span &first) noexcept;
  [[nodiscard]] Span *takeRecord();
  void putRecord(Span *span) noexcept;
  void insertBefore(Span &span, Span &made) noexcept;
  void dropSpan(Span &span) noexcept;
  void refreshRun(Span &first, bool ask) noexcept;
  void linkUnmapped(Span &span) noexcept;
  void unlinkUnmapped(Span &span) noexcept;

  StreamPool &pool_;
  PageMap &map_;
  RecordStore &records_;
  /// Records at hand: a cut and a join after each other shouldn't take the store's lock.
  static constexpr unsigned kMostSpare = 64;
  Span *spare_ = nullptr;
  unsigned spareCount_ = 0;
  size_t freeBytes_ = 0;
  Span *unmapped_ = nullptr;
  /// By floorOf(): all runs of a bin are as large as its class, and smaller than the next.
  Span *bins_[size_class::kCount] = {};
  uint64_t filled_[(size_class::kCount + 63) / 64] = {};
};

} // namespace ur::core
