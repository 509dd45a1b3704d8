// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class GraphIsEmptyExp : public GraphTest {
protected:
  auto call() { return Call(urGraphIsEmptyExp, graph(), &result_).outputs(result_); }

  bool result_ = false;
};

TEST_F(GraphIsEmptyExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphIsEmptyExp, conditions) {
  CONFORMANCE_NEEDS(graph());
  call().needsPointer<1>();
}

TEST_F(GraphIsEmptyExp, asksForCommands) {
  CONFORMANCE_NEEDS(graph());
  call().succeeds();
  EXPECT_TRUE(result_);
  ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), graph()));
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_DEVICE, context(), device(), 16));
  const uint32_t value = 1;
  ASSERT_OK(urEnqueueUSMFill(queue(), memory.get(), 4, &value, 16, 0, nullptr, nullptr));
  ur_exp_graph_handle_t made = nullptr;
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), &made));
  call().succeeds();
  EXPECT_FALSE(result_);
}

} // namespace conformance
