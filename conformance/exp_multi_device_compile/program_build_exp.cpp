// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramBuildExp : public KernelTest {
protected:
  auto call() {
    devices_ = device();
    return Call(urProgramBuildExp, program(), 1, &devices_, 0, nullptr);
  }

  ur_device_handle_t devices_ = nullptr;
};

TEST_F(ProgramBuildExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramBuildExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(ProgramBuildExp, enumerations) {
  call().with<3>(UR_EXP_PROGRAM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(ProgramBuildExp, builds) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const ur_result_t result = call().with<0>(fresh).result();
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter builds by urProgramBuild only";
  ASSERT_OK(result);
  Kernel made;
  EXPECT_OK(urKernelCreate(fresh, "fill", made.out()));
}

TEST_F(ProgramBuildExp, aDeviceNamedTwice) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  ur_device_handle_t twice[] = {device(), device()};
  const ur_result_t result = call().with<0>(fresh).with<1>(2).with<2>(twice).result();
  EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_INVALID_VALUE ||
              result == UR_RESULT_ERROR_INVALID_DEVICE || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      << resultName(result);
}

TEST_F(ProgramBuildExp, deviceOfAnotherContext) {
  ur_device_handle_t other = otherDevice();
  if (!other)
    GTEST_SKIP() << "the platform has one device only";
  call().with<2>(&other).answersEither(UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(ProgramBuildExp, importsMayStayOpenWhereTheyCanBeResolved) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const auto open = call().with<0>(fresh).with<3>(UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS);
  if (deviceHas(UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP))
    open.succeeds();
  else
    open.answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
