// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sizes of blocks. Small ones come in classes: up to 2 KiB multiples of 256 bytes, the alignment of device memory; from
// there on eight to a doubling, so that a block is never larger than its request by more than an eighth. They are cut
// from slabs, spans of pages that hold blocks of one class.
//
// Blocks beyond kLargestSmall are spans of their own, of as many pages as the request needs. Classes only sort them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ur::core {

inline constexpr size_t kPageShift = 12;
inline constexpr size_t kPageSize = size_t{1} << kPageShift;
/// What drivers are asked for is a multiple of this, and aligned to it.
inline constexpr size_t kGranule = size_t{2} << 20;
inline constexpr size_t kSmallestBlock = 256;
inline constexpr size_t kLargestSmall = size_t{32} << 10;
/// Nothing larger can be asked for: with it, no rounding overflows.
inline constexpr size_t kLargestBlock = size_t{1} << 46;

namespace size_class {

inline constexpr unsigned kLinear = 8;       ///< classes up to kLinearEnd
inline constexpr size_t kLinearEnd = 2048;   ///< 8 x 256
inline constexpr unsigned kLinearShift = 11; ///< its logarithm

/// The class of a size from 1 to kLargestBlock.
[[nodiscard]] constexpr unsigned of(size_t size) noexcept {
  const size_t last = size - 1;
  if (size <= kLinearEnd)
    return static_cast<unsigned>(last / kSmallestBlock);
  const unsigned doubling = static_cast<unsigned>(std::bit_width(last)) - 1;
  return kLinear + (doubling - kLinearShift) * 8 + static_cast<unsigned>((last >> (doubling - 3)) & 7);
}

/// The size of the blocks of a class; of spans: the smallest that is sorted into it by floorOf().
[[nodiscard]] constexpr size_t size(unsigned index) noexcept {
  if (index < kLinear)
    return (index + 1) * kSmallestBlock;
  const unsigned doubling = kLinearShift + (index - kLinear) / 8;
  return (size_t{9} + (index - kLinear) % 8) << (doubling - 3);
}

/// The largest class whose size isn't above `size`, from kSmallestBlock on.
[[nodiscard]] constexpr unsigned floorOf(size_t bytes) noexcept {
  return of(bytes + 1) - 1;
}

inline constexpr unsigned kSmallCount = of(kLargestSmall) + 1;
inline constexpr unsigned kCount = of(kLargestBlock) + 1;
/// Blocks of these are kept in caches of threads by class; in those of queues only small ones.
inline constexpr unsigned kCachedCount = of(size_t{1} << 20) + 1;

/// The sizes of those, at hand.
inline constexpr auto kSizes = [] {
  std::array<size_t, kCachedCount> sizes{};
  for (unsigned i = 0; i < kCachedCount; ++i)
    sizes[i] = size(i);
  return sizes;
}();

/// Pages of a large slab: as few as leave no more than a sixteenth at the end, and hold four blocks and 64 KiB at
/// least.
[[nodiscard]] constexpr size_t slabPages(unsigned index) noexcept {
  const size_t block = size(index);
  size_t pages = std::max<size_t>((block * 4 + kPageSize - 1) / kPageSize, 16);
  while (pages * kPageSize % block * 16 > pages * kPageSize)
    ++pages;
  return pages;
}

/// Of the smallest: room for one block.
[[nodiscard]] constexpr size_t leastSlabPages(unsigned index) noexcept {
  return (size(index) + kPageSize - 1) / kPageSize;
}

/// Of the next slab of a class that has so many blocks: room for as many again, so that a class of which a program
/// needs few blocks has little memory, and one of which it needs many has few slabs. From the second on with no more
/// than an eighth at the end.
[[nodiscard]] constexpr size_t nextSlabPages(unsigned index, size_t blocks) noexcept {
  const size_t block = size(index), most = slabPages(index);
  if (blocks * block >= most * kPageSize)
    return most;
  size_t pages = (std::max<size_t>(blocks, 1) * block + kPageSize - 1) / kPageSize;
  while (blocks != 0 && pages < most && pages * kPageSize % block * 8 > pages * kPageSize)
    ++pages;
  return std::min(pages, most);
}

} // namespace size_class

/// In whole pages; from 1 to kLargestBlock.
[[nodiscard]] constexpr size_t inPages(size_t size) noexcept {
  return (size + kPageSize - 1) / kPageSize * kPageSize;
}

} // namespace ur::core
