// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA C++ to code, by NVRTC.
#pragma once

#include "adapters/cuda/code.hpp"

namespace ur::cuda {

/// For devices of that compute capability (90: 9.0), or of the nearest below that the compiler knows: then to PTX,
/// which the driver compiles. The options are the compiler's own, and come after ours. May block; throws bad_alloc.
/// COMPILER_NOT_AVAILABLE, PROGRAM_BUILD_FAILURE: the log says why.
[[nodiscard]] ur_result_t compileSource(const std::string &source, int capability, const char *options, bool toBeLinked,
                                        std::string *log, Code *code);

} // namespace ur::cuda
