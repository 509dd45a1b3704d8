// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/dump.hpp"

#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/order/lane.hpp"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

namespace ur::core {

/// Writes with the pool's lock held.
class PoolDump {
public:
  explicit PoolDump(StreamPool &pool) : pool_(pool) {}
  [[nodiscard]] std::string whole();

private:
  static constexpr unsigned kMostOfAList = 16; ///< of pending blocks and magazines

  [[gnu::format(printf, 2, 3)]] void write(const char *format, ...);
  void figures();
  void limits();
  void memory(MemoryKind kind);
  void region(const Region &region);
  void span(const Span &span);
  void slab(const Span &slab);
  void magazines(const StreamPool::SizeClass &own);
  void cache(PoolCache &cache);

  StreamPool &pool_;
  std::string text_;
};

namespace {

/// Exact where it is a small number, else rounded.
std::string bytes(size_t count) {
  constexpr const char *kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  double value = static_cast<double>(count);
  unsigned unit = 0;
  for (; value >= 1024 && unit + 1 < std::size(kUnits); ++unit)
    value /= 1024;
  char text[32];
  std::snprintf(text, sizeof text, value == static_cast<double>(static_cast<size_t>(value)) ? "%.0f %s" : "%.1f %s",
                value, kUnits[unit]);
  return text;
}

/// When that command is over, as far as it is known without asking.
std::string moment(const Completion &one) {
  switch (one.phase()) {
  case Phase::made:
  case Phase::deferred:
    return "a deferred command";
  case Phase::refused:
    return "a command that was refused";
  case Phase::external:
    return "an event from outside";
  case Phase::submitted:
    break;
  }
  const Lane *lane = one.lane();
  if (!lane)
    return "the end of a released queue, or nothing";
  std::string text = "command " + std::to_string(one.epoch()) + " of lane " + std::to_string(lane->id());
  return lane->ordered() && one.epoch() <= lane->done() ? text + " (over)" : text;
}

std::string moments(const Freed &freed) {
  std::string text;
  if (freed.lane) {
    text = "command " + std::to_string(freed.epoch) + " of lane " + std::to_string(freed.lane->id()) +
           (freed.epoch <= freed.lane->done() ? " (over)" : "");
  }
  (void)freed.allCommands([&](const Completion &one) {
    text += (text.empty() ? "" : " and ") + moment(one);
    return true;
  });
  return text;
}

} // namespace

void PoolDump::write(const char *format, ...) {
  char line[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  text_ += line;
}

std::string PoolDump::whole() {
  const PoolFigures where = pool_.figures();
  std::lock_guard lock(pool_.mutex_);
  figures();
  write("  %s in blocks in use, %s in caches, %s free once something is over, %s free, %s at ends of slabs\n",
        bytes(where.blocks).c_str(), bytes(where.atHand).c_str(), bytes(where.pending).c_str(),
        bytes(where.free).c_str(), bytes(where.remainder).c_str());
  write("  %s of unmapped addresses; moved %zu times; serves %s at once\n", bytes(where.unmapped).c_str(), where.moves,
        bytes(where.serves).c_str());
  limits();
  for (const MemoryKind kind : {MemoryKind::device, MemoryKind::shared, MemoryKind::host})
    memory(kind);
  for (const Ref<PoolCache> &one : pool_.caches_)
    cache(*one);
  return std::move(text_);
}

void PoolDump::figures() {
  const UsmPool &owner = pool_.owner_;
  const PoolStatistics now = pool_.sum();
  write("pool %p of device %u%s: %s reserved (highest %s), %s used (highest %s)\n", static_cast<const void *>(&owner),
        owner.deviceIndex(), owner.isDefault() ? ", the default one" : "", bytes(now.reservedCurrent).c_str(),
        bytes(now.reservedHigh).c_str(), bytes(now.usedCurrent).c_str(), bytes(now.usedHigh).c_str());
}

void PoolDump::limits() {
  const PoolLimits &limits = pool_.limits_;
  const auto orAll = [](size_t most) { return most == SIZE_MAX ? std::string("any size") : bytes(most); };
  write("  may reserve %s, keeps %s when idle%s%s; reuse:%s%s%s\n", orAll(limits.maximumSize).c_str(),
        orAll(limits.releaseThreshold).c_str(), pool_.zeroes_ ? ", zeroes new memory" : "",
        pool_.abandoned_ ? ", has no user any more" : "", pool_.reuse_.followEvents ? " follows events" : "",
        pool_.reuse_.opportunistic ? " asks" : "", pool_.reuse_.internalDependencies ? " waits before it grows" : "");
}

void PoolDump::memory(MemoryKind kind) {
  StreamPool::Kind &own = pool_.of(kind);
  const auto held = [](const Region &region) { return region.range ? region.range->memory() : region.size; };
  size_t count = 0, size = 0;
  for (const Region *region : pool_.regions_) {
    count += region->kind == kind ? 1 : 0;
    size += region->kind == kind ? held(*region) : 0;
  }
  if (count == 0)
    return;
  write("  %s memory: %s in %zu chunks and ranges, %s of it free pages, the largest %s\n", nameOf(kind),
        bytes(size).c_str(), count, bytes(own.heap.freeBytes()).c_str(), bytes(own.heap.largestRun()).c_str());
  for (const Region *one : pool_.regions_) {
    if (one->kind == kind)
      region(*one);
  }
  for (StreamPool::SizeClass &one : own.classes)
    magazines(one);
}

void PoolDump::region(const Region &region) {
  if (region.range) {
    write("    range %p, %s of addresses, %zu pieces of memory\n", static_cast<void *>(region.begin),
          bytes(region.size).c_str(), region.range->pieces().size());
  } else {
    write("    chunk %p, %s%s\n", static_cast<void *>(region.begin), bytes(region.size).c_str(),
          region.isNative() ? ", of the vendor's pool" : "");
  }
  for (const Span *one = region.first; one; one = one->behind)
    span(*one);
}

void PoolDump::span(const Span &span) {
  switch (span.use.load(std::memory_order_relaxed)) {
  case Span::Use::slab:
    slab(span);
    return;
  case Span::Use::large:
    write("      %p block of %s: ", static_cast<void *>(span.start()), bytes(span.bytes()).c_str());
    if (const size_t asked = span.own.liveSize()) {
      write("live, %zu bytes asked for\n", asked);
    } else {
      write("%s%s%s\n", span.own.sizeClass == Block::kNoClass ? "free" : "in a cache",
            span.freed.isNow() ? "" : ", free after ", moments(span.freed).c_str());
    }
    return;
  case Span::Use::free:
    write("      %p %s free%s%s\n", static_cast<void *>(span.start()), bytes(span.bytes()).c_str(),
          span.freed.isNow() ? "" : " after ", moments(span.freed).c_str());
    return;
  case Span::Use::unmapped:
    write("      %p %s without memory\n", static_cast<void *>(span.start()), bytes(span.bytes()).c_str());
    return;
  case Span::Use::none:
    write("      %p %s of no use: being mapped, or moved elsewhere\n", static_cast<void *>(span.start()),
          bytes(span.bytes()).c_str());
  }
}

void PoolDump::slab(const Span &slab) {
  uint32_t live = 0;
  size_t asked = 0;
  for (uint32_t i = 0; i < slab.blockCount; ++i) {
    const size_t size = slab.blocks[i].liveSize();
    live += size != 0 ? 1 : 0;
    asked += size;
  }
  // A block on its way, freed by a thread that is about to take the lock, is counted among the caches'.
  write("      %p slab of %u x %s: %u live (%zu bytes asked for), %u free here%s%s, %u in caches or magazines\n",
        static_cast<void *>(slab.start()), slab.blockCount, bytes(slab.blockSize).c_str(), live, asked, slab.freeCount,
        slab.freed.isNow() ? "" : " after ", moments(slab.freed).c_str(),
        slab.blockCount - std::min(slab.blockCount, live + slab.freeCount));
}

void PoolDump::magazines(const StreamPool::SizeClass &own) {
  unsigned count = 0;
  own.magazines.visit([&](const Magazine &one) {
    if (++count <= kMostOfAList) {
      write("    magazine of %u x %s, free after %s\n", one.blocks.count,
            bytes(size_class::size(one.blocks.first->sizeClass)).c_str(), moments(one.freed).c_str());
    }
  });
  if (count > kMostOfAList)
    write("    and %u magazines more\n", count - kMostOfAList);
}

void PoolDump::cache(PoolCache &cache) {
  const PoolCache::BinCounts bins = cache.binCounts();
  size_t blocks = 0;
  std::string list;
  for (size_t kind = 0; kind < bins.size(); ++kind) {
    for (unsigned i = 0; i < size_class::kCachedCount; ++i) {
      if (const uint32_t count = bins[kind][i]) {
        blocks += count;
        list += (list.empty() ? ": " : ", ") + std::to_string(count) + " x " + bytes(size_class::kSizes[i]) +
                (i < size_class::kSmallCount ? " " : " or more ") + kMemoryKindNames[kind];
      }
    }
  }
  const Lane *lane = cache.lane();
  text_ += "  cache of " +
           (lane                ? "lane " + std::to_string(lane->id())
            : cache.ofThreads() ? "threads"
                                : "an out-of-order queue") +
           ", " + bytes(cache.bytesHeld()) + " in " + std::to_string(blocks) + " blocks and large ones" + list + "\n";
}

std::string dumpOf(StreamPool &pool) {
  return PoolDump(pool).whole();
}

} // namespace ur::core
