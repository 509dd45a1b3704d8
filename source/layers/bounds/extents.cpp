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
  if (!visitTransfers(call, *this))
    others(call);
}

void Extents::others(const Call &call) noexcept {
  using reflection::RecordId;
  const auto variable = [&](const auto &given) {
    add({.argument = "name", .variable = &call, .begin = *given.poffset, .size = *given.pcount, .of = Of::variable});
  };
  switch (call.record) {
  case RecordId::ur_enqueue_mem_buffer_map_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_map_params_t>(call);
    return part(Use::read, *given.phBuffer, *given.poffset, *given.psize, "hBuffer");
  }
  case RecordId::ur_enqueue_mem_image_read_params_t: {
    const auto &given = as<ur_enqueue_mem_image_read_params_t>(call);
    return edges(*given.phImage, *given.porigin, *given.pregion, "hImage");
  }
  case RecordId::ur_enqueue_mem_image_write_params_t: {
    const auto &given = as<ur_enqueue_mem_image_write_params_t>(call);
    return edges(*given.phImage, *given.porigin, *given.pregion, "hImage");
  }
  case RecordId::ur_enqueue_mem_image_copy_params_t: {
    const auto &given = as<ur_enqueue_mem_image_copy_params_t>(call);
    edges(*given.phImageSrc, *given.psrcOrigin, *given.pregion, "hImageSrc");
    return edges(*given.phImageDst, *given.pdstOrigin, *given.pregion, "hImageDst");
  }
  case RecordId::ur_enqueue_device_global_variable_read_params_t: {
    const auto &given = as<ur_enqueue_device_global_variable_read_params_t>(call);
    variable(given);
    return bytes(Use::write, *given.ppDst, *given.pcount, "pDst");
  }
  case RecordId::ur_enqueue_device_global_variable_write_params_t: {
    const auto &given = as<ur_enqueue_device_global_variable_write_params_t>(call);
    variable(given);
    return bytes(Use::read, *given.ppSrc, *given.pcount, "pSrc");
  }
  default:
    return;
  }
}

void Extents::edges(ur_mem_handle_t image, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                    const char *argument) noexcept {
  add({.argument = argument, .object = image, .begin = origin.x, .size = region.width, .of = Of::width});
  add({.argument = argument, .object = image, .begin = origin.y, .size = region.height, .of = Of::height});
  add({.argument = argument, .object = image, .begin = origin.z, .size = region.depth, .of = Of::depth});
}

void Extents::add(const Extent &extent) noexcept {
  if ((extent.memory || extent.object || extent.variable) && extent.size != 0)
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
  add({.argument = argument, .object = buffer, .begin = offset, .size = size, .of = Of::buffer});
}

void Extents::box(Use, const void *memory, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                  size_t rowPitch, size_t slicePitch, const char *argument) noexcept {
  box({.argument = argument, .memory = memory}, origin, region, rowPitch, slicePitch);
}

void Extents::box(Use, ur_mem_handle_t buffer, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                  size_t rowPitch, size_t slicePitch, const char *argument) noexcept {
  box({.argument = argument, .object = buffer, .of = Of::buffer}, origin, region, rowPitch, slicePitch);
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
