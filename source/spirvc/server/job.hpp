// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One compilation that was asked for, in a process of its own.
#pragma once

#include <string>
#include <string_view>

namespace ur::spirvc {

/// Compiles something small for each kind of processor, so that children find LLVM's tables made, and libraries in the
/// page cache.
void warmUp();

/// The answer's bytes. LLVM may end the process, or take any time: its parent watches over both.
[[nodiscard]] std::string perform(std::string_view bytes);

} // namespace ur::spirvc
