// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/linking.hpp"

namespace conformance {

class ProgramCompile : public KernelTest {
protected:
  auto call() { return Call(urProgramCompile, context(), program(), nullptr); }
};

TEST_F(ProgramCompile, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(ProgramCompile, makesAnObject) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const auto compile = call().with<1>(fresh);
  if (!deviceHas(UR_DEVICE_INFO_LINKER_AVAILABLE)) {
    compile.answersEither(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
    GTEST_SKIP() << "the device has no linker, and says so";
  }
  if (Program other;
      createProgram(context(), device(), &other) == UR_RESULT_SUCCESS && !becomesAnObject(context(), other))
    GTEST_SKIP() << kLinksOthers;
  compile.succeeds();
  const InfoQuery query = infoQuery(urProgramGetBuildInfo, fresh, device());
  EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_SUCCESS, infoOf<ur_program_build_status_t>(query, UR_PROGRAM_BUILD_INFO_STATUS));
  EXPECT_EQ(UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT,
            infoOf<ur_program_binary_type_t>(query, UR_PROGRAM_BUILD_INFO_BINARY_TYPE));
  Kernel none;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, urKernelCreate(fresh, "fill", none.out()));
  // It may still be built.
  EXPECT_OK(urProgramBuild(context(), fresh, nullptr));
  EXPECT_OK(urKernelCreate(fresh, "fill", none.out()));
}

TEST_F(ProgramCompile, notWhileThereAreKernels) {
  kernel("fill");
  const ur_result_t result = call().result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_OPERATION || result == UR_RESULT_ERROR_INVALID_PROGRAM ||
              result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      << resultName(result);
}

TEST_F(ProgramCompile, otherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  const ur_result_t result = call().with<0>(other).result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_CONTEXT || result == UR_RESULT_ERROR_INVALID_PROGRAM ||
              result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      << resultName(result);
}

TEST_F(ProgramCompile, brokenCode) {
  uint8_t bytes[64] = {1, 2, 3};
  const uint8_t *binary = bytes;
  size_t length = sizeof bytes;
  ur_device_handle_t on = device();
  Program broken;
  if (urProgramCreateWithBinary(context(), 1, &on, &length, &binary, nullptr, broken.out()) != UR_RESULT_SUCCESS)
    GTEST_SKIP() << "the adapter refuses broken code when the program is made";
  EXPECT_NE(UR_RESULT_SUCCESS, call().with<1>(broken).result());
}

} // namespace conformance
