// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelSetExecInfo : public KernelTest {
protected:
  auto call() {
    return Call(urKernelSetExecInfo, kernel("fill"), UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, 256, nullptr, propValue_);
  }

  unsigned char propValue_[256] = {};
};

TEST_F(KernelSetExecInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(KernelSetExecInfo, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(KernelSetExecInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(KernelSetExecInfo, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
