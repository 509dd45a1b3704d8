// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a device says of itself.
#include "adapters/level_zero/device.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace ur::level_zero {

namespace {

using core::DeviceFacts;

/// A device that is asked. Answers that fail are zeros.
struct Query {
  const Api &api;
  ze_device_handle_t device;

  template <class Properties>
  [[nodiscard]] Properties one(const Function<ze_result_t(ze_device_handle_t, Properties *)> &get,
                               ze_structure_type_t type) const {
    Properties properties{};
    properties.stype = type;
    if (get(device, &properties) != ZE_RESULT_SUCCESS)
      properties = {};
    return properties;
  }
  template <class Properties>
  [[nodiscard]] std::vector<Properties>
  several(const Function<ze_result_t(ze_device_handle_t, uint32_t *, Properties *)> &get,
          ze_structure_type_t type) const {
    uint32_t count = 0;
    if (get(device, &count, nullptr) != ZE_RESULT_SUCCESS)
      return {};
    Properties empty{};
    empty.stype = type;
    std::vector<Properties> all(count, empty);
    if (count == 0 || get(device, &count, all.data()) != ZE_RESULT_SUCCESS)
      return {};
    return all;
  }
};

struct Bits {
  uint32_t native, ours;
};
uint32_t translateBits(uint32_t native, std::initializer_list<Bits> table) noexcept {
  uint32_t ours = 0;
  for (const Bits &bits : table) {
    if (native & bits.native)
      ours |= bits.ours;
  }
  return ours;
}

ur_device_fp_capability_flags_t floatingPoint(uint32_t native) noexcept {
  return translateBits(
      native, {{ZE_DEVICE_FP_FLAG_DENORM, UR_DEVICE_FP_CAPABILITY_FLAG_DENORM},
               {ZE_DEVICE_FP_FLAG_INF_NAN, UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN},
               {ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST},
               {ZE_DEVICE_FP_FLAG_ROUND_TO_ZERO, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO},
               {ZE_DEVICE_FP_FLAG_ROUND_TO_INF, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF},
               {ZE_DEVICE_FP_FLAG_FMA, UR_DEVICE_FP_CAPABILITY_FLAG_FMA},
               {ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT, UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT},
               {ZE_DEVICE_FP_FLAG_SOFT_FLOAT, UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT}});
}

core::UsmAccess access(uint32_t native) noexcept {
  return translateBits(
      native,
      {{ZE_MEMORY_ACCESS_CAP_FLAG_RW, UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS},
       {ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC, UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS},
       {ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT, UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS},
       {ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC, UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS}});
}

ur_device_type_t typeOf(ze_device_type_t type) noexcept {
  switch (type) {
  case ZE_DEVICE_TYPE_GPU:
    return UR_DEVICE_TYPE_GPU;
  case ZE_DEVICE_TYPE_CPU:
    return UR_DEVICE_TYPE_CPU;
  case ZE_DEVICE_TYPE_FPGA:
    return UR_DEVICE_TYPE_FPGA;
  case ZE_DEVICE_TYPE_MCA:
    return UR_DEVICE_TYPE_MCA;
  }
  return UR_DEVICE_TYPE_CUSTOM;
}

void identify(const Query &get, const ze_device_properties_t &properties, DeviceFacts &facts) {
  constexpr uint32_t kIntel = 0x8086;
  facts.type = typeOf(properties.type);
  facts.name.assign(properties.name, strnlen(properties.name, sizeof properties.name));
  facts.vendorId = properties.vendorId;
  char text[32];
  std::snprintf(text, sizeof text, "Vendor 0x%04x", properties.vendorId);
  facts.vendor = properties.vendorId == kIntel ? "Intel(R) Corporation" : text;
  facts.deviceId = properties.deviceId;
  facts.profile = "FULL_PROFILE";
  facts.uuid.assign(std::begin(properties.uuid.id), std::end(properties.uuid.id));
  if (!get.api.zeDevicePciGetPropertiesExt)
    return;
  ze_pci_ext_properties_t pci{};
  pci.stype = ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES;
  if (get.api.zeDevicePciGetPropertiesExt(get.device, &pci) == ZE_RESULT_SUCCESS) {
    std::snprintf(text, sizeof text, "%04x:%02x:%02x.%x", pci.address.domain & 0xffff, pci.address.bus & 0xff,
                  pci.address.device & 0xff, pci.address.function & 0xf);
    facts.pciAddress = text;
  }
}

void describeComputing(const Query &get, const ze_device_properties_t &properties, DeviceFacts &facts) {
  const auto compute = get.one(get.api.zeDeviceGetComputeProperties, ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES);
  const auto module = get.one(get.api.zeDeviceGetModuleProperties, ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES);
  facts.executionUnits = properties.numSlices * properties.numSubslicesPerSlice * properties.numEUsPerSubslice;
  if (facts.type == UR_DEVICE_TYPE_GPU) {
    facts.gpu = {.slices = properties.numSlices,
                 .subslicesPerSlice = properties.numSubslicesPerSlice,
                 .eusPerSubslice = properties.numEUsPerSubslice,
                 .threadsPerEu = properties.numThreadsPerEU,
                 .simdWidth = properties.physicalEUSimdWidth};
  }
  facts.maxComputeUnits = std::max(1u, facts.executionUnits);
  facts.numComputeUnits = properties.numSlices * properties.numSubslicesPerSlice; // as SYCL's programs expect of Intel
  facts.maxClockMHz = properties.coreClockRate;
  facts.maxWorkItemSizes = {compute.maxGroupSizeX, compute.maxGroupSizeY, compute.maxGroupSizeZ};
  facts.maxWorkGroupSize = std::max(1u, compute.maxTotalGroupSize);
  facts.maxWorkGroups = {compute.maxGroupCountX, compute.maxGroupCountY, compute.maxGroupCountZ};
  facts.localMemSize = compute.maxSharedLocalMemory;
  facts.localMemType = UR_DEVICE_LOCAL_MEM_TYPE_LOCAL;
  const uint32_t sizes = std::min<uint32_t>(compute.numSubGroupSizes, std::size(compute.subGroupSizes));
  facts.subGroupSizes.assign(compute.subGroupSizes, compute.subGroupSizes + sizes);
  if (!facts.subGroupSizes.empty()) {
    const uint32_t least = *std::min_element(facts.subGroupSizes.begin(), facts.subGroupSizes.end());
    facts.maxSubGroups = least ? static_cast<uint32_t>(facts.maxWorkGroupSize) / least : 0;
  }
  facts.maxParameterSize = module.maxArgumentsSize;
  facts.singleFp = floatingPoint(module.fp32flags);
  if (module.flags & ZE_DEVICE_MODULE_FLAG_FP16)
    facts.halfFp = floatingPoint(module.fp16flags);
  if (module.flags & ZE_DEVICE_MODULE_FLAG_FP64)
    facts.doubleFp = floatingPoint(module.fp64flags);
  // A work-item's vectors are computed element by element.
  facts.nativeVectorWidth = facts.preferredVectorWidth = {1, 1, 1, 1, 1, facts.doubleFp != 0, facts.halfFp != 0};
  facts.atomic64 = (module.flags & ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS) != 0;
  facts.language.printfBufferSize = module.printfBufferSize;
  facts.compilerAvailable = module.spirvVersionSupported != 0;
  facts.linkerAvailable = facts.specializationConstants = facts.compilerAvailable;
  facts.globalVariables = facts.dynamicLink = true;
  if (facts.compilerAvailable) {
    facts.supportedIl = "SPIR-V_" + std::to_string(module.spirvVersionSupported >> 16) + "." +
                        std::to_string(module.spirvVersionSupported & 0xffff);
    facts.binaryTargets = {UR_DEVICE_BINARY_TARGET_SPIRV64_GEN, UR_DEVICE_BINARY_TARGET_SPIRV64};
  }
  // What every device of Level Zero's has: SPIR-V's memory model with its scopes.
  facts.atomicMemoryOrders = facts.atomicFenceOrders =
      UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
      UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |
      UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST;
  facts.atomicMemoryScopes = facts.atomicFenceScopes =
      UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
      UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP | UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE |
      UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM;
}

void describeMemory(const Query &get, const ze_device_properties_t &properties, DeviceFacts &facts) {
  for (const auto &memory :
       get.several(get.api.zeDeviceGetMemoryProperties, ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES)) {
    facts.globalMemSize += memory.totalSize;
    facts.memoryClockMHz = std::max(facts.memoryClockMHz, memory.maxClockRate);
    facts.memoryBusWidthBits = std::max(facts.memoryBusWidthBits, memory.maxBusWidth);
  }
  facts.maxMemAllocSize = properties.maxMemAllocSize;
  facts.maxConstantBufferSize = facts.maxMemAllocSize;
  for (const auto &cache : get.several(get.api.zeDeviceGetCacheProperties, ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES)) {
    if (cache.cacheSize > facts.globalCache.size)
      facts.globalCache = {cache.cacheSize, 0, UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE};
  }
  facts.integratedMemory = facts.hostUnifiedMemory = (properties.flags & ZE_DEVICE_PROPERTY_FLAG_INTEGRATED) != 0;
  facts.eccSupport = (properties.flags & ZE_DEVICE_PROPERTY_FLAG_ECC) != 0;
  const auto can =
      get.one(get.api.zeDeviceGetMemoryAccessProperties, ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES);
  facts.usmHost = access(can.hostAllocCapabilities);
  facts.usmDevice = access(can.deviceAllocCapabilities);
  facts.usmSharedSingle = access(can.sharedSingleDeviceAllocCapabilities);
  facts.usmSharedCross = access(can.sharedCrossDeviceAllocCapabilities);
  facts.usmSharedSystem = access(can.sharedSystemAllocCapabilities);
  const auto external =
      get.one(get.api.zeDeviceGetExternalMemoryProperties, ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES);
  facts.ipcMemory = (external.memoryAllocationExportTypes & external.memoryAllocationImportTypes &
                     ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF) != 0;
}

/// The first group of engines that runs kernels, which may copy as well. False: there is none.
bool findEngines(const Query &get, Device &device) {
  const auto groups =
      get.several(get.api.zeDeviceGetCommandQueueGroupProperties, ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES);
  const auto found = std::find_if(groups.begin(), groups.end(), [](const auto &group) {
    return (group.flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) != 0 && group.numQueues != 0;
  });
  if (found == groups.end())
    return false;
  device.ordinal = static_cast<uint32_t>(found - groups.begin());
  device.engines = found->numQueues;
  device.copyEngines = std::any_of(groups.begin(), groups.end(), [](const auto &group) {
    return (group.flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) == 0 &&
           (group.flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY) != 0 && group.numQueues != 0;
  });
  device.maxFillPattern = std::max<size_t>(1, found->maxMemoryFillPatternSize);
  if (found->flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS)
    device.facts.launchCapabilities |= UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE;
  return true;
}

} // namespace

bool Pages::read(const Api &api, ze_context_handle_t context, ze_device_handle_t device) noexcept {
  return std::ranges::all_of(sizes_, [&](Size &size) {
    return api.zeVirtualMemQueryPageSize(context, device, size.from, &size.page) == ZE_RESULT_SUCCESS && size.page != 0;
  });
}

size_t Pages::sizeFor(size_t bytes) const noexcept {
  size_t page = sizes_.front().page;
  for (const Size &size : sizes_)
    page = bytes >= size.from ? std::max(page, size.page) : page;
  return page;
}

std::unique_ptr<Device> readDevice(const Api &api, ze_device_handle_t native, uint32_t index) {
  const Query get{api, native};
  const auto properties = get.one(api.zeDeviceGetProperties, ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2);
  if (properties.stype == ze_structure_type_t{} || properties.timerResolution == 0)
    return nullptr;
  auto device = std::make_unique<Device>(native, properties.timerResolution, properties.timestampValidBits,
                                         properties.kernelTimestampValidBits);
  DeviceFacts &facts = device->facts;
  facts.index = index;
  if (!findEngines(get, *device))
    return nullptr;
  identify(get, properties, facts);
  describeComputing(get, properties, facts);
  describeMemory(get, properties, facts);
  facts.profilingResolutionNs = static_cast<size_t>(std::max<uint64_t>(1, 1000000000 / properties.timerResolution));
  facts.queueProperties = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE;
  uint64_t ticks = 0, hostNs = 0;
  (void)device->readClock(api, &ticks, &hostNs); // so that the clock is known when events have times
  return device;
}

} // namespace ur::level_zero
