// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events: their states, times and callbacks, and host waits.
#include "core/core_test.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

namespace ur::test {
namespace {

class Events : public CoreTest {
protected:
  static ur_result_t time(ur_event_handle_t event, ur_profiling_info_t what, uint64_t *value) {
    return api().Event.pfnGetProfilingInfo(event, what, sizeof *value, value, nullptr);
  }
};
UR_TEST_ALL_SHAPES_AND_SILENT(Events);

TEST_P(Events, GoFromSubmittedToComplete) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  const Event event = fence(queue);
  EXPECT_NE(status(event), UR_EVENT_STATUS_COMPLETE);
  EXPECT_NE(status(event), UR_EVENT_STATUS_ERROR);
  gate.open();
  sim->runUntilIdle();
  EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
}

TEST_P(Events, KnowTheirCommand) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(2);
  const auto type = [](const Event &event) {
    return query<ur_command_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_COMMAND_TYPE);
  };
  EXPECT_EQ(type(marker(queue)), UR_COMMAND_EVENTS_WAIT);
  EXPECT_EQ(type(barrier(queue)), UR_COMMAND_EVENTS_WAIT_WITH_BARRIER);
  EXPECT_EQ(type(fill(queue, memory, 1, 0)), UR_COMMAND_USM_FILL);
  Event copied;
  ASSERT_EQ(tryCopy(queue, memory, memory + 1, 4, {}, copied.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(type(copied), UR_COMMAND_USM_MEMCPY);
  EXPECT_EQ(type(add(queue, memory, 1, 1)), UR_COMMAND_KERNEL_LAUNCH);
  finish(queue);
}

TEST_P(Events, OfSeveralQueuesAreWaitedForTogether) {
  const Queue a = inOrder(), b = outOfOrder(), c = makeQueue(0, 1);
  uint32_t *memory = deviceMemory(2);
  const Event first = fill(a, memory, 1, 1), second = fill(b, memory + 1, 1, 2), third = fence(c, {first});
  EXPECT_EQ(wait({first, second, third, first}), UR_RESULT_SUCCESS);
  for (const Event *event : {&first, &second, &third})
    EXPECT_EQ(status(*event), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(memory[0] + memory[1], 3u);
}

TEST_P(Events, AWaitBlocksUntilTheGateIsOpen) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  const Event event = fence(queue);
  std::atomic<bool> opened{false};
  std::thread waiter([&] {
    EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
    EXPECT_TRUE(opened);
  });
  opened = true;
  gate.open();
  waiter.join();
}

/// A wait of the driver's is dearer than a look, and after a wait for the queue there is nothing to wait for.
TEST_P(Events, AWaitForWhatIsOverIsAtMostALook) {
  const Queue queue = inOrder();
  const Event event = fill(queue, deviceMemory(1), 1, 1);
  finish(queue);
  const uint64_t before = sim->allCalls();
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::wait), 0u);
  EXPECT_LE(sim->allCalls(), before + 1) << "whether it has failed";
  const uint64_t known = sim->allCalls();
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->allCalls(), known);
}

TEST_P(Events, FailedOnesMakeTheWaitFail) {
  const Queue queue = inOrder();
  sim->failCommand();
  const Event event = fence(queue);
  EXPECT_EQ(wait({event}), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
  EXPECT_EQ(status(event), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(api().Queue.pfnFinish(queue), UR_RESULT_SUCCESS);
}

TEST_P(Events, HaveTimesInOrder) {
  const Queue queue = makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE);
  sim->advance(uint64_t{3600} * 1'000'000'000); // the device's clock is ahead of all host times seen so far
  sim::Hold gate = sim->holdDevice(0);
  const Event first = marker(queue), second = marker(queue);
  uint64_t before = 5;
  EXPECT_EQ(time(first, UR_PROFILING_INFO_COMMAND_END, &before), UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
  EXPECT_EQ(before, 5u);
  gate.open();
  finish(queue);
  std::array<uint64_t, 4> times{};
  const ur_profiling_info_t kinds[] = {UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
                                       UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END};
  for (size_t i = 0; i < times.size(); ++i) {
    ASSERT_EQ(time(first, kinds[i], &times[i]), UR_RESULT_SUCCESS);
    if (i > 0) {
      EXPECT_GE(times[i], times[i - 1]) << i;
    }
  }
  EXPECT_EQ(times[3] - times[2], 1000u) << "what a simulated command takes";
  uint64_t next = 0;
  ASSERT_EQ(time(second, UR_PROFILING_INFO_COMMAND_START, &next), UR_RESULT_SUCCESS);
  EXPECT_GE(next, times[3]);
}

TEST_P(Events, AreTimedOnlyWhereProfilingWasAskedFor) {
  const Queue queue = inOrder();
  const Event event = marker(queue);
  finish(queue);
  uint64_t value = 5;
  EXPECT_EQ(time(event, UR_PROFILING_INFO_COMMAND_START, &value), UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
  EXPECT_EQ(value, 5u);
  EXPECT_EQ(sim->calls(Call::eventTimes), 0u);
}

struct Log {
  std::mutex mutex;
  std::vector<std::pair<int, ur_execution_info_t>> entries;
  struct Entry {
    Log *log;
    int id;
  };
  static void note(ur_event_handle_t, ur_execution_info_t status, void *data) {
    auto *entry = static_cast<Entry *>(data);
    std::lock_guard lock(entry->log->mutex);
    entry->log->entries.emplace_back(entry->id, status);
  }
  size_t size() {
    std::lock_guard lock(mutex);
    return entries.size();
  }
  /// Callbacks come on a thread of the core's: waits for that many, without limit; the test's own limit holds.
  void await(size_t count) {
    while (size() < count)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
};

TEST_P(Events, CallBackInOrderOfCompletion) {
  const Queue a = inOrder(), b = inOrder();
  Log log;
  Log::Entry entries[] = {{&log, 0}, {&log, 1}, {&log, 2}};
  sim::Hold gate = sim->holdDevice(0);
  const Event first = fence(a), second = fence(b, {first}), third = fence(a, {second});
  // Registered in another order than they complete.
  for (auto [event, id] : {std::pair{&third, 2}, std::pair{&first, 0}, std::pair{&second, 1}}) {
    ASSERT_EQ(api().Event.pfnSetCallback(*event, UR_EXECUTION_INFO_COMPLETE, Log::note, &entries[id]),
              UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(log.size(), 0u);
  gate.open();
  EXPECT_EQ(wait({third}), UR_RESULT_SUCCESS);
  log.await(3);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(log.entries[i].first, i);
    EXPECT_EQ(log.entries[i].second, UR_EXECUTION_INFO_COMPLETE);
  }
}

/// The host may have seen the end of an event before the driver tells of it.
using EventsToldLate = Events;
UR_TEST_ALL_SHAPES(EventsToldLate);

TEST_P(EventsToldLate, CallBackInOrder) {
  const Queue a = inOrder(), b = outOfOrder();
  Log log;
  std::array<Log::Entry, 5> entries;
  const auto callBack = [&](const Event &event, int id) {
    entries[id] = {&log, id};
    ASSERT_EQ(api().Event.pfnSetCallback(event, UR_EXECUTION_INFO_COMPLETE, Log::note, &entries[id]),
              UR_RESULT_SUCCESS);
  };
  sim::Hold word = sim->holdNotifications();
  sim::Hold gate = sim->holdDevice(0);
  const Event first = fence(a), second = fence(b, {first});
  callBack(second, 1);
  callBack(first, 0);
  gate.open();
  ASSERT_EQ(wait({second}), UR_RESULT_SUCCESS);
  // Complete before their callbacks are set.
  const Event third = fence(b);
  ASSERT_EQ(wait({third}), UR_RESULT_SUCCESS);
  callBack(third, 2);
  callBack(first, 3);
  const Event fourth = fence(a);
  callBack(fourth, 4);
  ASSERT_EQ(wait({fourth}), UR_RESULT_SUCCESS);
  word.open();
  log.await(entries.size());
  for (size_t i = 0; i < entries.size(); ++i)
    EXPECT_EQ(log.entries[i].first, static_cast<int>(i));
}

/// What a pending command's callback waits for is its end alone.
TEST_P(Events, CallBackWithoutRegardToThosePending) {
  const Queue a = inOrder(), b = makeQueue(0, 0);
  Log log;
  Log::Entry late{&log, 1}, early{&log, 0};
  const Event complete = fence(b);
  ASSERT_EQ(wait({complete}), UR_RESULT_SUCCESS);
  sim::Hold gate = sim->holdDevice(0);
  const Event pending = fence(a);
  ASSERT_EQ(api().Event.pfnSetCallback(pending, UR_EXECUTION_INFO_COMPLETE, Log::note, &late), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Event.pfnSetCallback(complete, UR_EXECUTION_INFO_COMPLETE, Log::note, &early), UR_RESULT_SUCCESS);
  log.await(1);
  gate.open();
  finish(a);
  log.await(2);
  EXPECT_EQ(log.entries[0].first, 0);
}

/// Threads of a driver that tell of events may overtake each other.
class EventsToldInReverse : public Events {
  void configure(sim::Options &options) override { options.notifiesInReverse = true; }
};
UR_TEST_ALL_SHAPES(EventsToldInReverse);

TEST_P(EventsToldInReverse, CallBackInOrderOfTheirQueue) {
  constexpr size_t kEvents = 8;
  const Queue queue = inOrder();
  Log log;
  std::array<Log::Entry, kEvents + 1> entries;
  std::array<Event, kEvents> events;
  sim::Hold word = sim->holdNotifications();
  for (size_t i = 0; i <= kEvents; ++i) { // the last one is due when it is set
    if (i < kEvents)
      events[i] = fence(queue);
    else
      finish(queue);
    entries[i] = {&log, static_cast<int>(i)};
    ASSERT_EQ(api().Event.pfnSetCallback(events[i % kEvents], UR_EXECUTION_INFO_COMPLETE, Log::note, &entries[i]),
              UR_RESULT_SUCCESS);
  }
  word.open();
  log.await(entries.size());
  for (size_t i = 0; i < entries.size(); ++i)
    EXPECT_EQ(log.entries[i].first, static_cast<int>(i));
}

TEST_P(Events, CallBackAtOnceWhenTheyAreComplete) {
  const Queue queue = inOrder();
  Log log;
  Log::Entry entry{&log, 0};
  const Event event = fence(queue);
  finish(queue);
  ASSERT_EQ(api().Event.pfnSetCallback(event, UR_EXECUTION_INFO_COMPLETE, Log::note, &entry), UR_RESULT_SUCCESS);
  log.await(1);
}

TEST_P(Events, CallbacksMayCallTheApiAndOutliveTheHandle) {
  struct State {
    CoreTest *test;
    ur_queue_handle_t queue;
    std::atomic<bool> done{false};
  };
  const Queue queue = inOrder();
  State state{this, queue, {}};
  sim::Hold gate = sim->holdDevice(0);
  Event event = fence(queue);
  ASSERT_EQ(api().Event.pfnSetCallback(
                event, UR_EXECUTION_INFO_COMPLETE,
                [](ur_event_handle_t complete, ur_execution_info_t, void *data) {
                  auto *state = static_cast<State *>(data);
                  ur_event_handle_t next = nullptr;
                  EXPECT_EQ(api().Enqueue.pfnEventsWait(state->queue, 1, &complete, &next), UR_RESULT_SUCCESS);
                  EXPECT_EQ(api().Event.pfnWait(1, &next), UR_RESULT_SUCCESS);
                  EXPECT_EQ(api().Event.pfnRelease(next), UR_RESULT_SUCCESS);
                  state->done = true;
                },
                &state),
            UR_RESULT_SUCCESS);
  event.reset();
  gate.open();
  finish(queue);
  while (!state.done)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TEST_P(Events, CallbacksHearOfFailures) {
  const Queue queue = inOrder();
  Log log;
  Log::Entry entry{&log, 0};
  sim->failCommand();
  const Event event = fence(queue);
  ASSERT_EQ(api().Event.pfnSetCallback(event, UR_EXECUTION_INFO_COMPLETE, Log::note, &entry), UR_RESULT_SUCCESS);
  EXPECT_NE(wait({event}), UR_RESULT_SUCCESS);
  log.await(1);
  EXPECT_EQ(status(event), UR_EVENT_STATUS_ERROR);
}

TEST_P(Events, CallbackChecks) {
  const Queue queue = inOrder();
  const Event event = fence(queue);
  EXPECT_EQ(api().Event.pfnSetCallback(event, UR_EXECUTION_INFO_COMPLETE, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(api().Event.pfnSetCallback(event, static_cast<ur_execution_info_t>(99), Log::note, nullptr),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
  finish(queue);
}

TEST_P(Events, AHostWaitSeesEverythingAfterwards) {
  const Queue queue = inOrder();
  for (int i = 0; i < 500; ++i) {
    const Event event = fence(queue);
    ASSERT_EQ(wait({event}), UR_RESULT_SUCCESS);
    ASSERT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
  }
}

} // namespace
} // namespace ur::test
