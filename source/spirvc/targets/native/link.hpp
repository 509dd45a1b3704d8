// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes a shared object of object files, and knows what it may call.
#pragma once

#include <string>
#include <vector>

namespace ur::spirvc::native {

/// What none of `objects` defines must be in the C library, its mathematics or the compiler's own library, which the
/// shared object then needs: as they are on this machine. Throws Refused. One thread at a time.
[[nodiscard]] std::string link(const std::vector<std::string> &objects);

/// Whether those libraries have it.
[[nodiscard]] bool hasSymbol(const char *name);

} // namespace ur::spirvc::native
