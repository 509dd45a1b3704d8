// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/linking.hpp"

namespace conformance {

class ProgramLinkExp : public LinkingTest {
protected:
  auto call() {
    devices_ = device();
    return Call(urProgramLinkExp, context(), 1, &devices_, 0, 1, &programs_, nullptr, &program_).outputs(program_);
  }

  ur_device_handle_t devices_ = nullptr;
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(LinkingTest::SetUp());
    programs_ = program();
  }

  ur_program_handle_t programs_ = nullptr;
  ur_program_handle_t program_ = untouched<ur_program_handle_t>();
};

TEST_F(ProgramLinkExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramLinkExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<5>();
  call().needsPointer<7>();
}

TEST_F(ProgramLinkExp, enumerations) {
  call().with<3>(UR_EXP_PROGRAM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(ProgramLinkExp, sizes) {
  call().with<4>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramLinkExp, makesAnExecutable) {
  Program object;
  ASSERT_NO_FATAL_FAILURE(makeObject(&object));
  programs_ = object;
  Program linked;
  call().with<7>(linked.out()).succeeds();
  EXPECT_EQ(UR_PROGRAM_BINARY_TYPE_EXECUTABLE,
            buildInfo<ur_program_binary_type_t>(linked, UR_PROGRAM_BUILD_INFO_BINARY_TYPE));
  EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_SUCCESS,
            buildInfo<ur_program_build_status_t>(linked, UR_PROGRAM_BUILD_INFO_STATUS));
  EXPECT_EQ(1U, references(infoQuery(urProgramGetInfo, linked), UR_PROGRAM_INFO_REFERENCE_COUNT));
  object.reset(); // the linked program doesn't need it
  runs(linked);
}

TEST_F(ProgramLinkExp, executables) {
  call().answers(UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_F(ProgramLinkExp, linkedProgramsAreNotBuilt) {
  Program object;
  ASSERT_NO_FATAL_FAILURE(makeObject(&object));
  programs_ = object;
  Program linked;
  call().with<7>(linked.out()).succeeds();
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM, urProgramBuild(context(), linked, nullptr));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM, urProgramCompile(context(), linked, nullptr));
  runs(linked);
}

TEST_F(ProgramLinkExp, theSameNameTwice) {
  Program one, two;
  ASSERT_NO_FATAL_FAILURE(makeObject(&one));
  ASSERT_NO_FATAL_FAILURE(makeObject(&two));
  ur_program_handle_t both[] = {one, two};
  ur_program_handle_t made = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, call().with<4>(2).with<5>(both).with<7>(&made).result());
  if (made == nullptr)
    return;
  const Program failed(made); // a program without code, for its log
  EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_ERROR, buildInfo<ur_program_build_status_t>(failed, UR_PROGRAM_BUILD_INFO_STATUS));
  EXPECT_NE("", logOf(failed));
  Kernel none;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, urKernelCreate(failed, "fill", none.out()));
}

TEST_F(ProgramLinkExp, otherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  call().with<0>(other).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_CONTEXT);
}

TEST_F(ProgramLinkExp, deviceOfAnotherContext) {
  for (ur_device_handle_t other : environment().devices) {
    if (other == device())
      continue;
    call().with<2>(&other).answersEither(UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM);
    return;
  }
  GTEST_SKIP() << "the platform has one device only";
}

TEST_F(ProgramLinkExp, importsMayStayOpenWhereTheyCanBeResolved) {
  Program object;
  ASSERT_NO_FATAL_FAILURE(makeObject(&object));
  programs_ = object;
  const auto open = call().with<3>(UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS);
  if (!deviceHas(UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP)) {
    open.answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  Program linked;
  open.with<7>(linked.out()).succeeds();
  runs(linked);
}

} // namespace conformance
