// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class QueueFlush : public QueueTest {
protected:
  auto call() { return Call(urQueueFlush, queue()); }
};

TEST_F(QueueFlush, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueFlush, emptyQueue) {
  call().succeeds();
}

using QueueFlush_Queues = KernelsOnQueuesTest;

TEST_P(QueueFlush_Queues, commandsProgressAfterIt) {
  Event done;
  ASSERT_OK(launch(queue(), kernel("nothing"), 1, Arguments(), {}, done.out()));
  ASSERT_OK(urQueueFlush(queue()));
  EXPECT_TRUE(eventually([&] { return isComplete(done); })) << "a flushed command completes without a wait";
}

TEST_P(QueueFlush_Queues, doesNotBlock) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Event held;
  ASSERT_OK(gate.close(queue(), held.out()));
  ASSERT_OK(urQueueFlush(queue()));
  EXPECT_FALSE(isComplete(held));
  gate.open();
  EXPECT_OK(urEventWait(1, held.list()));
  EXPECT_TRUE(gate.wasOpened());
}

CONFORMANCE_ON_QUEUES(QueueFlush_Queues);

} // namespace conformance
