// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous pools: identity, limits, figures, trimming, exhaustion, and their ends.
#include "core/async_test.hpp"

namespace ur::test {
namespace {

class AsyncPools : public AsyncTest {};
UR_TEST_ALL_SHAPES(AsyncPools);

TEST_P(AsyncPools, TheDefaultPoolIsOnePerDeviceAndStays) {
  EXPECT_EQ(defaultPool(0), defaultPool(0));
  EXPECT_NE(defaultPool(0), defaultPool(1));
  EXPECT_NE(destroyPool(defaultPool(0)), UR_RESULT_SUCCESS);
  EXPECT_EQ(defaultPool(0), defaultPool(0));
  const Context other = makeContext();
  ur_usm_pool_handle_t there = nullptr;
  ASSERT_EQ(api().USMExp.pfnPoolGetDefaultDevicePoolExp(other, devices[0], &there), UR_RESULT_SUCCESS);
  EXPECT_NE(there, defaultPool(0));
  EXPECT_NE(api().USMExp.pfnPoolGetDefaultDevicePoolExp(context, devices[2], &there), UR_RESULT_SUCCESS)
      << "a device that isn't the context's";
}

TEST_P(AsyncPools, TheCurrentPoolCanBeSet) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({}), current = nullptr;
  ASSERT_EQ(api().USMExp.pfnPoolGetDevicePoolExp(context, devices[0], &current), UR_RESULT_SUCCESS);
  EXPECT_EQ(current, defaultPool());
  ASSERT_EQ(api().USMExp.pfnPoolSetDevicePoolExp(context, devices[0], pool), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().USMExp.pfnPoolGetDevicePoolExp(context, devices[0], &current), UR_RESULT_SUCCESS);
  EXPECT_EQ(current, pool);
  uint32_t *memory = alloc(queue, 64);
  EXPECT_EQ(about<ur_usm_pool_handle_t>(memory, UR_USM_ALLOC_INFO_POOL), pool);
  EXPECT_EQ(used(pool), 256u);
  EXPECT_NE(api().USMExp.pfnPoolSetDevicePoolExp(context, devices[1], pool), UR_RESULT_SUCCESS)
      << "the pool is another device's";
  // A free without a pool finds the block's own, whatever is current.
  ASSERT_EQ(api().USMExp.pfnPoolSetDevicePoolExp(context, devices[0], defaultPool()), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(pool), 0u);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, AnotherPoolIsRefused) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({}), sibling = makePool({}), far = makePool({.device = 1});
  const Context other = makeContext();
  ur_usm_pool_handle_t foreign = nullptr;
  ASSERT_EQ(tryPool({}, &foreign, other), UR_RESULT_SUCCESS);
  uint32_t *memory = alloc(queue, 64, pool);
  void *none = nullptr;
  for (ur_usm_pool_handle_t wrong : {far, foreign})
    EXPECT_NE(tryAlloc(UR_USM_TYPE_DEVICE, queue, wrong, 64, &none), UR_RESULT_SUCCESS);
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t ofAllDevices = nullptr;
  ASSERT_EQ(api().USM.pfnPoolCreate(context, &desc, &ofAllDevices), UR_RESULT_SUCCESS);
  for (const ur_usm_type_t type : kUsmTypes)
    EXPECT_EQ(tryAlloc(type, queue, ofAllDevices, 64, &none), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(api().USM.pfnPoolRelease(ofAllDevices), UR_RESULT_SUCCESS);
  EXPECT_EQ(none, nullptr);
  for (ur_usm_pool_handle_t wrong : {sibling, far, foreign, defaultPool()})
    EXPECT_NE(tryFree(queue, memory, wrong), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(pool), 256u);
  EXPECT_EQ(tryFree(queue, memory, pool), UR_RESULT_SUCCESS);
  finish(queue);
  for (ur_usm_pool_handle_t made : {pool, sibling})
    EXPECT_EQ(destroyPool(made), UR_RESULT_SUCCESS);
  EXPECT_EQ(destroyPool(far, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USMExp.pfnPoolDestroyExp(other, devices[0], foreign), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, FiguresAreTrue) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  EXPECT_EQ(used(pool), 0u);
  EXPECT_EQ(reserved(pool), 0u);
  sim::Hold gate = sim->holdDevice(0);
  uint32_t *first = alloc(queue, 1000, pool), *second = alloc(queue, 3000, pool);
  EXPECT_EQ(used(pool), 16000u);
  EXPECT_GE(reserved(pool), 16000u);
  fillOnly(queue, first, 10, 1);
  EXPECT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(pool), 12000u) << "falls at the enqueue";
  EXPECT_EQ(tryFree(queue, second), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(pool), 0u);
  EXPECT_GE(figure(pool, UR_USM_POOL_INFO_USED_HIGH_EXP), 16000u);
  EXPECT_GE(figure(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), reserved(pool));
  EXPECT_GE(figure(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), figure(pool, UR_USM_POOL_INFO_USED_HIGH_EXP));
  gate.open();
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, FiguresHaveTheirSizeAndErrors) {
  size_t size = 0, value = 9;
  EXPECT_EQ(api().USMExp.pfnPoolGetInfoExp(defaultPool(), UR_USM_POOL_INFO_USED_CURRENT_EXP, nullptr, &size),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(size, sizeof(size_t));
  EXPECT_EQ(api().USMExp.pfnPoolGetInfoExp(defaultPool(), static_cast<ur_usm_pool_info_t>(0x7ffffffe), &value, nullptr),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(api().USMExp.pfnPoolGetInfoExp(defaultPool(), UR_USM_POOL_INFO_USED_CURRENT_EXP, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_NE(api().USMExp.pfnPoolSetInfoExp(defaultPool(), UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, &value, 1),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(value, 9u);
}

TEST_P(AsyncPools, HighMarksCanBeReset) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  EXPECT_EQ(tryFree(queue, alloc(queue, 1000, pool)), UR_RESULT_SUCCESS);
  size_t zero = 0;
  ASSERT_EQ(api().USMExp.pfnPoolSetInfoExp(pool, UR_USM_POOL_INFO_USED_HIGH_EXP, &zero, sizeof zero),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_USED_HIGH_EXP), 0u);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, TrimGivesBackWhatNobodyUses) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({.maximum = 64 * kBlock, .threshold = 64 * kBlock});
  uint32_t *kept = alloc(queue, kBlock / 4, pool);
  std::vector<uint32_t *> others;
  for (int i = 0; i < 4; ++i)
    others.push_back(alloc(queue, kBlock / 4, pool));
  for (uint32_t *memory : others)
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_GE(reserved(pool), 5 * kBlock) << "the threshold allows it to be kept";
  const uint64_t available = sim->available(0);
  EXPECT_EQ(trim(pool, 3 * kBlock), UR_RESULT_SUCCESS);
  EXPECT_LE(reserved(pool), 3 * kBlock);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_GE(reserved(pool), kBlock) << "what is in use stays";
  EXPECT_LE(reserved(pool), 2 * kBlock);
  EXPECT_GE(sim->available(0), available + 3 * kBlock) << "the driver has it again";
  fillOnly(queue, kept, kBlock / 4, 1);
  EXPECT_EQ(tryFree(queue, kept), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  EXPECT_NE(trim(pool, 0, 1), UR_RESULT_SUCCESS) << "another device's pool";
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, TrimLeavesWhatMayStillRun) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  uint32_t *memory = alloc(queue, kBlock / 4, pool);
  sim::Hold gate = sim->holdDevice(0);
  fillOnly(queue, memory, 64, 1);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS); // neither blocks nor gives memory back under the fill
  gate.open();
  finish(queue);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, AnIdlePoolKeepsNoMoreThanItsThreshold) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({.maximum = 64 * kBlock, .threshold = kBlock});
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP), kBlock);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP), 64 * kBlock);
  const auto cycle = [&] {
    std::vector<uint32_t *> blocks;
    for (int i = 0; i < 4; ++i)
      blocks.push_back(alloc(queue, kBlock / 4, pool));
    for (uint32_t *memory : blocks)
      EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    finish(queue);
    return reserved(pool);
  };
  EXPECT_LE(cycle(), kBlock);
  size_t threshold = 0;
  ASSERT_EQ(api().USMExp.pfnPoolSetInfoExp(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, &threshold, sizeof threshold),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP), 0u);
  EXPECT_EQ(cycle(), 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, TheMaximumHolds) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({.maximum = 2 * kBlock, .threshold = 2 * kBlock});
  uint32_t *first = alloc(queue, kBlock / 4, pool), *second = alloc(queue, kBlock / 4, pool);
  void *none = nullptr;
  ur_event_handle_t event = nullptr;
  for (size_t size : {size_t{1}, kBlock, 3 * kBlock})
    EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, size, &none, {}, &event))) << size;
  EXPECT_EQ(none, nullptr);
  EXPECT_EQ(event, nullptr);
  EXPECT_LE(reserved(pool), 2 * kBlock);
  EXPECT_EQ(used(pool), 2 * kBlock);
  EXPECT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, second), UR_RESULT_SUCCESS);
  uint32_t *whole = alloc(queue, 2 * kBlock / 4, pool); // two small free blocks don't stand in its way
  fillOnly(queue, whole, 2 * kBlock / 4, 1);
  EXPECT_EQ(tryFree(queue, whole), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// A pool of one block: free, then alloc chained by the event, on every pair of queues, complete or still held.
TEST_P(AsyncPools, AOneBlockPoolAlwaysServesTheNext) {
  for (const bool firstOrdered : {true, false}) {
    for (const bool secondOrdered : {true, false}) {
      for (const bool sameQueue : {true, false}) {
        for (const bool held : {true, false}) {
          if (sameQueue && firstOrdered != secondOrdered)
            continue;
          SCOPED_TRACE(testing::Message() << firstOrdered << secondOrdered << sameQueue << held);
          const Queue first = firstOrdered ? inOrder() : outOfOrder();
          const Queue another = secondOrdered ? inOrder() : outOfOrder();
          const Queue &second = sameQueue ? first : another;
          ur_usm_pool_handle_t pool = makePool({.maximum = kBlock, .threshold = kBlock});
          Event born, reborn;
          uint32_t *memory = alloc(first, kBlock / 4, pool, {}, born.out());
          sim::Hold gate = held ? sim->holdNextCommand() : sim::Hold();
          const Event filled = fill(first, memory, kBlock / 4, 1, {born});
          const Event freed = free(first, memory, {filled});
          memory = alloc(second, kBlock / 4, pool, {freed}, reborn.out());
          ASSERT_NE(memory, nullptr);
          const Event refilled = fill(second, memory, kBlock / 4, 2, {reborn});
          const Event end = free(second, memory, {refilled});
          EXPECT_EQ(complete(reborn), !held);
          gate.open();
          EXPECT_EQ(wait({end}), UR_RESULT_SUCCESS);
          finish(first);
          finish(second);
          EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
        }
      }
    }
  }
}

TEST_P(AsyncPools, AOneBlockPoolMakesTheStreamWaitWhereNothingElseServes) {
  const Queue first = inOrder(), second = inOrder();
  ur_usm_pool_handle_t pool = makePool({.maximum = kBlock, .threshold = kBlock});
  uint32_t *memory = alloc(first, kBlock / 4, pool);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(first, memory, 64, 1);
  EXPECT_EQ(tryFree(first, memory), UR_RESULT_SUCCESS);
  Event reborn;
  uint32_t *next = alloc(second, kBlock / 4, pool, {}, reborn.out()); // no chain: the stream is made to wait
  ASSERT_NE(next, nullptr);
  const Event filled = fill(second, next, 64, 2);
  EXPECT_FALSE(complete(reborn));
  gate.open();
  EXPECT_EQ(wait({filled}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(second, next), UR_RESULT_SUCCESS);
  finish(second);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, GrowthFailureIsAnErrorAndPasses) {
  const Queue queue = inOrder();
  sim->setDeviceLimit(0, 4 * kBlock);
  sim->setHostLimit(4 * kBlock);
  for (ur_usm_type_t type : kUsmTypes) {
    std::vector<void *> blocks;
    void *memory = nullptr;
    ur_event_handle_t event = nullptr;
    ur_result_t result = UR_RESULT_SUCCESS;
    while ((result = tryAlloc(type, queue, nullptr, kBlock, &memory)) == UR_RESULT_SUCCESS) {
      blocks.push_back(std::exchange(memory, nullptr));
      ASSERT_LE(blocks.size(), 4u);
    }
    EXPECT_GE(blocks.size(), 1u);
    EXPECT_TRUE(isOutOfMemory(result) || (type == UR_USM_TYPE_HOST && result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY));
    EXPECT_NE(tryAlloc(type, queue, nullptr, kBlock, &memory, {}, &event), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory, nullptr);
    EXPECT_EQ(event, nullptr);
    EXPECT_EQ(used(defaultPool()), blocks.size() * kBlock);
    for (void *block : blocks)
      EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
    // Memory in another shape, and of the next kind: what is cached gives way.
    ASSERT_EQ(tryAlloc(type, queue, nullptr, 2 * kBlock, &memory), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    finish(queue);
  }
}

TEST_P(AsyncPools, UnderPressureSiblingsGiveWay) {
  const Queue queue = inOrder();
  sim->setDeviceLimit(0, 4 * kBlock);
  ur_usm_pool_handle_t pool = makePool({.maximum = 64 * kBlock, .threshold = 64 * kBlock});
  EXPECT_EQ(tryFree(queue, alloc(queue, 3 * kBlock / 4, pool)), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_GE(reserved(pool), 3 * kBlock);
  uint32_t *memory = alloc(queue, 3 * kBlock / 4); // of the default pool
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
  void *synchronous = nullptr;
  EXPECT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, 3 * kBlock, &synchronous),
            UR_RESULT_SUCCESS)
      << "caches give way to a plain allocation too";
  if (synchronous) {
    EXPECT_EQ(api().USM.pfnFree(context, synchronous), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, PoolsOfOtherContextsGiveWayToPlainAllocations) {
  const Context own = makeContext();
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(tryPool({}, &pool, own), UR_RESULT_SUCCESS);
  const Queue queue = makeQueue(0, 0, own);
  sim->setDeviceLimit(0, 4 * kBlock);
  EXPECT_EQ(tryFree(queue, alloc(queue, 3 * kBlock / 4, pool)), UR_RESULT_SUCCESS);
  finish(queue);
  void *memory = nullptr;
  ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, 3 * kBlock, &memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USMExp.pfnPoolDestroyExp(own, devices[0], pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, DestroyWaitsForTheLastBlockWithoutBlocking) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  uint32_t *live = alloc(queue, 256, pool), *pending = alloc(queue, 256, pool);
  sim::Hold gate = sim->holdDevice(0);
  fillOnly(queue, live, 256, 1);
  fillOnly(queue, pending, 256, 2);
  EXPECT_EQ(tryFree(queue, pending), UR_RESULT_SUCCESS);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  fillOnly(queue, live, 256, 3); // its block lives on
  EXPECT_EQ(tryFree(queue, live), UR_RESULT_SUCCESS);
  gate.open();
  finish(queue);
}

/// The rig reports a context that stays open.
TEST_P(AsyncPools, LiveBlocksGoWithTheContext) {
  Context own = makeContext();
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(tryPool({}, &pool, own), UR_RESULT_SUCCESS);
  Queue queue = makeQueue(0, 0, own);
  uint32_t *freed = alloc(queue, 64, pool), *live = alloc(queue, 64, pool);
  fillOnly(queue, live, 64, 1);
  EXPECT_EQ(tryFree(queue, freed), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USMExp.pfnPoolDestroyExp(own, devices[0], pool), UR_RESULT_SUCCESS);
  own.reset();
  queue.reset();
  sim->runUntilIdle();
}

TEST_P(AsyncPools, ZeroInitialisedOnesZeroWhatIsNew) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({.flags = UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK});
  for (ur_usm_type_t type : kUsmTypes) {
    void *memory = nullptr;
    ASSERT_EQ(tryAlloc(type, queue, pool, 4096, &memory), UR_RESULT_SUCCESS);
    uint32_t result[1024];
    ASSERT_EQ(tryCopy(queue, result, memory, 4096, {}, nullptr, true), UR_RESULT_SUCCESS);
    EXPECT_EQ(std::count(std::begin(result), std::end(result), 0u), 1024);
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  }
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, ZeroesComeBeforeAnyUse) {
  const Queue queue = outOfOrder();
  ur_usm_pool_handle_t pool = makePool({.flags = UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK});
  uint32_t *memory = alloc(queue, 64, pool); // no event: what follows on the queue is after the zeroing
  const Event filled = fill(queue, memory, 32, 5);
  EXPECT_EQ(wait({filled}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 5u);
  EXPECT_EQ(memory[63], 0u);
  EXPECT_EQ(tryFree(queue, memory, nullptr, {filled}), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// A pool without users whose last free waited for something, on a queue that is gone too: nobody looks for its blocks
/// any more, but for those who wait anyway. That the pool may keep so much is no reason not to look.
TEST_P(AsyncPools, OneWithoutUsersGoesOnceTheLastFreeIsOver) {
  Queue queue = outOfOrder();
  const Queue other = inOrder();
  uint32_t *unrelated = alloc(other, 64);
  finish(other);
  const uint64_t before = sim->available(0);
  ur_usm_pool_handle_t pool = makePool({.maximum = 64 * kBlock, .threshold = 64 * kBlock});
  Event born;
  uint32_t *memory = alloc(queue, 64, pool, {}, born.out());
  sim::Hold gate = sim->holdNextCommand();
  Event used = fill(queue, memory, 64, 1, {born});
  ASSERT_EQ(tryFree(queue, memory, nullptr, {used}), UR_RESULT_SUCCESS);
  used.reset(), born.reset();
  queue.reset();
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  EXPECT_LT(sim->available(0), before);
  gate.open();
  sim->runUntilIdle(); // without a call of ours, which might learn of the end by the way
  for (int i = 0; i < 2; ++i) {
    (void)fill(other, unrelated, 64, 1);
    finish(other);
  }
  EXPECT_EQ(sim->available(0), before);
  EXPECT_EQ(tryFree(other, unrelated), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, ZeroingGoesOnToItsEndWithoutTheContext) {
  Context own = makeContext();
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(tryPool({.flags = UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK}, &pool, own), UR_RESULT_SUCCESS);
  Queue queue = makeQueue(0, 0, own);
  sim::Hold gate = sim->holdDevice(0);
  uint32_t *memory = alloc(queue, 64, pool);
  EXPECT_NE(memory, nullptr);
  EXPECT_EQ(api().USMExp.pfnPoolDestroyExp(own, devices[0], pool), UR_RESULT_SUCCESS);
  queue.reset();
  own.reset();
  gate.open();
  sim->runUntilIdle();
}

TEST_P(AsyncPools, AFailedZeroingIsDoneAgain) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({.flags = UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK});
  void *memory = nullptr;
  sim->failCall(Call::fill);
  EXPECT_NE(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 256, &memory), UR_RESULT_SUCCESS);
  EXPECT_TRUE(sim->stopFailing());
  EXPECT_EQ(memory, nullptr);
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 256, &memory), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(static_cast<uint32_t *>(memory)[63], 0u);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, FlagsAreCheckedAndTheNativeOneIsServed) {
  ur_usm_pool_handle_t pool = nullptr;
  EXPECT_EQ(tryPool({.flags = UR_USM_POOL_FLAGS_MASK}, &pool), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(pool, nullptr);
  ASSERT_EQ(tryPool({.flags = UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP}, &pool), UR_RESULT_SUCCESS);
  const Queue queue = outOfOrder();
  Event born;
  uint32_t *memory = alloc(queue, 64, pool, {}, born.out());
  const Event used = fill(queue, memory, 64, 1, {born});
  EXPECT_EQ(tryFree(queue, memory, pool, {used}), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncPools, DescriptorsAreChecked) {
  ur_usm_pool_handle_t pool = nullptr;
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  EXPECT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], nullptr, &pool), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_NE(api().USMExp.pfnPoolCreateExp(context, devices[2], &desc, &pool), UR_RESULT_SUCCESS);
  EXPECT_EQ(pool, nullptr);
}

} // namespace
} // namespace ur::test
