// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A remainder with the quotient's last bits, of which OpenCL wants seven. Functions of C libraries give three.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

/// Of numbers of single or double precision, not of vectors. *quotient: its last seven bits with its sign, as a number
/// of 32 bits; 0 where the remainder is no number.
[[nodiscard]] llvm::Value *remquo(llvm::IRBuilder<> &builder, TargetPort &target, llvm::Value *x, llvm::Value *y,
                                  llvm::Value **quotient);

} // namespace ur::spirvc
