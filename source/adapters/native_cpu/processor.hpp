// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The processor that SPIR-V is compiled for.
#pragma once

#include <string>

namespace ur::native_cpu {

/// What the compiler is asked for: this machine's own processor, with all that it says it has. Code that is kept on
/// disk under this name serves machines with the same. Empty: the compiler writes no code for such processors. Throws
/// bad_alloc.
[[nodiscard]] std::string processorName();

} // namespace ur::native_cpu
