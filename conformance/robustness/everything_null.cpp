// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every function of the API with nothing but nulls and zeros, and with nulls and the largest numbers: each answers what
// the API says, in every mode of the loader, and none crashes.
#include "support/results.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <type_traits>

namespace conformance {

/// A null pointer or handle; a number, an enumerator, a structure of zeros or of ones.
template <class T>
T worst(bool ones) {
  if constexpr (std::is_pointer_v<T>)
    return nullptr;
  else if constexpr (std::is_same_v<T, bool>)
    return ones;
  else if constexpr (std::is_enum_v<T>)
    return static_cast<T>(ones ? 0x7fffffff : 0);
  else if constexpr (std::is_arithmetic_v<T>)
    return ones ? std::numeric_limits<T>::max() : T{};
  else
    return T{};
}

template <class... P>
ur_result_t callWithNothing(ur_result_t (*function)(P...), bool ones) {
  return function(worst<P>(ones)...);
}

struct Entry {
  const char *name;
  ur_result_t (*call)(bool ones);
};

#define CONFORMANCE_ENTRY(name)                                                                                        \
  {                                                                                                                    \
#name, [](bool ones) { return callWithNothing(name, ones); }                                                       \
  }

// All functions that take a handle which may not be null.
static const Entry kTakesAHandle[] = {
    CONFORMANCE_ENTRY(urAdapterRelease),
    CONFORMANCE_ENTRY(urAdapterRetain),
    CONFORMANCE_ENTRY(urAdapterGetLastError),
    CONFORMANCE_ENTRY(urAdapterGetInfo),
    CONFORMANCE_ENTRY(urAdapterSetLoggerCallback),
    CONFORMANCE_ENTRY(urAdapterSetLoggerCallbackLevel),
    CONFORMANCE_ENTRY(urPlatformGet),
    CONFORMANCE_ENTRY(urPlatformGetInfo),
    CONFORMANCE_ENTRY(urPlatformGetApiVersion),
    CONFORMANCE_ENTRY(urPlatformGetNativeHandle),
    CONFORMANCE_ENTRY(urPlatformCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urPlatformGetBackendOption),
    CONFORMANCE_ENTRY(urDeviceGet),
    CONFORMANCE_ENTRY(urDeviceGetInfo),
    CONFORMANCE_ENTRY(urDeviceRetain),
    CONFORMANCE_ENTRY(urDeviceRelease),
    CONFORMANCE_ENTRY(urDevicePartition),
    CONFORMANCE_ENTRY(urDeviceSelectBinary),
    CONFORMANCE_ENTRY(urDeviceGetNativeHandle),
    CONFORMANCE_ENTRY(urDeviceCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urDeviceGetGlobalTimestamps),
    CONFORMANCE_ENTRY(urContextRetain),
    CONFORMANCE_ENTRY(urContextRelease),
    CONFORMANCE_ENTRY(urContextGetInfo),
    CONFORMANCE_ENTRY(urContextGetNativeHandle),
    CONFORMANCE_ENTRY(urContextCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urContextSetExtendedDeleter),
    CONFORMANCE_ENTRY(urMemImageCreate),
    CONFORMANCE_ENTRY(urMemBufferCreate),
    CONFORMANCE_ENTRY(urMemRetain),
    CONFORMANCE_ENTRY(urMemRelease),
    CONFORMANCE_ENTRY(urMemBufferPartition),
    CONFORMANCE_ENTRY(urMemGetNativeHandle),
    CONFORMANCE_ENTRY(urMemBufferCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urMemImageCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urMemGetInfo),
    CONFORMANCE_ENTRY(urMemImageGetInfo),
    CONFORMANCE_ENTRY(urSamplerCreate),
    CONFORMANCE_ENTRY(urSamplerRetain),
    CONFORMANCE_ENTRY(urSamplerRelease),
    CONFORMANCE_ENTRY(urSamplerGetInfo),
    CONFORMANCE_ENTRY(urSamplerGetNativeHandle),
    CONFORMANCE_ENTRY(urSamplerCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urUSMHostAlloc),
    CONFORMANCE_ENTRY(urUSMDeviceAlloc),
    CONFORMANCE_ENTRY(urUSMSharedAlloc),
    CONFORMANCE_ENTRY(urUSMFree),
    CONFORMANCE_ENTRY(urUSMGetMemAllocInfo),
    CONFORMANCE_ENTRY(urUSMPoolCreate),
    CONFORMANCE_ENTRY(urUSMPoolRetain),
    CONFORMANCE_ENTRY(urUSMPoolRelease),
    CONFORMANCE_ENTRY(urUSMPoolGetInfo),
    CONFORMANCE_ENTRY(urVirtualMemGranularityGetInfo),
    CONFORMANCE_ENTRY(urVirtualMemReserve),
    CONFORMANCE_ENTRY(urVirtualMemFree),
    CONFORMANCE_ENTRY(urVirtualMemMap),
    CONFORMANCE_ENTRY(urVirtualMemUnmap),
    CONFORMANCE_ENTRY(urVirtualMemSetAccess),
    CONFORMANCE_ENTRY(urVirtualMemGetInfo),
    CONFORMANCE_ENTRY(urPhysicalMemCreate),
    CONFORMANCE_ENTRY(urPhysicalMemRetain),
    CONFORMANCE_ENTRY(urPhysicalMemRelease),
    CONFORMANCE_ENTRY(urPhysicalMemGetInfo),
    CONFORMANCE_ENTRY(urProgramCreateWithIL),
    CONFORMANCE_ENTRY(urProgramCreateWithBinary),
    CONFORMANCE_ENTRY(urProgramBuild),
    CONFORMANCE_ENTRY(urProgramCompile),
    CONFORMANCE_ENTRY(urProgramLink),
    CONFORMANCE_ENTRY(urProgramRetain),
    CONFORMANCE_ENTRY(urProgramRelease),
    CONFORMANCE_ENTRY(urProgramGetFunctionPointer),
    CONFORMANCE_ENTRY(urProgramGetGlobalVariablePointer),
    CONFORMANCE_ENTRY(urProgramGetInfo),
    CONFORMANCE_ENTRY(urProgramGetBuildInfo),
    CONFORMANCE_ENTRY(urProgramSetSpecializationConstants),
    CONFORMANCE_ENTRY(urProgramGetNativeHandle),
    CONFORMANCE_ENTRY(urProgramCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urQueueGetInfo),
    CONFORMANCE_ENTRY(urQueueCreate),
    CONFORMANCE_ENTRY(urQueueRetain),
    CONFORMANCE_ENTRY(urQueueRelease),
    CONFORMANCE_ENTRY(urQueueGetNativeHandle),
    CONFORMANCE_ENTRY(urQueueCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urQueueFinish),
    CONFORMANCE_ENTRY(urQueueFlush),
    CONFORMANCE_ENTRY(urEventGetInfo),
    CONFORMANCE_ENTRY(urEventGetProfilingInfo),
    CONFORMANCE_ENTRY(urEventRetain),
    CONFORMANCE_ENTRY(urEventRelease),
    CONFORMANCE_ENTRY(urEventGetNativeHandle),
    CONFORMANCE_ENTRY(urEventCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urEventSetCallback),
    CONFORMANCE_ENTRY(urEnqueueEventsWait),
    CONFORMANCE_ENTRY(urEnqueueEventsWaitWithBarrier),
    CONFORMANCE_ENTRY(urEnqueueMemBufferRead),
    CONFORMANCE_ENTRY(urEnqueueMemBufferWrite),
    CONFORMANCE_ENTRY(urEnqueueMemBufferReadRect),
    CONFORMANCE_ENTRY(urEnqueueMemBufferWriteRect),
    CONFORMANCE_ENTRY(urEnqueueMemBufferCopy),
    CONFORMANCE_ENTRY(urEnqueueMemBufferCopyRect),
    CONFORMANCE_ENTRY(urEnqueueMemBufferFill),
    CONFORMANCE_ENTRY(urEnqueueMemImageRead),
    CONFORMANCE_ENTRY(urEnqueueMemImageWrite),
    CONFORMANCE_ENTRY(urEnqueueMemImageCopy),
    CONFORMANCE_ENTRY(urEnqueueMemBufferMap),
    CONFORMANCE_ENTRY(urEnqueueMemUnmap),
    CONFORMANCE_ENTRY(urEnqueueUSMFill),
    CONFORMANCE_ENTRY(urEnqueueUSMMemcpy),
    CONFORMANCE_ENTRY(urEnqueueUSMPrefetch),
    CONFORMANCE_ENTRY(urEnqueueUSMAdvise),
    CONFORMANCE_ENTRY(urEnqueueUSMFill2D),
    CONFORMANCE_ENTRY(urEnqueueUSMMemcpy2D),
    CONFORMANCE_ENTRY(urEnqueueDeviceGlobalVariableWrite),
    CONFORMANCE_ENTRY(urEnqueueDeviceGlobalVariableRead),
    CONFORMANCE_ENTRY(urEnqueueReadHostPipe),
    CONFORMANCE_ENTRY(urEnqueueWriteHostPipe),
    CONFORMANCE_ENTRY(urEnqueueKernelLaunchWithArgsExp),
    CONFORMANCE_ENTRY(urKernelCreate),
    CONFORMANCE_ENTRY(urKernelGetInfo),
    CONFORMANCE_ENTRY(urKernelGetGroupInfo),
    CONFORMANCE_ENTRY(urKernelGetSubGroupInfo),
    CONFORMANCE_ENTRY(urKernelRetain),
    CONFORMANCE_ENTRY(urKernelRelease),
    CONFORMANCE_ENTRY(urKernelSetExecInfo),
    CONFORMANCE_ENTRY(urKernelSetSpecializationConstants),
    CONFORMANCE_ENTRY(urKernelGetNativeHandle),
    CONFORMANCE_ENTRY(urKernelCreateWithNativeHandle),
    CONFORMANCE_ENTRY(urKernelGetSuggestedLocalWorkSize),
    CONFORMANCE_ENTRY(urKernelGetSuggestedLocalWorkSizeWithArgs),
    CONFORMANCE_ENTRY(urKernelSuggestMaxCooperativeGroupCount),
    CONFORMANCE_ENTRY(urEnqueueUSMDeviceAllocExp),
    CONFORMANCE_ENTRY(urEnqueueUSMSharedAllocExp),
    CONFORMANCE_ENTRY(urEnqueueUSMHostAllocExp),
    CONFORMANCE_ENTRY(urEnqueueUSMFreeExp),
    CONFORMANCE_ENTRY(urUSMPoolCreateExp),
    CONFORMANCE_ENTRY(urUSMPoolDestroyExp),
    CONFORMANCE_ENTRY(urUSMPoolGetDefaultDevicePoolExp),
    CONFORMANCE_ENTRY(urUSMPoolGetInfoExp),
    CONFORMANCE_ENTRY(urUSMPoolSetInfoExp),
    CONFORMANCE_ENTRY(urUSMPoolSetDevicePoolExp),
    CONFORMANCE_ENTRY(urUSMPoolGetDevicePoolExp),
    CONFORMANCE_ENTRY(urUSMPoolTrimToExp),
    CONFORMANCE_ENTRY(urUSMPitchedAllocExp),
    CONFORMANCE_ENTRY(urBindlessImagesUnsampledImageHandleDestroyExp),
    CONFORMANCE_ENTRY(urBindlessImagesSampledImageHandleDestroyExp),
    CONFORMANCE_ENTRY(urBindlessImagesImageAllocateExp),
    CONFORMANCE_ENTRY(urBindlessImagesImageFreeExp),
    CONFORMANCE_ENTRY(urBindlessImagesUnsampledImageCreateExp),
    CONFORMANCE_ENTRY(urBindlessImagesSampledImageCreateExp),
    CONFORMANCE_ENTRY(urBindlessImagesImageCopyExp),
    CONFORMANCE_ENTRY(urBindlessImagesImageGetInfoExp),
    CONFORMANCE_ENTRY(urBindlessImagesGetImageMemoryHandleTypeSupportExp),
    CONFORMANCE_ENTRY(urBindlessImagesGetImageUnsampledHandleSupportExp),
    CONFORMANCE_ENTRY(urBindlessImagesGetImageSampledHandleSupportExp),
    CONFORMANCE_ENTRY(urBindlessImagesMipmapGetLevelExp),
    CONFORMANCE_ENTRY(urBindlessImagesMipmapFreeExp),
    CONFORMANCE_ENTRY(urBindlessImagesImportExternalMemoryExp),
    CONFORMANCE_ENTRY(urBindlessImagesMapExternalArrayExp),
    CONFORMANCE_ENTRY(urBindlessImagesMapExternalLinearMemoryExp),
    CONFORMANCE_ENTRY(urBindlessImagesReleaseExternalMemoryExp),
    CONFORMANCE_ENTRY(urBindlessImagesFreeMappedLinearMemoryExp),
    CONFORMANCE_ENTRY(urBindlessImagesSupportsImportingHandleTypeExp),
    CONFORMANCE_ENTRY(urBindlessImagesImportExternalSemaphoreExp),
    CONFORMANCE_ENTRY(urBindlessImagesReleaseExternalSemaphoreExp),
    CONFORMANCE_ENTRY(urBindlessImagesWaitExternalSemaphoreExp),
    CONFORMANCE_ENTRY(urBindlessImagesSignalExternalSemaphoreExp),
    CONFORMANCE_ENTRY(urDeviceWaitExp),
    CONFORMANCE_ENTRY(urProgramDynamicLinkExp),
    CONFORMANCE_ENTRY(urEnqueueTimestampRecordingExp),
    CONFORMANCE_ENTRY(urIPCGetMemHandleExp),
    CONFORMANCE_ENTRY(urIPCPutMemHandleExp),
    CONFORMANCE_ENTRY(urIPCOpenMemHandleExp),
    CONFORMANCE_ENTRY(urIPCCloseMemHandleExp),
    CONFORMANCE_ENTRY(urIPCGetPhysMemHandleExp),
    CONFORMANCE_ENTRY(urIPCPutPhysMemHandleExp),
    CONFORMANCE_ENTRY(urIPCOpenPhysMemHandleExp),
    CONFORMANCE_ENTRY(urIPCClosePhysMemHandleExp),
    CONFORMANCE_ENTRY(urIPCGetEventHandleExp),
    CONFORMANCE_ENTRY(urIPCPutEventHandleExp),
    CONFORMANCE_ENTRY(urIPCOpenEventHandleExp),
    CONFORMANCE_ENTRY(urMemoryExportAllocExportableMemoryExp),
    CONFORMANCE_ENTRY(urMemoryExportFreeExportableMemoryExp),
    CONFORMANCE_ENTRY(urMemoryExportExportMemoryHandleExp),
    CONFORMANCE_ENTRY(urProgramBuildExp),
    CONFORMANCE_ENTRY(urProgramCompileExp),
    CONFORMANCE_ENTRY(urProgramLinkExp),
    CONFORMANCE_ENTRY(urUSMContextMemcpyExp),
    CONFORMANCE_ENTRY(urUSMHostAllocRegisterExp),
    CONFORMANCE_ENTRY(urUSMHostAllocUnregisterExp),
    CONFORMANCE_ENTRY(urUSMImportExp),
    CONFORMANCE_ENTRY(urUSMReleaseExp),
    CONFORMANCE_ENTRY(urUsmP2PEnablePeerAccessExp),
    CONFORMANCE_ENTRY(urUsmP2PDisablePeerAccessExp),
    CONFORMANCE_ENTRY(urUsmP2PPeerAccessGetInfoExp),
    CONFORMANCE_ENTRY(urCommandBufferCreateExp),
    CONFORMANCE_ENTRY(urCommandBufferRetainExp),
    CONFORMANCE_ENTRY(urCommandBufferReleaseExp),
    CONFORMANCE_ENTRY(urCommandBufferFinalizeExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendKernelLaunchExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendKernelLaunchWithArgsExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendUSMMemcpyExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendUSMFillExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendMemBufferCopyExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendMemBufferWriteExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendMemBufferReadExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendMemBufferCopyRectExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendMemBufferWriteRectExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendMemBufferReadRectExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendMemBufferFillExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendUSMPrefetchExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendUSMAdviseExp),
    CONFORMANCE_ENTRY(urCommandBufferAppendNativeCommandExp),
    CONFORMANCE_ENTRY(urEnqueueCommandBufferExp),
    CONFORMANCE_ENTRY(urCommandBufferUpdateKernelLaunchExp),
    CONFORMANCE_ENTRY(urCommandBufferUpdateSignalEventExp),
    CONFORMANCE_ENTRY(urCommandBufferUpdateWaitEventsExp),
    CONFORMANCE_ENTRY(urCommandBufferGetInfoExp),
    CONFORMANCE_ENTRY(urCommandBufferGetNativeHandleExp),
    CONFORMANCE_ENTRY(urEnqueueHostTaskExp),
    CONFORMANCE_ENTRY(urEnqueueEventsWaitWithBarrierExt),
    CONFORMANCE_ENTRY(urEnqueueNativeCommandExp),
    CONFORMANCE_ENTRY(urEventCreateExp),
    CONFORMANCE_ENTRY(urGraphCreateExp),
    CONFORMANCE_ENTRY(urQueueBeginGraphCaptureExp),
    CONFORMANCE_ENTRY(urQueueBeginCaptureIntoGraphExp),
    CONFORMANCE_ENTRY(urQueueEndGraphCaptureExp),
    CONFORMANCE_ENTRY(urGraphInstantiateGraphExp),
    CONFORMANCE_ENTRY(urEnqueueGraphExp),
    CONFORMANCE_ENTRY(urGraphDestroyExp),
    CONFORMANCE_ENTRY(urGraphExecutableGraphDestroyExp),
    CONFORMANCE_ENTRY(urQueueIsGraphCaptureEnabledExp),
    CONFORMANCE_ENTRY(urQueueGetGraphExp),
    CONFORMANCE_ENTRY(urGraphIsEmptyExp),
    CONFORMANCE_ENTRY(urGraphGetIdExp),
    CONFORMANCE_ENTRY(urGraphSetDestructionCallbackExp),
    CONFORMANCE_ENTRY(urGraphDumpContentsExp),
    CONFORMANCE_ENTRY(urGraphGetNativeHandleExp),
    CONFORMANCE_ENTRY(urGraphExecutableGraphGetNativeHandleExp),
};

TEST(EveryFunctionBehaviour, nullHandles) {
  for (const Entry &entry : kTakesAHandle) {
    for (const bool ones : {false, true}) {
      EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, entry.call(ones))
          << entry.name << (ones ? ", numbers at their largest" : ", numbers 0");
    }
  }
}

// The functions that take none, or take them in arrays.
TEST(EveryFunctionBehaviour, noHandles) {
  for (const bool ones : {false, true}) {
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, callWithNothing(urContextCreate, ones));
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, callWithNothing(urEventWait, ones));
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, callWithNothing(urDeviceGetSelected, ones));
  }
  // Nothing is asked for, nothing can be written: success, or an error that says so.
  const ur_result_t nothing = urAdapterGet(0, nullptr, nullptr);
  EXPECT_TRUE(nothing == UR_RESULT_SUCCESS || nothing == UR_RESULT_ERROR_INVALID_VALUE ||
              nothing == UR_RESULT_ERROR_INVALID_NULL_POINTER)
      << resultName(nothing);
}

} // namespace conformance
