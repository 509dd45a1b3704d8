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
  LinkingTest::makesAnExecutable<4>(call());
}

TEST_F(ProgramLinkExp, executables) {
  call().answers(UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_F(ProgramLinkExp, linkedProgramsAreNotBuilt) {
  LinkingTest::linkedProgramsAreNotBuilt<4>(call());
}

TEST_F(ProgramLinkExp, theSameNameTwice) {
  refusesTheSameNameTwice<4>(call());
}

TEST_F(ProgramLinkExp, otherContext) {
  refusesAnotherContext(call());
}

TEST_F(ProgramLinkExp, deviceOfAnotherContext) {
  ur_device_handle_t other = otherDevice();
  if (!other)
    GTEST_SKIP() << "the platform has one device only";
  call().with<2>(&other).answersEither(UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_PROGRAM);
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
