// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Level Zero's types for commands, memory and programs; see types.hpp.
#pragma once

#include "adapters/level_zero/api/types.hpp"

namespace ur::level_zero {

enum ze_command_queue_flag_t : uint32_t {
  ZE_COMMAND_QUEUE_FLAG_IN_ORDER = 2,          ///< newer than the oldest version
  ZE_COMMAND_QUEUE_FLAG_COPY_OFFLOAD_HINT = 4, ///< of 1.14
};
enum ze_command_queue_mode_t : uint32_t {
  ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS = 2,
};
enum ze_command_queue_priority_t : uint32_t {
  ZE_COMMAND_QUEUE_PRIORITY_NORMAL = 0,
  ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW = 1,
  ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH = 2,
};
struct ze_command_queue_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t ordinal;
  uint32_t index;
  uint32_t flags;
  ze_command_queue_mode_t mode;
  ze_command_queue_priority_t priority;
};

enum ze_command_list_flag_t : uint32_t {
  ZE_COMMAND_LIST_FLAG_IN_ORDER = 8, ///< newer than the oldest version
};
struct ze_command_list_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t commandQueueGroupOrdinal;
  uint32_t flags;
};

enum ze_event_pool_flag_t : uint32_t {
  ZE_EVENT_POOL_FLAG_HOST_VISIBLE = 1,
  ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP = 4,
};
enum ze_event_scope_flag_t : uint32_t {
  ZE_EVENT_SCOPE_FLAG_HOST = 4,
};
struct ze_event_pool_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
  uint32_t count;
};
struct ze_event_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t index;
  uint32_t signal;
  uint32_t wait;
};
enum ze_event_counter_based_flag_t : uint32_t { ///< of 1.15
  ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE = 1,
  ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE = 4,
  ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP = 16,
};
struct ze_event_counter_based_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
  uint32_t signal;
  uint32_t wait;
};
struct ze_kernel_timestamp_data_t {
  uint64_t kernelStart;
  uint64_t kernelEnd;
};
struct ze_kernel_timestamp_result_t {
  ze_kernel_timestamp_data_t global;
  ze_kernel_timestamp_data_t context;
};

struct ze_device_mem_alloc_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
  uint32_t ordinal;
};
struct ze_host_mem_alloc_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
};
struct ze_copy_region_t {
  uint32_t originX;
  uint32_t originY;
  uint32_t originZ;
  uint32_t width;
  uint32_t height;
  uint32_t depth;
};
enum ze_memory_type_t : uint32_t {
  ZE_MEMORY_TYPE_UNKNOWN = 0,
  ZE_MEMORY_TYPE_HOST = 1,
  ZE_MEMORY_TYPE_DEVICE = 2,
  ZE_MEMORY_TYPE_SHARED = 3,
};
struct ze_memory_allocation_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  ze_memory_type_t type;
  uint64_t id;
  uint64_t pageSize;
};
enum ze_memory_access_attribute_t : uint32_t {
  ZE_MEMORY_ACCESS_ATTRIBUTE_NONE = 0,
  ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE = 1,
  ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY = 2,
};
struct ze_physical_mem_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
  size_t size;
};

enum ze_module_format_t : uint32_t {
  ZE_MODULE_FORMAT_IL_SPIRV = 0,
  ZE_MODULE_FORMAT_NATIVE = 1,
};
struct ze_module_constants_t {
  uint32_t numConstants;
  const uint32_t *pConstantIds;
  const void **pConstantValues;
};
struct ze_module_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  ze_module_format_t format;
  size_t inputSize;
  const uint8_t *pInputModule;
  const char *pBuildFlags;
  const ze_module_constants_t *pConstants;
};
enum ze_module_property_flag_t : uint32_t {
  ZE_MODULE_PROPERTY_FLAG_IMPORTS = 1,
};
struct ze_module_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t flags;
};
struct ze_module_program_exp_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t count;
  const size_t *inputSizes;
  const uint8_t **pInputModules;
  const char **pBuildFlags;
  const ze_module_constants_t **pConstants;
};

struct ze_kernel_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
  const char *pKernelName;
};
struct ze_kernel_uuid_t {
  uint8_t kid[16];
  uint8_t mid[16];
};
struct ze_kernel_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t numKernelArgs;
  uint32_t requiredGroupSizeX;
  uint32_t requiredGroupSizeY;
  uint32_t requiredGroupSizeZ;
  uint32_t requiredNumSubGroups;
  uint32_t requiredSubgroupSize;
  uint32_t maxSubgroupSize;
  uint32_t maxNumSubgroups;
  uint32_t localMemSize;
  uint32_t privateMemSize;
  uint32_t spillMemSize;
  ze_kernel_uuid_t uuid;
};
struct ze_kernel_max_group_size_properties_ext_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t maxGroupSize;
};
enum ze_kernel_indirect_access_flag_t : uint32_t {
  ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST = 1,
  ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE = 2,
  ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED = 4,
};
using ze_kernel_indirect_access_flags_t = uint32_t;
enum ze_cache_config_flag_t : uint32_t {
  ZE_CACHE_CONFIG_FLAG_LARGE_SLM = 1,
  ZE_CACHE_CONFIG_FLAG_LARGE_DATA = 2,
};
using ze_cache_config_flags_t = uint32_t;
struct ze_group_count_t {
  uint32_t groupCountX;
  uint32_t groupCountY;
  uint32_t groupCountZ;
};

enum ze_mutable_command_exp_flag_t : uint32_t {
  ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_ARGUMENTS = 1,
  ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_COUNT = 2,
  ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_SIZE = 4,
  ZE_MUTABLE_COMMAND_EXP_FLAG_GLOBAL_OFFSET = 8,
};
struct ze_mutable_command_list_exp_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t mutableCommandListFlags;
  uint32_t mutableCommandFlags;
};
struct ze_mutable_command_list_exp_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
};
struct ze_mutable_command_id_exp_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
};
struct ze_mutable_commands_exp_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
};
struct ze_mutable_kernel_argument_exp_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint64_t commandId;
  uint32_t argIndex;
  size_t argSize;
  const void *pArgValue;
};
struct ze_mutable_group_count_exp_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint64_t commandId;
  const ze_group_count_t *pGroupCount;
};
struct ze_mutable_group_size_exp_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint64_t commandId;
  uint32_t groupSizeX;
  uint32_t groupSizeY;
  uint32_t groupSizeZ;
};
struct ze_mutable_global_offset_exp_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint64_t commandId;
  uint32_t offsetX;
  uint32_t offsetY;
  uint32_t offsetZ;
};

} // namespace ur::level_zero
