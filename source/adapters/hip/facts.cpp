// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/facts.hpp"

#include "adapters/core/port/opencl_names.hpp"
#include "adapters/core/port/spirv_code.hpp"
#include "adapters/cuda_like/images.hpp"
#include "adapters/hip/code.hpp"

#include <algorithm>
#include <cctype>

namespace ur::hip {

namespace {

/// An attribute of a device; 0 where the runtime doesn't know it.
class Attributes {
public:
  Attributes(const Api &api, hipDevice_t device) : api_(api), device_(device) {}
  size_t operator[](hipDeviceAttribute_t attribute) const {
    int value = 0;
    const bool known = api_.hipDeviceGetAttribute(&value, attribute, device_) == hipSuccess;
    return known && value > 0 ? static_cast<size_t>(value) : 0;
  }

private:
  const Api &api_;
  hipDevice_t device_;
};

std::string versionText(const Api &api, const char *what = "HIP ") {
  return what + std::to_string(api.version / 100) + "." + std::to_string(api.version % 100);
}

/// As AMD's kernel driver numbers them: 90010 of gfx90a, whose last digits are major version, minor and stepping, of
/// which the last two are hexadecimal. 0: it is no such name.
uint32_t numberOf(const std::string &target) noexcept {
  const size_t end = std::min(target.find(':'), target.size());
  if (!target.starts_with("gfx") || end < 6)
    return 0;
  uint32_t major = 0;
  for (size_t i = 3; i < end - 2; ++i) {
    if (!std::isdigit(static_cast<unsigned char>(target[i])))
      return 0;
    major = major * 10 + static_cast<uint32_t>(target[i] - '0');
  }
  const auto digit = [&](size_t i) {
    const char c = target[i];
    return static_cast<uint32_t>(c >= 'a' ? c - 'a' + 10 : c - '0');
  };
  const bool digits =
      std::all_of(target.begin() + static_cast<ptrdiff_t>(end) - 2, target.begin() + static_cast<ptrdiff_t>(end),
                  [](unsigned char c) { return std::isxdigit(c) && !std::isupper(c); });
  return digits ? major * 10000 + digit(end - 2) * 100 + digit(end - 1) : 0;
}

void identify(const Api &api, hipDevice_t device, core::DeviceFacts &facts) {
  char name[256] = {}, bus[32] = {};
  hipUUID uuid{};
  if (api.hipDeviceGetName(name, sizeof name, device) == hipSuccess)
    facts.name = name;
  if (api.hipDeviceGetPCIBusId && api.hipDeviceGetPCIBusId(bus, sizeof bus, device) == hipSuccess) {
    for (const char *c = bus; *c; ++c)
      facts.pciAddress += static_cast<char>(std::tolower(static_cast<unsigned char>(*c)));
  }
  if (api.hipDeviceGetUuid && api.hipDeviceGetUuid(&uuid, device) == hipSuccess)
    facts.uuid.assign(uuid.bytes, sizeof uuid.bytes);
  facts.vendor = "Advanced Micro Devices, Inc.";
  facts.vendorId = 0x1002;
  const std::string target = targetOf(api, device);
  facts.version = facts.ipVersionText = target;
  facts.ipVersion = numberOf(target);
}

void describeMemory(const Attributes &get, const DeviceLimits &limits, core::DeviceFacts &facts) {
  facts.globalMemSize = facts.maxMemAllocSize = limits.totalMemory;
  facts.localMemSize = static_cast<uint64_t>(limits.maxSharedMemory);
  facts.localMemType = UR_DEVICE_LOCAL_MEM_TYPE_LOCAL;
  facts.maxConstantBufferSize = get[hipDeviceAttributeTotalConstantMemory];
  const size_t cache = get[hipDeviceAttributeL2CacheSize];
  if (cache != 0)
    facts.globalCache = {cache, 64, UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE};
  facts.memoryClockMHz = static_cast<uint32_t>(get[hipDeviceAttributeMemoryClockRate] / 1000);
  facts.memoryBusWidthBits = static_cast<uint32_t>(get[hipDeviceAttributeMemoryBusWidth]);
  facts.memBaseAddrAlignBits = 256 * 8;
  facts.integratedMemory = facts.hostUnifiedMemory = get[hipDeviceAttributeIntegrated] != 0;
  facts.eccSupport = get[hipDeviceAttributeEccEnabled] != 0;
  facts.virtualMemory = limits.virtualMemory;
  facts.hostRegistration = limits.registration;
  facts.ipcMemory = limits.sharedMemory;
  facts.ipcPhysicalMemory = facts.exportableMemory = limits.sharedPhysical;
  facts.ipcEvents = limits.sharedEvents;
  facts.externalMemory = limits.externalMemory;
  facts.externalSemaphores = limits.externalSemaphores;
}

void describeUsm(const Attributes &get, const DeviceLimits &limits, core::DeviceFacts &facts) {
  constexpr core::UsmAccess own =
      UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS | UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS;
  constexpr core::UsmAccess together = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS;
  const core::UsmAccess atomics = get[hipDeviceAttributeHostNativeAtomicSupported]
                                      ? UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS |
                                            UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS
                                      : 0;
  const core::UsmAccess withHost = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS | together | atomics;
  facts.usmDevice = own | together | UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;
  facts.usmHost = withHost;
  if (limits.managed) {
    facts.usmSharedSingle = facts.usmSharedCross =
        get[hipDeviceAttributeConcurrentManagedAccess] ? own | together | atomics : own;
  }
  if (get[hipDeviceAttributePageableMemoryAccess])
    facts.usmSharedSystem = withHost;
}

void describeComputing(const Attributes &get, const DeviceLimits &limits, core::DeviceFacts &facts) {
  facts.maxComputeUnits = facts.numComputeUnits = limits.processors;
  facts.maxClockMHz = static_cast<uint32_t>(get[hipDeviceAttributeClockRate] / 1000);
  facts.maxWorkGroupSize = get[hipDeviceAttributeMaxThreadsPerBlock];
  facts.maxWorkItemSizes = {get[hipDeviceAttributeMaxBlockDimX], get[hipDeviceAttributeMaxBlockDimY],
                            get[hipDeviceAttributeMaxBlockDimZ]};
  facts.maxWorkGroups = {get[hipDeviceAttributeMaxGridDimX], get[hipDeviceAttributeMaxGridDimY],
                         get[hipDeviceAttributeMaxGridDimZ]};
  facts.maxParameterSize = 4096;
  facts.subGroupSizes = {limits.subGroupSize};
  facts.maxSubGroups = static_cast<uint32_t>((facts.maxWorkGroupSize + limits.subGroupSize - 1) / limits.subGroupSize);
  facts.maxRegisters = static_cast<uint32_t>(get[hipDeviceAttributeMaxRegistersPerBlock]);

  // What every device has that the runtime serves, by the manual of AMD's back end in LLVM.
  facts.singleFp = facts.doubleFp = UR_DEVICE_FP_CAPABILITY_FLAG_FMA | UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN |
                                    UR_DEVICE_FP_CAPABILITY_FLAG_DENORM | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST;
  facts.halfFp = facts.singleFp;
  facts.nativeVectorWidth = facts.preferredVectorWidth = {4, 2, 1, 1, 1, 1, 1};
  facts.atomicMemoryOrders = UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |
                             UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
                             UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED;
  facts.atomicFenceOrders = facts.atomicMemoryOrders;
  facts.atomicMemoryScopes = UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE |
                             UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
                             UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM;
  facts.atomicFenceScopes = facts.atomicMemoryScopes;
  facts.atomic64 = true;
}

/// Surfaces are as large as textures. How many layers there may be nothing tells; so many OpenCL demands.
core::ImageFacts imageSizes(const Attributes &get) {
  constexpr size_t kLayers = 2048;
  core::ImageFacts facts;
  facts.max2D = {std::min(get[hipDeviceAttributeMaxTexture1DWidth], get[hipDeviceAttributeMaxTexture2DWidth]),
                 get[hipDeviceAttributeMaxTexture2DHeight]};
  facts.max3D = {get[hipDeviceAttributeMaxTexture3DWidth], get[hipDeviceAttributeMaxTexture3DHeight],
                 get[hipDeviceAttributeMaxTexture3DDepth]};
  facts.maxLayers = kLayers;
  return facts;
}

} // namespace

bool readLimits(const Api &api, hipDevice_t device, DeviceLimits *limits) {
  const Attributes get(api, device);
  DeviceLimits read;
  read.device = device;
  read.processors = static_cast<uint32_t>(get[hipDeviceAttributeMultiprocessorCount]);
  read.subGroupSize = static_cast<uint32_t>(get[hipDeviceAttributeWarpSize]);
  read.maxSharedMemory = static_cast<int>(get[hipDeviceAttributeMaxSharedMemoryPerBlock]);
  read.managed = api.hipMallocManaged && get[hipDeviceAttributeManagedMemory];
  read.migration =
      read.managed && api.hipMemPrefetchAsync && api.hipMemAdvise && get[hipDeviceAttributeConcurrentManagedAccess];
  read.devicePools = api.pools() && get[hipDeviceAttributeMemoryPoolsSupported];
  read.registration = api.registration() && get[hipDeviceAttributeCanUseHostPointerForRegisteredMem];
  read.virtualMemory = api.virtualMemory() && get[hipDeviceAttributeVirtualMemoryManagementSupported];
  read.sharedPhysical = read.virtualMemory && api.sharedPhysical();
  read.sharedMemory = api.sharedMemory() && !get[hipDeviceAttributeIntegrated];
  read.sharedEvents = api.sharedEvents() && !get[hipDeviceAttributeIntegrated];
  read.externalMemory = api.externalMemory();
  read.externalSemaphores = api.externalSemaphores();
  const bool told = api.hipDeviceTotalMem(&read.totalMemory, device) == hipSuccess;
  if (!told || read.processors == 0 || read.subGroupSize == 0)
    return false;
  *limits = read;
  return true;
}

core::DeviceFacts readFacts(const Api &api, const DeviceLimits &limits, uint32_t index) {
  const Attributes get(api, limits.device);
  core::DeviceFacts facts;
  facts.index = index;
  facts.type = UR_DEVICE_TYPE_GPU;
  facts.profile = "FULL_PROFILE";
  facts.driverVersion = facts.backendVersion = versionText(api);
  identify(api, limits.device, facts);
  describeMemory(get, limits, facts);
  describeUsm(get, limits, facts);
  describeComputing(get, limits, facts);
  if (api.images() && get[hipDeviceAttributeImageSupport])
    facts.images = imageFacts(imageSizes(get));
  facts.queueProperties = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
  if (api.timedEvents())
    facts.queueProperties |= UR_QUEUE_FLAG_PROFILING_ENABLE;
  facts.profilingResolutionNs = 1000; // times are given in milliseconds of single precision
  // Whether there is a compiler of HIP C++ shows when the first source comes: it is a library of its own.
  facts.compilerAvailable = true;
  facts.supportedIl = versionText(api, "HIP_"); // its C++, as text
  facts.binaryTargets = {UR_DEVICE_BINARY_TARGET_AMDGCN};
  const bool mayTakeSpirv = takesCompiled(api, targetOf(api, limits.device));
  if (mayTakeSpirv)
    facts.spirvMissing = compiler::whyItIsnt();
  if (mayTakeSpirv && facts.spirvMissing.empty()) {
    facts.supportedIl += " SPIR-V_1.6";
    facts.specializationConstants = facts.linkerAvailable = true; // nothing else is linked
    facts.binaryTargets.emplace_back(UR_DEVICE_BINARY_TARGET_SPIRV64);
  }
  facts.globalVariables = api.globals();
  facts.launchCapabilities = UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY;
  if (api.cooperative() && get[hipDeviceAttributeCooperativeLaunch])
    facts.launchCapabilities |= UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE;
  facts.extensions = core::namesInOpenCl(facts);
  return facts;
}

core::PlatformFacts platformFacts(const Api &api) {
  core::PlatformFacts facts;
  facts.backend = UR_BACKEND_HIP;
  facts.name = "AMD HIP";
  facts.vendor = "Advanced Micro Devices, Inc.";
  facts.version = versionText(api);
  facts.profile = "FULL_PROFILE";
  return facts;
}

} // namespace ur::hip
