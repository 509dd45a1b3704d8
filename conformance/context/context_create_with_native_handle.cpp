// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class ContextCreateWithNativeHandle : public AdapterTest {
protected:
  auto call() {
    return Call(urContextCreateWithNativeHandle, 0, adapter(), 1, nullptr, nullptr, &context_).outputs(context_);
  }

  ur_context_handle_t context_ = untouched<ur_context_handle_t>();
};

TEST_F(ContextCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(ContextCreateWithNativeHandle, nullPointers) {
  call().needsPointer<5>();
}

TEST_F(ContextCreateWithNativeHandle, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
