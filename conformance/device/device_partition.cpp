// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class DevicePartition : public DeviceTest {
protected:
  auto call() {
    return Call(urDevicePartition, device(), &properties_, 1, &subDevices_, &numDevicesRet_)
        .outputs(subDevices_, numDevicesRet_);
  }

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
  properties_.pProperties = nullptr;
  call().answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(DevicePartition, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
