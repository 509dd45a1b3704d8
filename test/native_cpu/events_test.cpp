// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events: waits, failures, notifications, times.
#include "fixture.hpp"
#include "support/asleep.hpp"

#include <atomic>
#include <string>
#include <thread>
#include <unistd.h>

namespace ur::native_cpu::test {
namespace {

class Events : public DriverTest {
protected:
  /// An event of a command that fails once the gate of `on` is open.
  NativeEvent failing(Stream on) {
    NativeEvent event = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, launch(on, kernel("fail_at"), {8}, {1}, {valueArg(uint64_t(3))}, {.signal = &event}));
    return own(event);
  }
};

TEST_F(Events, AreMadeByEnqueueOnly) {
  EXPECT_TRUE(driver->caps().eventsFromEnqueue);
  NativeEvent event = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, driver->createEvents(0, false, {&event, 1}));
  EXPECT_EQ(nullptr, event);
}

TEST_F(Events, OrderStreamsAmongEachOther) {
  Stream first = stream(), second = stream();
  close(first);
  uint64_t a = 0, b = 0;
  const uint64_t one = 1;
  NativeEvent copied = nullptr, after = nullptr;
  OK(driver->copy(first, {.dst = &a, .src = &one, .width = 8}, {.signal = &copied}));
  OK(driver->copy(second, {.dst = &b, .src = &a, .width = 8}, {.waits = {&copied, 1}, .signal = &after}));
  driver->destroyEvents({&copied, 1}); // it may still be waited for by what was submitted
  EXPECT_EQ(EventStatus::submitted, status(own(after)));
  open();
  OK(driver->wait(after));
  EXPECT_EQ(1u, b);
}

/// Where nobody holds its event, too: the stream, the kernel and the result, before the stream is seen to be finished.
TEST_F(Events, EveryFailureIsReportedOnce) {
  static std::vector<std::string> reports; // written by one command's thread at a time, read after it
  reports.clear();
  const Stream on =
      streamBy({.number = 77,
                .onFailure = [](uint64_t stream, const char *what, const char *kernel, ur_result_t result) noexcept {
                  reports.push_back(std::to_string(stream) + " " + what + " " + (kernel ? kernel : "none") + " " +
                                    std::to_string(result));
                }});
  OK(launch(on, kernel("fail_at"), {8}, {1}, {valueArg(uint64_t(3))}));
  OK(driver->finish(on));
  ASSERT_EQ(1u, reports.size());
  EXPECT_EQ("77 a launch fail_at " + std::to_string(UR_RESULT_ERROR_UNKNOWN), reports[0]);
  NativeEvent failed = nullptr, dependent = nullptr;
  OK(launch(on, kernel("fail_at"), {8}, {1}, {valueArg(uint64_t(3))}, {.signal = &failed}));
  own(failed);
  OK(driver->fence(on, FenceKind::wait, {.waits = {&failed, 1}, .signal = &dependent}));
  own(dependent);
  OK(driver->finish(on));
  EXPECT_EQ(EventStatus::failed, status(dependent));
  EXPECT_EQ(2u, reports.size()) << "what depends on it tells nothing new";
}

TEST_F(Events, HundredWaitsAtOnceAndTheArrayIsConsumed) {
  Stream gated = stream();
  close(gated);
  Stream unordered = stream(false);
  NativeEvent gate = nullptr;
  OK(driver->fence(gated, FenceKind::wait, {.signal = &gate}));
  own(gate);
  std::vector<uint64_t> values(100, 0);
  std::vector<NativeEvent> waits(100);
  const uint64_t one = 1;
  for (size_t i = 0; i < 100; ++i) {
    OK(driver->copy(unordered, {.dst = &values[i], .src = &one, .width = 8},
                    {.waits = {&gate, 1}, .signal = &waits[i]}));
    own(waits[i]);
  }
  for (bool ordered : {true, false}) {
    std::vector<uint64_t> copies(100, 0);
    NativeEvent all = nullptr;
    OK(driver->copy(stream(ordered), {.dst = copies.data(), .src = values.data(), .width = 800},
                    {.waits = waits, .signal = &all}));
    OK(driver->fence(unordered, FenceKind::barrier, {.waits = waits}));
    own(all);
    if (ordered) {
      EXPECT_EQ(EventStatus::submitted, status(all));
    }
    open();
    OK(driver->wait(all));
    EXPECT_EQ(values, copies);
  }
  OK(driver->finish(unordered));
  EXPECT_EQ(std::vector<uint64_t>(100, 1), values);
}

TEST_F(Events, AFailureReachesExactlyTheDependents) {
  for (bool closed : {true, false}) { // failed after and before the others are submitted
    Stream bad = stream(), good = stream(), mixed = stream(false);
    if (closed)
      close(bad);
    NativeEvent failed = failing(bad);
    if (!closed) {
      EXPECT_EQ(UR_RESULT_ERROR_UNKNOWN, driver->wait(failed));
    }
    uint64_t a = 0, b = 0, c = 0, d = 0;
    const uint64_t one = 1;
    NativeEvent dependent = nullptr, grandchild = nullptr, sibling = nullptr, later = nullptr, barrier = nullptr;
    OK(driver->copy(good, {.dst = &a, .src = &one, .width = 8}, {.waits = {&failed, 1}, .signal = &dependent}));
    OK(driver->copy(mixed, {.dst = &b, .src = &one, .width = 8}, {.waits = {&dependent, 1}, .signal = &grandchild}));
    OK(driver->copy(mixed, {.dst = &c, .src = &one, .width = 8}, {.signal = &sibling}));
    OK(driver->copy(good, {.dst = &d, .src = &one, .width = 8}, {.signal = &later}));
    OK(driver->fence(mixed, FenceKind::barrier, {.signal = &barrier}));
    open();
    EXPECT_EQ(UR_RESULT_ERROR_UNKNOWN, driver->wait(failed));
    EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, driver->wait(own(dependent)));
    EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, driver->wait(own(grandchild)));
    OK(driver->wait(own(sibling)));
    OK(driver->wait(own(later))); // order on a stream isn't dependence
    OK(driver->wait(own(barrier)));
    EXPECT_EQ(EventStatus::failed, status(dependent));
    for (Stream on : {bad, good, mixed})
      OK(driver->finish(on));
    EXPECT_EQ(0u, a);
    EXPECT_EQ(0u, b);
    EXPECT_EQ(1u, c);
    EXPECT_EQ(1u, d);
  }
}

TEST_F(Events, WhatFailsEndsBehindAllThatItComesAfter) {
  ASSERT_TRUE(driver->caps().endsBehindItsWaits);
  for (bool ordered : {true, false}) {
    Stream bad = stream(), gated = stream(), on = stream(ordered), behind = stream();
    NativeEvent failed = failing(bad), gate = nullptr;
    EXPECT_EQ(UR_RESULT_ERROR_UNKNOWN, driver->wait(failed));
    close(gated);
    OK(driver->fence(gated, FenceKind::wait, {.signal = &gate}));
    own(gate);
    uint64_t a = 0, b = 0, c = 0;
    const uint64_t one = 1;
    NativeEvent direct = nullptr, second = nullptr, follower = nullptr, barrier = nullptr, last = nullptr;
    const NativeEvent both[] = {failed, gate};
    OK(driver->copy(behind, {.dst = &a, .src = &one, .width = 8}, {.waits = both, .signal = &direct}));
    const NativeEvent bothAgain[] = {direct, failed};
    OK(driver->fence(stream(), FenceKind::wait, {.waits = bothAgain, .signal = &second}));
    // Behind its stream's order, too: of an ordered one, and of a barrier.
    OK(driver->copy(on, {.dst = &b, .src = &one, .width = 8}, {.waits = {&gate, 1}}));
    OK(driver->fence(on, FenceKind::barrier, {.waits = {&failed, 1}, .signal = &barrier}));
    OK(driver->copy(on, {.dst = &c, .src = &one, .width = 8}, {.waits = {&failed, 1}, .signal = &follower}));
    NativeEvent finished = nullptr;
    OK(driver->fence(bad, FenceKind::wait, {.signal = &finished}));
    OK(driver->wait(own(finished))); // whoever could have ended early had the time
    for (NativeEvent *event : {&direct, &second, &barrier, &follower})
      EXPECT_EQ(EventStatus::submitted, status(own(*event)));
    open();
    for (NativeEvent event : {direct, second, barrier, follower})
      EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, driver->wait(event));
    OK(driver->fence(on, FenceKind::barrier, {.signal = &last}));
    OK(driver->wait(own(last)));
    EXPECT_EQ(0u, a);
    EXPECT_EQ(1u, b);
    EXPECT_EQ(0u, c);
  }
}

TEST_F(Events, AFailedWaitKeepsHostCallsAndFencesFromHappening) {
  Stream on = stream(), other = stream();
  NativeEvent failed = failing(on);
  std::atomic<int> calls{0};
  NativeEvent call = nullptr, fence = nullptr;
  OK(driver->hostCall(other, [](void *data) noexcept { ++*static_cast<std::atomic<int> *>(data); }, &calls,
                      {.waits = {&failed, 1}, .signal = &call}));
  OK(driver->fence(other, FenceKind::wait, {.waits = {&call, 1}, .signal = &fence}));
  EXPECT_EQ(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, driver->wait(own(fence)));
  EXPECT_EQ(EventStatus::failed, status(own(call)));
  OK(driver->finish(other));
  EXPECT_EQ(0, calls);
}

struct Told {
  std::atomic<int> calls{0};
  std::atomic<EventStatus> status{};
  static void tell(void *data, EventStatus status) noexcept {
    auto &told = *static_cast<Told *>(data);
    told.status = status;
    ++told.calls;
    told.calls.notify_all();
  }
  void await(int count) {
    for (int now = calls; now < count; now = calls)
      calls.wait(now);
  }
};

TEST_F(Events, NotificationsComeOnceBeforeAndAfterCompletion) {
  Stream on = stream();
  close(on);
  NativeEvent fence = nullptr, failed = nullptr;
  OK(driver->fence(on, FenceKind::wait, {.signal = &fence}));
  failed = failing(on);
  Told complete, late, failure;
  OK(driver->notify(own(fence), Told::tell, &complete));
  OK(driver->notify(fence, Told::tell, &complete));
  OK(driver->notify(failed, Told::tell, &failure));
  runOthers();
  EXPECT_EQ(0, complete.calls);
  open();
  complete.await(2);
  failure.await(1);
  EXPECT_EQ(EventStatus::complete, complete.status);
  EXPECT_EQ(EventStatus::failed, failure.status);
  OK(driver->wait(fence));
  OK(driver->notify(fence, Told::tell, &late));
  late.await(1);
  EXPECT_EQ(2, complete.calls);
}

TEST_F(Events, NotificationsOfDestroyedEventsStillCome) {
  std::vector<Told> told(50);
  Stream on = stream();
  close(on);
  for (Told &one : told) {
    NativeEvent event = nullptr;
    OK(driver->fence(on, FenceKind::wait, {.signal = &event}));
    OK(driver->notify(event, Told::tell, &one));
    driver->destroyEvents({&event, 1});
  }
  open();
  for (Told &one : told)
    one.await(1);
}

TEST_F(Events, TimesAreOrderedAndOnTheDevicesClock) {
  Stream on = stream(true, true);
  uint64_t before = 0, after = 0, host = 0;
  OK(backend->deviceTime(0, 0, &before, &host));
  std::vector<NativeEvent> made(20);
  std::vector<uint8_t> from(1 << 20), to(1 << 20);
  for (NativeEvent &event : made) {
    OK(driver->copy(on, {.dst = to.data(), .src = from.data(), .width = to.size()}, {.signal = &event}));
    own(event);
  }
  OK(driver->finish(on));
  OK(backend->deviceTime(0, 0, &after, &host));
  uint64_t last = before;
  for (NativeEvent event : made) {
    uint64_t start = 0, end = 0;
    OK(driver->eventTimes(event, &start, &end));
    EXPECT_LE(last, start);
    EXPECT_LT(start, end);
    last = end;
  }
  EXPECT_LE(last, after);
  Stream gated = stream();
  close(gated);
  NativeEvent pending = nullptr;
  OK(driver->fence(gated, FenceKind::wait, {.signal = &pending}));
  uint64_t start = 17, end = 17;
  EXPECT_EQ(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, driver->eventTimes(own(pending), &start, &end));
  EXPECT_EQ(17u, start);
  open();
}

TEST_F(Events, ASleepingWaiterIsWoken) {
  Stream on = stream();
  for (int round = 0; round < 50; ++round) {
    close(on);
    NativeEvent event = nullptr;
    OK(driver->fence(on, FenceKind::wait, {.signal = &event}));
    std::atomic<pid_t> ids[3] = {};
    std::vector<std::thread> waiters;
    for (std::atomic<pid_t> &id : ids) {
      waiters.emplace_back([&] {
        id = gettid();
        id.notify_one();
        EXPECT_EQ(UR_RESULT_SUCCESS, driver->wait(event));
      });
    }
    if (round % 2) {
      for (std::atomic<pid_t> &id : ids) {
        id.wait(0);
        ur::test::awaitSleep(id);
      }
    }
    open();
    for (std::thread &waiter : waiters)
      waiter.join();
    driver->destroyEvents({&event, 1});
    OK(driver->finish(on));
  }
}

} // namespace
} // namespace ur::native_cpu::test
