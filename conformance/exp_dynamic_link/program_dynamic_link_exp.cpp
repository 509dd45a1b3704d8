// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramDynamicLinkExp : public KernelTest {
protected:
  auto call() {
    programs_ = program();
    return Call(urProgramDynamicLinkExp, context(), 1, &programs_);
  }

  ur_program_handle_t programs_ = nullptr;
};

TEST_F(ProgramDynamicLinkExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramDynamicLinkExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(ProgramDynamicLinkExp, sizes) {
  call().with<1>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramDynamicLinkExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
