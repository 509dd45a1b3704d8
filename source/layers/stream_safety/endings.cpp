// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks that come to their end: freed in the order of commands, or taken away by the host.
#include "layers/stream_safety/blocks.hpp"
#include "layers/stream_safety/report.hpp"
#include "layers/stream_safety/sentences.hpp"

#include <utility>

namespace ur::layers::stream_safety {

const char *Blocks::wordOf(End how) noexcept {
  switch (how) {
  case End::freed:
    return "freed";
  case End::unmapped:
    return "unmapped";
  case End::reserved:
    return "reserved, with nothing mapped,";
  case End::closed:
    return "closed";
  case End::captured:
    return "captured";
  }
  return "";
}

void Blocks::ends(const void *begin, size_t size, End how, const Clock &host, const Place &place) {
  const Access all{.begin = reinterpret_cast<uintptr_t>(begin), .size = size};
  forBlocks(all, [&](Block &block) {
    if (size == 0 && block.begin != all.begin)
      return;
    const std::scoped_lock lock(block.mutex);
    for (const Use &use : block.uses) {
      if (host.covers(use.epoch) || (size != 0 && !use.access.overlaps(all)))
        continue;
      report(how == End::closed ? "closed in use" : "unmapped in use", place, &use.place,
             nameOf(place) + " takes away " + nameOfBlock(block.begin, block.size, block.from) +
                 ", and the host has not waited for " + nameOf(use.place) + ", which " + deed(use.access, block.begin) +
                 "it");
      break;
    }
  });
}

void Blocks::unmaps(const void *begin, size_t size, const Moment &when) {
  const Access all{.begin = reinterpret_cast<uintptr_t>(begin), .size = size};
  const auto check = [&](Block &block) {
    const std::scoped_lock lock(block.mutex);
    for (const Use &use : block.uses) {
      if (when.clock.covers(use.epoch) || !use.access.overlaps(all))
        continue;
      report("unmapped in use", when.place, &use.place,
             nameOf(when.place) + " takes away " + std::to_string(size) + " bytes at " + hex(all.begin) +
                 ", and nothing orders it after " + nameOf(use.place) + ", which " + deed(use.access, block.begin) +
                 nameOfBlock(block.begin, block.size, block.from) +
                 ". Wait for that command's event, or use its queue");
      return;
    }
  };
  if (!forBlocks(all, check))
    forOthers(all, check);
}

void Blocks::ended(const void *begin, size_t size, End how, const Place &place) {
  const Access all{.begin = reinterpret_cast<uintptr_t>(begin), .size = size};
  forBlocks(all, [&](Block &block) {
    if (block.begin < all.begin || (size != 0 && block.begin + block.size > all.begin + size))
      return;
    const std::scoped_lock lock(block.mutex);
    if (block.freed && how == End::closed)
      return; // once more: the first time counts
    block.freed = place;
    block.ending = how;
    block.returned = how == End::closed;
    block.uses.clear();
  });
}

void Blocks::neverCame(const void *begin) noexcept {
  const std::shared_ptr<Block> block = find(reinterpret_cast<uintptr_t>(begin));
  if (!block)
    return;
  const std::scoped_lock lock(block->mutex);
  block->returned |= block->freed && block->ending == End::captured;
}

void Blocks::forget(const void *begin, size_t size) noexcept {
  const auto at = reinterpret_cast<uintptr_t>(begin);
  forShards(at, size, [&](Shard &shard) {
    const std::scoped_lock lock(shard.mutex);
    shard.blocks.erase(shard.blocks.lower_bound(at), shard.blocks.lower_bound(at + size));
    changed(shard);
  });
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
  if (when)
    block->freedAt = when->epoch;
  if (!when)
    anyGone_.store(true, std::memory_order_relaxed);
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

void Blocks::restore(Freed &&taken, const void *begin, const Place &place, bool isForeign) {
  if (taken.block) {
    Block &block = *taken.block;
    const std::scoped_lock lock(block.mutex);
    block.freed.reset();
    block.freedAt.reset();
    block.byHost = false;
    block.uses = std::move(taken.uses);
    if (isForeign) {
      report("free of foreign memory", place, &block.from,
             nameOf(place) + " is given " + nameOfBlock(block.begin, block.size, block.from) +
                 ", which isn't of the pool that it frees to, or can't be freed so at all");
    }
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
    if (block->ending != End::captured) {
      report("second free", place, &*block->freed,
             nameOf(place) + " is given " + nameOfBlock(block->begin, block->size, block->from) + ", which " +
                 nameOf(*block->freed) + " has " + wordOf(block->ending) + " before");
    }
  } else if (block->begin != at) {
    report("free inside a block", place, &block->from,
           nameOf(place) + " is given " + hex(at) + ", which is inside of " +
               nameOfBlock(block->begin, block->size, block->from) + ": only its beginning can be freed");
  }
}

void Blocks::returnFreed(ur_usm_pool_handle_t pool) noexcept {
  for (Shard &shard : shards_) {
    const std::scoped_lock lock(shard.mutex);
    for (const auto &[begin, block] : shard.blocks) {
      const std::scoped_lock inner(block->mutex);
      block->returned |= block->freed && (!pool || block->pool == pool);
    }
  }
}

} // namespace ur::layers::stream_safety
