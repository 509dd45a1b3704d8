// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/device.hpp"

#include "adapters/core/port/backend_log.hpp"

namespace ur::LANEWAY_VENDOR {

ur_result_t Device::open(const Api &api, const DeviceLimits &limits, std::unique_ptr<Device> *device) {
  ContextHandle context = kNoContext;
  if (const Result result = primaryRetain(api, &context, limits.device); result != kSuccess)
    return translate(result);
  return make(api, limits, context, true, device);
}

ur_result_t Device::adopt(const Api &api, const DeviceLimits &limits, ContextHandle context,
                          std::unique_ptr<Device> *device) {
  unsigned flags = 0;
  int active = 0;
  if (!api.primaryStates())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  Result result = primaryState(api, limits.device, &flags, &active);
  ContextHandle primary = kNoContext;
  if (result == kSuccess && active) // else it can't be that one
    result = primaryRetain(api, &primary, limits.device);
  if (result != kSuccess)
    return translate(result);
  if (primary != kNoContext && primary != context)
    (void)primaryRelease(api, limits.device);
  return make(api, limits, context, primary == context, device);
}

/// Takes a count of a primary context over.
ur_result_t Device::make(const Api &api, const DeviceLimits &limits, ContextHandle context, bool primary,
                         std::unique_ptr<Device> *device) {
  std::unique_ptr<Device> made(new (std::nothrow) Device(api, limits, context, primary));
  if (!made) {
    if (primary)
      (void)primaryRelease(api, limits.device);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  const Result result = made->with([&] { return made->prepare(); });
  if (result == kSuccess)
    *device = std::move(made);
  return translate(result);
}

Device::~Device() {
  (void)release([&] {
    clock_.close();
    return kSuccess;
  });
  for (; ours_ > 0; --ours_)
    (void)(primary_ ? primaryRelease(api_, limits_.device) : contextDestroy(api_, context_));
}

/// Of a device that is lost, nothing is worth a line.
void Device::tellOfKept(Result result) const noexcept {
  log::Logger *const logger = core::adapterLog.load(std::memory_order_acquire);
  if (logger && translate(result) != UR_RESULT_ERROR_DEVICE_LOST) {
    logger->error("device %d can't be made the thread's current one (%s): what was to be released stays",
                  static_cast<int>(limits_.device), LANEWAY_VENDOR::nameOf(api_, result).c_str());
  }
}

Result Device::prepare() noexcept {
  if (api_.priorities()) {
    if (const Result result = priorityRange(api_, &lowest_, &highest_); result != kSuccess)
      return result;
  }
  return api_.timedEvents() ? clock_.open() : kSuccess;
}

int Device::priority(int8_t wanted) const noexcept {
  return wanted > 0 ? highest_ : wanted < 0 ? lowest_ : 0;
}

} // namespace ur::LANEWAY_VENDOR
