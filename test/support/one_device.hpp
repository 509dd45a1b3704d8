// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An adapter's first device through the loader, and a context on it. The build says which adapter (ADAPTER).
#pragma once

#include "unified-runtime/ur_api.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace ur::test {

#define OK(expression) ASSERT_EQ(UR_RESULT_SUCCESS, (expression))

class OneDevice : public ::testing::Test {
protected:
  void SetUp() override {
    setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1);
    OK(urLoaderInit(0, nullptr));
    OK(urAdapterGet(1, &adapter, nullptr));
    OK(urPlatformGet(adapter, 1, &platform, nullptr));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr));
    OK(urContextCreate(1, &device, nullptr, &context));
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, urContextRelease(context));
    EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceRelease(device));
    EXPECT_EQ(UR_RESULT_SUCCESS, urAdapterRelease(adapter));
    EXPECT_EQ(UR_RESULT_SUCCESS, urLoaderTearDown());
  }

  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
};

/// With a queue, too.
class OneQueue : public OneDevice {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(OneDevice::SetUp());
    OK(urQueueCreate(context, device, nullptr, &queue));
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(queue));
    OneDevice::TearDown();
  }

  ur_queue_handle_t queue = nullptr;
};

/// With a program of a binary, once open() has read one.
class OneProgram : public OneQueue {
protected:
  /// In the place of the one before.
  void open(const std::string &path) {
    EXPECT_TRUE(!program || urProgramRelease(program) == UR_RESULT_SUCCESS);
    std::ifstream file(path, std::ios::binary);
    const std::vector<uint8_t> image{std::istreambuf_iterator<char>(file), {}};
    const uint8_t *bytes = image.data();
    size_t length = image.size();
    OK(urProgramCreateWithBinary(context, 1, &device, &length, &bytes, nullptr, &program));
    OK(urProgramBuild(context, program, nullptr));
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, urProgramRelease(program));
    OneQueue::TearDown();
  }

  ur_program_handle_t program = nullptr;
};

} // namespace ur::test
