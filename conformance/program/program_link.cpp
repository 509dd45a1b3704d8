// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/linking.hpp"

namespace conformance {

class ProgramLink : public LinkingTest {
protected:
  auto call() { return Call(urProgramLink, context(), 1, &programs_, nullptr, &program_).outputs(program_); }
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
  LinkingTest::makesAnExecutable<1>(call());
}

TEST_F(ProgramLink, executables) {
  call().answers(UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_F(ProgramLink, linkedProgramsAreNotBuilt) {
  LinkingTest::linkedProgramsAreNotBuilt<1>(call());
}

TEST_F(ProgramLink, theSameNameTwice) {
  refusesTheSameNameTwice<1>(call());
}

TEST_F(ProgramLink, otherContext) {
  refusesAnotherContext(call());
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
