// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fills that the calling thread makes, of memory that the host reaches.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace ur::core {

/// Fills `size` bytes, a whole pattern at least, with the pattern again and again; the last one may be cut.
inline void repeatPattern(std::byte *dst, size_t size, const std::byte *pattern, size_t patternSize) noexcept {
  if (patternSize == 1) {
    std::memset(dst, std::to_integer<int>(*pattern), size);
    return;
  }
  std::memcpy(dst, pattern, patternSize);
  // Copies of what is already filled, doubling up to what stays in the nearest cache.
  constexpr size_t kNear = 16384;
  const size_t most = std::max(patternSize, kNear / patternSize * patternSize);
  for (size_t done = patternSize, part = 0; done < size; done += part) {
    part = std::min({done, most, size - done});
    std::memcpy(dst + done, dst, part);
  }
}

/// Each row begins with the pattern's first byte.
inline void fillByHost(const FillDesc &desc) noexcept {
  auto *row = static_cast<std::byte *>(desc.dst);
  for (size_t y = 0; y < desc.height; ++y, row += desc.pitch)
    repeatPattern(row, desc.width, static_cast<const std::byte *>(desc.pattern), desc.patternSize);
}

} // namespace ur::core
