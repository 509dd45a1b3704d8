// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

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

TEST_F(GraphIsEmptyExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(graph());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
