// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The simulated driver of one context.
#pragma once

#include "sim/types.hpp"

#include <memory>

namespace ur::sim {

/// devices: numbers of the platform's devices. It takes capabilities and limits from the options in force.
/// native: the native context that it works in, with whether it goes with the driver; 0: a new one.
std::unique_ptr<core::Driver> makeDriver(std::span<const uint32_t> devices, uintptr_t native = 0, bool owned = true);

} // namespace ur::sim
