// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An adapter that says that it is another backend's (UR_REPORTED_BACKEND): what follows from that.
#include "support/one_device.hpp"

namespace {

/// The process's variable says how; the case is chosen by it.
class Reported : public ur::test::OneQueue {
protected:
  void SetUp() override {
    ASSERT_NE(std::getenv("UR_REPORTED_BACKEND"), nullptr) << "CMakeLists.txt sets it";
    ASSERT_NO_FATAL_FAILURE(OneQueue::SetUp());
  }
  void expectBackend(ur_backend_t expected) {
    ur_backend_t ofAdapter = UR_BACKEND_UNKNOWN, ofPlatform = UR_BACKEND_UNKNOWN;
    OK(urAdapterGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, sizeof ofAdapter, &ofAdapter, nullptr));
    OK(urPlatformGetInfo(platform, UR_PLATFORM_INFO_BACKEND, sizeof ofPlatform, &ofPlatform, nullptr));
    EXPECT_EQ(ofAdapter, expected);
    EXPECT_EQ(ofPlatform, expected);
  }
};

/// Whoever takes them for OpenCL's would crash.
TEST_F(Reported, asOpenClHasNoNativeHandles) {
  expectBackend(UR_BACKEND_OPENCL);
  char version[100] = {};
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_VERSION, sizeof version, version, nullptr));
  EXPECT_EQ(std::string(version).substr(0, 11), "OpenCL 3.0 ") << version;
  ur_native_handle_t native = 0;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urPlatformGetNativeHandle(platform, &native));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urDeviceGetNativeHandle(device, &native));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urContextGetNativeHandle(context, &native));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urQueueGetNativeHandle(queue, nullptr, &native));
  ur_event_handle_t event = nullptr;
  OK(urEnqueueEventsWait(queue, 0, nullptr, &event));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urEventGetNativeHandle(event, &native));
  OK(urEventWait(1, &event));
  OK(urEventRelease(event));
  ur_queue_handle_t taken = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urQueueCreateWithNativeHandle(1, context, device, nullptr, &taken));
  ur_bool_t native_commands = true;
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP, sizeof native_commands,
                     &native_commands, nullptr));
  EXPECT_FALSE(native_commands);
}

TEST_F(Reported, ofOtherAdaptersChangesNothing) {
  expectBackend(UR_BACKEND_CUDA);
  ur_native_handle_t native = 0;
  EXPECT_EQ(UR_RESULT_SUCCESS, urQueueGetNativeHandle(queue, nullptr, &native));
}

/// The log names the variable and what it may be.
TEST_F(Reported, asAnythingElseIsIgnored) {
  expectBackend(UR_BACKEND_CUDA);
}

} // namespace
