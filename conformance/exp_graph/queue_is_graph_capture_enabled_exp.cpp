// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class QueueIsGraphCaptureEnabledExp : public QueueTest {
protected:
  auto call() { return Call(urQueueIsGraphCaptureEnabledExp, queue(), &result_).outputs(result_); }

  bool result_ = false;
};

TEST_F(QueueIsGraphCaptureEnabledExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueIsGraphCaptureEnabledExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(QueueIsGraphCaptureEnabledExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
