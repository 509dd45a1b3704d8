// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class ProgramBuild : public KernelTest {
protected:
  auto call() { return Call(urProgramBuild, context(), program(), nullptr); }
};

TEST_F(ProgramBuild, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(ProgramBuild, withAndWithoutOptions) {
  for (const char *options : {static_cast<const char *>(nullptr), ""}) {
    Program fresh;
    ASSERT_OK(createProgram(context(), device(), &fresh));
    call().with<1>(fresh).with<2>(options).succeeds();
    Kernel made;
    EXPECT_OK(urKernelCreate(fresh, "fill", made.out()));
  }
}

TEST_F(ProgramBuild, optionsThatThePlatformTranslates) {
  for (const char *level : {"-O0", "-O1", "-O2", "-O3"}) {
    const char *option = nullptr;
    if (urPlatformGetBackendOption(platform(), level, &option) != UR_RESULT_SUCCESS)
      continue; // said elsewhere
    Program fresh;
    ASSERT_OK(createProgram(context(), device(), &fresh));
    EXPECT_OK(urProgramBuild(context(), fresh, option)) << level << " is '" << option << "'";
  }
}

TEST_F(ProgramBuild, twice) {
  // A second build is either done or refused; what was built stays.
  const ur_result_t again = call().result();
  EXPECT_TRUE(again == UR_RESULT_SUCCESS || again == UR_RESULT_ERROR_INVALID_OPERATION) << resultName(again);
  Kernel made;
  EXPECT_OK(urKernelCreate(program(), "fill", made.out()));
}

TEST_F(ProgramBuild, otherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  const ur_result_t result = urProgramBuild(other, fresh, nullptr);
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_CONTEXT || result == UR_RESULT_ERROR_INVALID_PROGRAM)
      << resultName(result);
}

} // namespace conformance
