// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the experimental tables: a jump through the table that the handle carries. While the loader
// isn't initialised, and where layers are on, all calls go through interceptTable instead.
#include "loader/dispatch.hpp"
#include "loader/generated/refused.hpp"

#include <atomic>

namespace {

const ur_dditable_t *carriedBy(const void *handle) noexcept {
  return *static_cast<const ur_dditable_t *const *>(handle);
}

} // namespace

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         const ur_exp_event_desc_t *pEventDesc,
                                                         ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urEventCreateExp(hContext, hDevice, pEventDesc, phEvent);
  }
  return carriedBy(hContext)->EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                                                const ur_program_handle_t *phPrograms) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->ProgramExp.pfnDynamicLinkExp(hContext, count, phPrograms);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urProgramDynamicLinkExp(hContext, count, phPrograms);
  }
  return carriedBy(hContext)->ProgramExp.pfnDynamicLinkExp(hContext, count, phPrograms);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                                          ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                          const char *pOptions) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->ProgramExp.pfnBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
  }
  if (!hProgram) [[unlikely]] {
    return ur::loader::refused::urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
  }
  return carriedBy(hProgram)->ProgramExp.pfnBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                                            ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                            const char *pOptions) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->ProgramExp.pfnCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
  }
  if (!hProgram) [[unlikely]] {
    return ur::loader::refused::urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
  }
  return carriedBy(hProgram)->ProgramExp.pfnCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                                                         ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                         uint32_t count, const ur_program_handle_t *phPrograms,
                                                         const char *pOptions, ur_program_handle_t *phProgram) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->ProgramExp.pfnLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions,
                                                 phProgram);
  }
  return carriedBy(hContext)->ProgramExp.pfnLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions,
                                                    phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->QueueExp.pfnBeginGraphCaptureExp(hQueue);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueBeginGraphCaptureExp(hQueue);
  }
  return carriedBy(hQueue)->QueueExp.pfnBeginGraphCaptureExp(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue,
                                                                        ur_exp_graph_handle_t hGraph) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->QueueExp.pfnBeginCaptureIntoGraphExp(hQueue, hGraph);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueBeginCaptureIntoGraphExp(hQueue, hGraph);
  }
  return carriedBy(hQueue)->QueueExp.pfnBeginCaptureIntoGraphExp(hQueue, hGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue,
                                                                  ur_exp_graph_handle_t *phGraph) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueEndGraphCaptureExp(hQueue, phGraph);
  }
  return carriedBy(hQueue)->QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->QueueExp.pfnIsGraphCaptureEnabledExp(hQueue, pResult);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueIsGraphCaptureEnabledExp(hQueue, pResult);
  }
  return carriedBy(hQueue)->QueueExp.pfnIsGraphCaptureEnabledExp(hQueue, pResult);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->QueueExp.pfnGetGraphExp(hQueue, phGraph);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueGetGraphExp(hQueue, phGraph);
  }
  return carriedBy(hQueue)->QueueExp.pfnGetGraphExp(hQueue, phGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                                                        pLocalWorkSize, numArgs, pArgs, launchPropList,
                                                        numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                                                 pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
                                                                 launchPropList, numEventsInWaitList, phEventWaitList,
                                                                 phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                                                  pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
                                                                  launchPropList, numEventsInWaitList, phEventWaitList,
                                                                  phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                  phEventWaitList, ppMem, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                           phEventWaitList, ppMem, phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                            phEventWaitList, ppMem, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                  phEventWaitList, ppMem, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                           phEventWaitList, ppMem, phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                            phEventWaitList, ppMem, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList,
                                                ppMem, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                         phEventWaitList, ppMem, phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                          phEventWaitList, ppMem, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                            void *pMem, uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList,
                                                     phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                                       uint32_t numEventsInWaitList,
                                                                       const ur_event_handle_t *phEventWaitList,
                                                                       ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnTimestampRecordingExp(hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList, phEventWaitList,
                                                               phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnTimestampRecordingExp(hQueue, blocking, numEventsInWaitList, phEventWaitList,
                                                                phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                                                  ur_exp_command_buffer_handle_t hCommandBuffer,
                                                                  uint32_t numEventsInWaitList,
                                                                  const ur_event_handle_t *phEventWaitList,
                                                                  ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList,
                                                          phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList,
                                                           phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueHostTaskExp(ur_queue_handle_t hQueue,
                                                             ur_exp_host_task_function_t pfnHostTask, void *data,
                                                             const ur_exp_host_task_properties_t *pProperties,
                                                             uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList,
                                            phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList,
                                                     phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList,
                                                      phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList,
                                                 pProperties, numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList,
                                                          pProperties, numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList,
                                                           pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueGraphExp(ur_queue_handle_t hQueue,
                                                          ur_exp_executable_graph_handle_t hGraph,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->EnqueueExp.pfnGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->EnqueueExp.pfnGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
  }
  return carriedBy(hContext)->USMExp.pfnPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                            ur_usm_pool_handle_t hPool) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMPoolDestroyExp(hContext, hDevice, hPool);
  }
  return carriedBy(hContext)->USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext,
                                                                         ur_device_handle_t hDevice,
                                                                         ur_usm_pool_handle_t *pPool) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
  }
  return carriedBy(hContext)->USMExp.pfnPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                            void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
  }
  if (!hPool) [[unlikely]] {
    return ur::loader::refused::urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
  }
  return carriedBy(hPool)->USMExp.pfnPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                            void *pPropValue, size_t propSize) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnPoolSetInfoExp(hPool, propName, pPropValue, propSize);
  }
  if (!hPool) [[unlikely]] {
    return ur::loader::refused::urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize);
  }
  return carriedBy(hPool)->USMExp.pfnPoolSetInfoExp(hPool, propName, pPropValue, propSize);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice,
                                                                  ur_usm_pool_handle_t hPool) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnPoolSetDevicePoolExp(hContext, hDevice, hPool);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool);
  }
  return carriedBy(hContext)->USMExp.pfnPoolSetDevicePoolExp(hContext, hDevice, hPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice,
                                                                  ur_usm_pool_handle_t *pPool) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnPoolGetDevicePoolExp(hContext, hDevice, pPool);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool);
  }
  return carriedBy(hContext)->USMExp.pfnPoolGetDevicePoolExp(hContext, hDevice, pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_usm_pool_handle_t hPool, size_t minBytesToKeep) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
  }
  return carriedBy(hContext)->USMExp.pfnPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                             size_t widthInBytes, size_t height,
                                                             size_t elementSizeBytes, void **ppMem,
                                                             size_t *pResultPitch) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes,
                                            ppMem, pResultPitch);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height,
                                                     elementSizeBytes, ppMem, pResultPitch);
  }
  return carriedBy(hContext)->USMExp.pfnPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height,
                                                        elementSizeBytes, ppMem, pResultPitch);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                                              const void *pSrc, size_t size) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMContextMemcpyExp(hContext, pDst, pSrc, size);
  }
  return carriedBy(hContext)->USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMHostAllocUnregisterExp(hContext, pHostMem);
  }
  return carriedBy(hContext)->USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
  }
  return carriedBy(hContext)->USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnImportExp(hContext, pMem, size);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMImportExp(hContext, pMem, size);
  }
  return carriedBy(hContext)->USMExp.pfnImportExp(hContext, pMem, size);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USMExp.pfnReleaseExp(hContext, pMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMReleaseExp(hContext, pMem);
  }
  return carriedBy(hContext)->USMExp.pfnReleaseExp(hContext, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnSampledImageHandleDestroyExp(hContext, hDevice, hImage);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnSampledImageHandleDestroyExp(hContext, hDevice, hImage);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(ur_context_handle_t hContext,
                                                                         ur_device_handle_t hDevice,
                                                                         const ur_image_format_t *pImageFormat,
                                                                         const ur_image_desc_t *pImageDesc,
                                                                         ur_exp_image_mem_native_handle_t *phImageMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                 phImageMem);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                    phImageMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImageFreeExp(ur_context_handle_t hContext,
                                                                     ur_device_handle_t hDevice,
                                                                     ur_exp_image_mem_native_handle_t hImageMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnImageFreeExp(hContext, hDevice, hImageMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnImageFreeExp(hContext, hDevice, hImageMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                                               phImage);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                        pImageDesc, phImage);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                           pImageDesc, phImage);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                                             pSamplerDesc, phImage);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                      pImageDesc, pSamplerDesc, phImage);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                         pImageDesc, pSamplerDesc, phImage);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat,
                                                    pDstImageFormat, pCopyRegion, imageCopyFlags, imageCopyInputTypes,
                                                    numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc,
                                                             pSrcImageFormat, pDstImageFormat, pCopyRegion,
                                                             imageCopyFlags, imageCopyInputTypes, numEventsInWaitList,
                                                             phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->BindlessImagesExp.pfnImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc,
                                                              pSrcImageFormat, pDstImageFormat, pCopyRegion,
                                                              imageCopyFlags, imageCopyInputTypes, numEventsInWaitList,
                                                              phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                                                        ur_exp_image_mem_native_handle_t hImageMem,
                                                                        ur_image_info_t propName, void *pPropValue,
                                                                        size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnImageGetInfoExp(hContext, hImageMem, propName, pPropValue, pPropSizeRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue,
                                                                pPropSizeRet);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnImageGetInfoExp(hContext, hImageMem, propName, pPropValue,
                                                                   pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc, pImageFormat,
                                                                          imageMemHandleType, pSupportedRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc,
                                                                                   pImageFormat, imageMemHandleType,
                                                                                   pSupportedRet);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc,
                                                                                      pImageFormat, imageMemHandleType,
                                                                                      pSupportedRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat,
                                                                         imageMemHandleType, pSupportedRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                  pImageFormat, imageMemHandleType,
                                                                                  pSupportedRet);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                     pImageFormat, imageMemHandleType,
                                                                                     pSupportedRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat,
                                                                       imageMemHandleType, pSupportedRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                pImageFormat, imageMemHandleType,
                                                                                pSupportedRet);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                   pImageFormat, imageMemHandleType,
                                                                                   pSupportedRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem,
    uint32_t mipmapLevel, ur_exp_image_mem_native_handle_t *phImageMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel,
                                                                  phImageMem);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel,
                                                                     phImageMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      ur_exp_image_mem_native_handle_t hMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnMipmapFreeExp(hContext, hDevice, hMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnMipmapFreeExp(hContext, hDevice, hMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size, ur_exp_external_mem_type_t memHandleType,
    ur_exp_external_mem_desc_t *pExternalMemDesc, ur_exp_external_mem_handle_t *phExternalMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnImportExternalMemoryExp(hContext, hDevice, size, memHandleType, pExternalMemDesc,
                                                               phExternalMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size, memHandleType,
                                                                        pExternalMemDesc, phExternalMem);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnImportExternalMemoryExp(hContext, hDevice, size, memHandleType,
                                                                           pExternalMemDesc, phExternalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc, hExternalMem,
                                                           phImageMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                    hExternalMem, phImageMem);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                       hExternalMem, phImageMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnMapExternalLinearMemoryExp(hContext, hDevice, offset, size, hExternalMem,
                                                                  ppRetMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size,
                                                                           hExternalMem, ppRetMem);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnMapExternalLinearMemoryExp(hContext, hDevice, offset, size,
                                                                              hExternalMem, ppRetMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_mem_handle_t hExternalMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                                                  ur_device_handle_t hDevice,
                                                                                  void *pMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnSupportsImportingHandleTypeExp(hDevice, memHandleType, pSupportedRet);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType, pSupportedRet);
  }
  return carriedBy(hDevice)->BindlessImagesExp.pfnSupportsImportingHandleTypeExp(hDevice, memHandleType, pSupportedRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc, ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnImportExternalSemaphoreExp(hContext, hDevice, semHandleType,
                                                                  pExternalSemaphoreDesc, phExternalSemaphore);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice, semHandleType,
                                                                           pExternalSemaphoreDesc, phExternalSemaphore);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnImportExternalSemaphoreExp(hContext, hDevice, semHandleType,
                                                                              pExternalSemaphoreDesc,
                                                                              phExternalSemaphore);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_handle_t hExternalSemaphore) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnReleaseExternalSemaphoreExp(hContext, hDevice, hExternalSemaphore);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice, hExternalSemaphore);
  }
  return carriedBy(hContext)->BindlessImagesExp.pfnReleaseExternalSemaphoreExp(hContext, hDevice, hExternalSemaphore);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue, uint64_t waitValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue, waitValue,
                                                                numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue, waitValue,
                                                                         numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->BindlessImagesExp.pfnWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue, waitValue,
                                                                          numEventsInWaitList, phEventWaitList,
                                                                          phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue, uint64_t signalValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->BindlessImagesExp.pfnSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue, signalValue,
                                                                  numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue,
                                                                           signalValue, numEventsInWaitList,
                                                                           phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->BindlessImagesExp.pfnSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue,
                                                                            signalValue, numEventsInWaitList,
                                                                            phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnCreateExp(hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
  }
  return carriedBy(hContext)->CommandBufferExp.pfnCreateExp(hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnRetainExp(hCommandBuffer);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferRetainExp(hCommandBuffer);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnRetainExp(hCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnReleaseExp(hCommandBuffer);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferReleaseExp(hCommandBuffer);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnReleaseExp(hCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferFinalizeExp(hCommandBuffer);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset,
                                                            pGlobalWorkSize, pLocalWorkSize, numKernelAlternatives,
                                                            phKernelAlternatives, numSyncPointsInWaitList,
                                                            pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                            pSyncPoint, phEvent, phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim,
                                                                     pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
                                                                     numKernelAlternatives, phKernelAlternatives,
                                                                     numSyncPointsInWaitList, pSyncPointWaitList,
                                                                     numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                     phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim,
                                                                              pGlobalWorkOffset, pGlobalWorkSize,
                                                                              pLocalWorkSize, numKernelAlternatives,
                                                                              phKernelAlternatives,
                                                                              numSyncPointsInWaitList,
                                                                              pSyncPointWaitList, numEventsInWaitList,
                                                                              phEventWaitList, pSyncPoint, phEvent,
                                                                              phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset,
                                                                    pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
                                                                    numKernelAlternatives, phKernelAlternatives,
                                                                    numSyncPointsInWaitList, pSyncPointWaitList,
                                                                    numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                    phEvent, phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim,
                                                                             pGlobalWorkOffset, pGlobalWorkSize,
                                                                             pLocalWorkSize, numArgs, pArgs,
                                                                             numKernelAlternatives,
                                                                             phKernelAlternatives,
                                                                             numSyncPointsInWaitList,
                                                                             pSyncPointWaitList, numEventsInWaitList,
                                                                             phEventWaitList, pSyncPoint, phEvent,
                                                                             phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim,
                                                                                      pGlobalWorkOffset,
                                                                                      pGlobalWorkSize, pLocalWorkSize,
                                                                                      numArgs, pArgs,
                                                                                      numKernelAlternatives,
                                                                                      phKernelAlternatives,
                                                                                      numSyncPointsInWaitList,
                                                                                      pSyncPointWaitList,
                                                                                      numEventsInWaitList,
                                                                                      phEventWaitList, pSyncPoint,
                                                                                      phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList,
                                                         pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                         pSyncPoint, phEvent, phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size,
                                                                  numSyncPointsInWaitList, pSyncPointWaitList,
                                                                  numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                  phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size,
                                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                                           numEventsInWaitList, phEventWaitList,
                                                                           pSyncPoint, phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern, size_t patternSize, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize, size,
                                                       numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList,
                                                       phEventWaitList, pSyncPoint, phEvent, phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize, size,
                                                                numSyncPointsInWaitList, pSyncPointWaitList,
                                                                numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize,
                                                                         size, numSyncPointsInWaitList,
                                                                         pSyncPointWaitList, numEventsInWaitList,
                                                                         phEventWaitList, pSyncPoint, phEvent,
                                                                         phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset,
                                                             size, numSyncPointsInWaitList, pSyncPointWaitList,
                                                             numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                             phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset,
                                                                      dstOffset, size, numSyncPointsInWaitList,
                                                                      pSyncPointWaitList, numEventsInWaitList,
                                                                      phEventWaitList, pSyncPoint, phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem,
                                                                               srcOffset, dstOffset, size,
                                                                               numSyncPointsInWaitList,
                                                                               pSyncPointWaitList, numEventsInWaitList,
                                                                               phEventWaitList, pSyncPoint, phEvent,
                                                                               phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size, pSrc,
                                                              numSyncPointsInWaitList, pSyncPointWaitList,
                                                              numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                              phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size, pSrc,
                                                                       numSyncPointsInWaitList, pSyncPointWaitList,
                                                                       numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                       phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size,
                                                                                pSrc, numSyncPointsInWaitList,
                                                                                pSyncPointWaitList, numEventsInWaitList,
                                                                                phEventWaitList, pSyncPoint, phEvent,
                                                                                phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst,
                                                             numSyncPointsInWaitList, pSyncPointWaitList,
                                                             numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                             phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst,
                                                                      numSyncPointsInWaitList, pSyncPointWaitList,
                                                                      numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                      phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size,
                                                                               pDst, numSyncPointsInWaitList,
                                                                               pSyncPointWaitList, numEventsInWaitList,
                                                                               phEventWaitList, pSyncPoint, phEvent,
                                                                               phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin,
                                                                 region, srcRowPitch, srcSlicePitch, dstRowPitch,
                                                                 dstSlicePitch, numSyncPointsInWaitList,
                                                                 pSyncPointWaitList, numEventsInWaitList,
                                                                 phEventWaitList, pSyncPoint, phEvent, phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem, srcOrigin,
                                                                          dstOrigin, region, srcRowPitch, srcSlicePitch,
                                                                          dstRowPitch, dstSlicePitch,
                                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                                          numEventsInWaitList, phEventWaitList,
                                                                          pSyncPoint, phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem,
                                                                                   srcOrigin, dstOrigin, region,
                                                                                   srcRowPitch, srcSlicePitch,
                                                                                   dstRowPitch, dstSlicePitch,
                                                                                   numSyncPointsInWaitList,
                                                                                   pSyncPointWaitList,
                                                                                   numEventsInWaitList, phEventWaitList,
                                                                                   pSyncPoint, phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset,
                                                                  region, bufferRowPitch, bufferSlicePitch,
                                                                  hostRowPitch, hostSlicePitch, pSrc,
                                                                  numSyncPointsInWaitList, pSyncPointWaitList,
                                                                  numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                  phEvent, phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                           hostOffset, region, bufferRowPitch,
                                                                           bufferSlicePitch, hostRowPitch,
                                                                           hostSlicePitch, pSrc,
                                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                                           numEventsInWaitList, phEventWaitList,
                                                                           pSyncPoint, phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer,
                                                                                    bufferOffset, hostOffset, region,
                                                                                    bufferRowPitch, bufferSlicePitch,
                                                                                    hostRowPitch, hostSlicePitch, pSrc,
                                                                                    numSyncPointsInWaitList,
                                                                                    pSyncPointWaitList,
                                                                                    numEventsInWaitList,
                                                                                    phEventWaitList, pSyncPoint,
                                                                                    phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset,
                                                                 region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                                 hostSlicePitch, pDst, numSyncPointsInWaitList,
                                                                 pSyncPointWaitList, numEventsInWaitList,
                                                                 phEventWaitList, pSyncPoint, phEvent, phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                          hostOffset, region, bufferRowPitch,
                                                                          bufferSlicePitch, hostRowPitch,
                                                                          hostSlicePitch, pDst, numSyncPointsInWaitList,
                                                                          pSyncPointWaitList, numEventsInWaitList,
                                                                          phEventWaitList, pSyncPoint, phEvent,
                                                                          phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferReadRectExp(hCommandBuffer, hBuffer,
                                                                                   bufferOffset, hostOffset, region,
                                                                                   bufferRowPitch, bufferSlicePitch,
                                                                                   hostRowPitch, hostSlicePitch, pDst,
                                                                                   numSyncPointsInWaitList,
                                                                                   pSyncPointWaitList,
                                                                                   numEventsInWaitList, phEventWaitList,
                                                                                   pSyncPoint, phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern, patternSize, offset,
                                                             size, numSyncPointsInWaitList, pSyncPointWaitList,
                                                             numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                             phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern, patternSize,
                                                                      offset, size, numSyncPointsInWaitList,
                                                                      pSyncPointWaitList, numEventsInWaitList,
                                                                      phEventWaitList, pSyncPoint, phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern,
                                                                               patternSize, offset, size,
                                                                               numSyncPointsInWaitList,
                                                                               pSyncPointWaitList, numEventsInWaitList,
                                                                               phEventWaitList, pSyncPoint, phEvent,
                                                                               phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags,
                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                           numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                           phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags,
                                                                    numSyncPointsInWaitList, pSyncPointWaitList,
                                                                    numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                    phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags,
                                                                             numSyncPointsInWaitList,
                                                                             pSyncPointWaitList, numEventsInWaitList,
                                                                             phEventWaitList, pSyncPoint, phEvent,
                                                                             phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList,
                                                         pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                         pSyncPoint, phEvent, phCommand);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice,
                                                                  numSyncPointsInWaitList, pSyncPointWaitList,
                                                                  numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                  phEvent, phCommand);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice,
                                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                                           numEventsInWaitList, phEventWaitList,
                                                                           pSyncPoint, phEvent, phCommand);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData,
                                                             hChildCommandBuffer, numSyncPointsInWaitList,
                                                             pSyncPointWaitList, pSyncPoint);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData,
                                                                      hChildCommandBuffer, numSyncPointsInWaitList,
                                                                      pSyncPointWaitList, pSyncPoint);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData,
                                                                               hChildCommandBuffer,
                                                                               numSyncPointsInWaitList,
                                                                               pSyncPointWaitList, pSyncPoint);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates,
                                                                     pUpdateKernelLaunch);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates,
                                                                              pUpdateKernelLaunch);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnUpdateSignalEventExp(hCommand, phSignalEvent);
  }
  if (!hCommand) [[unlikely]] {
    return ur::loader::refused::urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent);
  }
  return carriedBy(hCommand)->CommandBufferExp.pfnUpdateSignalEventExp(hCommand, phSignalEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnUpdateWaitEventsExp(hCommand, numEventsInWaitList, phEventWaitList);
  }
  if (!hCommand) [[unlikely]] {
    return ur::loader::refused::urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList, phEventWaitList);
  }
  return carriedBy(hCommand)->CommandBufferExp.pfnUpdateWaitEventsExp(hCommand, numEventsInWaitList, phEventWaitList);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                                  ur_exp_command_buffer_info_t propName,
                                                                  size_t propSize, void *pPropValue,
                                                                  size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnGetInfoExp(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnGetInfoExp(hCommandBuffer, propName, propSize, pPropValue,
                                                                   pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->CommandBufferExp.pfnGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
  }
  if (!hCommandBuffer) [[unlikely]] {
    return ur::loader::refused::urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
  }
  return carriedBy(hCommandBuffer)->CommandBufferExp.pfnGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnCreateExp(hContext, phGraph);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urGraphCreateExp(hContext, phGraph);
  }
  return carriedBy(hContext)->GraphExp.pfnCreateExp(hContext, phGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                                                   ur_exp_executable_graph_handle_t *phExecGraph) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnInstantiateGraphExp(hGraph, phExecGraph);
  }
  if (!hGraph) [[unlikely]] {
    return ur::loader::refused::urGraphInstantiateGraphExp(hGraph, phExecGraph);
  }
  return carriedBy(hGraph)->GraphExp.pfnInstantiateGraphExp(hGraph, phExecGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnDestroyExp(hGraph);
  }
  if (!hGraph) [[unlikely]] {
    return ur::loader::refused::urGraphDestroyExp(hGraph);
  }
  return carriedBy(hGraph)->GraphExp.pfnDestroyExp(hGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnExecutableGraphDestroyExp(hExecutableGraph);
  }
  if (!hExecutableGraph) [[unlikely]] {
    return ur::loader::refused::urGraphExecutableGraphDestroyExp(hExecutableGraph);
  }
  return carriedBy(hExecutableGraph)->GraphExp.pfnExecutableGraphDestroyExp(hExecutableGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnIsEmptyExp(hGraph, pResult);
  }
  if (!hGraph) [[unlikely]] {
    return ur::loader::refused::urGraphIsEmptyExp(hGraph, pResult);
  }
  return carriedBy(hGraph)->GraphExp.pfnIsEmptyExp(hGraph, pResult);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnGetIdExp(hGraph, pGraphId);
  }
  if (!hGraph) [[unlikely]] {
    return ur::loader::refused::urGraphGetIdExp(hGraph, pGraphId);
  }
  return carriedBy(hGraph)->GraphExp.pfnGetIdExp(hGraph, pGraphId);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
  }
  if (!hGraph) [[unlikely]] {
    return ur::loader::refused::urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
  }
  return carriedBy(hGraph)->GraphExp.pfnSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnDumpContentsExp(hGraph, filePath);
  }
  if (!hGraph) [[unlikely]] {
    return ur::loader::refused::urGraphDumpContentsExp(hGraph, filePath);
  }
  return carriedBy(hGraph)->GraphExp.pfnDumpContentsExp(hGraph, filePath);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph,
                                                                  ur_native_handle_t *phNativeGraph) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnGetNativeHandleExp(hGraph, phNativeGraph);
  }
  if (!hGraph) [[unlikely]] {
    return ur::loader::refused::urGraphGetNativeHandleExp(hGraph, phNativeGraph);
  }
  return carriedBy(hGraph)->GraphExp.pfnGetNativeHandleExp(hGraph, phNativeGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->GraphExp.pfnExecutableGraphGetNativeHandleExp(hExecutableGraph, phNativeExecutableGraph);
  }
  if (!hExecutableGraph) [[unlikely]] {
    return ur::loader::refused::urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph, phNativeExecutableGraph);
  }
  return carriedBy(hExecutableGraph)->GraphExp.pfnExecutableGraphGetNativeHandleExp(hExecutableGraph,
                                                                                    phNativeExecutableGraph);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                                             void **ppIPCMemHandleData,
                                                             size_t *pIPCMemHandleDataSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
  }
  return carriedBy(hContext)->IPCExp.pfnGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCPutMemHandleExp(hContext, pIPCMemHandleData);
  }
  return carriedBy(hContext)->IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                                              void **ppMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize,
                                                      ppMem);
  }
  return carriedBy(hContext)->IPCExp.pfnOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize,
                                                         ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnCloseMemHandleExp(hContext, pMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCCloseMemHandleExp(hContext, pMem);
  }
  return carriedBy(hContext)->IPCExp.pfnCloseMemHandleExp(hContext, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                                                 ur_physical_mem_handle_t hPhysMem,
                                                                 void **ppIPCPhysMemHandleData,
                                                                 size_t *pIPCPhysMemHandleDataSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                pIPCPhysMemHandleDataSizeRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                         pIPCPhysMemHandleDataSizeRet);
  }
  return carriedBy(hContext)->IPCExp.pfnGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                            pIPCPhysMemHandleDataSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                                 const void *pIPCPhysMemHandleData) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
  }
  return carriedBy(hContext)->IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice,
                                                                  const void *pIPCPhysMemHandleData,
                                                                  size_t ipcPhysMemHandleDataSize,
                                                                  ur_physical_mem_handle_t *phPhysMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize,
                                                 phPhysMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                          ipcPhysMemHandleDataSize, phPhysMem);
  }
  return carriedBy(hContext)->IPCExp.pfnOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                             ipcPhysMemHandleDataSize, phPhysMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                                   ur_physical_mem_handle_t hPhysMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCClosePhysMemHandleExp(hContext, hPhysMem);
  }
  return carriedBy(hContext)->IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                                               size_t *pIPCEventHandleDataSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
  }
  if (!hEvent) [[unlikely]] {
    return ur::loader::refused::urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
  }
  return carriedBy(hEvent)->IPCExp.pfnGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext,
                                                               void *pIPCEventHandleData) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCPutEventHandleExp(hContext, pIPCEventHandleData);
  }
  return carriedBy(hContext)->IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                                                const void *pIPCEventHandleData,
                                                                size_t ipcEventHandleDataSize,
                                                                ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->IPCExp.pfnOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
  }
  return carriedBy(hContext)->IPCExp.pfnOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize,
                                                           phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void **ppMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->MemoryExportExp.pfnAllocExportableMemoryExp(hContext, hDevice, alignment, size, handleTypeToExport,
                                                              ppMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size,
                                                                       handleTypeToExport, ppMem);
  }
  return carriedBy(hContext)->MemoryExportExp.pfnAllocExportableMemoryExp(hContext, hDevice, alignment, size,
                                                                          handleTypeToExport, ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext,
                                                                              ur_device_handle_t hDevice, void *pMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->MemoryExportExp.pfnFreeExportableMemoryExp(hContext, hDevice, pMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem);
  }
  return carriedBy(hContext)->MemoryExportExp.pfnFreeExportableMemoryExp(hContext, hDevice, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
    void *pMemHandleRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->MemoryExportExp.pfnExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem,
                                                                    pMemHandleRet);
  }
  return carriedBy(hContext)->MemoryExportExp.pfnExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem,
                                                                       pMemHandleRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                                    ur_device_handle_t peerDevice) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
  }
  if (!commandDevice) [[unlikely]] {
    return ur::loader::refused::urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice);
  }
  return carriedBy(commandDevice)->UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                                     ur_device_handle_t peerDevice) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
  }
  if (!commandDevice) [[unlikely]] {
    return ur::loader::refused::urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice);
  }
  return carriedBy(commandDevice)->UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                                     ur_device_handle_t peerDevice,
                                                                     ur_exp_peer_info_t propName, size_t propSize,
                                                                     void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->UsmP2PExp.pfnPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize, pPropValue,
                                                    pPropSizeRet);
  }
  if (!commandDevice) [[unlikely]] {
    return ur::loader::refused::urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize, pPropValue,
                                                             pPropSizeRet);
  }
  return carriedBy(commandDevice)->UsmP2PExp.pfnPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize,
                                                                     pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->DeviceExp.pfnWaitExp(hDevice);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urDeviceWaitExp(hDevice);
  }
  return carriedBy(hDevice)->DeviceExp.pfnWaitExp(hDevice);
}
