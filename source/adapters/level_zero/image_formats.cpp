// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/image_formats.hpp"

#include <algorithm>

namespace ur::level_zero {

namespace {

/// Channels that a format stores, in the order of colours. What isn't stored is 0, alpha 1.
struct Order {
  ur_image_channel_order_t ours;
  unsigned channels;
  ze_image_format_swizzle_t x, y, z, w;
};
constexpr Order kOrders[] = {{UR_IMAGE_CHANNEL_ORDER_R, 1, ZE_IMAGE_FORMAT_SWIZZLE_R, ZE_IMAGE_FORMAT_SWIZZLE_0,
                              ZE_IMAGE_FORMAT_SWIZZLE_0, ZE_IMAGE_FORMAT_SWIZZLE_1},
                             {UR_IMAGE_CHANNEL_ORDER_RG, 2, ZE_IMAGE_FORMAT_SWIZZLE_R, ZE_IMAGE_FORMAT_SWIZZLE_G,
                              ZE_IMAGE_FORMAT_SWIZZLE_0, ZE_IMAGE_FORMAT_SWIZZLE_1},
                             {UR_IMAGE_CHANNEL_ORDER_RGBA, 4, ZE_IMAGE_FORMAT_SWIZZLE_R, ZE_IMAGE_FORMAT_SWIZZLE_G,
                              ZE_IMAGE_FORMAT_SWIZZLE_B, ZE_IMAGE_FORMAT_SWIZZLE_A}};

struct Channel {
  ur_image_channel_type_t ours;
  unsigned bits;
  ze_image_format_type_t native;
};
constexpr Channel kChannels[] = {
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, 8, ZE_IMAGE_FORMAT_TYPE_SNORM},
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, 16, ZE_IMAGE_FORMAT_TYPE_SNORM},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, 8, ZE_IMAGE_FORMAT_TYPE_UNORM},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, 16, ZE_IMAGE_FORMAT_TYPE_UNORM},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, 8, ZE_IMAGE_FORMAT_TYPE_SINT},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16, 16, ZE_IMAGE_FORMAT_TYPE_SINT},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, 32, ZE_IMAGE_FORMAT_TYPE_SINT},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, 8, ZE_IMAGE_FORMAT_TYPE_UINT},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, 16, ZE_IMAGE_FORMAT_TYPE_UINT},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, 32, ZE_IMAGE_FORMAT_TYPE_UINT},
    {UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, 16, ZE_IMAGE_FORMAT_TYPE_FLOAT},
    {UR_IMAGE_CHANNEL_TYPE_FLOAT, 32, ZE_IMAGE_FORMAT_TYPE_FLOAT},
};

struct Layout {
  unsigned channels, bits;
  ze_image_format_layout_t native;
};
constexpr Layout kLayouts[] = {{1, 8, ZE_IMAGE_FORMAT_LAYOUT_8},           {2, 8, ZE_IMAGE_FORMAT_LAYOUT_8_8},
                               {4, 8, ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8},     {1, 16, ZE_IMAGE_FORMAT_LAYOUT_16},
                               {2, 16, ZE_IMAGE_FORMAT_LAYOUT_16_16},      {4, 16, ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16},
                               {1, 32, ZE_IMAGE_FORMAT_LAYOUT_32},         {2, 32, ZE_IMAGE_FORMAT_LAYOUT_32_32},
                               {4, 32, ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32}};

struct Type {
  ur_mem_type_t ours;
  ze_image_type_t native;
};
constexpr Type kTypes[] = {{UR_MEM_TYPE_IMAGE1D, ZE_IMAGE_TYPE_1D},
                           {UR_MEM_TYPE_IMAGE2D, ZE_IMAGE_TYPE_2D},
                           {UR_MEM_TYPE_IMAGE3D, ZE_IMAGE_TYPE_3D},
                           {UR_MEM_TYPE_IMAGE1D_ARRAY, ZE_IMAGE_TYPE_1DARRAY},
                           {UR_MEM_TYPE_IMAGE2D_ARRAY, ZE_IMAGE_TYPE_2DARRAY}};

/// Whether images of all types can have a format: nobody says for which type he asks. A driver that doesn't tell has
/// all of them that we have a name for.
bool takes(const Platform &platform, const Device &device, const ur_image_format_t &format) noexcept {
  return !platform.imageFormatsTold || std::ranges::all_of(kTypes, [&](const Type &type) {
    core::ImageDesc wanted;
    wanted.type = type.ours;
    wanted.format = format;
    const std::optional<ze_image_desc_t> desc = nativeDesc(wanted);
    ze_image_format_support_ext_properties_t told{};
    told.stype = ZE_STRUCTURE_TYPE_IMAGE_FORMAT_SUPPORT_EXT_PROPERTIES;
    ze_image_properties_t properties{};
    properties.stype = ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES;
    properties.pNext = &told;
    return desc && platform.api.zeImageGetProperties(device.native, &desc.value(), &properties) == ZE_RESULT_SUCCESS &&
           told.supported != 0;
  });
}

} // namespace

std::optional<ze_image_desc_t> nativeDesc(const core::ImageDesc &desc) noexcept {
  const auto *type = std::ranges::find(kTypes, desc.type, &Type::ours);
  const auto *order = std::ranges::find(kOrders, desc.format.channelOrder, &Order::ours);
  const auto *channel = std::ranges::find(kChannels, desc.format.channelType, &Channel::ours);
  if (type == std::end(kTypes) || order == std::end(kOrders) || channel == std::end(kChannels))
    return std::nullopt;
  const auto *layout = std::ranges::find_if(
      kLayouts, [&](const Layout &one) { return one.channels == order->channels && one.bits == channel->bits; });
  const auto number = [](size_t value) { return static_cast<uint32_t>(value); };
  ze_image_desc_t native{};
  native.stype = ZE_STRUCTURE_TYPE_IMAGE_DESC;
  native.flags = desc.access == UR_MEM_FLAG_READ_ONLY ? 0 : uint32_t{ZE_IMAGE_FLAG_KERNEL_WRITE};
  native.type = type->native;
  native.format = {layout->native, channel->native, order->x, order->y, order->z, order->w};
  native.width = desc.width;
  native.height = number(desc.height);
  native.depth = number(desc.depth);
  const bool isArray = desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY || desc.type == UR_MEM_TYPE_IMAGE2D_ARRAY;
  native.arraylevels = isArray ? number(desc.layers) : 0;
  return native;
}

void describeImages(const Platform &platform, Device &device) {
  ze_device_image_properties_t told{};
  told.stype = ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES;
  if (platform.api.zeDeviceGetImageProperties(device.native, &told) != ZE_RESULT_SUCCESS)
    return;
  for (const uint32_t least : {told.maxImageDims1D, told.maxImageDims2D, told.maxImageDims3D, told.maxImageArraySlices,
                               told.maxSamplers, told.maxReadImageArgs, told.maxWriteImageArgs}) {
    if (least == 0)
      return;
  }
  core::ImageFacts images;
  for (const Order &order : kOrders) {
    for (const Channel &channel : kChannels) {
      const ur_image_format_t format{order.ours, channel.ours};
      if (takes(platform, device, format))
        images.formats.push_back(format);
    }
  }
  images.supported = !images.formats.empty();
  images.max2D = {std::min(told.maxImageDims1D, told.maxImageDims2D), told.maxImageDims2D};
  images.max3D = {told.maxImageDims3D, told.maxImageDims3D, told.maxImageDims3D};
  images.maxLayers = told.maxImageArraySlices;
  images.maxReadArgs = told.maxReadImageArgs;
  images.maxWriteArgs = told.maxWriteImageArgs;
  images.maxReadWriteArgs = std::min(told.maxReadImageArgs, told.maxWriteImageArgs);
  images.maxSamplers = told.maxSamplers;
  device.facts.images = std::move(images);
}

} // namespace ur::level_zero
