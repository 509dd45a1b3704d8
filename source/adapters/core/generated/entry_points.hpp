// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that an adapter is called by.
#pragma once

#include "adapters/core/object/result_of.hpp"
#include "adapters/core/object/table.hpp"

namespace ur::core::entry {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                    uint32_t *pNumAdapters) noexcept;
ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) noexcept;
ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) noexcept;
ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                             int32_t *pError) noexcept;
ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback,
                                                  void *pUserData, ur_logger_level_t level) noexcept;
ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level) noexcept;
ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                     ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) noexcept;
ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                                 ur_native_handle_t *phNativePlatform) noexcept;
ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                                        ur_adapter_handle_t hAdapter,
                                                        const ur_platform_native_properties_t *pProperties,
                                                        ur_platform_handle_t *phPlatform) noexcept;
ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) noexcept;
ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                                  const char **ppPlatformOption) noexcept;
ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                       const ur_context_properties_t *pProperties,
                                       ur_context_handle_t *phContext) noexcept;
ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) noexcept;
ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) noexcept;
ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext,
                                                ur_native_handle_t *phNativeContext) noexcept;
ur_result_t UR_APICALL urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter,
                                                       uint32_t numDevices, const ur_device_handle_t *phDevices,
                                                       const ur_context_native_properties_t *pProperties,
                                                       ur_context_handle_t *phContext) noexcept;
ur_result_t UR_APICALL urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                   ur_context_extended_deleter_t pfnDeleter, void *pUserData) noexcept;
ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize,
                                               void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) noexcept;
ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) noexcept;
ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) noexcept;
ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) noexcept;
ur_result_t UR_APICALL urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
                                                     const ur_event_native_properties_t *pProperties,
                                                     ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                          ur_event_callback_t pfnNotify, void *pUserData) noexcept;
ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                             const ur_program_properties_t *pProperties,
                                             ur_program_handle_t *phProgram) noexcept;
ur_result_t UR_APICALL urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                 ur_device_handle_t *phDevices, size_t *pLengths,
                                                 const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
                                                 ur_program_handle_t *phProgram) noexcept;
ur_result_t UR_APICALL urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                      const char *pOptions) noexcept;
ur_result_t UR_APICALL urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                        const char *pOptions) noexcept;
ur_result_t UR_APICALL urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                     const ur_program_handle_t *phPrograms, const char *pOptions,
                                     ur_program_handle_t *phProgram) noexcept;
ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram) noexcept;
ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) noexcept;
ur_result_t UR_APICALL urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                   const char *pFunctionName, void **ppFunctionPointer) noexcept;
ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                         const char *pGlobalVariableName,
                                                         size_t *pGlobalVariableSizeRet,
                                                         void **ppGlobalVariablePointerRet) noexcept;
ur_result_t UR_APICALL urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                             ur_program_build_info_t propName, size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) noexcept;
ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                                ur_native_handle_t *phNativeProgram) noexcept;
ur_result_t UR_APICALL urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
                                                       const ur_program_native_properties_t *pProperties,
                                                       ur_program_handle_t *phProgram) noexcept;
ur_result_t UR_APICALL urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                               const ur_program_handle_t *phPrograms) noexcept;
ur_result_t UR_APICALL urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                         ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                         const char *pOptions) noexcept;
ur_result_t UR_APICALL urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                           ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                           const char *pOptions) noexcept;
ur_result_t UR_APICALL urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                                        ur_device_handle_t *phDevices, ur_exp_program_flags_t flags, uint32_t count,
                                        const ur_program_handle_t *phPrograms, const char *pOptions,
                                        ur_program_handle_t *phProgram) noexcept;
ur_result_t UR_APICALL urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                                      ur_kernel_handle_t *phKernel) noexcept;
ur_result_t UR_APICALL urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                            ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                               ur_kernel_sub_group_info_t propName, size_t propSize, void *pPropValue,
                                               size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel) noexcept;
ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel) noexcept;
ur_result_t UR_APICALL urKernelGetNativeHandle(ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) noexcept;
ur_result_t UR_APICALL urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel, ur_context_handle_t hContext,
                                                      ur_program_handle_t hProgram,
                                                      const ur_kernel_native_properties_t *pProperties,
                                                      ur_kernel_handle_t *phKernel) noexcept;
ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                         uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                         const size_t *pGlobalWorkSize,
                                                         size_t *pSuggestedLocalWorkSize) noexcept;
ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                                 uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                                 const size_t *pGlobalWorkSize, uint32_t numArgs,
                                                                 const ur_exp_kernel_arg_properties_t *pArgs,
                                                                 size_t *pSuggestedLocalWorkSize) noexcept;
ur_result_t UR_APICALL urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
                                           const ur_kernel_exec_info_properties_t *pProperties,
                                           const void *pPropValue) noexcept;
ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) noexcept;
ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                               uint32_t workDim, const size_t *pLocalWorkSize,
                                                               size_t dynamicSharedMemorySize,
                                                               uint32_t *pGroupCountRet) noexcept;
ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                     const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) noexcept;
ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) noexcept;
ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) noexcept;
ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                              ur_native_handle_t *phNativeQueue) noexcept;
ur_result_t UR_APICALL urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_queue_native_properties_t *pProperties,
                                                     ur_queue_handle_t *phQueue) noexcept;
ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) noexcept;
ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) noexcept;
ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) noexcept;
ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) noexcept;
ur_result_t UR_APICALL urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) noexcept;
ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) noexcept;
ur_result_t UR_APICALL urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) noexcept;
ur_result_t UR_APICALL urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                       ur_sampler_handle_t *phSampler) noexcept;
ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler) noexcept;
ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler) noexcept;
ur_result_t UR_APICALL urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urSamplerGetNativeHandle(ur_sampler_handle_t hSampler,
                                                ur_native_handle_t *phNativeSampler) noexcept;
ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
                                                       const ur_sampler_native_properties_t *pProperties,
                                                       ur_sampler_handle_t *phSampler) noexcept;
ur_result_t UR_APICALL urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                        const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                        void *pHost, ur_mem_handle_t *phMem) noexcept;
ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                         const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) noexcept;
ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) noexcept;
ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) noexcept;
ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                            ur_buffer_create_type_t bufferCreateType, const ur_buffer_region_t *pRegion,
                                            ur_mem_handle_t *phMem) noexcept;
ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                            ur_native_handle_t *phNativeMem) noexcept;
ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                         const ur_mem_native_properties_t *pProperties,
                                                         ur_mem_handle_t *phMem) noexcept;
ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        const ur_mem_native_properties_t *pProperties,
                                                        ur_mem_handle_t *phMem) noexcept;
ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
                                    size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
                                           const ur_physical_mem_properties_t *pProperties,
                                           ur_physical_mem_handle_t *phPhysicalMem) noexcept;
ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) noexcept;
ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) noexcept;
ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName,
                                            size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                                              size_t offset, size_t size, void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
                                               size_t offset, size_t size, const void *pSrc,
                                               uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                                                  ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                                  ur_rect_region_t region, size_t bufferRowPitch,
                                                  size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
                                                  void *pDst, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                   bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                                   ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                   size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
                                                   size_t hostSlicePitch, void *pSrc, uint32_t numEventsInWaitList,
                                                   const ur_event_handle_t *phEventWaitList,
                                                   ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                              ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                              size_t size, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                  ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                  size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                                  size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
                                              size_t patternSize, size_t offset, size_t size,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead,
                                             ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
                                             size_t slicePitch, void *pDst, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite,
                                              ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
                                              size_t slicePitch, void *pSrc, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                             ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                             ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap,
                                             ur_map_flags_t mapFlags, size_t offset, size_t size,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent, void **ppRetMap) noexcept;
ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern,
                                        size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc,
                                          size_t size, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                            ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
                                          const void *pPattern, size_t width, size_t height,
                                          uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch,
                                            const void *pSrc, size_t srcPitch, size_t width, size_t height,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                          const char *name, bool blockingWrite, size_t count,
                                                          size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                         const char *name, bool blockingRead, size_t count,
                                                         size_t offset, void *pDst, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                             const char *pipe_symbol, bool blocking, void *pDst, size_t size,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                              const char *pipe_symbol, bool blocking, void *pSrc, size_t size,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                                         const ur_exp_enqueue_ext_properties_t *pProperties,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                  const size_t size,
                                                  const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                  uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                  ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                  const size_t size,
                                                  const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                  uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                  ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
                                                const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                void **ppMem, ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem,
                                           uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                                 ur_exp_command_buffer_handle_t hCommandBuffer,
                                                 uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                 ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask,
                                            void *data, const ur_exp_host_task_properties_t *pProperties,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                      ur_usm_pool_handle_t pool, size_t size, void **ppMem) noexcept;
ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) noexcept;
ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) noexcept;
ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) noexcept;
ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                            ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                       ur_usm_pool_handle_t *ppPool) noexcept;
ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) noexcept;
ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) noexcept;
ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool) noexcept;
ur_result_t UR_APICALL urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           ur_usm_pool_handle_t hPool) noexcept;
ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        ur_usm_pool_handle_t *pPool) noexcept;
ur_result_t UR_APICALL urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t propSize) noexcept;
ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t hPool) noexcept;
ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t *pPool) noexcept;
ur_result_t UR_APICALL urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_handle_t hPool, size_t minBytesToKeep) noexcept;
ur_result_t UR_APICALL urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                            const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                            size_t widthInBytes, size_t height, size_t elementSizeBytes, void **ppMem,
                                            size_t *pResultPitch) noexcept;
ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                             size_t size) noexcept;
ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) noexcept;
ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) noexcept;
ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) noexcept;
ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      ur_exp_image_native_handle_t hImage) noexcept;
ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                    ur_device_handle_t hDevice,
                                                                    ur_exp_image_native_handle_t hImage) noexcept;
ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        ur_exp_image_mem_native_handle_t *phImageMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t hImageMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               ur_exp_image_mem_native_handle_t hImageMem,
                                                               const ur_image_format_t *pImageFormat,
                                                               const ur_image_desc_t *pImageDesc,
                                                               ur_exp_image_native_handle_t *phImage) noexcept;
ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             ur_exp_image_mem_native_handle_t hImageMem,
                                                             const ur_image_format_t *pImageFormat,
                                                             const ur_image_desc_t *pImageDesc,
                                                             const ur_sampler_desc_t *pSamplerDesc,
                                                             ur_exp_image_native_handle_t *phImage) noexcept;
ur_result_t UR_APICALL urBindlessImagesImageCopyExp(ur_queue_handle_t hQueue, const void *pSrc, void *pDst,
                                                    const ur_image_desc_t *pSrcImageDesc,
                                                    const ur_image_desc_t *pDstImageDesc,
                                                    const ur_image_format_t *pSrcImageFormat,
                                                    const ur_image_format_t *pDstImageFormat,
                                                    ur_exp_image_copy_region_t *pCopyRegion,
                                                    ur_exp_image_copy_flags_t imageCopyFlags,
                                                    ur_exp_image_copy_input_types_t imageCopyInputTypes,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                                       ur_exp_image_mem_native_handle_t hImageMem,
                                                       ur_image_info_t propName, void *pPropValue,
                                                       size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept;
ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept;
ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept;
ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         ur_exp_image_mem_native_handle_t hImageMem,
                                                         uint32_t mipmapLevel,
                                                         ur_exp_image_mem_native_handle_t *phImageMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     ur_exp_image_mem_native_handle_t hMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               size_t size, ur_exp_external_mem_type_t memHandleType,
                                                               ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                               ur_exp_external_mem_handle_t *phExternalMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           const ur_image_format_t *pImageFormat,
                                                           const ur_image_desc_t *pImageDesc,
                                                           ur_exp_external_mem_handle_t hExternalMem,
                                                           ur_exp_image_mem_native_handle_t *phImageMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice, uint64_t offset,
                                                                  uint64_t size,
                                                                  ur_exp_external_mem_handle_t hExternalMem,
                                                                  void **ppRetMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext,
                                                                ur_device_handle_t hDevice,
                                                                ur_exp_external_mem_handle_t hExternalMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice, void *pMem) noexcept;
ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) noexcept;
ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) noexcept;
ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) noexcept;
ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                                ur_exp_external_semaphore_handle_t hSemaphore,
                                                                bool hasWaitValue, uint64_t waitValue,
                                                                uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList,
                                                                ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue, uint64_t signalValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                                ur_exp_command_buffer_handle_t *phCommandBuffer) noexcept;
ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept;
ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept;
ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern, size_t patternSize, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept;
ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) noexcept;
ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) noexcept;
ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                           ur_event_handle_t *phSignalEvent) noexcept;
ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList) noexcept;
ur_result_t UR_APICALL urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                 ur_exp_command_buffer_info_t propName, size_t propSize,
                                                 void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                         ur_native_handle_t *phNativeCommandBuffer) noexcept;
ur_result_t UR_APICALL urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) noexcept;
ur_result_t UR_APICALL urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                                  ur_exp_executable_graph_handle_t *phExecGraph) noexcept;
ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph) noexcept;
ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph) noexcept;
ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) noexcept;
ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) noexcept;
ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t hGraph,
                                                        ur_exp_graph_destruction_callback_t pfnCallback,
                                                        void *pUserData) noexcept;
ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) noexcept;
ur_result_t UR_APICALL urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph,
                                                 ur_native_handle_t *phNativeGraph) noexcept;
ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) noexcept;
ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem, void **ppIPCMemHandleData,
                                            size_t *pIPCMemHandleDataSizeRet) noexcept;
ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) noexcept;
ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                             void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                             void **ppMem) noexcept;
ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) noexcept;
ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem,
                                                void **ppIPCPhysMemHandleData,
                                                size_t *pIPCPhysMemHandleDataSizeRet) noexcept;
ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                const void *pIPCPhysMemHandleData) noexcept;
ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 const void *pIPCPhysMemHandleData, size_t ipcPhysMemHandleDataSize,
                                                 ur_physical_mem_handle_t *phPhysMem) noexcept;
ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                  ur_physical_mem_handle_t hPhysMem) noexcept;
ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                              size_t *pIPCEventHandleDataSizeRet) noexcept;
ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) noexcept;
ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                               size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) noexcept;
ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              size_t alignment, size_t size,
                                                              ur_exp_external_mem_type_t handleTypeToExport,
                                                              void **ppMem) noexcept;
ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             void *pMem) noexcept;
ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
                                                           void *pMemHandleRet) noexcept;
ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                   ur_device_handle_t peerDevice) noexcept;
ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                    ur_device_handle_t peerDevice) noexcept;
ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                                    ur_exp_peer_info_t propName, size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      size_t allocationSize, ur_virtual_mem_granularity_info_t propName,
                                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           void **ppStart) noexcept;
ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) noexcept;
ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                       ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                       ur_virtual_mem_access_flags_t flags) noexcept;
ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) noexcept;
ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                             ur_virtual_mem_access_flags_t flags) noexcept;
ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                           size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
                                   ur_device_handle_t *phDevices, uint32_t *pNumDevices) noexcept;
ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) noexcept;
ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) noexcept;
ur_result_t UR_APICALL urDevicePartition(ur_device_handle_t hDevice,
                                         const ur_device_partition_properties_t *pProperties, uint32_t NumDevices,
                                         ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) noexcept;
ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                            uint32_t NumBinaries, uint32_t *pSelectedBinary) noexcept;
ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) noexcept;
ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
                                                      const ur_device_native_properties_t *pProperties,
                                                      ur_device_handle_t *phDevice) noexcept;
ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                                   uint64_t *pHostTimestamp) noexcept;
ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice) noexcept;
ur_result_t UR_APICALL urLanewayEventWaitFor(uint32_t numEvents, const ur_event_handle_t *phEvents,
                                             ur_laneway_event_wait_mode_t mode, uint64_t timeout,
                                             ur_laneway_event_wait_outcome_t *pOutcome, uint32_t *pIndex) noexcept;

} // namespace ur::core::entry
