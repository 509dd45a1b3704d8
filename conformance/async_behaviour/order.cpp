// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who may be given memory when: nobody while an earlier user may still touch it, and never a wait on the host for it.
#include "support/async.hpp"
#include "support/registry.hpp"

namespace conformance {

using AsyncOrderBehaviour = AsyncQueuesTest;

static constexpr size_t kOrderWords = 16384;
static constexpr size_t kOrderBytes = kOrderWords * sizeof(uint32_t);

// The four tests below run one shape: the first user writes 1s, is held up, reads them back and frees; meanwhile a
// second user allocates as much, writes 2s, and reads them back after the first one is done. Whoever was given the
// other's memory sees the other's words.

TEST_P(AsyncOrderBehaviour, promiseContentsSurviveUntilTheFree) {
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kOrderBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kOrderWords, 1));
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kOrderWords, 1, result()));
  ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  // Behind the held free, the same queue asks again and again.
  for (int i = 0; i < 8; ++i) {
    void *next = nullptr;
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, kOrderBytes, &next));
    ASSERT_NO_FATAL_FAILURE(fill(&chain, next, kOrderWords, 2));
    ASSERT_NO_FATAL_FAILURE(check(&chain, next, kOrderWords, 2, result(1)));
    ASSERT_NO_FATAL_FAILURE(free(&chain, next));
  }
  gate().open();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result()) << "memory was handed out before its free was reached";
  EXPECT_EQ(0U, *result(1));
  EXPECT_TRUE(gate().wasOpened()) << "an alloc or a free waited on the host";
}

TEST_P(AsyncOrderBehaviour, promiseNoReuseByAnUnorderedQueue) {
  Chain first{queue()}, second{other()};
  void *memory = nullptr, *foreign = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&first, kOrderBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(fill(&first, memory, kOrderWords, 1));
  ASSERT_NO_FATAL_FAILURE(hold(&first));
  ASSERT_NO_FATAL_FAILURE(check(&first, memory, kOrderWords, 1, result()));
  ASSERT_NO_FATAL_FAILURE(free(&first, memory));
  ASSERT_NO_FATAL_FAILURE(alloc(&second, kOrderBytes, &foreign));
  ASSERT_NO_FATAL_FAILURE(fill(&second, foreign, kOrderWords, 2));
  ASSERT_NO_FATAL_FAILURE(waitBeside(second));
  EXPECT_FALSE(isComplete(first.last));
  gate().open();
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_NO_FATAL_FAILURE(check(&second, foreign, kOrderWords, 2, result(1)));
  ASSERT_NO_FATAL_FAILURE(free(&second, foreign));
  ASSERT_OK(urQueueFinish(other()));
  EXPECT_EQ(0U, *result());
  EXPECT_EQ(0U, *result(1));
  EXPECT_TRUE(gate().wasOpened());
}

TEST_P(AsyncOrderBehaviour, promiseNoReuseByUnorderedCommandsOfTheSameQueue) {
  if (GetParam().ordered())
    GTEST_SKIP() << "all commands of an in-order queue are ordered";
  // Two chains on one out-of-order queue: as far apart as two queues.
  Chain first{queue()}, second{queue()};
  void *memory = nullptr, *foreign = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&first, kOrderBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(fill(&first, memory, kOrderWords, 1));
  ASSERT_NO_FATAL_FAILURE(hold(&first));
  ASSERT_NO_FATAL_FAILURE(check(&first, memory, kOrderWords, 1, result()));
  ASSERT_NO_FATAL_FAILURE(free(&first, memory));
  ASSERT_NO_FATAL_FAILURE(alloc(&second, kOrderBytes, &foreign));
  ASSERT_NO_FATAL_FAILURE(fill(&second, foreign, kOrderWords, 2));
  ASSERT_NO_FATAL_FAILURE(check(&second, foreign, kOrderWords, 2, result(1)));
  ASSERT_NO_FATAL_FAILURE(letRun());
  gate().open();
  ASSERT_NO_FATAL_FAILURE(free(&second, foreign));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
  EXPECT_EQ(0U, *result(1));
}

TEST_P(AsyncOrderBehaviour, promiseFreeWaitsForItsList) {
  // Freed on another queue than the one it is used on, after an event of the use.
  Chain use{queue()}, freer{other()}, again{other()};
  void *memory = nullptr, *next = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&use, kOrderBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(fill(&use, memory, kOrderWords, 1));
  ASSERT_NO_FATAL_FAILURE(hold(&use));
  ASSERT_NO_FATAL_FAILURE(check(&use, memory, kOrderWords, 1, result()));
  const ur_event_handle_t used = use.last;
  ASSERT_OK(enqueueFree(other(), memory, {&used, 1}, freer.last.out()));
  ASSERT_NO_FATAL_FAILURE(alloc(&again, kOrderBytes, &next));
  ASSERT_NO_FATAL_FAILURE(fill(&again, next, kOrderWords, 2));
  ASSERT_NO_FATAL_FAILURE(letRun());
  EXPECT_FALSE(isComplete(freer.last)) << "a free is complete before what it waits for";
  gate().open();
  ASSERT_NO_FATAL_FAILURE(check(&again, next, kOrderWords, 2, result(1)));
  ASSERT_NO_FATAL_FAILURE(free(&again, next));
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_OK(urQueueFinish(other()));
  EXPECT_EQ(0U, *result());
  EXPECT_EQ(0U, *result(1));
  EXPECT_TRUE(gate().wasOpened());
}

TEST_P(AsyncOrderBehaviour, promiseAllocsAndFreesNeverBlock) {
  // Everything behind a closed gate: had one of them waited, the gate's time would run out.
  Chain chain{queue()};
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  for (int i = 0; i < 50; ++i) {
    void *memory = nullptr;
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, kOrderBytes, &memory));
    ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kOrderWords, static_cast<uint32_t>(i)));
    ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kOrderWords, static_cast<uint32_t>(i), result()));
    ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  }
  ASSERT_NO_FATAL_FAILURE(letRun());
  EXPECT_FALSE(isComplete(chain.last));
  gate().open();
  ASSERT_OK(urEventWait(1, chain.last.list()));
  EXPECT_EQ(0U, *result());
  EXPECT_TRUE(gate().wasOpened());
}

TEST_P(AsyncOrderBehaviour, promiseReuseAfterTheFreesEvent) {
  // Ordered after the free by its event, on another queue: allowed to reuse, and right if it does.
  Chain chain{queue()};
  for (int i = 0; i < 100; ++i) {
    void *memory = nullptr;
    chain.queue = i % 2 == 0 ? queue() : other();
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, kOrderBytes, &memory));
    ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kOrderWords, static_cast<uint32_t>(i)));
    ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kOrderWords, static_cast<uint32_t>(i), result()));
    ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  }
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_OK(urQueueFinish(other()));
  EXPECT_EQ(0U, *result());
}

TEST_P(AsyncOrderBehaviour, chainThroughManyQueues) {
  constexpr size_t count = 8;
  std::vector<Queue> queues(count);
  for (Queue &each : queues)
    ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &each));
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kOrderBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kOrderWords, 0));
  for (uint32_t i = 0; i < 4 * count; ++i) {
    chain.queue = queues[i % count];
    ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kOrderWords, i, result()));
    if (i % 3 == 0) {
      ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
      chain.queue = queues[(i * 5 + 1) % count];
      ASSERT_NO_FATAL_FAILURE(alloc(&chain, kOrderBytes, &memory));
    }
    ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kOrderWords, i + 1));
  }
  ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  gate().open();
  ASSERT_OK(urEventWait(1, chain.last.list()));
  EXPECT_EQ(0U, *result());
  for (Queue &each : queues)
    EXPECT_OK(urQueueFinish(each));
}

TEST_P(AsyncOrderBehaviour, promiseOneBlockIsEnough) {
  // A pool whose maximum size is one block; free, then alloc chained by an event, the free still behind a gate.
  DevicePool one;
  ASSERT_NO_FATAL_FAILURE(one.create(context(), device(), size_t{1} << 21));
  for (const bool acrossQueues : {false, true}) {
    SCOPED_TRACE(acrossQueues ? "across two queues" : "on one queue");
    Chain chain{queue()};
    if (!acrossQueues) {
      ASSERT_NO_FATAL_FAILURE(hold(&chain)); // Opened below; open for good the second time.
    }
    void *memory = nullptr;
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, size_t{1} << 21, &memory, UR_USM_TYPE_DEVICE, one));
    for (uint32_t i = 0; i < 20; ++i) {
      ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kOrderWords, i));
      ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kOrderWords, i, result()));
      ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
      if (acrossQueues)
        chain.queue = i % 2 == 0 ? other() : queue();
      ASSERT_NO_FATAL_FAILURE(alloc(&chain, size_t{1} << 21, &memory, UR_USM_TYPE_DEVICE, one)) << "round " << i;
    }
    ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
    gate().open();
    ASSERT_OK(urEventWait(1, chain.last.list()));
    EXPECT_TRUE(gate().wasOpened());
  }
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_OK(urQueueFinish(other()));
  EXPECT_EQ(0U, *result());
}

TEST_P(AsyncOrderBehaviour, promiseAPendingFreeServesAnotherQueue) {
  // The only block's free is behind the gate. Another queue that asks for it waits for it, on the device, not on the
  // host.
  constexpr size_t size = size_t{1} << 21;
  DevicePool one;
  ASSERT_NO_FATAL_FAILURE(one.create(context(), device(), size));
  Chain first{queue()}, second{other()};
  void *memory = nullptr, *again = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&first, size, &memory, UR_USM_TYPE_DEVICE, one));
  ASSERT_NO_FATAL_FAILURE(fill(&first, memory, kOrderWords, 1));
  ASSERT_NO_FATAL_FAILURE(hold(&first));
  ASSERT_NO_FATAL_FAILURE(check(&first, memory, kOrderWords, 1, result()));
  void *tooEarly = untouched<void *>();
  EXPECT_TRUE(isExhausted(enqueueAlloc(UR_USM_TYPE_DEVICE, other(), one, size, {}, &tooEarly))) << "nothing is freed";
  EXPECT_EQ(untouched<void *>(), tooEarly);
  ASSERT_NO_FATAL_FAILURE(free(&first, memory));
  ASSERT_NO_FATAL_FAILURE(alloc(&second, size, &again, UR_USM_TYPE_DEVICE, one));
  ASSERT_NO_FATAL_FAILURE(fill(&second, again, kOrderWords, 2));
  ASSERT_NO_FATAL_FAILURE(check(&second, again, kOrderWords, 2, result(1)));
  ASSERT_NO_FATAL_FAILURE(letRun());
  EXPECT_FALSE(isComplete(second.last));
  gate().open();
  ASSERT_NO_FATAL_FAILURE(free(&second, again));
  ASSERT_OK(urEventWait(1, second.last.list()));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
  EXPECT_EQ(0U, *result(1));
  EXPECT_TRUE(gate().wasOpened());
}

TEST_P(AsyncOrderBehaviour, promiseTrimLeavesPendingFreesAlone) {
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kOrderBytes, &memory));
  ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kOrderWords, 1));
  ASSERT_NO_FATAL_FAILURE(hold(&chain));
  ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kOrderWords, 1, result()));
  ASSERT_NO_FATAL_FAILURE(free(&chain, memory));
  ASSERT_OK(urUSMPoolTrimToExp(context(), device(), pool(), 0));
  EXPECT_GE(pool().info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), kOrderBytes) << "still read by a kernel";
  gate().open();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
  ASSERT_OK(urUSMPoolTrimToExp(context(), device(), pool(), 0));
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP));
}

TEST_P(AsyncOrderBehaviour, promiseFailedFreeFreesAllTheSame) {
  if (!environment().form->failsAlone)
    GTEST_SKIP() << "no kernel fails alone here";
  // The free waits for a command that fails: it fails, and its memory is free all the same, once.
  Event failed;
  void *memory = nullptr;
  Chain chain{queue()};
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, kOrderBytes, &memory));
  ASSERT_OK(urEventWait(1, chain.last.list()));
  ASSERT_OK(launch(other(), kernel("fail"), 1, Arguments().value<uint32_t>(1), {}, failed.out()));
  const ur_event_handle_t waits = failed;
  Event freed;
  const ur_result_t result = enqueueFree(queue(), memory, {&waits, 1}, freed.out());
  if (result == UR_RESULT_SUCCESS) {
    EXPECT_NE(UR_RESULT_SUCCESS, urEventWait(1, freed.list()));
    EXPECT_EQ(UR_EVENT_STATUS_ERROR, statusOf(freed));
  } else {
    EXPECT_RESULT(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, result);
  }
  Queue fresh;
  ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &fresh));
  if (result == UR_RESULT_SUCCESS)
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_MEM_OBJECT, enqueueFree(fresh, memory));
  else
    EXPECT_OK(enqueueFree(fresh, memory)) << "a free that was refused leaves its block live";
  EXPECT_OK(urQueueFinish(fresh));
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
}

TEST_P(AsyncOrderBehaviour, theSyclSequence) {
  // What the SYCL runtime sends on an in-order queue: a marker, asked for twice, an alloc that waits for it.
  for (int i = 0; i < 50; ++i) {
    Event marker, again, allocated;
    ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, marker.out()));
    ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, again.out()));
    const ur_event_handle_t waits = again;
    void *memory = nullptr;
    ASSERT_OK(enqueueAlloc(UR_USM_TYPE_DEVICE, queue(), nullptr, kOrderBytes, {&waits, 1}, &memory, allocated.out()));
    Chain chain{queue(), std::move(allocated)};
    ASSERT_NO_FATAL_FAILURE(fill(&chain, memory, kOrderWords, 9));
    ASSERT_NO_FATAL_FAILURE(check(&chain, memory, kOrderWords, 9, result()));
    ASSERT_OK(enqueueFree(queue(), memory, chain.waits()));
  }
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
}

CONFORMANCE_ON_QUEUES(AsyncOrderBehaviour);

} // namespace conformance
