// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// UR_USM_POOL_DEBUG after a free: writes to what is in the quarantine, when that gives way, and what is live at an end.
#include "core/pool_debug.hpp"

#include "adapters/core/object/threads.hpp"

namespace ur::test {
namespace {

class PoolDebugFreed : public PoolDebugTest {};
INSTANTIATE_TEST_SUITE_P(Sim, PoolDebugFreed, ::testing::Values(kCuda, kLevelZero, kOpenCl), shapeName);

TEST_P(PoolDebugFreed, HostChild) {
  for (const Queue &queue : {inOrder(), outOfOrder()}) {
    void *memory = hostBlock(queue);
    freeAndFinish(queue, memory);
    bytes(memory)[10] = std::byte{0x66};
    bytes(memory)[20] = std::byte{0x77};
    ASSERT_EQ(trim(defaultPool(), 0), UR_RESULT_SUCCESS);
  }
  endsHere();
}

TEST_P(PoolDebugFreed, DeviceChild) {
  // By a command, and found where no queue is at hand.
  const Queue queue = inOrder();
  uint32_t *memory = alloc(queue, kWords);
  ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  fillOnly(queue, memory + 5, 1, 0x88888888);
  finish(queue);
  ASSERT_EQ(trim(defaultPool(), 0), UR_RESULT_SUCCESS);
}

TEST_P(PoolDebugFreed, ExcessChild) {
  // The quarantine has room for two of them: the third free sends the first away, by a copy on the queue.
  const Queue queue = inOrder();
  uint32_t *first = alloc(queue, 125), *second = alloc(queue, 125), *third = alloc(queue, 125);
  ASSERT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  fillOnly(queue, first, 1, 0x99999999);
  ASSERT_EQ(tryFree(queue, second), UR_RESULT_SUCCESS);
  finish(queue);
  void *other = nullptr; // as large, and not where the freed ones were
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 500, &other), UR_RESULT_SUCCESS);
  EXPECT_NE(other, first);
  EXPECT_NE(other, second);
  ASSERT_EQ(tryFree(queue, third), UR_RESULT_SUCCESS);
  finish(queue);
  sim->runUntilIdle();
  core::waitForBackground();
  endsHere();
  freeAndFinish(queue, other);
}

TEST_P(PoolDebugFreed, TeardownChild) {
  Context own = makeContext();
  {
    const Queue queue = makeQueue(0, 0, own.get());
    uint32_t *memory = alloc(queue, kWords);
    ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    fillOnly(queue, memory, 1, 0x11111111);
  }
  own = {};
  sim->runUntilIdle();
  core::waitForBackground();
}

TEST_P(PoolDebugFreed, PoolChild) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  void *memory = hostBlock(queue, 100, pool);
  freeAndFinish(queue, memory);
  bytes(memory)[99] = std::byte{0x22};
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolDebugFreed, FullChild) {
  // A pool with room for one block: what is freed makes way for what follows, as without the mode.
  const Queue queue = inOrder();
  constexpr size_t kSize = 4096;
  ur_usm_pool_handle_t pool = makePool({.maximum = 8192, .threshold = 0});
  for (int i = 0; i < 5; ++i) {
    void *memory = nullptr;
    ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, kSize, &memory), UR_RESULT_SUCCESS) << i;
    EXPECT_EQ(about<size_t>(memory, UR_USM_ALLOC_INFO_SIZE), kSize);
    ASSERT_EQ(tryFree(queue, memory, pool), UR_RESULT_SUCCESS);
    if (i == 2) // in flight all, before
      finish(queue);
  }
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolDebugFreed, InFlightChild) {
  // The pattern isn't there yet when a block of another queue has to go: nobody is made to wait for it.
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = alloc(queue, 125), *second = alloc(other, 125);
  finish(queue);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, memory, 125, 1);
  ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryFree(other, second), UR_RESULT_SUCCESS);
  finish(other);
  gate.open();
  finish(queue);
}

TEST_P(PoolDebugFreed, GuardChild) {
  // The driver's memory begins where the guard does, which is nobody's address to free, be the block live or not.
  const Queue queue = inOrder();
  void *memory = hostBlock(queue);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(tryFree(queue, bytes(memory) - kGuard), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    EXPECT_EQ(api().USM.pfnFree(context, bytes(memory) - kGuard), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    if (i == 0) {
      freeAndFinish(queue, memory);
      EXPECT_EQ(about<ur_usm_type_t>(memory, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
    }
  }
}

TEST_P(PoolDebugFreed, LiveChild) {
  Context own = makeContext();
  {
    const Queue queue = makeQueue(0, 0, own.get());
    void *memory = nullptr;
    for (size_t i = 0; i < 20; ++i)
      ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 1000 + i, &memory), UR_RESULT_SUCCESS);
    finish(queue);
  }
  own = {};
  core::waitForBackground();
}

TEST_P(PoolDebugFreed, LivePoolChild) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({}), other = makePool({});
  void *memory = hostBlock(queue, 77, pool), *elsewhere = hostBlock(queue, 78, other);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  freeAndFinish(queue, memory);
  freeAndFinish(queue, elsewhere);
  EXPECT_EQ(destroyPool(other), UR_RESULT_SUCCESS);
}

class PoolDebugFreedSays : public ::testing::TestWithParam<const char *> {
protected:
  static std::string saidBy(const std::string &name, const char *value = "on") {
    return saidWith(value, "PoolDebugFreed", name, GetParam());
  }
};
INSTANTIATE_TEST_SUITE_P(Sim, PoolDebugFreedSays, ::testing::Values("cuda", "level_zero", "opencl"));

TEST_P(PoolDebugFreedSays, WhatTheHostWrote) {
  const std::string said = inTime(saidBy("Host"));
  EXPECT_EQ(countOf(said, "2 of the bytes of the block"), 2u) << said;
  EXPECT_EQ(countOf(said,
                    "were written to after its free: the first lies 10 bytes behind its beginning, and holds 0x66. "
                    "The block was made by urEnqueueUSMHostAllocExp (call number"),
            2u)
      << said;
  EXPECT_EQ(countOf(said, "and freed by urEnqueueUSMFreeExp (call number"), 2u) << said;
  EXPECT_EQ(countOf(said, "pool debug:"), 2u) << said;
}

TEST_P(PoolDebugFreedSays, WhatTheDeviceWrote) {
  const std::string said = saidBy("Device");
  EXPECT_TRUE(has(said, "4 of the bytes of the block")) << said;
  EXPECT_TRUE(has(said, "the first lies 20 bytes behind its beginning, and holds 0x88")) << said;
}

TEST_P(PoolDebugFreedSays, WhatItFindsWhenABlockHasToGo) {
  const std::string said = inTime(saidBy("Excess", "quarantine:1000"));
  EXPECT_EQ(countOf(said, "4 of the bytes of the block"), 1u) << said;
  EXPECT_EQ(countOf(said, "pool debug:"), 1u) << said;
}

TEST_P(PoolDebugFreedSays, WhatItFindsAtAnEnd) {
  EXPECT_EQ(countOf(saidBy("Teardown"), "4 of the bytes of the block"), 1u);
  EXPECT_EQ(countOf(saidBy("Pool"), "the first lies 99 bytes behind its beginning, and holds 0x22"), 1u);
}

TEST_P(PoolDebugFreedSays, NothingWithoutAQuarantine) {
  EXPECT_EQ(countOf(saidBy("Device", "quarantine:0"), "pool debug:"), 0u);
}

TEST_P(PoolDebugFreedSays, NothingWhereNothingIsWrong) {
  EXPECT_EQ(countOf(saidBy("Full"), "pool debug:"), 0u);
  EXPECT_EQ(countOf(saidBy("InFlight", "quarantine:600"), "pool debug:"), 0u);
}

TEST_P(PoolDebugFreedSays, ThatAGuardIsNobodysToFree) {
  const std::string said = saidBy("Guard");
  EXPECT_EQ(countOf(said, "is no memory of this context's that begins there"), 4u) << said;
  EXPECT_EQ(countOf(said, "pool debug:"), 4u) << said;
}

TEST_P(PoolDebugFreedSays, WhatIsLiveAtTheContextsEnd) {
  const std::string said = saidBy("Live");
  EXPECT_EQ(countOf(said, "was never freed: it is live at the end of its context. It was made by "
                          "urEnqueueUSMDeviceAllocExp (call number "),
            16u)
      << said;
  EXPECT_TRUE(has(said, "of 1000 bytes (pool ")) << said;
  EXPECT_TRUE(has(said, "has ended with 20 live blocks, of which 16 were told of")) << said;
}

TEST_P(PoolDebugFreedSays, WhatIsLiveWhileItsPoolGoes) {
  const std::string said = saidBy("LivePool", "on_error:abort"); // It is no fault, and ends nothing.
  EXPECT_EQ(countOf(said, "of 77 bytes"), 1u) << said;
  EXPECT_TRUE(has(said, "is live while its pool is let go. It was made by urEnqueueUSMHostAllocExp (call number"))
      << said;
  EXPECT_EQ(countOf(said, "pool debug:"), 1u) << said;
}

} // namespace
} // namespace ur::test
