// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/accesses.hpp"

#include <memory>

namespace ur::layers::stream_safety {

namespace {

using Kind = Access::Kind;
using reflection::RecordId;

constexpr size_t kMostOfValue = 4096;              ///< bytes of an argument that are looked through for addresses
constexpr size_t kLargestValue = size_t{64} << 10; ///< no kernel takes more

Kind kindOf(Use use) noexcept {
  switch (use) {
  case Use::read:
    return Kind::read;
  case Use::hint:
    return Kind::hint;
  default:
    return Kind::write;
  }
}

Access::Said saidBy(ur_mem_flags_t flags) noexcept {
  if (flags & UR_MEM_FLAG_READ_WRITE)
    return Access::Said::both;
  return flags & UR_MEM_FLAG_WRITE_ONLY  ? Access::Said::writes
         : flags & UR_MEM_FLAG_READ_ONLY ? Access::Said::reads
                                         : Access::Said::nothing;
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

void Accesses::bytes(Use use, const void *begin, size_t size, const char *argument) {
  if (begin && size != 0) {
    add({.begin = reinterpret_cast<uintptr_t>(begin),
         .size = size,
         .kind = kindOf(use),
         .argument = argument,
         .fills = use == Use::fill});
  }
}

void Accesses::rows(Use use, const void *begin, size_t pitch, size_t width, size_t height, const char *argument) {
  if (!begin || width == 0 || height == 0 || pitch < width)
    return;
  const size_t size = pitch * (height - 1) + width;
  add({.begin = reinterpret_cast<uintptr_t>(begin),
       .size = size,
       .kind = kindOf(use),
       .argument = argument,
       .pitch = pitch == width ? 0 : pitch,
       .width = width,
       .fills = use == Use::fill});
}

/// Structures of a program's hold addresses where an address would be aligned. One larger than any kernel takes is
/// about to be refused: nobody says that there is so much to be read.
void Accesses::value(const void *from, size_t size, uint32_t index) {
  if (size > kLargestValue)
    return;
  const auto *const bytes = static_cast<const char *>(from);
  for (size_t at = 0; at + sizeof(uintptr_t) <= std::min(size, kMostOfValue); at += sizeof(uintptr_t)) {
    // What isn't an address is looked for in vain: only those of blocks count.
    const auto word = load<uintptr_t>(bytes + at);
    if (word > UINT32_MAX && word < kObjects)
      add({.begin = word, .kind = Kind::member, .argument = name_, .index = index});
  }
}

void Accesses::argument(const ur_exp_kernel_arg_properties_t &given) {
  if (given.type == UR_EXP_KERNEL_ARG_TYPE_POINTER && given.value.pointer) {
    const auto begin = reinterpret_cast<uintptr_t>(given.value.pointer);
    add({.begin = begin, .kind = Kind::pointer, .argument = name_, .index = given.index});
  } else if (given.type == UR_EXP_KERNEL_ARG_TYPE_VALUE && given.value.value) {
    value(given.value.value, given.size, given.index);
  } else if (given.type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ && given.value.memObjTuple.hMem) {
    const auto object = objects_.find(given.value.memObjTuple.hMem);
    if (!object)
      return;
    const Access::Said said = saidBy(given.value.memObjTuple.flags);
    add({.begin = object->begin,
         .size = object->size,
         .kind = Kind::pointer,
         .writes = said == Access::Said::writes || said == Access::Said::both,
         .argument = name_,
         .index = given.index,
         .said = said});
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

void Accesses::part(Use use, ur_mem_handle_t buffer, size_t offset, size_t size, const char *argument) {
  if (const auto object = objects_.find(buffer))
    add({.begin = object->begin + offset, .size = size, .kind = kindOf(use), .argument = argument});
}

/// Rows of slices, or slices of rows without gaps, or what has gaps nowhere.
void Accesses::box(Use use, const void *memory, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                   size_t rowPitch, size_t slicePitch, const char *argument) {
  const size_t row = rowPitch ? rowPitch : region.width;
  const size_t slice = slicePitch ? slicePitch : row * region.height;
  const uintptr_t at = reinterpret_cast<uintptr_t>(memory) + origin.z * slice + origin.y * row + origin.x;
  const auto *const begin = reinterpret_cast<const void *>(at);
  if (region.depth == 0 || region.width == 0 || region.height == 0 || row < region.width || slice < row * region.height)
    return;
  if (region.depth == 1 || slice == row * region.height)
    return rows(use, begin, row, region.width, region.height * region.depth, argument);
  if (row == region.width || region.height == 1)
    return rows(use, begin, slice, row * (region.height - 1) + region.width, region.depth, argument);
  add({.begin = at,
       .size = slice * (region.depth - 1) + row * (region.height - 1) + region.width,
       .kind = kindOf(use),
       .argument = argument,
       .pitch = row,
       .width = region.width,
       .slice = slice,
       .height = region.height});
}

void Accesses::box(Use use, ur_mem_handle_t buffer, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                   size_t rowPitch, size_t slicePitch, const char *argument) {
  if (const auto object = objects_.find(buffer))
    box(use, reinterpret_cast<const void *>(object->begin), origin, region, rowPitch, slicePitch, argument);
}

void Accesses::image(Use use, ur_mem_handle_t image, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
                     const char *argument) {
  const auto object = objects_.find(image);
  if (object && object->row) {
    const size_t pixel = std::max<size_t>(object->pixel, 1);
    box(use, reinterpret_cast<const void *>(object->begin), {origin.x * pixel, origin.y, origin.z},
        {region.width * pixel, region.height, region.depth}, object->row, object->slice, argument);
  }
}

/// The host's side: as many bytes as the image says that a pixel has.
void Accesses::pixels(Use use, ur_mem_handle_t image, const void *memory, ur_rect_region_t region, size_t rowPitch,
                      size_t slicePitch, const char *argument) {
  const auto object = objects_.find(image);
  if (!object || !object->pixel)
    return;
  region.width *= object->pixel;
  box(use, memory, {}, region, rowPitch, slicePitch, argument);
}

void Accesses::others(const Call &call) {
  const auto variable = [&](Use use, const auto &given) {
    const uintptr_t begin = objects_.variable(*given.phProgram, *given.pname, {.slot = call.slot});
    add({.begin = begin + *given.poffset, .size = *given.pcount, .kind = kindOf(use), .argument = "name"});
  };
  const auto launched = [&](const auto &given) { kernel(*given.phKernel, *given.pnumArgs, *given.ppArgs); };
  switch (call.record) {
  case RecordId::ur_enqueue_mem_image_read_params_t: {
    const auto &given = as<ur_enqueue_mem_image_read_params_t>(call);
    image(Use::read, *given.phImage, *given.porigin, *given.pregion, "hImage");
    return pixels(Use::write, *given.phImage, *given.ppDst, *given.pregion, *given.prowPitch, *given.pslicePitch,
                  "pDst");
  }
  case RecordId::ur_enqueue_mem_image_write_params_t: {
    const auto &given = as<ur_enqueue_mem_image_write_params_t>(call);
    image(Use::write, *given.phImage, *given.porigin, *given.pregion, "hImage");
    return pixels(Use::read, *given.phImage, *given.ppSrc, *given.pregion, *given.prowPitch, *given.pslicePitch,
                  "pSrc");
  }
  case RecordId::ur_enqueue_mem_image_copy_params_t: {
    const auto &given = as<ur_enqueue_mem_image_copy_params_t>(call);
    image(Use::read, *given.phImageSrc, *given.psrcOrigin, *given.pregion, "hImageSrc");
    return image(Use::write, *given.phImageDst, *given.pdstOrigin, *given.pregion, "hImageDst");
  }
  case RecordId::ur_enqueue_device_global_variable_read_params_t: {
    const auto &given = as<ur_enqueue_device_global_variable_read_params_t>(call);
    variable(Use::read, given);
    return bytes(Use::write, *given.ppDst, *given.pcount, "pDst");
  }
  case RecordId::ur_enqueue_device_global_variable_write_params_t: {
    const auto &given = as<ur_enqueue_device_global_variable_write_params_t>(call);
    variable(Use::write, given);
    return bytes(Use::read, *given.ppSrc, *given.pcount, "pSrc");
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
  if (!visitTransfers(call, *this))
    others(call);
}

} // namespace ur::layers::stream_safety
