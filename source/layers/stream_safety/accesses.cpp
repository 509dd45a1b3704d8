// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/accesses.hpp"

#include <memory>

namespace ur::layers::stream_safety {

namespace {

using Kind = Access::Kind;
using reflection::RecordId;

constexpr size_t kMostOfValue = 4096; ///< bytes of an argument that are looked through for addresses

template <typename Params>
const Params &as(const Call &call) noexcept {
  return *reinterpret_cast<const Params *>(call.parameters);
}

} // namespace

void Accesses::add(const Access &access) {
  if (count_ < kFew) {
    std::construct_at(&room_.few[count_++], access);
    return;
  }
  if (many_.empty())
    many_.assign(&room_.few[0], &room_.few[kFew]);
  many_.push_back(access);
}

void Accesses::piece(Kind kind, const void *begin, size_t size, const char *argument) {
  if (begin && size != 0)
    add({.begin = reinterpret_cast<uintptr_t>(begin), .size = size, .kind = kind, .argument = argument});
}

void Accesses::rows(Kind kind, const void *begin, size_t pitch, size_t width, size_t height, const char *argument) {
  if (!begin || width == 0 || height == 0 || pitch < width)
    return;
  const size_t size = pitch * (height - 1) + width;
  add({.begin = reinterpret_cast<uintptr_t>(begin),
       .size = size,
       .kind = kind,
       .argument = argument,
       .pitch = pitch == width ? 0 : pitch,
       .width = width});
}

/// Structures of a program's hold addresses where an address would be aligned.
void Accesses::value(const void *from, size_t size, uint32_t index) {
  const auto *const bytes = static_cast<const char *>(from);
  for (size_t at = 0; at + sizeof(uintptr_t) <= std::min(size, kMostOfValue); at += sizeof(uintptr_t)) {
    // What isn't an address is looked for in vain: only those of blocks count.
    const auto word = load<uintptr_t>(bytes + at);
    if (word > UINT32_MAX && word < kObjects)
      add({.begin = word, .kind = Kind::member, .argument = "pArgs", .index = index});
  }
}

void Accesses::argument(const ur_exp_kernel_arg_properties_t &given) {
  if (given.type == UR_EXP_KERNEL_ARG_TYPE_POINTER && given.value.pointer) {
    const auto begin = reinterpret_cast<uintptr_t>(given.value.pointer);
    add({.begin = begin, .kind = Kind::pointer, .argument = "pArgs", .index = given.index});
  } else if (given.type == UR_EXP_KERNEL_ARG_TYPE_VALUE && given.value.value) {
    value(given.value.value, given.size, given.index);
  } else if (given.type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ && given.value.memObjTuple.hMem) {
    const auto object = objects_.find(given.value.memObjTuple.hMem);
    if (!object)
      return;
    const bool writes = (given.value.memObjTuple.flags & UR_MEM_FLAG_WRITE_ONLY) != 0;
    add({.begin = object->begin, .kind = Kind::pointer, .writes = writes, .argument = "pArgs", .index = given.index});
  }
}

void Accesses::kernel(const void *kernel, uint32_t count, const ur_exp_kernel_arg_properties_t *arguments) {
  for (uint32_t i = 0; arguments && i < count; ++i)
    argument(arguments[i]);
  if (reached_.isEmpty())
    return;
  if (const auto pointers = reached_.find(kernel)) {
    for (const uintptr_t pointer : *pointers)
      add({.begin = pointer, .kind = Kind::indirect, .argument = "UR_KERNEL_EXEC_INFO_USM_PTRS"});
  }
}

void Accesses::buffer(Kind kind, const void *handle, size_t offset, size_t size, const char *argument) {
  if (const auto object = objects_.find(handle))
    add({.begin = object->begin + offset, .size = size, .kind = kind, .argument = argument});
}

/// Rows of each slice; of many slices, none: then nothing is known.
void Accesses::box(Kind kind, uintptr_t begin, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                   size_t rowPitch, size_t slicePitch, const char *argument) {
  constexpr uint64_t kMostSlices = 64;
  const size_t row = rowPitch ? rowPitch : region.width;
  const size_t slice = slicePitch ? slicePitch : row * region.height;
  for (uint64_t z = 0; z < region.depth && region.depth <= kMostSlices; ++z) {
    const uintptr_t at = begin + (origin.z + z) * slice + origin.y * row + origin.x;
    rows(kind, reinterpret_cast<const void *>(at), row, region.width, region.height, argument);
  }
}

void Accesses::bufferBox(Kind kind, const void *handle, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                         size_t rowPitch, size_t slicePitch, const char *argument) {
  if (const auto object = objects_.find(handle))
    box(kind, object->begin, origin, region, rowPitch, slicePitch, argument);
}

void Accesses::image(Kind kind, const void *handle, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                     const char *argument) {
  const auto object = objects_.find(handle);
  if (object && object->width)
    box(kind, object->begin, origin, region, object->width, object->width * object->height, argument);
}

bool Accesses::usm(const Call &call) {
  // Of functions whose parameters for that have the same names.
  const auto copied = [&](const auto &given) {
    piece(Kind::write, *given.ppDst, *given.psize, "pDst");
    piece(Kind::read, *given.ppSrc, *given.psize, "pSrc");
    return true;
  };
  const auto filled = [&](const void *begin, size_t size, const char *argument) {
    if (begin && size) {
      add({.begin = reinterpret_cast<uintptr_t>(begin),
           .size = size,
           .kind = Kind::write,
           .argument = argument,
           .fills = true});
    }
    return true;
  };
  const auto hinted = [&](const void *begin, size_t size, const char *argument) {
    piece(Kind::hint, begin, size, argument);
    return true;
  };
  switch (call.record) {
  case RecordId::ur_enqueue_usm_memcpy_params_t:
    return copied(as<ur_enqueue_usm_memcpy_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_memcpy_exp_params_t:
    return copied(as<ur_command_buffer_append_usm_memcpy_exp_params_t>(call));
  case RecordId::ur_usm_context_memcpy_exp_params_t:
    return copied(as<ur_usm_context_memcpy_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_fill_params_t: {
    const auto &given = as<ur_enqueue_usm_fill_params_t>(call);
    return filled(*given.ppMem, *given.psize, "pMem");
  }
  case RecordId::ur_command_buffer_append_usm_fill_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_usm_fill_exp_params_t>(call);
    return filled(*given.ppMemory, *given.psize, "pMemory");
  }
  case RecordId::ur_enqueue_usm_fill_2d_params_t: {
    const auto &given = as<ur_enqueue_usm_fill_2d_params_t>(call);
    rows(Kind::write, *given.ppMem, *given.ppitch, *given.pwidth, *given.pheight, "pMem");
    return true;
  }
  case RecordId::ur_enqueue_usm_memcpy_2d_params_t: {
    const auto &given = as<ur_enqueue_usm_memcpy_2d_params_t>(call);
    rows(Kind::write, *given.ppDst, *given.pdstPitch, *given.pwidth, *given.pheight, "pDst");
    rows(Kind::read, *given.ppSrc, *given.psrcPitch, *given.pwidth, *given.pheight, "pSrc");
    return true;
  }
  case RecordId::ur_enqueue_usm_prefetch_params_t: {
    const auto &given = as<ur_enqueue_usm_prefetch_params_t>(call);
    return hinted(*given.ppMem, *given.psize, "pMem");
  }
  case RecordId::ur_enqueue_usm_advise_params_t: {
    const auto &given = as<ur_enqueue_usm_advise_params_t>(call);
    return hinted(*given.ppMem, *given.psize, "pMem");
  }
  case RecordId::ur_command_buffer_append_usm_prefetch_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_usm_prefetch_exp_params_t>(call);
    return hinted(*given.ppMemory, *given.psize, "pMemory");
  }
  case RecordId::ur_command_buffer_append_usm_advise_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_usm_advise_exp_params_t>(call);
    return hinted(*given.ppMemory, *given.psize, "pMemory");
  }
  default:
    return false;
  }
}

bool Accesses::buffers(const Call &call) {
  const auto read = [&](const auto &given) {
    piece(Kind::write, *given.ppDst, *given.psize, "pDst");
    buffer(Kind::read, *given.phBuffer, *given.poffset, *given.psize, "hBuffer");
    return true;
  };
  const auto written = [&](const auto &given) {
    piece(Kind::read, *given.ppSrc, *given.psize, "pSrc");
    buffer(Kind::write, *given.phBuffer, *given.poffset, *given.psize, "hBuffer");
    return true;
  };
  const auto filled = [&](const auto &given) {
    buffer(Kind::write, *given.phBuffer, *given.poffset, *given.psize, "hBuffer");
    return true;
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
    return filled(as<ur_enqueue_mem_buffer_fill_params_t>(call));
  case RecordId::ur_command_buffer_append_mem_buffer_fill_exp_params_t:
    return filled(as<ur_command_buffer_append_mem_buffer_fill_exp_params_t>(call));
  case RecordId::ur_enqueue_mem_buffer_copy_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_copy_params_t>(call);
    buffer(Kind::read, *given.phBufferSrc, *given.psrcOffset, *given.psize, "hBufferSrc");
    buffer(Kind::write, *given.phBufferDst, *given.pdstOffset, *given.psize, "hBufferDst");
    return true;
  }
  case RecordId::ur_command_buffer_append_mem_buffer_copy_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_copy_exp_params_t>(call);
    buffer(Kind::read, *given.phSrcMem, *given.psrcOffset, *given.psize, "hSrcMem");
    buffer(Kind::write, *given.phDstMem, *given.pdstOffset, *given.psize, "hDstMem");
    return true;
  }
  default:
    return false;
  }
}

bool Accesses::boxes(const Call &call) {
  const auto moved = [&](const auto &given, const ur_rect_offset_t &inBuffer, const ur_rect_offset_t &inHost,
                         const void *host, bool reads) {
    bufferBox(reads ? Kind::read : Kind::write, *given.phBuffer, inBuffer, *given.pregion, *given.pbufferRowPitch,
              *given.pbufferSlicePitch, "hBuffer");
    box(reads ? Kind::write : Kind::read, reinterpret_cast<uintptr_t>(host), inHost, *given.pregion,
        *given.phostRowPitch, *given.phostSlicePitch, reads ? "pDst" : "pSrc");
    return true;
  };
  const auto copied = [&](const auto &given, const void *from, const void *to) {
    bufferBox(Kind::read, from, *given.psrcOrigin, *given.pregion, *given.psrcRowPitch, *given.psrcSlicePitch,
              "hBufferSrc");
    bufferBox(Kind::write, to, *given.pdstOrigin, *given.pregion, *given.pdstRowPitch, *given.pdstSlicePitch,
              "hBufferDst");
    return true;
  };
  switch (call.record) {
  case RecordId::ur_enqueue_mem_buffer_read_rect_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_read_rect_params_t>(call);
    return moved(given, *given.pbufferOrigin, *given.phostOrigin, *given.ppDst, true);
  }
  case RecordId::ur_command_buffer_append_mem_buffer_read_rect_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_read_rect_exp_params_t>(call);
    return moved(given, *given.pbufferOffset, *given.phostOffset, *given.ppDst, true);
  }
  case RecordId::ur_enqueue_mem_buffer_write_rect_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_write_rect_params_t>(call);
    return moved(given, *given.pbufferOrigin, *given.phostOrigin, *given.ppSrc, false);
  }
  case RecordId::ur_command_buffer_append_mem_buffer_write_rect_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_write_rect_exp_params_t>(call);
    return moved(given, *given.pbufferOffset, *given.phostOffset, *given.ppSrc, false);
  }
  case RecordId::ur_enqueue_mem_buffer_copy_rect_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_copy_rect_params_t>(call);
    return copied(given, *given.phBufferSrc, *given.phBufferDst);
  }
  case RecordId::ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t>(call);
    return copied(given, *given.phSrcMem, *given.phDstMem);
  }
  case RecordId::ur_enqueue_mem_image_read_params_t: {
    const auto &given = as<ur_enqueue_mem_image_read_params_t>(call);
    image(Kind::read, *given.phImage, *given.porigin, *given.pregion, "hImage");
    return true;
  }
  case RecordId::ur_enqueue_mem_image_write_params_t: {
    const auto &given = as<ur_enqueue_mem_image_write_params_t>(call);
    image(Kind::write, *given.phImage, *given.porigin, *given.pregion, "hImage");
    return true;
  }
  case RecordId::ur_enqueue_mem_image_copy_params_t: {
    const auto &given = as<ur_enqueue_mem_image_copy_params_t>(call);
    image(Kind::read, *given.phImageSrc, *given.psrcOrigin, *given.pregion, "hImageSrc");
    image(Kind::write, *given.phImageDst, *given.pdstOrigin, *given.pregion, "hImageDst");
    return true;
  }
  default:
    return false;
  }
}

void Accesses::others(const Call &call) {
  const auto variable = [&](Kind kind, const auto &given) {
    const uintptr_t begin = objects_.variable(*given.phProgram, *given.pname, {.slot = call.slot});
    add({.begin = begin + *given.poffset, .size = *given.pcount, .kind = kind, .argument = "name"});
  };
  const auto launched = [&](const auto &given) { kernel(*given.phKernel, *given.pnumArgs, *given.ppArgs); };
  switch (call.record) {
  case RecordId::ur_enqueue_device_global_variable_read_params_t: {
    const auto &given = as<ur_enqueue_device_global_variable_read_params_t>(call);
    variable(Kind::read, given);
    return piece(Kind::write, *given.ppDst, *given.pcount, "pDst");
  }
  case RecordId::ur_enqueue_device_global_variable_write_params_t: {
    const auto &given = as<ur_enqueue_device_global_variable_write_params_t>(call);
    variable(Kind::write, given);
    return piece(Kind::read, *given.ppSrc, *given.pcount, "pSrc");
  }
  case RecordId::ur_enqueue_kernel_launch_with_args_exp_params_t:
    return launched(as<ur_enqueue_kernel_launch_with_args_exp_params_t>(call));
  case RecordId::ur_command_buffer_append_kernel_launch_with_args_exp_params_t:
    return launched(as<ur_command_buffer_append_kernel_launch_with_args_exp_params_t>(call));
  default:
    return;
  }
}

void Accesses::gather(const Call &call) {
  if (!usm(call) && !buffers(call) && !boxes(call))
    others(call);
}

} // namespace ur::layers::stream_safety
