// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/device/device_part_info.hpp"

#include <algorithm>

namespace ur::core {
namespace {

bool hasSrgb(const ImageFacts &facts) noexcept {
  const auto isSrgb = [](const ur_image_format_t &format) {
    return format.channelOrder == UR_IMAGE_CHANNEL_ORDER_SRGBA;
  };
  return std::ranges::any_of(facts.formats, isSrgb) || std::ranges::any_of(facts.readOnlyFormats, isSrgb);
}

/// What kernels can be written with.
ur_result_t languageInfo(const LanguageFacts &facts, ur_device_info_t query, const InfoWriter &info) {
  switch (query) {
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
    return info.put<UR_DEVICE_INFO_MAX_CONSTANT_ARGS>(facts.maxConstantArgs);
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
    return info.put<UR_DEVICE_INFO_PRINTF_BUFFER_SIZE>(facts.printfBufferSize);
  case UR_DEVICE_INFO_BUILT_IN_KERNELS:
    return info.text<UR_DEVICE_INFO_BUILT_IN_KERNELS>(facts.builtInKernels);
  case UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
    return info.put<UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS>(facts.independentSubGroups);
  case UR_DEVICE_INFO_USE_NATIVE_ASSERT:
    return info.put<UR_DEVICE_INFO_USE_NATIVE_ASSERT>(facts.nativeAssert);
  case UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE:
    return info.put<UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE>(facts.bfloat16Conversions);
  case UR_DEVICE_INFO_ASYNC_BARRIER:
    return info.put<UR_DEVICE_INFO_ASYNC_BARRIER>(facts.asyncBarrier);
  case UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP>(facts.clockOfSubGroups);
  case UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP>(facts.clockOfWorkGroups);
  case UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP>(facts.clockOfDevice);
  default:
    return unanswered(query);
  }
}

} // namespace

ur_result_t partInfo(const DeviceFacts &device, ur_device_info_t query, const InfoWriter &info) {
  const ImageFacts &facts = device.images;
  switch (query) {
  case UR_DEVICE_INFO_IMAGE_SUPPORT:
    return info.put<UR_DEVICE_INFO_IMAGE_SUPPORT>(facts.supported);
  case UR_DEVICE_INFO_IMAGE_SRGB:
    return info.put<UR_DEVICE_INFO_IMAGE_SRGB>(hasSrgb(facts));
  case UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH:
    return info.put<UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH>(facts.max2D[0]);
  case UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT:
    return info.put<UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT>(facts.max2D[1]);
  case UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH:
    return info.put<UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH>(facts.max3D[0]);
  case UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT:
    return info.put<UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT>(facts.max3D[1]);
  case UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH:
    return info.put<UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH>(facts.max3D[2]);
  case UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE:
    return info.put<UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE>(facts.maxLayers);
  case UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS:
    return info.put<UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS>(facts.maxReadArgs);
  case UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS:
    return info.put<UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS>(facts.maxWriteArgs);
  case UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS:
    return info.put<UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS>(facts.maxReadWriteArgs);
  case UR_DEVICE_INFO_MAX_SAMPLERS:
    return info.put<UR_DEVICE_INFO_MAX_SAMPLERS>(facts.maxSamplers);
  default:
    return languageInfo(device.language, query, info);
  }
}

} // namespace ur::core
