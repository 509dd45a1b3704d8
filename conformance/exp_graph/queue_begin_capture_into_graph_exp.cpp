// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class QueueBeginCaptureIntoGraphExp : public GraphTest {
protected:
  auto call() { return Call(urQueueBeginCaptureIntoGraphExp, queue(), graph()); }
};

TEST_F(QueueBeginCaptureIntoGraphExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(QueueBeginCaptureIntoGraphExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(graph());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
