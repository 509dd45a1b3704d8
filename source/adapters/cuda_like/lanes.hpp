// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a device's commands need. The order of members is that of construction: streams end first.
#pragma once

#include "adapters/cuda_like/host_calls.hpp"
#include "adapters/cuda_like/notifier.hpp"
#include "adapters/cuda_like/staging.hpp"

namespace ur::LANEWAY_VENDOR {

struct Lanes {
  explicit Lanes(Device &device) noexcept
      : staging(device), hostCalls(device), notifier(device), streams(device, *this) {}
  LaunchState launches;
  Staging staging;
  HostCalls hostCalls;
  Notifier notifier;
  Streams streams;
};

} // namespace ur::LANEWAY_VENDOR
