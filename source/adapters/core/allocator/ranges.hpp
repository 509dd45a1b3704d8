// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ranges of addresses of a pool's device memory, where the driver has virtual memory: where in them the pool grows,
// which pieces of memory may be moved or given back, and which mappings are still to be taken away.
//
// A pool has a few ranges, each as large as all before it. It grows where that takes the least new memory: at the end
// of the last range, mostly, or in a hole, together with free memory beside it.
//
// Not thread-safe: the pool's lock guards it, but for what is constant. It calls no driver.
#pragma once

#include "adapters/core/allocator/address_range.hpp"
#include "adapters/core/allocator/page_heap.hpp"

namespace ur::core {

/// Addresses for memory to come, and how much of that there must be for a request to fit.
struct GrowthPlan {
  Span *hole = nullptr; ///< unmapped; null: no range has room
  size_t bytes = 0;     ///< from the hole's beginning
};

/// A piece all of whose memory is free.
struct FreePiece {
  Span *runFirst = nullptr;
  AddressRange *range = nullptr;
  std::byte *at = nullptr;
  MemoryPiece *piece = nullptr;
};

/// A mapping that is out of use once that is over.
struct OldMapping {
  Span *span = nullptr; ///< of no use
  AddressRange *range = nullptr;
  Freed freed;
};

class Ranges {
public:
  Ranges(Context &context, uint32_t device, const PoolLimits &limits) noexcept;

  // Constant.
  /// Null: all memory comes in chunks.
  [[nodiscard]] VirtualMemoryDriver *driver() const noexcept { return driver_; }
  /// What sizes of pieces are multiples of.
  [[nodiscard]] size_t granule() const noexcept { return granule_; }
  [[nodiscard]] size_t inGranules(size_t size) const noexcept { return (size + granule_ - 1) / granule_ * granule_; }
  /// None is larger that is made for a pool that has reserved that much.
  [[nodiscard]] size_t largestPiece(size_t reserved) const noexcept;
  /// Of what pieces to make so many bytes for a pool that has reserved that much. Larger ones cost less; but one that
  /// is in use in part can't be moved, so they are a small part of the pool, or of a large block.
  [[nodiscard]] size_t pieceFor(size_t bytes, size_t reserved) const noexcept;

  [[nodiscard]] size_t nextSize(size_t needed) const noexcept;
  void added(size_t size) noexcept { total_ += size; }

  /// For a request of `bytes`: where the least new memory makes a run that it fits in, with free memory beside that the
  /// search accepts. `least`: in units of the driver's granularity.
  [[nodiscard]] GrowthPlan plan(const PageHeap &heap, size_t bytes, Search &search, bool least = false) const;
  /// Pieces in free memory that the search accepts, but for runs beside the hole, and which aren't mapped at too many
  /// places: as few as are enough for `bytes`, at most `most`; fewer bytes where there is no more. Throws bad_alloc.
  [[nodiscard]] std::vector<FreePiece> choose(const PageHeap &heap, const Span *hole, size_t bytes, size_t most,
                                              Search &search) const;
  /// The largest piece that nobody uses any more, if there is one; the driver may be asked.
  [[nodiscard]] FreePiece unused(const PageHeap &heap) const noexcept;

  std::vector<OldMapping> old;

private:
  template <typename Accept, typename Visit>
  static void visitPieces(const PageHeap &heap, uint32_t mappings, Accept &&accept, Visit &&visit);

  VirtualMemoryDriver *driver_ = nullptr;
  size_t least_ = kPageSize, granule_ = kGranule, maximum_ = SIZE_MAX;
  size_t unit_ = kGranule; ///< what sizes of larger pieces are multiples of
  size_t total_ = 0;
};

} // namespace ur::core
