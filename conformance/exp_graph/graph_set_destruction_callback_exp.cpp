// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class GraphSetDestructionCallbackExp : public GraphTest {
protected:
  auto call() {
    return Call(
        urGraphSetDestructionCallbackExp, graph(), [](void *) {}, nullptr);
  }
};

TEST_F(GraphSetDestructionCallbackExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphSetDestructionCallbackExp, conditions) {
  CONFORMANCE_NEEDS(graph());
  call().needsPointer<1>();
}

TEST_F(GraphSetDestructionCallbackExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(graph());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
