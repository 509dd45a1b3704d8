// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class DeviceRetain : public DeviceTest {
protected:
  auto call() { return Call(urDeviceRetain, device()); }
};

TEST_F(DeviceRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(DeviceRetain, rootDevicesDontCount) {
  const uint32_t before = deviceInfo<uint32_t>(UR_DEVICE_INFO_REFERENCE_COUNT);
  call().succeeds();
  EXPECT_EQ(before, deviceInfo<uint32_t>(UR_DEVICE_INFO_REFERENCE_COUNT));
  EXPECT_OK(urDeviceRelease(device()));
  EXPECT_EQ(before, deviceInfo<uint32_t>(UR_DEVICE_INFO_REFERENCE_COUNT));
}

} // namespace conformance
