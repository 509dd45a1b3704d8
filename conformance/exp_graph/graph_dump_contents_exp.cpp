// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class GraphDumpContentsExp : public GraphTest {
protected:
  auto call() { return Call(urGraphDumpContentsExp, graph(), "name"); }
};

TEST_F(GraphDumpContentsExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphDumpContentsExp, conditions) {
  CONFORMANCE_NEEDS(graph());
  call().needsPointer<1>();
}

TEST_F(GraphDumpContentsExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(graph());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
