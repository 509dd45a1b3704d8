// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelGetSuggestedLocalWorkSize : public KernelTest {
protected:
  auto call() {
    return Call(urKernelGetSuggestedLocalWorkSize, kernel("fill"), queue(), 1, globalWorkOffset_, globalWorkSize_,
                suggestedLocalWorkSize_)
        .outputs(suggestedLocalWorkSize_);
  }

  size_t globalWorkOffset_[3] = {0, 0, 0};
  size_t globalWorkSize_[3] = {1, 1, 1};
  size_t suggestedLocalWorkSize_[3] = {1, 1, 1};
};

TEST_F(KernelGetSuggestedLocalWorkSize, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(KernelGetSuggestedLocalWorkSize, nullPointers) {
  call().needsPointer<3>();
  call().needsPointer<4>();
  call().needsPointer<5>();
}

TEST_F(KernelGetSuggestedLocalWorkSize, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
