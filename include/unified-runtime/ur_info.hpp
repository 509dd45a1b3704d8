// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The type of the value that each query gives, known at compile time.
#pragma once

#if __cplusplus < 201703L
#error "ur_info.hpp needs C++17: compile with -std=c++17 or later"
#endif

#include "ur_api.h"

#include <cstddef>
#include <type_traits>

namespace ur {

/// What a query gives: one Element, kCount of them, or, where kCount is 0, as many as its size says.
template <typename T, std::size_t Count, bool Optional>
struct InfoShape {
  using Element = T;
  static constexpr std::size_t kCount = Count;
  static constexpr bool kArray = Count == 0;
  static constexpr bool kText = kArray && std::is_same_v<T, char>;
  /// Not every adapter or device answers the query.
  static constexpr bool kOptional = Optional;
};

/// The shape of one query; there is none for enumerators that ask for nothing.
template <auto Query>
struct InfoTraits;

template <auto Query>
using InfoElement = typename InfoTraits<Query>::Element;

template <>
struct InfoTraits<UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_LOADER_CONFIG_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};

template <>
struct InfoTraits<UR_ADAPTER_INFO_BACKEND> : InfoShape<ur_backend_t, 1, false> {};
template <>
struct InfoTraits<UR_ADAPTER_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_ADAPTER_INFO_VERSION> : InfoShape<uint32_t, 1, false> {};

template <>
struct InfoTraits<UR_PLATFORM_INFO_NAME> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_PLATFORM_INFO_VENDOR_NAME> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_PLATFORM_INFO_VERSION> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_PLATFORM_INFO_EXTENSIONS> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_PLATFORM_INFO_PROFILE> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_PLATFORM_INFO_BACKEND> : InfoShape<ur_backend_t, 1, false> {};
template <>
struct InfoTraits<UR_PLATFORM_INFO_ADAPTER> : InfoShape<ur_adapter_handle_t, 1, false> {};

template <>
struct InfoTraits<UR_DEVICE_INFO_TYPE> : InfoShape<ur_device_type_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_VENDOR_ID> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_DEVICE_ID> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_COMPUTE_UNITS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES> : InfoShape<size_t, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_SINGLE_FP_CONFIG> : InfoShape<ur_device_fp_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_HALF_FP_CONFIG> : InfoShape<ur_device_fp_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_DOUBLE_FP_CONFIG> : InfoShape<ur_device_fp_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_QUEUE_PROPERTIES> : InfoShape<ur_queue_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MEMORY_CLOCK_RATE> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ADDRESS_BITS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE> : InfoShape<uint64_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_SAMPLERS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_PARAMETER_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE> : InfoShape<ur_device_mem_cache_type_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE> : InfoShape<uint64_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GLOBAL_MEM_SIZE> : InfoShape<uint64_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GLOBAL_MEM_FREE> : InfoShape<uint64_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE> : InfoShape<uint64_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_CONSTANT_ARGS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_LOCAL_MEM_TYPE> : InfoShape<ur_device_local_mem_type_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_LOCAL_MEM_SIZE> : InfoShape<uint64_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_HOST_UNIFIED_MEMORY> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ENDIAN_LITTLE> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_AVAILABLE> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_COMPILER_AVAILABLE> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_LINKER_AVAILABLE> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_EXECUTION_CAPABILITIES> : InfoShape<ur_device_exec_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES> : InfoShape<ur_queue_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES> : InfoShape<ur_queue_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BUILT_IN_KERNELS> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PLATFORM> : InfoShape<ur_platform_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IL_VERSION> : InfoShape<char, 0, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NAME> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_VENDOR> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_DRIVER_VERSION> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PROFILE> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_VERSION> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_EXTENSIONS> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PRINTF_BUFFER_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PARENT_DEVICE> : InfoShape<ur_device_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_SUPPORTED_PARTITIONS> : InfoShape<ur_device_partition_t, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN> : InfoShape<ur_device_affinity_domain_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PARTITION_TYPE> : InfoShape<ur_device_partition_property_t, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL> : InfoShape<uint32_t, 0, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USM_HOST_SUPPORT> : InfoShape<ur_device_usm_access_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USM_DEVICE_SUPPORT> : InfoShape<ur_device_usm_access_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT>
    : InfoShape<ur_device_usm_access_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT>
    : InfoShape<ur_device_usm_access_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT>
    : InfoShape<ur_device_usm_access_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_UUID> : InfoShape<uint8_t, 0, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PCI_ADDRESS> : InfoShape<char, 0, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GPU_EU_COUNT> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GPU_EU_SLICES> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH> : InfoShape<uint64_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE_SRGB> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BUILD_ON_SUBDEVICE> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ATOMIC_64> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES>
    : InfoShape<ur_memory_order_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES>
    : InfoShape<ur_memory_scope_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES>
    : InfoShape<ur_memory_order_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES>
    : InfoShape<ur_memory_scope_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BFLOAT16> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MEMORY_BUS_WIDTH> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_WORK_GROUPS_3D> : InfoShape<size_t, 3, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ASYNC_BARRIER> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IP_VERSION> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ESIMD_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_COMPONENT_DEVICES> : InfoShape<ur_device_handle_t, 0, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_COMPOSITE_DEVICE> : InfoShape<ur_device_handle_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USM_POOL_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NUM_COMPUTE_UNITS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USE_NATIVE_ASSERT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS>
    : InfoShape<ur_device_throttle_reasons_flags_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_FAN_SPEED> : InfoShape<int32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MIN_POWER_LIMIT> : InfoShape<int32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_POWER_LIMIT> : InfoShape<int32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES>
    : InfoShape<ur_kernel_launch_properties_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_LUID> : InfoShape<uint8_t, 0, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NODE_MASK> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_WORK_GROUPS> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_XE_STACK_COUNT> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_XE_REGIONS_PER_STACK> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_XE_CORES_PER_CLUSTER> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_EUS_PER_XE_CORE> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP>
    : InfoShape<ur_device_command_buffer_update_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP>
    : InfoShape<ur_exp_device_2d_block_array_capability_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_IS_INTEGRATED_GPU> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_LANEWAY_LAUNCH_ARGUMENTS_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_DEVICE_INFO_LANEWAY_POOL_REPORT_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};

template <>
struct InfoTraits<UR_CONTEXT_INFO_NUM_DEVICES> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_CONTEXT_INFO_DEVICES> : InfoShape<ur_device_handle_t, 0, false> {};
template <>
struct InfoTraits<UR_CONTEXT_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_CONTEXT_INFO_USM_FILL2D_SUPPORT> : InfoShape<ur_bool_t, 1, false> {};

template <>
struct InfoTraits<UR_MEM_INFO_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_MEM_INFO_CONTEXT> : InfoShape<ur_context_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_MEM_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};

template <>
struct InfoTraits<UR_IMAGE_INFO_FORMAT> : InfoShape<ur_image_format_t, 1, false> {};
template <>
struct InfoTraits<UR_IMAGE_INFO_ELEMENT_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_IMAGE_INFO_ROW_PITCH> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_IMAGE_INFO_SLICE_PITCH> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_IMAGE_INFO_WIDTH> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_IMAGE_INFO_HEIGHT> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_IMAGE_INFO_DEPTH> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_IMAGE_INFO_ARRAY_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_IMAGE_INFO_NUM_MIP_LEVELS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_IMAGE_INFO_NUM_SAMPLES> : InfoShape<uint32_t, 1, false> {};

template <>
struct InfoTraits<UR_SAMPLER_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_SAMPLER_INFO_CONTEXT> : InfoShape<ur_context_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_SAMPLER_INFO_NORMALIZED_COORDS> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_SAMPLER_INFO_ADDRESSING_MODE> : InfoShape<ur_sampler_addressing_mode_t, 1, false> {};
template <>
struct InfoTraits<UR_SAMPLER_INFO_FILTER_MODE> : InfoShape<ur_sampler_filter_mode_t, 1, false> {};

template <>
struct InfoTraits<UR_USM_ALLOC_INFO_TYPE> : InfoShape<ur_usm_type_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_ALLOC_INFO_BASE_PTR> : InfoShape<void *, 1, false> {};
template <>
struct InfoTraits<UR_USM_ALLOC_INFO_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_ALLOC_INFO_DEVICE> : InfoShape<ur_device_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_ALLOC_INFO_POOL> : InfoShape<ur_usm_pool_handle_t, 1, true> {};

template <>
struct InfoTraits<UR_USM_POOL_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_CONTEXT> : InfoShape<ur_context_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_RESERVED_CURRENT_EXP> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_RESERVED_HIGH_EXP> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_USED_CURRENT_EXP> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_USED_HIGH_EXP> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_LANEWAY_LIVE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_LANEWAY_AT_HAND> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_LANEWAY_PENDING> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_LANEWAY_FREE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_LANEWAY_REMAINDER> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_LANEWAY_UNMAPPED> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_LANEWAY_LARGEST> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_LANEWAY_PARTS> : InfoShape<ur_laneway_usm_pool_part_t, 0, false> {};
template <>
struct InfoTraits<UR_USM_POOL_INFO_LANEWAY_MOVES> : InfoShape<size_t, 1, false> {};

template <>
struct InfoTraits<UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED> : InfoShape<size_t, 1, false> {};

template <>
struct InfoTraits<UR_VIRTUAL_MEM_INFO_ACCESS_MODE> : InfoShape<ur_virtual_mem_access_flags_t, 1, false> {};

template <>
struct InfoTraits<UR_PHYSICAL_MEM_INFO_CONTEXT> : InfoShape<ur_context_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_PHYSICAL_MEM_INFO_DEVICE> : InfoShape<ur_device_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_PHYSICAL_MEM_INFO_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_PHYSICAL_MEM_INFO_PROPERTIES> : InfoShape<ur_physical_mem_properties_t, 1, false> {};
template <>
struct InfoTraits<UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};

template <>
struct InfoTraits<UR_PROGRAM_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_PROGRAM_INFO_CONTEXT> : InfoShape<ur_context_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_PROGRAM_INFO_NUM_DEVICES> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_PROGRAM_INFO_DEVICES> : InfoShape<ur_device_handle_t, 0, false> {};
template <>
struct InfoTraits<UR_PROGRAM_INFO_IL> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_PROGRAM_INFO_BINARY_SIZES> : InfoShape<size_t, 0, false> {};
template <>
struct InfoTraits<UR_PROGRAM_INFO_BINARIES> : InfoShape<unsigned char *, 0, false> {};
template <>
struct InfoTraits<UR_PROGRAM_INFO_NUM_KERNELS> : InfoShape<size_t, 1, true> {};
template <>
struct InfoTraits<UR_PROGRAM_INFO_KERNEL_NAMES> : InfoShape<char, 0, true> {};

template <>
struct InfoTraits<UR_PROGRAM_BUILD_INFO_STATUS> : InfoShape<ur_program_build_status_t, 1, false> {};
template <>
struct InfoTraits<UR_PROGRAM_BUILD_INFO_OPTIONS> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_PROGRAM_BUILD_INFO_LOG> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_PROGRAM_BUILD_INFO_BINARY_TYPE> : InfoShape<ur_program_binary_type_t, 1, false> {};

template <>
struct InfoTraits<UR_KERNEL_INFO_FUNCTION_NAME> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_KERNEL_INFO_NUM_ARGS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_INFO_CONTEXT> : InfoShape<ur_context_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_INFO_PROGRAM> : InfoShape<ur_program_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_INFO_ATTRIBUTES> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_KERNEL_INFO_NUM_REGS> : InfoShape<uint32_t, 1, true> {};
template <>
struct InfoTraits<UR_KERNEL_INFO_SPILL_MEM_SIZE> : InfoShape<uint32_t, 0, true> {};

template <>
struct InfoTraits<UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE> : InfoShape<size_t, 3, true> {};
template <>
struct InfoTraits<UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE> : InfoShape<size_t, 3, false> {};
template <>
struct InfoTraits<UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE> : InfoShape<size_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE> : InfoShape<size_t, 3, true> {};
template <>
struct InfoTraits<UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE> : InfoShape<size_t, 1, true> {};

template <>
struct InfoTraits<UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL> : InfoShape<uint32_t, 1, false> {};

template <>
struct InfoTraits<UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS> : InfoShape<ur_bool_t, 1, false> {};
template <>
struct InfoTraits<UR_KERNEL_EXEC_INFO_USM_PTRS> : InfoShape<void *, 0, false> {};
template <>
struct InfoTraits<UR_KERNEL_EXEC_INFO_CACHE_CONFIG> : InfoShape<ur_kernel_cache_config_t, 1, false> {};

template <>
struct InfoTraits<UR_QUEUE_INFO_CONTEXT> : InfoShape<ur_context_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_QUEUE_INFO_DEVICE> : InfoShape<ur_device_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_QUEUE_INFO_DEVICE_DEFAULT> : InfoShape<ur_queue_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_QUEUE_INFO_FLAGS> : InfoShape<ur_queue_flags_t, 1, false> {};
template <>
struct InfoTraits<UR_QUEUE_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_QUEUE_INFO_SIZE> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_QUEUE_INFO_EMPTY> : InfoShape<ur_bool_t, 1, true> {};

template <>
struct InfoTraits<UR_EVENT_INFO_COMMAND_QUEUE> : InfoShape<ur_queue_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_EVENT_INFO_CONTEXT> : InfoShape<ur_context_handle_t, 1, false> {};
template <>
struct InfoTraits<UR_EVENT_INFO_COMMAND_TYPE> : InfoShape<ur_command_t, 1, false> {};
template <>
struct InfoTraits<UR_EVENT_INFO_COMMAND_EXECUTION_STATUS> : InfoShape<ur_event_status_t, 1, false> {};
template <>
struct InfoTraits<UR_EVENT_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};

template <>
struct InfoTraits<UR_PROFILING_INFO_COMMAND_QUEUED> : InfoShape<uint64_t, 1, true> {};
template <>
struct InfoTraits<UR_PROFILING_INFO_COMMAND_SUBMIT> : InfoShape<uint64_t, 1, true> {};
template <>
struct InfoTraits<UR_PROFILING_INFO_COMMAND_START> : InfoShape<uint64_t, 1, true> {};
template <>
struct InfoTraits<UR_PROFILING_INFO_COMMAND_END> : InfoShape<uint64_t, 1, true> {};
template <>
struct InfoTraits<UR_PROFILING_INFO_COMMAND_COMPLETE> : InfoShape<uint64_t, 1, true> {};

template <>
struct InfoTraits<UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};
template <>
struct InfoTraits<UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR> : InfoShape<ur_exp_command_buffer_desc_t, 1, false> {};

template <>
struct InfoTraits<UR_EXP_COMMAND_BUFFER_COMMAND_INFO_REFERENCE_COUNT> : InfoShape<uint32_t, 1, false> {};

template <>
struct InfoTraits<UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT> : InfoShape<int, 1, false> {};
template <>
struct InfoTraits<UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT> : InfoShape<int, 1, false> {};

} // namespace ur
