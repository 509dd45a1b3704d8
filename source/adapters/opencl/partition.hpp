// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Devices split into parts, as OpenCL's sub-devices.
#pragma once

#include "adapters/core/port/driver_partition.hpp"
#include "adapters/opencl/platform.hpp"

namespace ur::opencl {

/// How a part was made of its parent; nothing where that has no name here. May throw bad_alloc.
[[nodiscard]] std::vector<ur_device_partition_property_t> howItWasMade(const Api &api, cl_device_id part);

class Partitions final : public core::PartitionBackend {
public:
  /// What this refers to may be filled later.
  explicit Partitions(const Platforms &platforms) noexcept : platforms_(platforms) {}

  ur_result_t split(uint32_t platform, uint32_t device, const core::PartitionDesc &desc,
                    std::vector<core::DeviceFacts> *parts) noexcept override;
  void releasePart(uint32_t platform, uint32_t part) noexcept override;

private:
  const Platforms &platforms_;
};

} // namespace ur::opencl
