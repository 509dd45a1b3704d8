// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramLinkExp : public KernelTest {
protected:
  auto call() {
    devices_ = device();
    programs_ = program();
    return Call(urProgramLinkExp, context(), 1, &devices_, 0, 1, &programs_, nullptr, &program_).outputs(program_);
  }

  ur_device_handle_t devices_ = nullptr;
  ur_program_handle_t programs_ = nullptr;
  ur_program_handle_t program_ = untouched<ur_program_handle_t>();
};

TEST_F(ProgramLinkExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramLinkExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<5>();
  call().needsPointer<7>();
}

TEST_F(ProgramLinkExp, enumerations) {
  call().with<3>(UR_EXP_PROGRAM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(ProgramLinkExp, sizes) {
  call().with<4>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramLinkExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
