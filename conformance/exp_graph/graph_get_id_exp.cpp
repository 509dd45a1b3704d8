// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

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

TEST_F(GraphGetIdExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(graph());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
