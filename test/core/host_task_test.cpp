// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host tasks: functions of the host in their place among commands.
#include "adapters/core/device/context.hpp"
#include "adapters/core/order/deferral.hpp"
#include "core/core_test.hpp"

#include <atomic>
#include <future>
#include <thread>

namespace ur::test {
namespace {

void addOne(void *data) {
  ++*static_cast<std::atomic<int> *>(data);
}

class HostTask : public CoreTest {
protected:
  /// What the core runs goes on by calls of other threads.
  void configure(sim::Options &options) override {
    if (!byDriver())
      options.mode = sim::Mode::threads;
  }
  ur_result_t tryTask(ur_queue_handle_t queue, ur_exp_host_task_function_t function, void *data,
                      const Waits &waits = {}, ur_event_handle_t *event = nullptr) {
    return api().EnqueueExp.pfnHostTaskExp(queue, function, data, nullptr, count(waits), list(waits), event);
  }
  Event task(ur_queue_handle_t queue, ur_exp_host_task_function_t function, void *data, const Waits &waits = {}) {
    Event event;
    EXPECT_EQ(tryTask(queue, function, data, waits, event.out()), UR_RESULT_SUCCESS);
    return event;
  }
  /// Else the core runs them.
  bool byDriver() const { return GetParam().caps.hostCalls; }
};
UR_TEST_ALL_SHAPES(HostTask);
INSTANTIATE_TEST_SUITE_P(SimHip, HostTask, ::testing::Values(kHip), shapeName);

TEST_P(HostTask, EveryDeviceHasThem) {
  EXPECT_TRUE(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP));
  std::atomic<int> ran{0};
  const Queue queue = inOrder();
  EXPECT_EQ(tryTask(queue, addOne, &ran), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(ran, 1);
  EXPECT_EQ(sim->calls(Call::hostCall), byDriver() ? 1u : 0u);
}

/// Where the core runs them, nothing of the driver's stands still meanwhile, and what follows isn't there yet.
TEST_P(HostTask, OfTheCoreHoldsNothingOfTheDriversUp) {
  if (byDriver())
    GTEST_SKIP() << "the driver's own";
  const Queue queue = inOrder();
  std::promise<void> go, begun;
  struct Gate {
    std::shared_future<void> open;
    std::promise<void> &begun;
  } gate{go.get_future().share(), begun};
  uint32_t *memory = deviceMemory(1);
  fillOnly(queue, memory, 1, 1);
  const Event held = task(
      queue,
      [](void *data) {
        auto &of = *static_cast<Gate *>(data);
        of.begun.set_value();
        of.open.wait();
      },
      &gate);
  const Event behind = fill(queue, memory, 1, 2);
  begun.get_future().wait();
  sim->runUntilIdle(); // would hang, if a stream waited
  EXPECT_EQ(memory[0], 1u);
  EXPECT_EQ(status(behind), UR_EVENT_STATUS_QUEUED);
  go.set_value();
  EXPECT_EQ(wait({behind}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 2u);
  EXPECT_EQ(status(held), UR_EVENT_STATUS_COMPLETE);
}

/// One waits for the other, on whatever queues: each has a thread.
TEST_P(HostTask, MayWaitForAnother) {
  if (byDriver())
    GTEST_SKIP() << "the simulated driver runs them one after the other";
  const Queue first = inOrder(), second = inOrder();
  std::promise<void> there;
  std::shared_future<void> met = there.get_future().share();
  const Event waits = task(
      first, [](void *data) { static_cast<std::shared_future<void> *>(data)->wait(); }, &met);
  const Event tells = task(
      second, [](void *data) { static_cast<std::promise<void> *>(data)->set_value(); }, &there);
  EXPECT_EQ(wait({tells}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({waits}), UR_RESULT_SUCCESS);
}

/// Of the core: whatever their number, each is looked at a few times.
TEST_P(HostTask, ManyAreNoMoreWorkEach) {
  if (byDriver())
    GTEST_SKIP() << "the driver's own";
  for (const uint64_t count : {100, 2000}) {
    for (const bool ordered : {true, false}) {
      const Queue queue = ordered ? inOrder() : outOfOrder();
      std::atomic<int> ran{0};
      const uint64_t before = context.get()->deferral().looks();
      Event last;
      for (uint64_t i = 0; i < count; ++i) // a chain out of order, too
        last = task(queue, addOne, &ran, last ? Waits{last} : Waits{});
      finish(queue);
      EXPECT_EQ(ran, static_cast<int>(count));
      EXPECT_LE(context.get()->deferral().looks() - before, 8 * count);
    }
  }
}

TEST_P(HostTask, RunsInItsPlace) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1), seen = 0;
  struct Look {
    uint32_t *from, *to;
  } look{memory, &seen};
  sim::Hold hold = sim->holdNextCommand();
  fillOnly(queue, memory, 1, 7);
  const Event done = task(
      queue,
      [](void *data) {
        const Look &at = *static_cast<Look *>(data);
        *at.to = *at.from;
      },
      &look);
  fillOnly(queue, memory, 1, 8);
  sim->runUntilIdle();
  EXPECT_NE(status(done), UR_EVENT_STATUS_COMPLETE);
  hold.open();
  EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
  EXPECT_EQ(seen, 7u) << "after the fill before it, and before the fill behind it";
  EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, done.get(), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_HOST_TASK_EXP);
  finish(queue);
}

TEST_P(HostTask, HoldsUpOnlyItsDependents) {
  const Queue slow = inOrder(), other = inOrder();
  std::promise<void> go;
  struct Gate {
    std::shared_future<void> open;
  } gate{go.get_future().share()};
  const Event held = task(
      slow, [](void *data) { static_cast<Gate *>(data)->open.wait(); }, &gate);
  const Event dependent = fill(other, deviceMemory(1), 1, 1, {held});
  const Event free = fill(outOfOrder(), deviceMemory(1), 1, 2);
  std::thread runner([&] { sim->runUntilIdle(); }); // hangs in the task
  EXPECT_EQ(wait({free}), UR_RESULT_SUCCESS);
  EXPECT_NE(status(dependent), UR_EVENT_STATUS_COMPLETE);
  go.set_value();
  runner.join();
  EXPECT_EQ(wait({held, dependent}), UR_RESULT_SUCCESS);
  finish(slow);
  finish(other);
}

TEST_P(HostTask, DoesntRunBehindAFailure) {
  const Queue queue = inOrder(), other = inOrder();
  std::atomic<int> ran{0};
  sim->failCommand();
  const Event failing = fill(queue, deviceMemory(1), 1, 1);
  const Event done = task(other, addOne, &ran, {failing});
  EXPECT_NE(wait({done}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(done), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(ran, 0);
  finish(queue);
  finish(other);
}

TEST_P(HostTask, AFailingDriverChangesNothing) {
  const Queue queue = outOfOrder();
  const Event first = fill(inOrder(), deviceMemory(1), 1, 1);
  for (uint64_t nth = 1;; ++nth) {
    std::atomic<int> ran{0};
    Event done;
    sim->failAnyCall(nth);
    const ur_result_t result = tryTask(queue, addOne, &ran, {first}, done.out());
    if (!sim->stopFailing()) {
      EXPECT_EQ(result, UR_RESULT_SUCCESS);
      EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
      EXPECT_EQ(ran, 1);
      break;
    }
    if (result == UR_RESULT_SUCCESS) { // a question that failed: the answer wasn't needed; or a call after this one
      EXPECT_EQ(wait({done}) == UR_RESULT_SUCCESS, ran == 1);
      continue;
    }
    EXPECT_EQ(done.get(), nullptr);
    sim->runUntilIdle();
    EXPECT_EQ(ran, 0);
  }
}

TEST_P(HostTask, MayReleaseTheLastOfItsContext) {
  struct Mine {
    Context context;
    Queue queue;
    std::promise<void> over;
  } mine;
  mine.context = makeContext();
  mine.queue = makeQueue(0, 0, mine.context);
  sim::Hold hold = sim->holdNextCommand();
  ASSERT_EQ(tryTask(
                mine.queue,
                [](void *data) {
                  auto &all = *static_cast<Mine *>(data);
                  all.queue.reset();
                  all.context.reset();
                  all.over.set_value();
                },
                &mine),
            UR_RESULT_SUCCESS);
  hold.open();
  sim->runUntilIdle();
  EXPECT_EQ(mine.over.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
}

} // namespace
} // namespace ur::test
