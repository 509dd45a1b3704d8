// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Short forms of the calls on images and samplers.
#pragma once

#include "core/buffer_rig.hpp"

namespace ur::test {

using Bytes = std::vector<uint8_t>;

/// One pixel is a byte, so that positions and bytes are the same.
inline constexpr ur_image_format_t kByteFormat{UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};

class ImageTest : public BufferTest {
protected:
  static ur_image_desc_t shape(ur_mem_type_t type, size_t width, size_t height = 1, size_t depth = 1,
                               size_t layers = 1) {
    ur_image_desc_t desc{};
    desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
    desc.type = type;
    desc.width = width;
    desc.height = height;
    desc.depth = depth;
    desc.arraySize = layers;
    return desc;
  }
  ur_result_t tryImage(const ur_image_desc_t &desc, ur_mem_handle_t *made, ur_mem_flags_t flags = 0,
                       void *host = nullptr, ur_image_format_t format = kByteFormat) {
    return api().Mem.pfnImageCreate(context, flags, &format, &desc, host, made);
  }
  Image image(const ur_image_desc_t &desc, ur_mem_flags_t flags = 0, void *host = nullptr,
              ur_image_format_t format = kByteFormat) {
    Image made;
    EXPECT_EQ(tryImage(desc, made.out(), flags, host, format), UR_RESULT_SUCCESS);
    return made;
  }
  /// With these bytes in it.
  Image imageOf(const ur_image_desc_t &desc, Bytes bytes) {
    return image(desc, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, bytes.data());
  }
  static Bytes pattern(size_t size, size_t seed = 0) {
    Bytes bytes(size);
    for (size_t i = 0; i < size; ++i)
      bytes[i] = static_cast<uint8_t>(i * 7 + i / 256 + seed);
    return bytes;
  }

  ur_result_t tryRead(ur_queue_handle_t queue, ur_mem_handle_t from, ur_rect_offset_t origin, ur_rect_region_t region,
                      void *to, size_t rowPitch = 0, size_t slicePitch = 0, const Waits &waits = {},
                      ur_event_handle_t *event = nullptr, bool blocking = true) {
    return api().Enqueue.pfnMemImageRead(queue, from, blocking, origin, region, rowPitch, slicePitch, to, count(waits),
                                         list(waits), event);
  }
  ur_result_t tryWrite(ur_queue_handle_t queue, ur_mem_handle_t to, ur_rect_offset_t origin, ur_rect_region_t region,
                       const void *from, size_t rowPitch = 0, size_t slicePitch = 0, const Waits &waits = {},
                       ur_event_handle_t *event = nullptr, bool blocking = true) {
    return api().Enqueue.pfnMemImageWrite(queue, to, blocking, origin, region, rowPitch, slicePitch,
                                          const_cast<void *>(from), count(waits), list(waits), event);
  }
  ur_result_t tryCopyImage(ur_queue_handle_t queue, ur_mem_handle_t from, ur_mem_handle_t to, ur_rect_offset_t origin,
                           ur_rect_offset_t target, ur_rect_region_t region, const Waits &waits = {},
                           ur_event_handle_t *event = nullptr) {
    return api().Enqueue.pfnMemImageCopy(queue, from, to, origin, target, region, count(waits), list(waits), event);
  }
  /// All of it; blocking.
  Bytes readAll(ur_queue_handle_t queue, ur_mem_handle_t from, ur_rect_region_t extent, const Waits &waits = {}) {
    Bytes bytes(extent.width * extent.height * extent.depth);
    EXPECT_EQ(tryRead(queue, from, {0, 0, 0}, extent, bytes.data(), 0, 0, waits), UR_RESULT_SUCCESS);
    return bytes;
  }

  ur_result_t trySampler(const ur_sampler_desc_t &desc, ur_sampler_handle_t *made) {
    return api().Sampler.pfnCreate(context, &desc, made);
  }
  static ur_sampler_desc_t samplerDesc(bool normalized, ur_sampler_addressing_mode_t addressing,
                                       ur_sampler_filter_mode_t filter) {
    return {UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, normalized, addressing, filter};
  }
  Sampler sampler(const ur_sampler_desc_t &desc) {
    Sampler made;
    EXPECT_EQ(trySampler(desc, made.out()), UR_RESULT_SUCCESS);
    return made;
  }
  static ur_exp_kernel_arg_properties_t samplerArg(uint32_t index, ur_sampler_handle_t sampler) {
    ur_exp_kernel_arg_properties_t arg{UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                       nullptr,
                                       UR_EXP_KERNEL_ARG_TYPE_SAMPLER,
                                       index,
                                       sizeof(ur_sampler_handle_t),
                                       {}};
    arg.value.sampler = sampler;
    return arg;
  }
  /// Makes every byte of the image `value`, by a kernel.
  Event fillImage(ur_queue_handle_t queue, ur_mem_handle_t to, uint32_t value, const Waits &waits = {}) {
    const Kernel kernel = kernelOnAll("image_fill");
    Event event;
    EXPECT_EQ(
        tryLaunch(queue, kernel, 1, {bufferArg(0, to, UR_MEM_FLAG_WRITE_ONLY), wordArg(1, value)}, waits, event.out()),
        UR_RESULT_SUCCESS);
    return event;
  }
};

} // namespace ur::test
