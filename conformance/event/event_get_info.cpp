// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"
#include "support/kernels.hpp"
#include "support/registry.hpp"

namespace conformance {

class EventGetInfo : public EventTest {
protected:
  auto call() {
    return Call(urEventGetInfo, event(), UR_EVENT_INFO_COMMAND_QUEUE, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(EventGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EventGetInfo, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(EventGetInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(EventGetInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EventGetInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_EVENT_INFO_COMMAND_QUEUE, ur_queue_handle_t),
      CONFORMANCE_INFO(UR_EVENT_INFO_CONTEXT, ur_context_handle_t),
      CONFORMANCE_INFO(UR_EVENT_INFO_COMMAND_TYPE, ur_command_t),
      CONFORMANCE_INFO(UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, ur_event_status_t),
      CONFORMANCE_INFO(UR_EVENT_INFO_REFERENCE_COUNT, uint32_t),
  };
  checkInfoValues(infoQuery(urEventGetInfo, event()), values);
}

TEST_F(EventGetInfo, errors) {
  checkInfoErrors(infoQuery(urEventGetInfo, event()), UR_EVENT_INFO_COMMAND_QUEUE);
}

TEST_F(EventGetInfo, values) {
  const InfoQuery query = infoQuery(urEventGetInfo, event());
  EXPECT_EQ(queue(), infoOf<ur_queue_handle_t>(query, UR_EVENT_INFO_COMMAND_QUEUE));
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(query, UR_EVENT_INFO_CONTEXT));
  EXPECT_EQ(UR_COMMAND_EVENTS_WAIT, infoOf<ur_command_t>(query, UR_EVENT_INFO_COMMAND_TYPE));
  EXPECT_EQ(UR_EVENT_STATUS_COMPLETE, infoOf<ur_event_status_t>(query, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS));
  EXPECT_EQ(1U, references(query, UR_EVENT_INFO_REFERENCE_COUNT));
}

using EventGetInfo_Queues = KernelsOnQueuesTest;

TEST_P(EventGetInfo_Queues, statusOfAHeldCommand) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Event held, waiting;
  ASSERT_OK(gate.close(queue(), held.out()));
  ASSERT_OK(urEnqueueEventsWait(queue(), 1, held.list(), waiting.out()));
  const ur_event_status_t before = statusOf(waiting);
  EXPECT_TRUE(before == UR_EVENT_STATUS_QUEUED || before == UR_EVENT_STATUS_SUBMITTED) << before;
  EXPECT_TRUE(eventually([&] { return statusOf(held) != UR_EVENT_STATUS_QUEUED; }));
  EXPECT_NE(UR_EVENT_STATUS_COMPLETE, statusOf(held));
  gate.open();
  EXPECT_TRUE(eventually([&] { return isComplete(waiting); })) << "an asked event becomes complete without a wait";
  EXPECT_TRUE(isComplete(held));
}

TEST_P(EventGetInfo_Queues, statusOfAFailedCommand) {
  if (!environment().form->failsAlone)
    GTEST_SKIP() << "no kernel fails alone here";
  Event failed;
  ASSERT_OK(launch(queue(), kernel("fail"), 1, Arguments().value<uint32_t>(1), {}, failed.out()));
  EXPECT_TRUE(eventually([&] { return statusOf(failed) == UR_EVENT_STATUS_ERROR; }));
}

CONFORMANCE_ON_QUEUES(EventGetInfo_Queues);

/// Nobody waits, and nobody flushes.
TEST_F(EventGetInfo, completeByPolling) {
  Event marker;
  ASSERT_OK(urEnqueueEventsWaitWithBarrier(queue(), 0, nullptr, marker.out()));
  EXPECT_TRUE(eventually([&] { return isComplete(marker); }));
}

} // namespace conformance
