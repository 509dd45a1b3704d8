// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Information about devices: from the facts, and from what the core can do. The driver is asked for free memory only.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/device_part_info.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

namespace ur::core {
namespace {

/// Queries that all have the same type, and the same answer.
template <typename Element, auto... Queries>
struct Alike {
  static_assert((std::is_same_v<InfoElement<Queries>, Element> && ...));
  [[nodiscard]] static constexpr bool has(ur_device_info_t query) noexcept { return ((query == Queries) || ...); }
};

/// What isn't there. An issue that adds one of these takes it out of the list.
/// One a line, so that changes of different people don't meet.
// clang-format off
using Never = Alike<
    ur_bool_t,
    UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS,
    UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT,
    UR_DEVICE_INFO_ESIMD_SUPPORT,
    UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP,
    UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP,
    UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP,
    UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP,
    UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP,
    UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP,
    UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP,
    UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP,
    UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP,
    UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP>;
// clang-format on

/// Sizes and numbers of what isn't there.
using NoNumber = Alike<uint32_t, UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP, UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP>;
using NoSize = Alike<size_t, UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE, UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP,
                     UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP, UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP>;

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
    if (__builtin_mul_overflow(product, groups, &product)) {
      return SIZE_MAX;
    }
  }
  return product;
}

/// What the core answers: handles, abilities, and what is the same on all devices.
ur_result_t coreInfo(Device &device, ur_device_info_t query, const InfoWriter &info) {
  const DeviceFacts &facts = device.facts();
  switch (query) {
  case UR_DEVICE_INFO_PLATFORM:
    return info.put<UR_DEVICE_INFO_PLATFORM>(&device.platform());
  case UR_DEVICE_INFO_REFERENCE_COUNT:
    return info.put<UR_DEVICE_INFO_REFERENCE_COUNT>(device.users());
  case UR_DEVICE_INFO_PARENT_DEVICE:
    return info.put<UR_DEVICE_INFO_PARENT_DEVICE>(device.parent());
  case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    return info.array<UR_DEVICE_INFO_SUPPORTED_PARTITIONS>(facts.partitions);
  case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
    return info.put<UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES>(facts.maxSubDevices);
  case UR_DEVICE_INFO_BUILD_ON_SUBDEVICE:
    // Programs are built for each device of their context, whatever it is a part of.
    return info.put<UR_DEVICE_INFO_BUILD_ON_SUBDEVICE>(device.parent() != nullptr || !facts.partitions.empty());
  case UR_DEVICE_INFO_PARTITION_TYPE:
    return info.array<UR_DEVICE_INFO_PARTITION_TYPE>(device.partition());
  case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
    return info.put<UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN>(facts.affinityDomains);
  case UR_DEVICE_INFO_AVAILABLE:
    return info.put<UR_DEVICE_INFO_AVAILABLE>(true);
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
    return info.put<UR_DEVICE_INFO_QUEUE_PROPERTIES>(facts.queueProperties);
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return info.put<UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES>(facts.queueProperties);
  case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
    return info.put<UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES>(ur_queue_flags_t{0});
  case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
    return info.put<UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES>(uint32_t{1});
  case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES:
    return info.put<UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES>(facts.launchCapabilities);
  case UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP>(true);
  case UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP>(true);
  case UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP:
    return info.put<UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP>(kUpdates);
  case UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP:
    return info.put<UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP>(ur_exp_device_2d_block_array_capability_flags_t{0});
  case UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP>(
        device.platform().adapter().allocatesAsynchronously() && facts.usmDevice != 0 && facts.usmHost != 0 &&
        facts.usmSharedSingle != 0);
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    return info.put<UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT>(facts.virtualMemory);
  case UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP>(facts.hostRegistration);
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP>(facts.ipcMemory);
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP>(facts.ipcPhysicalMemory);
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP>(facts.ipcEvents);
  case UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP:
    return info.put<UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP>(facts.exportableMemory);
  case UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP>(facts.externalMemory);
  case UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP>(facts.externalSemaphores);
  case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP>(!facts.peers.empty());
  case UR_DEVICE_INFO_USM_POOL_SUPPORT:
    return info.put<UR_DEVICE_INFO_USM_POOL_SUPPORT>(true);
  case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP>(true);
  case UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP>(true);
  case UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP>(facts.linkerAvailable);
  case UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP>(facts.dynamicLink);
  case UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT:
    return info.put<UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT>(facts.globalVariables);
  case UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT:
    return info.put<UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT>(facts.hostPipes);
  case UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS:
    return info.put<UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS>(facts.specializationConstants);
  case UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP>(device.caps().timedEvents);
  case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP>(true);
  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP>(device.caps().timedEvents);
  case UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP>(device.takesNativeCommands());
  case UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP:
    return info.put<UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP>(device.caps().hostCalls);
  case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
    return info.put<UR_DEVICE_INFO_IS_INTEGRATED_GPU>(facts.type == UR_DEVICE_TYPE_GPU && facts.integratedMemory);
  case UR_DEVICE_INFO_GLOBAL_MEM_FREE: {
    uint64_t free = 0;
    try {
      free = device.freeMemory();
    } catch (ur_result_t result) {
      return result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ? UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION : result;
    }
    return info.put<UR_DEVICE_INFO_GLOBAL_MEM_FREE>(free);
  }
  default:
    if (Never::has(query)) {
      return info.put<UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP>(false);
    }
    if (NoNumber::has(query)) {
      return info.put<UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP>(uint32_t{0});
    }
    if (NoSize::has(query)) {
      return info.put<UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE>(size_t{0});
    }
    return partInfo(facts, query, info);
  }
}

} // namespace

namespace api {

ur_result_t urDeviceGetInfo(ur_device_handle_t device, ur_device_info_t query, size_t size, void *value,
                            size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const DeviceFacts &facts = device->facts();
  switch (query) {
  case UR_DEVICE_INFO_TYPE:
    return info.put<UR_DEVICE_INFO_TYPE>(facts.type);
  case UR_DEVICE_INFO_VENDOR_ID:
    return info.put<UR_DEVICE_INFO_VENDOR_ID>(facts.vendorId);
  case UR_DEVICE_INFO_DEVICE_ID:
    return info.known<UR_DEVICE_INFO_DEVICE_ID>(facts.deviceId);
  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
    return info.put<UR_DEVICE_INFO_MAX_COMPUTE_UNITS>(facts.maxComputeUnits);
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
    return info.put<UR_DEVICE_INFO_NUM_COMPUTE_UNITS>(facts.numComputeUnits != 0 ? facts.numComputeUnits
                                                                                 : facts.maxComputeUnits);
  case UR_DEVICE_INFO_GPU_EU_COUNT:
    return info.known<UR_DEVICE_INFO_GPU_EU_COUNT>(facts.type == UR_DEVICE_TYPE_GPU ? facts.executionUnits : 0);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
    return info.put<UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS>(facts.maxWorkItemDimensions);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
    return info.array<UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES>(facts.maxWorkItemSizes);
  case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
    return info.put<UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE>(facts.maxWorkGroupSize);
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
    return info.array<UR_DEVICE_INFO_MAX_WORK_GROUPS_3D>(facts.maxWorkGroups);
  case UR_DEVICE_INFO_MAX_WORK_GROUPS:
    return info.put<UR_DEVICE_INFO_MAX_WORK_GROUPS>(allGroups(facts));
  case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
    return info.put<UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS>(facts.maxSubGroups);
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
    return info.array<UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL>(facts.subGroupSizes);
  case UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP:
    return info.known<UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP>(facts.maxRegisters);
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
    return info.put<UR_DEVICE_INFO_MAX_PARAMETER_SIZE>(facts.maxParameterSize);
  case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
    return info.put<UR_DEVICE_INFO_SINGLE_FP_CONFIG>(facts.singleFp);
  case UR_DEVICE_INFO_HALF_FP_CONFIG:
    return info.put<UR_DEVICE_INFO_HALF_FP_CONFIG>(facts.halfFp);
  case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
    return info.put<UR_DEVICE_INFO_DOUBLE_FP_CONFIG>(facts.doubleFp);
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
    return info.put<UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY>(facts.maxClockMHz);
  case UR_DEVICE_INFO_MEMORY_CLOCK_RATE:
    return info.known<UR_DEVICE_INFO_MEMORY_CLOCK_RATE>(facts.memoryClockMHz);
  case UR_DEVICE_INFO_MEMORY_BUS_WIDTH:
    return info.known<UR_DEVICE_INFO_MEMORY_BUS_WIDTH>(facts.memoryBusWidthBits);
  case UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH:
    return info.known<UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH>(facts.maxMemoryBandwidth);
  case UR_DEVICE_INFO_ADDRESS_BITS:
    return info.put<UR_DEVICE_INFO_ADDRESS_BITS>(facts.addressBits);
  case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
    return info.put<UR_DEVICE_INFO_GLOBAL_MEM_SIZE>(facts.globalMemSize);
  case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
    return info.put<UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE>(facts.maxMemAllocSize);
  case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
    return info.put<UR_DEVICE_INFO_LOCAL_MEM_TYPE>(facts.localMemType);
  case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
    return info.put<UR_DEVICE_INFO_LOCAL_MEM_SIZE>(facts.localMemSize);
  case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
    return info.put<UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE>(facts.maxConstantBufferSize);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
    return info.put<UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE>(facts.globalCache.type);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
    return info.put<UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE>(facts.globalCache.size);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
    return info.put<UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE>(facts.globalCache.lineSize);
  case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN:
    return info.put<UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN>(facts.memBaseAddrAlignBits);
  case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
    return info.put<UR_DEVICE_INFO_HOST_UNIFIED_MEMORY>(facts.hostUnifiedMemory);
  case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
    return info.put<UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT>(facts.eccSupport);
  case UR_DEVICE_INFO_ENDIAN_LITTLE:
    return info.put<UR_DEVICE_INFO_ENDIAN_LITTLE>(facts.littleEndian);
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
    return info.put<UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION>(facts.profilingResolutionNs);
  case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
    return info.put<UR_DEVICE_INFO_EXECUTION_CAPABILITIES>(facts.execCapabilities);
  case UR_DEVICE_INFO_COMPILER_AVAILABLE:
    return info.put<UR_DEVICE_INFO_COMPILER_AVAILABLE>(facts.compilerAvailable);
  case UR_DEVICE_INFO_LINKER_AVAILABLE:
    return info.put<UR_DEVICE_INFO_LINKER_AVAILABLE>(facts.linkerAvailable);
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    return info.put<UR_DEVICE_INFO_USM_HOST_SUPPORT>(facts.usmHost);
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    return info.put<UR_DEVICE_INFO_USM_DEVICE_SUPPORT>(facts.usmDevice);
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    return info.put<UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT>(facts.usmSharedSingle);
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    return info.put<UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT>(facts.usmSharedCross);
  case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
    return info.put<UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT>(facts.usmSharedSystem);
  case UR_DEVICE_INFO_ATOMIC_64:
    return info.put<UR_DEVICE_INFO_ATOMIC_64>(facts.atomic64);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
    return info.put<UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES>(facts.atomicMemoryOrders);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
    return info.put<UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES>(facts.atomicMemoryScopes);
  case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    return info.put<UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES>(facts.atomicFenceOrders);
  case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
    return info.put<UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES>(facts.atomicFenceScopes);
  case UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC:
    return info.put<UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC>(facts.prefersUserSync);
  case UR_DEVICE_INFO_NODE_MASK:
    return info.known<UR_DEVICE_INFO_NODE_MASK>(facts.nodeMask);
  case UR_DEVICE_INFO_IP_VERSION:
    return info.known<UR_DEVICE_INFO_IP_VERSION>(facts.ipVersion);
  case UR_DEVICE_INFO_NAME:
    return info.text<UR_DEVICE_INFO_NAME>(facts.name);
  case UR_DEVICE_INFO_VENDOR:
    return info.text<UR_DEVICE_INFO_VENDOR>(facts.vendor);
  case UR_DEVICE_INFO_DRIVER_VERSION:
    return info.text<UR_DEVICE_INFO_DRIVER_VERSION>(facts.driverVersion);
  case UR_DEVICE_INFO_PROFILE:
    return info.text<UR_DEVICE_INFO_PROFILE>(facts.profile);
  case UR_DEVICE_INFO_VERSION:
    return info.text<UR_DEVICE_INFO_VERSION>(facts.version);
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
    return info.text<UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION>(facts.backendVersion);
  case UR_DEVICE_INFO_EXTENSIONS:
    return info.text<UR_DEVICE_INFO_EXTENSIONS>(joined(facts.extensions));
  case UR_DEVICE_INFO_IL_VERSION:
    return info.knownText<UR_DEVICE_INFO_IL_VERSION>(facts.supportedIl);
  case UR_DEVICE_INFO_PCI_ADDRESS:
    return info.knownText<UR_DEVICE_INFO_PCI_ADDRESS>(facts.pciAddress);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
    return info.put<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR>(facts.preferredVectorWidth[0]);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
    return info.put<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR>(facts.nativeVectorWidth[0]);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
    return info.put<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT>(facts.preferredVectorWidth[1]);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
    return info.put<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT>(facts.nativeVectorWidth[1]);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
    return info.put<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT>(facts.preferredVectorWidth[2]);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
    return info.put<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT>(facts.nativeVectorWidth[2]);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
    return info.put<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG>(facts.preferredVectorWidth[3]);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
    return info.put<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG>(facts.nativeVectorWidth[3]);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
    return info.put<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT>(facts.preferredVectorWidth[4]);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
    return info.put<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT>(facts.nativeVectorWidth[4]);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
    return info.put<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE>(facts.preferredVectorWidth[5]);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
    return info.put<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE>(facts.nativeVectorWidth[5]);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF:
    return info.put<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF>(facts.preferredVectorWidth[6]);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
    return info.put<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF>(facts.nativeVectorWidth[6]);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
    return info.put<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG>(facts.preferredVectorWidth[3]);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
    return info.put<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG>(facts.nativeVectorWidth[3]);
  case UR_DEVICE_INFO_UUID:
    if (facts.uuid.empty()) {
      return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
    return info.raw<UR_DEVICE_INFO_UUID>({reinterpret_cast<const uint8_t *>(facts.uuid.data()), facts.uuid.size()});
  default:
    return coreInfo(*device, query, info);
  }
}

} // namespace api
} // namespace ur::core
