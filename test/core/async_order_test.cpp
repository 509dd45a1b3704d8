// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rules of order of asynchronous allocation, one test for each hole that a design may have: what an event may not wait
// for, what it may not overtake, and where the host may not be made to wait.
#include "core/async_test.hpp"

#include <array>
#include <atomic>
#include <thread>

namespace ur::test {
namespace {

class AsyncOrder : public AsyncTest {
protected:
  /// Another pool has memory that nobody uses, and another queue is held.
  void allocateUnderPressure() {
    sim->setDeviceLimit(0, 4 * kBlock);
    const Queue queue = inOrder(), held = inOrder();
    uint32_t *flag = deviceMemory(1);
    uint32_t *cached = alloc(queue, 3 * kBlock / 4);
    EXPECT_EQ(tryFree(queue, cached), UR_RESULT_SUCCESS);
    finish(queue);
    ur_usm_pool_handle_t pool = makePool({});
    sim::Hold gate = sim->holdNextCommand();
    fillOnly(held, flag, 1, 1); // what only the caller will let go on
    void *memory = nullptr;
    const ur_result_t result = tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 2 * kBlock, &memory);
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || isOutOfMemory(result));
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    }
    gate.open();
    finish(held);
    finish(queue);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
};
UR_TEST_ALL_SHAPES(AsyncOrder);

TEST_P(AsyncOrder, AnEventDoesNotWaitForWhatFollowsIt) {
  const Queue queue = inOrder();
  uint32_t *flag = deviceMemory(1);
  Event born;
  uint32_t *memory = alloc(queue, 64, nullptr, {}, born.out());
  const Event freed = free(queue, memory);
  const Event marked = marker(queue);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, flag, 1, 1);
  // A host wait behind the gate would be a deadlock, which the simulated driver reports.
  EXPECT_EQ(wait({born, freed, marked}), UR_RESULT_SUCCESS);
  gate.open();
  finish(queue);
}

/// A mark that is recorded for a later event says more than an earlier one may be kept waiting for.
TEST_P(AsyncOrder, EventsKeepTheMarksThatWereMadeForThem) {
  const Queue queue = inOrder();
  uint32_t *flag = deviceMemory(3 * kLongFill);
  fillOnly(queue, flag, kLongFill, 1);
  const Event early = marker(queue), twin = marker(queue);
  fillOnly(queue, flag + kLongFill, kLongFill, 2);
  const Event late = marker(queue);
  sim::Hold gate = sim->holdNextCommand(); // the mark of the later event, or what follows
  fillOnly(queue, flag + 2 * kLongFill, kLongFill, 3);
  EXPECT_EQ(wait({early, twin}), UR_RESULT_SUCCESS);
  gate.open();
  EXPECT_EQ(wait({late}), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(AsyncOrder, AnEventDoesNotOvertakeItsInOrderQueue) {
  for (ur_usm_type_t type : kUsmTypes) {
    const Queue queue = inOrder();
    uint32_t *flag = deviceMemory(1);
    sim::Hold gate = sim->holdNextCommand();
    fillOnly(queue, flag, 1, 1);
    void *memory = nullptr;
    Event born;
    ASSERT_EQ(tryAlloc(type, queue, nullptr, 64, &memory, {}, born.out()), UR_RESULT_SUCCESS);
    const Event freed = free(queue, memory);
    EXPECT_FALSE(complete(born)) << type;
    EXPECT_FALSE(complete(freed)) << type;
    gate.open();
    finish(queue);
    EXPECT_EQ(status(born), UR_EVENT_STATUS_COMPLETE);
    EXPECT_EQ(status(freed), UR_EVENT_STATUS_COMPLETE);
  }
}

TEST_P(AsyncOrder, AnEventDoesNotOvertakeABarrier) {
  const Queue queue = outOfOrder();
  uint32_t *flag = deviceMemory(1);
  Event before;
  uint32_t *early = alloc(queue, 64, nullptr, {}, before.out());
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, flag, 1, 1);
  ASSERT_EQ(api().Enqueue.pfnEventsWaitWithBarrier(queue, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  Event born;
  uint32_t *memory = alloc(queue, 64, nullptr, {}, born.out());
  const Event freed = free(queue, early), marked = marker(queue, {before});
  EXPECT_FALSE(complete(born)) << "commands behind a barrier come after it, allocs too";
  EXPECT_FALSE(complete(freed));
  EXPECT_FALSE(complete(marked)) << "whatever else they wait for";
  gate.open();
  EXPECT_EQ(wait({born, freed, marked}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
}

/// A free behind events of many queues is ordered after all of them, not after some.
TEST_P(AsyncOrder, AFreeIsAfterItsWholeWaitList) {
  constexpr size_t kQueues = 24;
  for (const bool ordered : {true, false}) {
    std::vector<Queue> queues;
    const Queue queue = ordered ? inOrder() : outOfOrder(), other = inOrder();
    uint32_t *result = deviceMemory(kQueues);
    Event born;
    uint32_t *memory = alloc(queue, kQueues, nullptr, {}, born.out());
    const Event filled = fill(queue, memory, kQueues, 7, {born});
    for (size_t held : {size_t{0}, kQueues / 2, kQueues - 1}) {
      Waits reads;
      std::vector<Event> kept;
      sim::Hold gate;
      for (size_t i = 0; i < kQueues; ++i) {
        queues.push_back(i % 3 ? inOrder() : outOfOrder());
        if (i == held)
          gate = sim->holdNextCommand();
        Event read;
        ASSERT_EQ(tryCopy(queues.back(), result + i, memory + i, 4, {filled}, read.out()), UR_RESULT_SUCCESS);
        reads.push_back(kept.emplace_back(std::move(read)));
      }
      const Event freed = free(queue, memory, reads);
      uint32_t *next = alloc(other, kQueues); // any overlap with a reader is a race
      fillOnly(other, next, kQueues, 9);
      EXPECT_FALSE(complete(freed)) << "reader " << held << " is held";
      gate.open();
      EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
      EXPECT_EQ(result[held], 7u);
      EXPECT_EQ(tryFree(other, next), UR_RESULT_SUCCESS);
      finish(other);
      memory = alloc(queue, kQueues, nullptr, {}, born.out());
      ASSERT_EQ(wait({fill(queue, memory, kQueues, 7, {born})}), UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    finish(queue);
  }
}

/// What a list names on the queue itself lies behind anyway: only where commands fail alone must the driver know of it.
TEST_P(AsyncOrder, ItsOwnQueuesEventsAreNothingToWaitFor) {
  const Queue queue = inOrder();
  uint32_t *flag = deviceMemory(1);
  EXPECT_EQ(tryFree(queue, alloc(queue, 64)), UR_RESULT_SUCCESS); // one is at hand from now on
  sim::Hold gate = sim->holdNextCommand();
  const Event filled = fill(queue, flag, 1, 1);
  const uint64_t fences = sim->calls(Call::fence);
  Event born;
  uint32_t *memory = alloc(queue, 64, nullptr, {filled}, born.out());
  const Event freed = free(queue, memory, {filled, born});
  const Event marked = marker(queue, {freed, filled});
  EXPECT_EQ(sim->calls(Call::fence) != fences, GetParam().caps.isolatedFailures);
  for (ur_event_handle_t event : {born.get(), freed.get(), marked.get()})
    EXPECT_FALSE(complete(event));
  gate.open();
  EXPECT_EQ(wait({born, freed, marked}), UR_RESULT_SUCCESS);
  finish(queue);
}

/// Out of order nothing lies behind, the queue's own events neither: one stands for what it waits for.
TEST_P(AsyncOrder, OutOfOrderItsOwnEventsAreWaitedFor) {
  const Queue first = inOrder(), queue = outOfOrder();
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(first, deviceMemory(1), 1, 1);
  const Event place = marker(first), alias = marker(queue, {place}), next = marker(queue, {alias});
  Event born;
  uint32_t *memory = alloc(queue, 64, nullptr, {alias}, born.out());
  const Event freed = free(queue, memory, {next});
  for (ur_event_handle_t event : {alias.get(), next.get(), born.get(), freed.get()})
    EXPECT_FALSE(complete(event));
  gate.open();
  EXPECT_EQ(wait({alias, next, born, freed}), UR_RESULT_SUCCESS);
}

/// An event out of order may stand for another queue's place, which nobody else has any more: it isn't behind what
/// comes there next.
TEST_P(AsyncOrder, AnAliasIsNotBehindWhatFollowsItsPlace) {
  const Queue first = inOrder(), queue = outOfOrder();
  uint32_t *memory = deviceMemory(kLongFill);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(first, memory, 1, 1);
  Event place = marker(first), born;
  const Event alias = marker(queue, {place});
  void *block = nullptr;
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 256, &block, {place}, born.out()), UR_RESULT_SUCCESS);
  place.reset();
  gate.open();
  sim::Hold next = sim->holdNextCommand();
  fillOnly(first, memory, kLongFill, 2);
  sim->runUntilIdle();
  EXPECT_TRUE(complete(alias));
  EXPECT_TRUE(complete(born));
  next.open();
  finish(first);
  EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  finish(queue);
}

/// Nor does what is known to have failed, be it earlier on the very stream.
TEST_P(AsyncOrder, AFailureOfItsOwnQueueIsRefusedOnceItIsKnown) {
  const Queue queue = inOrder();
  uint32_t *block = alloc(queue, 64);
  EXPECT_EQ(tryFree(queue, alloc(queue, 64)), UR_RESULT_SUCCESS); // one is at hand from now on
  sim->failCommand();
  const Event failing = fill(queue, deviceMemory(1), 1, 1);
  EXPECT_NE(wait({failing}), UR_RESULT_SUCCESS);
  fillOnly(queue, deviceMemory(1), 1, 1);
  Event none;
  void *memory = nullptr;
  EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 256, &memory, {failing}, none.out()),
            UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(tryFree(queue, block, nullptr, {failing}, none.out()), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(api().Enqueue.pfnEventsWait(queue, 1, std::array{failing.get()}.data(), none.out()),
            UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(none.get(), nullptr);
  EXPECT_EQ(memory, nullptr);
  EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS) << "it is still the caller's";
  finish(queue);
}

/// Another queue that has waited for a lane once isn't ordered after what the lane does later.
TEST_P(AsyncOrder, AnOldWaitSaysNothingAboutNewWork) {
  const Queue first = inOrder(), second = inOrder();
  Event born;
  uint32_t *memory = alloc(first, 256, nullptr, {}, born.out());
  const Event early = fill(first, memory, 256, 1, {born});
  ASSERT_EQ(api().Enqueue.pfnEventsWait(second, 1, std::array{early.get()}.data(), nullptr), UR_RESULT_SUCCESS);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(first, memory, 256, 2);
  EXPECT_EQ(tryFree(first, memory), UR_RESULT_SUCCESS);
  uint32_t *next = alloc(second, 256);
  fillOnly(second, next, 256, 3);
  EXPECT_EQ(tryFree(second, next), UR_RESULT_SUCCESS);
  sim->runUntilIdle();
  gate.open();
  finish(first);
  finish(second);
}

/// A virtual command's wait list orders the command alone: on an out-of-order queue nothing after it.
TEST_P(AsyncOrder, AnAllocsListDoesNotOrderAnOutOfOrderQueue) {
  const Queue first = inOrder(), queue = outOfOrder();
  Event born, reborn, third;
  uint32_t *memory = alloc(first, 256, nullptr, {}, born.out());
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(first, memory, 256, 1);
  const Event freed = free(first, memory);
  uint32_t *waiting = alloc(queue, 64, nullptr, {freed}, reborn.out());
  uint32_t *unordered = alloc(queue, 256, nullptr, {}, third.out());
  const Event filled = fill(queue, unordered, 256, 2, {third}); // a race, if it got the freed block by the other's wait
  sim->runUntilIdle();
  gate.open();
  EXPECT_EQ(wait({filled, reborn}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, waiting, nullptr, {reborn}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, unordered, nullptr, {filled}), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(AsyncOrder, UnderPressureTheHostIsNotMadeToWait) {
  allocateUnderPressure();
}

/// Whose frees wait for the device, where those of pieces of ranges do not.
class AsyncOrderOfChunks : public AsyncOrder {
protected:
  void configure(sim::Options &options) override { options.virtualMemory = false; }
};
UR_TEST_ALL_SHAPES(AsyncOrderOfChunks);

TEST_P(AsyncOrderOfChunks, UnderPressureTheHostIsNotMadeToWait) {
  allocateUnderPressure();
}

TEST_P(AsyncOrder, FinishWaitsForItsOwnQueueAlone) {
  const Queue queue = inOrder(), held = inOrder();
  uint32_t *flag = deviceMemory(1);
  ur_usm_pool_handle_t pool = makePool({.limits = true}); // keeps nothing when idle
  uint32_t *memory = alloc(queue, kBlock / 4, pool);
  fillOnly(queue, memory, 64, 1);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(held, flag, 1, 1);
  finish(queue); // a free of the driver's that waits for everything would be a deadlock
  gate.open();
  finish(held);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncOrder, AnIdlePoolSettlesAfterAnEventWaitToo) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({.limits = true});
  uint32_t *memory = alloc(queue, kBlock / 4, pool);
  const Event freed = free(queue, memory);
  EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(AsyncOrder, ABlockingFreeHoldsNobodyUp) {
  if (!GetParam().caps.freeBlocks)
    GTEST_SKIP() << "free doesn't block here";
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *flag = deviceMemory(2);
  void *victim = nullptr;
  ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, 64, &victim), UR_RESULT_SUCCESS);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, flag, 1, 1);
  const uint64_t frees = sim->calls(Call::free);
  std::thread freeing([&] { EXPECT_EQ(api().USM.pfnFree(context, victim), UR_RESULT_SUCCESS); });
  while (sim->calls(Call::free) == frees)
    std::this_thread::yield();
  // Everything else goes on meanwhile.
  const Event event = fill(other, flag + 1, 1, 1);
  Event born;
  uint32_t *memory = alloc(other, 64, nullptr, {}, born.out());
  EXPECT_EQ(about<ur_usm_type_t>(memory, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_DEVICE);
  EXPECT_EQ(tryFree(other, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({event, born}), UR_RESULT_SUCCESS);
  gate.open();
  freeing.join();
  finish(queue);
  finish(other);
}

TEST_P(AsyncOrder, TheLastReferencesMayGoInACallback) {
  struct State {
    ur_queue_handle_t queue;
    ur_context_handle_t context;
    std::atomic<bool> done{false};
  };
  Context own = makeContext();
  Queue queue = makeQueue(0, 0, own);
  EXPECT_EQ(api().Context.pfnRetain(own), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().Queue.pfnRetain(queue), UR_RESULT_SUCCESS);
  State state{queue, own, {}};
  sim::Hold gate = sim->holdDevice(0);
  uint32_t *memory = alloc(queue, 64);
  fillOnly(queue, memory, 64, 1);
  Event freed = free(queue, memory);
  ASSERT_EQ(api().Event.pfnSetCallback(
                freed, UR_EXECUTION_INFO_COMPLETE,
                [](ur_event_handle_t, ur_execution_info_t, void *data) {
                  auto *state = static_cast<State *>(data);
                  EXPECT_EQ(api().Queue.pfnRelease(state->queue), UR_RESULT_SUCCESS);
                  EXPECT_EQ(api().Context.pfnRelease(state->context), UR_RESULT_SUCCESS);
                  state->done = true;
                },
                &state),
            UR_RESULT_SUCCESS);
  freed.reset();
  queue.reset();
  own.reset();
  gate.open();
  sim->runUntilIdle();
  while (!state.done)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

} // namespace
} // namespace ur::test
