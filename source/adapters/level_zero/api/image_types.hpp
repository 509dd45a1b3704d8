// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Level Zero's types for images and samplers; see types.hpp.
#pragma once

#include "adapters/level_zero/api/types.hpp"

namespace ur::level_zero {

using ze_image_handle_t = struct _ze_image_handle_t *;
using ze_sampler_handle_t = struct _ze_sampler_handle_t *;

struct ze_device_image_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t maxImageDims1D;
  uint32_t maxImageDims2D;
  uint32_t maxImageDims3D;
  uint64_t maxImageBufferSize;
  uint32_t maxImageArraySlices;
  uint32_t maxSamplers;
  uint32_t maxReadImageArgs;
  uint32_t maxWriteImageArgs;
};

enum ze_image_flag_t : uint32_t {
  ZE_IMAGE_FLAG_KERNEL_WRITE = 1,
};
enum ze_image_type_t : uint32_t {
  ZE_IMAGE_TYPE_1D = 0,
  ZE_IMAGE_TYPE_1DARRAY = 1,
  ZE_IMAGE_TYPE_2D = 2,
  ZE_IMAGE_TYPE_2DARRAY = 3,
  ZE_IMAGE_TYPE_3D = 4,
};
enum ze_image_format_layout_t : uint32_t {
  ZE_IMAGE_FORMAT_LAYOUT_8 = 0,
  ZE_IMAGE_FORMAT_LAYOUT_16 = 1,
  ZE_IMAGE_FORMAT_LAYOUT_32 = 2,
  ZE_IMAGE_FORMAT_LAYOUT_8_8 = 3,
  ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8 = 4,
  ZE_IMAGE_FORMAT_LAYOUT_16_16 = 5,
  ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16 = 6,
  ZE_IMAGE_FORMAT_LAYOUT_32_32 = 7,
  ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32 = 8,
};
enum ze_image_format_type_t : uint32_t {
  ZE_IMAGE_FORMAT_TYPE_UINT = 0,
  ZE_IMAGE_FORMAT_TYPE_SINT = 1,
  ZE_IMAGE_FORMAT_TYPE_UNORM = 2,
  ZE_IMAGE_FORMAT_TYPE_SNORM = 3,
  ZE_IMAGE_FORMAT_TYPE_FLOAT = 4,
};
enum ze_image_format_swizzle_t : uint32_t {
  ZE_IMAGE_FORMAT_SWIZZLE_R = 0,
  ZE_IMAGE_FORMAT_SWIZZLE_G = 1,
  ZE_IMAGE_FORMAT_SWIZZLE_B = 2,
  ZE_IMAGE_FORMAT_SWIZZLE_A = 3,
  ZE_IMAGE_FORMAT_SWIZZLE_0 = 4,
  ZE_IMAGE_FORMAT_SWIZZLE_1 = 5,
};
struct ze_image_format_t {
  ze_image_format_layout_t layout;
  ze_image_format_type_t type;
  ze_image_format_swizzle_t x;
  ze_image_format_swizzle_t y;
  ze_image_format_swizzle_t z;
  ze_image_format_swizzle_t w;
};
struct ze_image_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
  ze_image_type_t type;
  ze_image_format_t format;
  uint64_t width;
  uint32_t height;
  uint32_t depth;
  uint32_t arraylevels;
  uint32_t miplevels;
};
struct ze_image_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t samplerFilterFlags;
};
struct ze_image_format_support_ext_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  ze_bool_t supported;
};
struct ze_image_region_t {
  uint32_t originX;
  uint32_t originY;
  uint32_t originZ;
  uint32_t width;
  uint32_t height;
  uint32_t depth;
};

enum ze_sampler_address_mode_t : uint32_t {
  ZE_SAMPLER_ADDRESS_MODE_NONE = 0,
  ZE_SAMPLER_ADDRESS_MODE_REPEAT = 1,
  ZE_SAMPLER_ADDRESS_MODE_CLAMP = 2,
  ZE_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER = 3,
  ZE_SAMPLER_ADDRESS_MODE_MIRROR = 4,
};
enum ze_sampler_filter_mode_t : uint32_t {
  ZE_SAMPLER_FILTER_MODE_NEAREST = 0,
  ZE_SAMPLER_FILTER_MODE_LINEAR = 1,
};
struct ze_sampler_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  ze_sampler_address_mode_t addressMode;
  ze_sampler_filter_mode_t filterMode;
  ze_bool_t isNormalized;
};

} // namespace ur::level_zero
