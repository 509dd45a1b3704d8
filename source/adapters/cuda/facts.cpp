// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/facts.hpp"

#include "adapters/core/port/opencl_names.hpp"
#include "adapters/core/port/spirv_code.hpp"
#include "adapters/cuda_like/images.hpp"

#include <algorithm>
#include <cctype>

namespace ur::cuda {

namespace {

/// An attribute of a device; 0 where the driver doesn't know it.
class Attributes {
public:
  Attributes(const Api &api, CUdevice device) : api_(api), device_(device) {}
  int operator[](CUdevice_attribute attribute) const {
    int value = 0;
    return api_.cuDeviceGetAttribute(&value, attribute, device_) == CUDA_SUCCESS ? value : 0;
  }

private:
  const Api &api_;
  CUdevice device_;
};

std::string versionText(int version) {
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

void identify(const Api &api, CUdevice device, core::DeviceFacts &facts) {
  char text[256] = {};
  if (api.cuDeviceGetName(text, sizeof text, device) == CUDA_SUCCESS)
    facts.name = text;
  facts.vendor = "NVIDIA Corporation";
  facts.vendorId = 0x10de;
  CUuuid uuid{};
  if (api.cuDeviceGetUuid && api.cuDeviceGetUuid(&uuid, device) == CUDA_SUCCESS)
    facts.uuid.assign(uuid.bytes, sizeof uuid.bytes);
  char bus[32] = {};
  if (api.cuDeviceGetPCIBusId && api.cuDeviceGetPCIBusId(bus, sizeof bus, device) == CUDA_SUCCESS) {
    facts.pciAddress = bus;
    std::transform(facts.pciAddress.begin(), facts.pciAddress.end(), facts.pciAddress.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  }
  // The device's number in the upper half, its vendor's in the lower.
  facts.deviceId = static_cast<uint32_t>(Attributes(api, device)[CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID]) >> 16;
}

void describeMemory(const Attributes &get, const DeviceLimits &limits, core::DeviceFacts &facts) {
  facts.globalMemSize = facts.maxMemAllocSize = limits.totalMemory;
  facts.localMemSize = static_cast<uint64_t>(limits.maxSharedMemory);
  facts.localMemType = UR_DEVICE_LOCAL_MEM_TYPE_LOCAL;
  facts.maxConstantBufferSize = static_cast<uint64_t>(get[CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY]);
  facts.globalCache = {static_cast<uint64_t>(get[CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE]), 128,
                       UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE};
  facts.memoryClockMHz = static_cast<uint32_t>(get[CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE] / 1000);
  facts.memoryBusWidthBits = static_cast<uint32_t>(get[CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH]);
  // Two transfers a clock.
  facts.maxMemoryBandwidth = uint64_t{facts.memoryClockMHz} * 1000000 * 2 * facts.memoryBusWidthBits / 8;
  facts.memBaseAddrAlignBits = 256 * 8;
  facts.integratedMemory = facts.hostUnifiedMemory = get[CU_DEVICE_ATTRIBUTE_INTEGRATED] != 0;
  facts.eccSupport = get[CU_DEVICE_ATTRIBUTE_ECC_ENABLED] != 0;

  facts.hostRegistration = limits.registration;
  facts.virtualMemory = limits.virtualMemory;
  facts.ipcMemory = limits.sharedMemory;
  facts.ipcEvents = limits.sharedEvents;
  facts.externalMemory = limits.externalMemory;
  facts.externalSemaphores = limits.externalSemaphores;
  facts.ipcPhysicalMemory = facts.exportableMemory = limits.sharedPhysical;

  constexpr core::UsmAccess access = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS,
                            atomic = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS,
                            concurrent = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS,
                            atomicConcurrent = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;
  const bool hostAtomics = get[CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED] != 0;
  facts.usmDevice = access | atomic | concurrent | atomicConcurrent;
  facts.usmHost = access | concurrent | (hostAtomics ? atomic | atomicConcurrent : 0);
  if (limits.managed) {
    facts.usmSharedSingle = access | atomic;
    if (get[CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS])
      facts.usmSharedSingle |= concurrent | (hostAtomics ? atomicConcurrent : 0);
    facts.usmSharedCross = facts.usmSharedSingle;
  }
  if (get[CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS])
    facts.usmSharedSystem = access | concurrent | (hostAtomics ? atomic | atomicConcurrent : 0);
}

void describeComputing(const Attributes &get, const DeviceLimits &limits, core::DeviceFacts &facts) {
  const auto size = [&](CUdevice_attribute attribute) { return static_cast<size_t>(get[attribute]); };
  facts.maxComputeUnits = facts.numComputeUnits = limits.processors;
  facts.maxClockMHz = static_cast<uint32_t>(get[CU_DEVICE_ATTRIBUTE_CLOCK_RATE] / 1000);
  facts.maxWorkItemSizes = {size(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X), size(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y),
                            size(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z)};
  facts.maxWorkGroups = {size(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X), size(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y),
                         size(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z)};
  facts.maxWorkGroupSize = size(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
  facts.maxParameterSize = 4096;
  const auto warp = std::max(1u, static_cast<uint32_t>(get[CU_DEVICE_ATTRIBUTE_WARP_SIZE]));
  facts.subGroupSizes = {warp};
  facts.maxSubGroups = static_cast<uint32_t>((facts.maxWorkGroupSize + warp - 1) / warp);
  facts.maxRegisters = static_cast<uint32_t>(get[CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK]);

  const int capability = limits.capability;
  facts.ipVersionText = facts.version = std::to_string(capability / 10) + "." + std::to_string(capability % 10);
  facts.ipVersion = static_cast<uint32_t>(capability);
  constexpr ur_device_fp_capability_flags_t fp =
      UR_DEVICE_FP_CAPABILITY_FLAG_DENORM | UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN |
      UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST | UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO |
      UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF | UR_DEVICE_FP_CAPABILITY_FLAG_FMA;
  facts.singleFp = facts.doubleFp = fp | UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT;
  facts.halfFp = capability >= 53 ? fp : 0;
  // Each thread computes with scalars; loads of 16 bytes are the widest.
  facts.nativeVectorWidth = facts.preferredVectorWidth = {4, 2, 1, 1, 1, 1, capability >= 53 ? 2u : 0u};

  facts.atomicMemoryOrders = facts.atomicFenceOrders = UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED;
  facts.atomicMemoryScopes = facts.atomicFenceScopes =
      UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
      UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP | UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE;
  if (capability >= 70) { // the memory model of PTX 6
    facts.atomicMemoryOrders = facts.atomicFenceOrders =
        UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
        UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |
        UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST;
    facts.atomicMemoryScopes |= UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM;
    facts.atomicFenceScopes |= UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM;
  }
  facts.atomic64 = true;
}

/// What all forms of images have in common, as textures and as surfaces.
core::ImageFacts imageSizes(const Attributes &get) {
  const auto least = [&](std::initializer_list<CUdevice_attribute> attributes) {
    size_t smallest = SIZE_MAX;
    for (const CUdevice_attribute attribute : attributes)
      smallest = std::min(smallest, static_cast<size_t>(get[attribute]));
    return smallest;
  };
  core::ImageFacts facts;
  facts.max2D = {
      least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH,
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH,
             CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH,
             CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH}),
      least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT,
             CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT})};
  facts.max3D = {least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH}),
                 least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT}),
                 least({CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH})};
  facts.maxLayers = least(
      {CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS,
       CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS, CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS});
  return facts;
}

/// What CUDA C++ and PTX have for a device of that compute capability.
core::LanguageFacts languageOf(int capability) {
  core::LanguageFacts facts;
  facts.printfBufferSize = size_t{1} << 20; // the driver's default, which a program may change
  facts.nativeAssert = true;
  facts.independentSubGroups = capability >= 70;
  facts.bfloat16Conversions = facts.asyncBarrier = capability >= 80; // cvt.bf16, mbarrier
  // A multiprocessor's clock, and the device's.
  facts.clockOfSubGroups = facts.clockOfWorkGroups = facts.clockOfDevice = true;
  return facts;
}

} // namespace

bool readLimits(const Api &api, CUdevice device, int driverVersion, DeviceLimits *limits) {
  const Attributes get(api, device);
  DeviceLimits read;
  read.device = device;
  read.processors = static_cast<uint32_t>(get[CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT]);
  read.capability =
      get[CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR] * 10 + get[CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR];
  read.maxSharedMemory = get[CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN];
  read.managed = api.cuMemAllocManaged && get[CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY];
  read.devicePools = api.pools() && get[CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED];
  read.hostPools = read.devicePools && get[CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED];
  // No attribute says so: they came with CUDA 13, for devices that use managed memory together with the host.
  read.managedPools = read.devicePools && driverVersion >= 13000 && get[CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS];
  read.migration =
      read.managed && api.cuMemPrefetchAsync && api.cuMemAdvise && get[CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS];
  read.registration = api.registration() && get[CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED] &&
                      get[CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM];
  read.readOnlyRegistration = get[CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED] != 0;
  read.virtualMemory = api.virtualMemory() && get[CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED];
  read.directVirtualMemory =
      read.virtualMemory && get[CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED] != 0;
  // The attribute came with CUDA 12; before, what wasn't integrated could do it.
  const bool shares =
      driverVersion < 12000 ? !get[CU_DEVICE_ATTRIBUTE_INTEGRATED] : get[CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED] != 0;
  read.sharedMemory = shares && api.sharedMemory();
  read.sharedEvents = shares && api.sharedEvents();
  read.sharedPhysical = api.sharedPhysical() && read.virtualMemory &&
                        get[CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED];
  read.externalMemory = api.externalMemory();
  read.externalSemaphores = api.externalSemaphores();
  if (read.processors == 0 || api.cuDeviceTotalMem(&read.totalMemory, device) != CUDA_SUCCESS)
    return false;
  *limits = read;
  return true;
}

core::DeviceFacts readFacts(const Api &api, const DeviceLimits &limits, uint32_t index, int driverVersion) {
  const Attributes get(api, limits.device);
  core::DeviceFacts facts;
  facts.index = index;
  facts.type = UR_DEVICE_TYPE_GPU;
  facts.profile = "FULL_PROFILE";
  facts.driverVersion = facts.backendVersion = "CUDA " + versionText(driverVersion);
  identify(api, limits.device, facts);
  describeMemory(get, limits, facts);
  describeComputing(get, limits, facts);
  facts.language = languageOf(limits.capability);
  facts.queueProperties =
      UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | (api.timedEvents() ? UR_QUEUE_FLAG_PROFILING_ENABLE : 0);
  facts.profilingResolutionNs = 1000; // what differences of recorded events resolve, nearly
  // PTX is compiled by the driver. Whether there is a compiler of CUDA C++ as well shows when the first source comes:
  // finding out takes longer than all the rest of the start.
  facts.compilerAvailable = true;
  facts.supportedIl = "PTX_" + std::to_string(driverVersion / 1000 - 4) + ".0"; // and what followed with that release
  facts.spirvMissing = compiler::whyItIsnt();
  if (facts.spirvMissing.empty()) {
    facts.supportedIl += " SPIR-V_1.6";
    facts.specializationConstants = api.linker();
  }
  if (api.images())
    facts.images = imageFacts(imageSizes(get));
  facts.linkerAvailable = api.linker();
  facts.globalVariables = api.globals();
  facts.launchCapabilities = UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY;
  if (api.cooperative() && get[CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH])
    facts.launchCapabilities |= UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE;
  if (api.cuLaunchKernelEx && get[CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH])
    facts.launchCapabilities |= UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION;
  facts.binaryTargets = {UR_DEVICE_BINARY_TARGET_NVPTX64, UR_DEVICE_BINARY_TARGET_SPIRV64};
  facts.extensions = core::namesInOpenCl(facts);
  return facts;
}

core::PlatformFacts platformFacts(int driverVersion) {
  core::PlatformFacts facts;
  facts.backend = UR_BACKEND_CUDA;
  facts.name = "NVIDIA CUDA";
  facts.vendor = "NVIDIA Corporation";
  facts.version = "CUDA " + versionText(driverVersion);
  facts.profile = "FULL_PROFILE";
  return facts;
}

} // namespace ur::cuda
