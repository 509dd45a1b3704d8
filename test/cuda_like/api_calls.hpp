// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests through the loader share: the fake driver's hooks, and calls around which its state is looked at. Each
// thread begins with a context or device of its caller's as the current one. The build says what the adapter is
// (ADAPTER), which variable names its fake (LIBRARY), what its kernels are (KERNELS), which function unloads them
// (UNLOAD), and which hook knows the caller's (CALLERS).
#pragma once

#include "unified-runtime/ur_api.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <dlfcn.h>
#include <fstream>
#include <iterator>
#include <thread>
#include <vector>

namespace ur::cuda_like::test {

#define OK(expression) ASSERT_EQ(UR_RESULT_SUCCESS, (expression))

namespace fake {

template <class F>
F *hook(const char *name) {
  static void *const library = dlopen(getenv(LIBRARY), RTLD_NOW);
  return reinterpret_cast<F *>(dlsym(library, name));
}
/// Makes the n-th call from now on fail (0: none), and answers how many there were so far.
inline uint64_t failAt(uint64_t n) {
  return hook<uint64_t(uint64_t)>("fakeCudaFailAt")(n);
}
inline void failWith(int result) {
  hook<void(int)>("fakeCudaFailWith")(result);
}
/// Whether the next failure is the end of all devices; false: they are as they were.
inline void loses(bool whether) {
  hook<void(bool)>("fakeCudaLoses")(whether);
}
inline std::string failed() {
  return hook<const char *()>("fakeCudaFailed")();
}
inline uint64_t count(const char *function) {
  return hook<uint64_t(const char *)>("fakeCudaCount")(function);
}
/// By the calling thread: others may still take former contexts apart.
inline uint64_t countHere(const char *function) {
  return hook<uint64_t(const char *)>("fakeCudaCountHere")(function);
}
inline uint64_t calls() {
  return failAt(0);
}
inline uint64_t objects() {
  return hook<uint64_t()>("fakeCudaObjects")();
}
/// How many there are once threads of the core have done what earlier tests have left to them.
inline uint64_t settledObjects() {
  constexpr int kQuiet = 20; // times 10 ms
  uint64_t last = objects();
  for (int quiet = 0; quiet < kQuiet;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    const uint64_t now = objects();
    quiet = now == last ? quiet + 1 : 0;
    last = now;
  }
  return last;
}

inline bool callersIsCurrent() {
  return hook<bool()>(CALLERS)();
}

} // namespace fake

/// Calls an entry point, which leaves the caller's context as it was, whatever it answers (promise D1).
template <class... P, class... A>
ur_result_t checked(const char *name, ur_result_t (*function)(P...), A &&...arguments) {
  const ur_result_t result = function(std::forward<A>(arguments)...);
  EXPECT_TRUE(fake::callersIsCurrent()) << name << ", which answered " << result;
  return result;
}
#define CALL(function, ...) checked(#function, &function __VA_OPT__(, ) __VA_ARGS__)

/// Devices and a context on them.
class ApiTest : public ::testing::Test {
protected:
  void SetUp() override {
    setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1);
    OK(CALL(urLoaderInit, 0, nullptr));
    OK(CALL(urAdapterGet, 1, &adapter, nullptr));
    OK(CALL(urPlatformGet, adapter, 1, &platform, nullptr));
    uint32_t count = 0;
    OK(CALL(urDeviceGet, platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
    devices.resize(count);
    OK(CALL(urDeviceGet, platform, UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr));
    ASSERT_EQ(shown, count) << "what the fake shows";
    device = devices.back(); // the caller's is the first one
    OK(CALL(urContextCreate, count, devices.data(), nullptr, &context));
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urContextRelease, context));
    for (const ur_device_handle_t each : devices)
      EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urDeviceRelease, each));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urAdapterRelease, adapter));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urLoaderTearDown));
  }

  static std::vector<uint8_t> image() {
    std::ifstream file(KERNELS, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  ur_queue_handle_t makeQueue(ur_queue_flags_t flags = 0) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    ur_queue_handle_t queue = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueCreate, context, device, &properties, &queue));
    return queue;
  }

  uint32_t shown = 2;
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  std::vector<ur_device_handle_t> devices;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
};

} // namespace ur::cuda_like::test
