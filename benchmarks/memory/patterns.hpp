// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs that are made: how temporaries come and go in one kind of program each.
#pragma once

#include "memory/program.hpp"

namespace memory {

/// All of them, with about that many allocations each, sizes divided by `divisor`. The same each time.
[[nodiscard]] std::vector<Program> patterns(uint64_t divisor, uint32_t steps);

} // namespace memory
