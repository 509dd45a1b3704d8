// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class QueueCreateWithNativeHandle : public ContextTest {
protected:
  auto call() { return Call(urQueueCreateWithNativeHandle, 0, context(), nullptr, nullptr, &queue_).outputs(queue_); }

  ur_queue_handle_t queue_ = untouched<ur_queue_handle_t>();
};

TEST_F(QueueCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(QueueCreateWithNativeHandle, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(QueueCreateWithNativeHandle, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
