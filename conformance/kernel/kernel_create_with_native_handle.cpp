// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class KernelCreateWithNativeHandle : public ContextTest {
protected:
  auto call() {
    return Call(urKernelCreateWithNativeHandle, 0, context(), nullptr, nullptr, &kernel_).outputs(kernel_);
  }

  ur_kernel_handle_t kernel_ = untouched<ur_kernel_handle_t>();
};

TEST_F(KernelCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(KernelCreateWithNativeHandle, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(KernelCreateWithNativeHandle, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
