// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class QueueBeginGraphCaptureExp : public QueueTest {
protected:
  auto call() { return Call(urQueueBeginGraphCaptureExp, queue()); }
};

TEST_F(QueueBeginGraphCaptureExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueBeginGraphCaptureExp, doesWhatTheDeviceSays) {
  if (!deviceHas(UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP)) {
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  Graph graph;
  call().succeeds();
  call().answers(UR_RESULT_ERROR_INVALID_OPERATION); // it captures already
  EXPECT_TRUE(isCapturing(queue()));
  EXPECT_OK(urQueueEndGraphCaptureExp(queue(), graph.out()));
  call().succeeds(); // and again
  EXPECT_OK(urQueueEndGraphCaptureExp(queue(), graph.out()));
}

} // namespace conformance
