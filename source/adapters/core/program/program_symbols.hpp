// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program's global variables.
#pragma once

#include "adapters/core/program/program.hpp"

namespace ur::core {

struct GlobalVariable {
  std::byte *address = nullptr;
  size_t size = 0;
};

/// Where a variable of the program, by its name in the code or in the metadata, is on a device of its context. It stays
/// there as long as the program is pinned, and until whatever has been submitted by then is over. Throws
/// UNSUPPORTED_FEATURE, INVALID_PROGRAM_EXECUTABLE, INVALID_VALUE.
[[nodiscard]] GlobalVariable findVariable(const Program::Pin &pin, uint32_t device, const char *name);

} // namespace ur::core
