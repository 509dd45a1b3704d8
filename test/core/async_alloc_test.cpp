// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous allocation and free as commands of a queue: order, events, errors, reuse. Where a test says nothing
// about order, the simulated driver does: it finds every two commands that touch the same bytes unordered.
#include "core/async_test.hpp"

#include <algorithm>
#include <thread>

namespace ur::test {
namespace {

class AsyncAlloc : public AsyncTest {};
UR_TEST_ALL_SHAPES(AsyncAlloc);

TEST_P(AsyncAlloc, IsReportedAsSupported) {
  EXPECT_TRUE(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP));
}

TEST_P(AsyncAlloc, EveryKindWorksOnEveryQueue) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder();
    for (ur_usm_type_t type : kUsmTypes) {
      void *memory = nullptr;
      Event allocated, copied;
      ASSERT_EQ(tryAlloc(type, queue, nullptr, 4096, &memory, {}, allocated.out()), UR_RESULT_SUCCESS);
      auto *words = static_cast<uint32_t *>(memory);
      EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % (type == UR_USM_TYPE_DEVICE ? 256 : 64), 0u);
      EXPECT_EQ(about<ur_usm_type_t>(words + 1023, UR_USM_ALLOC_INFO_TYPE), type);
      EXPECT_EQ(about<void *>(words + 5, UR_USM_ALLOC_INFO_BASE_PTR), memory);
      EXPECT_EQ(about<size_t>(words, UR_USM_ALLOC_INFO_SIZE), 4096u);
      EXPECT_EQ(about<ur_device_handle_t>(words, UR_USM_ALLOC_INFO_DEVICE),
                type == UR_USM_TYPE_HOST ? nullptr : devices[0])
          << "host memory is of no device";
      EXPECT_EQ(about<ur_usm_pool_handle_t>(words, UR_USM_ALLOC_INFO_POOL), defaultPool());
      const Event filled = fill(queue, words, 1024, 42, {allocated});
      uint32_t result[1024] = {};
      ASSERT_EQ(tryCopy(queue, result, words, 4096, {filled}, copied.out()), UR_RESULT_SUCCESS);
      const Event freed = free(queue, memory, {copied});
      EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
      EXPECT_EQ(result[1023], 42u);
    }
  }
  EXPECT_EQ(used(defaultPool()), 0u);
}

TEST_P(AsyncAlloc, EventsKnowTheirCommand) {
  const Queue queue = makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE);
  const ur_command_t expected[] = {UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP, UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP,
                                   UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP};
  const auto check = [&](const Event &event, ur_command_t type) {
    EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_COMMAND_TYPE), type);
    EXPECT_EQ(query<ur_queue_handle_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_COMMAND_QUEUE), queue);
    EXPECT_EQ(query<ur_context_handle_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_CONTEXT), context);
    ASSERT_EQ(wait({event}), UR_RESULT_SUCCESS);
    EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
    uint64_t last = 0;
    for (ur_profiling_info_t what : {UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
                                     UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END}) {
      uint64_t time = 0;
      ASSERT_EQ(api().Event.pfnGetProfilingInfo(event, what, sizeof time, &time, nullptr), UR_RESULT_SUCCESS);
      EXPECT_GE(time, last) << what;
      last = time;
    }
  };
  sim->advance(uint64_t{3600} * 1'000'000'000);
  for (size_t i = 0; i < 3; ++i) {
    void *memory = nullptr;
    Event allocated;
    ASSERT_EQ(tryAlloc(kUsmTypes[i], queue, nullptr, 64, &memory, {}, allocated.out()), UR_RESULT_SUCCESS);
    check(allocated, expected[i]);
    check(free(queue, memory), UR_COMMAND_ENQUEUE_USM_FREE_EXP);
  }
}

TEST_P(AsyncAlloc, AnAllocFollowsItsWaitList) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder(), other = inOrder();
    uint32_t *flag = deviceMemory(1);
    sim::Hold gate = sim->holdNextCommand();
    const Event held = fill(other, flag, 1, 1);
    Event allocated;
    uint32_t *memory = alloc(queue, 16, nullptr, {held}, allocated.out());
    const Event filled = fill(queue, memory, 16, 2, {allocated});
    EXPECT_FALSE(complete(allocated));
    EXPECT_FALSE(complete(filled));
    gate.open();
    EXPECT_EQ(wait({filled}), UR_RESULT_SUCCESS);
    EXPECT_EQ(status(allocated), UR_EVENT_STATUS_COMPLETE);
    EXPECT_EQ(wait({free(queue, memory, {filled})}), UR_RESULT_SUCCESS);
  }
}

TEST_P(AsyncAlloc, AnAllocWithoutEventOnAnInOrderQueueHoldsWhatFollows) {
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *flag = deviceMemory(1);
  sim::Hold gate = sim->holdNextCommand();
  const Event held = fill(other, flag, 1, 1);
  uint32_t *memory = alloc(queue, 16, nullptr, {held});
  const Event next = fill(queue, flag, 1, 2); // a race with the held one unless the alloc's wait is on the stream
  EXPECT_FALSE(complete(next));
  gate.open();
  EXPECT_EQ(wait({next}), UR_RESULT_SUCCESS);
  EXPECT_EQ(*flag, 2u);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(AsyncAlloc, AFreeFollowsItsWaitListAndItsQueue) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder(), other = inOrder();
    Event allocated;
    uint32_t *memory = alloc(queue, 16, nullptr, {}, allocated.out());
    sim::Hold gate = sim->holdNextCommand();
    const Event user = fill(other, memory, 16, 7, {allocated});
    const Event freed = free(queue, memory, {user});
    EXPECT_FALSE(complete(freed));
    gate.open();
    EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
  }
}

/// Two lives of one block, the first behind a closed gate: whoever gets the memory next must come after.
TEST_P(AsyncAlloc, ContentsSurviveUntilTheFreeOnEveryQueue) {
  for (const bool ordered : {true, false}) {
    for (const bool sameQueue : {true, false}) {
      const Queue first = ordered ? inOrder() : outOfOrder();
      const Queue another = ordered ? inOrder() : outOfOrder();
      const Queue &second = sameQueue ? first : another;
      uint32_t *result = deviceMemory(256);
      Event allocated, read;
      uint32_t *memory = alloc(first, 256, nullptr, {}, allocated.out());
      sim::Hold gate = sim->holdNextCommand();
      const Event filled = fill(first, memory, 256, 1, {allocated});
      ASSERT_EQ(tryCopy(first, result, memory, 1024, {filled}, read.out()), UR_RESULT_SUCCESS);
      const Event freed = free(first, memory, {read});
      // Several more lives, unrelated to the first, on the second queue.
      std::vector<Event> ends;
      for (uint32_t i = 0; i < 4; ++i) {
        Event born;
        uint32_t *next = alloc(second, 256, nullptr, {}, born.out());
        const Event used = fill(second, next, 256, 99, {born});
        ends.push_back(free(second, next, {used}));
      }
      sim->runUntilIdle();
      gate.open();
      EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
      for (const Event &end : ends)
        EXPECT_EQ(wait({end}), UR_RESULT_SUCCESS);
      EXPECT_EQ(result[255], 1u);
    }
  }
}

TEST_P(AsyncAlloc, AnInOrderQueueReusesWhatItFreedWithoutWaiting) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  size_t reservedAfterFirst = 0;
  for (int i = 0; i < 50; ++i) {
    uint32_t *memory = alloc(queue, kBlock / 4);
    fillOnly(queue, memory, 4, 1);
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    if (i == 0)
      reservedAfterFirst = reserved(defaultPool());
  }
  EXPECT_EQ(reserved(defaultPool()), reservedAfterFirst);
  gate.open();
  finish(queue);
}

TEST_P(AsyncAlloc, TheSteadyStateOfAnInOrderQueueMakesNoPortCall) {
  const Queue queue = inOrder();
  uint32_t *warm = alloc(queue, 64);
  EXPECT_EQ(tryFree(queue, warm), UR_RESULT_SUCCESS);
  const uint64_t calls = sim->allCalls();
  for (int i = 0; i < 100; ++i) {
    uint32_t *memory = alloc(queue, 64);
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(sim->allCalls(), calls);
  finish(queue);
}

/// 4 KiB, 4.5 and 5 are neighbouring classes, and so on.
TEST_P(AsyncAlloc, WhatLiesUnusedServesSlightlySmallerRequestsToo) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  constexpr size_t kWords = 5120 / 4;
  uint32_t *larger = alloc(queue, kWords);
  EXPECT_EQ(tryFree(queue, larger), UR_RESULT_SUCCESS);
  uint32_t *muchSmaller = alloc(queue, 3840 / 4);
  EXPECT_NE(muchSmaller, larger) << "more than a fifth of it would be unused";
  uint32_t *smaller = alloc(queue, 4096 / 4);
  EXPECT_EQ(smaller, larger);
  EXPECT_EQ(used(defaultPool()), 3840u + 4096u);
  uint32_t *own = alloc(queue, kWords);
  EXPECT_NE(own, larger);
  for (uint32_t *memory : {muchSmaller, smaller, own})
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(defaultPool()), 0u);
  uint32_t *again = alloc(queue, kWords);
  EXPECT_TRUE(again == own || again == larger) << "they go back to where they came from";
  EXPECT_EQ(tryFree(queue, again), UR_RESULT_SUCCESS);
  gate.open();
  finish(queue);
}

/// What a SYCL runtime sends: a marker, an alloc that waits for it and has an event, a free without a pool.
TEST_P(AsyncAlloc, AWaitForTheOwnInOrderQueueIssuesNoWait) {
  const Queue queue = inOrder();
  for (int i = 0; i < 10; ++i) {
    const Event mark = marker(queue);
    Event allocated;
    uint32_t *memory = alloc(queue, 64, nullptr, {mark}, allocated.out());
    const Event filled = fill(queue, memory, 64, 3, {allocated});
    EXPECT_EQ(tryFree(queue, memory, nullptr, {filled}), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(sim->streams().size(), 1u);
  for (const sim::CommandInfo &command : sim->commands()) // but where failures travel along waits
    EXPECT_TRUE(command.waits.empty() || GetParam().caps.isolatedFailures);
  finish(queue);
}

TEST_P(AsyncAlloc, AnOutOfOrderAllocWithoutEventOrListIsUsableAtOnce) {
  const Queue queue = outOfOrder(), other = inOrder();
  Event born;
  uint32_t *first = alloc(queue, 256, nullptr, {}, born.out());
  sim::Hold gate = sim->holdNextCommand();
  const Event used = fill(queue, first, 256, 1, {born});
  const Event freed = free(queue, first, {used});
  uint32_t *second = alloc(queue, 256); // may not be what is still in use: nobody could wait for it
  const Event filled = fill(queue, second, 256, 2);
  EXPECT_TRUE(complete(filled));
  gate.open();
  EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({free(queue, second, {filled})}), UR_RESULT_SUCCESS);
}

TEST_P(AsyncAlloc, AnOutOfOrderAllocWithAListButNoEventIsUsableWithoutThatListToo) {
  const Queue queue = outOfOrder();
  Event born;
  uint32_t *first = alloc(queue, 256, nullptr, {}, born.out());
  sim::Hold gate = sim->holdNextCommand();
  const Event used = fill(queue, first, 256, 1, {born});
  const Event freed = free(queue, first, {used});
  // It waits for the free, but nobody can wait for it: the freed block isn't for this one.
  uint32_t *second = alloc(queue, 256, nullptr, {freed});
  const Event filled = fill(queue, second, 256, 2);
  EXPECT_TRUE(complete(filled));
  gate.open();
  EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({free(queue, second, {filled})}), UR_RESULT_SUCCESS);
}

TEST_P(AsyncAlloc, FreeOnAnotherQueueIsOrderedByThatQueue) {
  const Queue first = inOrder(), second = inOrder();
  Event allocated;
  uint32_t *memory = alloc(first, 256, nullptr, {}, allocated.out());
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(second, memory, 256, 5, {allocated});
  EXPECT_EQ(tryFree(second, memory), UR_RESULT_SUCCESS); // no list: the second queue's order is the order
  uint32_t *next = alloc(first, 256);
  fillOnly(first, next, 256, 6);
  EXPECT_EQ(tryFree(first, next), UR_RESULT_SUCCESS);
  sim->runUntilIdle();
  gate.open();
  finish(first);
  finish(second);
  EXPECT_EQ(used(defaultPool()), 0u);
}

TEST_P(AsyncAlloc, ChainsGoThroughQueuesAndDevices) {
  const Queue queues[] = {inOrder(), outOfOrder(), makeQueue(0, 1), inOrder()};
  Event last;
  std::vector<std::pair<uint32_t *, size_t>> blocks;
  for (int round = 0; round < 3; ++round) {
    for (size_t i = 0; i < 4; ++i) {
      const Waits after = last.get() ? Waits{last} : Waits{};
      Event allocated;
      uint32_t *memory = alloc(queues[i], 128, nullptr, after, allocated.out());
      const Event used = fill(queues[i], memory, 128, 1, {allocated});
      last = free(queues[i], memory, {used});
    }
  }
  EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
  for (const Queue &queue : queues)
    finish(queue);
}

TEST_P(AsyncAlloc, SizesAreChecked) {
  const Queue queue = inOrder();
  for (ur_usm_type_t type : kUsmTypes) {
    void *memory = nullptr;
    ASSERT_EQ(tryAlloc(type, queue, nullptr, 0, &memory), UR_RESULT_SUCCESS) << "a minimum block";
    ASSERT_NE(memory, nullptr);
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    void *const untouched = &memory;
    memory = untouched;
    for (size_t size : {SIZE_MAX, SIZE_MAX - 1, SIZE_MAX / 2 + 1, size_t{1} << 40}) {
      ur_event_handle_t event = nullptr;
      EXPECT_NE(tryAlloc(type, queue, nullptr, size, &memory, {}, &event), UR_RESULT_SUCCESS) << size;
      EXPECT_EQ(memory, untouched);
      EXPECT_EQ(event, nullptr);
    }
  }
  finish(queue);
  EXPECT_EQ(used(defaultPool()), 0u);
}

TEST_P(AsyncAlloc, WrongPointersAreRefused) {
  const Queue queue = inOrder();
  uint32_t *memory = alloc(queue, 64);
  uint32_t *synchronous = deviceMemory(64);
  int local = 0;
  ur_event_handle_t event = nullptr;
  const auto attempt = [&](void *pointer) { return tryFree(queue, pointer, nullptr, {}, &event); };
  EXPECT_EQ(attempt(nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_NE(attempt(&local), UR_RESULT_SUCCESS);
  EXPECT_NE(attempt(memory + 1), UR_RESULT_SUCCESS);
  EXPECT_NE(attempt(synchronous), UR_RESULT_SUCCESS) << "not allocated asynchronously";
  const Context other = makeContext();
  const Queue there = makeQueue(0, 0, other);
  EXPECT_NE(tryFree(there, memory), UR_RESULT_SUCCESS) << "another context's";
  EXPECT_EQ(used(defaultPool()), 256u);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_NE(attempt(memory), UR_RESULT_SUCCESS) << "twice";
  EXPECT_EQ(event, nullptr);
  finish(queue);
  EXPECT_NE(attempt(memory), UR_RESULT_SUCCESS) << "twice, and complete";
  EXPECT_NE(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS) << "twice, synchronously";
}

TEST_P(AsyncAlloc, UsmFreeComesAfterEverythingEnqueued) {
  const Queue first = inOrder(), second = outOfOrder();
  uint32_t *result = deviceMemory(256);
  Event allocated, read;
  uint32_t *memory = alloc(first, 256, nullptr, {}, allocated.out());
  sim::Hold gate = sim->holdNextCommand();
  const Event filled = fill(second, memory, 256, 8, {allocated});
  ASSERT_EQ(tryCopy(second, result, memory, 1024, {filled}, read.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_NE(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(used(defaultPool()), 0u);
  for (const Queue *queue : {&first, &second}) {
    Event born;
    uint32_t *next = alloc(*queue, 256, nullptr, {}, born.out());
    const Event used = fill(*queue, next, 256, 9, {born});
    EXPECT_EQ(tryFree(*queue, next, nullptr, {used}), UR_RESULT_SUCCESS);
  }
  gate.open();
  EXPECT_EQ(wait({read}), UR_RESULT_SUCCESS);
  EXPECT_EQ(result[0], 8u);
  finish(first);
  finish(second);
}

TEST_P(AsyncAlloc, UsmFreeCoversReleasedQueues) {
  Queue gone = inOrder();
  const Queue other = inOrder();
  uint32_t *memory = alloc(gone, 256);
  uint32_t *result = deviceMemory(256);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(gone, memory, 256, 8);
  ASSERT_EQ(tryCopy(gone, result, memory, 1024), UR_RESULT_SUCCESS);
  const Event last = marker(gone);
  gone.reset();
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  uint32_t *next = alloc(other, 256);
  fillOnly(other, next, 256, 9);
  sim->runUntilIdle();
  gate.open();
  EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
  EXPECT_EQ(result[255], 8u);
  EXPECT_EQ(tryFree(other, next), UR_RESULT_SUCCESS);
  finish(other);
}

TEST_P(AsyncAlloc, QueuesAreReleasedWithFreesPending) {
  for (const bool ordered : {true, false}) {
    const Queue other = inOrder();
    Queue queue = ordered ? inOrder() : outOfOrder();
    Event born;
    uint32_t *memory = alloc(queue, 256, nullptr, {}, born.out());
    sim::Hold gate = sim->holdNextCommand();
    const Event used = fill(queue, memory, 256, 1, {born});
    EXPECT_EQ(tryFree(queue, memory, nullptr, {used}), UR_RESULT_SUCCESS);
    queue.reset();
    uint32_t *next = alloc(other, 256);
    fillOnly(other, next, 256, 2);
    EXPECT_EQ(tryFree(other, next), UR_RESULT_SUCCESS);
    sim->runUntilIdle();
    gate.open();
    finish(other);
    EXPECT_EQ(wait({used}), UR_RESULT_SUCCESS);
  }
}

TEST_P(AsyncAlloc, ContextsAreReleasedWithBlocksLive) {
  Context own = makeContext();
  Queue queue = makeQueue(0, 0, own);
  uint32_t *memory = alloc(queue, 256);
  fillOnly(queue, memory, 256, 1);
  uint32_t *freed = alloc(queue, 256);
  EXPECT_EQ(tryFree(queue, freed), UR_RESULT_SUCCESS);
  own.reset();
  queue.reset();
  sim->runUntilIdle(); // whatever is left behind is reported as a leak when the test ends
}

TEST_P(AsyncAlloc, AFailedDependencyFailsTheAllocAndItsMemoryIsFreed) {
  const Queue bad = inOrder(), queue = outOfOrder();
  uint32_t *flag = deviceMemory(1);
  uint32_t *memory = alloc(queue, 256, nullptr, {});
  sim->failCommand(1);
  const Event failing = fill(bad, flag, 1, 1);
  Event allocated;
  uint32_t *other = alloc(queue, 256, nullptr, {failing}, allocated.out());
  const Event freed = free(queue, memory, {failing});
  EXPECT_FALSE(complete(allocated));
  EXPECT_EQ(status(allocated), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(status(freed), UR_EVENT_STATUS_ERROR);
  EXPECT_NE(wait({freed}), UR_RESULT_SUCCESS);
  // Its memory is free all the same, once.
  EXPECT_EQ(used(defaultPool()), 1024u);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(tryFree(queue, other), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(used(defaultPool()), 0u);
}

TEST_P(AsyncAlloc, AKnownFailureIsRefusedAtOnce) {
  const Queue bad = inOrder(), queue = inOrder();
  sim->failCommand(1);
  const Event failed = fence(bad);
  EXPECT_NE(wait({failed}), UR_RESULT_SUCCESS);
  uint32_t *memory = alloc(queue, 256);
  void *none = nullptr;
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 64, &none, {failed}, &event),
            UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(tryFree(queue, memory, nullptr, {failed}, &event), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(none, nullptr);
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(used(defaultPool()), 1024u);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(AsyncAlloc, ForeignWaitListsAreRefused) {
  const Context other = makeContext();
  const Queue here = inOrder(), there = makeQueue(0, 0, other);
  const Event foreign = marker(there);
  uint32_t *memory = alloc(here, 64);
  void *none = nullptr;
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, here, nullptr, 64, &none, {foreign}), UR_RESULT_ERROR_INVALID_CONTEXT);
  EXPECT_EQ(tryFree(here, memory, nullptr, {foreign}), UR_RESULT_ERROR_INVALID_CONTEXT);
  EXPECT_EQ(none, nullptr);
  EXPECT_EQ(tryFree(here, memory), UR_RESULT_SUCCESS);
  finish(here);
  finish(there);
}

TEST_P(AsyncAlloc, StormsOfThreadsOnOneQueueAndOnMany) {
  for (const bool shared : {true, false}) {
    const Queue one = inOrder();
    std::vector<std::thread> threads;
    for (uint32_t t = 0; t < 4; ++t) {
      threads.emplace_back([&, t] {
        const Queue own = shared ? Queue() : makeQueue(t % 2 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
        const ur_queue_handle_t queue = shared ? one : own;
        for (uint32_t i = 0; i < 100; ++i) {
          Event born;
          uint32_t *memory = alloc(queue, 64 + 16 * (i % 5), nullptr, {}, born.out());
          const Event used = fill(queue, memory, 64, t * 1000 + i, {born});
          EXPECT_EQ(tryFree(queue, memory, nullptr, {used}), UR_RESULT_SUCCESS);
        }
        finish(queue);
      });
    }
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(used(defaultPool()), 0u);
  }
}

} // namespace
} // namespace ur::test
