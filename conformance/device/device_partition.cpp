// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class DevicePartition : public DeviceTest {
protected:
  auto call() {
    property_.type = UR_DEVICE_PARTITION_EQUALLY;
    property_.value.equally = 1;
    properties_.pProperties = &property_;
    properties_.PropCount = 1;
    return Call(urDevicePartition, device(), &properties_, 1, &subDevices_, &numDevicesRet_)
        .outputs(subDevices_, numDevicesRet_);
  }

  ur_device_partition_property_t property_ = {};
  ur_device_partition_properties_t properties_ =
      structure<ur_device_partition_properties_t>(UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES);
  ur_device_handle_t subDevices_ = untouched<ur_device_handle_t>();
  uint32_t numDevicesRet_ = 12345;
};

TEST_F(DevicePartition, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(DevicePartition, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(DevicePartition, nullProperties) {
  const auto right = call();
  properties_.pProperties = nullptr;
  right.answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(DevicePartition, refusesWhatTheDeviceLacks) {
  size_t size = 0;
  ASSERT_OK(urDeviceGetInfo(device(), UR_DEVICE_INFO_SUPPORTED_PARTITIONS, 0, nullptr, &size));
  if (size != 0)
    GTEST_SKIP() << "the device can be partitioned; only the errors are tested yet";
  const ur_result_t result = call().result();
  EXPECT_TRUE(result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE || result == UR_RESULT_ERROR_DEVICE_PARTITION_FAILED ||
              result == UR_RESULT_ERROR_INVALID_VALUE)
      << resultName(result);
}

} // namespace conformance
