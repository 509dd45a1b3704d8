// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What other threads do to a pool or to a queue while an allocation is on its way.
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/order/lane.hpp"
#include "adapters/core/queue/queue.hpp"
#include "core/deferral_test.hpp"
#include "support/asleep.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace ur::test {
namespace {

class AsyncRaces : public DeferralTest {
protected:
  ur_usm_pool_handle_t makeCurrent(const PoolOptions &options = {}) {
    ur_usm_pool_handle_t pool = makePool(options);
    EXPECT_EQ(api().USMExp.pfnPoolSetDevicePoolExp(context, devices[0], pool), UR_RESULT_SUCCESS);
    return pool;
  }
};
UR_TEST_ALL_SHAPES(AsyncRaces);

/// The current pool may be let go while an allocation without a pool is on its way: the block keeps it.
TEST_P(AsyncRaces, ABlockKeepsThePoolThatWasLetGoMeanwhile) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder();
    ur_usm_pool_handle_t pool = makeCurrent();
    const uint64_t before = sim->available(0);
    bool gone = false;
    sim->during(Call::createPhysical, // the pool grows
                [&] { gone = destroyPool(pool) == UR_RESULT_SUCCESS; });
    uint32_t *memory = alloc(queue, 1000);
    ASSERT_TRUE(gone);
    EXPECT_EQ(about<size_t>(memory, UR_USM_ALLOC_INFO_SIZE), 4000u);
    fillOnly(queue, memory, 1000, 7);
    finish(queue);
    EXPECT_EQ(memory[999], 7u);
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(sim->available(0), before) << "the pool has gone with its last block";
  }
}

/// The queue's cache serves the next pool by then.
TEST_P(AsyncRaces, WhatIsFoundForOnePoolIsntCountedByTheNext) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makeCurrent(), next = makePool({});
  EXPECT_EQ(tryFree(queue, alloc(queue, 300)), UR_RESULT_SUCCESS);
  bool gone = false;
  sim->during(Call::createPhysical, // the pool grows
              [&] {
                gone = destroyPool(pool) == UR_RESULT_SUCCESS;
                EXPECT_EQ(tryFree(queue, alloc(queue, 20'000, next)), UR_RESULT_SUCCESS);
              });
  uint32_t *memory = alloc(queue, 10'000'000);
  ASSERT_TRUE(gone);
  EXPECT_EQ(used(next), 0u);
  fillOnly(queue, memory, 1000, 7);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(next), 0u);
  EXPECT_EQ(tryFree(queue, alloc(queue, 20'000, next)), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(next), UR_RESULT_SUCCESS);
}

/// What is new in a pool over the vendor's is for who has asked for it: others that look for unused chunks meanwhile
/// must not give it back.
TEST_P(AsyncRaces, ANewChunkIsForWhoHasAskedForIt) {
  struct Other {
    std::function<void()> grow;
    bool grows = false;
  } other;
  const auto note = [](ur_logger_level_t, const char *message, void *data) {
    auto &other = *static_cast<Other *>(data);
    if (std::string(message).find(" grows ") == std::string::npos || std::exchange(other.grows, true))
      return;
    std::thread(other.grow).join();
    other.grows = false;
  };
  const Queue queue = inOrder(), busy = inOrder();
  ur_usm_pool_handle_t pool = makePool({.flags = UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP});
  size_t size = 4 * kBlock;
  std::vector<void *> theirs;
  other.grow = [&] {
    size += 4 * kBlock;
    ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, busy, pool, size, &theirs.emplace_back()), UR_RESULT_SUCCESS);
  };
  ASSERT_EQ(api().Adapter.pfnSetLoggerCallback(adapter, note, &other, UR_LOGGER_LEVEL_DEBUG), UR_RESULT_SUCCESS);
  void *memory = nullptr;
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 4 * kBlock, &memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().Adapter.pfnSetLoggerCallbackLevel(adapter, UR_LOGGER_LEVEL_QUIET), UR_RESULT_SUCCESS);
  EXPECT_EQ(theirs.size(), 1u) << "it took one growth";
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  for (void *block : theirs)
    EXPECT_EQ(tryFree(busy, block), UR_RESULT_SUCCESS);
  finish(queue);
  finish(busy);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// What a queue's request is about to join is there for others until it is joined: at its maximum the pool has no more.
TEST_P(AsyncRaces, WhatARequestIsAboutToJoinIsThereForOthers) {
  const Queue queue = inOrder(), other = inOrder();
  ur_usm_pool_handle_t pool = makePool({.maximum = 2 * kBlock, .threshold = 2 * kBlock});
  EXPECT_EQ(tryFree(queue, alloc(queue, 2 * kBlock / 4, pool)), UR_RESULT_SUCCESS);
  finish(queue);
  core::PoolCache *cache = queue.get()->caches().recent(&pool->memory());
  ASSERT_TRUE(cache);
  core::AllocRequest request;
  request.size = kBlock;
  core::PoolCache::Miss miss = [&] {
    std::lock_guard lock(cache->lock());
    return cache->missLocked(request.size, true);
  }();
  uint32_t *memory = alloc(other, 2 * kBlock / 4, pool);
  EXPECT_NE(memory, nullptr);
  EXPECT_EQ(pool->memory().tryFreeMemory(request, *cache, miss), nullptr);
  EXPECT_EQ(used(pool), 2 * kBlock);
  EXPECT_EQ(tryFree(other, memory), UR_RESULT_SUCCESS);
  finish(other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// What another thread gets from the driver is worth waiting for: at its maximum the pool has no room for more.
TEST_P(AsyncRaces, WhatIsOnItsWayToThePoolIsWaitedFor) {
  const Queue queue = inOrder(), other = inOrder();
  ur_usm_pool_handle_t pool = makePool({.maximum = core::kGranule, .threshold = core::kGranule});
  void *theirs = nullptr, *mine = nullptr;
  std::thread thread;
  sim->during(Call::alloc, [&] {
    thread = startAndAwaitSleep(
        [&] { EXPECT_EQ(tryAlloc(UR_USM_TYPE_HOST, other, pool, 4096, &theirs), UR_RESULT_SUCCESS); });
  });
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_HOST, queue, pool, 4096, &mine), UR_RESULT_SUCCESS);
  ASSERT_TRUE(thread.joinable());
  thread.join();
  EXPECT_EQ(tryFree(queue, mine), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(other, theirs), UR_RESULT_SUCCESS);
  finish(queue);
  finish(other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// What a request finds beside its block goes to its queue's cache. Where that rests by then, the blocks are still free
/// since what the queue had been sent.
TEST_P(AsyncRaces, WhatARequestFindsBesideItsBlockKeepsItsOrder) {
  constexpr size_t kSize = 4096;
  const Queue queue = inOrder(), other = outOfOrder();
  ur_usm_pool_handle_t pool = makePool({});
  core::StreamPool &memory = pool->memory();
  std::vector<uint32_t *> blocks{alloc(queue, kSize / 4, pool)};
  sim::Hold hold = sim->holdNextCommand();
  fillOnly(queue, blocks.front(), kSize / 4, 1);
  core::PoolCache *cache = queue.get()->caches().recent(&memory);
  ASSERT_TRUE(cache);
  std::vector<void *> freed;
  sim->during(Call::createPhysical, [&] { // The pool grows for a request that looks for several blocks.
    for (uint32_t *block : std::exchange(blocks, {})) {
      EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
      freed.push_back(block);
    }
    memory.empty(*cache);
    (void)cache->idle();
    cache->rest();
    EXPECT_TRUE(cache->resting());
  });
  for (size_t i = 0; i < 1024 && freed.empty(); ++i)
    blocks.push_back(alloc(queue, kSize / 4, pool));
  ASSERT_GT(freed.size(), 8u);
  ASSERT_EQ(blocks.size(), 1u);
  for (const size_t again : {1, 2, 3, 4}) { // Nobody could wait for these.
    void *theirs = nullptr;
    ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, other, pool, kSize, &theirs), UR_RESULT_SUCCESS) << again;
    EXPECT_EQ(std::count(freed.begin(), freed.end(), theirs), 0) << "a command still uses it";
    blocks.push_back(static_cast<uint32_t *>(theirs));
  }
  hold.open();
  finish(queue);
  for (uint32_t *block : blocks)
    EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// The shape where a command is deferred without the lock that is held here.
class LateDeferral : public AsyncRaces {};
INSTANTIATE_TEST_SUITE_P(Sim, LateDeferral, ::testing::Values(kLevelZero), shapeName);

/// What is deferred after an allocation's place in its queue was looked up comes after that place: a block that it uses
/// isn't the allocation's yet.
TEST_P(LateDeferral, IsntBehindAnAllocationsPlace) {
  const Queue queue = inOrder(), far = inOrder();
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock, .threshold = kBlock});
  uint32_t *memory = alloc(queue, kBlock / 4, pool);
  fillOnly(queue, memory, 16, 1);
  finish(queue);
  core::PoolCache *cache = queue.get()->caches().recent(&pool->memory());
  ASSERT_TRUE(cache);
  const UserEvent gate = userEvent();
  std::atomic<pid_t> freeing{0};
  void *again = nullptr;
  Event made;
  std::unique_lock lock(cache->lock());
  std::thread allocation = startAndAwaitSleep([&] { // with its place
    EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, kBlock, &again, {}, made.out()), UR_RESULT_SUCCESS);
  });
  std::thread free([&] {
    fillOnly(queue, memory, 16, 2, {gate});
    freeing = gettid();
    EXPECT_EQ(tryFree(queue, memory, pool), UR_RESULT_SUCCESS);
  });
  while (freeing == 0)
    std::this_thread::yield();
  awaitSleep(freeing); // before its free is counted, with the pool's lock
  lock.unlock();
  free.join();
  allocation.join();
  ASSERT_EQ(again, memory);
  Event used = fill(far, static_cast<uint32_t *>(again), 16, 3, {made});
  EXPECT_FALSE(complete(used)) << "the first fill isn't over";
  signal(gate);
  finish(queue);
  finish(far);
  EXPECT_EQ(memory[15], 3u);
  EXPECT_EQ(tryFree(far, again), UR_RESULT_SUCCESS);
  finish(far);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Memory behind a deferred free is cut for a request that comes after it on the queue, and for no later one: what lies
/// in the queue's cache is behind its lane only.
TEST_P(LateDeferral, LeavesNothingInACache) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock, .threshold = kBlock});
  uint32_t *memory = alloc(queue, kBlock / 4, pool);
  finish(queue);
  core::PoolCache *cache = queue.get()->caches().recent(&pool->memory());
  ASSERT_TRUE(cache);
  constexpr size_t kSize = 4096;
  while (cache->fetchCount(core::MemoryKind::device, core::size_class::of(kSize)) < 4) {
  }
  const UserEvent gate = userEvent();
  fillOnly(queue, memory, 16, 1, {gate});
  EXPECT_EQ(tryFree(queue, memory, pool), UR_RESULT_SUCCESS);
  std::array<void *, 8> small{}; // for which larger and larger slabs are cut
  for (void *&one : small) {
    EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, kSize, &one), UR_RESULT_SUCCESS);
    EXPECT_EQ(cache->bytesHeld(), 0u);
  }
  signal(gate);
  finish(queue);
  for (void *one : small)
    EXPECT_EQ(tryFree(queue, one), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
