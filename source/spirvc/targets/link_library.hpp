// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Adds functions of a library of bitcode to a module.
#pragma once

#include <span>
#include <string>

#include <llvm/IR/Module.h>

namespace ur::spirvc {

/// Links what the module calls by names that begin so; nothing where it calls none. Throws Refused where the library
/// can't be read, or a function isn't there.
void linkLibrary(llvm::Module &module, const std::string &path, llvm::StringRef prefix);

/// The same of bitcode that the compiler carries.
void linkFunctions(llvm::Module &module, std::span<const unsigned char> bitcode, llvm::StringRef prefix);

} // namespace ur::spirvc
