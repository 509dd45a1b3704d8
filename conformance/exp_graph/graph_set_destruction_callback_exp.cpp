// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class GraphSetDestructionCallbackExp : public GraphTest {
protected:
  auto call() {
    return Call(
        urGraphSetDestructionCallbackExp, graph(), [](void *) {}, nullptr);
  }
  static void count(void *data) { ++*static_cast<int *>(data); }
};

TEST_F(GraphSetDestructionCallbackExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphSetDestructionCallbackExp, conditions) {
  CONFORMANCE_NEEDS(graph());
  call().needsPointer<1>();
}

TEST_F(GraphSetDestructionCallbackExp, isCalledOnceWhenTheGraphGoes) {
  CONFORMANCE_NEEDS(graph());
  int first = 0, second = 0;
  Graph mine;
  Executable made;
  ASSERT_OK(urGraphCreateExp(context(), mine.out()));
  call().with<0>(mine).with<1>(&count).with<2>(&first).succeeds();
  call().with<0>(mine).with<1>(&count).with<2>(&second).succeeds();
  ASSERT_OK(urGraphInstantiateGraphExp(mine, made.out()));
  EXPECT_EQ(0, first + second);
  mine.reset();
  EXPECT_EQ(1, first);
  EXPECT_EQ(1, second);
  made.reset();
  EXPECT_EQ(2, first + second);
}

/// A graph that a capture made and nobody gets goes with the capture.
TEST_F(GraphSetDestructionCallbackExp, isCalledWhenACaptureIsGivenUp) {
  CONFORMANCE_NEEDS(graph());
  int called = 0;
  Queue own;
  ASSERT_NO_FATAL_FAILURE(makeQueue(0, &own));
  ASSERT_OK(urQueueBeginGraphCaptureExp(own));
  ur_exp_graph_handle_t lent = nullptr;
  ASSERT_OK(urQueueGetGraphExp(own, &lent));
  call().with<0>(lent).with<1>(&count).with<2>(&called).succeeds();
  EXPECT_EQ(0, called);
  own.reset();
  EXPECT_EQ(1, called);
}

} // namespace conformance
