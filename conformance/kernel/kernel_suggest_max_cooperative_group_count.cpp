// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelSuggestMaxCooperativeGroupCount : public KernelTest {
protected:
  auto call() {
    return Call(urKernelSuggestMaxCooperativeGroupCount, kernel("fill"), device(), 1, localWorkSize_, 64,
                &groupCountRet_)
        .outputs(groupCountRet_);
  }

  size_t localWorkSize_[3] = {1, 1, 1};
  uint32_t groupCountRet_ = 12345;
};

TEST_F(KernelSuggestMaxCooperativeGroupCount, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(KernelSuggestMaxCooperativeGroupCount, nullPointers) {
  call().needsPointer<3>();
  call().needsPointer<5>();
}

TEST_F(KernelSuggestMaxCooperativeGroupCount, dimensions) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  call().with<2>(4).answers(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
}

TEST_F(KernelSuggestMaxCooperativeGroupCount, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
