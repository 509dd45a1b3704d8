// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SPIR-V to PTX, by the compiler that is a process of its own.
#pragma once

#include "adapters/cuda/code.hpp"

namespace ur::cuda {

/// Blocks; throws bad_alloc. COMPILER_NOT_AVAILABLE, PROGRAM_BUILD_FAILURE: the log says why.
[[nodiscard]] ur_result_t compileSpirv(const Device &device, const core::ProgramDesc &desc, std::string *log,
                                       std::string *ptx);

} // namespace ur::cuda
