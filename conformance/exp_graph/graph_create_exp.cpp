// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class GraphCreateExp : public ContextTest {
protected:
  auto call() { return Call(urGraphCreateExp, context(), &graph_).outputs(graph_); }

  ur_exp_graph_handle_t graph_ = untouched<ur_exp_graph_handle_t>();
};

TEST_F(GraphCreateExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphCreateExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(GraphCreateExp, doesWhatTheDeviceSays) {
  if (!deviceHas(UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP)) {
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  call().succeeds();
  const Graph made(graph_);
  EXPECT_TRUE(isEmpty(made));
}

} // namespace conformance
