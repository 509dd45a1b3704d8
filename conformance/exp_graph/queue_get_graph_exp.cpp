// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class QueueGetGraphExp : public QueueTest {
protected:
  auto call() { return Call(urQueueGetGraphExp, queue(), &graph_).outputs(graph_); }

  ur_exp_graph_handle_t graph_ = untouched<ur_exp_graph_handle_t>();
};

TEST_F(QueueGetGraphExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueGetGraphExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(QueueGetGraphExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
