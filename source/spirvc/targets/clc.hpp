// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of libraries of mathematics, by their names there.
#pragma once

#include <llvm/IR/IRBuilder.h>

namespace ur::spirvc {

/// libclc's, as C++ would name it, with its parameters, scalars and generic pointers to integers: _Z3expf.
[[nodiscard]] std::string clcName(llvm::StringRef name, llvm::ArrayRef<llvm::Value *> arguments);

/// A call of what the library defines. Pointers become generic ones.
[[nodiscard]] llvm::Value *callLibrary(llvm::IRBuilder<> &builder, llvm::StringRef symbol, llvm::Type *result,
                                       llvm::ArrayRef<llvm::Value *> arguments);

} // namespace ur::spirvc
