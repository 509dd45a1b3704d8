// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver and its devices.
#include "fakes/level_zero/regular_list.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace ur::level_zero::fake {

namespace {

ze_driver_handle_t driverHandle() {
  return reinterpret_cast<ze_driver_handle_t>(&engine().driver);
}

/// Answers as many of them as there is room for, or how many there are.
template <class T>
void giveAll(const std::vector<T> &all, uint32_t *count, T *out) {
  if (out)
    std::copy_n(all.begin(), std::min<size_t>(*count, all.size()), out);
  if (!out || *count > all.size())
    *count = static_cast<uint32_t>(all.size());
}

constexpr const char *kGroupSizes = "ZE_extension_kernel_max_group_size_properties";
constexpr const char *kImagePitches = "ZE_extension_image_copy";
constexpr const char *kListAppend = "ZE_experimental_immediate_command_list_append";
constexpr const char *kMutableLists = "ZE_experimental_mutable_command_list";
constexpr const char *kCacheLine = "ZE_extension_device_cache_line_size";
constexpr const char *kIpVersion = "ZE_extension_device_ip_version";
constexpr const char *kUsableMemory = "ZE_extension_device_usablemem_size_properties";

bool hasExtension(std::string_view name) {
  if (name == kGroupSizes)
    return engine().kernelGroup != 0;
  if (name == kImagePitches)
    return engine().imagePitches != 0;
  if (name == kListAppend)
    return engine().append != 0;
  if (name == kMutableLists)
    return engine().mutableLists != 0;
  return (name != kCacheLine && name != kIpVersion && name != kUsableMemory) || engine().version >= 14;
}

/// The structures behind another one. Each has to be of a type that is asked for here, and only once.
class Extended {
public:
  Extended(const void *next, const char *function) : next_(const_cast<void *>(next)), function_(function) {}
  ~Extended() {
    if (next_ && !found_)
      die("%s: a structure that isn't known there", function_);
  }
  Extended(const Extended &) = delete;
  Extended &operator=(const Extended &) = delete;
  /// Null: it isn't there.
  template <class T>
  T *one(ze_structure_type_t type, const char *extension) {
    auto *found = static_cast<T *>(next_);
    if (!found || found->stype != type)
      return nullptr;
    if (!hasExtension(extension))
      die("%s: a structure of the extension %s, which the driver doesn't have", function_, extension);
    if (found->pNext)
      die("%s: more than one structure behind another", function_);
    found_ = true;
    return found;
  }

private:
  void *next_;
  const char *function_;
  bool found_ = false;
};

} // namespace

ze_result_t zeInit(ze_init_flags_t) {
  BEGIN();
  Engine &state = engine();
  if (state.endsAtExit != 0 && state.initialized != getpid())
    (void)std::atexit([] { engine().ended = true; });
  state.initialized = getpid();
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDriverGet(uint32_t *count, ze_driver_handle_t *drivers) {
  BEGIN();
  giveAll<ze_driver_handle_t>({driverHandle()}, count, drivers);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDriverGetApiVersion(ze_driver_handle_t, ze_api_version_t *version) {
  BEGIN();
  *version = static_cast<ze_api_version_t>(0x10000 | static_cast<uint32_t>(engine().version));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDriverGetProperties(ze_driver_handle_t, ze_driver_properties_t *properties) {
  BEGIN();
  checkType(properties->stype, ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES, __func__);
  properties->driverVersion = 0x0102002a;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDriverGetExtensionProperties(ze_driver_handle_t, uint32_t *count,
                                           ze_driver_extension_properties_t *extensions) {
  BEGIN();
  std::vector<ze_driver_extension_properties_t> all;
  for (const char *name : {"ZE_experimental_global_offset", "ZE_extension_pci_properties",
                           "ZE_experimental_module_program", "ZE_extension_image_format_support", kImagePitches,
                           kGroupSizes, kCacheLine, kIpVersion, kUsableMemory, kListAppend, kMutableLists}) {
    if (!hasExtension(name))
      continue;
    ze_driver_extension_properties_t one{};
    std::snprintf(one.name, sizeof one.name, "%s", name);
    one.version = 0x10000;
    all.push_back(one);
  }
  giveAll(all, count, extensions);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGet(ze_driver_handle_t, uint32_t *count, ze_device_handle_t *devices) {
  BEGIN();
  std::vector<ze_device_handle_t> all;
  for (uint64_t i = 0; i < engine().deviceCount; ++i)
    all.push_back(reinterpret_cast<ze_device_handle_t>(&engine().devices[i]));
  giveAll(all, count, devices);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetSubDevices(ze_device_handle_t handle, uint32_t *count, ze_device_handle_t *devices) {
  BEGIN();
  const Device &device = deviceOf(handle, __func__);
  std::vector<ze_device_handle_t> all;
  for (uint64_t i = 0; i < engine().tiles && !device.whole; ++i)
    all.push_back(reinterpret_cast<ze_device_handle_t>(&engine().tileDevices[device.index][i]));
  giveAll(all, count, devices);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetProperties(ze_device_handle_t handle, ze_device_properties_t *properties) {
  BEGIN();
  const Device &device = deviceOf(handle, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2, __func__);
  Extended extended(properties->pNext, __func__);
  if (auto *usable = extended.one<ze_device_usablemem_size_ext_properties_t>(
          ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES, kUsableMemory))
    usable->currUsableMemSize = device.total - device.used;
  if (auto *ip = extended.one<ze_device_ip_version_ext_t>(ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT, kIpVersion))
    ip->ipVersion = 0x01020003;
  if (auto *lists = extended.one<ze_mutable_command_list_exp_properties_t>(
          ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_PROPERTIES, kMutableLists)) {
    lists->mutableCommandListFlags = 0;
    lists->mutableCommandFlags = kMutableFlags;
  }
  properties->type = ZE_DEVICE_TYPE_GPU;
  properties->vendorId = 0x1234;
  properties->deviceId = 0x5678;
  properties->flags = device.whole ? uint32_t{ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE} : 0;
  properties->subdeviceId = device.whole ? static_cast<uint32_t>(device.index) : 0;
  properties->coreClockRate = 1000;
  properties->maxMemAllocSize = device.total;
  properties->numThreadsPerEU = 8;
  properties->physicalEUSimdWidth = 16;
  properties->numEUsPerSubslice = 8;
  properties->numSubslicesPerSlice = 2;
  properties->numSlices = device.whole || engine().tiles == 0 ? 1 : static_cast<uint32_t>(engine().tiles);
  properties->timerResolution = kTicksPerSecond;
  properties->timestampValidBits = kCounterBits;
  properties->kernelTimestampValidBits = kKernelCounterBits;
  const int number = device.whole ? device.whole->index : device.index;
  std::memset(&properties->uuid, 0x40 + number, sizeof properties->uuid);
  properties->uuid.id[0] = device.whole ? static_cast<uint8_t>(1 + device.index) : 0;
  std::snprintf(properties->name, sizeof properties->name, "Fake Level Zero device %d", number);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetComputeProperties(ze_device_handle_t handle, ze_device_compute_properties_t *properties) {
  BEGIN();
  deviceOf(handle, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES, __func__);
  properties->maxTotalGroupSize = kMaxGroupSize;
  properties->maxGroupSizeX = properties->maxGroupSizeY = properties->maxGroupSizeZ = kMaxGroupSize;
  properties->maxGroupCountX = properties->maxGroupCountY = properties->maxGroupCountZ = UINT32_MAX;
  properties->maxSharedLocalMemory = kMaxLocal;
  properties->numSubGroupSizes = 2;
  properties->subGroupSizes[0] = 16;
  properties->subGroupSizes[1] = 32;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetModuleProperties(ze_device_handle_t handle, ze_device_module_properties_t *properties) {
  BEGIN();
  deviceOf(handle, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES, __func__);
  properties->spirvVersionSupported = 0x10002;
  properties->flags = ZE_DEVICE_MODULE_FLAG_FP64 | uint32_t{ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS};
  properties->fp32flags = properties->fp64flags = ZE_DEVICE_FP_FLAG_DENORM | ZE_DEVICE_FP_FLAG_INF_NAN |
                                                  ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST | uint32_t{ZE_DEVICE_FP_FLAG_FMA};
  properties->maxArgumentsSize = 2048;
  properties->printfBufferSize = 4 << 20;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetCommandQueueGroupProperties(ze_device_handle_t handle, uint32_t *count,
                                                   ze_command_queue_group_properties_t *groups) {
  BEGIN();
  deviceOf(handle, __func__);
  if (groups && *count >= 2) { // the first only copies
    for (uint32_t i = 0; i < 2; ++i)
      checkType(groups[i].stype, ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES, __func__);
    groups[0].flags = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY;
    groups[0].maxMemoryFillPatternSize = 1;
    groups[0].numQueues = 1;
    groups[1].flags = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE | ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY |
                      uint32_t{ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS};
    groups[1].maxMemoryFillPatternSize = 16;
    groups[1].numQueues = 2;
  }
  *count = 2;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetMemoryProperties(ze_device_handle_t handle, uint32_t *count,
                                        ze_device_memory_properties_t *memories) {
  BEGIN();
  const Device &device = deviceOf(handle, __func__);
  if (memories && *count >= 1) {
    checkType(memories->stype, ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES, __func__);
    memories->maxClockRate = 1600;
    memories->maxBusWidth = 256;
    memories->totalSize = device.total;
  }
  *count = 1;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetMemoryAccessProperties(ze_device_handle_t handle,
                                              ze_device_memory_access_properties_t *properties) {
  BEGIN();
  deviceOf(handle, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES, __func__);
  constexpr uint32_t kAll = ZE_MEMORY_ACCESS_CAP_FLAG_RW | ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC |
                            ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT |
                            uint32_t{ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC};
  properties->hostAllocCapabilities = properties->deviceAllocCapabilities = kAll;
  properties->sharedSingleDeviceAllocCapabilities = properties->sharedCrossDeviceAllocCapabilities = kAll;
  properties->sharedSystemAllocCapabilities = 0;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetCacheProperties(ze_device_handle_t handle, uint32_t *count,
                                       ze_device_cache_properties_t *caches) {
  BEGIN();
  deviceOf(handle, __func__);
  if (caches && *count >= 1) {
    checkType(caches->stype, ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES, __func__);
    caches->cacheSize = 4 << 20;
    Extended extended(caches->pNext, __func__);
    if (auto *line =
            extended.one<ze_device_cache_line_size_ext_t>(ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT, kCacheLine))
      line->cacheLineSize = 64;
  }
  *count = 1;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDevicePciGetPropertiesExt(ze_device_handle_t handle, ze_pci_ext_properties_t *properties) {
  BEGIN();
  const Device &device = deviceOf(handle, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES, __func__);
  properties->address = {0, 0x4d, static_cast<uint32_t>((device.whole ? device.whole : &device)->index), 0};
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceCanAccessPeer(ze_device_handle_t handle, ze_device_handle_t peer, ze_bool_t *can) {
  BEGIN();
  *can = engine().peers != 0 || &deviceOf(handle, __func__) == &deviceOf(peer, __func__);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetP2PProperties(ze_device_handle_t handle, ze_device_handle_t peer,
                                     ze_device_p2p_properties_t *properties) {
  BEGIN();
  deviceOf(handle, __func__);
  deviceOf(peer, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES, __func__);
  properties->flags =
      engine().peers ? ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS | uint32_t{ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS} : 0;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetGlobalTimestamps(ze_device_handle_t handle, uint64_t *host, uint64_t *device) {
  BEGIN();
  deviceOf(handle, __func__);
  *host = 0; // of which clock isn't said
  *device = ticksNow() & ((uint64_t{1} << kCounterBits) - 1);
  return ZE_RESULT_SUCCESS;
}

} // namespace ur::level_zero::fake
