// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP C++ to code, by hiprtc.
#pragma once

#include "adapters/hip/code.hpp"

namespace ur::hip {

/// For devices of that name (targetOf); the options are the compiler's own, and come after ours. May block; throws
/// bad_alloc. COMPILER_NOT_AVAILABLE, PROGRAM_BUILD_FAILURE: the log says why.
[[nodiscard]] ur_result_t compileSource(const std::string &source, const std::string &target, const char *options,
                                        std::string *log, Code *code);

} // namespace ur::hip
