// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/async.hpp"
#include "support/pools.hpp"

namespace conformance {

class EnqueueUSMFreeExp : public AsyncTest {
protected:
  auto call() { return Call(urEnqueueUSMFreeExp, queue(), nullptr, mem_, 0, nullptr, &event_).outputs(event_); }

  unsigned char mem_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMFreeExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMFreeExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(EnqueueUSMFreeExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<3>(event);
}

TEST_F(EnqueueUSMFreeExp, foreignPointer) {
  const ur_result_t result = call().result();
  EXPECT_TRUE(isUnknownPointer(result)) << resultName(result);
  EXPECT_EQ(untouched<ur_event_handle_t>(), event_);
}

TEST_F(EnqueueUSMFreeExp, twice) {
  void *memory = nullptr;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), pool(), 4096, {}, &memory));
  ASSERT_OK(enqueueFree(queue(), memory));
  ur_result_t result = call().with<2>(memory).result();
  EXPECT_TRUE(isUnknownPointer(result)) << "freed twice at once: " << resultName(result);
  ASSERT_OK(urQueueFinish(queue()));
  result = call().with<2>(memory).result();
  EXPECT_TRUE(isUnknownPointer(result)) << "freed twice, after it was done: " << resultName(result);
  EXPECT_EQ(untouched<ur_event_handle_t>(), event_);
}

TEST_F(EnqueueUSMFreeExp, insideABlock) {
  void *memory = nullptr;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), pool(), 4096, {}, &memory));
  const ur_result_t result = call().with<2>(static_cast<char *>(memory) + 256).result();
  EXPECT_TRUE(isUnknownPointer(result)) << resultName(result);
  EXPECT_OK(enqueueFree(queue(), memory)) << "an error changes nothing";
}

TEST_F(EnqueueUSMFreeExp, anotherPoolsBlock) {
  DevicePool second;
  ASSERT_NO_FATAL_FAILURE(second.create(context(), device()));
  void *memory = nullptr;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), pool(), 4096, {}, &memory));
  const ur_result_t result = call().with<1>(second).with<2>(memory).result();
  EXPECT_TRUE(isUnknownPointer(result)) << resultName(result);
  EXPECT_OK(enqueueFree(queue(), memory, {}, nullptr, pool())) << "its own pool is right";
}

TEST_F(EnqueueUSMFreeExp, memoryOfAnotherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  Queue foreign;
  ASSERT_OK(urQueueCreate(other, device(), nullptr, foreign.out()));
  void *memory = nullptr;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), pool(), 4096, {}, &memory));
  const ur_result_t result = enqueueFree(foreign, memory);
  EXPECT_TRUE(isUnknownPointer(result) || result == UR_RESULT_ERROR_INVALID_CONTEXT) << resultName(result);
  EXPECT_OK(enqueueFree(queue(), memory));
}

TEST_F(EnqueueUSMFreeExp, memoryOfUrUSMAlloc) {
  // Memory that wasn't allocated asynchronously is freed by urUSMFree; here it is refused, or freed for good.
  void *memory = nullptr;
  ASSERT_OK(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, 4096, &memory));
  const ur_result_t result = enqueueFree(queue(), memory);
  EXPECT_TRUE(result == UR_RESULT_SUCCESS || isUnknownPointer(result)) << resultName(result);
  if (result != UR_RESULT_SUCCESS) {
    EXPECT_OK(urUSMFree(context(), memory)) << "an error changes nothing";
  }
}

/// Blocks of pools that urUSMPoolCreate made are freed in the queue's order, as others are.
TEST_F(EnqueueUSMFreeExp, promiseOfBlocksOfPlainPools) {
  auto desc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  ur_usm_pool_handle_t plain = nullptr;
  ASSERT_OK(urUSMPoolCreate(context(), &desc, &plain));
  void *memory = nullptr;
  ASSERT_OK(urUSMDeviceAlloc(context(), device(), nullptr, plain, 4096, &memory));
  const uint32_t value = 5;
  Event filled, freed;
  ASSERT_OK(urEnqueueUSMFill(queue(), memory, sizeof value, &value, 4096, 0, nullptr, filled.out()));
  ASSERT_OK(urEnqueueUSMFreeExp(queue(), plain, memory, 1, filled.list(), freed.out()));
  const ur_result_t twice = enqueueFree(queue(), memory);
  EXPECT_TRUE(isUnknownPointer(twice)) << resultName(twice);
  EXPECT_OK(urEventWait(1, freed.list()));
  EXPECT_OK(urUSMPoolRelease(plain));
}

using EnqueueUSMFreeExp_Queues = AsyncQueuesTest;

TEST_P(EnqueueUSMFreeExp_Queues, waitLists) {
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        void *memory = nullptr;
        EXPECT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), pool(), 4096, {}, &memory)); // which orders the two
        return enqueueFree(queue(), memory, {list, count}, event);
      },
      UR_COMMAND_ENQUEUE_USM_FREE_EXP);
}

CONFORMANCE_ON_QUEUES(EnqueueUSMFreeExp_Queues);

} // namespace conformance
