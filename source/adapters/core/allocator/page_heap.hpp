// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pages of one kind of memory of a pool: free spans by size, cut and joined as needed, in chunks of the driver's.
//
// A free span has a stamp: what must be over before its memory is used. Whoever takes a span says which stamps will do.
// Neighbours are joined, with both stamps, but what is over isn't joined with what is pending. Not thread-safe: the
// pool's lock guards it. It calls no driver.
#pragma once

#include "adapters/core/allocator/page_map.hpp"
#include "adapters/core/allocator/record_store.hpp"

namespace ur::core {

class PageHeap {
public:
  PageHeap(StreamPool &pool, PageMap &map, RecordStore &records) noexcept : pool_(pool), map_(map), records_(records) {}
  PageHeap(const PageHeap &) = delete;
  PageHeap &operator=(const PageHeap &) = delete;

  /// Takes the memory in as one free span. Throws, with nothing changed. `chunk` is the caller's until it returns.
  void add(Chunk *chunk, Stamp stamp);

  /// A span of exactly `bytes`, a multiple of kPageSize, cut from the smallest free one whose stamp `accept(stamp)`
  /// finds good; with that stamp, and of no use yet: the caller makes it a slab or a block. Null: there is none. Throws
  /// bad_alloc with nothing changed.
  template <typename Accept>
  [[nodiscard]] Span *take(size_t bytes, Accept &&accept) {
    for (unsigned bin = size_class::of(bytes); bin < size_class::kCount; ++bin) {
      bin = nextFilled(bin);
      if (bin == size_class::kCount) {
        return nullptr;
      }
      unsigned tried = 0;
      for (Span *span = bins_[bin]; span && tried < kTries; span = span->next, ++tried) {
        if (span->bytes() >= bytes && accept(span->stamp)) {
          return cut(*span, bytes);
        }
      }
    }
    return nullptr;
  }
  /// Gives a span back, with what must be over before its memory is used again; joins it with free neighbours.
  void give(Span *span) noexcept;

  /// Takes out a chunk all of whose memory is free, and for whose stamp `accept` holds; null: there is none. Its
  /// records stay in the map.
  template <typename Accept>
  [[nodiscard]] Chunk *takeChunk(Accept &&accept) noexcept {
    for (unsigned bin = size_class::kCount; bin-- != 0;) { // the largest first: the fewest calls of the driver
      for (Span *span = bins_[bin]; span; span = span->next) {
        if (span->bytes() == span->chunk->size && accept(span->stamp)) {
          unlink(*span);
          return span->chunk;
        }
      }
    }
    return nullptr;
  }
  /// Joins what is over by now; `ask`: the driver may be asked.
  void refresh(bool ask) noexcept;
  /// Joins all neighbours, what is over with what isn't: for a request that finds nothing else.
  void joinAll() noexcept;
  /// Bytes in free spans.
  [[nodiscard]] size_t freeBytes() const noexcept { return freeBytes_; }

private:
  /// Spans of a bin that are looked at before the next bin: a long list of pending ones must not make a request slow.
  static constexpr unsigned kTries = 16;
  /// Of a joined stamp: beyond that, spans stay apart until parts of their stamps are over.
  static constexpr size_t kMaxStamp = 8;

  [[nodiscard]] unsigned nextFilled(unsigned bin) const noexcept;
  [[nodiscard]] Span *cut(Span &span, size_t bytes);
  void link(Span &span) noexcept;
  void unlink(Span &span) noexcept;
  /// Makes a free neighbour part of a span that is in no list; their stamps are joined already.
  void absorb(Span &span, Span &neighbour) noexcept;
  [[nodiscard]] Span *freeNeighbour(const std::byte *page, const Chunk *chunk) const noexcept;

  StreamPool &pool_;
  PageMap &map_;
  RecordStore &records_;
  size_t freeBytes_ = 0;
  /// By size class of what fits at least: all spans of a bin are as large as its class, or larger than the one before.
  Span *bins_[size_class::kCount] = {};
  uint64_t filled_[(size_class::kCount + 63) / 64] = {};
};

} // namespace ur::core
