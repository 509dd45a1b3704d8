// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks that graphs hold: between runs, their memory may go back to the driver, while their addresses stay. To the
// page heap they are in use all the time.
#include "adapters/core/allocator/stream_pool.hpp"

#include "adapters/core/allocator/usm_pool.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// Addresses of blocks that lie side by side in one range.
struct Interval {
  AddressRange *range;
  std::byte *begin, *end;
};

bool mayBeTaken(const Span &span) noexcept {
  return span.is(Span::Use::large) && span.region->range;
}

/// In the order of their addresses. Throws bad_alloc.
std::vector<Interval> intervalsOf(std::span<Block *const> blocks) {
  std::vector<const Span *> spans;
  for (const Block *block : blocks) {
    if (mayBeTaken(*block->span))
      spans.push_back(block->span);
  }
  std::sort(spans.begin(), spans.end(), [](const Span *a, const Span *b) { return a->start() < b->start(); });
  std::vector<Interval> all;
  for (const Span *span : spans) {
    AddressRange *range = span->region->range;
    if (!all.empty() && all.back().range == range && all.back().end == span->start())
      all.back().end = span->end();
    else
      all.push_back({range, span->start(), span->end()});
  }
  return all;
}

/// The first piece that was taken, if any, with an address of the span. With the pool's lock.
std::optional<std::pair<std::byte *, size_t>> firstTaken(const Span &span) noexcept {
  const std::map<std::byte *, size_t> &taken = span.region->range->taken;
  auto found = taken.upper_bound(span.start());
  if (found != taken.begin() && std::prev(found)->first + std::prev(found)->second > span.start())
    --found;
  if (found == taken.end() || found->first >= span.end())
    return {};
  return *found;
}

} // namespace

size_t StreamPool::takeHeld(std::span<Block *const> blocks, size_t keep) noexcept {
  struct Whole {
    AddressRange *range;
    std::byte *at;
    MemoryPiece *piece;
    std::map<std::byte *, size_t>::node_type note;
  };
  std::vector<Whole> wholes;
  PoolNews news{PoolNews::What::shrinks, MemoryKind::device, 0, 0};
  try {
    const std::vector<Interval> intervals = intervalsOf(blocks);
    std::map<std::byte *, size_t> notes;
    std::lock_guard lock(mutex_);
    size_t left = mostReserved();
    for (const Interval &where : intervals) {
      const AddressRange::Pieces &pieces = where.range->pieces();
      for (auto one = pieces.lower_bound(where.begin); one != pieces.end() && left > keep; ++one) {
        const size_t size = one->second->size;
        if (one->first + size > where.end)
          break;
        if (one->second->mappings != 1)
          continue;
        notes.emplace(one->first, size);
        wholes.push_back({where.range, one->first, one->second, notes.extract(one->first)});
        left -= std::min(left, size);
      }
    }
  } catch (const std::bad_alloc &) { // Fewer, or none.
  }
  for (Whole &one : wholes) {
    if (one.range->unmap(one.at, *one.piece) != UR_RESULT_SUCCESS)
      continue;
    std::unique_ptr<MemoryPiece> gone;
    {
      std::lock_guard lock(mutex_);
      gone = one.range->leave(one.at);
      one.range->taken.insert(std::move(one.note));
      reserved_ -= gone->size;
      own_ -= gone->size;
      taken_ += gone->size;
      news.bytes += gone->size;
      news.reserved = reserved_;
    }
    one.range->destroy(std::move(gone));
  }
  if (news.bytes != 0)
    poolReports().tell(*this, news);
  return news.bytes;
}

/// Throws the driver's error, or bad_alloc, with nothing changed.
void StreamPool::returnPiece(AddressRange &range, std::byte *at, size_t size) {
  Pieces made;
  ur_result_t result = makePieces(range, at, size, size, made);
  if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_DEVICE_LOST) {
    trimRanges(0);
    trimOthers();
    result = makePieces(range, at, size, size, made);
  }
  check(result);
  PoolNews news{};
  try {
    std::lock_guard lock(mutex_);
    range.enter(at, *made.front());
    (void)made.front().release(); // the range's
    range.taken.erase(at);
    taken_ -= size;
    reserved_ += size;
    news = countGrowth(MemoryKind::device, size, false);
  } catch (...) {
    dropPieces(range, at, made);
    throw;
  }
  poolReports().tell(*this, news);
}

void StreamPool::returnHeld(const Block &block) {
  const Span &span = *block.span;
  if (!mayBeTaken(span))
    return;
  const auto missing = [&] {
    std::lock_guard lock(mutex_);
    return firstTaken(span);
  };
  while (const auto piece = missing())
    returnPiece(*span.region->range, piece->first, piece->second);
}

} // namespace ur::core
