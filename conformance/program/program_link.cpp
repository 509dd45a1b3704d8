// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramLink : public KernelTest {
protected:
  auto call() {
    programs_ = program();
    return Call(urProgramLink, context(), 1, &programs_, nullptr, &program_).outputs(program_);
  }

  ur_program_handle_t programs_ = nullptr;
  ur_program_handle_t program_ = untouched<ur_program_handle_t>();
};

TEST_F(ProgramLink, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramLink, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<4>();
}

TEST_F(ProgramLink, sizes) {
  call().with<1>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramLink, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
