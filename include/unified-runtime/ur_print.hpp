// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The values of the API in C++ streams. A value of a flags type is a plain number: cast it to its enumeration to
// print it.
#pragma once

#if __cplusplus < 201703L
#error "ur_print.hpp needs C++17: compile with -std=c++17 or later"
#endif

#include "ur_print.h"

#include <ostream>
#include <string>

namespace ur::print {

/// The text that one of the functions of ur_print.h gives; empty where it fails.
template <typename Function, typename... Values>
[[nodiscard]] std::string text(Function print, const Values &...values) {
  std::size_t size = 0;
  if (print(values..., nullptr, 0, &size) != UR_RESULT_SUCCESS || size == 0) {
    return {};
  }
  std::string result(size, '\0');
  if (print(values..., result.data(), size, nullptr) != UR_RESULT_SUCCESS) {
    return {};
  }
  result.resize(size - 1);
  return result;
}

} // namespace ur::print

inline std::ostream &operator<<(std::ostream &out, enum ur_function_t value) {
  return out << ur::print::text(urPrintFunction, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_structure_type_t value) {
  return out << ur::print::text(urPrintStructureType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_result_t value) {
  return out << ur::print::text(urPrintResult, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_backend_t value) {
  return out << ur::print::text(urPrintBackend, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_init_flag_t value) {
  return out << ur::print::text(urPrintDeviceInitFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_loader_config_info_t value) {
  return out << ur::print::text(urPrintLoaderConfigInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_adapter_info_t value) {
  return out << ur::print::text(urPrintAdapterInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_logger_level_t value) {
  return out << ur::print::text(urPrintLoggerLevel, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_platform_info_t value) {
  return out << ur::print::text(urPrintPlatformInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_api_version_t value) {
  return out << ur::print::text(urPrintApiVersion, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_type_t value) {
  return out << ur::print::text(urPrintDeviceType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_info_t value) {
  return out << ur::print::text(urPrintDeviceInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_affinity_domain_flag_t value) {
  return out << ur::print::text(urPrintDeviceAffinityDomainFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_partition_t value) {
  return out << ur::print::text(urPrintDevicePartition, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_fp_capability_flag_t value) {
  return out << ur::print::text(urPrintDeviceFpCapabilityFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_mem_cache_type_t value) {
  return out << ur::print::text(urPrintDeviceMemCacheType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_local_mem_type_t value) {
  return out << ur::print::text(urPrintDeviceLocalMemType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_exec_capability_flag_t value) {
  return out << ur::print::text(urPrintDeviceExecCapabilityFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_memory_order_capability_flag_t value) {
  return out << ur::print::text(urPrintMemoryOrderCapabilityFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_memory_scope_capability_flag_t value) {
  return out << ur::print::text(urPrintMemoryScopeCapabilityFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_usm_access_capability_flag_t value) {
  return out << ur::print::text(urPrintDeviceUsmAccessCapabilityFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_throttle_reasons_flag_t value) {
  return out << ur::print::text(urPrintDeviceThrottleReasonsFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_kernel_launch_properties_flag_t value) {
  return out << ur::print::text(urPrintKernelLaunchPropertiesFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_context_flag_t value) {
  return out << ur::print::text(urPrintContextFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_context_info_t value) {
  return out << ur::print::text(urPrintContextInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_mem_flag_t value) {
  return out << ur::print::text(urPrintMemFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_mem_type_t value) {
  return out << ur::print::text(urPrintMemType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_mem_info_t value) {
  return out << ur::print::text(urPrintMemInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_image_channel_order_t value) {
  return out << ur::print::text(urPrintImageChannelOrder, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_image_channel_type_t value) {
  return out << ur::print::text(urPrintImageChannelType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_image_info_t value) {
  return out << ur::print::text(urPrintImageInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_buffer_create_type_t value) {
  return out << ur::print::text(urPrintBufferCreateType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_sampler_filter_mode_t value) {
  return out << ur::print::text(urPrintSamplerFilterMode, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_sampler_addressing_mode_t value) {
  return out << ur::print::text(urPrintSamplerAddressingMode, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_sampler_info_t value) {
  return out << ur::print::text(urPrintSamplerInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_usm_host_mem_flag_t value) {
  return out << ur::print::text(urPrintUsmHostMemFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_usm_device_mem_flag_t value) {
  return out << ur::print::text(urPrintUsmDeviceMemFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_usm_pool_flag_t value) {
  return out << ur::print::text(urPrintUsmPoolFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_usm_type_t value) {
  return out << ur::print::text(urPrintUsmType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_usm_alloc_info_t value) {
  return out << ur::print::text(urPrintUsmAllocInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_usm_advice_flag_t value) {
  return out << ur::print::text(urPrintUsmAdviceFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_usm_pool_info_t value) {
  return out << ur::print::text(urPrintUsmPoolInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_virtual_mem_granularity_info_t value) {
  return out << ur::print::text(urPrintVirtualMemGranularityInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_virtual_mem_access_flag_t value) {
  return out << ur::print::text(urPrintVirtualMemAccessFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_virtual_mem_info_t value) {
  return out << ur::print::text(urPrintVirtualMemInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_physical_mem_flag_t value) {
  return out << ur::print::text(urPrintPhysicalMemFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_physical_mem_info_t value) {
  return out << ur::print::text(urPrintPhysicalMemInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_program_metadata_type_t value) {
  return out << ur::print::text(urPrintProgramMetadataType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_program_info_t value) {
  return out << ur::print::text(urPrintProgramInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_program_build_status_t value) {
  return out << ur::print::text(urPrintProgramBuildStatus, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_program_binary_type_t value) {
  return out << ur::print::text(urPrintProgramBinaryType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_program_build_info_t value) {
  return out << ur::print::text(urPrintProgramBuildInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_kernel_info_t value) {
  return out << ur::print::text(urPrintKernelInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_kernel_group_info_t value) {
  return out << ur::print::text(urPrintKernelGroupInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_kernel_sub_group_info_t value) {
  return out << ur::print::text(urPrintKernelSubGroupInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_kernel_cache_config_t value) {
  return out << ur::print::text(urPrintKernelCacheConfig, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_kernel_exec_info_t value) {
  return out << ur::print::text(urPrintKernelExecInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_queue_info_t value) {
  return out << ur::print::text(urPrintQueueInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_queue_flag_t value) {
  return out << ur::print::text(urPrintQueueFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_command_t value) {
  return out << ur::print::text(urPrintCommand, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_event_status_t value) {
  return out << ur::print::text(urPrintEventStatus, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_event_info_t value) {
  return out << ur::print::text(urPrintEventInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_profiling_info_t value) {
  return out << ur::print::text(urPrintProfilingInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_execution_info_t value) {
  return out << ur::print::text(urPrintExecutionInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_kernel_launch_flag_t value) {
  return out << ur::print::text(urPrintKernelLaunchFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_map_flag_t value) {
  return out << ur::print::text(urPrintMapFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_usm_migration_flag_t value) {
  return out << ur::print::text(urPrintUsmMigrationFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_device_2d_block_array_capability_flag_t value) {
  return out << ur::print::text(urPrintExpDevice_2dBlockArrayCapabilityFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_async_usm_alloc_flag_t value) {
  return out << ur::print::text(urPrintExpAsyncUsmAllocFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_image_copy_flag_t value) {
  return out << ur::print::text(urPrintExpImageCopyFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_image_copy_input_types_t value) {
  return out << ur::print::text(urPrintExpImageCopyInputTypes, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_sampler_cubemap_filter_mode_t value) {
  return out << ur::print::text(urPrintExpSamplerCubemapFilterMode, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_external_mem_type_t value) {
  return out << ur::print::text(urPrintExpExternalMemType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_external_semaphore_type_t value) {
  return out << ur::print::text(urPrintExpExternalSemaphoreType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_image_mem_type_t value) {
  return out << ur::print::text(urPrintExpImageMemType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_device_command_buffer_update_capability_flag_t value) {
  return out << ur::print::text(urPrintDeviceCommandBufferUpdateCapabilityFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_command_buffer_info_t value) {
  return out << ur::print::text(urPrintExpCommandBufferInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_command_buffer_command_info_t value) {
  return out << ur::print::text(urPrintExpCommandBufferCommandInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_kernel_arg_type_t value) {
  return out << ur::print::text(urPrintExpKernelArgType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_host_task_flag_t value) {
  return out << ur::print::text(urPrintExpHostTaskFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_enqueue_ext_flag_t value) {
  return out << ur::print::text(urPrintExpEnqueueExtFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_program_flag_t value) {
  return out << ur::print::text(urPrintExpProgramFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_enqueue_native_command_flag_t value) {
  return out << ur::print::text(urPrintExpEnqueueNativeCommandFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_event_flag_t value) {
  return out << ur::print::text(urPrintExpEventFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_usm_host_alloc_register_flag_t value) {
  return out << ur::print::text(urPrintExpUsmHostAllocRegisterFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_exp_peer_info_t value) {
  return out << ur::print::text(urPrintExpPeerInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_base_properties_t &value) {
  return out << ur::print::text(urPrintBaseProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_base_desc_t &value) {
  return out << ur::print::text(urPrintBaseDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_rect_offset_t &value) {
  return out << ur::print::text(urPrintRectOffset, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_rect_region_t &value) {
  return out << ur::print::text(urPrintRectRegion, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_code_location_t &value) {
  return out << ur::print::text(urPrintCodeLocation, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_platform_native_properties_t &value) {
  return out << ur::print::text(urPrintPlatformNativeProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_binary_t &value) {
  return out << ur::print::text(urPrintDeviceBinary, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_partition_property_t &value) {
  return out << ur::print::text(urPrintDevicePartitionProperty, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_partition_properties_t &value) {
  return out << ur::print::text(urPrintDevicePartitionProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_native_properties_t &value) {
  return out << ur::print::text(urPrintDeviceNativeProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_context_properties_t &value) {
  return out << ur::print::text(urPrintContextProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_context_native_properties_t &value) {
  return out << ur::print::text(urPrintContextNativeProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_image_format_t &value) {
  return out << ur::print::text(urPrintImageFormat, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_image_desc_t &value) {
  return out << ur::print::text(urPrintImageDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_buffer_properties_t &value) {
  return out << ur::print::text(urPrintBufferProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_buffer_channel_properties_t &value) {
  return out << ur::print::text(urPrintBufferChannelProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_buffer_alloc_location_properties_t &value) {
  return out << ur::print::text(urPrintBufferAllocLocationProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_buffer_region_t &value) {
  return out << ur::print::text(urPrintBufferRegion, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_mem_native_properties_t &value) {
  return out << ur::print::text(urPrintMemNativeProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_sampler_desc_t &value) {
  return out << ur::print::text(urPrintSamplerDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_sampler_native_properties_t &value) {
  return out << ur::print::text(urPrintSamplerNativeProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_desc_t &value) {
  return out << ur::print::text(urPrintUsmDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_host_desc_t &value) {
  return out << ur::print::text(urPrintUsmHostDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_device_desc_t &value) {
  return out << ur::print::text(urPrintUsmDeviceDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_alloc_location_desc_t &value) {
  return out << ur::print::text(urPrintUsmAllocLocationDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_desc_t &value) {
  return out << ur::print::text(urPrintUsmPoolDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_limits_desc_t &value) {
  return out << ur::print::text(urPrintUsmPoolLimitsDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_physical_mem_properties_t &value) {
  return out << ur::print::text(urPrintPhysicalMemProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_metadata_t &value) {
  return out << ur::print::text(urPrintProgramMetadata, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_properties_t &value) {
  return out << ur::print::text(urPrintProgramProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_specialization_constant_info_t &value) {
  return out << ur::print::text(urPrintSpecializationConstantInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_native_properties_t &value) {
  return out << ur::print::text(urPrintProgramNativeProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_arg_value_properties_t &value) {
  return out << ur::print::text(urPrintKernelArgValueProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_arg_local_properties_t &value) {
  return out << ur::print::text(urPrintKernelArgLocalProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_arg_pointer_properties_t &value) {
  return out << ur::print::text(urPrintKernelArgPointerProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_exec_info_properties_t &value) {
  return out << ur::print::text(urPrintKernelExecInfoProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_arg_sampler_properties_t &value) {
  return out << ur::print::text(urPrintKernelArgSamplerProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_arg_mem_obj_properties_t &value) {
  return out << ur::print::text(urPrintKernelArgMemObjProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_native_properties_t &value) {
  return out << ur::print::text(urPrintKernelNativeProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_properties_t &value) {
  return out << ur::print::text(urPrintQueueProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_index_properties_t &value) {
  return out << ur::print::text(urPrintQueueIndexProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_native_desc_t &value) {
  return out << ur::print::text(urPrintQueueNativeDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_native_properties_t &value) {
  return out << ur::print::text(urPrintQueueNativeProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_native_properties_t &value) {
  return out << ur::print::text(urPrintEventNativeProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_launch_ext_properties_t &value) {
  return out << ur::print::text(urPrintKernelLaunchExtProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_launch_cluster_property_t &value) {
  return out << ur::print::text(urPrintKernelLaunchClusterProperty, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_launch_workgroup_property_t &value) {
  return out << ur::print::text(urPrintKernelLaunchWorkgroupProperty, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_async_usm_alloc_properties_t &value) {
  return out << ur::print::text(urPrintExpAsyncUsmAllocProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_buffer_desc_t &value) {
  return out << ur::print::text(urPrintUsmPoolBufferDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_file_descriptor_t &value) {
  return out << ur::print::text(urPrintExpFileDescriptor, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_win32_handle_t &value) {
  return out << ur::print::text(urPrintExpWin32Handle, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_win32_name_t &value) {
  return out << ur::print::text(urPrintExpWin32Name, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_sampler_mip_properties_t &value) {
  return out << ur::print::text(urPrintExpSamplerMipProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_sampler_addr_modes_t &value) {
  return out << ur::print::text(urPrintExpSamplerAddrModes, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_sampler_cubemap_properties_t &value) {
  return out << ur::print::text(urPrintExpSamplerCubemapProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_external_mem_desc_t &value) {
  return out << ur::print::text(urPrintExpExternalMemDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_external_semaphore_desc_t &value) {
  return out << ur::print::text(urPrintExpExternalSemaphoreDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_image_copy_region_t &value) {
  return out << ur::print::text(urPrintExpImageCopyRegion, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_command_buffer_desc_t &value) {
  return out << ur::print::text(urPrintExpCommandBufferDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_command_buffer_update_memobj_arg_desc_t &value) {
  return out << ur::print::text(urPrintExpCommandBufferUpdateMemobjArgDesc, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_exp_command_buffer_update_pointer_arg_desc_t &value) {
  return out << ur::print::text(urPrintExpCommandBufferUpdatePointerArgDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_command_buffer_update_value_arg_desc_t &value) {
  return out << ur::print::text(urPrintExpCommandBufferUpdateValueArgDesc, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_exp_command_buffer_update_kernel_launch_desc_t &value) {
  return out << ur::print::text(urPrintExpCommandBufferUpdateKernelLaunchDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_kernel_arg_mem_obj_tuple_t &value) {
  return out << ur::print::text(urPrintExpKernelArgMemObjTuple, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_kernel_arg_properties_t &value) {
  return out << ur::print::text(urPrintExpKernelArgProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_host_task_properties_t &value) {
  return out << ur::print::text(urPrintExpHostTaskProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_enqueue_ext_properties_t &value) {
  return out << ur::print::text(urPrintExpEnqueueExtProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_enqueue_native_command_properties_t &value) {
  return out << ur::print::text(urPrintExpEnqueueNativeCommandProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_event_desc_t &value) {
  return out << ur::print::text(urPrintExpEventDesc, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_exp_usm_host_alloc_register_properties_t &value) {
  return out << ur::print::text(urPrintExpUsmHostAllocRegisterProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_loader_config_create_params_t *value) {
  return out << ur::print::text(urPrintLoaderConfigCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_loader_config_retain_params_t *value) {
  return out << ur::print::text(urPrintLoaderConfigRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_loader_config_release_params_t *value) {
  return out << ur::print::text(urPrintLoaderConfigReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_loader_config_get_info_params_t *value) {
  return out << ur::print::text(urPrintLoaderConfigGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_loader_config_enable_layer_params_t *value) {
  return out << ur::print::text(urPrintLoaderConfigEnableLayerParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_loader_config_set_code_location_callback_params_t *value) {
  return out << ur::print::text(urPrintLoaderConfigSetCodeLocationCallbackParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_loader_config_set_mocking_enabled_params_t *value) {
  return out << ur::print::text(urPrintLoaderConfigSetMockingEnabledParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_loader_init_params_t *value) {
  return out << ur::print::text(urPrintLoaderInitParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_loader_tear_down_params_t *value) {
  return out << ur::print::text(urPrintLoaderTearDownParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_get_selected_params_t *value) {
  return out << ur::print::text(urPrintDeviceGetSelectedParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_adapter_get_params_t *value) {
  return out << ur::print::text(urPrintAdapterGetParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_adapter_release_params_t *value) {
  return out << ur::print::text(urPrintAdapterReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_adapter_retain_params_t *value) {
  return out << ur::print::text(urPrintAdapterRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_adapter_get_last_error_params_t *value) {
  return out << ur::print::text(urPrintAdapterGetLastErrorParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_adapter_get_info_params_t *value) {
  return out << ur::print::text(urPrintAdapterGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_adapter_set_logger_callback_params_t *value) {
  return out << ur::print::text(urPrintAdapterSetLoggerCallbackParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_adapter_set_logger_callback_level_params_t *value) {
  return out << ur::print::text(urPrintAdapterSetLoggerCallbackLevelParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_platform_get_params_t *value) {
  return out << ur::print::text(urPrintPlatformGetParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_platform_get_info_params_t *value) {
  return out << ur::print::text(urPrintPlatformGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_platform_get_native_handle_params_t *value) {
  return out << ur::print::text(urPrintPlatformGetNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_platform_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintPlatformCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_platform_get_api_version_params_t *value) {
  return out << ur::print::text(urPrintPlatformGetApiVersionParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_platform_get_backend_option_params_t *value) {
  return out << ur::print::text(urPrintPlatformGetBackendOptionParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_context_create_params_t *value) {
  return out << ur::print::text(urPrintContextCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_context_retain_params_t *value) {
  return out << ur::print::text(urPrintContextRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_context_release_params_t *value) {
  return out << ur::print::text(urPrintContextReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_context_get_info_params_t *value) {
  return out << ur::print::text(urPrintContextGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_context_get_native_handle_params_t *value) {
  return out << ur::print::text(urPrintContextGetNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_context_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintContextCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_context_set_extended_deleter_params_t *value) {
  return out << ur::print::text(urPrintContextSetExtendedDeleterParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_get_info_params_t *value) {
  return out << ur::print::text(urPrintEventGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_get_profiling_info_params_t *value) {
  return out << ur::print::text(urPrintEventGetProfilingInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_wait_params_t *value) {
  return out << ur::print::text(urPrintEventWaitParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_retain_params_t *value) {
  return out << ur::print::text(urPrintEventRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_release_params_t *value) {
  return out << ur::print::text(urPrintEventReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_get_native_handle_params_t *value) {
  return out << ur::print::text(urPrintEventGetNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintEventCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_set_callback_params_t *value) {
  return out << ur::print::text(urPrintEventSetCallbackParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_event_create_exp_params_t *value) {
  return out << ur::print::text(urPrintEventCreateExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_create_with_il_params_t *value) {
  return out << ur::print::text(urPrintProgramCreateWithIlParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_create_with_binary_params_t *value) {
  return out << ur::print::text(urPrintProgramCreateWithBinaryParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_build_params_t *value) {
  return out << ur::print::text(urPrintProgramBuildParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_compile_params_t *value) {
  return out << ur::print::text(urPrintProgramCompileParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_link_params_t *value) {
  return out << ur::print::text(urPrintProgramLinkParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_retain_params_t *value) {
  return out << ur::print::text(urPrintProgramRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_release_params_t *value) {
  return out << ur::print::text(urPrintProgramReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_get_function_pointer_params_t *value) {
  return out << ur::print::text(urPrintProgramGetFunctionPointerParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_program_get_global_variable_pointer_params_t *value) {
  return out << ur::print::text(urPrintProgramGetGlobalVariablePointerParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_get_info_params_t *value) {
  return out << ur::print::text(urPrintProgramGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_get_build_info_params_t *value) {
  return out << ur::print::text(urPrintProgramGetBuildInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_program_set_specialization_constants_params_t *value) {
  return out << ur::print::text(urPrintProgramSetSpecializationConstantsParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_get_native_handle_params_t *value) {
  return out << ur::print::text(urPrintProgramGetNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintProgramCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_dynamic_link_exp_params_t *value) {
  return out << ur::print::text(urPrintProgramDynamicLinkExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_build_exp_params_t *value) {
  return out << ur::print::text(urPrintProgramBuildExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_compile_exp_params_t *value) {
  return out << ur::print::text(urPrintProgramCompileExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_program_link_exp_params_t *value) {
  return out << ur::print::text(urPrintProgramLinkExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_create_params_t *value) {
  return out << ur::print::text(urPrintKernelCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_get_info_params_t *value) {
  return out << ur::print::text(urPrintKernelGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_get_group_info_params_t *value) {
  return out << ur::print::text(urPrintKernelGetGroupInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_get_sub_group_info_params_t *value) {
  return out << ur::print::text(urPrintKernelGetSubGroupInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_retain_params_t *value) {
  return out << ur::print::text(urPrintKernelRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_release_params_t *value) {
  return out << ur::print::text(urPrintKernelReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_get_native_handle_params_t *value) {
  return out << ur::print::text(urPrintKernelGetNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintKernelCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_kernel_get_suggested_local_work_size_params_t *value) {
  return out << ur::print::text(urPrintKernelGetSuggestedLocalWorkSizeParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_kernel_get_suggested_local_work_size_with_args_params_t *value) {
  return out << ur::print::text(urPrintKernelGetSuggestedLocalWorkSizeWithArgsParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_kernel_set_exec_info_params_t *value) {
  return out << ur::print::text(urPrintKernelSetExecInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_kernel_set_specialization_constants_params_t *value) {
  return out << ur::print::text(urPrintKernelSetSpecializationConstantsParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_kernel_suggest_max_cooperative_group_count_params_t *value) {
  return out << ur::print::text(urPrintKernelSuggestMaxCooperativeGroupCountParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_get_info_params_t *value) {
  return out << ur::print::text(urPrintQueueGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_create_params_t *value) {
  return out << ur::print::text(urPrintQueueCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_retain_params_t *value) {
  return out << ur::print::text(urPrintQueueRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_release_params_t *value) {
  return out << ur::print::text(urPrintQueueReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_get_native_handle_params_t *value) {
  return out << ur::print::text(urPrintQueueGetNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintQueueCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_finish_params_t *value) {
  return out << ur::print::text(urPrintQueueFinishParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_flush_params_t *value) {
  return out << ur::print::text(urPrintQueueFlushParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_begin_graph_capture_exp_params_t *value) {
  return out << ur::print::text(urPrintQueueBeginGraphCaptureExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_begin_capture_into_graph_exp_params_t *value) {
  return out << ur::print::text(urPrintQueueBeginCaptureIntoGraphExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_end_graph_capture_exp_params_t *value) {
  return out << ur::print::text(urPrintQueueEndGraphCaptureExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_is_graph_capture_enabled_exp_params_t *value) {
  return out << ur::print::text(urPrintQueueIsGraphCaptureEnabledExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_queue_get_graph_exp_params_t *value) {
  return out << ur::print::text(urPrintQueueGetGraphExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_sampler_create_params_t *value) {
  return out << ur::print::text(urPrintSamplerCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_sampler_retain_params_t *value) {
  return out << ur::print::text(urPrintSamplerRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_sampler_release_params_t *value) {
  return out << ur::print::text(urPrintSamplerReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_sampler_get_info_params_t *value) {
  return out << ur::print::text(urPrintSamplerGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_sampler_get_native_handle_params_t *value) {
  return out << ur::print::text(urPrintSamplerGetNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_sampler_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintSamplerCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_mem_image_create_params_t *value) {
  return out << ur::print::text(urPrintMemImageCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_mem_buffer_create_params_t *value) {
  return out << ur::print::text(urPrintMemBufferCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_mem_retain_params_t *value) {
  return out << ur::print::text(urPrintMemRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_mem_release_params_t *value) {
  return out << ur::print::text(urPrintMemReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_mem_buffer_partition_params_t *value) {
  return out << ur::print::text(urPrintMemBufferPartitionParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_mem_get_native_handle_params_t *value) {
  return out << ur::print::text(urPrintMemGetNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_mem_buffer_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintMemBufferCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_mem_image_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintMemImageCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_mem_get_info_params_t *value) {
  return out << ur::print::text(urPrintMemGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_mem_image_get_info_params_t *value) {
  return out << ur::print::text(urPrintMemImageGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_physical_mem_create_params_t *value) {
  return out << ur::print::text(urPrintPhysicalMemCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_physical_mem_retain_params_t *value) {
  return out << ur::print::text(urPrintPhysicalMemRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_physical_mem_release_params_t *value) {
  return out << ur::print::text(urPrintPhysicalMemReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_physical_mem_get_info_params_t *value) {
  return out << ur::print::text(urPrintPhysicalMemGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_events_wait_params_t *value) {
  return out << ur::print::text(urPrintEnqueueEventsWaitParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_events_wait_with_barrier_params_t *value) {
  return out << ur::print::text(urPrintEnqueueEventsWaitWithBarrierParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_buffer_read_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemBufferReadParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_buffer_write_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemBufferWriteParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_buffer_read_rect_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemBufferReadRectParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_buffer_write_rect_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemBufferWriteRectParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_buffer_copy_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemBufferCopyParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_buffer_copy_rect_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemBufferCopyRectParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_buffer_fill_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemBufferFillParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_image_read_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemImageReadParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_image_write_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemImageWriteParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_image_copy_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemImageCopyParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_buffer_map_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemBufferMapParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_mem_unmap_params_t *value) {
  return out << ur::print::text(urPrintEnqueueMemUnmapParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_fill_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmFillParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_memcpy_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmMemcpyParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_prefetch_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmPrefetchParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_advise_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmAdviseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_fill_2d_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmFill_2dParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_memcpy_2d_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmMemcpy_2dParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_enqueue_device_global_variable_write_params_t *value) {
  return out << ur::print::text(urPrintEnqueueDeviceGlobalVariableWriteParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_enqueue_device_global_variable_read_params_t *value) {
  return out << ur::print::text(urPrintEnqueueDeviceGlobalVariableReadParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_read_host_pipe_params_t *value) {
  return out << ur::print::text(urPrintEnqueueReadHostPipeParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_write_host_pipe_params_t *value) {
  return out << ur::print::text(urPrintEnqueueWriteHostPipeParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_enqueue_events_wait_with_barrier_ext_params_t *value) {
  return out << ur::print::text(urPrintEnqueueEventsWaitWithBarrierExtParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_enqueue_kernel_launch_with_args_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueKernelLaunchWithArgsExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_device_alloc_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmDeviceAllocExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_shared_alloc_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmSharedAllocExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_host_alloc_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmHostAllocExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_usm_free_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueUsmFreeExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_timestamp_recording_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueTimestampRecordingExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_command_buffer_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueCommandBufferExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_host_task_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueHostTaskExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_native_command_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueNativeCommandExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_enqueue_graph_exp_params_t *value) {
  return out << ur::print::text(urPrintEnqueueGraphExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_host_alloc_params_t *value) {
  return out << ur::print::text(urPrintUsmHostAllocParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_device_alloc_params_t *value) {
  return out << ur::print::text(urPrintUsmDeviceAllocParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_shared_alloc_params_t *value) {
  return out << ur::print::text(urPrintUsmSharedAllocParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_free_params_t *value) {
  return out << ur::print::text(urPrintUsmFreeParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_get_mem_alloc_info_params_t *value) {
  return out << ur::print::text(urPrintUsmGetMemAllocInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_create_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_retain_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_release_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_get_info_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_create_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolCreateExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_destroy_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolDestroyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_usm_pool_get_default_device_pool_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolGetDefaultDevicePoolExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_get_info_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolGetInfoExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_set_info_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolSetInfoExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_set_device_pool_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolSetDevicePoolExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_get_device_pool_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolGetDevicePoolExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pool_trim_to_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmPoolTrimToExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_pitched_alloc_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmPitchedAllocExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_context_memcpy_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmContextMemcpyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_host_alloc_unregister_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmHostAllocUnregisterExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_host_alloc_register_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmHostAllocRegisterExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_import_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmImportExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_release_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmReleaseExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_unsampled_image_handle_destroy_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesUnsampledImageHandleDestroyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_sampled_image_handle_destroy_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesSampledImageHandleDestroyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_bindless_images_image_allocate_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesImageAllocateExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_bindless_images_image_free_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesImageFreeExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_unsampled_image_create_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesUnsampledImageCreateExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_sampled_image_create_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesSampledImageCreateExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_bindless_images_image_copy_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesImageCopyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_bindless_images_image_get_info_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesImageGetInfoExpParams, value);
}
inline std::ostream &operator<<(
    std::ostream &out, const struct ur_bindless_images_get_image_memory_handle_type_support_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesGetImageMemoryHandleTypeSupportExpParams, value);
}
inline std::ostream &operator<<(
    std::ostream &out, const struct ur_bindless_images_get_image_unsampled_handle_support_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesGetImageUnsampledHandleSupportExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_get_image_sampled_handle_support_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesGetImageSampledHandleSupportExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_mipmap_get_level_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesMipmapGetLevelExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_bindless_images_mipmap_free_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesMipmapFreeExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_import_external_memory_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesImportExternalMemoryExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_map_external_array_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesMapExternalArrayExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_map_external_linear_memory_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesMapExternalLinearMemoryExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_release_external_memory_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesReleaseExternalMemoryExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_free_mapped_linear_memory_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesFreeMappedLinearMemoryExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_supports_importing_handle_type_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesSupportsImportingHandleTypeExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_import_external_semaphore_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesImportExternalSemaphoreExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_release_external_semaphore_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesReleaseExternalSemaphoreExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_wait_external_semaphore_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesWaitExternalSemaphoreExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_bindless_images_signal_external_semaphore_exp_params_t *value) {
  return out << ur::print::text(urPrintBindlessImagesSignalExternalSemaphoreExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_command_buffer_create_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferCreateExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_command_buffer_retain_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferRetainExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_command_buffer_release_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferReleaseExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_command_buffer_finalize_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferFinalizeExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_kernel_launch_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendKernelLaunchExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_kernel_launch_with_args_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendKernelLaunchWithArgsExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_usm_memcpy_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendUsmMemcpyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_command_buffer_append_usm_fill_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendUsmFillExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_mem_buffer_copy_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendMemBufferCopyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_mem_buffer_write_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendMemBufferWriteExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_mem_buffer_read_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendMemBufferReadExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendMemBufferCopyRectExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_mem_buffer_write_rect_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendMemBufferWriteRectExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_mem_buffer_read_rect_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendMemBufferReadRectExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_mem_buffer_fill_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendMemBufferFillExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_usm_prefetch_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendUsmPrefetchExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_usm_advise_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendUsmAdviseExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_append_native_command_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferAppendNativeCommandExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_update_kernel_launch_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferUpdateKernelLaunchExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_update_signal_event_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferUpdateSignalEventExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_update_wait_events_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferUpdateWaitEventsExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_command_buffer_get_info_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferGetInfoExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_command_buffer_get_native_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintCommandBufferGetNativeHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_graph_create_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphCreateExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_graph_instantiate_graph_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphInstantiateGraphExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_graph_destroy_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphDestroyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_graph_executable_graph_destroy_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphExecutableGraphDestroyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_graph_is_empty_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphIsEmptyExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_graph_get_id_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphGetIdExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_graph_set_destruction_callback_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphSetDestructionCallbackExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_graph_dump_contents_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphDumpContentsExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_graph_get_native_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphGetNativeHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_graph_executable_graph_get_native_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintGraphExecutableGraphGetNativeHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_get_mem_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcGetMemHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_put_mem_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcPutMemHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_open_mem_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcOpenMemHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_close_mem_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcCloseMemHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_get_phys_mem_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcGetPhysMemHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_put_phys_mem_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcPutPhysMemHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_open_phys_mem_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcOpenPhysMemHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_close_phys_mem_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcClosePhysMemHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_get_event_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcGetEventHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_put_event_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcPutEventHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_ipc_open_event_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintIpcOpenEventHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_memory_export_alloc_exportable_memory_exp_params_t *value) {
  return out << ur::print::text(urPrintMemoryExportAllocExportableMemoryExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_memory_export_free_exportable_memory_exp_params_t *value) {
  return out << ur::print::text(urPrintMemoryExportFreeExportableMemoryExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out,
                                const struct ur_memory_export_export_memory_handle_exp_params_t *value) {
  return out << ur::print::text(urPrintMemoryExportExportMemoryHandleExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_p2p_enable_peer_access_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmP2pEnablePeerAccessExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_p2p_disable_peer_access_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmP2pDisablePeerAccessExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_usm_p2p_peer_access_get_info_exp_params_t *value) {
  return out << ur::print::text(urPrintUsmP2pPeerAccessGetInfoExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_virtual_mem_granularity_get_info_params_t *value) {
  return out << ur::print::text(urPrintVirtualMemGranularityGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_virtual_mem_reserve_params_t *value) {
  return out << ur::print::text(urPrintVirtualMemReserveParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_virtual_mem_free_params_t *value) {
  return out << ur::print::text(urPrintVirtualMemFreeParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_virtual_mem_map_params_t *value) {
  return out << ur::print::text(urPrintVirtualMemMapParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_virtual_mem_unmap_params_t *value) {
  return out << ur::print::text(urPrintVirtualMemUnmapParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_virtual_mem_set_access_params_t *value) {
  return out << ur::print::text(urPrintVirtualMemSetAccessParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_virtual_mem_get_info_params_t *value) {
  return out << ur::print::text(urPrintVirtualMemGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_get_params_t *value) {
  return out << ur::print::text(urPrintDeviceGetParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_get_info_params_t *value) {
  return out << ur::print::text(urPrintDeviceGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_retain_params_t *value) {
  return out << ur::print::text(urPrintDeviceRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_release_params_t *value) {
  return out << ur::print::text(urPrintDeviceReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_partition_params_t *value) {
  return out << ur::print::text(urPrintDevicePartitionParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_select_binary_params_t *value) {
  return out << ur::print::text(urPrintDeviceSelectBinaryParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_get_native_handle_params_t *value) {
  return out << ur::print::text(urPrintDeviceGetNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_create_with_native_handle_params_t *value) {
  return out << ur::print::text(urPrintDeviceCreateWithNativeHandleParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_get_global_timestamps_params_t *value) {
  return out << ur::print::text(urPrintDeviceGetGlobalTimestampsParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_device_wait_exp_params_t *value) {
  return out << ur::print::text(urPrintDeviceWaitExpParams, value);
}
