// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What OpenCL calls the types and formats of images, and the modes of samplers.
#pragma once

#include "adapters/opencl/api/image_types.hpp"

#include "unified-runtime/ur_api.h"

#include <optional>

namespace ur::opencl {

template <class Ours>
struct NamePair {
  Ours ours;
  cl_uint native;
};

inline constexpr NamePair<ur_mem_type_t> kImageTypes[] = {
    {UR_MEM_TYPE_IMAGE1D, CL_MEM_OBJECT_IMAGE1D},
    {UR_MEM_TYPE_IMAGE2D, CL_MEM_OBJECT_IMAGE2D},
    {UR_MEM_TYPE_IMAGE3D, CL_MEM_OBJECT_IMAGE3D},
    {UR_MEM_TYPE_IMAGE1D_ARRAY, CL_MEM_OBJECT_IMAGE1D_ARRAY},
    {UR_MEM_TYPE_IMAGE2D_ARRAY, CL_MEM_OBJECT_IMAGE2D_ARRAY},
};
inline constexpr NamePair<ur_image_channel_order_t> kChannelOrders[] = {
    {UR_IMAGE_CHANNEL_ORDER_A, CL_A},
    {UR_IMAGE_CHANNEL_ORDER_R, CL_R},
    {UR_IMAGE_CHANNEL_ORDER_RG, CL_RG},
    {UR_IMAGE_CHANNEL_ORDER_RA, CL_RA},
    {UR_IMAGE_CHANNEL_ORDER_RGB, CL_RGB},
    {UR_IMAGE_CHANNEL_ORDER_RGBA, CL_RGBA},
    {UR_IMAGE_CHANNEL_ORDER_BGRA, CL_BGRA},
    {UR_IMAGE_CHANNEL_ORDER_ARGB, CL_ARGB},
    {UR_IMAGE_CHANNEL_ORDER_ABGR, CL_ABGR},
    {UR_IMAGE_CHANNEL_ORDER_INTENSITY, CL_INTENSITY},
    {UR_IMAGE_CHANNEL_ORDER_LUMINANCE, CL_LUMINANCE},
    {UR_IMAGE_CHANNEL_ORDER_RX, CL_Rx},
    {UR_IMAGE_CHANNEL_ORDER_RGX, CL_RGx},
    {UR_IMAGE_CHANNEL_ORDER_RGBX, CL_RGBx},
    {UR_IMAGE_CHANNEL_ORDER_SRGBA, CL_sRGBA},
};
inline constexpr NamePair<ur_image_channel_type_t> kChannelTypes[] = {
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, CL_SNORM_INT8},
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, CL_SNORM_INT16},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, CL_UNORM_INT8},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, CL_UNORM_INT16},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565, CL_UNORM_SHORT_565},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555, CL_UNORM_SHORT_555},
    {UR_IMAGE_CHANNEL_TYPE_INT_101010, CL_UNORM_INT_101010},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, CL_SIGNED_INT8},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16, CL_SIGNED_INT16},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, CL_SIGNED_INT32},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, CL_UNSIGNED_INT8},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, CL_UNSIGNED_INT16},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, CL_UNSIGNED_INT32},
    {UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, CL_HALF_FLOAT},
    {UR_IMAGE_CHANNEL_TYPE_FLOAT, CL_FLOAT},
};
inline constexpr NamePair<ur_sampler_addressing_mode_t> kAddressingModes[] = {
    {UR_SAMPLER_ADDRESSING_MODE_NONE, CL_ADDRESS_NONE},
    {UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, CL_ADDRESS_CLAMP_TO_EDGE},
    {UR_SAMPLER_ADDRESSING_MODE_CLAMP, CL_ADDRESS_CLAMP},
    {UR_SAMPLER_ADDRESSING_MODE_REPEAT, CL_ADDRESS_REPEAT},
    {UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT, CL_ADDRESS_MIRRORED_REPEAT},
};
inline constexpr NamePair<ur_sampler_filter_mode_t> kFilterModes[] = {
    {UR_SAMPLER_FILTER_MODE_NEAREST, CL_FILTER_NEAREST},
    {UR_SAMPLER_FILTER_MODE_LINEAR, CL_FILTER_LINEAR},
};

/// OpenCL's name; nothing where it has none.
template <class Ours, size_t Count>
[[nodiscard]] constexpr std::optional<cl_uint> nativeOf(const NamePair<Ours> (&names)[Count], Ours ours) noexcept {
  for (const NamePair<Ours> &name : names) {
    if (name.ours == ours)
      return name.native;
  }
  return std::nullopt;
}
/// Our name; nothing where we have none.
template <class Ours, size_t Count>
[[nodiscard]] constexpr std::optional<Ours> oursOf(const NamePair<Ours> (&names)[Count], cl_uint native) noexcept {
  for (const NamePair<Ours> &name : names) {
    if (name.native == native)
      return name.ours;
  }
  return std::nullopt;
}

} // namespace ur::opencl
