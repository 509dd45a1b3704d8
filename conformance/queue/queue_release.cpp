// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class QueueRelease : public QueueTest {
protected:
  auto call() { return Call(urQueueRelease, queue()); }
};

TEST_F(QueueRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueRelease, takesAReference) {
  const InfoQuery query = infoQuery(urQueueGetInfo, queue());
  ASSERT_OK(urQueueRetain(queue()));
  ASSERT_EQ(2U, references(query, UR_QUEUE_INFO_REFERENCE_COUNT));
  call().succeeds();
  EXPECT_EQ(1U, references(query, UR_QUEUE_INFO_REFERENCE_COUNT));
}

using QueueRelease_Queues = KernelsOnQueuesTest;

TEST_P(QueueRelease_Queues, withWorkInFlight) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  UsmBlock word;
  ASSERT_NO_FATAL_FAILURE(word.create(UR_USM_TYPE_HOST, context(), device(), sizeof(uint32_t)));
  *word.as<uint32_t>() = 0;
  Event held, done;
  ASSERT_OK(gate.close(queue(), held.out()));
  Arguments arguments;
  const ur_event_handle_t waits = held;
  ASSERT_OK(
      launch(queue(), kernel("fill"), 1, arguments.pointer(word.get()).value<uint32_t>(5), {&waits, 1}, done.out()));
  releaseQueue(); // Returns while the gate is closed.
  EXPECT_FALSE(isComplete(done));
  gate.open();
  EXPECT_OK(urEventWait(1, done.list()));
  EXPECT_EQ(5U, *word.as<uint32_t>());
  EXPECT_TRUE(gate.wasOpened()) << "the release waited for the work";
}

TEST_P(QueueRelease_Queues, eventsOutliveIt) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  releaseQueue();
  EXPECT_TRUE(isComplete(event));
  EXPECT_OK(urEventWait(1, event.list()));
}

CONFORMANCE_ON_QUEUES(QueueRelease_Queues);

} // namespace conformance
