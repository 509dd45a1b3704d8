// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a device does with images.
#include "adapters/opencl/image_names.hpp"
#include "adapters/opencl/images.hpp"
#include "adapters/opencl/reference.hpp"

#include <algorithm>

namespace ur::opencl {

using namespace core;

namespace {

bool same(const ur_image_format_t &a, const ur_image_format_t &b) noexcept {
  return a.channelOrder == b.channelOrder && a.channelType == b.channelType;
}

bool has(const std::vector<ur_image_format_t> &formats, const ur_image_format_t &one) {
  return std::any_of(formats.begin(), formats.end(), [&](const auto &other) { return same(one, other); });
}

/// Formats of images of a type with which kernels do that, as far as we have names for them.
std::vector<ur_image_format_t> formatsOf(const Api &api, cl_context context, cl_mem_flags access, cl_uint type) {
  cl_uint count = 0;
  if (api.clGetSupportedImageFormats(context, access, type, 0, nullptr, &count) != CL_SUCCESS)
    return {};
  std::vector<cl_image_format> natives(count);
  if (count == 0 || api.clGetSupportedImageFormats(context, access, type, count, natives.data(), nullptr) != CL_SUCCESS)
    return {};
  std::vector<ur_image_format_t> formats;
  for (const cl_image_format &native : natives) {
    const auto order = oursOf(kChannelOrders, native.image_channel_order);
    const auto numbers = oursOf(kChannelTypes, native.image_channel_data_type);
    if (order && numbers)
      formats.push_back({*order, *numbers});
  }
  return formats;
}

/// Those that images of all types have: nobody says for which type he asks. But for types that have none, as images of
/// three dimensions where kernels can't write to them.
std::vector<ur_image_format_t> commonFormats(const Api &api, cl_context context, cl_mem_flags access) {
  std::vector<ur_image_format_t> common;
  bool first = true;
  for (const auto &type : kImageTypes) {
    const std::vector<ur_image_format_t> formats = formatsOf(api, context, access, type.native);
    if (formats.empty())
      continue;
    if (first)
      common = formats;
    first = false;
    std::erase_if(common, [&](const ur_image_format_t &one) { return !has(formats, one); });
  }
  return common;
}

/// Formats that a driver names, and for which its compiler has no code: kernels of PoCL 3 write nothing there.
bool isNamedOnly(const DeviceFacts &device, const ur_image_format_t &format) {
  const bool oneChannel =
      format.channelOrder == UR_IMAGE_CHANNEL_ORDER_A || format.channelOrder == UR_IMAGE_CHANNEL_ORDER_R;
  return oneChannel && format.channelType == UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT &&
         device.version.find("PoCL") != std::string::npos && device.driverVersion.starts_with("3.");
}

} // namespace

void describeImages(const DeviceQuery &get, const Platform &platform, Device &device) {
  const Api &api = device.api;
  if (get.number<cl_bool>(CL_DEVICE_IMAGE_SUPPORT) == CL_FALSE || !api.images())
    return;
  // Formats are asked of contexts.
  const cl_context_properties properties[] = {CL_CONTEXT_PLATFORM,
                                              reinterpret_cast<cl_context_properties>(platform.native()), 0};
  cl_int result = CL_SUCCESS;
  const Reference<cl_context> context(api.clReleaseContext,
                                      api.clCreateContext(properties, 1, &device.native, nullptr, nullptr, &result));
  if (!context.get())
    return;
  ImageFacts images;
  images.formats = commonFormats(api, context.get(), CL_MEM_READ_WRITE);
  std::erase_if(images.formats, [&](const ur_image_format_t &format) { return isNamedOnly(device.facts, format); });
  images.readOnlyFormats = commonFormats(api, context.get(), CL_MEM_READ_ONLY);
  std::erase_if(images.readOnlyFormats, [&](const ur_image_format_t &format) {
    return has(images.formats, format) || isNamedOnly(device.facts, format);
  });
  images.supported = !images.formats.empty();
  images.max2D = {get.number<size_t>(CL_DEVICE_IMAGE2D_MAX_WIDTH), get.number<size_t>(CL_DEVICE_IMAGE2D_MAX_HEIGHT)};
  images.max3D = {get.number<size_t>(CL_DEVICE_IMAGE3D_MAX_WIDTH), get.number<size_t>(CL_DEVICE_IMAGE3D_MAX_HEIGHT),
                  get.number<size_t>(CL_DEVICE_IMAGE3D_MAX_DEPTH)};
  images.maxLayers = get.number<size_t>(CL_DEVICE_IMAGE_MAX_ARRAY_SIZE);
  images.maxReadArgs = get.number<cl_uint>(CL_DEVICE_MAX_READ_IMAGE_ARGS);
  images.maxWriteArgs = get.number<cl_uint>(CL_DEVICE_MAX_WRITE_IMAGE_ARGS);
  images.maxReadWriteArgs = get.number<cl_uint>(CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS);
  images.maxSamplers = get.number<cl_uint>(CL_DEVICE_MAX_SAMPLERS);
  device.facts.images = std::move(images);
}

} // namespace ur::opencl
