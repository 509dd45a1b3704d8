// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class PlatformGetBackendOption : public PlatformTest {
protected:
  auto call() {
    return Call(urPlatformGetBackendOption, platform(), "name", &platformOption_).outputs(platformOption_);
  }

  const char *platformOption_ = untouched<const char *>();
};

TEST_F(PlatformGetBackendOption, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PlatformGetBackendOption, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

TEST_F(PlatformGetBackendOption, unknownOption) {
  call().with<1>("--no-such-option").answersEither(UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(PlatformGetBackendOption, optimisationLevels) {
  for (const char *option : {"-O0", "-O1", "-O2", "-O3", ""}) {
    const ur_result_t result = call().with<1>(option).result();
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      GTEST_SKIP() << "the platform translates no options";
    ASSERT_OK(result) << option;
    ASSERT_NE(nullptr, platformOption_);
    EXPECT_LT(std::string(platformOption_).size(), 1000U);
  }
}

} // namespace conformance
