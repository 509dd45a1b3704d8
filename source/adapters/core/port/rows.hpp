// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills of boxes, for drivers that have them for rows only: the rows they are made of.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <algorithm>
#include <cstddef>

namespace ur::core {

/// Whether both sides are one row.
[[nodiscard]] inline bool isOneRow(const CopyDesc &desc) noexcept {
  const size_t row = desc.width, slice = desc.width * desc.height;
  const bool oneSlice = desc.height == 1 || (desc.dstRowPitch == row && desc.srcRowPitch == row);
  return oneSlice && (desc.depth == 1 || (desc.dstSlicePitch == slice && desc.srcSlicePitch == slice));
}

/// Of a copy of height * depth rows the one of that number: use(dst, src, size).
template <class Use>
auto withRow(const CopyDesc &desc, size_t number, Use &&use) {
  const size_t row = number % desc.height, slice = number / desc.height;
  return use(static_cast<std::byte *>(desc.dst) + slice * desc.dstSlicePitch + row * desc.dstRowPitch,
             static_cast<const std::byte *>(desc.src) + slice * desc.srcSlicePitch + row * desc.srcRowPitch,
             desc.width);
}

/// A fill as copies of a piece of memory with the pattern, many times over. The piece is of some 64 KiB at most, and
/// of the pattern at least.
class FillPieces {
public:
  explicit FillPieces(const FillDesc &desc) noexcept
      : desc_(desc), size_(std::min(desc.width, desc.patternSize * std::max<size_t>(1, kMost / desc.patternSize))),
        perRow_((desc.width + size_ - 1) / size_) {}
  /// Of the piece, in bytes.
  [[nodiscard]] size_t size() const noexcept { return size_; }
  [[nodiscard]] size_t count() const noexcept { return desc_.height * perRow_; }
  /// Of the copies the one of that number: use(dst, size).
  template <class Use>
  auto with(size_t number, Use &&use) const {
    const size_t start = number % perRow_ * size_;
    return use(static_cast<std::byte *>(desc_.dst) + number / perRow_ * desc_.pitch + start,
               std::min(size_, desc_.width - start));
  }

private:
  static constexpr size_t kMost = 64 << 10;
  const FillDesc &desc_;
  const size_t size_, perRow_;
};

} // namespace ur::core
