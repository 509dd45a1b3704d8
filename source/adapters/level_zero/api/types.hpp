// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the adapter uses of Level Zero: types, values and layouts, as the loader's ABI has them. Declared here so that
// the adapter builds without its headers; a test compares them with ze_api.h where that is unpacked.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ur::level_zero {

using ze_driver_handle_t = struct _ze_driver_handle_t *;
using ze_device_handle_t = struct _ze_device_handle_t *;
using ze_context_handle_t = struct _ze_context_handle_t *;
using ze_command_list_handle_t = struct _ze_command_list_handle_t *;
using ze_event_pool_handle_t = struct _ze_event_pool_handle_t *;
using ze_event_handle_t = struct _ze_event_handle_t *;
using ze_module_handle_t = struct _ze_module_handle_t *;
using ze_module_build_log_handle_t = struct _ze_module_build_log_handle_t *;
using ze_kernel_handle_t = struct _ze_kernel_handle_t *;
using ze_physical_mem_handle_t = struct _ze_physical_mem_handle_t *;

using ze_bool_t = uint8_t;

enum ze_result_t : uint32_t {
  ZE_RESULT_SUCCESS = 0,
  ZE_RESULT_NOT_READY = 1,
  ZE_RESULT_ERROR_DEVICE_LOST = 0x70000001,
  ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY = 0x70000002,
  ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY = 0x70000003,
  ZE_RESULT_ERROR_MODULE_BUILD_FAILURE = 0x70000004,
  ZE_RESULT_ERROR_MODULE_LINK_FAILURE = 0x70000005,
  ZE_RESULT_ERROR_DEVICE_REQUIRES_RESET = 0x70000006,
  ZE_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE = 0x70000007,
  ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS = 0x70010000,
  ZE_RESULT_ERROR_NOT_AVAILABLE = 0x70010001,
  ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE = 0x70020000,
  ZE_RESULT_ERROR_UNINITIALIZED = 0x78000001,
  ZE_RESULT_ERROR_UNSUPPORTED_VERSION = 0x78000002,
  ZE_RESULT_ERROR_UNSUPPORTED_FEATURE = 0x78000003,
  ZE_RESULT_ERROR_INVALID_ARGUMENT = 0x78000004,
  ZE_RESULT_ERROR_INVALID_NULL_HANDLE = 0x78000005,
  ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE = 0x78000006,
  ZE_RESULT_ERROR_INVALID_NULL_POINTER = 0x78000007,
  ZE_RESULT_ERROR_INVALID_SIZE = 0x78000008,
  ZE_RESULT_ERROR_UNSUPPORTED_SIZE = 0x78000009,
  ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT = 0x7800000a,
  ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT = 0x7800000b,
  ZE_RESULT_ERROR_INVALID_ENUMERATION = 0x7800000c,
  ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION = 0x7800000d,
  ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT = 0x7800000e,
  ZE_RESULT_ERROR_INVALID_NATIVE_BINARY = 0x7800000f,
  ZE_RESULT_ERROR_INVALID_GLOBAL_NAME = 0x78000010,
  ZE_RESULT_ERROR_INVALID_KERNEL_NAME = 0x78000011,
  ZE_RESULT_ERROR_INVALID_FUNCTION_NAME = 0x78000012,
  ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION = 0x78000013,
  ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION = 0x78000014,
  ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX = 0x78000015,
  ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE = 0x78000016,
  ZE_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE = 0x78000017,
  ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED = 0x78000018,
  ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE = 0x78000019,
  ZE_RESULT_ERROR_OVERLAPPING_REGIONS = 0x7800001a,
  ZE_RESULT_ERROR_UNKNOWN = 0x7ffffffe,
};

enum ze_structure_type_t : uint32_t {
  ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES = 0x1,
  ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES = 0x4,
  ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES = 0x5,
  ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES = 0x6,
  ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES = 0x7,
  ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES = 0x8,
  ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES = 0x9,
  ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES = 0xa,
  ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES = 0xb,
  ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES = 0xc,
  ZE_STRUCTURE_TYPE_CONTEXT_DESC = 0xd,
  ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC = 0xe,
  ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC = 0xf,
  ZE_STRUCTURE_TYPE_EVENT_POOL_DESC = 0x10,
  ZE_STRUCTURE_TYPE_EVENT_DESC = 0x11,
  ZE_STRUCTURE_TYPE_IMAGE_DESC = 0x13,
  ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES = 0x14,
  ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC = 0x15,
  ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC = 0x16,
  ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES = 0x17,
  ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC = 0x18,
  ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD = 0x19,
  ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD = 0x1a,
  ZE_STRUCTURE_TYPE_MODULE_DESC = 0x1b,
  ZE_STRUCTURE_TYPE_MODULE_PROPERTIES = 0x1c,
  ZE_STRUCTURE_TYPE_KERNEL_DESC = 0x1d,
  ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES = 0x1e,
  ZE_STRUCTURE_TYPE_SAMPLER_DESC = 0x1f,
  ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC = 0x20,
  ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES = 0x10008,
  ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT = 0x1000f,
  ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES = 0x10013,
  ZE_STRUCTURE_TYPE_IMAGE_FORMAT_SUPPORT_EXT_PROPERTIES = 0x10014,
  ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC = 0x20002,
  ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 = 0x20006,
  ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_PROPERTIES = 0x20015,
  ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC = 0x20016,
  ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC = 0x20017,
  ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC = 0x20018,
  ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC = 0x20019,
  ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC = 0x2001a,
  ZE_STRUCTURE_TYPE_MUTABLE_GROUP_SIZE_EXP_DESC = 0x2001b,
  ZE_STRUCTURE_TYPE_MUTABLE_GLOBAL_OFFSET_EXP_DESC = 0x2001c,
  ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT = 0x20028,
  ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC = 0x2003a,
  ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES = 0x20040,
  ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES = 0x20041,
};

enum ze_api_version_t : uint32_t {
  ZE_API_VERSION_1_4 = 0x10004,
};
enum ze_init_flag_t : uint32_t {
  ZE_INIT_FLAG_GPU_ONLY = 1,
};
using ze_init_flags_t = uint32_t;

struct ze_driver_uuid_t {
  uint8_t id[16];
};
struct ze_driver_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  ze_driver_uuid_t uuid;
  uint32_t driverVersion;
};
struct ze_driver_extension_properties_t {
  char name[256];
  uint32_t version;
};

enum ze_device_type_t : uint32_t {
  ZE_DEVICE_TYPE_GPU = 1,
  ZE_DEVICE_TYPE_CPU = 2,
  ZE_DEVICE_TYPE_FPGA = 3,
  ZE_DEVICE_TYPE_MCA = 4,
};
enum ze_device_property_flag_t : uint32_t {
  ZE_DEVICE_PROPERTY_FLAG_INTEGRATED = 1,
  ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE = 2,
  ZE_DEVICE_PROPERTY_FLAG_ECC = 4,
};
struct ze_device_uuid_t {
  uint8_t id[16];
};
struct ze_device_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  ze_device_type_t type;
  uint32_t vendorId;
  uint32_t deviceId;
  uint32_t flags;
  uint32_t subdeviceId;
  uint32_t coreClockRate;
  uint64_t maxMemAllocSize;
  uint32_t maxHardwareContexts;
  uint32_t maxCommandQueuePriority;
  uint32_t numThreadsPerEU;
  uint32_t physicalEUSimdWidth;
  uint32_t numEUsPerSubslice;
  uint32_t numSubslicesPerSlice;
  uint32_t numSlices;
  uint64_t timerResolution;
  uint32_t timestampValidBits;
  uint32_t kernelTimestampValidBits;
  ze_device_uuid_t uuid;
  char name[256];
};
struct ze_device_compute_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t maxTotalGroupSize;
  uint32_t maxGroupSizeX;
  uint32_t maxGroupSizeY;
  uint32_t maxGroupSizeZ;
  uint32_t maxGroupCountX;
  uint32_t maxGroupCountY;
  uint32_t maxGroupCountZ;
  uint32_t maxSharedLocalMemory;
  uint32_t numSubGroupSizes;
  uint32_t subGroupSizes[8];
};
enum ze_device_module_flag_t : uint32_t {
  ZE_DEVICE_MODULE_FLAG_FP16 = 1,
  ZE_DEVICE_MODULE_FLAG_FP64 = 2,
  ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS = 4,
};
enum ze_device_fp_flag_t : uint32_t {
  ZE_DEVICE_FP_FLAG_DENORM = 1,
  ZE_DEVICE_FP_FLAG_INF_NAN = 2,
  ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST = 4,
  ZE_DEVICE_FP_FLAG_ROUND_TO_ZERO = 8,
  ZE_DEVICE_FP_FLAG_ROUND_TO_INF = 16,
  ZE_DEVICE_FP_FLAG_FMA = 32,
  ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT = 64,
  ZE_DEVICE_FP_FLAG_SOFT_FLOAT = 128,
};
struct ze_native_kernel_uuid_t {
  uint8_t id[16];
};
struct ze_device_module_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t spirvVersionSupported;
  uint32_t flags;
  uint32_t fp16flags;
  uint32_t fp32flags;
  uint32_t fp64flags;
  uint32_t maxArgumentsSize;
  uint32_t printfBufferSize;
  ze_native_kernel_uuid_t nativeKernelSupported;
};
enum ze_command_queue_group_property_flag_t : uint32_t {
  ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE = 1,
  ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY = 2,
  ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS = 4,
};
struct ze_command_queue_group_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t flags;
  size_t maxMemoryFillPatternSize;
  uint32_t numQueues;
};
struct ze_device_memory_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t flags;
  uint32_t maxClockRate;
  uint32_t maxBusWidth;
  uint64_t totalSize;
  char name[256];
};
enum ze_memory_access_cap_flag_t : uint32_t {
  ZE_MEMORY_ACCESS_CAP_FLAG_RW = 1,
  ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC = 2,
  ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT = 4,
  ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC = 8,
};
struct ze_device_memory_access_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t hostAllocCapabilities;
  uint32_t deviceAllocCapabilities;
  uint32_t sharedSingleDeviceAllocCapabilities;
  uint32_t sharedCrossDeviceAllocCapabilities;
  uint32_t sharedSystemAllocCapabilities;
};
struct ze_device_cache_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t flags;
  size_t cacheSize;
};
struct ze_device_ip_version_ext_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t ipVersion;
};
struct ze_device_cache_line_size_ext_t {
  ze_structure_type_t stype;
  const void *pNext;
  size_t cacheLineSize;
};
struct ze_device_usablemem_size_ext_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint64_t currUsableMemSize;
};
enum ze_device_p2p_property_flag_t : uint32_t {
  ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS = 1,
  ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS = 2,
};
struct ze_device_p2p_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t flags;
};

struct ze_pci_address_ext_t {
  uint32_t domain;
  uint32_t bus;
  uint32_t device;
  uint32_t function;
};
struct ze_pci_speed_ext_t {
  int32_t genVersion;
  int32_t width;
  int64_t maxBandwidth;
};
struct ze_pci_ext_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  ze_pci_address_ext_t address;
  ze_pci_speed_ext_t maxSpeed;
};

struct ze_context_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
};

} // namespace ur::level_zero
