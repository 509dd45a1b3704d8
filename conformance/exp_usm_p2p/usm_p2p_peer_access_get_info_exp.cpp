// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class UsmP2PPeerAccessGetInfoExp : public DeviceTest {
protected:
  auto call() {
    return Call(urUsmP2PPeerAccessGetInfoExp, device(), device(), UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, 256,
                propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(UsmP2PPeerAccessGetInfoExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(UsmP2PPeerAccessGetInfoExp, nullPointers) {
  call().with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<3>(0).with<4>(nullptr).with<5>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(UsmP2PPeerAccessGetInfoExp, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(UsmP2PPeerAccessGetInfoExp, sizes) {
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(UsmP2PPeerAccessGetInfoExp, agreesWithTheDevices) {
  for (const ur_device_handle_t from : environment().devices) {
    bool any = false;
    for (const ur_device_handle_t to : environment().devices) {
      int access = -1, atomics = -1;
      ASSERT_OK(urUsmP2PPeerAccessGetInfoExp(from, to, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, sizeof access, &access,
                                             nullptr));
      ASSERT_OK(urUsmP2PPeerAccessGetInfoExp(from, to, UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT, sizeof atomics,
                                             &atomics, nullptr));
      EXPECT_TRUE(access == 0 || access == 1);
      EXPECT_LE(atomics, access) << "atomics without access";
      EXPECT_FALSE(from == to && access) << "a device is no peer of itself";
      any = any || access == 1;
    }
    ur_bool_t supported = 2;
    ASSERT_OK(urDeviceGetInfo(from, UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP, sizeof supported, &supported, nullptr));
    EXPECT_EQ(any, supported == 1);
  }
}

} // namespace conformance
