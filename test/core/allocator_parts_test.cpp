// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The allocator's parts by themselves: sizes, the page map, the page heap, a queue's cache.
#include "adapters/core/allocator/page_heap.hpp"
#include "adapters/core/allocator/pool_cache.hpp"
#include "adapters/core/memory/usm_pool.hpp"
#include "adapters/core/order/lane.hpp"

#include <gtest/gtest.h>

#include <random>

namespace ur::core {
namespace {

TEST(SizeClass, EverySizeFitsItsClassAndWastesAnEighthAtMost) {
  const auto check = [](size_t size) {
    const unsigned index = size_class::of(size);
    const size_t block = size_class::size(index);
    ASSERT_GE(block, size);
    ASSERT_TRUE(index == 0 || size_class::size(index - 1) < size) << size;
    ASSERT_LE(block - size, std::max(kSmallestBlock, size / 8)) << size;
    ASSERT_EQ(block % kSmallestBlock, 0u);
    ASSERT_EQ(size_class::of(block), index);
  };
  for (size_t size = 1; size <= 70000; ++size) {
    check(size);
  }
  for (unsigned bit = 16; bit < 46; ++bit) {
    for (size_t part = 0; part < 8; ++part) {
      const size_t size = (size_t{1} << bit) + part * (size_t{1} << (bit - 3));
      check(size - 1);
      check(size);
      check(size + 1);
    }
  }
  check(kLargestBlock);
}

TEST(SizeClass, LargeBlocksAreWholePages) {
  for (unsigned i = size_class::kSmallCount; i < size_class::kCount; ++i) {
    ASSERT_EQ(size_class::size(i) % kPageSize, 0u) << i;
  }
}

TEST(SizeClass, SlabsWasteASixteenthAtMostAndAreNoLargerThanAGranule) {
  for (unsigned i = 0; i < size_class::kSmallCount; ++i) {
    const size_t bytes = size_class::slabPages(i) * kPageSize;
    EXPECT_LE(bytes % size_class::size(i) * 16, bytes) << i;
    EXPECT_LE(bytes, kGranule) << i;
    EXPECT_GE(bytes / size_class::size(i), 4u) << i;
  }
}

/// Made of addresses only: nobody touches the memory.
class Heap : public ::testing::Test {
protected:
  Chunk *add(uintptr_t begin, size_t size) {
    chunks.push_back(std::make_unique<Chunk>());
    chunks.back()->begin = reinterpret_cast<std::byte *>(begin);
    chunks.back()->size = size;
    heap.add(chunks.back().get(), {});
    return chunks.back().get();
  }
  Span *take(size_t pages) {
    return heap.take(pages * kPageSize, [](const Stamp &) { return true; });
  }
  static uintptr_t beginOf(const Span *span) { return reinterpret_cast<uintptr_t>(span->begin.load()); }

  alignas(StreamPool *) std::byte pool[8]; // never looked into
  PageMap map;
  RecordStore records;
  PageHeap heap{reinterpret_cast<StreamPool &>(pool), map, records};
  std::vector<std::unique_ptr<Chunk>> chunks;
};

TEST_F(Heap, CutsAndJoins) {
  Chunk *chunk = add(0x7000'0000'0000, 32 * kPageSize);
  Span *first = take(1), *second = take(2), *third = take(4);
  ASSERT_TRUE(first && second && third);
  EXPECT_EQ(heap.freeBytes(), 25 * kPageSize);
  EXPECT_EQ(map.find(reinterpret_cast<void *>(beginOf(second) + kPageSize)), second);
  heap.give(second);
  heap.give(first);
  heap.give(third);
  EXPECT_EQ(heap.freeBytes(), 32 * kPageSize);
  EXPECT_EQ(heap.takeChunk([](const Stamp &) { return true; }), chunk);
  EXPECT_EQ(heap.freeBytes(), 0u);
}

TEST_F(Heap, KeepsWhatIsOverApartFromWhatIsPending) {
  add(0x7000'0000'0000, 4 * kPageSize);
  Span *first = take(2), *second = take(2);
  const Ref<Completion> pending = makeRef<Completion>(Completion::Later{});
  first->stamp.push_back(pending);
  heap.give(first);
  heap.give(second);
  const auto isFree = [](const Stamp &stamp) { return stamp.empty(); };
  EXPECT_EQ(heap.takeChunk(isFree), nullptr);
  Span *span = heap.take(2 * kPageSize, isFree);
  ASSERT_TRUE(span) << "the pending neighbour doesn't stand in its way";
  heap.give(span);
  pending->refuse(UR_RESULT_SUCCESS);
  heap.refresh(false);
  EXPECT_TRUE(heap.takeChunk(isFree));
}

/// Joined memory is free when both parts are: with different pending frees, both count.
TEST_F(Heap, JoinsStampsWithTheirSpans) {
  add(0x7000'0000'0000, 4 * kPageSize);
  Span *first = take(2), *second = take(2);
  const auto one = makeRef<Completion>(Completion::Later{}), other = makeRef<Completion>(Completion::Later{});
  first->stamp.push_back(one);
  second->stamp.push_back(other);
  heap.give(first);
  heap.give(second);
  Stamp seen;
  Span *both = heap.take(4 * kPageSize, [&](const Stamp &stamp) {
    seen = stamp;
    return true;
  });
  ASSERT_TRUE(both);
  EXPECT_EQ(seen.size(), 2u);
  both->stamp.clear();
}

TEST_F(Heap, NeverJoinsAcrossChunks) {
  add(0x7000'0000'0000, 32 * kPageSize);
  add(0x7000'0000'0000 + 32 * kPageSize, 32 * kPageSize);
  EXPECT_EQ(take(33), nullptr);
  EXPECT_TRUE(take(32));
}

TEST_F(Heap, RefusesAddressesItCannotMap) {
  Chunk far;
  far.begin = reinterpret_cast<std::byte *>(uintptr_t{1} << 50);
  far.size = kGranule;
  EXPECT_THROW(heap.add(&far, {}), ur_result_t);
  EXPECT_EQ(heap.freeBytes(), 0u);
}

TEST_F(Heap, ServesTheSmallestSpanThatFits) {
  add(0x7000'0000'0000, 64 * kPageSize);
  add(0x7100'0000'0000, 16 * kPageSize);
  Span *span = take(16);
  EXPECT_EQ(beginOf(span), 0x7100'0000'0000u);
}

TEST_F(Heap, RandomTakesAndGivesNeverOverlapAndComeBackWhole) {
  add(0x7000'0000'0000, 512 * kPageSize);
  add(0x7200'0000'0000, 256 * kPageSize);
  std::mt19937 random(7);
  std::vector<Span *> taken;
  for (int round = 0; round < 20000; ++round) {
    if (random() % 2 == 0 && !taken.empty()) {
      std::swap(taken[random() % taken.size()], taken.back());
      heap.give(taken.back());
      taken.pop_back();
    } else if (Span *span = take(1 + random() % 24)) {
      for (const Span *other : taken) {
        ASSERT_TRUE(beginOf(other) + other->size <= beginOf(span) || beginOf(span) + span->size <= beginOf(other));
      }
      taken.push_back(span);
    }
  }
  for (Span *span : taken) {
    heap.give(span);
  }
  EXPECT_EQ(heap.freeBytes(), 768 * kPageSize);
  EXPECT_TRUE(heap.takeChunk([](const Stamp &) { return true; }));
  EXPECT_TRUE(heap.takeChunk([](const Stamp &) { return true; }));
}

/// A slab of blocks as a pool would make it.
class Cache : public ::testing::Test {
protected:
  static constexpr size_t kSize = 4096;
  void SetUp() override {
    cache.open(reinterpret_cast<StreamPool &>(pool), {});
    chunk.size = kPageSize;
    span.chunk = &chunk;
    span.setBounds(reinterpret_cast<std::byte *>(0x7000'0000'0000), kPageSize);
    span.makeSlab(own, blocks, 16);
    while (span.freeCount != 0) {
      list.push(span.takeBlock());
    }
  }
  Chunk chunk;
  Span span;
  Block blocks[16];
  BlockList list;
  alignas(StreamPool *) std::byte pool[8]; // never looked into
  PoolCache cache{Ref<Lane>()};
  const unsigned own = size_class::of(kSize);
};

TEST_F(Cache, HandsOutWhatWasPushedLast) {
  EXPECT_EQ(cache.pop(MemoryKind::device, own, 100), nullptr);
  ASSERT_TRUE(cache.fill(list));
  Block *block = cache.pop(MemoryKind::device, own, 100);
  ASSERT_TRUE(block);
  EXPECT_EQ(block->state, Block::State::live);
  EXPECT_EQ(cache.counts().used, 100);
  EXPECT_TRUE(block->beginFree());
  EXPECT_FALSE(block->beginFree());
  EXPECT_EQ(cache.push(*block), PoolCache::Pushed::kept);
  EXPECT_EQ(cache.counts().used, 0);
  EXPECT_EQ(cache.counts().usedHigh, 100);
  EXPECT_EQ(cache.pop(MemoryKind::device, own, 50), block);
  EXPECT_EQ(cache.pop(MemoryKind::host, own, 50), nullptr);
}

TEST_F(Cache, ClosedItRefuses) {
  ASSERT_TRUE(cache.fill(list));
  Block *block = cache.pop(MemoryKind::device, own, 100);
  const PoolCache::Contents contents = cache.takeAll(true);
  EXPECT_EQ(contents.blocks.count, 15u);
  EXPECT_EQ(contents.counts.used, 100);
  EXPECT_EQ(contents.counts.live, 1);
  ASSERT_TRUE(block->beginFree());
  EXPECT_EQ(cache.push(*block), PoolCache::Pushed::refused);
  EXPECT_EQ(cache.pop(MemoryKind::device, own, 1), nullptr);
  BlockList one;
  one.push(block);
  EXPECT_FALSE(cache.fill(one));
}

TEST_F(Cache, FindsBlocksByAddress) {
  EXPECT_EQ(span.blockAt(reinterpret_cast<void *>(0x7000'0000'0000 + 5 * kSize + 17)), &blocks[5]);
  EXPECT_EQ(span.blockAt(reinterpret_cast<void *>(0x7000'0000'0000 + kPageSize)), nullptr);
  EXPECT_EQ(span.blockAt(reinterpret_cast<void *>(0x7000'0000'0000 - 1)), nullptr);
}

} // namespace
} // namespace ur::core
