// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the experimental tables: check the parameters, then call the core.
#include "adapters/core/generated/entry_points.hpp"

#include "adapters/core/generated/handles.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "common/generated/checks.hpp"

namespace ur::core::entry {

ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urEventCreateExp(hContext, hDevice, pEventDesc, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEventCreateExp(hContext, hDevice, pEventDesc, phEvent); });
}

ur_result_t UR_APICALL urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                               const ur_program_handle_t *phPrograms) noexcept {
  const ur_result_t invalid = checks::urProgramDynamicLinkExp(hContext, count, phPrograms);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramDynamicLinkExp(hContext, count, phPrograms); });
}

ur_result_t UR_APICALL urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                         ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                         const char *pOptions) noexcept {
  const ur_result_t invalid = checks::urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions); });
}

ur_result_t UR_APICALL urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                           ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                           const char *pOptions) noexcept {
  const ur_result_t invalid = checks::urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions); });
}

ur_result_t UR_APICALL urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                                        ur_device_handle_t *phDevices, ur_exp_program_flags_t flags, uint32_t count,
                                        const ur_program_handle_t *phPrograms, const char *pOptions,
                                        ur_program_handle_t *phProgram) noexcept {
  const ur_result_t invalid = checks::urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms,
                                                       pOptions, phProgram);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms,
                                                     pOptions, phProgram); });
}

ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t invalid = checks::urQueueBeginGraphCaptureExp(hQueue);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueBeginGraphCaptureExp(hQueue); });
}

ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue,
                                                       ur_exp_graph_handle_t hGraph) noexcept {
  const ur_result_t invalid = checks::urQueueBeginCaptureIntoGraphExp(hQueue, hGraph);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueBeginCaptureIntoGraphExp(hQueue, hGraph); });
}

ur_result_t UR_APICALL urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) noexcept {
  const ur_result_t invalid = checks::urQueueEndGraphCaptureExp(hQueue, phGraph);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueEndGraphCaptureExp(hQueue, phGraph); });
}

ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) noexcept {
  const ur_result_t invalid = checks::urQueueIsGraphCaptureEnabledExp(hQueue, pResult);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueIsGraphCaptureEnabledExp(hQueue, pResult); });
}

ur_result_t UR_APICALL urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) noexcept {
  const ur_result_t invalid = checks::urQueueGetGraphExp(hQueue, phGraph);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueGetGraphExp(hQueue, phGraph); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim,
                                                                               pGlobalWorkOffset, pGlobalWorkSize,
                                                                               pLocalWorkSize, numArgs, pArgs,
                                                                               launchPropList, numEventsInWaitList,
                                                                               phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                                                     pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
                                                                     launchPropList, numEventsInWaitList,
                                                                     phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties,
                                                                         numEventsInWaitList, phEventWaitList, ppMem,
                                                                         phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                               phEventWaitList, ppMem, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties,
                                                                         numEventsInWaitList, phEventWaitList, ppMem,
                                                                         phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                               phEventWaitList, ppMem, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties,
                                                                       numEventsInWaitList, phEventWaitList, ppMem,
                                                                       phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                             phEventWaitList, ppMem, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                        void *pMem, uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList,
                                                          phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList,
                                                        phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                                   uint32_t numEventsInWaitList,
                                                                   const ur_event_handle_t *phEventWaitList,
                                                                   ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList,
                                                                     phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList,
                                                                   phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                                              ur_exp_command_buffer_handle_t hCommandBuffer,
                                                              uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList,
                                                                phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList,
                                                              phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueHostTaskExp(ur_queue_handle_t hQueue,
                                                         ur_exp_host_task_function_t pfnHostTask, void *data,
                                                         const ur_exp_host_task_properties_t *pProperties,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties,
                                                                   numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList,
                                                         phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data,
                                                                        numMemsInMemList, phMemList, pProperties,
                                                                        numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList,
                                                              phMemList, pProperties, numEventsInWaitList,
                                                              phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList,
                                                      phEvent); });
}

ur_result_t UR_APICALL urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool) noexcept {
  const ur_result_t invalid = checks::served::urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool); });
}

ur_result_t UR_APICALL urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           ur_usm_pool_handle_t hPool) noexcept {
  const ur_result_t invalid = checks::urUSMPoolDestroyExp(hContext, hDevice, hPool);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolDestroyExp(hContext, hDevice, hPool); });
}

ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        ur_usm_pool_handle_t *pPool) noexcept {
  const ur_result_t invalid = checks::urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool); });
}

ur_result_t UR_APICALL urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t propSize) noexcept {
  const ur_result_t invalid = checks::urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize); });
}

ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t hPool) noexcept {
  const ur_result_t invalid = checks::urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool); });
}

ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t *pPool) noexcept {
  const ur_result_t invalid = checks::urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool); });
}

ur_result_t UR_APICALL urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_handle_t hPool, size_t minBytesToKeep) noexcept {
  const ur_result_t invalid = checks::urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep); });
}

ur_result_t UR_APICALL urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                            const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                            size_t widthInBytes, size_t height, size_t elementSizeBytes, void **ppMem,
                                            size_t *pResultPitch) noexcept {
  const ur_result_t invalid = checks::served::urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes,
                                                                   height, elementSizeBytes, ppMem, pResultPitch);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height,
                                                         elementSizeBytes, ppMem, pResultPitch); });
}

ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                             size_t size) noexcept {
  const ur_result_t invalid = checks::urUSMContextMemcpyExp(hContext, pDst, pSrc, size);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMContextMemcpyExp(hContext, pDst, pSrc, size); });
}

ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) noexcept {
  const ur_result_t invalid = checks::urUSMHostAllocUnregisterExp(hContext, pHostMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMHostAllocUnregisterExp(hContext, pHostMem); });
}

ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) noexcept {
  const ur_result_t invalid = checks::served::urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties); });
}

ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) noexcept {
  const ur_result_t invalid = checks::urUSMImportExp(hContext, pMem, size);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMImportExp(hContext, pMem, size); });
}

ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) noexcept {
  const ur_result_t invalid = checks::urUSMReleaseExp(hContext, pMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMReleaseExp(hContext, pMem); });
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      ur_exp_image_native_handle_t hImage) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage); });
}

ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                    ur_device_handle_t hDevice,
                                                                    ur_exp_image_native_handle_t hImage) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage); });
}

ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat,
                                                                               pImageDesc, phImageMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                     phImageMem); });
}

ur_result_t UR_APICALL urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t hImageMem) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem); });
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               ur_exp_image_mem_native_handle_t hImageMem,
                                                               const ur_image_format_t *pImageFormat,
                                                               const ur_image_desc_t *pImageDesc,
                                                               ur_exp_image_native_handle_t *phImage) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem,
                                                                                      pImageFormat, pImageDesc,
                                                                                      phImage);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                            pImageDesc, phImage); });
}

ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             ur_exp_image_mem_native_handle_t hImageMem,
                                                             const ur_image_format_t *pImageFormat,
                                                             const ur_image_desc_t *pImageDesc,
                                                             const ur_sampler_desc_t *pSamplerDesc,
                                                             ur_exp_image_native_handle_t *phImage) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem,
                                                                                    pImageFormat, pImageDesc,
                                                                                    pSamplerDesc, phImage);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                          pImageDesc, pSamplerDesc, phImage); });
}

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
                                                    ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc,
                                                                           pDstImageDesc, pSrcImageFormat,
                                                                           pDstImageFormat, pCopyRegion, imageCopyFlags,
                                                                           imageCopyInputTypes, numEventsInWaitList,
                                                                           phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc,
                                                                 pSrcImageFormat, pDstImageFormat, pCopyRegion,
                                                                 imageCopyFlags, imageCopyInputTypes,
                                                                 numEventsInWaitList, phEventWaitList, phEvent); });
}

ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                                       ur_exp_image_mem_native_handle_t hImageMem,
                                                       ur_image_info_t propName, void *pPropValue,
                                                       size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue,
                                                                      pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue,
                                                                    pPropSizeRet); });
}

ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice,
                                                                                                 pImageDesc,
                                                                                                 pImageFormat,
                                                                                                 imageMemHandleType,
                                                                                                 pSupportedRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc,
                                                                                       pImageFormat, imageMemHandleType,
                                                                                       pSupportedRet); });
}

ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice,
                                                                                                pImageDesc,
                                                                                                pImageFormat,
                                                                                                imageMemHandleType,
                                                                                                pSupportedRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                      pImageFormat, imageMemHandleType,
                                                                                      pSupportedRet); });
}

ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice,
                                                                                              pImageDesc, pImageFormat,
                                                                                              imageMemHandleType,
                                                                                              pSupportedRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                    pImageFormat, imageMemHandleType,
                                                                                    pSupportedRet); });
}

ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         ur_exp_image_mem_native_handle_t hImageMem,
                                                         uint32_t mipmapLevel,
                                                         ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel,
                                                                        phImageMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel,
                                                                      phImageMem); });
}

ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     ur_exp_image_mem_native_handle_t hMem) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem); });
}

ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               size_t size, ur_exp_external_mem_type_t memHandleType,
                                                               ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                               ur_exp_external_mem_handle_t *phExternalMem) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size,
                                                                                      memHandleType, pExternalMemDesc,
                                                                                      phExternalMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size, memHandleType,
                                                                            pExternalMemDesc, phExternalMem); });
}

ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           const ur_image_format_t *pImageFormat,
                                                           const ur_image_desc_t *pImageDesc,
                                                           ur_exp_external_mem_handle_t hExternalMem,
                                                           ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat,
                                                                                  pImageDesc, hExternalMem, phImageMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                        hExternalMem, phImageMem); });
}

ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice, uint64_t offset,
                                                                  uint64_t size,
                                                                  ur_exp_external_mem_handle_t hExternalMem,
                                                                  void **ppRetMem) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size,
                                                                                 hExternalMem, ppRetMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size,
                                                                               hExternalMem, ppRetMem); });
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext,
                                                                ur_device_handle_t hDevice,
                                                                ur_exp_external_mem_handle_t hExternalMem) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem); });
}

ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice, void *pMem) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem); });
}

ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType,
                                                                                     pSupportedRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType,
                                                                                   pSupportedRet); });
}

ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) noexcept {
  const ur_result_t invalid = checks::served::urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice,
                                                                                         semHandleType,
                                                                                         pExternalSemaphoreDesc,
                                                                                         phExternalSemaphore);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice, semHandleType,
                                                                               pExternalSemaphoreDesc,
                                                                               phExternalSemaphore); });
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice,
                                                                                  hExternalSemaphore);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice,
                                                                                hExternalSemaphore); });
}

ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue, uint64_t waitValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue,
                                                                               waitValue, numEventsInWaitList,
                                                                               phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue,
                                                                             waitValue, numEventsInWaitList,
                                                                             phEventWaitList, phEvent); });
}

ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue, uint64_t signalValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue,
                                                                                 signalValue, numEventsInWaitList,
                                                                                 phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue,
                                                                               signalValue, numEventsInWaitList,
                                                                               phEventWaitList, phEvent); });
}

ur_result_t UR_APICALL urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                                ur_exp_command_buffer_handle_t *phCommandBuffer) noexcept {
  const ur_result_t invalid = checks::served::urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc,
                                                                       phCommandBuffer);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc,
                                                             phCommandBuffer); });
}

ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  const ur_result_t invalid = checks::urCommandBufferRetainExp(hCommandBuffer);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  const ur_result_t invalid = checks::urCommandBufferReleaseExp(hCommandBuffer);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hCommandBuffer);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  const ur_result_t invalid = checks::urCommandBufferFinalizeExp(hCommandBuffer);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferFinalizeExp(hCommandBuffer); });
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim,
                                                                           pGlobalWorkOffset, pGlobalWorkSize,
                                                                           pLocalWorkSize, numKernelAlternatives,
                                                                           phKernelAlternatives,
                                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                                           numEventsInWaitList, phEventWaitList,
                                                                           pSyncPoint, phEvent, phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim,
                                                                         pGlobalWorkOffset, pGlobalWorkSize,
                                                                         pLocalWorkSize, numKernelAlternatives,
                                                                         phKernelAlternatives, numSyncPointsInWaitList,
                                                                         pSyncPointWaitList, numEventsInWaitList,
                                                                         phEventWaitList, pSyncPoint, phEvent,
                                                                         phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::served::urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel,
                                                                                           workDim, pGlobalWorkOffset,
                                                                                           pGlobalWorkSize,
                                                                                           pLocalWorkSize, numArgs,
                                                                                           pArgs, numKernelAlternatives,
                                                                                           phKernelAlternatives,
                                                                                           numSyncPointsInWaitList,
                                                                                           pSyncPointWaitList,
                                                                                           numEventsInWaitList,
                                                                                           phEventWaitList, pSyncPoint,
                                                                                           phEvent, phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim,
                                                                                 pGlobalWorkOffset, pGlobalWorkSize,
                                                                                 pLocalWorkSize, numArgs, pArgs,
                                                                                 numKernelAlternatives,
                                                                                 phKernelAlternatives,
                                                                                 numSyncPointsInWaitList,
                                                                                 pSyncPointWaitList,
                                                                                 numEventsInWaitList, phEventWaitList,
                                                                                 pSyncPoint, phEvent, phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size,
                                                                        numSyncPointsInWaitList, pSyncPointWaitList,
                                                                        numEventsInWaitList, phEventWaitList,
                                                                        pSyncPoint, phEvent, phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size,
                                                                      numSyncPointsInWaitList, pSyncPointWaitList,
                                                                      numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                      phEvent, phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern, size_t patternSize, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize,
                                                                      size, numSyncPointsInWaitList, pSyncPointWaitList,
                                                                      numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                      phEvent, phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize,
                                                                    size, numSyncPointsInWaitList, pSyncPointWaitList,
                                                                    numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                    phEvent, phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset,
                                                                            dstOffset, size, numSyncPointsInWaitList,
                                                                            pSyncPointWaitList, numEventsInWaitList,
                                                                            phEventWaitList, pSyncPoint, phEvent,
                                                                            phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset,
                                                                          dstOffset, size, numSyncPointsInWaitList,
                                                                          pSyncPointWaitList, numEventsInWaitList,
                                                                          phEventWaitList, pSyncPoint, phEvent,
                                                                          phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size,
                                                                             pSrc, numSyncPointsInWaitList,
                                                                             pSyncPointWaitList, numEventsInWaitList,
                                                                             phEventWaitList, pSyncPoint, phEvent,
                                                                             phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size, pSrc,
                                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                                           numEventsInWaitList, phEventWaitList,
                                                                           pSyncPoint, phEvent, phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst,
                                                                            numSyncPointsInWaitList, pSyncPointWaitList,
                                                                            numEventsInWaitList, phEventWaitList,
                                                                            pSyncPoint, phEvent, phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst,
                                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                                          numEventsInWaitList, phEventWaitList,
                                                                          pSyncPoint, phEvent, phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem,
                                                                                srcOrigin, dstOrigin, region,
                                                                                srcRowPitch, srcSlicePitch, dstRowPitch,
                                                                                dstSlicePitch, numSyncPointsInWaitList,
                                                                                pSyncPointWaitList, numEventsInWaitList,
                                                                                phEventWaitList, pSyncPoint, phEvent,
                                                                                phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem,
                                                                              srcOrigin, dstOrigin, region, srcRowPitch,
                                                                              srcSlicePitch, dstRowPitch, dstSlicePitch,
                                                                              numSyncPointsInWaitList,
                                                                              pSyncPointWaitList, numEventsInWaitList,
                                                                              phEventWaitList, pSyncPoint, phEvent,
                                                                              phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                                 hostOffset, region, bufferRowPitch,
                                                                                 bufferSlicePitch, hostRowPitch,
                                                                                 hostSlicePitch, pSrc,
                                                                                 numSyncPointsInWaitList,
                                                                                 pSyncPointWaitList,
                                                                                 numEventsInWaitList, phEventWaitList,
                                                                                 pSyncPoint, phEvent, phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                               hostOffset, region, bufferRowPitch,
                                                                               bufferSlicePitch, hostRowPitch,
                                                                               hostSlicePitch, pSrc,
                                                                               numSyncPointsInWaitList,
                                                                               pSyncPointWaitList, numEventsInWaitList,
                                                                               phEventWaitList, pSyncPoint, phEvent,
                                                                               phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                                hostOffset, region, bufferRowPitch,
                                                                                bufferSlicePitch, hostRowPitch,
                                                                                hostSlicePitch, pDst,
                                                                                numSyncPointsInWaitList,
                                                                                pSyncPointWaitList, numEventsInWaitList,
                                                                                phEventWaitList, pSyncPoint, phEvent,
                                                                                phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                              hostOffset, region, bufferRowPitch,
                                                                              bufferSlicePitch, hostRowPitch,
                                                                              hostSlicePitch, pDst,
                                                                              numSyncPointsInWaitList,
                                                                              pSyncPointWaitList, numEventsInWaitList,
                                                                              phEventWaitList, pSyncPoint, phEvent,
                                                                              phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern,
                                                                            patternSize, offset, size,
                                                                            numSyncPointsInWaitList, pSyncPointWaitList,
                                                                            numEventsInWaitList, phEventWaitList,
                                                                            pSyncPoint, phEvent, phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern,
                                                                          patternSize, offset, size,
                                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                                          numEventsInWaitList, phEventWaitList,
                                                                          pSyncPoint, phEvent, phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags,
                                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                                          numEventsInWaitList, phEventWaitList,
                                                                          pSyncPoint, phEvent, phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags,
                                                                        numSyncPointsInWaitList, pSyncPointWaitList,
                                                                        numEventsInWaitList, phEventWaitList,
                                                                        pSyncPoint, phEvent, phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice,
                                                                        numSyncPointsInWaitList, pSyncPointWaitList,
                                                                        numEventsInWaitList, phEventWaitList,
                                                                        pSyncPoint, phEvent, phCommand);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice,
                                                                      numSyncPointsInWaitList, pSyncPointWaitList,
                                                                      numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                      phEvent, phCommand); });
}

ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) noexcept {
  const ur_result_t invalid = checks::urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData,
                                                                            hChildCommandBuffer,
                                                                            numSyncPointsInWaitList, pSyncPointWaitList,
                                                                            pSyncPoint);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData,
                                                                          hChildCommandBuffer, numSyncPointsInWaitList,
                                                                          pSyncPointWaitList, pSyncPoint); });
}

ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) noexcept {
  const ur_result_t invalid = checks::served::urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates,
                                                                                   pUpdateKernelLaunch);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates,
                                                                         pUpdateKernelLaunch); });
}

ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                           ur_event_handle_t *phSignalEvent) noexcept {
  const ur_result_t invalid = checks::urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent); });
}

ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList) noexcept {
  const ur_result_t invalid = checks::urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList,
                                                                         phEventWaitList);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList,
                                                                       phEventWaitList); });
}

ur_result_t UR_APICALL urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                 ur_exp_command_buffer_info_t propName, size_t propSize,
                                                 void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue,
                                                                pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue,
                                                              pPropSizeRet); });
}

ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                         ur_native_handle_t *phNativeCommandBuffer) noexcept {
  const ur_result_t invalid = checks::urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer); });
}

ur_result_t UR_APICALL urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) noexcept {
  const ur_result_t invalid = checks::urGraphCreateExp(hContext, phGraph);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphCreateExp(hContext, phGraph); });
}

ur_result_t UR_APICALL urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                                  ur_exp_executable_graph_handle_t *phExecGraph) noexcept {
  const ur_result_t invalid = checks::urGraphInstantiateGraphExp(hGraph, phExecGraph);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphInstantiateGraphExp(hGraph, phExecGraph); });
}

ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph) noexcept {
  const ur_result_t invalid = checks::urGraphDestroyExp(hGraph);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphDestroyExp(hGraph); });
}

ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph) noexcept {
  const ur_result_t invalid = checks::urGraphExecutableGraphDestroyExp(hExecutableGraph);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphExecutableGraphDestroyExp(hExecutableGraph); });
}

ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) noexcept {
  const ur_result_t invalid = checks::urGraphIsEmptyExp(hGraph, pResult);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphIsEmptyExp(hGraph, pResult); });
}

ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) noexcept {
  const ur_result_t invalid = checks::urGraphGetIdExp(hGraph, pGraphId);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphGetIdExp(hGraph, pGraphId); });
}

ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t hGraph,
                                                        ur_exp_graph_destruction_callback_t pfnCallback,
                                                        void *pUserData) noexcept {
  const ur_result_t invalid = checks::urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData); });
}

ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) noexcept {
  const ur_result_t invalid = checks::urGraphDumpContentsExp(hGraph, filePath);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphDumpContentsExp(hGraph, filePath); });
}

ur_result_t UR_APICALL urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph,
                                                 ur_native_handle_t *phNativeGraph) noexcept {
  const ur_result_t invalid = checks::urGraphGetNativeHandleExp(hGraph, phNativeGraph);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphGetNativeHandleExp(hGraph, phNativeGraph); });
}

ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) noexcept {
  const ur_result_t invalid = checks::urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph,
                                                                               phNativeExecutableGraph);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph,
                                                                             phNativeExecutableGraph); });
}

ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem, void **ppIPCMemHandleData,
                                            size_t *pIPCMemHandleDataSizeRet) noexcept {
  const ur_result_t invalid = checks::urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData,
                                                           pIPCMemHandleDataSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData,
                                                         pIPCMemHandleDataSizeRet); });
}

ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) noexcept {
  const ur_result_t invalid = checks::urIPCPutMemHandleExp(hContext, pIPCMemHandleData);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCPutMemHandleExp(hContext, pIPCMemHandleData); });
}

ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                             void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                             void **ppMem) noexcept {
  const ur_result_t invalid = checks::urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize,
                                                            ppMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize,
                                                          ppMem); });
}

ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) noexcept {
  const ur_result_t invalid = checks::urIPCCloseMemHandleExp(hContext, pMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCCloseMemHandleExp(hContext, pMem); });
}

ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem,
                                                void **ppIPCPhysMemHandleData,
                                                size_t *pIPCPhysMemHandleDataSizeRet) noexcept {
  const ur_result_t invalid = checks::urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                               pIPCPhysMemHandleDataSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                             pIPCPhysMemHandleDataSizeRet); });
}

ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                const void *pIPCPhysMemHandleData) noexcept {
  const ur_result_t invalid = checks::urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData); });
}

ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 const void *pIPCPhysMemHandleData, size_t ipcPhysMemHandleDataSize,
                                                 ur_physical_mem_handle_t *phPhysMem) noexcept {
  const ur_result_t invalid = checks::urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                                ipcPhysMemHandleDataSize, phPhysMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                              ipcPhysMemHandleDataSize, phPhysMem); });
}

ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                  ur_physical_mem_handle_t hPhysMem) noexcept {
  const ur_result_t invalid = checks::urIPCClosePhysMemHandleExp(hContext, hPhysMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCClosePhysMemHandleExp(hContext, hPhysMem); });
}

ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                              size_t *pIPCEventHandleDataSizeRet) noexcept {
  const ur_result_t invalid = checks::urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData,
                                                           pIPCEventHandleDataSizeRet); });
}

ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) noexcept {
  const ur_result_t invalid = checks::urIPCPutEventHandleExp(hContext, pIPCEventHandleData);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCPutEventHandleExp(hContext, pIPCEventHandleData); });
}

ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                               size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize,
                                                              phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize,
                                                            phEvent); });
}

ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              size_t alignment, size_t size,
                                                              ur_exp_external_mem_type_t handleTypeToExport,
                                                              void **ppMem) noexcept {
  const ur_result_t invalid = checks::urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size,
                                                                             handleTypeToExport, ppMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size,
                                                                           handleTypeToExport, ppMem); });
}

ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             void *pMem) noexcept {
  const ur_result_t invalid = checks::urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem); });
}

ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
                                                           void *pMemHandleRet) noexcept {
  const ur_result_t invalid = checks::urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem,
                                                                          pMemHandleRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem,
                                                                        pMemHandleRet); });
}

ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                   ur_device_handle_t peerDevice) noexcept {
  const ur_result_t invalid = checks::urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice); });
}

ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                    ur_device_handle_t peerDevice) noexcept {
  const ur_result_t invalid = checks::urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice); });
}

ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                                    ur_exp_peer_info_t propName, size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize,
                                                                   pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize,
                                                                 pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice) noexcept {
  const ur_result_t invalid = checks::urDeviceWaitExp(hDevice);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urDeviceWaitExp(hDevice); });
}

} // namespace ur::core::entry
