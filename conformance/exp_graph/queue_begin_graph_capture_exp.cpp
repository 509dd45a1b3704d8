// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class QueueBeginGraphCaptureExp : public QueueTest {
protected:
  auto call() { return Call(urQueueBeginGraphCaptureExp, queue()); }
};

TEST_F(QueueBeginGraphCaptureExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueBeginGraphCaptureExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
