// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class GraphDestroyExp : public CapturedGraphTest {
protected:
  auto call() { return Call(urGraphDestroyExp, graph()); }
};

TEST_F(GraphDestroyExp, whileAQueueCaptures) {
  ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), graph()));
  call().answers(UR_RESULT_ERROR_INVALID_GRAPH);
  EXPECT_TRUE(isCapturing(queue()));
  ur_exp_graph_handle_t made = nullptr;
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), &made));
  EXPECT_EQ(graph(), made);
}

TEST_F(GraphDestroyExp, leavesExecutables) {
  call().with<0>(takeCaptured().take()).succeeds();
  ASSERT_OK(urEnqueueGraphExp(queue(), executable(), 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(readWords(queue(), words(), kWords), Words(kWords, kValue));
}

class GraphDestroyExp_Null : public GraphTest {};

TEST_F(GraphDestroyExp_Null, nullHandles) {
  Call(urGraphDestroyExp, graph()).needsHandle<0>();
}

} // namespace conformance
