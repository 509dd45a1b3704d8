// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host tasks: functions of the host in their place among commands.
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
  ur_result_t tryTask(ur_queue_handle_t queue, ur_exp_host_task_function_t function, void *data,
                      const Waits &waits = {}, ur_event_handle_t *event = nullptr) {
    return api().EnqueueExp.pfnHostTaskExp(queue, function, data, nullptr, count(waits), list(waits), event);
  }
  Event task(ur_queue_handle_t queue, ur_exp_host_task_function_t function, void *data, const Waits &waits = {}) {
    Event event;
    EXPECT_EQ(tryTask(queue, function, data, waits, event.out()), UR_RESULT_SUCCESS);
    return event;
  }
  bool unsupported() const { return !GetParam().caps.hostCalls; }
};
UR_TEST_ALL_SHAPES(HostTask);

TEST_P(HostTask, TheDeviceSaysWhetherThereAreAny) {
  EXPECT_EQ(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP),
            !unsupported());
  std::atomic<int> ran{0};
  const Queue queue = inOrder();
  if (unsupported()) {
    Event none;
    EXPECT_EQ(tryTask(queue, addOne, &ran, {}, none.out()), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    EXPECT_EQ(none.get(), nullptr);
    EXPECT_EQ(sim->calls(Call::hostCall), 0u);
  } else {
    EXPECT_EQ(tryTask(queue, addOne, &ran), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(ran, 1);
    EXPECT_EQ(sim->liveEvents(), 0u) << "nobody asked for an event";
  }
}

TEST_P(HostTask, RunsInItsPlace) {
  if (unsupported())
    GTEST_SKIP() << "no host calls here";
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
  if (unsupported())
    GTEST_SKIP() << "no host calls here";
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
  if (unsupported())
    GTEST_SKIP() << "no host calls here";
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
  if (unsupported())
    GTEST_SKIP() << "no host calls here";
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
    if (result == UR_RESULT_SUCCESS) // a question that failed: the answer wasn't needed
      continue;
    EXPECT_EQ(done.get(), nullptr);
    sim->runUntilIdle();
    EXPECT_EQ(ran, 0);
  }
}

TEST_P(HostTask, MayReleaseTheLastOfItsContext) {
  if (unsupported())
    GTEST_SKIP() << "no host calls here";
  struct Mine {
    Context context;
    Queue queue;
    std::atomic<bool> ran{false};
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
                  all.ran = true;
                },
                &mine),
            UR_RESULT_SUCCESS);
  hold.open();
  sim->runUntilIdle();
  EXPECT_TRUE(mine.ran);
}

} // namespace
} // namespace ur::test
