// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images and samplers, made and ended.
#include "fakes/level_zero/images.hpp"

#include <cstring>
#include <sys/mman.h>

namespace ur::level_zero::fake {

namespace {

constexpr uint32_t kMaxSize = 16384, kMaxSize3D = 2048, kMaxLayers = 2048;
constexpr size_t kPoisoned = 4096;

struct Layout {
  ze_image_format_layout_t layout;
  size_t channels, bits;
};
constexpr Layout kLayouts[] = {{ZE_IMAGE_FORMAT_LAYOUT_8, 1, 8},           {ZE_IMAGE_FORMAT_LAYOUT_8_8, 2, 8},
                               {ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8, 4, 8},     {ZE_IMAGE_FORMAT_LAYOUT_16, 1, 16},
                               {ZE_IMAGE_FORMAT_LAYOUT_16_16, 2, 16},      {ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16, 4, 16},
                               {ZE_IMAGE_FORMAT_LAYOUT_32, 1, 32},         {ZE_IMAGE_FORMAT_LAYOUT_32_32, 2, 32},
                               {ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32, 4, 32}};

/// By the type, and 8, 16 and 32 bits; below 0: there is no such.
constexpr int kChannels[5][3] = {
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16, UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, -1},
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, -1},
    {-1, UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, UR_IMAGE_CHANNEL_TYPE_FLOAT}};

/// False: the device has no such format. Colours lie in their order, and what isn't there is 0, alpha 1.
bool readFormat(const ze_image_format_t &given, core::ImageDesc *desc) {
  const Layout *layout = nullptr;
  for (const Layout &one : kLayouts)
    layout = one.layout == given.layout ? &one : layout;
  if (!layout || given.type > ZE_IMAGE_FORMAT_TYPE_FLOAT ||
      (given.type == ZE_IMAGE_FORMAT_TYPE_SNORM && engine().snorm == 0))
    return false;
  const int channel = kChannels[given.type][layout->bits / 16];
  const bool all = layout->channels == 4;
  if (channel < 0 || given.x != ZE_IMAGE_FORMAT_SWIZZLE_R ||
      given.y != (layout->channels > 1 ? ZE_IMAGE_FORMAT_SWIZZLE_G : ZE_IMAGE_FORMAT_SWIZZLE_0) ||
      given.z != (all ? ZE_IMAGE_FORMAT_SWIZZLE_B : ZE_IMAGE_FORMAT_SWIZZLE_0) ||
      given.w != (all ? ZE_IMAGE_FORMAT_SWIZZLE_A : ZE_IMAGE_FORMAT_SWIZZLE_1))
    return false;
  desc->format = {all                     ? UR_IMAGE_CHANNEL_ORDER_RGBA
                  : layout->channels == 2 ? UR_IMAGE_CHANNEL_ORDER_RG
                                          : UR_IMAGE_CHANNEL_ORDER_R,
                  static_cast<ur_image_channel_type_t>(channel)};
  desc->elementSize = layout->channels * layout->bits / 8;
  return true;
}

/// Sizes that the type doesn't have are ignored. Dies where they are none, or too large.
core::ImageDesc readDesc(const ze_image_desc_t &given, const char *function) {
  core::ImageDesc desc;
  desc.width = given.width;
  uint32_t most = kMaxSize;
  switch (given.type) {
  case ZE_IMAGE_TYPE_1D:
    desc.type = UR_MEM_TYPE_IMAGE1D;
    break;
  case ZE_IMAGE_TYPE_1DARRAY:
    desc.type = UR_MEM_TYPE_IMAGE1D_ARRAY;
    desc.layers = given.arraylevels;
    break;
  case ZE_IMAGE_TYPE_2D:
    desc.type = UR_MEM_TYPE_IMAGE2D;
    desc.height = given.height;
    break;
  case ZE_IMAGE_TYPE_2DARRAY:
    desc.type = UR_MEM_TYPE_IMAGE2D_ARRAY;
    desc.height = given.height;
    desc.layers = given.arraylevels;
    break;
  case ZE_IMAGE_TYPE_3D:
    desc.type = UR_MEM_TYPE_IMAGE3D;
    desc.height = given.height;
    desc.depth = given.depth;
    most = kMaxSize3D;
    break;
  default:
    die("%s: an image of type %u", function, static_cast<unsigned>(given.type));
  }
  if (desc.width == 0 || desc.height == 0 || desc.depth == 0 || desc.layers == 0 || desc.width > most ||
      desc.height > most || desc.depth > most || desc.layers > kMaxLayers || given.miplevels != 0) {
    die("%s: an image of %zu x %zu x %zu pixels, %zu layers", function, desc.width, desc.height, desc.depth,
        desc.layers);
  }
  return desc;
}

} // namespace

Live<Image> &images() {
  static auto *const instance = new Live<Image>("image");
  return *instance;
}
Live<Sampler> &samplers() {
  static auto *const instance = new Live<Sampler>("sampler");
  return *instance;
}
size_t imageObjects() {
  return images().all().size() + samplers().all().size();
}
bool serves(const Device &owner, const Device &device) {
  return &owner == &device || device.whole == &owner;
}

ze_result_t zeDeviceGetImageProperties(ze_device_handle_t handle, ze_device_image_properties_t *properties) {
  BEGIN();
  deviceOf(handle, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES, __func__);
  if (engine().images == 0)
    return ZE_RESULT_SUCCESS; // all zeros, as they were given
  properties->maxImageDims1D = properties->maxImageDims2D = kMaxSize;
  properties->maxImageDims3D = kMaxSize3D;
  properties->maxImageArraySlices = kMaxLayers;
  properties->maxSamplers = 16;
  properties->maxReadImageArgs = properties->maxWriteImageArgs = 128;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeImageGetProperties(ze_device_handle_t handle, const ze_image_desc_t *desc,
                                 ze_image_properties_t *properties) {
  BEGIN();
  deviceOf(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_IMAGE_DESC, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES, __func__);
  core::ImageDesc read = readDesc(*desc, __func__);
  properties->samplerFilterFlags = 3;
  if (auto *more = static_cast<ze_image_format_support_ext_properties_t *>(properties->pNext)) {
    checkType(more->stype, ZE_STRUCTURE_TYPE_IMAGE_FORMAT_SUPPORT_EXT_PROPERTIES, __func__);
    more->supported = readFormat(desc->format, &read);
  }
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeImageCreate(ze_context_handle_t handle, ze_device_handle_t device, const ze_image_desc_t *desc,
                          ze_image_handle_t *image) {
  BEGIN();
  Context &context = engine().contexts.of(handle, __func__);
  Device &on = deviceOf(device, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_IMAGE_DESC, __func__);
  if (!context.devices.contains(&on) || engine().images == 0)
    die("zeImageCreate: the device isn't the context's, or has no images");
  if (desc->flags > 1)
    return ZE_RESULT_ERROR_INVALID_ENUMERATION;
  auto made = std::make_unique<Image>();
  sim::ImageView &view = made->view;
  view.desc = readDesc(*desc, __func__);
  if (!readFormat(desc->format, &view.desc))
    return ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT;
  view.access = desc->flags & ZE_IMAGE_FLAG_KERNEL_WRITE ? UR_MEM_FLAG_READ_WRITE : UR_MEM_FLAG_READ_ONLY;
  view.rowPitch = view.desc.width * view.desc.elementSize;
  view.slicePitch = view.rowPitch * view.extent()[1];
  const size_t size = view.slicePitch * view.extent()[2];
  if (on.used + size > on.total)
    return ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
  void *pixels = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pixels == MAP_FAILED)
    return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  std::memset(pixels, 0xc5, std::min(size, kPoisoned)); // nobody may count on zeros
  view.texels = static_cast<uint8_t *>(pixels);
  memory().add(pixels, {.size = size, .kind = Kind::device, .device = &on, .context = &context});
  on.used += size;
  ++context.objects;
  made->context = &context;
  made->device = &on;
  *image = reinterpret_cast<ze_image_handle_t>(images().add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeImageDestroy(ze_image_handle_t handle) {
  ENDING();
  Image &image = images().of(handle, __func__);
  if (image.users != 0)
    die("zeImageDestroy: the device refers to the image");
  const size_t size = memory().find(image.view.texels)->size;
  memory().remove(image.view.texels);
  munmap(image.view.texels, size);
  image.device->used -= size;
  --image.context->objects;
  images().take(image);
  return ZE_RESULT_SUCCESS;
}

ze_result_t zeSamplerCreate(ze_context_handle_t handle, ze_device_handle_t device, const ze_sampler_desc_t *desc,
                            ze_sampler_handle_t *sampler) {
  BEGIN();
  Context &context = engine().contexts.of(handle, __func__);
  Device &on = deviceOf(device, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_SAMPLER_DESC, __func__);
  if (!context.devices.contains(&on) || engine().images == 0)
    die("zeSamplerCreate: the device isn't the context's, or has no samplers");
  if (desc->addressMode > ZE_SAMPLER_ADDRESS_MODE_MIRROR || desc->filterMode > ZE_SAMPLER_FILTER_MODE_LINEAR)
    return ZE_RESULT_ERROR_INVALID_ENUMERATION;
  constexpr ur_sampler_addressing_mode_t kModes[] = {
      UR_SAMPLER_ADDRESSING_MODE_NONE, UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE,
      UR_SAMPLER_ADDRESSING_MODE_CLAMP, UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT};
  auto made = std::make_unique<Sampler>();
  made->context = &context;
  made->device = &on;
  made->desc = {desc->isNormalized != 0, kModes[desc->addressMode],
                desc->filterMode == ZE_SAMPLER_FILTER_MODE_LINEAR ? UR_SAMPLER_FILTER_MODE_LINEAR
                                                                  : UR_SAMPLER_FILTER_MODE_NEAREST};
  ++context.objects;
  *sampler = reinterpret_cast<ze_sampler_handle_t>(samplers().add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeSamplerDestroy(ze_sampler_handle_t handle) {
  ENDING();
  Sampler &sampler = samplers().of(handle, __func__);
  if (sampler.users != 0)
    die("zeSamplerDestroy: the device refers to the sampler");
  --sampler.context->objects;
  samplers().take(sampler);
  return ZE_RESULT_SUCCESS;
}

} // namespace ur::level_zero::fake
