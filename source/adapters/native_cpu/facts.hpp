// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the device says about itself.
#pragma once

#include "adapters/core/port/facts.hpp"
#include "adapters/native_cpu/machine.hpp"

namespace ur::native_cpu {

/// The platform and its only device. May throw bad_alloc.
core::PlatformFacts platformFacts(const Machine &machine);

} // namespace ur::native_cpu
