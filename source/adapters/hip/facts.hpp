// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the runtime says about its devices, read once.
#pragma once

#include "adapters/core/port/facts.hpp"
#include "adapters/cuda_like/limits.hpp"

namespace ur::hip {

/// A device that doesn't answer what has to be known has no facts: false.
[[nodiscard]] bool readLimits(const Api &api, hipDevice_t device, DeviceLimits *limits);
[[nodiscard]] core::DeviceFacts readFacts(const Api &api, const DeviceLimits &limits, uint32_t index);
/// A platform without its devices.
[[nodiscard]] core::PlatformFacts platformFacts(const Api &api);

} // namespace ur::hip
