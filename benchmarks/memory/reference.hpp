// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a simple allocator with chunks would reserve, for scale.
#pragma once

#include "memory/program.hpp"

namespace memory {

/// Plain best fit, a freed block being there at once and joined with its neighbours, in chunks of multiples of
/// `granule` that are never returned: the most bytes that it reserves. Sizes are rounded up to 512 bytes.
[[nodiscard]] uint64_t referenceReserve(const Program &program, uint64_t granule);

} // namespace memory
