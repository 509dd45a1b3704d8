// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class EnqueueGraphExp : public QueueTest {
protected:
  auto call() { return Call(urEnqueueGraphExp, queue(), nullptr, 0, nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueGraphExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

} // namespace conformance
