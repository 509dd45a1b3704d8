// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wait lists: what reaches the driver of them, what doesn't, and whose failure is whose. The simulated driver checks by
// itself that nothing waits twice, for its own stream, or for what was never recorded.
#include "core/core_test.hpp"

#include <algorithm>
#include <sys/mman.h>
#include <thread>
#include <unistd.h>

namespace ur::test {
namespace {

class WaitLists : public CoreTest {
protected:
  sim::CommandInfo last() const { return sim->commands().back(); }
  /// Where marks come late, these events have theirs from now on.
  static void haveMarks(const Waits &events) {
    for (ur_event_handle_t event : events) {
      if (GetParam().caps.signalsApart)
        static_cast<void>(status(event));
    }
  }
};
UR_TEST_ALL_SHAPES(WaitLists);

TEST_P(WaitLists, NobodyAsksNoEventIsMade) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(8);
  const Kernel kernel = makeKernel("fill_u32");
  const uint32_t value = 1;
  const uint64_t created = sim->calls(Call::createEvents), calls = sim->allCalls();
  fillOnly(queue, memory, 8, 1);
  EXPECT_EQ(tryCopy(queue, memory, memory + 4, 16), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryLaunch(queue, kernel, 8, {pointerArg(0, memory), wordArg(1, value)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->allCalls(), calls + 3) << "one port call for each command";
  EXPECT_EQ(sim->calls(Call::createEvents), created);
  for (const sim::CommandInfo &command : sim->commands())
    EXPECT_FALSE(command.signals);
  finish(queue);
}

TEST_P(WaitLists, TheOwnInOrderStreamCostsNoCall) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  const Event first = fill(queue, memory, 1, 1);
  haveMarks({first});
  const uint64_t calls = sim->allCalls();
  fillOnly(queue, memory, 1, 2, {first});
  EXPECT_EQ(sim->allCalls(), calls + 1);
  // Only where the first one may fail and the stream go on has the driver to know.
  EXPECT_EQ(last().waits.size(), GetParam().caps.isolatedFailures ? 1u : 0u);
  finish(queue);
  EXPECT_EQ(*memory, 2u);
}

TEST_P(WaitLists, OnlyTheNewestOfEachStreamIsWaitedFor) {
  const Queue a = inOrder(), b = inOrder(), c = inOrder();
  uint32_t *memory = deviceMemory(4);
  const Event a1 = fill(a, memory, 1, 1), a2 = fill(a, memory, 1, 2), b1 = fill(b, memory + 1, 1, 3);
  haveMarks({a2, b1});
  const uint64_t calls = sim->allCalls();
  fillOnly(c, memory, 2, 9, {a1, a2, b1, a1});
  EXPECT_EQ(sim->allCalls(), calls + (GetParam().caps.startsOnFlush ? 3 : 1)) << "one flush of each stream, at most";
  std::vector<uint64_t> waits = last().waits;
  std::sort(waits.begin(), waits.end());
  // But each may fail alone in a driver that says so, and is named then, once.
  const std::vector<uint64_t> all{1, 2, 3}, newest{2, 3}, marks{4, 5};
  EXPECT_EQ(waits, GetParam().caps.isolatedFailures ? all : GetParam().caps.signalsApart ? marks : newest);
  finish(c);
  EXPECT_EQ(memory[1], 9u);
}

TEST_P(WaitLists, OfAStreamWithoutOrderEachIsWaitedFor) {
  const Queue queue = outOfOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(2);
  sim::Hold gate = sim->holdNextCommand();
  const Event first = fill(queue, memory, 1, 1), second = fill(queue, memory + 1, 1, 2);
  const Event after = fill(other, memory, 2, 3, {first, second}); // a race, if it waited for the newest alone
  EXPECT_FALSE(complete(after));
  gate.open();
  EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(WaitLists, CompleteEventsAreDropped) {
  const Queue a = inOrder(), b = inOrder();
  uint32_t *memory = deviceMemory(2);
  const Event done = fill(a, memory, 1, 1);
  EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
  const uint64_t calls = sim->allCalls();
  fillOnly(b, memory, 1, 2, {done});
  EXPECT_EQ(sim->allCalls(), calls + 1);
  EXPECT_TRUE(last().waits.empty());
  finish(b);
}

TEST_P(WaitLists, ArraysAreConsumedBeforeReturn) {
  const Queue a = inOrder(), b = inOrder();
  uint32_t *memory = deviceMemory(2);
  sim::Hold gate = sim->holdDevice(0);
  Event first = fill(a, memory, 1, 1);
  ur_event_handle_t list[] = {first};
  uint32_t pattern = 2;
  ASSERT_EQ(api().Enqueue.pfnUSMFill(b, memory, 4, &pattern, 4, 1, list, nullptr), UR_RESULT_SUCCESS);
  list[0] = nullptr;
  pattern = 99;
  first.reset(); // the wait stands all the same
  gate.open();
  finish(b);
  EXPECT_EQ(*memory, 2u);
}

TEST_P(WaitLists, AreChecked) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  const Event event = fence(queue);
  const ur_event_handle_t list[] = {event, nullptr};
  const uint32_t zero = 0;
  ur_event_handle_t out = nullptr;
  const uint64_t calls = sim->allCalls();
  const auto attempt = [&](uint32_t number, const ur_event_handle_t *from) {
    return api().Enqueue.pfnUSMFill(queue, memory, 4, &zero, 4, number, from, &out);
  };
  EXPECT_EQ(attempt(1, nullptr), UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  EXPECT_EQ(attempt(0, list), UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  EXPECT_EQ(attempt(2, list), UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  EXPECT_EQ(out, nullptr);
  EXPECT_EQ(sim->allCalls(), calls);
}

/// The host waits for what it likes; only commands are of one context.
TEST_P(WaitLists, TheHostWaitsForEventsOfSeveralContexts) {
  const Context other = makeContext();
  const Queue here = inOrder(), there = makeQueue(0, 0, other);
  uint32_t *memory = deviceMemory(1);
  sim::Hold gate = sim->holdDevice(0);
  const Event mine = fill(here, memory, 1, 7), foreign = fence(there);
  std::thread opener([&] {
    EXPECT_TRUE(sim->awaitWaiting(1));
    gate.open();
  });
  EXPECT_EQ(wait({foreign, mine, foreign}), UR_RESULT_SUCCESS);
  opener.join();
  EXPECT_EQ(status(mine), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(status(foreign), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(*memory, 7u);
}

/// Another adapter's handle has its table first, and what else nobody knows.
TEST_P(WaitLists, EventsOfAnotherAdapterAreNotRead) {
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  auto *pages =
      static_cast<std::byte *>(mmap(nullptr, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  ASSERT_NE(pages, MAP_FAILED);
  ASSERT_EQ(mprotect(pages + page, page, PROT_NONE), 0);
  auto *foreign = reinterpret_cast<ur_event_handle_t>(pages + page - sizeof(void *)); // a null table
  const Queue queue = inOrder();
  const Event mine = fence(queue);
  const ur_event_handle_t both[] = {mine, foreign};
  EXPECT_EQ(api().Event.pfnWait(2, both), UR_RESULT_ERROR_INVALID_CONTEXT);
  EXPECT_EQ(api().Enqueue.pfnEventsWait(queue, 2, both, nullptr), UR_RESULT_ERROR_INVALID_CONTEXT);
  finish(queue);
  munmap(pages, 2 * page);
}

TEST_P(WaitLists, EventsOfAnotherContextAreRefused) {
  const Context other = makeContext();
  const Queue here = inOrder(), there = makeQueue(0, 0, other);
  const Event foreign = fence(there);
  uint32_t *memory = deviceMemory(1);
  const size_t commands = sim->commands().size();
  ur_event_handle_t out = nullptr;
  EXPECT_EQ(tryFill(here, memory, 1, 0, {foreign}, &out), UR_RESULT_ERROR_INVALID_CONTEXT);
  EXPECT_EQ(out, nullptr);
  EXPECT_EQ(sim->commands().size(), commands);
  finish(there);
}

TEST_P(WaitLists, AFailureReachesItsDependentsOnly) {
  const Queue a = inOrder(), b = inOrder(), c = inOrder();
  uint32_t *memory = deviceMemory(3);
  sim->failCommand(1, UR_RESULT_ERROR_UNKNOWN);
  const Event bad = fill(a, memory, 1, 1);
  const Event dependent = fill(b, memory + 1, 1, 2, {bad});
  const Event sibling = fill(c, memory + 2, 1, 3);
  EXPECT_NE(wait({dependent}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(bad), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(status(dependent), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(wait({sibling}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 0xcbcbcbcbu);
  EXPECT_EQ(memory[2], 3u);
  // Later commands of those queues are well again, unless they name a failed event.
  const Event after = fill(b, memory + 1, 1, 4);
  EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 4u);
  ur_event_handle_t out = nullptr;
  EXPECT_EQ(tryFill(c, memory, 1, 0, {bad}, &out), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(out, nullptr);
  EXPECT_EQ(wait({bad, sibling}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
}

TEST_P(WaitLists, OfAHundredEventsWork) {
  std::vector<Queue> queues;
  std::vector<Event> events;
  Waits waits;
  uint32_t *memory = deviceMemory(100);
  for (uint32_t i = 0; i < 100; ++i) {
    queues.push_back(i % 2 ? outOfOrder() : inOrder());
    events.push_back(fill(queues.back(), memory + i, 1, i));
    waits.push_back(events.back());
  }
  const Queue last = inOrder();
  fillOnly(last, memory, 100, 7, waits);
  finish(last);
  EXPECT_EQ(memory[99], 7u);
}

TEST_P(WaitLists, EventsOnAnotherDeviceAreWaitedFor) {
  const Queue near = inOrder(), far = makeQueue(0, 1);
  uint32_t *memory = deviceMemory(1);
  sim::Hold gate = sim->holdDevice(1);
  const Event event = fence(far), done = fill(near, memory, 1, 1, {event});
  sim->runUntilIdle();
  EXPECT_NE(status(done), UR_EVENT_STATUS_COMPLETE);
  gate.open();
  EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
}

TEST_P(WaitLists, TheSteadyStateCreatesNothing) {
  if (GetParam().caps.eventsFromEnqueue)
    GTEST_SKIP() << "there every event is the enqueue's";
  const Queue a = inOrder(), b = inOrder();
  uint32_t *memory = deviceMemory(1);
  const auto round = [&] {
    const Event first = fill(a, memory, 1, 1);
    const Event second = fill(b, memory, 1, 2, {first});
    EXPECT_EQ(wait({second}), UR_RESULT_SUCCESS);
  };
  for (int i = 0; i < 100; ++i)
    round();
  const uint64_t created = sim->calls(Call::createEvents), streams = sim->calls(Call::createStream);
  for (int i = 0; i < 2000; ++i)
    round();
  EXPECT_EQ(sim->calls(Call::createEvents), created);
  EXPECT_EQ(sim->calls(Call::createStream), streams);
}

} // namespace
} // namespace ur::test
