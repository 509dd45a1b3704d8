// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/ranges.hpp"

#include "adapters/core/device/context.hpp"

#include <algorithm>

namespace ur::core {
namespace {

constexpr size_t kFirstRange = 512;  ///< granules
constexpr size_t kMostGranules = 64; ///< of a piece
// Of a bounded pool: as it fills, its pieces get smaller, so that more of what is free can be moved.
constexpr size_t kPiecesOfRoom = 32, kPiecesOfMaximum = 256;
constexpr size_t kGranulesOfMaximum = 128; ///< at least, where the driver's granularity allows that
/// How many pieces a growth consists of, and a pool. Of large pools pieces are a larger part: each costs the same.
constexpr size_t kPiecesOfGrowth = 4, kPiecesOfPool = 64, kPiecesOfMore = 16;
constexpr size_t kSmallPool = 512;  ///< granules
constexpr unsigned kMostHoles = 64; ///< that are looked at, or as many as it takes to find one
/// Of a piece that was moved, until the device has come so far: what old mappings cost is addresses.
constexpr uint32_t kMostMappings = 64;

} // namespace

Ranges::Ranges(Context &context, uint32_t device, const PoolLimits &limits) noexcept {
  VirtualMemoryDriver *driver = context.driver().virtualMemory();
  if (!driver || limits.native || limits.chunksOnly || !driver->forPools())
    return;
  driver_ = driver;
  const size_t least = least_ = std::max(driver->granularity(device, kGranule).minimum, kPageSize);
  const size_t wished = std::clamp(limits.batch[static_cast<size_t>(MemoryKind::device)], kPageSize, kGranule);
  granule_ = (wished + least - 1) / least * least;
  unit_ = granule_;
  maximum_ = limits.maximumSize;
  granule_ = std::clamp(maximum_ / kGranulesOfMaximum / least * least, least, granule_);
}

size_t Ranges::largestPiece(size_t reserved) const noexcept {
  const size_t room = maximum_ - std::min(maximum_, reserved);
  const size_t wished = std::max(room / kPiecesOfRoom, maximum_ / kPiecesOfMaximum);
  return std::clamp(wished / unit_ * unit_, unit_, kMostGranules * unit_);
}

size_t Ranges::pieceFor(size_t bytes, size_t reserved) const noexcept {
  const size_t more = reserved - std::min(reserved, kSmallPool * unit_);
  const size_t wished = std::max({bytes / kPiecesOfGrowth, reserved / kPiecesOfPool, more / kPiecesOfMore});
  return std::clamp(wished / granule_ * granule_, granule_, largestPiece(reserved));
}

size_t Ranges::nextSize(size_t needed) const noexcept {
  return std::max({inGranules(needed) * 2, total_, kFirstRange * granule_});
}

namespace {

/// Bytes of the free spans that end with `last`, as far as the search accepts them.
size_t acceptedBefore(const Span *last, Search &search) {
  size_t bytes = 0;
  for (; last && last->is(Span::Use::free) && search.accepts(last->freed); last = last->before)
    bytes += last->bytes();
  return bytes;
}

size_t acceptedFrom(const Span *first, Search &search) {
  size_t bytes = 0;
  for (; first && first->is(Span::Use::free) && search.accepts(first->freed); first = first->behind)
    bytes += first->bytes();
  return bytes;
}

} // namespace

GrowthPlan Ranges::plan(const PageHeap &heap, size_t bytes, Search &search, bool least) const {
  const size_t unit = least ? least_ : granule_;
  GrowthPlan best;
  unsigned looked = 0;
  for (Span *hole = heap.unmapped(); hole && (looked < kMostHoles || !best.hole); hole = hole->next, ++looked) {
    const size_t before = acceptedBefore(hole->before, search), room = hole->bytes();
    size_t needed = (bytes - std::min(before, bytes - 1) + unit - 1) / unit * unit;
    if (needed > room && before + room + acceptedFrom(hole->behind, search) >= bytes)
      needed = room;
    const bool better =
        !best.hole || needed < best.bytes || (needed == best.bytes && hole->start() < best.hole->start());
    if (needed <= room && better)
      best = {hole, needed};
  }
  return best;
}

/// Calls visit(FreePiece) for each piece within free spans that `accept(freed)` holds for, and which has at most so
/// many mappings, until that answers true.
template <typename Accept, typename Visit>
void Ranges::visitPieces(const PageHeap &heap, uint32_t mappings, Accept &&accept, Visit &&visit) {
  heap.visitRuns([&](Span &runFirst) {
    AddressRange *range = runFirst.region->range;
    if (!range)
      return false;
    const std::byte *good = nullptr; // accepted from there on
    auto next = range->pieces().lower_bound(runFirst.start());
    for (Span *span = &runFirst;; span = span->behind) {
      if (!accept(span->freed))
        good = nullptr;
      else
        good = good ? good : span->start();
      for (; next != range->pieces().end() && next->first + next->second->size <= span->end(); ++next) {
        if (good && next->first >= good && next->second->mappings <= mappings &&
            visit(FreePiece{&runFirst, range, next->first, next->second}))
          return true;
      }
      if (span == runFirst.runLast)
        return false;
    }
  });
}

std::vector<FreePiece> Ranges::choose(const PageHeap &heap, const Span *hole, size_t bytes, size_t most,
                                      Search &search) const {
  std::vector<FreePiece> all;
  const auto isBeside = [hole](const Span &runFirst) {
    return hole && (runFirst.runLast->behind == hole || runFirst.before == hole);
  };
  visitPieces(
      heap, kMostMappings, [&](const Freed &freed) { return search.accepts(freed); },
      [&](const FreePiece &one) {
        if (!isBeside(*one.runFirst))
          all.push_back(one);
        return false;
      });
  std::stable_sort(all.begin(), all.end(),
                   [](const FreePiece &a, const FreePiece &b) { return a.piece->size > b.piece->size; });
  size_t count = 0, chosen = 0;
  while (count < std::min(all.size(), most) && chosen < bytes)
    chosen += all[count++].piece->size;
  if (chosen > bytes) { // The last need only be as large as what was missing.
    const size_t missing = bytes - (chosen - all[count - 1].piece->size);
    size_t fitting = count - 1;
    while (fitting + 1 < all.size() && all[fitting + 1].piece->size >= missing)
      ++fitting;
    std::swap(all[count - 1], all[fitting]);
  }
  all.resize(count);
  return all;
}

FreePiece Ranges::unused(const PageHeap &heap) const noexcept {
  FreePiece largest;
  visitPieces(
      heap, 1, [](const Freed &freed) { return isOver(freed); },
      [&](const FreePiece &one) {
        if (!largest.piece || one.piece->size > largest.piece->size)
          largest = one;
        return false;
      });
  return largest;
}

} // namespace ur::core
