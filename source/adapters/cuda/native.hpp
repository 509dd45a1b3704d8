// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of devices and contexts: CUdevice, CUcontext. The driver API has no
// object that is a platform.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/cuda_like/limits.hpp"
#include "adapters/cuda_like/peers.hpp"

namespace ur::cuda {

class CudaNativeBackend final : public core::NativeBackend {
public:
  /// What these refer to may be filled later.
  CudaNativeBackend(const Api &api, const std::vector<DeviceLimits> &limits, Peers &peers) noexcept
      : api_(api), limits_(limits), peers_(peers) {}

  ur_result_t platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept override;
  ur_result_t deviceHandle(uint32_t platform, uint32_t device, ur_native_handle_t *native) noexcept override;
  ur_result_t contextDevices(ur_native_handle_t native, std::vector<ur_native_handle_t> *devices) noexcept override;
  /// A primary context that is owned goes by a release of what was retained, another one by its end.
  ur_result_t openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                std::span<const uint32_t> devices,
                                std::unique_ptr<core::Driver> *driver) noexcept override;

private:
  [[nodiscard]] ur_result_t deviceOf(CUcontext context, uint32_t *device) const noexcept;

  const Api &api_;
  const std::vector<DeviceLimits> &limits_;
  Peers &peers_;
};

} // namespace ur::cuda
