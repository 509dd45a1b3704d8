// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelRetain : public KernelTest {
protected:
  auto call() { return Call(urKernelRetain, kernel("fill")); }
};

TEST_F(KernelRetain, nullHandles) {
  call().needsHandle<0>();
}

} // namespace conformance
