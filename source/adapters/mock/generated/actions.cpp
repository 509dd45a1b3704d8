// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the functions of the mock adapter do where no callback does it: it follows from the ownership of the parameters.
#include "adapters/mock/mock.hpp"

namespace ur::mock {

template <>
constexpr auto kAction<functions::urAdapterGet> = [](auto NumEntries, auto phAdapters, auto pNumAdapters) {
  list(NumEntries, phAdapters, pNumAdapters, true);
};
template <>
constexpr auto kAction<functions::urAdapterRelease> = [](auto hAdapter) { releaseHandle(hAdapter); };
template <>
constexpr auto kAction<functions::urAdapterRetain> = [](auto hAdapter) { retainHandle(hAdapter); };
template <>
constexpr auto kAction<functions::urAdapterGetLastError> = [](auto, auto ppMessage, auto pError) {
  clear(ppMessage);
  clear(pError);
};
template <>
constexpr auto kAction<functions::urAdapterGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                         auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urPlatformGet> = [](auto, auto NumEntries, auto phPlatforms, auto pNumPlatforms) {
  list(NumEntries, phPlatforms, pNumPlatforms, false);
};
template <>
constexpr auto kAction<functions::urPlatformGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                          auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urPlatformGetNativeHandle> = [](auto, auto phNativePlatform) {
  clear(phNativePlatform);
};
template <>
constexpr auto kAction<functions::urPlatformCreateWithNativeHandle> = [](auto, auto, auto, auto phPlatform) {
  give(phPlatform);
};
template <>
constexpr auto kAction<functions::urPlatformGetApiVersion> = [](auto, auto pVersion) { clear(pVersion); };
template <>
constexpr auto kAction<functions::urPlatformGetBackendOption> = [](auto, auto, auto ppPlatformOption) {
  clear(ppPlatformOption);
};
template <>
constexpr auto kAction<functions::urContextCreate> = [](auto, auto, auto, auto phContext) { give(phContext); };
template <>
constexpr auto kAction<functions::urContextRetain> = [](auto hContext) { retainHandle(hContext); };
template <>
constexpr auto kAction<functions::urContextRelease> = [](auto hContext) { releaseHandle(hContext); };
template <>
constexpr auto kAction<functions::urContextGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                         auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urContextGetNativeHandle> = [](auto, auto phNativeContext) {
  clear(phNativeContext);
};
template <>
constexpr auto kAction<functions::urContextCreateWithNativeHandle> = [](auto, auto, auto, auto, auto, auto phContext) {
  give(phContext);
};
template <>
constexpr auto kAction<functions::urEventGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                       auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urEventGetProfilingInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                                auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urEventRetain> = [](auto hEvent) { retainHandle(hEvent); };
template <>
constexpr auto kAction<functions::urEventRelease> = [](auto hEvent) { releaseHandle(hEvent); };
template <>
constexpr auto kAction<functions::urEventGetNativeHandle> = [](auto, auto phNativeEvent) { clear(phNativeEvent); };
template <>
constexpr auto kAction<functions::urEventCreateWithNativeHandle> = [](auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEventCreateExp> = [](auto, auto, auto, auto phEvent) { give(phEvent); };
template <>
constexpr auto kAction<functions::urProgramCreateWithIL> = [](auto, auto, auto, auto, auto phProgram) {
  give(phProgram);
};
template <>
constexpr auto kAction<functions::urProgramCreateWithBinary> = [](auto, auto, auto, auto, auto, auto, auto phProgram) {
  give(phProgram);
};
template <>
constexpr auto kAction<functions::urProgramLink> = [](auto, auto, auto, auto, auto phProgram) { give(phProgram); };
template <>
constexpr auto kAction<functions::urProgramRetain> = [](auto hProgram) { retainHandle(hProgram); };
template <>
constexpr auto kAction<functions::urProgramRelease> = [](auto hProgram) { releaseHandle(hProgram); };
template <>
constexpr auto kAction<functions::urProgramGetFunctionPointer> = [](auto, auto, auto, auto ppFunctionPointer) {
  clear(ppFunctionPointer);
};
template <>
constexpr auto kAction<functions::urProgramGetGlobalVariablePointer> = [](auto, auto, auto, auto pGlobalVariableSizeRet,
                                                                          auto ppGlobalVariablePointerRet) {
  clear(pGlobalVariableSizeRet);
  clear(ppGlobalVariablePointerRet);
};
template <>
constexpr auto kAction<functions::urProgramGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                         auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urProgramGetBuildInfo> = [](auto, auto, auto propName, auto propSize, auto pPropValue,
                                                              auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urProgramGetNativeHandle> = [](auto, auto phNativeProgram) {
  clear(phNativeProgram);
};
template <>
constexpr auto kAction<functions::urProgramCreateWithNativeHandle> = [](auto, auto, auto, auto phProgram) {
  give(phProgram);
};
template <>
constexpr auto kAction<functions::urProgramLinkExp> = [](auto, auto, auto, auto, auto, auto, auto, auto phProgram) {
  give(phProgram);
};
template <>
constexpr auto kAction<functions::urKernelCreate> = [](auto, auto, auto phKernel) { give(phKernel); };
template <>
constexpr auto kAction<functions::urKernelGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                        auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urKernelGetGroupInfo> = [](auto, auto, auto propName, auto propSize, auto pPropValue,
                                                             auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urKernelGetSubGroupInfo> = [](auto, auto, auto propName, auto propSize,
                                                                auto pPropValue, auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urKernelRetain> = [](auto hKernel) { retainHandle(hKernel); };
template <>
constexpr auto kAction<functions::urKernelRelease> = [](auto hKernel) { releaseHandle(hKernel); };
template <>
constexpr auto kAction<functions::urKernelGetNativeHandle> = [](auto, auto phNativeKernel) { clear(phNativeKernel); };
template <>
constexpr auto kAction<functions::urKernelCreateWithNativeHandle> = [](auto, auto, auto, auto, auto phKernel) {
  give(phKernel);
};
template <>
constexpr auto kAction<functions::urKernelSuggestMaxCooperativeGroupCount> = [](auto, auto, auto, auto, auto,
                                                                                auto pGroupCountRet) {
  clear(pGroupCountRet);
};
template <>
constexpr auto kAction<functions::urQueueGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                       auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urQueueCreate> = [](auto, auto, auto, auto phQueue) { give(phQueue); };
template <>
constexpr auto kAction<functions::urQueueRetain> = [](auto hQueue) { retainHandle(hQueue); };
template <>
constexpr auto kAction<functions::urQueueRelease> = [](auto hQueue) { releaseHandle(hQueue); };
template <>
constexpr auto kAction<functions::urQueueGetNativeHandle> = [](auto, auto, auto phNativeQueue) {
  clear(phNativeQueue);
};
template <>
constexpr auto kAction<functions::urQueueCreateWithNativeHandle> = [](auto, auto, auto, auto, auto phQueue) {
  give(phQueue);
};
template <>
constexpr auto kAction<functions::urQueueEndGraphCaptureExp> = [](auto, auto phGraph) { give(phGraph); };
template <>
constexpr auto kAction<functions::urQueueIsGraphCaptureEnabledExp> = [](auto, auto pResult) { clear(pResult); };
template <>
constexpr auto kAction<functions::urQueueGetGraphExp> = [](auto, auto phGraph) { lend(phGraph); };
template <>
constexpr auto kAction<functions::urSamplerCreate> = [](auto, auto, auto phSampler) { give(phSampler); };
template <>
constexpr auto kAction<functions::urSamplerRetain> = [](auto hSampler) { retainHandle(hSampler); };
template <>
constexpr auto kAction<functions::urSamplerRelease> = [](auto hSampler) { releaseHandle(hSampler); };
template <>
constexpr auto kAction<functions::urSamplerGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                         auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urSamplerGetNativeHandle> = [](auto, auto phNativeSampler) {
  clear(phNativeSampler);
};
template <>
constexpr auto kAction<functions::urSamplerCreateWithNativeHandle> = [](auto, auto, auto, auto phSampler) {
  give(phSampler);
};
template <>
constexpr auto kAction<functions::urMemImageCreate> = [](auto, auto, auto, auto, auto, auto phMem) { give(phMem); };
template <>
constexpr auto kAction<functions::urMemBufferCreate> = [](auto, auto, auto, auto, auto phBuffer) { give(phBuffer); };
template <>
constexpr auto kAction<functions::urMemRetain> = [](auto hMem) { retainHandle(hMem); };
template <>
constexpr auto kAction<functions::urMemRelease> = [](auto hMem) { releaseHandle(hMem); };
template <>
constexpr auto kAction<functions::urMemBufferPartition> = [](auto, auto, auto, auto, auto phMem) { give(phMem); };
template <>
constexpr auto kAction<functions::urMemGetNativeHandle> = [](auto, auto, auto phNativeMem) { clear(phNativeMem); };
template <>
constexpr auto kAction<functions::urMemBufferCreateWithNativeHandle> = [](auto, auto, auto, auto phMem) {
  give(phMem);
};
template <>
constexpr auto kAction<functions::urMemImageCreateWithNativeHandle> = [](auto, auto, auto, auto, auto, auto phMem) {
  give(phMem);
};
template <>
constexpr auto kAction<functions::urMemGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                     auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urMemImageGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                          auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urPhysicalMemCreate> = [](auto, auto, auto, auto, auto phPhysicalMem) {
  give(phPhysicalMem);
};
template <>
constexpr auto kAction<functions::urPhysicalMemRetain> = [](auto hPhysicalMem) { retainHandle(hPhysicalMem); };
template <>
constexpr auto kAction<functions::urPhysicalMemRelease> = [](auto hPhysicalMem) { releaseHandle(hPhysicalMem); };
template <>
constexpr auto kAction<functions::urPhysicalMemGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                             auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urEnqueueEventsWait> = [](auto, auto, auto, auto phEvent) { give(phEvent); };
template <>
constexpr auto kAction<functions::urEnqueueEventsWaitWithBarrier> = [](auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemBufferRead> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                               auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemBufferWrite> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                                auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemBufferReadRect> = [](auto, auto, auto, auto, auto, auto, auto, auto, auto,
                                                                   auto, auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemBufferWriteRect> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                                    auto, auto, auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemBufferCopy> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                               auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemBufferCopyRect> = [](auto, auto, auto, auto, auto, auto, auto, auto, auto,
                                                                   auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemBufferFill> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                               auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemImageRead> = [](auto, auto, auto, auto, auto, auto, auto, auto, auto,
                                                              auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemImageWrite> = [](auto, auto, auto, auto, auto, auto, auto, auto, auto,
                                                               auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemImageCopy> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                              auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueMemBufferMap> = [](auto, auto, auto, auto, auto, auto size, auto, auto,
                                                              auto phEvent, auto ppRetMap) {
  give(phEvent);
  *ppRetMap = allocate(size);
};
template <>
constexpr auto kAction<functions::urEnqueueMemUnmap> = [](auto, auto, auto pMappedPtr, auto, auto, auto phEvent) {
  deallocate(pMappedPtr);
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueUSMFill> = [](auto, auto, auto, auto, auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueUSMMemcpy> = [](auto, auto, auto, auto, auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueUSMPrefetch> = [](auto, auto, auto, auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueUSMAdvise> = [](auto, auto, auto, auto, auto phEvent) { give(phEvent); };
template <>
constexpr auto kAction<functions::urEnqueueUSMFill2D> = [](auto, auto, auto, auto, auto, auto, auto, auto, auto,
                                                           auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueUSMMemcpy2D> = [](auto, auto, auto, auto, auto, auto, auto, auto, auto, auto,
                                                             auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueDeviceGlobalVariableWrite> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                           auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueDeviceGlobalVariableRead> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                          auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueReadHostPipe> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                              auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueWriteHostPipe> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                               auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueKernelLaunchWithArgsExp> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                                         auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueUSMDeviceAllocExp> = [](auto, auto, auto size, auto, auto, auto, auto ppMem,
                                                                   auto phEvent) {
  *ppMem = allocate(size);
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueUSMSharedAllocExp> = [](auto, auto, auto size, auto, auto, auto, auto ppMem,
                                                                   auto phEvent) {
  *ppMem = allocate(size);
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueUSMHostAllocExp> = [](auto, auto, auto size, auto, auto, auto, auto ppMem,
                                                                 auto phEvent) {
  *ppMem = allocate(size);
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueUSMFreeExp> = [](auto, auto, auto pMem, auto, auto, auto phEvent) {
  deallocate(pMem);
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueCommandBufferExp> = [](auto, auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueHostTaskExp> = [](auto, auto, auto, auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueNativeCommandExp> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                                  auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urEnqueueGraphExp> = [](auto, auto, auto, auto, auto phEvent) { give(phEvent); };
template <>
constexpr auto kAction<functions::urUSMHostAlloc> = [](auto, auto, auto, auto size, auto ppMem) {
  *ppMem = allocate(size);
};
template <>
constexpr auto kAction<functions::urUSMDeviceAlloc> = [](auto, auto, auto, auto, auto size, auto ppMem) {
  *ppMem = allocate(size);
};
template <>
constexpr auto kAction<functions::urUSMSharedAlloc> = [](auto, auto, auto, auto, auto size, auto ppMem) {
  *ppMem = allocate(size);
};
template <>
constexpr auto kAction<functions::urUSMFree> = [](auto, auto pMem) { deallocate(pMem); };
template <>
constexpr auto kAction<functions::urUSMGetMemAllocInfo> = [](auto, auto, auto propName, auto propSize, auto pPropValue,
                                                             auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urUSMPoolCreate> = [](auto, auto, auto ppPool) { give(ppPool); };
template <>
constexpr auto kAction<functions::urUSMPoolRetain> = [](auto pPool) { retainHandle(pPool); };
template <>
constexpr auto kAction<functions::urUSMPoolRelease> = [](auto pPool) { releaseHandle(pPool); };
template <>
constexpr auto kAction<functions::urUSMPoolGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                         auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urUSMPoolCreateExp> = [](auto, auto, auto, auto pPool) { give(pPool); };
template <>
constexpr auto kAction<functions::urUSMPoolDestroyExp> = [](auto, auto, auto hPool) { releaseHandle(hPool); };
template <>
constexpr auto kAction<functions::urUSMPoolGetDefaultDevicePoolExp> = [](auto, auto, auto pPool) { lend(pPool); };
template <>
constexpr auto kAction<functions::urUSMPoolGetInfoExp> = [](auto, auto propName, auto pPropValue, auto pPropSizeRet) {
  return answer(propName, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urUSMPoolGetDevicePoolExp> = [](auto, auto, auto pPool) { lend(pPool); };
template <>
constexpr auto kAction<functions::urUSMPitchedAllocExp> = [](auto, auto, auto, auto, auto, auto, auto, auto ppMem,
                                                             auto pResultPitch) {
  *ppMem = allocate(1);
  clear(pResultPitch);
};
template <>
constexpr auto kAction<functions::urUSMHostAllocUnregisterExp> = [](auto, auto pHostMem) { deallocate(pHostMem); };
template <>
constexpr auto kAction<functions::urBindlessImagesImageAllocateExp> = [](auto, auto, auto, auto, auto phImageMem) {
  clear(phImageMem);
};
template <>
constexpr auto kAction<functions::urBindlessImagesUnsampledImageCreateExp> = [](auto, auto, auto, auto, auto,
                                                                                auto phImage) {
  clear(phImage);
};
template <>
constexpr auto kAction<functions::urBindlessImagesSampledImageCreateExp> = [](auto, auto, auto, auto, auto, auto,
                                                                              auto phImage) {
  clear(phImage);
};
template <>
constexpr auto kAction<functions::urBindlessImagesImageCopyExp> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                                     auto, auto, auto, auto, auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urBindlessImagesImageGetInfoExp> = [](auto, auto, auto propName, auto pPropValue,
                                                                        auto pPropSizeRet) {
  return answer(propName, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urBindlessImagesGetImageMemoryHandleTypeSupportExp> = [](auto, auto, auto, auto, auto,
                                                                                           auto pSupportedRet) {
  clear(pSupportedRet);
};
template <>
constexpr auto kAction<functions::urBindlessImagesGetImageUnsampledHandleSupportExp> = [](auto, auto, auto, auto, auto,
                                                                                          auto pSupportedRet) {
  clear(pSupportedRet);
};
template <>
constexpr auto kAction<functions::urBindlessImagesGetImageSampledHandleSupportExp> = [](auto, auto, auto, auto, auto,
                                                                                        auto pSupportedRet) {
  clear(pSupportedRet);
};
template <>
constexpr auto kAction<functions::urBindlessImagesMipmapGetLevelExp> = [](auto, auto, auto, auto, auto phImageMem) {
  clear(phImageMem);
};
template <>
constexpr auto kAction<functions::urBindlessImagesImportExternalMemoryExp> = [](auto, auto, auto, auto, auto,
                                                                                auto phExternalMem) {
  give(phExternalMem);
};
template <>
constexpr auto kAction<functions::urBindlessImagesMapExternalArrayExp> = [](auto, auto, auto, auto, auto,
                                                                            auto phImageMem) {
  clear(phImageMem);
};
template <>
constexpr auto kAction<functions::urBindlessImagesMapExternalLinearMemoryExp> = [](auto, auto, auto, auto size, auto,
                                                                                   auto ppRetMem) {
  *ppRetMem = allocate(size);
};
template <>
constexpr auto kAction<functions::urBindlessImagesReleaseExternalMemoryExp> = [](auto, auto, auto hExternalMem) {
  releaseHandle(hExternalMem);
};
template <>
constexpr auto kAction<functions::urBindlessImagesFreeMappedLinearMemoryExp> = [](auto, auto, auto pMem) {
  deallocate(pMem);
};
template <>
constexpr auto kAction<functions::urBindlessImagesSupportsImportingHandleTypeExp> = [](auto, auto, auto pSupportedRet) {
  clear(pSupportedRet);
};
template <>
constexpr auto kAction<functions::urBindlessImagesImportExternalSemaphoreExp> = [](auto, auto, auto, auto,
                                                                                   auto phExternalSemaphore) {
  give(phExternalSemaphore);
};
template <>
constexpr auto kAction<functions::urBindlessImagesReleaseExternalSemaphoreExp> = [](auto, auto,
                                                                                    auto hExternalSemaphore) {
  releaseHandle(hExternalSemaphore);
};
template <>
constexpr auto kAction<functions::urBindlessImagesWaitExternalSemaphoreExp> = [](auto, auto, auto, auto, auto, auto,
                                                                                 auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urBindlessImagesSignalExternalSemaphoreExp> = [](auto, auto, auto, auto, auto, auto,
                                                                                   auto phEvent) {
  give(phEvent);
};
template <>
constexpr auto kAction<functions::urCommandBufferCreateExp> = [](auto, auto, auto, auto phCommandBuffer) {
  give(phCommandBuffer);
};
template <>
constexpr auto kAction<functions::urCommandBufferRetainExp> = [](auto hCommandBuffer) { retainHandle(hCommandBuffer); };
template <>
constexpr auto kAction<functions::urCommandBufferReleaseExp> = [](auto hCommandBuffer) {
  releaseHandle(hCommandBuffer);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendKernelLaunchExp> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                             auto, auto, auto, auto, auto,
                                                                             auto pSyncPoint, auto phEvent,
                                                                             auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendKernelLaunchWithArgsExp> = [](auto, auto, auto, auto, auto, auto,
                                                                                     auto, auto, auto, auto, auto, auto,
                                                                                     auto, auto, auto pSyncPoint,
                                                                                     auto phEvent, auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendUSMMemcpyExp> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                          auto, auto pSyncPoint, auto phEvent,
                                                                          auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendUSMFillExp> = [](auto, auto, auto, auto, auto, auto, auto, auto,
                                                                        auto, auto pSyncPoint, auto phEvent,
                                                                        auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendMemBufferCopyExp> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                              auto, auto, auto, auto pSyncPoint,
                                                                              auto phEvent, auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendMemBufferWriteExp> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                               auto, auto, auto pSyncPoint,
                                                                               auto phEvent, auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendMemBufferReadExp> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                              auto, auto, auto pSyncPoint, auto phEvent,
                                                                              auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendMemBufferCopyRectExp> = [](auto, auto, auto, auto, auto, auto,
                                                                                  auto, auto, auto, auto, auto, auto,
                                                                                  auto, auto, auto pSyncPoint,
                                                                                  auto phEvent, auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendMemBufferWriteRectExp> = [](auto, auto, auto, auto, auto, auto,
                                                                                   auto, auto, auto, auto, auto, auto,
                                                                                   auto, auto, auto pSyncPoint,
                                                                                   auto phEvent, auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendMemBufferReadRectExp> = [](auto, auto, auto, auto, auto, auto,
                                                                                  auto, auto, auto, auto, auto, auto,
                                                                                  auto, auto, auto pSyncPoint,
                                                                                  auto phEvent, auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendMemBufferFillExp> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                              auto, auto, auto, auto pSyncPoint,
                                                                              auto phEvent, auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendUSMPrefetchExp> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                            auto, auto pSyncPoint, auto phEvent,
                                                                            auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendUSMAdviseExp> = [](auto, auto, auto, auto, auto, auto, auto,
                                                                          auto, auto pSyncPoint, auto phEvent,
                                                                          auto phCommand) {
  clear(pSyncPoint);
  give(phEvent);
  give(phCommand);
};
template <>
constexpr auto kAction<functions::urCommandBufferAppendNativeCommandExp> = [](auto, auto, auto, auto, auto, auto,
                                                                              auto pSyncPoint) {
  clear(pSyncPoint);
};
template <>
constexpr auto kAction<functions::urCommandBufferUpdateSignalEventExp> = [](auto, auto phSignalEvent) {
  give(phSignalEvent);
};
template <>
constexpr auto kAction<functions::urCommandBufferGetInfoExp> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                                  auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urCommandBufferGetNativeHandleExp> = [](auto, auto phNativeCommandBuffer) {
  clear(phNativeCommandBuffer);
};
template <>
constexpr auto kAction<functions::urGraphCreateExp> = [](auto, auto phGraph) { give(phGraph); };
template <>
constexpr auto kAction<functions::urGraphInstantiateGraphExp> = [](auto, auto phExecGraph) { give(phExecGraph); };
template <>
constexpr auto kAction<functions::urGraphDestroyExp> = [](auto hGraph) { releaseHandle(hGraph); };
template <>
constexpr auto kAction<functions::urGraphExecutableGraphDestroyExp> = [](auto hExecutableGraph) {
  releaseHandle(hExecutableGraph);
};
template <>
constexpr auto kAction<functions::urGraphIsEmptyExp> = [](auto, auto pResult) { clear(pResult); };
template <>
constexpr auto kAction<functions::urGraphGetIdExp> = [](auto, auto pGraphId) { clear(pGraphId); };
template <>
constexpr auto kAction<functions::urGraphGetNativeHandleExp> = [](auto, auto phNativeGraph) { clear(phNativeGraph); };
template <>
constexpr auto kAction<functions::urGraphExecutableGraphGetNativeHandleExp> = [](auto, auto phNativeExecutableGraph) {
  clear(phNativeExecutableGraph);
};
template <>
constexpr auto kAction<functions::urIPCGetMemHandleExp> = [](auto, auto, auto ppIPCMemHandleData,
                                                             auto pIPCMemHandleDataSizeRet) {
  *ppIPCMemHandleData = allocate(1);
  clear(pIPCMemHandleDataSizeRet);
};
template <>
constexpr auto kAction<functions::urIPCPutMemHandleExp> = [](auto, auto pIPCMemHandleData) {
  deallocate(pIPCMemHandleData);
};
template <>
constexpr auto kAction<functions::urIPCOpenMemHandleExp> = [](auto, auto, auto, auto, auto ppMem) {
  *ppMem = allocate(1);
};
template <>
constexpr auto kAction<functions::urIPCCloseMemHandleExp> = [](auto, auto pMem) { deallocate(pMem); };
template <>
constexpr auto kAction<functions::urIPCGetPhysMemHandleExp> = [](auto, auto, auto ppIPCPhysMemHandleData,
                                                                 auto pIPCPhysMemHandleDataSizeRet) {
  *ppIPCPhysMemHandleData = allocate(1);
  clear(pIPCPhysMemHandleDataSizeRet);
};
template <>
constexpr auto kAction<functions::urIPCPutPhysMemHandleExp> = [](auto, auto pIPCPhysMemHandleData) {
  deallocate(pIPCPhysMemHandleData);
};
template <>
constexpr auto kAction<functions::urIPCOpenPhysMemHandleExp> = [](auto, auto, auto, auto, auto phPhysMem) {
  give(phPhysMem);
};
template <>
constexpr auto kAction<functions::urIPCClosePhysMemHandleExp> = [](auto, auto hPhysMem) { releaseHandle(hPhysMem); };
template <>
constexpr auto kAction<functions::urIPCGetEventHandleExp> = [](auto, auto ppIPCEventHandleData,
                                                               auto pIPCEventHandleDataSizeRet) {
  *ppIPCEventHandleData = allocate(1);
  clear(pIPCEventHandleDataSizeRet);
};
template <>
constexpr auto kAction<functions::urIPCPutEventHandleExp> = [](auto, auto pIPCEventHandleData) {
  deallocate(pIPCEventHandleData);
};
template <>
constexpr auto kAction<functions::urIPCOpenEventHandleExp> = [](auto, auto, auto, auto phEvent) { give(phEvent); };
template <>
constexpr auto kAction<functions::urMemoryExportAllocExportableMemoryExp> = [](auto, auto, auto, auto size, auto,
                                                                               auto ppMem) {
  *ppMem = allocate(size);
};
template <>
constexpr auto kAction<functions::urMemoryExportFreeExportableMemoryExp> = [](auto, auto, auto pMem) {
  deallocate(pMem);
};
template <>
constexpr auto kAction<functions::urUsmP2PPeerAccessGetInfoExp> = [](auto, auto, auto propName, auto propSize,
                                                                     auto pPropValue, auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urVirtualMemGranularityGetInfo> = [](auto, auto, auto, auto propName, auto propSize,
                                                                       auto pPropValue, auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urVirtualMemReserve> = [](auto, auto, auto size, auto ppStart) {
  *ppStart = allocate(size);
};
template <>
constexpr auto kAction<functions::urVirtualMemFree> = [](auto, auto pStart, auto) { deallocate(pStart); };
template <>
constexpr auto kAction<functions::urVirtualMemGetInfo> = [](auto, auto, auto, auto propName, auto propSize,
                                                            auto pPropValue, auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urDeviceGet> = [](auto, auto, auto NumEntries, auto phDevices, auto pNumDevices) {
  list(NumEntries, phDevices, pNumDevices, true);
};
template <>
constexpr auto kAction<functions::urDeviceGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                        auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urDeviceRetain> = [](auto hDevice) { retainHandle(hDevice); };
template <>
constexpr auto kAction<functions::urDeviceRelease> = [](auto hDevice) { releaseHandle(hDevice); };
template <>
constexpr auto kAction<functions::urDevicePartition> = [](auto, auto, auto NumDevices, auto phSubDevices,
                                                          auto pNumDevicesRet) {
  list(NumDevices, phSubDevices, pNumDevicesRet, true);
};
template <>
constexpr auto kAction<functions::urDeviceSelectBinary> = [](auto, auto, auto, auto pSelectedBinary) {
  clear(pSelectedBinary);
};
template <>
constexpr auto kAction<functions::urDeviceGetNativeHandle> = [](auto, auto phNativeDevice) { clear(phNativeDevice); };
template <>
constexpr auto kAction<functions::urDeviceCreateWithNativeHandle> = [](auto, auto, auto, auto phDevice) {
  give(phDevice);
};
template <>
constexpr auto kAction<functions::urDeviceGetGlobalTimestamps> = [](auto, auto pDeviceTimestamp, auto pHostTimestamp) {
  clear(pDeviceTimestamp);
  clear(pHostTimestamp);
};
template <>
constexpr auto kAction<functions::urLanewayEventWaitFor> = [](auto, auto, auto, auto, auto pOutcome, auto pIndex) {
  clear(pOutcome);
  clear(pIndex);
};

constinit const CallTable kTable = functions::All::table([](auto f) { return Mocked<decltype(f)>::call; });

} // namespace ur::mock
