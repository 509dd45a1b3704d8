// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of platforms, devices and contexts. Platforms and devices live for ever: an import finds the handle
// that exists, and there is nothing to own.
#include "adapters/core/generated/api.hpp"
#include "adapters/core/platform/adapter.hpp"
#include "adapters/core/platform/native.hpp"

#include <algorithm>

namespace ur::core {
namespace {

NativeBackend &nativeHandles(Adapter &adapter) {
  if (NativeBackend *native = adapter.backend().native()) {
    return *native;
  }
  throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

/// The device with that number of the driver's.
Device *deviceOf(const Platform &platform, uint32_t index) noexcept {
  for (const std::unique_ptr<Device> &device : platform.devices()) {
    if (device->facts().index == index) {
      return device.get();
    }
  }
  return nullptr;
}

/// The devices of a native context, where the caller doesn't name them. Throws.
std::vector<ur_device_handle_t> devicesOf(Adapter &adapter, ur_native_handle_t native) {
  NativeBackend::ContextDevices found;
  check(nativeHandles(adapter).contextDevices(native, &found));
  std::vector<ur_device_handle_t> devices;
  for (const uint32_t index : found.devices) {
    devices.push_back(deviceOf(*adapter.platforms()[found.platform], index));
    if (!devices.back()) {
      throw UR_RESULT_ERROR_INVALID_DEVICE;
    }
  }
  return devices;
}

} // namespace

namespace api {

ur_result_t urPlatformGetNativeHandle(ur_platform_handle_t platform, ur_native_handle_t *native) {
  return nativeHandles(platform->adapter()).platformHandle(platform->index(), native);
}

ur_result_t urPlatformCreateWithNativeHandle(ur_native_handle_t native, ur_adapter_handle_t adapter,
                                             const ur_platform_native_properties_t *, ur_platform_handle_t *result) {
  NativeBackend &handles = nativeHandles(*adapter);
  for (const std::unique_ptr<Platform> &platform : adapter->platforms()) {
    ur_native_handle_t known = 0;
    check(handles.platformHandle(platform->index(), &known));
    if (known == native) {
      *result = platform.get();
      return UR_RESULT_SUCCESS;
    }
  }
  return UR_RESULT_ERROR_INVALID_PLATFORM;
}

ur_result_t urDeviceGetNativeHandle(ur_device_handle_t device, ur_native_handle_t *native) {
  const Platform &platform = device->platform();
  return nativeHandles(platform.adapter()).deviceHandle(platform.index(), device->facts().index, native);
}

ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t native, ur_adapter_handle_t adapter,
                                           const ur_device_native_properties_t *, ur_device_handle_t *result) {
  NativeBackend &handles = nativeHandles(*adapter);
  for (const std::unique_ptr<Platform> &platform : adapter->platforms()) {
    for (const std::unique_ptr<Device> &device : platform->devices()) {
      ur_native_handle_t known = 0;
      check(handles.deviceHandle(platform->index(), device->facts().index, &known));
      if (known == native) {
        device->retain();
        *result = device.get();
        return UR_RESULT_SUCCESS;
      }
    }
  }
  return UR_RESULT_ERROR_INVALID_DEVICE;
}

ur_result_t urContextGetNativeHandle(ur_context_handle_t context, ur_native_handle_t *native) {
  return nativeHandles(*context).contextHandle(native);
}

ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t native, ur_adapter_handle_t adapter, uint32_t count,
                                            const ur_device_handle_t *devices,
                                            const ur_context_native_properties_t *properties,
                                            ur_context_handle_t *context) {
  std::vector<ur_device_handle_t> all;
  if (count != 0 && devices) {
    all.assign(devices, devices + count);
    if (std::find(all.begin(), all.end(), nullptr) != all.end()) {
      return UR_RESULT_ERROR_INVALID_DEVICE;
    }
  } else {
    all = devicesOf(*adapter, native);
  }
  const std::vector<uint32_t> indices = Context::driverIndices(all);
  std::unique_ptr<Driver> driver;
  check(nativeHandles(*adapter).openNativeContext(native, takesOver(properties), all.front()->platform().index(),
                                                  indices, &driver));
  *context = new Context(all, std::move(driver));
  return UR_RESULT_SUCCESS;
}

ur_result_t urContextSetExtendedDeleter(ur_context_handle_t context, ur_context_extended_deleter_t deleter,
                                        void *userData) {
  context->addDeleter(deleter, userData);
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
