// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/blocks.hpp"

#include "layers/stream_safety/report.hpp"

#include <cstdio>
#include <utility>

namespace ur::layers::stream_safety {

namespace {

std::string hex(uintptr_t address) {
  std::array<char, 24> text;
  std::snprintf(text.data(), text.size(), "0x%zx", size_t{address});
  return text.data();
}

/// An address as sentences say it: of a buffer, how far from its beginning.
std::string nameOfAddress(uintptr_t address, uintptr_t begin) {
  return address < kObjects ? hex(address) : "offset " + std::to_string(address - begin);
}

std::string nameOfBlock(uintptr_t begin, size_t size, const Place &from) {
  if (begin == 0)
    return "the host's memory";
  if (begin >= kObjects)
    return "the object from " + nameOf(from);
  return "the block " + hex(begin) + " of " + std::to_string(size) + " bytes, from " + nameOf(from);
}

/// "writes 64 bytes at 0x... (pDst) of"
std::string deed(const Access &access, uintptr_t begin) {
  const std::string at = nameOfAddress(access.begin, begin) + " (" + access.argument + ")";
  if (access.isKernels())
    return "gives its kernel " + at + ", in ";
  if (access.kind == Access::Kind::hint)
    return "is about " + at + ", in ";
  return std::string(access.kind == Access::Kind::write ? "writes " : "reads ") + std::to_string(access.size) +
         (begin >= kObjects ? " bytes or pixels at " : " bytes at ") + at + " of ";
}

/// Whether who uses it can only mean memory of this API's: then the host's own can't be at that address.
bool needsBlock(const Access &access) noexcept {
  return access.kind == Access::Kind::pointer || access.kind == Access::Kind::hint || access.fills;
}

} // namespace

template <typename Do>
void Blocks::forShards(uintptr_t begin, size_t size, Do &&action) {
  const uintptr_t first = begin >> kPageBits, last = (begin + (size ? size - 1 : 0)) >> kPageBits;
  for (uintptr_t page = first; page <= last && page < first + kShards; ++page)
    action(shards_[page % kShards]);
}

std::shared_ptr<Blocks::Block> Blocks::find(uintptr_t address) noexcept {
  Shard &shard = shardOf(address);
  const std::scoped_lock lock(shard.mutex);
  auto next = shard.blocks.upper_bound(address);
  if (next == shard.blocks.begin())
    return nullptr;
  const std::shared_ptr<Block> &block = std::prev(next)->second;
  return address - block->begin < block->size ? block : nullptr;
}

void Blocks::allocated(const void *begin, size_t size, bool isDevices, const Moment *when, const Place &place) {
  const auto at = reinterpret_cast<uintptr_t>(begin);
  const auto block =
      std::make_shared<Block>(at, size, place, when ? std::optional(when->epoch) : std::nullopt, !isDevices);
  std::vector<std::shared_ptr<Block>> wider; // which other shards may have, too
  forShards(at, size, [&](Shard &shard) {
    const std::scoped_lock lock(shard.mutex);
    // What was there before is over: the adapter knows why the addresses are free.
    auto next = shard.blocks.lower_bound(at);
    if (next != shard.blocks.begin() && std::prev(next)->second->begin + std::prev(next)->second->size > at)
      --next;
    while (next != shard.blocks.end() && next->second->begin < at + size) {
      const Block &before = *next->second;
      if (before.begin < at || before.begin + before.size > at + size)
        wider.push_back(next->second);
      next = shard.blocks.erase(next);
    }
    shard.blocks.emplace(at, block);
  });
  for (const std::shared_ptr<Block> &before : wider) {
    forShards(before->begin, before->size, [&](Shard &shard) {
      const std::scoped_lock lock(shard.mutex);
      const auto found = shard.blocks.find(before->begin);
      if (found != shard.blocks.end() && found->second == before)
        shard.blocks.erase(found);
    });
  }
}

void Blocks::reportFreed(const Block &block, const Access &access, const Place &place) {
  if (access.kind == Access::Kind::member)
    return; // a value may hold an old address that nobody follows
  report(block.ending == kFreed ? "use after free" : "use of unmapped memory", place, &*block.freed,
         nameOf(place) + ' ' + deed(access, block.begin) + nameOfBlock(block.begin, block.size, block.from) +
             ", which " + nameOf(*block.freed) + " has " + block.ending + " before");
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
    shard.others = std::make_shared<Block>(0, SIZE_MAX, Place{}, std::nullopt, true);
  return shard.others;
}

void Blocks::used(const Access &access, const Moment &when) {
  if (const std::shared_ptr<Block> block = find(access.begin))
    usedBlock(*block, access, when);
  else if (!access.isKernels() && access.kind != Access::Kind::hint && !access.isObjects())
    usedBlock(*others(access.begin), access, when);
}

void Blocks::usedIn(Blocks &inside, const Access &access, const Moment &when) {
  if (const std::shared_ptr<Block> block = find(access.begin)) {
    const std::shared_ptr<Block> known = inside.find(access.begin);
    const std::scoped_lock lock(block->mutex);
    if (!block->freed && (!known || known->begin != block->begin || known->size != block->size)) {
      inside.allocated(reinterpret_cast<const void *>(block->begin), block->size, !block->written, nullptr,
                       block->from);
    }
  }
  inside.used(access, when);
}

void Blocks::ended(const void *begin, End how, const Clock &host, const Place &place) {
  const auto at = reinterpret_cast<uintptr_t>(begin);
  const std::shared_ptr<Block> block = find(at);
  if (!block || block->begin != at)
    return;
  const std::scoped_lock lock(block->mutex);
  for (const Use &use : block->uses) {
    if (host.covers(use.epoch))
      continue;
    report(how == End::closed ? "closed in use" : "unmapped in use", place, &use.place,
           nameOf(place) + " takes away " + nameOfBlock(block->begin, block->size, block->from) +
               ", and the host has not waited for " + nameOf(use.place) + ", which " + deed(use.access, block->begin) +
               "it");
    break;
  }
  block->freed = place;
  block->ending = how == End::closed ? "closed" : how == End::reserved ? "reserved, with nothing mapped," : "unmapped";
  block->returned = how == End::closed;
  block->uses.clear();
}

void Blocks::forget(const void *begin, size_t size) noexcept {
  const auto at = reinterpret_cast<uintptr_t>(begin);
  forShards(at, size, [&](Shard &shard) {
    const std::scoped_lock lock(shard.mutex);
    shard.blocks.erase(shard.blocks.lower_bound(at), shard.blocks.lower_bound(at + size));
  });
}

void Blocks::usedBlock(Block &block, const Access &given, const Moment &when) {
  Access access = given;
  const std::scoped_lock lock(block.mutex);
  if (block.returned || (block.byHost && !needsBlock(access)))
    return; // the address may be anybody's by now
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
    if (access.isKernels())
      return use.access.begin == access.begin && (access.writes || !use.access.writes);
    return !access.pitch && use.access.begin >= access.begin &&
           use.access.begin + use.access.size <= access.begin + access.size;
  };
  std::erase_if(block.uses, replaced);
  if (block.uses.size() == kMostUses)
    block.uses.erase(block.uses.begin());
  block.uses.push_back({access, when.epoch, when.place});
}

void Blocks::recorded(const Access &access, const Place &place) {
  const std::shared_ptr<Block> block = find(access.begin);
  if (!block)
    return;
  const std::scoped_lock lock(block->mutex);
  if (block->freed && !block->returned && (!block->byHost || needsBlock(access)))
    reportFreed(*block, access, place);
}

Blocks::Freed Blocks::freed(const void *begin, const Moment *when, const Place &place) {
  Freed taken;
  const auto at = reinterpret_cast<uintptr_t>(begin);
  const std::shared_ptr<Block> block = find(at);
  if (!block)
    return taken;
  const std::scoped_lock lock(block->mutex);
  if (block->freed || block->begin != at)
    return taken;
  if (when)
    checkFree(*block, *when, &taken);
  block->freed = place;
  block->byHost = !when;
  taken.block = block;
  taken.uses = std::exchange(block->uses, {});
  return taken;
}

void Blocks::checkFree(const Block &block, const Moment &when, Freed *freed) {
  const auto what = [&] { return nameOf(when.place) + " frees " + nameOfBlock(block.begin, block.size, block.from); };
  if (block.since && !when.clock.covers(*block.since)) {
    freed->kind = "free before allocation";
    freed->other = block.from;
    freed->sentence = what() + ", and nothing orders it after that. Wait for the allocation's event, or use its queue";
    return;
  }
  for (const Use &use : block.uses) {
    if (when.clock.covers(use.epoch))
      continue;
    freed->kind = "free before use";
    freed->other = use.place;
    freed->sentence = what() + ", and nothing orders it after " + nameOf(use.place) + ", which " +
                      deed(use.access, block.begin) +
                      "it: the memory may be another's by then. Wait for that command's event, or use its queue";
    return;
  }
}

void Blocks::confirm(const Freed &freed, const Place &place) {
  if (freed.kind)
    report(freed.kind, place, &freed.other, freed.sentence);
}

void Blocks::restore(Freed &&taken, const void *begin, const Place &place) {
  if (taken.block) {
    const std::scoped_lock lock(taken.block->mutex);
    taken.block->freed.reset();
    taken.block->byHost = false;
    taken.block->uses = std::move(taken.uses);
    return;
  }
  const auto at = reinterpret_cast<uintptr_t>(begin);
  const std::shared_ptr<Block> block = find(at);
  if (!block) {
    report("free of foreign memory", place, nullptr,
           nameOf(place) + " is given " + hex(at) + ", which is in no block that an allocation has given out");
    return;
  }
  const std::scoped_lock lock(block->mutex);
  if (block->freed) {
    report("second free", place, &*block->freed,
           nameOf(place) + " is given " + nameOfBlock(block->begin, block->size, block->from) + ", which " +
               nameOf(*block->freed) + " has freed before");
  } else if (block->begin != at) {
    report("free inside a block", place, &block->from,
           nameOf(place) + " is given " + hex(at) + ", which is inside of " +
               nameOfBlock(block->begin, block->size, block->from) + ": only its beginning can be freed");
  }
}

void Blocks::returnFreed() noexcept {
  for (Shard &shard : shards_) {
    const std::scoped_lock lock(shard.mutex);
    for (const auto &[begin, block] : shard.blocks) {
      const std::scoped_lock inner(block->mutex);
      block->returned |= block->freed.has_value();
    }
  }
}

void Blocks::clear() noexcept {
  for (Shard &shard : shards_) {
    const std::scoped_lock lock(shard.mutex);
    shard.blocks.clear();
    shard.others.reset();
  }
}

} // namespace ur::layers::stream_safety
