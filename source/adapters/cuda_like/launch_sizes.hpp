// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a kernel is launched, but for its arguments. It knows no driver: roles are told by it.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::LANEWAY_VENDOR {

/// The driver's sizes have 32 bits.
constexpr unsigned narrow(size_t size) noexcept {
  return static_cast<unsigned>(size);
}

struct LaunchSizes {
  unsigned groups[3], items[3]; ///< of the launch, of a group
  unsigned groupMemory;         ///< bytes beside what the kernel itself demands
  bool operator==(const LaunchSizes &) const = default;

  /// The core holds groups and their size against the device's limits, which have 32 bits.
  [[nodiscard]] static LaunchSizes of(const core::LaunchDesc &desc, size_t memory) noexcept {
    const size_t *groups = desc.groups, *items = desc.localSize;
    return {{narrow(groups[0]), narrow(groups[1]), narrow(groups[2])},
            {narrow(items[0]), narrow(items[1]), narrow(items[2])},
            narrow(memory)};
  }
};

} // namespace ur::LANEWAY_VENDOR
