// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class QueueBeginCaptureIntoGraphExp : public GraphTest {
protected:
  auto call() { return Call(urQueueBeginCaptureIntoGraphExp, queue(), graph()); }
  void end() {
    ur_exp_graph_handle_t made = nullptr;
    ASSERT_OK(urQueueEndGraphCaptureExp(queue(), &made));
    EXPECT_EQ(graph(), made);
  }
};

TEST_F(QueueBeginCaptureIntoGraphExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(QueueBeginCaptureIntoGraphExp, aQueueThatCaptures) {
  CONFORMANCE_NEEDS(graph());
  Graph other;
  ASSERT_OK(urGraphCreateExp(context(), other.out()));
  call().succeeds();
  call().with<1>(other).answers(UR_RESULT_ERROR_INVALID_OPERATION);
  EXPECT_OK(urGraphDestroyExp(other.take())); // nobody captures into it
  ASSERT_NO_FATAL_FAILURE(end());
}

TEST_F(QueueBeginCaptureIntoGraphExp, aGraphThatAnotherCapturesInto) {
  CONFORMANCE_NEEDS(graph());
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(0, &other));
  call().succeeds();
  call().with<0>(other).answers(UR_RESULT_ERROR_INVALID_GRAPH);
  EXPECT_FALSE(isCapturing(other));
  ASSERT_NO_FATAL_FAILURE(end());
  call().succeeds(); // it goes on
  ASSERT_NO_FATAL_FAILURE(end());
}

TEST_F(QueueBeginCaptureIntoGraphExp, otherContexts) {
  CONFORMANCE_NEEDS(graph());
  Context context;
  Queue stranger;
  ASSERT_NO_FATAL_FAILURE(makeContext(&context));
  ASSERT_OK(urQueueCreate(context, device(), nullptr, stranger.out()));
  call().with<0>(stranger).answers(UR_RESULT_ERROR_INVALID_CONTEXT);
  EXPECT_FALSE(isCapturing(stranger));
}

} // namespace conformance
