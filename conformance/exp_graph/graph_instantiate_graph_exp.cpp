// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

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

TEST_F(GraphInstantiateGraphExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(graph());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
