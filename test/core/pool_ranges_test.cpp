// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pools in ranges of addresses: memory that lies apart is mapped side by side rather than that the pool grows, and what
// was mapped stays so until all is over that may use it.
#include "core/async_test.hpp"
#include "core/pool_parts_check.hpp"

#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"

#include <algorithm>

namespace ur::test {
namespace {

constexpr size_t kMiB = size_t{1} << 20;

class PoolRanges : public AsyncTest {
protected:
  static core::PoolFigures figures(ur_usm_pool_handle_t pool) { return pool->memory().figures(); }
  void free(const Queue &queue, uint32_t *memory) { ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS); }
};
INSTANTIATE_TEST_SUITE_P(Sim, PoolRanges, ::testing::Values(kCuda, kLevelZero), shapeName);

/// Rule R15.
TEST_P(PoolRanges, WhatMovesStaysMappedWhereItWasUntilThatIsOver) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  uint32_t *blocks[4];
  for (uint32_t *&block : blocks)
    block = alloc(queue, 8 * kMiB / 4, pool);
  finish(queue);
  const size_t before = reserved(pool);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, blocks[0], 8 * kMiB / 4, 1); // at the old addresses, long after the memory has got new ones
  free(queue, blocks[0]);
  free(queue, blocks[2]);
  uint32_t *large = alloc(queue, 14 * kMiB / 4, pool); // no free run has so much
  ASSERT_NE(large, nullptr);
  const core::PoolFigures moved = figures(pool);
  EXPECT_EQ(moved.moves, 7u);
  EXPECT_EQ(moved.reserved, before);
  EXPECT_EQ(moved.live, 30 * kMiB);
  // Addresses that memory has left are told, and not counted.
  const std::vector<PoolPart> parts = expectPartsAgree(pool);
  EXPECT_GT(std::count_if(parts.begin(), parts.end(),
                          [](const PoolPart &part) { return part.state == UR_LANEWAY_USM_POOL_PART_STATE_CHANGING; }),
            0);
  fillOnly(queue, large, 14 * kMiB / 4, 2);
  gate.open();
  finish(queue);
  std::vector<uint32_t> words(14 * kMiB / 4);
  EXPECT_EQ(api().Enqueue.pfnUSMMemcpy(queue, true, words.data(), large, 14 * kMiB, 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(std::count(words.begin(), words.end(), 2u), static_cast<ptrdiff_t>(words.size()));
  free(queue, large);
  free(queue, blocks[1]);
  free(queue, blocks[3]);
  finish(queue);
  ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  const core::PoolFigures left = figures(pool);
  EXPECT_EQ(left.reserved, 0u);
  EXPECT_EQ(left.free + left.pending + left.atHand + left.live, 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Addresses without memory are used before more are reserved, however many small pieces of them there are.
TEST_P(PoolRanges, ManySmallHolesHideNoLargeOne) {
  constexpr size_t kHoles = 66;
  sim->setDeviceLimit(0, 4096 * kMiB);
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  std::vector<uint32_t *> blocks;
  for (size_t i = 0; i < 2 * kHoles; ++i)
    blocks.push_back(alloc(queue, 2 * kMiB / 4, pool));
  for (size_t i = 0; i < 2 * kHoles; i += 2)
    free(queue, blocks[i]);
  finish(queue);
  ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  const uint64_t reserves = sim->calls(Call::reserve);
  uint32_t *large = alloc(queue, 8 * kMiB / 4, pool);
  EXPECT_EQ(sim->calls(Call::reserve), reserves);
  free(queue, large);
  for (size_t i = 1; i < 2 * kHoles; i += 2)
    free(queue, blocks[i]);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// What small blocks had, a large one gets, though the device is behind: the queue's order says that it may.
TEST_P(PoolRanges, SmallBlocksThatAreFreeInOrderServeALargeOne) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  std::vector<uint32_t *> blocks(12 * kMiB / 1024);
  for (uint32_t *&block : blocks)
    block = alloc(queue, 1024 / 4, pool);
  finish(queue);
  const size_t before = reserved(pool);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, blocks.front(), 64, 1);
  for (uint32_t *block : blocks)
    free(queue, block);
  uint32_t *large = alloc(queue, 11 * kMiB / 4, pool);
  EXPECT_EQ(reserved(pool), before);
  gate.open();
  free(queue, large);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Memory that two queues have freed in turns is many parts of one run. Who may have none of them gets what has come
/// behind them, or what is free between them, and isn't refused.
TEST_P(PoolRanges, WhatIsFreeBesideManyThatArePendingServes) {
  constexpr size_t kBlocks = 400, kSize = kMiB / 16;
  for (const size_t maximum : {size_t{0}, kBlocks * kSize}) {
    const Queue queues[] = {inOrder(), inOrder()}, idle = inOrder(), other = outOfOrder();
    ur_usm_pool_handle_t pool = makePool({.maximum = maximum, .threshold = SIZE_MAX});
    std::vector<uint32_t *> blocks(kBlocks);
    for (size_t i = 0; i < kBlocks; ++i)
      blocks[i] = alloc(queues[i % 2], kSize / 4, pool);
    finish(queues[0]);
    finish(queues[1]);
    const size_t before = reserved(pool);
    free(idle, blocks[kBlocks / 2]);
    finish(idle);
    sim::Hold gates[] = {sim->holdNextCommand(), {}};
    fillOnly(queues[0], blocks[0], 64, 1);
    gates[1] = sim->holdNextCommand();
    fillOnly(queues[1], blocks[1], 64, 1);
    for (size_t i = 0; i < kBlocks; ++i) {
      if (i != kBlocks / 2)
        free(queues[i % 2], blocks[i]);
    }
    void *memory = nullptr;
    EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, other, pool, kSize, &memory), UR_RESULT_SUCCESS) << maximum;
    if (maximum == 0) {
      EXPECT_LE(reserved(pool), before + 4 * kMiB);
    } else {
      EXPECT_EQ(memory, blocks[kBlocks / 2]);
    }
    for (sim::Hold &gate : gates)
      gate.open();
    free(other, static_cast<uint32_t *>(memory));
    for (const Queue *queue : {&queues[0], &queues[1], &idle, &other})
      finish(*queue);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

/// So does a small block, however many of its class are pending in other slabs.
TEST_P(PoolRanges, WhatIsFreeAmongManySlabsThatArePendingServes) {
  constexpr size_t kBlocks = 80, kSize = 32 * 1024; // most slabs have four
  constexpr size_t kFree = kBlocks / 2;
  const Queue busy = inOrder(), idle = inOrder(), other = outOfOrder();
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlocks * kSize, .threshold = SIZE_MAX});
  std::vector<uint32_t *> blocks(kBlocks);
  for (uint32_t *&block : blocks)
    block = alloc(busy, kSize / 4, pool);
  std::sort(blocks.begin(), blocks.end());
  finish(busy);
  free(idle, blocks[kFree]);
  free(idle, blocks[kFree + 2]);
  finish(idle);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(busy, blocks[0], 64, 1);
  for (size_t i = 0; i < kBlocks; i += 2) {
    if (i != kFree && i != kFree + 2)
      free(busy, blocks[i]);
  }
  void *memory = nullptr;
  EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_DEVICE, other, pool, 4 * kSize, &memory))) << "all goes in place";
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, other, pool, kSize, &memory), UR_RESULT_SUCCESS);
  EXPECT_TRUE(memory == blocks[kFree] || memory == blocks[kFree + 2]);
  gate.open();
  for (size_t i = 1; i < kBlocks; i += 2)
    free(busy, blocks[i]);
  free(other, static_cast<uint32_t *>(memory));
  finish(busy);
  finish(other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// A pool that may grow does that rather than move much at a time. One at its maximum moves whatever it takes.
TEST_P(PoolRanges, AtItsMaximumAPoolMovesAsMuchAsItTakes) {
  constexpr size_t kBlocks = 64, kSize = 5 * kMiB / 2; // each two granules of the pool with a maximum
  for (const size_t maximum : {size_t{0}, kBlocks * kSize}) {
    const Queue queue = inOrder();
    ur_usm_pool_handle_t pool = makePool({.maximum = maximum, .threshold = SIZE_MAX});
    std::vector<uint32_t *> blocks(kBlocks);
    for (uint32_t *&block : blocks)
      block = alloc(queue, kSize / 4, pool);
    for (size_t i = 0; i < kBlocks; ++i) {
      if (i % 4 != 0)
        free(queue, blocks[i]);
    }
    finish(queue);
    const size_t before = reserved(pool);
    uint32_t *large = alloc(queue, kBlocks / 4 * 3 * kSize / 4, pool);
    ASSERT_NE(large, nullptr);
    const core::PoolFigures moved = figures(pool);
    if (maximum != 0) {
      EXPECT_GT(moved.moves, 64u);
      EXPECT_EQ(moved.reserved, before);
    } else {
      EXPECT_LE(moved.moves, 64u);
      EXPECT_GT(moved.reserved, before);
    }
    free(queue, large);
    for (size_t i = 0; i < kBlocks; i += 4)
      free(queue, blocks[i]);
    finish(queue);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

/// Every driver call on the way fails once: the request is served all the same, or refused, and nothing is lost.
TEST_P(PoolRanges, NothingIsLostWhereACallFails) {
  bool served = false;
  for (unsigned nth = 1; nth < 64 && !served; ++nth) {
    const Queue queue = inOrder();
    ur_usm_pool_handle_t pool = makePool({});
    uint32_t *blocks[4];
    for (uint32_t *&block : blocks)
      block = alloc(queue, 8 * kMiB / 4, pool);
    free(queue, blocks[0]);
    free(queue, blocks[2]);
    finish(queue);
    sim->failAnyCall(nth);
    void *large = nullptr;
    const ur_result_t result = tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 14 * kMiB, &large);
    served = !sim->stopFailing();
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || isOutOfMemory(result)) << nth << ": " << result;
    if (result != UR_RESULT_SUCCESS) {
      EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 14 * kMiB, &large), UR_RESULT_SUCCESS) << nth;
    }
    free(queue, static_cast<uint32_t *>(large));
    free(queue, blocks[1]);
    free(queue, blocks[3]);
    finish(queue);
    EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
    EXPECT_EQ(figures(pool).reserved, 0u) << nth;
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
  EXPECT_TRUE(served) << "more calls than were tried";
}

} // namespace
} // namespace ur::test
