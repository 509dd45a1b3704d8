// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills as the driver's commands.
#pragma once

#include "adapters/cuda_like/staging.hpp"

namespace ur::LANEWAY_VENDOR {

/// What a copy has to know of one of its ends.
struct MemoryLocation {
  bool ordinary = false;          ///< host memory that the driver doesn't know
  bool host = false;              ///< host memory that it has allocated, or was told of
  const Device *device = nullptr; ///< of device memory, where there are several devices
};
/// Under any context. `devices`: those of the context.
[[nodiscard]] MemoryLocation locationOf(const Api &api, const std::vector<std::unique_ptr<Device>> &devices,
                                        const void *address) noexcept;
/// Of what the core knows the driver isn't asked.
[[nodiscard]] inline MemoryLocation locationOf(const Api &api, const std::vector<std::unique_ptr<Device>> &devices,
                                               const void *address,
                                               const std::optional<core::OwnMemory> &own) noexcept {
  if (!own)
    return locationOf(api, devices, address);
  const bool ofOneOfSeveral = own->kind == core::MemoryKind::device && devices.size() != 1;
  return {.host = own->kind == core::MemoryKind::host, .device = ofOneOfSeveral ? devices[own->device].get() : nullptr};
}

/// Whose device memory the two ends of a copy are; null: another kind of memory, or of the stream's own device.
struct Route {
  const Device *dst = nullptr, *src = nullptr;
};
/// A copy whose ends both are the driver's memory. Under the device's context.
[[nodiscard]] Result enqueueCopy(const Stream &stream, const core::CopyDesc &given, Route route = {}) noexcept;

/// How long a pattern is that says the same: half of it, as long as both halves are alike.
[[nodiscard]] size_t shortestPattern(const std::byte *pattern, size_t size) noexcept;

/// Under the device's context.
[[nodiscard]] ur_result_t enqueueFill(const Stream &stream, Staging &staging, const core::FillDesc &desc) noexcept;

} // namespace ur::LANEWAY_VENDOR
