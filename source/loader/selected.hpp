// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// urDeviceGetSelected: the devices and sub-devices of a platform that ONEAPI_DEVICE_SELECTOR leaves over.
#pragma once

#include "unified-runtime/ur_api.h"

namespace ur::loader {

/// The variable is read at each call, as unsafely against a concurrent setenv as getenv is; INVALID_VALUE, and a line
/// in the log, where it is malformed. What it left unopened when the loader went up, no later value brings back. The
/// loader is up and the parameters are checked. Writes up to `entries` handles, each with a reference for the caller,
/// and the number of all that are selected. No device: SUCCESS and the number 0. Root devices come before their parts.
[[nodiscard]] ur_result_t getSelected(ur_platform_handle_t platform, ur_device_type_t type, uint32_t entries,
                                      ur_device_handle_t *devices, uint32_t *count) noexcept;

} // namespace ur::loader
