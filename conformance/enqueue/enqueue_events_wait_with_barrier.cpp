// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/wait_lists.hpp"

namespace conformance {

class EnqueueEventsWaitWithBarrier : public QueueTest {
protected:
  auto call() { return Call(urEnqueueEventsWaitWithBarrier, queue(), 0, nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueEventsWaitWithBarrier, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueEventsWaitWithBarrier, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<1>(event);
}

TEST_F(EnqueueEventsWaitWithBarrier, withoutOutEvent) {
  call().with<3>(nullptr).succeeds();
  EXPECT_OK(urQueueFinish(queue()));
}

using EnqueueEventsWaitWithBarrier_Queues = WaitListsTest;

TEST_P(EnqueueEventsWaitWithBarrier_Queues, waitLists) {
  check([&](uint32_t count, const ur_event_handle_t *list,
            ur_event_handle_t *event) { return urEnqueueEventsWaitWithBarrier(queue(), count, list, event); },
        UR_COMMAND_EVENTS_WAIT_WITH_BARRIER);
}

TEST_P(EnqueueEventsWaitWithBarrier_Queues, withoutListWaitsForAllBefore) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Beside beside;
  ASSERT_NO_FATAL_FAILURE(beside.create(context(), device(), program()));
  Event marker;
  ASSERT_OK(gate.close(queue()));
  ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(), 0, nullptr, marker.out()));
  ASSERT_OK(urQueueFlush(queue()));
  ASSERT_NO_FATAL_FAILURE(beside.run());
  EXPECT_FALSE(isComplete(marker)) << "complete before the command enqueued earlier";
  gate.open();
  EXPECT_OK(urEventWait(1, marker.list()));
  EXPECT_TRUE(gate.wasOpened());
}

CONFORMANCE_ON_QUEUES(EnqueueEventsWaitWithBarrier_Queues);

TEST_P(EnqueueEventsWaitWithBarrier_Queues, holdsUpWhatFollows) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Beside beside;
  ASSERT_NO_FATAL_FAILURE(beside.create(context(), device(), program()));
  Event held, after;
  ASSERT_OK(gate.close(other(), held.out()));
  ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(), 1, held.list(), nullptr));
  ASSERT_OK(launch(queue(), kernel("nothing"), 1, Arguments(), {}, after.out()));
  ASSERT_OK(urQueueFlush(queue()));
  ASSERT_NO_FATAL_FAILURE(beside.run());
  EXPECT_FALSE(isComplete(after)) << "passed a barrier that waits";
  gate.open();
  EXPECT_OK(urEventWait(1, after.list()));
  EXPECT_TRUE(gate.wasOpened());
}

} // namespace conformance
