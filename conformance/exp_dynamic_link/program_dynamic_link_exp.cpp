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

TEST_F(ProgramDynamicLinkExp, programsWithoutImports) {
  if (!deviceHas(UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP)) {
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  call().succeeds();
  Kernel still;
  EXPECT_OK(urKernelCreate(program(), "fill", still.out()));
}

TEST_F(ProgramDynamicLinkExp, programsThatAreNotBuilt) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const auto right = call();
  programs_ = fresh;
  right.answersEither(UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(ProgramDynamicLinkExp, otherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  call().with<0>(other).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
