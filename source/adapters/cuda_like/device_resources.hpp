// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the commands of one device share. The order of members is that of construction: streams end first.
#pragma once

#include "adapters/cuda_like/host_calls.hpp"
#include "adapters/cuda_like/launch_gate.hpp"
#include "adapters/cuda_like/notifier.hpp"
#include "adapters/cuda_like/staging.hpp"

namespace ur::LANEWAY_VENDOR {

struct DeviceResources {
  explicit DeviceResources(Device &device) noexcept
      : staging(device), hostCalls(device), notifier(device), streams(device, *this) {}
  LaunchGate launches;
  Staging staging;
  HostCalls hostCalls;
  Notifier notifier;
  Streams streams;
};

} // namespace ur::LANEWAY_VENDOR
