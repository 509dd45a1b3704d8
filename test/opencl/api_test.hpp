// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests of the OpenCL adapter share: a device of the first platform that the ICD loader has, behind the layer
// that fails calls and counts objects. Without a driver they are skipped.
#pragma once

#include "unified-runtime/ur_api.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <dlfcn.h>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace ur::opencl::test {

#define OK(expression) ASSERT_EQ(UR_RESULT_SUCCESS, (expression))

namespace fake {

template <class F>
F *hook(const char *name) {
  static void *const library = dlopen(getenv("UR_OPENCL_LIBRARY"), RTLD_NOW);
  return reinterpret_cast<F *>(dlsym(library, name));
}
/// Makes the n-th call from now on fail (0: none), and answers how many there were so far.
inline uint64_t failAt(uint64_t n) {
  return hook<uint64_t(uint64_t)>("fakeOpenClFailAt")(n);
}
/// By which error, and whether all later ones fail, too.
inline void failWith(int error, bool onwards) {
  hook<void(int, bool)>("fakeOpenClFailWith")(error, onwards);
}
/// Makes the next so many calls of one function fail with CL_OUT_OF_RESOURCES.
inline void failNamed(const char *function, uint64_t times) {
  hook<void(const char *, uint64_t)>("fakeOpenClFailNamed")(function, times);
}
/// Calls something on the thread that calls a function next, before that does anything.
inline void pause(const char *function, void (*what)()) {
  hook<void(const char *, void (*)())>("fakeOpenClPause")(function, what);
}
inline const char *failed() {
  return hook<const char *()>("fakeOpenClFailed")();
}
inline uint64_t count(const char *function) {
  return hook<uint64_t(const char *)>("fakeOpenClCount")(function);
}
inline int64_t objects() {
  return hook<int64_t()>("fakeOpenClObjects")();
}

} // namespace fake

class ApiTest : public ::testing::Test {
protected:
  void SetUp() override {
    setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1);
    OK(urLoaderInit(0, nullptr));
    OK(urAdapterGet(1, &adapter, nullptr));
    uint32_t count = 0;
    OK(urPlatformGet(adapter, 0, nullptr, &count));
    if (count == 0)
      GTEST_SKIP() << "no OpenCL driver is installed";
    OK(urPlatformGet(adapter, 1, &platform, nullptr));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr));
    OK(urContextCreate(1, &device, nullptr, &context));
  }
  void TearDown() override {
    if (context) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urContextRelease(context));
    }
    if (device) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceRelease(device));
    }
    EXPECT_EQ(UR_RESULT_SUCCESS, urAdapterRelease(adapter));
    EXPECT_EQ(UR_RESULT_SUCCESS, urLoaderTearDown());
  }

  ur_queue_handle_t makeQueue(ur_queue_flags_t flags = 0) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    ur_queue_handle_t queue = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueCreate(context, device, &properties, &queue));
    return queue;
  }
  /// Of OpenCL C.
  ur_program_handle_t create(const std::string &source) {
    ur_program_handle_t program = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, urProgramCreateWithIL(context, source.data(), source.size(), nullptr, &program));
    return program;
  }
  ur_program_handle_t build(const std::string &source) {
    const ur_program_handle_t program = create(source);
    EXPECT_EQ(UR_RESULT_SUCCESS, urProgramBuild(context, program, nullptr));
    return program;
  }
  static std::vector<uint8_t> file(const char *path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
};

} // namespace ur::opencl::test
