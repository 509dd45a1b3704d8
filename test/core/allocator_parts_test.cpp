// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The allocator's parts by themselves: sizes, a queue's cache.
#include "adapters/core/allocator/pool_cache.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
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
  for (size_t size = 1; size <= 70000; ++size)
    check(size);
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

TEST(SizeClass, LargeBlocksWasteLessThanAPage) {
  for (size_t size = kLargestSmall + 1; size < 40 * kPageSize; ++size) {
    ASSERT_EQ(inPages(size) % kPageSize, 0u) << size;
    ASSERT_LT(inPages(size) - size, kPageSize) << size;
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

TEST(SizeClass, SpansAreSortedByTheLargestClassThatTheyReach) {
  for (size_t size = kSmallestBlock; size < 70000; ++size) {
    const unsigned index = size_class::floorOf(size);
    ASSERT_LE(size_class::size(index), size);
    ASSERT_GT(size_class::size(index + 1), size);
  }
}

/// A slab of blocks as a pool would make it.
class Cache : public ::testing::Test {
protected:
  static constexpr size_t kSize = 4096;
  void SetUp() override {
    cache.open(served, {});
    span.pool = &served;
    span.setBounds(reinterpret_cast<std::byte *>(0x7000'0000'0000), 16 * kSize);
    span.makeSlab(MemoryKind::device, own, blocks);
    while (span.freeCount != 0)
      list.push(span.takeBlock());
  }
  Span span;
  Block blocks[16];
  BlockList list;
  alignas(StreamPool *) std::byte pool[8], next[8]; // never looked into
  StreamPool &served = reinterpret_cast<StreamPool &>(pool);
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
  const PoolCache::Drained drained = cache.takeAll(served, true);
  EXPECT_EQ(drained.blocks.count, 15u);
  EXPECT_EQ(drained.counts.used, 100);
  EXPECT_EQ(drained.counts.live, 1);
  ASSERT_TRUE(block->beginFree());
  EXPECT_EQ(cache.push(*block), PoolCache::Pushed::refused);
  EXPECT_EQ(cache.pop(MemoryKind::device, own, 1), nullptr);
  BlockList one;
  one.push(block);
  EXPECT_FALSE(cache.fill(one));
}

/// A queue's cache serves the next pool once it is closed: who has found it before that is refused.
TEST_F(Cache, ServesOnePoolAtATime) {
  ASSERT_TRUE(cache.fill(list));
  Block *block = cache.pop(MemoryKind::device, own, 100);
  BlockList old = cache.takeAll(served, true).blocks;
  StreamPool &second = reinterpret_cast<StreamPool &>(next);
  cache.open(second, {});
  Span span, large;
  span.pool = large.pool = &second;
  span.setBounds(reinterpret_cast<std::byte *>(0x7100'0000'0000), kSize);
  Block blocks[1];
  span.makeSlab(MemoryKind::device, own, blocks);
  large.setBounds(reinterpret_cast<std::byte *>(0x7200'0000'0000), kGranule);
  large.makeLarge(MemoryKind::device, static_cast<uint16_t>(size_class::floorOf(kGranule)));
  for (Block *freed : {&blocks[0], &large.own}) {
    EXPECT_EQ(cache.countTaken(*freed, 30), PoolCache::Counted::counted);
    freed->makeLive(30);
    ASSERT_TRUE(freed->beginFree());
    EXPECT_EQ(cache.push(*freed), PoolCache::Pushed::kept);
  }
  ASSERT_TRUE(block->beginFree());
  EXPECT_EQ(cache.push(*block), PoolCache::Pushed::refused);
  EXPECT_EQ(cache.countReturned(*block), PoolCache::Counted::refused);
  EXPECT_EQ(cache.countTaken(*block, 100), PoolCache::Counted::refused);
  EXPECT_FALSE(cache.uncount(served, 100));
  EXPECT_FALSE(cache.fill(old));
  EXPECT_EQ(old.count, 15u);
  Span other;
  other.pool = &served;
  other.setBounds(reinterpret_cast<std::byte *>(0x7300'0000'0000), kGranule);
  other.makeLarge(MemoryKind::device, large.own.sizeClass);
  other.own.state = Block::State::freeing;
  EXPECT_EQ(cache.push(other.own), PoolCache::Pushed::refused);
  EXPECT_EQ(cache.takeOverflow(served, MemoryKind::device, large.own.sizeClass).first, nullptr);
  EXPECT_EQ(cache.takePages(served).first, nullptr);
  for (const bool close : {false, true})
    EXPECT_EQ(cache.takeAll(served, close).blocks.first, nullptr);
  EXPECT_EQ(cache.counts().used, 0);
  EXPECT_EQ(cache.counts().live, 0);
  EXPECT_EQ(cache.takeAll(second, true).blocks.count, 2u);
}

/// Of whole pages: the last are kept, and serve requests of their size only.
TEST_F(Cache, KeepsTheLastBlocksOfPages) {
  constexpr size_t kMost = 16;
  Span large[kMost];
  const auto sizeOf = [](size_t i) { return (i + 1) * kGranule; };
  for (size_t i = 0; i < kMost; ++i) {
    large[i].pool = &served;
    large[i].setBounds(reinterpret_cast<std::byte *>(0x7100'0000'0000 + i * 32 * kGranule), sizeOf(i));
    large[i].makeLarge(MemoryKind::device, static_cast<uint16_t>(size_class::floorOf(sizeOf(i))));
    large[i].own.state = Block::State::freeing;
    EXPECT_EQ(cache.push(large[i].own), i + 1 < kMost ? PoolCache::Pushed::kept : PoolCache::Pushed::full);
  }
  Span more;
  more.pool = &served;
  more.setBounds(reinterpret_cast<std::byte *>(0x7200'0000'0000), kGranule);
  more.makeLarge(MemoryKind::device, static_cast<uint16_t>(size_class::floorOf(kGranule)));
  more.own.state = Block::State::freeing;
  EXPECT_EQ(cache.push(more.own), PoolCache::Pushed::refused) << "somebody is about to take the overflow";
  const BlockList over = cache.takeOverflow(served, MemoryKind::device, large[0].own.sizeClass);
  EXPECT_EQ(over.count, kMost / 2) << "the older half";
  EXPECT_EQ(over.first, &large[kMost / 2 - 1].own);
  EXPECT_EQ(cache.bytesHeld(), (9 + 10 + 11 + 12 + 13 + 14 + 15 + 16) * kGranule);
  const auto pop = [&](MemoryKind kind, size_t size) { return cache.pop(kind, size_class::of(size), size); };
  EXPECT_EQ(pop(MemoryKind::device, kGranule), nullptr) << "most of it would be lost";
  EXPECT_EQ(pop(MemoryKind::device, sizeOf(9) - kPageSize), nullptr) << "a page would be lost";
  EXPECT_EQ(pop(MemoryKind::host, sizeOf(9)), nullptr);
  EXPECT_EQ(pop(MemoryKind::device, sizeOf(9) - 1), &large[9].own);
  EXPECT_EQ(pop(MemoryKind::device, sizeOf(9)), nullptr);
  EXPECT_EQ(pop(MemoryKind::device, sizeOf(8)), &large[8].own);
  const BlockList left = cache.takePages(served);
  EXPECT_EQ(left.count, kMost / 2 - 2);
  EXPECT_EQ(left.first, &large[kMost - 1].own) << "the newest first";
  EXPECT_EQ(cache.takeAll(served, true).blocks.first, nullptr);
}

/// What a queue's request goes to the pool with, counted as if it had its block.
TEST_F(Cache, AMissIsCounted) {
  Span large;
  large.pool = &served;
  large.setBounds(reinterpret_cast<std::byte *>(0x7100'0000'0000), kGranule);
  large.makeLarge(MemoryKind::device, static_cast<uint16_t>(size_class::floorOf(kGranule)));
  large.own.state = Block::State::freeing;
  EXPECT_EQ(cache.push(large.own), PoolCache::Pushed::kept);
  const auto missed = [&] {
    std::lock_guard lock(cache.lock());
    return cache.missLocked(3 * kGranule, true);
  };
  const PoolCache::Miss miss = missed();
  EXPECT_EQ(miss.pin.pool, &served);
  EXPECT_EQ(cache.bytesHeld(), kGranule) << "it takes the pages with the pool's lock";
  EXPECT_TRUE(miss.much);
  EXPECT_EQ(cache.counts().live, 0) << "one has been freed that nobody had counted";
  EXPECT_EQ(cache.counts().used, static_cast<int64_t>(3 * kGranule));
  EXPECT_TRUE(cache.uncount(served, 3 * kGranule));
  EXPECT_EQ(cache.counts().used, 0);
  EXPECT_EQ(cache.counts().usedHigh, 0) << "it has had no block";
  (void)cache.takeAll(served, true);
  EXPECT_FALSE(cache.uncount(served, 1)) << "whoever has closed it has its counts";
  EXPECT_EQ(missed().pin.pool, nullptr);
  EXPECT_EQ(cache.counts().used, 0) << "a closed one counts nothing";
}

/// A request of another size may be cut from one that threads keep and that is larger; of those the smallest.
TEST_F(Cache, GivesALargerBlockToBeCut) {
  PoolCache cache({}, {}, true);
  cache.open(served, {});
  Span spans[3];
  BlockList free;
  for (size_t i = 0; i < 3; ++i) {
    spans[i].setBounds(reinterpret_cast<std::byte *>(0x7100'0000'0000 + i * kGranule), (i + 1) * 16 * kPageSize);
    spans[i].makeLarge(MemoryKind::device, static_cast<uint16_t>(size_class::floorOf((i + 1) * 16 * kPageSize)));
    free.push(&spans[i].own);
  }
  cache.admit(free);
  EXPECT_EQ(free.first, nullptr);
  EXPECT_EQ(cache.takeLarger(MemoryKind::host, 1000), nullptr);
  EXPECT_EQ(cache.takeLarger(MemoryKind::device, 20 * kPageSize), &spans[1].own);
  EXPECT_EQ(cache.takeLarger(MemoryKind::device, 1000), &spans[0].own);
  EXPECT_EQ(cache.takeLarger(MemoryKind::device, 64 * kPageSize), nullptr);
  EXPECT_EQ(cache.bytesHeld(), 48 * kPageSize);
  EXPECT_EQ(cache.takeAll(served, true).blocks.first, &spans[2].own);
}

/// What lies in a bin is as large as its class at least; a request of just its size finds it.
TEST_F(Cache, FindsBlocksOfWholePagesByTheirSize) {
  PoolCache cache({}, {}, true);
  cache.open(served, {});
  Span large;
  const size_t size = kLargestSmall + 5 * kPageSize;
  large.setBounds(reinterpret_cast<std::byte *>(0x7100'0000'0000), size);
  large.makeLarge(MemoryKind::device, static_cast<uint16_t>(size_class::floorOf(size)));
  BlockList free;
  free.push(&large.own);
  cache.admit(free);
  EXPECT_EQ(cache.pop(MemoryKind::device, size_class::of(size + 1), size + 1), nullptr) << "it is too small";
  EXPECT_EQ(cache.pop(MemoryKind::device, size_class::of(size - 100), size - 100), &large.own);
  EXPECT_EQ(cache.counts().used, static_cast<int64_t>(size) - 100);
}

/// What threads free stays where it is until somebody knows what it is free since; what comes meanwhile is fresher.
TEST_F(Cache, FreshBlocksStayUntilTheirMarksAreThere) {
  PoolCache cache({}, {}, true);
  cache.open(served, {});
  BlockList made = std::exchange(list, {});
  const auto freeOne = [&] {
    Block *block = made.pop();
    block->makeLive(100);
    EXPECT_TRUE(block->beginFree());
    PoolCache::Pin pin;
    EXPECT_EQ(cache.pushFresh(*block, pin), PoolCache::Pushed::kept);
    return block;
  };
  Block *const first = freeOne(), *const second = freeOne();
  const PoolCache::FreshOnes ones = cache.freshOnes();
  EXPECT_EQ(cache.bytesHeld(), 2 * kSize);
  Block *const later = freeOne();
  EXPECT_EQ(cache.takeAll(served, false).fresh.first, nullptr);
  BlockList taken = cache.takeFresh(ones);
  EXPECT_EQ(taken.count, 2u) << "the marks don't say anything of the third";
  EXPECT_EQ(taken.pop(), second);
  EXPECT_EQ(taken.pop(), first);
  EXPECT_EQ(cache.bytesHeld(), kSize);
  EXPECT_EQ(cache.takeFresh(ones).first, nullptr) << "somebody else has taken them";
  const PoolCache::FreshOnes two = cache.freshOnes();
  Block *const last = freeOne();
  const PoolCache::FreshOnes three = cache.freshOnes();
  EXPECT_EQ(cache.takeFresh(two).pop(), later);
  BlockList rest = cache.takeFresh(three);
  EXPECT_EQ(rest.pop(), last) << "though others have taken some meanwhile";
  EXPECT_FALSE(cache.freshOnes().any);
  BlockList back;
  back.push(later);
  back.push(last);
  cache.putFreshBack(back);
  EXPECT_EQ(cache.takeFresh(three).first, nullptr) << "they came later";
  EXPECT_EQ(cache.takeAll(served, true).fresh.count, 2u);
  EXPECT_EQ(cache.takeFresh(cache.freshOnes()).first, nullptr);
}

TEST_F(Cache, FindsBlocksByAddress) {
  EXPECT_EQ(span.blockAt(reinterpret_cast<void *>(0x7000'0000'0000 + 5 * kSize + 17)), &blocks[5]);
  EXPECT_EQ(span.blockAt(reinterpret_cast<void *>(0x7000'0000'0000 + 16 * kSize)), nullptr);
  EXPECT_EQ(span.blockAt(reinterpret_cast<void *>(0x7000'0000'0000 - 1)), nullptr);
}

} // namespace
} // namespace ur::core
