// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What instructions of the set OpenCL.std compute.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

using Operands = std::vector<llvm::Value *>;

/// A function of mathematics by its number. Null where it is none. Throws Refused where its operands aren't for it.
[[nodiscard]] llvm::Value *openclMath(llvm::IRBuilder<> &builder, TargetPort &target, uint32_t number, llvm::Type *type,
                                      const Operands &operands);

} // namespace ur::spirvc
