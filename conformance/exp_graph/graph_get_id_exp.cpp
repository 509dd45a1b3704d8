// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

#include <set>

namespace conformance {

class GraphGetIdExp : public GraphTest {
protected:
  auto call() { return Call(urGraphGetIdExp, graph(), &graphId_).outputs(graphId_); }

  uint64_t graphId_ = 12345;
};

TEST_F(GraphGetIdExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphGetIdExp, conditions) {
  CONFORMANCE_NEEDS(graph());
  call().needsPointer<1>();
}

TEST_F(GraphGetIdExp, identifies) {
  CONFORMANCE_NEEDS(graph());
  call().succeeds();
  std::set<uint64_t> ids{graphId_};
  for (int i = 0; i < 8; ++i) { // others at the same address as well
    Graph other;
    ASSERT_OK(urGraphCreateExp(context(), other.out()));
    call().with<0>(other).succeeds();
    EXPECT_TRUE(ids.insert(graphId_).second) << graphId_;
  }
  call().succeeds();
  EXPECT_FALSE(ids.insert(graphId_).second) << "it stays";
  ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), graph()));
  call().succeeds();
  EXPECT_FALSE(ids.insert(graphId_).second) << "also while a queue captures";
  ur_exp_graph_handle_t made = nullptr;
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), &made));
}

} // namespace conformance
