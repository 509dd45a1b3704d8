// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class PlatformGet : public AdapterTest {
protected:
  auto call() {
    return Call(urPlatformGet, adapter(), 1, &platforms_, &numPlatforms_).outputs(platforms_, numPlatforms_);
  }

  ur_platform_handle_t platforms_ = untouched<ur_platform_handle_t>();
  uint32_t numPlatforms_ = 12345;
};

TEST_F(PlatformGet, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PlatformGet, sizes) {
  call().with<1>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(PlatformGet, nothingAskedFor) {
  call().with<1>(0).with<2>(nullptr).with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(PlatformGet, countsAndGives) {
  uint32_t count = 0;
  ASSERT_OK(urPlatformGet(adapter(), 0, nullptr, &count));
  ASSERT_GE(count, 1U);
  std::vector<ur_platform_handle_t> platforms(count, nullptr), again(count, nullptr);
  ASSERT_OK(urPlatformGet(adapter(), count, platforms.data(), nullptr));
  ASSERT_OK(urPlatformGet(adapter(), count, again.data(), &count));
  EXPECT_EQ(platforms, again) << "platforms keep their handles";
  for (ur_platform_handle_t platform : platforms)
    EXPECT_NE(nullptr, platform);
}

TEST_F(PlatformGet, roomForMoreThanThereAre) {
  uint32_t count = 0;
  ASSERT_OK(urPlatformGet(adapter(), 0, nullptr, &count));
  std::vector<ur_platform_handle_t> platforms(count + 2, untouched<ur_platform_handle_t>());
  ASSERT_OK(urPlatformGet(adapter(), count + 2, platforms.data(), nullptr));
  EXPECT_EQ(untouched<ur_platform_handle_t>(), platforms[count]);
}

} // namespace conformance
