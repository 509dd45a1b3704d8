// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies of images.
#include "fakes/level_zero/images.hpp"

#include <cstring>

namespace ur::level_zero::fake {

namespace {

/// The image behind a handle, which commands of the list may use.
Image &imageFor(List &list, ze_image_handle_t handle, const char *function) {
  Image &image = images().of(handle, function);
  if (image.context != list.context || !serves(*image.device, *list.device))
    die("%s: an image of another context or device", function);
  return image;
}

/// All of it; of an array of lines the layers are slices.
void checkRegion(const Image &image, const ze_image_region_t &region, const char *function) {
  const core::ImageDesc &desc = image.view.desc;
  const size_t slices = desc.depth * desc.layers;
  if (region.width == 0 || region.height == 0 || region.depth == 0 ||
      size_t{region.originX} + region.width > desc.width || size_t{region.originY} + region.height > desc.height ||
      size_t{region.originZ} + region.depth > slices) {
    die("%s: %u x %u x %u pixels at %u, %u, %u pass the image's edges", function, region.width, region.height,
        region.depth, region.originX, region.originY, region.originZ);
  }
}

uint8_t *rowOf(const Image &image, const ze_image_region_t &region, size_t y, size_t z) {
  const bool lines = image.view.desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY;
  return lines ? image.view.at(region.originX, region.originZ + z, 0)
               : image.view.at(region.originX, region.originY + y, region.originZ + z);
}

struct Pitches {
  size_t row, slice;
};

/// As the extension has them: none of what the image's type doesn't have; 0 is without gaps.
Pitches readPitches(const Image &image, const ze_image_region_t &region, uint32_t row, uint32_t slice,
                    const char *function) {
  const core::ImageDesc &desc = image.view.desc;
  const bool line = desc.type == UR_MEM_TYPE_IMAGE1D, flat = line || desc.type == UR_MEM_TYPE_IMAGE2D;
  const size_t least = region.width * desc.elementSize;
  const size_t rowPitch = row ? row : least, slicePitch = slice ? slice : rowPitch * region.height;
  if ((line && row != 0) || (flat && slice != 0) || rowPitch < least || slicePitch < rowPitch * region.height)
    die("%s: pitches of %u and %u", function, row, slice);
  return {rowPitch, slicePitch};
}

/// Between an image and memory that the device reaches.
ze_result_t copyMemory(const char *function, List &list, ze_image_handle_t handle, const ze_image_region_t *given,
                       void *address, Pitches pitches, bool toMemory, ze_event_handle_t signal, uint32_t count,
                       ze_event_handle_t *waits) {
  Image &image = imageFor(list, handle, function);
  const ze_image_region_t region = *given;
  const size_t bytes = region.width * image.view.desc.elementSize;
  const size_t span = (region.depth - 1) * pitches.slice + (region.height - 1) * pitches.row + bytes;
  const auto check = [=, &list] { memory().check(address, span, *list.context, toMemory, false, function); };
  const auto copy = [=, &image] {
    {
      std::lock_guard lock(engine().mutex);
      check();
    }
    for (size_t z = 0; z < region.depth; ++z) {
      for (size_t y = 0; y < region.height; ++y) {
        uint8_t *const pixels = rowOf(image, region, y, z);
        uint8_t *const other = static_cast<uint8_t *>(address) + z * pitches.slice + y * pitches.row;
        std::memcpy(toMemory ? other : pixels, toMemory ? pixels : other, bytes);
      }
    }
  };
  return append(list, function, signal, {waits, count}, {.check = check, .run = copy, .running = {&image.users}});
}

ze_result_t copyMemory(const char *function, List &list, ze_image_handle_t handle, const ze_image_region_t *region,
                       void *address, uint32_t row, uint32_t slice, bool pitched, bool toMemory,
                       ze_event_handle_t signal, uint32_t count, ze_event_handle_t *waits) {
  const Image &image = imageFor(list, handle, function);
  if (!region || (pitched && engine().imagePitches == 0))
    die("%s: without a region, or nothing that the driver has", function);
  checkRegion(image, *region, function);
  return copyMemory(function, list, handle, region, address, readPitches(image, *region, row, slice, function),
                    toMemory, signal, count, waits);
}

} // namespace

#define LIST()                                                                                                         \
  const Exclusive alone(reinterpret_cast<List *>(handle)->inUse, __func__);                                            \
  BEGIN();                                                                                                             \
  List &list = listOf(handle, __func__)

ze_result_t zeCommandListAppendImageCopyRegion(ze_command_list_handle_t handle, ze_image_handle_t dst,
                                               ze_image_handle_t src, const ze_image_region_t *dstRegion,
                                               const ze_image_region_t *srcRegion, ze_event_handle_t signal,
                                               uint32_t count, ze_event_handle_t *waits) {
  LIST();
  Image &to = imageFor(list, dst, __func__), &from = imageFor(list, src, __func__);
  const ze_image_region_t target = *dstRegion, source = *srcRegion;
  checkRegion(to, target, __func__);
  checkRegion(from, source, __func__);
  const core::ImageDesc &a = to.view.desc, &b = from.view.desc;
  if (a.format.channelOrder != b.format.channelOrder || a.format.channelType != b.format.channelType)
    die("zeCommandListAppendImageCopyRegion: images of different formats");
  if (target.width != source.width || target.height != source.height || target.depth != source.depth)
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  const auto apart = [](uint32_t one, uint32_t other, uint32_t size) {
    return one >= other + size || other >= one + size;
  };
  if (&to == &from && !apart(target.originX, source.originX, target.width) &&
      !apart(target.originY, source.originY, target.height) && !apart(target.originZ, source.originZ, target.depth))
    die("zeCommandListAppendImageCopyRegion: regions overlap");
  const auto copy = [target, source, &to, &from] {
    for (size_t z = 0; z < target.depth; ++z) {
      for (size_t y = 0; y < target.height; ++y)
        std::memcpy(rowOf(to, target, y, z), rowOf(from, source, y, z), target.width * to.view.desc.elementSize);
    }
  };
  return append(list, __func__, signal, {waits, count}, {.run = copy, .running = {&to.users, &from.users}});
}
ze_result_t zeCommandListAppendImageCopyToMemory(ze_command_list_handle_t handle, void *dst, ze_image_handle_t image,
                                                 const ze_image_region_t *region, ze_event_handle_t signal,
                                                 uint32_t count, ze_event_handle_t *waits) {
  LIST();
  return copyMemory(__func__, list, image, region, dst, 0, 0, false, true, signal, count, waits);
}
ze_result_t zeCommandListAppendImageCopyFromMemory(ze_command_list_handle_t handle, ze_image_handle_t image,
                                                   const void *src, const ze_image_region_t *region,
                                                   ze_event_handle_t signal, uint32_t count, ze_event_handle_t *waits) {
  LIST();
  return copyMemory(__func__, list, image, region, const_cast<void *>(src), 0, 0, false, false, signal, count, waits);
}
ze_result_t zeCommandListAppendImageCopyToMemoryExt(ze_command_list_handle_t handle, void *dst, ze_image_handle_t image,
                                                    const ze_image_region_t *region, uint32_t row, uint32_t slice,
                                                    ze_event_handle_t signal, uint32_t count,
                                                    ze_event_handle_t *waits) {
  LIST();
  return copyMemory(__func__, list, image, region, dst, row, slice, true, true, signal, count, waits);
}
ze_result_t zeCommandListAppendImageCopyFromMemoryExt(ze_command_list_handle_t handle, ze_image_handle_t image,
                                                      const void *src, const ze_image_region_t *region, uint32_t row,
                                                      uint32_t slice, ze_event_handle_t signal, uint32_t count,
                                                      ze_event_handle_t *waits) {
  LIST();
  return copyMemory(__func__, list, image, region, const_cast<void *>(src), row, slice, true, false, signal, count,
                    waits);
}
#undef LIST

} // namespace ur::level_zero::fake
