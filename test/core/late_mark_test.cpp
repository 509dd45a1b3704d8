// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a command's signal is a call of its own, the core makes it when it is known that somebody may want it: at the
// next command of the stream, or when somebody asks. What users see is the same everywhere.
#include "core/deferral_test.hpp"

namespace ur::test {
namespace {

using sim::Call;

class LateMarks : public CoreTest {
protected:
  [[nodiscard]] bool late() const { return GetParam().caps.signalsApart; }
  Queue queue;
  uint32_t *memory = nullptr;
  void SetUp() override {
    CoreTest::SetUp();
    queue = inOrder();
    memory = deviceMemory(kLongFill);
  }
  /// The queue has had events before: what they needed is there.
  void use(const Queue &used) {
    std::vector<Event> events;
    for (int i = 0; i < 4; ++i)
      events.push_back(fill(used, memory, 4, 1));
    EXPECT_EQ(wait({events.back()}), UR_RESULT_SUCCESS);
  }
  void TearDown() override {
    queue.reset();
    CoreTest::TearDown();
  }
};
UR_TEST_ALL_SHAPES(LateMarks);

TEST_P(LateMarks, AnEventThatIsDroppedCostsNothing) {
  for (int i = 0; i < 3; ++i)
    static_cast<void>(fill(queue, memory, 4, 1));
  const uint64_t fills = sim->calls(Call::fill), fences = sim->calls(Call::fence);
  for (int i = 0; i < 100; ++i)
    static_cast<void>(fill(queue, memory, 4, 1));
  EXPECT_EQ(sim->calls(Call::fill), fills + 100);
  EXPECT_EQ(sim->calls(Call::fence), fences);
  if (late()) {
    EXPECT_EQ(sim->calls(Call::createEvents), 0u);
  }
  finish(queue);
  EXPECT_EQ(sim->calls(Call::fence), fences);
}

TEST_P(LateMarks, AHeldEventCostsOneCall) {
  use(queue);
  const Event first = fill(queue, memory, kLongFill, 1);
  const uint64_t fences = sim->calls(Call::fence);
  const Event second = fill(queue, memory, kLongFill, 2);
  EXPECT_EQ(sim->calls(Call::fence), fences + late()) << "before the next command";
  EXPECT_EQ(status(second), UR_EVENT_STATUS_SUBMITTED);
  EXPECT_EQ(sim->calls(Call::fence), fences + 2 * late()) << "at the first question";
  EXPECT_EQ(status(first), UR_EVENT_STATUS_SUBMITTED);
  fillOnly(queue, memory, kLongFill, 3);
  EXPECT_EQ(sim->calls(Call::fence), fences + 2 * late());
  EXPECT_EQ(wait({first, second}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::fence), fences + 2 * late());
  finish(queue);
}

TEST_P(LateMarks, AHeldEventIsMarkedBeforeACommandThatNobodyIsToldOf) {
  const Event held = fill(queue, memory, kLongFill, 1);
  const uint64_t fences = sim->calls(Call::fence);
  fillOnly(queue, memory, kLongFill, 2);
  EXPECT_EQ(sim->calls(Call::fence), fences + late());
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::fence), fences + late());
  finish(queue);
}

/// What the queue's next command might use again.
TEST_P(LateMarks, AHeldEventOfACommandThatHadToWaitStaysItsOwn) {
  use(queue);
  const Queue other = inOrder();
  const Event before = fill(other, deviceMemory(kLongFill), kLongFill, 1);
  const Event held = fill(queue, memory, 4, 2, {before});
  const uint64_t fences = sim->calls(Call::fence);
  const Event next = fill(queue, memory, kLongFill, 3);
  EXPECT_EQ(sim->calls(Call::fence), fences + late());
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::fence), fences + late());
  EXPECT_EQ(wait({next}), UR_RESULT_SUCCESS);
}

TEST_P(LateMarks, AnEventDoesNotWaitForWhatFollows) {
  const Event first = fill(queue, memory, 4, 1);
  const Queue other = inOrder(), elsewhere = makeQueue(0, 1);
  sim::Hold gate = sim->holdDevice(1);
  const Event blocker = marker(elsewhere, {fill(elsewhere, deviceMemory(4, 1), 4, 1)});
  fillOnly(queue, memory, 4, 2, {blocker});
  EXPECT_EQ(wait({first}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({fill(other, memory + 8, 4, 2, {first})}), UR_RESULT_SUCCESS);
  gate.open();
  finish(queue);
}

TEST_P(LateMarks, AFailureIsTold) {
  sim->failCommand();
  const Event failed = fill(queue, memory, 4, 1);
  finish(queue);
  EXPECT_EQ(status(failed), UR_EVENT_STATUS_ERROR);
  EXPECT_NE(wait({failed}), UR_RESULT_SUCCESS);
}

/// Such a driver's failures are the device's: what can't tell which command it was is no success.
TEST_P(LateMarks, WhatWasPutOffFailsWithItsMark) {
  if (!late())
    return;
  sim->failCommand(2);
  const Event held = fill(queue, memory, 4, 1);
  fillOnly(queue, memory, 4, 2);
  EXPECT_NE(wait({held}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(held), UR_EVENT_STATUS_ERROR);
}

/// What a command's event was recorded in serves a later command: as it is, or another where the driver refuses that.
TEST_P(LateMarks, EventsOfTheDriverAreRecordedAgain) {
  if (!late())
    return;
  use(queue);
  finish(queue);
  const auto step = [&](Event &held) { held = fill(queue, memory, kLongFill, 1, held ? Waits{held} : Waits{}); };
  Event held;
  for (int i = 0; i < 4; ++i)
    step(held);
  const uint64_t made = sim->calls(Call::createEvents), resets = sim->calls(Call::resetEvents);
  for (int i = 0; i < 100; ++i)
    step(held);
  EXPECT_EQ(sim->calls(Call::createEvents), made);
  if (GetParam().caps.resetsPending) {
    EXPECT_EQ(sim->calls(Call::resetEvents), resets + 100);
    sim->failCall(Call::resetEvents);
    step(held);
    EXPECT_EQ(sim->failedCall(), Call::resetEvents);
  }
  step(held);
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
}

/// Before the next command: that is not submitted then, and nothing else is lost.
TEST_P(LateMarks, ASignalThatCanNotBeRecordedIsTriedAgain) {
  if (!late())
    return;
  const Event held = fill(queue, memory, kLongFill, 1);
  sim->failCall(Call::fence);
  EXPECT_NE(tryFill(queue, memory, kLongFill, 2), UR_RESULT_SUCCESS);
  const uint64_t fences = sim->calls(Call::fence);
  sim::Hold gate = sim->holdNextCommand(); // the signal
  fillOnly(queue, memory, kLongFill, 3);
  EXPECT_EQ(sim->calls(Call::fence), fences + 1);
  EXPECT_FALSE(complete(held));
  gate.open();
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::fence), fences + 1);
}

/// Others may put work on the stream at any time.
TEST_P(LateMarks, OnAStreamThatIsHandedOutThereAreNone) {
  ur_native_handle_t native = 0;
  ASSERT_EQ(api().Queue.pfnGetNativeHandle(queue, nullptr, &native), UR_RESULT_SUCCESS);
  const uint64_t fences = sim->calls(Call::fence);
  const Event first = fill(queue, memory, 4, 1);
  EXPECT_TRUE(sim->commands().back().signals);
  const Event second = fill(queue, memory, 4, 2);
  EXPECT_EQ(sim->calls(Call::fence), fences);
  EXPECT_EQ(wait({first, second}), UR_RESULT_SUCCESS);
}

class LateMarksOfDeferred : public DeferralTest {};
UR_TEST_ALL_SHAPES(LateMarksOfDeferred);

/// The command has room for its event from before, and for one from the driver, at once.
TEST_P(LateMarksOfDeferred, AStreamIsHandedOutBeforeTheCommandGoesThere) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(kLongFill);
  Event held;
  for (uint32_t i = 0; i < 4; ++i)
    held = fill(queue, memory, kLongFill, i, held ? Waits{held} : Waits{});
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
  const UserEvent user = userEvent();
  std::vector<Event> deferred;
  for (uint32_t i = 0; i < 4; ++i)
    deferred.push_back(fill(queue, memory, 1, i, {user}));
  ur_native_handle_t native = 0;
  ASSERT_EQ(api().Queue.pfnGetNativeHandle(queue, nullptr, &native), UR_RESULT_SUCCESS);
  signal(user);
  EXPECT_EQ(wait({deferred.back()}), UR_RESULT_SUCCESS);
}

/// An alias may have its reference of a command's end from before the command's position was one that events share.
TEST_P(LateMarksOfDeferred, AnAliasIsOlderThanTheCommandsPosition) {
  const Queue queue = outOfOrder();
  uint32_t *memory = deviceMemory(2);
  const UserEvent user = userEvent();
  Event command = fill(queue, memory, 1, 1, {user});
  Event alias = marker(queue, {command});
  const ur_usm_pool_handle_t pool = makePool({});
  static_cast<void>(free(queue, alloc(queue, 64, pool)));
  const size_t before = sim->commands().size();
  signal(user);
  while (sim->commands().size() == before)
    std::this_thread::yield();
  ASSERT_EQ(destroyPool(pool), UR_RESULT_SUCCESS); // The lane gets a mark that is no event's.
  alias.reset();
  command.reset();
  static_cast<void>(fill(queue, memory + 1, 1, 2));
  finish(queue);
} // The driver's end tells of events that nobody has given back.

TEST_P(LateMarks, ServeEventsOfQueuesThatAreGone) {
  const Event first = fill(queue, memory, 4, 1), second = fill(queue, memory, 4, 2);
  queue.reset();
  EXPECT_EQ(wait({second, first}), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
