// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A thousand queues don't hold a thousand caches: what those that have stopped allocating keep at hand is there for the
// others before the pool grows, and their lists go.
#include "core/async_test.hpp"

#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/order/lane.hpp"
#include "adapters/core/queue/queue.hpp"

#include <algorithm>

namespace ur::test {
namespace {

constexpr size_t kQueues = 1000;
constexpr size_t kLittle = 160 << 10; ///< bytes that a queue's cache holds after useALittle

class ManyQueues : public AsyncTest {
protected:
  void configure(sim::Options &options) override { options.races = false; }
  void SetUp() override {
    AsyncTest::SetUp();
    pool = makePool({});
    for (size_t i = 0; i < kQueues; ++i)
      queues.push_back(inOrder());
  }
  void TearDown() override {
    for (const Queue &queue : queues)
      finish(queue);
    queues.clear();
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
    AsyncTest::TearDown();
  }

  /// A few blocks of several sizes, each freed again.
  void useALittle(ur_queue_handle_t queue, bool work = false) {
    std::vector<void *> blocks;
    for (const size_t size : {100, 4000, 4000, 50'000, 90'000}) {
      void *memory = nullptr;
      ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, size, &memory), UR_RESULT_SUCCESS);
      if (work)
        fillOnly(queue, static_cast<uint32_t *>(memory), 4, 1);
      blocks.push_back(memory);
    }
    for (void *memory : blocks)
      ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  }
  core::PoolCache &cacheOf(const Queue &queue) { return *queue.get()->caches().recent(&pool->memory()); }
  size_t resting() {
    return static_cast<size_t>(
        std::count_if(queues.begin(), queues.end(), [this](const Queue &queue) { return cacheOf(queue).resting(); }));
  }
  size_t heldInCaches() {
    size_t held = 0;
    for (const Queue &queue : queues)
      held += cacheOf(queue).bytesHeld();
    return held;
  }

  ur_usm_pool_handle_t pool = nullptr;
  std::vector<Queue> queues;
};
UR_TEST_ALL_SHAPES(ManyQueues);

/// One after the other: what the pool reserves is for the few that have used it last.
TEST_P(ManyQueues, WhatIdleOnesHoldIsThereForTheNext) {
  for (const Queue &queue : queues)
    useALittle(queue);
  EXPECT_LE(reserved(pool), 3 * core::kGranule);
  EXPECT_LE(heldInCaches(), 3 * core::kGranule);
  EXPECT_GE(resting(), kQueues - 6 * core::kGranule / kLittle);
}

/// The same where nobody waits for a queue, so that only the driver knows that what they did is over.
TEST_P(ManyQueues, WorkThatIsOverHoldsNothingUp) {
  for (const Queue &queue : queues) {
    useALittle(queue, true);
    sim->runUntilIdle();
  }
  EXPECT_LE(reserved(pool), 10 * core::kGranule) << "each is asked twice before it is known to be over";
}

/// All of them have memory at hand; then one of them needs as much as all hold.
TEST_P(ManyQueues, OneThatGrowsGetsWhatTheOthersHold) {
  std::vector<void *> blocks(kQueues);
  for (int pass = 0; pass < 2; ++pass) { // what is held must have been idle once before
    for (size_t i = 0; i < kQueues; ++i)
      ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queues[i], pool, 60'000, &blocks[i]), UR_RESULT_SUCCESS);
    for (size_t i = 0; i < kQueues; ++i)
      ASSERT_EQ(tryFree(queues[i], blocks[i]), UR_RESULT_SUCCESS);
  }
  const size_t before = reserved(pool);
  EXPECT_GE(heldInCaches(), kQueues * 60'000);
  std::vector<void *> mine;
  for (size_t i = 0; i < 600; ++i) {
    mine.push_back(nullptr);
    ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queues[0], pool, 90'000, &mine.back()), UR_RESULT_SUCCESS);
  }
  EXPECT_LE(reserved(pool), before + before / 4);
  for (void *memory : mine)
    ASSERT_EQ(tryFree(queues[0], memory), UR_RESULT_SUCCESS);
}

/// A cache that rests wakes up by an alloc, and by a free of what another queue has allocated.
TEST_P(ManyQueues, OnesThatRestWakeUp) {
  for (const Queue &queue : queues)
    useALittle(queue);
  const Queue &one = queues[10], &other = queues[11];
  ASSERT_TRUE(cacheOf(one).resting());
  ASSERT_TRUE(cacheOf(other).resting());
  void *memory = nullptr, *again = nullptr;
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, one, pool, 4000, &memory), UR_RESULT_SUCCESS);
  EXPECT_FALSE(cacheOf(one).resting());
  EXPECT_EQ(used(pool), 4000u) << "what caches that rest have counted still counts";
  ASSERT_EQ(tryFree(other, memory), UR_RESULT_SUCCESS);
  EXPECT_FALSE(cacheOf(other).resting());
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, other, pool, 4000, &again), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory, again) << "what was freed is at hand";
  ASSERT_EQ(tryFree(other, again), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(pool), 0u);
}

} // namespace
} // namespace ur::test
