// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SPIR-V to a processor's code, for adapters whose vendor takes none.
#pragma once

#include "compiler/messages.hpp"
#include "unified-runtime/ur_api.h"

namespace ur::compiler {

/// The code from the cache, else by the compiler's process. Blocks as long as that takes; thread-safe. The answer's log
/// is set in any case. COMPILER_NOT_AVAILABLE: neither has it; PROGRAM_BUILD_FAILURE: the module isn't compiled. Throws
/// bad_alloc.
[[nodiscard]] ur_result_t compile(const Request &request, Answer *answer);

/// Whether compile() can succeed here: the program is there, or something in the cache. Looks at files. Throws
/// bad_alloc.
[[nodiscard]] bool isThere();
/// What is missing and where it was looked for; empty where isThere(). Looks at files. Throws bad_alloc.
[[nodiscard]] std::string whyItIsnt();

} // namespace ur::compiler
