// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class GraphDestroyExp : public GraphTest {
protected:
  auto call() { return Call(urGraphDestroyExp, graph()); }
};

TEST_F(GraphDestroyExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphDestroyExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(graph());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
