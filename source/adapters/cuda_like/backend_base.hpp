// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The backend of one platform, whose devices the vendor finds.
#pragma once

#include "adapters/cuda_like/driver_base.hpp"

namespace ur::LANEWAY_VENDOR {

class BackendBase : public core::Backend, private core::NativeBackend {
public:
  ur_result_t enumerate(std::vector<core::PlatformFacts> *platforms) noexcept override;
  core::DriverCaps caps(uint32_t) noexcept override { return capsOf(api_); }
  ur_result_t openContext(uint32_t platform, std::span<const uint32_t> devices,
                          std::unique_ptr<core::Driver> *driver) noexcept override;
  ur_result_t freeMemory(uint32_t platform, uint32_t device, uint64_t *bytes) noexcept override;
  /// Times of events are given by the host's clock (event_clock.hpp).
  ur_result_t deviceTime(uint32_t platform, uint32_t device, uint64_t *deviceNs, uint64_t *hostNs) noexcept override;
  ur_result_t setPeerAccess(uint32_t platform, uint32_t device, uint32_t peer, bool enabled) noexcept override;
  core::NativeBackend *native() noexcept override { return this; }

protected:
  /// Opens the library. False, and the reason, where there is none that works.
  [[nodiscard]] virtual bool open(std::string *reason) = 0;
  /// False: a device that doesn't answer what has to be known.
  [[nodiscard]] virtual bool readLimits(DeviceNumber device, DeviceLimits *limits) = 0;
  /// A platform without its devices.
  [[nodiscard]] virtual core::PlatformFacts platformFacts() = 0;
  [[nodiscard]] virtual core::DeviceFacts deviceFacts(uint32_t device) = 0;

  Api api_;
  std::vector<DeviceLimits> limits_; ///< of each device
  Peers peers_{api_};

private:
  [[nodiscard]] bool findDevices(std::string *reason);

  // Native handles (native_contexts.cpp). The driver has no object that is a platform.
  ur_result_t platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept override;
  ur_result_t deviceHandle(uint32_t platform, uint32_t device, ur_native_handle_t *native) noexcept override;
  ur_result_t contextDevices(ur_native_handle_t native, std::vector<ur_native_handle_t> *devices) noexcept override;
  /// A primary context that is owned goes by a release of what was retained, another one by its end.
  ur_result_t openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                std::span<const uint32_t> devices,
                                std::unique_ptr<core::Driver> *driver) noexcept override;
  [[nodiscard]] ur_result_t deviceOf(ContextHandle context, uint32_t *device) const noexcept;

  /// The primary context of a device that has been used stays until the process ends: making one takes the driver a
  /// quarter of a second, and at the process's end nothing may call the driver any more.
  [[nodiscard]] std::pair<ContextHandle, ur_result_t> keep(uint32_t device);

  std::mutex mutex_;
  std::vector<ContextHandle> kept_; ///< of each device; kNoContext: not yet
};

} // namespace ur::LANEWAY_VENDOR
