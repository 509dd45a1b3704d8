// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What instructions of the set OpenCL.std compute.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

using Operands = std::vector<llvm::Value *>;

/// "acos" of 0, as the set's own grammar has it; "number 999" where it knows none.
[[nodiscard]] std::string nameOfExtended(uint32_t number);
/// Throws Refused, which names the function.
[[noreturn]] void refuse(uint32_t number, const std::string &why);

/// A function of mathematics by its number. Null where it is none. Throws Refused where its operands aren't for it.
[[nodiscard]] llvm::Value *openclMath(llvm::IRBuilder<> &builder, TargetPort &target, uint32_t number, llvm::Type *type,
                                      const Operands &operands);

} // namespace ur::spirvc
