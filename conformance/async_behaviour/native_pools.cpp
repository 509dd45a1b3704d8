// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pools that were asked to have the vendor's memory. What is promised holds whether or not the vendor has pools.
#include "support/async.hpp"

namespace conformance {

class AsyncNativePoolBehaviour : public AsyncQueuesTest {
protected:
  static constexpr size_t kBlock = size_t{2} << 20;

  void make(DevicePool *made, size_t maximum = 0, size_t threshold = 0) {
    made->create(context(), device(), maximum, threshold, UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP);
  }
  /// Writes a block and checks what it holds, each after the command before.
  void use(Chain *chain, void *memory, uint32_t value) {
    ASSERT_NO_FATAL_FAILURE(fill(chain, memory, kBlock / 4, value));
    ASSERT_NO_FATAL_FAILURE(check(chain, memory, kBlock / 4, value, result()));
  }
};

TEST_P(AsyncNativePoolBehaviour, everyKindOfMemory) {
  DevicePool native;
  ASSERT_NO_FATAL_FAILURE(make(&native));
  Chain chain{queue()};
  for (const UsmKind &kind : usmKinds()) {
    if (deviceInfo<ur_device_usm_access_capability_flags_t>(kind.support) == 0)
      continue;
    SCOPED_TRACE(kind.name);
    void *memory = nullptr;
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBlock, &memory, kind.type, native));
    ASSERT_NO_FATAL_FAILURE(use(&chain, memory, 7));
    ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
    ASSERT_OK(urQueueFinish(queue()));
    EXPECT_EQ(0U, *result());
  }
}

TEST_P(AsyncNativePoolBehaviour, promiseFigures) {
  DevicePool native;
  ASSERT_NO_FATAL_FAILURE(make(&native));
  EXPECT_EQ(0U, native.info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
  EXPECT_EQ(0U, native.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP));
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBlock, &memory, UR_USM_TYPE_DEVICE, native));
  const size_t used = native.info(UR_USM_POOL_INFO_USED_CURRENT_EXP);
  EXPECT_GE(used, kBlock);
  EXPECT_GE(native.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), used);
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  EXPECT_EQ(0U, native.info(UR_USM_POOL_INFO_USED_CURRENT_EXP)) << "used falls when the free is enqueued";
  EXPECT_GE(native.info(UR_USM_POOL_INFO_USED_HIGH_EXP), used);
  EXPECT_GE(native.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), kBlock) << "the free isn't over";
  gate().open();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_GE(native.info(UR_USM_POOL_INFO_RESERVED_HIGH_EXP), kBlock);
  ASSERT_OK(urUSMPoolTrimToExp(context(), device(), native, 0));
  EXPECT_EQ(0U, native.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP));
  size_t zero = 0;
  ASSERT_OK(urUSMPoolSetInfoExp(native, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, &zero, sizeof zero));
  EXPECT_EQ(0U, native.info(UR_USM_POOL_INFO_RESERVED_HIGH_EXP));
}

TEST_P(AsyncNativePoolBehaviour, promiseMaximumSize) {
  constexpr size_t maximum = 8 * kBlock;
  DevicePool native;
  ASSERT_NO_FATAL_FAILURE(make(&native, maximum));
  EXPECT_EQ(maximum, native.info(UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP));
  for (int round = 0; round < 3; ++round) { // Exhaustion, then recovery, three times.
    Chain chain{queue()};
    std::vector<void *> blocks;
    void *memory = untouched<void *>();
    ur_result_t last = UR_RESULT_SUCCESS;
    while ((last = enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), native, kBlock, {}, &memory)) == UR_RESULT_SUCCESS) {
      blocks.push_back(std::exchange(memory, untouched<void *>()));
      ASSERT_LE(blocks.size(), maximum / kBlock) << "more than the maximum size was handed out";
    }
    EXPECT_TRUE(isExhausted(last)) << resultName(last);
    EXPECT_EQ(untouched<void *>(), memory);
    EXPECT_GE(blocks.size(), maximum / kBlock / 2) << "a pool holds what its maximum says, less some waste";
    for (void *block : blocks)
      ASSERT_NO_FATAL_FAILURE(free(&chain, block));
    ASSERT_OK(urQueueFinish(queue()));
  }
}

TEST_P(AsyncNativePoolBehaviour, promiseOneBlockIsEnough) {
  DevicePool native;
  ASSERT_NO_FATAL_FAILURE(make(&native, kBlock));
  Chain chain{queue()};
  for (uint32_t i = 0; i < 8; ++i) {
    void *memory = nullptr;
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBlock, &memory, UR_USM_TYPE_DEVICE, native)) << "block " << i;
    ASSERT_NO_FATAL_FAILURE(use(&chain, memory, i));
    ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  }
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
}

TEST_P(AsyncNativePoolBehaviour, promiseThresholdBoundsWhatAnIdlePoolKeeps) {
  constexpr size_t threshold = 2 * kBlock;
  DevicePool native;
  ASSERT_NO_FATAL_FAILURE(make(&native, 0, threshold));
  EXPECT_EQ(threshold, native.info(UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP));
  for (size_t most : {threshold, size_t{0}}) {
    ASSERT_OK(urUSMPoolSetInfoExp(native, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, &most, sizeof most));
    EXPECT_EQ(most, native.info(UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP));
    Chain chain{queue()};
    std::vector<void *> blocks(16, nullptr);
    for (void *&block : blocks)
      ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBlock, &block, UR_USM_TYPE_DEVICE, native));
    for (void *block : blocks)
      ASSERT_NO_FATAL_FAILURE(free(&chain, block));
    EXPECT_TRUE(eventually([&] {
      EXPECT_OK(urQueueFinish(queue()));
      return native.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) <= most;
    })) << "an idle pool keeps "
        << native.info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
  }
}

TEST_P(AsyncNativePoolBehaviour, promiseDestroyedWithLiveAndPendingBlocks) {
  DevicePool doomed;
  ASSERT_NO_FATAL_FAILURE(make(&doomed));
  Chain chain{queue()};
  void *live = nullptr, *pending = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBlock, &live, UR_USM_TYPE_DEVICE, doomed));
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBlock, &pending, UR_USM_TYPE_DEVICE, doomed));
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  ASSERT_NO_FATAL_FAILURE(use(&chain, pending, 3));
  ASSERT_NO_FATAL_FAILURE(free(&chain, pending));
  doomed.reset(); // Doesn't block: the gate is closed.
  EXPECT_FALSE(isComplete(chain.last));
  ASSERT_NO_FATAL_FAILURE(use(&chain, live, 4));
  ASSERT_NO_FATAL_FAILURE(free(&chain, live));
  gate().open();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
  EXPECT_TRUE(gate().wasOpened());
}

TEST_P(AsyncNativePoolBehaviour, poolForAllDevices) {
  if (!deviceHas(UR_DEVICE_INFO_USM_POOL_SUPPORT))
    GTEST_SKIP() << "the device has no USM pools (UR_DEVICE_INFO_USM_POOL_SUPPORT)";
  auto desc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  desc.flags = UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP;
  Pool native;
  ASSERT_OK(urUSMPoolCreate(context(), &desc, native.out()));
  void *memory = nullptr;
  ASSERT_OK(urUSMDeviceAlloc(context(), device(), nullptr, native, kBlock, &memory));
  Chain chain{queue()};
  ASSERT_NO_FATAL_FAILURE(use(&chain, memory, 5));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
  EXPECT_OK(urUSMFree(context(), memory));
}

CONFORMANCE_ON_QUEUES(AsyncNativePoolBehaviour);

} // namespace conformance
