// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_API_H_INCLUDED
#define UR_API_H_INCLUDED

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The calling convention of the API's functions.
#define UR_APICALL
/// Marks a function that a library shows.
#if defined(__GNUC__) || defined(__clang__)
#define UR_APIEXPORT __attribute__((visibility("default")))
#else
#define UR_APIEXPORT
#endif
#define UR_DLLEXPORT UR_APIEXPORT

/// The version of the API, and its parts.
#define UR_MAKE_VERSION(_major, _minor) (((_major) << 16) | ((_minor) & 0x0000ffff))
#define UR_MAJOR_VERSION(_ver) ((_ver) >> 16)
#define UR_MINOR_VERSION(_ver) ((_ver) & 0x0000ffff)
/// The number with bit _i set.
#define UR_BIT(_i) (1 << (_i))

/// Target of a binary whose device is not stated.
#define UR_DEVICE_BINARY_TARGET_UNKNOWN "<unknown>"
/// Target of SPIR-V with 32-bit addresses, for any device that takes SPIR-V.
#define UR_DEVICE_BINARY_TARGET_SPIRV32 "spir"
/// Target of SPIR-V with 64-bit addresses, for any device that takes SPIR-V.
#define UR_DEVICE_BINARY_TARGET_SPIRV64 "spir64"
/// Target of code compiled ahead of time for x86-64 CPUs.
#define UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64 "spir64_x86_64"
/// Target of code compiled ahead of time for Intel GPUs.
#define UR_DEVICE_BINARY_TARGET_SPIRV64_GEN "spir64_gen"
/// Target of code compiled ahead of time for FPGAs.
#define UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA "spir64_fpga"
/// Target of code for NVIDIA GPUs.
#define UR_DEVICE_BINARY_TARGET_NVPTX64 "nvptx64"
/// Target of code for AMD GPUs.
#define UR_DEVICE_BINARY_TARGET_AMDGCN "amdgcn"
/// Target of code for the host processor itself.
#define UR_DEVICE_BINARY_TARGET_NATIVE_CPU "native_cpu"

/// Truth value in one byte: 0 is false, everything else is true.
typedef uint8_t ur_bool_t;
/// A handle of the backend's own API, as an integer wide enough for a pointer.
typedef uintptr_t ur_native_handle_t;
/// Image as kernels take it: a number passed as an argument by value.
typedef uintptr_t ur_exp_image_native_handle_t;
/// Memory that images are made from: the address of USM memory or an opaque handle of the backend.
typedef uintptr_t ur_exp_image_mem_native_handle_t;
/// Number of a command in its command buffer, for commands that must come after it.
typedef uint32_t ur_exp_command_buffer_sync_point_t;

/// Settings for the loader's initialization: layers, mocking, callbacks.
typedef struct ur_loader_config_handle_t_ *ur_loader_config_handle_t;
/// An adapter: one loaded library that drives one backend.
typedef struct ur_adapter_handle_t_ *ur_adapter_handle_t;
/// A platform: the devices of one driver of an adapter. Owned by the adapter, never released by callers.
typedef struct ur_platform_handle_t_ *ur_platform_handle_t;
/// A device or sub-device of a platform; reference counted.
typedef struct ur_device_handle_t_ *ur_device_handle_t;
/// One or more devices whose objects may be used together; reference counted.
typedef struct ur_context_handle_t_ *ur_context_handle_t;
/// A buffer, a part of one, or an image; reference counted.
typedef struct ur_mem_handle_t_ *ur_mem_handle_t;
/// How images are read between and beyond their pixels; reference counted.
typedef struct ur_sampler_handle_t_ *ur_sampler_handle_t;
/// A pool that USM memory is taken from and goes back to.
typedef struct ur_usm_pool_handle_t_ *ur_usm_pool_handle_t;
/// Device memory without an address, to be mapped into reserved address ranges; reference counted.
typedef struct ur_physical_mem_handle_t_ *ur_physical_mem_handle_t;
/// Device code, as source of a build or built; reference counted.
typedef struct ur_program_handle_t_ *ur_program_handle_t;
/// One entry point of a built program; reference counted.
typedef struct ur_kernel_handle_t_ *ur_kernel_handle_t;
/// Takes commands for one device, in order or not; reference counted, usable from many threads at once.
typedef struct ur_queue_handle_t_ *ur_queue_handle_t;
/// The state of one command: what others wait for and ask; reference counted, may outlive its queue.
typedef struct ur_event_handle_t_ *ur_event_handle_t;
/// Memory of another API that was imported; released by the caller.
typedef struct ur_exp_external_mem_handle_t_ *ur_exp_external_mem_handle_t;
/// Semaphore of another API that was imported; released by the caller.
typedef struct ur_exp_external_semaphore_handle_t_ *ur_exp_external_semaphore_handle_t;
/// Commands recorded once to be run many times; reference counted.
typedef struct ur_exp_command_buffer_handle_t_ *ur_exp_command_buffer_handle_t;
/// One command of an updatable command buffer, for changing it; lives as long as the buffer.
typedef struct ur_exp_command_buffer_command_handle_t_ *ur_exp_command_buffer_command_handle_t;
/// Commands captured from queues; the source of executable graphs.
typedef struct ur_exp_graph_handle_t_ *ur_exp_graph_handle_t;
/// A graph made ready to run.
typedef struct ur_exp_executable_graph_handle_t_ *ur_exp_executable_graph_handle_t;

/// The functions of the API by their fixed numbers.
typedef enum ur_function_t {
  UR_FUNCTION_CONTEXT_CREATE = 1, ///< Stands for urContextCreate.
  UR_FUNCTION_CONTEXT_RETAIN = 2, ///< Stands for urContextRetain.
  UR_FUNCTION_CONTEXT_RELEASE = 3, ///< Stands for urContextRelease.
  UR_FUNCTION_CONTEXT_GET_INFO = 4, ///< Stands for urContextGetInfo.
  UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE = 5, ///< Stands for urContextGetNativeHandle.
  UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE = 6, ///< Stands for urContextCreateWithNativeHandle.
  UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER = 7, ///< Stands for urContextSetExtendedDeleter.
  UR_FUNCTION_DEVICE_GET = 8, ///< Stands for urDeviceGet.
  UR_FUNCTION_DEVICE_GET_INFO = 9, ///< Stands for urDeviceGetInfo.
  UR_FUNCTION_DEVICE_RETAIN = 10, ///< Stands for urDeviceRetain.
  UR_FUNCTION_DEVICE_RELEASE = 11, ///< Stands for urDeviceRelease.
  UR_FUNCTION_DEVICE_PARTITION = 12, ///< Stands for urDevicePartition.
  UR_FUNCTION_DEVICE_SELECT_BINARY = 13, ///< Stands for urDeviceSelectBinary.
  UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE = 14, ///< Stands for urDeviceGetNativeHandle.
  UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE = 15, ///< Stands for urDeviceCreateWithNativeHandle.
  UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS = 16, ///< Stands for urDeviceGetGlobalTimestamps.
  UR_FUNCTION_ENQUEUE_EVENTS_WAIT = 18, ///< Stands for urEnqueueEventsWait.
  UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER = 19, ///< Stands for urEnqueueEventsWaitWithBarrier.
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ = 20, ///< Stands for urEnqueueMemBufferRead.
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE = 21, ///< Stands for urEnqueueMemBufferWrite.
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ_RECT = 22, ///< Stands for urEnqueueMemBufferReadRect.
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE_RECT = 23, ///< Stands for urEnqueueMemBufferWriteRect.
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY = 24, ///< Stands for urEnqueueMemBufferCopy.
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY_RECT = 25, ///< Stands for urEnqueueMemBufferCopyRect.
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_FILL = 26, ///< Stands for urEnqueueMemBufferFill.
  UR_FUNCTION_ENQUEUE_MEM_IMAGE_READ = 27, ///< Stands for urEnqueueMemImageRead.
  UR_FUNCTION_ENQUEUE_MEM_IMAGE_WRITE = 28, ///< Stands for urEnqueueMemImageWrite.
  UR_FUNCTION_ENQUEUE_MEM_IMAGE_COPY = 29, ///< Stands for urEnqueueMemImageCopy.
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_MAP = 30, ///< Stands for urEnqueueMemBufferMap.
  UR_FUNCTION_ENQUEUE_MEM_UNMAP = 31, ///< Stands for urEnqueueMemUnmap.
  UR_FUNCTION_ENQUEUE_USM_FILL = 32, ///< Stands for urEnqueueUSMFill.
  UR_FUNCTION_ENQUEUE_USM_MEMCPY = 33, ///< Stands for urEnqueueUSMMemcpy.
  UR_FUNCTION_ENQUEUE_USM_PREFETCH = 34, ///< Stands for urEnqueueUSMPrefetch.
  UR_FUNCTION_ENQUEUE_USM_ADVISE = 35, ///< Stands for urEnqueueUSMAdvise.
  UR_FUNCTION_ENQUEUE_DEVICE_GLOBAL_VARIABLE_WRITE = 38, ///< Stands for urEnqueueDeviceGlobalVariableWrite.
  UR_FUNCTION_ENQUEUE_DEVICE_GLOBAL_VARIABLE_READ = 39, ///< Stands for urEnqueueDeviceGlobalVariableRead.
  UR_FUNCTION_EVENT_GET_INFO = 40, ///< Stands for urEventGetInfo.
  UR_FUNCTION_EVENT_GET_PROFILING_INFO = 41, ///< Stands for urEventGetProfilingInfo.
  UR_FUNCTION_EVENT_WAIT = 42, ///< Stands for urEventWait.
  UR_FUNCTION_EVENT_RETAIN = 43, ///< Stands for urEventRetain.
  UR_FUNCTION_EVENT_RELEASE = 44, ///< Stands for urEventRelease.
  UR_FUNCTION_EVENT_GET_NATIVE_HANDLE = 45, ///< Stands for urEventGetNativeHandle.
  UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE = 46, ///< Stands for urEventCreateWithNativeHandle.
  UR_FUNCTION_EVENT_SET_CALLBACK = 47, ///< Stands for urEventSetCallback.
  UR_FUNCTION_KERNEL_CREATE = 48, ///< Stands for urKernelCreate.
  UR_FUNCTION_KERNEL_GET_INFO = 51, ///< Stands for urKernelGetInfo.
  UR_FUNCTION_KERNEL_GET_GROUP_INFO = 52, ///< Stands for urKernelGetGroupInfo.
  UR_FUNCTION_KERNEL_GET_SUB_GROUP_INFO = 53, ///< Stands for urKernelGetSubGroupInfo.
  UR_FUNCTION_KERNEL_RETAIN = 54, ///< Stands for urKernelRetain.
  UR_FUNCTION_KERNEL_RELEASE = 55, ///< Stands for urKernelRelease.
  UR_FUNCTION_KERNEL_SET_EXEC_INFO = 57, ///< Stands for urKernelSetExecInfo.
  UR_FUNCTION_KERNEL_SET_SPECIALIZATION_CONSTANTS = 60, ///< Stands for urKernelSetSpecializationConstants.
  UR_FUNCTION_KERNEL_GET_NATIVE_HANDLE = 61, ///< Stands for urKernelGetNativeHandle.
  UR_FUNCTION_KERNEL_CREATE_WITH_NATIVE_HANDLE = 62, ///< Stands for urKernelCreateWithNativeHandle.
  UR_FUNCTION_MEM_IMAGE_CREATE = 63, ///< Stands for urMemImageCreate.
  UR_FUNCTION_MEM_BUFFER_CREATE = 64, ///< Stands for urMemBufferCreate.
  UR_FUNCTION_MEM_RETAIN = 65, ///< Stands for urMemRetain.
  UR_FUNCTION_MEM_RELEASE = 66, ///< Stands for urMemRelease.
  UR_FUNCTION_MEM_BUFFER_PARTITION = 67, ///< Stands for urMemBufferPartition.
  UR_FUNCTION_MEM_GET_NATIVE_HANDLE = 68, ///< Stands for urMemGetNativeHandle.
  UR_FUNCTION_ENQUEUE_READ_HOST_PIPE = 69, ///< Stands for urEnqueueReadHostPipe.
  UR_FUNCTION_MEM_GET_INFO = 70, ///< Stands for urMemGetInfo.
  UR_FUNCTION_MEM_IMAGE_GET_INFO = 71, ///< Stands for urMemImageGetInfo.
  UR_FUNCTION_PLATFORM_GET = 72, ///< Stands for urPlatformGet.
  UR_FUNCTION_PLATFORM_GET_INFO = 73, ///< Stands for urPlatformGetInfo.
  UR_FUNCTION_PLATFORM_GET_API_VERSION = 74, ///< Stands for urPlatformGetApiVersion.
  UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE = 75, ///< Stands for urPlatformGetNativeHandle.
  UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE = 76, ///< Stands for urPlatformCreateWithNativeHandle.
  UR_FUNCTION_PROGRAM_CREATE_WITH_IL = 78, ///< Stands for urProgramCreateWithIL.
  UR_FUNCTION_PROGRAM_CREATE_WITH_BINARY = 79, ///< Stands for urProgramCreateWithBinary.
  UR_FUNCTION_PROGRAM_BUILD = 80, ///< Stands for urProgramBuild.
  UR_FUNCTION_PROGRAM_COMPILE = 81, ///< Stands for urProgramCompile.
  UR_FUNCTION_PROGRAM_LINK = 82, ///< Stands for urProgramLink.
  UR_FUNCTION_PROGRAM_RETAIN = 83, ///< Stands for urProgramRetain.
  UR_FUNCTION_PROGRAM_RELEASE = 84, ///< Stands for urProgramRelease.
  UR_FUNCTION_PROGRAM_GET_FUNCTION_POINTER = 85, ///< Stands for urProgramGetFunctionPointer.
  UR_FUNCTION_PROGRAM_GET_INFO = 86, ///< Stands for urProgramGetInfo.
  UR_FUNCTION_PROGRAM_GET_BUILD_INFO = 87, ///< Stands for urProgramGetBuildInfo.
  UR_FUNCTION_PROGRAM_SET_SPECIALIZATION_CONSTANTS = 88, ///< Stands for urProgramSetSpecializationConstants.
  UR_FUNCTION_PROGRAM_GET_NATIVE_HANDLE = 89, ///< Stands for urProgramGetNativeHandle.
  UR_FUNCTION_PROGRAM_CREATE_WITH_NATIVE_HANDLE = 90, ///< Stands for urProgramCreateWithNativeHandle.
  UR_FUNCTION_QUEUE_GET_INFO = 91, ///< Stands for urQueueGetInfo.
  UR_FUNCTION_QUEUE_CREATE = 92, ///< Stands for urQueueCreate.
  UR_FUNCTION_QUEUE_RETAIN = 93, ///< Stands for urQueueRetain.
  UR_FUNCTION_QUEUE_RELEASE = 94, ///< Stands for urQueueRelease.
  UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE = 95, ///< Stands for urQueueGetNativeHandle.
  UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE = 96, ///< Stands for urQueueCreateWithNativeHandle.
  UR_FUNCTION_QUEUE_FINISH = 97, ///< Stands for urQueueFinish.
  UR_FUNCTION_QUEUE_FLUSH = 98, ///< Stands for urQueueFlush.
  UR_FUNCTION_SAMPLER_CREATE = 101, ///< Stands for urSamplerCreate.
  UR_FUNCTION_SAMPLER_RETAIN = 102, ///< Stands for urSamplerRetain.
  UR_FUNCTION_SAMPLER_RELEASE = 103, ///< Stands for urSamplerRelease.
  UR_FUNCTION_SAMPLER_GET_INFO = 104, ///< Stands for urSamplerGetInfo.
  UR_FUNCTION_SAMPLER_GET_NATIVE_HANDLE = 105, ///< Stands for urSamplerGetNativeHandle.
  UR_FUNCTION_SAMPLER_CREATE_WITH_NATIVE_HANDLE = 106, ///< Stands for urSamplerCreateWithNativeHandle.
  UR_FUNCTION_USM_HOST_ALLOC = 107, ///< Stands for urUSMHostAlloc.
  UR_FUNCTION_USM_DEVICE_ALLOC = 108, ///< Stands for urUSMDeviceAlloc.
  UR_FUNCTION_USM_SHARED_ALLOC = 109, ///< Stands for urUSMSharedAlloc.
  UR_FUNCTION_USM_FREE = 110, ///< Stands for urUSMFree.
  UR_FUNCTION_USM_GET_MEM_ALLOC_INFO = 111, ///< Stands for urUSMGetMemAllocInfo.
  UR_FUNCTION_USM_POOL_CREATE = 112, ///< Stands for urUSMPoolCreate.
  UR_FUNCTION_COMMAND_BUFFER_CREATE_EXP = 113, ///< Stands for urCommandBufferCreateExp.
  UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION = 114, ///< Stands for urPlatformGetBackendOption.
  UR_FUNCTION_MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE = 115, ///< Stands for urMemBufferCreateWithNativeHandle.
  UR_FUNCTION_MEM_IMAGE_CREATE_WITH_NATIVE_HANDLE = 116, ///< Stands for urMemImageCreateWithNativeHandle.
  UR_FUNCTION_ENQUEUE_WRITE_HOST_PIPE = 117, ///< Stands for urEnqueueWriteHostPipe.
  UR_FUNCTION_USM_POOL_RETAIN = 118, ///< Stands for urUSMPoolRetain.
  UR_FUNCTION_USM_POOL_RELEASE = 119, ///< Stands for urUSMPoolRelease.
  UR_FUNCTION_USM_POOL_GET_INFO = 120, ///< Stands for urUSMPoolGetInfo.
  UR_FUNCTION_COMMAND_BUFFER_RETAIN_EXP = 121, ///< Stands for urCommandBufferRetainExp.
  UR_FUNCTION_COMMAND_BUFFER_RELEASE_EXP = 122, ///< Stands for urCommandBufferReleaseExp.
  UR_FUNCTION_COMMAND_BUFFER_FINALIZE_EXP = 123, ///< Stands for urCommandBufferFinalizeExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_EXP = 125, ///< Stands for urCommandBufferAppendKernelLaunchExp.
  UR_FUNCTION_USM_PITCHED_ALLOC_EXP = 132, ///< Stands for urUSMPitchedAllocExp.
  /// Stands for urBindlessImagesUnsampledImageHandleDestroyExp.
  UR_FUNCTION_BINDLESS_IMAGES_UNSAMPLED_IMAGE_HANDLE_DESTROY_EXP = 133,
  /// Stands for urBindlessImagesSampledImageHandleDestroyExp.
  UR_FUNCTION_BINDLESS_IMAGES_SAMPLED_IMAGE_HANDLE_DESTROY_EXP = 134,
  UR_FUNCTION_BINDLESS_IMAGES_IMAGE_ALLOCATE_EXP = 135, ///< Stands for urBindlessImagesImageAllocateExp.
  UR_FUNCTION_BINDLESS_IMAGES_IMAGE_FREE_EXP = 136, ///< Stands for urBindlessImagesImageFreeExp.
  UR_FUNCTION_BINDLESS_IMAGES_UNSAMPLED_IMAGE_CREATE_EXP = 137, ///< Stands for urBindlessImagesUnsampledImageCreateExp.
  UR_FUNCTION_BINDLESS_IMAGES_SAMPLED_IMAGE_CREATE_EXP = 138, ///< Stands for urBindlessImagesSampledImageCreateExp.
  UR_FUNCTION_BINDLESS_IMAGES_IMAGE_COPY_EXP = 139, ///< Stands for urBindlessImagesImageCopyExp.
  UR_FUNCTION_BINDLESS_IMAGES_IMAGE_GET_INFO_EXP = 140, ///< Stands for urBindlessImagesImageGetInfoExp.
  UR_FUNCTION_BINDLESS_IMAGES_MIPMAP_GET_LEVEL_EXP = 141, ///< Stands for urBindlessImagesMipmapGetLevelExp.
  UR_FUNCTION_BINDLESS_IMAGES_MIPMAP_FREE_EXP = 142, ///< Stands for urBindlessImagesMipmapFreeExp.
  UR_FUNCTION_BINDLESS_IMAGES_MAP_EXTERNAL_ARRAY_EXP = 144, ///< Stands for urBindlessImagesMapExternalArrayExp.
  /// Stands for urBindlessImagesReleaseExternalSemaphoreExp.
  UR_FUNCTION_BINDLESS_IMAGES_RELEASE_EXTERNAL_SEMAPHORE_EXP = 147,
  /// Stands for urBindlessImagesWaitExternalSemaphoreExp.
  UR_FUNCTION_BINDLESS_IMAGES_WAIT_EXTERNAL_SEMAPHORE_EXP = 148,
  /// Stands for urBindlessImagesSignalExternalSemaphoreExp.
  UR_FUNCTION_BINDLESS_IMAGES_SIGNAL_EXTERNAL_SEMAPHORE_EXP = 149,
  UR_FUNCTION_ENQUEUE_USM_FILL_2D = 151, ///< Stands for urEnqueueUSMFill2D.
  UR_FUNCTION_ENQUEUE_USM_MEMCPY_2D = 152, ///< Stands for urEnqueueUSMMemcpy2D.
  UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO = 153, ///< Stands for urVirtualMemGranularityGetInfo.
  UR_FUNCTION_VIRTUAL_MEM_RESERVE = 154, ///< Stands for urVirtualMemReserve.
  UR_FUNCTION_VIRTUAL_MEM_FREE = 155, ///< Stands for urVirtualMemFree.
  UR_FUNCTION_VIRTUAL_MEM_MAP = 156, ///< Stands for urVirtualMemMap.
  UR_FUNCTION_VIRTUAL_MEM_UNMAP = 157, ///< Stands for urVirtualMemUnmap.
  UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS = 158, ///< Stands for urVirtualMemSetAccess.
  UR_FUNCTION_VIRTUAL_MEM_GET_INFO = 159, ///< Stands for urVirtualMemGetInfo.
  UR_FUNCTION_PHYSICAL_MEM_CREATE = 160, ///< Stands for urPhysicalMemCreate.
  UR_FUNCTION_PHYSICAL_MEM_RETAIN = 161, ///< Stands for urPhysicalMemRetain.
  UR_FUNCTION_PHYSICAL_MEM_RELEASE = 162, ///< Stands for urPhysicalMemRelease.
  UR_FUNCTION_USM_IMPORT_EXP = 163, ///< Stands for urUSMImportExp.
  UR_FUNCTION_USM_RELEASE_EXP = 164, ///< Stands for urUSMReleaseExp.
  UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP = 165, ///< Stands for urUsmP2PEnablePeerAccessExp.
  UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP = 166, ///< Stands for urUsmP2PDisablePeerAccessExp.
  UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP = 167, ///< Stands for urUsmP2PPeerAccessGetInfoExp.
  UR_FUNCTION_LOADER_CONFIG_CREATE = 172, ///< Stands for urLoaderConfigCreate.
  UR_FUNCTION_LOADER_CONFIG_RELEASE = 173, ///< Stands for urLoaderConfigRelease.
  UR_FUNCTION_LOADER_CONFIG_RETAIN = 174, ///< Stands for urLoaderConfigRetain.
  UR_FUNCTION_LOADER_CONFIG_GET_INFO = 175, ///< Stands for urLoaderConfigGetInfo.
  UR_FUNCTION_LOADER_CONFIG_ENABLE_LAYER = 176, ///< Stands for urLoaderConfigEnableLayer.
  UR_FUNCTION_ADAPTER_RELEASE = 177, ///< Stands for urAdapterRelease.
  UR_FUNCTION_ADAPTER_GET = 178, ///< Stands for urAdapterGet.
  UR_FUNCTION_ADAPTER_RETAIN = 179, ///< Stands for urAdapterRetain.
  UR_FUNCTION_ADAPTER_GET_LAST_ERROR = 180, ///< Stands for urAdapterGetLastError.
  UR_FUNCTION_ADAPTER_GET_INFO = 181, ///< Stands for urAdapterGetInfo.
  UR_FUNCTION_PROGRAM_BUILD_EXP = 197, ///< Stands for urProgramBuildExp.
  UR_FUNCTION_PROGRAM_COMPILE_EXP = 198, ///< Stands for urProgramCompileExp.
  UR_FUNCTION_PROGRAM_LINK_EXP = 199, ///< Stands for urProgramLinkExp.
  UR_FUNCTION_LOADER_CONFIG_SET_CODE_LOCATION_CALLBACK = 200, ///< Stands for urLoaderConfigSetCodeLocationCallback.
  UR_FUNCTION_LOADER_INIT = 201, ///< Stands for urLoaderInit.
  UR_FUNCTION_LOADER_TEAR_DOWN = 202, ///< Stands for urLoaderTearDown.
  UR_FUNCTION_PROGRAM_GET_GLOBAL_VARIABLE_POINTER = 216, ///< Stands for urProgramGetGlobalVariablePointer.
  UR_FUNCTION_DEVICE_GET_SELECTED = 217, ///< Stands for urDeviceGetSelected.
  UR_FUNCTION_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_EXP = 220, ///< Stands for urCommandBufferUpdateKernelLaunchExp.
  UR_FUNCTION_COMMAND_BUFFER_GET_INFO_EXP = 221, ///< Stands for urCommandBufferGetInfoExp.
  UR_FUNCTION_ENQUEUE_TIMESTAMP_RECORDING_EXP = 223, ///< Stands for urEnqueueTimestampRecordingExp.
  UR_FUNCTION_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE = 225, ///< Stands for urKernelGetSuggestedLocalWorkSize.
  UR_FUNCTION_BINDLESS_IMAGES_IMPORT_EXTERNAL_MEMORY_EXP = 226, ///< Stands for urBindlessImagesImportExternalMemoryExp.
  /// Stands for urBindlessImagesImportExternalSemaphoreExp.
  UR_FUNCTION_BINDLESS_IMAGES_IMPORT_EXTERNAL_SEMAPHORE_EXP = 227,
  UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP = 228, ///< Stands for urEnqueueNativeCommandExp.
  UR_FUNCTION_LOADER_CONFIG_SET_MOCKING_ENABLED = 229, ///< Stands for urLoaderConfigSetMockingEnabled.
  /// Stands for urBindlessImagesReleaseExternalMemoryExp.
  UR_FUNCTION_BINDLESS_IMAGES_RELEASE_EXTERNAL_MEMORY_EXP = 230,
  UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_MEMCPY_EXP = 231, ///< Stands for urCommandBufferAppendUSMMemcpyExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_FILL_EXP = 232, ///< Stands for urCommandBufferAppendUSMFillExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_EXP = 233, ///< Stands for urCommandBufferAppendMemBufferCopyExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_EXP = 234, ///< Stands for urCommandBufferAppendMemBufferWriteExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_EXP = 235, ///< Stands for urCommandBufferAppendMemBufferReadExp.
  /// Stands for urCommandBufferAppendMemBufferCopyRectExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_RECT_EXP = 236,
  /// Stands for urCommandBufferAppendMemBufferWriteRectExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_RECT_EXP = 237,
  /// Stands for urCommandBufferAppendMemBufferReadRectExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_RECT_EXP = 238,
  UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_FILL_EXP = 239, ///< Stands for urCommandBufferAppendMemBufferFillExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_PREFETCH_EXP = 240, ///< Stands for urCommandBufferAppendUSMPrefetchExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_ADVISE_EXP = 241, ///< Stands for urCommandBufferAppendUSMAdviseExp.
  UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP = 242, ///< Stands for urEnqueueCommandBufferExp.
  UR_FUNCTION_COMMAND_BUFFER_UPDATE_SIGNAL_EVENT_EXP = 243, ///< Stands for urCommandBufferUpdateSignalEventExp.
  UR_FUNCTION_COMMAND_BUFFER_UPDATE_WAIT_EVENTS_EXP = 244, ///< Stands for urCommandBufferUpdateWaitEventsExp.
  /// Stands for urBindlessImagesMapExternalLinearMemoryExp.
  UR_FUNCTION_BINDLESS_IMAGES_MAP_EXTERNAL_LINEAR_MEMORY_EXP = 245,
  UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT = 246, ///< Stands for urEnqueueEventsWaitWithBarrierExt.
  UR_FUNCTION_PHYSICAL_MEM_GET_INFO = 249, ///< Stands for urPhysicalMemGetInfo.
  UR_FUNCTION_ENQUEUE_USM_DEVICE_ALLOC_EXP = 250, ///< Stands for urEnqueueUSMDeviceAllocExp.
  UR_FUNCTION_ENQUEUE_USM_SHARED_ALLOC_EXP = 251, ///< Stands for urEnqueueUSMSharedAllocExp.
  UR_FUNCTION_ENQUEUE_USM_HOST_ALLOC_EXP = 252, ///< Stands for urEnqueueUSMHostAllocExp.
  UR_FUNCTION_ENQUEUE_USM_FREE_EXP = 253, ///< Stands for urEnqueueUSMFreeExp.
  UR_FUNCTION_USM_POOL_CREATE_EXP = 254, ///< Stands for urUSMPoolCreateExp.
  UR_FUNCTION_USM_POOL_DESTROY_EXP = 255, ///< Stands for urUSMPoolDestroyExp.
  UR_FUNCTION_USM_POOL_GET_DEFAULT_DEVICE_POOL_EXP = 257, ///< Stands for urUSMPoolGetDefaultDevicePoolExp.
  UR_FUNCTION_USM_POOL_SET_DEVICE_POOL_EXP = 259, ///< Stands for urUSMPoolSetDevicePoolExp.
  UR_FUNCTION_USM_POOL_GET_DEVICE_POOL_EXP = 260, ///< Stands for urUSMPoolGetDevicePoolExp.
  UR_FUNCTION_USM_POOL_TRIM_TO_EXP = 261, ///< Stands for urUSMPoolTrimToExp.
  UR_FUNCTION_USM_POOL_GET_INFO_EXP = 262, ///< Stands for urUSMPoolGetInfoExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_NATIVE_COMMAND_EXP = 263, ///< Stands for urCommandBufferAppendNativeCommandExp.
  UR_FUNCTION_COMMAND_BUFFER_GET_NATIVE_HANDLE_EXP = 264, ///< Stands for urCommandBufferGetNativeHandleExp.
  UR_FUNCTION_USM_POOL_SET_INFO_EXP = 265, ///< Stands for urUSMPoolSetInfoExp.
  UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK = 266, ///< Stands for urAdapterSetLoggerCallback.
  UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL = 267, ///< Stands for urAdapterSetLoggerCallbackLevel.
  /// Stands for urBindlessImagesGetImageUnsampledHandleSupportExp.
  UR_FUNCTION_BINDLESS_IMAGES_GET_IMAGE_UNSAMPLED_HANDLE_SUPPORT_EXP = 268,
  /// Stands for urBindlessImagesGetImageSampledHandleSupportExp.
  UR_FUNCTION_BINDLESS_IMAGES_GET_IMAGE_SAMPLED_HANDLE_SUPPORT_EXP = 269,
  /// Stands for urBindlessImagesGetImageMemoryHandleTypeSupportExp.
  UR_FUNCTION_BINDLESS_IMAGES_GET_IMAGE_MEMORY_HANDLE_TYPE_SUPPORT_EXP = 270,
  /// Stands for urBindlessImagesFreeMappedLinearMemoryExp.
  UR_FUNCTION_BINDLESS_IMAGES_FREE_MAPPED_LINEAR_MEMORY_EXP = 271,
  UR_FUNCTION_KERNEL_SUGGEST_MAX_COOPERATIVE_GROUP_COUNT = 272, ///< Stands for urKernelSuggestMaxCooperativeGroupCount.
  UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP = 273, ///< Stands for urUSMContextMemcpyExp.
  UR_FUNCTION_MEMORY_EXPORT_ALLOC_EXPORTABLE_MEMORY_EXP = 285, ///< Stands for urMemoryExportAllocExportableMemoryExp.
  UR_FUNCTION_MEMORY_EXPORT_FREE_EXPORTABLE_MEMORY_EXP = 286, ///< Stands for urMemoryExportFreeExportableMemoryExp.
  UR_FUNCTION_MEMORY_EXPORT_EXPORT_MEMORY_HANDLE_EXP = 287, ///< Stands for urMemoryExportExportMemoryHandleExp.
  /// Stands for urBindlessImagesSupportsImportingHandleTypeExp.
  UR_FUNCTION_BINDLESS_IMAGES_SUPPORTS_IMPORTING_HANDLE_TYPE_EXP = 288,
  UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP = 289, ///< Stands for urIPCGetMemHandleExp.
  UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP = 290, ///< Stands for urIPCPutMemHandleExp.
  UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP = 291, ///< Stands for urIPCOpenMemHandleExp.
  UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP = 292, ///< Stands for urIPCCloseMemHandleExp.
  UR_FUNCTION_DEVICE_WAIT_EXP = 293, ///< Stands for urDeviceWaitExp.
  UR_FUNCTION_PROGRAM_DYNAMIC_LINK_EXP = 294, ///< Stands for urProgramDynamicLinkExp.
  UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP = 295, ///< Stands for urEnqueueKernelLaunchWithArgsExp.
  UR_FUNCTION_GRAPH_CREATE_EXP = 296, ///< Stands for urGraphCreateExp.
  UR_FUNCTION_QUEUE_BEGIN_GRAPH_CAPTURE_EXP = 297, ///< Stands for urQueueBeginGraphCaptureExp.
  UR_FUNCTION_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP = 298, ///< Stands for urQueueBeginCaptureIntoGraphExp.
  UR_FUNCTION_QUEUE_END_GRAPH_CAPTURE_EXP = 299, ///< Stands for urQueueEndGraphCaptureExp.
  UR_FUNCTION_GRAPH_DESTROY_EXP = 302, ///< Stands for urGraphDestroyExp.
  UR_FUNCTION_GRAPH_EXECUTABLE_GRAPH_DESTROY_EXP = 303, ///< Stands for urGraphExecutableGraphDestroyExp.
  UR_FUNCTION_QUEUE_IS_GRAPH_CAPTURE_ENABLED_EXP = 304, ///< Stands for urQueueIsGraphCaptureEnabledExp.
  UR_FUNCTION_GRAPH_IS_EMPTY_EXP = 305, ///< Stands for urGraphIsEmptyExp.
  UR_FUNCTION_GRAPH_DUMP_CONTENTS_EXP = 306, ///< Stands for urGraphDumpContentsExp.
  UR_FUNCTION_GRAPH_INSTANTIATE_GRAPH_EXP = 307, ///< Stands for urGraphInstantiateGraphExp.
  UR_FUNCTION_ENQUEUE_GRAPH_EXP = 308, ///< Stands for urEnqueueGraphExp.
  UR_FUNCTION_ENQUEUE_HOST_TASK_EXP = 309, ///< Stands for urEnqueueHostTaskExp.
  /// Stands for urCommandBufferAppendKernelLaunchWithArgsExp.
  UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP = 310,
  /// Stands for urKernelGetSuggestedLocalWorkSizeWithArgs.
  UR_FUNCTION_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE_WITH_ARGS = 311,
  UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP = 312, ///< Stands for urUSMHostAllocRegisterExp.
  UR_FUNCTION_USM_HOST_ALLOC_UNREGISTER_EXP = 313, ///< Stands for urUSMHostAllocUnregisterExp.
  UR_FUNCTION_QUEUE_GET_GRAPH_EXP = 314, ///< Stands for urQueueGetGraphExp.
  UR_FUNCTION_GRAPH_SET_DESTRUCTION_CALLBACK_EXP = 315, ///< Stands for urGraphSetDestructionCallbackExp.
  UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP = 316, ///< Stands for urIPCGetPhysMemHandleExp.
  UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP = 317, ///< Stands for urIPCPutPhysMemHandleExp.
  UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP = 318, ///< Stands for urIPCOpenPhysMemHandleExp.
  UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP = 319, ///< Stands for urIPCClosePhysMemHandleExp.
  UR_FUNCTION_GRAPH_GET_NATIVE_HANDLE_EXP = 320, ///< Stands for urGraphGetNativeHandleExp.
  /// Stands for urGraphExecutableGraphGetNativeHandleExp.
  UR_FUNCTION_GRAPH_EXECUTABLE_GRAPH_GET_NATIVE_HANDLE_EXP = 321,
  UR_FUNCTION_EVENT_CREATE_EXP = 322, ///< Stands for urEventCreateExp.
  UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP = 323, ///< Stands for urIPCGetEventHandleExp.
  UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP = 324, ///< Stands for urIPCPutEventHandleExp.
  UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP = 325, ///< Stands for urIPCOpenEventHandleExp.
  UR_FUNCTION_GRAPH_GET_ID_EXP = 326, ///< Stands for urGraphGetIdExp.
  UR_FUNCTION_LANEWAY_EVENT_WAIT_FOR = 1280770049, ///< Stands for urLanewayEventWaitFor.
  UR_FUNCTION_FORCE_UINT32 = 0x7fffffff
} ur_function_t;

/// The type of an extensible structure, in its member stype.
typedef enum ur_structure_type_t {
  UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES = 0, ///< Stands for ur_context_properties_t.
  UR_STRUCTURE_TYPE_IMAGE_DESC = 1, ///< Stands for ur_image_desc_t.
  UR_STRUCTURE_TYPE_BUFFER_PROPERTIES = 2, ///< Stands for ur_buffer_properties_t.
  UR_STRUCTURE_TYPE_BUFFER_REGION = 3, ///< Stands for ur_buffer_region_t.
  UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES = 4, ///< Stands for ur_buffer_channel_properties_t.
  UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES = 5, ///< Stands for ur_buffer_alloc_location_properties_t.
  UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES = 6, ///< Stands for ur_program_properties_t.
  UR_STRUCTURE_TYPE_USM_DESC = 7, ///< Stands for ur_usm_desc_t.
  UR_STRUCTURE_TYPE_USM_HOST_DESC = 8, ///< Stands for ur_usm_host_desc_t.
  UR_STRUCTURE_TYPE_USM_DEVICE_DESC = 9, ///< Stands for ur_usm_device_desc_t.
  UR_STRUCTURE_TYPE_USM_POOL_DESC = 10, ///< Stands for ur_usm_pool_desc_t.
  UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC = 11, ///< Stands for ur_usm_pool_limits_desc_t.
  UR_STRUCTURE_TYPE_DEVICE_BINARY = 12, ///< Stands for ur_device_binary_t.
  UR_STRUCTURE_TYPE_SAMPLER_DESC = 13, ///< Stands for ur_sampler_desc_t.
  UR_STRUCTURE_TYPE_QUEUE_PROPERTIES = 14, ///< Stands for ur_queue_properties_t.
  UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES = 15, ///< Stands for ur_queue_index_properties_t.
  UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES = 16, ///< Stands for ur_context_native_properties_t.
  UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES = 17, ///< Stands for ur_kernel_native_properties_t.
  UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES = 18, ///< Stands for ur_queue_native_properties_t.
  UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES = 19, ///< Stands for ur_mem_native_properties_t.
  UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES = 20, ///< Stands for ur_event_native_properties_t.
  UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES = 21, ///< Stands for ur_platform_native_properties_t.
  UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES = 22, ///< Stands for ur_device_native_properties_t.
  UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES = 23, ///< Stands for ur_program_native_properties_t.
  UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES = 24, ///< Stands for ur_sampler_native_properties_t.
  UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC = 25, ///< Stands for ur_queue_native_desc_t.
  UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES = 26, ///< Stands for ur_device_partition_properties_t.
  UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES = 27, ///< Stands for ur_kernel_arg_mem_obj_properties_t.
  UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES = 29, ///< Stands for ur_kernel_arg_pointer_properties_t.
  UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES = 30, ///< Stands for ur_kernel_arg_sampler_properties_t.
  UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES = 31, ///< Stands for ur_kernel_exec_info_properties_t.
  UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES = 32, ///< Stands for ur_kernel_arg_value_properties_t.
  UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES = 33, ///< Stands for ur_kernel_arg_local_properties_t.
  UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC = 35, ///< Stands for ur_usm_alloc_location_desc_t.
  UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC = 36, ///< Stands for ur_usm_pool_buffer_desc_t.
  UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES = 37, ///< Stands for ur_physical_mem_properties_t.
  UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES = 38, ///< Stands for ur_kernel_launch_ext_properties_t.
  UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY = 40, ///< Stands for ur_kernel_launch_cluster_property_t.
  UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY = 41, ///< Stands for ur_kernel_launch_workgroup_property_t.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC = 4096, ///< Stands for ur_exp_command_buffer_desc_t.
  /// Stands for ur_exp_command_buffer_update_kernel_launch_desc_t.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC = 4097,
  /// Stands for ur_exp_command_buffer_update_memobj_arg_desc_t.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC = 4098,
  /// Stands for ur_exp_command_buffer_update_pointer_arg_desc_t.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC = 4099,
  /// Stands for ur_exp_command_buffer_update_value_arg_desc_t.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC = 4100,
  UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES = 8192, ///< Stands for ur_exp_sampler_mip_properties_t.
  UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC = 8193, ///< Stands for ur_exp_external_mem_desc_t.
  UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC = 8194, ///< Stands for ur_exp_external_semaphore_desc_t.
  UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR = 8195, ///< Stands for ur_exp_file_descriptor_t.
  UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE = 8196, ///< Stands for ur_exp_win32_handle_t.
  UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES = 8197, ///< Stands for ur_exp_sampler_addr_modes_t.
  UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES = 8198, ///< Stands for ur_exp_sampler_cubemap_properties_t.
  UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION = 8199, ///< Stands for ur_exp_image_copy_region_t.
  UR_STRUCTURE_TYPE_EXP_WIN32_NAME = 8200, ///< Stands for ur_exp_win32_name_t.
  UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES = 8272, ///< Stands for ur_exp_async_usm_alloc_properties_t.
  /// Stands for ur_exp_enqueue_native_command_properties_t.
  UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES = 12288,
  UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES = 16384, ///< Stands for ur_exp_enqueue_ext_properties_t.
  UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES = 20480, ///< Stands for ur_exp_kernel_arg_properties_t.
  UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES = 24576, ///< Stands for ur_exp_host_task_properties_t.
  /// Stands for ur_exp_usm_host_alloc_register_properties_t.
  UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES = 28672,
  UR_STRUCTURE_TYPE_EXP_EVENT_DESC = 32768, ///< Stands for ur_exp_event_desc_t.
  UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC = 1280770050, ///< Stands for ur_laneway_argument_table_desc_t.
  UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY = 1280770051, ///< Stands for ur_laneway_argument_entry_t.
  UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES = 1280770052, ///< Stands for ur_laneway_argument_values_t.
  UR_STRUCTURE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_structure_type_t;

/// Outcome of a function. When several conditions are broken: null handles win, then null pointers, sizes,
/// enumerations, then the rest.
typedef enum ur_result_t {
  UR_RESULT_SUCCESS = 0, ///< The call did what was asked; outputs are written.
  UR_RESULT_ERROR_INVALID_OPERATION = 1, ///< The call is not allowed in the present state of the object.
  /// The queue properties contradict each other or the device cannot have them.
  UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES = 2,
  UR_RESULT_ERROR_INVALID_QUEUE = 3, ///< The queue is not valid, or not valid for this command.
  UR_RESULT_ERROR_INVALID_VALUE = 4, ///< An argument has a value that is not allowed here.
  UR_RESULT_ERROR_INVALID_CONTEXT = 5, ///< The context is not valid, or objects of different contexts were mixed.
  UR_RESULT_ERROR_INVALID_PLATFORM = 6, ///< The platform is not valid.
  UR_RESULT_ERROR_INVALID_BINARY = 7, ///< The program binary cannot be used on the device.
  UR_RESULT_ERROR_INVALID_PROGRAM = 8, ///< The program is not valid, or not in the state that the call needs.
  UR_RESULT_ERROR_INVALID_SAMPLER = 9, ///< The sampler is not valid.
  UR_RESULT_ERROR_INVALID_BUFFER_SIZE = 10, ///< The size of a buffer, or of a part of one, is 0 or too large.
  UR_RESULT_ERROR_INVALID_MEM_OBJECT = 11, ///< The memory object or USM pointer is not known, or not of this context.
  UR_RESULT_ERROR_INVALID_EVENT = 12, ///< The event is not valid.
  /// Wait list and count do not match, or the list holds an invalid event.
  UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST = 13,
  /// A sub-buffer starts at an offset that the device's base address alignment does not allow.
  UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET = 14,
  /// The work-group size is 0, over a limit of the device or kernel, or against the kernel's fixed size.
  UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE = 15,
  UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE = 16, ///< The device has no compiler for this kind of program.
  /// The event has no timestamps: profiling was not asked for, or the command is not complete.
  UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE = 17,
  UR_RESULT_ERROR_DEVICE_NOT_FOUND = 18, ///< No device fits the request.
  UR_RESULT_ERROR_INVALID_DEVICE = 19, ///< The device is not valid, or not one of the context's.
  /// The device no longer works: it hung, was reset or removed. Its contexts are lost too.
  UR_RESULT_ERROR_DEVICE_LOST = 20,
  UR_RESULT_ERROR_DEVICE_REQUIRES_RESET = 21, ///< The device must be reset before it can be used again.
  /// The device sleeps in a low-power state and cannot take the request.
  UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE = 22,
  UR_RESULT_ERROR_DEVICE_PARTITION_FAILED = 23, ///< The device can be split, but not in the way that was asked for.
  /// The split asks for more sub-devices or compute units than the device has.
  UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT = 24,
  /// A work-group has more work-items in one dimension than the device allows.
  UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE = 25,
  UR_RESULT_ERROR_INVALID_WORK_DIMENSION = 26, ///< The number of dimensions is not 1 to 3, or a global size is 0.
  /// The kernel's arguments are missing or wrong. Outdated: kept for callers that still test for it. Deprecated.
  UR_RESULT_ERROR_INVALID_KERNEL_ARGS = 27,
  UR_RESULT_ERROR_INVALID_KERNEL = 28, ///< The kernel is not valid, or not built for the device.
  /// The program has no kernel of this name. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_KERNEL_NAME = 29,
  /// The kernel has no argument with this index. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX = 30,
  /// The argument's size is not the size that the kernel declares. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE = 31,
  /// A kernel attribute has a value that is not allowed. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE = 32,
  /// The extent of an image is 0, too large for the device, or larger than its host memory.
  UR_RESULT_ERROR_INVALID_IMAGE_SIZE = 33,
  /// The description of an image or its format contradicts itself.
  UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR = 34,
  UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE = 35, ///< No memory could be found for a buffer or image.
  /// The program has no executable for this device: it was not built or linked for it.
  UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE = 36,
  /// The loader was not initialized, or no adapter serves the handle. Given by the checks of parameters.
  UR_RESULT_ERROR_UNINITIALIZED = 37,
  UR_RESULT_ERROR_OUT_OF_HOST_MEMORY = 38, ///< Host memory for the runtime's own objects is exhausted.
  UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY = 39, ///< Device memory is exhausted.
  UR_RESULT_ERROR_OUT_OF_RESOURCES = 40, ///< Some resource of the device or the driver is exhausted.
  UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE = 41, ///< Building or compiling failed; the build log says why.
  UR_RESULT_ERROR_PROGRAM_LINK_FAILURE = 42, ///< Linking failed; the build log says why.
  /// The version asked for is newer or older than what is implemented. Given by the checks of parameters.
  UR_RESULT_ERROR_UNSUPPORTED_VERSION = 43,
  /// The adapter or device does not have this feature; a device info says so in advance where there is one. Given by
  /// the checks of parameters.
  UR_RESULT_ERROR_UNSUPPORTED_FEATURE = 44,
  /// An argument is wrong in a way that no other result describes. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_ARGUMENT = 45,
  UR_RESULT_ERROR_INVALID_NULL_HANDLE = 46, ///< A handle that must be given is NULL. Given by the checks of parameters.
  /// The object is still in use and cannot be changed or destroyed. Given by the checks of parameters.
  UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE = 47,
  /// A pointer that must be given is NULL. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_NULL_POINTER = 48,
  /// A size or count is 0, too small for the answer, out of bounds, or not a multiple of what is needed. Given by the
  /// checks of parameters.
  UR_RESULT_ERROR_INVALID_SIZE = 49,
  /// The size is sound, but the device cannot handle it. Given by the checks of parameters.
  UR_RESULT_ERROR_UNSUPPORTED_SIZE = 50,
  /// The device cannot provide this alignment. Given by the checks of parameters.
  UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT = 51,
  /// A fence, event or semaphore is not valid. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT = 52,
  /// A value or a flag bit is not one that this version of the API defines. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_ENUMERATION = 53,
  /// The value is defined, but the adapter or device does not support it. Given by the checks of parameters.
  UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION = 54,
  /// The device does not support this image format. Given by the checks of parameters.
  UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT = 55,
  /// The binary is damaged or made for another device. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_NATIVE_BINARY = 56,
  /// The program has no global variable of this name. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_GLOBAL_NAME = 57,
  /// The function exists, but has no address on this device. Given by the checks of parameters.
  UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE = 58,
  /// The group size is not allowed in one of its dimensions. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION = 59,
  /// The global size is not allowed in one of its dimensions. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION = 60,
  /// The program still has imports that must be linked first. Given by the checks of parameters.
  UR_RESULT_ERROR_PROGRAM_UNLINKED = 61,
  /// Source and destination of a copy overlap. Given by the checks of parameters.
  UR_RESULT_ERROR_OVERLAPPING_REGIONS = 62,
  /// Host pointer and memory flags do not match: one asks for what the other lacks.
  UR_RESULT_ERROR_INVALID_HOST_PTR = 63,
  UR_RESULT_ERROR_INVALID_USM_SIZE = 64, ///< The size of a USM allocation is 0 or over the device's limit.
  UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE = 65, ///< A runtime object could not be allocated.
  /// The backend failed in a way of its own; urAdapterGetLastError has its message and code.
  UR_RESULT_ERROR_ADAPTER_SPECIFIC = 66,
  UR_RESULT_ERROR_LAYER_NOT_PRESENT = 67, ///< The loader knows no layer of this name.
  UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS = 68, ///< A command that was waited for has failed.
  UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE = 69, ///< The device exists, but cannot be used now.
  UR_RESULT_ERROR_INVALID_SPEC_ID = 70, ///< The program has no specialization constant with this id.
  UR_RESULT_ERROR_INVALID_GRAPH = 71, ///< The graph is not valid, or not in a state for this call.
  UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED = 72, ///< The command or queue cannot be captured into a graph.
  /// An earlier error made the running capture useless; end it and start anew.
  UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED = 73,
  UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT = 74, ///< A wait would join two captures that belong to different graphs.
  UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING = 75, ///< The queue is not capturing.
  /// A capture was ended while queues that forked from it were not joined again.
  UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS = 76,
  /// An event made inside a capture was used where only events outside it may be.
  UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT = 77,
  /// The command buffer is not valid, or not in the state that the call needs.
  UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP = 4096,
  UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP = 4097, ///< A sync point is not one of this command buffer.
  /// List and count of sync points do not match.
  UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP = 4098,
  /// The command handle is not one of this command buffer.
  UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP = 4099,
  UR_RESULT_ERROR_UNKNOWN = 2147483646, ///< Something failed that has no result of its own.
  UR_RESULT_FORCE_UINT32 = 0x7fffffff
} ur_result_t;

/// The native API that an adapter drives.
typedef enum ur_backend_t {
  UR_BACKEND_UNKNOWN = 0, ///< Not one of the known backends; mock adapters answer this.
  UR_BACKEND_LEVEL_ZERO = 1, ///< Level Zero.
  UR_BACKEND_OPENCL = 2, ///< OpenCL.
  UR_BACKEND_CUDA = 3, ///< CUDA.
  UR_BACKEND_HIP = 4, ///< HIP.
  UR_BACKEND_NATIVE_CPU = 5, ///< The host's own processor, without a vendor runtime.
  UR_BACKEND_OFFLOAD = 256, ///< LLVM's offload library.
  UR_BACKEND_FORCE_UINT32 = 0x7fffffff
} ur_backend_t;

/// Kinds of devices to initialize; 0 stands for all of them.
typedef enum ur_device_init_flag_t {
  UR_DEVICE_INIT_FLAG_GPU = UR_BIT(0), ///< Initialize GPUs.
  UR_DEVICE_INIT_FLAG_CPU = UR_BIT(1), ///< Initialize CPUs.
  UR_DEVICE_INIT_FLAG_FPGA = UR_BIT(2), ///< Initialize FPGAs.
  UR_DEVICE_INIT_FLAG_MCA = UR_BIT(3), ///< Initialize memory-copy accelerators.
  UR_DEVICE_INIT_FLAG_VPU = UR_BIT(4), ///< Initialize vision processors.
  UR_DEVICE_INIT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_init_flag_t;
/// Any number of the flags of ur_device_init_flag_t.
typedef uint32_t ur_device_init_flags_t;
/// The bits that no valid value of ur_device_init_flags_t has.
#define UR_DEVICE_INIT_FLAGS_MASK 0xffffffe0

/// Properties of a loader configuration.
typedef enum ur_loader_config_info_t {
  /// [char[]] Names of the layers that can be enabled, separated by semicolons.
  UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS = 0,
  /// [uint32_t] References to the configuration at this moment; only good for debugging.
  UR_LOADER_CONFIG_INFO_REFERENCE_COUNT = 1,
  UR_LOADER_CONFIG_INFO_FORCE_UINT32 = 0x7fffffff
} ur_loader_config_info_t;

/// Properties of an adapter.
typedef enum ur_adapter_info_t {
  UR_ADAPTER_INFO_BACKEND = 0, ///< [ur_backend_t] Native API that the adapter drives.
  /// [uint32_t] References to the adapter at this moment; only good for debugging.
  UR_ADAPTER_INFO_REFERENCE_COUNT = 1,
  /// [uint32_t] Version of the adapter's implementation, 1 or 2 where a backend has two generations of adapters.
  UR_ADAPTER_INFO_VERSION = 2,
  UR_ADAPTER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_adapter_info_t;

/// How serious a message is; a level lets through itself and everything above it.
typedef enum ur_logger_level_t {
  UR_LOGGER_LEVEL_DEBUG = 0, ///< Details for those who debug the runtime.
  UR_LOGGER_LEVEL_INFO = 1, ///< What the runtime decided: libraries found, devices chosen.
  UR_LOGGER_LEVEL_WARN = 2, ///< Something is not right, but the call goes on.
  UR_LOGGER_LEVEL_ERROR = 3, ///< Something failed.
  UR_LOGGER_LEVEL_QUIET = 4, ///< No messages at all.
  UR_LOGGER_LEVEL_FORCE_UINT32 = 0x7fffffff
} ur_logger_level_t;

/// Properties of a platform.
typedef enum ur_platform_info_t {
  UR_PLATFORM_INFO_NAME = 1, ///< [char[]] Name of the platform, zero-terminated.
  UR_PLATFORM_INFO_VENDOR_NAME = 2, ///< [char[]] Name of the platform's vendor.
  UR_PLATFORM_INFO_VERSION = 3, ///< [char[]] Version of the platform's driver or API as text.
  UR_PLATFORM_INFO_EXTENSIONS = 4, ///< [char[]] Names of the platform's extensions, separated by blanks; may be empty.
  UR_PLATFORM_INFO_PROFILE = 5, ///< [char[]] Profile that the platform implements, such as FULL_PROFILE.
  UR_PLATFORM_INFO_BACKEND = 6, ///< [ur_backend_t] Native API below the platform.
  UR_PLATFORM_INFO_ADAPTER = 7, ///< [ur_adapter_handle_t] Adapter that the platform belongs to; no reference is added.
  UR_PLATFORM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_platform_info_t;

/// Version of this API: major in the high 16 bits, minor in the low ones.
typedef enum ur_api_version_t {
  UR_API_VERSION_0_6 = 6, ///< Version 0.6.
  UR_API_VERSION_0_7 = 7, ///< Version 0.7.
  UR_API_VERSION_0_8 = 8, ///< Version 0.8.
  UR_API_VERSION_0_9 = 9, ///< Version 0.9.
  UR_API_VERSION_0_10 = 10, ///< Version 0.10.
  UR_API_VERSION_0_11 = 11, ///< Version 0.11.
  UR_API_VERSION_0_12 = 12, ///< Version 0.12.
  /// The version that these headers describe: 0.12. Dispatch tables are asked for with it.
  UR_API_VERSION_CURRENT = 12,
  UR_API_VERSION_FORCE_UINT32 = 0x7fffffff
} ur_api_version_t;

/// Kinds of devices.
typedef enum ur_device_type_t {
  UR_DEVICE_TYPE_DEFAULT = 1, ///< In a query: the device that the platform prefers.
  UR_DEVICE_TYPE_ALL = 2, ///< In a query: devices of every kind.
  UR_DEVICE_TYPE_GPU = 3, ///< Graphics processor.
  UR_DEVICE_TYPE_CPU = 4, ///< Central processor.
  UR_DEVICE_TYPE_FPGA = 5, ///< Field-programmable gate array.
  UR_DEVICE_TYPE_MCA = 6, ///< Memory-copy accelerator.
  UR_DEVICE_TYPE_VPU = 7, ///< Vision processor.
  UR_DEVICE_TYPE_CUSTOM = 8, ///< A device of no other kind.
  UR_DEVICE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_device_type_t;

/// Properties of a device. Most never change; queries are cheap and may be repeated.
typedef enum ur_device_info_t {
  UR_DEVICE_INFO_TYPE = 0, ///< [ur_device_type_t] Kind of device.
  UR_DEVICE_INFO_VENDOR_ID = 1, ///< [uint32_t] Number of the vendor, as on the PCI bus where there is one.
  /// [uint32_t] Number of the device model, given by the vendor. Not every device or adapter answers it.
  UR_DEVICE_INFO_DEVICE_ID = 2,
  UR_DEVICE_INFO_MAX_COMPUTE_UNITS = 3, ///< [uint32_t] Number of compute units that work-groups are spread over.
  UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS = 4, ///< [uint32_t] Number of dimensions of global and local ids, at least 3.
  UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES = 5, ///< [size_t[]] Most work-items of a work-group in each dimension.
  UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE = 6, ///< [size_t] Most work-items of a work-group in all dimensions together.
  UR_DEVICE_INFO_SINGLE_FP_CONFIG = 7, ///< [ur_device_fp_capability_flags_t] What 32-bit floating point can do.
  /// [ur_device_fp_capability_flags_t] What 16-bit floating point can do; 0 if the device has none.
  UR_DEVICE_INFO_HALF_FP_CONFIG = 8,
  /// [ur_device_fp_capability_flags_t] What 64-bit floating point can do; 0 if the device has none.
  UR_DEVICE_INFO_DOUBLE_FP_CONFIG = 9,
  UR_DEVICE_INFO_QUEUE_PROPERTIES = 10, ///< [ur_queue_flags_t] Queue flags that the device supports.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR = 11, ///< [uint32_t] Best vector length for 8-bit integers, in elements.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT = 12, ///< [uint32_t] Best vector length for 16-bit integers, in elements.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT = 13, ///< [uint32_t] Best vector length for 32-bit integers, in elements.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG = 14, ///< [uint32_t] Best vector length for the type long, in elements.
  /// [uint32_t] Best vector length for 32-bit floating point, in elements.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT = 15,
  /// [uint32_t] Best vector length for 64-bit floating point, in elements; 0 if there is none.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE = 16,
  /// [uint32_t] Best vector length for 16-bit floating point, in elements; 0 if there is none.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF = 17,
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR = 18, ///< [uint32_t] Hardware vector length for 8-bit integers, in elements.
  /// [uint32_t] Hardware vector length for 16-bit integers, in elements.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT = 19,
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT = 20, ///< [uint32_t] Hardware vector length for 32-bit integers, in elements.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG = 21, ///< [uint32_t] Hardware vector length for the type long, in elements.
  /// [uint32_t] Hardware vector length for 32-bit floating point, in elements.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT = 22,
  /// [uint32_t] Hardware vector length for 64-bit floating point, in elements; 0 if there is none.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE = 23,
  /// [uint32_t] Hardware vector length for 16-bit floating point, in elements; 0 if there is none.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF = 24,
  UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY = 25, ///< [uint32_t] Highest clock of the compute units in MHz.
  /// [uint32_t] Highest clock of the memory in MHz. Not every device or adapter answers it.
  UR_DEVICE_INFO_MEMORY_CLOCK_RATE = 26,
  UR_DEVICE_INFO_ADDRESS_BITS = 27, ///< [uint32_t] Width of a device address in bits, 32 or 64.
  UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE = 28, ///< [uint64_t] Largest single allocation in bytes.
  UR_DEVICE_INFO_IMAGE_SUPPORT = 29, ///< [ur_bool_t] Whether the device has images and samplers.
  /// [uint32_t] Most images that a kernel may read from; 0 without image support.
  UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS = 30,
  /// [uint32_t] Most images that a kernel may write to; 0 without image support.
  UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS = 31,
  /// [uint32_t] Most images that a kernel may both read and write. Not every device or adapter answers it.
  UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS = 32,
  UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH = 33, ///< [size_t] Largest width of a 2D image in pixels.
  UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT = 34, ///< [size_t] Largest height of a 2D image in pixels.
  UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH = 35, ///< [size_t] Largest width of a 3D image in pixels.
  UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT = 36, ///< [size_t] Largest height of a 3D image in pixels.
  UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH = 37, ///< [size_t] Largest depth of a 3D image in pixels.
  UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE = 38, ///< [size_t] Most pixels of a 1D image made from a buffer.
  UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE = 39, ///< [size_t] Most images in an image array.
  UR_DEVICE_INFO_MAX_SAMPLERS = 40, ///< [uint32_t] Most samplers that a kernel may use; 0 without image support.
  UR_DEVICE_INFO_MAX_PARAMETER_SIZE = 41, ///< [size_t] Most bytes that all arguments of a kernel may take.
  UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN = 42, ///< [uint32_t] Alignment of the start of a sub-buffer, in bits.
  UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE = 43, ///< [ur_device_mem_cache_type_t] Kind of cache in front of global memory.
  UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE = 44, ///< [uint32_t] Size of a line of the global memory cache in bytes.
  UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE = 45, ///< [uint64_t] Size of the global memory cache in bytes.
  UR_DEVICE_INFO_GLOBAL_MEM_SIZE = 46, ///< [uint64_t] Size of global memory in bytes.
  /// [uint64_t] Global memory that is free at this moment, in bytes; it changes as all programs allocate. Not every
  /// device or adapter answers it.
  UR_DEVICE_INFO_GLOBAL_MEM_FREE = 47,
  UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE = 48, ///< [uint64_t] Largest constant buffer in bytes.
  UR_DEVICE_INFO_MAX_CONSTANT_ARGS = 49, ///< [uint32_t] Most constant buffers that a kernel may take as arguments.
  UR_DEVICE_INFO_LOCAL_MEM_TYPE = 50, ///< [ur_device_local_mem_type_t] Where work-group local memory lies.
  UR_DEVICE_INFO_LOCAL_MEM_SIZE = 51, ///< [uint64_t] Local memory that a work-group may use, in bytes.
  /// [ur_bool_t] Whether memory errors are corrected in all memories of the device.
  UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT = 52,
  UR_DEVICE_INFO_HOST_UNIFIED_MEMORY = 53, ///< [ur_bool_t] Whether device and host share one physical memory.
  UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION = 54, ///< [size_t] Resolution of the profiling clock in ns.
  UR_DEVICE_INFO_ENDIAN_LITTLE = 55, ///< [ur_bool_t] Whether the device is little-endian.
  UR_DEVICE_INFO_AVAILABLE = 56, ///< [ur_bool_t] Whether the device can be used now.
  UR_DEVICE_INFO_COMPILER_AVAILABLE = 57, ///< [ur_bool_t] Whether programs can be compiled for the device at run time.
  UR_DEVICE_INFO_LINKER_AVAILABLE = 58, ///< [ur_bool_t] Whether programs can be linked for the device at run time.
  UR_DEVICE_INFO_EXECUTION_CAPABILITIES = 59, ///< [ur_device_exec_capability_flags_t] What the device can execute.
  /// [ur_queue_flags_t] Flags that on-device queues may have; 0 if there are none.
  UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES = 60,
  UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES = 61, ///< [ur_queue_flags_t] Flags that host queues may have.
  /// [char[]] Names of kernels built into the device, separated by semicolons; may be empty.
  UR_DEVICE_INFO_BUILT_IN_KERNELS = 62,
  UR_DEVICE_INFO_PLATFORM = 63, ///< [ur_platform_handle_t] Platform of the device.
  /// [uint32_t] References to the device at this moment; root devices may always answer 1.
  UR_DEVICE_INFO_REFERENCE_COUNT = 64,
  /// [char[]] Intermediate languages that the device takes, such as "SPIR-V_1.2", separated by blanks. Not every device
  /// or adapter answers it.
  UR_DEVICE_INFO_IL_VERSION = 65,
  UR_DEVICE_INFO_NAME = 66, ///< [char[]] Name of the device.
  UR_DEVICE_INFO_VENDOR = 67, ///< [char[]] Name of the vendor.
  UR_DEVICE_INFO_DRIVER_VERSION = 68, ///< [char[]] Version of the driver as text.
  UR_DEVICE_INFO_PROFILE = 69, ///< [char[]] Profile that the device implements, such as FULL_PROFILE.
  /// [char[]] Version of the device as text: its API version or hardware architecture, as the backend has it.
  UR_DEVICE_INFO_VERSION = 70,
  UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION = 71, ///< [char[]] Version of the backend's runtime as text.
  UR_DEVICE_INFO_EXTENSIONS = 72, ///< [char[]] Names of the device's extensions, separated by blanks.
  UR_DEVICE_INFO_PRINTF_BUFFER_SIZE = 73, ///< [size_t] Bytes of output that a kernel's printf may produce.
  /// [ur_bool_t] Whether the device prefers that the caller synchronizes memory shared with other APIs.
  UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC = 74,
  /// [ur_device_handle_t] Device that this sub-device was split from; NULL for a root device.
  UR_DEVICE_INFO_PARENT_DEVICE = 75,
  /// [ur_device_partition_t[]] Ways in which the device can be split; empty if in none.
  UR_DEVICE_INFO_SUPPORTED_PARTITIONS = 76,
  UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES = 77, ///< [uint32_t] Most sub-devices that a split can give.
  /// [ur_device_affinity_domain_flags_t] Affinity domains that the device can be split by.
  UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN = 78,
  /// [ur_device_partition_property_t[]] How this sub-device was made; empty for a root device.
  UR_DEVICE_INFO_PARTITION_TYPE = 79,
  UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS = 80, ///< [uint32_t] Most sub-groups in a work-group of any kernel.
  /// [ur_bool_t] Whether sub-groups of a work-group make progress independently of each other.
  UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS = 81,
  UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL = 82, ///< [uint32_t[]] Sub-group sizes that the device supports, in work-items.
  /// [ur_device_usm_access_capability_flags_t] How the device may access host USM memory; 0 if not at all.
  UR_DEVICE_INFO_USM_HOST_SUPPORT = 83,
  /// [ur_device_usm_access_capability_flags_t] How the device may access its own USM memory; 0 if there is none.
  UR_DEVICE_INFO_USM_DEVICE_SUPPORT = 84,
  /// [ur_device_usm_access_capability_flags_t] How the device may access shared USM memory of its own.
  UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT = 85,
  /// [ur_device_usm_access_capability_flags_t] How the device may access shared USM memory of other devices.
  UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT = 86,
  /// [ur_device_usm_access_capability_flags_t] How the device may access any memory of the host process.
  UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT = 87,
  UR_DEVICE_INFO_UUID = 88, ///< [uint8_t[]] Unique id of the device, 16 bytes. Not every device or adapter answers it.
  /// [char[]] Address on the PCI bus as text: domain:bus:device.function in hexadecimal. Not every device or adapter
  /// answers it.
  UR_DEVICE_INFO_PCI_ADDRESS = 89,
  /// [uint32_t] Number of execution units of an Intel GPU. Not every device or adapter answers it.
  UR_DEVICE_INFO_GPU_EU_COUNT = 90,
  /// [uint32_t] Width of an execution unit of an Intel GPU in 32-bit lanes. Not every device or adapter answers it.
  UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH = 91,
  /// [uint32_t] Number of slices of an Intel GPU. Not every device or adapter answers it.
  UR_DEVICE_INFO_GPU_EU_SLICES = 92,
  /// [uint32_t] Execution units in each subslice of an Intel GPU. Not every device or adapter answers it.
  UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE = 93,
  /// [uint32_t] Subslices in each slice of an Intel GPU. Not every device or adapter answers it.
  UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE = 94,
  /// [uint32_t] Hardware threads of each execution unit of an Intel GPU. Not every device or adapter answers it.
  UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU = 95,
  /// [uint64_t] Highest memory bandwidth in bytes per second. Not every device or adapter answers it.
  UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH = 96,
  UR_DEVICE_INFO_IMAGE_SRGB = 97, ///< [ur_bool_t] Whether images may have sRGB formats.
  /// [ur_bool_t] Whether programs may be built for a sub-device rather than its root device.
  UR_DEVICE_INFO_BUILD_ON_SUBDEVICE = 98,
  UR_DEVICE_INFO_ATOMIC_64 = 99, ///< [ur_bool_t] Whether kernels may use 64-bit atomics.
  /// [ur_memory_order_capability_flags_t] Memory orders that atomic operations may have.
  UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES = 100,
  /// [ur_memory_scope_capability_flags_t] Memory scopes that atomic operations may have.
  UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES = 101,
  /// [ur_memory_order_capability_flags_t] Memory orders that atomic fences may have.
  UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES = 102,
  /// [ur_memory_scope_capability_flags_t] Memory scopes that atomic fences may have.
  UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES = 103,
  /// [ur_bool_t] Whether the device computes with bfloat16. Outdated; ask for BFLOAT16_CONVERSIONS_NATIVE. Deprecated.
  UR_DEVICE_INFO_BFLOAT16 = 104,
  /// [uint32_t] Number of hardware queues that a queue may be tied to by its index.
  UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES = 105,
  /// [ur_bool_t] Whether specialization constants can be set on a kernel.
  UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS = 106,
  /// [uint32_t] Width of the memory bus in bits. Not every device or adapter answers it.
  UR_DEVICE_INFO_MEMORY_BUS_WIDTH = 107,
  UR_DEVICE_INFO_MAX_WORK_GROUPS_3D = 108, ///< [size_t[3]] Most work-groups of a launch in each of three dimensions.
  /// [ur_bool_t] Whether kernels may use split barriers, arriving at one time and waiting at another.
  UR_DEVICE_INFO_ASYNC_BARRIER = 109,
  UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT = 110, ///< [ur_bool_t] Whether buffers may be placed in a given memory channel.
  /// [ur_bool_t] Whether the host may read and write pipes of a program.
  UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT = 111,
  /// [uint32_t] Registers that a work-group may use. Not every device or adapter answers it.
  UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP = 112,
  /// [uint32_t] Version of the hardware design, as the vendor encodes it. Not every device or adapter answers it.
  UR_DEVICE_INFO_IP_VERSION = 113,
  /// [ur_bool_t] Whether addresses can be reserved and physical memory mapped to them.
  UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT = 114,
  UR_DEVICE_INFO_ESIMD_SUPPORT = 115, ///< [ur_bool_t] Whether kernels may use the explicit SIMD extension.
  /// [ur_device_handle_t[]] Devices that make up this composite device; empty for others. Not every device or adapter
  /// answers it.
  UR_DEVICE_INFO_COMPONENT_DEVICES = 116,
  /// [ur_device_handle_t] Composite device that this one is part of; NULL if none. Not every device or adapter answers
  /// it.
  UR_DEVICE_INFO_COMPOSITE_DEVICE = 117,
  /// [ur_bool_t] Whether the host may read and write global variables of programs.
  UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT = 118,
  UR_DEVICE_INFO_USM_POOL_SUPPORT = 119, ///< [ur_bool_t] Whether USM memory can be taken from pools.
  UR_DEVICE_INFO_NUM_COMPUTE_UNITS = 120, ///< [uint32_t] Number of compute units, as the vendor counts them.
  /// [ur_bool_t] Whether specialization constants can be set on a program.
  UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS = 121,
  /// [ur_bool_t] Whether a failed assertion in a kernel is reported by the backend itself.
  UR_DEVICE_INFO_USE_NATIVE_ASSERT = 122,
  /// [ur_device_throttle_reasons_flags_t] Why the clock is held down at this moment; 0 if it is not. Not every device
  /// or adapter answers it.
  UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS = 123,
  /// [int32_t] Speed of the fan now, in percent of its highest. Not every device or adapter answers it.
  UR_DEVICE_INFO_FAN_SPEED = 124,
  /// [int32_t] Lowest power limit that can be set, in milliwatts. Not every device or adapter answers it.
  UR_DEVICE_INFO_MIN_POWER_LIMIT = 125,
  /// [int32_t] Highest power limit that can be set, in milliwatts. Not every device or adapter answers it.
  UR_DEVICE_INFO_MAX_POWER_LIMIT = 126,
  /// [ur_bool_t] Whether the hardware converts between bfloat16 and float.
  UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE = 127,
  /// [ur_kernel_launch_properties_flags_t] Launch properties that the device supports.
  UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES = 128,
  /// [uint8_t[]] Locally unique id of the device, 8 bytes, where the operating system gives one. Not every device or
  /// adapter answers it.
  UR_DEVICE_INFO_LUID = 129,
  /// [uint32_t] One bit for the node of the adapter that the device is, beside its LUID. Not every device or adapter
  /// answers it.
  UR_DEVICE_INFO_NODE_MASK = 130,
  /// [uint32_t] Best vector length for 64-bit integers, in elements.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG = 131,
  /// [uint32_t] Hardware vector length for 64-bit integers, in elements.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG = 132,
  UR_DEVICE_INFO_MAX_WORK_GROUPS = 133, ///< [size_t] Most work-groups of a launch in all dimensions together.
  /// [uint32_t] Number of stacks of an Intel Xe GPU. Not every device or adapter answers it.
  UR_DEVICE_INFO_XE_STACK_COUNT = 134,
  /// [uint32_t] Regions in each stack of an Intel Xe GPU. Not every device or adapter answers it.
  UR_DEVICE_INFO_XE_REGIONS_PER_STACK = 135,
  /// [uint32_t] Clusters in each region of an Intel Xe GPU. Not every device or adapter answers it.
  UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION = 136,
  /// [uint32_t] Xe cores in each cluster of an Intel Xe GPU. Not every device or adapter answers it.
  UR_DEVICE_INFO_XE_CORES_PER_CLUSTER = 137,
  /// [uint32_t] Execution units in each Xe core. Not every device or adapter answers it.
  UR_DEVICE_INFO_EUS_PER_XE_CORE = 138,
  /// [uint32_t] Most work-items that one hardware thread runs at a time. Not every device or adapter answers it.
  UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD = 139,
  UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP = 4096, ///< [ur_bool_t] Whether the device can run command buffers.
  /// [ur_device_command_buffer_update_capability_flags_t] What may be changed in a finalized command buffer; 0 if
  /// nothing.
  UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP = 4097,
  /// [ur_bool_t] Whether commands in a command buffer may wait for and signal events of their own.
  UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP = 4098,
  /// [ur_bool_t] Whether native commands may be recorded through a child command buffer.
  UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP = 4099,
  UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP = 8192, ///< [ur_bool_t] Whether images can be handled by value in kernels.
  /// [ur_bool_t] Whether images can lie in shared USM memory.
  UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP = 8193,
  UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP = 8194, ///< [ur_bool_t] Whether 1D images can lie in USM memory.
  UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP = 8195, ///< [ur_bool_t] Whether 2D images can lie in USM memory.
  /// [uint32_t] Alignment in bytes of the row pitch of an image in USM memory.
  UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP = 8196,
  UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP = 8197, ///< [size_t] Largest width in pixels of an image in USM memory.
  UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP = 8198, ///< [size_t] Largest height in pixels of an image in USM memory.
  UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP = 8199, ///< [size_t] Largest row pitch in bytes of an image in USM memory.
  UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP = 8200, ///< [ur_bool_t] Whether bindless images can have mipmaps.
  UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP = 8201, ///< [ur_bool_t] Whether mipmaps can be filtered anisotropically.
  UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP = 8202, ///< [uint32_t] Largest ratio of anisotropic filtering.
  /// [ur_bool_t] Whether images can be made from a single mipmap level.
  UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP = 8203,
  /// [ur_bool_t] Whether memory of other APIs can be imported.
  UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP = 8204,
  /// [ur_bool_t] Whether semaphores of other APIs can be imported.
  UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP = 8206,
  UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP = 8208, ///< [ur_bool_t] Whether bindless images can be cubemaps.
  /// [ur_bool_t] Whether cubemaps can be filtered across the edges of their faces.
  UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP = 8209,
  /// [ur_bool_t] Whether pixels of 1D sampled images in USM memory can be fetched unfiltered.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP = 8210,
  /// [ur_bool_t] Whether pixels of 1D sampled images in image memory can be fetched unfiltered.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP = 8211,
  /// [ur_bool_t] Whether pixels of 2D sampled images in USM memory can be fetched unfiltered.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP = 8212,
  /// [ur_bool_t] Whether pixels of 2D sampled images in image memory can be fetched unfiltered.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP = 8213,
  /// [ur_bool_t] Whether pixels of 3D sampled images in image memory can be fetched unfiltered.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP = 8215,
  /// [ur_bool_t] Whether urEnqueueTimestampRecordingExp works on the device.
  UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP = 8216,
  UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP = 8217, ///< [ur_bool_t] Whether bindless images can be arrays.
  /// [ur_bool_t] Whether samplers may have an addressing mode of their own in each dimension.
  UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP = 8218,
  /// [ur_bool_t] Whether 1D images in USM memory can be sampled.
  UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP = 8219,
  /// [ur_bool_t] Whether 2D images in USM memory can be sampled.
  UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP = 8220,
  /// [ur_bool_t] Whether images can be gathered from: one channel of four neighbouring pixels at once.
  UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP = 8221,
  /// [ur_bool_t] Whether urEnqueueNativeCommandExp works on the device.
  UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP = 8224,
  /// [ur_bool_t] Whether waits for events can save power at the cost of latency.
  UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP = 8225,
  /// [ur_exp_device_2d_block_array_capability_flags_t] Which 2D block operations kernels may use; 0 if none.
  UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP = 8226,
  UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP = 8227, ///< [ur_bool_t] Whether USM memory can be opened in other processes.
  /// [ur_bool_t] Whether physical memory objects can be opened in other processes.
  UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP = 8228,
  /// [ur_bool_t] Whether urEventCreateExp makes events that can be signalled again and again.
  UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP = 8229,
  UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP = 8230, ///< [ur_bool_t] Whether events can be opened in other processes.
  /// [ur_bool_t] True only if stream-ordered allocation works in full: all three kinds of memory, frees and pools.
  UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP = 8272,
  /// [ur_bool_t] Whether kernels can read a clock common to a sub-group.
  UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP = 8288,
  /// [ur_bool_t] Whether kernels can read a clock common to a work-group.
  UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP = 8289,
  /// [ur_bool_t] Whether kernels can read a clock common to the device.
  UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP = 8290,
  UR_DEVICE_INFO_IS_INTEGRATED_GPU = 8304, ///< [ur_bool_t] Whether the device is a GPU that shares the host's memory.
  /// [ur_bool_t] Whether queues can be captured into graphs.
  UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP = 8320,
  /// [ur_bool_t] Whether host memory of the caller can be registered as USM memory.
  UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP = 8336,
  /// [ur_bool_t] Whether profiling can be asked for per event rather than per queue.
  UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP = 8352,
  UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP = 16384, ///< [ur_bool_t] Whether the device can access memory of peer devices.
  /// [ur_bool_t] Whether programs can be built for a list of devices.
  UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP = 24576,
  UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP = 24578, ///< [ur_bool_t] Whether urDeviceWaitExp works on the device.
  UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP = 24579, ///< [ur_bool_t] Whether built programs can be linked at run time.
  /// [ur_bool_t] Whether urUSMContextMemcpyExp works with the device.
  UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP = 28672,
  /// [ur_bool_t] Whether device memory can be allocated for export to other APIs.
  UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP = 32768,
  /// [ur_bool_t] Whether urEnqueueHostTaskExp works on the device.
  UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP = 36864,
  /// [ur_bool_t] Whether command buffers may have a table of arguments; an extension of this project, which other
  /// adapters don't know.
  UR_DEVICE_INFO_LANEWAY_LAUNCH_ARGUMENTS_SUPPORT = 1280770049,
  /// [ur_bool_t] Whether pools tell what they hold, by the properties with LANEWAY in their names; an extension of this
  /// project, which other adapters don't know.
  UR_DEVICE_INFO_LANEWAY_POOL_REPORT_SUPPORT = 1280770050,
  UR_DEVICE_INFO_FORCE_UINT32 = 0x7fffffff
} ur_device_info_t;

/// What the parts of a device have in common when it is split by affinity.
typedef enum ur_device_affinity_domain_flag_t {
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA = UR_BIT(0), ///< Compute units of a part share a NUMA node.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE = UR_BIT(1), ///< Compute units of a part share a level 4 cache.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE = UR_BIT(2), ///< Compute units of a part share a level 3 cache.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE = UR_BIT(3), ///< Compute units of a part share a level 2 cache.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE = UR_BIT(4), ///< Compute units of a part share a level 1 cache.
  /// Split by the next domain, from the widest down, that gives more than one part.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE = UR_BIT(5),
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_affinity_domain_flag_t;
/// Any number of the flags of ur_device_affinity_domain_flag_t.
typedef uint32_t ur_device_affinity_domain_flags_t;
/// The bits that no valid value of ur_device_affinity_domain_flags_t has.
#define UR_DEVICE_AFFINITY_DOMAIN_FLAGS_MASK 0xffffffc0

/// Ways of splitting a device.
typedef enum ur_device_partition_t {
  UR_DEVICE_PARTITION_EQUALLY = 4230, ///< Into parts with a given number of compute units each.
  UR_DEVICE_PARTITION_BY_COUNTS = 4231, ///< Into parts with a list of numbers of compute units.
  UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN = 4232, ///< Into parts that share a cache or memory.
  UR_DEVICE_PARTITION_BY_CSLICE = 4233, ///< Into the compute slices of the hardware.
  UR_DEVICE_PARTITION_FORCE_UINT32 = 0x7fffffff
} ur_device_partition_t;

/// What a floating-point type can do on a device.
typedef enum ur_device_fp_capability_flag_t {
  /// Division and square root are correctly rounded.
  UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT = UR_BIT(0),
  UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST = UR_BIT(1), ///< Rounding to the nearest value, ties to even.
  UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO = UR_BIT(2), ///< Rounding towards zero.
  UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF = UR_BIT(3), ///< Rounding towards positive and negative infinity.
  UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN = UR_BIT(4), ///< Infinities and NaNs exist.
  UR_DEVICE_FP_CAPABILITY_FLAG_DENORM = UR_BIT(5), ///< Denormal numbers are kept.
  UR_DEVICE_FP_CAPABILITY_FLAG_FMA = UR_BIT(6), ///< Fused multiply-add.
  UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT = UR_BIT(7), ///< Operations are done in software.
  UR_DEVICE_FP_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_fp_capability_flag_t;
/// Any number of the flags of ur_device_fp_capability_flag_t.
typedef uint32_t ur_device_fp_capability_flags_t;
/// The bits that no valid value of ur_device_fp_capability_flags_t has.
#define UR_DEVICE_FP_CAPABILITY_FLAGS_MASK 0xffffff00

/// Kinds of cache in front of global memory.
typedef enum ur_device_mem_cache_type_t {
  UR_DEVICE_MEM_CACHE_TYPE_NONE = 0, ///< No cache.
  UR_DEVICE_MEM_CACHE_TYPE_READ_ONLY_CACHE = 1, ///< A cache for reads only.
  UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE = 2, ///< A cache for reads and writes.
  UR_DEVICE_MEM_CACHE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_device_mem_cache_type_t;

/// Where work-group local memory lies.
typedef enum ur_device_local_mem_type_t {
  UR_DEVICE_LOCAL_MEM_TYPE_NONE = 0, ///< There is no local memory.
  UR_DEVICE_LOCAL_MEM_TYPE_LOCAL = 1, ///< In memory of its own near the compute unit.
  UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL = 2, ///< In global memory.
  UR_DEVICE_LOCAL_MEM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_device_local_mem_type_t;

/// What a device can execute.
typedef enum ur_device_exec_capability_flag_t {
  UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL = UR_BIT(0), ///< Kernels.
  UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL = UR_BIT(1), ///< Functions of the host.
  UR_DEVICE_EXEC_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_exec_capability_flag_t;
/// Any number of the flags of ur_device_exec_capability_flag_t.
typedef uint32_t ur_device_exec_capability_flags_t;
/// The bits that no valid value of ur_device_exec_capability_flags_t has.
#define UR_DEVICE_EXEC_CAPABILITY_FLAGS_MASK 0xfffffffc

/// Memory orders of atomics.
typedef enum ur_memory_order_capability_flag_t {
  UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED = UR_BIT(0), ///< Relaxed: atomic, without ordering anything else.
  UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE = UR_BIT(1), ///< Acquire: what follows stays after it.
  UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE = UR_BIT(2), ///< Release: what precedes stays before it.
  UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL = UR_BIT(3), ///< Acquire and release in one.
  /// Sequentially consistent: one total order of all such operations.
  UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST = UR_BIT(4),
  UR_MEMORY_ORDER_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_memory_order_capability_flag_t;
/// Any number of the flags of ur_memory_order_capability_flag_t.
typedef uint32_t ur_memory_order_capability_flags_t;
/// The bits that no valid value of ur_memory_order_capability_flags_t has.
#define UR_MEMORY_ORDER_CAPABILITY_FLAGS_MASK 0xffffffe0

/// Among which work-items atomics order memory.
typedef enum ur_memory_scope_capability_flag_t {
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM = UR_BIT(0), ///< Within one work-item.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP = UR_BIT(1), ///< Within a sub-group.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP = UR_BIT(2), ///< Within a work-group.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE = UR_BIT(3), ///< Within the device.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM = UR_BIT(4), ///< Among all devices and the host.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_memory_scope_capability_flag_t;
/// Any number of the flags of ur_memory_scope_capability_flag_t.
typedef uint32_t ur_memory_scope_capability_flags_t;
/// The bits that no valid value of ur_memory_scope_capability_flags_t has.
#define UR_MEMORY_SCOPE_CAPABILITY_FLAGS_MASK 0xffffffe0

/// How a device may access a kind of USM memory.
typedef enum ur_device_usm_access_capability_flag_t {
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS = UR_BIT(0), ///< Reads and writes.
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS = UR_BIT(1), ///< Atomic operations.
  /// Access while others, such as the host, access it too.
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS = UR_BIT(2),
  /// Atomic operations while others access it too.
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS = UR_BIT(3),
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_usm_access_capability_flag_t;
/// Any number of the flags of ur_device_usm_access_capability_flag_t.
typedef uint32_t ur_device_usm_access_capability_flags_t;
/// The bits that no valid value of ur_device_usm_access_capability_flags_t has.
#define UR_DEVICE_USM_ACCESS_CAPABILITY_FLAGS_MASK 0xfffffff0

/// Why a device's clock is held down.
typedef enum ur_device_throttle_reasons_flag_t {
  UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP = UR_BIT(0), ///< The power limit is reached.
  UR_DEVICE_THROTTLE_REASONS_FLAG_CURRENT_LIMIT = UR_BIT(1), ///< The current limit is reached.
  UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT = UR_BIT(2), ///< The device is too hot.
  UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT = UR_BIT(3), ///< The power supply raised an alert.
  UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE = UR_BIT(4), ///< Software set a range of clocks.
  UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE = UR_BIT(5), ///< Hardware limits the range of clocks.
  UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER = UR_BIT(6), ///< Something else.
  UR_DEVICE_THROTTLE_REASONS_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_throttle_reasons_flag_t;
/// Any number of the flags of ur_device_throttle_reasons_flag_t.
typedef uint32_t ur_device_throttle_reasons_flags_t;
/// The bits that no valid value of ur_device_throttle_reasons_flags_t has.
#define UR_DEVICE_THROTTLE_REASONS_FLAGS_MASK 0xffffff80

/// Launch properties that a device may support.
typedef enum ur_kernel_launch_properties_flag_t {
  /// Cooperative launches, whose work-groups all run at the same time.
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE = UR_BIT(0),
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION = UR_BIT(1), ///< Clusters of work-groups.
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY = UR_BIT(2), ///< Work-group memory whose size is given at launch.
  /// Launches that may begin before the previous one has ended.
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE = UR_BIT(3),
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_kernel_launch_properties_flag_t;
/// Any number of the flags of ur_kernel_launch_properties_flag_t.
typedef uint32_t ur_kernel_launch_properties_flags_t;
/// The bits that no valid value of ur_kernel_launch_properties_flags_t has.
#define UR_KERNEL_LAUNCH_PROPERTIES_FLAGS_MASK 0xffffff80

/// Flags for new contexts; none has a meaning yet.
typedef enum ur_context_flag_t {
  UR_CONTEXT_FLAG_TBD = UR_BIT(0), ///< Placeholder without a meaning; accepted and ignored.
  UR_CONTEXT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_context_flag_t;
/// Any number of the flags of ur_context_flag_t.
typedef uint32_t ur_context_flags_t;
/// The bits that no valid value of ur_context_flags_t has.
#define UR_CONTEXT_FLAGS_MASK 0xfffffffe

/// Properties of a context.
typedef enum ur_context_info_t {
  UR_CONTEXT_INFO_NUM_DEVICES = 0, ///< [uint32_t] Number of devices in the context.
  /// [ur_device_handle_t[]] The devices of the context, in the order given at its creation; no references are added.
  UR_CONTEXT_INFO_DEVICES = 1,
  /// [uint32_t] References to the context at this moment; only good for debugging.
  UR_CONTEXT_INFO_REFERENCE_COUNT = 2,
  UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT = 3, ///< [ur_bool_t] Whether urEnqueueUSMMemcpy2D works in this context.
  UR_CONTEXT_INFO_USM_FILL2D_SUPPORT = 4, ///< [ur_bool_t] Whether urEnqueueUSMFill2D works in this context.
  UR_CONTEXT_INFO_FORCE_UINT32 = 0x7fffffff
} ur_context_info_t;

/// How a buffer or image is used and where its memory comes from.
typedef enum ur_mem_flag_t {
  UR_MEM_FLAG_READ_WRITE = UR_BIT(0), ///< Kernels read and write; the default.
  UR_MEM_FLAG_WRITE_ONLY = UR_BIT(1), ///< Kernels only write.
  UR_MEM_FLAG_READ_ONLY = UR_BIT(2), ///< Kernels only read.
  /// The caller's host memory holds the contents; it must live as long as the object. Devices may keep copies.
  UR_MEM_FLAG_USE_HOST_POINTER = UR_BIT(3),
  UR_MEM_FLAG_ALLOC_HOST_POINTER = UR_BIT(4), ///< The memory should be one that the host can reach.
  /// The contents start as a copy of the caller's host memory, taken before the call returns.
  UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER = UR_BIT(5),
  UR_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_mem_flag_t;
/// Any number of the flags of ur_mem_flag_t.
typedef uint32_t ur_mem_flags_t;
/// The bits that no valid value of ur_mem_flags_t has.
#define UR_MEM_FLAGS_MASK 0xffffffc0

/// Shapes of images.
typedef enum ur_mem_type_t {
  UR_MEM_TYPE_IMAGE2D = 0, ///< Two-dimensional image.
  UR_MEM_TYPE_IMAGE3D = 1, ///< Three-dimensional image.
  UR_MEM_TYPE_IMAGE2D_ARRAY = 2, ///< Array of two-dimensional images.
  UR_MEM_TYPE_IMAGE1D = 3, ///< One-dimensional image.
  UR_MEM_TYPE_IMAGE1D_ARRAY = 4, ///< Array of one-dimensional images.
  UR_MEM_TYPE_IMAGE_CUBEMAP_EXP = 8192, ///< Six square faces of a cube; only for bindless images.
  UR_MEM_TYPE_IMAGE_GATHER_EXP = 8193, ///< Two-dimensional image that can be gathered from; only for bindless images.
  UR_MEM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_mem_type_t;

/// Properties of a buffer or image.
typedef enum ur_mem_info_t {
  UR_MEM_INFO_SIZE = 0, ///< [size_t] Size of the memory in bytes.
  UR_MEM_INFO_CONTEXT = 1, ///< [ur_context_handle_t] Context of the object; no reference is added.
  UR_MEM_INFO_REFERENCE_COUNT = 2, ///< [uint32_t] References to the object at this moment; only good for debugging.
  UR_MEM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_mem_info_t;

/// Which channels a pixel has, in which order.
typedef enum ur_image_channel_order_t {
  UR_IMAGE_CHANNEL_ORDER_A = 0, ///< Alpha.
  UR_IMAGE_CHANNEL_ORDER_R = 1, ///< Red.
  UR_IMAGE_CHANNEL_ORDER_RG = 2, ///< Red, green.
  UR_IMAGE_CHANNEL_ORDER_RA = 3, ///< Red, alpha.
  UR_IMAGE_CHANNEL_ORDER_RGB = 4, ///< Red, green, blue.
  UR_IMAGE_CHANNEL_ORDER_RGBA = 5, ///< Red, green, blue, alpha.
  UR_IMAGE_CHANNEL_ORDER_BGRA = 6, ///< Blue, green, red, alpha.
  UR_IMAGE_CHANNEL_ORDER_ARGB = 7, ///< Alpha, red, green, blue.
  UR_IMAGE_CHANNEL_ORDER_ABGR = 8, ///< Alpha, blue, green, red.
  UR_IMAGE_CHANNEL_ORDER_INTENSITY = 9, ///< One value that all four channels read as.
  UR_IMAGE_CHANNEL_ORDER_LUMINANCE = 10, ///< One value that the three colours read as.
  UR_IMAGE_CHANNEL_ORDER_RX = 11, ///< Red and a channel of padding.
  UR_IMAGE_CHANNEL_ORDER_RGX = 12, ///< Red, green and a channel of padding.
  UR_IMAGE_CHANNEL_ORDER_RGBX = 13, ///< Red, green, blue and a channel of padding.
  UR_IMAGE_CHANNEL_ORDER_SRGBA = 14, ///< Red, green, blue in the sRGB curve, and linear alpha.
  UR_IMAGE_CHANNEL_ORDER_FORCE_UINT32 = 0x7fffffff
} ur_image_channel_order_t;

/// Type of each channel of a pixel.
typedef enum ur_image_channel_type_t {
  UR_IMAGE_CHANNEL_TYPE_SNORM_INT8 = 0, ///< Signed 8-bit integer that stands for -1.0 to 1.0.
  UR_IMAGE_CHANNEL_TYPE_SNORM_INT16 = 1, ///< Signed 16-bit integer that stands for -1.0 to 1.0.
  UR_IMAGE_CHANNEL_TYPE_UNORM_INT8 = 2, ///< Unsigned 8-bit integer that stands for 0.0 to 1.0.
  UR_IMAGE_CHANNEL_TYPE_UNORM_INT16 = 3, ///< Unsigned 16-bit integer that stands for 0.0 to 1.0.
  UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565 = 4, ///< Three channels of 5, 6 and 5 bits in 16 bits, each for 0.0 to 1.0.
  UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555 = 5, ///< Three channels of 5 bits in 16 bits, each for 0.0 to 1.0.
  UR_IMAGE_CHANNEL_TYPE_INT_101010 = 6, ///< Three channels of 10 bits in 32 bits, each for 0.0 to 1.0.
  UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8 = 7, ///< Signed 8-bit integer.
  UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16 = 8, ///< Signed 16-bit integer.
  UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32 = 9, ///< Signed 32-bit integer.
  UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8 = 10, ///< Unsigned 8-bit integer.
  UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16 = 11, ///< Unsigned 16-bit integer.
  UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32 = 12, ///< Unsigned 32-bit integer.
  UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT = 13, ///< 16-bit floating point.
  UR_IMAGE_CHANNEL_TYPE_FLOAT = 14, ///< 32-bit floating point.
  UR_IMAGE_CHANNEL_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_image_channel_type_t;

/// Properties of an image.
typedef enum ur_image_info_t {
  UR_IMAGE_INFO_FORMAT = 0, ///< [ur_image_format_t] Channels and their type.
  UR_IMAGE_INFO_ELEMENT_SIZE = 1, ///< [size_t] Size of a pixel in bytes.
  UR_IMAGE_INFO_ROW_PITCH = 2, ///< [size_t] Bytes from one row to the next.
  UR_IMAGE_INFO_SLICE_PITCH = 3, ///< [size_t] Bytes from one slice or layer to the next; 0 if there is one only.
  UR_IMAGE_INFO_WIDTH = 4, ///< [size_t] Width in pixels.
  UR_IMAGE_INFO_HEIGHT = 5, ///< [size_t] Height in pixels; 0 for one-dimensional images.
  UR_IMAGE_INFO_DEPTH = 6, ///< [size_t] Depth in pixels; 0 for images that are not three-dimensional.
  UR_IMAGE_INFO_ARRAY_SIZE = 7, ///< [size_t] Number of images in the array; 0 if it is none.
  UR_IMAGE_INFO_NUM_MIP_LEVELS = 8, ///< [uint32_t] Number of mipmap levels.
  UR_IMAGE_INFO_NUM_SAMPLES = 9, ///< [uint32_t] Samples of each pixel.
  UR_IMAGE_INFO_FORCE_UINT32 = 0x7fffffff
} ur_image_info_t;

/// Ways of making a buffer from a part of another.
typedef enum ur_buffer_create_type_t {
  UR_BUFFER_CREATE_TYPE_REGION = 0, ///< A range of bytes.
  UR_BUFFER_CREATE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_buffer_create_type_t;

/// How values between pixels are found.
typedef enum ur_sampler_filter_mode_t {
  UR_SAMPLER_FILTER_MODE_NEAREST = 0, ///< The nearest pixel.
  UR_SAMPLER_FILTER_MODE_LINEAR = 1, ///< A weighted mean of the neighbouring pixels.
  UR_SAMPLER_FILTER_MODE_FORCE_UINT32 = 0x7fffffff
} ur_sampler_filter_mode_t;

/// What is read beyond the edges of an image.
typedef enum ur_sampler_addressing_mode_t {
  UR_SAMPLER_ADDRESSING_MODE_NONE = 0, ///< Undefined; coordinates must stay inside.
  UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE = 1, ///< The pixel at the edge.
  UR_SAMPLER_ADDRESSING_MODE_CLAMP = 2, ///< The border colour.
  UR_SAMPLER_ADDRESSING_MODE_REPEAT = 3, ///< The image again; needs normalized coordinates.
  /// The image again, mirrored each second time; needs normalized coordinates.
  UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT = 4,
  UR_SAMPLER_ADDRESSING_MODE_FORCE_UINT32 = 0x7fffffff
} ur_sampler_addressing_mode_t;

/// Properties of a sampler.
typedef enum ur_sampler_info_t {
  /// [uint32_t] References to the sampler at this moment; only good for debugging.
  UR_SAMPLER_INFO_REFERENCE_COUNT = 0,
  UR_SAMPLER_INFO_CONTEXT = 1, ///< [ur_context_handle_t] Context of the sampler; no reference is added.
  UR_SAMPLER_INFO_NORMALIZED_COORDS = 2, ///< [ur_bool_t] Whether coordinates run from 0 to 1.
  UR_SAMPLER_INFO_ADDRESSING_MODE = 3, ///< [ur_sampler_addressing_mode_t] What is read beyond the edges.
  UR_SAMPLER_INFO_FILTER_MODE = 4, ///< [ur_sampler_filter_mode_t] How values between pixels are found.
  UR_SAMPLER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_sampler_info_t;

/// Flags of host memory.
typedef enum ur_usm_host_mem_flag_t {
  UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT = UR_BIT(0), ///< Shared memory should lie at the host at first; a hint.
  UR_USM_HOST_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_host_mem_flag_t;
/// Any number of the flags of ur_usm_host_mem_flag_t.
typedef uint32_t ur_usm_host_mem_flags_t;
/// The bits that no valid value of ur_usm_host_mem_flags_t has.
#define UR_USM_HOST_MEM_FLAGS_MASK 0xfffffffe

/// Flags of device memory.
typedef enum ur_usm_device_mem_flag_t {
  UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED = UR_BIT(0), ///< Host writes may be combined and bypass the cache; a hint.
  UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT = UR_BIT(1), ///< Shared memory should lie at the device at first; a hint.
  UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY = UR_BIT(2), ///< The device only reads the shared memory.
  UR_USM_DEVICE_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_device_mem_flag_t;
/// Any number of the flags of ur_usm_device_mem_flag_t.
typedef uint32_t ur_usm_device_mem_flags_t;
/// The bits that no valid value of ur_usm_device_mem_flags_t has.
#define UR_USM_DEVICE_MEM_FLAGS_MASK 0xfffffff8

/// Flags of a pool.
typedef enum ur_usm_pool_flag_t {
  /// Memory is zero when the pool reserves it; blocks that are handed out again are not cleared.
  UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK = UR_BIT(0),
  /// Memory comes from the vendor's own pool, with its limits and attributes. Backends without such pools accept the
  /// flag and use the adapter's own.
  UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP = UR_BIT(1),
  UR_USM_POOL_FLAG_READ_ONLY_EXP = UR_BIT(2), ///< The device only reads the pool's memory; a hint.
  UR_USM_POOL_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_pool_flag_t;
/// Any number of the flags of ur_usm_pool_flag_t.
typedef uint32_t ur_usm_pool_flags_t;
/// The bits that no valid value of ur_usm_pool_flags_t has.
#define UR_USM_POOL_FLAGS_MASK 0xfffffff8

/// Kinds of USM memory.
typedef enum ur_usm_type_t {
  UR_USM_TYPE_UNKNOWN = 0, ///< Not USM memory of this context.
  UR_USM_TYPE_HOST = 1, ///< Host memory that devices can access.
  UR_USM_TYPE_DEVICE = 2, ///< Memory of one device; the host cannot access it.
  UR_USM_TYPE_SHARED = 3, ///< Memory that moves between host and device as needed.
  UR_USM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_usm_type_t;

/// Properties of the allocation that an address lies in; stream-ordered ones are answered too.
typedef enum ur_usm_alloc_info_t {
  UR_USM_ALLOC_INFO_TYPE = 0, ///< [ur_usm_type_t] Kind of memory; UNKNOWN for addresses in no allocation.
  UR_USM_ALLOC_INFO_BASE_PTR = 1, ///< [void *] Start of the allocation.
  UR_USM_ALLOC_INFO_SIZE = 2, ///< [size_t] Size of the allocation in bytes.
  UR_USM_ALLOC_INFO_DEVICE = 3, ///< [ur_device_handle_t] Device of the allocation; no reference is added.
  /// [ur_usm_pool_handle_t] Pool that the memory was taken from; no reference is added. Not every device or adapter
  /// answers it.
  UR_USM_ALLOC_INFO_POOL = 4,
  UR_USM_ALLOC_INFO_FORCE_UINT32 = 0x7fffffff
} ur_usm_alloc_info_t;

/// How memory will be used; all of it hints.
typedef enum ur_usm_advice_flag_t {
  UR_USM_ADVICE_FLAG_DEFAULT = UR_BIT(0), ///< Forget earlier advice.
  /// The memory is mostly read, so copies may be kept in several places.
  UR_USM_ADVICE_FLAG_SET_READ_MOSTLY = UR_BIT(1),
  UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY = UR_BIT(2), ///< Take back SET_READ_MOSTLY.
  UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION = UR_BIT(3), ///< The memory should stay at the queue's device.
  UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION = UR_BIT(4), ///< Take back SET_PREFERRED_LOCATION.
  UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY = UR_BIT(5), ///< Atomics on the memory are rare.
  UR_USM_ADVICE_FLAG_CLEAR_NON_ATOMIC_MOSTLY = UR_BIT(6), ///< Take back SET_NON_ATOMIC_MOSTLY.
  UR_USM_ADVICE_FLAG_BIAS_CACHED = UR_BIT(7), ///< The memory should be cached.
  UR_USM_ADVICE_FLAG_BIAS_UNCACHED = UR_BIT(8), ///< The memory should not be cached.
  /// The queue's device accesses the memory, so keep it mapped there.
  UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE = UR_BIT(9),
  UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE = UR_BIT(10), ///< Take back SET_ACCESSED_BY_DEVICE.
  UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST = UR_BIT(11), ///< The host accesses the memory, so keep it mapped there.
  UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST = UR_BIT(12), ///< Take back SET_ACCESSED_BY_HOST.
  UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST = UR_BIT(13), ///< The memory should stay at the host.
  UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST = UR_BIT(14), ///< Take back SET_PREFERRED_LOCATION_HOST.
  /// Host and device need not see each other's writes at once.
  UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY = UR_BIT(15),
  UR_USM_ADVICE_FLAG_CLEAR_NON_COHERENT_MEMORY = UR_BIT(16), ///< Take back SET_NON_COHERENT_MEMORY.
  UR_USM_ADVICE_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_advice_flag_t;
/// Any number of the flags of ur_usm_advice_flag_t.
typedef uint32_t ur_usm_advice_flags_t;
/// The bits that no valid value of ur_usm_advice_flags_t has.
#define UR_USM_ADVICE_FLAGS_MASK 0xfffe0000

/// Properties of a pool. Sizes are in bytes; those of stream-ordered pools are true figures.
typedef enum ur_usm_pool_info_t {
  UR_USM_POOL_INFO_REFERENCE_COUNT = 0, ///< [uint32_t] References to the pool at this moment; only good for debugging.
  UR_USM_POOL_INFO_CONTEXT = 1, ///< [ur_context_handle_t] Context of the pool; no reference is added.
  /// [size_t] Most bytes that an idle pool keeps rather than give back. Can be set.
  UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP = 8272,
  /// [size_t] Most bytes that the pool may reserve; enforced. The largest value of the type where no limit was set.
  UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP = 8273,
  UR_USM_POOL_INFO_RESERVED_CURRENT_EXP = 8274, ///< [size_t] Bytes that the pool holds now, in use or not.
  /// [size_t] Most bytes that the pool held since its creation or the last reset. Setting it to 0 starts anew from what
  /// is held now.
  UR_USM_POOL_INFO_RESERVED_HIGH_EXP = 8275,
  /// [size_t] Bytes in use now. Falls when a free is enqueued, does not count cached blocks, and is exact while no call
  /// is under way.
  UR_USM_POOL_INFO_USED_CURRENT_EXP = 8276,
  /// [size_t] Most bytes in use since creation or the last reset. May lie above the true peak, never below it. Setting
  /// it to 0 starts anew from what is in use now.
  UR_USM_POOL_INFO_USED_HIGH_EXP = 8277,
  /// [size_t] Bytes that blocks in use have, with what rounding adds to what was asked for.
  UR_USM_POOL_INFO_LANEWAY_LIVE = 1280770049,
  /// [size_t] Bytes of blocks that caches of queues and threads have, for their own next allocations.
  UR_USM_POOL_INFO_LANEWAY_AT_HAND = 1280770050,
  /// [size_t] Bytes that were freed, and that everybody may have once commands are over that came before the free; as
  /// far as is known without asking the device.
  UR_USM_POOL_INFO_LANEWAY_PENDING = 1280770051,
  /// [size_t] Bytes that every allocation may have at once. UNSUPPORTED_ENUMERATION over pools of the vendor's, which
  /// alone know what they keep.
  UR_USM_POOL_INFO_LANEWAY_FREE = 1280770052,
  /// [size_t] Bytes that no block can have, at the ends of pages that are cut into small blocks.
  UR_USM_POOL_INFO_LANEWAY_REMAINDER = 1280770053,
  /// [size_t] Addresses that the pool has reserved for later, in bytes, with no memory behind them.
  /// UNSUPPORTED_ENUMERATION over pools of the vendor's.
  UR_USM_POOL_INFO_LANEWAY_UNMAPPED = 1280770054,
  /// [size_t] Largest allocation of device memory, in bytes, that every queue would be given now from free memory
  /// alone: the pool doesn't grow, nothing is moved, no cache is emptied, nobody waits. No more than the device's
  /// UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE. Of a pool in the caller's memory, of that memory's kind; of a pool for several
  /// devices, on the device that has the most. UNSUPPORTED_ENUMERATION over pools of the vendor's.
  UR_USM_POOL_INFO_LANEWAY_LARGEST = 1280770055,
  /// [ur_laneway_usm_pool_part_t[]] Everything that the pool holds, block by block: regions one behind the other, and
  /// all addresses of a region in their order, without gaps. A pool that is in use changes between the question for the
  /// size and that for the value: where the value has become larger INVALID_SIZE is answered and nothing is written. By
  /// urUSMPoolGetInfo only: urUSMPoolGetInfoExp, which isn't told how much memory there is, answers
  /// UNSUPPORTED_ENUMERATION.
  UR_USM_POOL_INFO_LANEWAY_PARTS = 1280770056,
  /// [size_t] How often the pool has mapped a piece of free memory at other addresses, so that a large allocation fits,
  /// since it was made. Each is some calls of the driver within an allocation. 0 where memory comes in chunks.
  UR_USM_POOL_INFO_LANEWAY_MOVES = 1280770057,
  UR_USM_POOL_INFO_FORCE_UINT32 = 0x7fffffff
} ur_usm_pool_info_t;

/// Multiples that sizes and addresses must be of.
typedef enum ur_virtual_mem_granularity_info_t {
  UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM = 196864, ///< [size_t] Least granularity in bytes.
  UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED = 196865, ///< [size_t] Granularity in bytes that performs best.
  UR_VIRTUAL_MEM_GRANULARITY_INFO_FORCE_UINT32 = 0x7fffffff
} ur_virtual_mem_granularity_info_t;

/// Access to a mapped range.
typedef enum ur_virtual_mem_access_flag_t {
  UR_VIRTUAL_MEM_ACCESS_FLAG_NONE = UR_BIT(0), ///< No access.
  UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE = UR_BIT(1), ///< Read and write.
  UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY = UR_BIT(2), ///< Read only.
  UR_VIRTUAL_MEM_ACCESS_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_virtual_mem_access_flag_t;
/// Any number of the flags of ur_virtual_mem_access_flag_t.
typedef uint32_t ur_virtual_mem_access_flags_t;
/// The bits that no valid value of ur_virtual_mem_access_flags_t has.
#define UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK 0xfffffff8

/// Properties of a range of addresses.
typedef enum ur_virtual_mem_info_t {
  UR_VIRTUAL_MEM_INFO_ACCESS_MODE = 0, ///< [ur_virtual_mem_access_flags_t] Access that the range has.
  UR_VIRTUAL_MEM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_virtual_mem_info_t;

/// Flags of physical memory.
typedef enum ur_physical_mem_flag_t {
  UR_PHYSICAL_MEM_FLAG_ENABLE_IPC = UR_BIT(1), ///< Other processes may open the memory.
  UR_PHYSICAL_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_physical_mem_flag_t;
/// Any number of the flags of ur_physical_mem_flag_t.
typedef uint32_t ur_physical_mem_flags_t;
/// The bits that no valid value of ur_physical_mem_flags_t has.
#define UR_PHYSICAL_MEM_FLAGS_MASK 0xfffffffd

/// Properties of physical memory.
typedef enum ur_physical_mem_info_t {
  UR_PHYSICAL_MEM_INFO_CONTEXT = 0, ///< [ur_context_handle_t] Context of the memory; no reference is added.
  UR_PHYSICAL_MEM_INFO_DEVICE = 1, ///< [ur_device_handle_t] Device that the memory lies on; no reference is added.
  UR_PHYSICAL_MEM_INFO_SIZE = 2, ///< [size_t] Size in bytes.
  UR_PHYSICAL_MEM_INFO_PROPERTIES = 3, ///< [ur_physical_mem_properties_t] Properties that the memory was made with.
  /// [uint32_t] References to the memory at this moment; only good for debugging.
  UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT = 4,
  UR_PHYSICAL_MEM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_physical_mem_info_t;

/// Types of metadata values.
typedef enum ur_program_metadata_type_t {
  UR_PROGRAM_METADATA_TYPE_UINT32 = 0, ///< A 32-bit number.
  UR_PROGRAM_METADATA_TYPE_UINT64 = 1, ///< A 64-bit number.
  UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY = 2, ///< Bytes without a meaning to the API.
  UR_PROGRAM_METADATA_TYPE_STRING = 3, ///< A zero-terminated text.
  UR_PROGRAM_METADATA_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_program_metadata_type_t;

/// Properties of a program.
typedef enum ur_program_info_t {
  /// [uint32_t] References to the program at this moment; only good for debugging.
  UR_PROGRAM_INFO_REFERENCE_COUNT = 0,
  UR_PROGRAM_INFO_CONTEXT = 1, ///< [ur_context_handle_t] Context of the program; no reference is added.
  UR_PROGRAM_INFO_NUM_DEVICES = 2, ///< [uint32_t] Number of devices of the program.
  UR_PROGRAM_INFO_DEVICES = 3, ///< [ur_device_handle_t[]] Devices of the program; no references are added.
  UR_PROGRAM_INFO_IL = 4, ///< [char[]] Intermediate language that the program was made from; empty if it was not.
  /// [size_t[]] Size in bytes of the binary for each device, in the order of the devices; 0 where there is none.
  UR_PROGRAM_INFO_BINARY_SIZES = 5,
  /// [unsigned char *[]] Writes the binaries: the caller gives one pointer per device to memory of the stated size, or
  /// NULL to skip it.
  UR_PROGRAM_INFO_BINARIES = 6,
  /// [size_t] Number of kernels in the program, which must be built. Not every device or adapter answers it.
  UR_PROGRAM_INFO_NUM_KERNELS = 7,
  /// [char[]] Names of the kernels, separated by semicolons; the program must be built. Not every device or adapter
  /// answers it.
  UR_PROGRAM_INFO_KERNEL_NAMES = 8,
  UR_PROGRAM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_program_info_t;

/// How far the build for a device has come.
typedef enum ur_program_build_status_t {
  UR_PROGRAM_BUILD_STATUS_NONE = 0, ///< Nothing has been built.
  UR_PROGRAM_BUILD_STATUS_ERROR = 1, ///< The last build, compilation or link failed.
  UR_PROGRAM_BUILD_STATUS_SUCCESS = 2, ///< The last build, compilation or link succeeded.
  UR_PROGRAM_BUILD_STATUS_IN_PROGRESS = 3, ///< A build is running on another thread.
  UR_PROGRAM_BUILD_STATUS_FORCE_UINT32 = 0x7fffffff
} ur_program_build_status_t;

/// What a program holds for a device.
typedef enum ur_program_binary_type_t {
  UR_PROGRAM_BINARY_TYPE_NONE = 0, ///< Nothing.
  UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT = 1, ///< A compiled object that must be linked.
  UR_PROGRAM_BINARY_TYPE_LIBRARY = 2, ///< A library that others may be linked with.
  UR_PROGRAM_BINARY_TYPE_EXECUTABLE = 3, ///< An executable that kernels can be made from.
  UR_PROGRAM_BINARY_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_program_binary_type_t;

/// Properties of a program's build for one device.
typedef enum ur_program_build_info_t {
  UR_PROGRAM_BUILD_INFO_STATUS = 0, ///< [ur_program_build_status_t] How far the build has come.
  UR_PROGRAM_BUILD_INFO_OPTIONS = 1, ///< [char[]] Options of the last build, compilation or link.
  UR_PROGRAM_BUILD_INFO_LOG = 2, ///< [char[]] What the compiler and linker wrote; may be empty.
  UR_PROGRAM_BUILD_INFO_BINARY_TYPE = 3, ///< [ur_program_binary_type_t] What the program holds for the device.
  UR_PROGRAM_BUILD_INFO_FORCE_UINT32 = 0x7fffffff
} ur_program_build_info_t;

/// Properties of a kernel.
typedef enum ur_kernel_info_t {
  UR_KERNEL_INFO_FUNCTION_NAME = 0, ///< [char[]] Name of the kernel's function, zero-terminated.
  UR_KERNEL_INFO_NUM_ARGS = 1, ///< [uint32_t] Number of arguments.
  UR_KERNEL_INFO_REFERENCE_COUNT = 2, ///< [uint32_t] References to the kernel at this moment; only good for debugging.
  UR_KERNEL_INFO_CONTEXT = 3, ///< [ur_context_handle_t] Context of the kernel; no reference is added.
  UR_KERNEL_INFO_PROGRAM = 4, ///< [ur_program_handle_t] Program that the kernel comes from; no reference is added.
  UR_KERNEL_INFO_ATTRIBUTES = 5, ///< [char[]] Attributes of the kernel's source, separated by blanks; may be empty.
  UR_KERNEL_INFO_NUM_REGS = 6, ///< [uint32_t] Registers that a work-item uses. Not every device or adapter answers it.
  /// [uint32_t[]] Bytes of memory for spilled registers, one value for each device of the program. Not every device or
  /// adapter answers it.
  UR_KERNEL_INFO_SPILL_MEM_SIZE = 7,
  UR_KERNEL_INFO_FORCE_UINT32 = 0x7fffffff
} ur_kernel_info_t;

/// Properties of a kernel's work-groups on one device.
typedef enum ur_kernel_group_info_t {
  /// [size_t[3]] Largest global size in each dimension; for built-in kernels and custom devices. Not every device or
  /// adapter answers it.
  UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE = 0,
  /// [size_t] Most work-items of a group with which the kernel can run on the device.
  UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE = 1,
  /// [size_t[3]] Group size that the kernel demands in each dimension; zeros if it demands none.
  UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE = 2,
  UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE = 3, ///< [size_t] Bytes of local memory that a group of the kernel uses.
  /// [size_t] Group sizes that are multiples of this run best.
  UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE = 4,
  UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE = 5, ///< [size_t] Least bytes of private memory that a work-item uses.
  /// [size_t[3]] Largest group size that the kernel states in each dimension; UNSUPPORTED_ENUMERATION if it states
  /// none. Not every device or adapter answers it.
  UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE = 6,
  /// [size_t] Most work-items of a group that the kernel states; UNSUPPORTED_ENUMERATION if it states none. Not every
  /// device or adapter answers it.
  UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE = 7,
  UR_KERNEL_GROUP_INFO_FORCE_UINT32 = 0x7fffffff
} ur_kernel_group_info_t;

/// Properties of a kernel's sub-groups on one device.
typedef enum ur_kernel_sub_group_info_t {
  UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE = 0, ///< [uint32_t] Most work-items of a sub-group.
  UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS = 1, ///< [uint32_t] Most sub-groups of a work-group.
  /// [uint32_t] Number of sub-groups that the kernel demands; 0 if it demands none.
  UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS = 2,
  /// [uint32_t] Sub-group size that the kernel demands; 0 if it demands none.
  UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL = 3,
  UR_KERNEL_SUB_GROUP_INFO_FORCE_UINT32 = 0x7fffffff
} ur_kernel_sub_group_info_t;

/// How memory shared by cache and local memory should be divided.
typedef enum ur_kernel_cache_config_t {
  UR_KERNEL_CACHE_CONFIG_DEFAULT = 0, ///< No preference.
  UR_KERNEL_CACHE_CONFIG_LARGE_SLM = 1, ///< More local memory, less cache.
  UR_KERNEL_CACHE_CONFIG_LARGE_DATA = 2, ///< More cache, less local memory.
  UR_KERNEL_CACHE_CONFIG_FORCE_UINT32 = 0x7fffffff
} ur_kernel_cache_config_t;

/// What can be set about a kernel's execution.
typedef enum ur_kernel_exec_info_t {
  /// [ur_bool_t] Whether the kernel reaches USM memory through pointers that are not its arguments.
  UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS = 0,
  /// [void *[]] The USM pointers that the kernel reaches although they are not its arguments; replaces an earlier list.
  UR_KERNEL_EXEC_INFO_USM_PTRS = 1,
  /// [ur_kernel_cache_config_t] Preferred division between cache and local memory; a hint.
  UR_KERNEL_EXEC_INFO_CACHE_CONFIG = 2,
  UR_KERNEL_EXEC_INFO_FORCE_UINT32 = 0x7fffffff
} ur_kernel_exec_info_t;

/// Properties of a queue.
typedef enum ur_queue_info_t {
  UR_QUEUE_INFO_CONTEXT = 0, ///< [ur_context_handle_t] Context of the queue; no reference is added.
  UR_QUEUE_INFO_DEVICE = 1, ///< [ur_device_handle_t] Device that the queue's commands run on; no reference is added.
  /// [ur_queue_handle_t] Default on-device queue of the device, where there are such queues.
  UR_QUEUE_INFO_DEVICE_DEFAULT = 2,
  UR_QUEUE_INFO_FLAGS = 3, ///< [ur_queue_flags_t] Flags that the queue was made with.
  UR_QUEUE_INFO_REFERENCE_COUNT = 4, ///< [uint32_t] References to the queue at this moment; only good for debugging.
  UR_QUEUE_INFO_SIZE = 5, ///< [uint32_t] Size of an on-device queue in bytes; not for host queues.
  /// [ur_bool_t] Whether all commands enqueued so far are complete, deferred ones included; asked without waiting. Not
  /// every device or adapter answers it.
  UR_QUEUE_INFO_EMPTY = 6,
  UR_QUEUE_INFO_FORCE_UINT32 = 0x7fffffff
} ur_queue_info_t;

/// Flags for new queues.
typedef enum ur_queue_flag_t {
  /// Commands are ordered by their wait lists and by barriers only. Without it each command follows the one before.
  UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE = UR_BIT(0),
  UR_QUEUE_FLAG_PROFILING_ENABLE = UR_BIT(1), ///< Events of the queue carry timestamps.
  UR_QUEUE_FLAG_ON_DEVICE = UR_BIT(2), ///< The queue is for commands that kernels enqueue.
  UR_QUEUE_FLAG_ON_DEVICE_DEFAULT = UR_BIT(3), ///< The queue is the default one for commands that kernels enqueue.
  /// The caller will not use events of the queue's commands, so that they may be cheaper.
  UR_QUEUE_FLAG_DISCARD_EVENTS = UR_BIT(4),
  /// Commands yield to those of other queues; a hint. Not together with PRIORITY_HIGH.
  UR_QUEUE_FLAG_PRIORITY_LOW = UR_BIT(5),
  /// Commands go before those of other queues; a hint. Not together with PRIORITY_LOW.
  UR_QUEUE_FLAG_PRIORITY_HIGH = UR_BIT(6),
  /// Commands may be collected and submitted together; a hint. Not together with SUBMISSION_IMMEDIATE.
  UR_QUEUE_FLAG_SUBMISSION_BATCHED = UR_BIT(7),
  /// Each command is submitted at once; a hint. Not together with SUBMISSION_BATCHED.
  UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE = UR_BIT(8),
  UR_QUEUE_FLAG_USE_DEFAULT_STREAM = UR_BIT(9), ///< Use the backend's default stream, where there is one.
  /// Commands are ordered with those of the backend's default stream, where there is one.
  UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM = UR_BIT(10),
  /// Events of the queue may be waited for in ways that save power at the cost of latency.
  UR_QUEUE_FLAG_LOW_POWER_EVENTS_SUPPORT_EXP = UR_BIT(11),
  UR_QUEUE_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_queue_flag_t;
/// Any number of the flags of ur_queue_flag_t.
typedef uint32_t ur_queue_flags_t;
/// The bits that no valid value of ur_queue_flags_t has.
#define UR_QUEUE_FLAGS_MASK 0xfffff000

/// Kinds of commands, as events report them.
typedef enum ur_command_t {
  UR_COMMAND_KERNEL_LAUNCH = 0, ///< Kernel launch.
  UR_COMMAND_EVENTS_WAIT = 1, ///< Marker of urEnqueueEventsWait.
  UR_COMMAND_EVENTS_WAIT_WITH_BARRIER = 2, ///< Barrier of urEnqueueEventsWaitWithBarrier or its extended form.
  UR_COMMAND_MEM_BUFFER_READ = 3, ///< Read of a buffer.
  UR_COMMAND_MEM_BUFFER_WRITE = 4, ///< Write of a buffer.
  UR_COMMAND_MEM_BUFFER_READ_RECT = 5, ///< Read of a box in a buffer.
  UR_COMMAND_MEM_BUFFER_WRITE_RECT = 6, ///< Write of a box in a buffer.
  UR_COMMAND_MEM_BUFFER_COPY = 7, ///< Copy between buffers.
  UR_COMMAND_MEM_BUFFER_COPY_RECT = 8, ///< Copy of a box between buffers.
  UR_COMMAND_MEM_BUFFER_FILL = 9, ///< Fill of a buffer.
  UR_COMMAND_MEM_IMAGE_READ = 10, ///< Read of an image.
  UR_COMMAND_MEM_IMAGE_WRITE = 11, ///< Write of an image.
  UR_COMMAND_MEM_IMAGE_COPY = 12, ///< Copy between images.
  UR_COMMAND_MEM_BUFFER_MAP = 14, ///< Mapping of a buffer into host memory.
  UR_COMMAND_MEM_UNMAP = 16, ///< End of a mapping.
  UR_COMMAND_USM_FILL = 17, ///< Fill of USM memory.
  UR_COMMAND_USM_MEMCPY = 18, ///< Copy of USM memory.
  UR_COMMAND_USM_PREFETCH = 19, ///< Prefetch of USM memory.
  UR_COMMAND_USM_ADVISE = 20, ///< Advice about USM memory.
  UR_COMMAND_USM_FILL_2D = 21, ///< Fill of rows in USM memory.
  UR_COMMAND_USM_MEMCPY_2D = 22, ///< Copy of rows in USM memory.
  UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE = 23, ///< Write of a program's global variable.
  UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ = 24, ///< Read of a program's global variable.
  UR_COMMAND_READ_HOST_PIPE = 25, ///< Read from a pipe to the host.
  UR_COMMAND_WRITE_HOST_PIPE = 26, ///< Write to a pipe from the host.
  UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP = 4096, ///< Run of a command buffer.
  UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP = 8192, ///< Wait for an external semaphore.
  UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP = 8193, ///< Signal of an external semaphore.
  UR_COMMAND_TIMESTAMP_RECORDING_EXP = 8194, ///< Recording of a timestamp.
  UR_COMMAND_ENQUEUE_NATIVE_EXP = 8196, ///< Native commands that a callback enqueued.
  UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP = 8272, ///< Stream-ordered allocation of device memory.
  UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP = 8273, ///< Stream-ordered allocation of shared memory.
  UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP = 8274, ///< Stream-ordered allocation of host memory.
  UR_COMMAND_ENQUEUE_USM_FREE_EXP = 8275, ///< Stream-ordered free.
  UR_COMMAND_ENQUEUE_GRAPH_EXP = 8448, ///< Run of an executable graph.
  UR_COMMAND_HOST_TASK_EXP = 8704, ///< Host function as a command.
  UR_COMMAND_FORCE_UINT32 = 0x7fffffff
} ur_command_t;

/// State of a command.
typedef enum ur_event_status_t {
  UR_EVENT_STATUS_COMPLETE = 0, ///< The command is done and its effects can be seen.
  UR_EVENT_STATUS_RUNNING = 1, ///< The command has started.
  UR_EVENT_STATUS_SUBMITTED = 2, ///< The command is on its way to the device.
  /// The command is enqueued, but not submitted, for example because it waits for something.
  UR_EVENT_STATUS_QUEUED = 3,
  UR_EVENT_STATUS_ERROR = 4, ///< The command failed, or something that it waited for did.
  UR_EVENT_STATUS_FORCE_UINT32 = 0x7fffffff
} ur_event_status_t;

/// Properties of an event.
typedef enum ur_event_info_t {
  /// [ur_queue_handle_t] Queue of the command; no reference is added. Null for an event of no queue's command, and for
  /// one that was taken in where the backend's events don't know their queue.
  UR_EVENT_INFO_COMMAND_QUEUE = 0,
  UR_EVENT_INFO_CONTEXT = 1, ///< [ur_context_handle_t] Context of the event; no reference is added.
  UR_EVENT_INFO_COMMAND_TYPE = 2, ///< [ur_command_t] Kind of command that the event stands for.
  UR_EVENT_INFO_COMMAND_EXECUTION_STATUS = 3, ///< [ur_event_status_t] State of the command now; asked without waiting.
  UR_EVENT_INFO_REFERENCE_COUNT = 4, ///< [uint32_t] References to the event at this moment; only good for debugging.
  UR_EVENT_INFO_FORCE_UINT32 = 0x7fffffff
} ur_event_info_t;

/// Timestamps of a command in ns of the device's clock; they need a queue with profiling.
typedef enum ur_profiling_info_t {
  /// [uint64_t] When the command was enqueued, in ns. Not every device or adapter answers it.
  UR_PROFILING_INFO_COMMAND_QUEUED = 0,
  /// [uint64_t] When the command went to the device, in ns. Not every device or adapter answers it.
  UR_PROFILING_INFO_COMMAND_SUBMIT = 1,
  /// [uint64_t] When the command began to run, in ns. Not every device or adapter answers it.
  UR_PROFILING_INFO_COMMAND_START = 2,
  /// [uint64_t] When the command itself was done, in ns. Not every device or adapter answers it.
  UR_PROFILING_INFO_COMMAND_END = 3,
  /// [uint64_t] When the command and all that it enqueued on the device were done, in ns. Not every device or adapter
  /// answers it.
  UR_PROFILING_INFO_COMMAND_COMPLETE = 4,
  UR_PROFILING_INFO_FORCE_UINT32 = 0x7fffffff
} ur_profiling_info_t;

/// States that a callback can be set for.
typedef enum ur_execution_info_t {
  UR_EXECUTION_INFO_COMPLETE = 0, ///< The command is complete or has failed.
  UR_EXECUTION_INFO_RUNNING = 1, ///< The command has started.
  UR_EXECUTION_INFO_SUBMITTED = 2, ///< The command has gone to the device.
  UR_EXECUTION_INFO_QUEUED = 3, ///< The command is enqueued; callbacks cannot be set for this state.
  UR_EXECUTION_INFO_FORCE_UINT32 = 0x7fffffff
} ur_execution_info_t;

/// Flags of a kernel launch.
typedef enum ur_kernel_launch_flag_t {
  /// All work-groups run at the same time, so that they may wait for each other; the launch fails if they do not fit.
  UR_KERNEL_LAUNCH_FLAG_COOPERATIVE = UR_BIT(0),
  /// The launch may begin before the previous kernel of the queue has ended, where the hardware allows it.
  UR_KERNEL_LAUNCH_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE = UR_BIT(1),
  UR_KERNEL_LAUNCH_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_kernel_launch_flag_t;
/// Any number of the flags of ur_kernel_launch_flag_t.
typedef uint32_t ur_kernel_launch_flags_t;
/// The bits that no valid value of ur_kernel_launch_flags_t has.
#define UR_KERNEL_LAUNCH_FLAGS_MASK 0xfffffffc

/// What a mapping of a buffer is for; 0 means reading and writing.
typedef enum ur_map_flag_t {
  UR_MAP_FLAG_READ = UR_BIT(0), ///< The host will read: the mapping shows the buffer's contents.
  UR_MAP_FLAG_WRITE = UR_BIT(1), ///< The host will write: unmapping brings the changes to the buffer.
  /// The host will overwrite all of it: earlier contents need not be shown.
  UR_MAP_FLAG_WRITE_INVALIDATE_REGION = UR_BIT(2),
  UR_MAP_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_map_flag_t;
/// Any number of the flags of ur_map_flag_t.
typedef uint32_t ur_map_flags_t;
/// The bits that no valid value of ur_map_flags_t has.
#define UR_MAP_FLAGS_MASK 0xfffffff8

/// Direction of a prefetch.
typedef enum ur_usm_migration_flag_t {
  UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE = UR_BIT(0), ///< Towards the queue's device; also what 0 means.
  UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST = UR_BIT(1), ///< Towards the host.
  UR_USM_MIGRATION_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_migration_flag_t;
/// Any number of the flags of ur_usm_migration_flag_t.
typedef uint32_t ur_usm_migration_flags_t;
/// The bits that no valid value of ur_usm_migration_flags_t has.
#define UR_USM_MIGRATION_FLAGS_MASK 0xfffffffc

/// 2D block operations of a device.
typedef enum ur_exp_device_2d_block_array_capability_flag_t {
  UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD = UR_BIT(0), ///< Kernels can load 2D blocks.
  UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE = UR_BIT(1), ///< Kernels can store 2D blocks.
  UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_device_2d_block_array_capability_flag_t;
/// Any number of the flags of ur_exp_device_2d_block_array_capability_flag_t.
typedef uint32_t ur_exp_device_2d_block_array_capability_flags_t;
/// The bits that no valid value of ur_exp_device_2d_block_array_capability_flags_t has.
#define UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAGS_MASK 0xfffffffc

/// Flags of a stream-ordered allocation; none has a meaning yet.
typedef enum ur_exp_async_usm_alloc_flag_t {
  UR_EXP_ASYNC_USM_ALLOC_FLAG_TBD = UR_BIT(0), ///< Placeholder without a meaning; accepted and ignored.
  UR_EXP_ASYNC_USM_ALLOC_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_async_usm_alloc_flag_t;
/// Any number of the flags of ur_exp_async_usm_alloc_flag_t.
typedef uint32_t ur_exp_async_usm_alloc_flags_t;
/// The bits that no valid value of ur_exp_async_usm_alloc_flags_t has.
#define UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK 0xfffffffe

/// Direction of an image copy.
typedef enum ur_exp_image_copy_flag_t {
  UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE = UR_BIT(0), ///< From host memory to the device.
  UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST = UR_BIT(1), ///< From the device to host memory.
  UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_DEVICE = UR_BIT(2), ///< From the device to the device.
  UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST = UR_BIT(3), ///< From host memory to host memory.
  UR_EXP_IMAGE_COPY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_image_copy_flag_t;
/// Any number of the flags of ur_exp_image_copy_flag_t.
typedef uint32_t ur_exp_image_copy_flags_t;
/// The bits that no valid value of ur_exp_image_copy_flags_t has.
#define UR_EXP_IMAGE_COPY_FLAGS_MASK 0xfffffff0

/// What source and destination of an image copy are.
typedef enum ur_exp_image_copy_input_types_t {
  UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE = 0, ///< From linear memory to image memory.
  UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM = 1, ///< From image memory to linear memory.
  UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_MEM = 2, ///< From linear memory to linear memory.
  UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE = 3, ///< From image memory to image memory.
  UR_EXP_IMAGE_COPY_INPUT_TYPES_FORCE_UINT32 = 0x7fffffff
} ur_exp_image_copy_input_types_t;

/// How a cubemap is filtered at the edges of its faces.
typedef enum ur_exp_sampler_cubemap_filter_mode_t {
  UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_DISJOINTED = 0, ///< Each face on its own.
  UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_SEAMLESS = 1, ///< Across the edges, from pixels of the neighbouring faces too.
  UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_FORCE_UINT32 = 0x7fffffff
} ur_exp_sampler_cubemap_filter_mode_t;

/// Kinds of handles to memory of other APIs.
typedef enum ur_exp_external_mem_type_t {
  UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD = 0, ///< File descriptor whose meaning only the driver knows.
  UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT = 1, ///< Windows NT handle.
  UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX12_RESOURCE = 2, ///< Windows NT handle of a Direct3D 12 resource.
  UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF = 3, ///< File descriptor of a Linux dma-buf.
  UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE = 4, ///< Windows NT handle of a Direct3D 11 resource.
  UR_EXP_EXTERNAL_MEM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_exp_external_mem_type_t;

/// Kinds of handles to semaphores of other APIs.
typedef enum ur_exp_external_semaphore_type_t {
  UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD = 0, ///< File descriptor of a binary semaphore.
  UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT = 1, ///< Windows NT handle of a binary semaphore.
  UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX12_FENCE = 2, ///< Windows NT handle of a Direct3D 12 fence.
  UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD = 3, ///< File descriptor of a timeline semaphore.
  UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_WIN32_NT = 4, ///< Windows NT handle of a timeline semaphore.
  UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX11_FENCE = 5, ///< Windows NT handle of a Direct3D 11 fence.
  UR_EXP_EXTERNAL_SEMAPHORE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_exp_external_semaphore_type_t;

/// Where the pixels of an image lie.
typedef enum ur_exp_image_mem_type_t {
  UR_EXP_IMAGE_MEM_TYPE_USM_POINTER = 0, ///< In USM memory, row by row.
  UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE = 1, ///< In image memory, in a layout that only the device knows.
  UR_EXP_IMAGE_MEM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_exp_image_mem_type_t;

/// What a device lets change in a finalized command buffer.
typedef enum ur_device_command_buffer_update_capability_flag_t {
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS = UR_BIT(0), ///< Arguments of kernels.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE = UR_BIT(1), ///< Group sizes.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE = UR_BIT(2), ///< Global sizes.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET = UR_BIT(3), ///< Global offsets.
  /// The kernel, among the alternatives given when it was appended.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE = UR_BIT(4),
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS = UR_BIT(5), ///< Events that commands wait for and signal.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_command_buffer_update_capability_flag_t;
/// Any number of the flags of ur_device_command_buffer_update_capability_flag_t.
typedef uint32_t ur_device_command_buffer_update_capability_flags_t;
/// The bits that no valid value of ur_device_command_buffer_update_capability_flags_t has.
#define UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAGS_MASK 0xffffffc0

/// Properties of a command buffer.
typedef enum ur_exp_command_buffer_info_t {
  /// [uint32_t] References to the command buffer at this moment; only good for debugging.
  UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT = 0,
  UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR = 1, ///< [ur_exp_command_buffer_desc_t] How the command buffer was made.
  UR_EXP_COMMAND_BUFFER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_exp_command_buffer_info_t;

/// Properties of a command; no function asks for them any more.
typedef enum ur_exp_command_buffer_command_info_t {
  /// [uint32_t] References to the command; no function asks for it any more.
  UR_EXP_COMMAND_BUFFER_COMMAND_INFO_REFERENCE_COUNT = 0,
  UR_EXP_COMMAND_BUFFER_COMMAND_INFO_FORCE_UINT32 = 0x7fffffff
} ur_exp_command_buffer_command_info_t;

/// Kinds of kernel arguments.
typedef enum ur_exp_kernel_arg_type_t {
  UR_EXP_KERNEL_ARG_TYPE_VALUE = 0, ///< A value that is copied.
  UR_EXP_KERNEL_ARG_TYPE_POINTER = 1, ///< A USM pointer.
  UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ = 2, ///< A buffer or image.
  UR_EXP_KERNEL_ARG_TYPE_LOCAL = 3, ///< Local memory of a work-group.
  UR_EXP_KERNEL_ARG_TYPE_SAMPLER = 4, ///< A sampler.
  UR_EXP_KERNEL_ARG_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_exp_kernel_arg_type_t;

/// Flags of a host task; none has a meaning yet.
typedef enum ur_exp_host_task_flag_t {
  UR_EXP_HOST_TASK_FLAG_TBD = UR_BIT(0), ///< Placeholder without a meaning; accepted and ignored.
  UR_EXP_HOST_TASK_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_host_task_flag_t;
/// Any number of the flags of ur_exp_host_task_flag_t.
typedef uint32_t ur_exp_host_task_flags_t;
/// The bits that no valid value of ur_exp_host_task_flags_t has.
#define UR_EXP_HOST_TASK_FLAGS_MASK 0xfffffffe

/// Flags of a barrier with properties.
typedef enum ur_exp_enqueue_ext_flag_t {
  /// The event may be waited for in ways that save power at the cost of latency; a hint.
  UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT = UR_BIT(11),
  UR_EXP_ENQUEUE_EXT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_enqueue_ext_flag_t;
/// Any number of the flags of ur_exp_enqueue_ext_flag_t.
typedef uint32_t ur_exp_enqueue_ext_flags_t;
/// The bits that no valid value of ur_exp_enqueue_ext_flags_t has.
#define UR_EXP_ENQUEUE_EXT_FLAGS_MASK 0xfffff7ff

/// Flags of building, compiling and linking.
typedef enum ur_exp_program_flag_t {
  /// Imports may stay open, to be resolved by urProgramDynamicLinkExp.
  UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS = UR_BIT(0),
  UR_EXP_PROGRAM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_program_flag_t;
/// Any number of the flags of ur_exp_program_flag_t.
typedef uint32_t ur_exp_program_flags_t;
/// The bits that no valid value of ur_exp_program_flags_t has.
#define UR_EXP_PROGRAM_FLAGS_MASK 0xfffffffe

/// Flags of native commands; none has a meaning yet.
typedef enum ur_exp_enqueue_native_command_flag_t {
  UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAG_TBD = UR_BIT(0), ///< Placeholder without a meaning; accepted and ignored.
  UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_enqueue_native_command_flag_t;
/// Any number of the flags of ur_exp_enqueue_native_command_flag_t.
typedef uint32_t ur_exp_enqueue_native_command_flags_t;
/// The bits that no valid value of ur_exp_enqueue_native_command_flags_t has.
#define UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK 0xfffffffe

/// Flags of a reusable event.
typedef enum ur_exp_event_flag_t {
  UR_EXP_EVENT_FLAG_ENABLE_PROFILING = UR_BIT(0), ///< Each signal records timestamps.
  UR_EXP_EVENT_FLAG_IPC_EXP = UR_BIT(1), ///< Other processes may open the event.
  UR_EXP_EVENT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_event_flag_t;
/// Any number of the flags of ur_exp_event_flag_t.
typedef uint32_t ur_exp_event_flags_t;
/// The bits that no valid value of ur_exp_event_flags_t has.
#define UR_EXP_EVENT_FLAGS_MASK 0xfffffffc

/// Flags of registered host memory.
typedef enum ur_exp_usm_host_alloc_register_flag_t {
  UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY = UR_BIT(0), ///< Devices only read the memory.
  UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_usm_host_alloc_register_flag_t;
/// Any number of the flags of ur_exp_usm_host_alloc_register_flag_t.
typedef uint32_t ur_exp_usm_host_alloc_register_flags_t;
/// The bits that no valid value of ur_exp_usm_host_alloc_register_flags_t has.
#define UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK 0xfffffffe

/// Properties of a pair of devices.
typedef enum ur_exp_peer_info_t {
  UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT = 0, ///< [int] 1 if the command device can access the peer's memory, else 0.
  /// [int] 1 if the command device can do atomics in the peer's memory, else 0.
  UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT = 1,
  UR_EXP_PEER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_exp_peer_info_t;

/// How many of several events are waited for.
typedef enum ur_laneway_event_wait_mode_t {
  UR_LANEWAY_EVENT_WAIT_MODE_ALL = 0, ///< All of them.
  UR_LANEWAY_EVENT_WAIT_MODE_ANY = 1, ///< One of them, whichever it is.
  UR_LANEWAY_EVENT_WAIT_MODE_FORCE_UINT32 = 0x7fffffff
} ur_laneway_event_wait_mode_t;

/// How a wait has ended.
typedef enum ur_laneway_event_wait_outcome_t {
  UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE = 0, ///< What was waited for is complete.
  UR_LANEWAY_EVENT_WAIT_OUTCOME_FAILED = 1, ///< What was waited for is over, and a command of it has failed.
  UR_LANEWAY_EVENT_WAIT_OUTCOME_TIMED_OUT = 2, ///< The time was over first.
  UR_LANEWAY_EVENT_WAIT_OUTCOME_FORCE_UINT32 = 0x7fffffff
} ur_laneway_event_wait_outcome_t;

/// Where the addresses of a region of a pool come from.
typedef enum ur_laneway_usm_pool_region_type_t {
  /// The driver has given them with memory behind all of them, and takes both back together.
  UR_LANEWAY_USM_POOL_REGION_TYPE_CHUNK = 0,
  UR_LANEWAY_USM_POOL_REGION_TYPE_RANGE = 1, ///< They were reserved, and memory is mapped behind them piece by piece.
  UR_LANEWAY_USM_POOL_REGION_TYPE_NATIVE = 2, ///< A pool of the vendor's has given them.
  UR_LANEWAY_USM_POOL_REGION_TYPE_BUFFER = 3, ///< They are the caller's memory (ur_usm_pool_buffer_desc_t).
  UR_LANEWAY_USM_POOL_REGION_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_laneway_usm_pool_region_type_t;

/// What a part of a pool is at the moment.
typedef enum ur_laneway_usm_pool_part_state_t {
  UR_LANEWAY_USM_POOL_PART_STATE_LIVE = 0, ///< A block in use.
  UR_LANEWAY_USM_POOL_PART_STATE_AT_HAND = 1, ///< A block in a cache of a queue or of threads, or on its way there.
  UR_LANEWAY_USM_POOL_PART_STATE_PENDING = 2, ///< Memory that everybody may have once commands are over.
  UR_LANEWAY_USM_POOL_PART_STATE_FREE = 3, ///< Memory that everybody may have.
  /// The end of pages that are cut into small blocks, too small for one more.
  UR_LANEWAY_USM_POOL_PART_STATE_REMAINDER = 4,
  UR_LANEWAY_USM_POOL_PART_STATE_UNMAPPED = 5, ///< Addresses without memory.
  /// Addresses that memory is being mapped to, or whose memory has got other addresses; they are unmapped once nobody
  /// uses them. Their memory isn't counted here.
  UR_LANEWAY_USM_POOL_PART_STATE_CHANGING = 6,
  UR_LANEWAY_USM_POOL_PART_STATE_FORCE_UINT32 = 0x7fffffff
} ur_laneway_usm_pool_part_state_t;

typedef struct ur_base_properties_t ur_base_properties_t;
typedef struct ur_base_desc_t ur_base_desc_t;
typedef struct ur_rect_offset_t ur_rect_offset_t;
typedef struct ur_rect_region_t ur_rect_region_t;
typedef struct ur_code_location_t ur_code_location_t;
typedef struct ur_platform_native_properties_t ur_platform_native_properties_t;
typedef struct ur_device_binary_t ur_device_binary_t;
typedef union ur_device_partition_value_t ur_device_partition_value_t;
typedef struct ur_device_partition_property_t ur_device_partition_property_t;
typedef struct ur_device_partition_properties_t ur_device_partition_properties_t;
typedef struct ur_device_native_properties_t ur_device_native_properties_t;
typedef struct ur_context_properties_t ur_context_properties_t;
typedef struct ur_context_native_properties_t ur_context_native_properties_t;
typedef struct ur_image_format_t ur_image_format_t;
typedef struct ur_image_desc_t ur_image_desc_t;
typedef struct ur_buffer_properties_t ur_buffer_properties_t;
typedef struct ur_buffer_channel_properties_t ur_buffer_channel_properties_t;
typedef struct ur_buffer_alloc_location_properties_t ur_buffer_alloc_location_properties_t;
typedef struct ur_buffer_region_t ur_buffer_region_t;
typedef struct ur_mem_native_properties_t ur_mem_native_properties_t;
typedef struct ur_sampler_desc_t ur_sampler_desc_t;
typedef struct ur_sampler_native_properties_t ur_sampler_native_properties_t;
typedef struct ur_usm_desc_t ur_usm_desc_t;
typedef struct ur_usm_host_desc_t ur_usm_host_desc_t;
typedef struct ur_usm_device_desc_t ur_usm_device_desc_t;
typedef struct ur_usm_alloc_location_desc_t ur_usm_alloc_location_desc_t;
typedef struct ur_usm_pool_desc_t ur_usm_pool_desc_t;
typedef struct ur_usm_pool_limits_desc_t ur_usm_pool_limits_desc_t;
typedef struct ur_physical_mem_properties_t ur_physical_mem_properties_t;
typedef union ur_program_metadata_value_t ur_program_metadata_value_t;
typedef struct ur_program_metadata_t ur_program_metadata_t;
typedef struct ur_program_properties_t ur_program_properties_t;
typedef struct ur_specialization_constant_info_t ur_specialization_constant_info_t;
typedef struct ur_program_native_properties_t ur_program_native_properties_t;
typedef struct ur_kernel_arg_value_properties_t ur_kernel_arg_value_properties_t;
typedef struct ur_kernel_arg_local_properties_t ur_kernel_arg_local_properties_t;
typedef struct ur_kernel_arg_pointer_properties_t ur_kernel_arg_pointer_properties_t;
typedef struct ur_kernel_exec_info_properties_t ur_kernel_exec_info_properties_t;
typedef struct ur_kernel_arg_sampler_properties_t ur_kernel_arg_sampler_properties_t;
typedef struct ur_kernel_arg_mem_obj_properties_t ur_kernel_arg_mem_obj_properties_t;
typedef struct ur_kernel_native_properties_t ur_kernel_native_properties_t;
typedef struct ur_queue_properties_t ur_queue_properties_t;
typedef struct ur_queue_index_properties_t ur_queue_index_properties_t;
typedef struct ur_queue_native_desc_t ur_queue_native_desc_t;
typedef struct ur_queue_native_properties_t ur_queue_native_properties_t;
typedef struct ur_event_native_properties_t ur_event_native_properties_t;
typedef struct ur_kernel_launch_ext_properties_t ur_kernel_launch_ext_properties_t;
typedef struct ur_kernel_launch_cluster_property_t ur_kernel_launch_cluster_property_t;
typedef struct ur_kernel_launch_workgroup_property_t ur_kernel_launch_workgroup_property_t;
typedef struct ur_exp_async_usm_alloc_properties_t ur_exp_async_usm_alloc_properties_t;
typedef struct ur_usm_pool_buffer_desc_t ur_usm_pool_buffer_desc_t;
typedef struct ur_exp_file_descriptor_t ur_exp_file_descriptor_t;
typedef struct ur_exp_win32_handle_t ur_exp_win32_handle_t;
typedef struct ur_exp_win32_name_t ur_exp_win32_name_t;
typedef struct ur_exp_sampler_mip_properties_t ur_exp_sampler_mip_properties_t;
typedef struct ur_exp_sampler_addr_modes_t ur_exp_sampler_addr_modes_t;
typedef struct ur_exp_sampler_cubemap_properties_t ur_exp_sampler_cubemap_properties_t;
typedef struct ur_exp_external_mem_desc_t ur_exp_external_mem_desc_t;
typedef struct ur_exp_external_semaphore_desc_t ur_exp_external_semaphore_desc_t;
typedef struct ur_exp_image_copy_region_t ur_exp_image_copy_region_t;
typedef struct ur_exp_command_buffer_desc_t ur_exp_command_buffer_desc_t;
typedef struct ur_exp_command_buffer_update_memobj_arg_desc_t ur_exp_command_buffer_update_memobj_arg_desc_t;
typedef struct ur_exp_command_buffer_update_pointer_arg_desc_t ur_exp_command_buffer_update_pointer_arg_desc_t;
typedef struct ur_exp_command_buffer_update_value_arg_desc_t ur_exp_command_buffer_update_value_arg_desc_t;
typedef struct ur_exp_command_buffer_update_kernel_launch_desc_t ur_exp_command_buffer_update_kernel_launch_desc_t;
typedef struct ur_exp_kernel_arg_mem_obj_tuple_t ur_exp_kernel_arg_mem_obj_tuple_t;
typedef union ur_exp_kernel_arg_value_t ur_exp_kernel_arg_value_t;
typedef struct ur_exp_kernel_arg_properties_t ur_exp_kernel_arg_properties_t;
typedef struct ur_exp_host_task_properties_t ur_exp_host_task_properties_t;
typedef struct ur_exp_enqueue_ext_properties_t ur_exp_enqueue_ext_properties_t;
typedef struct ur_exp_enqueue_native_command_properties_t ur_exp_enqueue_native_command_properties_t;
typedef struct ur_exp_event_desc_t ur_exp_event_desc_t;
typedef struct ur_exp_usm_host_alloc_register_properties_t ur_exp_usm_host_alloc_register_properties_t;
typedef struct ur_laneway_argument_entry_desc_t ur_laneway_argument_entry_desc_t;
typedef struct ur_laneway_argument_table_desc_t ur_laneway_argument_table_desc_t;
typedef struct ur_laneway_argument_entry_t ur_laneway_argument_entry_t;
typedef struct ur_laneway_argument_value_t ur_laneway_argument_value_t;
typedef struct ur_laneway_argument_values_t ur_laneway_argument_values_t;
typedef struct ur_laneway_usm_pool_part_t ur_laneway_usm_pool_part_t;

/// Called by layers to learn which source line of the caller made the current call; answers by value.
/// @param pUserData The pointer given when the callback was set.
typedef ur_code_location_t (*ur_code_location_callback_t)(void *pUserData);

/// Receives messages that an adapter logs. It may be called from any thread, also at the same time, and must not call
/// the API.
/// @param level How serious the message is.
/// @param pLoggerMsg The message, zero-terminated; valid only during the call.
/// @param pUserData The pointer given when the callback was set.
typedef void (*ur_logger_callback_t)(ur_logger_level_t level, const char *pLoggerMsg, void *pUserData);

/// Called once when a context is about to go, after its last reference is released and its work is over, perhaps on a
/// thread of the adapter's.
/// @param pUserData The pointer given when the deleter was set.
typedef void (*ur_context_extended_deleter_t)(void *pUserData);

/// Called when a command reaches a state. It runs on a thread of the adapter, one per device, in the order of
/// completion, and may call the API.
/// @param hEvent Event of the command; no reference is added for the callback.
/// @param execStatus State that was reached.
/// @param pUserData The pointer given when the callback was set.
typedef void (*ur_event_callback_t)(ur_event_handle_t hEvent, ur_execution_info_t execStatus, void *pUserData);

/// Called once while a native command is appended, to record commands of the backend; must not call the API with this
/// buffer.
/// @param pUserData The pointer given with the function.
typedef void (*ur_exp_command_buffer_native_command_function_t)(void *pUserData);

/// Called once when a graph is destroyed; must not call the API with it.
/// @param pUserData The pointer given when the callback was set.
typedef void (*ur_exp_graph_destruction_callback_t)(void *pUserData);

/// The host function of a task. It runs on a thread of the adapter and should be short.
/// @param pfnHostTask The data pointer given with the task, despite its name.
typedef void (*ur_exp_host_task_function_t)(void *pfnHostTask);

/// Called before urEnqueueNativeCommandExp returns, to enqueue commands of the backend on the queue's native handle. It
/// must not wait for the device.
/// @param hQueue Queue to get the native handle of.
/// @param pUserData The data pointer given with the command.
typedef void (*ur_exp_enqueue_native_command_function_t)(ur_queue_handle_t hQueue, void *pUserData);

/// Beginning that all property structures share, for walking a chain without knowing the types.
struct ur_base_properties_t {
  ur_structure_type_t stype; ///< Which structure this is.
  void *pNext; ///< Next structure of the chain, or NULL at the end.
};

/// Beginning that all descriptor structures share, for walking a chain without knowing the types.
struct ur_base_desc_t {
  ur_structure_type_t stype; ///< Which structure this is.
  const void *pNext; ///< Next structure of the chain, or NULL at the end.
};

/// Start of a box in two- or three-dimensional memory.
struct ur_rect_offset_t {
  uint64_t x; ///< Horizontal offset, in bytes for memory and in pixels for images.
  uint64_t y; ///< Vertical offset in rows.
  uint64_t z; ///< Depth offset in slices, or the layer of an image array.
};

/// Extent of a box in two- or three-dimensional memory.
struct ur_rect_region_t {
  uint64_t width; ///< Width, in bytes for memory and in pixels for images.
  uint64_t height; ///< Height in rows; 1 for one-dimensional data.
  uint64_t depth; ///< Depth in slices or layers; 1 for two-dimensional data.
};

/// A place in the caller's source, for messages and traces.
struct ur_code_location_t {
  /// Name of the function, or NULL if not known; must stay valid during the call that is described.
  const char *functionName;
  const char *sourceFile; ///< Path of the source file, or NULL if not known.
  uint32_t lineNumber; ///< Line in the file, counted from 1; 0 if not known.
  uint32_t columnNumber; ///< Column in the line, counted from 1; 0 if not known.
};

/// Says who owns the native handle that a new platform is made from.
struct ur_platform_native_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// True: the platform owns the native handle and destroys it with its last reference. False: the caller keeps it
  /// valid as long as the platform lives.
  bool isNativeHandleOwned;
};

/// One of several device binaries among which urDeviceSelectBinary chooses.
struct ur_device_binary_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_DEVICE_BINARY.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  const char *pDeviceTargetSpec; ///< Target of the binary, one of the UR_DEVICE_BINARY_TARGET texts.
};

/// Value of one part of a split; the type of split says which member counts.
union ur_device_partition_value_t {
  uint32_t equally; ///< Compute units of each part.
  uint32_t count; ///< Compute units of this part.
  ur_device_affinity_domain_flags_t affinity_domain; ///< What the compute units of a part share.
};

/// One element of a split's description.
struct ur_device_partition_property_t {
  ur_device_partition_t type; ///< Way of splitting.
  ur_device_partition_value_t value; ///< Value that belongs to the way of splitting. type says which member is meant.
};

/// How a device is to be split.
struct ur_device_partition_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// The elements: one, or one for each part when splitting by counts. An array of PropCount.
  const ur_device_partition_property_t *pProperties;
  size_t PropCount; ///< Number of elements in pProperties.
};

/// Says who owns the native handle that a new device is made from.
struct ur_device_native_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// True: the device owns the native handle and destroys it with its last reference. False: the caller keeps it valid
  /// as long as the device lives.
  bool isNativeHandleOwned;
};

/// How a context is to be made.
struct ur_context_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_context_flags_t flags; ///< Bits of ur_context_flag_t; 0 is usual.
};

/// Says who owns the native handle that a new context is made from.
struct ur_context_native_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// True: the context owns the native handle and destroys it with its last reference. False: the caller keeps it valid
  /// as long as the context lives.
  bool isNativeHandleOwned;
};

/// What a pixel consists of.
struct ur_image_format_t {
  ur_image_channel_order_t channelOrder; ///< Channels and their order.
  ur_image_channel_type_t channelType; ///< Type of each channel.
};

/// Shape and layout of an image.
struct ur_image_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_IMAGE_DESC.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_mem_type_t type; ///< Shape of the image.
  size_t width; ///< Width in pixels, not 0.
  size_t height; ///< Height in pixels; counts for two- and three-dimensional images.
  size_t depth; ///< Depth in pixels; counts for three-dimensional images.
  size_t arraySize; ///< Number of images; counts for arrays.
  /// Bytes from one row to the next in host memory; 0 means rows without gaps, and is a must without host memory.
  size_t rowPitch;
  /// Bytes from one slice or layer to the next in host memory; 0 means no gaps, and is a must without host memory.
  size_t slicePitch;
  uint32_t numMipLevel; ///< Number of mipmap levels; 0 except for bindless images.
  uint32_t numSamples; ///< Samples of each pixel; 0.
};

/// What a buffer starts from.
struct ur_buffer_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_BUFFER_PROPERTIES.
  void *pNext; ///< NULL, or a chain of ur_buffer_channel_properties_t and ur_buffer_alloc_location_properties_t.
  /// Host memory, as the flags have it: copied, or used as the buffer's own. NULL if the flags ask for neither.
  void *pHost;
};

/// Places a buffer in a memory channel.
struct ur_buffer_channel_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES.
  void *pNext; ///< Next properties of the buffer, or NULL.
  uint32_t channel; ///< Number of the channel on the device.
};

/// Places a buffer in one of several memories of the device.
struct ur_buffer_alloc_location_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES.
  void *pNext; ///< Next properties of the buffer, or NULL.
  uint32_t location; ///< Number of the memory, as the backend counts them.
};

/// A range of a buffer.
struct ur_buffer_region_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_BUFFER_REGION.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  size_t origin; ///< Start in bytes, aligned as the device's base address alignment asks for.
  size_t size; ///< Size in bytes, not 0.
};

/// Says who owns the native handle that a new memory object is made from.
struct ur_mem_native_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// True: the memory object owns the native handle and destroys it with its last reference. False: the caller keeps it
  /// valid as long as the memory object lives.
  bool isNativeHandleOwned;
};

/// How images are read.
struct ur_sampler_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_SAMPLER_DESC.
  const void *pNext; ///< NULL, or a chain of mipmap, addressing and cubemap properties of bindless images.
  bool normalizedCoords; ///< True: coordinates run from 0 to 1. False: they count pixels.
  ur_sampler_addressing_mode_t addressingMode; ///< What is read beyond the edges.
  ur_sampler_filter_mode_t filterMode; ///< How values between pixels are found.
};

/// Says who owns the native handle that a new sampler is made from.
struct ur_sampler_native_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// True: the sampler owns the native handle and destroys it with its last reference. False: the caller keeps it valid
  /// as long as the sampler lives.
  bool isNativeHandleOwned;
};

/// How USM memory is to be allocated.
struct ur_usm_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_USM_DESC.
  const void *pNext; ///< NULL, or a chain of ur_usm_host_desc_t, ur_usm_device_desc_t and ur_usm_alloc_location_desc_t.
  ur_usm_advice_flags_t hints; ///< Bits of ur_usm_advice_flag_t; 0 for none.
  uint32_t align; ///< Alignment in bytes, 0 or a power of two; 0 takes the default.
};

/// Flags for host memory.
struct ur_usm_host_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_USM_HOST_DESC.
  const void *pNext; ///< Next descriptor of the allocation, or NULL.
  ur_usm_host_mem_flags_t flags; ///< Bits of ur_usm_host_mem_flag_t.
};

/// Flags for device and shared memory.
struct ur_usm_device_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_USM_DEVICE_DESC.
  const void *pNext; ///< Next descriptor of the allocation, or NULL.
  ur_usm_device_mem_flags_t flags; ///< Bits of ur_usm_device_mem_flag_t.
};

/// Places an allocation in one of several memories of the device.
struct ur_usm_alloc_location_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC.
  const void *pNext; ///< Next descriptor of the allocation, or NULL.
  uint32_t location; ///< Number of the memory, as the backend counts them.
};

/// How a pool is to be made.
struct ur_usm_pool_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_USM_POOL_DESC.
  const void *pNext; ///< NULL, or a chain of ur_usm_pool_limits_desc_t and ur_usm_pool_buffer_desc_t.
  ur_usm_pool_flags_t flags; ///< Bits of ur_usm_pool_flag_t; 0 for an ordinary pool.
};

/// Limits of a pool. In urUSMPoolCreate the fields mean what their names say; in urUSMPoolCreateExp they give maximum
/// size and release threshold.
struct ur_usm_pool_limits_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC.
  const void *pNext; ///< Next descriptor of the pool, or NULL.
  /// urUSMPoolCreate: largest allocation in bytes that the pool keeps after its free. urUSMPoolCreateExp: maximum size
  /// of the pool in bytes; 0 sets no limit.
  size_t maxPoolableSize;
  /// urUSMPoolCreate: least bytes to ask the driver for at a time. urUSMPoolCreateExp: the initial release threshold in
  /// bytes.
  size_t minDriverAllocSize;
};

/// How physical memory is to be made.
struct ur_physical_mem_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_physical_mem_flags_t flags; ///< Bits of ur_physical_mem_flag_t; 0 for none.
};

/// A metadata value; its type says which member counts.
union ur_program_metadata_value_t {
  uint32_t data32; ///< Value of a 32-bit number.
  uint64_t data64; ///< Value of a 64-bit number.
  char *pString; ///< Zero-terminated text.
  void *pData; ///< Start of a byte array.
};

/// One named value that travels with a program's code. Calls that are given one answer INVALID_NULL_POINTER where it
/// has no name or no contents, INVALID_ENUMERATION for a type that does not exist, and INVALID_VALUE for a name that
/// the adapter knows with a value of another form.
struct ur_program_metadata_t {
  const char *pName; ///< Name of the value, zero-terminated.
  ur_program_metadata_type_t type; ///< Type of the value.
  size_t size; ///< Size of the value in bytes.
  ur_program_metadata_value_t value; ///< The value. type says which member is meant.
};

/// Metadata for a new program.
struct ur_program_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  uint32_t count; ///< Number of entries in pMetadatas; not 0 if that is given.
  /// Metadata, read before the call returns; NULL for none. An array of count.
  const ur_program_metadata_t *pMetadatas;
};

/// Value of one specialization constant.
struct ur_specialization_constant_info_t {
  uint32_t id; ///< Id of the constant in the code.
  size_t size; ///< Size of the value in bytes.
  const void *pValue; ///< The value.
};

/// Says who owns the native handle that a new program is made from.
struct ur_program_native_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// True: the program owns the native handle and destroys it with its last reference. False: the caller keeps it valid
  /// as long as the program lives.
  bool isNativeHandleOwned;
};

/// Properties of an argument given by value; none is defined yet.
struct ur_kernel_arg_value_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
};

/// Properties of a local memory argument; none is defined yet.
struct ur_kernel_arg_local_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
};

/// Properties of a USM pointer argument; none is defined yet.
struct ur_kernel_arg_pointer_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
};

/// Properties of an execution setting; none is defined yet.
struct ur_kernel_exec_info_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
};

/// Properties of a sampler argument; none is defined yet.
struct ur_kernel_arg_sampler_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
};

/// Properties of a buffer or image argument.
struct ur_kernel_arg_mem_obj_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_mem_flags_t memoryAccess; ///< How the kernel uses the memory: exactly one of read, write, read and write.
};

/// Says who owns the native handle that a new kernel is made from.
struct ur_kernel_native_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// True: the kernel owns the native handle and destroys it with its last reference. False: the caller keeps it valid
  /// as long as the kernel lives.
  bool isNativeHandleOwned;
};

/// How a queue is to be made; may be followed by ur_queue_index_properties_t.
struct ur_queue_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_QUEUE_PROPERTIES.
  void *pNext; ///< NULL, or ur_queue_index_properties_t.
  ur_queue_flags_t flags; ///< Bits of ur_queue_flag_t; 0 makes an in-order queue without profiling.
};

/// Picks one of the device's hardware queues.
struct ur_queue_index_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  uint32_t computeIndex; ///< Index below UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES.
};

/// Backend's own data for exchanging native queues.
struct ur_queue_native_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// Data whose meaning the backend defines, such as which kind of native queue it is; NULL for none.
  void *pNativeData;
};

/// Says who owns the native handle that a new queue is made from.
struct ur_queue_native_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES.
  void *pNext; ///< NULL, ur_queue_properties_t or ur_queue_native_desc_t.
  /// True: the queue owns the native handle and destroys it with its last reference. False: the caller keeps it valid
  /// as long as the queue lives.
  bool isNativeHandleOwned;
};

/// Says who owns the native handle that a new event is made from.
struct ur_event_native_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  /// True: the event owns the native handle and destroys it with its last reference. False: the caller keeps it valid
  /// as long as the event lives.
  bool isNativeHandleOwned;
};

/// How a kernel is launched; starts a chain of further launch properties.
struct ur_kernel_launch_ext_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES.
  void *pNext; ///< NULL, or a chain of cluster and work-group memory properties.
  ur_kernel_launch_flags_t flags; ///< Bits of ur_kernel_launch_flag_t; 0 for an ordinary launch.
};

/// Groups work-groups into clusters that run together; needs the device's launch capability.
struct ur_kernel_launch_cluster_property_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY.
  void *pNext; ///< Next property of the launch, or NULL.
  uint32_t clusterDim[3]; ///< Work-groups of a cluster in each of three dimensions; 1 where there is no such dimension.
};

/// Gives a kernel work-group memory whose size is fixed only at launch.
struct ur_kernel_launch_workgroup_property_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY.
  void *pNext; ///< Next property of the launch, or NULL.
  size_t workgroup_mem_size; ///< Bytes of work-group memory for each group.
};

/// Properties of a stream-ordered allocation.
struct ur_exp_async_usm_alloc_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_exp_async_usm_alloc_flags_t flags; ///< Bits of ur_exp_async_usm_alloc_flag_t; 0 is usual.
};

/// Makes a pool in memory that the caller owns; chained to ur_usm_pool_desc_t in urUSMPoolCreateExp.
struct ur_usm_pool_buffer_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC.
  const void *pNext; ///< Next descriptor of the pool, or NULL.
  /// Start of the memory. It must stay valid until the pool and the last of its blocks are gone; the caller frees it.
  void *pMem;
  size_t size; ///< Size of the memory in bytes; the pool never grows beyond it.
  ur_usm_type_t memType; ///< Kind of the memory; the pool serves allocations of this kind only.
  ur_device_handle_t device; ///< Device of the memory; NULL for host memory.
};

/// File descriptor to import; chained to an external memory or semaphore descriptor.
struct ur_exp_file_descriptor_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  int fd; ///< The descriptor. A successful import takes it over; the caller must not close it.
};

/// Windows handle to import; chained to an external memory or semaphore descriptor.
struct ur_exp_win32_handle_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  void *handle; ///< The handle.
};

/// Name of a Windows object to import; chained to an external memory or semaphore descriptor.
struct ur_exp_win32_name_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_WIN32_NAME.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  const void *name; ///< The name, as the operating system takes it.
};

/// How a sampler reads mipmaps; chained to a sampler descriptor.
struct ur_exp_sampler_mip_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES.
  void *pNext; ///< Next properties of the sampler, or NULL.
  float minMipmapLevelClamp; ///< Lowest level that is read.
  float maxMipmapLevelClamp; ///< Highest level that is read.
  float maxAnisotropy; ///< Largest ratio of anisotropic filtering.
  ur_sampler_filter_mode_t mipFilterMode; ///< How values between levels are found.
};

/// Addressing modes of a sampler for each dimension; chained to a sampler descriptor.
struct ur_exp_sampler_addr_modes_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES.
  void *pNext; ///< Next properties of the sampler, or NULL.
  ur_sampler_addressing_mode_t addrModes[3]; ///< What is read beyond the edges in each of three dimensions.
};

/// How a sampler reads cubemaps; chained to a sampler descriptor.
struct ur_exp_sampler_cubemap_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES.
  void *pNext; ///< Next properties of the sampler, or NULL.
  ur_exp_sampler_cubemap_filter_mode_t cubemapFilterMode; ///< Filtering at the edges of the faces.
};

/// Start of the description of memory to import; the handle follows in its chain.
struct ur_exp_external_mem_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC.
  /// The structure that holds the handle: ur_exp_file_descriptor_t or one of the Win32 ones. May be NULL.
  const void *pNext;
};

/// Start of the description of a semaphore to import; the handle follows in its chain.
struct ur_exp_external_semaphore_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC.
  /// The structure that holds the handle: ur_exp_file_descriptor_t or one of the Win32 ones. May be NULL.
  const void *pNext;
};

/// Part of an image that is copied; offsets and extent in pixels.
struct ur_exp_image_copy_region_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_rect_offset_t srcOffset; ///< Where the box starts in the source.
  ur_rect_offset_t dstOffset; ///< Where the box starts in the destination.
  ur_rect_region_t copyExtent; ///< Extent of the box.
};

/// How a command buffer is to be made.
struct ur_exp_command_buffer_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC.
  const void *pNext; ///< Next structure of the chain, or NULL.
  /// Whether commands may be changed after it is finalized; UNSUPPORTED_FEATURE if the device cannot.
  ur_bool_t isUpdatable;
  ur_bool_t isInOrder; ///< True: each command comes after the one before. False: sync points alone order them.
  ur_bool_t enableProfiling; ///< Whether events of its runs carry timestamps.
};

/// New buffer or image for a kernel's argument.
struct ur_exp_command_buffer_update_memobj_arg_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  uint32_t argIndex; ///< Index of the argument.
  const ur_kernel_arg_mem_obj_properties_t *pProperties; ///< How the kernel uses the memory; NULL means read and write.
  ur_mem_handle_t hNewMemObjArg; ///< The new memory object; NULL passes a null pointer.
};

/// New USM pointer for a kernel's argument.
struct ur_exp_command_buffer_update_pointer_arg_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  uint32_t argIndex; ///< Index of the argument.
  const ur_kernel_arg_pointer_properties_t *pProperties; ///< Nothing is defined yet; NULL.
  /// Where the new pointer is stored, not the pointer itself; read before the call returns. NULL passes a null pointer.
  const void *pNewPointerArg;
};

/// New value for a kernel's argument.
struct ur_exp_command_buffer_update_value_arg_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  uint32_t argIndex; ///< Index of the argument.
  size_t argSize; ///< Size of the value in bytes, as the kernel declares it; for local memory the bytes wanted.
  const ur_kernel_arg_value_properties_t *pProperties; ///< Nothing is defined yet; NULL.
  const void *pNewValueArg; ///< The new value, read before the call returns; NULL for local memory.
};

/// What changes in one kernel launch of a command buffer; what is NULL or 0 stays as it is.
struct ur_exp_command_buffer_update_kernel_launch_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC.
  const void *pNext; ///< Next structure of the chain, or NULL.
  /// Command to change. NULL only where pNext has values for entries of the table of arguments, and nothing else is to
  /// change.
  ur_exp_command_buffer_command_handle_t hCommand;
  /// Kernel to put in place: that with which the command was appended, or one of its alternatives; NULL keeps the
  /// present one. Of the present arguments it has those whose indices it knows.
  ur_kernel_handle_t hNewKernel;
  uint32_t numNewMemObjArgs; ///< Number of entries in pNewMemObjArgList.
  uint32_t numNewPointerArgs; ///< Number of entries in pNewPointerArgList.
  uint32_t numNewValueArgs; ///< Number of entries in pNewValueArgList.
  uint32_t newWorkDim; ///< Number of dimensions of the new sizes; 0 if no size changes.
  /// New buffers and images; NULL if there are none. An array of numNewMemObjArgs.
  const ur_exp_command_buffer_update_memobj_arg_desc_t *pNewMemObjArgList;
  /// New USM pointers; NULL if there are none. An array of numNewPointerArgs.
  const ur_exp_command_buffer_update_pointer_arg_desc_t *pNewPointerArgList;
  /// New values; NULL if there are none. An array of numNewValueArgs.
  const ur_exp_command_buffer_update_value_arg_desc_t *pNewValueArgList;
  size_t *pNewGlobalWorkOffset; ///< New global offset in each dimension; NULL keeps it. An array of newWorkDim.
  size_t *pNewGlobalWorkSize; ///< New global size in each dimension; NULL keeps it. An array of newWorkDim.
  /// New group size in each dimension; NULL keeps it, or lets the adapter choose if a global size is given. An array of
  /// newWorkDim.
  size_t *pNewLocalWorkSize;
};

/// A buffer or image and how the kernel uses it.
struct ur_exp_kernel_arg_mem_obj_tuple_t {
  ur_mem_handle_t hMem; ///< The memory object; NULL passes a null pointer.
  ur_mem_flags_t flags; ///< Use by the kernel: read, write, or both; 0 means both.
};

/// Value of a kernel argument; its type says which member counts. Local memory uses none.
union ur_exp_kernel_arg_value_t {
  const void *value; ///< Where the value is stored; size bytes are copied before the call returns.
  const void *pointer; ///< The USM pointer itself.
  ur_exp_kernel_arg_mem_obj_tuple_t memObjTuple; ///< Buffer or image with its use.
  ur_sampler_handle_t sampler; ///< The sampler.
};

/// One kernel argument.
struct ur_exp_kernel_arg_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL.
  ur_exp_kernel_arg_type_t type; ///< Kind of argument.
  uint32_t index; ///< Index of the argument in the kernel, from 0.
  /// Size in bytes of a value, or of the local memory wanted; otherwise the size of the handle or pointer.
  size_t size;
  ur_exp_kernel_arg_value_t value; ///< The value. type says which member is meant.
};

/// Properties of a host task.
struct ur_exp_host_task_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_exp_host_task_flags_t flags; ///< Bits of ur_exp_host_task_flag_t; 0 is usual.
};

/// Properties of a barrier.
struct ur_exp_enqueue_ext_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_exp_enqueue_ext_flags_t flags; ///< Bits of ur_exp_enqueue_ext_flag_t; 0 for none.
};

/// Properties of native commands.
struct ur_exp_enqueue_native_command_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_exp_enqueue_native_command_flags_t flags; ///< Bits of ur_exp_enqueue_native_command_flag_t; 0 is usual.
};

/// How a reusable event is to be made.
struct ur_exp_event_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_EVENT_DESC.
  const void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_exp_event_flags_t flags; ///< Bits of ur_exp_event_flag_t; 0 for none.
};

/// Properties of registered host memory.
struct ur_exp_usm_host_alloc_register_properties_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES.
  void *pNext; ///< Next structure of the chain, or NULL; none is defined for this one.
  ur_exp_usm_host_alloc_register_flags_t flags; ///< Bits of ur_exp_usm_host_alloc_register_flag_t; 0 for none.
};

/// What one entry of a table of arguments holds.
struct ur_laneway_argument_entry_desc_t {
  ur_exp_kernel_arg_type_t type; ///< UR_EXP_KERNEL_ARG_TYPE_POINTER or UR_EXP_KERNEL_ARG_TYPE_VALUE.
  size_t size; ///< Size in bytes; of a pointer that of void *, of a value not 0.
};

/// Declares a table of arguments for the launches of one command buffer; chained to ur_exp_command_buffer_desc_t in
/// urCommandBufferCreateExp. The buffer must be updatable. Read before the call returns.
struct ur_laneway_argument_table_desc_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC.
  const void *pNext; ///< Next structure of the chain, or NULL.
  uint32_t numEntries; ///< Number of entries in pEntries, not 0.
  /// The entries; later on each is called by its place here, from 0. An array of numEntries.
  const ur_laneway_argument_entry_desc_t *pEntries;
};

/// Makes an argument the present value of an entry; chained to ur_exp_kernel_arg_properties_t in
/// urCommandBufferAppendKernelLaunchWithArgsExp. The argument's type and size must be those of the entry, and its value
/// isn't read.
struct ur_laneway_argument_entry_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY.
  const void *pNext; ///< Next structure of the chain, or NULL.
  uint32_t entry; ///< The entry, by its place in the table.
};

/// A new value of one entry.
struct ur_laneway_argument_value_t {
  uint32_t entry; ///< The entry, by its place in the table.
  size_t size; ///< Size in bytes, the entry's.
  /// Where the value is stored, or where the pointer is stored (not the pointer itself); read before the call returns.
  const void *pValue;
};

/// New values of entries for all later runs; chained to a ur_exp_command_buffer_update_kernel_launch_desc_t in
/// urCommandBufferUpdateKernelLaunchExp, whose hCommand may then be NULL.
struct ur_laneway_argument_values_t {
  ur_structure_type_t stype; ///< Must be UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES.
  const void *pNext; ///< Next structure of the chain, or NULL.
  uint32_t numValues; ///< Number of values in pValues; 0 changes nothing.
  /// The values. Of several for one entry the last one counts; entries that aren't among them stay as they are. May be
  /// NULL. An array of numValues.
  const ur_laneway_argument_value_t *pValues;
};

/// Addresses of a pool that lie side by side and are the same; of small blocks, each is a part.
struct ur_laneway_usm_pool_part_t {
  /// Device of the memory; no reference is added. Of host memory too, the device whose part of the pool has it.
  ur_device_handle_t hDevice;
  void *pRegion; ///< First address of the region that the part belongs to.
  size_t regionSize; ///< Addresses of that region in bytes.
  ur_laneway_usm_pool_region_type_t regionType; ///< Where they come from.
  ur_usm_type_t memType; ///< Kind of the memory, the same in all of a region.
  void *pMem; ///< First address of the part.
  size_t size; ///< Its addresses in bytes.
  /// Bytes of memory behind them: as many, but 0 in the states UNMAPPED and CHANGING, and less of a block of a graph
  /// whose memory has been given back until the next run.
  size_t memorySize;
  size_t requestedSize; ///< Of a block in use, what was asked for; else 0.
  ur_laneway_usm_pool_part_state_t state; ///< What it is.
  /// Of what is pending, the number of the stream whose commands must be over, as dumps of the pool have it; 0 where
  /// that is more than one stream, none, or not known.
  uint64_t lane;
};

/// Makes an empty configuration for urLoaderInit. May be called before the loader is initialized; the caller releases
/// it.
/// @note Answered by the loader itself.
/// @param[out] phLoaderConfig Receives the configuration, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phLoaderConfig` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig);

/// Adds one reference to the loader configuration, to be given back by a matching release. Never blocks.
/// @note Answered by the loader itself.
/// @param[in] hLoaderConfig The loader configuration that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig);

/// Gives back one reference to the loader configuration; with the last one the handle becomes invalid.
/// @note Answered by the loader itself.
/// @param[in] hLoaderConfig The loader configuration that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig);

/// Answers one property of the loader configuration. Ask for the size first with a NULL value, then for the value;
/// never blocks. A property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @note Answered by the loader itself.
/// @param[in] hLoaderConfig The loader configuration to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigGetInfo(ur_loader_config_handle_t hLoaderConfig,
                                                          ur_loader_config_info_t propName, size_t propSize,
                                                          void *pPropValue, size_t *pPropSizeRet);

/// Asks for a layer between the caller and the adapters, such as validation or tracing. It takes effect at
/// urLoaderInit.
/// @note Answered by the loader itself.
/// @param[in] hLoaderConfig Configuration that the layer is added to.
/// @param[in] pLayerName Name of one layer, exactly as AVAILABLE_LAYERS gives it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pLayerName` is NULL
/// - UR_RESULT_ERROR_LAYER_NOT_PRESENT
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigEnableLayer(ur_loader_config_handle_t hLoaderConfig,
                                                              const char *pLayerName);

/// Sets the function that tells layers where in the source the current call comes from.
/// @note Answered by the loader itself.
/// @param[in] hLoaderConfig Configuration that keeps the callback.
/// @param[in] pfnCodeloc Called during API calls on the caller's thread; must not call the API.
/// @param[in,out] pUserData Pointer that is handed to the callback unchanged; may be NULL.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnCodeloc` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetCodeLocationCallback(ur_loader_config_handle_t hLoaderConfig,
                                                                          ur_code_location_callback_t pfnCodeloc,
                                                                          void *pUserData);

/// Lets the loader use the mock adapter in place of real ones, for tests without devices.
/// @note Answered by the loader itself.
/// @param[in] hLoaderConfig Configuration to change.
/// @param[in] enable True to load the mock adapter only.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetMockingEnabled(ur_loader_config_handle_t hLoaderConfig,
                                                                    ur_bool_t enable);

/// Loads adapters and layers. Must be the first call except for loader configurations; calling it again is allowed and
/// counts, each call being matched by urLoaderTearDown. May block while libraries load.
/// @note Answered by the loader itself.
/// @param[in] device_flags Kinds of devices that will be used; 0 for all.
/// @param[in] hLoaderConfig Layers and callbacks to use; NULL for defaults and what the environment asks for. May be
///     released afterwards.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `device_flags` has an unknown flag
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urLoaderInit(ur_device_init_flags_t device_flags,
                                                 ur_loader_config_handle_t hLoaderConfig);

/// Ends the use of the loader, the last call matching the first urLoaderInit. All objects must be released before;
/// nothing else may run at the same time.
/// @note Answered by the loader itself.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urLoaderTearDown(void);

/// Lists the adapters that the loader has, each with a reference that the caller releases. Ask for the number first,
/// with no array.
/// @param[in] NumEntries Number of handles that fit at phAdapters; 0 if that is NULL, and only then.
/// @param[out] phAdapters Receives up to NumEntries adapters; each is released by the caller. NULL to ask for the
///     number only.
/// @param[out] pNumAdapters Receives the number of adapters there are; NULL if not wanted.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_SIZE: `NumEntries` is 0 and `phAdapters` is not NULL
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                                 uint32_t *pNumAdapters);

/// Gives back one reference to the adapter; with the last one the handle becomes invalid.
/// @param[in] hAdapter The adapter that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter);

/// Adds one reference to the adapter, to be given back by a matching release. Never blocks.
/// @param[in] hAdapter The adapter that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter);

/// Gives message and code of the last failure that left some: of those answered with ADAPTER_SPECIFIC, and of others
/// that a code alone doesn't explain. The record is kept per thread.
/// @param[in] hAdapter Adapter whose call failed.
/// @param[out] ppMessage Receives a message owned by the adapter, valid until the next failure on this thread.
/// @param[out] pError Receives the backend's own error code.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMessage` is NULL; `pError` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                                          int32_t *pError);

/// Answers one property of the adapter. Ask for the size first with a NULL value, then for the value; never blocks. A
/// property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hAdapter The adapter to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Sends the adapter's log messages to a function of the caller, from the given level up.
/// @param[in] hAdapter Adapter whose messages are wanted.
/// @param[in] pfnLoggerCallback Function that gets the messages.
/// @param[in,out] pUserData Pointer that is handed to the callback unchanged; may be NULL.
/// @param[in] level Least level that is passed on.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnLoggerCallback` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `level` is no enumerator of its type
UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                               ur_logger_callback_t pfnLoggerCallback, void *pUserData,
                                                               ur_logger_level_t level);

/// Changes the level from which messages go to the callback that is set.
/// @param[in] hAdapter Adapter whose callback is meant.
/// @param[in] level Least level that is passed on; QUIET stops all.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `level` is no enumerator of its type
UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                                    ur_logger_level_t level);

/// Lists the platforms of an adapter. They belong to the adapter and are never released; ask for the number first.
/// @param[in] hAdapter Adapter to ask.
/// @param[in] NumEntries Number of handles that fit at phPlatforms; 0 if that is NULL, and only then.
/// @param[out] phPlatforms Receives up to NumEntries platforms, borrowed from the adapter. NULL to ask for the number
///     only.
/// @param[out] pNumPlatforms Receives the number of platforms there are; may be NULL only if phPlatforms is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `NumEntries` is 0 and `phPlatforms` is not NULL
/// - UR_RESULT_ERROR_INVALID_VALUE: `pNumPlatforms` is NULL and `phPlatforms` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                                  ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms);

/// Answers one property of the platform. Ask for the size first with a NULL value, then for the value; never blocks. A
/// property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hPlatform The platform to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_PLATFORM
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Tells which version of this API the platform's adapter implements.
/// @param[in] hPlatform Platform to ask.
/// @param[out] pVersion Receives the version.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pVersion` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);

/// Hands out the backend's own handle of the platform. No reference is added: the platform must outlive the use of it.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hPlatform The platform whose native handle is wanted.
/// @param[out] phNativePlatform Receives the backend's handle. It stays owned by the platform and is valid no longer
///     than that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativePlatform` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                                              ur_native_handle_t *phNativePlatform);

/// Wraps a handle of the backend as a platform of this API, with one reference that the caller releases.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativePlatform Native handle of the backend, to be wrapped as a platform. It is not checked; 0 may be
///     valid.
/// @param[in] hAdapter Adapter whose backend the native handle comes from.
/// @param[in] pProperties Who owns the native handle; NULL means that the caller keeps it.
/// @param[out] phPlatform Receives the new platform, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phPlatform` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);

/// Translates a compiler option of the front end into what the backend's compiler calls it. INVALID_VALUE if the option
/// is not known.
/// @param[in] hPlatform Platform whose compiler will get the option.
/// @param[in] pFrontendOption Option as the caller's language has it, such as "-O2".
/// @param[out] ppPlatformOption Receives a text owned by the adapter, possibly empty, valid as long as the adapter.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pFrontendOption` is NULL; `ppPlatformOption` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform,
                                                               const char *pFrontendOption,
                                                               const char **ppPlatformOption);

/// Lists the platform's devices of a kind, each with a reference that the caller releases. Ask for the number first,
/// with no array. All devices are listed; urDeviceGetSelected heeds the user's selection.
/// @param[in] hPlatform Platform to ask.
/// @param[in] DeviceType Kind of devices wanted; DEFAULT gives one, ALL every one.
/// @param[in] NumEntries Number of handles that fit at phDevices; 0 if that is NULL, and only then.
/// @param[out] phDevices Receives up to NumEntries devices, each released by the caller. NULL to ask for the number
///     only.
/// @param[out] pNumDevices Receives the number of devices there are; NULL if not wanted.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NumEntries` is greater than 0 and `phDevices` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `NumEntries` is 0 and `phDevices` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `DeviceType` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                                uint32_t NumEntries, ur_device_handle_t *phDevices,
                                                uint32_t *pNumDevices);

/// Lists the devices that the user selected by the environment variable ONEAPI_DEVICE_SELECTOR, sub-devices included;
/// all devices if it is not set. The variable is read at each call. INVALID_VALUE if it cannot be understood.
/// @note Answered by the loader itself.
/// @param[in] hPlatform Platform to ask.
/// @param[in] DeviceType Kind of devices wanted, among those selected.
/// @param[in] NumEntries Number of handles that fit at phDevices; 0 with none only.
/// @param[out] phDevices Receives up to NumEntries devices. NULL to ask for the number only. The caller owns the new
///     reference and releases it.
/// @param[out] pNumDevices Receives the number of devices selected; NULL if not wanted.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `DeviceType` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_VALUE: `NumEntries` is 0 and `phDevices` is not NULL
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetSelected(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                                        uint32_t NumEntries, ur_device_handle_t *phDevices,
                                                        uint32_t *pNumDevices);

/// Answers one property of the device. Ask for the size first with a NULL value, then for the value; never blocks and
/// costs next to nothing. What the device does not have gives UNSUPPORTED_ENUMERATION, what it cannot do is answered as
/// false or 0.
/// @param[in] hDevice The device to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Adds one reference to a sub-device, to be given back by a matching release. A root device lives for ever, and its
/// count stays as it is. Never blocks.
/// @param[in] hDevice The device that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice);

/// Gives back one reference to a sub-device; with the last one the handle becomes invalid. The count of a root device
/// stays as it is.
/// @param[in] hDevice The device that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice);

/// Splits a device into sub-devices. Each one listed has a reference that the caller releases; ask for the number
/// first.
/// @param[in] hDevice Device to split; may itself be a sub-device.
/// @param[in] pProperties How to split.
/// @param[in] NumDevices Number of handles that fit at phSubDevices.
/// @param[out] phSubDevices Receives up to NumDevices sub-devices, each released by the caller. NULL to ask for the
///     number only.
/// @param[out] pNumDevicesRet Receives the number of sub-devices that the split gives; NULL if not wanted.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pProperties` is NULL; `pProperties->pProperties` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES`, or
///     a structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_DEVICE_PARTITION_FAILED
/// - UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT
/// - UR_RESULT_ERROR_INVALID_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urDevicePartition(ur_device_handle_t hDevice,
                                                      const ur_device_partition_properties_t *pProperties,
                                                      uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                                      uint32_t *pNumDevicesRet);

/// Chooses the binary that suits the device best: native code before an intermediate language. INVALID_BINARY if none
/// does.
/// @param[in] hDevice Device that the binary is to run on.
/// @param[in] pBinaries Binaries to choose from, NumBinaries of them.
/// @param[in] NumBinaries Number of binaries, at least 1.
/// @param[out] pSelectedBinary Receives the index of the chosen binary.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pBinaries` is NULL; `pSelectedBinary` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `NumBinaries` is 0
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pBinaries[i].stype` is neither `UR_STRUCTURE_TYPE_DEVICE_BINARY` nor 0, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_BINARY
UR_APIEXPORT ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice,
                                                         const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                                         uint32_t *pSelectedBinary);

/// Hands out the backend's own handle of the device. No reference is added: the device must outlive the use of it.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hDevice The device whose native handle is wanted.
/// @param[out] phNativeDevice Receives the backend's handle. It stays owned by the device and is valid no longer than
///     that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeDevice` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                                            ur_native_handle_t *phNativeDevice);

/// Wraps a handle of the backend as a device of this API, with one reference that the caller releases.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativeDevice Native handle of the backend, to be wrapped as a device. It is not checked; 0 may be valid.
/// @param[in] hAdapter Adapter whose backend the native handle comes from.
/// @param[in] pProperties Who owns the native handle; NULL means that the caller keeps it.
/// @param[out] phDevice Receives the new device, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice,
                                                                   ur_adapter_handle_t hAdapter,
                                                                   const ur_device_native_properties_t *pProperties,
                                                                   ur_device_handle_t *phDevice);

/// Reads the device's clock and the host's at about the same moment, so that profiling times can be related to host
/// time. Both are in ns.
/// @param[in] hDevice Device whose clock is read.
/// @param[out] pDeviceTimestamp Receives the time of the device in ns; NULL if not wanted.
/// @param[out] pHostTimestamp Receives the time of the host in ns; NULL if not wanted.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                                                uint64_t *pHostTimestamp);

/// Makes a context for one or more devices of one platform. The caller releases it; everything made in it keeps it
/// alive.
/// @param[in] DeviceCount Number of devices, at least 1.
/// @param[in] phDevices The devices, all of one platform; the context keeps them alive. An array of DeviceCount.
/// @param[in] pProperties Flags for the context; NULL for none.
/// @param[out] phContext Receives the context, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: an element of `phDevices` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phDevices` is NULL; `phContext` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `DeviceCount` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
/// - UR_RESULT_ERROR_INVALID_DEVICE
UR_APIEXPORT ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                                    const ur_context_properties_t *pProperties,
                                                    ur_context_handle_t *phContext);

/// Adds one reference to the context, to be given back by a matching release. Never blocks.
/// @param[in] hContext The context that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext);

/// Gives back one reference to the context; with the last one the handle becomes invalid. Objects made in the context
/// keep it alive; work in flight goes on.
/// @param[in] hContext The context that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext);

/// Answers one property of the context. Ask for the size first with a NULL value, then for the value; never blocks. A
/// property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hContext The context to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Hands out the backend's own handle of the context. No reference is added: the context must outlive the use of it.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hContext The context whose native handle is wanted.
/// @param[out] phNativeContext Receives the backend's handle. It stays owned by the context and is valid no longer than
///     that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeContext` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext,
                                                             ur_native_handle_t *phNativeContext);

/// Wraps a handle of the backend as a context of this API, with one reference that the caller releases.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativeContext Native handle of the backend, to be wrapped as a context. It is not checked; 0 may be
///     valid.
/// @param[in] hAdapter Adapter whose backend the native handle comes from.
/// @param[in] numDevices Number of devices in phDevices.
/// @param[in] phDevices Devices of the context; NULL lets the adapter take them from the native context where it can.
///     An array of numDevices.
/// @param[in] pProperties Who owns the native handle; NULL means that the caller keeps it.
/// @param[out] phContext Receives the new context, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL; an element of `phDevices` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phContext` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                                                    ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                                                    const ur_device_handle_t *phDevices,
                                                                    const ur_context_native_properties_t *pProperties,
                                                                    ur_context_handle_t *phContext);

/// Adds a function that is called once when the context is destroyed, so that the caller can drop what it tied to it.
/// Must not call the API with this context.
/// @param[in] hContext Context to watch.
/// @param[in] pfnDeleter Called when the context goes, on the thread that drops the last reference, or on one of the
///     adapter's where work, queues or memory outlive that.
/// @param[in,out] pUserData Pointer that is handed to the callback unchanged; may be NULL.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnDeleter` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                                ur_context_extended_deleter_t pfnDeleter,
                                                                void *pUserData);

/// Makes an image. UNSUPPORTED_FEATURE where the device has no images; the caller releases it.
/// @param[in] hContext Context of the image.
/// @param[in] flags Bits of ur_mem_flag_t; 0 means read and write.
/// @param[in] pImageFormat What a pixel consists of.
/// @param[in] pImageDesc Shape and layout.
/// @param[in] pHost Host memory, given if and only if the flags ask for its use or copy. May be NULL.
/// @param[out] phMem Receives the image, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pImageFormat` is NULL; `pImageDesc` is NULL; `phMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc` is not NULL and `pImageDesc->stype` is not
///     `UR_STRUCTURE_TYPE_IMAGE_DESC`; `pImageDesc` is not NULL and `pImageDesc->type` is greater than
///     `UR_MEM_TYPE_IMAGE1D_ARRAY`; `pImageDesc` is not NULL and `pImageDesc->numMipLevel` is not 0; `pImageDesc` is
///     not NULL and `pImageDesc->numSamples` is not 0; `pImageDesc` is not NULL and `pImageDesc->rowPitch` is not 0 and
///     `pHost` is NULL; `pImageDesc` is not NULL and `pImageDesc->slicePitch` is not 0 and `pHost` is NULL
/// - UR_RESULT_ERROR_INVALID_HOST_PTR: `pHost` is NULL and `flags` has any of `UR_MEM_FLAG_USE_HOST_POINTER`,
///     `UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`; `pHost` is not NULL and `flags` has none of
///     `UR_MEM_FLAG_USE_HOST_POINTER`, `UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                     const ur_image_format_t *pImageFormat,
                                                     const ur_image_desc_t *pImageDesc, void *pHost,
                                                     ur_mem_handle_t *phMem);

/// Makes a buffer. Memory on devices may be allocated only when it is first needed; the caller releases the buffer.
/// @param[in] hContext Context of the buffer, whose devices may all use it.
/// @param[in] flags Bits of ur_mem_flag_t; 0 means read and write.
/// @param[in] size Size in bytes, not 0.
/// @param[in] pProperties Host memory and placement; may be NULL if the flags ask for no host memory.
/// @param[out] phBuffer Receives the buffer, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_BUFFER_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_BUFFER_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_HOST_PTR: `pProperties` is NULL and `flags` has any of `UR_MEM_FLAG_USE_HOST_POINTER`,
///     `UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`; `pProperties` is not NULL and `pProperties->pHost` is NULL and `flags`
///     has any of `UR_MEM_FLAG_USE_HOST_POINTER`, `UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`; `pProperties` is not NULL and
///     `pProperties->pHost` is not NULL and `flags` has none of `UR_MEM_FLAG_USE_HOST_POINTER`,
///     `UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                                      const ur_buffer_properties_t *pProperties,
                                                      ur_mem_handle_t *phBuffer);

/// Adds one reference to the memory object, to be given back by a matching release. Never blocks.
/// @param[in] hMem The memory object that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hMem` is NULL
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem);

/// Gives back one reference to the memory object; with the last one the handle becomes invalid.
/// @param[in] hMem The memory object that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hMem` is NULL
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem);

/// Makes a buffer that is a range of another and shares its contents. The caller releases it; it keeps the whole buffer
/// alive. INVALID_VALUE if the range reaches beyond the buffer; INVALID_BUFFER_SIZE is for an empty one.
/// @param[in] hBuffer Buffer to take the range from; not itself a part of another.
/// @param[in] flags Use of the part, which must not exceed that of the whole; 0 inherits it.
/// @param[in] bufferCreateType How the part is described.
/// @param[in] pRegion The range.
/// @param[out] phMem Receives the new buffer, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pRegion` is NULL; `phMem` is NULL
/// - UR_RESULT_ERROR_INVALID_BUFFER_SIZE: `pRegion` is not NULL and `pRegion->size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag; `bufferCreateType` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pRegion->stype` is not `UR_STRUCTURE_TYPE_BUFFER_REGION`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_HOST_PTR
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                                         ur_buffer_create_type_t bufferCreateType,
                                                         const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);

/// Hands out the backend's own handle of the memory object. No reference is added: the memory object must outlive the
/// use of it. UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hMem The memory object whose native handle is wanted.
/// @param[in] hDevice Device whose memory is meant; NULL where the backend has one memory for the context.
/// @param[out] phNativeMem Receives the backend's handle. It stays owned by the memory object and is valid no longer
///     than that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hMem` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeMem` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                                         ur_native_handle_t *phNativeMem);

/// Wraps a handle of the backend as a buffer of this API, with one reference that the caller releases.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativeMem Native handle of the backend, to be wrapped as a buffer. It is not checked; 0 may be valid.
/// @param[in] hContext Context that the new buffer belongs to.
/// @param[in] pProperties Who owns the native handle; NULL means that the caller keeps it.
/// @param[out] phMem Receives the new buffer, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                                                      ur_context_handle_t hContext,
                                                                      const ur_mem_native_properties_t *pProperties,
                                                                      ur_mem_handle_t *phMem);

/// Wraps a handle of the backend as an image of this API, with one reference that the caller releases.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativeMem Native handle of the backend, to be wrapped as an image. It is not checked; 0 may be valid.
/// @param[in] hContext Context that the new image belongs to.
/// @param[in] pImageFormat What a pixel of the native image consists of.
/// @param[in] pImageDesc Shape and layout of the native image.
/// @param[in] pProperties Who owns the native handle; NULL means that the caller keeps it.
/// @param[out] phMem Receives the new image, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pImageFormat` is NULL; `pImageDesc` is NULL; `phMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc` is not NULL and `pImageDesc->stype` is not
///     `UR_STRUCTURE_TYPE_IMAGE_DESC`
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                                                     ur_context_handle_t hContext,
                                                                     const ur_image_format_t *pImageFormat,
                                                                     const ur_image_desc_t *pImageDesc,
                                                                     const ur_mem_native_properties_t *pProperties,
                                                                     ur_mem_handle_t *phMem);

/// Answers one property of the memory object. Ask for the size first with a NULL value, then for the value; never
/// blocks. A property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hMemory The memory object to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hMemory` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                                                 void *pPropValue, size_t *pPropSizeRet);

/// Answers one property of the image. Ask for the size first with a NULL value, then for the value; never blocks. A
/// property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hMemory The image to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hMemory` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName,
                                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Makes a sampler. UNSUPPORTED_FEATURE where the device has no images; the caller releases it.
/// @param[in] hContext Context of the sampler.
/// @param[in] pDesc How images are to be read.
/// @param[out] phSampler Receives the sampler, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDesc` is NULL; `phSampler` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pDesc->addressingMode` is no enumerator of its type; `pDesc->filterMode` is
///     no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pDesc->stype` is not `UR_STRUCTURE_TYPE_SAMPLER_DESC`, or a structure of this
///     API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                                    ur_sampler_handle_t *phSampler);

/// Adds one reference to the sampler, to be given back by a matching release. Never blocks.
/// @param[in] hSampler The sampler that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hSampler` is NULL
/// - UR_RESULT_ERROR_INVALID_SAMPLER
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler);

/// Gives back one reference to the sampler; with the last one the handle becomes invalid.
/// @param[in] hSampler The sampler that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hSampler` is NULL
/// - UR_RESULT_ERROR_INVALID_SAMPLER
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler);

/// Answers one property of the sampler. Ask for the size first with a NULL value, then for the value; never blocks. A
/// property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hSampler The sampler to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hSampler` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_SAMPLER
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName,
                                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Hands out the backend's own handle of the sampler. No reference is added: the sampler must outlive the use of it.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hSampler The sampler whose native handle is wanted.
/// @param[out] phNativeSampler Receives the backend's handle. It stays owned by the sampler and is valid no longer than
///     that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hSampler` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeSampler` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urSamplerGetNativeHandle(ur_sampler_handle_t hSampler,
                                                             ur_native_handle_t *phNativeSampler);

/// Wraps a handle of the backend as a sampler of this API, with one reference that the caller releases.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativeSampler Native handle of the backend, to be wrapped as a sampler. It is not checked; 0 may be
///     valid.
/// @param[in] hContext Context that the new sampler belongs to.
/// @param[in] pProperties Who owns the native handle; NULL means that the caller keeps it.
/// @param[out] phSampler Receives the new sampler, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phSampler` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(ur_native_handle_t hNativeSampler,
                                                                    ur_context_handle_t hContext,
                                                                    const ur_sampler_native_properties_t *pProperties,
                                                                    ur_sampler_handle_t *phSampler);

/// Allocates host memory that all devices of the context can access. May block; the caller frees it with urUSMFree.
/// @param[in] hContext Context that the memory belongs to.
/// @param[in] pUSMDesc Alignment, hints and flags; NULL for defaults.
/// @param[in] pool Pool to take the memory from; NULL for the adapter's own choice.
/// @param[in] size Size in bytes, not 0.
/// @param[out] ppMem Receives the address of the memory; written on success only. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is NULL
/// - UR_RESULT_ERROR_INVALID_USM_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pUSMDesc` is not NULL and `pUSMDesc->hints` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pUSMDesc->stype` is neither `UR_STRUCTURE_TYPE_USM_DESC` nor 0, or a structure
///     of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not
///     a power of two
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                                   ur_usm_pool_handle_t pool, size_t size, void **ppMem);

/// Allocates memory of one device. May block; the caller frees it with urUSMFree.
/// @param[in] hContext Context that the memory belongs to.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] pUSMDesc Alignment, hints and flags; NULL for defaults.
/// @param[in] pool Pool to take the memory from; NULL for the adapter's own choice.
/// @param[in] size Size in bytes, not 0.
/// @param[out] ppMem Receives the address of the memory; written on success only. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is NULL
/// - UR_RESULT_ERROR_INVALID_USM_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pUSMDesc` is not NULL and `pUSMDesc->hints` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pUSMDesc->stype` is neither `UR_STRUCTURE_TYPE_USM_DESC` nor 0, or a structure
///     of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not
///     a power of two
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_DEVICE
UR_APIEXPORT ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                     size_t size, void **ppMem);

/// Allocates memory that host and device can both access. May block; the caller frees it with urUSMFree.
/// @param[in] hContext Context that the memory belongs to.
/// @param[in] hDevice Device that shares the memory with the host.
/// @param[in] pUSMDesc Alignment, hints and flags; NULL for defaults.
/// @param[in] pool Pool to take the memory from; NULL for the adapter's own choice.
/// @param[in] size Size in bytes, not 0.
/// @param[out] ppMem Receives the address of the memory; written on success only. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is NULL
/// - UR_RESULT_ERROR_INVALID_USM_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pUSMDesc` is not NULL and `pUSMDesc->hints` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pUSMDesc->stype` is neither `UR_STRUCTURE_TYPE_USM_DESC` nor 0, or a structure
///     of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not
///     a power of two
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                     size_t size, void **ppMem);

/// Frees USM memory of any kind. Commands that were enqueued before may still use it: it goes back after everything
/// enqueued so far in the context, deferred commands and released queues included. The handle to it, the address, is
/// unknown at once. Blocks only where the backend's own free waits for work, and never behind what only the caller can
/// let go on.
/// @note Blocks until the work that it concerns is done.
/// @param[in] hContext Context that the memory belongs to.
/// @param[in] pMem Start of the allocation; invalid afterwards. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem);

/// Answers one property of the allocation that an address lies in, stream-ordered ones included. Never blocks; for
/// unknown addresses only the type is answered.
/// @param[in] hContext Context whose allocations are searched.
/// @param[in] pMem Any address in the allocation.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
UR_APIEXPORT ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                                         ur_usm_alloc_info_t propName, size_t propSize,
                                                         void *pPropValue, size_t *pPropSizeRet);

/// Makes a pool that urUSMHostAlloc, urUSMDeviceAlloc and urUSMSharedAlloc can take memory from. The caller releases
/// it.
/// @param[in] hContext Context of the pool.
/// @param[in] pPoolDesc Flags and, in its chain, limits.
/// @param[out] ppPool Receives the pool, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPoolDesc` is NULL; `ppPool` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pPoolDesc->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pPoolDesc->stype` is not `UR_STRUCTURE_TYPE_USM_POOL_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                                    ur_usm_pool_handle_t *ppPool);

/// Adds one reference to the pool, to be given back by a matching release. Never blocks.
/// @param[in] pPool The pool that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `pPool` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool);

/// Gives back one reference to the pool; with the last one the handle becomes invalid.
/// @param[in] pPool The pool that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `pPool` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool);

/// Answers one property of the pool. Ask for the size first with a NULL value, then for the value; never blocks. A
/// property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hPool The pool to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPool` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Answers which multiples of bytes the sizes and addresses of virtual memory must be. Never blocks.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory will be mapped; NULL for what suits all devices of the context.
/// @param[in] allocationSize Size in bytes of the allocation that is planned; may change the recommendation.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                                   ur_device_handle_t hDevice, size_t allocationSize,
                                                                   ur_virtual_mem_granularity_info_t propName,
                                                                   size_t propSize, void *pPropValue,
                                                                   size_t *pPropSizeRet);

/// Reserves a range of addresses without memory behind it. The caller gives it back with urVirtualMemFree.
/// @param[in] hContext Context of the range.
/// @param[in] pStart Address that is wished for; NULL for any. The range may lie elsewhere.
/// @param[in] size Size in bytes, a multiple of the granularity.
/// @param[out] ppStart Receives the start of the range. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppStart` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                                        void **ppStart);

/// Gives back a reserved range. Nothing may be mapped there any more, and nothing may use it.
/// @param[in] hContext Context of the range.
/// @param[in] pStart Start that the reservation gave. Given up by the caller.
/// @param[in] size Size that was reserved, in bytes.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is NULL
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size);

/// Puts physical memory behind a part of a reserved range. The memory lives at least as long as it is mapped.
/// @param[in] hContext Context of the range.
/// @param[in] pStart Where the mapping starts, inside a reserved range and aligned to the granularity.
/// @param[in] size Bytes to map, a multiple of the granularity.
/// @param[in] hPhysicalMem Memory to map.
/// @param[in] offset Where to start in the memory, in bytes.
/// @param[in] flags Access that the range gets.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hPhysicalMem` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                                    ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                                    ur_virtual_mem_access_flags_t flags);

/// Takes the physical memory away from a range, which stays reserved. No command may still use it.
/// @param[in] hContext Context of the range.
/// @param[in] pStart Start of what was mapped.
/// @param[in] size Bytes to unmap, as they were mapped.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size);

/// Changes how devices of the context may access a mapped range.
/// @param[in] hContext Context of the range.
/// @param[in] pStart Start of the range.
/// @param[in] size Size of the range in bytes.
/// @param[in] flags New access.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                                          ur_virtual_mem_access_flags_t flags);

/// Answers one property of a range of addresses. Ask for the size first with a NULL value, then for the value; never
/// blocks.
/// @param[in] hContext Context of the range.
/// @param[in] pStart Start of the range.
/// @param[in] size Size of the range in bytes.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                                        ur_virtual_mem_info_t propName, size_t propSize,
                                                        void *pPropValue, size_t *pPropSizeRet);

/// Allocates memory of a device without an address, for urVirtualMemMap. The caller releases it.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device that the memory lies on.
/// @param[in] size Size in bytes, a multiple of the granularity.
/// @param[in] pProperties Flags; NULL for none.
/// @param[out] phPhysicalMem Receives the memory, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phPhysicalMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        size_t size, const ur_physical_mem_properties_t *pProperties,
                                                        ur_physical_mem_handle_t *phPhysicalMem);

/// Adds one reference to the physical memory object, to be given back by a matching release. Never blocks.
/// @param[in] hPhysicalMem The physical memory object that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPhysicalMem` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);

/// Gives back one reference to the physical memory object; with the last one the handle becomes invalid.
/// @param[in] hPhysicalMem The physical memory object that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPhysicalMem` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);

/// Answers one property of the physical memory object. Ask for the size first with a NULL value, then for the value;
/// never blocks. A property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hPhysicalMem The physical memory object to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPhysicalMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_SIZE
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                                         ur_physical_mem_info_t propName, size_t propSize,
                                                         void *pPropValue, size_t *pPropSizeRet);

/// Makes a program from an intermediate language such as SPIR-V. Nothing is compiled yet; the caller releases the
/// program.
/// @param[in] hContext Context of the program; it is for all devices there.
/// @param[in] pIL The code, copied before the call returns.
/// @param[in] length Size of the code in bytes, not 0.
/// @param[in] pProperties Metadata of the code; NULL for none.
/// @param[out] phProgram Receives the program, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIL` is NULL; `phProgram` is NULL; `pProperties` is not NULL and
///     `pProperties->count` is greater than 0 and `pProperties->pMetadatas` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `pProperties` is not NULL and `pProperties->pMetadatas` is not NULL and
///     `pProperties->count` is 0; `length` is 0
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_BINARY
/// - UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE
UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                                          const ur_program_properties_t *pProperties,
                                                          ur_program_handle_t *phProgram);

/// Makes a program from binaries, one for each device. It still has to be built before kernels are made; the caller
/// releases it.
/// @param[in] hContext Context of the program.
/// @param[in] numDevices Number of devices, not 0.
/// @param[in] phDevices Devices, one for each binary, all of the context and none twice. An array of numDevices.
/// @param[in] pLengths Sizes of the binaries in bytes, in the order of the devices. An array of numDevices.
/// @param[in] ppBinaries Binaries in the order of the devices, copied before the call returns. An array of numDevices.
/// @param[in] pProperties Metadata of the code; NULL for none.
/// @param[out] phProgram Receives the program, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; an element of `phDevices` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phDevices` is NULL; `pLengths` is NULL; `ppBinaries` is NULL; `phProgram`
///     is NULL; `pProperties` is not NULL and `pProperties->count` is greater than 0 and `pProperties->pMetadatas` is
///     NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `pProperties` is not NULL and `pProperties->pMetadatas` is not NULL and
///     `pProperties->count` is 0; `numDevices` is 0
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_NATIVE_BINARY
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                              ur_device_handle_t *phDevices, size_t *pLengths,
                                                              const uint8_t **ppBinaries,
                                                              const ur_program_properties_t *pProperties,
                                                              ur_program_handle_t *phProgram);

/// Compiles and links a program for its devices, so that kernels can be made. Blocks until done; on
/// PROGRAM_BUILD_FAILURE the build log says why.
/// @param[in] hContext Context of the program.
/// @param[in] hProgram The program.
/// @param[in] pOptions Options for compiler and linker, zero-terminated; NULL for none.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE
/// - UR_RESULT_ERROR_INVALID_BINARY
UR_APIEXPORT ur_result_t UR_APICALL urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                   const char *pOptions);

/// Compiles a program for its devices without linking it. Blocks until done; on PROGRAM_BUILD_FAILURE the build log
/// says why.
/// @param[in] hContext Context of the program.
/// @param[in,out] hProgram Program to compile; it becomes a compiled object.
/// @param[in] pOptions Options for the compiler, zero-terminated; NULL for none.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE
/// - UR_RESULT_ERROR_INVALID_BINARY
/// - UR_RESULT_ERROR_INVALID_OPERATION
UR_APIEXPORT ur_result_t UR_APICALL urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                     const char *pOptions);

/// Links compiled programs into a new executable one. Blocks until done; on PROGRAM_LINK_FAILURE the build log says
/// why.
/// @param[in] hContext Context of all the programs.
/// @param[in] count Number of programs, not 0.
/// @param[in] phPrograms Compiled programs and libraries to link. An array of count.
/// @param[in] pOptions Options for the linker, zero-terminated; NULL for none.
/// @param[out] phProgram Receives the linked program, with one reference that the caller releases. After
///     PROGRAM_LINK_FAILURE it may be a program that only has a log; other errors leave what is there.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; an element of `phPrograms` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phPrograms` is NULL; `phProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `count` is 0
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
UR_APIEXPORT ur_result_t UR_APICALL urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                                  const ur_program_handle_t *phPrograms, const char *pOptions,
                                                  ur_program_handle_t *phProgram);

/// Adds one reference to the program, to be given back by a matching release. Never blocks.
/// @param[in] hProgram The program that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hProgram` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram);

/// Gives back one reference to the program; with the last one the handle becomes invalid.
/// @param[in] hProgram The program that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hProgram` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram);

/// Gives the device address of a function of the program, for calls through pointers in kernels. INVALID_KERNEL_NAME if
/// there is no such function.
/// @param[in] hDevice Device that the address is for.
/// @param[in] hProgram The program.
/// @param[in] pFunctionName Name of the function, zero-terminated.
/// @param[out] ppFunctionPointer Receives the address on the device, valid as long as the program.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL; `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pFunctionName` is NULL; `ppFunctionPointer` is NULL
/// - UR_RESULT_ERROR_INVALID_KERNEL_NAME
/// - UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetFunctionPointer(ur_device_handle_t hDevice,
                                                                ur_program_handle_t hProgram, const char *pFunctionName,
                                                                void **ppFunctionPointer);

/// Gives the device address and size of a global variable of the program. INVALID_VALUE if there is no such variable.
/// @param[in] hDevice Device that the address is for.
/// @param[in] hProgram The program.
/// @param[in] pGlobalVariableName Name of the variable, zero-terminated.
/// @param[out] pGlobalVariableSizeRet Receives the variable's size in bytes; NULL if not wanted.
/// @param[out] ppGlobalVariablePointerRet Receives the address on the device, valid as long as the program.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL; `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pGlobalVariableName` is NULL; `ppGlobalVariablePointerRet` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice,
                                                                      ur_program_handle_t hProgram,
                                                                      const char *pGlobalVariableName,
                                                                      size_t *pGlobalVariableSizeRet,
                                                                      void **ppGlobalVariablePointerRet);

/// Answers one property of the program. Ask for the size first with a NULL value, then for the value; binaries and
/// kernel names need a built program. Never blocks.
/// @param[in] hProgram The program to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[in,out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName,
                                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Answers one property of the program's build for a device: status, options, log. Ask for the size first with a NULL
/// value, then for the value; never blocks.
/// @param[in] hProgram The program to ask about.
/// @param[in] hDevice Device that the answer is for.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[in,out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hProgram` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_SIZE
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                                          ur_program_build_info_t propName, size_t propSize,
                                                          void *pPropValue, size_t *pPropSizeRet);

/// Sets specialization constants for the next build of a program made from an intermediate language.
/// UNSUPPORTED_FEATURE where the device info says no.
/// @param[in] hProgram The program.
/// @param[in] count Number of constants, not 0.
/// @param[in] pSpecConstants The constants; read before the call returns. An array of count.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSpecConstants` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `count` is 0
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_SPEC_ID
UR_APIEXPORT ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants);

/// Hands out the backend's own handle of the program. No reference is added: the program must outlive the use of it.
/// UNSUPPORTED_FEATURE where the backend has no such handle, INVALID_PROGRAM_EXECUTABLE where it has none before the
/// program is built.
/// @param[in] hProgram The program whose native handle is wanted.
/// @param[out] phNativeProgram Receives the backend's handle. It stays owned by the program and is valid no longer than
///     that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeProgram` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                                             ur_native_handle_t *phNativeProgram);

/// Wraps a handle of the backend as a program of this API, with one reference that the caller releases.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativeProgram Native handle of the backend, to be wrapped as a program. It is not checked; 0 may be
///     valid.
/// @param[in] hContext Context that the new program belongs to.
/// @param[in] pProperties Who owns the native handle; NULL means that the caller keeps it.
/// @param[out] phProgram Receives the new program, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram,
                                                                    ur_context_handle_t hContext,
                                                                    const ur_program_native_properties_t *pProperties,
                                                                    ur_program_handle_t *phProgram);

/// Finds a kernel in a built program. Code is loaded here rather than at the first launch, so this may block.
/// @param[in] hProgram Built program; the kernel keeps it alive.
/// @param[in] pKernelName Name of the kernel, zero-terminated.
/// @param[out] phKernel Receives the kernel, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pKernelName` is NULL; `phKernel` is NULL
/// - UR_RESULT_ERROR_INVALID_KERNEL_NAME
/// - UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE
UR_APIEXPORT ur_result_t UR_APICALL urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                                                   ur_kernel_handle_t *phKernel);

/// Answers one property of the kernel. Ask for the size first with a NULL value, then for the value; never blocks. A
/// property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hKernel The kernel to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[in,out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_KERNEL
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName,
                                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Answers one property of the kernel's work-groups on a device. Ask for the size first with a NULL value, then for the
/// value; never blocks.
/// @param[in] hKernel The kernel to ask about.
/// @param[in] hDevice Device that the answer is for.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[in,out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                         ur_kernel_group_info_t propName, size_t propSize,
                                                         void *pPropValue, size_t *pPropSizeRet);

/// Answers one property of the kernel's sub-groups on a device. Ask for the size first with a NULL value, then for the
/// value; never blocks.
/// @param[in] hKernel The kernel to ask about.
/// @param[in] hDevice Device that the answer is for.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[in,out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_SIZE
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                            ur_kernel_sub_group_info_t propName, size_t propSize,
                                                            void *pPropValue, size_t *pPropSizeRet);

/// Adds one reference to the kernel, to be given back by a matching release. Never blocks.
/// @param[in] hKernel The kernel that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel);

/// Gives back one reference to the kernel; with the last one the handle becomes invalid.
/// @param[in] hKernel The kernel that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel);

/// Sets one property of the kernel's further launches; launches already enqueued keep theirs. Not to be called while
/// another thread launches the kernel.
/// @param[in] hKernel The kernel.
/// @param[in] propName Property to set; decides the type of the value.
/// @param[in] propSize Size of the value in bytes.
/// @param[in] pProperties Nothing is defined yet; NULL.
/// @param[in] pPropValue The new value, read before the call returns.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES`, or
///     a structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_SIZE
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName,
                                                        size_t propSize,
                                                        const ur_kernel_exec_info_properties_t *pProperties,
                                                        const void *pPropValue);

/// Sets specialization constants on a kernel before its first launch. UNSUPPORTED_FEATURE where the device info says
/// no.
/// @param[in] hKernel The kernel.
/// @param[in] count Number of constants, not 0.
/// @param[in] pSpecConstants The constants; read before the call returns. An array of count.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSpecConstants` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `count` is 0
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_SPEC_ID
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants);

/// Hands out the backend's own handle of the kernel. No reference is added: the kernel must outlive the use of it.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hKernel The kernel whose native handle is wanted.
/// @param[out] phNativeKernel Receives the backend's handle. It stays owned by the kernel and is valid no longer than
///     that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeKernel` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                                            ur_native_handle_t *phNativeKernel);

/// Wraps a handle of the backend as a kernel of this API, with one reference that the caller releases.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativeKernel Native handle of the backend, to be wrapped as a kernel. It is not checked; 0 may be valid.
/// @param[in] hContext Context that the new kernel belongs to.
/// @param[in] hProgram Program that the kernel comes from; NULL if the backend can tell.
/// @param[in] pProperties Who owns the native handle; NULL means that the caller keeps it.
/// @param[out] phKernel Receives the new kernel, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phKernel` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel,
                                                                   ur_context_handle_t hContext,
                                                                   ur_program_handle_t hProgram,
                                                                   const ur_kernel_native_properties_t *pProperties,
                                                                   ur_kernel_handle_t *phKernel);

/// Answers the group size that a launch without one would use. Nothing is launched.
/// @param[in] hKernel The kernel.
/// @param[in] hQueue Queue whose device the launch would run on.
/// @param[in] numWorkDim Number of dimensions, 1 to 3.
/// @param[in] pGlobalWorkOffset Offset added to the global ids in each dimension, numWorkDim values.
/// @param[in] pGlobalWorkSize Work-items of the whole launch in each dimension, as many values as there are dimensions.
///     An array of numWorkDim.
/// @param[out] pSuggestedLocalWorkSize Receives the group size, numWorkDim values.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL; `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pGlobalWorkOffset` is NULL; `pGlobalWorkSize` is NULL;
///     `pSuggestedLocalWorkSize` is NULL
/// - UR_RESULT_ERROR_INVALID_WORK_DIMENSION: `numWorkDim` is less than 1 or `numWorkDim` is greater than 3
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel,
                                                                      ur_queue_handle_t hQueue, uint32_t numWorkDim,
                                                                      const size_t *pGlobalWorkOffset,
                                                                      const size_t *pGlobalWorkSize,
                                                                      size_t *pSuggestedLocalWorkSize);

/// Answers the group size that a launch with these arguments would use. Nothing is launched, and no argument is kept.
/// @param[in] hKernel The kernel.
/// @param[in] hQueue Queue whose device the launch would run on.
/// @param[in] numWorkDim Number of dimensions, 1 to 3.
/// @param[in] pGlobalWorkOffset Offset added to the global ids in each dimension, numWorkDim values.
/// @param[in] pGlobalWorkSize Work-items of the whole launch in each dimension, as many values as there are dimensions.
///     An array of numWorkDim.
/// @param[in] numArgs Number of arguments in pArgs.
/// @param[in] pArgs All arguments of the kernel, each with its index; read before the call returns. NULL if there are
///     none. An array of numArgs.
/// @param[out] pSuggestedLocalWorkSize Receives the group size, numWorkDim values.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL; `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pGlobalWorkOffset` is NULL; `pGlobalWorkSize` is NULL;
///     `pSuggestedLocalWorkSize` is NULL; `pArgs` is NULL and `numArgs` is greater than 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: for any element of `pArgs`: `pArgs->type` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pArgs[i].stype` is not `UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_WORK_DIMENSION: `numWorkDim` is less than 1 or `numWorkDim` is greater than 3
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    size_t *pSuggestedLocalWorkSize);

/// Answers how many work-groups of a cooperative launch fit on the device at the same time.
/// @param[in] hKernel The kernel.
/// @param[in] hDevice Device that the launch would run on.
/// @param[in] workDim Number of dimensions, 1 to 3.
/// @param[in] pLocalWorkSize Work-items of a group in each dimension, workDim values.
/// @param[in] dynamicSharedMemorySize Bytes of local memory that each group gets at launch, beyond what the kernel
///     itself declares.
/// @param[out] pGroupCountRet Receives the number of groups.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hKernel` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pLocalWorkSize` is NULL; `pGroupCountRet` is NULL
/// - UR_RESULT_ERROR_INVALID_WORK_DIMENSION: `workDim` is less than 1 or `workDim` is greater than 3
/// - UR_RESULT_ERROR_INVALID_KERNEL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel,
                                                                            ur_device_handle_t hDevice,
                                                                            uint32_t workDim,
                                                                            const size_t *pLocalWorkSize,
                                                                            size_t dynamicSharedMemorySize,
                                                                            uint32_t *pGroupCountRet);

/// Answers one property of the queue. Ask for the size first with a NULL value, then for the value; never blocks. A
/// property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hQueue The queue to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                                                   void *pPropValue, size_t *pPropSizeRet);

/// Makes a queue on a device of the context. The caller releases it; releasing a queue with work in flight is safe and
/// does not block.
/// @param[in] hContext Context that the queue belongs to and keeps alive.
/// @param[in] hDevice Device that the commands run on; one of the context's, or a sub-device of one.
/// @param[in] pProperties Flags and hardware queue; NULL means in order, without profiling.
/// @param[out] phQueue Receives the queue, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_QUEUE_PROPERTIES`, or a structure
///     of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES: `pProperties` is not NULL and `pProperties->flags` has
///     `UR_QUEUE_FLAG_PRIORITY_HIGH` and `pProperties->flags` has `UR_QUEUE_FLAG_PRIORITY_LOW`; `pProperties` is not
///     NULL and `pProperties->flags` has `UR_QUEUE_FLAG_SUBMISSION_BATCHED` and `pProperties->flags` has
///     `UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE`
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);

/// Adds one reference to the queue, to be given back by a matching release. Never blocks.
/// @param[in] hQueue The queue that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue);

/// Gives back one reference to the queue; with the last one the handle becomes invalid. Work in flight goes on; never
/// blocks.
/// @param[in] hQueue The queue that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue);

/// Hands out the backend's own handle of the queue. No reference is added: the queue must outlive the use of it.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hQueue The queue whose native handle is wanted.
/// @param[in] pDesc Receives more about the native handle through its pNativeData, as the backend defines; NULL if not
///     wanted.
/// @param[out] phNativeQueue Receives the backend's handle. It stays owned by the queue and is valid no longer than
///     that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pDesc->stype` is not `UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                                           ur_native_handle_t *phNativeQueue);

/// Wraps a handle of the backend as a queue of this API, with one reference that the caller releases.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativeQueue Native handle of the backend, to be wrapped as a queue. It is not checked; 0 may be valid.
/// @param[in] hContext Context that the new queue belongs to.
/// @param[in] hDevice Device of the native queue; NULL if the backend can tell.
/// @param[in] pProperties Owner of the native queue and, in its chain, the queue's flags; NULL for defaults.
/// @param[out] phQueue Receives the new queue, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                                  ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice,
                                                                  const ur_queue_native_properties_t *pProperties,
                                                                  ur_queue_handle_t *phQueue);

/// Blocks until everything enqueued so far is complete, deferred commands included. Also submits what was held back.
/// Whether commands failed is told by their events, and by what waits for them: with commands that failed the answer is
/// success, unless the device is lost.
/// @note Blocks until the work that it concerns is done.
/// @param[in] hQueue Queue to wait for.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED
UR_APIEXPORT ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue);

/// Submits what the queue holds back and what has become ready, without waiting for it to complete.
/// @param[in] hQueue Queue to flush.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue);

/// Answers one property of the event, its status included, without waiting. Ask for the size first with a NULL value,
/// then for the value.
/// @param[in] hEvent The event to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT
UR_APIEXPORT ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                                                   void *pPropValue, size_t *pPropSizeRet);

/// Answers one timestamp of a command: QUEUED from the start, SUBMIT once the command has gone to the device, the
/// others once it is complete. Before that, and where profiling was not enabled, PROFILING_INFO_NOT_AVAILABLE. The
/// queue may be released.
/// @param[in] hEvent The event to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_VALUE: `pPropValue` is not NULL and `propSize` is 0
/// - UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT
UR_APIEXPORT ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                                            size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Blocks until all the events are complete. Fails if one of their commands failed; queues with commands not yet
/// submitted are flushed.
/// @note Blocks until the work that it concerns is done.
/// @param[in] numEvents Number of events, at least 1.
/// @param[in] phEventWaitList The events, of any queues and contexts of one adapter; handles of another are
///     INVALID_CONTEXT. An array of numEvents.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE: `numEvents` is 0
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT
UR_APIEXPORT ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);

/// Adds one reference to the event, to be given back by a matching release. Never blocks.
/// @param[in] hEvent The event that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent);

/// Gives back one reference to the event; with the last one the handle becomes invalid. The command goes on. Never
/// blocks.
/// @param[in] hEvent The event that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent);

/// Hands out the backend's own handle of the event. No reference is added: the event must outlive the use of it.
/// UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hEvent The event whose native handle is wanted.
/// @param[out] phNativeEvent Receives the backend's handle. It stays owned by the event and is valid no longer than
///     that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeEvent` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT
UR_APIEXPORT ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);

/// Wraps a handle of the backend as an event of this API, with one reference that the caller releases. A null handle
/// gives an event that is complete. UNSUPPORTED_FEATURE where the backend has no such handle.
/// @param[in] hNativeEvent Native handle of the backend, to be wrapped as an event. It is not checked; 0 may be valid.
/// @param[in] hContext Context that the new event belongs to.
/// @param[in] pProperties Who owns the native handle; NULL means that the caller keeps it.
/// @param[out] phEvent Receives the new event, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                                  ur_context_handle_t hContext,
                                                                  const ur_event_native_properties_t *pProperties,
                                                                  ur_event_handle_t *phEvent);

/// Has a function called once when the command reaches a state; at once if it already has. Callbacks run on a thread of
/// the adapter and may call the API.
/// @param[in] hEvent Event to watch; kept alive until the callback has run.
/// @param[in] execStatus State to wait for; QUEUED is not supported.
/// @param[in] pfnNotify Function to call; it should be short, since others of this device wait behind it.
/// @param[in,out] pUserData Pointer that is handed to the callback unchanged; may be NULL.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnNotify` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `execStatus` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `execStatus` is `UR_EXECUTION_INFO_QUEUED`
/// - UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT
UR_APIEXPORT ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                                       ur_event_callback_t pfnNotify, void *pUserData);

/// Enqueues a marker that completes after the listed events, or without a list after everything enqueued before. Later
/// commands are not held up. Does not block.
/// @param[in] hQueue Queue that the marker is enqueued to.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events to wait for; the array is read before the call returns. NULL means everything
///     enqueued before. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the marker, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent);

/// Enqueues a barrier: it waits for the listed events, or without a list for everything enqueued before, and later
/// commands of the queue wait for it. Does not block.
/// @param[in] hQueue Queue that the barrier is enqueued to.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events to wait for; the array is read before the call returns. NULL means everything
///     enqueued before. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the barrier, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                                   uint32_t numEventsInWaitList,
                                                                   const ur_event_handle_t *phEventWaitList,
                                                                   ur_event_handle_t *phEvent);

/// Enqueues a copy from a buffer to host memory. Blocks only if asked to.
/// @note Blocks until the command is done where `blockingRead` is true, else returns at once.
/// @param[in] hQueue Queue that the read is enqueued to.
/// @param[in] hBuffer Buffer to read from; offset and size must lie inside it.
/// @param[in] blockingRead True: return only when the data is in pDst. False: pDst must not be touched before the
///     command is complete.
/// @param[in] offset Where to start in the buffer, in bytes.
/// @param[in] size Bytes to read, not 0.
/// @param[in] pDst Host memory for the data, at least size bytes.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the read starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the read, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                           bool blockingRead, size_t offset, size_t size, void *pDst,
                                                           uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent);

/// Enqueues a copy from host memory to a buffer. Blocks only if asked to.
/// @note Blocks until the command is done where `blockingWrite` is true, else returns at once.
/// @param[in] hQueue Queue that the write is enqueued to.
/// @param[in] hBuffer Buffer to write to; offset and size must lie inside it.
/// @param[in] blockingWrite True: return only when pSrc may be reused. False: pSrc must stay valid and unchanged until
///     the command is complete.
/// @param[in] offset Where to start in the buffer, in bytes.
/// @param[in] size Bytes to write, not 0.
/// @param[in] pSrc Host memory with the data, at least size bytes.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the write starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the write, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                            bool blockingWrite, size_t offset, size_t size,
                                                            const void *pSrc, uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *phEvent);

/// Enqueues a copy of a box from a buffer to host memory. Blocks only if asked to.
/// @note Blocks until the command is done where `blockingRead` is true, else returns at once.
/// @param[in] hQueue Queue that the read is enqueued to.
/// @param[in] hBuffer Buffer to read from; the box must lie inside it.
/// @param[in] blockingRead True: return only when the data is in pDst. False: pDst must not be touched before the
///     command is complete.
/// @param[in] bufferOrigin Where the box starts in the buffer: x in bytes, y in rows, z in slices.
/// @param[in] hostOrigin Where the box starts in host memory: x in bytes, y in rows, z in slices.
/// @param[in] region Extent of the box: width in bytes, height in rows, depth in slices.
/// @param[in] bufferRowPitch Bytes from one row to the next in the buffer; 0 means the width of the region.
/// @param[in] bufferSlicePitch Bytes from one slice to the next in the buffer; 0 means the row pitch times the height
///     of the region.
/// @param[in] hostRowPitch Bytes from one row to the next in host memory; 0 means the width of the region.
/// @param[in] hostSlicePitch Bytes from one slice to the next in host memory; 0 means the row pitch times the height of
///     the region.
/// @param[in] pDst Start of the host memory that the host origin is counted from.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the read starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the read, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `region.width` is 0 or `region.height` is 0 or `region.depth` is 0; `bufferRowPitch`
///     is not 0 and `bufferRowPitch` is less than `region.width`; `hostRowPitch` is not 0 and `hostRowPitch` is less
///     than `region.width`; `bufferSlicePitch` is not 0 and `bufferSlicePitch` is less than `region.height *
///     (bufferRowPitch ? bufferRowPitch : region.width)`; `bufferSlicePitch` is not 0 and `bufferSlicePitch` is not a
///     multiple of `(bufferRowPitch ? bufferRowPitch : region.width)`; `hostSlicePitch` is not 0 and `hostSlicePitch`
///     is less than `region.height * (hostRowPitch ? hostRowPitch : region.width)`; `hostSlicePitch` is not 0 and
///     `hostSlicePitch` is not a multiple of `(hostRowPitch ? hostRowPitch : region.width)`
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                               bool blockingRead, ur_rect_offset_t bufferOrigin,
                                                               ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                               size_t bufferRowPitch, size_t bufferSlicePitch,
                                                               size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent);

/// Enqueues a copy of a box from host memory to a buffer. Blocks only if asked to.
/// @note Blocks until the command is done where `blockingWrite` is true, else returns at once.
/// @param[in] hQueue Queue that the write is enqueued to.
/// @param[in] hBuffer Buffer to write to; the box must lie inside it.
/// @param[in] blockingWrite True: return only when pSrc may be reused. False: pSrc must stay valid and unchanged until
///     the command is complete.
/// @param[in] bufferOrigin Where the box starts in the buffer: x in bytes, y in rows, z in slices.
/// @param[in] hostOrigin Where the box starts in host memory: x in bytes, y in rows, z in slices.
/// @param[in] region Extent of the box: width in bytes, height in rows, depth in slices.
/// @param[in] bufferRowPitch Bytes from one row to the next in the buffer; 0 means the width of the region.
/// @param[in] bufferSlicePitch Bytes from one slice to the next in the buffer; 0 means the row pitch times the height
///     of the region.
/// @param[in] hostRowPitch Bytes from one row to the next in host memory; 0 means the width of the region.
/// @param[in] hostSlicePitch Bytes from one slice to the next in host memory; 0 means the row pitch times the height of
///     the region.
/// @param[in] pSrc Start of the host memory that the host origin is counted from.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the write starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the write, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `region.width` is 0 or `region.height` is 0 or `region.depth` is 0; `bufferRowPitch`
///     is not 0 and `bufferRowPitch` is less than `region.width`; `hostRowPitch` is not 0 and `hostRowPitch` is less
///     than `region.width`; `bufferSlicePitch` is not 0 and `bufferSlicePitch` is less than `region.height *
///     (bufferRowPitch ? bufferRowPitch : region.width)`; `bufferSlicePitch` is not 0 and `bufferSlicePitch` is not a
///     multiple of `(bufferRowPitch ? bufferRowPitch : region.width)`; `hostSlicePitch` is not 0 and `hostSlicePitch`
///     is less than `region.height * (hostRowPitch ? hostRowPitch : region.width)`; `hostSlicePitch` is not 0 and
///     `hostSlicePitch` is not a multiple of `(hostRowPitch ? hostRowPitch : region.width)`
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                                bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                                                ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                                size_t bufferRowPitch, size_t bufferSlicePitch,
                                                                size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                                                uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList,
                                                                ur_event_handle_t *phEvent);

/// Enqueues a copy from one buffer to another. Does not block.
/// @param[in] hQueue Queue that the copy is enqueued to.
/// @param[in] hBufferSrc Buffer to copy from.
/// @param[in] hBufferDst Buffer to copy to; may be the same one if the ranges do not overlap.
/// @param[in] srcOffset Offset in the source in bytes.
/// @param[in] dstOffset Offset in the destination in bytes.
/// @param[in] size Bytes to copy, not 0.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the copy starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the copy, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hBufferSrc` is NULL; `hBufferDst` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OVERLAPPING_REGIONS
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                           ur_mem_handle_t hBufferDst, size_t srcOffset,
                                                           size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent);

/// Enqueues a copy of a box from one buffer to another. Does not block.
/// @param[in] hQueue Queue that the copy is enqueued to.
/// @param[in] hBufferSrc Buffer to copy from; the box must lie inside it.
/// @param[in] hBufferDst Buffer to copy to; the box must lie inside it.
/// @param[in] srcOrigin Where the box starts in the source: x in bytes, y in rows, z in slices.
/// @param[in] dstOrigin Where the box starts in the destination: x in bytes, y in rows, z in slices.
/// @param[in] region Extent of the box: width in bytes, height in rows, depth in slices.
/// @param[in] srcRowPitch Bytes from one row to the next in the source; 0 means the width of the region.
/// @param[in] srcSlicePitch Bytes from one slice to the next in the source; 0 means the row pitch times the height of
///     the region.
/// @param[in] dstRowPitch Bytes from one row to the next in the destination; 0 means the width of the region.
/// @param[in] dstSlicePitch Bytes from one slice to the next in the destination; 0 means the row pitch times the height
///     of the region.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the copy starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the copy, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hBufferSrc` is NULL; `hBufferDst` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `region.width` is 0 or `region.height` is 0 or `region.depth` is 0; `srcRowPitch` is
///     not 0 and `srcRowPitch` is less than `region.width`; `dstRowPitch` is not 0 and `dstRowPitch` is less than
///     `region.width`; `srcSlicePitch` is not 0 and `srcSlicePitch` is less than `region.height * (srcRowPitch ?
///     srcRowPitch : region.width)`; `srcSlicePitch` is not 0 and `srcSlicePitch` is not a multiple of `(srcRowPitch ?
///     srcRowPitch : region.width)`; `dstSlicePitch` is not 0 and `dstSlicePitch` is less than `region.height *
///     (dstRowPitch ? dstRowPitch : region.width)`; `dstSlicePitch` is not 0 and `dstSlicePitch` is not a multiple of
///     `(dstRowPitch ? dstRowPitch : region.width)`
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                               ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                                               ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                               size_t srcRowPitch, size_t srcSlicePitch,
                                                               size_t dstRowPitch, size_t dstSlicePitch,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent);

/// Enqueues the repetition of a pattern over a part of a buffer. Does not block.
/// @param[in] hQueue Queue that the fill is enqueued to.
/// @param[in] hBuffer Buffer to fill; offset and size must lie inside it.
/// @param[in] pPattern Bytes that are repeated; read before the call returns.
/// @param[in] patternSize Size of the pattern in bytes: a power of two that divides offset and size.
/// @param[in] offset Where to start in the buffer, in bytes.
/// @param[in] size Bytes to fill, not 0.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the fill starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the fill, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPattern` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `patternSize` is 0 or `size` is 0; `patternSize` is greater than `size`;
///     `patternSize` is not a power of two; `size` is not a multiple of `patternSize`; `offset` is not a multiple of
///     `patternSize`
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                           const void *pPattern, size_t patternSize, size_t offset,
                                                           size_t size, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent);

/// Enqueues a copy from an image to host memory. Blocks only if asked to.
/// @note Blocks until the command is done where `blockingRead` is true, else returns at once.
/// @param[in] hQueue Queue that the read is enqueued to.
/// @param[in] hImage Image to read from; the box must lie inside it.
/// @param[in] blockingRead True: return only when the data is in pDst. False: pDst must not be touched before the
///     command is complete.
/// @param[in] origin Where the box starts in the image: x in pixels, y in rows, z in slices.
/// @param[in] region Extent of the box: width in pixels, height in rows, depth in slices.
/// @param[in] rowPitch Bytes from one row to the next in host memory; 0 means rows without gaps.
/// @param[in] slicePitch Bytes from one slice to the next in host memory; 0 means slices without gaps.
/// @param[in] pDst Host memory for the pixels.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the read starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the read, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hImage` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `region.width` is 0 or `region.height` is 0 or `region.depth` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                          bool blockingRead, ur_rect_offset_t origin,
                                                          ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                                          void *pDst, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent);

/// Enqueues a copy from host memory to an image. Blocks only if asked to.
/// @note Blocks until the command is done where `blockingWrite` is true, else returns at once.
/// @param[in] hQueue Queue that the write is enqueued to.
/// @param[in] hImage Image to write to; the box must lie inside it.
/// @param[in] blockingWrite True: return only when pSrc may be reused. False: pSrc must stay valid and unchanged until
///     the command is complete.
/// @param[in] origin Where the box starts in the image: x in pixels, y in rows, z in slices.
/// @param[in] region Extent of the box: width in pixels, height in rows, depth in slices.
/// @param[in] rowPitch Bytes from one row to the next in host memory; 0 means rows without gaps.
/// @param[in] slicePitch Bytes from one slice to the next in host memory; 0 means slices without gaps.
/// @param[in] pSrc Host memory with the pixels.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the write starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the write, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hImage` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `region.width` is 0 or `region.height` is 0 or `region.depth` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                           bool blockingWrite, ur_rect_offset_t origin,
                                                           ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                                           void *pSrc, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent);

/// Enqueues a copy between images of the same format. Does not block.
/// @param[in] hQueue Queue that the copy is enqueued to.
/// @param[in] hImageSrc Image to copy from; the box must lie inside it.
/// @param[in] hImageDst Image to copy to; may be the same one if the boxes do not overlap.
/// @param[in] srcOrigin Where the box starts in the source: x in pixels, y in rows, z in slices.
/// @param[in] dstOrigin Where the box starts in the destination: x in pixels, y in rows, z in slices.
/// @param[in] region Extent of the box: width in pixels, height in rows, depth in slices.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the copy starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the copy, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hImageSrc` is NULL; `hImageDst` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `region.width` is 0 or `region.height` is 0 or `region.depth` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR
/// - UR_RESULT_ERROR_OVERLAPPING_REGIONS
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                                          ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                                          ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent);

/// Makes a part of a buffer accessible to the host at an address that is returned at once and may be used once the
/// command is complete. Must be matched by urEnqueueMemUnmap. Blocks only if asked to.
/// @note Blocks until the command is done where `blockingMap` is true, else returns at once.
/// @param[in] hQueue Queue that the map is enqueued to.
/// @param[in] hBuffer Buffer to map; offset and size must lie inside it.
/// @param[in] blockingMap True: the mapping can be used on return. False: only once the command is complete.
/// @param[in] mapFlags What the mapping is for.
/// @param[in] offset Where the mapping starts in the buffer, in bytes.
/// @param[in] size Bytes to map, not 0.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the map starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the map, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @param[out] ppRetMap Receives the host address, valid until it is unmapped. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppRetMap` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `mapFlags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                          bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                                          size_t size, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent, void **ppRetMap);

/// Ends a mapping; what the host wrote is in the buffer once the command is complete. Does not block.
/// @param[in] hQueue Queue that the unmap is enqueued to.
/// @param[in] hMem Buffer that was mapped.
/// @param[in] pMappedPtr Address that the mapping gave; no longer valid afterwards. Given up by the caller.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the unmap starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the unmap, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hMem` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMappedPtr` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent);

/// Enqueues the repetition of a pattern over USM memory. Does not block.
/// @param[in] hQueue Queue that the fill is enqueued to.
/// @param[in] pMem Memory to fill, at least size bytes.
/// @param[in] patternSize Size of the pattern in bytes, at most the size of the filled memory, which is a multiple of
///     it.
/// @param[in] pPattern Bytes that are repeated; read before the call returns.
/// @param[in] size Bytes to fill: a multiple of the pattern's size, not 0.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the fill starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the fill, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL; `pPattern` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `patternSize` is 0 or `size` is 0; `patternSize` is greater than `size`; `size` is
///     not a multiple of `patternSize`
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                                     const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *phEvent);

/// Enqueues a copy between two pieces of memory, USM of any kind or host memory. Without blocking the call returns at
/// once; ordinary host memory may go through staging.
/// @note Blocks until the command is done where `blocking` is true, else returns at once.
/// @param[in] hQueue Queue that the copy is enqueued to.
/// @param[in] blocking True: return only when the command is complete. False: return at once.
/// @param[in] pDst Memory to copy to.
/// @param[in] pSrc Memory to copy from; unchanged until the command is complete.
/// @param[in] size Bytes to copy, not 0.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the copy starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the copy, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is NULL; `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                       const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *phEvent);

/// Enqueues a hint to move shared memory where it will be needed. Does not block; the contents never change.
/// @param[in] hQueue Queue that the prefetch is enqueued to.
/// @param[in] pMem Start of the memory.
/// @param[in] size Bytes to move, not 0.
/// @param[in] flags Direction: towards the device if 0.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the prefetch starts; the array is read before the
///     call returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the prefetch, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                         ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent);

/// Enqueues advice about how memory will be used. A hint: it may do nothing and never changes contents. Does not block.
/// @param[in] hQueue Queue that the advice is enqueued to.
/// @param[in] pMem Start of the memory.
/// @param[in] size Bytes that the advice is about, not 0.
/// @param[in] advice Bits of ur_usm_advice_flag_t.
/// @param[out] phEvent Receives a new event that completes with the advice, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `advice` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                       ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent);

/// Enqueues the repetition of a pattern over rows of USM memory. Does not block. UNSUPPORTED_FEATURE where the context
/// info says no.
/// @param[in] hQueue Queue that the fill is enqueued to.
/// @param[in] pMem Start of the first row.
/// @param[in] pitch Bytes from one row to the next, at least width.
/// @param[in] patternSize Size of the pattern in bytes: a power of two that divides width times height.
/// @param[in] pPattern Bytes that are repeated; read before the call returns.
/// @param[in] width Bytes of each row that are filled, not 0.
/// @param[in] height Number of rows, not 0.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the fill starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the fill, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL; `pPattern` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `pitch` is 0; `pitch` is less than `width`; `patternSize` is 0; `patternSize` is
///     greater than `width * height`; `patternSize` is not 0 and `patternSize` is not a power of two; `width` is 0;
///     `height` is 0; `width * height` is not a multiple of `patternSize`
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                                       size_t patternSize, const void *pPattern, size_t width,
                                                       size_t height, uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *phEvent);

/// Enqueues a copy of rows between two pieces of memory. Blocks only if asked to. UNSUPPORTED_FEATURE where the context
/// info says no.
/// @note Blocks until the command is done where `blocking` is true, else returns at once.
/// @param[in] hQueue Queue that the copy is enqueued to.
/// @param[in] blocking True: return only when the command is complete. False: return at once.
/// @param[in] pDst Start of the first row to copy to.
/// @param[in] dstPitch Bytes from one row to the next in the destination, at least width.
/// @param[in] pSrc Start of the first row to copy from.
/// @param[in] srcPitch Bytes from one row to the next in the source, at least width.
/// @param[in] width Bytes of each row that are copied, not 0.
/// @param[in] height Number of rows, not 0.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the copy starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the copy, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is NULL; `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `srcPitch` is 0; `dstPitch` is 0; `srcPitch` is less than `width`; `dstPitch` is
///     less than `width`; `height` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                         size_t dstPitch, const void *pSrc, size_t srcPitch,
                                                         size_t width, size_t height, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent);

/// Enqueues a write to a global variable of a program, on the queue's device. Blocks only if asked to.
/// @note Blocks until the command is done where `blockingWrite` is true, else returns at once.
/// @param[in] hQueue Queue that the write is enqueued to.
/// @param[in] hProgram Built program that has the variable.
/// @param[in] name Name of the variable, zero-terminated.
/// @param[in] blockingWrite True: return only when pSrc may be reused. False: pSrc must stay valid and unchanged until
///     the command is complete.
/// @param[in] count Bytes to write.
/// @param[in] offset Where to start in the variable, in bytes.
/// @param[in] pSrc Host memory with the data.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the write starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the write, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `name` is NULL; `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue,
                                                                       ur_program_handle_t hProgram, const char *name,
                                                                       bool blockingWrite, size_t count, size_t offset,
                                                                       const void *pSrc, uint32_t numEventsInWaitList,
                                                                       const ur_event_handle_t *phEventWaitList,
                                                                       ur_event_handle_t *phEvent);

/// Enqueues a read of a global variable of a program, on the queue's device. Blocks only if asked to.
/// @note Blocks until the command is done where `blockingRead` is true, else returns at once.
/// @param[in] hQueue Queue that the read is enqueued to.
/// @param[in] hProgram Built program that has the variable.
/// @param[in] name Name of the variable, zero-terminated.
/// @param[in] blockingRead True: return only when the data is in pDst. False: pDst must not be touched before the
///     command is complete.
/// @param[in] count Bytes to read.
/// @param[in] offset Where to start in the variable, in bytes.
/// @param[in] pDst Host memory for the data.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the read starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the read, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `name` is NULL; `pDst` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue,
                                                                      ur_program_handle_t hProgram, const char *name,
                                                                      bool blockingRead, size_t count, size_t offset,
                                                                      void *pDst, uint32_t numEventsInWaitList,
                                                                      const ur_event_handle_t *phEventWaitList,
                                                                      ur_event_handle_t *phEvent);

/// Enqueues a read from a pipe that a program writes. Needs the device info on host pipes; blocks only if asked to.
/// @note Blocks until the command is done where `blocking` is true, else returns at once.
/// @param[in] hQueue Queue that the read is enqueued to.
/// @param[in] hProgram Built program that has the pipe.
/// @param[in] pipe_symbol Name of the pipe, zero-terminated.
/// @param[in] blocking True: return only when the command is complete. False: return at once.
/// @param[in] pDst Host memory for the data.
/// @param[in] size Bytes to read.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the read starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the read, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pipe_symbol` is NULL; `pDst` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                          const char *pipe_symbol, bool blocking, void *pDst,
                                                          size_t size, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent);

/// Enqueues a write to a pipe that a program reads. Needs the device info on host pipes; blocks only if asked to.
/// @note Blocks until the command is done where `blocking` is true, else returns at once.
/// @param[in] hQueue Queue that the write is enqueued to.
/// @param[in] hProgram Built program that has the pipe.
/// @param[in] pipe_symbol Name of the pipe, zero-terminated.
/// @param[in] blocking True: return only when the command is complete. False: return at once.
/// @param[in] pSrc Host memory with the data.
/// @param[in] size Bytes to write.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the write starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the write, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pipe_symbol` is NULL; `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                           const char *pipe_symbol, bool blocking, void *pSrc,
                                                           size_t size, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent);

/// Allocates device memory in the order of the queue. The pointer is returned at once, and what is ordered after the
/// allocation may use the memory: on an in-order queue every later command, on an out-of-order queue what waits on the
/// event. Doesn't block, whatever the wait list; only one that would fail otherwise may wait for pending frees. Outputs
/// are written on success only.
/// @param[in] hQueue Queue that the allocation is enqueued to.
/// @param[in] pPool Pool of this context and device; NULL means the device's current pool. Any other pool is an error:
///     INVALID_VALUE, of one by urUSMPoolCreate, too, which is for all devices.
/// @param[in] size Size in bytes; 0 gives a block of the least size. The block is aligned to at least 256 bytes.
/// @param[in] pProperties Properties of the allocation; NULL for defaults.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the allocation starts; the array is read before the
///     call returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] ppMem Receives the address of the block, at once; written on success only. The caller owns it and gives
///     it back.
/// @param[out] phEvent Receives a new event, owned by the caller, that other queues, or commands of an out-of-order
///     queue, wait for before they use the memory. NULL if not wanted: on an out-of-order queue only memory that is
///     free already is then given. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES`,
///     or a structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_USM_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                               const size_t size,
                                                               const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                               ur_event_handle_t *phEvent);

/// Allocates shared memory in the order of the queue. The pointer is returned at once, and what is ordered after the
/// allocation may use the memory: on an in-order queue every later command, on an out-of-order queue what waits on the
/// event. The host may touch it once the event is complete. Doesn't block; only one that would fail otherwise may wait
/// for pending frees. Outputs are written on success only.
/// @param[in] hQueue Queue that the allocation is enqueued to.
/// @param[in] pPool Pool of this context and device; NULL means the device's current pool. Any other pool is an error:
///     INVALID_VALUE, of one by urUSMPoolCreate, too, which is for all devices.
/// @param[in] size Size in bytes; 0 gives a block of the least size. The block is aligned to at least 64 bytes.
/// @param[in] pProperties Properties of the allocation; NULL for defaults.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the allocation starts; the array is read before the
///     call returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] ppMem Receives the address of the block, at once; written on success only. The caller owns it and gives
///     it back.
/// @param[out] phEvent Receives a new event, owned by the caller, that other queues, commands of an out-of-order queue,
///     or the host wait for before they use the memory. NULL if not wanted. The caller owns the new reference and
///     releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES`,
///     or a structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_USM_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                               const size_t size,
                                                               const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                               ur_event_handle_t *phEvent);

/// Allocates host memory in the order of the queue. The pointer is returned at once, and what is ordered after the
/// allocation may use the memory: on an in-order queue every later command, on an out-of-order queue what waits on the
/// event. The host may touch it once the event is complete. Doesn't block; only one that would fail otherwise may wait
/// for pending frees. Outputs are written on success only.
/// @param[in] hQueue Queue that the allocation is enqueued to.
/// @param[in] pPool Pool of this context and device; NULL means the device's current pool. Any other pool is an error:
///     INVALID_VALUE, of one by urUSMPoolCreate, too, which is for all devices.
/// @param[in] size Size in bytes; 0 gives a block of the least size. The block is aligned to at least 64 bytes.
/// @param[in] pProperties Properties of the allocation; NULL for defaults.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the allocation starts; the array is read before the
///     call returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] ppMem Receives the address of the block, at once; written on success only. The caller owns it and gives
///     it back.
/// @param[out] phEvent Receives a new event, owned by the caller, that other queues, commands of an out-of-order queue,
///     or the host wait for before they use the memory. NULL if not wanted. The caller owns the new reference and
///     releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES`,
///     or a structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_INVALID_USM_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                             const size_t size,
                                                             const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                             uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                             ur_event_handle_t *phEvent);

/// Frees a stream-ordered block in the order of the queue, which need not be the one that allocated it. Never blocks.
/// On an out-of-order queue without a wait list the free is ordered after nothing: the caller vouches that nobody uses
/// the block. Blocks of pools that urUSMPoolCreate made are freed so, too, but not what such a pool doesn't pool
/// (larger than its maxPoolableSize, or aligned beyond its blocks). An unknown or already freed pointer is an error and
/// changes nothing.
/// @param[in] hQueue Queue that the free is enqueued to.
/// @param[in] pPool NULL, or the pool that the block came from; any other pool is an error.
/// @param[in] pMem Start of a block of an asynchronous allocation; not to be used by anything ordered after the free.
///     Given up by the caller.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Commands that must be complete before the block is free, such as those that use it; the
///     array is read before the call returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event, owned by the caller: whoever waits on it may be given the block. NULL if
///     not wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                        void *pMem, uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent);

/// Makes a pool for stream-ordered allocation on one device, for all three kinds of memory. Ends with
/// urUSMPoolDestroyExp.
/// @param[in] hContext Context of the pool.
/// @param[in] hDevice Device of the pool, one of the context's.
/// @param[in] pPoolDesc Flags and, in its chain, limits, or memory of the caller to take blocks from.
/// @param[out] pPool Receives the new pool, which the caller destroys. Given back by urUSMPoolDestroyExp.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPoolDesc` is NULL; `pPool` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pPoolDesc->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pPoolDesc->stype` is not `UR_STRUCTURE_TYPE_USM_POOL_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_DEVICE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                       ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool);

/// Ends the use of a pool. It does not block: a pool with live or pending blocks goes when the last of them is done.
/// The default pool cannot be destroyed: INVALID_VALUE.
/// @param[in] hContext Context of the pool.
/// @param[in] hDevice Device of the pool.
/// @param[in] hPool Pool to destroy; the handle is invalid afterwards. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL; `hPool` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        ur_usm_pool_handle_t hPool);

/// Gives the default pool of a device in a context: the same handle each time, owned by the context and not
/// destroyable.
/// @param[in] hContext Context of the pool.
/// @param[in] hDevice Device of the pool, one of the context's.
/// @param[out] pPool Receives the pool, borrowed; valid as long as the context.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPool` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext,
                                                                     ur_device_handle_t hDevice,
                                                                     ur_usm_pool_handle_t *pPool);

/// Answers one property of a pool. Ask for the size first with a NULL value, then for the value; never blocks.
/// @param[in] hPool The pool to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[out] pPropValue Receives the value, in the type that propName states: the memory must be large enough for it.
///     NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPool` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` is NULL and `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                        void *pPropValue, size_t *pPropSizeRet);

/// Sets one property of a pool. Figures that cannot be set give UNSUPPORTED_ENUMERATION.
/// @param[in] hPool Pool to change.
/// @param[in] propName Property to set: the release threshold, or a high mark, which takes 0 and is reset.
/// @param[in] pPropValue New value, of the type that propName states.
/// @param[in] propSize Size of the value in bytes.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPool` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_INVALID_SIZE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                        void *pPropValue, size_t propSize);

/// Makes a pool the current one of a device in a context: allocations with a NULL pool use it from now on.
/// @param[in] hContext Context of the pool.
/// @param[in] hDevice Device of the pool.
/// @param[in] hPool Pool of this context and device; the default pool brings back the initial state.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL; `hPool` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              ur_usm_pool_handle_t hPool);

/// Gives the current pool of a device in a context: the one set last, or else the default pool.
/// @param[in] hContext Context of the pool.
/// @param[in] hDevice Device of the pool.
/// @param[out] pPool Receives the pool, borrowed: no reference is added.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPool` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              ur_usm_pool_handle_t *pPool);

/// Gives memory that is not in use back to the system until the pool holds no more than the given bytes, or only what
/// is in use. May block.
/// @param[in] hContext Context of the pool.
/// @param[in] hDevice Device of the pool.
/// @param[in] hPool Pool to trim; of this context and device.
/// @param[in] minBytesToKeep Reserved bytes to stop at; 0 gives back everything that is not in use.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL; `hPool` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                       ur_usm_pool_handle_t hPool, size_t minBytesToKeep);

/// Allocates device memory for rows, with a pitch that images in USM memory may have. May block; freed by urUSMFree.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] pUSMDesc Alignment, hints and flags; NULL for defaults.
/// @param[in] pool Pool to take the memory from; NULL for the adapter's own choice.
/// @param[in] widthInBytes Bytes of each row that are used, not 0.
/// @param[in] height Number of rows.
/// @param[in] elementSizeBytes Size of a pixel in bytes.
/// @param[out] ppMem Receives the address of the memory; written on success only. The caller owns it and gives it back.
/// @param[out] pResultPitch Receives the bytes from one row to the next.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is NULL; `pResultPitch` is NULL
/// - UR_RESULT_ERROR_INVALID_USM_SIZE: `widthInBytes` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pUSMDesc` is not NULL and `pUSMDesc->hints` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pUSMDesc->stype` is neither `UR_STRUCTURE_TYPE_USM_DESC` nor 0, or a structure
///     of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not
///     a power of two
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                         size_t widthInBytes, size_t height, size_t elementSizeBytes,
                                                         void **ppMem, size_t *pResultPitch);

/// Destroys an image made by urBindlessImagesUnsampledImageCreateExp; its memory stays. No kernel may still use the
/// image.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] hImage Image to destroy. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                                   ur_device_handle_t hDevice,
                                                                                   ur_exp_image_native_handle_t hImage);

/// Destroys an image made by urBindlessImagesSampledImageCreateExp; its memory stays. No kernel may still use the
/// image.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] hImage Image to destroy. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                                 ur_device_handle_t hDevice,
                                                                                 ur_exp_image_native_handle_t hImage);

/// Allocates image memory, in a layout that the device prefers. May block; freed by urBindlessImagesImageFreeExp.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] pImageFormat What a pixel consists of.
/// @param[in] pImageDesc Shape and layout of the image.
/// @param[out] phImageMem Receives the memory, which the caller frees. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pImageFormat` is NULL; `pImageDesc` is NULL; `phImageMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc` is not NULL and `pImageDesc->type` is greater than
///     `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
/// - UR_RESULT_ERROR_INVALID_OPERATION
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(ur_context_handle_t hContext,
                                                                     ur_device_handle_t hDevice,
                                                                     const ur_image_format_t *pImageFormat,
                                                                     const ur_image_desc_t *pImageDesc,
                                                                     ur_exp_image_mem_native_handle_t *phImageMem);

/// Frees image memory once nothing uses it; images made from it are to be destroyed before.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] hImageMem Memory from urBindlessImagesImageAllocateExp. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageFreeExp(ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice,
                                                                 ur_exp_image_mem_native_handle_t hImageMem);

/// Makes an image that kernels read and write by pixel coordinates. The memory must outlive it.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] hImageMem Image memory or the address of USM memory, as the description has it.
/// @param[in] pImageFormat What a pixel consists of.
/// @param[in] pImageDesc Shape and layout of the image.
/// @param[out] phImage Receives the image, which the caller destroys. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pImageFormat` is NULL; `pImageDesc` is NULL; `phImage` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc` is not NULL and `pImageDesc->type` is greater than
///     `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
/// - UR_RESULT_ERROR_INVALID_OPERATION
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext,
                                                                            ur_device_handle_t hDevice,
                                                                            ur_exp_image_mem_native_handle_t hImageMem,
                                                                            const ur_image_format_t *pImageFormat,
                                                                            const ur_image_desc_t *pImageDesc,
                                                                            ur_exp_image_native_handle_t *phImage);

/// Makes an image that kernels read through a sampler. The memory must outlive it.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] hImageMem Image memory or the address of USM memory, as the description has it.
/// @param[in] pImageFormat What a pixel consists of.
/// @param[in] pImageDesc Shape and layout of the image.
/// @param[in] pSamplerDesc How the image is read; the sampler becomes a part of the image.
/// @param[out] phImage Receives the image, which the caller destroys. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pImageFormat` is NULL; `pImageDesc` is NULL; `pSamplerDesc` is NULL;
///     `phImage` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pSamplerDesc->addressingMode` is no enumerator of its type;
///     `pSamplerDesc->filterMode` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of
///     this API follows that does not belong there; `pSamplerDesc->stype` is not `UR_STRUCTURE_TYPE_SAMPLER_DESC`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc` is not NULL and `pImageDesc->type` is greater than
///     `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
/// - UR_RESULT_ERROR_INVALID_SAMPLER
/// - UR_RESULT_ERROR_INVALID_OPERATION
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext,
                                                                          ur_device_handle_t hDevice,
                                                                          ur_exp_image_mem_native_handle_t hImageMem,
                                                                          const ur_image_format_t *pImageFormat,
                                                                          const ur_image_desc_t *pImageDesc,
                                                                          const ur_sampler_desc_t *pSamplerDesc,
                                                                          ur_exp_image_native_handle_t *phImage);

/// Enqueues a copy to, from or between images or rows of linear memory. Does not block.
/// @param[in] hQueue Queue that the copy is enqueued to.
/// @param[in] pSrc Source: an address, or image memory cast to a pointer.
/// @param[in] pDst Destination: an address, or image memory cast to a pointer.
/// @param[in] pSrcImageDesc Shape and layout of the source.
/// @param[in] pDstImageDesc Shape and layout of the destination.
/// @param[in] pSrcImageFormat What a pixel of the source consists of.
/// @param[in] pDstImageFormat What a pixel of the destination consists of.
/// @param[in] pCopyRegion Part to copy, in pixels.
/// @param[in] imageCopyFlags Direction of the copy.
/// @param[in] imageCopyInputTypes Whether source and destination are image or linear memory.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the copy starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the copy, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSrc` is NULL; `pDst` is NULL; `pSrcImageDesc` is NULL; `pDstImageDesc` is
///     NULL; `pSrcImageFormat` is NULL; `pDstImageFormat` is NULL; `pCopyRegion` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `imageCopyFlags` has an unknown flag; `imageCopyInputTypes` is no enumerator
///     of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pSrcImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of
///     this API follows that does not belong there; `pDstImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a
///     structure of this API follows that does not belong there; `pCopyRegion->stype` is not
///     `UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION`, or a structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pSrcImageDesc` is not NULL and `pSrcImageDesc->type` is greater
///     than `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`; `pDstImageDesc` is not NULL and `pDstImageDesc->type` is greater than
///     `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
/// - UR_RESULT_ERROR_INVALID_OPERATION
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageCopyExp(ur_queue_handle_t hQueue, const void *pSrc, void *pDst,
                                                                 const ur_image_desc_t *pSrcImageDesc,
                                                                 const ur_image_desc_t *pDstImageDesc,
                                                                 const ur_image_format_t *pSrcImageFormat,
                                                                 const ur_image_format_t *pDstImageFormat,
                                                                 ur_exp_image_copy_region_t *pCopyRegion,
                                                                 ur_exp_image_copy_flags_t imageCopyFlags,
                                                                 ur_exp_image_copy_input_types_t imageCopyInputTypes,
                                                                 uint32_t numEventsInWaitList,
                                                                 const ur_event_handle_t *phEventWaitList,
                                                                 ur_event_handle_t *phEvent);

/// Answers one property of image memory. Ask for the size first with a NULL value, then for the value; never blocks.
/// @param[in] hContext Context of the memory.
/// @param[in] hImageMem Memory to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` is NULL and `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                                                    ur_exp_image_mem_native_handle_t hImageMem,
                                                                    ur_image_info_t propName, void *pPropValue,
                                                                    size_t *pPropSizeRet);

/// Answers whether image memory of this kind, shape and format can be had on the device.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] pImageDesc Shape and layout of the image.
/// @param[in] pImageFormat What a pixel consists of.
/// @param[in] imageMemHandleType Where the pixels would lie.
/// @param[out] pSupportedRet Receives true if so.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pImageDesc` is NULL; `pImageFormat` is NULL; `pSupportedRet` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `imageMemHandleType` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet);

/// Answers whether unsampled images of this kind, shape and format can be made on the device.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] pImageDesc Shape and layout of the image.
/// @param[in] pImageFormat What a pixel consists of.
/// @param[in] imageMemHandleType Where the pixels would lie.
/// @param[out] pSupportedRet Receives true if so.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pImageDesc` is NULL; `pImageFormat` is NULL; `pSupportedRet` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `imageMemHandleType` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet);

/// Answers whether sampled images of this kind, shape and format can be made on the device.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] pImageDesc Shape and layout of the image.
/// @param[in] pImageFormat What a pixel consists of.
/// @param[in] imageMemHandleType Where the pixels would lie.
/// @param[out] pSupportedRet Receives true if so.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pImageDesc` is NULL; `pImageFormat` is NULL; `pSupportedRet` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `imageMemHandleType` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet);

/// Gives the memory of one level of a mipmap. It belongs to the mipmap and goes with it.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] hImageMem Memory of the whole mipmap.
/// @param[in] mipmapLevel Level, counted from 0, the largest.
/// @param[out] phImageMem Receives the memory of the level. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phImageMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      ur_exp_image_mem_native_handle_t hImageMem,
                                                                      uint32_t mipmapLevel,
                                                                      ur_exp_image_mem_native_handle_t *phImageMem);

/// Frees the memory of a mipmap with all its levels, once nothing uses it.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] hMem Memory of the whole mipmap. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice,
                                                                  ur_exp_image_mem_native_handle_t hMem);

/// Imports memory that another API exported. The caller releases it; it is used after mapping it.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] size Size of the memory in bytes.
/// @param[in] memHandleType Kind of handle in the description.
/// @param[in] pExternalMemDesc The handle, in a structure chained to this one.
/// @param[out] phExternalMem Receives the imported memory, which the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pExternalMemDesc` is NULL; `phExternalMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `memHandleType` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pExternalMemDesc->stype` is not `UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size, ur_exp_external_mem_type_t memHandleType,
    ur_exp_external_mem_desc_t *pExternalMemDesc, ur_exp_external_mem_handle_t *phExternalMem);

/// Maps imported memory as image memory, so that images can be made from it.
/// @param[in] hContext Context of the image.
/// @param[in] hDevice Device of the image.
/// @param[in] pImageFormat What a pixel consists of.
/// @param[in] pImageDesc Shape and layout of the image.
/// @param[in] hExternalMem Imported memory.
/// @param[out] phImageMem Receives the image memory, which the caller frees before the import is released.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL; `hExternalMem` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pImageFormat` is NULL; `pImageDesc` is NULL; `phImageMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc` is not NULL and `pImageDesc->type` is greater than
///     `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext,
                                                                        ur_device_handle_t hDevice,
                                                                        const ur_image_format_t *pImageFormat,
                                                                        const ur_image_desc_t *pImageDesc,
                                                                        ur_exp_external_mem_handle_t hExternalMem,
                                                                        ur_exp_image_mem_native_handle_t *phImageMem);

/// Maps a range of imported memory as device memory with an address.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] offset Where the range starts in the imported memory, in bytes.
/// @param[in] size Size of the range in bytes.
/// @param[in] hExternalMem Imported memory.
/// @param[out] ppRetMem Receives the address, to be ended by urBindlessImagesFreeMappedLinearMemoryExp. The caller owns
///     it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL; `hExternalMem` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppRetMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);

/// Releases imported memory; what was mapped from it must be freed before.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] hExternalMem Imported memory to release.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL; `hExternalMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext,
                                                                             ur_device_handle_t hDevice,
                                                                             ur_exp_external_mem_handle_t hExternalMem);

/// Ends a mapping of imported memory once nothing uses it.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] pMem Address from urBindlessImagesMapExternalLinearMemoryExp. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                                              ur_device_handle_t hDevice, void *pMem);

/// Answers whether the device can import memory of this kind.
/// @param[in] hDevice Device to ask.
/// @param[in] memHandleType Kind of handle.
/// @param[out] pSupportedRet Receives true if so.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSupportedRet` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `memHandleType` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet);

/// Imports a semaphore that another API exported. The caller releases it.
/// @param[in] hContext Context of the semaphore.
/// @param[in] hDevice Device that uses the semaphore.
/// @param[in] semHandleType Kind of handle in the description.
/// @param[in] pExternalSemaphoreDesc The handle, in a structure chained to this one.
/// @param[out] phExternalSemaphore Receives the imported semaphore, which the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pExternalSemaphoreDesc` is NULL; `phExternalSemaphore` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `semHandleType` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pExternalSemaphoreDesc->stype` is not
///     `UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC`, or a structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc, ur_exp_external_semaphore_handle_t *phExternalSemaphore);

/// Releases an imported semaphore once no command uses it.
/// @param[in] hContext Context of the semaphore.
/// @param[in] hDevice Device that uses the semaphore.
/// @param[in] hExternalSemaphore Semaphore to release.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL; `hExternalSemaphore` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_handle_t hExternalSemaphore);

/// Enqueues a wait for an imported semaphore: commands ordered after it run once the semaphore is signalled. Does not
/// block.
/// @param[in] hQueue Queue that the semaphore command is enqueued to.
/// @param[in] hSemaphore Semaphore to wait for.
/// @param[in] hasWaitValue True for timeline semaphores, which need a value.
/// @param[in] waitValue Value that the timeline must reach; ignored for binary semaphores.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the semaphore command starts; the array is read
///     before the call returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the semaphore command, owned by the caller; NULL if no
///     event is wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hSemaphore` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue, uint64_t waitValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Enqueues a signal of an imported semaphore after what it is ordered after. Does not block.
/// @param[in] hQueue Queue that the semaphore command is enqueued to.
/// @param[in] hSemaphore Semaphore to signal.
/// @param[in] hasSignalValue True for timeline semaphores, which need a value.
/// @param[in] signalValue Value that the timeline gets; ignored for binary semaphores.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the semaphore command starts; the array is read
///     before the call returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the semaphore command, owned by the caller; NULL if no
///     event is wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hSemaphore` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue, uint64_t signalValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Makes an empty command buffer for a device. The caller releases it.
/// @param[in] hContext Context of the command buffer.
/// @param[in] hDevice Device that it will run on.
/// @param[in] pCommandBufferDesc Updatable or not, in order or not, with profiling or without.
/// @param[out] phCommandBuffer Receives the command buffer, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pCommandBufferDesc` is NULL; `phCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pCommandBufferDesc->stype` is not `UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC`,
///     or a structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                                             ur_exp_command_buffer_handle_t *phCommandBuffer);

/// Adds one reference to the command buffer, to be given back by a matching release. Never blocks.
/// @param[in] hCommandBuffer The command buffer that gains a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer);

/// Gives back one reference to the command buffer; with the last one the handle becomes invalid.
/// @param[in] hCommandBuffer The command buffer that loses a reference.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer);

/// Ends recording and makes the buffer ready to run; nothing can be appended afterwards. An empty buffer is allowed.
/// May block while the backend builds it.
/// @param[in] hCommandBuffer Command buffer to finalize; INVALID_OPERATION if it is already.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer);

/// Records a kernel launch with the arguments that the kernel has now. Values are captured here; the buffer keeps the
/// kernel alive.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] hKernel Kernel to launch.
/// @param[in] workDim Number of dimensions, 1 to 3.
/// @param[in] pGlobalWorkOffset Offset added to the global ids in each dimension; NULL means zeros. An array of
///     workDim.
/// @param[in] pGlobalWorkSize Work-items of the whole launch in each dimension, as many values as there are dimensions.
///     An array of workDim.
/// @param[in] pLocalWorkSize Work-items of a group in each dimension, workDim values; NULL lets the adapter choose.
/// @param[in] numKernelAlternatives Number of kernels in phKernelAlternatives; 0 if that is NULL, and only then.
/// @param[in] phKernelAlternatives Other kernels that an update may put in place of hKernel; NULL if there are none. An
///     array of numKernelAlternatives.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; `hKernel` is NULL; an element of
///     `phKernelAlternatives` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pGlobalWorkSize` is NULL
/// - UR_RESULT_ERROR_INVALID_WORK_DIMENSION: `workDim` is less than 1 or `workDim` is greater than 3
/// - UR_RESULT_ERROR_INVALID_VALUE: `phKernelAlternatives` is NULL and `numKernelAlternatives` is greater than 0;
///     `phKernelAlternatives` is not NULL and `numKernelAlternatives` is 0
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_KERNEL
/// - UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_OPERATION
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a kernel launch with all arguments given in the call. Values are captured here; the buffer keeps the kernel
/// alive.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] hKernel Kernel to launch.
/// @param[in] workDim Number of dimensions, 1 to 3.
/// @param[in] pGlobalWorkOffset Offset added to the global ids in each dimension; NULL means zeros. An array of
///     workDim.
/// @param[in] pGlobalWorkSize Work-items of the whole launch in each dimension, as many values as there are dimensions.
///     An array of workDim.
/// @param[in] pLocalWorkSize Work-items of a group in each dimension, workDim values; NULL lets the adapter choose.
/// @param[in] numArgs Number of arguments in pArgs.
/// @param[in] pArgs All arguments of the kernel, each with its index; read before the call returns. NULL if there are
///     none. An array of numArgs.
/// @param[in] numKernelAlternatives Number of kernels in phKernelAlternatives; 0 if that is NULL, and only then.
/// @param[in] phKernelAlternatives Other kernels that an update may put in place of hKernel; NULL if there are none. An
///     array of numKernelAlternatives.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; `hKernel` is NULL; an element of
///     `phKernelAlternatives` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pGlobalWorkSize` is NULL; `pArgs` is NULL and `numArgs` is greater than 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: for any element of `pArgs`: `pArgs->type` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pArgs[i].stype` is not `UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_WORK_DIMENSION: `workDim` is less than 1 or `workDim` is greater than 3
/// - UR_RESULT_ERROR_INVALID_VALUE: `phKernelAlternatives` is NULL and `numKernelAlternatives` is greater than 0;
///     `phKernelAlternatives` is not NULL and `numKernelAlternatives` is 0
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_KERNEL
/// - UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a copy between two pieces of memory; the data are read when the buffer runs.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] pDst Memory to copy to.
/// @param[in] pSrc Memory to copy from.
/// @param[in] size Bytes to copy, not 0.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is NULL; `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a fill of USM memory; the pattern is captured here.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] pMemory Memory to fill, at least size bytes.
/// @param[in] pPattern Bytes that are repeated; read before the call returns.
/// @param[in] patternSize Size of the pattern in bytes, at most the size of the filled memory, which is a multiple of
///     it.
/// @param[in] size Bytes to fill: a multiple of the pattern's size, not 0.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMemory` is NULL; `pPattern` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `patternSize` is 0 or `size` is 0; `patternSize` is greater than `size`; `size` is
///     not a multiple of `patternSize`
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern, size_t patternSize, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a copy from one buffer to another.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] hSrcMem Buffer to copy from.
/// @param[in] hDstMem Buffer to copy to.
/// @param[in] srcOffset Offset in the source in bytes.
/// @param[in] dstOffset Offset in the destination in bytes.
/// @param[in] size Bytes to copy.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; `hSrcMem` is NULL; `hDstMem` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a copy from host memory to a buffer; the data are read when the buffer runs.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] hBuffer Buffer to write to.
/// @param[in] offset Where to start in the buffer, in bytes.
/// @param[in] size Bytes to write.
/// @param[in] pSrc Host memory with the data; must be valid at each run.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a copy from a buffer to host memory.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] hBuffer Buffer to read from.
/// @param[in] offset Where to start in the buffer, in bytes.
/// @param[in] size Bytes to read.
/// @param[in] pDst Host memory for the data; must be valid at each run.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a copy of a box from one buffer to another.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] hSrcMem Buffer to copy from.
/// @param[in] hDstMem Buffer to copy to.
/// @param[in] srcOrigin Where the box starts in the source: x in bytes, y in rows, z in slices.
/// @param[in] dstOrigin Where the box starts in the destination: x in bytes, y in rows, z in slices.
/// @param[in] region Extent of the box: width in bytes, height in rows, depth in slices.
/// @param[in] srcRowPitch Bytes from one row to the next in the source; 0 means the width of the region.
/// @param[in] srcSlicePitch Bytes from one slice to the next in the source; 0 means the row pitch times the height of
///     the region.
/// @param[in] dstRowPitch Bytes from one row to the next in the destination; 0 means the width of the region.
/// @param[in] dstSlicePitch Bytes from one slice to the next in the destination; 0 means the row pitch times the height
///     of the region.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; `hSrcMem` is NULL; `hDstMem` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `region.width` is 0 or `region.height` is 0 or `region.depth` is 0; `srcRowPitch` is
///     not 0 and `srcRowPitch` is less than `region.width`; `dstRowPitch` is not 0 and `dstRowPitch` is less than
///     `region.width`; `srcSlicePitch` is not 0 and `srcSlicePitch` is less than `region.height * (srcRowPitch ?
///     srcRowPitch : region.width)`; `srcSlicePitch` is not 0 and `srcSlicePitch` is not a multiple of `(srcRowPitch ?
///     srcRowPitch : region.width)`; `dstSlicePitch` is not 0 and `dstSlicePitch` is less than `region.height *
///     (dstRowPitch ? dstRowPitch : region.width)`; `dstSlicePitch` is not 0 and `dstSlicePitch` is not a multiple of
///     `(dstRowPitch ? dstRowPitch : region.width)`
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a copy of a box from host memory to a buffer; the data are read when the buffer runs.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] hBuffer Buffer to write to.
/// @param[in] bufferOffset Where the box starts in the buffer: x in bytes, y in rows, z in slices.
/// @param[in] hostOffset Where the box starts in host memory: x in bytes, y in rows, z in slices.
/// @param[in] region Extent of the box: width in bytes, height in rows, depth in slices.
/// @param[in] bufferRowPitch Bytes from one row to the next in the buffer; 0 means the width of the region.
/// @param[in] bufferSlicePitch Bytes from one slice to the next in the buffer; 0 means the row pitch times the height
///     of the region.
/// @param[in] hostRowPitch Bytes from one row to the next in host memory; 0 means the width of the region.
/// @param[in] hostSlicePitch Bytes from one slice to the next in host memory; 0 means the row pitch times the height of
///     the region.
/// @param[in] pSrc Start of the host memory that the host offset is counted from; must be valid at each run.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `region.width` is 0 or `region.height` is 0 or `region.depth` is 0; `bufferRowPitch`
///     is not 0 and `bufferRowPitch` is less than `region.width`; `hostRowPitch` is not 0 and `hostRowPitch` is less
///     than `region.width`; `bufferSlicePitch` is not 0 and `bufferSlicePitch` is less than `region.height *
///     (bufferRowPitch ? bufferRowPitch : region.width)`; `bufferSlicePitch` is not 0 and `bufferSlicePitch` is not a
///     multiple of `(bufferRowPitch ? bufferRowPitch : region.width)`; `hostSlicePitch` is not 0 and `hostSlicePitch`
///     is less than `region.height * (hostRowPitch ? hostRowPitch : region.width)`; `hostSlicePitch` is not 0 and
///     `hostSlicePitch` is not a multiple of `(hostRowPitch ? hostRowPitch : region.width)`
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a copy of a box from a buffer to host memory.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] hBuffer Buffer to read from.
/// @param[in] bufferOffset Where the box starts in the buffer: x in bytes, y in rows, z in slices.
/// @param[in] hostOffset Where the box starts in host memory: x in bytes, y in rows, z in slices.
/// @param[in] region Extent of the box: width in bytes, height in rows, depth in slices.
/// @param[in] bufferRowPitch Bytes from one row to the next in the buffer; 0 means the width of the region.
/// @param[in] bufferSlicePitch Bytes from one slice to the next in the buffer; 0 means the row pitch times the height
///     of the region.
/// @param[in] hostRowPitch Bytes from one row to the next in host memory; 0 means the width of the region.
/// @param[in] hostSlicePitch Bytes from one slice to the next in host memory; 0 means the row pitch times the height of
///     the region.
/// @param[in] pDst Start of the host memory that the host offset is counted from; must be valid at each run.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `region.width` is 0 or `region.height` is 0 or `region.depth` is 0; `bufferRowPitch`
///     is not 0 and `bufferRowPitch` is less than `region.width`; `hostRowPitch` is not 0 and `hostRowPitch` is less
///     than `region.width`; `bufferSlicePitch` is not 0 and `bufferSlicePitch` is less than `region.height *
///     (bufferRowPitch ? bufferRowPitch : region.width)`; `bufferSlicePitch` is not 0 and `bufferSlicePitch` is not a
///     multiple of `(bufferRowPitch ? bufferRowPitch : region.width)`; `hostSlicePitch` is not 0 and `hostSlicePitch`
///     is less than `region.height * (hostRowPitch ? hostRowPitch : region.width)`; `hostSlicePitch` is not 0 and
///     `hostSlicePitch` is not a multiple of `(hostRowPitch ? hostRowPitch : region.width)`
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a fill of a buffer; the pattern is captured here.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] hBuffer Buffer to fill.
/// @param[in] pPattern Bytes that are repeated; read before the call returns.
/// @param[in] patternSize Size of the pattern in bytes, at most the size of the filled memory, which is a multiple of
///     it.
/// @param[in] offset Where to start in the buffer, in bytes.
/// @param[in] size Bytes to fill.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; `hBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPattern` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `patternSize` is 0 or `size` is 0; `patternSize` is greater than `size`; `size` is
///     not a multiple of `patternSize`
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/// Records a hint to move shared memory where it will be needed.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] pMemory Start of the memory.
/// @param[in] size Bytes to move, not 0.
/// @param[in] flags Direction: towards the device if 0.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMemory` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

/// Records advice about how memory will be used; a hint.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] pMemory Start of the memory.
/// @param[in] size Bytes that the advice is about, not 0.
/// @param[in] advice Bits of ur_usm_advice_flag_t.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 where the device has no command-buffer event
///     support.
/// @param[in] phEventWaitList Events from outside the command buffer that each run of the command waits for; NULL for
///     none. An array of numEventsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @param[out] phEvent Receives an event that each run of the command signals, owned by the caller; NULL if not wanted.
///     The caller owns the new reference and releases it.
/// @param[out] phCommand Receives a handle for updating the command, which lives as long as the buffer; NULL if not
///     wanted. Needs an updatable buffer. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMemory` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `advice` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

/// Records commands of the backend itself. The function is called once, before this call returns, on the calling
/// thread. It records into the native form of the child buffer, which then, as it is, becomes one command of this one.
/// @param[in] hCommandBuffer Command buffer to append to; it must not be finalized yet.
/// @param[in] pfnNativeCommand Function that records the commands.
/// @param[in] pData Pointer that is handed to the function unchanged; may be NULL.
/// @param[in] hChildCommandBuffer Command buffer whose native form takes the commands and becomes a part of this one.
///     It is of the same device, not finalized and not updatable, and may be released after the call. NULL where the
///     backend needs none.
/// @param[in] numSyncPointsInWaitList Number of sync points in pSyncPointWaitList; 0 if that is NULL, and only then.
/// @param[in] pSyncPointWaitList Sync points of earlier commands of this buffer that the command comes after; NULL for
///     none. In-order buffers need none. An array of numSyncPointsInWaitList.
/// @param[out] pSyncPoint Receives the sync point of the new command, valid in this command buffer only; NULL if not
///     wanted.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnNativeCommand` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList` is NULL and
///     `numSyncPointsInWaitList` is greater than 0; `pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint);

/// Enqueues one run of a finalized command buffer. Runs of one buffer follow each other, on whatever queues. Does not
/// block; the buffer lives until its last run has ended.
/// @param[in] hQueue Queue that the run is enqueued to.
/// @param[in] hCommandBuffer Finalized command buffer, made for the queue's device.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the run starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the run, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                                              ur_exp_command_buffer_handle_t hCommandBuffer,
                                                              uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent);

/// Changes kernel launches of a finalized, updatable command buffer for all later runs. Safe while the buffer runs; on
/// failure nothing is changed.
/// @param[in] hCommandBuffer Command buffer to change.
/// @param[in] numKernelUpdates Number of launches to change, not 0.
/// @param[in] pUpdateKernelLaunch What changes; read before the call returns. An array of numKernelUpdates.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL; for any element of `pUpdateKernelLaunch`:
///     `pUpdateKernelLaunch->hCommand` is NULL and `pUpdateKernelLaunch->pNext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pUpdateKernelLaunch` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `numKernelUpdates` is 0
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pUpdateKernelLaunch[i].stype` is not
///     `UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC`, or a structure of this API follows that does
///     not belong there
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX
/// - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE
/// - UR_RESULT_ERROR_INVALID_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_WORK_DIMENSION
/// - UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch);

/// Gives a command a new event to signal in later runs; its former event is left to its holders.
/// @param[in] hCommand Command to change; it must have been appended with an event.
/// @param[out] phSignalEvent Receives the new event, owned by the caller. The caller owns the new reference and
///     releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommand` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phSignalEvent` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent);

/// Changes the events that a command waits for in later runs.
/// @param[in] hCommand Command to change; it must have been appended with as many wait events.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that each later run of the command waits for; read before the call returns. NULL
///     for none. An array of numEventsInWaitList.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommand` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                                       uint32_t numEventsInWaitList,
                                                                       const ur_event_handle_t *phEventWaitList);

/// Answers one property of the command buffer. Ask for the size first with a NULL value, then for the value; never
/// blocks. A property that the adapter does not have gives UNSUPPORTED_ENUMERATION.
/// @param[in] hCommandBuffer The command buffer to ask about.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
/// - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                              ur_exp_command_buffer_info_t propName, size_t propSize,
                                                              void *pPropValue, size_t *pPropSizeRet);

/// Hands out the backend's own handle of the command buffer, with the commands that it has so far. No reference is
/// added: the command buffer must outlive the use of it. UNSUPPORTED_FEATURE where there is no such handle.
/// @param[in] hCommandBuffer The command buffer whose native handle is wanted.
/// @param[out] phNativeCommandBuffer Receives the backend's handle. It stays owned by the command buffer and is valid
///     no longer than that.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hCommandBuffer` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeCommandBuffer` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                                      ur_native_handle_t *phNativeCommandBuffer);

/// Blocks until everything enqueued on the device so far is complete, on all queues of all contexts of this adapter.
/// @note Blocks until the work that it concerns is done.
/// @param[in] hDevice Device to wait for.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_DEVICE
UR_APIEXPORT ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice);

/// Resolves the imports of built programs against the exports of the others, in place. Blocks until done.
/// @param[in] hContext Context of all the programs.
/// @param[in] count Number of programs, not 0.
/// @param[in] phPrograms Built programs, which must stay alive as long as kernels of any of them are used. An array of
///     count.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; an element of `phPrograms` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phPrograms` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `count` is 0
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                                            const ur_program_handle_t *phPrograms);

/// Enqueues a kernel launch with all its arguments. Nothing is kept on the kernel, so threads may launch one kernel at
/// the same time. Does not block; the kernel lives until the launch has ended.
/// @param[in] hQueue Queue that the launch is enqueued to.
/// @param[in] hKernel Kernel to launch, built for the queue's device.
/// @param[in] workDim Number of dimensions, 1 to 3.
/// @param[in] pGlobalWorkOffset Offset added to the global ids in each dimension; NULL means zeros. An array of
///     workDim.
/// @param[in] pGlobalWorkSize Work-items of the whole launch in each dimension, as many values as there are dimensions.
///     An array of workDim.
/// @param[in] pLocalWorkSize Work-items of a group in each dimension, workDim values; NULL lets the adapter choose.
/// @param[in] numArgs Number of arguments in pArgs.
/// @param[in] pArgs All arguments of the kernel, each with its index; read before the call returns. NULL if there are
///     none. An array of numArgs.
/// @param[in] launchPropList Further properties of the launch, as a chain; NULL for an ordinary one.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the launch starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the launch, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hKernel` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pGlobalWorkSize` is NULL; `pArgs` is NULL and `numArgs` is greater than 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: for any element of `pArgs`: `pArgs->type` is no enumerator of its type;
///     `launchPropList` is not NULL and `launchPropList->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pArgs[i].stype` is not `UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES`, or a
///     structure of this API follows that does not belong there; `launchPropList->stype` is not
///     `UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES`, or a structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_WORK_DIMENSION: `workDim` is less than 1 or `workDim` is greater than 3;
///     `pGlobalWorkSize[0]` is 0 or `workDim` is at least 2 and `pGlobalWorkSize[1]` is 0 or `workDim` is at least 3
///     and `pGlobalWorkSize[2]` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE: `pLocalWorkSize` is not NULL and (`pLocalWorkSize[0]` is 0 or `workDim`
///     is at least 2 and `pLocalWorkSize[1]` is 0 or `workDim` is at least 3 and `pLocalWorkSize[2]` is 0)
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_KERNEL
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_INVALID_KERNEL_ARGS
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX
/// - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE
/// - UR_RESULT_ERROR_INVALID_MEM_OBJECT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Enqueues the recording of a timestamp, which the event then answers as its profiling times, also on queues without
/// profiling: START, END and COMPLETE are the moment, QUEUED and SUBMIT when the recording was enqueued. Blocks only if
/// asked to.
/// @note Blocks until the command is done where `blocking` is true, else returns at once.
/// @param[in] hQueue Queue that the recording is enqueued to.
/// @param[in] blocking True: return only when the timestamp is recorded.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the recording starts; the array is read before the
///     call returns. NULL for none. An array of numEventsInWaitList.
/// @param[in,out] phEvent Receives a new event that holds the timestamp, owned by the caller; must not be NULL. The
///     caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                                   uint32_t numEventsInWaitList,
                                                                   const ur_event_handle_t *phEventWaitList,
                                                                   ur_event_handle_t *phEvent);

/// Makes an empty graph for urQueueBeginCaptureIntoGraphExp. The caller destroys it.
/// @param[in] hContext Context of the graph.
/// @param[out] phGraph Receives the graph, which the caller destroys. The caller owns the new reference and releases
///     it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phGraph` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph);

/// Starts capturing: commands sent to the queue are recorded into a new graph instead of being run, until the capture
/// is ended.
/// @param[in] hQueue Queue to capture; it must not be capturing already.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_OPERATION
UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue);

/// Starts capturing into a graph that exists: commands sent to the queue are recorded there instead of being run.
/// @param[in] hQueue Queue to capture; it must not be capturing already.
/// @param[in] hGraph Graph that takes the commands.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_INVALID_GRAPH
/// - UR_RESULT_ERROR_INVALID_CONTEXT
UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue,
                                                                    ur_exp_graph_handle_t hGraph);

/// Ends capturing and gives the graph; from now on commands of the queue run again. Queues that forked from the capture
/// must have been joined: with GRAPH_UNJOINED_FORKS the capture ends too, and what it recorded is gone.
/// @param[in] hQueue Queue whose capture ends.
/// @param[out] phGraph Receives the graph: a new one, which the caller destroys, or the one that was captured into. The
///     caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phGraph` is NULL
/// - UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS
/// - UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED
UR_APIEXPORT ur_result_t UR_APICALL urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);

/// Makes an executable graph. The graph itself stays and may be instantiated again. May block while the backend builds
/// it.
/// @param[in] hGraph Graph whose capture has ended.
/// @param[out] phExecGraph Receives the executable graph, which the caller destroys. The caller owns the new reference
///     and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phExecGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_GRAPH
UR_APIEXPORT ur_result_t UR_APICALL urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                                               ur_exp_executable_graph_handle_t *phExecGraph);

/// Enqueues one run of an executable graph. Does not block.
/// @param[in] hQueue Queue that the run is enqueued to.
/// @param[in] hGraph Executable graph to run.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the run starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the run, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; `hGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent);

/// Destroys a graph; executable graphs made from it stay usable.
/// @param[in] hGraph Graph to destroy; no queue may be capturing into it. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_GRAPH
UR_APIEXPORT ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph);

/// Destroys an executable graph. Runs already enqueued go on to their end.
/// @param[in] hExecutableGraph Executable graph to destroy. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hExecutableGraph` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph);

/// Answers whether the queue is capturing.
/// @param[in] hQueue Queue to ask.
/// @param[out] pResult Receives true if it is.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pResult` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult);

/// Gives the graph that the queue is capturing into. INVALID_OPERATION if it is not capturing.
/// @param[in] hQueue Queue to ask.
/// @param[out] phGraph Receives the graph, borrowed: the caller does not destroy it for this.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_OPERATION
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);

/// Answers whether a graph has no commands.
/// @param[in] hGraph Graph to ask.
/// @param[out] pResult Receives true if it has none.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pResult` is NULL
/// - UR_RESULT_ERROR_INVALID_GRAPH
UR_APIEXPORT ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult);

/// Gives a number that identifies the graph within the process.
/// @param[in] hGraph Graph to ask.
/// @param[out] pGraphId Receives the number.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pGraphId` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId);

/// Has a function called once when the graph is destroyed, so that the caller can drop what it tied to it.
/// @param[in] hGraph Graph to watch.
/// @param[in] pfnCallback Function to call.
/// @param[in] pUserData Pointer that is handed to the callback unchanged; may be NULL.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnCallback` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t hGraph,
                                                                     ur_exp_graph_destruction_callback_t pfnCallback,
                                                                     void *pUserData);

/// Writes a readable description of the graph to a file, for debugging. Blocks while it writes.
/// @param[in] hGraph Graph to describe.
/// @param[in] filePath Path of the file, zero-terminated; an existing file is replaced. INVALID_VALUE if it can't be
///     written.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `filePath` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath);

/// Hands out the backend's own handle of the graph, with the commands that it has so far. No reference is added: the
/// graph must outlive the use of it. UNSUPPORTED_FEATURE where there is no such handle.
/// @param[in] hGraph Graph whose native handle is wanted.
/// @param[out] phNativeGraph Receives the backend's handle, which stays owned by the graph.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_GRAPH
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph,
                                                              ur_native_handle_t *phNativeGraph);

/// Hands out the backend's own handle of the executable graph. No reference is added: the executable graph must outlive
/// the use of it. UNSUPPORTED_FEATURE where there is no such handle.
/// @param[in] hExecutableGraph Executable graph whose native handle is wanted.
/// @param[out] phNativeExecutableGraph Receives the backend's handle, which stays owned by the executable graph.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hExecutableGraph` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeExecutableGraph` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph);

/// Enqueues a function of the host as a command. Does not block the caller; the task holds up only what is ordered
/// after it.
/// @param[in] hQueue Queue that the task is enqueued to.
/// @param[in] pfnHostTask Function to call.
/// @param[in] data Pointer that is handed to the function unchanged; may be NULL.
/// @param[in] pProperties Properties of the task; NULL for defaults.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the task starts; the array is read before the call
///     returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the task, owned by the caller; NULL if no event is
///     wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnHostTask` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueHostTaskExp(ur_queue_handle_t hQueue,
                                                         ur_exp_host_task_function_t pfnHostTask, void *data,
                                                         const ur_exp_host_task_properties_t *pProperties,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent);

/// Makes bytes by which another process can open USM memory. The caller sends them there by its own means.
/// @param[in] hContext Context of the memory.
/// @param[in] pMem Start of an allocation of device memory. A stream-ordered block shared this way is never handed out
///     again; some cannot be shared at all.
/// @param[out] ppIPCMemHandleData Receives the bytes, owned by the adapter until urIPCPutMemHandleExp. The caller owns
///     it and gives it back.
/// @param[out] pIPCMemHandleDataSizeRet Receives the number of bytes.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL; `ppIPCMemHandleData` is NULL; `pIPCMemHandleDataSizeRet` is
///     NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                                         void **ppIPCMemHandleData, size_t *pIPCMemHandleDataSizeRet);

/// Gives back the bytes of urIPCGetMemHandleExp, once no other process needs them for opening.
/// @param[in] hContext Context of the memory.
/// @param[in] pIPCMemHandleData Bytes from urIPCGetMemHandleExp; invalid afterwards. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCMemHandleData` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData);

/// Opens memory of another process. The memory there must stay allocated as long as it is open here.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device that the memory lies on.
/// @param[in] pIPCMemHandleData Bytes that the other process got.
/// @param[in] ipcMemHandleDataSize Number of bytes.
/// @param[out] ppMem Receives the address in this process, to be ended by urIPCCloseMemHandleExp. The caller owns it
///     and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCMemHandleData` is NULL; `ppMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                          void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                                          void **ppMem);

/// Closes memory of another process once nothing here uses it.
/// @param[in] hContext Context of the memory.
/// @param[in] pMem Address from urIPCOpenMemHandleExp. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem);

/// Makes bytes by which another process can open physical memory that was made with UR_PHYSICAL_MEM_FLAG_ENABLE_IPC.
/// @param[in] hContext Context of the memory.
/// @param[in] hPhysMem Physical memory to share.
/// @param[out] ppIPCPhysMemHandleData Receives the bytes, owned by the adapter until urIPCPutPhysMemHandleExp. The
///     caller owns it and gives it back.
/// @param[out] pIPCPhysMemHandleDataSizeRet Receives the number of bytes.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hPhysMem` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppIPCPhysMemHandleData` is NULL; `pIPCPhysMemHandleDataSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_ARGUMENT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                                             ur_physical_mem_handle_t hPhysMem,
                                                             void **ppIPCPhysMemHandleData,
                                                             size_t *pIPCPhysMemHandleDataSizeRet);

/// Gives back the bytes of urIPCGetPhysMemHandleExp, once no other process needs them for opening.
/// @param[in] hContext Context of the memory.
/// @param[in] pIPCPhysMemHandleData Bytes from urIPCGetPhysMemHandleExp; invalid afterwards. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCPhysMemHandleData` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                             const void *pIPCPhysMemHandleData);

/// Opens physical memory of another process, for mapping it here.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device that the memory lies on.
/// @param[in] pIPCPhysMemHandleData Bytes that the other process got.
/// @param[in] ipcPhysMemHandleDataSize Number of bytes.
/// @param[out] phPhysMem Receives the physical memory, to be ended by urIPCClosePhysMemHandleExp. The caller owns the
///     new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCPhysMemHandleData` is NULL; `phPhysMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              const void *pIPCPhysMemHandleData,
                                                              size_t ipcPhysMemHandleDataSize,
                                                              ur_physical_mem_handle_t *phPhysMem);

/// Closes physical memory of another process; it must not be mapped here any more.
/// @param[in] hContext Context of the memory.
/// @param[in] hPhysMem Physical memory from urIPCOpenPhysMemHandleExp. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hPhysMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                               ur_physical_mem_handle_t hPhysMem);

/// Makes bytes by which another process can open an event that was made for it by urEventCreateExp.
/// @param[in] hEvent Event to share, made with UR_EXP_EVENT_FLAG_IPC_EXP.
/// @param[out] ppIPCEventHandleData Receives the bytes, owned by the adapter until urIPCPutEventHandleExp. The caller
///     owns it and gives it back.
/// @param[out] pIPCEventHandleDataSizeRet Receives the number of bytes.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppIPCEventHandleData` is NULL; `pIPCEventHandleDataSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                                           size_t *pIPCEventHandleDataSizeRet);

/// Gives back the bytes of urIPCGetEventHandleExp, once no other process needs them for opening.
/// @param[in] hContext Context of the event.
/// @param[in] pIPCEventHandleData Bytes from urIPCGetEventHandleExp; invalid afterwards. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCEventHandleData` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData);

/// Opens an event of another process, so that commands here can wait for it.
/// @param[in] hContext Context of the event.
/// @param[in] pIPCEventHandleData Bytes that the other process got.
/// @param[in] ipcEventHandleDataSize Number of bytes.
/// @param[out] phEvent Receives the event, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCEventHandleData` is NULL; `phEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                                            const void *pIPCEventHandleData,
                                                            size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent);

/// Enqueues a barrier like urEnqueueEventsWaitWithBarrier, with properties. It is also how a reusable event of
/// urEventCreateExp is signalled. Does not block.
/// @param[in] hQueue Queue that the barrier is enqueued to.
/// @param[in] pProperties Properties of the barrier; NULL for defaults.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events to wait for; the array is read before the call returns. NULL means everything
///     enqueued before. An array of numEventsInWaitList.
/// @param[in,out] phEvent NULL for no event. If it points to a reusable event, that event is signalled anew; otherwise
///     it receives a new event, owned by the caller. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
/// - UR_RESULT_ERROR_INVALID_QUEUE
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Allocates device memory that other APIs can import. May block; freed by urMemoryExportFreeExportableMemoryExp.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] alignment Alignment in bytes, 0 or a power of two; 0 takes the default.
/// @param[in] size Size in bytes, not 0.
/// @param[in] handleTypeToExport Kind of handle that the memory will be exported by.
/// @param[out] ppMem Receives the address of the memory; written on success only. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is NULL
/// - UR_RESULT_ERROR_INVALID_USM_SIZE: `size` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `handleTypeToExport` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT: `alignment` is not 0 and `alignment` is not a power of two
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_UNSUPPORTED_SIZE
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void **ppMem);

/// Frees exportable memory once nothing in this process uses it. Importers keep their own hold on it.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] pMem Address from urMemoryExportAllocExportableMemoryExp. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_INVALID_VALUE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext,
                                                                          ur_device_handle_t hDevice, void *pMem);

/// Makes a handle of the operating system by which another API can import the memory.
/// @param[in] hContext Context of the memory.
/// @param[in] hDevice Device whose memory is used.
/// @param[in] handleTypeToExport Kind of handle, the one given at allocation.
/// @param[in] pMem Address from urMemoryExportAllocExportableMemoryExp.
/// @param[out] pMemHandleRet Where the handle is written: an int for file descriptors. The caller owns the handle and
///     closes it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL; `pMemHandleRet` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `handleTypeToExport` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext,
                                                                        ur_device_handle_t hDevice,
                                                                        ur_exp_external_mem_type_t handleTypeToExport,
                                                                        void *pMem, void *pMemHandleRet);

/// Compiles and links a program for the given devices. Blocks until done; on PROGRAM_BUILD_FAILURE the build log says
/// why. Callers fall back to urProgramBuild on UNSUPPORTED_FEATURE.
/// @param[in] hProgram The program.
/// @param[in] numDevices Number of devices.
/// @param[in] phDevices Devices to build for, all of the program's context. An array of numDevices.
/// @param[in] flags Bits of ur_exp_program_flag_t; 0 for none.
/// @param[in] pOptions Options for compiler and linker, zero-terminated; NULL for none.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hProgram` is NULL; an element of `phDevices` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phDevices` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                                      ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                      const char *pOptions);

/// Compiles a program for the given devices without linking it. Blocks until done; on PROGRAM_BUILD_FAILURE the build
/// log says why.
/// @param[in,out] hProgram Program to compile; it becomes a compiled object.
/// @param[in] numDevices Number of devices.
/// @param[in] phDevices Devices to compile for, all of the program's context. An array of numDevices.
/// @param[in] flags Bits of ur_exp_program_flag_t; 0 for none.
/// @param[in] pOptions Options for the compiler, zero-terminated; NULL for none.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hProgram` is NULL; an element of `phDevices` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phDevices` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE
/// - UR_RESULT_ERROR_INVALID_DEVICE
UR_APIEXPORT ur_result_t UR_APICALL urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                                        ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                        const char *pOptions);

/// Links compiled programs into a new executable one for the given devices. Blocks until done; on PROGRAM_LINK_FAILURE
/// the build log says why.
/// @param[in] hContext Context of all the programs.
/// @param[in] numDevices Number of devices.
/// @param[in] phDevices Devices to link for, all of the context. An array of numDevices.
/// @param[in] flags Bits of ur_exp_program_flag_t; 0 for none.
/// @param[in] count Number of programs, not 0.
/// @param[in] phPrograms Compiled programs and libraries to link. An array of count.
/// @param[in] pOptions Options for the linker, zero-terminated; NULL for none.
/// @param[out] phProgram Receives the linked program, with one reference that the caller releases. After
///     PROGRAM_LINK_FAILURE it may be a program that only has a log; other errors leave what is there.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; an element of `phDevices` is NULL; an element of
///     `phPrograms` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phDevices` is NULL; `phPrograms` is NULL; `phProgram` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `count` is 0
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_PROGRAM
/// - UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
/// - UR_RESULT_ERROR_INVALID_DEVICE
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                                                     ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                     uint32_t count, const ur_program_handle_t *phPrograms,
                                                     const char *pOptions, ur_program_handle_t *phProgram);

/// Lets a function enqueue commands of the backend itself, ordered like one command of the queue. The function is
/// called before this call returns.
/// @param[in] hQueue Queue that the native command is enqueued to.
/// @param[in] pfnNativeEnqueue Function that enqueues the commands.
/// @param[in] data Pointer that is handed to the function unchanged; may be NULL.
/// @param[in] numMemsInMemList Number of memory objects in phMemList.
/// @param[in] phMemList Memory objects that the commands use, to be made ready on the device; NULL if there are none.
///     An array of numMemsInMemList.
/// @param[in] pProperties Properties of the command; NULL for defaults.
/// @param[in] numEventsInWaitList Number of events in phEventWaitList; 0 if that is NULL, and only then.
/// @param[in] phEventWaitList Events that must be complete before the native command starts; the array is read before
///     the call returns. NULL for none. An array of numEventsInWaitList.
/// @param[out] phEvent Receives a new event that completes with the native command, owned by the caller; NULL if no
///     event is wanted. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is NULL; an element of `phMemList` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnNativeEnqueue` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not
///     `UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES`, or a structure of this API follows that does not
///     belong there
/// - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0;
///     `phEventWaitList` is not NULL and `numEventsInWaitList` is 0; an element of `phEventWaitList` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Makes an event that can be signalled again and again, by passing it to urEnqueueEventsWaitWithBarrierExt. It is
/// complete before its first signal; a wait binds to the signal that is current when it is enqueued.
/// @param[in] hContext Context of the event.
/// @param[in] hDevice Device whose queues will signal it.
/// @param[in] pEventDesc Flags of the event; timestamps are not for other processes, so one of the two at most.
/// @param[out] phEvent Receives the event, with one reference that the caller releases.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL; `hDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pEventDesc` is NULL; `phEvent` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pEventDesc->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pEventDesc->stype` is not `UR_STRUCTURE_TYPE_EXP_EVENT_DESC`, or a structure of
///     this API follows that does not belong there
/// - UR_RESULT_ERROR_INVALID_VALUE: `pEventDesc->flags` has `UR_EXP_EVENT_FLAG_ENABLE_PROFILING` and
///     `pEventDesc->flags` has `UR_EXP_EVENT_FLAG_IPC_EXP`
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent);

/// Copies memory without a queue and blocks until done. It is not ordered after anything enqueued.
/// @note Blocks until the work that it concerns is done.
/// @param[in] hContext Context whose memory is copied.
/// @param[in] pDst Memory to copy to.
/// @param[in] pSrc Memory to copy from.
/// @param[in] size Bytes to copy, not 0.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is NULL; `pSrc` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `size` is 0
UR_APIEXPORT ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                                          size_t size);

/// Makes host memory of the caller usable by devices as host USM memory. It stays the caller's and must be unregistered
/// before it is freed. May block.
/// @param[in] hContext Context whose devices may use the memory.
/// @param[in] pHostMem Start of the memory; some backends need page alignment.
/// @param[in] size Size in bytes, not 0.
/// @param[in] pProperties Flags; NULL for none.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pHostMem` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not
///     `UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES`, or a structure of this API follows that does not
///     belong there
/// - UR_RESULT_ERROR_INVALID_VALUE: `size` is 0
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);

/// Ends the registration of host memory once no command uses it. May block.
/// @param[in] hContext Context that the memory was registered with.
/// @param[in] pHostMem Start that was registered. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pHostMem` is NULL
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem);

/// Tells the driver of host memory that will often be copied, so that copies are faster. It stays ordinary host memory
/// of the caller.
/// @param[in] hContext Context whose copies profit.
/// @param[in] pMem Start of the memory.
/// @param[in] size Size in bytes, not 0.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_SIZE
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size);

/// Ends what urUSMImportExp began; to be called before the memory is freed, once no copy uses it.
/// @param[in] hContext Context that the memory was imported to.
/// @param[in] pMem Start of the memory.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is NULL
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_INVALID_VALUE
UR_APIEXPORT ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem);

/// Lets one device access USM memory of another, what is allocated already and what comes later, pools included. One
/// direction only; may block.
/// @param[in] commandDevice Device that runs the commands.
/// @param[in] peerDevice Device whose memory is accessed.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `commandDevice` is NULL; `peerDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                                ur_device_handle_t peerDevice);

/// Takes back peer access once no command uses it. May block.
/// @param[in] commandDevice Device that ran the commands.
/// @param[in] peerDevice Device whose memory was accessed.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `commandDevice` is NULL; `peerDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_OPERATION
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                                 ur_device_handle_t peerDevice);

/// Answers one property of a pair of devices, in the direction from the command device to the peer. Never blocks.
/// @param[in] commandDevice Device that would run the commands.
/// @param[in] peerDevice Device whose memory would be accessed.
/// @param[in] propName Property to query; decides the type of the value.
/// @param[in] propSize Size of the memory at pPropValue in bytes: 0 if that is NULL, and otherwise at least the size of
///     the value.
/// @param[out] pPropValue Receives the value, in the type that propName states; NULL to ask for the size only.
/// @param[out] pPropSizeRet Receives the size of the value in bytes; may be NULL if pPropValue is given.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `commandDevice` is NULL; `peerDevice` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize` is not 0 and `pPropValue` is NULL; `pPropValue` is NULL and
///     `pPropSizeRet` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `propSize` is 0 and `pPropValue` is not NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
/// - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                                 ur_device_handle_t peerDevice,
                                                                 ur_exp_peer_info_t propName, size_t propSize,
                                                                 void *pPropValue, size_t *pPropSizeRet);

/// The type of urLanewayEventWaitFor.
typedef ur_result_t(UR_APICALL *ur_pfnLanewayEventWaitFor_t)(uint32_t numEvents, const ur_event_handle_t *phEvents,
                                                             ur_laneway_event_wait_mode_t mode, uint64_t timeout,
                                                             ur_laneway_event_wait_outcome_t *pOutcome,
                                                             uint32_t *pIndex);
/// Blocks until all or any of the events are over, but no longer than a time. That the time is over, or that a command
/// has failed, is no error of the wait: the outcome says it. Events are over for the wait as they were when it began;
/// what signals a reusable event anew meanwhile doesn't matter. No lock is held meanwhile. The caller keeps references
/// to the events until it returns.
/// @note Blocks until the work that it concerns is done.
/// @param[in] numEvents Number of events in phEvents, not 0.
/// @param[in] phEvents The events, of any contexts of one adapter; one may be named several times. An array of
///     numEvents.
/// @param[in] mode Whether all or any of them are waited for.
/// @param[in] timeout Longest time to wait in ns; 0 only looks, UINT64_MAX waits for ever.
/// @param[out] pOutcome Receives how the wait ended.
/// @param[out] pIndex Receives the place in phEvents of the event that the outcome is about; NULL where the caller
///     doesn't ask. TIMED_OUT gives the first event that isn't over. With ANY, the others give the first one that is
///     over. With ALL, FAILED gives the first one that failed, COMPLETE numEvents.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: an element of `phEvents` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phEvents` is NULL; `pOutcome` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `mode` is no enumerator of its type
/// - UR_RESULT_ERROR_INVALID_VALUE: `numEvents` is 0
/// - UR_RESULT_ERROR_INVALID_EVENT
/// - UR_RESULT_ERROR_INVALID_CONTEXT
/// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
/// - UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
/// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
extern UR_APIEXPORT const ur_pfnLanewayEventWaitFor_t urLanewayEventWaitFor;

/// Pointers to the parameters of urLoaderConfigCreate.
typedef struct ur_loader_config_create_params_t {
  ur_loader_config_handle_t **pphLoaderConfig;
} ur_loader_config_create_params_t;

/// Pointers to the parameters of urLoaderConfigRetain.
typedef struct ur_loader_config_retain_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
} ur_loader_config_retain_params_t;

/// Pointers to the parameters of urLoaderConfigRelease.
typedef struct ur_loader_config_release_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
} ur_loader_config_release_params_t;

/// Pointers to the parameters of urLoaderConfigGetInfo.
typedef struct ur_loader_config_get_info_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
  ur_loader_config_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_loader_config_get_info_params_t;

/// Pointers to the parameters of urLoaderConfigEnableLayer.
typedef struct ur_loader_config_enable_layer_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
  const char **ppLayerName;
} ur_loader_config_enable_layer_params_t;

/// Pointers to the parameters of urLoaderConfigSetCodeLocationCallback.
typedef struct ur_loader_config_set_code_location_callback_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
  ur_code_location_callback_t *ppfnCodeloc;
  void **ppUserData;
} ur_loader_config_set_code_location_callback_params_t;

/// Pointers to the parameters of urLoaderConfigSetMockingEnabled.
typedef struct ur_loader_config_set_mocking_enabled_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
  ur_bool_t *penable;
} ur_loader_config_set_mocking_enabled_params_t;

/// Pointers to the parameters of urLoaderInit.
typedef struct ur_loader_init_params_t {
  ur_device_init_flags_t *pdevice_flags;
  ur_loader_config_handle_t *phLoaderConfig;
} ur_loader_init_params_t;

/// urLoaderTearDown has no parameters; only pointers to this type exist.
typedef struct ur_loader_tear_down_params_t ur_loader_tear_down_params_t;

/// Pointers to the parameters of urAdapterGet.
typedef struct ur_adapter_get_params_t {
  uint32_t *pNumEntries;
  ur_adapter_handle_t **pphAdapters;
  uint32_t **ppNumAdapters;
} ur_adapter_get_params_t;

/// Pointers to the parameters of urAdapterRelease.
typedef struct ur_adapter_release_params_t {
  ur_adapter_handle_t *phAdapter;
} ur_adapter_release_params_t;

/// Pointers to the parameters of urAdapterRetain.
typedef struct ur_adapter_retain_params_t {
  ur_adapter_handle_t *phAdapter;
} ur_adapter_retain_params_t;

/// Pointers to the parameters of urAdapterGetLastError.
typedef struct ur_adapter_get_last_error_params_t {
  ur_adapter_handle_t *phAdapter;
  const char ***pppMessage;
  int32_t **ppError;
} ur_adapter_get_last_error_params_t;

/// Pointers to the parameters of urAdapterGetInfo.
typedef struct ur_adapter_get_info_params_t {
  ur_adapter_handle_t *phAdapter;
  ur_adapter_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_adapter_get_info_params_t;

/// Pointers to the parameters of urAdapterSetLoggerCallback.
typedef struct ur_adapter_set_logger_callback_params_t {
  ur_adapter_handle_t *phAdapter;
  ur_logger_callback_t *ppfnLoggerCallback;
  void **ppUserData;
  ur_logger_level_t *plevel;
} ur_adapter_set_logger_callback_params_t;

/// Pointers to the parameters of urAdapterSetLoggerCallbackLevel.
typedef struct ur_adapter_set_logger_callback_level_params_t {
  ur_adapter_handle_t *phAdapter;
  ur_logger_level_t *plevel;
} ur_adapter_set_logger_callback_level_params_t;

/// Pointers to the parameters of urPlatformGet.
typedef struct ur_platform_get_params_t {
  ur_adapter_handle_t *phAdapter;
  uint32_t *pNumEntries;
  ur_platform_handle_t **pphPlatforms;
  uint32_t **ppNumPlatforms;
} ur_platform_get_params_t;

/// Pointers to the parameters of urPlatformGetInfo.
typedef struct ur_platform_get_info_params_t {
  ur_platform_handle_t *phPlatform;
  ur_platform_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_platform_get_info_params_t;

/// Pointers to the parameters of urPlatformGetApiVersion.
typedef struct ur_platform_get_api_version_params_t {
  ur_platform_handle_t *phPlatform;
  ur_api_version_t **ppVersion;
} ur_platform_get_api_version_params_t;

/// Pointers to the parameters of urPlatformGetNativeHandle.
typedef struct ur_platform_get_native_handle_params_t {
  ur_platform_handle_t *phPlatform;
  ur_native_handle_t **pphNativePlatform;
} ur_platform_get_native_handle_params_t;

/// Pointers to the parameters of urPlatformCreateWithNativeHandle.
typedef struct ur_platform_create_with_native_handle_params_t {
  ur_native_handle_t *phNativePlatform;
  ur_adapter_handle_t *phAdapter;
  const ur_platform_native_properties_t **ppProperties;
  ur_platform_handle_t **pphPlatform;
} ur_platform_create_with_native_handle_params_t;

/// Pointers to the parameters of urPlatformGetBackendOption.
typedef struct ur_platform_get_backend_option_params_t {
  ur_platform_handle_t *phPlatform;
  const char **ppFrontendOption;
  const char ***pppPlatformOption;
} ur_platform_get_backend_option_params_t;

/// Pointers to the parameters of urDeviceGet.
typedef struct ur_device_get_params_t {
  ur_platform_handle_t *phPlatform;
  ur_device_type_t *pDeviceType;
  uint32_t *pNumEntries;
  ur_device_handle_t **pphDevices;
  uint32_t **ppNumDevices;
} ur_device_get_params_t;

/// Pointers to the parameters of urDeviceGetSelected.
typedef struct ur_device_get_selected_params_t {
  ur_platform_handle_t *phPlatform;
  ur_device_type_t *pDeviceType;
  uint32_t *pNumEntries;
  ur_device_handle_t **pphDevices;
  uint32_t **ppNumDevices;
} ur_device_get_selected_params_t;

/// Pointers to the parameters of urDeviceGetInfo.
typedef struct ur_device_get_info_params_t {
  ur_device_handle_t *phDevice;
  ur_device_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_device_get_info_params_t;

/// Pointers to the parameters of urDeviceRetain.
typedef struct ur_device_retain_params_t {
  ur_device_handle_t *phDevice;
} ur_device_retain_params_t;

/// Pointers to the parameters of urDeviceRelease.
typedef struct ur_device_release_params_t {
  ur_device_handle_t *phDevice;
} ur_device_release_params_t;

/// Pointers to the parameters of urDevicePartition.
typedef struct ur_device_partition_params_t {
  ur_device_handle_t *phDevice;
  const ur_device_partition_properties_t **ppProperties;
  uint32_t *pNumDevices;
  ur_device_handle_t **pphSubDevices;
  uint32_t **ppNumDevicesRet;
} ur_device_partition_params_t;

/// Pointers to the parameters of urDeviceSelectBinary.
typedef struct ur_device_select_binary_params_t {
  ur_device_handle_t *phDevice;
  const ur_device_binary_t **ppBinaries;
  uint32_t *pNumBinaries;
  uint32_t **ppSelectedBinary;
} ur_device_select_binary_params_t;

/// Pointers to the parameters of urDeviceGetNativeHandle.
typedef struct ur_device_get_native_handle_params_t {
  ur_device_handle_t *phDevice;
  ur_native_handle_t **pphNativeDevice;
} ur_device_get_native_handle_params_t;

/// Pointers to the parameters of urDeviceCreateWithNativeHandle.
typedef struct ur_device_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeDevice;
  ur_adapter_handle_t *phAdapter;
  const ur_device_native_properties_t **ppProperties;
  ur_device_handle_t **pphDevice;
} ur_device_create_with_native_handle_params_t;

/// Pointers to the parameters of urDeviceGetGlobalTimestamps.
typedef struct ur_device_get_global_timestamps_params_t {
  ur_device_handle_t *phDevice;
  uint64_t **ppDeviceTimestamp;
  uint64_t **ppHostTimestamp;
} ur_device_get_global_timestamps_params_t;

/// Pointers to the parameters of urContextCreate.
typedef struct ur_context_create_params_t {
  uint32_t *pDeviceCount;
  const ur_device_handle_t **pphDevices;
  const ur_context_properties_t **ppProperties;
  ur_context_handle_t **pphContext;
} ur_context_create_params_t;

/// Pointers to the parameters of urContextRetain.
typedef struct ur_context_retain_params_t {
  ur_context_handle_t *phContext;
} ur_context_retain_params_t;

/// Pointers to the parameters of urContextRelease.
typedef struct ur_context_release_params_t {
  ur_context_handle_t *phContext;
} ur_context_release_params_t;

/// Pointers to the parameters of urContextGetInfo.
typedef struct ur_context_get_info_params_t {
  ur_context_handle_t *phContext;
  ur_context_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_context_get_info_params_t;

/// Pointers to the parameters of urContextGetNativeHandle.
typedef struct ur_context_get_native_handle_params_t {
  ur_context_handle_t *phContext;
  ur_native_handle_t **pphNativeContext;
} ur_context_get_native_handle_params_t;

/// Pointers to the parameters of urContextCreateWithNativeHandle.
typedef struct ur_context_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeContext;
  ur_adapter_handle_t *phAdapter;
  uint32_t *pnumDevices;
  const ur_device_handle_t **pphDevices;
  const ur_context_native_properties_t **ppProperties;
  ur_context_handle_t **pphContext;
} ur_context_create_with_native_handle_params_t;

/// Pointers to the parameters of urContextSetExtendedDeleter.
typedef struct ur_context_set_extended_deleter_params_t {
  ur_context_handle_t *phContext;
  ur_context_extended_deleter_t *ppfnDeleter;
  void **ppUserData;
} ur_context_set_extended_deleter_params_t;

/// Pointers to the parameters of urMemImageCreate.
typedef struct ur_mem_image_create_params_t {
  ur_context_handle_t *phContext;
  ur_mem_flags_t *pflags;
  const ur_image_format_t **ppImageFormat;
  const ur_image_desc_t **ppImageDesc;
  void **ppHost;
  ur_mem_handle_t **pphMem;
} ur_mem_image_create_params_t;

/// Pointers to the parameters of urMemBufferCreate.
typedef struct ur_mem_buffer_create_params_t {
  ur_context_handle_t *phContext;
  ur_mem_flags_t *pflags;
  size_t *psize;
  const ur_buffer_properties_t **ppProperties;
  ur_mem_handle_t **pphBuffer;
} ur_mem_buffer_create_params_t;

/// Pointers to the parameters of urMemRetain.
typedef struct ur_mem_retain_params_t {
  ur_mem_handle_t *phMem;
} ur_mem_retain_params_t;

/// Pointers to the parameters of urMemRelease.
typedef struct ur_mem_release_params_t {
  ur_mem_handle_t *phMem;
} ur_mem_release_params_t;

/// Pointers to the parameters of urMemBufferPartition.
typedef struct ur_mem_buffer_partition_params_t {
  ur_mem_handle_t *phBuffer;
  ur_mem_flags_t *pflags;
  ur_buffer_create_type_t *pbufferCreateType;
  const ur_buffer_region_t **ppRegion;
  ur_mem_handle_t **pphMem;
} ur_mem_buffer_partition_params_t;

/// Pointers to the parameters of urMemGetNativeHandle.
typedef struct ur_mem_get_native_handle_params_t {
  ur_mem_handle_t *phMem;
  ur_device_handle_t *phDevice;
  ur_native_handle_t **pphNativeMem;
} ur_mem_get_native_handle_params_t;

/// Pointers to the parameters of urMemBufferCreateWithNativeHandle.
typedef struct ur_mem_buffer_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeMem;
  ur_context_handle_t *phContext;
  const ur_mem_native_properties_t **ppProperties;
  ur_mem_handle_t **pphMem;
} ur_mem_buffer_create_with_native_handle_params_t;

/// Pointers to the parameters of urMemImageCreateWithNativeHandle.
typedef struct ur_mem_image_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeMem;
  ur_context_handle_t *phContext;
  const ur_image_format_t **ppImageFormat;
  const ur_image_desc_t **ppImageDesc;
  const ur_mem_native_properties_t **ppProperties;
  ur_mem_handle_t **pphMem;
} ur_mem_image_create_with_native_handle_params_t;

/// Pointers to the parameters of urMemGetInfo.
typedef struct ur_mem_get_info_params_t {
  ur_mem_handle_t *phMemory;
  ur_mem_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_mem_get_info_params_t;

/// Pointers to the parameters of urMemImageGetInfo.
typedef struct ur_mem_image_get_info_params_t {
  ur_mem_handle_t *phMemory;
  ur_image_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_mem_image_get_info_params_t;

/// Pointers to the parameters of urSamplerCreate.
typedef struct ur_sampler_create_params_t {
  ur_context_handle_t *phContext;
  const ur_sampler_desc_t **ppDesc;
  ur_sampler_handle_t **pphSampler;
} ur_sampler_create_params_t;

/// Pointers to the parameters of urSamplerRetain.
typedef struct ur_sampler_retain_params_t {
  ur_sampler_handle_t *phSampler;
} ur_sampler_retain_params_t;

/// Pointers to the parameters of urSamplerRelease.
typedef struct ur_sampler_release_params_t {
  ur_sampler_handle_t *phSampler;
} ur_sampler_release_params_t;

/// Pointers to the parameters of urSamplerGetInfo.
typedef struct ur_sampler_get_info_params_t {
  ur_sampler_handle_t *phSampler;
  ur_sampler_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_sampler_get_info_params_t;

/// Pointers to the parameters of urSamplerGetNativeHandle.
typedef struct ur_sampler_get_native_handle_params_t {
  ur_sampler_handle_t *phSampler;
  ur_native_handle_t **pphNativeSampler;
} ur_sampler_get_native_handle_params_t;

/// Pointers to the parameters of urSamplerCreateWithNativeHandle.
typedef struct ur_sampler_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeSampler;
  ur_context_handle_t *phContext;
  const ur_sampler_native_properties_t **ppProperties;
  ur_sampler_handle_t **pphSampler;
} ur_sampler_create_with_native_handle_params_t;

/// Pointers to the parameters of urUSMHostAlloc.
typedef struct ur_usm_host_alloc_params_t {
  ur_context_handle_t *phContext;
  const ur_usm_desc_t **ppUSMDesc;
  ur_usm_pool_handle_t *ppool;
  size_t *psize;
  void ***pppMem;
} ur_usm_host_alloc_params_t;

/// Pointers to the parameters of urUSMDeviceAlloc.
typedef struct ur_usm_device_alloc_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_usm_desc_t **ppUSMDesc;
  ur_usm_pool_handle_t *ppool;
  size_t *psize;
  void ***pppMem;
} ur_usm_device_alloc_params_t;

/// Pointers to the parameters of urUSMSharedAlloc.
typedef struct ur_usm_shared_alloc_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_usm_desc_t **ppUSMDesc;
  ur_usm_pool_handle_t *ppool;
  size_t *psize;
  void ***pppMem;
} ur_usm_shared_alloc_params_t;

/// Pointers to the parameters of urUSMFree.
typedef struct ur_usm_free_params_t {
  ur_context_handle_t *phContext;
  void **ppMem;
} ur_usm_free_params_t;

/// Pointers to the parameters of urUSMGetMemAllocInfo.
typedef struct ur_usm_get_mem_alloc_info_params_t {
  ur_context_handle_t *phContext;
  const void **ppMem;
  ur_usm_alloc_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_usm_get_mem_alloc_info_params_t;

/// Pointers to the parameters of urUSMPoolCreate.
typedef struct ur_usm_pool_create_params_t {
  ur_context_handle_t *phContext;
  ur_usm_pool_desc_t **ppPoolDesc;
  ur_usm_pool_handle_t **pppPool;
} ur_usm_pool_create_params_t;

/// Pointers to the parameters of urUSMPoolRetain.
typedef struct ur_usm_pool_retain_params_t {
  ur_usm_pool_handle_t *ppPool;
} ur_usm_pool_retain_params_t;

/// Pointers to the parameters of urUSMPoolRelease.
typedef struct ur_usm_pool_release_params_t {
  ur_usm_pool_handle_t *ppPool;
} ur_usm_pool_release_params_t;

/// Pointers to the parameters of urUSMPoolGetInfo.
typedef struct ur_usm_pool_get_info_params_t {
  ur_usm_pool_handle_t *phPool;
  ur_usm_pool_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_usm_pool_get_info_params_t;

/// Pointers to the parameters of urVirtualMemGranularityGetInfo.
typedef struct ur_virtual_mem_granularity_get_info_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  size_t *pallocationSize;
  ur_virtual_mem_granularity_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_virtual_mem_granularity_get_info_params_t;

/// Pointers to the parameters of urVirtualMemReserve.
typedef struct ur_virtual_mem_reserve_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
  void ***pppStart;
} ur_virtual_mem_reserve_params_t;

/// Pointers to the parameters of urVirtualMemFree.
typedef struct ur_virtual_mem_free_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
} ur_virtual_mem_free_params_t;

/// Pointers to the parameters of urVirtualMemMap.
typedef struct ur_virtual_mem_map_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
  ur_physical_mem_handle_t *phPhysicalMem;
  size_t *poffset;
  ur_virtual_mem_access_flags_t *pflags;
} ur_virtual_mem_map_params_t;

/// Pointers to the parameters of urVirtualMemUnmap.
typedef struct ur_virtual_mem_unmap_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
} ur_virtual_mem_unmap_params_t;

/// Pointers to the parameters of urVirtualMemSetAccess.
typedef struct ur_virtual_mem_set_access_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
  ur_virtual_mem_access_flags_t *pflags;
} ur_virtual_mem_set_access_params_t;

/// Pointers to the parameters of urVirtualMemGetInfo.
typedef struct ur_virtual_mem_get_info_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
  ur_virtual_mem_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_virtual_mem_get_info_params_t;

/// Pointers to the parameters of urPhysicalMemCreate.
typedef struct ur_physical_mem_create_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  size_t *psize;
  const ur_physical_mem_properties_t **ppProperties;
  ur_physical_mem_handle_t **pphPhysicalMem;
} ur_physical_mem_create_params_t;

/// Pointers to the parameters of urPhysicalMemRetain.
typedef struct ur_physical_mem_retain_params_t {
  ur_physical_mem_handle_t *phPhysicalMem;
} ur_physical_mem_retain_params_t;

/// Pointers to the parameters of urPhysicalMemRelease.
typedef struct ur_physical_mem_release_params_t {
  ur_physical_mem_handle_t *phPhysicalMem;
} ur_physical_mem_release_params_t;

/// Pointers to the parameters of urPhysicalMemGetInfo.
typedef struct ur_physical_mem_get_info_params_t {
  ur_physical_mem_handle_t *phPhysicalMem;
  ur_physical_mem_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_physical_mem_get_info_params_t;

/// Pointers to the parameters of urProgramCreateWithIL.
typedef struct ur_program_create_with_il_params_t {
  ur_context_handle_t *phContext;
  const void **ppIL;
  size_t *plength;
  const ur_program_properties_t **ppProperties;
  ur_program_handle_t **pphProgram;
} ur_program_create_with_il_params_t;

/// Pointers to the parameters of urProgramCreateWithBinary.
typedef struct ur_program_create_with_binary_params_t {
  ur_context_handle_t *phContext;
  uint32_t *pnumDevices;
  ur_device_handle_t **pphDevices;
  size_t **ppLengths;
  const uint8_t ***pppBinaries;
  const ur_program_properties_t **ppProperties;
  ur_program_handle_t **pphProgram;
} ur_program_create_with_binary_params_t;

/// Pointers to the parameters of urProgramBuild.
typedef struct ur_program_build_params_t {
  ur_context_handle_t *phContext;
  ur_program_handle_t *phProgram;
  const char **ppOptions;
} ur_program_build_params_t;

/// Pointers to the parameters of urProgramCompile.
typedef struct ur_program_compile_params_t {
  ur_context_handle_t *phContext;
  ur_program_handle_t *phProgram;
  const char **ppOptions;
} ur_program_compile_params_t;

/// Pointers to the parameters of urProgramLink.
typedef struct ur_program_link_params_t {
  ur_context_handle_t *phContext;
  uint32_t *pcount;
  const ur_program_handle_t **pphPrograms;
  const char **ppOptions;
  ur_program_handle_t **pphProgram;
} ur_program_link_params_t;

/// Pointers to the parameters of urProgramRetain.
typedef struct ur_program_retain_params_t {
  ur_program_handle_t *phProgram;
} ur_program_retain_params_t;

/// Pointers to the parameters of urProgramRelease.
typedef struct ur_program_release_params_t {
  ur_program_handle_t *phProgram;
} ur_program_release_params_t;

/// Pointers to the parameters of urProgramGetFunctionPointer.
typedef struct ur_program_get_function_pointer_params_t {
  ur_device_handle_t *phDevice;
  ur_program_handle_t *phProgram;
  const char **ppFunctionName;
  void ***pppFunctionPointer;
} ur_program_get_function_pointer_params_t;

/// Pointers to the parameters of urProgramGetGlobalVariablePointer.
typedef struct ur_program_get_global_variable_pointer_params_t {
  ur_device_handle_t *phDevice;
  ur_program_handle_t *phProgram;
  const char **ppGlobalVariableName;
  size_t **ppGlobalVariableSizeRet;
  void ***pppGlobalVariablePointerRet;
} ur_program_get_global_variable_pointer_params_t;

/// Pointers to the parameters of urProgramGetInfo.
typedef struct ur_program_get_info_params_t {
  ur_program_handle_t *phProgram;
  ur_program_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_program_get_info_params_t;

/// Pointers to the parameters of urProgramGetBuildInfo.
typedef struct ur_program_get_build_info_params_t {
  ur_program_handle_t *phProgram;
  ur_device_handle_t *phDevice;
  ur_program_build_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_program_get_build_info_params_t;

/// Pointers to the parameters of urProgramSetSpecializationConstants.
typedef struct ur_program_set_specialization_constants_params_t {
  ur_program_handle_t *phProgram;
  uint32_t *pcount;
  const ur_specialization_constant_info_t **ppSpecConstants;
} ur_program_set_specialization_constants_params_t;

/// Pointers to the parameters of urProgramGetNativeHandle.
typedef struct ur_program_get_native_handle_params_t {
  ur_program_handle_t *phProgram;
  ur_native_handle_t **pphNativeProgram;
} ur_program_get_native_handle_params_t;

/// Pointers to the parameters of urProgramCreateWithNativeHandle.
typedef struct ur_program_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeProgram;
  ur_context_handle_t *phContext;
  const ur_program_native_properties_t **ppProperties;
  ur_program_handle_t **pphProgram;
} ur_program_create_with_native_handle_params_t;

/// Pointers to the parameters of urKernelCreate.
typedef struct ur_kernel_create_params_t {
  ur_program_handle_t *phProgram;
  const char **ppKernelName;
  ur_kernel_handle_t **pphKernel;
} ur_kernel_create_params_t;

/// Pointers to the parameters of urKernelGetInfo.
typedef struct ur_kernel_get_info_params_t {
  ur_kernel_handle_t *phKernel;
  ur_kernel_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_kernel_get_info_params_t;

/// Pointers to the parameters of urKernelGetGroupInfo.
typedef struct ur_kernel_get_group_info_params_t {
  ur_kernel_handle_t *phKernel;
  ur_device_handle_t *phDevice;
  ur_kernel_group_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_kernel_get_group_info_params_t;

/// Pointers to the parameters of urKernelGetSubGroupInfo.
typedef struct ur_kernel_get_sub_group_info_params_t {
  ur_kernel_handle_t *phKernel;
  ur_device_handle_t *phDevice;
  ur_kernel_sub_group_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_kernel_get_sub_group_info_params_t;

/// Pointers to the parameters of urKernelRetain.
typedef struct ur_kernel_retain_params_t {
  ur_kernel_handle_t *phKernel;
} ur_kernel_retain_params_t;

/// Pointers to the parameters of urKernelRelease.
typedef struct ur_kernel_release_params_t {
  ur_kernel_handle_t *phKernel;
} ur_kernel_release_params_t;

/// Pointers to the parameters of urKernelSetExecInfo.
typedef struct ur_kernel_set_exec_info_params_t {
  ur_kernel_handle_t *phKernel;
  ur_kernel_exec_info_t *ppropName;
  size_t *ppropSize;
  const ur_kernel_exec_info_properties_t **ppProperties;
  const void **ppPropValue;
} ur_kernel_set_exec_info_params_t;

/// Pointers to the parameters of urKernelSetSpecializationConstants.
typedef struct ur_kernel_set_specialization_constants_params_t {
  ur_kernel_handle_t *phKernel;
  uint32_t *pcount;
  const ur_specialization_constant_info_t **ppSpecConstants;
} ur_kernel_set_specialization_constants_params_t;

/// Pointers to the parameters of urKernelGetNativeHandle.
typedef struct ur_kernel_get_native_handle_params_t {
  ur_kernel_handle_t *phKernel;
  ur_native_handle_t **pphNativeKernel;
} ur_kernel_get_native_handle_params_t;

/// Pointers to the parameters of urKernelCreateWithNativeHandle.
typedef struct ur_kernel_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeKernel;
  ur_context_handle_t *phContext;
  ur_program_handle_t *phProgram;
  const ur_kernel_native_properties_t **ppProperties;
  ur_kernel_handle_t **pphKernel;
} ur_kernel_create_with_native_handle_params_t;

/// Pointers to the parameters of urKernelGetSuggestedLocalWorkSize.
typedef struct ur_kernel_get_suggested_local_work_size_params_t {
  ur_kernel_handle_t *phKernel;
  ur_queue_handle_t *phQueue;
  uint32_t *pnumWorkDim;
  const size_t **ppGlobalWorkOffset;
  const size_t **ppGlobalWorkSize;
  size_t **ppSuggestedLocalWorkSize;
} ur_kernel_get_suggested_local_work_size_params_t;

/// Pointers to the parameters of urKernelGetSuggestedLocalWorkSizeWithArgs.
typedef struct ur_kernel_get_suggested_local_work_size_with_args_params_t {
  ur_kernel_handle_t *phKernel;
  ur_queue_handle_t *phQueue;
  uint32_t *pnumWorkDim;
  const size_t **ppGlobalWorkOffset;
  const size_t **ppGlobalWorkSize;
  uint32_t *pnumArgs;
  const ur_exp_kernel_arg_properties_t **ppArgs;
  size_t **ppSuggestedLocalWorkSize;
} ur_kernel_get_suggested_local_work_size_with_args_params_t;

/// Pointers to the parameters of urKernelSuggestMaxCooperativeGroupCount.
typedef struct ur_kernel_suggest_max_cooperative_group_count_params_t {
  ur_kernel_handle_t *phKernel;
  ur_device_handle_t *phDevice;
  uint32_t *pworkDim;
  const size_t **ppLocalWorkSize;
  size_t *pdynamicSharedMemorySize;
  uint32_t **ppGroupCountRet;
} ur_kernel_suggest_max_cooperative_group_count_params_t;

/// Pointers to the parameters of urQueueGetInfo.
typedef struct ur_queue_get_info_params_t {
  ur_queue_handle_t *phQueue;
  ur_queue_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_queue_get_info_params_t;

/// Pointers to the parameters of urQueueCreate.
typedef struct ur_queue_create_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_queue_properties_t **ppProperties;
  ur_queue_handle_t **pphQueue;
} ur_queue_create_params_t;

/// Pointers to the parameters of urQueueRetain.
typedef struct ur_queue_retain_params_t {
  ur_queue_handle_t *phQueue;
} ur_queue_retain_params_t;

/// Pointers to the parameters of urQueueRelease.
typedef struct ur_queue_release_params_t {
  ur_queue_handle_t *phQueue;
} ur_queue_release_params_t;

/// Pointers to the parameters of urQueueGetNativeHandle.
typedef struct ur_queue_get_native_handle_params_t {
  ur_queue_handle_t *phQueue;
  ur_queue_native_desc_t **ppDesc;
  ur_native_handle_t **pphNativeQueue;
} ur_queue_get_native_handle_params_t;

/// Pointers to the parameters of urQueueCreateWithNativeHandle.
typedef struct ur_queue_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeQueue;
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_queue_native_properties_t **ppProperties;
  ur_queue_handle_t **pphQueue;
} ur_queue_create_with_native_handle_params_t;

/// Pointers to the parameters of urQueueFinish.
typedef struct ur_queue_finish_params_t {
  ur_queue_handle_t *phQueue;
} ur_queue_finish_params_t;

/// Pointers to the parameters of urQueueFlush.
typedef struct ur_queue_flush_params_t {
  ur_queue_handle_t *phQueue;
} ur_queue_flush_params_t;

/// Pointers to the parameters of urEventGetInfo.
typedef struct ur_event_get_info_params_t {
  ur_event_handle_t *phEvent;
  ur_event_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_event_get_info_params_t;

/// Pointers to the parameters of urEventGetProfilingInfo.
typedef struct ur_event_get_profiling_info_params_t {
  ur_event_handle_t *phEvent;
  ur_profiling_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_event_get_profiling_info_params_t;

/// Pointers to the parameters of urEventWait.
typedef struct ur_event_wait_params_t {
  uint32_t *pnumEvents;
  const ur_event_handle_t **pphEventWaitList;
} ur_event_wait_params_t;

/// Pointers to the parameters of urEventRetain.
typedef struct ur_event_retain_params_t {
  ur_event_handle_t *phEvent;
} ur_event_retain_params_t;

/// Pointers to the parameters of urEventRelease.
typedef struct ur_event_release_params_t {
  ur_event_handle_t *phEvent;
} ur_event_release_params_t;

/// Pointers to the parameters of urEventGetNativeHandle.
typedef struct ur_event_get_native_handle_params_t {
  ur_event_handle_t *phEvent;
  ur_native_handle_t **pphNativeEvent;
} ur_event_get_native_handle_params_t;

/// Pointers to the parameters of urEventCreateWithNativeHandle.
typedef struct ur_event_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeEvent;
  ur_context_handle_t *phContext;
  const ur_event_native_properties_t **ppProperties;
  ur_event_handle_t **pphEvent;
} ur_event_create_with_native_handle_params_t;

/// Pointers to the parameters of urEventSetCallback.
typedef struct ur_event_set_callback_params_t {
  ur_event_handle_t *phEvent;
  ur_execution_info_t *pexecStatus;
  ur_event_callback_t *ppfnNotify;
  void **ppUserData;
} ur_event_set_callback_params_t;

/// Pointers to the parameters of urEnqueueEventsWait.
typedef struct ur_enqueue_events_wait_params_t {
  ur_queue_handle_t *phQueue;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_events_wait_params_t;

/// Pointers to the parameters of urEnqueueEventsWaitWithBarrier.
typedef struct ur_enqueue_events_wait_with_barrier_params_t {
  ur_queue_handle_t *phQueue;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_events_wait_with_barrier_params_t;

/// Pointers to the parameters of urEnqueueMemBufferRead.
typedef struct ur_enqueue_mem_buffer_read_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingRead;
  size_t *poffset;
  size_t *psize;
  void **ppDst;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_read_params_t;

/// Pointers to the parameters of urEnqueueMemBufferWrite.
typedef struct ur_enqueue_mem_buffer_write_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingWrite;
  size_t *poffset;
  size_t *psize;
  const void **ppSrc;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_write_params_t;

/// Pointers to the parameters of urEnqueueMemBufferReadRect.
typedef struct ur_enqueue_mem_buffer_read_rect_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingRead;
  ur_rect_offset_t *pbufferOrigin;
  ur_rect_offset_t *phostOrigin;
  ur_rect_region_t *pregion;
  size_t *pbufferRowPitch;
  size_t *pbufferSlicePitch;
  size_t *phostRowPitch;
  size_t *phostSlicePitch;
  void **ppDst;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_read_rect_params_t;

/// Pointers to the parameters of urEnqueueMemBufferWriteRect.
typedef struct ur_enqueue_mem_buffer_write_rect_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingWrite;
  ur_rect_offset_t *pbufferOrigin;
  ur_rect_offset_t *phostOrigin;
  ur_rect_region_t *pregion;
  size_t *pbufferRowPitch;
  size_t *pbufferSlicePitch;
  size_t *phostRowPitch;
  size_t *phostSlicePitch;
  void **ppSrc;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_write_rect_params_t;

/// Pointers to the parameters of urEnqueueMemBufferCopy.
typedef struct ur_enqueue_mem_buffer_copy_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBufferSrc;
  ur_mem_handle_t *phBufferDst;
  size_t *psrcOffset;
  size_t *pdstOffset;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_copy_params_t;

/// Pointers to the parameters of urEnqueueMemBufferCopyRect.
typedef struct ur_enqueue_mem_buffer_copy_rect_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBufferSrc;
  ur_mem_handle_t *phBufferDst;
  ur_rect_offset_t *psrcOrigin;
  ur_rect_offset_t *pdstOrigin;
  ur_rect_region_t *pregion;
  size_t *psrcRowPitch;
  size_t *psrcSlicePitch;
  size_t *pdstRowPitch;
  size_t *pdstSlicePitch;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_copy_rect_params_t;

/// Pointers to the parameters of urEnqueueMemBufferFill.
typedef struct ur_enqueue_mem_buffer_fill_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  const void **ppPattern;
  size_t *ppatternSize;
  size_t *poffset;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_fill_params_t;

/// Pointers to the parameters of urEnqueueMemImageRead.
typedef struct ur_enqueue_mem_image_read_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phImage;
  bool *pblockingRead;
  ur_rect_offset_t *porigin;
  ur_rect_region_t *pregion;
  size_t *prowPitch;
  size_t *pslicePitch;
  void **ppDst;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_image_read_params_t;

/// Pointers to the parameters of urEnqueueMemImageWrite.
typedef struct ur_enqueue_mem_image_write_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phImage;
  bool *pblockingWrite;
  ur_rect_offset_t *porigin;
  ur_rect_region_t *pregion;
  size_t *prowPitch;
  size_t *pslicePitch;
  void **ppSrc;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_image_write_params_t;

/// Pointers to the parameters of urEnqueueMemImageCopy.
typedef struct ur_enqueue_mem_image_copy_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phImageSrc;
  ur_mem_handle_t *phImageDst;
  ur_rect_offset_t *psrcOrigin;
  ur_rect_offset_t *pdstOrigin;
  ur_rect_region_t *pregion;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_image_copy_params_t;

/// Pointers to the parameters of urEnqueueMemBufferMap.
typedef struct ur_enqueue_mem_buffer_map_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingMap;
  ur_map_flags_t *pmapFlags;
  size_t *poffset;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
  void ***pppRetMap;
} ur_enqueue_mem_buffer_map_params_t;

/// Pointers to the parameters of urEnqueueMemUnmap.
typedef struct ur_enqueue_mem_unmap_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phMem;
  void **ppMappedPtr;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_unmap_params_t;

/// Pointers to the parameters of urEnqueueUSMFill.
typedef struct ur_enqueue_usm_fill_params_t {
  ur_queue_handle_t *phQueue;
  void **ppMem;
  size_t *ppatternSize;
  const void **ppPattern;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_fill_params_t;

/// Pointers to the parameters of urEnqueueUSMMemcpy.
typedef struct ur_enqueue_usm_memcpy_params_t {
  ur_queue_handle_t *phQueue;
  bool *pblocking;
  void **ppDst;
  const void **ppSrc;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_memcpy_params_t;

/// Pointers to the parameters of urEnqueueUSMPrefetch.
typedef struct ur_enqueue_usm_prefetch_params_t {
  ur_queue_handle_t *phQueue;
  const void **ppMem;
  size_t *psize;
  ur_usm_migration_flags_t *pflags;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_prefetch_params_t;

/// Pointers to the parameters of urEnqueueUSMAdvise.
typedef struct ur_enqueue_usm_advise_params_t {
  ur_queue_handle_t *phQueue;
  const void **ppMem;
  size_t *psize;
  ur_usm_advice_flags_t *padvice;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_advise_params_t;

/// Pointers to the parameters of urEnqueueUSMFill2D.
typedef struct ur_enqueue_usm_fill_2d_params_t {
  ur_queue_handle_t *phQueue;
  void **ppMem;
  size_t *ppitch;
  size_t *ppatternSize;
  const void **ppPattern;
  size_t *pwidth;
  size_t *pheight;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_fill_2d_params_t;

/// Pointers to the parameters of urEnqueueUSMMemcpy2D.
typedef struct ur_enqueue_usm_memcpy_2d_params_t {
  ur_queue_handle_t *phQueue;
  bool *pblocking;
  void **ppDst;
  size_t *pdstPitch;
  const void **ppSrc;
  size_t *psrcPitch;
  size_t *pwidth;
  size_t *pheight;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_memcpy_2d_params_t;

/// Pointers to the parameters of urEnqueueDeviceGlobalVariableWrite.
typedef struct ur_enqueue_device_global_variable_write_params_t {
  ur_queue_handle_t *phQueue;
  ur_program_handle_t *phProgram;
  const char **pname;
  bool *pblockingWrite;
  size_t *pcount;
  size_t *poffset;
  const void **ppSrc;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_device_global_variable_write_params_t;

/// Pointers to the parameters of urEnqueueDeviceGlobalVariableRead.
typedef struct ur_enqueue_device_global_variable_read_params_t {
  ur_queue_handle_t *phQueue;
  ur_program_handle_t *phProgram;
  const char **pname;
  bool *pblockingRead;
  size_t *pcount;
  size_t *poffset;
  void **ppDst;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_device_global_variable_read_params_t;

/// Pointers to the parameters of urEnqueueReadHostPipe.
typedef struct ur_enqueue_read_host_pipe_params_t {
  ur_queue_handle_t *phQueue;
  ur_program_handle_t *phProgram;
  const char **ppipe_symbol;
  bool *pblocking;
  void **ppDst;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_read_host_pipe_params_t;

/// Pointers to the parameters of urEnqueueWriteHostPipe.
typedef struct ur_enqueue_write_host_pipe_params_t {
  ur_queue_handle_t *phQueue;
  ur_program_handle_t *phProgram;
  const char **ppipe_symbol;
  bool *pblocking;
  void **ppSrc;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_write_host_pipe_params_t;

/// Pointers to the parameters of urEnqueueUSMDeviceAllocExp.
typedef struct ur_enqueue_usm_device_alloc_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_usm_pool_handle_t *ppPool;
  const size_t *psize;
  const ur_exp_async_usm_alloc_properties_t **ppProperties;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  void ***pppMem;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_device_alloc_exp_params_t;

/// Pointers to the parameters of urEnqueueUSMSharedAllocExp.
typedef struct ur_enqueue_usm_shared_alloc_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_usm_pool_handle_t *ppPool;
  const size_t *psize;
  const ur_exp_async_usm_alloc_properties_t **ppProperties;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  void ***pppMem;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_shared_alloc_exp_params_t;

/// Pointers to the parameters of urEnqueueUSMHostAllocExp.
typedef struct ur_enqueue_usm_host_alloc_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_usm_pool_handle_t *ppPool;
  const size_t *psize;
  const ur_exp_async_usm_alloc_properties_t **ppProperties;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  void ***pppMem;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_host_alloc_exp_params_t;

/// Pointers to the parameters of urEnqueueUSMFreeExp.
typedef struct ur_enqueue_usm_free_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_usm_pool_handle_t *ppPool;
  void **ppMem;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_free_exp_params_t;

/// Pointers to the parameters of urUSMPoolCreateExp.
typedef struct ur_usm_pool_create_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_usm_pool_desc_t **ppPoolDesc;
  ur_usm_pool_handle_t **ppPool;
} ur_usm_pool_create_exp_params_t;

/// Pointers to the parameters of urUSMPoolDestroyExp.
typedef struct ur_usm_pool_destroy_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_usm_pool_handle_t *phPool;
} ur_usm_pool_destroy_exp_params_t;

/// Pointers to the parameters of urUSMPoolGetDefaultDevicePoolExp.
typedef struct ur_usm_pool_get_default_device_pool_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_usm_pool_handle_t **ppPool;
} ur_usm_pool_get_default_device_pool_exp_params_t;

/// Pointers to the parameters of urUSMPoolGetInfoExp.
typedef struct ur_usm_pool_get_info_exp_params_t {
  ur_usm_pool_handle_t *phPool;
  ur_usm_pool_info_t *ppropName;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_usm_pool_get_info_exp_params_t;

/// Pointers to the parameters of urUSMPoolSetInfoExp.
typedef struct ur_usm_pool_set_info_exp_params_t {
  ur_usm_pool_handle_t *phPool;
  ur_usm_pool_info_t *ppropName;
  void **ppPropValue;
  size_t *ppropSize;
} ur_usm_pool_set_info_exp_params_t;

/// Pointers to the parameters of urUSMPoolSetDevicePoolExp.
typedef struct ur_usm_pool_set_device_pool_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_usm_pool_handle_t *phPool;
} ur_usm_pool_set_device_pool_exp_params_t;

/// Pointers to the parameters of urUSMPoolGetDevicePoolExp.
typedef struct ur_usm_pool_get_device_pool_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_usm_pool_handle_t **ppPool;
} ur_usm_pool_get_device_pool_exp_params_t;

/// Pointers to the parameters of urUSMPoolTrimToExp.
typedef struct ur_usm_pool_trim_to_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_usm_pool_handle_t *phPool;
  size_t *pminBytesToKeep;
} ur_usm_pool_trim_to_exp_params_t;

/// Pointers to the parameters of urUSMPitchedAllocExp.
typedef struct ur_usm_pitched_alloc_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_usm_desc_t **ppUSMDesc;
  ur_usm_pool_handle_t *ppool;
  size_t *pwidthInBytes;
  size_t *pheight;
  size_t *pelementSizeBytes;
  void ***pppMem;
  size_t **ppResultPitch;
} ur_usm_pitched_alloc_exp_params_t;

/// Pointers to the parameters of urBindlessImagesUnsampledImageHandleDestroyExp.
typedef struct ur_bindless_images_unsampled_image_handle_destroy_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_image_native_handle_t *phImage;
} ur_bindless_images_unsampled_image_handle_destroy_exp_params_t;

/// Pointers to the parameters of urBindlessImagesSampledImageHandleDestroyExp.
typedef struct ur_bindless_images_sampled_image_handle_destroy_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_image_native_handle_t *phImage;
} ur_bindless_images_sampled_image_handle_destroy_exp_params_t;

/// Pointers to the parameters of urBindlessImagesImageAllocateExp.
typedef struct ur_bindless_images_image_allocate_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_image_format_t **ppImageFormat;
  const ur_image_desc_t **ppImageDesc;
  ur_exp_image_mem_native_handle_t **pphImageMem;
} ur_bindless_images_image_allocate_exp_params_t;

/// Pointers to the parameters of urBindlessImagesImageFreeExp.
typedef struct ur_bindless_images_image_free_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_image_mem_native_handle_t *phImageMem;
} ur_bindless_images_image_free_exp_params_t;

/// Pointers to the parameters of urBindlessImagesUnsampledImageCreateExp.
typedef struct ur_bindless_images_unsampled_image_create_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_image_mem_native_handle_t *phImageMem;
  const ur_image_format_t **ppImageFormat;
  const ur_image_desc_t **ppImageDesc;
  ur_exp_image_native_handle_t **pphImage;
} ur_bindless_images_unsampled_image_create_exp_params_t;

/// Pointers to the parameters of urBindlessImagesSampledImageCreateExp.
typedef struct ur_bindless_images_sampled_image_create_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_image_mem_native_handle_t *phImageMem;
  const ur_image_format_t **ppImageFormat;
  const ur_image_desc_t **ppImageDesc;
  const ur_sampler_desc_t **ppSamplerDesc;
  ur_exp_image_native_handle_t **pphImage;
} ur_bindless_images_sampled_image_create_exp_params_t;

/// Pointers to the parameters of urBindlessImagesImageCopyExp.
typedef struct ur_bindless_images_image_copy_exp_params_t {
  ur_queue_handle_t *phQueue;
  const void **ppSrc;
  void **ppDst;
  const ur_image_desc_t **ppSrcImageDesc;
  const ur_image_desc_t **ppDstImageDesc;
  const ur_image_format_t **ppSrcImageFormat;
  const ur_image_format_t **ppDstImageFormat;
  ur_exp_image_copy_region_t **ppCopyRegion;
  ur_exp_image_copy_flags_t *pimageCopyFlags;
  ur_exp_image_copy_input_types_t *pimageCopyInputTypes;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_bindless_images_image_copy_exp_params_t;

/// Pointers to the parameters of urBindlessImagesImageGetInfoExp.
typedef struct ur_bindless_images_image_get_info_exp_params_t {
  ur_context_handle_t *phContext;
  ur_exp_image_mem_native_handle_t *phImageMem;
  ur_image_info_t *ppropName;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_bindless_images_image_get_info_exp_params_t;

/// Pointers to the parameters of urBindlessImagesGetImageMemoryHandleTypeSupportExp.
typedef struct ur_bindless_images_get_image_memory_handle_type_support_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_image_desc_t **ppImageDesc;
  const ur_image_format_t **ppImageFormat;
  ur_exp_image_mem_type_t *pimageMemHandleType;
  ur_bool_t **ppSupportedRet;
} ur_bindless_images_get_image_memory_handle_type_support_exp_params_t;

/// Pointers to the parameters of urBindlessImagesGetImageUnsampledHandleSupportExp.
typedef struct ur_bindless_images_get_image_unsampled_handle_support_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_image_desc_t **ppImageDesc;
  const ur_image_format_t **ppImageFormat;
  ur_exp_image_mem_type_t *pimageMemHandleType;
  ur_bool_t **ppSupportedRet;
} ur_bindless_images_get_image_unsampled_handle_support_exp_params_t;

/// Pointers to the parameters of urBindlessImagesGetImageSampledHandleSupportExp.
typedef struct ur_bindless_images_get_image_sampled_handle_support_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_image_desc_t **ppImageDesc;
  const ur_image_format_t **ppImageFormat;
  ur_exp_image_mem_type_t *pimageMemHandleType;
  ur_bool_t **ppSupportedRet;
} ur_bindless_images_get_image_sampled_handle_support_exp_params_t;

/// Pointers to the parameters of urBindlessImagesMipmapGetLevelExp.
typedef struct ur_bindless_images_mipmap_get_level_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_image_mem_native_handle_t *phImageMem;
  uint32_t *pmipmapLevel;
  ur_exp_image_mem_native_handle_t **pphImageMem;
} ur_bindless_images_mipmap_get_level_exp_params_t;

/// Pointers to the parameters of urBindlessImagesMipmapFreeExp.
typedef struct ur_bindless_images_mipmap_free_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_image_mem_native_handle_t *phMem;
} ur_bindless_images_mipmap_free_exp_params_t;

/// Pointers to the parameters of urBindlessImagesImportExternalMemoryExp.
typedef struct ur_bindless_images_import_external_memory_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  size_t *psize;
  ur_exp_external_mem_type_t *pmemHandleType;
  ur_exp_external_mem_desc_t **ppExternalMemDesc;
  ur_exp_external_mem_handle_t **pphExternalMem;
} ur_bindless_images_import_external_memory_exp_params_t;

/// Pointers to the parameters of urBindlessImagesMapExternalArrayExp.
typedef struct ur_bindless_images_map_external_array_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_image_format_t **ppImageFormat;
  const ur_image_desc_t **ppImageDesc;
  ur_exp_external_mem_handle_t *phExternalMem;
  ur_exp_image_mem_native_handle_t **pphImageMem;
} ur_bindless_images_map_external_array_exp_params_t;

/// Pointers to the parameters of urBindlessImagesMapExternalLinearMemoryExp.
typedef struct ur_bindless_images_map_external_linear_memory_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  uint64_t *poffset;
  uint64_t *psize;
  ur_exp_external_mem_handle_t *phExternalMem;
  void ***pppRetMem;
} ur_bindless_images_map_external_linear_memory_exp_params_t;

/// Pointers to the parameters of urBindlessImagesReleaseExternalMemoryExp.
typedef struct ur_bindless_images_release_external_memory_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_external_mem_handle_t *phExternalMem;
} ur_bindless_images_release_external_memory_exp_params_t;

/// Pointers to the parameters of urBindlessImagesFreeMappedLinearMemoryExp.
typedef struct ur_bindless_images_free_mapped_linear_memory_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  void **ppMem;
} ur_bindless_images_free_mapped_linear_memory_exp_params_t;

/// Pointers to the parameters of urBindlessImagesSupportsImportingHandleTypeExp.
typedef struct ur_bindless_images_supports_importing_handle_type_exp_params_t {
  ur_device_handle_t *phDevice;
  ur_exp_external_mem_type_t *pmemHandleType;
  ur_bool_t **ppSupportedRet;
} ur_bindless_images_supports_importing_handle_type_exp_params_t;

/// Pointers to the parameters of urBindlessImagesImportExternalSemaphoreExp.
typedef struct ur_bindless_images_import_external_semaphore_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_external_semaphore_type_t *psemHandleType;
  ur_exp_external_semaphore_desc_t **ppExternalSemaphoreDesc;
  ur_exp_external_semaphore_handle_t **pphExternalSemaphore;
} ur_bindless_images_import_external_semaphore_exp_params_t;

/// Pointers to the parameters of urBindlessImagesReleaseExternalSemaphoreExp.
typedef struct ur_bindless_images_release_external_semaphore_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_external_semaphore_handle_t *phExternalSemaphore;
} ur_bindless_images_release_external_semaphore_exp_params_t;

/// Pointers to the parameters of urBindlessImagesWaitExternalSemaphoreExp.
typedef struct ur_bindless_images_wait_external_semaphore_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_exp_external_semaphore_handle_t *phSemaphore;
  bool *phasWaitValue;
  uint64_t *pwaitValue;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_bindless_images_wait_external_semaphore_exp_params_t;

/// Pointers to the parameters of urBindlessImagesSignalExternalSemaphoreExp.
typedef struct ur_bindless_images_signal_external_semaphore_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_exp_external_semaphore_handle_t *phSemaphore;
  bool *phasSignalValue;
  uint64_t *psignalValue;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_bindless_images_signal_external_semaphore_exp_params_t;

/// Pointers to the parameters of urCommandBufferCreateExp.
typedef struct ur_command_buffer_create_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_exp_command_buffer_desc_t **ppCommandBufferDesc;
  ur_exp_command_buffer_handle_t **pphCommandBuffer;
} ur_command_buffer_create_exp_params_t;

/// Pointers to the parameters of urCommandBufferRetainExp.
typedef struct ur_command_buffer_retain_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
} ur_command_buffer_retain_exp_params_t;

/// Pointers to the parameters of urCommandBufferReleaseExp.
typedef struct ur_command_buffer_release_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
} ur_command_buffer_release_exp_params_t;

/// Pointers to the parameters of urCommandBufferFinalizeExp.
typedef struct ur_command_buffer_finalize_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
} ur_command_buffer_finalize_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendKernelLaunchExp.
typedef struct ur_command_buffer_append_kernel_launch_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_kernel_handle_t *phKernel;
  uint32_t *pworkDim;
  const size_t **ppGlobalWorkOffset;
  const size_t **ppGlobalWorkSize;
  const size_t **ppLocalWorkSize;
  uint32_t *pnumKernelAlternatives;
  ur_kernel_handle_t **pphKernelAlternatives;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_kernel_launch_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendKernelLaunchWithArgsExp.
typedef struct ur_command_buffer_append_kernel_launch_with_args_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_kernel_handle_t *phKernel;
  uint32_t *pworkDim;
  const size_t **ppGlobalWorkOffset;
  const size_t **ppGlobalWorkSize;
  const size_t **ppLocalWorkSize;
  uint32_t *pnumArgs;
  const ur_exp_kernel_arg_properties_t **ppArgs;
  uint32_t *pnumKernelAlternatives;
  ur_kernel_handle_t **pphKernelAlternatives;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_kernel_launch_with_args_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendUSMMemcpyExp.
typedef struct ur_command_buffer_append_usm_memcpy_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  void **ppDst;
  const void **ppSrc;
  size_t *psize;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_usm_memcpy_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendUSMFillExp.
typedef struct ur_command_buffer_append_usm_fill_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  void **ppMemory;
  const void **ppPattern;
  size_t *ppatternSize;
  size_t *psize;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_usm_fill_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendMemBufferCopyExp.
typedef struct ur_command_buffer_append_mem_buffer_copy_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_mem_handle_t *phSrcMem;
  ur_mem_handle_t *phDstMem;
  size_t *psrcOffset;
  size_t *pdstOffset;
  size_t *psize;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_copy_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendMemBufferWriteExp.
typedef struct ur_command_buffer_append_mem_buffer_write_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_mem_handle_t *phBuffer;
  size_t *poffset;
  size_t *psize;
  const void **ppSrc;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_write_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendMemBufferReadExp.
typedef struct ur_command_buffer_append_mem_buffer_read_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_mem_handle_t *phBuffer;
  size_t *poffset;
  size_t *psize;
  void **ppDst;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_read_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendMemBufferCopyRectExp.
typedef struct ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_mem_handle_t *phSrcMem;
  ur_mem_handle_t *phDstMem;
  ur_rect_offset_t *psrcOrigin;
  ur_rect_offset_t *pdstOrigin;
  ur_rect_region_t *pregion;
  size_t *psrcRowPitch;
  size_t *psrcSlicePitch;
  size_t *pdstRowPitch;
  size_t *pdstSlicePitch;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendMemBufferWriteRectExp.
typedef struct ur_command_buffer_append_mem_buffer_write_rect_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_mem_handle_t *phBuffer;
  ur_rect_offset_t *pbufferOffset;
  ur_rect_offset_t *phostOffset;
  ur_rect_region_t *pregion;
  size_t *pbufferRowPitch;
  size_t *pbufferSlicePitch;
  size_t *phostRowPitch;
  size_t *phostSlicePitch;
  void **ppSrc;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_write_rect_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendMemBufferReadRectExp.
typedef struct ur_command_buffer_append_mem_buffer_read_rect_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_mem_handle_t *phBuffer;
  ur_rect_offset_t *pbufferOffset;
  ur_rect_offset_t *phostOffset;
  ur_rect_region_t *pregion;
  size_t *pbufferRowPitch;
  size_t *pbufferSlicePitch;
  size_t *phostRowPitch;
  size_t *phostSlicePitch;
  void **ppDst;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_read_rect_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendMemBufferFillExp.
typedef struct ur_command_buffer_append_mem_buffer_fill_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_mem_handle_t *phBuffer;
  const void **ppPattern;
  size_t *ppatternSize;
  size_t *poffset;
  size_t *psize;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_fill_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendUSMPrefetchExp.
typedef struct ur_command_buffer_append_usm_prefetch_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  const void **ppMemory;
  size_t *psize;
  ur_usm_migration_flags_t *pflags;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_usm_prefetch_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendUSMAdviseExp.
typedef struct ur_command_buffer_append_usm_advise_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  const void **ppMemory;
  size_t *psize;
  ur_usm_advice_flags_t *padvice;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
  ur_event_handle_t **pphEvent;
  ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_usm_advise_exp_params_t;

/// Pointers to the parameters of urCommandBufferAppendNativeCommandExp.
typedef struct ur_command_buffer_append_native_command_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_exp_command_buffer_native_command_function_t *ppfnNativeCommand;
  void **ppData;
  ur_exp_command_buffer_handle_t *phChildCommandBuffer;
  uint32_t *pnumSyncPointsInWaitList;
  const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
  ur_exp_command_buffer_sync_point_t **ppSyncPoint;
} ur_command_buffer_append_native_command_exp_params_t;

/// Pointers to the parameters of urEnqueueCommandBufferExp.
typedef struct ur_enqueue_command_buffer_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_command_buffer_exp_params_t;

/// Pointers to the parameters of urCommandBufferUpdateKernelLaunchExp.
typedef struct ur_command_buffer_update_kernel_launch_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  uint32_t *pnumKernelUpdates;
  const ur_exp_command_buffer_update_kernel_launch_desc_t **ppUpdateKernelLaunch;
} ur_command_buffer_update_kernel_launch_exp_params_t;

/// Pointers to the parameters of urCommandBufferUpdateSignalEventExp.
typedef struct ur_command_buffer_update_signal_event_exp_params_t {
  ur_exp_command_buffer_command_handle_t *phCommand;
  ur_event_handle_t **pphSignalEvent;
} ur_command_buffer_update_signal_event_exp_params_t;

/// Pointers to the parameters of urCommandBufferUpdateWaitEventsExp.
typedef struct ur_command_buffer_update_wait_events_exp_params_t {
  ur_exp_command_buffer_command_handle_t *phCommand;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
} ur_command_buffer_update_wait_events_exp_params_t;

/// Pointers to the parameters of urCommandBufferGetInfoExp.
typedef struct ur_command_buffer_get_info_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_exp_command_buffer_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_command_buffer_get_info_exp_params_t;

/// Pointers to the parameters of urCommandBufferGetNativeHandleExp.
typedef struct ur_command_buffer_get_native_handle_exp_params_t {
  ur_exp_command_buffer_handle_t *phCommandBuffer;
  ur_native_handle_t **pphNativeCommandBuffer;
} ur_command_buffer_get_native_handle_exp_params_t;

/// Pointers to the parameters of urDeviceWaitExp.
typedef struct ur_device_wait_exp_params_t {
  ur_device_handle_t *phDevice;
} ur_device_wait_exp_params_t;

/// Pointers to the parameters of urProgramDynamicLinkExp.
typedef struct ur_program_dynamic_link_exp_params_t {
  ur_context_handle_t *phContext;
  uint32_t *pcount;
  const ur_program_handle_t **pphPrograms;
} ur_program_dynamic_link_exp_params_t;

/// Pointers to the parameters of urEnqueueKernelLaunchWithArgsExp.
typedef struct ur_enqueue_kernel_launch_with_args_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_kernel_handle_t *phKernel;
  uint32_t *pworkDim;
  const size_t **ppGlobalWorkOffset;
  const size_t **ppGlobalWorkSize;
  const size_t **ppLocalWorkSize;
  uint32_t *pnumArgs;
  const ur_exp_kernel_arg_properties_t **ppArgs;
  const ur_kernel_launch_ext_properties_t **plaunchPropList;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_kernel_launch_with_args_exp_params_t;

/// Pointers to the parameters of urEnqueueTimestampRecordingExp.
typedef struct ur_enqueue_timestamp_recording_exp_params_t {
  ur_queue_handle_t *phQueue;
  bool *pblocking;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_timestamp_recording_exp_params_t;

/// Pointers to the parameters of urGraphCreateExp.
typedef struct ur_graph_create_exp_params_t {
  ur_context_handle_t *phContext;
  ur_exp_graph_handle_t **pphGraph;
} ur_graph_create_exp_params_t;

/// Pointers to the parameters of urQueueBeginGraphCaptureExp.
typedef struct ur_queue_begin_graph_capture_exp_params_t {
  ur_queue_handle_t *phQueue;
} ur_queue_begin_graph_capture_exp_params_t;

/// Pointers to the parameters of urQueueBeginCaptureIntoGraphExp.
typedef struct ur_queue_begin_capture_into_graph_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_exp_graph_handle_t *phGraph;
} ur_queue_begin_capture_into_graph_exp_params_t;

/// Pointers to the parameters of urQueueEndGraphCaptureExp.
typedef struct ur_queue_end_graph_capture_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_exp_graph_handle_t **pphGraph;
} ur_queue_end_graph_capture_exp_params_t;

/// Pointers to the parameters of urGraphInstantiateGraphExp.
typedef struct ur_graph_instantiate_graph_exp_params_t {
  ur_exp_graph_handle_t *phGraph;
  ur_exp_executable_graph_handle_t **pphExecGraph;
} ur_graph_instantiate_graph_exp_params_t;

/// Pointers to the parameters of urEnqueueGraphExp.
typedef struct ur_enqueue_graph_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_exp_executable_graph_handle_t *phGraph;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_graph_exp_params_t;

/// Pointers to the parameters of urGraphDestroyExp.
typedef struct ur_graph_destroy_exp_params_t {
  ur_exp_graph_handle_t *phGraph;
} ur_graph_destroy_exp_params_t;

/// Pointers to the parameters of urGraphExecutableGraphDestroyExp.
typedef struct ur_graph_executable_graph_destroy_exp_params_t {
  ur_exp_executable_graph_handle_t *phExecutableGraph;
} ur_graph_executable_graph_destroy_exp_params_t;

/// Pointers to the parameters of urQueueIsGraphCaptureEnabledExp.
typedef struct ur_queue_is_graph_capture_enabled_exp_params_t {
  ur_queue_handle_t *phQueue;
  bool **ppResult;
} ur_queue_is_graph_capture_enabled_exp_params_t;

/// Pointers to the parameters of urQueueGetGraphExp.
typedef struct ur_queue_get_graph_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_exp_graph_handle_t **pphGraph;
} ur_queue_get_graph_exp_params_t;

/// Pointers to the parameters of urGraphIsEmptyExp.
typedef struct ur_graph_is_empty_exp_params_t {
  ur_exp_graph_handle_t *phGraph;
  bool **ppResult;
} ur_graph_is_empty_exp_params_t;

/// Pointers to the parameters of urGraphGetIdExp.
typedef struct ur_graph_get_id_exp_params_t {
  ur_exp_graph_handle_t *phGraph;
  uint64_t **ppGraphId;
} ur_graph_get_id_exp_params_t;

/// Pointers to the parameters of urGraphSetDestructionCallbackExp.
typedef struct ur_graph_set_destruction_callback_exp_params_t {
  ur_exp_graph_handle_t *phGraph;
  ur_exp_graph_destruction_callback_t *ppfnCallback;
  void **ppUserData;
} ur_graph_set_destruction_callback_exp_params_t;

/// Pointers to the parameters of urGraphDumpContentsExp.
typedef struct ur_graph_dump_contents_exp_params_t {
  ur_exp_graph_handle_t *phGraph;
  const char **pfilePath;
} ur_graph_dump_contents_exp_params_t;

/// Pointers to the parameters of urGraphGetNativeHandleExp.
typedef struct ur_graph_get_native_handle_exp_params_t {
  ur_exp_graph_handle_t *phGraph;
  ur_native_handle_t **pphNativeGraph;
} ur_graph_get_native_handle_exp_params_t;

/// Pointers to the parameters of urGraphExecutableGraphGetNativeHandleExp.
typedef struct ur_graph_executable_graph_get_native_handle_exp_params_t {
  ur_exp_executable_graph_handle_t *phExecutableGraph;
  ur_native_handle_t **pphNativeExecutableGraph;
} ur_graph_executable_graph_get_native_handle_exp_params_t;

/// Pointers to the parameters of urEnqueueHostTaskExp.
typedef struct ur_enqueue_host_task_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_exp_host_task_function_t *ppfnHostTask;
  void **pdata;
  const ur_exp_host_task_properties_t **ppProperties;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_host_task_exp_params_t;

/// Pointers to the parameters of urIPCGetMemHandleExp.
typedef struct ur_ipc_get_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppMem;
  void ***pppIPCMemHandleData;
  size_t **ppIPCMemHandleDataSizeRet;
} ur_ipc_get_mem_handle_exp_params_t;

/// Pointers to the parameters of urIPCPutMemHandleExp.
typedef struct ur_ipc_put_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppIPCMemHandleData;
} ur_ipc_put_mem_handle_exp_params_t;

/// Pointers to the parameters of urIPCOpenMemHandleExp.
typedef struct ur_ipc_open_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  void **ppIPCMemHandleData;
  size_t *pipcMemHandleDataSize;
  void ***pppMem;
} ur_ipc_open_mem_handle_exp_params_t;

/// Pointers to the parameters of urIPCCloseMemHandleExp.
typedef struct ur_ipc_close_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppMem;
} ur_ipc_close_mem_handle_exp_params_t;

/// Pointers to the parameters of urIPCGetPhysMemHandleExp.
typedef struct ur_ipc_get_phys_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  ur_physical_mem_handle_t *phPhysMem;
  void ***pppIPCPhysMemHandleData;
  size_t **ppIPCPhysMemHandleDataSizeRet;
} ur_ipc_get_phys_mem_handle_exp_params_t;

/// Pointers to the parameters of urIPCPutPhysMemHandleExp.
typedef struct ur_ipc_put_phys_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  const void **ppIPCPhysMemHandleData;
} ur_ipc_put_phys_mem_handle_exp_params_t;

/// Pointers to the parameters of urIPCOpenPhysMemHandleExp.
typedef struct ur_ipc_open_phys_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const void **ppIPCPhysMemHandleData;
  size_t *pipcPhysMemHandleDataSize;
  ur_physical_mem_handle_t **pphPhysMem;
} ur_ipc_open_phys_mem_handle_exp_params_t;

/// Pointers to the parameters of urIPCClosePhysMemHandleExp.
typedef struct ur_ipc_close_phys_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  ur_physical_mem_handle_t *phPhysMem;
} ur_ipc_close_phys_mem_handle_exp_params_t;

/// Pointers to the parameters of urIPCGetEventHandleExp.
typedef struct ur_ipc_get_event_handle_exp_params_t {
  ur_event_handle_t *phEvent;
  void ***pppIPCEventHandleData;
  size_t **ppIPCEventHandleDataSizeRet;
} ur_ipc_get_event_handle_exp_params_t;

/// Pointers to the parameters of urIPCPutEventHandleExp.
typedef struct ur_ipc_put_event_handle_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppIPCEventHandleData;
} ur_ipc_put_event_handle_exp_params_t;

/// Pointers to the parameters of urIPCOpenEventHandleExp.
typedef struct ur_ipc_open_event_handle_exp_params_t {
  ur_context_handle_t *phContext;
  const void **ppIPCEventHandleData;
  size_t *pipcEventHandleDataSize;
  ur_event_handle_t **pphEvent;
} ur_ipc_open_event_handle_exp_params_t;

/// Pointers to the parameters of urEnqueueEventsWaitWithBarrierExt.
typedef struct ur_enqueue_events_wait_with_barrier_ext_params_t {
  ur_queue_handle_t *phQueue;
  const ur_exp_enqueue_ext_properties_t **ppProperties;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_events_wait_with_barrier_ext_params_t;

/// Pointers to the parameters of urMemoryExportAllocExportableMemoryExp.
typedef struct ur_memory_export_alloc_exportable_memory_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  size_t *palignment;
  size_t *psize;
  ur_exp_external_mem_type_t *phandleTypeToExport;
  void ***pppMem;
} ur_memory_export_alloc_exportable_memory_exp_params_t;

/// Pointers to the parameters of urMemoryExportFreeExportableMemoryExp.
typedef struct ur_memory_export_free_exportable_memory_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  void **ppMem;
} ur_memory_export_free_exportable_memory_exp_params_t;

/// Pointers to the parameters of urMemoryExportExportMemoryHandleExp.
typedef struct ur_memory_export_export_memory_handle_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  ur_exp_external_mem_type_t *phandleTypeToExport;
  void **ppMem;
  void **ppMemHandleRet;
} ur_memory_export_export_memory_handle_exp_params_t;

/// Pointers to the parameters of urProgramBuildExp.
typedef struct ur_program_build_exp_params_t {
  ur_program_handle_t *phProgram;
  uint32_t *pnumDevices;
  ur_device_handle_t **pphDevices;
  ur_exp_program_flags_t *pflags;
  const char **ppOptions;
} ur_program_build_exp_params_t;

/// Pointers to the parameters of urProgramCompileExp.
typedef struct ur_program_compile_exp_params_t {
  ur_program_handle_t *phProgram;
  uint32_t *pnumDevices;
  ur_device_handle_t **pphDevices;
  ur_exp_program_flags_t *pflags;
  const char **ppOptions;
} ur_program_compile_exp_params_t;

/// Pointers to the parameters of urProgramLinkExp.
typedef struct ur_program_link_exp_params_t {
  ur_context_handle_t *phContext;
  uint32_t *pnumDevices;
  ur_device_handle_t **pphDevices;
  ur_exp_program_flags_t *pflags;
  uint32_t *pcount;
  const ur_program_handle_t **pphPrograms;
  const char **ppOptions;
  ur_program_handle_t **pphProgram;
} ur_program_link_exp_params_t;

/// Pointers to the parameters of urEnqueueNativeCommandExp.
typedef struct ur_enqueue_native_command_exp_params_t {
  ur_queue_handle_t *phQueue;
  ur_exp_enqueue_native_command_function_t *ppfnNativeEnqueue;
  void **pdata;
  uint32_t *pnumMemsInMemList;
  const ur_mem_handle_t **pphMemList;
  const ur_exp_enqueue_native_command_properties_t **ppProperties;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_native_command_exp_params_t;

/// Pointers to the parameters of urEventCreateExp.
typedef struct ur_event_create_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_exp_event_desc_t **ppEventDesc;
  ur_event_handle_t **pphEvent;
} ur_event_create_exp_params_t;

/// Pointers to the parameters of urUSMContextMemcpyExp.
typedef struct ur_usm_context_memcpy_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppDst;
  const void **ppSrc;
  size_t *psize;
} ur_usm_context_memcpy_exp_params_t;

/// Pointers to the parameters of urUSMHostAllocRegisterExp.
typedef struct ur_usm_host_alloc_register_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppHostMem;
  size_t *psize;
  const ur_exp_usm_host_alloc_register_properties_t **ppProperties;
} ur_usm_host_alloc_register_exp_params_t;

/// Pointers to the parameters of urUSMHostAllocUnregisterExp.
typedef struct ur_usm_host_alloc_unregister_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppHostMem;
} ur_usm_host_alloc_unregister_exp_params_t;

/// Pointers to the parameters of urUSMImportExp.
typedef struct ur_usm_import_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppMem;
  size_t *psize;
} ur_usm_import_exp_params_t;

/// Pointers to the parameters of urUSMReleaseExp.
typedef struct ur_usm_release_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppMem;
} ur_usm_release_exp_params_t;

/// Pointers to the parameters of urUsmP2PEnablePeerAccessExp.
typedef struct ur_usm_p2p_enable_peer_access_exp_params_t {
  ur_device_handle_t *pcommandDevice;
  ur_device_handle_t *ppeerDevice;
} ur_usm_p2p_enable_peer_access_exp_params_t;

/// Pointers to the parameters of urUsmP2PDisablePeerAccessExp.
typedef struct ur_usm_p2p_disable_peer_access_exp_params_t {
  ur_device_handle_t *pcommandDevice;
  ur_device_handle_t *ppeerDevice;
} ur_usm_p2p_disable_peer_access_exp_params_t;

/// Pointers to the parameters of urUsmP2PPeerAccessGetInfoExp.
typedef struct ur_usm_p2p_peer_access_get_info_exp_params_t {
  ur_device_handle_t *pcommandDevice;
  ur_device_handle_t *ppeerDevice;
  ur_exp_peer_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_usm_p2p_peer_access_get_info_exp_params_t;

/// Pointers to the parameters of urLanewayEventWaitFor.
typedef struct ur_laneway_event_wait_for_params_t {
  uint32_t *pnumEvents;
  const ur_event_handle_t **pphEvents;
  ur_laneway_event_wait_mode_t *pmode;
  uint64_t *ptimeout;
  ur_laneway_event_wait_outcome_t **ppOutcome;
  uint32_t **ppIndex;
} ur_laneway_event_wait_for_params_t;

#ifdef __cplusplus
} // extern "C"
#endif

#endif // UR_API_H_INCLUDED
