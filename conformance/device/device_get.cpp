// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class DeviceGet : public PlatformTest {
protected:
  auto call() {
    return Call(urDeviceGet, platform(), UR_DEVICE_TYPE_DEFAULT, 1, &devices_, &numDevices_)
        .outputs(devices_, numDevices_);
  }

  ur_device_handle_t devices_ = untouched<ur_device_handle_t>();
  uint32_t numDevices_ = 12345;
};

TEST_F(DeviceGet, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(DeviceGet, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(DeviceGet, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(DeviceGet, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(DeviceGet, givesTheSameEachTime) {
  uint32_t count = 0;
  ASSERT_OK(urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
  ASSERT_EQ(environment().devices.size(), count);
  std::vector<ur_device_handle_t> devices(count + 1, untouched<ur_device_handle_t>());
  ASSERT_OK(urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, count + 1, devices.data(), nullptr));
  EXPECT_EQ(untouched<ur_device_handle_t>(), devices[count]) << "written past the devices that there are";
  for (uint32_t i = 0; i < count; ++i) {
    EXPECT_EQ(environment().devices[i], devices[i]);
    EXPECT_OK(urDeviceRelease(devices[i]));
  }
}

TEST_F(DeviceGet, byType) {
  uint32_t sum = 0;
  for (const ur_device_type_t type : {UR_DEVICE_TYPE_GPU, UR_DEVICE_TYPE_CPU, UR_DEVICE_TYPE_FPGA, UR_DEVICE_TYPE_MCA,
                                      UR_DEVICE_TYPE_VPU, UR_DEVICE_TYPE_CUSTOM}) {
    uint32_t count = 0;
    ASSERT_OK(urDeviceGet(platform(), type, 0, nullptr, &count)) << "none of a type is no error: type " << type;
    std::vector<ur_device_handle_t> devices(count);
    if (count != 0) {
      ASSERT_OK(urDeviceGet(platform(), type, count, devices.data(), nullptr));
    }
    for (ur_device_handle_t device : devices) {
      ur_device_type_t is = UR_DEVICE_TYPE_DEFAULT;
      EXPECT_OK(urDeviceGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof is, &is, nullptr));
      EXPECT_EQ(type, is);
      EXPECT_OK(urDeviceRelease(device));
    }
    sum += count;
  }
  EXPECT_EQ(environment().devices.size(), sum) << "each device has one type";
}

TEST_F(DeviceGet, defaultIsOneOfAll) {
  uint32_t count = 0;
  ASSERT_OK(urDeviceGet(platform(), UR_DEVICE_TYPE_DEFAULT, 0, nullptr, &count));
  EXPECT_GE(count, 1U);
  EXPECT_LE(count, environment().devices.size());
}

} // namespace conformance
