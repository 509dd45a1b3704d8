// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Figures of a pool, its limits, exhaustion and recovery.
#include "support/async.hpp"

#include <algorithm>

namespace conformance {

using AsyncLimitsBehaviour = AsyncQueuesTest;

TEST_P(AsyncLimitsBehaviour, promiseFigures) {
  constexpr size_t size = size_t{1} << 20;
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
  Chain chain{queue()};
  void *a = nullptr, *b = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, size, &a));
  const size_t one = pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP);
  EXPECT_GE(one, size);
  EXPECT_LE(one, 2 * size + (size_t{2} << 20));
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, size, &b));
  const size_t two = pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP);
  EXPECT_GE(two, one + size);
  EXPECT_GE(pool().info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), two);
  EXPECT_GE(pool().info(UR_USM_POOL_INFO_RESERVED_HIGH_EXP), pool().info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP));
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  ASSERT_NO_FATAL_FAILURE(free(&chain, a));
  EXPECT_EQ(one, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP)) << "used falls when the free is enqueued";
  ASSERT_NO_FATAL_FAILURE(free(&chain, b));
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
  EXPECT_GE(pool().info(UR_USM_POOL_INFO_USED_HIGH_EXP), two) << "the high mark never falls below the peak";
  gate().open();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
}

TEST_P(AsyncLimitsBehaviour, promiseMaximumSize) {
  constexpr size_t maximum = size_t{16} << 20, size = size_t{2} << 20;
  DevicePool limited;
  ASSERT_NO_FATAL_FAILURE(limited.create(context(), device(), maximum));
  for (int round = 0; round < 3; ++round) { // Exhaustion, then recovery, three times.
    Chain chain{queue()};
    std::vector<void *> blocks;
    for (;;) {
      void *memory = untouched<void *>();
      const ur_result_t result = enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), limited, size, {}, &memory);
      if (result != UR_RESULT_SUCCESS) {
        EXPECT_TRUE(isExhausted(result)) << resultName(result);
        EXPECT_EQ(untouched<void *>(), memory);
        break;
      }
      blocks.push_back(memory);
      ASSERT_LE(blocks.size(), maximum / size) << "more than the maximum size was handed out";
    }
    EXPECT_GE(blocks.size(), maximum / size / 2) << "a pool holds what its maximum says, less some waste";
    EXPECT_LE(limited.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), maximum);
    EXPECT_LE(limited.info(UR_USM_POOL_INFO_RESERVED_HIGH_EXP), maximum);
    for (void *memory : blocks)
      ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
    ASSERT_OK(urQueueFinish(queue()));
  }
  EXPECT_EQ(0U, limited.info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
}

TEST_P(AsyncLimitsBehaviour, promiseMaximumSizeAndManySizes) {
  // Small blocks fill the pool; once they are gone a large one must fit, however memory was cut up.
  constexpr size_t maximum = size_t{8} << 20;
  DevicePool limited;
  ASSERT_NO_FATAL_FAILURE(limited.create(context(), device(), maximum));
  Chain chain{queue()};
  std::vector<void *> blocks;
  void *memory = nullptr;
  while (blocks.size() < 100000 &&
         enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), limited, 65536, {}, &memory) == UR_RESULT_SUCCESS)
    blocks.push_back(memory);
  EXPECT_GE(blocks.size(), 32U);
  for (void *block : blocks)
    ASSERT_NO_FATAL_FAILURE(free(&chain, block));
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, maximum / 2, &memory, UR_USM_TYPE_DEVICE, limited));
  ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  ASSERT_OK(urQueueFinish(queue()));
}

TEST_P(AsyncLimitsBehaviour, promiseThresholdBoundsWhatAnIdlePoolKeeps) {
  constexpr size_t threshold = size_t{4} << 20, size = size_t{2} << 20;
  DevicePool limited;
  ASSERT_NO_FATAL_FAILURE(limited.create(context(), device(), 0, threshold));
  Chain chain{queue()};
  std::vector<void *> blocks(16, nullptr);
  for (void *&block : blocks)
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, size, &block, UR_USM_TYPE_DEVICE, limited));
  EXPECT_GE(limited.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), 16 * size);
  for (void *block : blocks)
    ASSERT_NO_FATAL_FAILURE(free(&chain, block));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_TRUE(eventually([&] {
    EXPECT_OK(urQueueFinish(queue()));
    return limited.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) <= threshold;
  })) << "an idle pool keeps "
      << limited.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
}

TEST_P(AsyncLimitsBehaviour, promiseNoLeakOfEventsOrMemory) {
  Chain chain{queue()};
  for (int i = 0; i < 3000; ++i) {
    void *memory = nullptr;
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, 1000 + static_cast<size_t>(i) % 64 * 100, &memory));
    ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  }
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
  EXPECT_LE(pool().info(UR_USM_POOL_INFO_RESERVED_HIGH_EXP), size_t{256} << 20) << "3000 times at most 7 KiB in use";
  uint32_t references = 0;
  EXPECT_OK(urEventGetInfo(chain.last, UR_EVENT_INFO_REFERENCE_COUNT, sizeof references, &references, nullptr));
  EXPECT_EQ(1U, references);
}

CONFORMANCE_ON_QUEUES(AsyncLimitsBehaviour);

using AsyncAllMemoryBehaviour = AsyncQueuesTest;

TEST_P(AsyncAllMemoryBehaviour, promiseTheDevicesMemoryComesBack) {
  // More than the device's memory in large pieces, each freed before the next.
  const uint64_t total = deviceInfo<uint64_t>(UR_DEVICE_INFO_GLOBAL_MEM_SIZE);
  const size_t piece = std::min<uint64_t>(total / 8, deviceInfo<uint64_t>(UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE));
  Chain chain{queue()};
  for (int i = 0; i < 10; ++i) {
    void *memory = nullptr;
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, piece + static_cast<size_t>(i) * 4096, &memory)) << "piece " << i;
    ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, 16, 1));
    ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
    ASSERT_OK(urEventWait(1, chain.last.list()));
  }
}

// On a queue of each order only: so much memory takes its time under a sanitizer.
INSTANTIATE_TEST_SUITE_P(Queues, AsyncAllMemoryBehaviour,
                         testing::ValuesIn(queueKinds().begin(), queueKinds().begin() + 2), testNameOf);

} // namespace conformance
