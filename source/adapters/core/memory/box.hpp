// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Boxes of memory, which commands on buffers copy. Sizes and offsets in bytes.
#pragma once

#include "adapters/core/memory/mem.hpp"

namespace ur::core {

/// Where a box lies in memory.
struct BoxLayout {
  size_t start = 0, rowPitch = 0, slicePitch = 0;
  size_t end = 0; ///< behind the last byte
};

/// Pitches of 0 mean no gaps. Throws INVALID_SIZE where the numbers overflow.
[[nodiscard]] BoxLayout layoutOf(const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch,
                                 size_t slicePitch);
/// Of a range, which is a box of one row.
[[nodiscard]] inline BoxLayout rangeOf(size_t offset, size_t size) noexcept {
  return {offset, size, size, offset + size};
}
/// Throws INVALID_SIZE, INVALID_MEM_OBJECT.
inline void checkInside(const Mem &mem, const BoxLayout &layout) {
  mem.checkRange(layout.start, layout.end - layout.start);
}
/// Throws the same, and OVERLAPPING_REGIONS.
void checkCopy(const Mem &src, BoxLayout from, const Mem &dst, BoxLayout to, const ur_rect_region_t &region);

/// What the driver is given, of memory that begins there.
[[nodiscard]] CopyDesc copyDesc(std::byte *dst, const BoxLayout &dstLayout, const std::byte *src,
                                const BoxLayout &srcLayout, const ur_rect_region_t &region) noexcept;

/// A command that writes that much of a buffer: all of its memory, or a part.
[[nodiscard]] inline ContentsUse writing(const Mem &mem, size_t size) {
  return {size != mem.buffer().size(), true};
}
[[nodiscard]] inline size_t bytesOf(const ur_rect_region_t &region) noexcept {
  return region.width * region.height * region.depth;
}

} // namespace ur::core
