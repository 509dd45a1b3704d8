// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a device says about itself, read once.
#pragma once

#include "adapters/opencl/platform.hpp"

#include <string>
#include <vector>

namespace ur::opencl {

/// Fills what is known of a device. False: it doesn't answer what has to be known, or has no memory by pointers. May
/// throw bad_alloc.
[[nodiscard]] bool readDevice(const Platform &platform, uint32_t index, Device *device);

/// The words of a text with spaces between them. May throw bad_alloc.
[[nodiscard]] std::vector<std::string> words(const std::string &text);

} // namespace ur::opencl
