// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optional part of the port for devices that can be split: a part is a device of its own, with facts and a number,
// which contexts are opened on as on any other.
#pragma once

#include "adapters/core/port/facts.hpp"

#include <span>
#include <vector>

namespace ur::core {

/// How a device is split. The core has checked it against the device's facts.
struct PartitionDesc {
  ur_device_partition_t scheme = UR_DEVICE_PARTITION_BY_COUNTS; ///< one of DeviceFacts::partitions
  /// EQUALLY and BY_COUNTS: compute units of each part, in order; at least one each, together no more than the device
  /// has, and no more parts than DeviceFacts::maxSubDevices.
  std::span<const uint32_t> counts;
  /// BY_AFFINITY_DOMAIN: exactly one flag of DeviceFacts::affinityDomains.
  ur_device_affinity_domain_flags_t domain = 0;
};

/// Belongs to the backend. Thread-safe; neither function blocks.
class PartitionBackend {
public:
  /// Splits a device, which may be a part itself, and answers the facts of each part. Their numbers
  /// (DeviceFacts::index) are no other device's until they are given back. The device itself stays as it is; the parts
  /// of two splits may share compute units. DEVICE_PARTITION_FAILED where the device can't be split so.
  [[nodiscard]] virtual ur_result_t split(uint32_t platform, uint32_t device, const PartitionDesc &desc,
                                          std::vector<DeviceFacts> *parts) noexcept = 0;
  /// Gives back a part. All its own parts have been given back before, and all contexts on it are gone.
  virtual void releasePart(uint32_t platform, uint32_t part) noexcept = 0;

protected:
  ~PartitionBackend() = default;
};

} // namespace ur::core
