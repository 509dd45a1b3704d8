// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/variables.hpp"

namespace conformance {

class ProgramGetGlobalVariablePointer : public VariableTest {
protected:
  auto call() {
    return Call(urProgramGetGlobalVariablePointer, device(), program(), kVariable, &globalVariableSizeRet_,
                &globalVariablePointerRet_)
        .outputs(globalVariableSizeRet_, globalVariablePointerRet_);
  }

  size_t globalVariableSizeRet_ = 12345;
  void *globalVariablePointerRet_ = untouched<void *>();
};

TEST_F(ProgramGetGlobalVariablePointer, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(ProgramGetGlobalVariablePointer, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<4>();
}

TEST_F(ProgramGetGlobalVariablePointer, addressAndSize) {
  set({31, 32, 33, 34});
  call().succeeds();
  ASSERT_FALSE(HasFailure()); // Else there is no address.
  EXPECT_EQ(16U, globalVariableSizeRet_);
  ASSERT_NE(nullptr, globalVariablePointerRet_);
  EXPECT_EQ((std::vector<uint32_t>{31, 32, 33, 34}), readWords(queue(), globalVariablePointerRet_, 4));
  const uint32_t word = 35;
  writeMemory(queue(), static_cast<uint32_t *>(globalVariablePointerRet_) + 3, &word, sizeof word);
  EXPECT_EQ((Words{31, 32, 33, 35}), get());
}

TEST_F(ProgramGetGlobalVariablePointer, withoutSize) {
  call().with<3>(nullptr).succeeds();
  EXPECT_NE(untouched<void *>(), globalVariablePointerRet_);
}

TEST_F(ProgramGetGlobalVariablePointer, noSuchVariable) {
  call().with<2>("no_such_variable").answers(UR_RESULT_ERROR_INVALID_VALUE);
  call().with<2>("").answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(ProgramGetGlobalVariablePointer, programNotBuilt) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  call().with<1>(fresh).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_F(ProgramGetGlobalVariablePointer, deviceOfAnotherContext) {
  ur_device_handle_t other = otherDevice();
  if (!other)
    GTEST_SKIP() << "the platform has one device only";
  call().with<0>(other).answers(UR_RESULT_ERROR_INVALID_DEVICE);
}

TEST_F(NoVariableTest, urProgramGetGlobalVariablePointer) {
  size_t size = 12345;
  void *pointer = untouched<void *>();
  Call(urProgramGetGlobalVariablePointer, device(), program(), kVariable, &size, &pointer)
      .outputs(size, pointer)
      .answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
