// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Information about devices: from the facts, and from what the core can do. The driver is asked for free memory only.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// Of finalized command buffers: everything.
constexpr ur_device_command_buffer_update_capability_flags_t kUpdates =
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS |
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE |
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE |
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET |
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE |
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS;

/// All dimensions together.
size_t allGroups(const DeviceFacts &facts) noexcept {
  size_t product = 1;
  for (const size_t groups : facts.maxWorkGroups) {
    if (__builtin_mul_overflow(product, groups, &product))
      return SIZE_MAX;
  }
  return product;
}

bool hasSrgb(const ImageFacts &facts) noexcept {
  const auto isSrgb = [](const ur_image_format_t &format) {
    return format.channelOrder == UR_IMAGE_CHANNEL_ORDER_SRGBA;
  };
  return std::ranges::any_of(facts.formats, isSrgb) || std::ranges::any_of(facts.readOnlyFormats, isSrgb);
}

bool allocatesAsynchronously(const Device &device) noexcept {
  const DeviceFacts &facts = device.facts();
  return device.platform().adapter().allocatesAsynchronously() && facts.usmDevice != 0 && facts.usmHost != 0 &&
         facts.usmSharedSingle != 0;
}

ur_result_t freeMemory(const Device &device, const InfoWriter &info) {
  uint64_t free = 0;
  try {
    free = device.freeMemory();
  } catch (ur_result_t result) {
    return result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ? UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION : result;
  }
  return info.put<UR_DEVICE_INFO_GLOBAL_MEM_FREE>(free);
}

ur_result_t uuid(const DeviceFacts &facts, const InfoWriter &info) {
  if (facts.uuid.empty())
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  return info.raw<UR_DEVICE_INFO_UUID>({reinterpret_cast<const uint8_t *>(facts.uuid.data()), facts.uuid.size()});
}

} // namespace

namespace api {

ur_result_t urDeviceGetInfo(ur_device_handle_t device, ur_device_info_t query, size_t size, void *value,
                            size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const DeviceFacts &facts = device->facts();
  switch (query) {
#define ANSWER(how, name, ...)                                                                                         \
  case UR_DEVICE_INFO_##name:                                                                                          \
    return info.how<UR_DEVICE_INFO_##name>(__VA_ARGS__);
#include "adapters/core/device/device_info.def"
#undef ANSWER
  case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
    return freeMemory(*device, info);
  case UR_DEVICE_INFO_UUID:
    return uuid(facts, info);
  default:
    return unanswered(query);
  }
}

} // namespace api
} // namespace ur::core
