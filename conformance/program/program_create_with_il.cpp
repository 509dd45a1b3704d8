// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class ProgramCreateWithIL : public ContextTest {
protected:
  auto call() { return Call(urProgramCreateWithIL, context(), iL_, 64, nullptr, &program_).outputs(program_); }

  unsigned char iL_[256] = {};
  ur_program_handle_t program_ = untouched<ur_program_handle_t>();
};

TEST_F(ProgramCreateWithIL, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramCreateWithIL, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<4>();
}

TEST_F(ProgramCreateWithIL, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramCreateWithIL, properties) {
  auto properties = structure<ur_program_properties_t>(UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES);
  properties.count = 1;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  const ur_program_metadata_t metadata = {};
  properties.count = 0;
  properties.pMetadatas = &metadata;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramCreateWithIL, bytesInNoLanguage) {
  for (const std::vector<uint8_t> &bytes :
       {std::vector<uint8_t>(64, 0), std::vector<uint8_t>{1, 0, 2, 0, 3, 0, 4, 0}}) {
    const ur_result_t result = call().with<1>(bytes.data()).with<2>(bytes.size()).result();
    EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_BINARY || result == UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE ||
                result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
        << resultName(result);
    EXPECT_EQ(untouched<ur_program_handle_t>(), program_);
  }
}

TEST_F(ProgramCreateWithIL, noneWhereNoneIsTaken) {
  std::vector<char> version(256, 0);
  const ur_result_t known =
      urDeviceGetInfo(device(), UR_DEVICE_INFO_IL_VERSION, version.size(), version.data(), nullptr);
  if (known == UR_RESULT_SUCCESS && version[0] != '\0')
    GTEST_SKIP() << "the device takes an intermediate language";
  const ur_result_t result = call().result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ||
              result == UR_RESULT_ERROR_INVALID_BINARY)
      << resultName(result);
  EXPECT_EQ(untouched<ur_program_handle_t>(), program_);
}

TEST_F(ProgramCreateWithIL, isKeptAndBuilt) {
  Program made;
  ASSERT_NO_FATAL_FAILURE(createWithIl(context(), &made));
  if (testing::Test::IsSkipped())
    return;
  const InfoQuery query = infoQuery(urProgramGetInfo, made);
  EXPECT_EQ(kernelImage(), infoArray<uint8_t>(query, UR_PROGRAM_INFO_IL));
  EXPECT_EQ(1U, infoOf<uint32_t>(query, UR_PROGRAM_INFO_NUM_DEVICES));
  ASSERT_OK(urProgramBuild(context(), made, nullptr));
  Kernel kernel;
  EXPECT_OK(urKernelCreate(made, "fill", kernel.out()));
  EXPECT_NE(0U, infoArray<size_t>(query, UR_PROGRAM_INFO_BINARY_SIZES).at(0)) << "what it was built into";
}

} // namespace conformance
