// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where there is no library, no platform, or no device with memory by pointers, there is an adapter without platforms.
#include "opencl/api_test.hpp"

namespace ur::opencl::test {
namespace {

TEST(OpenClLacking, isNoError) {
  if (!getenv("NOTHING"))
    GTEST_SKIP() << "runs with less than is installed, see CMakeLists.txt";
  setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1);
  OK(urLoaderInit(0, nullptr));
  ur_adapter_handle_t adapter = nullptr;
  OK(urAdapterGet(1, &adapter, nullptr));
  uint32_t platforms = 77;
  OK(urPlatformGet(adapter, 0, nullptr, &platforms));
  EXPECT_EQ(0u, platforms);
  OK(urAdapterRelease(adapter));
  OK(urLoaderTearDown());
}

} // namespace
} // namespace ur::opencl::test
