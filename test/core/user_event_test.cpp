// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events that the caller makes and signals again and again.
#include "core/deferral_test.hpp"

#include <thread>

namespace ur::test {
namespace {

class ReusableEvents : public DeferralTest {
protected:
  ur_result_t tryMake(ur_exp_event_flags_t flags, ur_event_handle_t *event) {
    const ur_exp_event_desc_t desc{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, flags};
    return api().EventExp.pfnCreateExp(context, devices[0], &desc, event);
  }
  Event make(ur_exp_event_flags_t flags = 0) {
    Event made;
    EXPECT_EQ(tryMake(flags, made.out()), UR_RESULT_SUCCESS);
    return made;
  }
  ur_result_t trySignal(ur_queue_handle_t queue, ur_event_handle_t *event, const Waits &waits = {}) {
    return api().Enqueue.pfnEventsWaitWithBarrierExt(queue, nullptr, count(waits), list(waits), event);
  }
  void signalOn(ur_queue_handle_t queue, const Event &event, const Waits &waits = {}) {
    ur_event_handle_t handle = event;
    EXPECT_EQ(trySignal(queue, &handle, waits), UR_RESULT_SUCCESS);
    EXPECT_EQ(handle, event.get()) << "the same event";
  }
};
UR_TEST_ALL_SHAPES_AND_SILENT(ReusableEvents);

TEST_P(ReusableEvents, TheDeviceSaysWhatThereIs) {
  const auto says = [&](ur_device_info_t what) { return query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], what); };
  EXPECT_TRUE(says(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP));
  EXPECT_TRUE(says(UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP));
  ur_event_handle_t none = nullptr;
  const ur_exp_event_desc_t desc{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  EXPECT_EQ(api().EventExp.pfnCreateExp(context, devices[2], &desc, &none), UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(none, nullptr);
}

TEST_P(ReusableEvents, AreCompleteBeforeTheFirstSignal) {
  const Event event = make();
  EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  const Queue queue = inOrder();
  sim::Hold hold = sim->holdNextCommand();
  const Event held = fill(queue, hostMemory(1), 1, 1);
  uint32_t *memory = hostMemory(1);
  const Event free = fill(outOfOrder(), memory, 1, 1, {event});
  EXPECT_EQ(wait({free}), UR_RESULT_SUCCESS);
  EXPECT_EQ(query<ur_queue_handle_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_COMMAND_QUEUE), nullptr);
  EXPECT_EQ(query<ur_context_handle_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_CONTEXT), context.get());
  EXPECT_EQ(references(event), 1u);
  hold.open();
  finish(queue);
}

TEST_P(ReusableEvents, OrderQueuesRoundByRound) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue first = makeQueue(order), second = inOrder();
    const Event event = make();
    uint32_t *memory = hostMemory(1), *copies = hostMemory(20);
    for (uint32_t round = 0; round < 20; ++round) {
      // What the other queue read in the round before comes first.
      fillOnly(first, memory, 1, round, round == 0 ? Waits{} : Waits{event});
      signalOn(first, event);
      ASSERT_EQ(tryCopy(second, copies + round, memory, 4, {event}), UR_RESULT_SUCCESS);
      signalOn(second, event);
    }
    finish(first);
    finish(second);
    for (uint32_t round = 0; round < 20; ++round)
      EXPECT_EQ(copies[round], round);
  }
}

TEST_P(ReusableEvents, AWaitBindsToTheSignalThatIsCurrent) {
  const Queue first = inOrder(), second = inOrder(), waiting = inOrder();
  const Event event = make();
  fillOnly(first, hostMemory(1), 1, 1);
  signalOn(first, event);
  const Event bound = fill(waiting, hostMemory(1), 1, 2, {event});
  sim::Hold hold = sim->holdNextCommand();
  fillOnly(second, hostMemory(1), 1, 3);
  signalOn(second, event); // held back
  EXPECT_EQ(wait({bound}), UR_RESULT_SUCCESS) << "of the signal before";
  EXPECT_NE(status(event), UR_EVENT_STATUS_COMPLETE);
  hold.open();
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
}

TEST_P(ReusableEvents, MayBeSignalledByADeferredBarrier) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order), other = inOrder();
    const Event event = make();
    const UserEvent user = userEvent();
    uint32_t *memory = hostMemory(1);
    fillOnly(queue, memory, 1, 1, {user});
    signalOn(queue, event);
    EXPECT_EQ(status(event), UR_EVENT_STATUS_QUEUED);
    const Event behind = add(other, memory, 1, 1, {event});
    signalOn(other, event); // signalled again, behind the first
    signal(user);
    EXPECT_EQ(wait({event, behind}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 2u);
    finish(queue);
  }
}

TEST_P(ReusableEvents, HaveTimesIfTheyWereAskedFor) {
  const Event timed = make(UR_EXP_EVENT_FLAG_ENABLE_PROFILING), plain = make();
  const Queue queue = inOrder(), profiling = makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE);
  uint64_t before = 0, value = 0;
  const auto time = [&](const Event &event) {
    return api().Event.pfnGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof value, &value, nullptr);
  };
  EXPECT_EQ(time(timed), UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE) << "not signalled yet";
  for (int round = 0; round < 3; ++round) {
    signalOn(queue, timed);
    EXPECT_EQ(wait({timed}), UR_RESULT_SUCCESS);
    ASSERT_EQ(time(timed), UR_RESULT_SUCCESS);
    EXPECT_GT(value, before);
    before = value;
  }
  signalOn(profiling, plain);
  EXPECT_EQ(wait({plain}), UR_RESULT_SUCCESS);
  EXPECT_EQ(time(plain), UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
}

TEST_P(ReusableEvents, OtherValuesReceiveANewEvent) {
  const Queue queue = inOrder();
  ur_event_handle_t fresh = nullptr;
  EXPECT_EQ(trySignal(queue, &fresh), UR_RESULT_SUCCESS);
  ASSERT_NE(fresh, nullptr);
  const Event first(fresh);
  EXPECT_EQ(wait({first}), UR_RESULT_SUCCESS);
  auto *garbage = reinterpret_cast<ur_event_handle_t>(uintptr_t{0x1234});
  fresh = garbage;
  EXPECT_EQ(trySignal(queue, &fresh), UR_RESULT_SUCCESS) << "memory that nobody has written";
  EXPECT_NE(fresh, garbage);
  const Event second(fresh);
  const Context other = makeContext();
  const Queue foreign = makeQueue(0, 0, other);
  const Event kept = make();
  ur_event_handle_t mine = kept;
  EXPECT_EQ(trySignal(foreign, &mine), UR_RESULT_ERROR_INVALID_CONTEXT);
  EXPECT_EQ(status(kept), UR_EVENT_STATUS_COMPLETE);
}

TEST_P(ReusableEvents, AFailedSignalLeavesTheOneBefore) {
  const Queue queue = inOrder();
  const Event event = make();
  ur_event_handle_t handle = event;
  sim->failCall(Call::fence);
  EXPECT_NE(trySignal(queue, &handle), UR_RESULT_SUCCESS);
  EXPECT_EQ(handle, event.get());
  EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
  sim->failCommand();
  signalOn(queue, event);
  EXPECT_NE(wait({event}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(event), UR_EVENT_STATUS_ERROR);
  signalOn(queue, event); // and is as good as new
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
}

TEST_P(ReusableEvents, SeveralThreadsMaySignalAndWait) {
  const Event event = make();
  std::vector<std::thread> threads;
  for (int i = 0; i < 3; ++i) {
    threads.emplace_back([&] {
      const Queue queue = inOrder();
      uint32_t *memory = nullptr;
      {
        static std::mutex mutex;
        std::lock_guard lock(mutex);
        memory = hostMemory(1);
      }
      for (int round = 0; round < 30; ++round) {
        fillOnly(queue, memory, 1, 1, {event});
        signalOn(queue, event);
        EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
      }
      finish(queue);
    });
  }
  for (std::thread &thread : threads)
    thread.join();
}

} // namespace
} // namespace ur::test
