// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The libraries of UR_TRACING_TOOLS, and the exporters that the environment switches on. Both functions while nobody
// else changes the loader.
#pragma once

#include "loader/settings.hpp"

namespace ur::loader {

/// Opens the tools that aren't open and lets each start. What fails is logged, and costs nothing else. Blocks as long
/// as that takes. Throws std::bad_alloc.
void startTools(const Settings &settings);

/// Lets each stop that has started.
void stopTools() noexcept;

} // namespace ur::loader
