// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of OpenCL that follow from those that libraries of C's mathematics have.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

/// Null where it is none of these. Calls the target's math() for others.
[[nodiscard]] llvm::Value *derivedMath(llvm::IRBuilder<> &builder, TargetPort &target, llvm::StringRef name,
                                       llvm::Type *result, llvm::ArrayRef<llvm::Value *> arguments);

} // namespace ur::spirvc
