// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/images.hpp"

#include "adapters/opencl/errors.hpp"
#include "adapters/opencl/image_names.hpp"
#include "adapters/opencl/reference.hpp"

#include <new>

namespace ur::opencl {

using namespace core;

namespace {

/// The description as OpenCL has it; nothing where it has no name for the format.
struct NativeDesc {
  cl_image_format format{};
  cl_image_desc desc{};
};
std::optional<NativeDesc> nativeDesc(const ImageDesc &ours) noexcept {
  const auto type = nativeOf(kImageTypes, ours.type);
  const auto order = nativeOf(kChannelOrders, ours.format.channelOrder);
  const auto numbers = nativeOf(kChannelTypes, ours.format.channelType);
  if (!type || !order || !numbers)
    return std::nullopt;
  NativeDesc native;
  native.format = {*order, *numbers};
  native.desc.image_type = *type;
  native.desc.image_width = ours.width;
  native.desc.image_height = ours.height;
  native.desc.image_depth = ours.depth;
  native.desc.image_array_size = ours.layers;
  return native;
}

cl_mem_flags accessOf(const ImageDesc &desc) noexcept {
  return desc.access == UR_MEM_FLAG_READ_ONLY    ? CL_MEM_READ_ONLY
         : desc.access == UR_MEM_FLAG_WRITE_ONLY ? CL_MEM_WRITE_ONLY
                                                 : CL_MEM_READ_WRITE;
}

/// Whether an image is like that; dimensions that its type lacks are 0 in OpenCL.
bool isLike(const Api &api, cl_mem image, const ImageDesc &ours, const NativeDesc &desc) noexcept {
  const auto is = [&](cl_uint query, size_t expected) {
    const size_t found = valueOf<size_t>(api.clGetImageInfo, image, query).value_or(0);
    return found == expected || (found == 0 && expected == 1);
  };
  const auto format = valueOf<cl_image_format>(api.clGetImageInfo, image, CL_IMAGE_FORMAT);
  return format && format->image_channel_order == desc.format.image_channel_order &&
         format->image_channel_data_type == desc.format.image_channel_data_type && is(CL_IMAGE_WIDTH, ours.width) &&
         is(CL_IMAGE_HEIGHT, ours.height) && is(CL_IMAGE_DEPTH, ours.depth) && is(CL_IMAGE_ARRAY_SIZE, ours.layers);
}

} // namespace

ur_result_t Images::createImage(uint32_t, const ImageDesc &desc, NativeImage *image) noexcept {
  const Api &api = context_.api();
  const std::optional<NativeDesc> native = nativeDesc(desc);
  if (!native || !api.images())
    return UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT;
  cl_int result = CL_SUCCESS;
  Reference<cl_mem> made(api.clReleaseMemObject, api.clCreateImage(context_.native(), accessOf(desc), &native->format,
                                                                   &native->desc, nullptr, &result));
  if (!made.get())
    return result == CL_SUCCESS ? UR_RESULT_ERROR_OUT_OF_RESOURCES : translate(result);
  auto *own = new (std::nothrow) Image(api, made.get(), desc.type);
  if (!own)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  made.release();
  *image = reinterpret_cast<NativeImage>(own);
  return UR_RESULT_SUCCESS;
}

ur_result_t Images::importImage(ur_native_handle_t native, bool owned, const ImageDesc &desc,
                                ImportedImage *image) noexcept {
  const Api &api = context_.api();
  const auto handle = reinterpret_cast<cl_mem>(native);
  if (!handle || valueOf<cl_context>(api.clGetMemObjectInfo, handle, CL_MEM_CONTEXT) != context_.native())
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  const auto type = valueOf<cl_uint>(api.clGetMemObjectInfo, handle, CL_MEM_TYPE);
  if (!type || !oursOf(kImageTypes, *type))
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  const std::optional<NativeDesc> expected = nativeDesc(desc);
  if (!expected || *type != expected->desc.image_type || !isLike(api, handle, desc, *expected))
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  Reference<cl_mem> shared(api.clReleaseMemObject);
  if (const cl_int result = shared.share(handle, owned, api.clRetainMemObject); result != CL_SUCCESS)
    return translate(result);
  auto *own = new (std::nothrow) Image(api, handle, desc.type);
  if (!own)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  shared.release();
  *image = {reinterpret_cast<NativeImage>(own), 0};
  return UR_RESULT_SUCCESS;
}

namespace {

/// Pitches as OpenCL wants them: flat images have none of slices, and the layers of an array of lines lie as its slices
/// do, or in some drivers as its rows.
struct Pitches {
  size_t row = 0, slice = 0;
  Pitches(const Image &image, const ImageSide &memory) noexcept {
    switch (image.type) {
    case UR_MEM_TYPE_IMAGE1D_ARRAY:
      row = slice = memory.rowPitch;
      break;
    case UR_MEM_TYPE_IMAGE3D:
    case UR_MEM_TYPE_IMAGE2D_ARRAY:
      row = memory.rowPitch;
      slice = memory.slicePitch;
      break;
    default:
      row = memory.rowPitch;
      break;
    }
  }
};

} // namespace

ur_result_t Images::copyImage(core::Stream stream, const ImageCopyDesc &desc, const Fence &fence) noexcept {
  const Api &api = context_.api();
  const size_t *const from = desc.src.origin.data(), *const to = desc.dst.origin.data();
  const size_t *const size = desc.size.data();
  return submit(stream, fence, [&](cl_command_queue queue, cl_uint count, const cl_event *list, cl_event *event) {
    if (desc.src.image && desc.dst.image) {
      return api.clEnqueueCopyImage(queue, Image::of(desc.src.image).native, Image::of(desc.dst.image).native, from, to,
                                    size, count, list, event);
    }
    if (desc.src.image) {
      const Image &image = Image::of(desc.src.image);
      const Pitches pitches(image, desc.dst);
      return api.clEnqueueReadImage(queue, image.native, CL_FALSE, from, size, pitches.row, pitches.slice,
                                    desc.dst.memory, count, list, event);
    }
    const Image &image = Image::of(desc.dst.image);
    const Pitches pitches(image, desc.src);
    return api.clEnqueueWriteImage(queue, image.native, CL_FALSE, to, size, pitches.row, pitches.slice, desc.src.memory,
                                   count, list, event);
  });
}

} // namespace ur::opencl
