// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class QueueEndGraphCaptureExp : public GraphTest {
protected:
  auto call() { return Call(urQueueEndGraphCaptureExp, queue(), &graph_).outputs(graph_); }

  ur_exp_graph_handle_t graph_ = untouched<ur_exp_graph_handle_t>();
};

TEST_F(QueueEndGraphCaptureExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueEndGraphCaptureExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(QueueEndGraphCaptureExp, aQueueThatCapturesNothing) {
  CONFORMANCE_NEEDS(graph());
  call().answers(UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING);
  ASSERT_OK(urQueueBeginGraphCaptureExp(queue()));
  call().needsPointer<1>(); // which ends nothing
  EXPECT_TRUE(isCapturing(queue()));
  call().succeeds();
  const Graph made(graph_);
  EXPECT_NE(graph(), made.get());
  graph_ = untouched<ur_exp_graph_handle_t>();
  call().answers(UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING);
}

/// A queue that goes ends its capture, and the graph can be captured into by others.
TEST_F(QueueEndGraphCaptureExp, aQueueThatIsReleased) {
  CONFORMANCE_NEEDS(graph());
  Queue going;
  ASSERT_NO_FATAL_FAILURE(makeQueue(0, &going));
  ASSERT_OK(urQueueBeginCaptureIntoGraphExp(going, graph()));
  going.reset();
  ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), graph()));
  call().succeeds();
  EXPECT_EQ(graph(), graph_);
}

} // namespace conformance
