// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Free memory by itself: spans that are cut and joined, runs of them, the map of pages, and addresses without memory.
#include "adapters/core/allocator/page_heap.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/order/reach.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <map>
#include <random>
#include <unistd.h>

namespace ur::core {
namespace {

constexpr uintptr_t kBase = 0x7000'0000'0000;

std::byte *at(uintptr_t address) {
  return reinterpret_cast<std::byte *>(address);
}

/// Made of addresses only: nobody touches the memory.
class Heap : public ::testing::Test {
protected:
  Region &make(uintptr_t begin, size_t pages) {
    regions.push_back(std::make_unique<Region>());
    regions.back()->begin = at(begin);
    regions.back()->size = pages * kPageSize;
    map.prepare(at(begin), pages * kPageSize);
    return *regions.back();
  }
  Region &add(uintptr_t begin, size_t pages) {
    Region &region = make(begin, pages);
    heap.add(region, {});
    return region;
  }
  /// For a request that waits for `waits`.
  Span *take(size_t pages, std::span<Completion *const> waits = {}) {
    Reach reach(DriverCaps{});
    for (Completion *wait : waits)
      reach.add(*wait);
    AllocRequest request;
    request.size = pages * kPageSize;
    request.reach = &reach;
    Search search(request, policy);
    search.everywhere = everywhere;
    freed = {};
    Span *span = heap.take(pages * kPageSize, search, freed);
    if (span)
      heap.makeLarge(*span, MemoryKind::device, static_cast<uint16_t>(search.sizeClass));
    return span;
  }
  /// The most that take() finds without waits, in pages.
  size_t largest() {
    const AllocRequest request;
    Search search(request, policy);
    search.everywhere = everywhere;
    return heap.largestFor(search) / kPageSize;
  }
  void give(Span *span, Freed since = {}) { heap.give(span, std::move(since)); }
  static uintptr_t beginOf(const Span *span) { return reinterpret_cast<uintptr_t>(span->start()); }
  unsigned runs() const {
    unsigned count = 0;
    heap.visitRuns([&](const Span &) { return ++count == 0; });
    return count;
  }

  alignas(StreamPool *) std::byte pool[8]; // never looked into
  const ReusePolicy policy{true, false, false};
  PageMap map;
  RecordStore records;
  PageHeap heap{reinterpret_cast<StreamPool &>(pool), map, records};
  std::vector<std::unique_ptr<Region>> regions;
  bool everywhere = false; ///< where requests look
  Freed freed;             ///< of the last that was taken
};

TEST_F(Heap, CutsAndJoins) {
  add(kBase, 32);
  Span *first = take(1), *second = take(2), *third = take(4);
  ASSERT_TRUE(first && second && third);
  EXPECT_EQ(heap.freeBytes(), 25 * kPageSize);
  EXPECT_EQ(map.find(at(beginOf(second) + kPageSize)), second);
  give(second);
  give(first);
  give(third);
  EXPECT_EQ(heap.freeBytes(), 32 * kPageSize);
  EXPECT_EQ(runs(), 1u);
  EXPECT_EQ(heap.largestRun(), 32 * kPageSize);
}

/// Where requests give up, among many runs that they can't have, nothing is said to fit.
TEST_F(Heap, TheLargestIsOneThatIsFound) {
  add(kBase, 1024);
  const auto pending = makeRef<Completion>(Completion::Later{});
  Span *const small = take(2);
  std::vector<Span *> runs, walls{take(1)};
  for (int i = 0; i < 100; ++i) {
    runs.push_back(take(8));
    walls.push_back(take(1));
  }
  EXPECT_EQ(largest(), 1024 - 2 - 1 - 900);
  Span *const rest = take(largest());
  ASSERT_NE(rest, nullptr);
  EXPECT_EQ(largest(), 0u);
  give(runs[0]);
  EXPECT_EQ(largest(), 8u);
  for (size_t i = 1; i < runs.size(); ++i)
    give(runs[i], freedBy(pending));
  EXPECT_EQ(take(8), nullptr) << "nobody looks that far";
  EXPECT_EQ(largest(), 0u);
  give(small);
  EXPECT_EQ(largest(), 2u);
  EXPECT_NE(take(2), nullptr);
  pending->refuse(UR_RESULT_SUCCESS);
}

/// A request that waits for one free may have what is over beside it, too, as one piece; another may not.
TEST_F(Heap, EachRequestFindsOutHowMuchOfARunItMayHave) {
  add(kBase, 8);
  Span *first = take(2), *second = take(4), *third = take(2);
  const auto pending = makeRef<Completion>(Completion::Later{});
  give(first);
  give(third);
  give(second, freedBy(pending));
  EXPECT_EQ(runs(), 1u);
  EXPECT_EQ(take(3), nullptr);
  Completion *const waits[] = {pending.get()};
  Span *whole = take(8, waits);
  ASSERT_TRUE(whole);
  EXPECT_EQ(freed.command.get(), pending.get());
  EXPECT_FALSE(freed.more);
  EXPECT_EQ(beginOf(whole), kBase);
  give(whole);
  Span *small = take(2);
  ASSERT_TRUE(small);
  EXPECT_TRUE(freed.isNow());
}

/// However many are pending, in bins of all sizes below: memory that has just come is found.
TEST_F(Heap, WhatIsNewIsFoundBehindManyThatArePending) {
  const auto pending = makeRef<Completion>(Completion::Later{});
  for (uintptr_t i = 0; i < 400; ++i) {
    add(kBase + i * 4096 * kPageSize, 1 + i % 60);
    give(take(1 + i % 60), freedBy(pending));
  }
  EXPECT_EQ(take(1), nullptr);
  add(kBase + 1000 * 4096 * kPageSize, 512);
  Span *found = take(1);
  ASSERT_TRUE(found);
  EXPECT_EQ(beginOf(found), kBase + 1000 * 4096 * kPageSize);
  EXPECT_TRUE(freed.isNow());
}

/// The same where they all lie side by side, before it; between them, where the request looks everywhere.
TEST_F(Heap, WhatIsNewIsFoundBesideManyThatArePending) {
  constexpr size_t kParts = 200;
  const Ref<Completion> pending[] = {makeRef<Completion>(Completion::Later{}),
                                     makeRef<Completion>(Completion::Later{})};
  add(kBase, 2 * kParts + 4);
  std::vector<Span *> spans;
  for (size_t i = 0; i < kParts; ++i)
    spans.push_back(take(1));
  Span *const middle = take(2);
  for (size_t i = 0; i < kParts; ++i)
    spans.push_back(take(1));
  for (size_t i = 0; i < spans.size(); ++i)
    give(spans[i], freedBy(pending[i % 2]));
  EXPECT_EQ(largest(), 2u);
  Span *const end = take(2);
  ASSERT_TRUE(end);
  EXPECT_EQ(beginOf(end), kBase + (2 * kParts + 2) * kPageSize);
  give(middle);
  ASSERT_EQ(runs(), 1u);
  EXPECT_EQ(take(2), nullptr);
  EXPECT_EQ(largest(), 0u);
  everywhere = true;
  EXPECT_EQ(largest(), 2u);
  Span *const found = take(2);
  ASSERT_TRUE(found);
  EXPECT_EQ(beginOf(found), kBase + kParts * kPageSize);
  EXPECT_TRUE(freed.isNow());
  EXPECT_EQ(largest(), 0u);
}

/// Requests look at 64 parts at either end.
TEST_F(Heap, WhatLiesOnEitherSideOfWhatNobodyLooksAtIsNotOnePiece) {
  constexpr size_t kParts = 300, kLookedAt = 64;
  const Ref<Completion> pending[] = {makeRef<Completion>(Completion::Later{}),
                                     makeRef<Completion>(Completion::Later{})};
  add(kBase, kParts);
  std::vector<Span *> spans;
  for (size_t i = 0; i < kParts; ++i)
    spans.push_back(take(1));
  for (size_t i = 0; i < kParts; ++i) {
    const bool over = i == kLookedAt - 1 || i == kParts - kLookedAt;
    give(spans[i], over ? Freed() : freedBy(pending[i % 2]));
  }
  EXPECT_EQ(largest(), 1u);
  EXPECT_EQ(take(2), nullptr);
  EXPECT_TRUE(take(1) && take(1));
  EXPECT_EQ(take(1), nullptr);
}

TEST_F(Heap, WhatIsOverJoinsAgain) {
  add(kBase, 4);
  Span *first = take(2), *second = take(2);
  const auto pending = makeRef<Completion>(Completion::Later{});
  give(first, freedBy(pending));
  give(second);
  EXPECT_EQ(take(4), nullptr);
  Span *over = take(2);
  ASSERT_TRUE(over) << "the pending neighbour doesn't stand in its way";
  give(over);
  pending->refuse(UR_RESULT_SUCCESS);
  heap.refresh(false);
  EXPECT_TRUE(take(4));
}

/// What a request gets is free when all of its parts are.
TEST_F(Heap, TakesAllThatItsPartsAreFreeSince) {
  add(kBase, 4);
  Span *first = take(2), *second = take(2);
  const auto one = makeRef<Completion>(Completion::Later{}), other = makeRef<Completion>(Completion::Later{});
  give(first, freedBy(one));
  give(second, freedBy(other));
  Completion *const waits[] = {one.get(), other.get()};
  ASSERT_TRUE(take(4, waits));
  ASSERT_TRUE(freed.command && freed.more);
  EXPECT_EQ(freed.more->size(), 1u);
}

TEST_F(Heap, WhatIsLeftOfACutKeepsWhatItIsFreeSince) {
  add(kBase, 4);
  Span *whole = take(4);
  const auto pending = makeRef<Completion>(Completion::Later{});
  give(whole, freedBy(pending));
  Completion *const waits[] = {pending.get()};
  ASSERT_TRUE(take(1, waits));
  EXPECT_EQ(take(1), nullptr);
  EXPECT_TRUE(take(3, waits));
}

TEST_F(Heap, NeverJoinsAcrossRegions) {
  add(kBase, 32);
  add(kBase + 32 * kPageSize, 32);
  EXPECT_EQ(take(33), nullptr);
  EXPECT_TRUE(take(32));
}

TEST_F(Heap, ServesTheSmallestRunThatFitsAndOfEqualsTheLowest) {
  add(kBase, 64);
  add(kBase + 0x200'0000, 16);
  add(kBase + 0x100'0000, 16);
  EXPECT_EQ(beginOf(take(16)), kBase + 0x100'0000);
  EXPECT_EQ(beginOf(take(15)), kBase + 0x200'0000);
}

TEST_F(Heap, TakesAPieceOutOfTheMiddle) {
  add(kBase, 16);
  Span *first = take(4);
  give(first, freedBy(makeRef<Completion>(Completion::Later{})));
  Span *run = nullptr;
  heap.visitRuns([&](Span &found) { return (run = &found) != nullptr; });
  Freed since;
  Span &taken = heap.takeAt(*run, at(kBase + 2 * kPageSize), 4 * kPageSize, since);
  EXPECT_EQ(beginOf(&taken), kBase + 2 * kPageSize);
  EXPECT_EQ(taken.bytes(), 4 * kPageSize);
  EXPECT_TRUE(since.command) << "half of it is pending";
  EXPECT_EQ(runs(), 2u);
  EXPECT_EQ(heap.freeBytes(), 12 * kPageSize);
  give(&taken);
  EXPECT_EQ(runs(), 1u);
}

TEST_F(Heap, AddressesWithoutMemoryAreJoinedAndCut) {
  Region &region = make(kBase, 16);
  heap.addUnmapped(region);
  EXPECT_EQ(take(1), nullptr);
  Span &mapped = heap.takeUnmapped(*heap.unmapped(), 4 * kPageSize);
  give(&mapped);
  EXPECT_TRUE(take(4));
  ASSERT_TRUE(heap.unmapped());
  EXPECT_EQ(heap.unmapped()->bytes(), 12 * kPageSize);
  EXPECT_TRUE(map.find(at(kBase + 10 * kPageSize))->is(Span::Use::unmapped));
  Span &more = heap.takeUnmapped(*heap.unmapped(), 4 * kPageSize);
  heap.giveUnmapped(more);
  EXPECT_EQ(heap.unmapped()->bytes(), 12 * kPageSize);
  EXPECT_EQ(heap.unmapped()->next, nullptr);
}

/// Device memory may lie anywhere in 64 bits: some GPUs have it where the upper bits are ones.
TEST_F(Heap, SpansAreFoundWhereverTheyLie) {
  constexpr uintptr_t kDevice = 0xff00'ffff'ffdf'0000, kBoundary = uintptr_t{1} << 48;
  EXPECT_EQ(map.find(at(kDevice)), nullptr);
  add(kDevice, 16);
  Span *device = take(16);
  ASSERT_TRUE(device);
  EXPECT_EQ(beginOf(device), kDevice);
  EXPECT_EQ(map.find(at(kDevice + 15 * kPageSize)), device);
  EXPECT_EQ(map.find(at(kDevice & (kBoundary - 1))), nullptr) << "the same address without its upper bits";
  // Over the place where the upper bits change, and in the leaf behind it.
  constexpr size_t kPages = (size_t{3} << 30) / kPageSize;
  add(3 * kBoundary - kPages / 2 * kPageSize, kPages);
  Span *across = take(kPages - 1), *last = take(1);
  ASSERT_TRUE(across && last);
  for (const uintptr_t address : {beginOf(across), 3 * kBoundary - 1, 3 * kBoundary, 3 * kBoundary + (1 << 30)})
    EXPECT_EQ(map.find(at(address)), across) << std::hex << address;
  EXPECT_EQ(map.find(last->start()), last);
  give(across);
  give(last);
  give(device);
}

/// Far from its beginning, over the map's levels and leaves.
TEST_F(Heap, LargeSpansAreFoundByAllTheirAddresses) {
  constexpr size_t kGiB = size_t{1} << 30, kPages = 5 * kGiB / kPageSize;
  add(kBase + kGiB / 2, kPages);
  Span *little = take(3), *large = take(kPages - 8), *last = take(5);
  ASSERT_TRUE(little && large && last);
  for (size_t offset = 0; offset < large->bytes(); offset += kGiB / 16 - kPageSize) {
    ASSERT_EQ(map.find(large->start() + offset), large) << offset;
  }
  EXPECT_EQ(map.find(large->end() - 1), large);
  EXPECT_EQ(map.find(last->end() - 1), last);
  EXPECT_EQ(map.find(little->end() - 1), little);
  give(large);
  Span *half = take(kPages / 2);
  ASSERT_TRUE(half);
  EXPECT_EQ(map.find(half->end() - 1), half);
  const Span *behind = map.find(half->end() + kGiB);
  EXPECT_FALSE(behind && behind->blockAt(half->end() + kGiB)) << "nobody's";
}

TEST_F(Heap, RandomTakesAndGivesNeverOverlapAndComeBackWhole) {
  add(kBase, 512);
  add(kBase + 0x2000'0000, 256);
  std::mt19937 random(7);
  std::map<uintptr_t, Span *> taken;
  std::vector<Ref<Completion>> pending;
  for (int i = 0; i < 3; ++i)
    pending.push_back(makeRef<Completion>(Completion::Later{}));
  for (int round = 0; round < 40000; ++round) {
    if (random() % 2 == 0 && !taken.empty()) {
      auto found = taken.lower_bound(kBase + random() % (768 * kPageSize));
      found = found == taken.end() ? taken.begin() : found;
      Freed since = random() % 2 != 0 ? freedBy(pending[random() % pending.size()]) : Freed();
      give(found->second, std::move(since));
      taken.erase(found);
    } else {
      Completion *const waits[] = {pending[random() % pending.size()].get()};
      if (Span *span = take(1 + random() % 24, waits)) {
        const auto next = taken.upper_bound(beginOf(span));
        ASSERT_TRUE(next == taken.end() || span->end() <= next->second->start());
        ASSERT_TRUE(next == taken.begin() || std::prev(next)->second->end() <= span->start());
        ASSERT_EQ(map.find(span->start() + random() % span->bytes()), span);
        taken.emplace(beginOf(span), span);
      }
    }
    if (round % 100 == 0) { // what is said to fit does, and a page more doesn't
      const size_t most = largest();
      ASSERT_EQ(take(most + 1), nullptr) << most;
      if (most != 0) {
        Span *span = take(most);
        ASSERT_NE(span, nullptr) << most;
        give(span);
      }
    }
    if (round % 1000 == 0) { // time passes
      Ref<Completion> &over = pending[random() % pending.size()];
      over->refuse(UR_RESULT_SUCCESS);
      over = makeRef<Completion>(Completion::Later{});
    }
  }
  for (const auto &[begin, span] : taken)
    give(span);
  for (const Ref<Completion> &one : pending)
    one->refuse(UR_RESULT_SUCCESS);
  heap.refresh(false);
  EXPECT_EQ(heap.freeBytes(), 768 * kPageSize);
  EXPECT_EQ(runs(), 2u);
  EXPECT_TRUE(take(512));
  EXPECT_TRUE(take(256));
}

class PageMapTest : public ::testing::Test {
protected:
  static constexpr size_t kLeaf = size_t{1} << 30, kCell = size_t{2} << 20;

  PageMapTest() { map.prepare(at(kBase), 2 * kLeaf); }
  Span &enter(uintptr_t begin, size_t bytes) {
    Span &span = *spans.emplace_back(std::make_unique<Span>());
    span.setBounds(at(begin), bytes);
    span.makeLarge(MemoryKind::device, 0);
    map.enter(span);
    return span;
  }
  void leave(Span &span) {
    map.leave(span);
    span.setBounds(at(1), 0); // Its record is used for something else.
  }
  void expectFound(const Span &span) {
    EXPECT_EQ(map.find(span.start()), &span);
    EXPECT_EQ(map.find(span.start() + span.bytes() / 2), &span);
    EXPECT_EQ(map.find(span.end() - 1), &span);
  }
  bool holds(uintptr_t address) {
    const Span *span = map.find(at(address));
    return span && span->holds(at(address));
  }

  PageMap map;
  std::vector<std::unique_ptr<Span>> spans;
};

TEST_F(PageMapTest, FindsBlocksOnBothSidesOfALeafsBounds) {
  constexpr size_t kCount = 64;
  for (size_t i = 0; i < kCount; ++i)
    enter(kBase + kLeaf - kCell * kCount / 2 + i * kCell, kCell);
  for (const auto &span : spans)
    expectFound(*span);
}

/// One alone in 2 MiB, then a second and a third, which leave again in any order.
TEST_F(PageMapTest, FindsAllThatBeginSideBySide) {
  for (unsigned order = 0; order < 6; ++order) {
    Span &first = enter(kBase + 8 * kPageSize, 8 * kPageSize);
    expectFound(first);
    Span &second = enter(kBase + 64 * kPageSize, 2 * kCell);
    expectFound(first);
    expectFound(second);
    Span &third = enter(kBase, kPageSize);
    for (Span *one : {&first, &second, &third})
      expectFound(*one);
    std::vector<Span *> left{&first, &second, &third};
    for (const size_t which : {size_t{order % 3}, size_t{order / 3}, size_t{0}}) {
      const auto begin = reinterpret_cast<uintptr_t>(left[which]->start());
      leave(*left[which]);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(which));
      EXPECT_FALSE(holds(begin));
      for (Span *one : left)
        expectFound(*one);
    }
  }
}

/// A slab has its own entries, whoever else begins or has begun in its 2 MiB.
TEST_F(PageMapTest, FindsSlabsBesideOtherSpans) {
  Span &before = enter(kBase, 2 * kPageSize), &slab = *spans.emplace_back(std::make_unique<Span>());
  slab.setBounds(at(kBase + 2 * kPageSize), 16 * kPageSize);
  slab.setUse(Span::Use::slab);
  map.enterSlab(slab);
  Span &behind = enter(kBase + 18 * kPageSize, kCell);
  for (const Span *one : {&before, &slab, &behind})
    expectFound(*one);
  leave(before);
  leave(behind);
  expectFound(slab);
  EXPECT_FALSE(holds(kBase));
  enter(kBase + 18 * kPageSize, kCell);
  expectFound(slab);
  expectFound(*spans.back());
}

/// Large blocks cost no memory of the system's for each: a GiB of them a few pages.
TEST_F(PageMapTest, LargeBlocksTakeNextToNoMemory) {
  const auto resident = [] {
    size_t total = 0, pages = 0;
    std::ifstream("/proc/self/statm") >> total >> pages;
    return pages * static_cast<size_t>(sysconf(_SC_PAGESIZE));
  };
  spans.reserve(kLeaf / kCell);
  const auto records = std::make_unique<std::array<Span, kLeaf / kCell>>();
  for (Span &span : *records)
    span.makeLarge(MemoryKind::device, 0);
  const size_t before = resident();
  for (size_t i = 0; i < records->size(); ++i) {
    (*records)[i].setBounds(at(kBase + i * kCell), kCell);
    map.enter((*records)[i]);
  }
  EXPECT_LT(resident() - before, size_t{512} << 10);
  EXPECT_EQ(map.find((*records)[300].end() - 1), &(*records)[300]);
}

} // namespace
} // namespace ur::core
