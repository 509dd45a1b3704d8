// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class PlatformGetApiVersion : public PlatformTest {
protected:
  auto call() { return Call(urPlatformGetApiVersion, platform(), &version_).outputs(version_); }

  ur_api_version_t version_ = UR_API_VERSION_0_6;
};

TEST_F(PlatformGetApiVersion, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PlatformGetApiVersion, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(PlatformGetApiVersion, isTheHeaders) {
  call().succeeds();
  EXPECT_EQ(UR_API_VERSION_CURRENT, version_);
}

} // namespace conformance
