// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pools whose memory is the vendor's own pools', and what becomes of the same flag where the vendor has none.
#include "adapters/core/object/threads.hpp"
#include "core/native_pools.hpp"
#include "core/pool_parts_check.hpp"

#include "unified-runtime/ur_usm_pool_tuning.h"

namespace ur::test {
namespace {

UR_TEST_ALL_POOLS(NativePools);

TEST_P(NativePools, MemoryOfAKindIsAVendorsWhereItHasPools) {
  const Queue queue = inOrder();
  const uint64_t before = sim->allCalls();
  ur_usm_pool_handle_t pool = nativePool();
  EXPECT_EQ(sim->allCalls(), before) << "the vendor's pools are made when they are needed";
  size_t made = 0;
  for (const ur_usm_type_t type : kUsmTypes) {
    SCOPED_TRACE(type);
    const uint64_t allocs = sim->calls(Call::alloc);
    void *block = nullptr;
    ASSERT_EQ(tryAlloc(type, queue, pool, 1000, &block), UR_RESULT_SUCCESS);
    made += has(type) ? 1 : 0;
    ASSERT_EQ(sim->pools().size(), made);
    EXPECT_EQ(sim->calls(Call::alloc) - allocs, has(type) ? 0u : 1u);
    if (has(type)) {
      const sim::PoolInfo info = sim->pools().back();
      EXPECT_EQ(info.desc.kind, kindOf(type));
      EXPECT_GE(info.used, 1000u);
    }
    EXPECT_EQ(about<ur_usm_type_t>(block, UR_USM_ALLOC_INFO_TYPE), type);
    EXPECT_EQ(about<ur_usm_pool_handle_t>(block, UR_USM_ALLOC_INFO_POOL), pool);
    fillOnly(queue, static_cast<uint32_t *>(block), 250, 0x1234);
    uint32_t word = 0;
    ASSERT_EQ(tryCopy(queue, &word, static_cast<uint32_t *>(block) + 249, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
    EXPECT_EQ(word, 0x1234u);
    EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  }
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// The vendor's pool can cut and join what the core has as one piece: it gets that back before it is asked for more.
/// What is in use still isn't given back.
TEST_P(NativePools, WhatNobodyUsesGoesBackBeforeThereIsMore) {
  if (!has(UR_USM_TYPE_DEVICE))
    return;
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool();
  void *first = nullptr, *second = nullptr, *third = nullptr;
  const auto allocateAndFree = [&](size_t size, void **block) {
    ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, size, block), UR_RESULT_SUCCESS);
    fillOnly(queue, static_cast<uint32_t *>(*block), 16, 1);
    ASSERT_EQ(tryFree(queue, *block), UR_RESULT_SUCCESS);
  };
  const auto used = [&] { return sim->pools().back().used; };
  allocateAndFree(8 * kUnit, &first);
  finish(queue);
  EXPECT_EQ(used(), 8 * kUnit) << "it is at hand";
  allocateAndFree(12 * kUnit, &second);
  EXPECT_EQ(used(), 12 * kUnit) << "the first went back";
  finish(queue);
  sim::Hold gate = sim->holdNextCommand();
  allocateAndFree(4 * kUnit, &third); // of the second's memory
  allocateAndFree(16 * kUnit, &third);
  EXPECT_EQ(used(), 28 * kUnit) << "the second is in use";
  gate.open();
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, WithoutTheFlagTheVendorsArentUsed) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  for (ur_usm_pool_handle_t from : {pool, defaultPool()})
    EXPECT_EQ(tryFree(queue, alloc(queue, 64, from)), UR_RESULT_SUCCESS);
  EXPECT_TRUE(sim->pools().empty());
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, SettingsAreTheVendorsToo) {
  const Queue queue = inOrder();
  for (const ur_usm_pool_reuse_flags_t reuse :
       {ur_usm_pool_reuse_flags_t{0}, ur_usm_pool_reuse_flags_t{UR_USM_POOL_REUSE_DEFAULT},
        ur_usm_pool_reuse_flags_t{UR_USM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES},
        ur_usm_pool_reuse_flags_t{UR_USM_POOL_REUSE_OPPORTUNISTIC | UR_USM_POOL_REUSE_INTERNAL_DEPENDENCIES}}) {
    const ur_usm_pool_tuning_desc_t tuning{UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC, nullptr, reuse, 0, {}};
    const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, &tuning, 16 * kUnit, 3 * kUnit};
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits, kNative};
    ur_usm_pool_handle_t pool = nullptr;
    ASSERT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[1], &desc, &pool), UR_RESULT_SUCCESS);
    const Queue far = makeQueue(0, 1);
    const size_t before = sim->pools().size();
    void *block = nullptr;
    for (const ur_usm_type_t type : {UR_USM_TYPE_DEVICE, UR_USM_TYPE_SHARED}) {
      ASSERT_EQ(tryAlloc(type, far, pool, 64, &block), UR_RESULT_SUCCESS);
      EXPECT_EQ(tryFree(far, block), UR_RESULT_SUCCESS);
    }
    ASSERT_EQ(set(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, 5 * kUnit), UR_RESULT_SUCCESS);
    ASSERT_EQ(tryAlloc(UR_USM_TYPE_HOST, far, pool, 64, &block), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(far, block), UR_RESULT_SUCCESS);
    const std::vector<sim::PoolInfo> made = sim->pools();
    EXPECT_EQ(made.size() - before, kinds());
    for (size_t i = before; i < made.size(); ++i) {
      EXPECT_EQ(made[i].desc.device, 1u);
      EXPECT_EQ(made[i].desc.maximumSize, 16 * kUnit);
      EXPECT_EQ(made[i].desc.releaseThreshold, 5 * kUnit) << "of those made before it was set, and after";
      EXPECT_EQ(made[i].desc.reuse.followEvents, (reuse & UR_USM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES) != 0);
      EXPECT_EQ(made[i].desc.reuse.opportunistic, (reuse & UR_USM_POOL_REUSE_OPPORTUNISTIC) != 0);
      EXPECT_EQ(made[i].desc.reuse.internalDependencies, (reuse & UR_USM_POOL_REUSE_INTERNAL_DEPENDENCIES) != 0);
    }
    EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP), 5 * kUnit);
    EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP), 16 * kUnit);
    finish(far);
    EXPECT_EQ(destroyPool(pool, 1), UR_RESULT_SUCCESS);
  }
}

TEST_P(NativePools, TheSteadyStateMakesNoCall) {
  for (const size_t threshold : {SIZE_MAX, 2 * kUnit}) {
    const Queue queue = inOrder();
    ur_usm_pool_handle_t pool = nativePool(0, threshold);
    const auto round = [&] {
      for (const size_t words : {16, 1000, 50000}) {
        for (int i = 0; i < 20; ++i)
          ASSERT_EQ(tryFree(queue, alloc(queue, words, pool)), UR_RESULT_SUCCESS);
      }
    };
    round();
    finish(queue); // What is held has been compared with the threshold since it has grown.
    const uint64_t before = sim->allCalls();
    for (int i = 0; i < 3; ++i)
      round();
    EXPECT_EQ(sim->allCalls(), before);
    finish(queue);
    EXPECT_LE(sim->allCalls(), before + 1) << "nothing but the finish itself";
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

/// What the vendor's pools keep is theirs to know; what was taken from them is ours.
TEST_P(NativePools, TellWhatWasTakenFromTheVendors) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool();
  void *block = nullptr;
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 1000, &block), UR_RESULT_SUCCESS);
  size_t value = 0;
  for (const ur_usm_pool_info_t what :
       {UR_USM_POOL_INFO_LANEWAY_FREE, UR_USM_POOL_INFO_LANEWAY_UNMAPPED, UR_USM_POOL_INFO_LANEWAY_LARGEST}) {
    EXPECT_EQ(api().USMExp.pfnPoolGetInfoExp(pool, what, &value, nullptr),
              kinds() != 0 ? UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION : UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_LANEWAY_LIVE), 1024u);
  const std::vector<PoolPart> parts = partsOf(pool);
  expectWholeRegions(parts);
  for (const PoolPart &part : parts) {
    EXPECT_EQ(part.regionType,
              has(UR_USM_TYPE_DEVICE) ? UR_LANEWAY_USM_POOL_REGION_TYPE_NATIVE : UR_LANEWAY_USM_POOL_REGION_TYPE_CHUNK);
  }
  EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, ReservedIsTheVendorsAndUsedIsWhatIsLive) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool();
  EXPECT_EQ(reserved(pool), 0u);
  sim::Hold gate = sim->holdDevice(0);
  void *blocks[3] = {};
  size_t own = 0; // of kinds without pools
  for (size_t i = 0; i < 3; ++i) {
    ASSERT_EQ(tryAlloc(kUsmTypes[i], queue, pool, 1000, &blocks[i]), UR_RESULT_SUCCESS);
    own += has(kUsmTypes[i]) ? 0 : 2 * kBlock;
  }
  EXPECT_EQ(used(pool), 3000u);
  EXPECT_EQ(vendorReserved(), kinds() * kUnit);
  EXPECT_EQ(reserved(pool), kinds() * kUnit + own);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), reserved(pool));
  for (void *block : blocks)
    EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(pool), 0u) << "falls at the enqueue";
  gate.open();
  finish(queue);
  ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  EXPECT_EQ(vendorReserved(), 0u);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), kinds() * kUnit + own);
  ASSERT_EQ(set(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, TheThresholdBoundsWhatAnIdlePoolKeeps) {
  // Also where the pool's own chunks are within it, and only the vendor's units aren't.
  for (const size_t threshold : {size_t{0}, kUnit - 1, 2 * kUnit + 1}) {
    for (const size_t blocks : {size_t{1}, size_t{16}}) {
      SCOPED_TRACE(threshold);
      const Queue queue = inOrder();
      ur_usm_pool_handle_t pool = nativePool(0, threshold);
      for (int round = 0; round < 3; ++round) {
        fillUp(queue, pool, blocks);
        finish(queue);
        EXPECT_LE(reserved(pool), threshold);
        EXPECT_LE(vendorReserved(), threshold);
      }
      EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
    }
  }
}

TEST_P(NativePools, TheThresholdIsForAllKindsTogether) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool(0, kUnit);
  for (const ur_usm_type_t type : kUsmTypes)
    fillUp(queue, pool, 4, kBlock, type);
  finish(queue);
  EXPECT_LE(reserved(pool), kUnit);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, TrimGivesTheVendorsMemoryBackToo) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool();
  const uint64_t all = sim->available(0);
  uint32_t *kept = alloc(queue, 100, pool);
  fillOnly(queue, kept, 100, 5);
  fillUp(queue, pool, 16);
  finish(queue);
  ASSERT_EQ(trim(pool, 3 * kUnit), UR_RESULT_SUCCESS);
  EXPECT_LE(reserved(pool), 3 * kUnit);
  ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_LE(reserved(pool), kUnit) << "one block is live";
  EXPECT_EQ(kept[99], 5u);
  EXPECT_EQ(tryFree(queue, kept), UR_RESULT_SUCCESS);
  finish(queue);
  ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  EXPECT_EQ(sim->available(0), all);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, WhatWasTrimmedIsTakenFromTheVendorAgain) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool(0, SIZE_MAX, UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK);
  for (int round = 0; round < 3; ++round) {
    uint32_t *memory = alloc(queue, kBlock / 4, pool);
    uint32_t word = 1;
    ASSERT_EQ(tryCopy(queue, &word, memory + 77, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
    EXPECT_EQ(word, 0u) << "zero each time that it is reserved";
    fillOnly(queue, memory, kBlock / 4, 9);
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    finish(queue);
    ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
    EXPECT_EQ(reserved(pool), 0u);
  }
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, PendingMemoryIsntGivenToTheVendor) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool();
  uint32_t *memory = alloc(queue, 3 * kBlock / 4, pool);
  sim::Hold gate = sim->holdDevice(0);
  fillOnly(queue, memory, 3 * kBlock / 4, 1);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  if (!GetParam().caps.freeBlocks || has(UR_USM_TYPE_DEVICE)) {
    ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
    EXPECT_GE(reserved(pool), 3 * kBlock);
  }
  gate.open();
  finish(queue);
  ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, UnderPressureAVendorsPoolGivesWayWhileWorkIsInFlight) {
  if (!has(UR_USM_TYPE_DEVICE))
    GTEST_SKIP() << "the vendor has no pools";
  // The driver's own free waits for the device in this shape; the vendor's pools don't.
  const Queue queue = inOrder(), busy = inOrder();
  ur_usm_pool_handle_t pool = nativePool(), other = makePool({});
  sim->setDeviceLimit(0, 8 * kUnit);
  uint32_t *target = alloc(busy, 16, other);
  fillUp(queue, pool, 6, kUnit);
  finish(queue);
  finish(busy);
  ASSERT_GE(vendorReserved(), 6 * kUnit);
  sim::Hold gate = sim->holdStream(1);
  fillOnly(busy, target, 16, 3);
  uint32_t *large = alloc(queue, 6 * kUnit / 4, other);
  EXPECT_NE(large, nullptr);
  EXPECT_EQ(vendorReserved(), 0u);
  gate.open();
  EXPECT_EQ(tryFree(queue, large), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(busy, target), UR_RESULT_SUCCESS);
  finish(queue);
  finish(busy);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  EXPECT_EQ(destroyPool(other), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, PlainAllocationsGetWhatTheVendorsPoolsKeep) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool();
  sim->setDeviceLimit(0, 8 * kUnit);
  fillUp(queue, pool, 6, kUnit);
  finish(queue);
  void *memory = nullptr;
  ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, 7 * kUnit, &memory), UR_RESULT_SUCCESS);
  void *none = nullptr;
  EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 2 * kUnit, &none)));
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, alloc(queue, 2 * kUnit / 4, pool)), UR_RESULT_SUCCESS) << "and it recovers";
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, TheMaximumIsEnforced) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder();
    ur_usm_pool_handle_t pool = nativePool(3 * kBlock);
    void *none = nullptr;
    EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 3 * kBlock + 1, &none)));
    EXPECT_EQ(none, nullptr);
    // One block is enough for any chain.
    Event last;
    for (int i = 0; i < 4; ++i) {
      const Waits after = last ? Waits{last} : Waits{};
      Event made, used;
      uint32_t *memory = alloc(queue, 3 * kBlock / 4, pool, after, made.out());
      ASSERT_NE(memory, nullptr);
      EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 1, &none)));
      used = fill(queue, memory, 64, 1, {made});
      last = free(queue, memory, {used});
    }
    finish(queue);
    if (has(UR_USM_TYPE_DEVICE)) {
      EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), kUnit) << "the vendor's units";
    }
    last.reset();
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

TEST_P(NativePools, DestroyedWithLiveAndPendingBlocks) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = nativePool();
  uint32_t *live = alloc(queue, 100, pool), *pending = alloc(queue, 3 * kBlock / 4, pool);
  sim::Hold gate = sim->holdDevice(0);
  fillOnly(queue, pending, 100, 1);
  EXPECT_EQ(tryFree(queue, pending), UR_RESULT_SUCCESS);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  fillOnly(queue, live, 100, 6);
  gate.open();
  finish(queue);
  EXPECT_EQ(live[99], 6u);
  EXPECT_EQ(tryFree(queue, live), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(NativePools, GoWithTheirContext) {
  Context doomed = makeContext();
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(tryPool({.flags = kNative}, &pool, doomed), UR_RESULT_SUCCESS);
  Queue queue = makeQueue(0, 0, doomed);
  sim::Hold gate = sim->holdDevice(0);
  uint32_t *memory = alloc(queue, 100, pool);
  fillOnly(queue, memory, 100, 6);
  EXPECT_EQ(api().USMExp.pfnPoolDestroyExp(doomed, devices[0], pool), UR_RESULT_SUCCESS);
  queue.reset();
  doomed.reset(); // doesn't block
  gate.open();
  core::waitForBackground();
}

TEST_P(NativePools, MemoryIsReservedInTheVendorsPoolAtCreation) {
  const ur_usm_pool_tuning_desc_t tuning{UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC, nullptr, UR_USM_POOL_REUSE_DEFAULT,
                                         5 * kBlock, UR_USM_TYPE_DEVICE};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &tuning, kNative};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool), UR_RESULT_SUCCESS);
  EXPECT_EQ(vendorReserved(), has(UR_USM_TYPE_DEVICE) ? 2 * kUnit : 0);
  EXPECT_GE(reserved(pool), 5 * kBlock);
  const Queue queue = inOrder();
  const uint64_t before = sim->allCalls();
  uint32_t *memory = alloc(queue, 5 * kBlock / 4, pool);
  EXPECT_EQ(sim->allCalls(), before);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, ABufferPoolHasItsBuffer) {
  const Queue queue = inOrder();
  void *memory = deviceMemory(kBlock / 4);
  const ur_usm_pool_buffer_desc_t buffer{
      UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC, nullptr, memory, kBlock, UR_USM_TYPE_DEVICE, devices[0]};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &buffer, kNative};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, alloc(queue, 64, pool)), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), figure(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP));
  EXPECT_TRUE(sim->pools().empty());
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(NativePools, APoolForAllDevicesHasThemToo) {
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, kNative};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(api().USM.pfnPoolCreate(context, &desc, &pool), UR_RESULT_SUCCESS);
  for (uint32_t i = 0; i < 2; ++i) {
    void *memory = nullptr;
    ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[i], nullptr, pool, 1000, &memory), UR_RESULT_SUCCESS);
    if (has(UR_USM_TYPE_DEVICE)) {
      EXPECT_EQ(sim->pools().back().desc.device, i);
    }
    EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(sim->pools().size(), has(UR_USM_TYPE_DEVICE) ? 2u : 0u);
  if (has(UR_USM_TYPE_DEVICE)) {
    EXPECT_EQ(reserved(pool), 2 * kUnit);
    // One part's pool can't be told: none has the new threshold.
    sim->failCall(Call::setPoolThreshold, 2);
    EXPECT_NE(set(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, 64), UR_RESULT_SUCCESS);
    EXPECT_TRUE(sim->stopFailing());
    EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP), SIZE_MAX);
    for (const sim::PoolInfo &made : sim->pools())
      EXPECT_EQ(made.desc.releaseThreshold, SIZE_MAX);
  }
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
