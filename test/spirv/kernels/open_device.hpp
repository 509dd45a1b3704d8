// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs that are no tests of their own stand on: the first device of the adapter that UR_ADAPTERS_FORCE_LOAD
// names, and errors that end them with the function's name.
#pragma once

#include "unified-runtime/ur_api.h"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace ur::test {

inline void check(ur_result_t result, const std::string &what) {
  if (result != UR_RESULT_SUCCESS)
    throw std::runtime_error(what + " answers " + std::to_string(result));
}
#define CHECK(function, ...) ::ur::test::check(function(__VA_ARGS__), #function)

/// Its handles end with the process, where close() isn't called: a device that hangs holds nobody up.
struct OpenDevice {
  OpenDevice() {
    CHECK(urLoaderInit, 0, nullptr);
    CHECK(urAdapterGet, 1, &adapter, nullptr);
    CHECK(urPlatformGet, adapter, 1, &platform, nullptr);
    CHECK(urDeviceGet, platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr);
    CHECK(urContextCreate, 1, &device, nullptr, &context);
  }
  void close() const {
    CHECK(urContextRelease, context);
    CHECK(urDeviceRelease, device);
    CHECK(urAdapterRelease, adapter);
    CHECK(urLoaderTearDown);
  }

  /// Of a build; empty where there is none.
  [[nodiscard]] std::string logOf(ur_program_handle_t program) const {
    size_t size = 0;
    if (urProgramGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, 0, nullptr, &size) != UR_RESULT_SUCCESS)
      return {};
    std::string text(size, '\0');
    CHECK(urProgramGetBuildInfo, program, device, UR_PROGRAM_BUILD_INFO_LOG, size, text.data(), nullptr);
    return text.c_str();
  }

  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
};

/// With a queue, and a module of SPIR-V that is built.
struct OpenProgram : OpenDevice {
  explicit OpenProgram(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> module{std::istreambuf_iterator<char>(file), {}};
    CHECK(urProgramCreateWithIL, context, module.data(), module.size(), nullptr, &program);
    check(urProgramBuild(context, program, nullptr), "urProgramBuild, which says '" + logOf(program) + "',");
    CHECK(urQueueCreate, context, device, nullptr, &queue);
  }
  void close() const {
    CHECK(urQueueRelease, queue);
    CHECK(urProgramRelease, program);
    OpenDevice::close();
  }

  ur_program_handle_t program = nullptr;
  ur_queue_handle_t queue = nullptr;
};

} // namespace ur::test
