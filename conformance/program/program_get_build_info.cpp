// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class ProgramGetBuildInfo : public KernelTest {
protected:
  auto call() {
    return Call(urProgramGetBuildInfo, program(), device(), UR_PROGRAM_BUILD_INFO_STATUS, 256, propValue_,
                &propSizeRet_)
        .outputs(propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(ProgramGetBuildInfo, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(ProgramGetBuildInfo, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(ProgramGetBuildInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_PROGRAM_BUILD_INFO_STATUS, ur_program_build_status_t),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_BUILD_INFO_OPTIONS, char),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_BUILD_INFO_LOG, char),
      CONFORMANCE_INFO(UR_PROGRAM_BUILD_INFO_BINARY_TYPE, ur_program_binary_type_t),
  };
  checkInfoValues(infoQuery(urProgramGetBuildInfo, program(), device()), values);
}

TEST_F(ProgramGetBuildInfo, values) {
  const InfoQuery query = infoQuery(urProgramGetBuildInfo, program(), device());
  EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_SUCCESS, infoOf<ur_program_build_status_t>(query, UR_PROGRAM_BUILD_INFO_STATUS));
  EXPECT_EQ(UR_PROGRAM_BINARY_TYPE_EXECUTABLE,
            infoOf<ur_program_binary_type_t>(query, UR_PROGRAM_BUILD_INFO_BINARY_TYPE));
  infoString(query, UR_PROGRAM_BUILD_INFO_LOG);
  EXPECT_EQ("", infoString(query, UR_PROGRAM_BUILD_INFO_OPTIONS));
}

TEST_F(ProgramGetBuildInfo, beforeTheBuild) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const InfoQuery query = infoQuery(urProgramGetBuildInfo, fresh, device());
  EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_NONE, infoOf<ur_program_build_status_t>(query, UR_PROGRAM_BUILD_INFO_STATUS));
}

TEST_F(ProgramGetBuildInfo, keepsTheOptions) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const ur_result_t result = urProgramBuild(context(), fresh, "-DANSWER=42");
  if (result != UR_RESULT_SUCCESS)
    GTEST_SKIP() << "the adapter takes no options for binaries";
  const InfoQuery query = infoQuery(urProgramGetBuildInfo, fresh, device());
  EXPECT_EQ("-DANSWER=42", infoString(query, UR_PROGRAM_BUILD_INFO_OPTIONS));
}

TEST_F(ProgramGetBuildInfo, deviceOfAnotherContext) {
  ur_device_handle_t other = otherDevice();
  if (!other)
    GTEST_SKIP() << "the platform has one device only";
  call().with<1>(other).answers(UR_RESULT_ERROR_INVALID_DEVICE);
}

} // namespace conformance
