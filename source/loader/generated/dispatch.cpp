// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Careful dispatch, the bottom of the layers: by the table that a handle belongs to, whatever table it carries, and
// with a look at the slot, which an adapter that isn't ours may have left empty.
#include "loader/dispatch.hpp"
#include "loader/generated/refused.hpp"

namespace ur::loader {
namespace {
namespace dispatch {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
  return adapterGet(NumEntries, phAdapters, pNumAdapters);
}

ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) {
  if (!hAdapter) [[unlikely]] {
    return refused::urAdapterRelease(hAdapter);
  }
  const auto call = tableOf(hAdapter)->Adapter.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hAdapter);
}

ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) {
  if (!hAdapter) [[unlikely]] {
    return refused::urAdapterRetain(hAdapter);
  }
  const auto call = tableOf(hAdapter)->Adapter.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hAdapter);
}

ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
  if (!hAdapter) [[unlikely]] {
    return refused::urAdapterGetLastError(hAdapter, ppMessage, pError);
  }
  const auto call = tableOf(hAdapter)->Adapter.pfnGetLastError;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hAdapter, ppMessage, pError);
}

ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  if (!hAdapter) [[unlikely]] {
    return refused::urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hAdapter)->Adapter.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback,
                                                  void *pUserData, ur_logger_level_t level) {
  if (!hAdapter) [[unlikely]] {
    return refused::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
  }
  const auto call = tableOf(hAdapter)->Adapter.pfnSetLoggerCallback;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hAdapter, pfnLoggerCallback, pUserData, level);
}

ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
  if (!hAdapter) [[unlikely]] {
    return refused::urAdapterSetLoggerCallbackLevel(hAdapter, level);
  }
  const auto call = tableOf(hAdapter)->Adapter.pfnSetLoggerCallbackLevel;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hAdapter, level);
}

ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                     ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  if (!hAdapter) [[unlikely]] {
    return refused::urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
  }
  const auto call = tableOf(hAdapter)->Platform.pfnGet;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) {
  if (!hPlatform) [[unlikely]] {
    return refused::urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hPlatform)->Platform.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urPlatformGetNativeHandle(ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
  if (!hPlatform) [[unlikely]] {
    return refused::urPlatformGetNativeHandle(hPlatform, phNativePlatform);
  }
  const auto call = tableOf(hPlatform)->Platform.pfnGetNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPlatform, phNativePlatform);
}

ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                                        ur_adapter_handle_t hAdapter,
                                                        const ur_platform_native_properties_t *pProperties,
                                                        ur_platform_handle_t *phPlatform) {
  if (!hAdapter) [[unlikely]] {
    return refused::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties, phPlatform);
  }
  const auto call = tableOf(hAdapter)->Platform.pfnCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativePlatform, hAdapter, pProperties, phPlatform);
}

ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
  if (!hPlatform) [[unlikely]] {
    return refused::urPlatformGetApiVersion(hPlatform, pVersion);
  }
  const auto call = tableOf(hPlatform)->Platform.pfnGetApiVersion;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPlatform, pVersion);
}

ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                                  const char **ppPlatformOption) {
  if (!hPlatform) [[unlikely]] {
    return refused::urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
  }
  const auto call = tableOf(hPlatform)->Platform.pfnGetBackendOption;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPlatform, pFrontendOption, ppPlatformOption);
}

ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                       const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
  if (!DeviceCount || !phDevices || !phDevices[0]) [[unlikely]] {
    return refused::urContextCreate(DeviceCount, phDevices, pProperties, phContext);
  }
  const auto call = tableOf(phDevices[0])->Context.pfnCreate;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(DeviceCount, phDevices, pProperties, phContext);
}

ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) {
  if (!hContext) [[unlikely]] {
    return refused::urContextRetain(hContext);
  }
  const auto call = tableOf(hContext)->Context.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext);
}

ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) {
  if (!hContext) [[unlikely]] {
    return refused::urContextRelease(hContext);
  }
  const auto call = tableOf(hContext)->Context.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext);
}

ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  if (!hContext) [[unlikely]] {
    return refused::urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hContext)->Context.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
  if (!hContext) [[unlikely]] {
    return refused::urContextGetNativeHandle(hContext, phNativeContext);
  }
  const auto call = tableOf(hContext)->Context.pfnGetNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, phNativeContext);
}

ur_result_t UR_APICALL urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter,
                                                       uint32_t numDevices, const ur_device_handle_t *phDevices,
                                                       const ur_context_native_properties_t *pProperties,
                                                       ur_context_handle_t *phContext) {
  if (!hAdapter) [[unlikely]] {
    return refused::urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices, pProperties,
                                                    phContext);
  }
  const auto call = tableOf(hAdapter)->Context.pfnCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
}

ur_result_t UR_APICALL urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                   ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
  if (!hContext) [[unlikely]] {
    return refused::urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
  }
  const auto call = tableOf(hContext)->Context.pfnSetExtendedDeleter;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pfnDeleter, pUserData);
}

ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) {
  if (!hEvent) [[unlikely]] {
    return refused::urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hEvent)->Event.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize,
                                               void *pPropValue, size_t *pPropSizeRet) {
  if (!hEvent) [[unlikely]] {
    return refused::urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hEvent)->Event.pfnGetProfilingInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  if (!numEvents || !phEventWaitList || !phEventWaitList[0]) [[unlikely]] {
    return refused::urEventWait(numEvents, phEventWaitList);
  }
  const auto call = tableOf(phEventWaitList[0])->Event.pfnWait;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(numEvents, phEventWaitList);
}

ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) {
  if (!hEvent) [[unlikely]] {
    return refused::urEventRetain(hEvent);
  }
  const auto call = tableOf(hEvent)->Event.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hEvent);
}

ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) {
  if (!hEvent) [[unlikely]] {
    return refused::urEventRelease(hEvent);
  }
  const auto call = tableOf(hEvent)->Event.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hEvent);
}

ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
  if (!hEvent) [[unlikely]] {
    return refused::urEventGetNativeHandle(hEvent, phNativeEvent);
  }
  const auto call = tableOf(hEvent)->Event.pfnGetNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hEvent, phNativeEvent);
}

ur_result_t UR_APICALL urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
                                                     const ur_event_native_properties_t *pProperties,
                                                     ur_event_handle_t *phEvent) {
  if (!hContext) [[unlikely]] {
    return refused::urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
  }
  const auto call = tableOf(hContext)->Event.pfnCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativeEvent, hContext, pProperties, phEvent);
}

ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                          ur_event_callback_t pfnNotify, void *pUserData) {
  if (!hEvent) [[unlikely]] {
    return refused::urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
  }
  const auto call = tableOf(hEvent)->Event.pfnSetCallback;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hEvent, execStatus, pfnNotify, pUserData);
}

ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent) {
  if (!hContext) [[unlikely]] {
    return refused::urEventCreateExp(hContext, hDevice, pEventDesc, phEvent);
  }
  const auto call = tableOf(hContext)->EventExp.pfnCreateExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pEventDesc, phEvent);
}

ur_result_t UR_APICALL urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                             const ur_program_properties_t *pProperties,
                                             ur_program_handle_t *phProgram) {
  if (!hContext) [[unlikely]] {
    return refused::urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram);
  }
  const auto call = tableOf(hContext)->Program.pfnCreateWithIL;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pIL, length, pProperties, phProgram);
}

ur_result_t UR_APICALL urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                 ur_device_handle_t *phDevices, size_t *pLengths,
                                                 const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
                                                 ur_program_handle_t *phProgram) {
  if (!hContext) [[unlikely]] {
    return refused::urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties,
                                              phProgram);
  }
  const auto call = tableOf(hContext)->Program.pfnCreateWithBinary;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties, phProgram);
}

ur_result_t UR_APICALL urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                      const char *pOptions) {
  if (!hContext) [[unlikely]] {
    return refused::urProgramBuild(hContext, hProgram, pOptions);
  }
  const auto call = tableOf(hContext)->Program.pfnBuild;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hProgram, pOptions);
}

ur_result_t UR_APICALL urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                        const char *pOptions) {
  if (!hContext) [[unlikely]] {
    return refused::urProgramCompile(hContext, hProgram, pOptions);
  }
  const auto call = tableOf(hContext)->Program.pfnCompile;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hProgram, pOptions);
}

ur_result_t UR_APICALL urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                     const ur_program_handle_t *phPrograms, const char *pOptions,
                                     ur_program_handle_t *phProgram) {
  if (!hContext) [[unlikely]] {
    return refused::urProgramLink(hContext, count, phPrograms, pOptions, phProgram);
  }
  const auto call = tableOf(hContext)->Program.pfnLink;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, count, phPrograms, pOptions, phProgram);
}

ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram) {
  if (!hProgram) [[unlikely]] {
    return refused::urProgramRetain(hProgram);
  }
  const auto call = tableOf(hProgram)->Program.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hProgram);
}

ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) {
  if (!hProgram) [[unlikely]] {
    return refused::urProgramRelease(hProgram);
  }
  const auto call = tableOf(hProgram)->Program.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hProgram);
}

ur_result_t UR_APICALL urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                   const char *pFunctionName, void **ppFunctionPointer) {
  if (!hDevice) [[unlikely]] {
    return refused::urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
  }
  const auto call = tableOf(hDevice)->Program.pfnGetFunctionPointer;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice, hProgram, pFunctionName, ppFunctionPointer);
}

ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                         const char *pGlobalVariableName,
                                                         size_t *pGlobalVariableSizeRet,
                                                         void **ppGlobalVariablePointerRet) {
  if (!hDevice) [[unlikely]] {
    return refused::urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet,
                                                      ppGlobalVariablePointerRet);
  }
  const auto call = tableOf(hDevice)->Program.pfnGetGlobalVariablePointer;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}

ur_result_t UR_APICALL urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  if (!hProgram) [[unlikely]] {
    return refused::urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hProgram)->Program.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hProgram, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                             ur_program_build_info_t propName, size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  if (!hProgram) [[unlikely]] {
    return refused::urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hProgram)->Program.pfnGetBuildInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urProgramSetSpecializationConstants(ur_program_handle_t hProgram, uint32_t count,
                                                           const ur_specialization_constant_info_t *pSpecConstants) {
  if (!hProgram) [[unlikely]] {
    return refused::urProgramSetSpecializationConstants(hProgram, count, pSpecConstants);
  }
  const auto call = tableOf(hProgram)->Program.pfnSetSpecializationConstants;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hProgram, count, pSpecConstants);
}

ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
  if (!hProgram) [[unlikely]] {
    return refused::urProgramGetNativeHandle(hProgram, phNativeProgram);
  }
  const auto call = tableOf(hProgram)->Program.pfnGetNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hProgram, phNativeProgram);
}

ur_result_t UR_APICALL urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
                                                       const ur_program_native_properties_t *pProperties,
                                                       ur_program_handle_t *phProgram) {
  if (!hContext) [[unlikely]] {
    return refused::urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram);
  }
  const auto call = tableOf(hContext)->Program.pfnCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativeProgram, hContext, pProperties, phProgram);
}

ur_result_t UR_APICALL urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                               const ur_program_handle_t *phPrograms) {
  if (!hContext) [[unlikely]] {
    return refused::urProgramDynamicLinkExp(hContext, count, phPrograms);
  }
  const auto call = tableOf(hContext)->ProgramExp.pfnDynamicLinkExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, count, phPrograms);
}

ur_result_t UR_APICALL urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                         ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                         const char *pOptions) {
  if (!hProgram) [[unlikely]] {
    return refused::urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
  }
  const auto call = tableOf(hProgram)->ProgramExp.pfnBuildExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hProgram, numDevices, phDevices, flags, pOptions);
}

ur_result_t UR_APICALL urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                           ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                           const char *pOptions) {
  if (!hProgram) [[unlikely]] {
    return refused::urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
  }
  const auto call = tableOf(hProgram)->ProgramExp.pfnCompileExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hProgram, numDevices, phDevices, flags, pOptions);
}

ur_result_t UR_APICALL urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                                        ur_device_handle_t *phDevices, ur_exp_program_flags_t flags, uint32_t count,
                                        const ur_program_handle_t *phPrograms, const char *pOptions,
                                        ur_program_handle_t *phProgram) {
  if (!hContext) [[unlikely]] {
    return refused::urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
  }
  const auto call = tableOf(hContext)->ProgramExp.pfnLinkExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram);
}

ur_result_t UR_APICALL urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                                      ur_kernel_handle_t *phKernel) {
  if (!hProgram) [[unlikely]] {
    return refused::urKernelCreate(hProgram, pKernelName, phKernel);
  }
  const auto call = tableOf(hProgram)->Kernel.pfnCreate;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hProgram, pKernelName, phKernel);
}

ur_result_t UR_APICALL urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                            ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnGetGroupInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                               ur_kernel_sub_group_info_t propName, size_t propSize, void *pPropValue,
                                               size_t *pPropSizeRet) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnGetSubGroupInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelRetain(hKernel);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel);
}

ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelRelease(hKernel);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel);
}

ur_result_t UR_APICALL urKernelGetNativeHandle(ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelGetNativeHandle(hKernel, phNativeKernel);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnGetNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel, phNativeKernel);
}

ur_result_t UR_APICALL urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel, ur_context_handle_t hContext,
                                                      ur_program_handle_t hProgram,
                                                      const ur_kernel_native_properties_t *pProperties,
                                                      ur_kernel_handle_t *phKernel) {
  if (!hContext) [[unlikely]] {
    return refused::urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties, phKernel);
  }
  const auto call = tableOf(hContext)->Kernel.pfnCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativeKernel, hContext, hProgram, pProperties, phKernel);
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                         uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                         const size_t *pGlobalWorkSize,
                                                         size_t *pSuggestedLocalWorkSize) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
                                                      pSuggestedLocalWorkSize);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnGetSuggestedLocalWorkSize;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, pSuggestedLocalWorkSize);
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                                 uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                                 const size_t *pGlobalWorkSize, uint32_t numArgs,
                                                                 const ur_exp_kernel_arg_properties_t *pArgs,
                                                                 size_t *pSuggestedLocalWorkSize) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                              pGlobalWorkSize, numArgs, pArgs, pSuggestedLocalWorkSize);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnGetSuggestedLocalWorkSizeWithArgs;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs, pSuggestedLocalWorkSize);
}

ur_result_t UR_APICALL urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
                                           const ur_kernel_exec_info_properties_t *pProperties,
                                           const void *pPropValue) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnSetExecInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel, propName, propSize, pProperties, pPropValue);
}

ur_result_t UR_APICALL urKernelSetSpecializationConstants(ur_kernel_handle_t hKernel, uint32_t count,
                                                          const ur_specialization_constant_info_t *pSpecConstants) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelSetSpecializationConstants(hKernel, count, pSpecConstants);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnSetSpecializationConstants;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel, count, pSpecConstants);
}

ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                               uint32_t workDim, const size_t *pLocalWorkSize,
                                                               size_t dynamicSharedMemorySize,
                                                               uint32_t *pGroupCountRet) {
  if (!hKernel) [[unlikely]] {
    return refused::urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize,
                                                            dynamicSharedMemorySize, pGroupCountRet);
  }
  const auto call = tableOf(hKernel)->Kernel.pfnSuggestMaxCooperativeGroupCount;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hKernel, hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize, pGroupCountRet);
}

ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hQueue)->Queue.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                     const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
  if (!hContext) [[unlikely]] {
    return refused::urQueueCreate(hContext, hDevice, pProperties, phQueue);
  }
  const auto call = tableOf(hContext)->Queue.pfnCreate;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pProperties, phQueue);
}

ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueRetain(hQueue);
  }
  const auto call = tableOf(hQueue)->Queue.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue);
}

ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueRelease(hQueue);
  }
  const auto call = tableOf(hQueue)->Queue.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue);
}

ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                              ur_native_handle_t *phNativeQueue) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
  }
  const auto call = tableOf(hQueue)->Queue.pfnGetNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pDesc, phNativeQueue);
}

ur_result_t UR_APICALL urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_queue_native_properties_t *pProperties,
                                                     ur_queue_handle_t *phQueue) {
  if (!hContext) [[unlikely]] {
    return refused::urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue);
  }
  const auto call = tableOf(hContext)->Queue.pfnCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativeQueue, hContext, hDevice, pProperties, phQueue);
}

ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueFinish(hQueue);
  }
  const auto call = tableOf(hQueue)->Queue.pfnFinish;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue);
}

ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueFlush(hQueue);
  }
  const auto call = tableOf(hQueue)->Queue.pfnFlush;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue);
}

ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueBeginGraphCaptureExp(hQueue);
  }
  const auto call = tableOf(hQueue)->QueueExp.pfnBeginGraphCaptureExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue);
}

ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueBeginCaptureIntoGraphExp(hQueue, hGraph);
  }
  const auto call = tableOf(hQueue)->QueueExp.pfnBeginCaptureIntoGraphExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hGraph);
}

ur_result_t UR_APICALL urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueEndGraphCaptureExp(hQueue, phGraph);
  }
  const auto call = tableOf(hQueue)->QueueExp.pfnEndGraphCaptureExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, phGraph);
}

ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueIsGraphCaptureEnabledExp(hQueue, pResult);
  }
  const auto call = tableOf(hQueue)->QueueExp.pfnIsGraphCaptureEnabledExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pResult);
}

ur_result_t UR_APICALL urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
  if (!hQueue) [[unlikely]] {
    return refused::urQueueGetGraphExp(hQueue, phGraph);
  }
  const auto call = tableOf(hQueue)->QueueExp.pfnGetGraphExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, phGraph);
}

ur_result_t UR_APICALL urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                       ur_sampler_handle_t *phSampler) {
  if (!hContext) [[unlikely]] {
    return refused::urSamplerCreate(hContext, pDesc, phSampler);
  }
  const auto call = tableOf(hContext)->Sampler.pfnCreate;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pDesc, phSampler);
}

ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler) {
  if (!hSampler) [[unlikely]] {
    return refused::urSamplerRetain(hSampler);
  }
  const auto call = tableOf(hSampler)->Sampler.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hSampler);
}

ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler) {
  if (!hSampler) [[unlikely]] {
    return refused::urSamplerRelease(hSampler);
  }
  const auto call = tableOf(hSampler)->Sampler.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hSampler);
}

ur_result_t UR_APICALL urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  if (!hSampler) [[unlikely]] {
    return refused::urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hSampler)->Sampler.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hSampler, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urSamplerGetNativeHandle(ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
  if (!hSampler) [[unlikely]] {
    return refused::urSamplerGetNativeHandle(hSampler, phNativeSampler);
  }
  const auto call = tableOf(hSampler)->Sampler.pfnGetNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hSampler, phNativeSampler);
}

ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
                                                       const ur_sampler_native_properties_t *pProperties,
                                                       ur_sampler_handle_t *phSampler) {
  if (!hContext) [[unlikely]] {
    return refused::urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler);
  }
  const auto call = tableOf(hContext)->Sampler.pfnCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativeSampler, hContext, pProperties, phSampler);
}

ur_result_t UR_APICALL urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                        const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                        void *pHost, ur_mem_handle_t *phMem) {
  if (!hContext) [[unlikely]] {
    return refused::urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
  }
  const auto call = tableOf(hContext)->Mem.pfnImageCreate;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
}

ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                         const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
  if (!hContext) [[unlikely]] {
    return refused::urMemBufferCreate(hContext, flags, size, pProperties, phBuffer);
  }
  const auto call = tableOf(hContext)->Mem.pfnBufferCreate;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, flags, size, pProperties, phBuffer);
}

ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) {
  if (!hMem) [[unlikely]] {
    return refused::urMemRetain(hMem);
  }
  const auto call = tableOf(hMem)->Mem.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hMem);
}

ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) {
  if (!hMem) [[unlikely]] {
    return refused::urMemRelease(hMem);
  }
  const auto call = tableOf(hMem)->Mem.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hMem);
}

ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                            ur_buffer_create_type_t bufferCreateType, const ur_buffer_region_t *pRegion,
                                            ur_mem_handle_t *phMem) {
  if (!hBuffer) [[unlikely]] {
    return refused::urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
  }
  const auto call = tableOf(hBuffer)->Mem.pfnBufferPartition;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                            ur_native_handle_t *phNativeMem) {
  if (!hMem) [[unlikely]] {
    return refused::urMemGetNativeHandle(hMem, hDevice, phNativeMem);
  }
  const auto call = tableOf(hMem)->Mem.pfnGetNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hMem, hDevice, phNativeMem);
}

ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                         const ur_mem_native_properties_t *pProperties,
                                                         ur_mem_handle_t *phMem) {
  if (!hContext) [[unlikely]] {
    return refused::urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
  }
  const auto call = tableOf(hContext)->Mem.pfnBufferCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativeMem, hContext, pProperties, phMem);
}

ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        const ur_mem_native_properties_t *pProperties,
                                                        ur_mem_handle_t *phMem) {
  if (!hContext) [[unlikely]] {
    return refused::urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc, pProperties,
                                                     phMem);
  }
  const auto call = tableOf(hContext)->Mem.pfnImageCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem);
}

ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
                                    size_t *pPropSizeRet) {
  if (!hMemory) [[unlikely]] {
    return refused::urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hMemory)->Mem.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) {
  if (!hMemory) [[unlikely]] {
    return refused::urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hMemory)->Mem.pfnImageGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
                                           const ur_physical_mem_properties_t *pProperties,
                                           ur_physical_mem_handle_t *phPhysicalMem) {
  if (!hContext) [[unlikely]] {
    return refused::urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
  }
  const auto call = tableOf(hContext)->PhysicalMem.pfnCreate;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, size, pProperties, phPhysicalMem);
}

ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  if (!hPhysicalMem) [[unlikely]] {
    return refused::urPhysicalMemRetain(hPhysicalMem);
  }
  const auto call = tableOf(hPhysicalMem)->PhysicalMem.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPhysicalMem);
}

ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  if (!hPhysicalMem) [[unlikely]] {
    return refused::urPhysicalMemRelease(hPhysicalMem);
  }
  const auto call = tableOf(hPhysicalMem)->PhysicalMem.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPhysicalMem);
}

ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName,
                                            size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hPhysicalMem) [[unlikely]] {
    return refused::urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hPhysicalMem)->PhysicalMem.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnEventsWait;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnEventsWaitWithBarrier;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                                              size_t offset, size_t size, void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList,
                                           phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemBufferRead;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
                                               size_t offset, size_t size, const void *pSrc,
                                               uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList,
                                            phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemBufferWrite;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                                                  ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                                  ur_rect_region_t region, size_t bufferRowPitch,
                                                  size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
                                                  void *pDst, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region,
                                               bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst,
                                               numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemBufferReadRect;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch,
              hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                   bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                                   ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                   size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
                                                   size_t hostSlicePitch, void *pSrc, uint32_t numEventsInWaitList,
                                                   const ur_event_handle_t *phEventWaitList,
                                                   ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region,
                                                bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc,
                                                numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemBufferWriteRect;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch,
              hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                              ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                              size_t size, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                           numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemBufferCopy;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList, phEventWaitList,
              phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                  ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                  size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                                  size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region,
                                               srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch,
                                               numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemBufferCopyRect;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch, dstRowPitch,
              dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
                                              size_t patternSize, size_t offset, size_t size,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList,
                                           phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemBufferFill;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead,
                                             ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
                                             size_t slicePitch, void *pDst, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
                                          numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemImageRead;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst, numEventsInWaitList,
              phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite,
                                              ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
                                              size_t slicePitch, void *pSrc, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
                                           numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemImageWrite;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc, numEventsInWaitList,
              phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                             ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                             ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                          numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemImageCopy;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList, phEventWaitList,
              phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap,
                                             ur_map_flags_t mapFlags, size_t offset, size_t size,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent, void **ppRetMap) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList,
                                          phEventWaitList, phEvent, ppRetMap);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemBufferMap;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, phEventWaitList, phEvent,
              ppRetMap);
}

ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnMemUnmap;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern,
                                        size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList,
                                     phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnUSMFill;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc,
                                          size_t size, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList,
                                       phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnUSMMemcpy;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                            ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnUSMPrefetch;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnUSMAdvise;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pMem, size, advice, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
                                          const void *pPattern, size_t width, size_t height,
                                          uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
                                       phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnUSMFill2D;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch,
                                            const void *pSrc, size_t srcPitch, size_t width, size_t height,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                                         numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnUSMMemcpy2D;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList, phEventWaitList,
              phEvent);
}

ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                          const char *name, bool blockingWrite, size_t count,
                                                          size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count, offset, pSrc,
                                                       numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnDeviceGlobalVariableWrite;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList, phEventWaitList,
              phEvent);
}

ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                         const char *name, bool blockingRead, size_t count,
                                                         size_t offset, void *pDst, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count, offset, pDst,
                                                      numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnDeviceGlobalVariableRead;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                             const char *pipe_symbol, bool blocking, void *pDst, size_t size,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList,
                                          phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnReadHostPipe;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                              const char *pipe_symbol, bool blocking, void *pSrc, size_t size,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList,
                                           phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnWriteHostPipe;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                                         const ur_exp_enqueue_ext_properties_t *pProperties,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList, phEventWaitList,
                                                      phEvent);
  }
  const auto call = tableOf(hQueue)->Enqueue.pfnEventsWaitWithBarrierExt;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
                                                        uint32_t workDim, const size_t *pGlobalWorkOffset,
                                                        const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
                                                        uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
                                                        const ur_kernel_launch_ext_properties_t *launchPropList,
                                                        uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                                                     pLocalWorkSize, numArgs, pArgs, launchPropList,
                                                     numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnKernelLaunchWithArgsExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
              launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                  const size_t size,
                                                  const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                  uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                  ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList,
                                               ppMem, phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnUSMDeviceAllocExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                  const size_t size,
                                                  const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                  uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                  ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList,
                                               ppMem, phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnUSMSharedAllocExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
                                                const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                void **ppMem, ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList,
                                             ppMem, phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnUSMHostAllocExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem,
                                           uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnUSMFreeExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnTimestampRecordingExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                                 ur_exp_command_buffer_handle_t hCommandBuffer,
                                                 uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                 ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnCommandBufferExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask,
                                            void *data, const ur_exp_host_task_properties_t *pProperties,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList,
                                         phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnHostTaskExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueNativeCommandExp(ur_queue_handle_t hQueue,
                                                 ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
                                                 uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
                                                 const ur_exp_enqueue_native_command_properties_t *pProperties,
                                                 uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                 ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
                                              numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnNativeCommandExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties, numEventsInWaitList,
              phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->EnqueueExp.pfnGraphExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                      ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
  }
  const auto call = tableOf(hContext)->USM.pfnHostAlloc;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  }
  const auto call = tableOf(hContext)->USM.pfnDeviceAlloc;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  }
  const auto call = tableOf(hContext)->USM.pfnSharedAlloc;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMFree(hContext, pMem);
  }
  const auto call = tableOf(hContext)->USM.pfnFree;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pMem);
}

ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                            ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hContext)->USM.pfnGetMemAllocInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                       ur_usm_pool_handle_t *ppPool) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMPoolCreate(hContext, pPoolDesc, ppPool);
  }
  const auto call = tableOf(hContext)->USM.pfnPoolCreate;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pPoolDesc, ppPool);
}

ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
  if (!pPool) [[unlikely]] {
    return refused::urUSMPoolRetain(pPool);
  }
  const auto call = tableOf(pPool)->USM.pfnPoolRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(pPool);
}

ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
  if (!pPool) [[unlikely]] {
    return refused::urUSMPoolRelease(pPool);
  }
  const auto call = tableOf(pPool)->USM.pfnPoolRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(pPool);
}

ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  if (!hPool) [[unlikely]] {
    return refused::urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hPool)->USM.pfnPoolGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
  }
  const auto call = tableOf(hContext)->USMExp.pfnPoolCreateExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pPoolDesc, pPool);
}

ur_result_t UR_APICALL urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           ur_usm_pool_handle_t hPool) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMPoolDestroyExp(hContext, hDevice, hPool);
  }
  const auto call = tableOf(hContext)->USMExp.pfnPoolDestroyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hPool);
}

ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        ur_usm_pool_handle_t *pPool) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
  }
  const auto call = tableOf(hContext)->USMExp.pfnPoolGetDefaultDevicePoolExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pPool);
}

ur_result_t UR_APICALL urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t *pPropSizeRet) {
  if (!hPool) [[unlikely]] {
    return refused::urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hPool)->USMExp.pfnPoolGetInfoExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPool, propName, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t propSize) {
  if (!hPool) [[unlikely]] {
    return refused::urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize);
  }
  const auto call = tableOf(hPool)->USMExp.pfnPoolSetInfoExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPool, propName, pPropValue, propSize);
}

ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t hPool) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool);
  }
  const auto call = tableOf(hContext)->USMExp.pfnPoolSetDevicePoolExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hPool);
}

ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t *pPool) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool);
  }
  const auto call = tableOf(hContext)->USMExp.pfnPoolGetDevicePoolExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pPool);
}

ur_result_t UR_APICALL urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_handle_t hPool, size_t minBytesToKeep) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
  }
  const auto call = tableOf(hContext)->USMExp.pfnPoolTrimToExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hPool, minBytesToKeep);
}

ur_result_t UR_APICALL urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                            const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                            size_t widthInBytes, size_t height, size_t elementSizeBytes, void **ppMem,
                                            size_t *pResultPitch) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes,
                                         ppMem, pResultPitch);
  }
  const auto call = tableOf(hContext)->USMExp.pfnPitchedAllocExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem, pResultPitch);
}

ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMContextMemcpyExp(hContext, pDst, pSrc, size);
  }
  const auto call = tableOf(hContext)->USMExp.pfnContextMemcpyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pDst, pSrc, size);
}

ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMHostAllocUnregisterExp(hContext, pHostMem);
  }
  const auto call = tableOf(hContext)->USMExp.pfnHostAllocUnregisterExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pHostMem);
}

ur_result_t UR_APICALL urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                                                 const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
  }
  const auto call = tableOf(hContext)->USMExp.pfnHostAllocRegisterExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pHostMem, size, pProperties);
}

ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMImportExp(hContext, pMem, size);
  }
  const auto call = tableOf(hContext)->USMExp.pfnImportExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pMem, size);
}

ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
  if (!hContext) [[unlikely]] {
    return refused::urUSMReleaseExp(hContext, pMem);
  }
  const auto call = tableOf(hContext)->USMExp.pfnReleaseExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pMem);
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      ur_exp_image_native_handle_t hImage) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnUnsampledImageHandleDestroyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hImage);
}

ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                    ur_device_handle_t hDevice,
                                                                    ur_exp_image_native_handle_t hImage) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnSampledImageHandleDestroyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hImage);
}

ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        ur_exp_image_mem_native_handle_t *phImageMem) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnImageAllocateExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pImageFormat, pImageDesc, phImageMem);
}

ur_result_t UR_APICALL urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t hImageMem) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnImageFreeExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hImageMem);
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               ur_exp_image_mem_native_handle_t hImageMem,
                                                               const ur_image_format_t *pImageFormat,
                                                               const ur_image_desc_t *pImageDesc,
                                                               ur_exp_image_native_handle_t *phImage) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                                            phImage);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnUnsampledImageCreateExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hImageMem, pImageFormat, pImageDesc, phImage);
}

ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             ur_exp_image_mem_native_handle_t hImageMem,
                                                             const ur_image_format_t *pImageFormat,
                                                             const ur_image_desc_t *pImageDesc,
                                                             const ur_sampler_desc_t *pSamplerDesc,
                                                             ur_exp_image_native_handle_t *phImage) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                                          pSamplerDesc, phImage);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnSampledImageCreateExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc, phImage);
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
                                                    ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat,
                                                 pDstImageFormat, pCopyRegion, imageCopyFlags, imageCopyInputTypes,
                                                 numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->BindlessImagesExp.pfnImageCopyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat, pCopyRegion,
              imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                                       ur_exp_image_mem_native_handle_t hImageMem,
                                                       ur_image_info_t propName, void *pPropValue,
                                                       size_t *pPropSizeRet) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnImageGetInfoExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hImageMem, propName, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(ur_context_handle_t hContext,
                                                                          ur_device_handle_t hDevice,
                                                                          const ur_image_desc_t *pImageDesc,
                                                                          const ur_image_format_t *pImageFormat,
                                                                          ur_exp_image_mem_type_t imageMemHandleType,
                                                                          ur_bool_t *pSupportedRet) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc, pImageFormat,
                                                                       imageMemHandleType, pSupportedRet);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(ur_context_handle_t hContext,
                                                                         ur_device_handle_t hDevice,
                                                                         const ur_image_desc_t *pImageDesc,
                                                                         const ur_image_format_t *pImageFormat,
                                                                         ur_exp_image_mem_type_t imageMemHandleType,
                                                                         ur_bool_t *pSupportedRet) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat,
                                                                      imageMemHandleType, pSupportedRet);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(ur_context_handle_t hContext,
                                                                       ur_device_handle_t hDevice,
                                                                       const ur_image_desc_t *pImageDesc,
                                                                       const ur_image_format_t *pImageFormat,
                                                                       ur_exp_image_mem_type_t imageMemHandleType,
                                                                       ur_bool_t *pSupportedRet) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat,
                                                                    imageMemHandleType, pSupportedRet);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnGetImageSampledHandleSupportExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         ur_exp_image_mem_native_handle_t hImageMem,
                                                         uint32_t mipmapLevel,
                                                         ur_exp_image_mem_native_handle_t *phImageMem) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnMipmapGetLevelExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hImageMem, mipmapLevel, phImageMem);
}

ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     ur_exp_image_mem_native_handle_t hMem) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnMipmapFreeExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hMem);
}

ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               size_t size, ur_exp_external_mem_type_t memHandleType,
                                                               ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                               ur_exp_external_mem_handle_t *phExternalMem) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size, memHandleType, pExternalMemDesc,
                                                            phExternalMem);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnImportExternalMemoryExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, size, memHandleType, pExternalMemDesc, phExternalMem);
}

ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           const ur_image_format_t *pImageFormat,
                                                           const ur_image_desc_t *pImageDesc,
                                                           ur_exp_external_mem_handle_t hExternalMem,
                                                           ur_exp_image_mem_native_handle_t *phImageMem) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc, hExternalMem,
                                                        phImageMem);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnMapExternalArrayExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pImageFormat, pImageDesc, hExternalMem, phImageMem);
}

ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice, uint64_t offset,
                                                                  uint64_t size,
                                                                  ur_exp_external_mem_handle_t hExternalMem,
                                                                  void **ppRetMem) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size, hExternalMem, ppRetMem);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnMapExternalLinearMemoryExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, offset, size, hExternalMem, ppRetMem);
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext,
                                                                ur_device_handle_t hDevice,
                                                                ur_exp_external_mem_handle_t hExternalMem) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnReleaseExternalMemoryExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hExternalMem);
}

ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice, void *pMem) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnFreeMappedLinearMemoryExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pMem);
}

ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(ur_device_handle_t hDevice,
                                                                      ur_exp_external_mem_type_t memHandleType,
                                                                      ur_bool_t *pSupportedRet) {
  if (!hDevice) [[unlikely]] {
    return refused::urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType, pSupportedRet);
  }
  const auto call = tableOf(hDevice)->BindlessImagesExp.pfnSupportsImportingHandleTypeExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice, memHandleType, pSupportedRet);
}

ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc, ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice, semHandleType, pExternalSemaphoreDesc,
                                                               phExternalSemaphore);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnImportExternalSemaphoreExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, semHandleType, pExternalSemaphoreDesc, phExternalSemaphore);
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_handle_t hExternalSemaphore) {
  if (!hContext) [[unlikely]] {
    return refused::urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice, hExternalSemaphore);
  }
  const auto call = tableOf(hContext)->BindlessImagesExp.pfnReleaseExternalSemaphoreExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, hExternalSemaphore);
}

ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                                ur_exp_external_semaphore_handle_t hSemaphore,
                                                                bool hasWaitValue, uint64_t waitValue,
                                                                uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList,
                                                                ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue, waitValue,
                                                             numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->BindlessImagesExp.pfnWaitExternalSemaphoreExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                                  ur_exp_external_semaphore_handle_t hSemaphore,
                                                                  bool hasSignalValue, uint64_t signalValue,
                                                                  uint32_t numEventsInWaitList,
                                                                  const ur_event_handle_t *phEventWaitList,
                                                                  ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]] {
    return refused::urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue, signalValue,
                                                               numEventsInWaitList, phEventWaitList, phEvent);
  }
  const auto call = tableOf(hQueue)->BindlessImagesExp.pfnSignalExternalSemaphoreExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                                ur_exp_command_buffer_handle_t *phCommandBuffer) {
  if (!hContext) [[unlikely]] {
    return refused::urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
  }
  const auto call = tableOf(hContext)->CommandBufferExp.pfnCreateExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferRetainExp(hCommandBuffer);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnRetainExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferReleaseExp(hCommandBuffer);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnReleaseExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferFinalizeExp(hCommandBuffer);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnFinalizeExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset,
                                                         pGlobalWorkSize, pLocalWorkSize, numKernelAlternatives,
                                                         phKernelAlternatives, numSyncPointsInWaitList,
                                                         pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                         pSyncPoint, phEvent, phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendKernelLaunchExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
              numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
              numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset,
                                                                 pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
                                                                 numKernelAlternatives, phKernelAlternatives,
                                                                 numSyncPointsInWaitList, pSyncPointWaitList,
                                                                 numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                 phEvent, phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendKernelLaunchWithArgsExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
              numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
              numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst,
                                                         const void *pSrc, size_t size,
                                                         uint32_t numSyncPointsInWaitList,
                                                         const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_exp_command_buffer_sync_point_t *pSyncPoint,
                                                         ur_event_handle_t *phEvent,
                                                         ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList,
                                                      pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                      pSyncPoint, phEvent, phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendUSMMemcpyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList,
              phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory,
                                                       const void *pPattern, size_t patternSize, size_t size,
                                                       uint32_t numSyncPointsInWaitList,
                                                       const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                       uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_exp_command_buffer_sync_point_t *pSyncPoint,
                                                       ur_event_handle_t *phEvent,
                                                       ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize, size,
                                                    numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList,
                                                    phEventWaitList, pSyncPoint, phEvent, phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendUSMFillExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList, pSyncPointWaitList,
              numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size,
                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                          numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                          phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferCopyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList, pSyncPointWaitList,
              numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size, pSrc,
                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                           numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                           phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferWriteExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
              numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst,
                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                          numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                          phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferReadExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
              numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin,
                                                              region, srcRowPitch, srcSlicePitch, dstRowPitch,
                                                              dstSlicePitch, numSyncPointsInWaitList,
                                                              pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                              pSyncPoint, phEvent, phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferCopyRectExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch, dstRowPitch,
              dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
              pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset,
                                                               region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                               hostSlicePitch, pSrc, numSyncPointsInWaitList,
                                                               pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                               pSyncPoint, phEvent, phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferWriteRectExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
              hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
              pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset, region,
                                                              bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                              hostSlicePitch, pDst, numSyncPointsInWaitList,
                                                              pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                              pSyncPoint, phEvent, phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferReadRectExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
              hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
              pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern, patternSize, offset, size,
                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                          numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                          phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendMemBufferFillExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList, pSyncPointWaitList,
              numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList,
                                                        pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                        pSyncPoint, phEvent, phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendUSMPrefetchExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList,
              phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                         const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
                                                         uint32_t numSyncPointsInWaitList,
                                                         const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_exp_command_buffer_sync_point_t *pSyncPoint,
                                                         ur_event_handle_t *phEvent,
                                                         ur_exp_command_buffer_command_handle_t *phCommand) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList,
                                                      pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                      pSyncPoint, phEvent, phCommand);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendUSMAdviseExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList,
              phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer,
                                                          numSyncPointsInWaitList, pSyncPointWaitList, pSyncPoint);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnAppendNativeCommandExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList, pSyncPointWaitList,
              pSyncPoint);
}

ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnUpdateKernelLaunchExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch);
}

ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                           ur_event_handle_t *phSignalEvent) {
  if (!hCommand) [[unlikely]] {
    return refused::urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent);
  }
  const auto call = tableOf(hCommand)->CommandBufferExp.pfnUpdateSignalEventExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommand, phSignalEvent);
}

ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList) {
  if (!hCommand) [[unlikely]] {
    return refused::urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList, phEventWaitList);
  }
  const auto call = tableOf(hCommand)->CommandBufferExp.pfnUpdateWaitEventsExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommand, numEventsInWaitList, phEventWaitList);
}

ur_result_t UR_APICALL urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                 ur_exp_command_buffer_info_t propName, size_t propSize,
                                                 void *pPropValue, size_t *pPropSizeRet) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnGetInfoExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                         ur_native_handle_t *phNativeCommandBuffer) {
  if (!hCommandBuffer) [[unlikely]] {
    return refused::urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
  }
  const auto call = tableOf(hCommandBuffer)->CommandBufferExp.pfnGetNativeHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hCommandBuffer, phNativeCommandBuffer);
}

ur_result_t UR_APICALL urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
  if (!hContext) [[unlikely]] {
    return refused::urGraphCreateExp(hContext, phGraph);
  }
  const auto call = tableOf(hContext)->GraphExp.pfnCreateExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, phGraph);
}

ur_result_t UR_APICALL urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                                  ur_exp_executable_graph_handle_t *phExecGraph) {
  if (!hGraph) [[unlikely]] {
    return refused::urGraphInstantiateGraphExp(hGraph, phExecGraph);
  }
  const auto call = tableOf(hGraph)->GraphExp.pfnInstantiateGraphExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hGraph, phExecGraph);
}

ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph) {
  if (!hGraph) [[unlikely]] {
    return refused::urGraphDestroyExp(hGraph);
  }
  const auto call = tableOf(hGraph)->GraphExp.pfnDestroyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hGraph);
}

ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph) {
  if (!hExecutableGraph) [[unlikely]] {
    return refused::urGraphExecutableGraphDestroyExp(hExecutableGraph);
  }
  const auto call = tableOf(hExecutableGraph)->GraphExp.pfnExecutableGraphDestroyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hExecutableGraph);
}

ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
  if (!hGraph) [[unlikely]] {
    return refused::urGraphIsEmptyExp(hGraph, pResult);
  }
  const auto call = tableOf(hGraph)->GraphExp.pfnIsEmptyExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hGraph, pResult);
}

ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
  if (!hGraph) [[unlikely]] {
    return refused::urGraphGetIdExp(hGraph, pGraphId);
  }
  const auto call = tableOf(hGraph)->GraphExp.pfnGetIdExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hGraph, pGraphId);
}

ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t hGraph,
                                                        ur_exp_graph_destruction_callback_t pfnCallback,
                                                        void *pUserData) {
  if (!hGraph) [[unlikely]] {
    return refused::urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
  }
  const auto call = tableOf(hGraph)->GraphExp.pfnSetDestructionCallbackExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hGraph, pfnCallback, pUserData);
}

ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) {
  if (!hGraph) [[unlikely]] {
    return refused::urGraphDumpContentsExp(hGraph, filePath);
  }
  const auto call = tableOf(hGraph)->GraphExp.pfnDumpContentsExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hGraph, filePath);
}

ur_result_t UR_APICALL urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
  if (!hGraph) [[unlikely]] {
    return refused::urGraphGetNativeHandleExp(hGraph, phNativeGraph);
  }
  const auto call = tableOf(hGraph)->GraphExp.pfnGetNativeHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hGraph, phNativeGraph);
}

ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(ur_exp_executable_graph_handle_t hExecutableGraph,
                                                                ur_native_handle_t *phNativeExecutableGraph) {
  if (!hExecutableGraph) [[unlikely]] {
    return refused::urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph, phNativeExecutableGraph);
  }
  const auto call = tableOf(hExecutableGraph)->GraphExp.pfnExecutableGraphGetNativeHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hExecutableGraph, phNativeExecutableGraph);
}

ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem, void **ppIPCMemHandleData,
                                            size_t *pIPCMemHandleDataSizeRet) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnGetMemHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCPutMemHandleExp(hContext, pIPCMemHandleData);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnPutMemHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pIPCMemHandleData);
}

ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                             void *pIPCMemHandleData, size_t ipcMemHandleDataSize, void **ppMem) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnOpenMemHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem);
}

ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCCloseMemHandleExp(hContext, pMem);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnCloseMemHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pMem);
}

ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem,
                                                void **ppIPCPhysMemHandleData, size_t *pIPCPhysMemHandleDataSizeRet) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnGetPhysMemHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnPutPhysMemHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pIPCPhysMemHandleData);
}

ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 const void *pIPCPhysMemHandleData, size_t ipcPhysMemHandleDataSize,
                                                 ur_physical_mem_handle_t *phPhysMem) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize,
                                              phPhysMem);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnOpenPhysMemHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCClosePhysMemHandleExp(hContext, hPhysMem);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnClosePhysMemHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hPhysMem);
}

ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                              size_t *pIPCEventHandleDataSizeRet) {
  if (!hEvent) [[unlikely]] {
    return refused::urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
  }
  const auto call = tableOf(hEvent)->IPCExp.pfnGetEventHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
}

ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCPutEventHandleExp(hContext, pIPCEventHandleData);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnPutEventHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pIPCEventHandleData);
}

ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                               size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) {
  if (!hContext) [[unlikely]] {
    return refused::urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
  }
  const auto call = tableOf(hContext)->IPCExp.pfnOpenEventHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent);
}

ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              size_t alignment, size_t size,
                                                              ur_exp_external_mem_type_t handleTypeToExport,
                                                              void **ppMem) {
  if (!hContext) [[unlikely]] {
    return refused::urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size, handleTypeToExport,
                                                           ppMem);
  }
  const auto call = tableOf(hContext)->MemoryExportExp.pfnAllocExportableMemoryExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, alignment, size, handleTypeToExport, ppMem);
}

ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             void *pMem) {
  if (!hContext) [[unlikely]] {
    return refused::urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem);
  }
  const auto call = tableOf(hContext)->MemoryExportExp.pfnFreeExportableMemoryExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, pMem);
}

ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
                                                           void *pMemHandleRet) {
  if (!hContext) [[unlikely]] {
    return refused::urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
  }
  const auto call = tableOf(hContext)->MemoryExportExp.pfnExportMemoryHandleExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet);
}

ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  if (!commandDevice) [[unlikely]] {
    return refused::urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice);
  }
  const auto call = tableOf(commandDevice)->UsmP2PExp.pfnEnablePeerAccessExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(commandDevice, peerDevice);
}

ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  if (!commandDevice) [[unlikely]] {
    return refused::urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice);
  }
  const auto call = tableOf(commandDevice)->UsmP2PExp.pfnDisablePeerAccessExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(commandDevice, peerDevice);
}

ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                                    ur_exp_peer_info_t propName, size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) {
  if (!commandDevice) [[unlikely]] {
    return refused::urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize, pPropValue,
                                                 pPropSizeRet);
  }
  const auto call = tableOf(commandDevice)->UsmP2PExp.pfnPeerAccessGetInfoExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(commandDevice, peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      size_t allocationSize, ur_virtual_mem_granularity_info_t propName,
                                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!hContext) [[unlikely]] {
    return refused::urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName, propSize, pPropValue,
                                                   pPropSizeRet);
  }
  const auto call = tableOf(hContext)->VirtualMem.pfnGranularityGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           void **ppStart) {
  if (!hContext) [[unlikely]] {
    return refused::urVirtualMemReserve(hContext, pStart, size, ppStart);
  }
  const auto call = tableOf(hContext)->VirtualMem.pfnReserve;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pStart, size, ppStart);
}

ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
  if (!hContext) [[unlikely]] {
    return refused::urVirtualMemFree(hContext, pStart, size);
  }
  const auto call = tableOf(hContext)->VirtualMem.pfnFree;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pStart, size);
}

ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                       ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                       ur_virtual_mem_access_flags_t flags) {
  if (!hContext) [[unlikely]] {
    return refused::urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags);
  }
  const auto call = tableOf(hContext)->VirtualMem.pfnMap;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pStart, size, hPhysicalMem, offset, flags);
}

ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
  if (!hContext) [[unlikely]] {
    return refused::urVirtualMemUnmap(hContext, pStart, size);
  }
  const auto call = tableOf(hContext)->VirtualMem.pfnUnmap;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pStart, size);
}

ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                             ur_virtual_mem_access_flags_t flags) {
  if (!hContext) [[unlikely]] {
    return refused::urVirtualMemSetAccess(hContext, pStart, size, flags);
  }
  const auto call = tableOf(hContext)->VirtualMem.pfnSetAccess;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pStart, size, flags);
}

ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                           size_t *pPropSizeRet) {
  if (!hContext) [[unlikely]] {
    return refused::urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hContext)->VirtualMem.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
                                   ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
  if (!hPlatform) [[unlikely]] {
    return refused::urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
  }
  const auto call = tableOf(hPlatform)->Device.pfnGet;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) {
  if (!hDevice) [[unlikely]] {
    return refused::urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hDevice)->Device.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) {
  if (!hDevice) [[unlikely]] {
    return refused::urDeviceRetain(hDevice);
  }
  const auto call = tableOf(hDevice)->Device.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice);
}

ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) {
  if (!hDevice) [[unlikely]] {
    return refused::urDeviceRelease(hDevice);
  }
  const auto call = tableOf(hDevice)->Device.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice);
}

ur_result_t UR_APICALL urDevicePartition(ur_device_handle_t hDevice,
                                         const ur_device_partition_properties_t *pProperties, uint32_t NumDevices,
                                         ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
  if (!hDevice) [[unlikely]] {
    return refused::urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
  }
  const auto call = tableOf(hDevice)->Device.pfnPartition;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                            uint32_t NumBinaries, uint32_t *pSelectedBinary) {
  if (!hDevice) [[unlikely]] {
    return refused::urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
  }
  const auto call = tableOf(hDevice)->Device.pfnSelectBinary;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
  if (!hDevice) [[unlikely]] {
    return refused::urDeviceGetNativeHandle(hDevice, phNativeDevice);
  }
  const auto call = tableOf(hDevice)->Device.pfnGetNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice, phNativeDevice);
}

ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
                                                      const ur_device_native_properties_t *pProperties,
                                                      ur_device_handle_t *phDevice) {
  if (!hAdapter) [[unlikely]] {
    return refused::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
  }
  const auto call = tableOf(hAdapter)->Device.pfnCreateWithNativeHandle;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hNativeDevice, hAdapter, pProperties, phDevice);
}

ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                                   uint64_t *pHostTimestamp) {
  if (!hDevice) [[unlikely]] {
    return refused::urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
  }
  const auto call = tableOf(hDevice)->Device.pfnGetGlobalTimestamps;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice, pDeviceTimestamp, pHostTimestamp);
}

ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice) {
  if (!hDevice) [[unlikely]] {
    return refused::urDeviceWaitExp(hDevice);
  }
  const auto call = tableOf(hDevice)->DeviceExp.pfnWaitExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hDevice);
}

} // namespace dispatch
} // namespace

constinit const ur_dditable_t kDispatchTable = {
    .Adapter =
        {
            .pfnGet = dispatch::urAdapterGet,
            .pfnRelease = dispatch::urAdapterRelease,
            .pfnRetain = dispatch::urAdapterRetain,
            .pfnGetLastError = dispatch::urAdapterGetLastError,
            .pfnGetInfo = dispatch::urAdapterGetInfo,
            .pfnSetLoggerCallback = dispatch::urAdapterSetLoggerCallback,
            .pfnSetLoggerCallbackLevel = dispatch::urAdapterSetLoggerCallbackLevel,
        },
    .Platform =
        {
            .pfnGet = dispatch::urPlatformGet,
            .pfnGetInfo = dispatch::urPlatformGetInfo,
            .pfnGetNativeHandle = dispatch::urPlatformGetNativeHandle,
            .pfnCreateWithNativeHandle = dispatch::urPlatformCreateWithNativeHandle,
            .pfnGetApiVersion = dispatch::urPlatformGetApiVersion,
            .pfnGetBackendOption = dispatch::urPlatformGetBackendOption,
        },
    .Context =
        {
            .pfnCreate = dispatch::urContextCreate,
            .pfnRetain = dispatch::urContextRetain,
            .pfnRelease = dispatch::urContextRelease,
            .pfnGetInfo = dispatch::urContextGetInfo,
            .pfnGetNativeHandle = dispatch::urContextGetNativeHandle,
            .pfnCreateWithNativeHandle = dispatch::urContextCreateWithNativeHandle,
            .pfnSetExtendedDeleter = dispatch::urContextSetExtendedDeleter,
        },
    .Event =
        {
            .pfnGetInfo = dispatch::urEventGetInfo,
            .pfnGetProfilingInfo = dispatch::urEventGetProfilingInfo,
            .pfnWait = dispatch::urEventWait,
            .pfnRetain = dispatch::urEventRetain,
            .pfnRelease = dispatch::urEventRelease,
            .pfnGetNativeHandle = dispatch::urEventGetNativeHandle,
            .pfnCreateWithNativeHandle = dispatch::urEventCreateWithNativeHandle,
            .pfnSetCallback = dispatch::urEventSetCallback,
        },
    .EventExp =
        {
            .pfnCreateExp = dispatch::urEventCreateExp,
        },
    .Program =
        {
            .pfnCreateWithIL = dispatch::urProgramCreateWithIL,
            .pfnCreateWithBinary = dispatch::urProgramCreateWithBinary,
            .pfnBuild = dispatch::urProgramBuild,
            .pfnCompile = dispatch::urProgramCompile,
            .pfnLink = dispatch::urProgramLink,
            .pfnRetain = dispatch::urProgramRetain,
            .pfnRelease = dispatch::urProgramRelease,
            .pfnGetFunctionPointer = dispatch::urProgramGetFunctionPointer,
            .pfnGetGlobalVariablePointer = dispatch::urProgramGetGlobalVariablePointer,
            .pfnGetInfo = dispatch::urProgramGetInfo,
            .pfnGetBuildInfo = dispatch::urProgramGetBuildInfo,
            .pfnSetSpecializationConstants = dispatch::urProgramSetSpecializationConstants,
            .pfnGetNativeHandle = dispatch::urProgramGetNativeHandle,
            .pfnCreateWithNativeHandle = dispatch::urProgramCreateWithNativeHandle,
        },
    .ProgramExp =
        {
            .pfnDynamicLinkExp = dispatch::urProgramDynamicLinkExp,
            .pfnBuildExp = dispatch::urProgramBuildExp,
            .pfnCompileExp = dispatch::urProgramCompileExp,
            .pfnLinkExp = dispatch::urProgramLinkExp,
        },
    .Kernel =
        {
            .pfnCreate = dispatch::urKernelCreate,
            .pfnGetInfo = dispatch::urKernelGetInfo,
            .pfnGetGroupInfo = dispatch::urKernelGetGroupInfo,
            .pfnGetSubGroupInfo = dispatch::urKernelGetSubGroupInfo,
            .pfnRetain = dispatch::urKernelRetain,
            .pfnRelease = dispatch::urKernelRelease,
            .pfnGetNativeHandle = dispatch::urKernelGetNativeHandle,
            .pfnCreateWithNativeHandle = dispatch::urKernelCreateWithNativeHandle,
            .pfnGetSuggestedLocalWorkSize = dispatch::urKernelGetSuggestedLocalWorkSize,
            .pfnGetSuggestedLocalWorkSizeWithArgs = dispatch::urKernelGetSuggestedLocalWorkSizeWithArgs,
            .pfnSetExecInfo = dispatch::urKernelSetExecInfo,
            .pfnSetSpecializationConstants = dispatch::urKernelSetSpecializationConstants,
            .pfnSuggestMaxCooperativeGroupCount = dispatch::urKernelSuggestMaxCooperativeGroupCount,
        },
    .Queue =
        {
            .pfnGetInfo = dispatch::urQueueGetInfo,
            .pfnCreate = dispatch::urQueueCreate,
            .pfnRetain = dispatch::urQueueRetain,
            .pfnRelease = dispatch::urQueueRelease,
            .pfnGetNativeHandle = dispatch::urQueueGetNativeHandle,
            .pfnCreateWithNativeHandle = dispatch::urQueueCreateWithNativeHandle,
            .pfnFinish = dispatch::urQueueFinish,
            .pfnFlush = dispatch::urQueueFlush,
        },
    .QueueExp =
        {
            .pfnBeginGraphCaptureExp = dispatch::urQueueBeginGraphCaptureExp,
            .pfnBeginCaptureIntoGraphExp = dispatch::urQueueBeginCaptureIntoGraphExp,
            .pfnEndGraphCaptureExp = dispatch::urQueueEndGraphCaptureExp,
            .pfnIsGraphCaptureEnabledExp = dispatch::urQueueIsGraphCaptureEnabledExp,
            .pfnGetGraphExp = dispatch::urQueueGetGraphExp,
        },
    .Sampler =
        {
            .pfnCreate = dispatch::urSamplerCreate,
            .pfnRetain = dispatch::urSamplerRetain,
            .pfnRelease = dispatch::urSamplerRelease,
            .pfnGetInfo = dispatch::urSamplerGetInfo,
            .pfnGetNativeHandle = dispatch::urSamplerGetNativeHandle,
            .pfnCreateWithNativeHandle = dispatch::urSamplerCreateWithNativeHandle,
        },
    .Mem =
        {
            .pfnImageCreate = dispatch::urMemImageCreate,
            .pfnBufferCreate = dispatch::urMemBufferCreate,
            .pfnRetain = dispatch::urMemRetain,
            .pfnRelease = dispatch::urMemRelease,
            .pfnBufferPartition = dispatch::urMemBufferPartition,
            .pfnGetNativeHandle = dispatch::urMemGetNativeHandle,
            .pfnBufferCreateWithNativeHandle = dispatch::urMemBufferCreateWithNativeHandle,
            .pfnImageCreateWithNativeHandle = dispatch::urMemImageCreateWithNativeHandle,
            .pfnGetInfo = dispatch::urMemGetInfo,
            .pfnImageGetInfo = dispatch::urMemImageGetInfo,
        },
    .PhysicalMem =
        {
            .pfnCreate = dispatch::urPhysicalMemCreate,
            .pfnRetain = dispatch::urPhysicalMemRetain,
            .pfnRelease = dispatch::urPhysicalMemRelease,
            .pfnGetInfo = dispatch::urPhysicalMemGetInfo,
        },
    .Enqueue =
        {
            .pfnEventsWait = dispatch::urEnqueueEventsWait,
            .pfnEventsWaitWithBarrier = dispatch::urEnqueueEventsWaitWithBarrier,
            .pfnMemBufferRead = dispatch::urEnqueueMemBufferRead,
            .pfnMemBufferWrite = dispatch::urEnqueueMemBufferWrite,
            .pfnMemBufferReadRect = dispatch::urEnqueueMemBufferReadRect,
            .pfnMemBufferWriteRect = dispatch::urEnqueueMemBufferWriteRect,
            .pfnMemBufferCopy = dispatch::urEnqueueMemBufferCopy,
            .pfnMemBufferCopyRect = dispatch::urEnqueueMemBufferCopyRect,
            .pfnMemBufferFill = dispatch::urEnqueueMemBufferFill,
            .pfnMemImageRead = dispatch::urEnqueueMemImageRead,
            .pfnMemImageWrite = dispatch::urEnqueueMemImageWrite,
            .pfnMemImageCopy = dispatch::urEnqueueMemImageCopy,
            .pfnMemBufferMap = dispatch::urEnqueueMemBufferMap,
            .pfnMemUnmap = dispatch::urEnqueueMemUnmap,
            .pfnUSMFill = dispatch::urEnqueueUSMFill,
            .pfnUSMMemcpy = dispatch::urEnqueueUSMMemcpy,
            .pfnUSMPrefetch = dispatch::urEnqueueUSMPrefetch,
            .pfnUSMAdvise = dispatch::urEnqueueUSMAdvise,
            .pfnUSMFill2D = dispatch::urEnqueueUSMFill2D,
            .pfnUSMMemcpy2D = dispatch::urEnqueueUSMMemcpy2D,
            .pfnDeviceGlobalVariableWrite = dispatch::urEnqueueDeviceGlobalVariableWrite,
            .pfnDeviceGlobalVariableRead = dispatch::urEnqueueDeviceGlobalVariableRead,
            .pfnReadHostPipe = dispatch::urEnqueueReadHostPipe,
            .pfnWriteHostPipe = dispatch::urEnqueueWriteHostPipe,
            .pfnEventsWaitWithBarrierExt = dispatch::urEnqueueEventsWaitWithBarrierExt,
        },
    .EnqueueExp =
        {
            .pfnKernelLaunchWithArgsExp = dispatch::urEnqueueKernelLaunchWithArgsExp,
            .pfnUSMDeviceAllocExp = dispatch::urEnqueueUSMDeviceAllocExp,
            .pfnUSMSharedAllocExp = dispatch::urEnqueueUSMSharedAllocExp,
            .pfnUSMHostAllocExp = dispatch::urEnqueueUSMHostAllocExp,
            .pfnUSMFreeExp = dispatch::urEnqueueUSMFreeExp,
            .pfnTimestampRecordingExp = dispatch::urEnqueueTimestampRecordingExp,
            .pfnCommandBufferExp = dispatch::urEnqueueCommandBufferExp,
            .pfnHostTaskExp = dispatch::urEnqueueHostTaskExp,
            .pfnNativeCommandExp = dispatch::urEnqueueNativeCommandExp,
            .pfnGraphExp = dispatch::urEnqueueGraphExp,
        },
    .USM =
        {
            .pfnHostAlloc = dispatch::urUSMHostAlloc,
            .pfnDeviceAlloc = dispatch::urUSMDeviceAlloc,
            .pfnSharedAlloc = dispatch::urUSMSharedAlloc,
            .pfnFree = dispatch::urUSMFree,
            .pfnGetMemAllocInfo = dispatch::urUSMGetMemAllocInfo,
            .pfnPoolCreate = dispatch::urUSMPoolCreate,
            .pfnPoolRetain = dispatch::urUSMPoolRetain,
            .pfnPoolRelease = dispatch::urUSMPoolRelease,
            .pfnPoolGetInfo = dispatch::urUSMPoolGetInfo,
        },
    .USMExp =
        {
            .pfnPoolCreateExp = dispatch::urUSMPoolCreateExp,
            .pfnPoolDestroyExp = dispatch::urUSMPoolDestroyExp,
            .pfnPoolGetDefaultDevicePoolExp = dispatch::urUSMPoolGetDefaultDevicePoolExp,
            .pfnPoolGetInfoExp = dispatch::urUSMPoolGetInfoExp,
            .pfnPoolSetInfoExp = dispatch::urUSMPoolSetInfoExp,
            .pfnPoolSetDevicePoolExp = dispatch::urUSMPoolSetDevicePoolExp,
            .pfnPoolGetDevicePoolExp = dispatch::urUSMPoolGetDevicePoolExp,
            .pfnPoolTrimToExp = dispatch::urUSMPoolTrimToExp,
            .pfnPitchedAllocExp = dispatch::urUSMPitchedAllocExp,
            .pfnContextMemcpyExp = dispatch::urUSMContextMemcpyExp,
            .pfnHostAllocUnregisterExp = dispatch::urUSMHostAllocUnregisterExp,
            .pfnHostAllocRegisterExp = dispatch::urUSMHostAllocRegisterExp,
            .pfnImportExp = dispatch::urUSMImportExp,
            .pfnReleaseExp = dispatch::urUSMReleaseExp,
        },
    .BindlessImagesExp =
        {
            .pfnUnsampledImageHandleDestroyExp = dispatch::urBindlessImagesUnsampledImageHandleDestroyExp,
            .pfnSampledImageHandleDestroyExp = dispatch::urBindlessImagesSampledImageHandleDestroyExp,
            .pfnImageAllocateExp = dispatch::urBindlessImagesImageAllocateExp,
            .pfnImageFreeExp = dispatch::urBindlessImagesImageFreeExp,
            .pfnUnsampledImageCreateExp = dispatch::urBindlessImagesUnsampledImageCreateExp,
            .pfnSampledImageCreateExp = dispatch::urBindlessImagesSampledImageCreateExp,
            .pfnImageCopyExp = dispatch::urBindlessImagesImageCopyExp,
            .pfnImageGetInfoExp = dispatch::urBindlessImagesImageGetInfoExp,
            .pfnGetImageMemoryHandleTypeSupportExp = dispatch::urBindlessImagesGetImageMemoryHandleTypeSupportExp,
            .pfnGetImageUnsampledHandleSupportExp = dispatch::urBindlessImagesGetImageUnsampledHandleSupportExp,
            .pfnGetImageSampledHandleSupportExp = dispatch::urBindlessImagesGetImageSampledHandleSupportExp,
            .pfnMipmapGetLevelExp = dispatch::urBindlessImagesMipmapGetLevelExp,
            .pfnMipmapFreeExp = dispatch::urBindlessImagesMipmapFreeExp,
            .pfnImportExternalMemoryExp = dispatch::urBindlessImagesImportExternalMemoryExp,
            .pfnMapExternalArrayExp = dispatch::urBindlessImagesMapExternalArrayExp,
            .pfnMapExternalLinearMemoryExp = dispatch::urBindlessImagesMapExternalLinearMemoryExp,
            .pfnReleaseExternalMemoryExp = dispatch::urBindlessImagesReleaseExternalMemoryExp,
            .pfnFreeMappedLinearMemoryExp = dispatch::urBindlessImagesFreeMappedLinearMemoryExp,
            .pfnSupportsImportingHandleTypeExp = dispatch::urBindlessImagesSupportsImportingHandleTypeExp,
            .pfnImportExternalSemaphoreExp = dispatch::urBindlessImagesImportExternalSemaphoreExp,
            .pfnReleaseExternalSemaphoreExp = dispatch::urBindlessImagesReleaseExternalSemaphoreExp,
            .pfnWaitExternalSemaphoreExp = dispatch::urBindlessImagesWaitExternalSemaphoreExp,
            .pfnSignalExternalSemaphoreExp = dispatch::urBindlessImagesSignalExternalSemaphoreExp,
        },
    .CommandBufferExp =
        {
            .pfnCreateExp = dispatch::urCommandBufferCreateExp,
            .pfnRetainExp = dispatch::urCommandBufferRetainExp,
            .pfnReleaseExp = dispatch::urCommandBufferReleaseExp,
            .pfnFinalizeExp = dispatch::urCommandBufferFinalizeExp,
            .pfnAppendKernelLaunchExp = dispatch::urCommandBufferAppendKernelLaunchExp,
            .pfnAppendKernelLaunchWithArgsExp = dispatch::urCommandBufferAppendKernelLaunchWithArgsExp,
            .pfnAppendUSMMemcpyExp = dispatch::urCommandBufferAppendUSMMemcpyExp,
            .pfnAppendUSMFillExp = dispatch::urCommandBufferAppendUSMFillExp,
            .pfnAppendMemBufferCopyExp = dispatch::urCommandBufferAppendMemBufferCopyExp,
            .pfnAppendMemBufferWriteExp = dispatch::urCommandBufferAppendMemBufferWriteExp,
            .pfnAppendMemBufferReadExp = dispatch::urCommandBufferAppendMemBufferReadExp,
            .pfnAppendMemBufferCopyRectExp = dispatch::urCommandBufferAppendMemBufferCopyRectExp,
            .pfnAppendMemBufferWriteRectExp = dispatch::urCommandBufferAppendMemBufferWriteRectExp,
            .pfnAppendMemBufferReadRectExp = dispatch::urCommandBufferAppendMemBufferReadRectExp,
            .pfnAppendMemBufferFillExp = dispatch::urCommandBufferAppendMemBufferFillExp,
            .pfnAppendUSMPrefetchExp = dispatch::urCommandBufferAppendUSMPrefetchExp,
            .pfnAppendUSMAdviseExp = dispatch::urCommandBufferAppendUSMAdviseExp,
            .pfnAppendNativeCommandExp = dispatch::urCommandBufferAppendNativeCommandExp,
            .pfnUpdateKernelLaunchExp = dispatch::urCommandBufferUpdateKernelLaunchExp,
            .pfnUpdateSignalEventExp = dispatch::urCommandBufferUpdateSignalEventExp,
            .pfnUpdateWaitEventsExp = dispatch::urCommandBufferUpdateWaitEventsExp,
            .pfnGetInfoExp = dispatch::urCommandBufferGetInfoExp,
            .pfnGetNativeHandleExp = dispatch::urCommandBufferGetNativeHandleExp,
        },
    .GraphExp =
        {
            .pfnCreateExp = dispatch::urGraphCreateExp,
            .pfnInstantiateGraphExp = dispatch::urGraphInstantiateGraphExp,
            .pfnDestroyExp = dispatch::urGraphDestroyExp,
            .pfnExecutableGraphDestroyExp = dispatch::urGraphExecutableGraphDestroyExp,
            .pfnIsEmptyExp = dispatch::urGraphIsEmptyExp,
            .pfnGetIdExp = dispatch::urGraphGetIdExp,
            .pfnSetDestructionCallbackExp = dispatch::urGraphSetDestructionCallbackExp,
            .pfnDumpContentsExp = dispatch::urGraphDumpContentsExp,
            .pfnGetNativeHandleExp = dispatch::urGraphGetNativeHandleExp,
            .pfnExecutableGraphGetNativeHandleExp = dispatch::urGraphExecutableGraphGetNativeHandleExp,
        },
    .IPCExp =
        {
            .pfnGetMemHandleExp = dispatch::urIPCGetMemHandleExp,
            .pfnPutMemHandleExp = dispatch::urIPCPutMemHandleExp,
            .pfnOpenMemHandleExp = dispatch::urIPCOpenMemHandleExp,
            .pfnCloseMemHandleExp = dispatch::urIPCCloseMemHandleExp,
            .pfnGetPhysMemHandleExp = dispatch::urIPCGetPhysMemHandleExp,
            .pfnPutPhysMemHandleExp = dispatch::urIPCPutPhysMemHandleExp,
            .pfnOpenPhysMemHandleExp = dispatch::urIPCOpenPhysMemHandleExp,
            .pfnClosePhysMemHandleExp = dispatch::urIPCClosePhysMemHandleExp,
            .pfnGetEventHandleExp = dispatch::urIPCGetEventHandleExp,
            .pfnPutEventHandleExp = dispatch::urIPCPutEventHandleExp,
            .pfnOpenEventHandleExp = dispatch::urIPCOpenEventHandleExp,
        },
    .MemoryExportExp =
        {
            .pfnAllocExportableMemoryExp = dispatch::urMemoryExportAllocExportableMemoryExp,
            .pfnFreeExportableMemoryExp = dispatch::urMemoryExportFreeExportableMemoryExp,
            .pfnExportMemoryHandleExp = dispatch::urMemoryExportExportMemoryHandleExp,
        },
    .UsmP2PExp =
        {
            .pfnEnablePeerAccessExp = dispatch::urUsmP2PEnablePeerAccessExp,
            .pfnDisablePeerAccessExp = dispatch::urUsmP2PDisablePeerAccessExp,
            .pfnPeerAccessGetInfoExp = dispatch::urUsmP2PPeerAccessGetInfoExp,
        },
    .VirtualMem =
        {
            .pfnGranularityGetInfo = dispatch::urVirtualMemGranularityGetInfo,
            .pfnReserve = dispatch::urVirtualMemReserve,
            .pfnFree = dispatch::urVirtualMemFree,
            .pfnMap = dispatch::urVirtualMemMap,
            .pfnUnmap = dispatch::urVirtualMemUnmap,
            .pfnSetAccess = dispatch::urVirtualMemSetAccess,
            .pfnGetInfo = dispatch::urVirtualMemGetInfo,
        },
    .Device =
        {
            .pfnGet = dispatch::urDeviceGet,
            .pfnGetInfo = dispatch::urDeviceGetInfo,
            .pfnRetain = dispatch::urDeviceRetain,
            .pfnRelease = dispatch::urDeviceRelease,
            .pfnPartition = dispatch::urDevicePartition,
            .pfnSelectBinary = dispatch::urDeviceSelectBinary,
            .pfnGetNativeHandle = dispatch::urDeviceGetNativeHandle,
            .pfnCreateWithNativeHandle = dispatch::urDeviceCreateWithNativeHandle,
            .pfnGetGlobalTimestamps = dispatch::urDeviceGetGlobalTimestamps,
        },
    .DeviceExp =
        {
            .pfnWaitExp = dispatch::urDeviceWaitExp,
        },
};

} // namespace ur::loader
