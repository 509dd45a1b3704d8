// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/images.hpp"

#include <algorithm>
#include <cstring>

namespace ur::cuda::fake {

namespace {

struct Surface {
  Array *array;
};
struct Texture {
  Array *array;
  CUDA_TEXTURE_DESC desc;
};

Live<Surface> &surfaces() {
  static auto *const instance = new Live<Surface>("surface");
  return *instance;
}
Live<Texture> &textures() {
  static auto *const instance = new Live<Texture>("texture");
  return *instance;
}

size_t channelSize(CUarray_format format) {
  switch (format) {
  case CU_AD_FORMAT_UNSIGNED_INT8:
  case CU_AD_FORMAT_SIGNED_INT8:
    return 1;
  case CU_AD_FORMAT_UNSIGNED_INT16:
  case CU_AD_FORMAT_SIGNED_INT16:
  case CU_AD_FORMAT_HALF:
    return 2;
  default:
    return 4;
  }
}

Array &arrayOf(const CUDA_RESOURCE_DESC &resource, const char *function) {
  if (resource.resType != CU_RESOURCE_TYPE_ARRAY || resource.flags != 0)
    die("%s: no array, or flags", function);
  Array &array = arrays().of(resource.res.array.hArray, function);
  if (array.context != t_current)
    die("%s: another device's context is current", function);
  return array;
}

bool isInteger(uint32_t channel) {
  return channel >= UR_NATIVE_CPU_CHANNEL_INT8 && channel <= UR_NATIVE_CPU_CHANNEL_UINT32;
}

} // namespace

Live<Array> &arrays() {
  static auto *const instance = new Live<Array>("array");
  return *instance;
}

size_t imageObjects() {
  return arrays().all().size() + surfaces().all().size() + textures().all().size();
}

CUresult cuArray3DCreate(CUarray *array, const CUDA_ARRAY3D_DESCRIPTOR *desc) {
  BEGIN();
  const bool layered = desc->Flags & CUDA_ARRAY3D_LAYERED;
  if (desc->Width == 0 || (desc->NumChannels != 1 && desc->NumChannels != 2 && desc->NumChannels != 4) ||
      (layered ? desc->Depth == 0 : desc->Depth != 0 && desc->Height == 0) ||
      (desc->Flags & ~(CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_SURFACE_LDST)) != 0)
    return CUDA_ERROR_INVALID_VALUE;
  auto made = std::make_unique<Array>();
  made->desc = *desc;
  made->context = t_current;
  made->elementSize = channelSize(desc->Format) * desc->NumChannels;
  const size_t size = made->pitch() * made->rows() * made->slices();
  Device &device = *t_current->device;
  if (size > device.total - device.used)
    return CUDA_ERROR_OUT_OF_MEMORY;
  device.used += size;
  made->texels.assign(size, '\xc5'); // nobody may count on zeros
  *array = reinterpret_cast<CUarray>(arrays().add(std::move(made)));
  return CUDA_SUCCESS;
}
CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR *desc, CUarray array) {
  BEGIN();
  *desc = arrays().of(array, __func__).desc;
  return CUDA_SUCCESS;
}
CUresult cuArrayDestroy(CUarray handle) {
  ENDING();
  Array &array = arrays().of(handle, __func__);
  if (array.views != 0)
    die("cuArrayDestroy: surfaces or textures of it are left");
  waitUntil(call, [&] {
    return std::all_of(engine().streams.all().begin(), engine().streams.all().end(),
                       [&](const Stream *stream) { return stream->context != array.context || stream->idle(); });
  });
  array.context->device->used -= array.texels.size();
  arrays().take(array);
  return CUDA_SUCCESS;
}

CUresult cuSurfObjectCreate(CUsurfObject *surface, const CUDA_RESOURCE_DESC *resource) {
  BEGIN();
  Array &array = arrayOf(*resource, __func__);
  if (!(array.desc.Flags & CUDA_ARRAY3D_SURFACE_LDST))
    return CUDA_ERROR_INVALID_VALUE;
  ++array.views;
  *surface = reinterpret_cast<CUsurfObject>(surfaces().add(std::make_unique<Surface>(Surface{&array})));
  return CUDA_SUCCESS;
}
CUresult cuSurfObjectDestroy(CUsurfObject handle) {
  ENDING();
  const auto surface = surfaces().take(surfaces().of(reinterpret_cast<void *>(handle), __func__));
  --surface->array->views;
  return CUDA_SUCCESS;
}

CUresult cuTexObjectCreate(CUtexObject *texture, const CUDA_RESOURCE_DESC *resource, const CUDA_TEXTURE_DESC *desc,
                           const CUDA_RESOURCE_VIEW_DESC *view) {
  BEGIN();
  Array &array = arrayOf(*resource, __func__);
  const bool normalized = desc->flags & CU_TRSF_NORMALIZED_COORDINATES, linear = desc->filterMode;
  const bool integers = array.desc.Format != CU_AD_FORMAT_HALF && array.desc.Format != CU_AD_FORMAT_FLOAT &&
                        ((desc->flags & CU_TRSF_READ_AS_INTEGER) || channelSize(array.desc.Format) == 4);
  for (const CUaddress_mode mode : desc->addressMode) {
    if (!normalized && (mode == CU_TR_ADDRESS_MODE_WRAP || mode == CU_TR_ADDRESS_MODE_MIRROR))
      die("cuTexObjectCreate: coordinates that aren't normalised can't be repeated");
  }
  if (view || (linear && integers))
    die("cuTexObjectCreate: a view, or a linear filter of integers");
  if (std::any_of(std::begin(desc->reserved), std::end(desc->reserved), [](int word) { return word != 0; }))
    return CUDA_ERROR_INVALID_VALUE;
  ++array.views;
  *texture = reinterpret_cast<CUtexObject>(textures().add(std::make_unique<Texture>(Texture{&array, *desc})));
  return CUDA_SUCCESS;
}
CUresult cuTexObjectDestroy(CUtexObject handle) {
  ENDING();
  const auto texture = textures().take(textures().of(reinterpret_cast<void *>(handle), __func__));
  --texture->array->views;
  return CUDA_SUCCESS;
}

ur_native_cpu_image_t imageArgument(const ur_cuda_image_t &given, const char *function) {
  Array &array = *surfaces().of(reinterpret_cast<void *>(given.surface), function).array;
  if (array.context != t_current)
    die("%s: an image of another device", function);
  const CUDA_ARRAY3D_DESCRIPTOR &desc = array.desc;
  const bool layered = desc.Flags & CUDA_ARRAY3D_LAYERED;
  const uint32_t type = layered       ? (desc.Height ? UR_NATIVE_CPU_IMAGE_2D_ARRAY : UR_NATIVE_CPU_IMAGE_1D_ARRAY)
                        : desc.Depth  ? UR_NATIVE_CPU_IMAGE_3D
                        : desc.Height ? UR_NATIVE_CPU_IMAGE_2D
                                      : UR_NATIVE_CPU_IMAGE_1D;
  if (given.type != type || given.width != desc.Width || given.height != array.rows() ||
      given.depth * given.layers != array.slices() || given.element_size != array.elementSize)
    die("%s: an image argument that contradicts its array", function);
  // A row of an array of one-dimensional images is a layer for the native CPU.
  const size_t slice = type == UR_NATIVE_CPU_IMAGE_1D_ARRAY ? array.texels.size() : array.pitch() * array.rows();
  return {type,
          given.order,
          given.channel,
          UR_NATIVE_CPU_ACCESS_READ_WRITE,
          given.width,
          given.height,
          given.depth,
          given.layers,
          array.elementSize,
          array.pitch(),
          slice,
          reinterpret_cast<unsigned char *>(array.texels.data())};
}

ur_native_cpu_sampler_t samplerArgument(CUtexObject handle, const ur_cuda_image_t &image, const char *function) {
  const Texture &texture = textures().of(reinterpret_cast<void *>(handle), function);
  if (texture.array != surfaces().of(reinterpret_cast<void *>(image.surface), function).array)
    die("%s: a texture of another image", function);
  const CUDA_TEXTURE_DESC &desc = texture.desc;
  if (!(desc.flags & CU_TRSF_READ_AS_INTEGER) == isInteger(image.channel))
    die("%s: a texture that reads integers as floats, or floats as integers", function);
  ur_native_cpu_sampler_t sampler{};
  sampler.normalized = (desc.flags & CU_TRSF_NORMALIZED_COORDINATES) != 0;
  switch (desc.addressMode[0]) {
  case CU_TR_ADDRESS_MODE_WRAP:
    sampler.addressing = UR_NATIVE_CPU_ADDRESS_REPEAT;
    break;
  case CU_TR_ADDRESS_MODE_MIRROR:
    sampler.addressing = UR_NATIVE_CPU_ADDRESS_MIRRORED_REPEAT;
    break;
  case CU_TR_ADDRESS_MODE_BORDER:
    sampler.addressing = UR_NATIVE_CPU_ADDRESS_CLAMP;
    break;
  default:
    sampler.addressing = UR_NATIVE_CPU_ADDRESS_CLAMP_TO_EDGE;
  }
  sampler.filter = desc.filterMode ? UR_NATIVE_CPU_FILTER_LINEAR : UR_NATIVE_CPU_FILTER_NEAREST;
  return sampler;
}

ur_native_cpu_sampler_t samplerArgument(const void *given, const char *function) {
  ur_cuda_sampler_t sampler{};
  std::memcpy(&sampler, given, sizeof sampler);
  if (sampler.normalized > 1 || sampler.addressing > UR_NATIVE_CPU_ADDRESS_MIRRORED_REPEAT ||
      sampler.filter > UR_NATIVE_CPU_FILTER_LINEAR || sampler.reserved != 0)
    die("%s: there is no such sampler", function);
  return {sampler.normalized, sampler.addressing, sampler.filter};
}

} // namespace ur::cuda::fake
