// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramSetSpecializationConstants : public KernelTest {
protected:
  auto call() { return Call(urProgramSetSpecializationConstants, program(), 1, &specConstants_); }

  ur_specialization_constant_info_t specConstants_ = {};
};

TEST_F(ProgramSetSpecializationConstants, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramSetSpecializationConstants, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(ProgramSetSpecializationConstants, sizes) {
  call().with<1>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramSetSpecializationConstants, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
