// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic of extents that come from outside, which may be anything.
#pragma once

#include <cstdint>

namespace ur {

/// Whether [offset, offset + size) lies within [0, limit), without overflow.
[[nodiscard]] constexpr bool fits(uint64_t offset, uint64_t size, uint64_t limit) noexcept {
  return offset <= limit && size <= limit - offset;
}

} // namespace ur
