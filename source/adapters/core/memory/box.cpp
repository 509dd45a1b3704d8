// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/box.hpp"

#include <algorithm>

namespace ur::core {

BoxLayout layoutOf(const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch, size_t slicePitch) {
  BoxLayout layout;
  layout.rowPitch = rowPitch != 0 ? rowPitch : region.width;
  bool overflow = false;
  const auto times = [&](size_t a, size_t b) {
    size_t product = 0;
    overflow = __builtin_mul_overflow(a, b, &product) || overflow;
    return product;
  };
  const auto plus = [&](size_t a, size_t b) {
    size_t sum = 0;
    overflow = __builtin_add_overflow(a, b, &sum) || overflow;
    return sum;
  };
  layout.slicePitch = slicePitch != 0 ? slicePitch : times(layout.rowPitch, region.height);
  layout.start = plus(plus(times(origin.z, layout.slicePitch), times(origin.y, layout.rowPitch)), origin.x);
  const size_t slices = times(region.depth - 1, layout.slicePitch), rows = times(region.height - 1, layout.rowPitch);
  layout.end = plus(plus(layout.start, region.width), plus(slices, rows));
  if (overflow)
    throw UR_RESULT_ERROR_INVALID_SIZE;
  return layout;
}

CopyDesc copyDesc(std::byte *dst, const BoxLayout &dstLayout, const std::byte *src, const BoxLayout &srcLayout,
                  const ur_rect_region_t &region) noexcept {
  CopyDesc desc;
  desc.dst = dst + dstLayout.start;
  desc.src = src + srcLayout.start;
  desc.width = region.width;
  desc.height = region.height;
  desc.depth = region.depth;
  desc.dstRowPitch = dstLayout.rowPitch;
  desc.dstSlicePitch = dstLayout.slicePitch;
  desc.srcRowPitch = srcLayout.rowPitch;
  desc.srcSlicePitch = srcLayout.slicePitch;
  return desc;
}

namespace {

/// Whether boxes of one memory share a byte; of different pitches, whether their extents do.
bool overlap(const BoxLayout &a, const BoxLayout &b, const ur_rect_region_t &region) noexcept {
  if (a.start >= b.end || b.start >= a.end)
    return false;
  if (a.rowPitch != b.rowPitch || a.slicePitch != b.slicePitch)
    return true;
  const size_t apart = std::max(a.start, b.start) - std::min(a.start, b.start);
  const size_t column = apart % a.rowPitch, rows = apart / a.rowPitch, rowsOfSlice = a.slicePitch / a.rowPitch;
  const auto rowsMeet = [&](size_t rowsApart) {
    const size_t row = rowsApart % rowsOfSlice, slice = rowsApart / rowsOfSlice;
    return (row < region.height && slice < region.depth) ||
           (rowsOfSlice - row < region.height && slice + 1 < region.depth);
  };
  // The later box begins to the right of the earlier one's column, or, a row further, to the left.
  return (column < region.width && rowsMeet(rows)) || (a.rowPitch - column < region.width && rowsMeet(rows + 1));
}

} // namespace

void checkCopy(const Mem &src, BoxLayout from, const Mem &dst, BoxLayout to, const ur_rect_region_t &region) {
  checkInside(src, from);
  checkInside(dst, to);
  if (&src.buffer() == &dst.buffer()) {
    from.start += src.offset();
    from.end += src.offset();
    to.start += dst.offset();
    to.end += dst.offset();
    if (overlap(from, to, region))
      throw UR_RESULT_ERROR_OVERLAPPING_REGIONS;
  }
}

} // namespace ur::core
