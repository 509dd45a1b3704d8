// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

#include <atomic>
#include <mutex>

namespace conformance {

class EventSetCallback : public EventTest {
protected:
  auto call() { return Call(urEventSetCallback, event(), UR_EXECUTION_INFO_COMPLETE, count, &called_); }

  static void count(ur_event_handle_t, ur_execution_info_t, void *called) {
    ++*static_cast<std::atomic<int> *>(called);
  }
  std::atomic<int> called_{0};
};

TEST_F(EventSetCallback, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EventSetCallback, nullPointers) {
  call().needsPointer<2>();
  EXPECT_EQ(0, called_);
}

TEST_F(EventSetCallback, enumerations) {
  call().needsEnumerator<1>();
  call().with<1>(UR_EXECUTION_INFO_QUEUED).answers(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  EXPECT_EQ(0, called_);
}

TEST_F(EventSetCallback, ofACompleteEvent) {
  call().succeeds();
  EXPECT_TRUE(eventually([&] { return called_ == 1; }));
}

TEST_F(EventSetCallback, severalOfOneEvent) {
  for (int i = 0; i < 10; ++i)
    call().succeeds();
  EXPECT_TRUE(eventually([&] { return called_ == 10; }));
}

/// What a callback was given.
struct Told {
  std::mutex mutex;
  std::vector<std::pair<ur_event_handle_t, ur_execution_info_t>> calls;
  static void note(ur_event_handle_t event, ur_execution_info_t status, void *told) {
    auto *self = static_cast<Told *>(told);
    const std::lock_guard lock(self->mutex);
    self->calls.emplace_back(event, status);
  }
  size_t count() {
    const std::lock_guard lock(mutex);
    return calls.size();
  }
};

using EventSetCallback_Queues = KernelsOnQueuesTest;

TEST_P(EventSetCallback_Queues, afterTheCommandAndOnce) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Told told;
  Event held;
  ASSERT_OK(gate.close(queue(), held.out()));
  ASSERT_OK(urEventSetCallback(held, UR_EXECUTION_INFO_COMPLETE, Told::note, &told));
  EXPECT_EQ(0U, told.count()) << "called before the command was complete";
  gate.open();
  ASSERT_TRUE(eventually([&] { return told.count() == 1; }));
  EXPECT_EQ(held.get(), told.calls[0].first);
  EXPECT_EQ(UR_EXECUTION_INFO_COMPLETE, told.calls[0].second);
  EXPECT_OK(urQueueFinish(queue()));
  EXPECT_EQ(1U, told.count());
}

TEST_P(EventSetCallback_Queues, promiseMayCallTheApi) {
  struct State {
    ur_queue_handle_t queue;
    std::atomic<ur_result_t> enqueued{UR_RESULT_ERROR_UNKNOWN}, released{UR_RESULT_ERROR_UNKNOWN};
  } state{queue(), {}, {}};
  state.enqueued = state.released = UR_RESULT_ERROR_UNKNOWN;
  Event event;
  ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, event.out()));
  ASSERT_OK(urEventSetCallback(
      event, UR_EXECUTION_INFO_COMPLETE,
      [](ur_event_handle_t, ur_execution_info_t, void *data) {
        auto *inside = static_cast<State *>(data);
        ur_event_handle_t next = nullptr;
        inside->enqueued = urEnqueueEventsWait(inside->queue, 0, nullptr, &next);
        inside->released = next == nullptr ? UR_RESULT_ERROR_UNKNOWN : urEventRelease(next);
      },
      &state));
  EXPECT_TRUE(eventually([&] { return state.released != UR_RESULT_ERROR_UNKNOWN; }));
  EXPECT_RESULT(UR_RESULT_SUCCESS, state.enqueued.load());
  EXPECT_RESULT(UR_RESULT_SUCCESS, state.released.load());
}

TEST_P(EventSetCallback_Queues, promiseInTheOrderOfCompletion) {
  Told told;
  constexpr size_t count = 50;
  std::vector<Event> events(count);
  for (size_t i = 0; i < count; ++i) {
    const ur_event_handle_t *previous = i == 0 ? nullptr : events[i - 1].list();
    ASSERT_OK(urEnqueueEventsWait(queue(), i == 0 ? 0 : 1, previous, events[i].out()));
    ASSERT_OK(urEventSetCallback(events[i], UR_EXECUTION_INFO_COMPLETE, Told::note, &told));
  }
  ASSERT_TRUE(eventually([&] { return told.count() == count; }));
  for (const auto &[event, status] : told.calls)
    EXPECT_EQ(UR_EXECUTION_INFO_COMPLETE, status);
}

TEST_P(EventSetCallback_Queues, releasedByTheCallerBefore) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Told told;
  Event held;
  ASSERT_OK(gate.close(queue(), held.out()));
  Event waiting;
  ASSERT_OK(urEnqueueEventsWait(queue(), 1, held.list(), waiting.out()));
  ASSERT_OK(urEventSetCallback(waiting, UR_EXECUTION_INFO_COMPLETE, Told::note, &told));
  waiting.reset();
  gate.open();
  EXPECT_TRUE(eventually([&] { return told.count() == 1; })) << "a released event's callback is still called";
}

CONFORMANCE_ON_QUEUES(EventSetCallback_Queues);

} // namespace conformance
