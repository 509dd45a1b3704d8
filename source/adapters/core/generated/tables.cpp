// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The adapter's table, and the getters by which a loader takes it,
// and the functions of our own, which it finds by their names.
#include "adapters/core/generated/entry_points.hpp"

namespace ur::core {

constinit const ur_dditable_t kAdapterTable = {
    .Adapter =
        {
            .pfnGet = entry::urAdapterGet,
            .pfnRelease = entry::urAdapterRelease,
            .pfnRetain = entry::urAdapterRetain,
            .pfnGetLastError = entry::urAdapterGetLastError,
            .pfnGetInfo = entry::urAdapterGetInfo,
            .pfnSetLoggerCallback = entry::urAdapterSetLoggerCallback,
            .pfnSetLoggerCallbackLevel = entry::urAdapterSetLoggerCallbackLevel,
        },
    .Platform =
        {
            .pfnGet = entry::urPlatformGet,
            .pfnGetInfo = entry::urPlatformGetInfo,
            .pfnGetNativeHandle = entry::urPlatformGetNativeHandle,
            .pfnCreateWithNativeHandle = entry::urPlatformCreateWithNativeHandle,
            .pfnGetApiVersion = entry::urPlatformGetApiVersion,
            .pfnGetBackendOption = entry::urPlatformGetBackendOption,
        },
    .Context =
        {
            .pfnCreate = entry::urContextCreate,
            .pfnRetain = entry::urContextRetain,
            .pfnRelease = entry::urContextRelease,
            .pfnGetInfo = entry::urContextGetInfo,
            .pfnGetNativeHandle = entry::urContextGetNativeHandle,
            .pfnCreateWithNativeHandle = entry::urContextCreateWithNativeHandle,
            .pfnSetExtendedDeleter = entry::urContextSetExtendedDeleter,
        },
    .Event =
        {
            .pfnGetInfo = entry::urEventGetInfo,
            .pfnGetProfilingInfo = entry::urEventGetProfilingInfo,
            .pfnWait = entry::urEventWait,
            .pfnRetain = entry::urEventRetain,
            .pfnRelease = entry::urEventRelease,
            .pfnGetNativeHandle = entry::urEventGetNativeHandle,
            .pfnCreateWithNativeHandle = entry::urEventCreateWithNativeHandle,
            .pfnSetCallback = entry::urEventSetCallback,
        },
    .EventExp =
        {
            .pfnCreateExp = entry::urEventCreateExp,
        },
    .Program =
        {
            .pfnCreateWithIL = entry::urProgramCreateWithIL,
            .pfnCreateWithBinary = entry::urProgramCreateWithBinary,
            .pfnBuild = entry::urProgramBuild,
            .pfnCompile = entry::urProgramCompile,
            .pfnLink = entry::urProgramLink,
            .pfnRetain = entry::urProgramRetain,
            .pfnRelease = entry::urProgramRelease,
            .pfnGetFunctionPointer = entry::urProgramGetFunctionPointer,
            .pfnGetGlobalVariablePointer = entry::urProgramGetGlobalVariablePointer,
            .pfnGetInfo = entry::urProgramGetInfo,
            .pfnGetBuildInfo = entry::urProgramGetBuildInfo,
            .pfnSetSpecializationConstants = entry::urProgramSetSpecializationConstants,
            .pfnGetNativeHandle = entry::urProgramGetNativeHandle,
            .pfnCreateWithNativeHandle = entry::urProgramCreateWithNativeHandle,
        },
    .ProgramExp =
        {
            .pfnDynamicLinkExp = entry::urProgramDynamicLinkExp,
            .pfnBuildExp = entry::urProgramBuildExp,
            .pfnCompileExp = entry::urProgramCompileExp,
            .pfnLinkExp = entry::urProgramLinkExp,
        },
    .Kernel =
        {
            .pfnCreate = entry::urKernelCreate,
            .pfnGetInfo = entry::urKernelGetInfo,
            .pfnGetGroupInfo = entry::urKernelGetGroupInfo,
            .pfnGetSubGroupInfo = entry::urKernelGetSubGroupInfo,
            .pfnRetain = entry::urKernelRetain,
            .pfnRelease = entry::urKernelRelease,
            .pfnGetNativeHandle = entry::urKernelGetNativeHandle,
            .pfnCreateWithNativeHandle = entry::urKernelCreateWithNativeHandle,
            .pfnGetSuggestedLocalWorkSize = entry::urKernelGetSuggestedLocalWorkSize,
            .pfnGetSuggestedLocalWorkSizeWithArgs = entry::urKernelGetSuggestedLocalWorkSizeWithArgs,
            .pfnSetExecInfo = entry::urKernelSetExecInfo,
            .pfnSetSpecializationConstants = entry::urKernelSetSpecializationConstants,
            .pfnSuggestMaxCooperativeGroupCount = entry::urKernelSuggestMaxCooperativeGroupCount,
        },
    .Queue =
        {
            .pfnGetInfo = entry::urQueueGetInfo,
            .pfnCreate = entry::urQueueCreate,
            .pfnRetain = entry::urQueueRetain,
            .pfnRelease = entry::urQueueRelease,
            .pfnGetNativeHandle = entry::urQueueGetNativeHandle,
            .pfnCreateWithNativeHandle = entry::urQueueCreateWithNativeHandle,
            .pfnFinish = entry::urQueueFinish,
            .pfnFlush = entry::urQueueFlush,
        },
    .QueueExp =
        {
            .pfnBeginGraphCaptureExp = entry::urQueueBeginGraphCaptureExp,
            .pfnBeginCaptureIntoGraphExp = entry::urQueueBeginCaptureIntoGraphExp,
            .pfnEndGraphCaptureExp = entry::urQueueEndGraphCaptureExp,
            .pfnIsGraphCaptureEnabledExp = entry::urQueueIsGraphCaptureEnabledExp,
            .pfnGetGraphExp = entry::urQueueGetGraphExp,
        },
    .Sampler =
        {
            .pfnCreate = entry::urSamplerCreate,
            .pfnRetain = entry::urSamplerRetain,
            .pfnRelease = entry::urSamplerRelease,
            .pfnGetInfo = entry::urSamplerGetInfo,
            .pfnGetNativeHandle = entry::urSamplerGetNativeHandle,
            .pfnCreateWithNativeHandle = entry::urSamplerCreateWithNativeHandle,
        },
    .Mem =
        {
            .pfnImageCreate = entry::urMemImageCreate,
            .pfnBufferCreate = entry::urMemBufferCreate,
            .pfnRetain = entry::urMemRetain,
            .pfnRelease = entry::urMemRelease,
            .pfnBufferPartition = entry::urMemBufferPartition,
            .pfnGetNativeHandle = entry::urMemGetNativeHandle,
            .pfnBufferCreateWithNativeHandle = entry::urMemBufferCreateWithNativeHandle,
            .pfnImageCreateWithNativeHandle = entry::urMemImageCreateWithNativeHandle,
            .pfnGetInfo = entry::urMemGetInfo,
            .pfnImageGetInfo = entry::urMemImageGetInfo,
        },
    .PhysicalMem =
        {
            .pfnCreate = entry::urPhysicalMemCreate,
            .pfnRetain = entry::urPhysicalMemRetain,
            .pfnRelease = entry::urPhysicalMemRelease,
            .pfnGetInfo = entry::urPhysicalMemGetInfo,
        },
    .Enqueue =
        {
            .pfnEventsWait = entry::urEnqueueEventsWait,
            .pfnEventsWaitWithBarrier = entry::urEnqueueEventsWaitWithBarrier,
            .pfnMemBufferRead = entry::urEnqueueMemBufferRead,
            .pfnMemBufferWrite = entry::urEnqueueMemBufferWrite,
            .pfnMemBufferReadRect = entry::urEnqueueMemBufferReadRect,
            .pfnMemBufferWriteRect = entry::urEnqueueMemBufferWriteRect,
            .pfnMemBufferCopy = entry::urEnqueueMemBufferCopy,
            .pfnMemBufferCopyRect = entry::urEnqueueMemBufferCopyRect,
            .pfnMemBufferFill = entry::urEnqueueMemBufferFill,
            .pfnMemImageRead = entry::urEnqueueMemImageRead,
            .pfnMemImageWrite = entry::urEnqueueMemImageWrite,
            .pfnMemImageCopy = entry::urEnqueueMemImageCopy,
            .pfnMemBufferMap = entry::urEnqueueMemBufferMap,
            .pfnMemUnmap = entry::urEnqueueMemUnmap,
            .pfnUSMFill = entry::urEnqueueUSMFill,
            .pfnUSMMemcpy = entry::urEnqueueUSMMemcpy,
            .pfnUSMPrefetch = entry::urEnqueueUSMPrefetch,
            .pfnUSMAdvise = entry::urEnqueueUSMAdvise,
            .pfnUSMFill2D = entry::urEnqueueUSMFill2D,
            .pfnUSMMemcpy2D = entry::urEnqueueUSMMemcpy2D,
            .pfnDeviceGlobalVariableWrite = entry::urEnqueueDeviceGlobalVariableWrite,
            .pfnDeviceGlobalVariableRead = entry::urEnqueueDeviceGlobalVariableRead,
            .pfnReadHostPipe = entry::urEnqueueReadHostPipe,
            .pfnWriteHostPipe = entry::urEnqueueWriteHostPipe,
            .pfnEventsWaitWithBarrierExt = entry::urEnqueueEventsWaitWithBarrierExt,
        },
    .EnqueueExp =
        {
            .pfnKernelLaunchWithArgsExp = entry::urEnqueueKernelLaunchWithArgsExp,
            .pfnUSMDeviceAllocExp = entry::urEnqueueUSMDeviceAllocExp,
            .pfnUSMSharedAllocExp = entry::urEnqueueUSMSharedAllocExp,
            .pfnUSMHostAllocExp = entry::urEnqueueUSMHostAllocExp,
            .pfnUSMFreeExp = entry::urEnqueueUSMFreeExp,
            .pfnTimestampRecordingExp = entry::urEnqueueTimestampRecordingExp,
            .pfnCommandBufferExp = entry::urEnqueueCommandBufferExp,
            .pfnHostTaskExp = entry::urEnqueueHostTaskExp,
            .pfnNativeCommandExp = entry::urEnqueueNativeCommandExp,
            .pfnGraphExp = entry::urEnqueueGraphExp,
        },
    .USM =
        {
            .pfnHostAlloc = entry::urUSMHostAlloc,
            .pfnDeviceAlloc = entry::urUSMDeviceAlloc,
            .pfnSharedAlloc = entry::urUSMSharedAlloc,
            .pfnFree = entry::urUSMFree,
            .pfnGetMemAllocInfo = entry::urUSMGetMemAllocInfo,
            .pfnPoolCreate = entry::urUSMPoolCreate,
            .pfnPoolRetain = entry::urUSMPoolRetain,
            .pfnPoolRelease = entry::urUSMPoolRelease,
            .pfnPoolGetInfo = entry::urUSMPoolGetInfo,
        },
    .USMExp =
        {
            .pfnPoolCreateExp = entry::urUSMPoolCreateExp,
            .pfnPoolDestroyExp = entry::urUSMPoolDestroyExp,
            .pfnPoolGetDefaultDevicePoolExp = entry::urUSMPoolGetDefaultDevicePoolExp,
            .pfnPoolGetInfoExp = entry::urUSMPoolGetInfoExp,
            .pfnPoolSetInfoExp = entry::urUSMPoolSetInfoExp,
            .pfnPoolSetDevicePoolExp = entry::urUSMPoolSetDevicePoolExp,
            .pfnPoolGetDevicePoolExp = entry::urUSMPoolGetDevicePoolExp,
            .pfnPoolTrimToExp = entry::urUSMPoolTrimToExp,
            .pfnPitchedAllocExp = entry::urUSMPitchedAllocExp,
            .pfnContextMemcpyExp = entry::urUSMContextMemcpyExp,
            .pfnHostAllocUnregisterExp = entry::urUSMHostAllocUnregisterExp,
            .pfnHostAllocRegisterExp = entry::urUSMHostAllocRegisterExp,
            .pfnImportExp = entry::urUSMImportExp,
            .pfnReleaseExp = entry::urUSMReleaseExp,
        },
    .BindlessImagesExp =
        {
            .pfnUnsampledImageHandleDestroyExp = entry::urBindlessImagesUnsampledImageHandleDestroyExp,
            .pfnSampledImageHandleDestroyExp = entry::urBindlessImagesSampledImageHandleDestroyExp,
            .pfnImageAllocateExp = entry::urBindlessImagesImageAllocateExp,
            .pfnImageFreeExp = entry::urBindlessImagesImageFreeExp,
            .pfnUnsampledImageCreateExp = entry::urBindlessImagesUnsampledImageCreateExp,
            .pfnSampledImageCreateExp = entry::urBindlessImagesSampledImageCreateExp,
            .pfnImageCopyExp = entry::urBindlessImagesImageCopyExp,
            .pfnImageGetInfoExp = entry::urBindlessImagesImageGetInfoExp,
            .pfnGetImageMemoryHandleTypeSupportExp = entry::urBindlessImagesGetImageMemoryHandleTypeSupportExp,
            .pfnGetImageUnsampledHandleSupportExp = entry::urBindlessImagesGetImageUnsampledHandleSupportExp,
            .pfnGetImageSampledHandleSupportExp = entry::urBindlessImagesGetImageSampledHandleSupportExp,
            .pfnMipmapGetLevelExp = entry::urBindlessImagesMipmapGetLevelExp,
            .pfnMipmapFreeExp = entry::urBindlessImagesMipmapFreeExp,
            .pfnImportExternalMemoryExp = entry::urBindlessImagesImportExternalMemoryExp,
            .pfnMapExternalArrayExp = entry::urBindlessImagesMapExternalArrayExp,
            .pfnMapExternalLinearMemoryExp = entry::urBindlessImagesMapExternalLinearMemoryExp,
            .pfnReleaseExternalMemoryExp = entry::urBindlessImagesReleaseExternalMemoryExp,
            .pfnFreeMappedLinearMemoryExp = entry::urBindlessImagesFreeMappedLinearMemoryExp,
            .pfnSupportsImportingHandleTypeExp = entry::urBindlessImagesSupportsImportingHandleTypeExp,
            .pfnImportExternalSemaphoreExp = entry::urBindlessImagesImportExternalSemaphoreExp,
            .pfnReleaseExternalSemaphoreExp = entry::urBindlessImagesReleaseExternalSemaphoreExp,
            .pfnWaitExternalSemaphoreExp = entry::urBindlessImagesWaitExternalSemaphoreExp,
            .pfnSignalExternalSemaphoreExp = entry::urBindlessImagesSignalExternalSemaphoreExp,
        },
    .CommandBufferExp =
        {
            .pfnCreateExp = entry::urCommandBufferCreateExp,
            .pfnRetainExp = entry::urCommandBufferRetainExp,
            .pfnReleaseExp = entry::urCommandBufferReleaseExp,
            .pfnFinalizeExp = entry::urCommandBufferFinalizeExp,
            .pfnAppendKernelLaunchExp = entry::urCommandBufferAppendKernelLaunchExp,
            .pfnAppendKernelLaunchWithArgsExp = entry::urCommandBufferAppendKernelLaunchWithArgsExp,
            .pfnAppendUSMMemcpyExp = entry::urCommandBufferAppendUSMMemcpyExp,
            .pfnAppendUSMFillExp = entry::urCommandBufferAppendUSMFillExp,
            .pfnAppendMemBufferCopyExp = entry::urCommandBufferAppendMemBufferCopyExp,
            .pfnAppendMemBufferWriteExp = entry::urCommandBufferAppendMemBufferWriteExp,
            .pfnAppendMemBufferReadExp = entry::urCommandBufferAppendMemBufferReadExp,
            .pfnAppendMemBufferCopyRectExp = entry::urCommandBufferAppendMemBufferCopyRectExp,
            .pfnAppendMemBufferWriteRectExp = entry::urCommandBufferAppendMemBufferWriteRectExp,
            .pfnAppendMemBufferReadRectExp = entry::urCommandBufferAppendMemBufferReadRectExp,
            .pfnAppendMemBufferFillExp = entry::urCommandBufferAppendMemBufferFillExp,
            .pfnAppendUSMPrefetchExp = entry::urCommandBufferAppendUSMPrefetchExp,
            .pfnAppendUSMAdviseExp = entry::urCommandBufferAppendUSMAdviseExp,
            .pfnAppendNativeCommandExp = entry::urCommandBufferAppendNativeCommandExp,
            .pfnUpdateKernelLaunchExp = entry::urCommandBufferUpdateKernelLaunchExp,
            .pfnUpdateSignalEventExp = entry::urCommandBufferUpdateSignalEventExp,
            .pfnUpdateWaitEventsExp = entry::urCommandBufferUpdateWaitEventsExp,
            .pfnGetInfoExp = entry::urCommandBufferGetInfoExp,
            .pfnGetNativeHandleExp = entry::urCommandBufferGetNativeHandleExp,
        },
    .GraphExp =
        {
            .pfnCreateExp = entry::urGraphCreateExp,
            .pfnInstantiateGraphExp = entry::urGraphInstantiateGraphExp,
            .pfnDestroyExp = entry::urGraphDestroyExp,
            .pfnExecutableGraphDestroyExp = entry::urGraphExecutableGraphDestroyExp,
            .pfnIsEmptyExp = entry::urGraphIsEmptyExp,
            .pfnGetIdExp = entry::urGraphGetIdExp,
            .pfnSetDestructionCallbackExp = entry::urGraphSetDestructionCallbackExp,
            .pfnDumpContentsExp = entry::urGraphDumpContentsExp,
            .pfnGetNativeHandleExp = entry::urGraphGetNativeHandleExp,
            .pfnExecutableGraphGetNativeHandleExp = entry::urGraphExecutableGraphGetNativeHandleExp,
        },
    .IPCExp =
        {
            .pfnGetMemHandleExp = entry::urIPCGetMemHandleExp,
            .pfnPutMemHandleExp = entry::urIPCPutMemHandleExp,
            .pfnOpenMemHandleExp = entry::urIPCOpenMemHandleExp,
            .pfnCloseMemHandleExp = entry::urIPCCloseMemHandleExp,
            .pfnGetPhysMemHandleExp = entry::urIPCGetPhysMemHandleExp,
            .pfnPutPhysMemHandleExp = entry::urIPCPutPhysMemHandleExp,
            .pfnOpenPhysMemHandleExp = entry::urIPCOpenPhysMemHandleExp,
            .pfnClosePhysMemHandleExp = entry::urIPCClosePhysMemHandleExp,
            .pfnGetEventHandleExp = entry::urIPCGetEventHandleExp,
            .pfnPutEventHandleExp = entry::urIPCPutEventHandleExp,
            .pfnOpenEventHandleExp = entry::urIPCOpenEventHandleExp,
        },
    .MemoryExportExp =
        {
            .pfnAllocExportableMemoryExp = entry::urMemoryExportAllocExportableMemoryExp,
            .pfnFreeExportableMemoryExp = entry::urMemoryExportFreeExportableMemoryExp,
            .pfnExportMemoryHandleExp = entry::urMemoryExportExportMemoryHandleExp,
        },
    .UsmP2PExp =
        {
            .pfnEnablePeerAccessExp = entry::urUsmP2PEnablePeerAccessExp,
            .pfnDisablePeerAccessExp = entry::urUsmP2PDisablePeerAccessExp,
            .pfnPeerAccessGetInfoExp = entry::urUsmP2PPeerAccessGetInfoExp,
        },
    .VirtualMem =
        {
            .pfnGranularityGetInfo = entry::urVirtualMemGranularityGetInfo,
            .pfnReserve = entry::urVirtualMemReserve,
            .pfnFree = entry::urVirtualMemFree,
            .pfnMap = entry::urVirtualMemMap,
            .pfnUnmap = entry::urVirtualMemUnmap,
            .pfnSetAccess = entry::urVirtualMemSetAccess,
            .pfnGetInfo = entry::urVirtualMemGetInfo,
        },
    .Device =
        {
            .pfnGet = entry::urDeviceGet,
            .pfnGetInfo = entry::urDeviceGetInfo,
            .pfnRetain = entry::urDeviceRetain,
            .pfnRelease = entry::urDeviceRelease,
            .pfnPartition = entry::urDevicePartition,
            .pfnSelectBinary = entry::urDeviceSelectBinary,
            .pfnGetNativeHandle = entry::urDeviceGetNativeHandle,
            .pfnCreateWithNativeHandle = entry::urDeviceCreateWithNativeHandle,
            .pfnGetGlobalTimestamps = entry::urDeviceGetGlobalTimestamps,
        },
    .DeviceExp =
        {
            .pfnWaitExp = entry::urDeviceWaitExp,
        },
};

namespace {

template <typename Table>
ur_result_t give(ur_api_version_t version, const Table &own, Table *table) noexcept {
  if (!table) {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (version != UR_API_VERSION_CURRENT) {
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  }
  const auto *const start = reinterpret_cast<const char *>(&servedTable());
  if (refusesRelease(static_cast<std::size_t>(reinterpret_cast<const char *>(&own) - start), table)) {
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  }
  *table = own;
  return UR_RESULT_SUCCESS;
}

} // namespace
} // namespace ur::core

extern "C" {

UR_APIEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Adapter, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Platform, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Context, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version, ur_event_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Event, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                               ur_event_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().EventExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                              ur_program_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Program, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetProgramExpProcAddrTable(ur_api_version_t version,
                                                                 ur_program_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().ProgramExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version,
                                                             ur_kernel_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Kernel, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version, ur_queue_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Queue, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                               ur_queue_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().QueueExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                              ur_sampler_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Sampler, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version, ur_mem_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Mem, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetPhysicalMemProcAddrTable(ur_api_version_t version,
                                                                  ur_physical_mem_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().PhysicalMem, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                              ur_enqueue_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Enqueue, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetEnqueueExpProcAddrTable(ur_api_version_t version,
                                                                 ur_enqueue_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().EnqueueExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version, ur_usm_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().USM, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                             ur_usm_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().USMExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(ur_api_version_t version,
                                                                        ur_bindless_images_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().BindlessImagesExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(ur_api_version_t version,
                                                                       ur_command_buffer_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().CommandBufferExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                               ur_graph_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().GraphExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                             ur_ipc_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().IPCExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(ur_api_version_t version,
                                                                      ur_memory_export_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().MemoryExportExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetUsmP2PExpProcAddrTable(ur_api_version_t version,
                                                                ur_usm_p2p_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().UsmP2PExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetVirtualMemProcAddrTable(ur_api_version_t version,
                                                                 ur_virtual_mem_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().VirtualMem, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Device, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetDeviceExpProcAddrTable(ur_api_version_t version,
                                                                ur_device_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().DeviceExp, pDdiTable);
}

} // extern "C"

namespace own {
static ur_result_t UR_APICALL urLanewayEventWaitFor(uint32_t numEvents, const ur_event_handle_t *phEvents,
                                                    ur_laneway_event_wait_mode_t mode, uint64_t timeout,
                                                    ur_laneway_event_wait_outcome_t *pOutcome, uint32_t *pIndex) {
  return ur::core::entry::urLanewayEventWaitFor(numEvents, phEvents, mode, timeout, pOutcome, pIndex);
}
} // namespace own
extern "C" const ur_pfnLanewayEventWaitFor_t urLanewayEventWaitFor = own::urLanewayEventWaitFor;
