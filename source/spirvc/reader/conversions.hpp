// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Between kinds of numbers, and what all computations ask of their operands.
#pragma once

#include "spirvc/reader/arithmetic.hpp"

namespace ur::spirvc::computing {

[[noreturn]] void refuse(spv::Op op, const char *why);

/// One of a computation's operands, which are all of one type: integers, or floating-point numbers, of vectors or not.
/// Throws Refused.
[[nodiscard]] llvm::Value *operand(spv::Op op, const Computation &what, size_t i, bool isFloat);

/// What a conversion makes; `op` is one. Throws Refused.
[[nodiscard]] llvm::Value *convert(llvm::IRBuilder<> &builder, spv::Op op, const Computation &what);

} // namespace ur::spirvc::computing
