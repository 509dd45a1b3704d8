// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a pool whose memory lies in ranges of addresses grows, moves free memory together and gives it back. The driver
// is called without the pool's lock: what is on its way is of no use to others meanwhile.
#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/room.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// Moves for one request, each of which costs some 60 us on a GPU: rather the pool grows; and where it may not.
constexpr size_t kMostMoves = 64, kMostMovesUnderPressure = 256;

} // namespace

/// More addresses. False where the driver has none.
bool StreamPool::addRange(size_t needed) {
  auto region = std::make_unique<Region>();
  region->kind = MemoryKind::device;
  region->remains = std::make_unique<LeftOver>();
  LeftOver &remains = *region->remains;
  remains.origin = LeftOver::Origin::range;
  remains.device = owner_.deviceIndex();
  remains.range = std::make_unique<AddressRange>(*ranges_.driver(), owner_.deviceIndex());
  AddressRange &range = *remains.range;
  region->range = &range;
  size_t size = 0;
  {
    std::lock_guard lock(mutex_);
    size = ranges_.nextSize(needed);
  }
  if (range.reserve(size) != UR_RESULT_SUCCESS && range.reserve(ranges_.inGranules(needed)) != UR_RESULT_SUCCESS)
    return false;
  region->begin = range.begin();
  region->size = range.size();
  try {
    context_.allocations().insert(
        {region->begin, region->size, region->kind, &owner_.device(), &owner_, Allocation::Origin::pooled});
    std::lock_guard lock(mutex_);
    haveRoom(regions_);
    of(MemoryKind::device).heap.addUnmapped(*region);
    ranges_.added(region->size);
    regions_.push_back(region.release());
    return true;
  } catch (...) {
    (void)context_.allocations().take(range.begin(), Allocation::Origin::pooled);
    range.release();
    throw;
  }
}

/// Pieces of memory, of `most` bytes each, behind all of a span that is of no use to others; those that were made,
/// where the driver fails. Throws bad_alloc.
ur_result_t StreamPool::makePieces(AddressRange &range, std::byte *at, size_t bytes, size_t most, Pieces &pieces) {
  for (size_t made = 0; made < bytes;) {
    const size_t size = std::min(bytes - made, most);
    pieces.emplace_back();
    const ur_result_t result = range.makePiece(at + made, size, pieces.back());
    if (result != UR_RESULT_SUCCESS) {
      pieces.pop_back();
      return result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ? UR_RESULT_ERROR_OUT_OF_RESOURCES : result;
    }
    made += size;
  }
  return UR_RESULT_SUCCESS;
}

/// What was just mapped, and has never been used.
void StreamPool::unmapForSure(AddressRange &range, std::byte *at, const MemoryPiece &piece) noexcept {
  if (range.unmap(at, piece) != UR_RESULT_SUCCESS && range.unmap(at, piece) != UR_RESULT_SUCCESS)
    logger().error("the driver failed to unmap %zu bytes of a pool", piece.size);
}

/// Grows by what the request needs beside free memory, and a little more. `least`: no more than that.
StreamPool::Grown StreamPool::growRange(const AllocRequest &request, size_t needed, bool least, ur_result_t *error,
                                        const Look &look) {
  PageHeap &heap = of(MemoryKind::device).heap;
  Search search(request, reuse_);
  std::optional<UnderWay> underWay;
  Span *claimed = nullptr;
  size_t bytes = 0, piece = 0;
  for (int attempt = 0; !claimed; ++attempt) {
    bool room = true;
    {
      std::lock_guard lock(mutex_);
      GrowthPlan plan = ranges_.plan(heap, needed, search, least);
      const size_t left = roomLeft();
      room = plan.hole != nullptr;
      if (!room && needed > left) { // Addresses wouldn't help.
        *error = UR_RESULT_ERROR_OUT_OF_RESOURCES;
        return Grown::refused;
      }
      if (room) {
        if (plan.bytes > left) {
          *error = UR_RESULT_ERROR_OUT_OF_RESOURCES;
          return needed <= left ? Grown::impossible : Grown::refused; // A chunk may be smaller than a granule.
        }
        const size_t step = least ? 0 : std::min(stepOfGrowth(MemoryKind::device), ranges_.largestPiece(reserved_));
        const size_t spare = std::min({step, budgetLeft(MemoryKind::device), left, plan.hole->bytes()});
        bytes = std::max(plan.bytes, spare / ranges_.granule() * ranges_.granule());
        piece = ranges_.pieceFor(bytes, reserved_);
        context_.pageMap().prepare(plan.hole->start(), bytes + kPageSize);
        claimed = &heap.takeUnmapped(*plan.hole, bytes);
        reserved_ += bytes;
        underWay.emplace(*this);
      }
    }
    if (!room && (attempt != 0 || !addRange(needed)))
      return Grown::impossible;
  }
  AddressRange &range = *claimed->region->range;
  Pieces pieces;
  Freed freed;
  const auto undo = [&] {
    dropPieces(range, claimed->start(), pieces);
    std::lock_guard lock(mutex_);
    reserved_ -= bytes;
    heap.giveUnmapped(*claimed);
  };
  try {
    *error = makePieces(range, claimed->start(), bytes, piece, pieces);
    if (*error != UR_RESULT_SUCCESS) {
      undo();
      return Grown::refused;
    }
    freed = zeroed(claimed->start(), bytes, request.mayBlock);
    std::lock_guard lock(mutex_);
    std::byte *at = claimed->start();
    for (const std::unique_ptr<MemoryPiece> &one : pieces) {
      range.enter(at, *one);
      at += one->size;
    }
  } catch (...) {
    undo();
    throw;
  }
  for (std::unique_ptr<MemoryPiece> &one : pieces)
    (void)one.release(); // the range's
  PoolNews news{};
  {
    std::lock_guard lock(mutex_);
    heap.give(claimed, std::move(freed));
    news = countGrowth(MemoryKind::device, bytes, false);
    if (look)
      look();
  }
  poolReports().tell(*this, news);
  return Grown::done;
}

/// Those that were made in vain, entered or not.
void StreamPool::dropPieces(AddressRange &range, std::byte *at, Pieces &pieces) noexcept {
  for (std::unique_ptr<MemoryPiece> &piece : pieces) {
    unmapForSure(range, at, *piece);
    {
      std::lock_guard lock(mutex_);
      if (range.pieces().count(at) != 0)
        (void)range.leave(at).release(); // still in the list
    }
    at += piece->size;
    range.destroy(std::move(piece));
  }
}

/// Free memory that lies apart is mapped side by side, so that the request fits: rather than that the pool grows. False
/// where that doesn't help.
bool StreamPool::moveTogether(Search &search) {
  if (!ranges_.driver() || search.request.kind != MemoryKind::device || only_)
    return false;
  PageHeap &heap = of(MemoryKind::device).heap;
  const size_t needed = leastGrowth(search.request);
  const size_t most = search.anyFit ? kMostMovesUnderPressure : kMostMoves;
  struct Move {
    FreePiece from;
    OldMapping old;
  };
  std::optional<UnderWay> underWay;
  std::vector<Move> moves;
  Span *claimed = nullptr;
  Freed joined;
  size_t total = 0;
  sweepOldMappings();
  const auto giveBack = [&] {
    std::lock_guard lock(mutex_);
    for (Move &move : moves) {
      if (move.old.span)
        heap.give(move.old.span, std::move(move.old.freed));
    }
    if (claimed)
      heap.giveUnmapped(*claimed);
  };
  try {
    std::unique_lock lock(mutex_);
    GrowthPlan plan;
    for (int attempt = 0;; ++attempt) {
      moves.clear();
      total = 0;
      plan = ranges_.plan(heap, needed, search);
      for (const FreePiece &one :
           plan.hole ? ranges_.choose(heap, plan.hole, plan.bytes, most, search) : std::vector<FreePiece>()) {
        moves.push_back({one, {}});
        total += one.piece->size;
      }
      const size_t missing = plan.bytes - std::min(plan.bytes, total); // The pool has to grow by that besides.
      if (plan.hole && (total == 0 || missing > roomLeft()))
        return false;
      if (plan.hole && total <= plan.hole->bytes())
        break;
      lock.unlock();
      if (attempt != 0 || !addRange(needed))
        return false;
      lock.lock();
    }
    haveRoom(ranges_.old, moves.size());
    context_.pageMap().prepare(plan.hole->start(), total + kPageSize);
    claimed = &heap.takeUnmapped(*plan.hole, total);
    underWay.emplace(*this);
    for (Move &move : moves) {
      move.old.span = &heap.takeAt(*runOf(move.from), move.from.at, move.from.piece->size, move.old.freed);
      move.old.range = move.from.range;
      if (!join(joined, move.old.freed))
        throw std::bad_alloc();
    }
  } catch (...) {
    giveBack();
    return false;
  }
  AddressRange &range = *claimed->region->range;
  std::byte *at = claimed->start();
  size_t mapped = 0;
  bool good = true;
  for (; mapped < moves.size() && good; ++mapped) {
    const MemoryPiece &piece = *moves[mapped].from.piece;
    good = range.map(at, piece) == UR_RESULT_SUCCESS;
    try {
      std::lock_guard lock(mutex_);
      if (good)
        range.enter(at, *moves[mapped].from.piece);
    } catch (...) {
      unmapForSure(range, at, piece);
      good = false;
    }
    at += piece.size;
  }
  if (!good) {
    at = claimed->start();
    for (size_t i = 0; i + 1 < mapped; ++i) {
      unmapForSure(range, at, *moves[i].from.piece);
      std::lock_guard lock(mutex_);
      (void)range.leave(at).release(); // It is mapped where it was.
      at += moves[i].from.piece->size;
    }
    giveBack();
    return false;
  }
  {
    std::lock_guard lock(mutex_);
    heap.give(claimed, std::move(joined));
    for (Move &move : moves)
      ranges_.old.push_back(std::move(move.old));
    moves_ += moves.size();
  }
  sweepOldMappings();
  return true;
}

/// The run that the piece lies in by now.
Span *StreamPool::runOf(const FreePiece &piece) noexcept {
  Span *found = nullptr;
  of(MemoryKind::device).heap.visitRuns([&](Span &first) {
    const bool holds = first.start() <= piece.at && piece.at < first.runLast->end();
    found = holds ? &first : nullptr;
    return holds;
  });
  return found;
}

/// Rule R15: addresses are unmapped only once all is over that may use them.
void StreamPool::sweepOldMappings() noexcept {
  std::vector<OldMapping> over;
  {
    std::lock_guard lock(mutex_);
    try {
      over.reserve(ranges_.old.size());
    } catch (const std::bad_alloc &) {
      return;
    }
    for (OldMapping &one : ranges_.old) {
      askAndDropOver(one.freed);
      if (one.freed.isNow())
        over.push_back(std::move(one));
    }
    std::erase_if(ranges_.old, [](const OldMapping &one) { return one.freed.isNow(); });
  }
  for (OldMapping &one : over) {
    const auto again = [&] { ranges_.old.push_back({one.span, one.range, {}}); }; // There has been room for it.
    (void)takeMappingAway(*one.range, *one.span, again);
  }
}

/// Of a span of no use: unmaps it, and gives its memory back to the driver if it is mapped nowhere else. False where
/// the driver fails: what the span is then is `failed()`'s to say, with the lock.
template <typename Failed>
bool StreamPool::takeMappingAway(AddressRange &range, Span &span, Failed failed) noexcept {
  std::byte *const at = span.start();
  MemoryPiece *piece = nullptr;
  {
    std::lock_guard lock(mutex_);
    piece = range.pieces().find(at)->second;
  }
  const bool unmapped = range.unmap(at, *piece) == UR_RESULT_SUCCESS;
  std::unique_ptr<MemoryPiece> last;
  {
    std::lock_guard lock(mutex_);
    if (unmapped) {
      last = range.leave(at);
      of(MemoryKind::device).heap.giveUnmapped(span);
    } else {
      failed();
    }
  }
  if (last)
    range.destroy(std::move(last));
  return unmapped;
}

/// Pieces that nobody uses go back to the driver, until no more than `keep` is reserved.
void StreamPool::trimRanges(size_t keep) noexcept {
  if (!ranges_.driver())
    return;
  sweepOldMappings();
  PoolNews news{PoolNews::What::shrinks, MemoryKind::device, 0, 0};
  while (const size_t bytes = giveOnePieceBack(keep, news.reserved))
    news.bytes += bytes;
  if (news.bytes != 0)
    poolReports().tell(*this, news);
}

/// Its size; zero: there is none, or the driver fails. `reserved`: what the pool has after that.
size_t StreamPool::giveOnePieceBack(size_t keep, size_t &reserved) noexcept {
  PageHeap &heap = of(MemoryKind::device).heap;
  std::optional<UnderWay> underWay;
  Span *span = nullptr;
  FreePiece unused;
  size_t bytes = 0;
  try {
    std::lock_guard lock(mutex_);
    unused = reserved_ > keep ? ranges_.unused(heap) : FreePiece();
    if (!unused.piece)
      return 0;
    bytes = unused.piece->size;
    Freed freed;
    span = &heap.takeAt(*unused.runFirst, unused.at, bytes, freed);
    underWay.emplace(*this);
    reserved_ -= bytes;
    own_ -= bytes;
    reserved = reserved_;
  } catch (...) {
    return 0;
  }
  const auto keepIt = [&] {
    reserved_ += bytes;
    own_ += bytes;
    heap.give(span, LanePlace());
  };
  return takeMappingAway(*unused.range, *span, keepIt) ? bytes : 0;
}

} // namespace ur::core
