// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loader as an adapter: its own table and the getters of its parts.
#include "loader/dispatch.hpp"

#include <cstddef>

namespace ur::loader {

constinit const ur_dditable_t kEntryTable = {
    .Adapter =
        {
            .pfnGet = ::urAdapterGet,
            .pfnRelease = ::urAdapterRelease,
            .pfnRetain = ::urAdapterRetain,
            .pfnGetLastError = ::urAdapterGetLastError,
            .pfnGetInfo = ::urAdapterGetInfo,
            .pfnSetLoggerCallback = ::urAdapterSetLoggerCallback,
            .pfnSetLoggerCallbackLevel = ::urAdapterSetLoggerCallbackLevel,
        },
    .Platform =
        {
            .pfnGet = ::urPlatformGet,
            .pfnGetInfo = ::urPlatformGetInfo,
            .pfnGetNativeHandle = ::urPlatformGetNativeHandle,
            .pfnCreateWithNativeHandle = ::urPlatformCreateWithNativeHandle,
            .pfnGetApiVersion = ::urPlatformGetApiVersion,
            .pfnGetBackendOption = ::urPlatformGetBackendOption,
        },
    .Context =
        {
            .pfnCreate = ::urContextCreate,
            .pfnRetain = ::urContextRetain,
            .pfnRelease = ::urContextRelease,
            .pfnGetInfo = ::urContextGetInfo,
            .pfnGetNativeHandle = ::urContextGetNativeHandle,
            .pfnCreateWithNativeHandle = ::urContextCreateWithNativeHandle,
            .pfnSetExtendedDeleter = ::urContextSetExtendedDeleter,
        },
    .Event =
        {
            .pfnGetInfo = ::urEventGetInfo,
            .pfnGetProfilingInfo = ::urEventGetProfilingInfo,
            .pfnWait = ::urEventWait,
            .pfnRetain = ::urEventRetain,
            .pfnRelease = ::urEventRelease,
            .pfnGetNativeHandle = ::urEventGetNativeHandle,
            .pfnCreateWithNativeHandle = ::urEventCreateWithNativeHandle,
            .pfnSetCallback = ::urEventSetCallback,
        },
    .EventExp =
        {
            .pfnCreateExp = ::urEventCreateExp,
        },
    .Program =
        {
            .pfnCreateWithIL = ::urProgramCreateWithIL,
            .pfnCreateWithBinary = ::urProgramCreateWithBinary,
            .pfnBuild = ::urProgramBuild,
            .pfnCompile = ::urProgramCompile,
            .pfnLink = ::urProgramLink,
            .pfnRetain = ::urProgramRetain,
            .pfnRelease = ::urProgramRelease,
            .pfnGetFunctionPointer = ::urProgramGetFunctionPointer,
            .pfnGetGlobalVariablePointer = ::urProgramGetGlobalVariablePointer,
            .pfnGetInfo = ::urProgramGetInfo,
            .pfnGetBuildInfo = ::urProgramGetBuildInfo,
            .pfnSetSpecializationConstants = ::urProgramSetSpecializationConstants,
            .pfnGetNativeHandle = ::urProgramGetNativeHandle,
            .pfnCreateWithNativeHandle = ::urProgramCreateWithNativeHandle,
        },
    .ProgramExp =
        {
            .pfnDynamicLinkExp = ::urProgramDynamicLinkExp,
            .pfnBuildExp = ::urProgramBuildExp,
            .pfnCompileExp = ::urProgramCompileExp,
            .pfnLinkExp = ::urProgramLinkExp,
        },
    .Kernel =
        {
            .pfnCreate = ::urKernelCreate,
            .pfnGetInfo = ::urKernelGetInfo,
            .pfnGetGroupInfo = ::urKernelGetGroupInfo,
            .pfnGetSubGroupInfo = ::urKernelGetSubGroupInfo,
            .pfnRetain = ::urKernelRetain,
            .pfnRelease = ::urKernelRelease,
            .pfnGetNativeHandle = ::urKernelGetNativeHandle,
            .pfnCreateWithNativeHandle = ::urKernelCreateWithNativeHandle,
            .pfnGetSuggestedLocalWorkSize = ::urKernelGetSuggestedLocalWorkSize,
            .pfnGetSuggestedLocalWorkSizeWithArgs = ::urKernelGetSuggestedLocalWorkSizeWithArgs,
            .pfnSetExecInfo = ::urKernelSetExecInfo,
            .pfnSetSpecializationConstants = ::urKernelSetSpecializationConstants,
            .pfnSuggestMaxCooperativeGroupCount = ::urKernelSuggestMaxCooperativeGroupCount,
        },
    .Queue =
        {
            .pfnGetInfo = ::urQueueGetInfo,
            .pfnCreate = ::urQueueCreate,
            .pfnRetain = ::urQueueRetain,
            .pfnRelease = ::urQueueRelease,
            .pfnGetNativeHandle = ::urQueueGetNativeHandle,
            .pfnCreateWithNativeHandle = ::urQueueCreateWithNativeHandle,
            .pfnFinish = ::urQueueFinish,
            .pfnFlush = ::urQueueFlush,
        },
    .QueueExp =
        {
            .pfnBeginGraphCaptureExp = ::urQueueBeginGraphCaptureExp,
            .pfnBeginCaptureIntoGraphExp = ::urQueueBeginCaptureIntoGraphExp,
            .pfnEndGraphCaptureExp = ::urQueueEndGraphCaptureExp,
            .pfnIsGraphCaptureEnabledExp = ::urQueueIsGraphCaptureEnabledExp,
            .pfnGetGraphExp = ::urQueueGetGraphExp,
        },
    .Sampler =
        {
            .pfnCreate = ::urSamplerCreate,
            .pfnRetain = ::urSamplerRetain,
            .pfnRelease = ::urSamplerRelease,
            .pfnGetInfo = ::urSamplerGetInfo,
            .pfnGetNativeHandle = ::urSamplerGetNativeHandle,
            .pfnCreateWithNativeHandle = ::urSamplerCreateWithNativeHandle,
        },
    .Mem =
        {
            .pfnImageCreate = ::urMemImageCreate,
            .pfnBufferCreate = ::urMemBufferCreate,
            .pfnRetain = ::urMemRetain,
            .pfnRelease = ::urMemRelease,
            .pfnBufferPartition = ::urMemBufferPartition,
            .pfnGetNativeHandle = ::urMemGetNativeHandle,
            .pfnBufferCreateWithNativeHandle = ::urMemBufferCreateWithNativeHandle,
            .pfnImageCreateWithNativeHandle = ::urMemImageCreateWithNativeHandle,
            .pfnGetInfo = ::urMemGetInfo,
            .pfnImageGetInfo = ::urMemImageGetInfo,
        },
    .PhysicalMem =
        {
            .pfnCreate = ::urPhysicalMemCreate,
            .pfnRetain = ::urPhysicalMemRetain,
            .pfnRelease = ::urPhysicalMemRelease,
            .pfnGetInfo = ::urPhysicalMemGetInfo,
        },
    .Enqueue =
        {
            .pfnEventsWait = ::urEnqueueEventsWait,
            .pfnEventsWaitWithBarrier = ::urEnqueueEventsWaitWithBarrier,
            .pfnMemBufferRead = ::urEnqueueMemBufferRead,
            .pfnMemBufferWrite = ::urEnqueueMemBufferWrite,
            .pfnMemBufferReadRect = ::urEnqueueMemBufferReadRect,
            .pfnMemBufferWriteRect = ::urEnqueueMemBufferWriteRect,
            .pfnMemBufferCopy = ::urEnqueueMemBufferCopy,
            .pfnMemBufferCopyRect = ::urEnqueueMemBufferCopyRect,
            .pfnMemBufferFill = ::urEnqueueMemBufferFill,
            .pfnMemImageRead = ::urEnqueueMemImageRead,
            .pfnMemImageWrite = ::urEnqueueMemImageWrite,
            .pfnMemImageCopy = ::urEnqueueMemImageCopy,
            .pfnMemBufferMap = ::urEnqueueMemBufferMap,
            .pfnMemUnmap = ::urEnqueueMemUnmap,
            .pfnUSMFill = ::urEnqueueUSMFill,
            .pfnUSMMemcpy = ::urEnqueueUSMMemcpy,
            .pfnUSMPrefetch = ::urEnqueueUSMPrefetch,
            .pfnUSMAdvise = ::urEnqueueUSMAdvise,
            .pfnUSMFill2D = ::urEnqueueUSMFill2D,
            .pfnUSMMemcpy2D = ::urEnqueueUSMMemcpy2D,
            .pfnDeviceGlobalVariableWrite = ::urEnqueueDeviceGlobalVariableWrite,
            .pfnDeviceGlobalVariableRead = ::urEnqueueDeviceGlobalVariableRead,
            .pfnReadHostPipe = ::urEnqueueReadHostPipe,
            .pfnWriteHostPipe = ::urEnqueueWriteHostPipe,
            .pfnEventsWaitWithBarrierExt = ::urEnqueueEventsWaitWithBarrierExt,
        },
    .EnqueueExp =
        {
            .pfnKernelLaunchWithArgsExp = ::urEnqueueKernelLaunchWithArgsExp,
            .pfnUSMDeviceAllocExp = ::urEnqueueUSMDeviceAllocExp,
            .pfnUSMSharedAllocExp = ::urEnqueueUSMSharedAllocExp,
            .pfnUSMHostAllocExp = ::urEnqueueUSMHostAllocExp,
            .pfnUSMFreeExp = ::urEnqueueUSMFreeExp,
            .pfnTimestampRecordingExp = ::urEnqueueTimestampRecordingExp,
            .pfnCommandBufferExp = ::urEnqueueCommandBufferExp,
            .pfnHostTaskExp = ::urEnqueueHostTaskExp,
            .pfnNativeCommandExp = ::urEnqueueNativeCommandExp,
            .pfnGraphExp = ::urEnqueueGraphExp,
        },
    .USM =
        {
            .pfnHostAlloc = ::urUSMHostAlloc,
            .pfnDeviceAlloc = ::urUSMDeviceAlloc,
            .pfnSharedAlloc = ::urUSMSharedAlloc,
            .pfnFree = ::urUSMFree,
            .pfnGetMemAllocInfo = ::urUSMGetMemAllocInfo,
            .pfnPoolCreate = ::urUSMPoolCreate,
            .pfnPoolRetain = ::urUSMPoolRetain,
            .pfnPoolRelease = ::urUSMPoolRelease,
            .pfnPoolGetInfo = ::urUSMPoolGetInfo,
        },
    .USMExp =
        {
            .pfnPoolCreateExp = ::urUSMPoolCreateExp,
            .pfnPoolDestroyExp = ::urUSMPoolDestroyExp,
            .pfnPoolGetDefaultDevicePoolExp = ::urUSMPoolGetDefaultDevicePoolExp,
            .pfnPoolGetInfoExp = ::urUSMPoolGetInfoExp,
            .pfnPoolSetInfoExp = ::urUSMPoolSetInfoExp,
            .pfnPoolSetDevicePoolExp = ::urUSMPoolSetDevicePoolExp,
            .pfnPoolGetDevicePoolExp = ::urUSMPoolGetDevicePoolExp,
            .pfnPoolTrimToExp = ::urUSMPoolTrimToExp,
            .pfnPitchedAllocExp = ::urUSMPitchedAllocExp,
            .pfnContextMemcpyExp = ::urUSMContextMemcpyExp,
            .pfnHostAllocUnregisterExp = ::urUSMHostAllocUnregisterExp,
            .pfnHostAllocRegisterExp = ::urUSMHostAllocRegisterExp,
            .pfnImportExp = ::urUSMImportExp,
            .pfnReleaseExp = ::urUSMReleaseExp,
        },
    .BindlessImagesExp =
        {
            .pfnUnsampledImageHandleDestroyExp = ::urBindlessImagesUnsampledImageHandleDestroyExp,
            .pfnSampledImageHandleDestroyExp = ::urBindlessImagesSampledImageHandleDestroyExp,
            .pfnImageAllocateExp = ::urBindlessImagesImageAllocateExp,
            .pfnImageFreeExp = ::urBindlessImagesImageFreeExp,
            .pfnUnsampledImageCreateExp = ::urBindlessImagesUnsampledImageCreateExp,
            .pfnSampledImageCreateExp = ::urBindlessImagesSampledImageCreateExp,
            .pfnImageCopyExp = ::urBindlessImagesImageCopyExp,
            .pfnImageGetInfoExp = ::urBindlessImagesImageGetInfoExp,
            .pfnGetImageMemoryHandleTypeSupportExp = ::urBindlessImagesGetImageMemoryHandleTypeSupportExp,
            .pfnGetImageUnsampledHandleSupportExp = ::urBindlessImagesGetImageUnsampledHandleSupportExp,
            .pfnGetImageSampledHandleSupportExp = ::urBindlessImagesGetImageSampledHandleSupportExp,
            .pfnMipmapGetLevelExp = ::urBindlessImagesMipmapGetLevelExp,
            .pfnMipmapFreeExp = ::urBindlessImagesMipmapFreeExp,
            .pfnImportExternalMemoryExp = ::urBindlessImagesImportExternalMemoryExp,
            .pfnMapExternalArrayExp = ::urBindlessImagesMapExternalArrayExp,
            .pfnMapExternalLinearMemoryExp = ::urBindlessImagesMapExternalLinearMemoryExp,
            .pfnReleaseExternalMemoryExp = ::urBindlessImagesReleaseExternalMemoryExp,
            .pfnFreeMappedLinearMemoryExp = ::urBindlessImagesFreeMappedLinearMemoryExp,
            .pfnSupportsImportingHandleTypeExp = ::urBindlessImagesSupportsImportingHandleTypeExp,
            .pfnImportExternalSemaphoreExp = ::urBindlessImagesImportExternalSemaphoreExp,
            .pfnReleaseExternalSemaphoreExp = ::urBindlessImagesReleaseExternalSemaphoreExp,
            .pfnWaitExternalSemaphoreExp = ::urBindlessImagesWaitExternalSemaphoreExp,
            .pfnSignalExternalSemaphoreExp = ::urBindlessImagesSignalExternalSemaphoreExp,
        },
    .CommandBufferExp =
        {
            .pfnCreateExp = ::urCommandBufferCreateExp,
            .pfnRetainExp = ::urCommandBufferRetainExp,
            .pfnReleaseExp = ::urCommandBufferReleaseExp,
            .pfnFinalizeExp = ::urCommandBufferFinalizeExp,
            .pfnAppendKernelLaunchExp = ::urCommandBufferAppendKernelLaunchExp,
            .pfnAppendKernelLaunchWithArgsExp = ::urCommandBufferAppendKernelLaunchWithArgsExp,
            .pfnAppendUSMMemcpyExp = ::urCommandBufferAppendUSMMemcpyExp,
            .pfnAppendUSMFillExp = ::urCommandBufferAppendUSMFillExp,
            .pfnAppendMemBufferCopyExp = ::urCommandBufferAppendMemBufferCopyExp,
            .pfnAppendMemBufferWriteExp = ::urCommandBufferAppendMemBufferWriteExp,
            .pfnAppendMemBufferReadExp = ::urCommandBufferAppendMemBufferReadExp,
            .pfnAppendMemBufferCopyRectExp = ::urCommandBufferAppendMemBufferCopyRectExp,
            .pfnAppendMemBufferWriteRectExp = ::urCommandBufferAppendMemBufferWriteRectExp,
            .pfnAppendMemBufferReadRectExp = ::urCommandBufferAppendMemBufferReadRectExp,
            .pfnAppendMemBufferFillExp = ::urCommandBufferAppendMemBufferFillExp,
            .pfnAppendUSMPrefetchExp = ::urCommandBufferAppendUSMPrefetchExp,
            .pfnAppendUSMAdviseExp = ::urCommandBufferAppendUSMAdviseExp,
            .pfnAppendNativeCommandExp = ::urCommandBufferAppendNativeCommandExp,
            .pfnUpdateKernelLaunchExp = ::urCommandBufferUpdateKernelLaunchExp,
            .pfnUpdateSignalEventExp = ::urCommandBufferUpdateSignalEventExp,
            .pfnUpdateWaitEventsExp = ::urCommandBufferUpdateWaitEventsExp,
            .pfnGetInfoExp = ::urCommandBufferGetInfoExp,
            .pfnGetNativeHandleExp = ::urCommandBufferGetNativeHandleExp,
        },
    .GraphExp =
        {
            .pfnCreateExp = ::urGraphCreateExp,
            .pfnInstantiateGraphExp = ::urGraphInstantiateGraphExp,
            .pfnDestroyExp = ::urGraphDestroyExp,
            .pfnExecutableGraphDestroyExp = ::urGraphExecutableGraphDestroyExp,
            .pfnIsEmptyExp = ::urGraphIsEmptyExp,
            .pfnGetIdExp = ::urGraphGetIdExp,
            .pfnSetDestructionCallbackExp = ::urGraphSetDestructionCallbackExp,
            .pfnDumpContentsExp = ::urGraphDumpContentsExp,
            .pfnGetNativeHandleExp = ::urGraphGetNativeHandleExp,
            .pfnExecutableGraphGetNativeHandleExp = ::urGraphExecutableGraphGetNativeHandleExp,
        },
    .IPCExp =
        {
            .pfnGetMemHandleExp = ::urIPCGetMemHandleExp,
            .pfnPutMemHandleExp = ::urIPCPutMemHandleExp,
            .pfnOpenMemHandleExp = ::urIPCOpenMemHandleExp,
            .pfnCloseMemHandleExp = ::urIPCCloseMemHandleExp,
            .pfnGetPhysMemHandleExp = ::urIPCGetPhysMemHandleExp,
            .pfnPutPhysMemHandleExp = ::urIPCPutPhysMemHandleExp,
            .pfnOpenPhysMemHandleExp = ::urIPCOpenPhysMemHandleExp,
            .pfnClosePhysMemHandleExp = ::urIPCClosePhysMemHandleExp,
            .pfnGetEventHandleExp = ::urIPCGetEventHandleExp,
            .pfnPutEventHandleExp = ::urIPCPutEventHandleExp,
            .pfnOpenEventHandleExp = ::urIPCOpenEventHandleExp,
        },
    .MemoryExportExp =
        {
            .pfnAllocExportableMemoryExp = ::urMemoryExportAllocExportableMemoryExp,
            .pfnFreeExportableMemoryExp = ::urMemoryExportFreeExportableMemoryExp,
            .pfnExportMemoryHandleExp = ::urMemoryExportExportMemoryHandleExp,
        },
    .UsmP2PExp =
        {
            .pfnEnablePeerAccessExp = ::urUsmP2PEnablePeerAccessExp,
            .pfnDisablePeerAccessExp = ::urUsmP2PDisablePeerAccessExp,
            .pfnPeerAccessGetInfoExp = ::urUsmP2PPeerAccessGetInfoExp,
        },
    .VirtualMem =
        {
            .pfnGranularityGetInfo = ::urVirtualMemGranularityGetInfo,
            .pfnReserve = ::urVirtualMemReserve,
            .pfnFree = ::urVirtualMemFree,
            .pfnMap = ::urVirtualMemMap,
            .pfnUnmap = ::urVirtualMemUnmap,
            .pfnSetAccess = ::urVirtualMemSetAccess,
            .pfnGetInfo = ::urVirtualMemGetInfo,
        },
    .Device =
        {
            .pfnGet = ::urDeviceGet,
            .pfnGetInfo = ::urDeviceGetInfo,
            .pfnRetain = ::urDeviceRetain,
            .pfnRelease = ::urDeviceRelease,
            .pfnPartition = ::urDevicePartition,
            .pfnSelectBinary = ::urDeviceSelectBinary,
            .pfnGetNativeHandle = ::urDeviceGetNativeHandle,
            .pfnCreateWithNativeHandle = ::urDeviceCreateWithNativeHandle,
            .pfnGetGlobalTimestamps = ::urDeviceGetGlobalTimestamps,
        },
    .DeviceExp =
        {
            .pfnWaitExp = ::urDeviceWaitExp,
        },
};

} // namespace ur::loader

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                                  ur_adapter_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Adapter), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                                   ur_platform_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Platform), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                                  ur_context_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Context), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version,
                                                                ur_event_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Event), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                                   ur_event_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, EventExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                                  ur_program_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Program), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetProgramExpProcAddrTable(ur_api_version_t version,
                                                                     ur_program_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, ProgramExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version,
                                                                 ur_kernel_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Kernel), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version,
                                                                ur_queue_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Queue), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                                   ur_queue_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, QueueExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                                  ur_sampler_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Sampler), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version, ur_mem_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Mem), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetPhysicalMemProcAddrTable(ur_api_version_t version,
                                                                      ur_physical_mem_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, PhysicalMem), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                                  ur_enqueue_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Enqueue), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetEnqueueExpProcAddrTable(ur_api_version_t version,
                                                                     ur_enqueue_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, EnqueueExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version, ur_usm_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, USM), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                                 ur_usm_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, USMExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(
    ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, BindlessImagesExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(
    ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, CommandBufferExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                                   ur_graph_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, GraphExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                                 ur_ipc_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, IPCExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(ur_api_version_t version,
                                                                          ur_memory_export_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, MemoryExportExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetUsmP2PExpProcAddrTable(ur_api_version_t version,
                                                                    ur_usm_p2p_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, UsmP2PExp), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetVirtualMemProcAddrTable(ur_api_version_t version,
                                                                     ur_virtual_mem_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, VirtualMem), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                                 ur_device_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Device), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetDeviceExpProcAddrTable(ur_api_version_t version,
                                                                    ur_device_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, DeviceExp), sizeof(*pDdiTable));
}
