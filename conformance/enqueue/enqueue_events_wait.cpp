// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/wait_lists.hpp"

namespace conformance {

class EnqueueEventsWait : public QueueTest {
protected:
  auto call() { return Call(urEnqueueEventsWait, queue(), 0, nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueEventsWait, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueEventsWait, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<1>(event);
}

TEST_F(EnqueueEventsWait, withoutOutEvent) {
  call().with<3>(nullptr).succeeds();
  EXPECT_OK(urQueueFinish(queue()));
}

using EnqueueEventsWait_Queues = WaitListsTest;

TEST_P(EnqueueEventsWait_Queues, waitLists) {
  check([&](uint32_t count, const ur_event_handle_t *list,
            ur_event_handle_t *event) { return urEnqueueEventsWait(queue(), count, list, event); },
        UR_COMMAND_EVENTS_WAIT);
}

TEST_P(EnqueueEventsWait_Queues, withoutListWaitsForAllBefore) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Beside beside;
  ASSERT_NO_FATAL_FAILURE(beside.create(context(), device(), program()));
  Event marker;
  ASSERT_OK(gate.close(queue()));
  ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, marker.out()));
  ASSERT_OK(urQueueFlush(queue()));
  ASSERT_NO_FATAL_FAILURE(beside.run());
  EXPECT_FALSE(isComplete(marker)) << "complete before the command enqueued earlier";
  gate.open();
  EXPECT_OK(urEventWait(1, marker.list()));
  EXPECT_TRUE(gate.wasOpened());
}

CONFORMANCE_ON_QUEUES(EnqueueEventsWait_Queues);

} // namespace conformance
