// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/pool_parts.hpp"

#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// More than were there a moment ago, for what comes meanwhile.
constexpr size_t kMoreShare = 8, kMore = 64;

ur_usm_type_t typeOf(MemoryKind kind) noexcept {
  switch (kind) {
  case MemoryKind::host:
    return UR_USM_TYPE_HOST;
  case MemoryKind::shared:
    return UR_USM_TYPE_SHARED;
  case MemoryKind::device:
    break;
  }
  return UR_USM_TYPE_DEVICE;
}

ur_laneway_usm_pool_region_type_t typeOf(const Region &region) noexcept {
  return region.range        ? UR_LANEWAY_USM_POOL_REGION_TYPE_RANGE
         : region.isNative() ? UR_LANEWAY_USM_POOL_REGION_TYPE_NATIVE
         : region.remains    ? UR_LANEWAY_USM_POOL_REGION_TYPE_CHUNK
                             : UR_LANEWAY_USM_POOL_REGION_TYPE_BUFFER;
}

/// The one stream that it waits for, else 0.
uint64_t laneOf(const Freed &freed) noexcept {
  if (!freed.command)
    return freed.lane->id();
  const Lane *lane = freed.lane || freed.more ? nullptr : freed.command->lane();
  return lane ? lane->id() : 0;
}

/// The part, with all its addresses mapped.
PoolPart at(PoolPart part, std::byte *begin, size_t size, ur_laneway_usm_pool_part_state_t state) noexcept {
  part.pMem = begin;
  part.size = part.memorySize = size;
  part.state = state;
  return part;
}

PoolPart freeAt(PoolPart part, std::byte *begin, size_t size, const Freed &freed) noexcept {
  const bool over = isOver(freed);
  part = at(part, begin, size, over ? UR_LANEWAY_USM_POOL_PART_STATE_FREE : UR_LANEWAY_USM_POOL_PART_STATE_PENDING);
  part.lane = over ? 0 : laneOf(freed);
  return part;
}

PoolPart blockAt(PoolPart part, const Block &block) noexcept {
  const size_t asked = block.liveSize();
  part = at(part, block.memory, block.capacity,
            asked != 0 ? UR_LANEWAY_USM_POOL_PART_STATE_LIVE : UR_LANEWAY_USM_POOL_PART_STATE_AT_HAND);
  part.requestedSize = asked;
  return part;
}

} // namespace

PoolPart PoolParts::partOf(const Region &region) noexcept {
  PoolPart part{};
  part.hDevice = &pool_.owner_.device();
  part.pRegion = region.begin;
  part.regionSize = region.size;
  part.regionType = typeOf(region);
  part.memType = typeOf(region.kind);
  return part;
}

template <typename Visit>
void PoolParts::visit(Visit visit) {
  for (const Region *region : pool_.regions_) {
    const PoolPart part = partOf(*region);
    for (const Span *span = region->first; span; span = span->behind)
      visitSpan(part, *span, visit);
  }
  for (const MemoryKind kind : {MemoryKind::host, MemoryKind::device, MemoryKind::shared})
    visitLists(kind, visit);
}

template <typename Visit>
void PoolParts::visitSpan(PoolPart part, const Span &span, Visit &visit) {
  switch (span.use.load(std::memory_order_relaxed)) {
  case Span::Use::slab:
    visitSlab(part, span, visit);
    return;
  case Span::Use::large:
    part = blockAt(part, span.own);
    if (span.region->range)
      part.memorySize -= span.region->range->takenWithin(span.start(), span.end());
    visit(part, false);
    return;
  case Span::Use::free:
    visit(freeAt(part, span.start(), span.bytes(), span.freed), false);
    return;
  case Span::Use::unmapped:
  case Span::Use::none:
    part = at(part, span.start(), span.bytes(),
              span.is(Span::Use::unmapped) ? UR_LANEWAY_USM_POOL_PART_STATE_UNMAPPED
                                           : UR_LANEWAY_USM_POOL_PART_STATE_CHANGING);
    part.memorySize = 0;
    visit(part, false);
    return;
  }
}

template <typename Visit>
void PoolParts::visitSlab(PoolPart part, const Span &slab, Visit &visit) {
  for (uint32_t i = 0; i < slab.blockCount; ++i)
    visit(blockAt(part, slab.blocks[i]), false);
  for (const Block *block = slab.freeBlocks; block; block = block->next)
    visit(freeAt(part, block->memory, block->capacity, slab.freed), true);
  if (std::byte *const end = slab.start() + slab.blockCount * slab.blockSize; end != slab.end())
    visit(at(part, end, static_cast<size_t>(slab.end() - end), UR_LANEWAY_USM_POOL_PART_STATE_REMAINDER), false);
}

template <typename Visit>
void PoolParts::visitLists(MemoryKind kind, Visit &visit) {
  StreamPool::Kind &own = pool_.of(kind);
  for (const StreamPool::SizeClass &each : own.classes) {
    each.magazines.visit([&](const Magazine &magazine) {
      for (const Block *block = magazine.blocks.first; block; block = block->next)
        visit(freeAt(partOf(*block->span->region), block->memory, block->capacity, magazine.freed), true);
    });
  }
  for (const Span *odd : own.odd)
    visit(freeAt(partOf(*odd->region), odd->start(), odd->bytes(), odd->freed), true);
}

void PoolParts::sumLocked(PoolFigures &figures) noexcept {
  visit([&](const PoolPart &part, bool again) {
    switch (part.state) {
    case UR_LANEWAY_USM_POOL_PART_STATE_LIVE:
      figures.blocks += part.memorySize;
      break;
    case UR_LANEWAY_USM_POOL_PART_STATE_AT_HAND:
      figures.atHand += part.memorySize;
      break;
    case UR_LANEWAY_USM_POOL_PART_STATE_PENDING:
      figures.pending += part.memorySize;
      break;
    case UR_LANEWAY_USM_POOL_PART_STATE_FREE:
      figures.free += part.memorySize;
      break;
    case UR_LANEWAY_USM_POOL_PART_STATE_REMAINDER:
      figures.remainder += part.memorySize;
      break;
    case UR_LANEWAY_USM_POOL_PART_STATE_UNMAPPED:
      figures.unmapped += part.size;
      break;
    default: // on its way
      break;
    }
    figures.atHand -= again ? part.memorySize : 0;
  });
}

size_t PoolParts::count() noexcept {
  size_t parts = 0;
  std::lock_guard lock(pool_.mutex_);
  visit([&](const PoolPart &, bool again) { parts += again ? 0 : 1; });
  return parts;
}

std::vector<PoolPart> PoolParts::all() {
  std::vector<PoolPart> parts;
  for (size_t told = 0;;) {
    parts.reserve(told + told / kMoreShare + kMore);
    parts.clear();
    told = 0;
    std::lock_guard lock(pool_.mutex_);
    visit([&](const PoolPart &part, bool) {
      if (++told <= parts.capacity())
        parts.push_back(part);
    });
    if (told <= parts.capacity())
      break;
  }
  // What is told again comes before what was told first: of a block, the last word.
  std::sort(parts.begin(), parts.end(), [](const PoolPart &one, const PoolPart &other) {
    return one.pMem != other.pMem ? one.pMem < other.pMem : one.state > other.state;
  });
  parts.erase(std::unique(parts.begin(), parts.end(),
                          [](const PoolPart &one, const PoolPart &other) { return one.pMem == other.pMem; }),
              parts.end());
  return parts;
}

} // namespace ur::core
