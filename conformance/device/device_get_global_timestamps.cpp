// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class DeviceGetGlobalTimestamps : public DeviceTest {
protected:
  auto call() {
    return Call(urDeviceGetGlobalTimestamps, device(), &deviceTimestamp_, &hostTimestamp_)
        .outputs(deviceTimestamp_, hostTimestamp_);
  }

  uint64_t deviceTimestamp_ = 12345;
  uint64_t hostTimestamp_ = 12345;
};

TEST_F(DeviceGetGlobalTimestamps, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(DeviceGetGlobalTimestamps, runForward) {
  uint64_t device1 = 0, host1 = 0, device2 = 0, host2 = 0;
  const ur_result_t result = urDeviceGetGlobalTimestamps(device(), &device1, &host1);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the device has no timestamps";
  ASSERT_OK(result);
  ASSERT_OK(urDeviceGetGlobalTimestamps(device(), &device2, &host2));
  EXPECT_NE(0U, device1);
  EXPECT_LE(device1, device2);
  EXPECT_LE(host1, host2);
}

TEST_F(DeviceGetGlobalTimestamps, eitherAlone) {
  uint64_t time = 0;
  const ur_result_t result = urDeviceGetGlobalTimestamps(device(), &time, nullptr);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the device has no timestamps";
  EXPECT_OK(result);
  EXPECT_OK(urDeviceGetGlobalTimestamps(device(), nullptr, &time));
  EXPECT_OK(urDeviceGetGlobalTimestamps(device(), nullptr, nullptr));
}

} // namespace conformance
