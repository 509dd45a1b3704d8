// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Waits with a time, for all or any of several events: urLanewayEventWaitFor, which is in no table.
#include "core/deferral_test.hpp"
#include "support/timed_waits.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

namespace ur::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

using namespace ur::test::timed_waits;

/// Longer than any test may take.
constexpr uint64_t kLong = 60'000'000'000;
constexpr uint32_t kUntouched = 77;

struct Ended {
  ur_result_t result;
  ur_laneway_event_wait_outcome_t outcome;
  uint32_t index;
  bool operator==(const Ended &) const = default;
};
std::ostream &operator<<(std::ostream &out, const Ended &ended) {
  return out << "result " << ended.result << ", outcome " << ended.outcome << ", index " << ended.index;
}
Ended ended(ur_laneway_event_wait_outcome_t outcome, uint32_t index) {
  return {UR_RESULT_SUCCESS, outcome, index};
}

/// What the call wrote; what it doesn't write stays untouched.
Ended waitFor(const Waits &events, ur_laneway_event_wait_mode_t mode, uint64_t timeout) {
  Ended end{UR_RESULT_SUCCESS, UR_LANEWAY_EVENT_WAIT_OUTCOME_FORCE_UINT32, kUntouched};
  end.result = urLanewayEventWaitFor(count(events), list(events), mode, timeout, &end.outcome, &end.index);
  return end;
}

class EventWaitFor : public DeferralTest {
protected:
  /// Commands, also those that somebody who asks has flushed, or adds, meanwhile.
  void runUntil(const std::atomic<bool> &over) {
    while (!over)
      sim->runUntilIdle();
  }
};
UR_TEST_ALL_SHAPES_AND_SILENT(EventWaitFor);

TEST_P(EventWaitFor, NoTimeIsALook) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  const Event first = fence(queue), second = fence(queue);
  for (const auto mode : {kAll, kAny})
    EXPECT_EQ(waitFor({first, second}, mode, 0), ended(kTimedOut, 0));
  gate.open();
  sim->runUntilIdle();
  EXPECT_EQ(waitFor({first, second}, kAll, 0), ended(kComplete, 2));
  EXPECT_EQ(waitFor({second, first}, kAny, 0), ended(kComplete, 0));
}

TEST_P(EventWaitFor, NoIndexIsWrittenWhereNobodyAsks) {
  const Event event = fence(inOrder());
  ur_laneway_event_wait_outcome_t outcome = kTimedOut;
  const ur_event_handle_t handle = event;
  EXPECT_EQ(urLanewayEventWaitFor(1, &handle, kAny, kForever, &outcome, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(outcome, kComplete);
}

TEST_P(EventWaitFor, AWaitIsAsLongAsItsTimeAndCostsNoCore) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  const Event event = fence(queue);
  const auto cpu = [] {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  };
  for (const auto mode : {kAll, kAny}) {
    const auto start = steady_clock::now();
    const auto used = cpu();
    EXPECT_EQ(waitFor({event, event}, mode, 200'000'000), ended(kTimedOut, 0));
    EXPECT_GE(steady_clock::now() - start, milliseconds(200));
    EXPECT_LT(cpu() - used, milliseconds(100)) << "of 200 ms";
  }
  gate.open();
  finish(queue);
}

TEST_P(EventWaitFor, AllSaysWhichIsNotOver) {
  const Queue free = inOrder(), held = makeQueue(0, 1);
  sim::Hold gate = sim->holdDevice(1);
  const Event first = fence(free), second = fence(held), third = fence(free);
  finish(free);
  EXPECT_EQ(waitFor({first, third, second, first}, kAll, 1'000'000), ended(kTimedOut, 2));
  EXPECT_EQ(waitFor({second, first}, kAll, 0), ended(kTimedOut, 0));
  gate.open();
  finish(held);
  EXPECT_EQ(waitFor({first, third, second, first}, kAll, kForever), ended(kComplete, 4));
}

TEST_P(EventWaitFor, AnySaysWhichIsOver) {
  const Queue free = inOrder(), held = makeQueue(0, 1);
  sim::Hold gate = sim->holdDevice(1);
  const Event first = fence(held), second = fence(free), third = fence(free);
  finish(free);
  for (const uint64_t timeout : {uint64_t{0}, kLong, kForever})
    EXPECT_EQ(waitFor({first, first, third, second}, kAny, timeout), ended(kComplete, 2)) << timeout;
  gate.open();
  finish(held);
}

TEST_P(EventWaitFor, AWaitEndsWithItsEventsBeforeItsTime) {
  const Queue queue = inOrder(), other = makeQueue(0, 1);
  for (const auto mode : {kAll, kAny}) {
    sim::Hold gate = sim->holdDevice(0), never = sim->holdDevice(1);
    const Event event = fence(queue), held = fence(other);
    std::atomic<bool> opened{false}, over{false};
    std::thread waiter([&] {
      EXPECT_EQ(mode == kAll ? waitFor({event, event}, mode, kLong) : waitFor({held, event}, mode, kForever),
                mode == kAll ? ended(kComplete, 2) : ended(kComplete, 1));
      EXPECT_TRUE(opened);
      over = true;
    });
    std::this_thread::sleep_for(milliseconds(5));
    // No lock is held meanwhile: the queue of the events takes commands and answers.
    const Event later = fence(queue, {event});
    EXPECT_NE(status(later), UR_EVENT_STATUS_COMPLETE);
    opened = true;
    gate.open();
    runUntil(over);
    waiter.join();
    never.open();
    finish(queue);
    finish(other);
  }
}

/// A failure is no error of the wait. All are waited for, also after one.
TEST_P(EventWaitFor, FailuresAreOutcomes) {
  const Queue queue = inOrder();
  const Event good = fence(queue);
  sim->failCommand();
  const Event bad = fence(queue);
  EXPECT_EQ(api().Queue.pfnFinish(queue), UR_RESULT_SUCCESS);
  ASSERT_EQ(status(bad), UR_EVENT_STATUS_ERROR);
  for (const uint64_t timeout : {uint64_t{0}, kLong, kForever}) {
    EXPECT_EQ(waitFor({good, bad, bad}, kAll, timeout), ended(kFailed, 1)) << timeout;
    EXPECT_EQ(waitFor({bad, good}, kAny, timeout), ended(kFailed, 0)) << timeout;
    EXPECT_EQ(waitFor({good, bad}, kAny, timeout), ended(kComplete, 0)) << timeout;
    EXPECT_EQ(waitFor({bad}, kAll, timeout), ended(kFailed, 0)) << timeout;
  }
}

/// A lost device is no outcome, but an error of the wait.
TEST_P(EventWaitFor, ALostDeviceIsAnError) {
  const Queue queue = inOrder();
  sim->failCommand(1, UR_RESULT_ERROR_DEVICE_LOST);
  const Event lost = fence(queue);
  const Ended none{UR_RESULT_ERROR_DEVICE_LOST, UR_LANEWAY_EVENT_WAIT_OUTCOME_FORCE_UINT32, kUntouched};
  EXPECT_EQ(waitFor({lost, lost}, kAll, kForever), none);
  EXPECT_EQ(waitFor({lost}, kAny, 0), none);
}

/// A command that isn't submitted yet isn't over, and is waited for like any other.
TEST_P(EventWaitFor, OfDeferredCommandsEndsToo) {
  const Queue queue = inOrder();
  const UserEvent user = userEvent();
  const Event deferred = fence(queue, {user});
  EXPECT_EQ(waitFor({user, deferred}, kAll, 1'000'000), ended(kTimedOut, 0));
  EXPECT_EQ(waitFor({deferred}, kAny, 0), ended(kTimedOut, 0));
  std::atomic<bool> over{false};
  std::thread waiter([&] {
    EXPECT_EQ(waitFor({deferred, user}, kAll, kLong), ended(kComplete, 2));
    over = true;
  });
  signal(user);
  runUntil(over);
  waiter.join();
}

/// A reusable event is waited for as it was when the wait began.
TEST_P(EventWaitFor, ALaterSignalIsNotWaitedFor) {
  const Queue first = inOrder(), second = makeQueue(0, 1);
  const ur_exp_event_desc_t desc{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  Event event;
  ASSERT_EQ(api().EventExp.pfnCreateExp(context, devices[0], &desc, event.out()), UR_RESULT_SUCCESS);
  const auto signalOn = [&](ur_queue_handle_t queue) {
    ur_event_handle_t handle = event;
    EXPECT_EQ(api().Enqueue.pfnEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &handle), UR_RESULT_SUCCESS);
  };
  sim::Hold gate = sim->holdDevice(0), later = sim->holdDevice(1);
  signalOn(first);
  const uint64_t before = sim->calls(sim::Call::query);
  std::atomic<bool> over{false};
  std::thread waiter([&] {
    EXPECT_EQ(waitFor({event, event}, kAll, kLong), ended(kComplete, 2));
    over = true;
  });
  for (const auto end = steady_clock::now() + std::chrono::seconds(10);
       sim->calls(sim::Call::query) == before && steady_clock::now() < end;)
    std::this_thread::yield(); // until it has looked
  signalOn(second);
  gate.open();
  runUntil(over);
  waiter.join();
  later.open();
  finish(second);
}

/// Events that have no native one of their own, since nobody has asked for it before.
TEST_P(EventWaitFor, OfPositionsIsNothingElse) {
  const Queue queue = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  fillOnly(queue, deviceMemory(1), 1, 1);
  const Event position = marker(queue);
  EXPECT_EQ(waitFor({position}, kAny, 1'000), ended(kTimedOut, 0));
  gate.open();
  sim->runUntilIdle();
  EXPECT_EQ(waitFor({position}, kAny, kLong), ended(kComplete, 0));
  finish(queue);
}

TEST_P(EventWaitFor, OfSeveralContexts) {
  const Context other = makeContext();
  const Queue here = inOrder(), there = makeQueue(0, 0, other);
  const Event first = fence(here), second = fence(there);
  EXPECT_EQ(waitFor({first, second}, kAll, kForever), ended(kComplete, 2));
}

TEST_P(EventWaitFor, RefusedCallsWriteNothing) {
  const Event event = fence(inOrder());
  const Ended none{UR_RESULT_ERROR_INVALID_VALUE, UR_LANEWAY_EVENT_WAIT_OUTCOME_FORCE_UINT32, kUntouched};
  const auto refused = [&](ur_result_t result) { return Ended{result, none.outcome, none.index}; };
  ur_laneway_event_wait_outcome_t outcome = none.outcome;
  const ur_event_handle_t handle = event;
  EXPECT_EQ(urLanewayEventWaitFor(0, &handle, kAll, 0, &outcome, nullptr), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(urLanewayEventWaitFor(1, nullptr, kAll, 0, &outcome, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urLanewayEventWaitFor(1, &handle, kAll, 0, nullptr, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(outcome, none.outcome);
  EXPECT_EQ(waitFor({event}, static_cast<ur_laneway_event_wait_mode_t>(2), 0),
            refused(UR_RESULT_ERROR_INVALID_ENUMERATION));
  EXPECT_EQ(waitFor({event, nullptr}, kAny, 0), refused(UR_RESULT_ERROR_INVALID_NULL_HANDLE));
}

/// Threads that wait for the same events and others, with times and without, while commands end.
TEST_P(EventWaitFor, ByManyThreadsAtOnce) {
  const Queue queues[] = {inOrder(), outOfOrder(), makeQueue(0, 1)};
  for (int round = 0; round < 20; ++round) {
    sim::Hold gate = sim->holdDevice(0);
    std::array<Event, 6> events;
    Waits all;
    for (size_t i = 0; i < events.size(); ++i) {
      events[i] = fence(queues[i % 3], i == 0 ? Waits{} : Waits{events[i - 1]});
      all.push_back(events[i]);
    }
    std::atomic<int> waiting{4};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([&, i] {
        const Ended end = waitFor(all, i % 2 == 0 ? kAll : kAny, i < 2 ? kLong : 100'000);
        EXPECT_EQ(end.result, UR_RESULT_SUCCESS);
        if (i < 2) {
          EXPECT_EQ(end.outcome, kComplete);
        }
        EXPECT_TRUE(end.index < all.size() || (i % 2 == 0 && end.outcome == kComplete));
        --waiting;
      });
    }
    gate.open();
    while (waiting > 0)
      sim->runUntilIdle();
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(wait(all), UR_RESULT_SUCCESS);
  }
}

} // namespace
} // namespace ur::test
