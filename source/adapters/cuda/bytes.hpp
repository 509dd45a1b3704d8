// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading structures out of bytes that may be anything.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>

namespace ur::cuda {

/// The header of a fatbin, which entries follow: `size` bytes.
struct FatbinHeader {
  uint32_t magic;
  uint16_t version, headerSize;
  uint64_t size;
};
constexpr uint32_t kFatbinMagic = 0xba55ed50;

/// How an entry begins; its code is behind its header.
struct FatbinEntry {
  static constexpr uint16_t kCubin = 2;
  uint16_t kind, version;
  uint32_t headerSize;
  uint64_t size;
  uint32_t unused[3], capability;
};
static_assert(sizeof(FatbinEntry) == 32);

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

} // namespace ur::cuda
