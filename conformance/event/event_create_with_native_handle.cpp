// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class EventCreateWithNativeHandle : public ContextTest {
protected:
  auto call() { return Call(urEventCreateWithNativeHandle, 0, context(), nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EventCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(EventCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

TEST_F(EventCreateWithNativeHandle, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
