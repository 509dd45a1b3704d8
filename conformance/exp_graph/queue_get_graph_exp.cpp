// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class QueueGetGraphExp : public GraphTest {
protected:
  auto call() { return Call(urQueueGetGraphExp, queue(), &graph_).outputs(graph_); }

  ur_exp_graph_handle_t graph_ = untouched<ur_exp_graph_handle_t>();
};

TEST_F(QueueGetGraphExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueGetGraphExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(QueueGetGraphExp, lendsTheGraphOfACapture) {
  CONFORMANCE_NEEDS(graph());
  call().answers(UR_RESULT_ERROR_INVALID_OPERATION);
  ASSERT_OK(urQueueBeginGraphCaptureExp(queue()));
  call().succeeds();
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_GRAPH, urGraphDestroyExp(graph_)) << "nobody's while it is captured";
  Graph made;
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), made.out()));
  EXPECT_EQ(graph_, made.get());
  call().answers(UR_RESULT_ERROR_INVALID_OPERATION);
}

} // namespace conformance
