// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a device's commands need. The order of members is that of construction: streams end first.
#pragma once

#include "adapters/cuda/host_calls.hpp"
#include "adapters/cuda/launch_gate.hpp"
#include "adapters/cuda/notifier.hpp"
#include "adapters/cuda/staging.hpp"

namespace ur::cuda {

struct Lanes {
  explicit Lanes(Device &device) noexcept
      : staging(device), hostCalls(device), notifier(device), streams(device, *this) {}
  LaunchGate launches;
  Staging staging;
  HostCalls hostCalls;
  Notifier notifier;
  Streams streams;
};

} // namespace ur::cuda
