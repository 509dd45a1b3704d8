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

TEST_F(DeviceRetain, keepsTheHandleUsable) {
  // A root device may count references or not; what it is stays the same.
  call().succeeds();
  EXPECT_GE(deviceInfo<uint32_t>(UR_DEVICE_INFO_REFERENCE_COUNT), 1U);
  EXPECT_OK(urDeviceRelease(device()));
  EXPECT_GE(deviceInfo<uint32_t>(UR_DEVICE_INFO_REFERENCE_COUNT), 1U);
}

} // namespace conformance
