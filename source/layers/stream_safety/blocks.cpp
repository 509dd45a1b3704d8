// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/blocks.hpp"

#include "layers/per_thread.hpp"
#include "layers/stream_safety/report.hpp"
#include "layers/stream_safety/sentences.hpp"

#include <algorithm>
#include <cerrno>
#include <sys/uio.h>
#include <unistd.h>
#include <utility>

namespace ur::layers::stream_safety {

namespace {

/// Whether who uses it can only mean memory of this API's: then the host's own can't be at that address.
bool needsBlock(const Access &access) noexcept {
  return access.kind == Access::Kind::pointer || access.kind == Access::Kind::hint || access.fills;
}

/// Whether the host has memory there. Then it may be the host's own, which has got an address that was freed.
bool isReadable(uintptr_t address) noexcept {
  char byte = 0;
  const iovec here{&byte, 1}, there{reinterpret_cast<void *>(address), 1};
  return ::process_vm_readv(::getpid(), &here, 1, &there, 1, 0) == 1 || errno != EFAULT;
}

} // namespace

std::shared_ptr<Blocks::Block> Blocks::find(uintptr_t address) noexcept {
  // What a thread has found: most use a few blocks again and again.
  struct Seen {
    uint64_t version = 0;
    std::shared_ptr<Block> block;
  };
  constexpr size_t kSeen = 16;
  auto *const seen = perThread<std::array<Seen, kSeen>>();
  Seen *const last = seen ? &(*seen)[layers::shardOf(reinterpret_cast<const void *>(address), kSeen)] : nullptr;
  Shard &shard = shardOf(address);
  if (last && last->version == shard.version.load(std::memory_order_acquire) &&
      address - last->block->begin < last->block->size)
    return last->block;
  std::shared_ptr<Block> before; // goes after the lock
  const std::scoped_lock lock(shard.mutex);
  auto next = shard.blocks.upper_bound(address);
  if (next == shard.blocks.begin())
    return nullptr;
  const std::shared_ptr<Block> &block = std::prev(next)->second;
  if (address - block->begin >= block->size)
    return nullptr;
  if (last) {
    before = std::exchange(last->block, block);
    last->version = shard.version.load(std::memory_order_relaxed);
  }
  return block;
}

void Blocks::allocated(const void *begin, size_t size, bool isDevices, const Moment *when, const Place &place,
                       ur_usm_pool_handle_t pool) {
  const auto at = reinterpret_cast<uintptr_t>(begin);
  const auto block =
      std::make_shared<Block>(at, size, place, when ? std::optional(when->epoch) : std::nullopt, !isDevices, pool);
  std::vector<std::shared_ptr<Block>> wider; // which other shards may have, too
  forShards(at, size, [&](Shard &shard) {
    std::shared_ptr<Block> last; // at that address; goes after the lock
    const std::scoped_lock lock(shard.mutex);
    // What was there before is over: the adapter knows why the addresses are free.
    auto next = shard.blocks.lower_bound(at);
    if (next != shard.blocks.begin() && std::prev(next)->second->begin + std::prev(next)->second->size > at)
      --next;
    while (next != shard.blocks.end() && next->second->begin < at + size) {
      const Block &before = *next->second;
      if (before.begin < at || before.begin + before.size > at + size)
        wider.push_back(next->second);
      if (before.begin == at)
        last = std::exchange((next++)->second, block);
      else
        next = shard.blocks.erase(next);
    }
    if (!last)
      shard.blocks.emplace(at, block);
    changed(shard);
  });
  std::sort(wider.begin(), wider.end());
  wider.erase(std::unique(wider.begin(), wider.end()), wider.end());
  for (const std::shared_ptr<Block> &before : wider) {
    forShards(before->begin, before->size, [&](Shard &shard) {
      const std::scoped_lock lock(shard.mutex);
      const auto found = shard.blocks.find(before->begin);
      if (found != shard.blocks.end() && found->second == before) {
        shard.blocks.erase(found);
        changed(shard);
      }
    });
    keepEnds(*before, at, size);
  }
}

/// Of addresses that are reserved and not mapped, those beside what has been mapped stay so.
void Blocks::keepEnds(const Block &wider, uintptr_t begin, size_t size) {
  if (!wider.freed || wider.ending == End::freed || wider.ending == End::captured || wider.returned)
    return;
  const auto keep = [&](uintptr_t from, uintptr_t to) {
    if (from >= to)
      return;
    const auto *const at = reinterpret_cast<const void *>(from);
    allocated(at, to - from, false, nullptr, wider.from);
    ended(at, 0, End::reserved, *wider.freed);
  };
  keep(wider.begin, begin);
  keep(begin + size, wider.begin + wider.size);
}

void Blocks::reportFreed(const Block &block, const Access &access, const Place &place) {
  if (access.kind == Access::Kind::member)
    return; // a value may hold an old address that nobody follows
  if (block.freedAt && mayBeOthers_ && !needsBlock(access) && isReadable(access.begin) &&
      mayBeOthers_({reinterpret_cast<const void *>(block.begin), block.from.queue, block.pool, *block.freedAt}))
    return;
  if (block.ending == End::captured) {
    report("use before allocation", place, &*block.freed,
           nameOf(place) + ' ' + deed(access, block.begin) + nameOfBlock(block.begin, block.size, block.from) +
               ", which is captured: it is allocated by the runs of its graph, and there was none");
    return;
  }
  report(block.ending == End::freed ? "use after free" : "use of unmapped memory", place, &*block.freed,
         nameOf(place) + ' ' + deed(access, block.begin) + nameOfBlock(block.begin, block.size, block.from) +
             ", which " + nameOf(*block.freed) + " has " + wordOf(block.ending) + " before");
}

bool Blocks::checkOrder(Block &block, const Access &access, const Moment &when) {
  if (block.freed) {
    reportFreed(block, access, when.place);
    return false;
  }
  if (block.since && !when.clock.covers(*block.since)) {
    report(
        "use before allocation", when.place, &block.from,
        nameOf(when.place) + ' ' + deed(access, block.begin) + nameOfBlock(block.begin, block.size, block.from) +
            ", and nothing orders it after that: it may run first. Wait for the allocation's event, or use its queue");
    return false;
  }
  return true;
}

void Blocks::checkRaces(Block &block, const Access &access, const Moment &when) {
  for (const Use &use : block.uses) {
    if (when.clock.covers(use.epoch) || !access.overlaps(use.access) || !access.conflictsWith(use.access))
      continue;
    report("race", when.place, &use.place,
           nameOf(when.place) + ' ' + deed(access, block.begin) + nameOfBlock(block.begin, block.size, block.from) +
               ", and " + nameOf(use.place) + ' ' + deed(use.access, block.begin) +
               "the same: nothing orders one after the other");
    return;
  }
}

std::shared_ptr<Blocks::Block> Blocks::others(uintptr_t address) {
  Shard &shard = shardOf(address);
  const std::scoped_lock lock(shard.mutex);
  if (!shard.others)
    shard.others = std::make_shared<Block>(0, SIZE_MAX, Place{}, std::nullopt, true, nullptr);
  return shard.others;
}

void Blocks::used(const Access &access, const Moment &when) {
  if (forBlocks(access, [&](Block &block) { usedBlock(block, access, when); }))
    return;
  if (access.isKernels() || access.kind == Access::Kind::hint || access.isObjects())
    return;
  forOthers(access, [&](Block &block) { usedBlock(block, access, when); });
}

void Blocks::usedIn(Blocks &inside, const Access &access, const Moment &when) {
  forBlocks(access, [&](Block &block) {
    const std::shared_ptr<Block> known = inside.find(block.begin);
    const std::scoped_lock lock(block.mutex);
    if (!block.freed && (!known || known->begin != block.begin || known->size != block.size))
      inside.allocated(reinterpret_cast<const void *>(block.begin), block.size, !block.written, nullptr, block.from);
  });
  inside.used(access, when);
}

void Blocks::usedBlock(Block &block, const Access &given, const Moment &when) {
  Access access = given;
  const std::scoped_lock lock(block.mutex);
  if (block.returned || block.byHost)
    return; // the address may be anybody's by now, or that has been said
  access.writes |= access.kind == Access::Kind::pointer && !block.written;
  block.written |= access.kind == Access::Kind::write || access.isKernels();
  if (checkOrder(block, access, when))
    checkRaces(block, access, when);
  if (block.freed)
    return;
  // What comes before this one needn't be remembered, where this one conflicts with as much.
  const auto replaced = [&](const Use &use) {
    if (!when.clock.covers(use.epoch))
      return false;
    if (use.access.kind != access.kind &&
        !(access.kind == Access::Kind::write && use.access.kind == Access::Kind::read))
      return false;
    if (access.isKernels()) {
      return use.access.begin == access.begin && use.access.size <= access.size && use.access.said == access.said &&
             (access.writes || !use.access.writes);
    }
    return !access.pitch && use.access.begin >= access.begin &&
           use.access.begin + use.access.size <= access.begin + access.size;
  };
  std::erase_if(block.uses, replaced);
  if (block.uses.size() >= kManyUses) { // rather one that this comes after
    auto least = std::ranges::find_if(block.uses, [&](const Use &use) { return when.clock.covers(use.epoch); });
    if (least == block.uses.end() && block.uses.size() >= kMostUses)
      least = block.uses.begin();
    if (least != block.uses.end())
      block.uses.erase(least);
  }
  block.uses.push_back({access, when.epoch, when.place});
}

void Blocks::recorded(const Access &access, const Place &place) {
  forBlocks(access, [&](Block &block) {
    const std::scoped_lock lock(block.mutex);
    if (block.freed && !block.returned && block.ending != End::captured && (!block.byHost || needsBlock(access)))
      reportFreed(block, access, place);
  });
}

void Blocks::gone(const Access &access, const Place &place, bool isRefused) {
  const std::shared_ptr<Block> block = find(access.begin);
  if (!block)
    return;
  const std::scoped_lock lock(block->mutex);
  if (block->freed && block->byHost && !block->returned &&
      (needsBlock(access) || (!access.isKernels() && (isRefused || !isReadable(access.begin)))))
    reportFreed(*block, access, place);
}

void Blocks::clear() noexcept {
  for (Shard &shard : shards_) {
    const std::scoped_lock lock(shard.mutex);
    shard.blocks.clear();
    changed(shard);
    shard.others.reset();
  }
}

} // namespace ur::layers::stream_safety
