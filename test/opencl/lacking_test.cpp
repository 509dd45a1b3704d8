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

class OpenClKinds : public ApiTest {};

/// A device has asynchronous memory of the kinds that it has memory of, and says that it has it if these are all three.
TEST_F(OpenClKinds, areThoseThatTheDeviceSays) {
  const ur_queue_handle_t queue = makeQueue();
  bool all = true;
  const auto check = [&](ur_device_info_t fact, const auto &allocate, const auto &allocateInOrder) {
    ur_device_usm_access_capability_flags_t access = 0;
    OK(urDeviceGetInfo(device, fact, sizeof access, &access, nullptr));
    all = all && access != 0;
    void *memory = nullptr, *block = nullptr;
    ASSERT_EQ(access ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_OPERATION, allocate(&memory)) << fact;
    ASSERT_EQ(access ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_FEATURE, allocateInOrder(&block)) << fact;
    ASSERT_EQ(access != 0, memory != nullptr);
    ASSERT_EQ(access != 0, block != nullptr);
    if (access) {
      OK(urUSMFree(context, memory));
      OK(urEnqueueUSMFreeExp(queue, nullptr, block, 0, nullptr, nullptr));
    }
  };
  check(
      UR_DEVICE_INFO_USM_DEVICE_SUPPORT,
      [&](void **memory) { return urUSMDeviceAlloc(context, device, nullptr, nullptr, 64, memory); },
      [&](void **memory) {
        return urEnqueueUSMDeviceAllocExp(queue, nullptr, 64, nullptr, 0, nullptr, memory, nullptr);
      });
  check(
      UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT,
      [&](void **memory) { return urUSMSharedAlloc(context, device, nullptr, nullptr, 64, memory); },
      [&](void **memory) {
        return urEnqueueUSMSharedAllocExp(queue, nullptr, 64, nullptr, 0, nullptr, memory, nullptr);
      });
  check(
      UR_DEVICE_INFO_USM_HOST_SUPPORT,
      [&](void **memory) { return urUSMHostAlloc(context, nullptr, nullptr, 64, memory); },
      [&](void **memory) {
        return urEnqueueUSMHostAllocExp(queue, nullptr, 64, nullptr, 0, nullptr, memory, nullptr);
      });
  ur_bool_t said = false;
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP, sizeof said, &said, nullptr));
  EXPECT_EQ(all, said != 0);
  if (getenv("DEVICE_MEMORY_ONLY")) {
    EXPECT_FALSE(all);
  }
  OK(urQueueFinish(queue));
  OK(urQueueRelease(queue));
}

} // namespace
} // namespace ur::opencl::test
