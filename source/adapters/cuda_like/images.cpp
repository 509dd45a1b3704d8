// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/images.hpp"

#include <algorithm>
#include <optional>

namespace ur::LANEWAY_VENDOR {

namespace {

/// How the driver stores a channel, and reads it by a texture.
struct Channel {
  ur_image_channel_type_t type;
  ArrayFormat format;
  bool integer; ///< read as such; else as a float
};
constexpr Channel kChannels[] = {
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, kInt8Format, false},
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, kInt16Format, false},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, kUint8Format, false},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, kUint16Format, false},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, kInt8Format, true},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16, kInt16Format, true},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, kInt32Format, true},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, kUint8Format, true},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, kUint16Format, true},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, kUint32Format, true},
    {UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, kHalfFormat, false},
    {UR_IMAGE_CHANNEL_TYPE_FLOAT, kFloatFormat, false},
};
/// The orders that are those of the channels of an array.
constexpr std::pair<ur_image_channel_order_t, unsigned> kOrders[] = {
    {UR_IMAGE_CHANNEL_ORDER_R, 1}, {UR_IMAGE_CHANNEL_ORDER_RG, 2}, {UR_IMAGE_CHANNEL_ORDER_RGBA, 4}};

const Channel &channelOf(const ur_image_format_t &format) noexcept {
  return *std::find_if(std::begin(kChannels), std::end(kChannels) - 1,
                       [&](const Channel &one) { return one.type == format.channelType; });
}

unsigned channelCount(const ur_image_format_t &format) noexcept {
  return std::find_if(std::begin(kOrders), std::end(kOrders) - 1,
                      [&](const auto &one) { return one.first == format.channelOrder; })
      ->second;
}

/// Sizes that the type doesn't have are 0 for the driver; layers are its depth.
ArrayDesc descriptorOf(const core::ImageDesc &desc) noexcept {
  const bool oneDimension = desc.type == UR_MEM_TYPE_IMAGE1D || desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY;
  const bool layered = desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY || desc.type == UR_MEM_TYPE_IMAGE2D_ARRAY;
  ArrayDesc array{};
  array.Width = desc.width;
  array.Height = oneDimension ? 0 : desc.height;
  array.Depth = layered ? desc.layers : desc.type == UR_MEM_TYPE_IMAGE3D ? desc.depth : 0;
  array.Format = channelOf(desc.format).format;
  array.NumChannels = channelCount(desc.format);
  array.Flags = kSurfaceArray | (layered ? kLayeredArray : 0);
  return array;
}

AddressMode addressMode(ur_sampler_addressing_mode_t mode) noexcept {
  switch (mode) {
  case UR_SAMPLER_ADDRESSING_MODE_CLAMP:
    return kAddressBorder; // of zeros
  case UR_SAMPLER_ADDRESSING_MODE_REPEAT:
    return kAddressWrap;
  case UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT:
    return kAddressMirror;
  default: // coordinates stay inside, or end at the edge
    return kAddressClamp;
  }
}

/// Integers are never mixed, whatever the filter; and without normalised coordinates nothing is repeated.
TextureDesc textureOf(const core::SamplerDesc &sampler, bool integer) noexcept {
  TextureDesc texture{};
  AddressMode mode = addressMode(sampler.addressing);
  if (!sampler.normalized && (mode == kAddressWrap || mode == kAddressMirror))
    mode = kAddressClamp;
  std::fill(std::begin(texture.addressMode), std::end(texture.addressMode), mode);
  texture.filterMode = sampler.filter == UR_SAMPLER_FILTER_MODE_LINEAR && !integer ? kFilterLinear : kFilterPoint;
  texture.flags = (integer ? kReadAsInteger : 0) | (sampler.normalized ? kNormalizedCoordinates : 0);
  return texture;
}

} // namespace

ur_result_t Image::create(const Device &device, const core::ImageDesc &desc, std::unique_ptr<Image> *image) {
  std::unique_ptr<Image> made(new Image(device, desc));
  const Result result = device.with([&] { return made->make(); });
  if (result == kSuccess)
    *image = std::move(made);
  return translate(result);
}

ur_result_t Image::import(const Device &device, ArrayHandle array, bool owned, const core::ImageDesc &desc,
                          std::unique_ptr<Image> *image) {
  const Api &api = device.api();
  if (!array || !api.arrayDescriptors())
    return array ? UR_RESULT_ERROR_UNSUPPORTED_FEATURE : UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  std::unique_ptr<Image> made(new Image(device, desc));
  made->array_ = array;
  made->owned_ = false; // as long as this may fail
  const ArrayDesc said = descriptorOf(desc);
  ArrayDesc found{};
  Result result = device.with([&] { return arrayDescriptor(api, &found, array); });
  if (result != kSuccess)
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  if (found.Width != said.Width || found.Height != said.Height || found.Depth != said.Depth ||
      found.Format != said.Format || found.NumChannels != said.NumChannels ||
      (found.Flags & said.Flags) != said.Flags || // without surfaces no kernel could write it
      (found.Flags & kLayeredArray) != (said.Flags & kLayeredArray))
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  result = device.with([&] { return made->makeSurface(); });
  if (result != kSuccess)
    return translate(result);
  made->owned_ = owned;
  *image = std::move(made);
  return UR_RESULT_SUCCESS;
}

Result Image::make() noexcept {
  const Api &api = device_.api();
  const ArrayDesc array = descriptorOf(desc_);
  const Result result = arrayCreate(api, &array_, &array);
  return result == kSuccess ? makeSurface() : result;
}

Result Image::makeSurface() noexcept {
  SurfaceHandle surface = 0;
  const Result result = surfaceCreate(device_.api(), &surface, array_);
  const auto number = [](size_t value) { return static_cast<unsigned>(value); };
  argument_ = {surface,
               number(desc_.type),
               number(desc_.format.channelOrder),
               number(desc_.format.channelType),
               number(desc_.elementSize),
               number(desc_.width),
               number(desc_.height),
               number(desc_.depth),
               number(desc_.layers)};
  return result;
}

Image::~Image() {
  const Api &api = device_.api();
  (void)device_.release([&] {
    for (const TextureHandle texture : textures_) {
      if (texture)
        (void)textureDestroy(api, texture);
    }
    if (argument_.surface)
      (void)surfaceDestroy(api, argument_.surface);
    return array_ && owned_ ? arrayDestroy(api, array_) : kSuccess;
  });
}

Result Image::texture(const core::SamplerDesc &sampler, TextureHandle *texture) noexcept {
  const size_t which = (static_cast<size_t>(sampler.addressing) * 2 + static_cast<size_t>(sampler.filter)) * 2 +
                       (sampler.normalized ? 1 : 0);
  if (which >= kSamplers)
    return kInvalidValue;
  std::lock_guard lock(mutex_);
  TextureHandle &known = textures_[which];
  if (!known) {
    const TextureDesc desc = textureOf(sampler, channelOf(desc_.format).integer);
    TextureHandle made = 0;
    if (const Result result = textureCreate(device_.api(), &made, array_, desc); result != kSuccess)
      return result;
    known = made;
  }
  *texture = known;
  return kSuccess;
}

const core::SamplerDesc &samplerOf(const core::KernelArg &arg) noexcept {
  return *reinterpret_cast<const core::SamplerDesc *>(*static_cast<const core::NativeSampler *>(arg.data));
}

core::ImageFacts imageFacts(core::ImageFacts facts) {
  facts.supported = facts.max2D[0] && facts.max2D[1] && facts.max3D[0] && facts.max3D[1] && facts.max3D[2];
  if (!facts.supported)
    return {};
  for (const auto &[order, channels] : kOrders) {
    for (const Channel &channel : kChannels)
      facts.formats.push_back({order, channel.type});
  }
  // Surfaces and textures are values: there may be as many as a kernel has room for in its parameters.
  facts.maxReadArgs = facts.maxWriteArgs = facts.maxReadWriteArgs = facts.maxSamplers = 4096 / sizeof(SurfaceHandle);
  return facts;
}

} // namespace ur::LANEWAY_VENDOR
