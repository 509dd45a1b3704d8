// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// In which order the blocks of a function are read.
#pragma once

#include "spirvc/reader/binary.hpp"

namespace ur::spirvc {

/// The blocks of a function's body, which begins with its first label and ends before its OpFunctionEnd: each behind
/// those that come before it on all ways, as SPIR-V asks for and translators don't always write. Blocks that nobody
/// reaches come last. What is wrong with labels is for who reads them. Throws bad_alloc.
[[nodiscard]] std::vector<std::span<const Instruction>> orderedBlocks(std::span<const Instruction> body);

} // namespace ur::spirvc
