// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/backend_base.hpp"

#include "adapters/core/port/backend_log.hpp"
#include "adapters/core/port/guarded.hpp"

namespace ur::LANEWAY_VENDOR {

ur_result_t BackendBase::enumerate(std::vector<core::PlatformFacts> *platforms) noexcept {
  return core::guarded([&] {
    platforms->clear();
    std::string reason;
    if (!open(&reason) || !findDevices(&reason)) {
      core::tellWhyNot(true, reason);
      return UR_RESULT_SUCCESS;
    }
    core::PlatformFacts facts = platformFacts();
    for (uint32_t i = 0; i < limits_.size(); ++i) {
      facts.devices.push_back(deviceFacts(i));
      facts.devices.back().peers = readPeers(api_, limits_, i);
    }
    platforms->push_back(std::move(facts));
    return UR_RESULT_SUCCESS;
  });
}

bool BackendBase::findDevices(std::string *reason) {
  int count = 0;
  if (const Result result = deviceCount(api_, &count); result != kSuccess) {
    *reason = "the driver answers " + nameOf(api_, result);
    return false;
  }
  for (int i = 0; i < count; ++i) {
    DeviceNumber device = 0;
    DeviceLimits limits;
    if (deviceGet(api_, &device, i) == kSuccess && readLimits(device, &limits))
      limits_.push_back(limits);
  }
  *reason = "the driver shows no device that answers";
  return !limits_.empty();
}

ur_result_t BackendBase::openContext(uint32_t platform, std::span<const uint32_t> devices,
                                     std::unique_ptr<core::Driver> *driver) noexcept {
  if (platform != 0)
    return UR_RESULT_ERROR_INVALID_PLATFORM;
  return core::guarded([&] {
    std::vector<std::unique_ptr<Device>> opened;
    for (const uint32_t device : devices) {
      if (device >= limits_.size())
        return UR_RESULT_ERROR_INVALID_DEVICE;
      if (const ur_result_t result = keep(device).second; result != UR_RESULT_SUCCESS)
        return result;
      if (const ur_result_t result = Device::open(api_, limits_[device], &opened.emplace_back());
          result != UR_RESULT_SUCCESS)
        return result;
    }
    auto made = std::make_unique<DriverBase>(api_, std::move(opened), peers_);
    const ur_result_t result = made->open();
    if (result == UR_RESULT_SUCCESS)
      *driver = std::move(made);
    return result;
  });
}

ur_result_t BackendBase::freeMemory(uint32_t, uint32_t device, uint64_t *bytes) noexcept {
  // The driver knows that of contexts only, and none is opened for the question.
  unsigned flags = 0;
  int active = 0;
  const DeviceNumber native = limits_[device].device;
  if (!api_.primaryStates() || primaryState(api_, native, &flags, &active) != kSuccess || !active)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  ContextHandle context = kNoContext;
  if (const Result result = primaryRetain(api_, &context, native); result != kSuccess)
    return translate(result);
  size_t free = 0, total = 0;
  Result result = kSuccess;
  {
    const Current current(api_, context);
    result = current.result() == kSuccess ? memInfo(api_, &free, &total) : current.result();
  }
  (void)primaryRelease(api_, native);
  if (result == kSuccess)
    *bytes = free;
  return translate(result);
}

ur_result_t BackendBase::deviceTime(uint32_t, uint32_t, uint64_t *deviceNs, uint64_t *hostNs) noexcept {
  *deviceNs = *hostNs = steadyNs();
  return UR_RESULT_SUCCESS;
}

ur_result_t BackendBase::setPeerAccess(uint32_t, uint32_t device, uint32_t peer, bool enabled) noexcept {
  return core::guarded([&] {
    const auto [own, first] = keep(device);
    if (first != UR_RESULT_SUCCESS)
      return first;
    const auto [others, second] = keep(peer);
    if (second != UR_RESULT_SUCCESS)
      return second;
    return translate(peers_.set({limits_[device].device, own}, {limits_[peer].device, others}, enabled));
  });
}

std::pair<ContextHandle, ur_result_t> BackendBase::keep(uint32_t device) {
  std::lock_guard lock(mutex_);
  kept_.resize(limits_.size(), kNoContext);
  ContextHandle &context = kept_[device];
  const Result result = context == kNoContext ? primaryRetain(api_, &context, limits_[device].device) : kSuccess;
  return {context, translate(result)};
}

} // namespace ur::LANEWAY_VENDOR
