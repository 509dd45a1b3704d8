// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The backend's part for native handles: devices, and contexts that others have made.
#include "adapters/cuda_like/backend_base.hpp"

#include "adapters/core/port/guarded.hpp"

#include <algorithm>

namespace ur::LANEWAY_VENDOR {

using namespace core;

ur_result_t BackendBase::platformHandle(uint32_t, ur_native_handle_t *) noexcept {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t BackendBase::deviceHandle(uint32_t, uint32_t device, ur_native_handle_t *native) noexcept {
  *native = static_cast<ur_native_handle_t>(limits_[device].device);
  return UR_RESULT_SUCCESS;
}

ur_result_t BackendBase::deviceOf(ContextHandle context, uint32_t *device) const noexcept {
  if (!api_.currentDevices())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (context == kNoContext)
    return UR_RESULT_ERROR_INVALID_CONTEXT;
  const Current current(api_, context);
  DeviceNumber native = 0;
  const Result result = current.result() == kSuccess ? currentDevice(api_, &native) : current.result();
  if (result != kSuccess)
    return refusal(result, UR_RESULT_ERROR_INVALID_CONTEXT);
  const auto found =
      std::find_if(limits_.begin(), limits_.end(), [&](const DeviceLimits &limits) { return limits.device == native; });
  if (found == limits_.end())
    return UR_RESULT_ERROR_INVALID_CONTEXT;
  *device = static_cast<uint32_t>(found - limits_.begin());
  return UR_RESULT_SUCCESS;
}

ur_result_t BackendBase::contextDevices(ur_native_handle_t native, std::vector<ur_native_handle_t> *devices) noexcept {
  return guarded([&] {
    uint32_t device = 0;
    const ur_result_t result = deviceOf(handleOf<ContextHandle>(native), &device);
    if (result == UR_RESULT_SUCCESS)
      devices->push_back(static_cast<ur_native_handle_t>(limits_[device].device));
    return result;
  });
}

ur_result_t BackendBase::openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                           std::span<const uint32_t> devices,
                                           std::unique_ptr<Driver> *driver) noexcept {
  return guarded([&] {
    uint32_t device = 0;
    if (platform != 0)
      return UR_RESULT_ERROR_INVALID_PLATFORM;
    if (const ur_result_t result = deviceOf(handleOf<ContextHandle>(native), &device); result != UR_RESULT_SUCCESS)
      return result;
    if (devices.size() != 1 || devices.front() != device)
      return UR_RESULT_ERROR_INVALID_DEVICE;
    std::vector<std::unique_ptr<Device>> opened(1);
    ur_result_t result = Device::adopt(api_, limits_[device], handleOf<ContextHandle>(native), &opened.front());
    if (result != UR_RESULT_SUCCESS)
      return result;
    Device &adopted = *opened.front();
    auto made = std::make_unique<DriverBase>(api_, std::move(opened), peers_);
    result = made->open();
    if (result != UR_RESULT_SUCCESS)
      return result;
    if (owned) // last: a call that fails has taken nothing over
      adopted.own();
    *driver = std::move(made);
    return result;
  });
}

} // namespace ur::LANEWAY_VENDOR
