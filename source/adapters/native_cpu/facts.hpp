// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the platform and its devices say about themselves.
#pragma once

#include "adapters/core/port/facts.hpp"
#include "adapters/native_cpu/machine.hpp"

namespace ur::native_cpu {

/// The platform, without its devices. May throw bad_alloc.
core::PlatformFacts platformFacts();

/// The device with that number, or a part of one: these cores, of which so many are compute units; `whole`: all that
/// the process may use. May throw bad_alloc.
core::DeviceFacts deviceFacts(const Machine &machine, uint32_t index, const std::vector<Core> &cores, uint32_t units,
                              bool whole);

} // namespace ur::native_cpu
