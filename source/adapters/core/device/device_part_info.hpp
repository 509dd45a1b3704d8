// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Information about parts of a device: its images, its languages.
#pragma once

#include "adapters/core/object/info.hpp"
#include "adapters/core/port/facts.hpp"

namespace ur::core {

/// Answers what no other part of urDeviceGetInfo does.
[[nodiscard]] ur_result_t partInfo(const DeviceFacts &facts, ur_device_info_t query, const InfoWriter &info);

} // namespace ur::core
