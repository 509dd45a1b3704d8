// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class PlatformCreateWithNativeHandle : public AdapterTest {
protected:
  auto call() { return Call(urPlatformCreateWithNativeHandle, 0, adapter(), nullptr, &platform_).outputs(platform_); }

  ur_platform_handle_t platform_ = untouched<ur_platform_handle_t>();
};

TEST_F(PlatformCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(PlatformCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

TEST_F(PlatformCreateWithNativeHandle, findsThePlatform) {
  ur_native_handle_t native = 0;
  if (!Call(urPlatformGetNativeHandle, environment().platform, &native).worksOrSaysUnsupported()) {
    EXPECT_FALSE(call().worksOrSaysUnsupported());
  } else if (call().with<0>(native).worksOrSaysUnsupported()) {
    EXPECT_EQ(environment().platform, platform_);
  }
}

} // namespace conformance
