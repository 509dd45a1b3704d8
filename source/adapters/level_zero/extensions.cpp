// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/extensions.hpp"

#include "adapters/core/port/opencl_names.hpp"
#include "adapters/level_zero/handles.hpp"

#include <algorithm>

namespace ur::level_zero {

namespace {

using core::DeviceFacts;

/// The line of the largest cache.
void describeCacheLine(const Api &api, Device &device) {
  uint32_t count = 0;
  if (api.zeDeviceGetCacheProperties(device.native, &count, nullptr) != ZE_RESULT_SUCCESS)
    return;
  std::vector<ze_device_cache_line_size_ext_t> lines(count);
  std::vector<ze_device_cache_properties_t> caches(count);
  for (uint32_t i = 0; i < count; ++i) {
    lines[i].stype = ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT;
    caches[i].stype = ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES;
    caches[i].pNext = &lines[i];
  }
  if (count == 0 || api.zeDeviceGetCacheProperties(device.native, &count, caches.data()) != ZE_RESULT_SUCCESS)
    return;
  for (uint32_t i = 0; i < std::min<size_t>(count, caches.size()); ++i) {
    if (caches[i].cacheSize == device.facts.globalCache.size)
      device.facts.globalCache.lineSize = static_cast<uint32_t>(lines[i].cacheLineSize);
  }
}

/// What a structure behind the device's properties tells; nothing where the driver doesn't.
template <class Extension>
ze_result_t ask(const Api &api, const Device &device, ze_structure_type_t type, Extension *extension) noexcept {
  extension->stype = type;
  ze_device_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2;
  properties.pNext = extension;
  return api.zeDeviceGetProperties(device.native, &properties);
}

} // namespace

void describeExtensions(const Platform &platform, Device &device) {
  DeviceFacts &facts = device.facts;
  if (platform.has("ZE_extension_device_cache_line_size"))
    describeCacheLine(platform.api, device);
  if (ze_device_ip_version_ext_t ip{};
      platform.has("ZE_extension_device_ip_version") &&
      ask(platform.api, device, ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT, &ip) == ZE_RESULT_SUCCESS)
    facts.ipVersion = ip.ipVersion;
  facts.language.bfloat16Conversions = platform.has("ZE_extension_bfloat16_conversions");
  facts.extensions = core::namesInOpenCl(facts);
  facts.extensions.insert(facts.extensions.end(), platform.facts.extensions.begin(), platform.facts.extensions.end());
}

ur_result_t freeMemory(const Platform &platform, const Device &device, uint64_t *bytes) noexcept {
  if (!platform.usableMemory)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  ze_device_usablemem_size_ext_properties_t usable{};
  const ze_result_t result = ask(platform.api, device, ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES, &usable);
  if (result == ZE_RESULT_SUCCESS)
    *bytes = usable.currUsableMemSize;
  return translate(result);
}

} // namespace ur::level_zero
