// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of OpenCL.std's mathematics that answer by a pointer, too, or take or make an integer.
#pragma once

#include "spirvc/reader/opencl_std.hpp"

namespace ur::spirvc {

/// Null where the number is none of these. Throws Refused.
[[nodiscard]] llvm::Value *mixedMath(llvm::IRBuilder<> &builder, TargetPort &target, uint32_t number, llvm::Type *type,
                                     const Operands &operands);

} // namespace ur::spirvc
