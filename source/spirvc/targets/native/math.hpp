// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of mathematics on the native CPU: the C library's, and of those that it has for vectors, these.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc::native {

/// A function of OpenCL's on scalars of float or double, as TargetPort::math() has it. `vectorBits`: of the processor's
/// vectors; the call may become one of the C library's functions on vectors where the optimizer puts calls side by
/// side.
[[nodiscard]] llvm::Value *math(llvm::IRBuilder<> &builder, TargetPort &target, llvm::StringRef name,
                                llvm::Type *result, llvm::ArrayRef<llvm::Value *> arguments, unsigned vectorBits);

/// Whether the C library, or what goes with the compiler, has such a function.
[[nodiscard]] bool hasMath(llvm::StringRef symbol);

/// Conversions from double to half become operations that processors have, rounded once.
void lowerConversions(llvm::Function &function);

} // namespace ur::spirvc::native
