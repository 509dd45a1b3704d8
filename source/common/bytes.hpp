// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading structures out of bytes that may be anything.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>

namespace ur {

/// False: they aren't all there.
template <class T>
[[nodiscard]] bool readAt(std::span<const uint8_t> bytes, uint64_t offset, T *value) noexcept {
  if (offset > bytes.size() || bytes.size() - offset < sizeof *value)
    return false;
  std::memcpy(value, bytes.data() + offset, sizeof *value);
  return true;
}

[[nodiscard]] inline bool contains(std::span<const uint8_t> bytes, uint64_t offset, uint64_t size) noexcept {
  return offset <= bytes.size() && size <= bytes.size() - offset;
}

} // namespace ur
