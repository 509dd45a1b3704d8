// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/linking.hpp"

namespace conformance {

class ProgramLink : public LinkingTest {
protected:
  auto call() { return Call(urProgramLink, context(), 1, &programs_, nullptr, &program_).outputs(program_); }

  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(LinkingTest::SetUp());
    programs_ = program();
  }

  ur_program_handle_t programs_ = nullptr;
  ur_program_handle_t program_ = untouched<ur_program_handle_t>();
};

TEST_F(ProgramLink, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramLink, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<4>();
}

TEST_F(ProgramLink, sizes) {
  call().with<1>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramLink, makesAnExecutable) {
  Program object;
  ASSERT_NO_FATAL_FAILURE(makeObject(&object));
  programs_ = object;
  Program linked;
  call().with<4>(linked.out()).succeeds();
  EXPECT_EQ(UR_PROGRAM_BINARY_TYPE_EXECUTABLE,
            buildInfo<ur_program_binary_type_t>(linked, UR_PROGRAM_BUILD_INFO_BINARY_TYPE));
  EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_SUCCESS,
            buildInfo<ur_program_build_status_t>(linked, UR_PROGRAM_BUILD_INFO_STATUS));
  EXPECT_EQ(1U, references(infoQuery(urProgramGetInfo, linked), UR_PROGRAM_INFO_REFERENCE_COUNT));
  object.reset(); // the linked program doesn't need it
  runs(linked);
}

TEST_F(ProgramLink, executables) {
  call().answers(UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_F(ProgramLink, linkedProgramsAreNotBuilt) {
  Program object;
  ASSERT_NO_FATAL_FAILURE(makeObject(&object));
  programs_ = object;
  Program linked;
  call().with<4>(linked.out()).succeeds();
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM, urProgramBuild(context(), linked, nullptr));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM, urProgramCompile(context(), linked, nullptr));
  runs(linked);
}

TEST_F(ProgramLink, theSameNameTwice) {
  Program one, two;
  ASSERT_NO_FATAL_FAILURE(makeObject(&one));
  ASSERT_NO_FATAL_FAILURE(makeObject(&two));
  ur_program_handle_t both[] = {one, two};
  ur_program_handle_t made = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, call().with<1>(2).with<2>(both).with<4>(&made).result());
  if (made == nullptr)
    return;
  const Program failed(made); // a program without code, for its log
  EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_ERROR, buildInfo<ur_program_build_status_t>(failed, UR_PROGRAM_BUILD_INFO_STATUS));
  EXPECT_NE("", logOf(failed));
  Kernel none;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, urKernelCreate(failed, "fill", none.out()));
}

TEST_F(ProgramLink, otherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  call().with<0>(other).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_CONTEXT);
}

class NoLinker : public KernelTest {};

TEST_F(NoLinker, saysSo) {
  if (deviceHas(UR_DEVICE_INFO_LINKER_AVAILABLE))
    GTEST_SKIP() << "the device has a linker";
  const ur_program_handle_t one = program();
  ur_device_handle_t on = device();
  ur_program_handle_t made = untouched<ur_program_handle_t>();
  Call(urProgramLink, context(), 1, &one, nullptr, &made).outputs(made).answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  Call(urProgramLinkExp, context(), 1, &on, 0, 1, &one, nullptr, &made)
      .outputs(made)
      .answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
