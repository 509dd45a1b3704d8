// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Conversions to floating-point numbers that round otherwise than to the nearest, on processors that only do that.
#pragma once

#include <llvm/IR/IRBuilder.h>
#include <spirv/unified1/spirv.hpp11>

namespace ur::spirvc {

/// A floating-point number, or a vector of them, as numbers of a narrower type; of a wider one, it is the number
/// itself.
[[nodiscard]] llvm::Value *roundFloat(llvm::IRBuilder<> &builder, llvm::Value *value, llvm::Type *type,
                                      spv::FPRoundingMode mode);

/// An integer, or a vector of them, as floating-point numbers.
[[nodiscard]] llvm::Value *roundInteger(llvm::IRBuilder<> &builder, llvm::Value *value, llvm::Type *type, bool isSigned,
                                        spv::FPRoundingMode mode);

} // namespace ur::spirvc
