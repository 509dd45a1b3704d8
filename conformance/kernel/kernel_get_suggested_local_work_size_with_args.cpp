// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelGetSuggestedLocalWorkSizeWithArgs : public KernelTest {
protected:
  auto call() {
    return Call(urKernelGetSuggestedLocalWorkSizeWithArgs, kernel("fill"), queue(), 1, globalWorkOffset_,
                globalWorkSize_, 1, nullptr, suggestedLocalWorkSize_)
        .outputs(suggestedLocalWorkSize_);
  }

  size_t globalWorkOffset_[3] = {0, 0, 0};
  size_t globalWorkSize_[3] = {1, 1, 1};
  size_t suggestedLocalWorkSize_[3] = {1, 1, 1};
};

TEST_F(KernelGetSuggestedLocalWorkSizeWithArgs, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(KernelGetSuggestedLocalWorkSizeWithArgs, nullPointers) {
  call().needsPointer<3>();
  call().needsPointer<4>();
  call().needsPointer<7>();
}

TEST_F(KernelGetSuggestedLocalWorkSizeWithArgs, arguments) {
  call().with<5>(1).with<6>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  auto argument = structure<ur_exp_kernel_arg_properties_t>(UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES);
  argument.type = noEnumerator<ur_exp_kernel_arg_type_t>();
  call().with<5>(1).with<6>(&argument).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(KernelGetSuggestedLocalWorkSizeWithArgs, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
