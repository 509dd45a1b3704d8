// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pools, queues, contexts and memory released while commands on them are pending.
#include "support/async.hpp"

namespace conformance {

using AsyncLifetimeBehaviour = AsyncQueuesTest;

static constexpr size_t kWords = 4096;
static constexpr size_t kBytes = kWords * sizeof(uint32_t);

TEST_P(AsyncLifetimeBehaviour, promisePoolDestroyedWithPendingBlocks) {
  DevicePool doomed;
  ASSERT_NO_FATAL_FAILURE(doomed.create(context(), device()));
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBytes, &memory, UR_USM_TYPE_DEVICE, doomed));
  ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kWords, 4));
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kWords, 4, result()));
  ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  doomed.reset(); // Doesn't block: the gate is closed.
  EXPECT_FALSE(isComplete(chain.last));
  gate().open();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
  EXPECT_TRUE(gate().wasOpened());
}

TEST_P(AsyncLifetimeBehaviour, promisePoolDestroyedWithLiveBlocks) {
  DevicePool doomed;
  ASSERT_NO_FATAL_FAILURE(doomed.create(context(), device()));
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBytes, &memory, UR_USM_TYPE_DEVICE, doomed));
  doomed.reset();
  ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kWords, 4));
  ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kWords, 4, result()));
  ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
}

TEST_P(AsyncLifetimeBehaviour, promiseQueueReleasedWithPendingFrees) {
  Queue doomed;
  ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &doomed));
  Chain chain{doomed};
  void *memory = nullptr, *next = nullptr;
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kWords, 4));
  ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kWords, 4, result()));
  ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  doomed.reset();
  EXPECT_FALSE(isComplete(chain.last));
  // Another queue doesn't get what the released one still uses.
  Chain second{queue()};
  ASSERT_NO_FATAL_FAILURE(alloc(&second, kBytes, &next));
  ASSERT_NO_FATAL_FAILURE(fill(&second, next, kWords, 5));
  ASSERT_NO_FATAL_FAILURE(waitBeside(second));
  gate().open();
  ASSERT_OK(urEventWait(1, chain.last.list()));
  ASSERT_NO_FATAL_FAILURE(check(&second, next, kWords, 5, result(1)));
  ASSERT_NO_FATAL_FAILURE(free(&second, next));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
  EXPECT_EQ(0U, *result(1));
  EXPECT_TRUE(gate().wasOpened());
}

TEST_P(AsyncLifetimeBehaviour, promiseEverythingReleasedWithWorkInFlight) {
  // A context of its own, all handles released while its work runs; what keeps it alive is the work.
  Context doomed;
  ASSERT_NO_FATAL_FAILURE(makeContext(&doomed));
  auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  properties.flags = flags();
  Queue one;
  ASSERT_OK(urQueueCreate(doomed, device(), &properties, one.out()));
  Program program;
  ASSERT_OK(createProgram(doomed, device(), &program));
  ASSERT_OK(urProgramBuild(doomed, program, nullptr));
  Kernel slow;
  ASSERT_OK(urKernelCreate(program, "slow_copy", slow.out()));
  void *a = nullptr, *b = nullptr;
  Event made, both, copied;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, one, nullptr, kBytes, {}, &a, made.out()));
  const ur_event_handle_t first = made;
  ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, one, nullptr, kBytes, {&first, 1}, &b, both.out()));
  const ur_event_handle_t second = both;
  ASSERT_OK(launch(one, slow, 4, Arguments().pointer(a).pointer(b).value<uint32_t>(30), {&second, 1}, copied.out()));
  const ur_event_handle_t third = copied;
  ASSERT_OK(enqueueFree(one, a, {&third, 1}));
  ASSERT_OK(enqueueFree(one, b, {&third, 1}));
  copied.reset();
  both.reset();
  made.reset();
  slow.reset();
  program.reset();
  one.reset();
  doomed.reset();
}

TEST_P(AsyncLifetimeBehaviour, promiseUsmFreeOfAnAsynchronousBlock) {
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kWords, 6));
  ASSERT_OK(urEventWait(1, chain.last.list()));
  EXPECT_OK(urUSMFree(context(), memory));
  EXPECT_NE(UR_RESULT_SUCCESS, urUSMFree(context(), memory)) << "freed twice";
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
}

TEST_P(AsyncLifetimeBehaviour, promiseUsmFreeCountsAfterAllThatIsEnqueued) {
  Chain chain{queue()}, second{other()};
  void *memory = nullptr, *next = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kWords, 6));
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kWords, 6, result()));
  ASSERT_OK(urUSMFree(context(), memory));
  ASSERT_NO_FATAL_FAILURE(alloc(&second, kBytes, &next));
  ASSERT_NO_FATAL_FAILURE(fill(&second, next, kWords, 7));
  ASSERT_NO_FATAL_FAILURE(letRun()); // It is written to now, were it the same memory.
  gate().open();
  ASSERT_NO_FATAL_FAILURE(check(&second, next, kWords, 7, result(1)));
  ASSERT_NO_FATAL_FAILURE(free(&second, next));
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_OK(urQueueFinish(other()));
  EXPECT_EQ(0U, *result());
  EXPECT_EQ(0U, *result(1));
}

TEST_P(AsyncLifetimeBehaviour, unknownOnceFreed) {
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  ASSERT_OK(urQueueFinish(queue()));
  ur_usm_type_t type = UR_USM_TYPE_DEVICE;
  const ur_result_t result =
      urUSMGetMemAllocInfo(context(), memory, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr);
  EXPECT_TRUE(isUnknownPointer(result) || (result == UR_RESULT_SUCCESS && type == UR_USM_TYPE_UNKNOWN))
      << resultName(result) << ", type " << type;
}

TEST_P(AsyncLifetimeBehaviour, freedOnAnotherQueue) {
  Chain chain{queue()};
  for (uint32_t i = 0; i < 50; ++i) {
    void *memory = nullptr;
    chain.queue = queue();
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, kBytes, &memory));
    ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kWords, i));
    ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kWords, i, result()));
    chain.queue = other();
    ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  }
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_OK(urQueueFinish(other()));
  EXPECT_EQ(0U, *result());
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
}

CONFORMANCE_ON_QUEUES(AsyncLifetimeBehaviour);

} // namespace conformance
