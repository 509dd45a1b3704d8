// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class QueueIsGraphCaptureEnabledExp : public GraphTest {
protected:
  auto call() { return Call(urQueueIsGraphCaptureEnabledExp, queue(), &result_).outputs(result_); }

  bool result_ = true;
};

TEST_F(QueueIsGraphCaptureEnabledExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueIsGraphCaptureEnabledExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(QueueIsGraphCaptureEnabledExp, tellsWhetherItCaptures) {
  CONFORMANCE_NEEDS(graph());
  call().succeeds();
  EXPECT_FALSE(result_);
  ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), graph()));
  call().succeeds();
  EXPECT_TRUE(result_);
  ur_exp_graph_handle_t made = nullptr;
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), &made));
  call().succeeds();
  EXPECT_FALSE(result_);
}

} // namespace conformance
