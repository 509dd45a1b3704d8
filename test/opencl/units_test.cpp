// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of which units a device has how many.
#include "opencl/api_test.hpp"

namespace ur::opencl::test {
namespace {

class OpenClUnits : public ApiTest {
protected:
  uint32_t number(ur_device_info_t query) {
    uint32_t value = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceGetInfo(device, query, sizeof value, &value, nullptr));
    return value;
  }
};

/// Of Intel's GPUs the subslices, as Level Zero's programs have it; of all others OpenCL's own number.
TEST_F(OpenClUnits, areCounted) {
  if (getenv("FAKE_OPENCL_INTEL_GPU")) {
    EXPECT_EQ(2u * 3, number(UR_DEVICE_INFO_NUM_COMPUTE_UNITS));
    EXPECT_EQ(2u * 3 * 8, number(UR_DEVICE_INFO_GPU_EU_COUNT));
    EXPECT_EQ(2u, number(UR_DEVICE_INFO_GPU_EU_SLICES));
    EXPECT_EQ(3u, number(UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE));
    EXPECT_EQ(8u, number(UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE));
    EXPECT_EQ(7u, number(UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU));
  } else {
    EXPECT_EQ(number(UR_DEVICE_INFO_MAX_COMPUTE_UNITS), number(UR_DEVICE_INFO_NUM_COMPUTE_UNITS));
  }
}

} // namespace
} // namespace ur::opencl::test
