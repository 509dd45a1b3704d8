// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramCompileExp : public KernelTest {
protected:
  auto call() {
    devices_ = device();
    return Call(urProgramCompileExp, program(), 1, &devices_, 0, nullptr);
  }

  ur_device_handle_t devices_ = nullptr;
};

TEST_F(ProgramCompileExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramCompileExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(ProgramCompileExp, enumerations) {
  call().with<3>(UR_EXP_PROGRAM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(ProgramCompileExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
