// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pools in the caller's memory, memory reserved at a pool's creation, and policies of reuse.
#include "core/deferral_test.hpp"

#include "unified-runtime/ur_usm_pool_tuning.h"

namespace ur::test {
namespace {

constexpr size_t kPage = size_t{64} << 10; ///< what a pool uses of memory that isn't its own

class PoolTuning : public DeferralTest {
protected:
  void TearDown() override {
    if (pool) {
      EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
    }
    DeferralTest::TearDown();
  }
  ur_result_t tryTuned(ur_usm_pool_reuse_flags_t reuse, size_t reserve = 0, ur_usm_type_t type = UR_USM_TYPE_DEVICE,
                       const void *next = nullptr) {
    const ur_usm_pool_tuning_desc_t tuning{UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC, next, reuse, reserve, type};
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &tuning, 0};
    return api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool);
  }
  ur_result_t tryIn(void *memory, size_t size, ur_usm_type_t type, ur_device_handle_t device,
                    ur_usm_pool_flags_t flags = 0) {
    const ur_usm_pool_buffer_desc_t buffer{UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC, nullptr, memory, size, type, device};
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &buffer, flags};
    return api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool);
  }
  std::byte *usm(ur_usm_type_t type, size_t size) {
    void *made = nullptr;
    const ur_result_t result = type == UR_USM_TYPE_HOST ? api().USM.pfnHostAlloc(context, nullptr, nullptr, size, &made)
                               : type == UR_USM_TYPE_SHARED
                                   ? api().USM.pfnSharedAlloc(context, devices[0], nullptr, nullptr, size, &made)
                                   : api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, size, &made);
    EXPECT_EQ(result, UR_RESULT_SUCCESS);
    memory_.push_back(made);
    return static_cast<std::byte *>(made);
  }

  ur_usm_pool_handle_t pool = nullptr;
};
UR_TEST_ALL_SHAPES(PoolTuning);

TEST_P(PoolTuning, ABufferPoolServesFromTheCallersMemoryOnly) {
  for (const ur_usm_type_t type : kUsmTypes) {
    SCOPED_TRACE(type);
    constexpr size_t kSize = 8 * kPage;
    std::byte *memory = usm(type, kSize);
    ASSERT_EQ(tryIn(memory, kSize, type, type == UR_USM_TYPE_HOST ? nullptr : devices[0]), UR_RESULT_SUCCESS);
    const size_t usable = figure(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP);
    EXPECT_GE(usable, kSize - kPage);
    EXPECT_EQ(usable, reserved(pool));
    const Queue queue = inOrder();
    const uint64_t allocs = sim->calls(Call::alloc), frees = sim->calls(Call::free);
    for (const ur_usm_type_t other : kUsmTypes) {
      void *block = nullptr;
      const ur_result_t result = tryAlloc(other, queue, pool, 1000, &block);
      EXPECT_EQ(result, other == type ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE);
      if (result != UR_RESULT_SUCCESS)
        continue;
      EXPECT_GE(static_cast<std::byte *>(block), memory);
      EXPECT_LE(static_cast<std::byte *>(block) + 1000, memory + kSize);
      EXPECT_EQ(about<ur_usm_pool_handle_t>(block, UR_USM_ALLOC_INFO_POOL), pool);
      fillOnly(queue, static_cast<uint32_t *>(block), 250, 7);
      ASSERT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
    }
    void *block = nullptr;
    EXPECT_TRUE(isOutOfMemory(tryAlloc(type, queue, pool, kSize + 1, &block)));
    ASSERT_EQ(tryAlloc(type, queue, pool, usable, &block), UR_RESULT_SUCCESS) << "all of it";
    ASSERT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
    finish(queue);
    ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
    EXPECT_EQ(reserved(pool), usable) << "the caller's memory isn't given back";
    EXPECT_EQ(destroyPool(std::exchange(pool, nullptr)), UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->calls(Call::alloc), allocs);
    EXPECT_EQ(sim->calls(Call::free), frees);
  }
}

TEST_P(PoolTuning, ABufferPoolZeroesOnce) {
  std::byte *memory = usm(UR_USM_TYPE_SHARED, 4 * kPage);
  std::fill_n(memory, 4 * kPage, std::byte{0x5a});
  ASSERT_EQ(tryIn(memory, 4 * kPage, UR_USM_TYPE_SHARED, devices[0], UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK),
            UR_RESULT_SUCCESS);
  const Queue queue = inOrder();
  void *block = nullptr;
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_SHARED, queue, pool, 64, &block), UR_RESULT_SUCCESS);
  uint32_t word = 1;
  ASSERT_EQ(tryCopy(queue, &word, block, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(word, 0u);
  ASSERT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(PoolTuning, ABufferThatCannotServeIsRefused) {
  std::byte *device = usm(UR_USM_TYPE_DEVICE, 4 * kPage), *host = usm(UR_USM_TYPE_HOST, 4 * kPage);
  EXPECT_EQ(tryIn(nullptr, 4 * kPage, UR_USM_TYPE_DEVICE, devices[0]), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tryIn(device, 4 * kPage, UR_USM_TYPE_UNKNOWN, devices[0]), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(tryIn(device, 4 * kPage, UR_USM_TYPE_SHARED, devices[0]), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryIn(device, 4 * kPage, UR_USM_TYPE_DEVICE, devices[1]), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryIn(host, 4 * kPage, UR_USM_TYPE_HOST, devices[0]), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryIn(device, 4 * kPage + 1, UR_USM_TYPE_DEVICE, devices[0]), UR_RESULT_ERROR_INVALID_USM_SIZE);
  EXPECT_EQ(tryIn(device, 4095, UR_USM_TYPE_DEVICE, devices[0]), UR_RESULT_ERROR_INVALID_USM_SIZE) << "no page";
  std::vector<std::byte> mine(4 * kPage);
  EXPECT_EQ(tryIn(mine.data(), mine.size(), UR_USM_TYPE_HOST, nullptr), UR_RESULT_ERROR_INVALID_VALUE);
  const ur_usm_pool_buffer_desc_t buffer{
      UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC, nullptr, device, 4 * kPage, UR_USM_TYPE_DEVICE, devices[0]};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &buffer, 0};
  EXPECT_EQ(api().USM.pfnPoolCreate(context, &desc, &pool), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(pool, nullptr);
}

/// What is reserved may be all that the pool's maximum allows, though it is no multiple of anything.
TEST_P(PoolTuning, AllThatAPoolMayHaveCanBeReserved) {
  for (const ur_usm_type_t type : kUsmTypes) {
    for (const size_t size : {3 * kBlock, size_t{12288}, size_t{10000}}) {
      const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, size, size};
      ASSERT_EQ(tryTuned(UR_USM_POOL_REUSE_DEFAULT, size, type, &limits), UR_RESULT_SUCCESS) << type << ", " << size;
      EXPECT_EQ(reserved(pool), size);
      const Queue queue = inOrder();
      void *block = nullptr;
      EXPECT_EQ(tryAlloc(type, queue, pool, size, &block), UR_RESULT_SUCCESS);
      EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
      finish(queue);
      EXPECT_EQ(destroyPool(std::exchange(pool, nullptr)), UR_RESULT_SUCCESS);
    }
  }
}

TEST_P(PoolTuning, ReservedMemoryIsThereFromTheStart) {
  for (const ur_usm_type_t type : kUsmTypes) {
    ASSERT_EQ(tryTuned(UR_USM_POOL_REUSE_DEFAULT, 5 * kBlock, type), UR_RESULT_SUCCESS);
    EXPECT_GE(reserved(pool), 5 * kBlock);
    EXPECT_EQ(used(pool), 0u);
    const uint64_t allocs = sim->calls(Call::alloc);
    const Queue queue = inOrder();
    std::vector<void *> blocks(5);
    for (void *&block : blocks)
      ASSERT_EQ(tryAlloc(type, queue, pool, kBlock, &block), UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->calls(Call::alloc), allocs);
    for (void *block : blocks)
      ASSERT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
    finish(queue);
    ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
    EXPECT_EQ(reserved(pool), 0u);
    EXPECT_EQ(destroyPool(std::exchange(pool, nullptr)), UR_RESULT_SUCCESS);
  }
}

TEST_P(PoolTuning, WhatCannotBeReservedMakesNoPool) {
  const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 4 * kBlock, 0};
  EXPECT_EQ(tryTuned(UR_USM_POOL_REUSE_DEFAULT, 4 * kBlock + 1, UR_USM_TYPE_DEVICE, &limits),
            UR_RESULT_ERROR_INVALID_USM_SIZE);
  EXPECT_EQ(tryTuned(UR_USM_POOL_REUSE_DEFAULT, kBlock, UR_USM_TYPE_UNKNOWN), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(tryTuned(1u << 4), UR_RESULT_ERROR_INVALID_ENUMERATION);
  sim->failCall(Call::createPhysical, 1, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_EQ(tryTuned(UR_USM_POOL_REUSE_DEFAULT, kBlock), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_EQ(pool, nullptr);
}

/// A free that isn't over, which the alloc's wait list names: followed only if the policy says so.
TEST_P(PoolTuning, EventDependenciesAreFollowedIfThePolicySaysSo) {
  for (const bool follow : {true, false}) {
    ASSERT_EQ(tryTuned(follow ? UR_USM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES : 0), UR_RESULT_SUCCESS);
    const Queue one = outOfOrder(), other = outOfOrder();
    Event born;
    void *first = alloc(one, kBlock, pool, {}, born.out());
    sim::Hold hold = sim->holdNextCommand();
    const Event use = fill(one, static_cast<uint32_t *>(first), 4, 1, {born});
    const Event freed = free(one, first, {use});
    Event again;
    void *second = alloc(other, kBlock, pool, {freed}, again.out());
    EXPECT_EQ(first == second, follow);
    hold.open();
    ASSERT_EQ(tryFree(other, second, nullptr, {again}), UR_RESULT_SUCCESS);
    finish(one);
    finish(other);
    EXPECT_EQ(destroyPool(std::exchange(pool, nullptr)), UR_RESULT_SUCCESS);
  }
}

/// A free whose end only the driver knows of: it is asked only if the policy says so.
TEST_P(PoolTuning, TheDriverIsAskedIfThePolicySaysSo) {
  for (const bool opportunistic : {true, false}) {
    ASSERT_EQ(tryTuned(opportunistic ? UR_USM_POOL_REUSE_OPPORTUNISTIC : 0), UR_RESULT_SUCCESS);
    const Queue one = outOfOrder(), other = outOfOrder();
    Event born;
    void *first = alloc(one, kBlock, pool, {}, born.out());
    const Event use = fill(one, static_cast<uint32_t *>(first), 4, 1, {born});
    ASSERT_EQ(tryFree(one, first, nullptr, {use}), UR_RESULT_SUCCESS);
    EXPECT_NE(status(use), UR_EVENT_STATUS_COMPLETE); // Where marks come late, it has one from now on.
    ASSERT_EQ(api().Queue.pfnFlush(one), UR_RESULT_SUCCESS);
    sim->runUntilIdle(); // over, and nobody has looked
    const size_t before = reserved(pool);
    Event again;
    void *second = alloc(other, kBlock, pool, {}, again.out());
    EXPECT_EQ(first == second, opportunistic);
    EXPECT_EQ(reserved(pool) == before, opportunistic);
    ASSERT_EQ(tryFree(other, second, nullptr, {again}), UR_RESULT_SUCCESS);
    finish(one);
    finish(other);
    EXPECT_EQ(destroyPool(std::exchange(pool, nullptr)), UR_RESULT_SUCCESS);
  }
}

/// A free behind a gate: the pool grows, unless it is to make the alloc wait instead.
TEST_P(PoolTuning, AnAllocIsMadeToWaitInsteadOfGrowthIfThePolicySaysSo) {
  for (const bool internal : {true, false}) {
    ASSERT_EQ(tryTuned(internal ? UR_USM_POOL_REUSE_INTERNAL_DEPENDENCIES : UR_USM_POOL_REUSE_DEFAULT),
              UR_RESULT_SUCCESS);
    const Queue one = inOrder(), other = inOrder();
    void *first = alloc(one, kBlock, pool);
    sim::Hold hold = sim->holdNextCommand();
    fillOnly(one, static_cast<uint32_t *>(first), 4, 1);
    const Event freed = free(one, first);
    Event again;
    void *second = alloc(other, kBlock, pool, {}, again.out());
    EXPECT_EQ(first == second, internal);
    if (internal) {
      EXPECT_NE(status(again), UR_EVENT_STATUS_COMPLETE) << "the former user isn't done";
    }
    fillOnly(other, static_cast<uint32_t *>(second), 4, 2);
    hold.open();
    ASSERT_EQ(tryFree(other, second), UR_RESULT_SUCCESS);
    finish(one);
    finish(other);
    EXPECT_EQ(destroyPool(std::exchange(pool, nullptr)), UR_RESULT_SUCCESS);
  }
}

} // namespace
} // namespace ur::test
