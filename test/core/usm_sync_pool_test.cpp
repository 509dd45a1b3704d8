// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pools of urUSMPoolCreate: memory at once for whoever asks, kept after its free; what their limits mean.
#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/threads.hpp"
#include "core/core_test.hpp"
#include "support/asleep.hpp"

#include <algorithm>
#include <mutex>
#include <set>
#include <thread>

namespace ur::test {
namespace {

class SyncPools : public CoreTest {
protected:
  ur_usm_pool_handle_t makePool(size_t maxPoolable = SIZE_MAX, size_t minDriver = 1, ur_usm_pool_flags_t flags = 0) {
    ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, maxPoolable, minDriver};
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits, flags};
    ur_usm_pool_handle_t made = nullptr;
    EXPECT_EQ(api().USM.pfnPoolCreate(context, &desc, &made), UR_RESULT_SUCCESS);
    return made;
  }
  uint32_t *take(ur_usm_pool_handle_t pool, size_t size, size_t device = 0, uint32_t align = 0) {
    const ur_usm_desc_t desc{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, align};
    void *memory = nullptr;
    EXPECT_EQ(api().USM.pfnDeviceAlloc(context, devices[device], &desc, pool, size, &memory), UR_RESULT_SUCCESS);
    return static_cast<uint32_t *>(memory);
  }
  void give(void *memory) { EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS); }
  size_t figure(ur_usm_pool_handle_t pool, ur_usm_pool_info_t what) {
    return query<size_t>(api().USM.pfnPoolGetInfo, pool, what);
  }
  void release(ur_usm_pool_handle_t pool) { EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS); }
};
UR_TEST_ALL_SHAPES(SyncPools);

TEST_P(SyncPools, FreedMemoryIsHandedOutAgain) {
  ur_usm_pool_handle_t pool = makePool();
  uint32_t *first = take(pool, 1000);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 1000u);
  ur_usm_pool_handle_t of = nullptr;
  EXPECT_EQ(api().USM.pfnGetMemAllocInfo(context, first, UR_USM_ALLOC_INFO_POOL, sizeof of, &of, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(of, pool);
  give(first);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0u);
  // What of a free's past is pending is found out for many frees at a time, so a few blocks take turns.
  const uint64_t calls = sim->calls(Call::alloc);
  std::set<uint32_t *> blocks{first};
  for (int i = 0; i < 2000; ++i) {
    uint32_t *block = take(pool, 1000);
    blocks.insert(block);
    give(block);
  }
  EXPECT_LE(blocks.size(), 600u);
  EXPECT_EQ(sim->calls(Call::alloc), calls);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0u);
  release(pool);
}

/// Each thread has what it takes for itself, though blocks pass from one thread's cache to another's.
TEST_P(SyncPools, ThreadsShareThem) {
  constexpr int kThreads = 4, kRounds = 400;
  ur_usm_pool_handle_t pool = makePool();
  const Queue queue = inOrder();
  std::mutex mutex;
  std::vector<uint32_t *> passed; // to be freed by whichever thread comes first
  const auto work = [&](uint32_t own) {
    for (int i = 0; i < kRounds; ++i) {
      void *memory = nullptr;
      ASSERT_EQ(api().USM.pfnHostAlloc(context, nullptr, pool, 64 + (i % 7) * 512, &memory), UR_RESULT_SUCCESS);
      auto *words = static_cast<uint32_t *>(memory);
      std::fill_n(words, 16, own);
      if (i % 16 == 0)
        fillOnly(queue, words + 8, 8, own);
      std::lock_guard lock(mutex);
      EXPECT_EQ(std::count(words, words + 8, own), 8);
      passed.push_back(words);
      if (passed.size() > 8) {
        give(passed.front());
        passed.erase(passed.begin());
      }
    }
  };
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < kThreads; ++i)
    threads.emplace_back(work, i + 1);
  for (std::thread &thread : threads)
    thread.join();
  finish(queue);
  for (uint32_t *words : passed)
    give(words);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0u);
  release(pool);
}

TEST_P(SyncPools, MemoryThatCommandsStillUseIsNotHandedOut) {
  ur_usm_pool_handle_t pool = makePool();
  Queue queue = inOrder();
  uint32_t *first = take(pool, 1024);
  sim::Hold hold = sim->holdNextCommand();
  const Event filled = fill(queue, first, 256, 1);
  give(first);
  uint32_t *second = take(pool, 1024);
  EXPECT_NE(second, first);
  hold.open();
  EXPECT_EQ(wait({filled}), UR_RESULT_SUCCESS);
  sim->runUntilIdle();
  finish(queue);
  give(second);
  release(pool);
}

/// What urEnqueueUSMFreeExp does for blocks of other pools: freed in the queue's order, and so for whoever comes later.
TEST_P(SyncPools, BlocksAreFreedInTheOrderOfAQueue) {
  for (const ur_queue_flags_t flags : {0, int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    ur_usm_pool_handle_t pool = makePool(4096);
    Queue queue = makeQueue(flags);
    uint32_t *first = take(pool, 1024), *apart = take(pool, 4097), *wide = take(pool, 64, 0, 65536);
    sim::Hold hold = sim->holdNextCommand();
    const Event filled = fill(queue, first, 256, 1);
    Event freed;
    ASSERT_EQ(tryFree(queue, first, pool, {filled}, freed.out()), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(queue, first), UR_RESULT_ERROR_INVALID_MEM_OBJECT) << "freed twice";
    for (uint32_t *dedicated : {apart, wide})
      EXPECT_EQ(tryFree(queue, dedicated), UR_RESULT_ERROR_INVALID_MEM_OBJECT) << "the pool doesn't pool it";
    EXPECT_EQ(status(freed), UR_EVENT_STATUS_SUBMITTED);
    uint32_t *second = take(pool, 1024);
    EXPECT_NE(second, first) << "a command still uses it";
    hold.open();
    EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
    finish(queue);
    std::vector<uint32_t *> taken{second, apart, wide};
    // Others of the class may be nearer at hand; more memory isn't wanted before it is there again.
    const uint64_t reserved = figure(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
    while (taken.back() != first && figure(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) == reserved)
      taken.push_back(take(pool, 1024));
    EXPECT_EQ(taken.back(), first) << "it is there again";
    EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), reserved);
    for (uint32_t *memory : taken)
      give(memory);
    release(pool);
  }
}

TEST_P(SyncPools, LargeAllocationsAreNotKept) {
  ur_usm_pool_handle_t pool = makePool(4096);
  const uint64_t before = sim->calls(Call::free);
  give(take(pool, 4096));
  EXPECT_EQ(sim->calls(Call::free), before);
  give(take(pool, 4097));
  EXPECT_EQ(sim->calls(Call::free), before + 1);
  EXPECT_LE(figure(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), size_t{64} << 10);
  release(pool);
}

TEST_P(SyncPools, TheDriverIsAskedForTheLeastAtATime) {
  ur_usm_pool_handle_t pool = makePool(SIZE_MAX, 65536);
  uint32_t *small = take(pool, 100);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), 65536u);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 100u);
  give(small);
  const uint64_t calls = sim->calls(Call::alloc);
  uint32_t *other = take(pool, 60000);
  EXPECT_EQ(sim->calls(Call::alloc), calls);
  give(other);
  release(pool);
}

TEST_P(SyncPools, TheLeastThatTheDriverIsAskedForMayBeAnyNumber) {
  for (const size_t least : {size_t{0}, size_t{1}, SIZE_MAX}) {
    ur_usm_pool_handle_t pool = makePool(SIZE_MAX, least);
    for (const size_t size : {size_t{100}, size_t{3} << 20})
      give(take(pool, size));
    void *host = nullptr;
    EXPECT_EQ(api().USM.pfnHostAlloc(context, nullptr, pool, 100, &host), UR_RESULT_SUCCESS);
    give(host);
    release(pool);
  }
}

TEST_P(SyncPools, ServeEveryDeviceAndKind) {
  ur_usm_pool_handle_t pool = makePool();
  uint32_t *first = take(pool, 512, 0), *second = take(pool, 512, 1);
  void *host = nullptr, *shared = nullptr;
  EXPECT_EQ(api().USM.pfnHostAlloc(context, nullptr, pool, 512, &host), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnSharedAlloc(context, devices[1], nullptr, pool, 512, &shared), UR_RESULT_SUCCESS);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 2048u);
  for (void *memory : {static_cast<void *>(first), static_cast<void *>(second), host, shared})
    give(memory);
  uint32_t *aligned = take(pool, 64, 0, 4096);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(aligned) % 4096, 0u);
  give(aligned);
  const Context other = makeContext();
  void *none = nullptr;
  EXPECT_EQ(api().USM.pfnDeviceAlloc(other, devices[0], nullptr, pool, 64, &none), UR_RESULT_ERROR_INVALID_VALUE);
  const Queue queue = inOrder();
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 64, &none), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(none, nullptr);
  release(pool);
}

TEST_P(SyncPools, NewMemoryIsZeroWhereAskedFor) {
  ur_usm_pool_handle_t pool = makePool(4096, 1, UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK);
  for (const size_t size : {size_t{4096}, size_t{8192}}) {
    uint32_t *memory = take(pool, size);
    EXPECT_EQ(std::vector<uint32_t>(memory, memory + size / 4), std::vector<uint32_t>(size / 4, 0));
    give(memory);
  }
  sim->failCall(Call::fill);
  void *none = nullptr;
  EXPECT_NE(api().USM.pfnDeviceAlloc(context, devices[1], nullptr, pool, 64, &none), UR_RESULT_SUCCESS);
  EXPECT_EQ(none, nullptr);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0u);
  release(pool);
}

/// As all memory that nobody has freed. The rig reports a context that stays open.
TEST_P(SyncPools, LiveBlocksGoWithTheContext) {
  for (const bool poolFirst : {true, false}) {
    Context own = makeContext();
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    ur_usm_pool_handle_t pool = nullptr;
    ASSERT_EQ(api().USM.pfnPoolCreate(own, &desc, &pool), UR_RESULT_SUCCESS);
    void *memory = nullptr;
    ASSERT_EQ(api().USM.pfnDeviceAlloc(own, devices[0], nullptr, pool, 256, &memory), UR_RESULT_SUCCESS);
    if (poolFirst)
      release(pool);
    own.reset();
    if (!poolFirst)
      release(pool);
    core::waitForBackground();
    EXPECT_EQ(sim->calls(Call::alloc), sim->calls(Call::free));
  }
}

TEST_P(SyncPools, BlocksOutliveTheHandle) {
  ur_usm_pool_handle_t pool = makePool();
  uint32_t *memory = take(pool, 256);
  release(pool);
  const Queue queue = inOrder();
  fillOnly(queue, memory, 64, 4);
  finish(queue);
  give(memory);
  finish(queue); // Where a free may block, it is left to those who wait anyway.
  EXPECT_EQ(sim->calls(Call::alloc), sim->calls(Call::free));
}

/// The last user lets it go while another thread's free, which is the last, finds out what is under way.
TEST_P(SyncPools, AFreeOnItsWayKeepsThePool) {
  ur_usm_pool_handle_t pool = makePool();
  const Queue queue = inOrder();
  std::vector<uint32_t *> taken;
  for (int i = 0; i < 4; ++i)
    taken.push_back(take(pool, size_t{1} << 20));
  sim::Hold hold = sim->holdNextCommand();
  fillOnly(queue, taken.back(), kLongFill, 4);
  std::thread other;
  sim->during(Call::fence, [&] { other = startAndAwaitSleep([&] { release(pool); }); });
  for (uint32_t *memory : taken)
    give(memory);
  ASSERT_TRUE(other.joinable()) << "so much isn't freed without a look";
  other.join();
  hold.open();
  finish(queue);
}

/// Who frees finds out what is under way for the blocks of a cache: meanwhile the pool stays.
TEST_P(SyncPools, WhoIsToSettleACacheKeepsThePool) {
  ur_usm_pool_handle_t pool = makePool();
  core::UsmPool &part = pool->on(0);
  core::PoolCache cache({}, {}, true);
  cache.open(part.memory(), core::Ref<core::UsmPool>(&part));
  core::PoolCache::Pin pin;
  std::vector<core::Block *> blocks;
  core::PoolCache::Pushed pushed = core::PoolCache::Pushed::kept;
  while (pushed == core::PoolCache::Pushed::kept && blocks.size() < 16) {
    EXPECT_FALSE(pin);
    blocks.push_back(context.get()->allocations().beginFree(take(pool, size_t{1} << 20)));
    pushed = cache.pushFresh(*blocks.back(), pin);
  }
  EXPECT_EQ(pushed, core::PoolCache::Pushed::full);
  EXPECT_EQ(pin.owner.get(), &part);
  (void)cache.takeAll(part.memory(), true);
  for (core::Block *block : blocks) {
    block->keepLive();
    give(block->memory);
  }
  release(pool);
}

/// What is freed is there for others while its thread finds out what is under way.
TEST_P(SyncPools, WhatIsAboutToBeSettledIsInSight) {
  constexpr size_t kSize = size_t{1} << 20, kCount = 4;
  ur_usm_pool_handle_t pool = makePool();
  const Queue queue = inOrder();
  std::vector<uint32_t *> taken;
  for (size_t i = 0; i < kCount; ++i)
    taken.push_back(take(pool, kSize));
  sim::Hold hold = sim->holdNextCommand();
  fillOnly(queue, taken.back(), kLongFill, 4);
  core::PoolFigures figures;
  sim->during(Call::fence, [&] { figures = pool->on(0).memory().figures(); });
  for (uint32_t *block : taken)
    give(block);
  EXPECT_EQ(figures.atHand, kCount * kSize) << "so much isn't freed without a look";
  EXPECT_EQ(pool->on(0).memory().figures().pending, kCount * kSize);
  hold.open();
  finish(queue);
  release(pool);
}

} // namespace
} // namespace ur::test
