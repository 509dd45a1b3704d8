// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramGetFunctionPointer : public KernelTest {
protected:
  auto call() {
    return Call(urProgramGetFunctionPointer, device(), program(), "conformance_function", &functionPointer_)
        .outputs(functionPointer_);
  }

  void *functionPointer_ = untouched<void *>();
};

TEST_F(ProgramGetFunctionPointer, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(ProgramGetFunctionPointer, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(ProgramGetFunctionPointer, unknownNames) {
  const auto unknown = call().with<2>("no_such_function");
  if (const ur_result_t result = unknown.result(); result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    unknown.answers(UR_RESULT_ERROR_INVALID_KERNEL_NAME);
}

TEST_F(ProgramGetFunctionPointer, findsFunctions) {
  // OpenCL knows no functions but those that have an address.
  if (const ur_result_t result = call().result(); result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ||
                                                  result == UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE ||
                                                  result == UR_RESULT_ERROR_INVALID_KERNEL_NAME) {
    EXPECT_EQ(untouched<void *>(), functionPointer_);
    GTEST_SKIP() << "functions have no addresses here";
  }
  call().succeeds();
  EXPECT_NE(nullptr, functionPointer_);
  EXPECT_NE(untouched<void *>(), functionPointer_);
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  functionPointer_ = untouched<void *>();
  call().with<1>(fresh).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_F(ProgramGetFunctionPointer, ofAKernelIsAddressOrReason) {
  const ur_result_t result = call().with<2>("fill").result();
  EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE ||
              result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      << resultName(result);
  EXPECT_EQ(result == UR_RESULT_SUCCESS, functionPointer_ != untouched<void *>());
}

} // namespace conformance
