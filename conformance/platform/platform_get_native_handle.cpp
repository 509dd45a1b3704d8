// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class PlatformGetNativeHandle : public PlatformTest {
protected:
  auto call() { return Call(urPlatformGetNativeHandle, platform(), &nativePlatform_).outputs(nativePlatform_); }

  ur_native_handle_t nativePlatform_ = 12345;
};

TEST_F(PlatformGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PlatformGetNativeHandle, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(PlatformGetNativeHandle, staysTheSame) {
  if (!call().worksOrSaysUnsupported())
    return;
  const ur_native_handle_t first = nativePlatform_;
  call().succeeds();
  EXPECT_EQ(first, nativePlatform_);
}

} // namespace conformance
