// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/image_driver.hpp"

#include "adapters/native_cpu/limits.hpp"
#include "adapters/native_cpu/stream.hpp"
#include "adapters/native_cpu/work.hpp"
#include "unified-runtime/ur_native_cpu_image.h"

#include <cstring>
#include <new>

namespace ur::native_cpu {

namespace {

// The header for kernels needs nothing of the API's, so it has the API's values again.
#define SAME(here, there) static_assert(static_cast<int>(UR_NATIVE_CPU_##here) == static_cast<int>(UR_##there))
SAME(IMAGE_2D, MEM_TYPE_IMAGE2D);
SAME(IMAGE_3D, MEM_TYPE_IMAGE3D);
SAME(IMAGE_2D_ARRAY, MEM_TYPE_IMAGE2D_ARRAY);
SAME(IMAGE_1D, MEM_TYPE_IMAGE1D);
SAME(IMAGE_1D_ARRAY, MEM_TYPE_IMAGE1D_ARRAY);
SAME(ACCESS_READ_WRITE, MEM_FLAG_READ_WRITE);
SAME(ACCESS_WRITE_ONLY, MEM_FLAG_WRITE_ONLY);
SAME(ACCESS_READ_ONLY, MEM_FLAG_READ_ONLY);
SAME(ORDER_A, IMAGE_CHANNEL_ORDER_A);
SAME(ORDER_R, IMAGE_CHANNEL_ORDER_R);
SAME(ORDER_RG, IMAGE_CHANNEL_ORDER_RG);
SAME(ORDER_RA, IMAGE_CHANNEL_ORDER_RA);
SAME(ORDER_RGB, IMAGE_CHANNEL_ORDER_RGB);
SAME(ORDER_RGBA, IMAGE_CHANNEL_ORDER_RGBA);
SAME(ORDER_BGRA, IMAGE_CHANNEL_ORDER_BGRA);
SAME(ORDER_ARGB, IMAGE_CHANNEL_ORDER_ARGB);
SAME(ORDER_ABGR, IMAGE_CHANNEL_ORDER_ABGR);
SAME(ORDER_INTENSITY, IMAGE_CHANNEL_ORDER_INTENSITY);
SAME(ORDER_LUMINANCE, IMAGE_CHANNEL_ORDER_LUMINANCE);
SAME(ORDER_RGBX, IMAGE_CHANNEL_ORDER_RGBX);
SAME(ORDER_SRGBA, IMAGE_CHANNEL_ORDER_SRGBA);
SAME(CHANNEL_SNORM8, IMAGE_CHANNEL_TYPE_SNORM_INT8);
SAME(CHANNEL_SNORM16, IMAGE_CHANNEL_TYPE_SNORM_INT16);
SAME(CHANNEL_UNORM8, IMAGE_CHANNEL_TYPE_UNORM_INT8);
SAME(CHANNEL_UNORM16, IMAGE_CHANNEL_TYPE_UNORM_INT16);
SAME(CHANNEL_UNORM565, IMAGE_CHANNEL_TYPE_UNORM_SHORT_565);
SAME(CHANNEL_UNORM555, IMAGE_CHANNEL_TYPE_UNORM_SHORT_555);
SAME(CHANNEL_UNORM101010, IMAGE_CHANNEL_TYPE_INT_101010);
SAME(CHANNEL_INT8, IMAGE_CHANNEL_TYPE_SIGNED_INT8);
SAME(CHANNEL_INT16, IMAGE_CHANNEL_TYPE_SIGNED_INT16);
SAME(CHANNEL_INT32, IMAGE_CHANNEL_TYPE_SIGNED_INT32);
SAME(CHANNEL_UINT8, IMAGE_CHANNEL_TYPE_UNSIGNED_INT8);
SAME(CHANNEL_UINT16, IMAGE_CHANNEL_TYPE_UNSIGNED_INT16);
SAME(CHANNEL_UINT32, IMAGE_CHANNEL_TYPE_UNSIGNED_INT32);
SAME(CHANNEL_HALF, IMAGE_CHANNEL_TYPE_HALF_FLOAT);
SAME(CHANNEL_FLOAT, IMAGE_CHANNEL_TYPE_FLOAT);
SAME(ADDRESS_NONE, SAMPLER_ADDRESSING_MODE_NONE);
SAME(ADDRESS_CLAMP_TO_EDGE, SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE);
SAME(ADDRESS_CLAMP, SAMPLER_ADDRESSING_MODE_CLAMP);
SAME(ADDRESS_REPEAT, SAMPLER_ADDRESSING_MODE_REPEAT);
SAME(ADDRESS_MIRRORED_REPEAT, SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT);
SAME(FILTER_NEAREST, SAMPLER_FILTER_MODE_NEAREST);
SAME(FILTER_LINEAR, SAMPLER_FILTER_MODE_LINEAR);
#undef SAME

struct DriverImage {
  ur_native_cpu_image_t view;
  bool owned;                               ///< the pixels
  const ur_native_cpu_image_t *origin = {}; ///< the other's that this is an import of
};

const DriverImage &imageOf(core::NativeImage image) {
  return *reinterpret_cast<const DriverImage *>(image);
}

struct Sampler {
  ur_native_cpu_sampler_t view;
  const ur_native_cpu_sampler_t *origin = {};
};

const Sampler &samplerOf(core::NativeSampler sampler) {
  return *reinterpret_cast<const Sampler *>(sampler);
}

/// Hands out what an object shows, or what it is an import of.
template <class T>
ur_result_t exportIt(Exports &exports, Exports::Kind kind, const T &object, ur_native_handle_t *native) noexcept {
  if (!object.origin && !exports.add(kind, &object.view, 0))
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *native = reinterpret_cast<ur_native_handle_t>(object.origin ? object.origin : &object.view);
  return UR_RESULT_SUCCESS;
}

bool alike(const ur_native_cpu_image_t &view, const core::ImageDesc &desc) {
  return view.type == static_cast<uint32_t>(desc.type) &&
         view.order == static_cast<uint32_t>(desc.format.channelOrder) &&
         view.channel == static_cast<uint32_t>(desc.format.channelType) && view.width == desc.width &&
         view.height == desc.height && view.depth == desc.depth && view.layers == desc.layers;
}

} // namespace

core::ImageFacts imageFacts() {
  core::ImageFacts facts;
  facts.supported = true;
  const auto add = [&](std::initializer_list<ur_image_channel_order_t> orders,
                       std::initializer_list<ur_image_channel_type_t> types) {
    for (ur_image_channel_order_t order : orders) {
      for (ur_image_channel_type_t type : types)
        facts.formats.push_back({order, type});
    }
  };
  add({UR_IMAGE_CHANNEL_ORDER_A, UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_ORDER_RG, UR_IMAGE_CHANNEL_ORDER_RA,
       UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_ORDER_BGRA, UR_IMAGE_CHANNEL_ORDER_ARGB,
       UR_IMAGE_CHANNEL_ORDER_ABGR},
      {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8,
       UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16,
       UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16,
       UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, UR_IMAGE_CHANNEL_TYPE_FLOAT});
  add({UR_IMAGE_CHANNEL_ORDER_INTENSITY, UR_IMAGE_CHANNEL_ORDER_LUMINANCE},
      {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8,
       UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, UR_IMAGE_CHANNEL_TYPE_FLOAT});
  add({UR_IMAGE_CHANNEL_ORDER_RGB, UR_IMAGE_CHANNEL_ORDER_RGBX},
      {UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565, UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555, UR_IMAGE_CHANNEL_TYPE_INT_101010});
  add({UR_IMAGE_CHANNEL_ORDER_SRGBA}, {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8});
  facts.max2D = {kMaxImageSize, kMaxImageSize};
  facts.max3D = {kMaxImageSize, kMaxImageSize, kMaxImageSize};
  facts.maxLayers = kMaxImageSize;
  facts.maxReadArgs = facts.maxWriteArgs = facts.maxReadWriteArgs = kMaxImageArgs;
  facts.maxSamplers = kMaxSamplerArgs;
  return facts;
}

ur_result_t ImagePart::createImage(uint32_t, const core::ImageDesc &desc, core::NativeImage *image) noexcept {
  const bool rowsAreLayers = desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY;
  const size_t rows = rowsAreLayers ? desc.layers : desc.height, slices = rowsAreLayers ? 1 : desc.depth * desc.layers;
  auto *made = new (std::nothrow) DriverImage{};
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  made->owned = !desc.memory;
  void *pixels = desc.memory;
  const size_t rowPitch = made->owned ? desc.width * desc.elementSize : desc.rowPitch;
  const size_t slicePitch = made->owned ? rowPitch * rows : desc.slicePitch;
  if (made->owned) {
    const ur_result_t result = memory_.alloc(core::MemoryKind::device, slicePitch * slices, 0, &pixels);
    if (result != UR_RESULT_SUCCESS) {
      delete made;
      return result;
    }
  }
  made->view = {desc.type,
                desc.format.channelOrder,
                desc.format.channelType,
                desc.access,
                desc.width,
                desc.height,
                desc.depth,
                desc.layers,
                desc.elementSize,
                rowPitch,
                slicePitch,
                static_cast<unsigned char *>(pixels)};
  *image = reinterpret_cast<core::NativeImage>(made);
  return UR_RESULT_SUCCESS;
}

void ImagePart::destroyImage(core::NativeImage image) noexcept {
  const DriverImage &gone = imageOf(image);
  memory_.exports().remove(Exports::Kind::image, &gone.view, 1);
  if (gone.owned)
    memory_.free(gone.view.data);
  delete &gone;
}

ur_result_t ImagePart::copyImage(core::Stream stream, const core::ImageCopyDesc &desc,
                                 const core::Fence &fence) noexcept {
  const size_t elementSize = imageOf(desc.dst.image ? desc.dst.image : desc.src.image).view.element_size;
  core::CopyDesc copy;
  copy.width = desc.size[0] * elementSize;
  copy.height = desc.size[1];
  copy.depth = desc.size[2];
  const auto place = [&](const core::ImageSide &side, size_t &rowPitch, size_t &slicePitch) -> unsigned char * {
    if (!side.image) {
      rowPitch = side.rowPitch;
      slicePitch = side.slicePitch;
      return static_cast<unsigned char *>(side.memory);
    }
    const ur_native_cpu_image_t &view = imageOf(side.image).view;
    rowPitch = view.row_pitch;
    slicePitch = view.slice_pitch;
    return view.data + side.origin[2] * slicePitch + side.origin[1] * rowPitch + side.origin[0] * elementSize;
  };
  copy.dst = place(desc.dst, copy.dstRowPitch, copy.dstSlicePitch);
  copy.src = place(desc.src, copy.srcRowPitch, copy.srcSlicePitch);
  return reinterpret_cast<Stream *>(stream)->submit(fence,
                                                    [&](Command &command) { return prepareCopy(command, copy); });
}

ur_result_t ImagePart::createSampler(const core::SamplerDesc &desc, core::NativeSampler *sampler) noexcept {
  auto *made = new (std::nothrow) Sampler{{desc.normalized, uint32_t(desc.addressing), uint32_t(desc.filter)}};
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *sampler = reinterpret_cast<core::NativeSampler>(made);
  return UR_RESULT_SUCCESS;
}

void ImagePart::destroySampler(core::NativeSampler sampler) noexcept {
  const Sampler &gone = samplerOf(sampler);
  memory_.exports().remove(Exports::Kind::sampler, &gone.view, 1);
  delete &gone; // launches have copies
}

ur_result_t ImagePart::handleOf(core::NativeImage image, ur_native_handle_t *native) noexcept {
  return exportIt(memory_.exports(), Exports::Kind::image, imageOf(image), native);
}

ur_result_t ImagePart::import(ur_native_handle_t native, const core::ImageDesc &desc,
                              core::ImportedImage *image) noexcept {
  const auto *origin = reinterpret_cast<const ur_native_cpu_image_t *>(native);
  if (!memory_.exports().find(Exports::Kind::image, origin))
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  if (!alike(*origin, desc))
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  auto *made = new (std::nothrow) DriverImage{*origin, false, origin};
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *image = {reinterpret_cast<core::NativeImage>(made), 0};
  return UR_RESULT_SUCCESS;
}

ur_result_t ImagePart::handleOf(core::NativeSampler sampler, ur_native_handle_t *native) noexcept {
  return exportIt(memory_.exports(), Exports::Kind::sampler, samplerOf(sampler), native);
}

ur_result_t ImagePart::import(ur_native_handle_t native, core::SamplerDesc *desc,
                              core::NativeSampler *sampler) noexcept {
  const auto *origin = reinterpret_cast<const ur_native_cpu_sampler_t *>(native);
  if (!memory_.exports().find(Exports::Kind::sampler, origin))
    return UR_RESULT_ERROR_INVALID_SAMPLER;
  auto *made = new (std::nothrow) Sampler{*origin, origin};
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *desc = {origin->normalized != 0, static_cast<ur_sampler_addressing_mode_t>(origin->addressing),
           static_cast<ur_sampler_filter_mode_t>(origin->filter)};
  *sampler = reinterpret_cast<core::NativeSampler>(made);
  return UR_RESULT_SUCCESS;
}

size_t imageArgSize(const core::KernelArg &arg) noexcept {
  return arg.kind == core::KernelArg::Kind::memory    ? sizeof(ur_native_cpu_image_t)
         : arg.kind == core::KernelArg::Kind::sampler ? sizeof(ur_native_cpu_sampler_t)
                                                      : 0;
}

void writeImageArg(const core::KernelArg &arg, void *to) noexcept {
  if (arg.kind == core::KernelArg::Kind::sampler) {
    const Sampler &sampler = samplerOf(*static_cast<const core::NativeSampler *>(arg.data));
    std::memcpy(to, &sampler.view, sizeof sampler.view);
    return;
  }
  ur_native_cpu_image_t view = imageOf(*static_cast<const core::NativeImage *>(arg.data)).view;
  view.access = arg.access;
  std::memcpy(to, &view, sizeof view);
}

} // namespace ur::native_cpu
