// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class DeviceRelease : public DeviceTest {
protected:
  auto call() { return Call(urDeviceRelease, device()); }
};

TEST_F(DeviceRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(DeviceRelease, afterRetain) {
  const uint32_t before = deviceInfo<uint32_t>(UR_DEVICE_INFO_REFERENCE_COUNT);
  ASSERT_OK(urDeviceRetain(device()));
  call().succeeds();
  EXPECT_EQ(before, deviceInfo<uint32_t>(UR_DEVICE_INFO_REFERENCE_COUNT));
}

} // namespace conformance
