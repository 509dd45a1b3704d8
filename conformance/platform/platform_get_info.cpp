// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class PlatformGetInfo : public PlatformTest {
protected:
  auto call() {
    return Call(urPlatformGetInfo, platform(), UR_PLATFORM_INFO_NAME, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(PlatformGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PlatformGetInfo, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(PlatformGetInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(PlatformGetInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(PlatformGetInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO_ARRAY(UR_PLATFORM_INFO_NAME, char),
      CONFORMANCE_INFO_ARRAY(UR_PLATFORM_INFO_VENDOR_NAME, char),
      CONFORMANCE_INFO_ARRAY(UR_PLATFORM_INFO_VERSION, char),
      CONFORMANCE_INFO_ARRAY(UR_PLATFORM_INFO_EXTENSIONS, char),
      CONFORMANCE_INFO_ARRAY(UR_PLATFORM_INFO_PROFILE, char),
      CONFORMANCE_INFO(UR_PLATFORM_INFO_BACKEND, ur_backend_t),
      CONFORMANCE_INFO(UR_PLATFORM_INFO_ADAPTER, ur_adapter_handle_t),
  };
  checkInfoValues(infoQuery(urPlatformGetInfo, platform()), values);
}

TEST_F(PlatformGetInfo, errors) {
  checkInfoErrors(infoQuery(urPlatformGetInfo, platform()), UR_PLATFORM_INFO_NAME);
}

TEST_F(PlatformGetInfo, values) {
  const InfoQuery query = infoQuery(urPlatformGetInfo, platform());
  EXPECT_EQ(adapter(), infoOf<ur_adapter_handle_t>(query, UR_PLATFORM_INFO_ADAPTER));
  EXPECT_EQ(environment().backend, infoOf<ur_backend_t>(query, UR_PLATFORM_INFO_BACKEND));
  for (const ur_platform_info_t name :
       {UR_PLATFORM_INFO_NAME, UR_PLATFORM_INFO_VENDOR_NAME, UR_PLATFORM_INFO_VERSION, UR_PLATFORM_INFO_PROFILE})
    EXPECT_FALSE(infoString(query, name).empty()) << name;
}

} // namespace conformance
