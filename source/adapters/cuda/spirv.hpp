// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SPIR-V to PTX, by the compiler that is a process of its own.
#pragma once

#include "adapters/cuda/code.hpp"

namespace ur::cuda {

/// A module with the constants that it is to have. Throws bad_alloc.
[[nodiscard]] compiler::Module moduleOf(const core::ProgramDesc &desc);

/// Of one module, or of several that are linked. Blocks; throws bad_alloc. COMPILER_NOT_AVAILABLE,
/// PROGRAM_BUILD_FAILURE: the log says why.
[[nodiscard]] ur_result_t compileSpirv(const Device &device, std::vector<compiler::Module> modules, std::string *log,
                                       std::string *ptx);

} // namespace ur::cuda
