// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/devices.hpp"

namespace conformance {

class DeviceCreateWithNativeHandle : public AdapterTest {
protected:
  auto call() { return Call(urDeviceCreateWithNativeHandle, 0, adapter(), nullptr, &device_).outputs(device_); }

  ur_device_handle_t device_ = untouched<ur_device_handle_t>();
};

TEST_F(DeviceCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(DeviceCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

TEST_F(DeviceCreateWithNativeHandle, findsTheDevice) {
  ur_native_handle_t native = 0;
  if (!Call(urDeviceGetNativeHandle, environment().device, &native).worksOrSaysUnsupported()) {
    EXPECT_FALSE(call().worksOrSaysUnsupported());
  } else if (call().with<0>(native).worksOrSaysUnsupported()) {
    EXPECT_EQ(environment().device, device_);
    EXPECT_OK(urDeviceRelease(device_));
  }
}

TEST_F(DeviceCreateWithNativeHandle, findsParts) {
  if (!canPartition(environment().device, UR_DEVICE_PARTITION_EQUALLY))
    GTEST_SKIP() << "the device has no equal parts";
  const std::vector<Device> parts = partsOf(environment().device, {equally(1)});
  for (const Device &part : parts) {
    ur_native_handle_t native = 0;
    device_ = untouched<ur_device_handle_t>();
    if (!Call(urDeviceGetNativeHandle, part.get(), &native).worksOrSaysUnsupported())
      return;
    if (call().with<0>(native).worksOrSaysUnsupported()) {
      EXPECT_EQ(part.get(), device_);
      EXPECT_OK(urDeviceRelease(device_));
    }
  }
}

} // namespace conformance
