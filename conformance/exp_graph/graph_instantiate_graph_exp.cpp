// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class GraphInstantiateGraphExp : public GraphTest {
protected:
  auto call() { return Call(urGraphInstantiateGraphExp, graph(), &execGraph_).outputs(execGraph_); }

  ur_exp_executable_graph_handle_t execGraph_ = untouched<ur_exp_executable_graph_handle_t>();
};

TEST_F(GraphInstantiateGraphExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphInstantiateGraphExp, conditions) {
  CONFORMANCE_NEEDS(graph());
  call().needsPointer<1>();
}

TEST_F(GraphInstantiateGraphExp, whileAQueueCaptures) {
  CONFORMANCE_NEEDS(graph());
  ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), graph()));
  call().answers(UR_RESULT_ERROR_INVALID_GRAPH);
  ur_exp_graph_handle_t made = nullptr;
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), &made));
  call().succeeds();
  EXPECT_OK(urGraphExecutableGraphDestroyExp(execGraph_));
}

/// What it has is what the graph had: commands that are captured later are for those that are made later.
TEST_F(GraphInstantiateGraphExp, takesWhatThereIs) {
  CONFORMANCE_NEEDS(graph());
  call().succeeds();
  const Executable empty(execGraph_);
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_DEVICE, context(), device(), 16));
  const uint32_t values[] = {0, 1};
  ASSERT_OK(urEnqueueUSMFill(queue(), memory.get(), 4, &values[0], 16, 0, nullptr, nullptr));
  ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), graph()));
  ASSERT_OK(urEnqueueUSMFill(queue(), memory.get(), 4, &values[1], 16, 0, nullptr, nullptr));
  ur_exp_graph_handle_t made = nullptr;
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), &made));
  ASSERT_OK(urEnqueueGraphExp(queue(), empty, 0, nullptr, nullptr));
  EXPECT_EQ(readWords(queue(), memory.get(), 4), std::vector<uint32_t>(4, 0));
  call().succeeds();
  const Executable filled(execGraph_);
  ASSERT_OK(urEnqueueGraphExp(queue(), filled, 0, nullptr, nullptr));
  EXPECT_EQ(readWords(queue(), memory.get(), 4), std::vector<uint32_t>(4, 1));
}

} // namespace conformance
