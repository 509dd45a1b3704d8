// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/linking.hpp"

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

TEST_F(ProgramCompileExp, makesAnObject) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const auto compile = call().with<0>(fresh);
  if (!deviceHas(UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP)) {
    compile.answersEither(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
    GTEST_SKIP() << "the adapter doesn't compile for single devices, and says so";
  }
  if (Program other;
      createProgram(context(), device(), &other) == UR_RESULT_SUCCESS && !becomesAnObject(context(), other))
    GTEST_SKIP() << kLinksOthers;
  compile.succeeds();
  EXPECT_EQ(UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT,
            infoOf<ur_program_binary_type_t>(infoQuery(urProgramGetBuildInfo, fresh, device()),
                                             UR_PROGRAM_BUILD_INFO_BINARY_TYPE));
}

TEST_F(ProgramCompileExp, deviceOfAnotherContext) {
  ur_device_handle_t other = otherDevice();
  if (!other)
    GTEST_SKIP() << "the platform has one device only";
  call().with<2>(&other).answersEither(UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
