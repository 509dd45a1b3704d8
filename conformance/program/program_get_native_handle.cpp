// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramGetNativeHandle : public KernelTest {
protected:
  auto call() { return Call(urProgramGetNativeHandle, program(), &nativeProgram_).outputs(nativeProgram_); }

  ur_native_handle_t nativeProgram_ = 12345;
};

TEST_F(ProgramGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramGetNativeHandle, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(ProgramGetNativeHandle, staysTheSame) {
  if (!call().worksOrSaysUnsupported())
    return;
  const ur_native_handle_t first = nativeProgram_;
  call().succeeds();
  EXPECT_EQ(first, nativeProgram_);
}

// The vendor's program is made of the code, or there is none before a build.
TEST_F(ProgramGetNativeHandle, beforeABuild) {
  Program fresh, same;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const ur_result_t result = call().with<0>(fresh).result();
  if (result != UR_RESULT_SUCCESS) {
    EXPECT_TRUE(result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE || result == UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE)
        << resultName(result);
    EXPECT_EQ(12345U, nativeProgram_);
    return;
  }
  ASSERT_OK(urProgramCreateWithNativeHandle(nativeProgram_, context(), nullptr, same.out()));
  ur_native_handle_t back = 0;
  EXPECT_OK(urProgramGetNativeHandle(same, &back));
  EXPECT_EQ(nativeProgram_, back);
  same.reset();
  ASSERT_OK(urProgramBuild(context(), fresh, nullptr));
  EXPECT_OK(urProgramGetNativeHandle(fresh, &back));
  EXPECT_EQ(nativeProgram_, back);
  expectKernelsRun(queue(), fresh);
}

} // namespace conformance
