// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// OpenCL's printf as C has it: no vectors, and no numbers but int, 64-bit integers and double.
#pragma once

#include <llvm/IR/IRBuilder.h>

namespace ur::spirvc {

struct Printed {
  std::string format;
  std::vector<llvm::Value *> arguments; ///< one for each conversion: 32 or 64 bits, double, a pointer
};

/// Conversions of vectors become one for each component. Throws Refused where format and arguments don't fit.
[[nodiscard]] Printed asInC(llvm::IRBuilder<> &builder, llvm::StringRef format,
                            llvm::ArrayRef<llvm::Value *> arguments);

} // namespace ur::spirvc
