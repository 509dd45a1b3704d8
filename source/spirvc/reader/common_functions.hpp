// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of OpenCL.std that follow from a few operations: the common and the geometric ones.
#pragma once

#include "spirvc/reader/opencl_std.hpp"

namespace ur::spirvc {

/// Null where the number is none of these. Throws Refused.
[[nodiscard]] llvm::Value *commonFunction(llvm::IRBuilder<> &builder, uint32_t number, const Operands &operands);

} // namespace ur::spirvc
