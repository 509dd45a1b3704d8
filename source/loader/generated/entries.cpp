// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the standard tables, as programs call them.
#include "loader/entry.hpp"

using ur::loader::enter;
namespace functions = ur::functions;

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                                     uint32_t *pNumAdapters) {
  return enter<functions::urAdapterGet>(NumEntries, phAdapters, pNumAdapters);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) {
  return enter<functions::urAdapterRelease>(hAdapter);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) {
  return enter<functions::urAdapterRetain>(hAdapter);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                                              int32_t *pError) {
  return enter<functions::urAdapterGetLastError>(hAdapter, ppMessage, pError);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urAdapterGetInfo>(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                                   ur_logger_callback_t pfnLoggerCallback,
                                                                   void *pUserData, ur_logger_level_t level) {
  return enter<functions::urAdapterSetLoggerCallback>(hAdapter, pfnLoggerCallback, pUserData, level);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                                        ur_logger_level_t level) {
  return enter<functions::urAdapterSetLoggerCallbackLevel>(hAdapter, level);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                                      ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  return enter<functions::urPlatformGet>(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                                          size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urPlatformGetInfo>(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                                                  ur_native_handle_t *phNativePlatform) {
  return enter<functions::urPlatformGetNativeHandle>(hPlatform, phNativePlatform);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  return enter<functions::urPlatformCreateWithNativeHandle>(hNativePlatform, hAdapter, pProperties, phPlatform);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform,
                                                                ur_api_version_t *pVersion) {
  return enter<functions::urPlatformGetApiVersion>(hPlatform, pVersion);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform,
                                                                   const char *pFrontendOption,
                                                                   const char **ppPlatformOption) {
  return enter<functions::urPlatformGetBackendOption>(hPlatform, pFrontendOption, ppPlatformOption);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                                        const ur_context_properties_t *pProperties,
                                                        ur_context_handle_t *phContext) {
  return enter<functions::urContextCreate>(DeviceCount, phDevices, pProperties, phContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) {
  return enter<functions::urContextRetain>(hContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) {
  return enter<functions::urContextRelease>(hContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urContextGetInfo>(hContext, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext,
                                                                 ur_native_handle_t *phNativeContext) {
  return enter<functions::urContextGetNativeHandle>(hContext, phNativeContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  return enter<functions::urContextCreateWithNativeHandle>(hNativeContext, hAdapter, numDevices, phDevices, pProperties,
                                                           phContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                                    ur_context_extended_deleter_t pfnDeleter,
                                                                    void *pUserData) {
  return enter<functions::urContextSetExtendedDeleter>(hContext, pfnDeleter, pUserData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName,
                                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urEventGetInfo>(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                                                size_t propSize, void *pPropValue,
                                                                size_t *pPropSizeRet) {
  return enter<functions::urEventGetProfilingInfo>(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  return enter<functions::urEventWait>(numEvents, phEventWaitList);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) {
  return enter<functions::urEventRetain>(hEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) {
  return enter<functions::urEventRelease>(hEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent,
                                                               ur_native_handle_t *phNativeEvent) {
  return enter<functions::urEventGetNativeHandle>(hEvent, phNativeEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                                      ur_context_handle_t hContext,
                                                                      const ur_event_native_properties_t *pProperties,
                                                                      ur_event_handle_t *phEvent) {
  return enter<functions::urEventCreateWithNativeHandle>(hNativeEvent, hContext, pProperties, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                                           ur_event_callback_t pfnNotify, void *pUserData) {
  return enter<functions::urEventSetCallback>(hEvent, execStatus, pfnNotify, pUserData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL,
                                                              size_t length, const ur_program_properties_t *pProperties,
                                                              ur_program_handle_t *phProgram) {
  return enter<functions::urProgramCreateWithIL>(hContext, pIL, length, pProperties, phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                                  ur_device_handle_t *phDevices, size_t *pLengths,
                                                                  const uint8_t **ppBinaries,
                                                                  const ur_program_properties_t *pProperties,
                                                                  ur_program_handle_t *phProgram) {
  return enter<functions::urProgramCreateWithBinary>(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties,
                                                     phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                       const char *pOptions) {
  return enter<functions::urProgramBuild>(hContext, hProgram, pOptions);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                         const char *pOptions) {
  return enter<functions::urProgramCompile>(hContext, hProgram, pOptions);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                                      const ur_program_handle_t *phPrograms, const char *pOptions,
                                                      ur_program_handle_t *phProgram) {
  return enter<functions::urProgramLink>(hContext, count, phPrograms, pOptions, phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram) {
  return enter<functions::urProgramRetain>(hProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) {
  return enter<functions::urProgramRelease>(hProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetFunctionPointer(ur_device_handle_t hDevice,
                                                                    ur_program_handle_t hProgram,
                                                                    const char *pFunctionName,
                                                                    void **ppFunctionPointer) {
  return enter<functions::urProgramGetFunctionPointer>(hDevice, hProgram, pFunctionName, ppFunctionPointer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice,
                                                                          ur_program_handle_t hProgram,
                                                                          const char *pGlobalVariableName,
                                                                          size_t *pGlobalVariableSizeRet,
                                                                          void **ppGlobalVariablePointerRet) {
  return enter<functions::urProgramGetGlobalVariablePointer>(hDevice, hProgram, pGlobalVariableName,
                                                             pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urProgramGetInfo>(hProgram, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                                              ur_program_build_info_t propName, size_t propSize,
                                                              void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urProgramGetBuildInfo>(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) {
  return enter<functions::urProgramSetSpecializationConstants>(hProgram, count, pSpecConstants);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                                                 ur_native_handle_t *phNativeProgram) {
  return enter<functions::urProgramGetNativeHandle>(hProgram, phNativeProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext, const ur_program_native_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
  return enter<functions::urProgramCreateWithNativeHandle>(hNativeProgram, hContext, pProperties, phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                                                       ur_kernel_handle_t *phKernel) {
  return enter<functions::urKernelCreate>(hProgram, pKernelName, phKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName,
                                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urKernelGetInfo>(hKernel, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                             ur_kernel_group_info_t propName, size_t propSize,
                                                             void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urKernelGetGroupInfo>(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                                ur_kernel_sub_group_info_t propName, size_t propSize,
                                                                void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urKernelGetSubGroupInfo>(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel) {
  return enter<functions::urKernelRetain>(hKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel) {
  return enter<functions::urKernelRelease>(hKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                                                ur_native_handle_t *phNativeKernel) {
  return enter<functions::urKernelGetNativeHandle>(hKernel, phNativeKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
  return enter<functions::urKernelCreateWithNativeHandle>(hNativeKernel, hContext, hProgram, pProperties, phKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel,
                                                                          ur_queue_handle_t hQueue, uint32_t numWorkDim,
                                                                          const size_t *pGlobalWorkOffset,
                                                                          const size_t *pGlobalWorkSize,
                                                                          size_t *pSuggestedLocalWorkSize) {
  return enter<functions::urKernelGetSuggestedLocalWorkSize>(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                             pGlobalWorkSize, pSuggestedLocalWorkSize);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    size_t *pSuggestedLocalWorkSize) {
  return enter<functions::urKernelGetSuggestedLocalWorkSizeWithArgs>(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                                     pGlobalWorkSize, numArgs, pArgs,
                                                                     pSuggestedLocalWorkSize);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName,
                                                            size_t propSize,
                                                            const ur_kernel_exec_info_properties_t *pProperties,
                                                            const void *pPropValue) {
  return enter<functions::urKernelSetExecInfo>(hKernel, propName, propSize, pProperties, pPropValue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) {
  return enter<functions::urKernelSetSpecializationConstants>(hKernel, count, pSpecConstants);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel,
                                                                                ur_device_handle_t hDevice,
                                                                                uint32_t workDim,
                                                                                const size_t *pLocalWorkSize,
                                                                                size_t dynamicSharedMemorySize,
                                                                                uint32_t *pGroupCountRet) {
  return enter<functions::urKernelSuggestMaxCooperativeGroupCount>(hKernel, hDevice, workDim, pLocalWorkSize,
                                                                   dynamicSharedMemorySize, pGroupCountRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urQueueGetInfo>(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      const ur_queue_properties_t *pProperties,
                                                      ur_queue_handle_t *phQueue) {
  return enter<functions::urQueueCreate>(hContext, hDevice, pProperties, phQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) {
  return enter<functions::urQueueRetain>(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) {
  return enter<functions::urQueueRelease>(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                                               ur_native_handle_t *phNativeQueue) {
  return enter<functions::urQueueGetNativeHandle>(hQueue, pDesc, phNativeQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                                      ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      const ur_queue_native_properties_t *pProperties,
                                                                      ur_queue_handle_t *phQueue) {
  return enter<functions::urQueueCreateWithNativeHandle>(hNativeQueue, hContext, hDevice, pProperties, phQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) {
  return enter<functions::urQueueFinish>(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {
  return enter<functions::urQueueFlush>(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                                        ur_sampler_handle_t *phSampler) {
  return enter<functions::urSamplerCreate>(hContext, pDesc, phSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler) {
  return enter<functions::urSamplerRetain>(hSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler) {
  return enter<functions::urSamplerRelease>(hSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urSamplerGetInfo>(hSampler, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerGetNativeHandle(ur_sampler_handle_t hSampler,
                                                                 ur_native_handle_t *phNativeSampler) {
  return enter<functions::urSamplerGetNativeHandle>(hSampler, phNativeSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext, const ur_sampler_native_properties_t *pProperties,
    ur_sampler_handle_t *phSampler) {
  return enter<functions::urSamplerCreateWithNativeHandle>(hNativeSampler, hContext, pProperties, phSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                         const ur_image_format_t *pImageFormat,
                                                         const ur_image_desc_t *pImageDesc, void *pHost,
                                                         ur_mem_handle_t *phMem) {
  return enter<functions::urMemImageCreate>(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                          size_t size, const ur_buffer_properties_t *pProperties,
                                                          ur_mem_handle_t *phBuffer) {
  return enter<functions::urMemBufferCreate>(hContext, flags, size, pProperties, phBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) {
  return enter<functions::urMemRetain>(hMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) {
  return enter<functions::urMemRelease>(hMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                                             ur_buffer_create_type_t bufferCreateType,
                                                             const ur_buffer_region_t *pRegion,
                                                             ur_mem_handle_t *phMem) {
  return enter<functions::urMemBufferPartition>(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                                             ur_native_handle_t *phNativeMem) {
  return enter<functions::urMemGetNativeHandle>(hMem, hDevice, phNativeMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext, const ur_mem_native_properties_t *pProperties,
    ur_mem_handle_t *phMem) {
  return enter<functions::urMemBufferCreateWithNativeHandle>(hNativeMem, hContext, pProperties, phMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
  return enter<functions::urMemImageCreateWithNativeHandle>(hNativeMem, hContext, pImageFormat, pImageDesc, pProperties,
                                                            phMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                                                     void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urMemGetInfo>(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName,
                                                          size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urMemImageGetInfo>(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                            size_t size,
                                                            const ur_physical_mem_properties_t *pProperties,
                                                            ur_physical_mem_handle_t *phPhysicalMem) {
  return enter<functions::urPhysicalMemCreate>(hContext, hDevice, size, pProperties, phPhysicalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  return enter<functions::urPhysicalMemRetain>(hPhysicalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  return enter<functions::urPhysicalMemRelease>(hPhysicalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                                             ur_physical_mem_info_t propName, size_t propSize,
                                                             void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urPhysicalMemGetInfo>(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueEventsWait>(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                                       uint32_t numEventsInWaitList,
                                                                       const ur_event_handle_t *phEventWaitList,
                                                                       ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueEventsWaitWithBarrier>(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                               bool blockingRead, size_t offset, size_t size,
                                                               void *pDst, uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemBufferRead>(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                                  numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                                bool blockingWrite, size_t offset, size_t size,
                                                                const void *pSrc, uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList,
                                                                ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemBufferWrite>(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                                   numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                                   bool blockingRead, ur_rect_offset_t bufferOrigin,
                                                                   ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                                   size_t bufferRowPitch, size_t bufferSlicePitch,
                                                                   size_t hostRowPitch, size_t hostSlicePitch,
                                                                   void *pDst, uint32_t numEventsInWaitList,
                                                                   const ur_event_handle_t *phEventWaitList,
                                                                   ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemBufferReadRect>(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region,
                                                      bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch,
                                                      pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                                    bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                                                    ur_rect_offset_t hostOrigin,
                                                                    ur_rect_region_t region, size_t bufferRowPitch,
                                                                    size_t bufferSlicePitch, size_t hostRowPitch,
                                                                    size_t hostSlicePitch, void *pSrc,
                                                                    uint32_t numEventsInWaitList,
                                                                    const ur_event_handle_t *phEventWaitList,
                                                                    ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemBufferWriteRect>(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region,
                                                       bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch,
                                                       pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                               ur_mem_handle_t hBufferDst, size_t srcOffset,
                                                               size_t dstOffset, size_t size,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemBufferCopy>(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                                  numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                                   ur_mem_handle_t hBufferDst,
                                                                   ur_rect_offset_t srcOrigin,
                                                                   ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                                   size_t srcRowPitch, size_t srcSlicePitch,
                                                                   size_t dstRowPitch, size_t dstSlicePitch,
                                                                   uint32_t numEventsInWaitList,
                                                                   const ur_event_handle_t *phEventWaitList,
                                                                   ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemBufferCopyRect>(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region,
                                                      srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch,
                                                      numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                               const void *pPattern, size_t patternSize, size_t offset,
                                                               size_t size, uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemBufferFill>(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                                  numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                              bool blockingRead, ur_rect_offset_t origin,
                                                              ur_rect_region_t region, size_t rowPitch,
                                                              size_t slicePitch, void *pDst,
                                                              uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemImageRead>(hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch,
                                                 pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                               bool blockingWrite, ur_rect_offset_t origin,
                                                               ur_rect_region_t region, size_t rowPitch,
                                                               size_t slicePitch, void *pSrc,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemImageWrite>(hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch,
                                                  pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                                              ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                                              ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                              uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemImageCopy>(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                                 numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                              bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                                              size_t size, uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent, void **ppRetMap) {
  return enter<functions::urEnqueueMemBufferMap>(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                                 numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem,
                                                          void *pMappedPtr, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueMemUnmap>(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                                         const void *pPattern, size_t size,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMFill>(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                            phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                           const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMMemcpy>(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList,
                                              phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                             ur_usm_migration_flags_t flags,
                                                             uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMPrefetch>(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList,
                                                phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                           ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMAdvise>(hQueue, pMem, size, advice, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                                           size_t patternSize, const void *pPattern, size_t width,
                                                           size_t height, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMFill2D>(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                              numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                             size_t dstPitch, const void *pSrc, size_t srcPitch,
                                                             size_t width, size_t height, uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMMemcpy2D>(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                                                numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue,
                                                                           ur_program_handle_t hProgram,
                                                                           const char *name, bool blockingWrite,
                                                                           size_t count, size_t offset,
                                                                           const void *pSrc,
                                                                           uint32_t numEventsInWaitList,
                                                                           const ur_event_handle_t *phEventWaitList,
                                                                           ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueDeviceGlobalVariableWrite>(hQueue, hProgram, name, blockingWrite, count, offset,
                                                              pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue,
                                                                          ur_program_handle_t hProgram,
                                                                          const char *name, bool blockingRead,
                                                                          size_t count, size_t offset, void *pDst,
                                                                          uint32_t numEventsInWaitList,
                                                                          const ur_event_handle_t *phEventWaitList,
                                                                          ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueDeviceGlobalVariableRead>(hQueue, hProgram, name, blockingRead, count, offset, pDst,
                                                             numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                              const char *pipe_symbol, bool blocking, void *pDst,
                                                              size_t size, uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueReadHostPipe>(hQueue, hProgram, pipe_symbol, blocking, pDst, size,
                                                 numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                               const char *pipe_symbol, bool blocking, void *pSrc,
                                                               size_t size, uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueWriteHostPipe>(hQueue, hProgram, pipe_symbol, blocking, pSrc, size,
                                                  numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueEventsWaitWithBarrierExt>(hQueue, pProperties, numEventsInWaitList, phEventWaitList,
                                                             phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                                       ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return enter<functions::urUSMHostAlloc>(hContext, pUSMDesc, pool, size, ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                         size_t size, void **ppMem) {
  return enter<functions::urUSMDeviceAlloc>(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                         size_t size, void **ppMem) {
  return enter<functions::urUSMSharedAlloc>(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) {
  return enter<functions::urUSMFree>(hContext, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                                             ur_usm_alloc_info_t propName, size_t propSize,
                                                             void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urUSMGetMemAllocInfo>(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                                        ur_usm_pool_handle_t *ppPool) {
  return enter<functions::urUSMPoolCreate>(hContext, pPoolDesc, ppPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
  return enter<functions::urUSMPoolRetain>(pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
  return enter<functions::urUSMPoolRelease>(pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urUSMPoolGetInfo>(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                                       ur_device_handle_t hDevice,
                                                                       size_t allocationSize,
                                                                       ur_virtual_mem_granularity_info_t propName,
                                                                       size_t propSize, void *pPropValue,
                                                                       size_t *pPropSizeRet) {
  return enter<functions::urVirtualMemGranularityGetInfo>(hContext, hDevice, allocationSize, propName, propSize,
                                                          pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                                            size_t size, void **ppStart) {
  return enter<functions::urVirtualMemReserve>(hContext, pStart, size, ppStart);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                                         size_t size) {
  return enter<functions::urVirtualMemFree>(hContext, pStart, size);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                                        ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                                        ur_virtual_mem_access_flags_t flags) {
  return enter<functions::urVirtualMemMap>(hContext, pStart, size, hPhysicalMem, offset, flags);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                                          size_t size) {
  return enter<functions::urVirtualMemUnmap>(hContext, pStart, size);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                                              size_t size, ur_virtual_mem_access_flags_t flags) {
  return enter<functions::urVirtualMemSetAccess>(hContext, pStart, size, flags);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                                            size_t size, ur_virtual_mem_info_t propName,
                                                            size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urVirtualMemGetInfo>(hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                                    uint32_t NumEntries, ur_device_handle_t *phDevices,
                                                    uint32_t *pNumDevices) {
  return enter<functions::urDeviceGet>(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urDeviceGetInfo>(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) {
  return enter<functions::urDeviceRetain>(hDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) {
  return enter<functions::urDeviceRelease>(hDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDevicePartition(ur_device_handle_t hDevice,
                                                          const ur_device_partition_properties_t *pProperties,
                                                          uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                                          uint32_t *pNumDevicesRet) {
  return enter<functions::urDevicePartition>(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice,
                                                             const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                                             uint32_t *pSelectedBinary) {
  return enter<functions::urDeviceSelectBinary>(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                                                ur_native_handle_t *phNativeDevice) {
  return enter<functions::urDeviceGetNativeHandle>(hDevice, phNativeDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter, const ur_device_native_properties_t *pProperties,
    ur_device_handle_t *phDevice) {
  return enter<functions::urDeviceCreateWithNativeHandle>(hNativeDevice, hAdapter, pProperties, phDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                                    uint64_t *pDeviceTimestamp,
                                                                    uint64_t *pHostTimestamp) {
  return enter<functions::urDeviceGetGlobalTimestamps>(hDevice, pDeviceTimestamp, pHostTimestamp);
}
