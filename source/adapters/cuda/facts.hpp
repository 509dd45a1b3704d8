// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the driver says about its devices, read once.
#pragma once

#include "adapters/core/port/facts.hpp"
#include "adapters/cuda_like/limits.hpp"

namespace ur::cuda {

/// Neither opens a context. A device that doesn't answer what has to be known has no facts: false.
[[nodiscard]] bool readLimits(const Api &api, CUdevice device, int driverVersion, DeviceLimits *limits);
[[nodiscard]] core::DeviceFacts readFacts(const Api &api, const DeviceLimits &limits, uint32_t index,
                                          int driverVersion);
/// A platform without its devices.
[[nodiscard]] core::PlatformFacts platformFacts(int driverVersion);

} // namespace ur::cuda
