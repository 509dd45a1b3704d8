// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/bounds/extents.hpp"

namespace ur::layers::bounds {
namespace {

/// Sums and products that stay at the largest number where they would be larger.
size_t times(size_t a, size_t b) noexcept {
  size_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? SIZE_MAX : product;
}
size_t plus(size_t a, size_t b) noexcept {
  size_t sum = 0;
  return __builtin_add_overflow(a, b, &sum) ? SIZE_MAX : sum;
}

} // namespace

Extents::Extents(const Call &call) noexcept {
  (void)visitTransfers(call, *this);
  if (call.record == reflection::RecordId::ur_enqueue_mem_buffer_map_params_t) {
    const auto &given = as<ur_enqueue_mem_buffer_map_params_t>(call);
    part(Use::read, *given.phBuffer, *given.poffset, *given.psize, "hBuffer");
  }
}

void Extents::add(const Extent &extent) noexcept {
  if ((extent.memory || extent.buffer) && extent.size != 0)
    extents_[count_++] = extent;
}

void Extents::bytes(Use, const void *memory, size_t size, const char *argument) noexcept {
  add({.argument = argument, .memory = memory, .size = size});
}

/// The last row ends where its bytes do.
void Extents::rows(Use, const void *memory, size_t pitch, size_t width, size_t height, const char *argument) noexcept {
  if (width != 0 && height != 0)
    add({.argument = argument, .memory = memory, .size = plus(times(pitch, height - 1), width)});
}

void Extents::part(Use, ur_mem_handle_t buffer, size_t offset, size_t size, const char *argument) noexcept {
  add({.argument = argument, .buffer = buffer, .begin = offset, .size = size});
}

void Extents::box(Use, const void *memory, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                  size_t rowPitch, size_t slicePitch, const char *argument) noexcept {
  box({.argument = argument, .memory = memory}, origin, region, rowPitch, slicePitch);
}

void Extents::box(Use, ur_mem_handle_t buffer, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                  size_t rowPitch, size_t slicePitch, const char *argument) noexcept {
  box({.argument = argument, .buffer = buffer}, origin, region, rowPitch, slicePitch);
}

void Extents::box(Extent extent, const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch,
                  size_t slicePitch) noexcept {
  if (region.width == 0 || region.height == 0 || region.depth == 0)
    return;
  const size_t row = rowPitch ? rowPitch : region.width;
  const size_t slice = slicePitch ? slicePitch : times(row, region.height);
  extent.begin = plus(plus(times(origin.z, slice), times(origin.y, row)), origin.x);
  extent.size = plus(plus(times(region.depth - 1, slice), times(region.height - 1, row)), region.width);
  add(extent);
}

} // namespace ur::layers::bounds
