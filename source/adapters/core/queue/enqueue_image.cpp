// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands on images: reads, writes, copies of boxes of pixels.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/memory_command.hpp"

namespace ur::core {
namespace {

PixelBox boxOf(const ur_rect_offset_t &origin, const ur_rect_region_t &region) noexcept {
  return {{origin.x, origin.y, origin.z}, {region.width, region.height, region.depth}};
}

/// A command that writes that much of an image: all of it, or a part.
ContentsUse writing(const ImageMemory &image, const PixelBox &box) noexcept {
  return {box.size != image.extent(), true};
}

ImageSide sideOf(NativeImage image, const PixelBox &box) noexcept {
  ImageSide side;
  side.image = image;
  side.origin = box.origin;
  return side;
}

void submit(MemoryCommand &command, const ImageCopyDesc &desc) {
  command.submit([desc](Driver &driver, Stream stream, const Fence &fence) {
    return driver.images()->copyImage(stream, desc, fence);
  });
}

/// Whether boxes of one size share a pixel.
bool overlap(const PixelBox &a, const PixelBox &b) noexcept {
  for (size_t i = 0; i < 3; ++i) {
    const size_t apart = std::max(a.origin[i], b.origin[i]) - std::min(a.origin[i], b.origin[i]);
    if (apart >= a.size[i])
      return false;
  }
  return true;
}

} // namespace

namespace api {

ur_result_t urEnqueueMemImageRead(ur_queue_handle_t queue, ur_mem_handle_t image, bool blocking,
                                  ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                  void *dst, uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
  const ImageMemory &pixels = image->image();
  const PixelBox box = boxOf(origin, region);
  pixels.checkInside(box);
  const ImageSide host = pixels.hostSide(dst, box.size, rowPitch, slicePitch);
  const Command command{UR_COMMAND_MEM_IMAGE_READ, {waits, count}, event, blocking};
  MemoryCommand commands(*queue, command);
  commands.use(*image, {});
  commands.prepare();
  submit(commands, {host, sideOf(commands.image(*image), box), box.size});
  return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueMemImageWrite(ur_queue_handle_t queue, ur_mem_handle_t image, bool blocking,
                                   ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                   void *src, uint32_t count, const ur_event_handle_t *waits,
                                   ur_event_handle_t *event) {
  const ImageMemory &pixels = image->image();
  const PixelBox box = boxOf(origin, region);
  pixels.checkInside(box);
  const ImageSide host = pixels.hostSide(src, box.size, rowPitch, slicePitch);
  const Command command{UR_COMMAND_MEM_IMAGE_WRITE, {waits, count}, event, blocking};
  MemoryCommand commands(*queue, command);
  commands.use(*image, writing(pixels, box));
  commands.prepare();
  submit(commands, {sideOf(commands.image(*image), box), host, box.size});
  return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueMemImageCopy(ur_queue_handle_t queue, ur_mem_handle_t src, ur_mem_handle_t dst,
                                  ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                  uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
  const ImageMemory &source = src->image(), &target = dst->image();
  const PixelBox from = boxOf(srcOrigin, region), to = boxOf(dstOrigin, region);
  source.checkInside(from);
  target.checkInside(to);
  const ur_image_format_t &a = source.desc().format, &b = target.desc().format;
  if (a.channelOrder != b.channelOrder || a.channelType != b.channelType)
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  if (&source == &target && overlap(from, to))
    return UR_RESULT_ERROR_OVERLAPPING_REGIONS;
  const Command command{UR_COMMAND_MEM_IMAGE_COPY, {waits, count}, event};
  MemoryCommand commands(*queue, command);
  commands.use(*src, {});
  commands.use(*dst, writing(target, to));
  commands.prepare();
  submit(commands, {sideOf(commands.image(*dst), to), sideOf(commands.image(*src), from), from.size});
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
