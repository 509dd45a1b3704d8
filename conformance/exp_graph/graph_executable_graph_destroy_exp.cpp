// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class GraphExecutableGraphDestroyExp : public testing::Test {
protected:
  auto call() { return Call(urGraphExecutableGraphDestroyExp, nullptr); }
};

TEST_F(GraphExecutableGraphDestroyExp, nullHandles) {
  call().needsHandle<0>();
}

class GraphExecutableGraphDestroyExp_Captured : public CapturedGraphTest {};

TEST_F(GraphExecutableGraphDestroyExp_Captured, leavesItsGraphAndItsRuns) {
  ASSERT_OK(urEnqueueGraphExp(queue(), executable(), 0, nullptr, nullptr));
  Call(urGraphExecutableGraphDestroyExp, takeExecutable().take()).succeeds();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(readWords(queue(), words(), kWords), Words(kWords, kValue));
  Executable again;
  EXPECT_OK(urGraphInstantiateGraphExp(captured(), again.out()));
}

} // namespace conformance
