// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/generated/refused.hpp"

#include "common/generated/checks.hpp"

namespace ur::loader::refused {

namespace {

ur_result_t orNullHandle(ur_result_t result) noexcept {
  return result == UR_RESULT_SUCCESS ? UR_RESULT_ERROR_INVALID_NULL_HANDLE : result;
}

} // namespace

ur_result_t urAdapterRelease(ur_adapter_handle_t hAdapter) noexcept {
  return orNullHandle(checks::urAdapterRelease(hAdapter));
}

ur_result_t urAdapterRetain(ur_adapter_handle_t hAdapter) noexcept {
  return orNullHandle(checks::urAdapterRetain(hAdapter));
}

ur_result_t urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) noexcept {
  return orNullHandle(checks::urAdapterGetLastError(hAdapter, ppMessage, pError));
}

ur_result_t urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback,
                                       void *pUserData, ur_logger_level_t level) noexcept {
  return orNullHandle(checks::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level));
}

ur_result_t urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level) noexcept {
  return orNullHandle(checks::urAdapterSetLoggerCallbackLevel(hAdapter, level));
}

ur_result_t urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
                          uint32_t *pNumPlatforms) noexcept {
  return orNullHandle(checks::urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms));
}

ur_result_t urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize,
                              void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urPlatformGetNativeHandle(ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) noexcept {
  return orNullHandle(checks::urPlatformGetNativeHandle(hPlatform, phNativePlatform));
}

ur_result_t urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
                                             const ur_platform_native_properties_t *pProperties,
                                             ur_platform_handle_t *phPlatform) noexcept {
  return orNullHandle(checks::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties, phPlatform));
}

ur_result_t urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) noexcept {
  return orNullHandle(checks::urPlatformGetApiVersion(hPlatform, pVersion));
}

ur_result_t urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                       const char **ppPlatformOption) noexcept {
  return orNullHandle(checks::urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption));
}

ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                            const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) noexcept {
  return orNullHandle(checks::urContextCreate(DeviceCount, phDevices, pProperties, phContext));
}

ur_result_t urContextRetain(ur_context_handle_t hContext) noexcept {
  return orNullHandle(checks::urContextRetain(hContext));
}

ur_result_t urContextRelease(ur_context_handle_t hContext) noexcept {
  return orNullHandle(checks::urContextRelease(hContext));
}

ur_result_t urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urContextGetNativeHandle(ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) noexcept {
  return orNullHandle(checks::urContextGetNativeHandle(hContext, phNativeContext));
}

ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter,
                                            uint32_t numDevices, const ur_device_handle_t *phDevices,
                                            const ur_context_native_properties_t *pProperties,
                                            ur_context_handle_t *phContext) noexcept {
  return orNullHandle(checks::urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices,
                                                              pProperties, phContext));
}

ur_result_t urContextSetExtendedDeleter(ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter,
                                        void *pUserData) noexcept {
  return orNullHandle(checks::urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData));
}

ur_result_t urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
                           size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize,
                                    void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) noexcept {
  return orNullHandle(checks::urEventWait(numEvents, phEventWaitList));
}

ur_result_t urEventRetain(ur_event_handle_t hEvent) noexcept {
  return orNullHandle(checks::urEventRetain(hEvent));
}

ur_result_t urEventRelease(ur_event_handle_t hEvent) noexcept {
  return orNullHandle(checks::urEventRelease(hEvent));
}

ur_result_t urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) noexcept {
  return orNullHandle(checks::urEventGetNativeHandle(hEvent, phNativeEvent));
}

ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
                                          const ur_event_native_properties_t *pProperties,
                                          ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent));
}

ur_result_t urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
                               void *pUserData) noexcept {
  return orNullHandle(checks::urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData));
}

ur_result_t urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEventCreateExp(hContext, hDevice, pEventDesc, phEvent));
}

ur_result_t urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                  const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) noexcept {
  return orNullHandle(checks::urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram));
}

ur_result_t urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
                                      size_t *pLengths, const uint8_t **ppBinaries,
                                      const ur_program_properties_t *pProperties,
                                      ur_program_handle_t *phProgram) noexcept {
  return orNullHandle(checks::urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries,
                                                        pProperties, phProgram));
}

ur_result_t urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) noexcept {
  return orNullHandle(checks::urProgramBuild(hContext, hProgram, pOptions));
}

ur_result_t urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                             const char *pOptions) noexcept {
  return orNullHandle(checks::urProgramCompile(hContext, hProgram, pOptions));
}

ur_result_t urProgramLink(ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
                          const char *pOptions, ur_program_handle_t *phProgram) noexcept {
  return orNullHandle(checks::urProgramLink(hContext, count, phPrograms, pOptions, phProgram));
}

ur_result_t urProgramRetain(ur_program_handle_t hProgram) noexcept {
  return orNullHandle(checks::urProgramRetain(hProgram));
}

ur_result_t urProgramRelease(ur_program_handle_t hProgram) noexcept {
  return orNullHandle(checks::urProgramRelease(hProgram));
}

ur_result_t urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                        const char *pFunctionName, void **ppFunctionPointer) noexcept {
  return orNullHandle(checks::urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer));
}

ur_result_t urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                              const char *pGlobalVariableName, size_t *pGlobalVariableSizeRet,
                                              void **ppGlobalVariablePointerRet) noexcept {
  return orNullHandle(checks::urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName,
                                                                pGlobalVariableSizeRet, ppGlobalVariablePointerRet));
}

ur_result_t urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                  ur_program_build_info_t propName, size_t propSize, void *pPropValue,
                                  size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urProgramSetSpecializationConstants(ur_program_handle_t hProgram, uint32_t count,
                                                const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  return orNullHandle(checks::urProgramSetSpecializationConstants(hProgram, count, pSpecConstants));
}

ur_result_t urProgramGetNativeHandle(ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) noexcept {
  return orNullHandle(checks::urProgramGetNativeHandle(hProgram, phNativeProgram));
}

ur_result_t urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
                                            const ur_program_native_properties_t *pProperties,
                                            ur_program_handle_t *phProgram) noexcept {
  return orNullHandle(checks::urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram));
}

ur_result_t urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                    const ur_program_handle_t *phPrograms) noexcept {
  return orNullHandle(checks::urProgramDynamicLinkExp(hContext, count, phPrograms));
}

ur_result_t urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
                              ur_exp_program_flags_t flags, const char *pOptions) noexcept {
  return orNullHandle(checks::urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions));
}

ur_result_t urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
                                ur_exp_program_flags_t flags, const char *pOptions) noexcept {
  return orNullHandle(checks::urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions));
}

ur_result_t urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
                             ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
                             const char *pOptions, ur_program_handle_t *phProgram) noexcept {
  return orNullHandle(checks::urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions,
                                               phProgram));
}

ur_result_t urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                           ur_kernel_handle_t *phKernel) noexcept {
  return orNullHandle(checks::urKernelCreate(hProgram, pKernelName, phKernel));
}

ur_result_t urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
                            size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                 ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                    ur_kernel_sub_group_info_t propName, size_t propSize, void *pPropValue,
                                    size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urKernelRetain(ur_kernel_handle_t hKernel) noexcept {
  return orNullHandle(checks::urKernelRetain(hKernel));
}

ur_result_t urKernelRelease(ur_kernel_handle_t hKernel) noexcept {
  return orNullHandle(checks::urKernelRelease(hKernel));
}

ur_result_t urKernelGetNativeHandle(ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) noexcept {
  return orNullHandle(checks::urKernelGetNativeHandle(hKernel, phNativeKernel));
}

ur_result_t urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel, ur_context_handle_t hContext,
                                           ur_program_handle_t hProgram,
                                           const ur_kernel_native_properties_t *pProperties,
                                           ur_kernel_handle_t *phKernel) noexcept {
  return orNullHandle(checks::urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties, phKernel));
}

ur_result_t urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
                                              const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
                                              size_t *pSuggestedLocalWorkSize) noexcept {
  return orNullHandle(checks::urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                                pGlobalWorkSize, pSuggestedLocalWorkSize));
}

ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                      uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                      const size_t *pGlobalWorkSize, uint32_t numArgs,
                                                      const ur_exp_kernel_arg_properties_t *pArgs,
                                                      size_t *pSuggestedLocalWorkSize) noexcept {
  return orNullHandle(checks::urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                                        pGlobalWorkSize, numArgs, pArgs,
                                                                        pSuggestedLocalWorkSize));
}

ur_result_t urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
                                const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) noexcept {
  return orNullHandle(checks::urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue));
}

ur_result_t urKernelSetSpecializationConstants(ur_kernel_handle_t hKernel, uint32_t count,
                                               const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  return orNullHandle(checks::urKernelSetSpecializationConstants(hKernel, count, pSpecConstants));
}

ur_result_t urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                    uint32_t workDim, const size_t *pLocalWorkSize,
                                                    size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) noexcept {
  return orNullHandle(checks::urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize,
                                                                      dynamicSharedMemorySize, pGroupCountRet));
}

ur_result_t urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
                           size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                          const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) noexcept {
  return orNullHandle(checks::urQueueCreate(hContext, hDevice, pProperties, phQueue));
}

ur_result_t urQueueRetain(ur_queue_handle_t hQueue) noexcept {
  return orNullHandle(checks::urQueueRetain(hQueue));
}

ur_result_t urQueueRelease(ur_queue_handle_t hQueue) noexcept {
  return orNullHandle(checks::urQueueRelease(hQueue));
}

ur_result_t urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                   ur_native_handle_t *phNativeQueue) noexcept {
  return orNullHandle(checks::urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue));
}

ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                          ur_device_handle_t hDevice, const ur_queue_native_properties_t *pProperties,
                                          ur_queue_handle_t *phQueue) noexcept {
  return orNullHandle(checks::urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue));
}

ur_result_t urQueueFinish(ur_queue_handle_t hQueue) noexcept {
  return orNullHandle(checks::urQueueFinish(hQueue));
}

ur_result_t urQueueFlush(ur_queue_handle_t hQueue) noexcept {
  return orNullHandle(checks::urQueueFlush(hQueue));
}

ur_result_t urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) noexcept {
  return orNullHandle(checks::urQueueBeginGraphCaptureExp(hQueue));
}

ur_result_t urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) noexcept {
  return orNullHandle(checks::urQueueBeginCaptureIntoGraphExp(hQueue, hGraph));
}

ur_result_t urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) noexcept {
  return orNullHandle(checks::urQueueEndGraphCaptureExp(hQueue, phGraph));
}

ur_result_t urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) noexcept {
  return orNullHandle(checks::urQueueIsGraphCaptureEnabledExp(hQueue, pResult));
}

ur_result_t urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) noexcept {
  return orNullHandle(checks::urQueueGetGraphExp(hQueue, phGraph));
}

ur_result_t urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                            ur_sampler_handle_t *phSampler) noexcept {
  return orNullHandle(checks::urSamplerCreate(hContext, pDesc, phSampler));
}

ur_result_t urSamplerRetain(ur_sampler_handle_t hSampler) noexcept {
  return orNullHandle(checks::urSamplerRetain(hSampler));
}

ur_result_t urSamplerRelease(ur_sampler_handle_t hSampler) noexcept {
  return orNullHandle(checks::urSamplerRelease(hSampler));
}

ur_result_t urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urSamplerGetNativeHandle(ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) noexcept {
  return orNullHandle(checks::urSamplerGetNativeHandle(hSampler, phNativeSampler));
}

ur_result_t urSamplerCreateWithNativeHandle(ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
                                            const ur_sampler_native_properties_t *pProperties,
                                            ur_sampler_handle_t *phSampler) noexcept {
  return orNullHandle(checks::urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler));
}

ur_result_t urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
                             const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) noexcept {
  return orNullHandle(checks::urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem));
}

ur_result_t urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                              const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) noexcept {
  return orNullHandle(checks::urMemBufferCreate(hContext, flags, size, pProperties, phBuffer));
}

ur_result_t urMemRetain(ur_mem_handle_t hMem) noexcept {
  return orNullHandle(checks::urMemRetain(hMem));
}

ur_result_t urMemRelease(ur_mem_handle_t hMem) noexcept {
  return orNullHandle(checks::urMemRelease(hMem));
}

ur_result_t urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                 ur_buffer_create_type_t bufferCreateType, const ur_buffer_region_t *pRegion,
                                 ur_mem_handle_t *phMem) noexcept {
  return orNullHandle(checks::urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem));
}

ur_result_t urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                 ur_native_handle_t *phNativeMem) noexcept {
  return orNullHandle(checks::urMemGetNativeHandle(hMem, hDevice, phNativeMem));
}

ur_result_t urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                              const ur_mem_native_properties_t *pProperties,
                                              ur_mem_handle_t *phMem) noexcept {
  return orNullHandle(checks::urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem));
}

ur_result_t urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                             const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                             const ur_mem_native_properties_t *pProperties,
                                             ur_mem_handle_t *phMem) noexcept {
  return orNullHandle(checks::urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc,
                                                               pProperties, phMem));
}

ur_result_t urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
                         size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
                              size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
                                const ur_physical_mem_properties_t *pProperties,
                                ur_physical_mem_handle_t *phPhysicalMem) noexcept {
  return orNullHandle(checks::urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem));
}

ur_result_t urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) noexcept {
  return orNullHandle(checks::urPhysicalMemRetain(hPhysicalMem));
}

ur_result_t urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) noexcept {
  return orNullHandle(checks::urPhysicalMemRelease(hPhysicalMem));
}

ur_result_t urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName,
                                 size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
                                   size_t size, void *pDst, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                                     numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
                                    size_t offset, size_t size, const void *pSrc, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                                      numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                                       ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                       ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
                                       size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                       uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin,
                                                         region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                         hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
                                                         phEvent));
}

ur_result_t urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
                                        ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                        ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
                                        size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin,
                                                          region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                          hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
                                                          phEvent));
}

ur_result_t urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                   size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                                     numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                       ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                       size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                       size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region,
                                                         srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch,
                                                         numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
                                   size_t patternSize, size_t offset, size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                                     numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead,
                                  ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                  void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch,
                                                    pDst, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite,
                                   ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                   void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch,
                                                     slicePitch, pSrc, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
                                  ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                  uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                                    numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap,
                                  ur_map_flags_t mapFlags, size_t offset, size_t size, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent,
                                  void **ppRetMap) noexcept {
  return orNullHandle(checks::urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                                    numEventsInWaitList, phEventWaitList, phEvent, ppRetMap));
}

ur_result_t urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                              ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList,
                                                phEvent));
}

ur_result_t urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern,
                             size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                             ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                               phEventWaitList, phEvent));
}

ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
                               uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                                 phEventWaitList, phEvent));
}

ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                 ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList,
                                                   phEvent));
}

ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
                               ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent));
}

ur_result_t urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
                               const void *pPattern, size_t width, size_t height, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                                 numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
                                 size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                                                   numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name,
                                               bool blockingWrite, size_t count, size_t offset, const void *pSrc,
                                               uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count, offset,
                                                                 pSrc, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name,
                                              bool blockingRead, size_t count, size_t offset, void *pDst,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count, offset,
                                                                pDst, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol,
                                  bool blocking, void *pDst, size_t size, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size,
                                                    numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol,
                                   bool blocking, void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size,
                                                     numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                              const ur_exp_enqueue_ext_properties_t *pProperties,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList,
                                                                phEventWaitList, phEvent));
}

ur_result_t urEnqueueKernelLaunchWithArgsExp(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
                                             const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
                                             const size_t *pLocalWorkSize, uint32_t numArgs,
                                             const ur_exp_kernel_arg_properties_t *pArgs,
                                             const ur_kernel_launch_ext_properties_t *launchPropList,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                                               pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
                                                               launchPropList, numEventsInWaitList, phEventWaitList,
                                                               phEvent));
}

ur_result_t urEnqueueUSMDeviceAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
                                       const ur_exp_async_usm_alloc_properties_t *pProperties,
                                       uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                       void **ppMem, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                         phEventWaitList, ppMem, phEvent));
}

ur_result_t urEnqueueUSMSharedAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
                                       const ur_exp_async_usm_alloc_properties_t *pProperties,
                                       uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                       void **ppMem, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                         phEventWaitList, ppMem, phEvent));
}

ur_result_t urEnqueueUSMHostAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
                                     const ur_exp_async_usm_alloc_properties_t *pProperties,
                                     uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                     void **ppMem, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                       phEventWaitList, ppMem, phEvent));
}

ur_result_t urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem,
                                uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList, phEventWaitList,
                                                             phEvent));
}

ur_result_t urEnqueueCommandBufferExp(ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
                                      uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList,
                                                        phEvent));
}

ur_result_t urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
                                 const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList,
                                                   phEventWaitList, phEvent));
}

ur_result_t urEnqueueNativeCommandExp(ur_queue_handle_t hQueue,
                                      ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
                                      uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
                                      const ur_exp_enqueue_native_command_properties_t *pProperties,
                                      uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList,
                                                        pProperties, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                              ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                           size_t size, void **ppMem) noexcept {
  return orNullHandle(checks::urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem));
}

ur_result_t urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                             ur_usm_pool_handle_t pool, size_t size, void **ppMem) noexcept {
  return orNullHandle(checks::urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem));
}

ur_result_t urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                             ur_usm_pool_handle_t pool, size_t size, void **ppMem) noexcept {
  return orNullHandle(checks::urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem));
}

ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem) noexcept {
  return orNullHandle(checks::urUSMFree(hContext, pMem));
}

ur_result_t urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName,
                                 size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                            ur_usm_pool_handle_t *ppPool) noexcept {
  return orNullHandle(checks::urUSMPoolCreate(hContext, pPoolDesc, ppPool));
}

ur_result_t urUSMPoolRetain(ur_usm_pool_handle_t pPool) noexcept {
  return orNullHandle(checks::urUSMPoolRetain(pPool));
}

ur_result_t urUSMPoolRelease(ur_usm_pool_handle_t pPool) noexcept {
  return orNullHandle(checks::urUSMPoolRelease(pPool));
}

ur_result_t urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
                             size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
                               ur_usm_pool_handle_t *pPool) noexcept {
  return orNullHandle(checks::urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool));
}

ur_result_t urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                ur_usm_pool_handle_t hPool) noexcept {
  return orNullHandle(checks::urUSMPoolDestroyExp(hContext, hDevice, hPool));
}

ur_result_t urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                             ur_usm_pool_handle_t *pPool) noexcept {
  return orNullHandle(checks::urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool));
}

ur_result_t urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet));
}

ur_result_t urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                size_t propSize) noexcept {
  return orNullHandle(checks::urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize));
}

ur_result_t urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      ur_usm_pool_handle_t hPool) noexcept {
  return orNullHandle(checks::urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool));
}

ur_result_t urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      ur_usm_pool_handle_t *pPool) noexcept {
  return orNullHandle(checks::urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool));
}

ur_result_t urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
                               size_t minBytesToKeep) noexcept {
  return orNullHandle(checks::urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep));
}

ur_result_t urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                 const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t widthInBytes,
                                 size_t height, size_t elementSizeBytes, void **ppMem, size_t *pResultPitch) noexcept {
  return orNullHandle(checks::urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height,
                                                   elementSizeBytes, ppMem, pResultPitch));
}

ur_result_t urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) noexcept {
  return orNullHandle(checks::urUSMContextMemcpyExp(hContext, pDst, pSrc, size));
}

ur_result_t urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) noexcept {
  return orNullHandle(checks::urUSMHostAllocUnregisterExp(hContext, pHostMem));
}

ur_result_t urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                                      const ur_exp_usm_host_alloc_register_properties_t *pProperties) noexcept {
  return orNullHandle(checks::urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties));
}

ur_result_t urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) noexcept {
  return orNullHandle(checks::urUSMImportExp(hContext, pMem, size));
}

ur_result_t urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) noexcept {
  return orNullHandle(checks::urUSMReleaseExp(hContext, pMem));
}

ur_result_t urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_exp_image_native_handle_t hImage) noexcept {
  return orNullHandle(checks::urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage));
}

ur_result_t urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         ur_exp_image_native_handle_t hImage) noexcept {
  return orNullHandle(checks::urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage));
}

ur_result_t urBindlessImagesImageAllocateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                             const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                             ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  return orNullHandle(checks::urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                               phImageMem));
}

ur_result_t urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         ur_exp_image_mem_native_handle_t hImageMem) noexcept {
  return orNullHandle(checks::urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem));
}

ur_result_t urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t hImageMem,
                                                    const ur_image_format_t *pImageFormat,
                                                    const ur_image_desc_t *pImageDesc,
                                                    ur_exp_image_native_handle_t *phImage) noexcept {
  return orNullHandle(checks::urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                      pImageDesc, phImage));
}

ur_result_t urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  ur_exp_image_mem_native_handle_t hImageMem,
                                                  const ur_image_format_t *pImageFormat,
                                                  const ur_image_desc_t *pImageDesc,
                                                  const ur_sampler_desc_t *pSamplerDesc,
                                                  ur_exp_image_native_handle_t *phImage) noexcept {
  return orNullHandle(checks::urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                    pImageDesc, pSamplerDesc, phImage));
}

ur_result_t urBindlessImagesImageCopyExp(ur_queue_handle_t hQueue, const void *pSrc, void *pDst,
                                         const ur_image_desc_t *pSrcImageDesc, const ur_image_desc_t *pDstImageDesc,
                                         const ur_image_format_t *pSrcImageFormat,
                                         const ur_image_format_t *pDstImageFormat,
                                         ur_exp_image_copy_region_t *pCopyRegion,
                                         ur_exp_image_copy_flags_t imageCopyFlags,
                                         ur_exp_image_copy_input_types_t imageCopyInputTypes,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc,
                                                           pSrcImageFormat, pDstImageFormat, pCopyRegion,
                                                           imageCopyFlags, imageCopyInputTypes, numEventsInWaitList,
                                                           phEventWaitList, phEvent));
}

ur_result_t urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
                                            ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue, pPropSizeRet));
}

ur_result_t urBindlessImagesGetImageMemoryHandleTypeSupportExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               const ur_image_desc_t *pImageDesc,
                                                               const ur_image_format_t *pImageFormat,
                                                               ur_exp_image_mem_type_t imageMemHandleType,
                                                               ur_bool_t *pSupportedRet) noexcept {
  return orNullHandle(checks::urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc,
                                                                                 pImageFormat, imageMemHandleType,
                                                                                 pSupportedRet));
}

ur_result_t urBindlessImagesGetImageUnsampledHandleSupportExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              const ur_image_desc_t *pImageDesc,
                                                              const ur_image_format_t *pImageFormat,
                                                              ur_exp_image_mem_type_t imageMemHandleType,
                                                              ur_bool_t *pSupportedRet) noexcept {
  return orNullHandle(checks::urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                pImageFormat, imageMemHandleType,
                                                                                pSupportedRet));
}

ur_result_t urBindlessImagesGetImageSampledHandleSupportExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                            const ur_image_desc_t *pImageDesc,
                                                            const ur_image_format_t *pImageFormat,
                                                            ur_exp_image_mem_type_t imageMemHandleType,
                                                            ur_bool_t *pSupportedRet) noexcept {
  return orNullHandle(checks::urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                              pImageFormat, imageMemHandleType,
                                                                              pSupportedRet));
}

ur_result_t urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                              ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
                                              ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  return orNullHandle(checks::urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel, phImageMem));
}

ur_result_t urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_exp_image_mem_native_handle_t hMem) noexcept {
  return orNullHandle(checks::urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem));
}

ur_result_t urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    size_t size, ur_exp_external_mem_type_t memHandleType,
                                                    ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                    ur_exp_external_mem_handle_t *phExternalMem) noexcept {
  return orNullHandle(checks::urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size, memHandleType,
                                                                      pExternalMemDesc, phExternalMem));
}

ur_result_t urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                const ur_image_format_t *pImageFormat,
                                                const ur_image_desc_t *pImageDesc,
                                                ur_exp_external_mem_handle_t hExternalMem,
                                                ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  return orNullHandle(checks::urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                  hExternalMem, phImageMem));
}

ur_result_t urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                       uint64_t offset, uint64_t size,
                                                       ur_exp_external_mem_handle_t hExternalMem,
                                                       void **ppRetMem) noexcept {
  return orNullHandle(checks::urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size, hExternalMem,
                                                                         ppRetMem));
}

ur_result_t urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     ur_exp_external_mem_handle_t hExternalMem) noexcept {
  return orNullHandle(checks::urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem));
}

ur_result_t urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      void *pMem) noexcept {
  return orNullHandle(checks::urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem));
}

ur_result_t urBindlessImagesSupportsImportingHandleTypeExp(ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t memHandleType,
                                                           ur_bool_t *pSupportedRet) noexcept {
  return orNullHandle(checks::urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType, pSupportedRet));
}

ur_result_t urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) noexcept {
  return orNullHandle(checks::urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice, semHandleType,
                                                                         pExternalSemaphoreDesc, phExternalSemaphore));
}

ur_result_t urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) noexcept {
  return orNullHandle(checks::urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice, hExternalSemaphore));
}

ur_result_t urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                     ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
                                                     uint64_t waitValue, uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue, waitValue,
                                                                       numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t urBindlessImagesSignalExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                       ur_exp_external_semaphore_handle_t hSemaphore,
                                                       bool hasSignalValue, uint64_t signalValue,
                                                       uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue,
                                                                         signalValue, numEventsInWaitList,
                                                                         phEventWaitList, phEvent));
}

ur_result_t urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                     const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                     ur_exp_command_buffer_handle_t *phCommandBuffer) noexcept {
  return orNullHandle(checks::urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc, phCommandBuffer));
}

ur_result_t urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  return orNullHandle(checks::urCommandBufferRetainExp(hCommandBuffer));
}

ur_result_t urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  return orNullHandle(checks::urCommandBufferReleaseExp(hCommandBuffer));
}

ur_result_t urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  return orNullHandle(checks::urCommandBufferFinalizeExp(hCommandBuffer));
}

ur_result_t urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset,
                                                                   pGlobalWorkSize, pLocalWorkSize,
                                                                   numKernelAlternatives, phKernelAlternatives,
                                                                   numSyncPointsInWaitList, pSyncPointWaitList,
                                                                   numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                   phEvent, phCommand));
}

ur_result_t urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim,
                                                                           pGlobalWorkOffset, pGlobalWorkSize,
                                                                           pLocalWorkSize, numArgs, pArgs,
                                                                           numKernelAlternatives, phKernelAlternatives,
                                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                                           numEventsInWaitList, phEventWaitList,
                                                                           pSyncPoint, phEvent, phCommand));
}

ur_result_t urCommandBufferAppendUSMMemcpyExp(ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst,
                                              const void *pSrc, size_t size, uint32_t numSyncPointsInWaitList,
                                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_exp_command_buffer_sync_point_t *pSyncPoint,
                                              ur_event_handle_t *phEvent,
                                              ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size,
                                                                numSyncPointsInWaitList, pSyncPointWaitList,
                                                                numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                phEvent, phCommand));
}

ur_result_t urCommandBufferAppendUSMFillExp(ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory,
                                            const void *pPattern, size_t patternSize, size_t size,
                                            uint32_t numSyncPointsInWaitList,
                                            const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
                                            ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize, size,
                                                              numSyncPointsInWaitList, pSyncPointWaitList,
                                                              numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                              phCommand));
}

ur_result_t urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset,
                                                                    dstOffset, size, numSyncPointsInWaitList,
                                                                    pSyncPointWaitList, numEventsInWaitList,
                                                                    phEventWaitList, pSyncPoint, phEvent, phCommand));
}

ur_result_t urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size, pSrc,
                                                                     numSyncPointsInWaitList, pSyncPointWaitList,
                                                                     numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                     phEvent, phCommand));
}

ur_result_t urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst,
                                                                    numSyncPointsInWaitList, pSyncPointWaitList,
                                                                    numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                    phEvent, phCommand));
}

ur_result_t urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem, srcOrigin,
                                                                        dstOrigin, region, srcRowPitch, srcSlicePitch,
                                                                        dstRowPitch, dstSlicePitch,
                                                                        numSyncPointsInWaitList, pSyncPointWaitList,
                                                                        numEventsInWaitList, phEventWaitList,
                                                                        pSyncPoint, phEvent, phCommand));
}

ur_result_t urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                         hostOffset, region, bufferRowPitch,
                                                                         bufferSlicePitch, hostRowPitch, hostSlicePitch,
                                                                         pSrc, numSyncPointsInWaitList,
                                                                         pSyncPointWaitList, numEventsInWaitList,
                                                                         phEventWaitList, pSyncPoint, phEvent,
                                                                         phCommand));
}

ur_result_t urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                        hostOffset, region, bufferRowPitch,
                                                                        bufferSlicePitch, hostRowPitch, hostSlicePitch,
                                                                        pDst, numSyncPointsInWaitList,
                                                                        pSyncPointWaitList, numEventsInWaitList,
                                                                        phEventWaitList, pSyncPoint, phEvent,
                                                                        phCommand));
}

ur_result_t urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern, patternSize,
                                                                    offset, size, numSyncPointsInWaitList,
                                                                    pSyncPointWaitList, numEventsInWaitList,
                                                                    phEventWaitList, pSyncPoint, phEvent, phCommand));
}

ur_result_t urCommandBufferAppendUSMPrefetchExp(ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory,
                                                size_t size, ur_usm_migration_flags_t flags,
                                                uint32_t numSyncPointsInWaitList,
                                                const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                ur_exp_command_buffer_sync_point_t *pSyncPoint,
                                                ur_event_handle_t *phEvent,
                                                ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags,
                                                                  numSyncPointsInWaitList, pSyncPointWaitList,
                                                                  numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                  phEvent, phCommand));
}

ur_result_t urCommandBufferAppendUSMAdviseExp(ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory,
                                              size_t size, ur_usm_advice_flags_t advice,
                                              uint32_t numSyncPointsInWaitList,
                                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_exp_command_buffer_sync_point_t *pSyncPoint,
                                              ur_event_handle_t *phEvent,
                                              ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  return orNullHandle(checks::urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice,
                                                                numSyncPointsInWaitList, pSyncPointWaitList,
                                                                numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                phEvent, phCommand));
}

ur_result_t urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) noexcept {
  return orNullHandle(checks::urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData,
                                                                    hChildCommandBuffer, numSyncPointsInWaitList,
                                                                    pSyncPointWaitList, pSyncPoint));
}

ur_result_t urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) noexcept {
  return orNullHandle(checks::urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates,
                                                                   pUpdateKernelLaunch));
}

ur_result_t urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                ur_event_handle_t *phSignalEvent) noexcept {
  return orNullHandle(checks::urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent));
}

ur_result_t urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t hCommand,
                                               uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList) noexcept {
  return orNullHandle(checks::urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList, phEventWaitList));
}

ur_result_t urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                      ur_exp_command_buffer_info_t propName, size_t propSize, void *pPropValue,
                                      size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                              ur_native_handle_t *phNativeCommandBuffer) noexcept {
  return orNullHandle(checks::urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer));
}

ur_result_t urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) noexcept {
  return orNullHandle(checks::urGraphCreateExp(hContext, phGraph));
}

ur_result_t urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                       ur_exp_executable_graph_handle_t *phExecGraph) noexcept {
  return orNullHandle(checks::urGraphInstantiateGraphExp(hGraph, phExecGraph));
}

ur_result_t urGraphDestroyExp(ur_exp_graph_handle_t hGraph) noexcept {
  return orNullHandle(checks::urGraphDestroyExp(hGraph));
}

ur_result_t urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph) noexcept {
  return orNullHandle(checks::urGraphExecutableGraphDestroyExp(hExecutableGraph));
}

ur_result_t urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) noexcept {
  return orNullHandle(checks::urGraphIsEmptyExp(hGraph, pResult));
}

ur_result_t urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) noexcept {
  return orNullHandle(checks::urGraphGetIdExp(hGraph, pGraphId));
}

ur_result_t urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t hGraph,
                                             ur_exp_graph_destruction_callback_t pfnCallback,
                                             void *pUserData) noexcept {
  return orNullHandle(checks::urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData));
}

ur_result_t urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) noexcept {
  return orNullHandle(checks::urGraphDumpContentsExp(hGraph, filePath));
}

ur_result_t urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) noexcept {
  return orNullHandle(checks::urGraphGetNativeHandleExp(hGraph, phNativeGraph));
}

ur_result_t urGraphExecutableGraphGetNativeHandleExp(ur_exp_executable_graph_handle_t hExecutableGraph,
                                                     ur_native_handle_t *phNativeExecutableGraph) noexcept {
  return orNullHandle(checks::urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph, phNativeExecutableGraph));
}

ur_result_t urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem, void **ppIPCMemHandleData,
                                 size_t *pIPCMemHandleDataSizeRet) noexcept {
  return orNullHandle(checks::urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet));
}

ur_result_t urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) noexcept {
  return orNullHandle(checks::urIPCPutMemHandleExp(hContext, pIPCMemHandleData));
}

ur_result_t urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice, void *pIPCMemHandleData,
                                  size_t ipcMemHandleDataSize, void **ppMem) noexcept {
  return orNullHandle(checks::urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem));
}

ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) noexcept {
  return orNullHandle(checks::urIPCCloseMemHandleExp(hContext, pMem));
}

ur_result_t urIPCGetPhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem,
                                     void **ppIPCPhysMemHandleData, size_t *pIPCPhysMemHandleDataSizeRet) noexcept {
  return orNullHandle(checks::urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                       pIPCPhysMemHandleDataSizeRet));
}

ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) noexcept {
  return orNullHandle(checks::urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData));
}

ur_result_t urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const void *pIPCPhysMemHandleData, size_t ipcPhysMemHandleDataSize,
                                      ur_physical_mem_handle_t *phPhysMem) noexcept {
  return orNullHandle(checks::urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                        ipcPhysMemHandleDataSize, phPhysMem));
}

ur_result_t urIPCClosePhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) noexcept {
  return orNullHandle(checks::urIPCClosePhysMemHandleExp(hContext, hPhysMem));
}

ur_result_t urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                   size_t *pIPCEventHandleDataSizeRet) noexcept {
  return orNullHandle(checks::urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet));
}

ur_result_t urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) noexcept {
  return orNullHandle(checks::urIPCPutEventHandleExp(hContext, pIPCEventHandleData));
}

ur_result_t urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                    size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) noexcept {
  return orNullHandle(checks::urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent));
}

ur_result_t urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                   size_t alignment, size_t size,
                                                   ur_exp_external_mem_type_t handleTypeToExport,
                                                   void **ppMem) noexcept {
  return orNullHandle(checks::urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size,
                                                                     handleTypeToExport, ppMem));
}

ur_result_t urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  void *pMem) noexcept {
  return orNullHandle(checks::urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem));
}

ur_result_t urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
                                                void *pMemHandleRet) noexcept {
  return orNullHandle(checks::urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem,
                                                                  pMemHandleRet));
}

ur_result_t urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) noexcept {
  return orNullHandle(checks::urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice));
}

ur_result_t urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) noexcept {
  return orNullHandle(checks::urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice));
}

ur_result_t urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                         ur_exp_peer_info_t propName, size_t propSize, void *pPropValue,
                                         size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize, pPropValue,
                                                           pPropSizeRet));
}

ur_result_t urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           size_t allocationSize, ur_virtual_mem_granularity_info_t propName,
                                           size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName, propSize,
                                                             pPropValue, pPropSizeRet));
}

ur_result_t urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                void **ppStart) noexcept {
  return orNullHandle(checks::urVirtualMemReserve(hContext, pStart, size, ppStart));
}

ur_result_t urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) noexcept {
  return orNullHandle(checks::urVirtualMemFree(hContext, pStart, size));
}

ur_result_t urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                            ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                            ur_virtual_mem_access_flags_t flags) noexcept {
  return orNullHandle(checks::urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags));
}

ur_result_t urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) noexcept {
  return orNullHandle(checks::urVirtualMemUnmap(hContext, pStart, size));
}

ur_result_t urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                  ur_virtual_mem_access_flags_t flags) noexcept {
  return orNullHandle(checks::urVirtualMemSetAccess(hContext, pStart, size, flags));
}

ur_result_t urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                                  pPropSizeRet));
}

ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
                        ur_device_handle_t *phDevices, uint32_t *pNumDevices) noexcept {
  return orNullHandle(checks::urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices));
}

ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
                            size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urDeviceRetain(ur_device_handle_t hDevice) noexcept {
  return orNullHandle(checks::urDeviceRetain(hDevice));
}

ur_result_t urDeviceRelease(ur_device_handle_t hDevice) noexcept {
  return orNullHandle(checks::urDeviceRelease(hDevice));
}

ur_result_t urDevicePartition(ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
                              uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                              uint32_t *pNumDevicesRet) noexcept {
  return orNullHandle(checks::urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet));
}

ur_result_t urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                 uint32_t *pSelectedBinary) noexcept {
  return orNullHandle(checks::urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary));
}

ur_result_t urDeviceGetNativeHandle(ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) noexcept {
  return orNullHandle(checks::urDeviceGetNativeHandle(hDevice, phNativeDevice));
}

ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
                                           const ur_device_native_properties_t *pProperties,
                                           ur_device_handle_t *phDevice) noexcept {
  return orNullHandle(checks::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice));
}

ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                        uint64_t *pHostTimestamp) noexcept {
  return orNullHandle(checks::urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp));
}

ur_result_t urDeviceWaitExp(ur_device_handle_t hDevice) noexcept {
  return orNullHandle(checks::urDeviceWaitExp(hDevice));
}

} // namespace ur::loader::refused
