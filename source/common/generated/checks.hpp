// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conditions on parameters that the spec states, one function for each function of the API. Which result wins
// where several conditions hold: null handles, null pointers, sizes, enumerations, then the rest. They read what the
// caller's pointers point to, never write, never block, and never look behind a null pointer.
#pragma once

#include "unified-runtime/ur_api.h"

#include <cstddef>
#include <initializer_list>

namespace ur::checks {

/// Whether `holds(i)` for any index of an array; an array that isn't there has no elements.
template <typename T, typename Count, typename Holds>
[[nodiscard]] constexpr bool anyOf(const T *array, Count count, Holds holds) noexcept {
  if (array) {
    for (Count i = 0; i < count; ++i) {
      if (holds(i)) {
        return true;
      }
    }
  }
  return false;
}

/// Whether any element of an array of handles is null.
template <typename T, typename Count>
[[nodiscard]] constexpr bool anyNull(const T *handles, Count count) noexcept {
  return anyOf(handles, count, [handles](Count i) { return !handles[i]; });
}

/// Whether a number stands for a structure of this API.
[[nodiscard]] constexpr bool isStructureType(ur_structure_type_t type) noexcept {
  switch (type) {
  case UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES:
  case UR_STRUCTURE_TYPE_IMAGE_DESC:
  case UR_STRUCTURE_TYPE_BUFFER_PROPERTIES:
  case UR_STRUCTURE_TYPE_BUFFER_REGION:
  case UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES:
  case UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES:
  case UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES:
  case UR_STRUCTURE_TYPE_USM_DESC:
  case UR_STRUCTURE_TYPE_USM_HOST_DESC:
  case UR_STRUCTURE_TYPE_USM_DEVICE_DESC:
  case UR_STRUCTURE_TYPE_USM_POOL_DESC:
  case UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC:
  case UR_STRUCTURE_TYPE_DEVICE_BINARY:
  case UR_STRUCTURE_TYPE_SAMPLER_DESC:
  case UR_STRUCTURE_TYPE_QUEUE_PROPERTIES:
  case UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES:
  case UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES:
  case UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES:
  case UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES:
  case UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES:
  case UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES:
  case UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES:
  case UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES:
  case UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES:
  case UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES:
  case UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC:
  case UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES:
  case UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES:
  case UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES:
  case UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES:
  case UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES:
  case UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES:
  case UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES:
  case UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC:
  case UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC:
  case UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES:
  case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES:
  case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY:
  case UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY:
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC:
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC:
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC:
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC:
  case UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC:
  case UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES:
  case UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC:
  case UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC:
  case UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR:
  case UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE:
  case UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES:
  case UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES:
  case UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION:
  case UR_STRUCTURE_TYPE_EXP_WIN32_NAME:
  case UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES:
  case UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES:
  case UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES:
  case UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES:
  case UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES:
  case UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES:
  case UR_STRUCTURE_TYPE_EXP_EVENT_DESC:
  case UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC:
  case UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY:
  case UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES:
    return true;
  default:
    return false;
  }
}

/// Whether a chain begins with a structure of this API that is none of those. Others are somebody else's extensions.
[[nodiscard]] inline bool misplaced(const void *chain, std::initializer_list<ur_structure_type_t> allowed) noexcept {
  if (!chain) {
    return false;
  }
  const ur_structure_type_t first = *static_cast<const ur_structure_type_t *>(chain);
  for (const ur_structure_type_t type : allowed) {
    if (first == type) {
      return false;
    }
  }
  return isStructureType(first);
}

/// Whether a structure isn't what its type says, or is followed by one that doesn't belong there; also one that it
/// points to.
[[nodiscard]] inline bool mistyped(const ur_platform_native_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_device_binary_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_device_partition_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_device_native_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_context_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_context_native_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_image_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_buffer_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_buffer_channel_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_buffer_alloc_location_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_buffer_region_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_mem_native_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_sampler_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_sampler_native_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_usm_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_usm_host_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_usm_device_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_usm_alloc_location_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_usm_pool_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_usm_pool_limits_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_physical_mem_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_program_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_program_native_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_arg_value_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_arg_local_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_arg_pointer_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_exec_info_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_arg_sampler_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_arg_mem_obj_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_native_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_queue_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_queue_index_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_queue_native_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_queue_native_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_event_native_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_launch_ext_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_launch_cluster_property_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_kernel_launch_workgroup_property_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_async_usm_alloc_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_usm_pool_buffer_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_file_descriptor_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_win32_handle_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_win32_name_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_sampler_mip_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_sampler_addr_modes_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_sampler_cubemap_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_external_mem_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_external_semaphore_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_image_copy_region_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_command_buffer_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_command_buffer_update_memobj_arg_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_command_buffer_update_pointer_arg_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_command_buffer_update_value_arg_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_command_buffer_update_kernel_launch_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_kernel_arg_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_host_task_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_enqueue_ext_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_enqueue_native_command_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_event_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_exp_usm_host_alloc_register_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_laneway_argument_table_desc_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_laneway_argument_entry_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_laneway_argument_values_t &value) noexcept;

inline bool mistyped(const ur_platform_native_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_device_binary_t &value) noexcept {
  if ((value.stype != UR_STRUCTURE_TYPE_DEVICE_BINARY && value.stype != ur_structure_type_t{}) ||
      misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_device_partition_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_device_native_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_context_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_context_native_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_image_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_IMAGE_DESC || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_buffer_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_BUFFER_PROPERTIES ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES,
                              UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_buffer_channel_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_buffer_alloc_location_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_buffer_region_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_BUFFER_REGION || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_mem_native_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_sampler_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_SAMPLER_DESC ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES, UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES,
                              UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_sampler_native_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_usm_desc_t &value) noexcept {
  if ((value.stype != UR_STRUCTURE_TYPE_USM_DESC && value.stype != ur_structure_type_t{}) ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_USM_HOST_DESC, UR_STRUCTURE_TYPE_USM_DEVICE_DESC,
                              UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_usm_host_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_USM_HOST_DESC || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_usm_device_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_USM_DEVICE_DESC || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_usm_alloc_location_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_usm_pool_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_USM_POOL_DESC ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC,
                              UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_usm_pool_limits_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_physical_mem_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_program_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_program_native_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_arg_value_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_arg_local_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_arg_pointer_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_exec_info_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_arg_sampler_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_arg_mem_obj_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_native_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_queue_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_QUEUE_PROPERTIES ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_queue_index_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_queue_native_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_queue_native_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_event_native_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_launch_ext_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY,
                              UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_launch_cluster_property_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_kernel_launch_workgroup_property_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_async_usm_alloc_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_usm_pool_buffer_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_file_descriptor_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_win32_handle_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_win32_name_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_WIN32_NAME || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_sampler_mip_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_sampler_addr_modes_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_sampler_cubemap_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_external_mem_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE,
                              UR_STRUCTURE_TYPE_EXP_WIN32_NAME})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_external_semaphore_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE,
                              UR_STRUCTURE_TYPE_EXP_WIN32_NAME})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_image_copy_region_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_command_buffer_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_command_buffer_update_memobj_arg_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC || misplaced(value.pNext, {}) ||
      (value.pProperties && mistyped(*value.pProperties))) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_command_buffer_update_pointer_arg_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC || misplaced(value.pNext, {}) ||
      (value.pProperties && mistyped(*value.pProperties))) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_command_buffer_update_value_arg_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC || misplaced(value.pNext, {}) ||
      (value.pProperties && mistyped(*value.pProperties))) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_command_buffer_update_kernel_launch_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES}) ||
      anyOf(value.pNewMemObjArgList, value.numNewMemObjArgs,
            [&](auto i) { return mistyped(value.pNewMemObjArgList[i]); }) ||
      anyOf(value.pNewPointerArgList, value.numNewPointerArgs,
            [&](auto i) { return mistyped(value.pNewPointerArgList[i]); }) ||
      anyOf(value.pNewValueArgList, value.numNewValueArgs,
            [&](auto i) { return mistyped(value.pNewValueArgList[i]); })) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_kernel_arg_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES ||
      misplaced(value.pNext, {UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_host_task_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_enqueue_ext_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_enqueue_native_command_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES ||
      misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_event_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_EVENT_DESC || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_exp_usm_host_alloc_register_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES ||
      misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_laneway_argument_table_desc_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_laneway_argument_entry_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_laneway_argument_values_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

[[nodiscard]] inline ur_result_t urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig) noexcept {
  if (!phLoaderConfig) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig) noexcept {
  if (!hLoaderConfig) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig) noexcept {
  if (!hLoaderConfig) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLoaderConfigGetInfo(ur_loader_config_handle_t hLoaderConfig,
                                                       ur_loader_config_info_t propName, size_t propSize,
                                                       void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hLoaderConfig) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_LOADER_CONFIG_INFO_REFERENCE_COUNT) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLoaderConfigEnableLayer(ur_loader_config_handle_t hLoaderConfig,
                                                           const char *pLayerName) noexcept {
  if (!hLoaderConfig) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pLayerName) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLoaderConfigSetCodeLocationCallback(
    ur_loader_config_handle_t hLoaderConfig, ur_code_location_callback_t pfnCodeloc, void *) noexcept {
  if (!hLoaderConfig) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnCodeloc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLoaderConfigSetMockingEnabled(ur_loader_config_handle_t hLoaderConfig,
                                                                 ur_bool_t) noexcept {
  if (!hLoaderConfig) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLoaderInit(ur_device_init_flags_t device_flags, ur_loader_config_handle_t) noexcept {
  if ((device_flags & UR_DEVICE_INIT_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLoaderTearDown() noexcept {
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                              uint32_t *) noexcept {
  if (NumEntries == 0 && phAdapters != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urAdapterRelease(ur_adapter_handle_t hAdapter) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urAdapterRetain(ur_adapter_handle_t hAdapter) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                                       int32_t *pError) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMessage || !pError) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                                  size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_ADAPTER_INFO_VERSION) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                            ur_logger_callback_t pfnLoggerCallback, void *,
                                                            ur_logger_level_t level) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnLoggerCallback) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (level > UR_LOGGER_LEVEL_QUIET) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                                 ur_logger_level_t level) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (level > UR_LOGGER_LEVEL_QUIET) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                               ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (NumEntries == 0 && phPlatforms != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (pNumPlatforms == nullptr && phPlatforms == nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                                   size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hPlatform) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_PLATFORM_INFO_ADAPTER) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPlatformGetApiVersion(ur_platform_handle_t hPlatform,
                                                         ur_api_version_t *pVersion) noexcept {
  if (!hPlatform) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pVersion) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                                           ur_native_handle_t *phNativePlatform) noexcept {
  if (!hPlatform) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativePlatform) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPlatformCreateWithNativeHandle(
    ur_native_handle_t, ur_adapter_handle_t hAdapter, const ur_platform_native_properties_t *pProperties,
    ur_platform_handle_t *phPlatform) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phPlatform) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                                            const char **ppPlatformOption) noexcept {
  if (!hPlatform) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pFrontendOption || !ppPlatformOption) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                             uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *) noexcept {
  if (!hPlatform) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (NumEntries > 0 && phDevices == nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (NumEntries == 0 && phDevices != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (DeviceType > UR_DEVICE_TYPE_CUSTOM) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceGetSelected(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                                     uint32_t NumEntries, ur_device_handle_t *phDevices,
                                                     uint32_t *) noexcept {
  if (!hPlatform) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (DeviceType > UR_DEVICE_TYPE_CUSTOM) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (NumEntries == 0 && phDevices != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                                                 void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP &&
      propName != UR_DEVICE_INFO_LANEWAY_LAUNCH_ARGUMENTS_SUPPORT &&
      propName != UR_DEVICE_INFO_LANEWAY_POOL_REPORT_SUPPORT) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceRetain(ur_device_handle_t hDevice) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceRelease(ur_device_handle_t hDevice) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDevicePartition(ur_device_handle_t hDevice,
                                                   const ur_device_partition_properties_t *pProperties, uint32_t,
                                                   ur_device_handle_t *, uint32_t *) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pProperties || pProperties->pProperties == nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                                      uint32_t NumBinaries, uint32_t *pSelectedBinary) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pBinaries || !pSelectedBinary) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (NumBinaries == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (anyOf(pBinaries, NumBinaries, [&](auto i) { return mistyped(pBinaries[i]); })) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                                         ur_native_handle_t *phNativeDevice) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceCreateWithNativeHandle(
    ur_native_handle_t, ur_adapter_handle_t hAdapter, const ur_device_native_properties_t *pProperties,
    ur_device_handle_t *phDevice) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *,
                                                             uint64_t *) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                                 const ur_context_properties_t *pProperties,
                                                 ur_context_handle_t *phContext) noexcept {
  if (anyNull(phDevices, DeviceCount)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phDevices || !phContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (DeviceCount == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_CONTEXT_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urContextRetain(ur_context_handle_t hContext) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urContextRelease(ur_context_handle_t hContext) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                                  size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_CONTEXT_INFO_USM_FILL2D_SUPPORT) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urContextGetNativeHandle(ur_context_handle_t hContext,
                                                          ur_native_handle_t *phNativeContext) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urContextCreateWithNativeHandle(
    ur_native_handle_t, ur_adapter_handle_t hAdapter, uint32_t numDevices, const ur_device_handle_t *phDevices,
    const ur_context_native_properties_t *pProperties, ur_context_handle_t *phContext) noexcept {
  if (!hAdapter || anyNull(phDevices, numDevices)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                             ur_context_extended_deleter_t pfnDeleter,
                                                             void *) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnDeleter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                  const ur_image_format_t *pImageFormat,
                                                  const ur_image_desc_t *pImageDesc, void *pHost,
                                                  ur_mem_handle_t *phMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !phMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((flags & UR_MEM_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((pImageDesc != nullptr && pImageDesc->stype != UR_STRUCTURE_TYPE_IMAGE_DESC) || (pImageDesc != nullptr &&
      pImageDesc->type > UR_MEM_TYPE_IMAGE1D_ARRAY) || (pImageDesc != nullptr && pImageDesc->numMipLevel != 0) ||
      (pImageDesc != nullptr && pImageDesc->numSamples != 0) || (pImageDesc != nullptr && pImageDesc->rowPitch != 0 &&
      pHost == nullptr) || (pImageDesc != nullptr && pImageDesc->slicePitch != 0 && pHost == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  if ((pHost == nullptr && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) ||
      (pHost != nullptr &&
      !((flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0))) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_HOST_PTR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                                   const ur_buffer_properties_t *pProperties,
                                                   ur_mem_handle_t *phBuffer) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_BUFFER_SIZE;
  }
  if ((flags & UR_MEM_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((pProperties == nullptr && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) ||
      (pProperties != nullptr && pProperties->pHost == nullptr &&
      (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) || (pProperties != nullptr &&
      pProperties->pHost != nullptr &&
      !((flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0))) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_HOST_PTR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemRetain(ur_mem_handle_t hMem) noexcept {
  if (!hMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemRelease(ur_mem_handle_t hMem) noexcept {
  if (!hMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                                      ur_buffer_create_type_t bufferCreateType,
                                                      const ur_buffer_region_t *pRegion,
                                                      ur_mem_handle_t *phMem) noexcept {
  if (!hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pRegion || !phMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pRegion != nullptr && pRegion->size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_BUFFER_SIZE;
  }
  if ((flags & UR_MEM_FLAGS_MASK) != 0 || bufferCreateType > UR_BUFFER_CREATE_TYPE_REGION) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pRegion)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t,
                                                      ur_native_handle_t *phNativeMem) noexcept {
  if (!hMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemBufferCreateWithNativeHandle(
    ur_native_handle_t, ur_context_handle_t hContext, const ur_mem_native_properties_t *pProperties,
    ur_mem_handle_t *phMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemImageCreateWithNativeHandle(
    ur_native_handle_t, ur_context_handle_t hContext, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !phMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (pImageDesc != nullptr && pImageDesc->stype != UR_STRUCTURE_TYPE_IMAGE_DESC) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                                              void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hMemory) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_MEM_INFO_REFERENCE_COUNT) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                                                   void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hMemory) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_IMAGE_INFO_NUM_SAMPLES) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                                 ur_sampler_handle_t *phSampler) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDesc || !phSampler) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pDesc->addressingMode > UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT ||
      pDesc->filterMode > UR_SAMPLER_FILTER_MODE_LINEAR) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urSamplerRetain(ur_sampler_handle_t hSampler) noexcept {
  if (!hSampler) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urSamplerRelease(ur_sampler_handle_t hSampler) noexcept {
  if (!hSampler) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName,
                                                  size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hSampler) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_SAMPLER_INFO_FILTER_MODE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urSamplerGetNativeHandle(ur_sampler_handle_t hSampler,
                                                          ur_native_handle_t *phNativeSampler) noexcept {
  if (!hSampler) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeSampler) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urSamplerCreateWithNativeHandle(
    ur_native_handle_t, ur_context_handle_t hContext, const ur_sampler_native_properties_t *pProperties,
    ur_sampler_handle_t *phSampler) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phSampler) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                                ur_usm_pool_handle_t, size_t size, void **ppMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pUSMDesc && mistyped(*pUSMDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t, size_t size,
                                                  void **ppMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pUSMDesc && mistyped(*pUSMDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t, size_t size,
                                                  void **ppMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pUSMDesc && mistyped(*pUSMDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                                      ur_usm_alloc_info_t propName, size_t, void *, size_t *) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propName > UR_USM_ALLOC_INFO_POOL) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                                 ur_usm_pool_handle_t *ppPool) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPoolDesc || !ppPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pPoolDesc->flags & UR_USM_POOL_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pPoolDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolRetain(ur_usm_pool_handle_t pPool) noexcept {
  if (!pPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolRelease(ur_usm_pool_handle_t pPool) noexcept {
  if (!pPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                  size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_USM_POOL_INFO_USED_HIGH_EXP && propName != UR_USM_POOL_INFO_LANEWAY_LIVE &&
      propName != UR_USM_POOL_INFO_LANEWAY_AT_HAND && propName != UR_USM_POOL_INFO_LANEWAY_PENDING &&
      propName != UR_USM_POOL_INFO_LANEWAY_FREE && propName != UR_USM_POOL_INFO_LANEWAY_REMAINDER &&
      propName != UR_USM_POOL_INFO_LANEWAY_UNMAPPED && propName != UR_USM_POOL_INFO_LANEWAY_LARGEST &&
      propName != UR_USM_POOL_INFO_LANEWAY_PARTS && propName != UR_USM_POOL_INFO_LANEWAY_MOVES) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t,
                                                                size_t, ur_virtual_mem_granularity_info_t propName,
                                                                size_t propSize, void *pPropValue,
                                                                size_t *pPropSizeRet) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urVirtualMemReserve(ur_context_handle_t hContext, const void *, size_t,
                                                     void **ppStart) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppStart) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pStart) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t,
                                                 ur_physical_mem_handle_t hPhysicalMem, size_t,
                                                 ur_virtual_mem_access_flags_t flags) noexcept {
  if (!hContext || !hPhysicalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pStart) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pStart) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t,
                                                       ur_virtual_mem_access_flags_t flags) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pStart) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t,
                                                     ur_virtual_mem_info_t propName, size_t, void *,
                                                     size_t *) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pStart) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propName > UR_VIRTUAL_MEM_INFO_ACCESS_MODE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t,
                                                     const ur_physical_mem_properties_t *pProperties,
                                                     ur_physical_mem_handle_t *phPhysicalMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phPhysicalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_PHYSICAL_MEM_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) noexcept {
  if (!hPhysicalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) noexcept {
  if (!hPhysicalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                                      ur_physical_mem_info_t propName, size_t, void *,
                                                      size_t *) noexcept {
  if (!hPhysicalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (propName > UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                                       const ur_program_properties_t *pProperties,
                                                       ur_program_handle_t *phProgram) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pIL || !phProgram || (pProperties != nullptr && pProperties->count > 0 &&
      pProperties->pMetadatas == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pProperties != nullptr && pProperties->pMetadatas != nullptr && pProperties->count == 0) ||
      length == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                           ur_device_handle_t *phDevices, size_t *pLengths,
                                                           const uint8_t **ppBinaries,
                                                           const ur_program_properties_t *pProperties,
                                                           ur_program_handle_t *phProgram) noexcept {
  if (!hContext || anyNull(phDevices, numDevices)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phDevices || !pLengths || !ppBinaries || !phProgram || (pProperties != nullptr && pProperties->count > 0 &&
      pProperties->pMetadatas == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pProperties != nullptr && pProperties->pMetadatas != nullptr && pProperties->count == 0) ||
      numDevices == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                const char *) noexcept {
  if (!hContext || !hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                  const char *) noexcept {
  if (!hContext || !hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                               const ur_program_handle_t *phPrograms, const char *,
                                               ur_program_handle_t *phProgram) noexcept {
  if (!hContext || anyNull(phPrograms, count)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phPrograms || !phProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (count == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramRetain(ur_program_handle_t hProgram) noexcept {
  if (!hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramRelease(ur_program_handle_t hProgram) noexcept {
  if (!hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                             const char *pFunctionName,
                                                             void **ppFunctionPointer) noexcept {
  if (!hDevice || !hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pFunctionName || !ppFunctionPointer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice,
                                                                   ur_program_handle_t hProgram,
                                                                   const char *pGlobalVariableName, size_t *,
                                                                   void **ppGlobalVariablePointerRet) noexcept {
  if (!hDevice || !hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGlobalVariableName || !ppGlobalVariablePointerRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName,
                                                  size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_PROGRAM_INFO_KERNEL_NAMES) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                                       ur_program_build_info_t propName, size_t, void *,
                                                       size_t *) noexcept {
  if (!hProgram || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (propName > UR_PROGRAM_BUILD_INFO_BINARY_TYPE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  if (!hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSpecConstants) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (count == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                                          ur_native_handle_t *phNativeProgram) noexcept {
  if (!hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramCreateWithNativeHandle(
    ur_native_handle_t, ur_context_handle_t hContext, const ur_program_native_properties_t *pProperties,
    ur_program_handle_t *phProgram) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                                                ur_kernel_handle_t *phKernel) noexcept {
  if (!hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pKernelName || !phKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize,
                                                 void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_KERNEL_INFO_SPILL_MEM_SIZE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                      ur_kernel_group_info_t propName, size_t, void *,
                                                      size_t *) noexcept {
  if (!hKernel || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (propName > UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                         ur_kernel_sub_group_info_t propName, size_t, void *,
                                                         size_t *) noexcept {
  if (!hKernel || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (propName > UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelRetain(ur_kernel_handle_t hKernel) noexcept {
  if (!hKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelRelease(ur_kernel_handle_t hKernel) noexcept {
  if (!hKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t,
                                                     const ur_kernel_exec_info_properties_t *pProperties,
                                                     const void *pPropValue) noexcept {
  if (!hKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPropValue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propName > UR_KERNEL_EXEC_INFO_CACHE_CONFIG) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  if (!hKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSpecConstants) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (count == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                                         ur_native_handle_t *phNativeKernel) noexcept {
  if (!hKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelCreateWithNativeHandle(
    ur_native_handle_t, ur_context_handle_t hContext, ur_program_handle_t,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                                   uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                                   const size_t *pGlobalWorkSize,
                                                                   size_t *pSuggestedLocalWorkSize) noexcept {
  if (!hKernel || !hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGlobalWorkOffset || !pGlobalWorkSize || !pSuggestedLocalWorkSize) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (numWorkDim < 1 || numWorkDim > 3) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    size_t *pSuggestedLocalWorkSize) noexcept {
  if (!hKernel || !hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGlobalWorkOffset || !pGlobalWorkSize || !pSuggestedLocalWorkSize || (pArgs == nullptr &&
      numArgs > 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER ||
      mistyped(pArgs[i]); })) [[unlikely]] {
    if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; })) {
      return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (numWorkDim < 1 || numWorkDim > 3) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel,
                                                                         ur_device_handle_t hDevice, uint32_t workDim,
                                                                         const size_t *pLocalWorkSize, size_t,
                                                                         uint32_t *pGroupCountRet) noexcept {
  if (!hKernel || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pLocalWorkSize || !pGroupCountRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (workDim < 1 || workDim > 3) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                                                void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_QUEUE_INFO_EMPTY) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                               const ur_queue_properties_t *pProperties,
                                               ur_queue_handle_t *phQueue) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_QUEUE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((pProperties != nullptr && (pProperties->flags & UR_QUEUE_FLAG_PRIORITY_HIGH) != 0 &&
      (pProperties->flags & UR_QUEUE_FLAG_PRIORITY_LOW) != 0) || (pProperties != nullptr &&
      (pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_BATCHED) != 0 &&
      (pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE) != 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueRetain(ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueRelease(ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                                        ur_native_handle_t *phNativeQueue) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pDesc && mistyped(*pDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueCreateWithNativeHandle(
    ur_native_handle_t, ur_context_handle_t hContext, ur_device_handle_t,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueFinish(ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueFlush(ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                                                void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_EVENT_INFO_REFERENCE_COUNT) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *) noexcept {
  if (!hEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (propName > UR_PROFILING_INFO_COMMAND_COMPLETE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pPropValue != nullptr && propSize == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) noexcept {
  if (anyNull(phEventWaitList, numEvents)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phEventWaitList) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (numEvents == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventRetain(ur_event_handle_t hEvent) noexcept {
  if (!hEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventRelease(ur_event_handle_t hEvent) noexcept {
  if (!hEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventGetNativeHandle(ur_event_handle_t hEvent,
                                                        ur_native_handle_t *phNativeEvent) noexcept {
  if (!hEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventCreateWithNativeHandle(
    ur_native_handle_t, ur_context_handle_t hContext, const ur_event_native_properties_t *pProperties,
    ur_event_handle_t *phEvent) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                                    ur_event_callback_t pfnNotify, void *) noexcept {
  if (!hEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnNotify) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (execStatus > UR_EXECUTION_INFO_QUEUED) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (execStatus == UR_EXECUTION_INFO_QUEUED) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList,
                                                                ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool, size_t,
                                                        size_t, void *pDst, uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *) noexcept {
  if (!hQueue || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool,
                                                         size_t, size_t, const void *pSrc, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *) noexcept {
  if (!hQueue || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool,
                                                            ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t region,
                                                            size_t bufferRowPitch, size_t bufferSlicePitch,
                                                            size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                                            uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *) noexcept {
  if (!hQueue || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (region.width == 0 || region.height == 0 || region.depth == 0 || (bufferRowPitch != 0 &&
      bufferRowPitch < region.width) || (hostRowPitch != 0 && hostRowPitch < region.width) || (bufferSlicePitch != 0 &&
      bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)) ||
      (bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) ||
      (hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)) ||
      (hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool,
                                                             ur_rect_offset_t, ur_rect_offset_t,
                                                             ur_rect_region_t region, size_t bufferRowPitch,
                                                             size_t bufferSlicePitch, size_t hostRowPitch,
                                                             size_t hostSlicePitch, void *pSrc,
                                                             uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *) noexcept {
  if (!hQueue || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (region.width == 0 || region.height == 0 || region.depth == 0 || (bufferRowPitch != 0 &&
      bufferRowPitch < region.width) || (hostRowPitch != 0 && hostRowPitch < region.width) || (bufferSlicePitch != 0 &&
      bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)) ||
      (bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) ||
      (hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)) ||
      (hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                        ur_mem_handle_t hBufferDst, size_t, size_t, size_t,
                                                        uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *) noexcept {
  if (!hQueue || !hBufferSrc || !hBufferDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                            ur_mem_handle_t hBufferDst, ur_rect_offset_t,
                                                            ur_rect_offset_t, ur_rect_region_t region,
                                                            size_t srcRowPitch, size_t srcSlicePitch,
                                                            size_t dstRowPitch, size_t dstSlicePitch,
                                                            uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *) noexcept {
  if (!hQueue || !hBufferSrc || !hBufferDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (region.width == 0 || region.height == 0 || region.depth == 0 || (srcRowPitch != 0 &&
      srcRowPitch < region.width) || (dstRowPitch != 0 && dstRowPitch < region.width) || (srcSlicePitch != 0 &&
      srcSlicePitch < region.height * (srcRowPitch != 0 ? srcRowPitch : region.width)) || (srcSlicePitch != 0 &&
      srcSlicePitch % (srcRowPitch != 0 ? srcRowPitch : region.width) != 0) || (dstSlicePitch != 0 &&
      dstSlicePitch < region.height * (dstRowPitch != 0 ? dstRowPitch : region.width)) || (dstSlicePitch != 0 &&
      dstSlicePitch % (dstRowPitch != 0 ? dstRowPitch : region.width) != 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                        const void *pPattern, size_t patternSize, size_t offset,
                                                        size_t size, uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *) noexcept {
  if (!hQueue || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPattern) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (patternSize == 0 || size == 0 || patternSize > size || (patternSize & (patternSize - 1)) != 0 ||
      size % patternSize != 0 || offset % patternSize != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool,
                                                       ur_rect_offset_t, ur_rect_region_t region, size_t, size_t,
                                                       void *pDst, uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *) noexcept {
  if (!hQueue || !hImage) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (region.width == 0 || region.height == 0 || region.depth == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool,
                                                        ur_rect_offset_t, ur_rect_region_t region, size_t, size_t,
                                                        void *pSrc, uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *) noexcept {
  if (!hQueue || !hImage) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (region.width == 0 || region.height == 0 || region.depth == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                                       ur_mem_handle_t hImageDst, ur_rect_offset_t, ur_rect_offset_t,
                                                       ur_rect_region_t region, uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *) noexcept {
  if (!hQueue || !hImageSrc || !hImageDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (region.width == 0 || region.height == 0 || region.depth == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool,
                                                       ur_map_flags_t mapFlags, size_t, size_t,
                                                       uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                                       void **ppRetMap) noexcept {
  if (!hQueue || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppRetMap) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((mapFlags & UR_MAP_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                                                   uint32_t numEventsInWaitList,
                                                   const ur_event_handle_t *phEventWaitList,
                                                   ur_event_handle_t *) noexcept {
  if (!hQueue || !hMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMappedPtr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                                  const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem || !pPattern) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (patternSize == 0 || size == 0 || patternSize > size || size % patternSize != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool, void *pDst, const void *pSrc,
                                                    size_t size, uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDst || !pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                      ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((flags & UR_USM_MIGRATION_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                    ur_usm_advice_flags_t advice, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((advice & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                                    size_t patternSize, const void *pPattern, size_t width,
                                                    size_t height, uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem || !pPattern) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pitch == 0 || pitch < width || patternSize == 0 || patternSize > width * height || (patternSize != 0 &&
      (patternSize & (patternSize - 1)) != 0) || width == 0 || height == 0 ||
      (width * height) % patternSize != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool, void *pDst, size_t dstPitch,
                                                      const void *pSrc, size_t srcPitch, size_t width, size_t height,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDst || !pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (srcPitch == 0 || dstPitch == 0 || srcPitch < width || dstPitch < width || height == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue,
                                                                    ur_program_handle_t hProgram, const char *name,
                                                                    bool, size_t, size_t, const void *pSrc,
                                                                    uint32_t numEventsInWaitList,
                                                                    const ur_event_handle_t *phEventWaitList,
                                                                    ur_event_handle_t *) noexcept {
  if (!hQueue || !hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!name || !pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue,
                                                                   ur_program_handle_t hProgram, const char *name, bool,
                                                                   size_t, size_t, void *pDst,
                                                                   uint32_t numEventsInWaitList,
                                                                   const ur_event_handle_t *phEventWaitList,
                                                                   ur_event_handle_t *) noexcept {
  if (!hQueue || !hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!name || !pDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                       const char *pipe_symbol, bool, void *pDst, size_t,
                                                       uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *) noexcept {
  if (!hQueue || !hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pipe_symbol || !pDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                        const char *pipe_symbol, bool, void *pSrc, size_t,
                                                        uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *) noexcept {
  if (!hQueue || !hProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pipe_symbol || !pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t, void *pMem,
                                                     uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_usm_pool_desc_t *pPoolDesc,
                                                    ur_usm_pool_handle_t *pPool) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPoolDesc || !pPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pPoolDesc->flags & UR_USM_POOL_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pPoolDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     ur_usm_pool_handle_t hPool) noexcept {
  if (!hContext || !hDevice || !hPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice,
                                                                  ur_usm_pool_handle_t *pPool) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                     void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (pPropValue == nullptr && pPropSizeRet == nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propName > UR_USM_POOL_INFO_USED_HIGH_EXP && propName != UR_USM_POOL_INFO_LANEWAY_LIVE &&
      propName != UR_USM_POOL_INFO_LANEWAY_AT_HAND && propName != UR_USM_POOL_INFO_LANEWAY_PENDING &&
      propName != UR_USM_POOL_INFO_LANEWAY_FREE && propName != UR_USM_POOL_INFO_LANEWAY_REMAINDER &&
      propName != UR_USM_POOL_INFO_LANEWAY_UNMAPPED && propName != UR_USM_POOL_INFO_LANEWAY_LARGEST &&
      propName != UR_USM_POOL_INFO_LANEWAY_PARTS && propName != UR_USM_POOL_INFO_LANEWAY_MOVES) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                     void *pPropValue, size_t) noexcept {
  if (!hPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPropValue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propName > UR_USM_POOL_INFO_USED_HIGH_EXP && propName != UR_USM_POOL_INFO_LANEWAY_LIVE &&
      propName != UR_USM_POOL_INFO_LANEWAY_AT_HAND && propName != UR_USM_POOL_INFO_LANEWAY_PENDING &&
      propName != UR_USM_POOL_INFO_LANEWAY_FREE && propName != UR_USM_POOL_INFO_LANEWAY_REMAINDER &&
      propName != UR_USM_POOL_INFO_LANEWAY_UNMAPPED && propName != UR_USM_POOL_INFO_LANEWAY_LARGEST &&
      propName != UR_USM_POOL_INFO_LANEWAY_PARTS && propName != UR_USM_POOL_INFO_LANEWAY_MOVES) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_usm_pool_handle_t hPool) noexcept {
  if (!hContext || !hDevice || !hPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_usm_pool_handle_t *pPool) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_usm_pool_handle_t hPool, size_t) noexcept {
  if (!hContext || !hDevice || !hPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t,
                                                      size_t widthInBytes, size_t, size_t, void **ppMem,
                                                      size_t *pResultPitch) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem || !pResultPitch) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (widthInBytes == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pUSMDesc && mistyped(*pUSMDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                                ur_device_handle_t hDevice,
                                                                                ur_exp_image_native_handle_t) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                              ur_device_handle_t hDevice,
                                                                              ur_exp_image_native_handle_t) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !phImageMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (mistyped(*pImageDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              ur_exp_image_mem_native_handle_t) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    ur_exp_image_native_handle_t *phImage) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !phImage) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (mistyped(*pImageDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext,
                                                                       ur_device_handle_t hDevice,
                                                                       ur_exp_image_mem_native_handle_t,
                                                                       const ur_image_format_t *pImageFormat,
                                                                       const ur_image_desc_t *pImageDesc,
                                                                       const ur_sampler_desc_t *pSamplerDesc,
                                                                       ur_exp_image_native_handle_t *phImage) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !pSamplerDesc || !phImage) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pSamplerDesc->addressingMode > UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT ||
      pSamplerDesc->filterMode > UR_SAMPLER_FILTER_MODE_LINEAR) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pImageDesc) || mistyped(*pSamplerDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSrc || !pDst || !pSrcImageDesc || !pDstImageDesc || !pSrcImageFormat || !pDstImageFormat ||
      !pCopyRegion) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((imageCopyFlags & UR_EXP_IMAGE_COPY_FLAGS_MASK) != 0 ||
      imageCopyInputTypes > UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pSrcImageDesc) || mistyped(*pDstImageDesc) || mistyped(*pCopyRegion)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((pSrcImageDesc != nullptr && pSrcImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) || (pDstImageDesc != nullptr &&
      pDstImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                                                 ur_exp_image_mem_native_handle_t,
                                                                 ur_image_info_t propName, void *pPropValue,
                                                                 size_t *pPropSizeRet) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (pPropValue == nullptr && pPropSizeRet == nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propName > UR_IMAGE_INFO_NUM_SAMPLES) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageDesc || !pImageFormat || !pSupportedRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (imageMemHandleType > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pImageDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageDesc || !pImageFormat || !pSupportedRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (imageMemHandleType > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pImageDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageDesc || !pImageFormat || !pSupportedRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (imageMemHandleType > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pImageDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t, uint32_t,
    ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phImageMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               ur_exp_image_mem_native_handle_t) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t, ur_exp_external_mem_type_t memHandleType,
    ur_exp_external_mem_desc_t *pExternalMemDesc, ur_exp_external_mem_handle_t *phExternalMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pExternalMemDesc || !phExternalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pExternalMemDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  if (!hContext || !hDevice || !hExternalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !phImageMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (mistyped(*pImageDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t, uint64_t,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) noexcept {
  if (!hContext || !hDevice || !hExternalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppRetMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_mem_handle_t hExternalMem) noexcept {
  if (!hContext || !hDevice || !hExternalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                                           ur_device_handle_t hDevice,
                                                                           void *pMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSupportedRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pExternalSemaphoreDesc || !phExternalSemaphore) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (semHandleType > UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX11_FENCE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pExternalSemaphoreDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) noexcept {
  if (!hContext || !hDevice || !hExternalSemaphore) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool, uint64_t,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue || !hSemaphore) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool, uint64_t,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue || !hSemaphore) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pCommandBufferDesc || !phCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (mistyped(*pCommandBufferDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *,
    const size_t *pGlobalWorkSize, const size_t *, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hKernel || anyNull(phKernelAlternatives, numKernelAlternatives)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGlobalWorkSize) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (workDim < 1 || workDim > 3) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  if ((phKernelAlternatives == nullptr && numKernelAlternatives > 0) || (phKernelAlternatives != nullptr &&
      numKernelAlternatives == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *,
    const size_t *pGlobalWorkSize, const size_t *, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hKernel || anyNull(phKernelAlternatives, numKernelAlternatives)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGlobalWorkSize || (pArgs == nullptr && numArgs > 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER ||
      mistyped(pArgs[i]); })) [[unlikely]] {
    if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; })) {
      return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (workDim < 1 || workDim > 3) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  if ((phKernelAlternatives == nullptr && numKernelAlternatives > 0) || (phKernelAlternatives != nullptr &&
      numKernelAlternatives == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDst || !pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern, size_t patternSize, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMemory || !pPattern) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (patternSize == 0 || size == 0 || patternSize > size || size % patternSize != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t, size_t,
    size_t, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hSrcMem || !hDstMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t, size_t, const void *pSrc,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t, size_t, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, ur_rect_offset_t,
    ur_rect_offset_t, ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
    size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hSrcMem || !hDstMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (region.width == 0 || region.height == 0 || region.depth == 0 || (srcRowPitch != 0 &&
      srcRowPitch < region.width) || (dstRowPitch != 0 && dstRowPitch < region.width) || (srcSlicePitch != 0 &&
      srcSlicePitch < region.height * (srcRowPitch != 0 ? srcRowPitch : region.width)) || (srcSlicePitch != 0 &&
      srcSlicePitch % (srcRowPitch != 0 ? srcRowPitch : region.width) != 0) || (dstSlicePitch != 0 &&
      dstSlicePitch < region.height * (dstRowPitch != 0 ? dstRowPitch : region.width)) || (dstSlicePitch != 0 &&
      dstSlicePitch % (dstRowPitch != 0 ? dstRowPitch : region.width) != 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t, ur_rect_offset_t,
    ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (region.width == 0 || region.height == 0 || region.depth == 0 || (bufferRowPitch != 0 &&
      bufferRowPitch < region.width) || (hostRowPitch != 0 && hostRowPitch < region.width) || (bufferSlicePitch != 0 &&
      bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)) ||
      (bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) ||
      (hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)) ||
      (hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t, ur_rect_offset_t,
    ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDst) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (region.width == 0 || region.height == 0 || region.depth == 0 || (bufferRowPitch != 0 &&
      bufferRowPitch < region.width) || (hostRowPitch != 0 && hostRowPitch < region.width) || (bufferSlicePitch != 0 &&
      bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)) ||
      (bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) ||
      (hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)) ||
      (hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t, size_t size, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPattern) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (patternSize == 0 || size == 0 || patternSize > size || size % patternSize != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMemory) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((flags & UR_USM_MIGRATION_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMemory) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((advice & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *, ur_exp_command_buffer_handle_t, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, ur_exp_command_buffer_sync_point_t *) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnNativeCommand) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                                           ur_exp_command_buffer_handle_t hCommandBuffer,
                                                           uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *) noexcept {
  if (!hQueue || !hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) noexcept {
  if (!hCommandBuffer ||
      anyOf(pUpdateKernelLaunch, numKernelUpdates, [&](auto i) { return pUpdateKernelLaunch[i].hCommand == nullptr &&
      pUpdateKernelLaunch[i].pNext == nullptr; })) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pUpdateKernelLaunch) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (numKernelUpdates == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (anyOf(pUpdateKernelLaunch, numKernelUpdates,
            [&](auto i) { return mistyped(pUpdateKernelLaunch[i]); })) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) noexcept {
  if (!hCommand) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phSignalEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) noexcept {
  if (!hCommand) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                           ur_exp_command_buffer_info_t propName, size_t propSize,
                                                           void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) noexcept {
  if (!hCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceWaitExp(ur_device_handle_t hDevice) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                                         const ur_program_handle_t *phPrograms) noexcept {
  if (!hContext || anyNull(phPrograms, count)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phPrograms) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (count == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue || !hKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGlobalWorkSize || (pArgs == nullptr && numArgs > 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER ||
      mistyped(pArgs[i]); }) || (launchPropList != nullptr &&
      (launchPropList->flags & UR_KERNEL_LAUNCH_FLAGS_MASK) != 0) || (launchPropList &&
      mistyped(*launchPropList))) [[unlikely]] {
    if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; }) ||
        (launchPropList != nullptr && (launchPropList->flags & UR_KERNEL_LAUNCH_FLAGS_MASK) != 0)) {
      return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (workDim < 1 || workDim > 3) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  if (pGlobalWorkSize[0] == 0 || (workDim >= 2 && pGlobalWorkSize[1] == 0) || (workDim >= 3 &&
      pGlobalWorkSize[2] == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  if (pLocalWorkSize != nullptr && (pLocalWorkSize[0] == 0 || (workDim >= 2 && pLocalWorkSize[1] == 0) ||
      (workDim >= 3 && pLocalWorkSize[2] == 0))) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
  }
  if (anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool,
                                                                uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList,
                                                                ur_event_handle_t *phEvent) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphCreateExp(ur_context_handle_t hContext,
                                                  ur_exp_graph_handle_t *phGraph) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue,
                                                                 ur_exp_graph_handle_t hGraph) noexcept {
  if (!hQueue || !hGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue,
                                                           ur_exp_graph_handle_t *phGraph) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                                            ur_exp_executable_graph_handle_t *phExecGraph) noexcept {
  if (!hGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phExecGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                                                   uint32_t numEventsInWaitList,
                                                   const ur_event_handle_t *phEventWaitList,
                                                   ur_event_handle_t *) noexcept {
  if (!hQueue || !hGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphDestroyExp(ur_exp_graph_handle_t hGraph) noexcept {
  if (!hGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) noexcept {
  if (!hExecutableGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pResult) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) noexcept {
  if (!hGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pResult) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) noexcept {
  if (!hGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGraphId) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *) noexcept {
  if (!hGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnCallback) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) noexcept {
  if (!hGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!filePath) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph,
                                                           ur_native_handle_t *phNativeGraph) noexcept {
  if (!hGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) noexcept {
  if (!hExecutableGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeExecutableGraph) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask,
                                                      void *, const ur_exp_host_task_properties_t *pProperties,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnHostTask) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_HOST_TASK_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                                      void **ppIPCMemHandleData,
                                                      size_t *pIPCMemHandleDataSizeRet) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem || !ppIPCMemHandleData || !pIPCMemHandleDataSizeRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pIPCMemHandleData) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                       void *pIPCMemHandleData, size_t, void **ppMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pIPCMemHandleData || !ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                                          ur_physical_mem_handle_t hPhysMem,
                                                          void **ppIPCPhysMemHandleData,
                                                          size_t *pIPCPhysMemHandleDataSizeRet) noexcept {
  if (!hContext || !hPhysMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppIPCPhysMemHandleData || !pIPCPhysMemHandleDataSizeRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                          const void *pIPCPhysMemHandleData) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pIPCPhysMemHandleData) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           const void *pIPCPhysMemHandleData, size_t,
                                                           ur_physical_mem_handle_t *phPhysMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pIPCPhysMemHandleData || !phPhysMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                            ur_physical_mem_handle_t hPhysMem) noexcept {
  if (!hContext || !hPhysMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                                        size_t *pIPCEventHandleDataSizeRet) noexcept {
  if (!hEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppIPCEventHandleData || !pIPCEventHandleDataSizeRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCPutEventHandleExp(ur_context_handle_t hContext,
                                                        void *pIPCEventHandleData) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pIPCEventHandleData) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                                         size_t, ur_event_handle_t *phEvent) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pIPCEventHandleData || !phEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ENQUEUE_EXT_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void **ppMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (handleTypeToExport > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (alignment != 0 && (alignment & (alignment - 1)) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext,
                                                                       ur_device_handle_t hDevice,
                                                                       void *pMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
    void *pMemHandleRet) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem || !pMemHandleRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (handleTypeToExport > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                                   ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                   const char *) noexcept {
  if (!hProgram || anyNull(phDevices, numDevices)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phDevices) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((flags & UR_EXP_PROGRAM_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                                     ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                     const char *) noexcept {
  if (!hProgram || anyNull(phDevices, numDevices)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phDevices) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((flags & UR_EXP_PROGRAM_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                                                  ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                  uint32_t count, const ur_program_handle_t *phPrograms, const char *,
                                                  ur_program_handle_t *phProgram) noexcept {
  if (!hContext || anyNull(phDevices, numDevices) || anyNull(phPrograms, count)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phDevices || !phPrograms || !phProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (count == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if ((flags & UR_EXP_PROGRAM_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue || anyNull(phMemList, numMemsInMemList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnNativeEnqueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  const ur_exp_event_desc_t *pEventDesc,
                                                  ur_event_handle_t *phEvent) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pEventDesc || !phEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pEventDesc->flags & UR_EXP_EVENT_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (mistyped(*pEventDesc)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if ((pEventDesc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0 &&
      (pEventDesc->flags & UR_EXP_EVENT_FLAG_IPC_EXP) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                                       size_t size) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDst || !pSrc) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pHostMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pHostMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                             ur_device_handle_t peerDevice) noexcept {
  if (!commandDevice || !peerDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                              ur_device_handle_t peerDevice) noexcept {
  if (!commandDevice || !peerDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                              ur_device_handle_t peerDevice,
                                                              ur_exp_peer_info_t propName, size_t propSize,
                                                              void *pPropValue, size_t *pPropSizeRet) noexcept {
  if (!commandDevice || !peerDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if ((propSize != 0 && pPropValue == nullptr) || (pPropValue == nullptr && pPropSizeRet == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propSize == 0 && pPropValue != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (propName > UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLanewayEventWaitFor(uint32_t numEvents, const ur_event_handle_t *phEvents,
                                                       ur_laneway_event_wait_mode_t mode, uint64_t,
                                                       ur_laneway_event_wait_outcome_t *pOutcome, uint32_t *) noexcept {
  if (anyNull(phEvents, numEvents)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phEvents || !pOutcome) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (mode > UR_LANEWAY_EVENT_WAIT_MODE_ANY) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (numEvents == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

/// The same for adapters, which serve what deployed ones do, though it is an error: only layers refuse it.
namespace served {

[[nodiscard]] inline ur_result_t urPlatformCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t hAdapter,
                                                                  const ur_platform_native_properties_t *,
                                                                  ur_platform_handle_t *phPlatform) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phPlatform) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDevicePartition(ur_device_handle_t hDevice,
                                                   const ur_device_partition_properties_t *pProperties, uint32_t,
                                                   ur_device_handle_t *, uint32_t *) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pProperties || pProperties->pProperties == nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                                      uint32_t NumBinaries, uint32_t *pSelectedBinary) noexcept {
  if (!hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pBinaries || !pSelectedBinary) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (NumBinaries == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t hAdapter,
                                                                const ur_device_native_properties_t *,
                                                                ur_device_handle_t *phDevice) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                                 const ur_context_properties_t *pProperties,
                                                 ur_context_handle_t *phContext) noexcept {
  if (anyNull(phDevices, DeviceCount)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phDevices || !phContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (DeviceCount == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_CONTEXT_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t hAdapter,
                                                                 uint32_t numDevices,
                                                                 const ur_device_handle_t *phDevices,
                                                                 const ur_context_native_properties_t *,
                                                                 ur_context_handle_t *phContext) noexcept {
  if (!hAdapter || anyNull(phDevices, numDevices)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                                   const ur_buffer_properties_t *pProperties,
                                                   ur_mem_handle_t *phBuffer) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_BUFFER_SIZE;
  }
  if ((flags & UR_MEM_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((pProperties == nullptr && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) ||
      (pProperties != nullptr && pProperties->pHost == nullptr &&
      (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) || (pProperties != nullptr &&
      pProperties->pHost != nullptr &&
      !((flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0))) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_HOST_PTR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                                      ur_buffer_create_type_t bufferCreateType,
                                                      const ur_buffer_region_t *pRegion,
                                                      ur_mem_handle_t *phMem) noexcept {
  if (!hBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pRegion || !phMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pRegion != nullptr && pRegion->size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_BUFFER_SIZE;
  }
  if ((flags & UR_MEM_FLAGS_MASK) != 0 || bufferCreateType > UR_BUFFER_CREATE_TYPE_REGION) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemBufferCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                                                   const ur_mem_native_properties_t *,
                                                                   ur_mem_handle_t *phMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urMemImageCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                                                  const ur_image_format_t *pImageFormat,
                                                                  const ur_image_desc_t *pImageDesc,
                                                                  const ur_mem_native_properties_t *,
                                                                  ur_mem_handle_t *phMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !phMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pImageDesc != nullptr && pImageDesc->stype != UR_STRUCTURE_TYPE_IMAGE_DESC) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                                 ur_sampler_handle_t *phSampler) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pDesc || !phSampler) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pDesc->addressingMode > UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT ||
      pDesc->filterMode > UR_SAMPLER_FILTER_MODE_LINEAR) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urSamplerCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                                                 const ur_sampler_native_properties_t *,
                                                                 ur_sampler_handle_t *phSampler) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phSampler) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                                ur_usm_pool_handle_t, size_t size, void **ppMem) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t, size_t size,
                                                  void **ppMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t, size_t size,
                                                  void **ppMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                                 ur_usm_pool_handle_t *ppPool) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPoolDesc || !ppPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pPoolDesc->flags & UR_USM_POOL_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t,
                                                     const ur_physical_mem_properties_t *pProperties,
                                                     ur_physical_mem_handle_t *phPhysicalMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phPhysicalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_PHYSICAL_MEM_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                                       const ur_program_properties_t *pProperties,
                                                       ur_program_handle_t *phProgram) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pIL || !phProgram || (pProperties != nullptr && pProperties->count > 0 &&
      pProperties->pMetadatas == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pProperties != nullptr && pProperties->pMetadatas != nullptr && pProperties->count == 0) ||
      length == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                           ur_device_handle_t *phDevices, size_t *pLengths,
                                                           const uint8_t **ppBinaries,
                                                           const ur_program_properties_t *pProperties,
                                                           ur_program_handle_t *phProgram) noexcept {
  if (!hContext || anyNull(phDevices, numDevices)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phDevices || !pLengths || !ppBinaries || !phProgram || (pProperties != nullptr && pProperties->count > 0 &&
      pProperties->pMetadatas == nullptr)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pProperties != nullptr && pProperties->pMetadatas != nullptr && pProperties->count == 0) ||
      numDevices == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urProgramCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                                                 const ur_program_native_properties_t *,
                                                                 ur_program_handle_t *phProgram) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phProgram) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t,
                                                     const ur_kernel_exec_info_properties_t *,
                                                     const void *pPropValue) noexcept {
  if (!hKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPropValue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (propName > UR_KERNEL_EXEC_INFO_CACHE_CONFIG) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                                                ur_program_handle_t,
                                                                const ur_kernel_native_properties_t *,
                                                                ur_kernel_handle_t *phKernel) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    size_t *pSuggestedLocalWorkSize) noexcept {
  if (!hKernel || !hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGlobalWorkOffset || !pGlobalWorkSize || !pSuggestedLocalWorkSize || (pArgs == nullptr &&
      numArgs > 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; })) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (numWorkDim < 1 || numWorkDim > 3) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                               const ur_queue_properties_t *pProperties,
                                               ur_queue_handle_t *phQueue) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_QUEUE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((pProperties != nullptr && (pProperties->flags & UR_QUEUE_FLAG_PRIORITY_HIGH) != 0 &&
      (pProperties->flags & UR_QUEUE_FLAG_PRIORITY_LOW) != 0) || (pProperties != nullptr &&
      (pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_BATCHED) != 0 &&
      (pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE) != 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *,
                                                        ur_native_handle_t *phNativeQueue) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phNativeQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                                               ur_device_handle_t, const ur_queue_native_properties_t *,
                                                               ur_queue_handle_t *phQueue) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                                               const ur_event_native_properties_t *,
                                                               ur_event_handle_t *phEvent) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_usm_pool_desc_t *pPoolDesc,
                                                    ur_usm_pool_handle_t *pPool) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPoolDesc || !pPool) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pPoolDesc->flags & UR_USM_POOL_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t,
                                                      size_t widthInBytes, size_t, size_t, void **ppMem,
                                                      size_t *pResultPitch) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!ppMem || !pResultPitch) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (widthInBytes == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  }
  if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !phImageMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    ur_exp_image_native_handle_t *phImage) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !phImage) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext,
                                                                       ur_device_handle_t hDevice,
                                                                       ur_exp_image_mem_native_handle_t,
                                                                       const ur_image_format_t *pImageFormat,
                                                                       const ur_image_desc_t *pImageDesc,
                                                                       const ur_sampler_desc_t *pSamplerDesc,
                                                                       ur_exp_image_native_handle_t *phImage) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !pSamplerDesc || !phImage) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pSamplerDesc->addressingMode > UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT ||
      pSamplerDesc->filterMode > UR_SAMPLER_FILTER_MODE_LINEAR) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pSrc || !pDst || !pSrcImageDesc || !pDstImageDesc || !pSrcImageFormat || !pDstImageFormat ||
      !pCopyRegion) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((imageCopyFlags & UR_EXP_IMAGE_COPY_FLAGS_MASK) != 0 ||
      imageCopyInputTypes > UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((pSrcImageDesc != nullptr && pSrcImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) || (pDstImageDesc != nullptr &&
      pDstImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageDesc || !pImageFormat || !pSupportedRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (imageMemHandleType > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageDesc || !pImageFormat || !pSupportedRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (imageMemHandleType > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageDesc || !pImageFormat || !pSupportedRet) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (imageMemHandleType > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t, ur_exp_external_mem_type_t memHandleType,
    ur_exp_external_mem_desc_t *pExternalMemDesc, ur_exp_external_mem_handle_t *phExternalMem) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pExternalMemDesc || !phExternalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  if (!hContext || !hDevice || !hExternalMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pImageFormat || !pImageDesc || !phImageMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pExternalSemaphoreDesc || !phExternalSemaphore) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (semHandleType > UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX11_FENCE) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pCommandBufferDesc || !phCommandBuffer) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *,
    const size_t *pGlobalWorkSize, const size_t *, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer || !hKernel || anyNull(phKernelAlternatives, numKernelAlternatives)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGlobalWorkSize || (pArgs == nullptr && numArgs > 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; })) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (workDim < 1 || workDim > 3) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  if ((phKernelAlternatives == nullptr && numKernelAlternatives > 0) || (phKernelAlternatives != nullptr &&
      numKernelAlternatives == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  if ((pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) || (pSyncPointWaitList != nullptr &&
      numSyncPointsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) noexcept {
  if (!hCommandBuffer ||
      anyOf(pUpdateKernelLaunch, numKernelUpdates, [&](auto i) { return pUpdateKernelLaunch[i].hCommand == nullptr &&
      pUpdateKernelLaunch[i].pNext == nullptr; })) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pUpdateKernelLaunch) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (numKernelUpdates == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue || !hKernel) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pGlobalWorkSize || (pArgs == nullptr && numArgs > 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; }) ||
      (launchPropList != nullptr && (launchPropList->flags & UR_KERNEL_LAUNCH_FLAGS_MASK) != 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (workDim < 1 || workDim > 3) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  if (pLocalWorkSize != nullptr && (pLocalWorkSize[0] == 0 || (workDim >= 2 && pLocalWorkSize[1] == 0) ||
      (workDim >= 3 && pLocalWorkSize[2] == 0))) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
  }
  if (anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask,
                                                      void *, const ur_exp_host_task_properties_t *pProperties,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnHostTask) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_HOST_TASK_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ENQUEUE_EXT_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
  if (!hQueue || anyNull(phMemList, numMemsInMemList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnNativeEnqueue) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((phEventWaitList == nullptr && numEventsInWaitList > 0) || (phEventWaitList != nullptr &&
      numEventsInWaitList == 0) || anyNull(phEventWaitList, numEventsInWaitList)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  const ur_exp_event_desc_t *pEventDesc,
                                                  ur_event_handle_t *phEvent) noexcept {
  if (!hContext || !hDevice) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pEventDesc || !phEvent) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if ((pEventDesc->flags & UR_EXP_EVENT_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if ((pEventDesc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0 &&
      (pEventDesc->flags & UR_EXP_EVENT_FLAG_IPC_EXP) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) noexcept {
  if (!hContext) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pHostMem) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (size == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  return UR_RESULT_SUCCESS;
}

} // namespace served
} // namespace ur::checks
