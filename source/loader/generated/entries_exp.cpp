// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the experimental tables, as programs call them.
#include "loader/entry.hpp"

using ur::loader::enter;
namespace functions = ur::functions;

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         const ur_exp_event_desc_t *pEventDesc,
                                                         ur_event_handle_t *phEvent) {
  return enter<functions::urEventCreateExp>(hContext, hDevice, pEventDesc, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                                                const ur_program_handle_t *phPrograms) {
  return enter<functions::urProgramDynamicLinkExp>(hContext, count, phPrograms);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                                          ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                          const char *pOptions) {
  return enter<functions::urProgramBuildExp>(hProgram, numDevices, phDevices, flags, pOptions);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                                            ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                            const char *pOptions) {
  return enter<functions::urProgramCompileExp>(hProgram, numDevices, phDevices, flags, pOptions);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                                                         ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                         uint32_t count, const ur_program_handle_t *phPrograms,
                                                         const char *pOptions, ur_program_handle_t *phProgram) {
  return enter<functions::urProgramLinkExp>(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions,
                                            phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
  return enter<functions::urQueueBeginGraphCaptureExp>(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue,
                                                                        ur_exp_graph_handle_t hGraph) {
  return enter<functions::urQueueBeginCaptureIntoGraphExp>(hQueue, hGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue,
                                                                  ur_exp_graph_handle_t *phGraph) {
  return enter<functions::urQueueEndGraphCaptureExp>(hQueue, phGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
  return enter<functions::urQueueIsGraphCaptureEnabledExp>(hQueue, pResult);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
  return enter<functions::urQueueGetGraphExp>(hQueue, phGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueKernelLaunchWithArgsExp>(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                                            pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
                                                            launchPropList, numEventsInWaitList, phEventWaitList,
                                                            phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMDeviceAllocExp>(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                      phEventWaitList, ppMem, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMSharedAllocExp>(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                      phEventWaitList, ppMem, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMHostAllocExp>(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                    phEventWaitList, ppMem, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                            void *pMem, uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueUSMFreeExp>(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                                       uint32_t numEventsInWaitList,
                                                                       const ur_event_handle_t *phEventWaitList,
                                                                       ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueTimestampRecordingExp>(hQueue, blocking, numEventsInWaitList, phEventWaitList,
                                                          phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                                                  ur_exp_command_buffer_handle_t hCommandBuffer,
                                                                  uint32_t numEventsInWaitList,
                                                                  const ur_event_handle_t *phEventWaitList,
                                                                  ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueCommandBufferExp>(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList,
                                                     phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueHostTaskExp(ur_queue_handle_t hQueue,
                                                             ur_exp_host_task_function_t pfnHostTask, void *data,
                                                             const ur_exp_host_task_properties_t *pProperties,
                                                             uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueHostTaskExp>(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList,
                                                phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueNativeCommandExp>(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList,
                                                     pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueGraphExp(ur_queue_handle_t hQueue,
                                                          ur_exp_executable_graph_handle_t hGraph,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) {
  return enter<functions::urEnqueueGraphExp>(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool) {
  return enter<functions::urUSMPoolCreateExp>(hContext, hDevice, pPoolDesc, pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                            ur_usm_pool_handle_t hPool) {
  return enter<functions::urUSMPoolDestroyExp>(hContext, hDevice, hPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext,
                                                                         ur_device_handle_t hDevice,
                                                                         ur_usm_pool_handle_t *pPool) {
  return enter<functions::urUSMPoolGetDefaultDevicePoolExp>(hContext, hDevice, pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                            void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urUSMPoolGetInfoExp>(hPool, propName, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                            void *pPropValue, size_t propSize) {
  return enter<functions::urUSMPoolSetInfoExp>(hPool, propName, pPropValue, propSize);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice,
                                                                  ur_usm_pool_handle_t hPool) {
  return enter<functions::urUSMPoolSetDevicePoolExp>(hContext, hDevice, hPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice,
                                                                  ur_usm_pool_handle_t *pPool) {
  return enter<functions::urUSMPoolGetDevicePoolExp>(hContext, hDevice, pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_usm_pool_handle_t hPool, size_t minBytesToKeep) {
  return enter<functions::urUSMPoolTrimToExp>(hContext, hDevice, hPool, minBytesToKeep);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                             size_t widthInBytes, size_t height,
                                                             size_t elementSizeBytes, void **ppMem,
                                                             size_t *pResultPitch) {
  return enter<functions::urUSMPitchedAllocExp>(hContext, hDevice, pUSMDesc, pool, widthInBytes, height,
                                                elementSizeBytes, ppMem, pResultPitch);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                                              const void *pSrc, size_t size) {
  return enter<functions::urUSMContextMemcpyExp>(hContext, pDst, pSrc, size);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
  return enter<functions::urUSMHostAllocUnregisterExp>(hContext, pHostMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
  return enter<functions::urUSMHostAllocRegisterExp>(hContext, pHostMem, size, pProperties);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
  return enter<functions::urUSMImportExp>(hContext, pMem, size);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
  return enter<functions::urUSMReleaseExp>(hContext, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
  return enter<functions::urBindlessImagesUnsampledImageHandleDestroyExp>(hContext, hDevice, hImage);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
  return enter<functions::urBindlessImagesSampledImageHandleDestroyExp>(hContext, hDevice, hImage);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(ur_context_handle_t hContext,
                                                                         ur_device_handle_t hDevice,
                                                                         const ur_image_format_t *pImageFormat,
                                                                         const ur_image_desc_t *pImageDesc,
                                                                         ur_exp_image_mem_native_handle_t *phImageMem) {
  return enter<functions::urBindlessImagesImageAllocateExp>(hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImageFreeExp(ur_context_handle_t hContext,
                                                                     ur_device_handle_t hDevice,
                                                                     ur_exp_image_mem_native_handle_t hImageMem) {
  return enter<functions::urBindlessImagesImageFreeExp>(hContext, hDevice, hImageMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
  return enter<functions::urBindlessImagesUnsampledImageCreateExp>(hContext, hDevice, hImageMem, pImageFormat,
                                                                   pImageDesc, phImage);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
  return enter<functions::urBindlessImagesSampledImageCreateExp>(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                                                 pSamplerDesc, phImage);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return enter<functions::urBindlessImagesImageCopyExp>(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc,
                                                        pSrcImageFormat, pDstImageFormat, pCopyRegion, imageCopyFlags,
                                                        imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
                                                        phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                                                        ur_exp_image_mem_native_handle_t hImageMem,
                                                                        ur_image_info_t propName, void *pPropValue,
                                                                        size_t *pPropSizeRet) {
  return enter<functions::urBindlessImagesImageGetInfoExp>(hContext, hImageMem, propName, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet) {
  return enter<functions::urBindlessImagesGetImageMemoryHandleTypeSupportExp>(hContext, hDevice, pImageDesc,
                                                                              pImageFormat, imageMemHandleType,
                                                                              pSupportedRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet) {
  return enter<functions::urBindlessImagesGetImageUnsampledHandleSupportExp>(hContext, hDevice, pImageDesc,
                                                                             pImageFormat, imageMemHandleType,
                                                                             pSupportedRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet) {
  return enter<functions::urBindlessImagesGetImageSampledHandleSupportExp>(hContext, hDevice, pImageDesc, pImageFormat,
                                                                           imageMemHandleType, pSupportedRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem,
    uint32_t mipmapLevel, ur_exp_image_mem_native_handle_t *phImageMem) {
  return enter<functions::urBindlessImagesMipmapGetLevelExp>(hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      ur_exp_image_mem_native_handle_t hMem) {
  return enter<functions::urBindlessImagesMipmapFreeExp>(hContext, hDevice, hMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size, ur_exp_external_mem_type_t memHandleType,
    ur_exp_external_mem_desc_t *pExternalMemDesc, ur_exp_external_mem_handle_t *phExternalMem) {
  return enter<functions::urBindlessImagesImportExternalMemoryExp>(hContext, hDevice, size, memHandleType,
                                                                   pExternalMemDesc, phExternalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
  return enter<functions::urBindlessImagesMapExternalArrayExp>(hContext, hDevice, pImageFormat, pImageDesc,
                                                               hExternalMem, phImageMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
  return enter<functions::urBindlessImagesMapExternalLinearMemoryExp>(hContext, hDevice, offset, size, hExternalMem,
                                                                      ppRetMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_mem_handle_t hExternalMem) {
  return enter<functions::urBindlessImagesReleaseExternalMemoryExp>(hContext, hDevice, hExternalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                                                  ur_device_handle_t hDevice,
                                                                                  void *pMem) {
  return enter<functions::urBindlessImagesFreeMappedLinearMemoryExp>(hContext, hDevice, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
  return enter<functions::urBindlessImagesSupportsImportingHandleTypeExp>(hDevice, memHandleType, pSupportedRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc, ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
  return enter<functions::urBindlessImagesImportExternalSemaphoreExp>(hContext, hDevice, semHandleType,
                                                                      pExternalSemaphoreDesc, phExternalSemaphore);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_handle_t hExternalSemaphore) {
  return enter<functions::urBindlessImagesReleaseExternalSemaphoreExp>(hContext, hDevice, hExternalSemaphore);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue, uint64_t waitValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return enter<functions::urBindlessImagesWaitExternalSemaphoreExp>(hQueue, hSemaphore, hasWaitValue, waitValue,
                                                                    numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue, uint64_t signalValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  return enter<functions::urBindlessImagesSignalExternalSemaphoreExp>(hQueue, hSemaphore, hasSignalValue, signalValue,
                                                                      numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
  return enter<functions::urCommandBufferCreateExp>(hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  return enter<functions::urCommandBufferRetainExp>(hCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  return enter<functions::urCommandBufferReleaseExp>(hCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  return enter<functions::urCommandBufferFinalizeExp>(hCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendKernelLaunchExp>(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset,
                                                                pGlobalWorkSize, pLocalWorkSize, numKernelAlternatives,
                                                                phKernelAlternatives, numSyncPointsInWaitList,
                                                                pSyncPointWaitList, numEventsInWaitList,
                                                                phEventWaitList, pSyncPoint, phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendKernelLaunchWithArgsExp>(hCommandBuffer, hKernel, workDim,
                                                                        pGlobalWorkOffset, pGlobalWorkSize,
                                                                        pLocalWorkSize, numArgs, pArgs,
                                                                        numKernelAlternatives, phKernelAlternatives,
                                                                        numSyncPointsInWaitList, pSyncPointWaitList,
                                                                        numEventsInWaitList, phEventWaitList,
                                                                        pSyncPoint, phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendUSMMemcpyExp>(hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList,
                                                             pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                             pSyncPoint, phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern, size_t patternSize, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendUSMFillExp>(hCommandBuffer, pMemory, pPattern, patternSize, size,
                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                           numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                           phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendMemBufferCopyExp>(hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset,
                                                                 size, numSyncPointsInWaitList, pSyncPointWaitList,
                                                                 numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                 phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendMemBufferWriteExp>(hCommandBuffer, hBuffer, offset, size, pSrc,
                                                                  numSyncPointsInWaitList, pSyncPointWaitList,
                                                                  numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                  phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendMemBufferReadExp>(hCommandBuffer, hBuffer, offset, size, pDst,
                                                                 numSyncPointsInWaitList, pSyncPointWaitList,
                                                                 numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                 phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendMemBufferCopyRectExp>(hCommandBuffer, hSrcMem, hDstMem, srcOrigin,
                                                                     dstOrigin, region, srcRowPitch, srcSlicePitch,
                                                                     dstRowPitch, dstSlicePitch,
                                                                     numSyncPointsInWaitList, pSyncPointWaitList,
                                                                     numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                     phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendMemBufferWriteRectExp>(hCommandBuffer, hBuffer, bufferOffset, hostOffset,
                                                                      region, bufferRowPitch, bufferSlicePitch,
                                                                      hostRowPitch, hostSlicePitch, pSrc,
                                                                      numSyncPointsInWaitList, pSyncPointWaitList,
                                                                      numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                      phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendMemBufferReadRectExp>(hCommandBuffer, hBuffer, bufferOffset, hostOffset,
                                                                     region, bufferRowPitch, bufferSlicePitch,
                                                                     hostRowPitch, hostSlicePitch, pDst,
                                                                     numSyncPointsInWaitList, pSyncPointWaitList,
                                                                     numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                     phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendMemBufferFillExp>(hCommandBuffer, hBuffer, pPattern, patternSize, offset,
                                                                 size, numSyncPointsInWaitList, pSyncPointWaitList,
                                                                 numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                 phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendUSMPrefetchExp>(hCommandBuffer, pMemory, size, flags,
                                                               numSyncPointsInWaitList, pSyncPointWaitList,
                                                               numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                               phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  return enter<functions::urCommandBufferAppendUSMAdviseExp>(hCommandBuffer, pMemory, size, advice,
                                                             numSyncPointsInWaitList, pSyncPointWaitList,
                                                             numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                             phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint) {
  return enter<functions::urCommandBufferAppendNativeCommandExp>(hCommandBuffer, pfnNativeCommand, pData,
                                                                 hChildCommandBuffer, numSyncPointsInWaitList,
                                                                 pSyncPointWaitList, pSyncPoint);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
  return enter<functions::urCommandBufferUpdateKernelLaunchExp>(hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
  return enter<functions::urCommandBufferUpdateSignalEventExp>(hCommand, phSignalEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
  return enter<functions::urCommandBufferUpdateWaitEventsExp>(hCommand, numEventsInWaitList, phEventWaitList);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                                  ur_exp_command_buffer_info_t propName,
                                                                  size_t propSize, void *pPropValue,
                                                                  size_t *pPropSizeRet) {
  return enter<functions::urCommandBufferGetInfoExp>(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
  return enter<functions::urCommandBufferGetNativeHandleExp>(hCommandBuffer, phNativeCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
  return enter<functions::urGraphCreateExp>(hContext, phGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                                                   ur_exp_executable_graph_handle_t *phExecGraph) {
  return enter<functions::urGraphInstantiateGraphExp>(hGraph, phExecGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph) {
  return enter<functions::urGraphDestroyExp>(hGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
  return enter<functions::urGraphExecutableGraphDestroyExp>(hExecutableGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
  return enter<functions::urGraphIsEmptyExp>(hGraph, pResult);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
  return enter<functions::urGraphGetIdExp>(hGraph, pGraphId);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
  return enter<functions::urGraphSetDestructionCallbackExp>(hGraph, pfnCallback, pUserData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) {
  return enter<functions::urGraphDumpContentsExp>(hGraph, filePath);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph,
                                                                  ur_native_handle_t *phNativeGraph) {
  return enter<functions::urGraphGetNativeHandleExp>(hGraph, phNativeGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
  return enter<functions::urGraphExecutableGraphGetNativeHandleExp>(hExecutableGraph, phNativeExecutableGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                                             void **ppIPCMemHandleData,
                                                             size_t *pIPCMemHandleDataSizeRet) {
  return enter<functions::urIPCGetMemHandleExp>(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  return enter<functions::urIPCPutMemHandleExp>(hContext, pIPCMemHandleData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                                              void **ppMem) {
  return enter<functions::urIPCOpenMemHandleExp>(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  return enter<functions::urIPCCloseMemHandleExp>(hContext, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                                                 ur_physical_mem_handle_t hPhysMem,
                                                                 void **ppIPCPhysMemHandleData,
                                                                 size_t *pIPCPhysMemHandleDataSizeRet) {
  return enter<functions::urIPCGetPhysMemHandleExp>(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                    pIPCPhysMemHandleDataSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                                 const void *pIPCPhysMemHandleData) {
  return enter<functions::urIPCPutPhysMemHandleExp>(hContext, pIPCPhysMemHandleData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice,
                                                                  const void *pIPCPhysMemHandleData,
                                                                  size_t ipcPhysMemHandleDataSize,
                                                                  ur_physical_mem_handle_t *phPhysMem) {
  return enter<functions::urIPCOpenPhysMemHandleExp>(hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize,
                                                     phPhysMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                                   ur_physical_mem_handle_t hPhysMem) {
  return enter<functions::urIPCClosePhysMemHandleExp>(hContext, hPhysMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                                               size_t *pIPCEventHandleDataSizeRet) {
  return enter<functions::urIPCGetEventHandleExp>(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext,
                                                               void *pIPCEventHandleData) {
  return enter<functions::urIPCPutEventHandleExp>(hContext, pIPCEventHandleData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                                                const void *pIPCEventHandleData,
                                                                size_t ipcEventHandleDataSize,
                                                                ur_event_handle_t *phEvent) {
  return enter<functions::urIPCOpenEventHandleExp>(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void **ppMem) {
  return enter<functions::urMemoryExportAllocExportableMemoryExp>(hContext, hDevice, alignment, size,
                                                                  handleTypeToExport, ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext,
                                                                              ur_device_handle_t hDevice, void *pMem) {
  return enter<functions::urMemoryExportFreeExportableMemoryExp>(hContext, hDevice, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
    void *pMemHandleRet) {
  return enter<functions::urMemoryExportExportMemoryHandleExp>(hContext, hDevice, handleTypeToExport, pMem,
                                                               pMemHandleRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                                    ur_device_handle_t peerDevice) {
  return enter<functions::urUsmP2PEnablePeerAccessExp>(commandDevice, peerDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                                     ur_device_handle_t peerDevice) {
  return enter<functions::urUsmP2PDisablePeerAccessExp>(commandDevice, peerDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                                     ur_device_handle_t peerDevice,
                                                                     ur_exp_peer_info_t propName, size_t propSize,
                                                                     void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urUsmP2PPeerAccessGetInfoExp>(commandDevice, peerDevice, propName, propSize, pPropValue,
                                                        pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice) {
  return enter<functions::urDeviceWaitExp>(hDevice);
}
