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
  if (deviceHas(UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS))
    GTEST_SKIP() << "the device has them";
  const uint32_t value = 1;
  specConstants_ = {7, sizeof value, &value};
  call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

/// On a program of intermediate language, which has constant 7 of 4 bytes.
class SpecializationConstants : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (testing::Test::IsSkipped())
      return;
    if (!deviceHas(UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS))
      GTEST_SKIP() << "the device has none";
    if (environment().form && environment().form->kernelSuffix == ".ptx")
      GTEST_SKIP() << "the suite's intermediate language for this adapter is PTX, which has none";
    ASSERT_NO_FATAL_FAILURE(createWithIl(context(), &fresh_));
  }
  ur_result_t set(uint32_t id, size_t size, const void *value) {
    const ur_specialization_constant_info_t constant{id, size, value};
    return urProgramSetSpecializationConstants(fresh_, 1, &constant);
  }
  Program fresh_;
};

TEST_F(SpecializationConstants, areTaken) {
  const uint32_t value = 71;
  EXPECT_OK(set(7, sizeof value, &value));
  EXPECT_OK(set(7, sizeof value, &value));
  EXPECT_OK(urProgramBuild(context(), fresh_, nullptr));
  EXPECT_OK(set(7, sizeof value, &value));
}

TEST_F(SpecializationConstants, unknownIds) {
  const uint32_t value = 71;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_SPEC_ID, set(8, sizeof value, &value));
  EXPECT_OK(urProgramBuild(context(), fresh_, nullptr));
}

TEST_F(SpecializationConstants, wrongSizesAndNoValue) {
  const uint64_t value = 71;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, set(7, sizeof value, &value));
  const ur_result_t none = set(7, sizeof(uint32_t), nullptr);
  EXPECT_TRUE(none == UR_RESULT_ERROR_INVALID_VALUE || none == UR_RESULT_ERROR_INVALID_NULL_POINTER)
      << resultName(none);
}

} // namespace conformance
