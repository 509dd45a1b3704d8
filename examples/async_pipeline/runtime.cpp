// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime.hpp"

#include "unified-runtime/ur_print.h"

#include <array>

namespace pipeline {
namespace {

std::string resultName(ur_result_t result) {
  std::array<char, 128> text{};
  if (urPrintResult(result, text.data(), text.size(), nullptr) != UR_RESULT_SUCCESS)
    return "result " + std::to_string(int(result));
  return text.data();
}

std::string nameOf(ur_device_handle_t device) {
  size_t size = 0;
  must(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, 0, nullptr, &size), "urDeviceGetInfo");
  std::string name(size, '\0');
  must(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, size, name.data(), nullptr), "urDeviceGetInfo");
  name.resize(size ? size - 1 : 0);
  return name;
}

} // namespace

RuntimeError::RuntimeError(const char *call, ur_result_t result)
    : std::runtime_error(std::string(call) + " answers " + resultName(result)) {}

Runtime::Runtime() {
  must(urLoaderInit(0, nullptr), "urLoaderInit");
  uint32_t count = 0;
  must(urAdapterGet(0, nullptr, &count), "urAdapterGet");
  std::vector<ur_adapter_handle_t> handles(count);
  if (count)
    must(urAdapterGet(count, handles.data(), nullptr), "urAdapterGet");
  for (ur_adapter_handle_t handle : handles)
    adapters_.emplace_back(handle);
}

Runtime::~Runtime() {
  adapters_.clear();
  urLoaderTearDown();
}

std::vector<NamedDevice> Runtime::devices() const {
  std::vector<NamedDevice> found;
  for (const Adapter &adapter : adapters_) {
    uint32_t platformCount = 0;
    must(urPlatformGet(adapter.get(), 0, nullptr, &platformCount), "urPlatformGet");
    std::vector<ur_platform_handle_t> platforms(platformCount);
    if (platformCount)
      must(urPlatformGet(adapter.get(), platformCount, platforms.data(), nullptr), "urPlatformGet");
    for (ur_platform_handle_t platform : platforms) {
      ur_backend_t backend = UR_BACKEND_UNKNOWN;
      must(urPlatformGetInfo(platform, UR_PLATFORM_INFO_BACKEND, sizeof(backend), &backend, nullptr),
           "urPlatformGetInfo");
      uint32_t deviceCount = 0;
      must(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &deviceCount), "urDeviceGetSelected");
      std::vector<ur_device_handle_t> devices(deviceCount);
      if (deviceCount)
        must(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, deviceCount, devices.data(), nullptr),
             "urDeviceGetSelected");
      for (ur_device_handle_t device : devices)
        found.push_back({Device(device), nameOf(device), backend});
    }
  }
  return found;
}

} // namespace pipeline
