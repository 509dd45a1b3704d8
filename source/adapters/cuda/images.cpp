// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/images.hpp"

#include <algorithm>
#include <optional>

namespace ur::cuda {

namespace {

/// How the driver stores a channel, and reads it by a texture.
struct Channel {
  ur_image_channel_type_t type;
  CUarray_format format;
  bool integer; ///< read as such; else as a float
};
constexpr Channel kChannels[] = {
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, CU_AD_FORMAT_SIGNED_INT8, false},
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, CU_AD_FORMAT_SIGNED_INT16, false},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, CU_AD_FORMAT_UNSIGNED_INT8, false},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, CU_AD_FORMAT_UNSIGNED_INT16, false},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, CU_AD_FORMAT_SIGNED_INT8, true},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16, CU_AD_FORMAT_SIGNED_INT16, true},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, CU_AD_FORMAT_SIGNED_INT32, true},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT8, true},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, CU_AD_FORMAT_UNSIGNED_INT16, true},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, CU_AD_FORMAT_UNSIGNED_INT32, true},
    {UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, CU_AD_FORMAT_HALF, false},
    {UR_IMAGE_CHANNEL_TYPE_FLOAT, CU_AD_FORMAT_FLOAT, false},
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
CUDA_ARRAY3D_DESCRIPTOR descriptorOf(const core::ImageDesc &desc) noexcept {
  const bool oneDimension = desc.type == UR_MEM_TYPE_IMAGE1D || desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY;
  const bool layered = desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY || desc.type == UR_MEM_TYPE_IMAGE2D_ARRAY;
  CUDA_ARRAY3D_DESCRIPTOR array{};
  array.Width = desc.width;
  array.Height = oneDimension ? 0 : desc.height;
  array.Depth = layered ? desc.layers : desc.type == UR_MEM_TYPE_IMAGE3D ? desc.depth : 0;
  array.Format = channelOf(desc.format).format;
  array.NumChannels = channelCount(desc.format);
  array.Flags = CUDA_ARRAY3D_SURFACE_LDST | (layered ? CUDA_ARRAY3D_LAYERED : 0);
  return array;
}

CUDA_RESOURCE_DESC resourceOf(CUarray array) noexcept {
  CUDA_RESOURCE_DESC resource{};
  resource.resType = CU_RESOURCE_TYPE_ARRAY;
  resource.res.array.hArray = array;
  return resource;
}

CUaddress_mode addressMode(ur_sampler_addressing_mode_t mode) noexcept {
  switch (mode) {
  case UR_SAMPLER_ADDRESSING_MODE_CLAMP:
    return CU_TR_ADDRESS_MODE_BORDER; // of zeros
  case UR_SAMPLER_ADDRESSING_MODE_REPEAT:
    return CU_TR_ADDRESS_MODE_WRAP;
  case UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT:
    return CU_TR_ADDRESS_MODE_MIRROR;
  default: // coordinates stay inside, or end at the edge
    return CU_TR_ADDRESS_MODE_CLAMP;
  }
}

/// Integers are never mixed, whatever the filter; and without normalised coordinates nothing is repeated.
CUDA_TEXTURE_DESC textureOf(const core::SamplerDesc &sampler, bool integer) noexcept {
  CUDA_TEXTURE_DESC texture{};
  CUaddress_mode mode = addressMode(sampler.addressing);
  if (!sampler.normalized && (mode == CU_TR_ADDRESS_MODE_WRAP || mode == CU_TR_ADDRESS_MODE_MIRROR))
    mode = CU_TR_ADDRESS_MODE_CLAMP;
  std::fill(std::begin(texture.addressMode), std::end(texture.addressMode), mode);
  texture.filterMode =
      sampler.filter == UR_SAMPLER_FILTER_MODE_LINEAR && !integer ? CU_TR_FILTER_MODE_LINEAR : CU_TR_FILTER_MODE_POINT;
  texture.flags = (integer ? CU_TRSF_READ_AS_INTEGER : 0) | (sampler.normalized ? CU_TRSF_NORMALIZED_COORDINATES : 0);
  return texture;
}

} // namespace

ur_result_t Image::create(const Device &device, const core::ImageDesc &desc, std::unique_ptr<Image> *image) {
  std::unique_ptr<Image> made(new Image(device, desc));
  const CUresult result = device.with([&] { return made->make(); });
  if (result == CUDA_SUCCESS)
    *image = std::move(made);
  return translate(result);
}

ur_result_t Image::import(const Device &device, CUarray array, bool owned, const core::ImageDesc &desc,
                          std::unique_ptr<Image> *image) {
  const Api &api = device.api();
  if (!array || !api.cuArray3DGetDescriptor)
    return array ? UR_RESULT_ERROR_UNSUPPORTED_FEATURE : UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  std::unique_ptr<Image> made(new Image(device, desc));
  made->array_ = array;
  made->owned_ = false; // as long as this may fail
  const CUDA_ARRAY3D_DESCRIPTOR said = descriptorOf(desc);
  CUDA_ARRAY3D_DESCRIPTOR found{};
  CUresult result = device.with([&] { return api.cuArray3DGetDescriptor(&found, array); });
  if (result != CUDA_SUCCESS)
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  if (found.Width != said.Width || found.Height != said.Height || found.Depth != said.Depth ||
      found.Format != said.Format || found.NumChannels != said.NumChannels ||
      (found.Flags & said.Flags) != said.Flags) // without surfaces no kernel could write it
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  result = device.with([&] { return made->makeSurface(); });
  if (result != CUDA_SUCCESS)
    return translate(result);
  made->owned_ = owned;
  *image = std::move(made);
  return UR_RESULT_SUCCESS;
}

CUresult Image::make() noexcept {
  const Api &api = device_.api();
  const CUDA_ARRAY3D_DESCRIPTOR array = descriptorOf(desc_);
  const CUresult result = api.cuArray3DCreate(&array_, &array);
  return result == CUDA_SUCCESS ? makeSurface() : result;
}

CUresult Image::makeSurface() noexcept {
  const CUDA_RESOURCE_DESC resource = resourceOf(array_);
  CUsurfObject surface = 0;
  const CUresult result = device_.api().cuSurfObjectCreate(&surface, &resource);
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
  (void)device_.with([&] {
    for (const CUtexObject texture : textures_)
      if (texture)
        (void)api.cuTexObjectDestroy(texture);
    if (argument_.surface)
      (void)api.cuSurfObjectDestroy(argument_.surface);
    return array_ && owned_ ? api.cuArrayDestroy(array_) : CUDA_SUCCESS;
  });
}

CUresult Image::texture(const core::SamplerDesc &sampler, CUtexObject *texture) noexcept {
  const size_t which = (static_cast<size_t>(sampler.addressing) * 2 + static_cast<size_t>(sampler.filter)) * 2 +
                       (sampler.normalized ? 1 : 0);
  if (which >= kSamplers)
    return CUDA_ERROR_INVALID_VALUE;
  std::lock_guard lock(mutex_);
  CUtexObject &known = textures_[which];
  if (!known) {
    const CUDA_RESOURCE_DESC resource = resourceOf(array_);
    const CUDA_TEXTURE_DESC desc = textureOf(sampler, channelOf(desc_.format).integer);
    CUtexObject made = 0;
    if (const CUresult result = device_.api().cuTexObjectCreate(&made, &resource, &desc, nullptr);
        result != CUDA_SUCCESS)
      return result;
    known = made;
  }
  *texture = known;
  return CUDA_SUCCESS;
}

const core::SamplerDesc &samplerOf(const core::KernelArg &arg) noexcept {
  return *reinterpret_cast<const core::SamplerDesc *>(*static_cast<const core::NativeSampler *>(arg.data));
}

core::ImageFacts imageFacts(const Api &api, CUdevice device) {
  core::ImageFacts facts;
  if (!api.images())
    return facts;
  const auto least = [&](std::initializer_list<CUdevice_attribute> attributes) {
    size_t smallest = SIZE_MAX;
    for (const CUdevice_attribute attribute : attributes) {
      int value = 0;
      if (api.cuDeviceGetAttribute(&value, attribute, device) != CUDA_SUCCESS)
        value = 0;
      smallest = std::min(smallest, static_cast<size_t>(value));
    }
    return smallest;
  };
  // What all forms of images have in common, as textures and as surfaces.
  facts.max2D = {
      least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH,
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH,
             CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH,
             CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH}),
      least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT,
             CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT})};
  facts.max3D = {least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH}),
                 least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT}),
                 least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH})};
  facts.maxLayers = least(
      {CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS,
       CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS});
  facts.supported = facts.max2D[0] && facts.max2D[1] && facts.max3D[0] && facts.max3D[1] && facts.max3D[2];
  if (!facts.supported)
    return {};
  for (const auto &[order, channels] : kOrders)
    for (const Channel &channel : kChannels)
      facts.formats.push_back({order, channel.type});
  // Surfaces and textures are values: there may be as many as a kernel has room for in its parameters.
  facts.maxReadArgs = facts.maxWriteArgs = facts.maxReadWriteArgs = facts.maxSamplers = 4096 / sizeof(CUsurfObject);
  return facts;
}

} // namespace ur::cuda
