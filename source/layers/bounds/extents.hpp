// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a call says that it reaches of USM, buffers, images and variables of programs: offsets and sizes, from its
// parameters alone.
#pragma once

#include "layers/transfers.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace ur::layers::bounds {

/// What has an end: of an image, each of its edges has one.
enum class Of : uint8_t { memory, buffer, width, height, depth, variable };

/// Bytes, pixels, rows or slices from `begin` on.
struct Extent {
  const char *argument = nullptr;   ///< which leads there
  const void *memory = nullptr;     ///< an address, `begin` behind which the bytes are
  ur_mem_handle_t object = nullptr; ///< a buffer or an image
  const Call *variable = nullptr;   ///< that names it
  size_t begin = 0;
  size_t size = 0; ///< SIZE_MAX: more than there can be
  Of of = Of::memory;
};

/// Of one call. Allocates nothing.
class Extents {
public:
  explicit Extents(const Call &call) noexcept;

  [[nodiscard]] std::span<const Extent> all() const noexcept { return {extents_.data(), count_}; }

  // What a visitor of transfers is told.
  void bytes(Use, const void *memory, size_t size, const char *argument) noexcept;
  void rows(Use, const void *memory, size_t pitch, size_t width, size_t height, const char *argument) noexcept;
  void part(Use, ur_mem_handle_t buffer, size_t offset, size_t size, const char *argument) noexcept;
  void box(Use, const void *memory, const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch,
           size_t slicePitch, const char *argument) noexcept;
  void box(Use, ur_mem_handle_t buffer, const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch,
           size_t slicePitch, const char *argument) noexcept;

private:
  void others(const Call &call) noexcept;
  void edges(ur_mem_handle_t image, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
             const char *argument) noexcept;
  void add(const Extent &extent) noexcept;
  void box(Extent extent, const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch,
           size_t slicePitch) noexcept;

  std::array<Extent, 6> extents_; ///< as many as the edges of two images
  size_t count_ = 0;
};

} // namespace ur::layers::bounds
