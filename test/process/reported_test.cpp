// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An adapter that says that it is another backend's (UR_REPORTED_BACKEND): what follows from that.
#include "unified-runtime/ur_api.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace {

#define OK(expression) ASSERT_EQ(UR_RESULT_SUCCESS, (expression))

/// The process's variable says how; the case is chosen by it.
class Reported : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_NE(std::getenv("UR_REPORTED_BACKEND"), nullptr) << "CMakeLists.txt sets it";
    setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1);
    OK(urLoaderInit(0, nullptr));
    OK(urAdapterGet(1, &adapter_, nullptr));
    OK(urPlatformGet(adapter_, 1, &platform_, nullptr));
    OK(urDeviceGet(platform_, UR_DEVICE_TYPE_ALL, 1, &device_, nullptr));
    OK(urContextCreate(1, &device_, nullptr, &context_));
    OK(urQueueCreate(context_, device_, nullptr, &queue_));
  }
  void TearDown() override {
    OK(urQueueRelease(queue_));
    OK(urContextRelease(context_));
    OK(urDeviceRelease(device_));
    OK(urAdapterRelease(adapter_));
    OK(urLoaderTearDown());
  }
  void expectBackend(ur_backend_t expected) {
    ur_backend_t ofAdapter = UR_BACKEND_UNKNOWN, ofPlatform = UR_BACKEND_UNKNOWN;
    OK(urAdapterGetInfo(adapter_, UR_ADAPTER_INFO_BACKEND, sizeof ofAdapter, &ofAdapter, nullptr));
    OK(urPlatformGetInfo(platform_, UR_PLATFORM_INFO_BACKEND, sizeof ofPlatform, &ofPlatform, nullptr));
    EXPECT_EQ(ofAdapter, expected);
    EXPECT_EQ(ofPlatform, expected);
  }

  ur_adapter_handle_t adapter_ = nullptr;
  ur_platform_handle_t platform_ = nullptr;
  ur_device_handle_t device_ = nullptr;
  ur_context_handle_t context_ = nullptr;
  ur_queue_handle_t queue_ = nullptr;
};

/// Whoever takes them for OpenCL's would crash.
TEST_F(Reported, asOpenClHasNoNativeHandles) {
  expectBackend(UR_BACKEND_OPENCL);
  char version[100] = {};
  OK(urDeviceGetInfo(device_, UR_DEVICE_INFO_VERSION, sizeof version, version, nullptr));
  EXPECT_EQ(std::string(version).substr(0, 11), "OpenCL 3.0 ") << version;
  ur_native_handle_t native = 0;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urPlatformGetNativeHandle(platform_, &native));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urDeviceGetNativeHandle(device_, &native));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urContextGetNativeHandle(context_, &native));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urQueueGetNativeHandle(queue_, nullptr, &native));
  ur_event_handle_t event = nullptr;
  OK(urEnqueueEventsWait(queue_, 0, nullptr, &event));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urEventGetNativeHandle(event, &native));
  OK(urEventWait(1, &event));
  OK(urEventRelease(event));
  ur_queue_handle_t queue = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urQueueCreateWithNativeHandle(1, context_, device_, nullptr, &queue));
  ur_bool_t native_commands = true;
  OK(urDeviceGetInfo(device_, UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP, sizeof native_commands,
                     &native_commands, nullptr));
  EXPECT_FALSE(native_commands);
}

TEST_F(Reported, ofOtherAdaptersChangesNothing) {
  expectBackend(UR_BACKEND_CUDA);
  ur_native_handle_t native = 0;
  EXPECT_EQ(UR_RESULT_SUCCESS, urQueueGetNativeHandle(queue_, nullptr, &native));
}

/// The log names the variable and what it may be.
TEST_F(Reported, asAnythingElseIsIgnored) {
  expectBackend(UR_BACKEND_CUDA);
}

} // namespace
