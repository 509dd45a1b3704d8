// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What extensions of the driver's tell of a device, and what a device calls its abilities.
#pragma once

#include "adapters/level_zero/device.hpp"

namespace ur::level_zero {

/// Adds to what a device says of itself what only extensions of the driver's tell, and all extensions. May throw
/// bad_alloc.
void describeExtensions(const Platform &platform, Device &device);

/// How many bytes of the device's memory can be allocated at the moment; UNSUPPORTED_FEATURE where the driver doesn't
/// say.
[[nodiscard]] ur_result_t freeMemory(const Platform &platform, const Device &device, uint64_t *bytes) noexcept;

} // namespace ur::level_zero
