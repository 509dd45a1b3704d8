// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/bounds/extents.hpp"

namespace ur::layers::bounds {
namespace {

using reflection::RecordId;

template <typename T>
const T &as(const Call &call) noexcept {
  return *reinterpret_cast<const T *>(call.parameters);
}

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

void Extents::bytes(const char *argument, const void *memory, size_t size) noexcept {
  if (memory && size != 0)
    extents_[count_++] = {.argument = argument, .memory = memory, .size = size};
}

/// The last row ends where its bytes do.
void Extents::rows(const char *argument, const void *memory, size_t pitch, size_t width, size_t height) noexcept {
  if (width != 0 && height != 0)
    bytes(argument, memory, plus(times(pitch, height - 1), width));
}

void Extents::part(const char *argument, ur_mem_handle_t buffer, size_t begin, size_t size) noexcept {
  if (buffer && size != 0)
    extents_[count_++] = {.argument = argument, .buffer = buffer, .begin = begin, .size = size};
}

void Extents::box(Extent extent, const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch,
                  size_t slicePitch) noexcept {
  if (region.width == 0 || region.height == 0 || region.depth == 0 || (!extent.memory && !extent.buffer))
    return;
  const size_t row = rowPitch ? rowPitch : region.width;
  const size_t slice = slicePitch ? slicePitch : times(row, region.height);
  extent.begin = plus(plus(times(origin.z, slice), times(origin.y, row)), origin.x);
  extent.size = plus(plus(times(region.depth - 1, slice), times(region.height - 1, row)), region.width);
  extents_[count_++] = extent;
}

/// Where the memory belongs. Functions that do the same have parameters of the same names, here and below.
template <class Given>
void Extents::isOf(const Given &given) noexcept {
  if constexpr (requires { given.phQueue; })
    queue_ = *given.phQueue;
  else if constexpr (requires { given.phCommandBuffer; })
    commandBuffer_ = *given.phCommandBuffer;
  else
    context_ = *given.phContext;
}

void Extents::usm(const Call &call) noexcept {
  const auto copied = [&](const auto &given) {
    isOf(given);
    bytes("pDst", *given.ppDst, *given.psize);
    bytes("pSrc", *given.ppSrc, *given.psize);
  };
  const auto one = [&](const auto &given) {
    isOf(given);
    if constexpr (requires { given.ppMem; })
      bytes("pMem", *given.ppMem, *given.psize);
    else
      bytes("pMemory", *given.ppMemory, *given.psize);
  };
  switch (call.record) {
  case RecordId::ur_enqueue_usm_memcpy_params_t:
    return copied(as<ur_enqueue_usm_memcpy_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_memcpy_exp_params_t:
    return copied(as<ur_command_buffer_append_usm_memcpy_exp_params_t>(call));
  case RecordId::ur_usm_context_memcpy_exp_params_t:
    return copied(as<ur_usm_context_memcpy_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_fill_params_t:
    return one(as<ur_enqueue_usm_fill_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_fill_exp_params_t:
    return one(as<ur_command_buffer_append_usm_fill_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_prefetch_params_t:
    return one(as<ur_enqueue_usm_prefetch_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_prefetch_exp_params_t:
    return one(as<ur_command_buffer_append_usm_prefetch_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_advise_params_t:
    return one(as<ur_enqueue_usm_advise_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_advise_exp_params_t:
    return one(as<ur_command_buffer_append_usm_advise_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_fill_2d_params_t: {
    const auto &given = as<ur_enqueue_usm_fill_2d_params_t>(call);
    isOf(given);
    return rows("pMem", *given.ppMem, *given.ppitch, *given.pwidth, *given.pheight);
  }
  case RecordId::ur_enqueue_usm_memcpy_2d_params_t: {
    const auto &given = as<ur_enqueue_usm_memcpy_2d_params_t>(call);
    isOf(given);
    rows("pDst", *given.ppDst, *given.pdstPitch, *given.pwidth, *given.pheight);
    return rows("pSrc", *given.ppSrc, *given.psrcPitch, *given.pwidth, *given.pheight);
  }
  default:
    return;
  }
}

void Extents::buffers(const Call &call) noexcept {
  const auto one = [&](const auto &given) {
    isOf(given);
    part("hBuffer", *given.phBuffer, *given.poffset, *given.psize);
  };
  const auto read = [&](const auto &given) {
    one(given);
    bytes("pDst", *given.ppDst, *given.psize);
  };
  const auto written = [&](const auto &given) {
    one(given);
    bytes("pSrc", *given.ppSrc, *given.psize);
  };
  switch (call.record) {
  case RecordId::ur_enqueue_mem_buffer_read_params_t:
    return read(as<ur_enqueue_mem_buffer_read_params_t>(call));
  case RecordId::ur_command_buffer_append_mem_buffer_read_exp_params_t:
    return read(as<ur_command_buffer_append_mem_buffer_read_exp_params_t>(call));
  case RecordId::ur_enqueue_mem_buffer_write_params_t:
    return written(as<ur_enqueue_mem_buffer_write_params_t>(call));
  case RecordId::ur_command_buffer_append_mem_buffer_write_exp_params_t:
    return written(as<ur_command_buffer_append_mem_buffer_write_exp_params_t>(call));
  case RecordId::ur_enqueue_mem_buffer_fill_params_t:
    return one(as<ur_enqueue_mem_buffer_fill_params_t>(call));
  case RecordId::ur_command_buffer_append_mem_buffer_fill_exp_params_t:
    return one(as<ur_command_buffer_append_mem_buffer_fill_exp_params_t>(call));
  case RecordId::ur_enqueue_mem_buffer_map_params_t:
    return one(as<ur_enqueue_mem_buffer_map_params_t>(call));
  case RecordId::ur_enqueue_mem_buffer_copy_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_copy_params_t>(call);
    isOf(given);
    part("hBufferSrc", *given.phBufferSrc, *given.psrcOffset, *given.psize);
    return part("hBufferDst", *given.phBufferDst, *given.pdstOffset, *given.psize);
  }
  case RecordId::ur_command_buffer_append_mem_buffer_copy_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_copy_exp_params_t>(call);
    isOf(given);
    part("hSrcMem", *given.phSrcMem, *given.psrcOffset, *given.psize);
    return part("hDstMem", *given.phDstMem, *given.pdstOffset, *given.psize);
  }
  default:
    return;
  }
}

void Extents::boxes(const Call &call) noexcept {
  const auto transferred = [&](const auto &given, const char *argument, const void *host,
                               const ur_rect_offset_t &bufferOrigin, const ur_rect_offset_t &hostOrigin) {
    isOf(given);
    box({.argument = "hBuffer", .buffer = *given.phBuffer}, bufferOrigin, *given.pregion, *given.pbufferRowPitch,
        *given.pbufferSlicePitch);
    box({.argument = argument, .memory = host}, hostOrigin, *given.pregion, *given.phostRowPitch,
        *given.phostSlicePitch);
  };
  const auto copied = [&](const auto &given, Extent from, Extent to) {
    isOf(given);
    box(from, *given.psrcOrigin, *given.pregion, *given.psrcRowPitch, *given.psrcSlicePitch);
    box(to, *given.pdstOrigin, *given.pregion, *given.pdstRowPitch, *given.pdstSlicePitch);
  };
  switch (call.record) {
  case RecordId::ur_enqueue_mem_buffer_read_rect_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_read_rect_params_t>(call);
    return transferred(given, "pDst", *given.ppDst, *given.pbufferOrigin, *given.phostOrigin);
  }
  case RecordId::ur_enqueue_mem_buffer_write_rect_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_write_rect_params_t>(call);
    return transferred(given, "pSrc", *given.ppSrc, *given.pbufferOrigin, *given.phostOrigin);
  }
  case RecordId::ur_command_buffer_append_mem_buffer_read_rect_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_read_rect_exp_params_t>(call);
    return transferred(given, "pDst", *given.ppDst, *given.pbufferOffset, *given.phostOffset);
  }
  case RecordId::ur_command_buffer_append_mem_buffer_write_rect_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_write_rect_exp_params_t>(call);
    return transferred(given, "pSrc", *given.ppSrc, *given.pbufferOffset, *given.phostOffset);
  }
  case RecordId::ur_enqueue_mem_buffer_copy_rect_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_copy_rect_params_t>(call);
    return copied(given, {.argument = "hBufferSrc", .buffer = *given.phBufferSrc},
                  {.argument = "hBufferDst", .buffer = *given.phBufferDst});
  }
  case RecordId::ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t>(call);
    return copied(given, {.argument = "hSrcMem", .buffer = *given.phSrcMem},
                  {.argument = "hDstMem", .buffer = *given.phDstMem});
  }
  default:
    return;
  }
}

void Extents::gather(const Call &call) noexcept {
  usm(call);
  buffers(call);
  boxes(call);
}

} // namespace ur::layers::bounds
