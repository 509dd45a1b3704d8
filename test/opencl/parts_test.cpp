// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sub-devices that a program makes by OpenCL's own calls, beside the adapter.
#include "opencl/api_test.hpp"

#include "adapters/opencl/api/command_types.hpp"
#include "adapters/opencl/api/device_types.hpp"

namespace ur::opencl::test {
namespace {

class OpenClParts : public ApiTest {
protected:
  void SetUp() override {
    ApiTest::SetUp();
    if (IsSkipped() || HasFatalFailure())
      return;
    ur_native_handle_t native = 0;
    OK(urDeviceGetNativeHandle(device, &native));
    const cl_device_partition_property one[] = {CL_DEVICE_PARTITION_EQUALLY, 1, 0};
    const auto split =
        fake::hook<cl_int(cl_device_id, const cl_device_partition_property *, cl_uint, cl_device_id *, cl_uint *)>(
            "clCreateSubDevices");
    cl_uint count = 0;
    if (split(reinterpret_cast<cl_device_id>(native), one, 0, nullptr, &count) != CL_SUCCESS)
      GTEST_SKIP() << "the device has no parts of one unit";
    parts_.resize(count);
    ASSERT_EQ(CL_SUCCESS, split(reinterpret_cast<cl_device_id>(native), one, count, parts_.data(), nullptr));
  }
  void TearDown() override {
    for (const cl_device_id part : parts_)
      EXPECT_EQ(CL_SUCCESS, fake::hook<cl_int(cl_device_id)>("clReleaseDevice")(part));
    ApiTest::TearDown();
  }
  static ur_native_handle_t number(cl_device_id part) { return reinterpret_cast<ur_native_handle_t>(part); }
  template <class T>
  T info(ur_device_handle_t of, ur_device_info_t name) {
    T value{};
    EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceGetInfo(of, name, sizeof value, &value, nullptr));
    return value;
  }

  std::vector<cl_device_id> parts_;
};

TEST_F(OpenClParts, areDevices) {
  ur_device_handle_t part = nullptr, again = nullptr;
  OK(urDeviceCreateWithNativeHandle(number(parts_[0]), adapter, nullptr, &part));
  EXPECT_EQ(1U, info<uint32_t>(part, UR_DEVICE_INFO_MAX_COMPUTE_UNITS));
  EXPECT_EQ(device, info<ur_device_handle_t>(part, UR_DEVICE_INFO_PARENT_DEVICE));
  const auto how = info<ur_device_partition_property_t>(part, UR_DEVICE_INFO_PARTITION_TYPE);
  EXPECT_EQ(UR_DEVICE_PARTITION_EQUALLY, how.type);
  EXPECT_EQ(1U, how.value.equally);
  ur_native_handle_t native = 0;
  OK(urDeviceGetNativeHandle(part, &native));
  EXPECT_EQ(number(parts_[0]), native);
  OK(urDeviceCreateWithNativeHandle(native, adapter, nullptr, &again));
  EXPECT_EQ(part, again);
  OK(urDeviceRelease(again));
  OK(urDeviceRelease(part));
}

/// Owned, the caller's reference goes with the handle; the adapter may keep its own for a while.
TEST_F(OpenClParts, goWithTheirHandleIfThatOwnsThem) {
  const ur_device_native_properties_t owned{UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES, nullptr, true};
  ur_device_handle_t part = nullptr;
  const cl_device_id last = parts_.back();
  const uint64_t retained = fake::count("clRetainDevice"), released = fake::count("clReleaseDevice");
  OK(urDeviceCreateWithNativeHandle(number(last), adapter, &owned, &part));
  parts_.pop_back();
  EXPECT_EQ(fake::count("clRetainDevice") - retained, fake::count("clReleaseDevice") - released);
  EXPECT_EQ(1U, info<uint32_t>(part, UR_DEVICE_INFO_MAX_COMPUTE_UNITS));
  OK(urDeviceRelease(part));
}

TEST_F(OpenClParts, areTheDevicesOfAContext) {
  const auto create =
      fake::hook<cl_context(const intptr_t *, cl_uint, const cl_device_id *, const void *, void *, cl_int *)>(
          "clCreateContext");
  cl_int status = CL_SUCCESS;
  const cl_context native =
      create(nullptr, static_cast<cl_uint>(parts_.size()), parts_.data(), nullptr, nullptr, &status);
  ASSERT_EQ(CL_SUCCESS, status);
  std::vector<cl_device_id> spanned(parts_.size());
  ASSERT_EQ(CL_SUCCESS, fake::hook<cl_int(cl_context, cl_uint, size_t, void *, size_t *)>("clGetContextInfo")(
                            native, CL_CONTEXT_DEVICES, spanned.size() * sizeof spanned[0], spanned.data(), nullptr));
  if (spanned != parts_) { // PoCL 3 names the whole device
    EXPECT_EQ(CL_SUCCESS, fake::hook<cl_int(cl_context)>("clReleaseContext")(native));
    GTEST_SKIP() << "the driver names other devices than those that the context was made of";
  }
  const ur_context_native_properties_t owned{UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES, nullptr, true};
  ur_context_handle_t imported = nullptr;
  OK(urContextCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(native), adapter, 0, nullptr, &owned,
                                     &imported));
  std::vector<ur_device_handle_t> devices(parts_.size());
  OK(urContextGetInfo(imported, UR_CONTEXT_INFO_DEVICES, devices.size() * sizeof devices[0], devices.data(), nullptr));
  for (size_t i = 0; i < devices.size(); ++i) {
    ur_device_handle_t same = nullptr;
    OK(urDeviceCreateWithNativeHandle(number(parts_[i]), adapter, nullptr, &same));
    EXPECT_EQ(devices[i], same);
    OK(urDeviceRelease(same));
    ur_queue_handle_t queue = nullptr;
    OK(urQueueCreate(imported, devices[i], nullptr, &queue));
    void *memory = nullptr;
    OK(urUSMDeviceAlloc(imported, devices[i], nullptr, nullptr, 64, &memory));
    const uint8_t pattern = 5;
    uint8_t got[64] = {};
    OK(urEnqueueUSMFill(queue, memory, 1, &pattern, 64, 0, nullptr, nullptr));
    OK(urEnqueueUSMMemcpy(queue, true, got, memory, 64, 0, nullptr, nullptr));
    EXPECT_EQ(5, got[63]);
    OK(urUSMFree(imported, memory));
    OK(urQueueRelease(queue));
  }
  OK(urContextRelease(imported));
}

TEST_F(OpenClParts, whatIsNoneIsRefused) {
  ur_device_handle_t none = device;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_DEVICE, urDeviceCreateWithNativeHandle(0, adapter, nullptr, &none));
  EXPECT_EQ(device, none);
}

} // namespace
} // namespace ur::opencl::test
