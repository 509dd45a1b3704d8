// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/wait_lists.hpp"

namespace conformance {

class EnqueueEventsWaitWithBarrierExt : public QueueTest {
protected:
  auto call() { return Call(urEnqueueEventsWaitWithBarrierExt, queue(), nullptr, 0, nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueEventsWaitWithBarrierExt, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueEventsWaitWithBarrierExt, enumerations) {
  auto properties = structure<ur_exp_enqueue_ext_properties_t>(UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES);
  properties.flags = UR_EXP_ENQUEUE_EXT_FLAGS_MASK;
  call().with<1>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueEventsWaitWithBarrierExt, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<2>(event);
}

using EnqueueEventsWaitWithBarrierExt_Queues = WaitListsTest;

TEST_P(EnqueueEventsWaitWithBarrierExt_Queues, waitLists) {
  const auto enqueue = [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
    return urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, count, list, event);
  };
  if (enqueue(0, nullptr, nullptr) == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter has no barriers with properties";
  check(enqueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER);
}

CONFORMANCE_ON_QUEUES(EnqueueEventsWaitWithBarrierExt_Queues);

} // namespace conformance
