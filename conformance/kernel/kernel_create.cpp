// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelCreate : public KernelTest {
protected:
  auto call() { return Call(urKernelCreate, program(), "name", &kernel_).outputs(kernel_); }

  ur_kernel_handle_t kernel_ = untouched<ur_kernel_handle_t>();
};

TEST_F(KernelCreate, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(KernelCreate, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

} // namespace conformance
