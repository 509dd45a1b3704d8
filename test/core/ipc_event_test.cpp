// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events shared with other processes. On the simulated driver another context stands for another process.
#include "core/deferral_test.hpp"

namespace ur::test {
namespace {

using Bytes = std::vector<uint8_t>;

class SharedEvents : public DeferralTest {
protected:
  void SetUp() override {
    DeferralTest::SetUp();
    other = makeContext();
    event = make();
  }
  void TearDown() override {
    event = {};
    other = {};
    DeferralTest::TearDown();
  }
  Event make() {
    Event made;
    EXPECT_EQ(tryMake(UR_EXP_EVENT_FLAG_IPC_EXP, made.out()), UR_RESULT_SUCCESS);
    return made;
  }
  ur_result_t tryMake(ur_exp_event_flags_t flags, ur_event_handle_t *made) {
    const ur_exp_event_desc_t desc{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, flags};
    return api().EventExp.pfnCreateExp(context, devices[0], &desc, made);
  }
  /// As another process would have them; the original is given back.
  Bytes get(ur_event_handle_t of) {
    void *data = nullptr;
    size_t size = 0;
    EXPECT_EQ(api().IPCExp.pfnGetEventHandleExp(of, &data, &size), UR_RESULT_SUCCESS);
    const Bytes bytes(static_cast<uint8_t *>(data), static_cast<uint8_t *>(data) + size);
    EXPECT_EQ(api().IPCExp.pfnPutEventHandleExp(context, data), UR_RESULT_SUCCESS);
    EXPECT_EQ(api().IPCExp.pfnPutEventHandleExp(context, data), UR_RESULT_ERROR_INVALID_VALUE) << "given back";
    return bytes;
  }
  ur_result_t tryOpen(const Bytes &bytes, ur_event_handle_t *opened) {
    return api().IPCExp.pfnOpenEventHandleExp(other, bytes.data(), bytes.size(), opened);
  }
  Event open() {
    Event opened;
    EXPECT_EQ(tryOpen(get(event), opened.out()), UR_RESULT_SUCCESS);
    return opened;
  }
  static ur_result_t trySignal(ur_queue_handle_t queue, ur_event_handle_t which, const Waits &waits = {}) {
    ur_event_handle_t handle = which;
    const ur_result_t result =
        api().Enqueue.pfnEventsWaitWithBarrierExt(queue, nullptr, count(waits), list(waits), &handle);
    EXPECT_EQ(handle, which) << "the same event";
    return result;
  }
  static void signalOn(ur_queue_handle_t queue, ur_event_handle_t which, const Waits &waits = {}) {
    EXPECT_EQ(trySignal(queue, which, waits), UR_RESULT_SUCCESS);
  }

  Context other;
  Event event;
};
UR_TEST_ALL_SHAPES(SharedEvents);

TEST_P(SharedEvents, BothSidesSeeEachSignal) {
  const Event opened = open();
  for (const ur_queue_flags_t order : orders()) {
    const Queue here = makeQueue(order), there = makeQueue(order, 0, other);
    for (const auto &[signaller, queue, waiter, waiting] :
         {std::tuple{event.get(), here.get(), opened.get(), there.get()},
          std::tuple{opened.get(), there.get(), event.get(), here.get()}}) {
      EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
      EXPECT_EQ(status(opened), UR_EVENT_STATUS_COMPLETE);
      sim::Hold hold = sim->holdNextCommand();
      signalOn(queue, signaller);
      const Event behind = fence(waiting, {waiter, waiter});
      EXPECT_NE(status(event), UR_EVENT_STATUS_COMPLETE);
      EXPECT_NE(status(opened), UR_EVENT_STATUS_COMPLETE);
      EXPECT_FALSE(complete(behind)) << "it waits for the other side";
      hold.open();
      EXPECT_EQ(wait({waiter}), UR_RESULT_SUCCESS);
      EXPECT_EQ(wait({behind}), UR_RESULT_SUCCESS);
    }
    finish(here);
    finish(there);
  }
}

TEST_P(SharedEvents, AWaitBindsToTheSignalThatIsCurrent) {
  const Event opened = open();
  const Queue first = inOrder(), second = inOrder(), waiting = makeQueue(0, 0, other);
  signalOn(first, event);
  const Event bound = fence(waiting, {opened});
  sim::Hold hold = sim->holdNextCommand();
  signalOn(second, event); // held back
  EXPECT_EQ(wait({bound}), UR_RESULT_SUCCESS) << "of the signal before";
  EXPECT_NE(status(opened), UR_EVENT_STATUS_COMPLETE);
  hold.open();
  EXPECT_EQ(wait({opened}), UR_RESULT_SUCCESS);
  finish(second);
}

TEST_P(SharedEvents, OfItsOwnProcessADeferredSignalIsWaitedForToo) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order), behindIt = inOrder();
    const UserEvent user = userEvent();
    uint32_t *memory = hostMemory(1);
    fillOnly(queue, memory, 1, 1, {user});
    signalOn(queue, event);
    EXPECT_EQ(status(event), UR_EVENT_STATUS_QUEUED);
    const Event behind = add(behindIt, memory, 1, 1, {event});
    signal(user);
    EXPECT_EQ(wait({behind, event}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 2u);
    finish(queue);
  }
}

TEST_P(SharedEvents, TellTheirCallbacks) {
  const Event opened = open();
  const Queue queue = inOrder();
  sim::Hold hold = sim->holdNextCommand();
  signalOn(queue, event);
  std::atomic<int> called{0};
  const auto callback = [](ur_event_handle_t, ur_execution_info_t, void *data) {
    ++*static_cast<std::atomic<int> *>(data);
  };
  EXPECT_EQ(api().Event.pfnSetCallback(opened, UR_EXECUTION_INFO_COMPLETE, callback, &called), UR_RESULT_SUCCESS);
  EXPECT_EQ(called, 0);
  hold.open();
  finish(queue);
  while (called == 0)
    std::this_thread::yield();
  // Callbacks come one after the other: with the next one, this one's thread has let go of the event, which has to end
  // before the context that made it.
  const Queue idle = makeQueue(0, 0, other);
  const Event next = marker(idle);
  EXPECT_EQ(api().Event.pfnSetCallback(next, UR_EXECUTION_INFO_COMPLETE, callback, &called), UR_RESULT_SUCCESS);
  while (called == 1)
    std::this_thread::yield();
}

TEST_P(SharedEvents, WaitsMayOutliveTheHandles) {
  Event opened = open();
  const Queue queue = inOrder(), waiting = makeQueue(0, 0, other);
  const UserEvent user = userEvent(other);
  sim::Hold hold = sim->holdNextCommand();
  signalOn(queue, event);
  const Event behind = fence(waiting, {opened, user}); // which waits for the other one first
  opened = {};
  event = {};
  hold.open();
  finish(queue);
  signal(user);
  EXPECT_EQ(wait({behind}), UR_RESULT_SUCCESS);
}

TEST_P(SharedEvents, WhatIsNoneIsRefused) {
  const Bytes good = get(event);
  ur_event_handle_t opened = nullptr;
  for (size_t i = 0; i < good.size(); ++i) {
    Bytes bad = good;
    bad[i] ^= 4;
    EXPECT_EQ(tryOpen(bad, &opened), UR_RESULT_ERROR_INVALID_VALUE) << "byte " << i;
  }
  event = {};
  EXPECT_EQ(tryOpen(good, &opened), UR_RESULT_ERROR_INVALID_VALUE) << "it is gone";
  EXPECT_EQ(tryMake(UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING, &opened),
            UR_RESULT_ERROR_INVALID_VALUE)
      << "times are the signalling process's alone";
  EXPECT_EQ(opened, nullptr);
  Event plain;
  ASSERT_EQ(tryMake(0, plain.out()), UR_RESULT_SUCCESS);
  event = make();
  const Event again = open(), fenced = fence(inOrder());
  void *data = nullptr;
  size_t size = 0;
  for (ur_event_handle_t wrong : {plain.get(), fenced.get(), again.get()})
    EXPECT_EQ(api().IPCExp.pfnGetEventHandleExp(wrong, &data, &size), UR_RESULT_ERROR_INVALID_EVENT);
  EXPECT_EQ(data, nullptr);
}

TEST_P(SharedEvents, AreSignalledByTheirDevicesQueues) {
  const Event opened = open();
  const Queue second = makeQueue(0, 1), there = makeQueue(0, 1, other);
  EXPECT_EQ(trySignal(second, event), UR_RESULT_ERROR_INVALID_QUEUE);
  EXPECT_EQ(trySignal(there, opened), UR_RESULT_ERROR_INVALID_QUEUE);
  signalOn(inOrder(), event);
  EXPECT_EQ(wait({fence(second, {event}).get()}), UR_RESULT_SUCCESS) << "others may wait for it";
}

TEST_P(SharedEvents, AFailedSignalLeavesTheOneBefore) {
  const Queue queue = inOrder();
  for (uint64_t nth = 1; nth < 4; ++nth) {
    sim->failCall(Call::fence, nth);
    const ur_result_t result = trySignal(queue, event);
    if (!sim->stopFailing()) {
      EXPECT_EQ(result, UR_RESULT_SUCCESS);
      EXPECT_GT(nth, 1u);
      break;
    }
    EXPECT_NE(result, UR_RESULT_SUCCESS);
    EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  }
  signalOn(queue, event);
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
