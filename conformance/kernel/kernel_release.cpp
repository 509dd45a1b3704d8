// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelRelease : public KernelTest {
protected:
  auto call() { return Call(urKernelRelease, kernel("fill")); }
};

TEST_F(KernelRelease, nullHandles) {
  call().needsHandle<0>();
}

} // namespace conformance
