// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts of devices: the driver's own sub-devices, which are there all the time. Each split has objects of its own.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/core/port/driver_partition.hpp"
#include "adapters/level_zero/device.hpp"

namespace ur::level_zero {

class Partitions final : public core::PartitionBackend {
public:
  /// What this refers to may be filled later.
  explicit Partitions(const std::vector<std::unique_ptr<Platform>> &platforms) noexcept : platforms_(platforms) {}

  ur_result_t split(uint32_t platform, uint32_t device, const core::PartitionDesc &desc,
                    std::vector<core::DeviceFacts> *parts) noexcept override;
  void releasePart(uint32_t platform, uint32_t part) noexcept override;

private:
  const std::vector<std::unique_ptr<Platform>> &platforms_;
};

/// A device of the driver's own that is a part of one that the platform shows; false: it is none. Throws bad_alloc.
[[nodiscard]] bool importPart(Platform &platform, ze_device_handle_t native, core::NativeBackend::ImportedPart *part);
/// Says of a device in what parts it can be split.
void describeParts(const Api &api, Device &device);

} // namespace ur::level_zero
