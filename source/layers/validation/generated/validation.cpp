// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the parameter validation layer: check, then call the table below.
#include "layers/validation/validation.hpp"

#include "common/generated/checks.hpp"
#include "layers/validation/generated/explain.hpp"

#include <atomic>

namespace ur::layers::validation {
namespace {
namespace checked {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                    uint32_t *pNumAdapters) noexcept {
  const ur_result_t result = checks::urAdapterGet(NumEntries, phAdapters, pNumAdapters);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urAdapterGet(NumEntries, phAdapters, pNumAdapters, result);
  }
  return next.load(std::memory_order_relaxed)->Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
}

ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) noexcept {
  const ur_result_t result = checks::urAdapterRelease(hAdapter);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urAdapterRelease(hAdapter, result);
  }
  return next.load(std::memory_order_relaxed)->Adapter.pfnRelease(hAdapter);
}

ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) noexcept {
  const ur_result_t result = checks::urAdapterRetain(hAdapter);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urAdapterRetain(hAdapter, result);
  }
  return next.load(std::memory_order_relaxed)->Adapter.pfnRetain(hAdapter);
}

ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                             int32_t *pError) noexcept {
  const ur_result_t result = checks::urAdapterGetLastError(hAdapter, ppMessage, pError);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urAdapterGetLastError(hAdapter, ppMessage, pError, result);
  }
  return next.load(std::memory_order_relaxed)->Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
}

ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Adapter.pfnGetInfo(hAdapter, propName, propSize, pPropValue,
                                                                  pPropSizeRet);
}

ur_result_t UR_APICALL urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback,
                                                  void *pUserData, ur_logger_level_t level) noexcept {
  const ur_result_t result = checks::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level, result);
  }
  return next.load(std::memory_order_relaxed)->Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData,
                                                                            level);
}

ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level) noexcept {
  const ur_result_t result = checks::urAdapterSetLoggerCallbackLevel(hAdapter, level);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urAdapterSetLoggerCallbackLevel(hAdapter, level, result);
  }
  return next.load(std::memory_order_relaxed)->Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
}

ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                     ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) noexcept {
  const ur_result_t result = checks::urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms, result);
  }
  return next.load(std::memory_order_relaxed)->Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Platform.pfnGetInfo(hPlatform, propName, propSize, pPropValue,
                                                                   pPropSizeRet);
}

ur_result_t UR_APICALL urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                                 ur_native_handle_t *phNativePlatform) noexcept {
  const ur_result_t result = checks::urPlatformGetNativeHandle(hPlatform, phNativePlatform);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPlatformGetNativeHandle(hPlatform, phNativePlatform, result);
  }
  return next.load(std::memory_order_relaxed)->Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
}

ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                                        ur_adapter_handle_t hAdapter,
                                                        const ur_platform_native_properties_t *pProperties,
                                                        ur_platform_handle_t *phPlatform) noexcept {
  const ur_result_t result = checks::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties,
                                                                      phPlatform);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties, phPlatform, result);
  }
  return next.load(std::memory_order_relaxed)->Platform.pfnCreateWithNativeHandle(hNativePlatform, hAdapter,
                                                                                  pProperties, phPlatform);
}

ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) noexcept {
  const ur_result_t result = checks::urPlatformGetApiVersion(hPlatform, pVersion);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPlatformGetApiVersion(hPlatform, pVersion, result);
  }
  return next.load(std::memory_order_relaxed)->Platform.pfnGetApiVersion(hPlatform, pVersion);
}

ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                                  const char **ppPlatformOption) noexcept {
  const ur_result_t result = checks::urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption, result);
  }
  return next.load(std::memory_order_relaxed)->Platform.pfnGetBackendOption(hPlatform, pFrontendOption,
                                                                            ppPlatformOption);
}

ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                       const ur_context_properties_t *pProperties,
                                       ur_context_handle_t *phContext) noexcept {
  const ur_result_t result = checks::urContextCreate(DeviceCount, phDevices, pProperties, phContext);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urContextCreate(DeviceCount, phDevices, pProperties, phContext, result);
  }
  return next.load(std::memory_order_relaxed)->Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
}

ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) noexcept {
  const ur_result_t result = checks::urContextRetain(hContext);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urContextRetain(hContext, result);
  }
  return next.load(std::memory_order_relaxed)->Context.pfnRetain(hContext);
}

ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) noexcept {
  const ur_result_t result = checks::urContextRelease(hContext);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urContextRelease(hContext, result);
  }
  return next.load(std::memory_order_relaxed)->Context.pfnRelease(hContext);
}

ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Context.pfnGetInfo(hContext, propName, propSize, pPropValue,
                                                                  pPropSizeRet);
}

ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext,
                                                ur_native_handle_t *phNativeContext) noexcept {
  const ur_result_t result = checks::urContextGetNativeHandle(hContext, phNativeContext);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urContextGetNativeHandle(hContext, phNativeContext, result);
  }
  return next.load(std::memory_order_relaxed)->Context.pfnGetNativeHandle(hContext, phNativeContext);
}

ur_result_t UR_APICALL urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter,
                                                       uint32_t numDevices, const ur_device_handle_t *phDevices,
                                                       const ur_context_native_properties_t *pProperties,
                                                       ur_context_handle_t *phContext) noexcept {
  const ur_result_t result = checks::urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices,
                                                                     pProperties, phContext);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices, pProperties,
                                                    phContext, result);
  }
  return next.load(std::memory_order_relaxed)->Context.pfnCreateWithNativeHandle(hNativeContext, hAdapter, numDevices,
                                                                                 phDevices, pProperties, phContext);
}

ur_result_t UR_APICALL urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                   ur_context_extended_deleter_t pfnDeleter, void *pUserData) noexcept {
  const ur_result_t result = checks::urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData, result);
  }
  return next.load(std::memory_order_relaxed)->Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Event.pfnGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize,
                                               void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Event.pfnGetProfilingInfo(hEvent, propName, propSize, pPropValue,
                                                                         pPropSizeRet);
}

ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) noexcept {
  const ur_result_t result = checks::urEventWait(numEvents, phEventWaitList);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEventWait(numEvents, phEventWaitList, result);
  }
  return next.load(std::memory_order_relaxed)->Event.pfnWait(numEvents, phEventWaitList);
}

ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) noexcept {
  const ur_result_t result = checks::urEventRetain(hEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEventRetain(hEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Event.pfnRetain(hEvent);
}

ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) noexcept {
  const ur_result_t result = checks::urEventRelease(hEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEventRelease(hEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Event.pfnRelease(hEvent);
}

ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) noexcept {
  const ur_result_t result = checks::urEventGetNativeHandle(hEvent, phNativeEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEventGetNativeHandle(hEvent, phNativeEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Event.pfnGetNativeHandle(hEvent, phNativeEvent);
}

ur_result_t UR_APICALL urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
                                                     const ur_event_native_properties_t *pProperties,
                                                     ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Event.pfnCreateWithNativeHandle(hNativeEvent, hContext, pProperties,
                                                                               phEvent);
}

ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                          ur_event_callback_t pfnNotify, void *pUserData) noexcept {
  const ur_result_t result = checks::urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData, result);
  }
  return next.load(std::memory_order_relaxed)->Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEventCreateExp(hContext, hDevice, pEventDesc, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEventCreateExp(hContext, hDevice, pEventDesc, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
}

ur_result_t UR_APICALL urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                             const ur_program_properties_t *pProperties,
                                             ur_program_handle_t *phProgram) noexcept {
  const ur_result_t result = checks::urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnCreateWithIL(hContext, pIL, length, pProperties, phProgram);
}

ur_result_t UR_APICALL urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                 ur_device_handle_t *phDevices, size_t *pLengths,
                                                 const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
                                                 ur_program_handle_t *phProgram) noexcept {
  const ur_result_t result = checks::urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries,
                                                               pProperties, phProgram);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties,
                                              phProgram, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnCreateWithBinary(hContext, numDevices, phDevices, pLengths,
                                                                           ppBinaries, pProperties, phProgram);
}

ur_result_t UR_APICALL urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                      const char *pOptions) noexcept {
  const ur_result_t result = checks::urProgramBuild(hContext, hProgram, pOptions);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramBuild(hContext, hProgram, pOptions, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnBuild(hContext, hProgram, pOptions);
}

ur_result_t UR_APICALL urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                        const char *pOptions) noexcept {
  const ur_result_t result = checks::urProgramCompile(hContext, hProgram, pOptions);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramCompile(hContext, hProgram, pOptions, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnCompile(hContext, hProgram, pOptions);
}

ur_result_t UR_APICALL urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                     const ur_program_handle_t *phPrograms, const char *pOptions,
                                     ur_program_handle_t *phProgram) noexcept {
  const ur_result_t result = checks::urProgramLink(hContext, count, phPrograms, pOptions, phProgram);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramLink(hContext, count, phPrograms, pOptions, phProgram, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnLink(hContext, count, phPrograms, pOptions, phProgram);
}

ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram) noexcept {
  const ur_result_t result = checks::urProgramRetain(hProgram);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramRetain(hProgram, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnRetain(hProgram);
}

ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) noexcept {
  const ur_result_t result = checks::urProgramRelease(hProgram);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramRelease(hProgram, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnRelease(hProgram);
}

ur_result_t UR_APICALL urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                   const char *pFunctionName, void **ppFunctionPointer) noexcept {
  const ur_result_t result = checks::urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnGetFunctionPointer(hDevice, hProgram, pFunctionName,
                                                                             ppFunctionPointer);
}

ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                         const char *pGlobalVariableName,
                                                         size_t *pGlobalVariableSizeRet,
                                                         void **ppGlobalVariablePointerRet) noexcept {
  const ur_result_t result = checks::urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName,
                                                                       pGlobalVariableSizeRet,
                                                                       ppGlobalVariablePointerRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet,
                                                      ppGlobalVariablePointerRet, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnGetGlobalVariablePointer(hDevice, hProgram,
                                                                                   pGlobalVariableName,
                                                                                   pGlobalVariableSizeRet,
                                                                                   ppGlobalVariablePointerRet);
}

ur_result_t UR_APICALL urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnGetInfo(hProgram, propName, propSize, pPropValue,
                                                                  pPropSizeRet);
}

ur_result_t UR_APICALL urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                             ur_program_build_info_t propName, size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue,
                                                           pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnGetBuildInfo(hProgram, hDevice, propName, propSize,
                                                                       pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  const ur_result_t result = checks::urProgramSetSpecializationConstants(hProgram, count, pSpecConstants);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramSetSpecializationConstants(hProgram, count, pSpecConstants, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnSetSpecializationConstants(hProgram, count, pSpecConstants);
}

ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                                ur_native_handle_t *phNativeProgram) noexcept {
  const ur_result_t result = checks::urProgramGetNativeHandle(hProgram, phNativeProgram);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramGetNativeHandle(hProgram, phNativeProgram, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnGetNativeHandle(hProgram, phNativeProgram);
}

ur_result_t UR_APICALL urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
                                                       const ur_program_native_properties_t *pProperties,
                                                       ur_program_handle_t *phProgram) noexcept {
  const ur_result_t result = checks::urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram, result);
  }
  return next.load(std::memory_order_relaxed)->Program.pfnCreateWithNativeHandle(hNativeProgram, hContext, pProperties,
                                                                                 phProgram);
}

ur_result_t UR_APICALL urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                               const ur_program_handle_t *phPrograms) noexcept {
  const ur_result_t result = checks::urProgramDynamicLinkExp(hContext, count, phPrograms);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramDynamicLinkExp(hContext, count, phPrograms, result);
  }
  return next.load(std::memory_order_relaxed)->ProgramExp.pfnDynamicLinkExp(hContext, count, phPrograms);
}

ur_result_t UR_APICALL urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                         ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                         const char *pOptions) noexcept {
  const ur_result_t result = checks::urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions, result);
  }
  return next.load(std::memory_order_relaxed)->ProgramExp.pfnBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
}

ur_result_t UR_APICALL urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                           ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                           const char *pOptions) noexcept {
  const ur_result_t result = checks::urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions, result);
  }
  return next.load(std::memory_order_relaxed)->ProgramExp.pfnCompileExp(hProgram, numDevices, phDevices, flags,
                                                                        pOptions);
}

ur_result_t UR_APICALL urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                                        ur_device_handle_t *phDevices, ur_exp_program_flags_t flags, uint32_t count,
                                        const ur_program_handle_t *phPrograms, const char *pOptions,
                                        ur_program_handle_t *phProgram) noexcept {
  const ur_result_t result = checks::urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms,
                                                      pOptions, phProgram);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms, pOptions, phProgram,
                                     result);
  }
  return next.load(std::memory_order_relaxed)->ProgramExp.pfnLinkExp(hContext, numDevices, phDevices, flags, count,
                                                                     phPrograms, pOptions, phProgram);
}

ur_result_t UR_APICALL urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                                      ur_kernel_handle_t *phKernel) noexcept {
  const ur_result_t result = checks::urKernelCreate(hProgram, pKernelName, phKernel);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelCreate(hProgram, pKernelName, phKernel, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnCreate(hProgram, pKernelName, phKernel);
}

ur_result_t UR_APICALL urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                            ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue,
                                                          pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue,
                                                                      pPropSizeRet);
}

ur_result_t UR_APICALL urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                               ur_kernel_sub_group_info_t propName, size_t propSize, void *pPropValue,
                                               size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue,
                                                             pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnGetSubGroupInfo(hKernel, hDevice, propName, propSize,
                                                                         pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel) noexcept {
  const ur_result_t result = checks::urKernelRetain(hKernel);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelRetain(hKernel, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnRetain(hKernel);
}

ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel) noexcept {
  const ur_result_t result = checks::urKernelRelease(hKernel);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelRelease(hKernel, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnRelease(hKernel);
}

ur_result_t UR_APICALL urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                               ur_native_handle_t *phNativeKernel) noexcept {
  const ur_result_t result = checks::urKernelGetNativeHandle(hKernel, phNativeKernel);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelGetNativeHandle(hKernel, phNativeKernel, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
}

ur_result_t UR_APICALL urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel, ur_context_handle_t hContext,
                                                      ur_program_handle_t hProgram,
                                                      const ur_kernel_native_properties_t *pProperties,
                                                      ur_kernel_handle_t *phKernel) noexcept {
  const ur_result_t result = checks::urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties,
                                                                    phKernel);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties, phKernel, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnCreateWithNativeHandle(hNativeKernel, hContext, hProgram,
                                                                                pProperties, phKernel);
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                         uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                         const size_t *pGlobalWorkSize,
                                                         size_t *pSuggestedLocalWorkSize) noexcept {
  const ur_result_t result = checks::urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                                       pGlobalWorkSize, pSuggestedLocalWorkSize);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
                                                      pSuggestedLocalWorkSize, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim,
                                                                                   pGlobalWorkOffset, pGlobalWorkSize,
                                                                                   pSuggestedLocalWorkSize);
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                                 uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                                 const size_t *pGlobalWorkSize, uint32_t numArgs,
                                                                 const ur_exp_kernel_arg_properties_t *pArgs,
                                                                 size_t *pSuggestedLocalWorkSize) noexcept {
  const ur_result_t result = checks::urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim,
                                                                               pGlobalWorkOffset, pGlobalWorkSize,
                                                                               numArgs, pArgs, pSuggestedLocalWorkSize);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                              pGlobalWorkSize, numArgs, pArgs, pSuggestedLocalWorkSize,
                                                              result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim,
                                                                                           pGlobalWorkOffset,
                                                                                           pGlobalWorkSize, numArgs,
                                                                                           pArgs,
                                                                                           pSuggestedLocalWorkSize);
}

ur_result_t UR_APICALL urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
                                           const ur_kernel_exec_info_properties_t *pProperties,
                                           const void *pPropValue) noexcept {
  const ur_result_t result = checks::urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnSetExecInfo(hKernel, propName, propSize, pProperties,
                                                                     pPropValue);
}

ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  const ur_result_t result = checks::urKernelSetSpecializationConstants(hKernel, count, pSpecConstants);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelSetSpecializationConstants(hKernel, count, pSpecConstants, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnSetSpecializationConstants(hKernel, count, pSpecConstants);
}

ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                               uint32_t workDim, const size_t *pLocalWorkSize,
                                                               size_t dynamicSharedMemorySize,
                                                               uint32_t *pGroupCountRet) noexcept {
  const ur_result_t result = checks::urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize,
                                                                             dynamicSharedMemorySize, pGroupCountRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize,
                                                            dynamicSharedMemorySize, pGroupCountRet, result);
  }
  return next.load(std::memory_order_relaxed)->Kernel.pfnSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim,
                                                                                         pLocalWorkSize,
                                                                                         dynamicSharedMemorySize,
                                                                                         pGroupCountRet);
}

ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                     const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) noexcept {
  const ur_result_t result = checks::urQueueCreate(hContext, hDevice, pProperties, phQueue);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueCreate(hContext, hDevice, pProperties, phQueue, result);
  }
  return next.load(std::memory_order_relaxed)->Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
}

ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t result = checks::urQueueRetain(hQueue);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueRetain(hQueue, result);
  }
  return next.load(std::memory_order_relaxed)->Queue.pfnRetain(hQueue);
}

ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t result = checks::urQueueRelease(hQueue);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueRelease(hQueue, result);
  }
  return next.load(std::memory_order_relaxed)->Queue.pfnRelease(hQueue);
}

ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                              ur_native_handle_t *phNativeQueue) noexcept {
  const ur_result_t result = checks::urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue, result);
  }
  return next.load(std::memory_order_relaxed)->Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

ur_result_t UR_APICALL urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_queue_native_properties_t *pProperties,
                                                     ur_queue_handle_t *phQueue) noexcept {
  const ur_result_t result = checks::urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties,
                                                                   phQueue);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue, result);
  }
  return next.load(std::memory_order_relaxed)->Queue.pfnCreateWithNativeHandle(hNativeQueue, hContext, hDevice,
                                                                               pProperties, phQueue);
}

ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t result = checks::urQueueFinish(hQueue);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueFinish(hQueue, result);
  }
  return next.load(std::memory_order_relaxed)->Queue.pfnFinish(hQueue);
}

ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t result = checks::urQueueFlush(hQueue);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueFlush(hQueue, result);
  }
  return next.load(std::memory_order_relaxed)->Queue.pfnFlush(hQueue);
}

ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t result = checks::urQueueBeginGraphCaptureExp(hQueue);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueBeginGraphCaptureExp(hQueue, result);
  }
  return next.load(std::memory_order_relaxed)->QueueExp.pfnBeginGraphCaptureExp(hQueue);
}

ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue,
                                                       ur_exp_graph_handle_t hGraph) noexcept {
  const ur_result_t result = checks::urQueueBeginCaptureIntoGraphExp(hQueue, hGraph);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueBeginCaptureIntoGraphExp(hQueue, hGraph, result);
  }
  return next.load(std::memory_order_relaxed)->QueueExp.pfnBeginCaptureIntoGraphExp(hQueue, hGraph);
}

ur_result_t UR_APICALL urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) noexcept {
  const ur_result_t result = checks::urQueueEndGraphCaptureExp(hQueue, phGraph);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueEndGraphCaptureExp(hQueue, phGraph, result);
  }
  return next.load(std::memory_order_relaxed)->QueueExp.pfnEndGraphCaptureExp(hQueue, phGraph);
}

ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) noexcept {
  const ur_result_t result = checks::urQueueIsGraphCaptureEnabledExp(hQueue, pResult);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueIsGraphCaptureEnabledExp(hQueue, pResult, result);
  }
  return next.load(std::memory_order_relaxed)->QueueExp.pfnIsGraphCaptureEnabledExp(hQueue, pResult);
}

ur_result_t UR_APICALL urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) noexcept {
  const ur_result_t result = checks::urQueueGetGraphExp(hQueue, phGraph);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urQueueGetGraphExp(hQueue, phGraph, result);
  }
  return next.load(std::memory_order_relaxed)->QueueExp.pfnGetGraphExp(hQueue, phGraph);
}

ur_result_t UR_APICALL urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                       ur_sampler_handle_t *phSampler) noexcept {
  const ur_result_t result = checks::urSamplerCreate(hContext, pDesc, phSampler);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urSamplerCreate(hContext, pDesc, phSampler, result);
  }
  return next.load(std::memory_order_relaxed)->Sampler.pfnCreate(hContext, pDesc, phSampler);
}

ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler) noexcept {
  const ur_result_t result = checks::urSamplerRetain(hSampler);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urSamplerRetain(hSampler, result);
  }
  return next.load(std::memory_order_relaxed)->Sampler.pfnRetain(hSampler);
}

ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler) noexcept {
  const ur_result_t result = checks::urSamplerRelease(hSampler);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urSamplerRelease(hSampler, result);
  }
  return next.load(std::memory_order_relaxed)->Sampler.pfnRelease(hSampler);
}

ur_result_t UR_APICALL urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Sampler.pfnGetInfo(hSampler, propName, propSize, pPropValue,
                                                                  pPropSizeRet);
}

ur_result_t UR_APICALL urSamplerGetNativeHandle(ur_sampler_handle_t hSampler,
                                                ur_native_handle_t *phNativeSampler) noexcept {
  const ur_result_t result = checks::urSamplerGetNativeHandle(hSampler, phNativeSampler);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urSamplerGetNativeHandle(hSampler, phNativeSampler, result);
  }
  return next.load(std::memory_order_relaxed)->Sampler.pfnGetNativeHandle(hSampler, phNativeSampler);
}

ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
                                                       const ur_sampler_native_properties_t *pProperties,
                                                       ur_sampler_handle_t *phSampler) noexcept {
  const ur_result_t result = checks::urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler, result);
  }
  return next.load(std::memory_order_relaxed)->Sampler.pfnCreateWithNativeHandle(hNativeSampler, hContext, pProperties,
                                                                                 phSampler);
}

ur_result_t UR_APICALL urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                        const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                        void *pHost, ur_mem_handle_t *phMem) noexcept {
  const ur_result_t result = checks::urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem, result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost,
                                                                  phMem);
}

ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                         const ur_buffer_properties_t *pProperties,
                                         ur_mem_handle_t *phBuffer) noexcept {
  const ur_result_t result = checks::urMemBufferCreate(hContext, flags, size, pProperties, phBuffer);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemBufferCreate(hContext, flags, size, pProperties, phBuffer, result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
}

ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) noexcept {
  const ur_result_t result = checks::urMemRetain(hMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemRetain(hMem, result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnRetain(hMem);
}

ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) noexcept {
  const ur_result_t result = checks::urMemRelease(hMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemRelease(hMem, result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnRelease(hMem);
}

ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                            ur_buffer_create_type_t bufferCreateType, const ur_buffer_region_t *pRegion,
                                            ur_mem_handle_t *phMem) noexcept {
  const ur_result_t result = checks::urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem, result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                            ur_native_handle_t *phNativeMem) noexcept {
  const ur_result_t result = checks::urMemGetNativeHandle(hMem, hDevice, phNativeMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemGetNativeHandle(hMem, hDevice, phNativeMem, result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}

ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                         const ur_mem_native_properties_t *pProperties,
                                                         ur_mem_handle_t *phMem) noexcept {
  const ur_result_t result = checks::urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem, result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties,
                                                                                   phMem);
}

ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        const ur_mem_native_properties_t *pProperties,
                                                        ur_mem_handle_t *phMem) noexcept {
  const ur_result_t result = checks::urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc,
                                                                      pProperties, phMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc, pProperties, phMem,
                                                     result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat,
                                                                                  pImageDesc, pProperties, phMem);
}

ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
                                    size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Mem.pfnImageGetInfo(hMemory, propName, propSize, pPropValue,
                                                                   pPropSizeRet);
}

ur_result_t UR_APICALL urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
                                           const ur_physical_mem_properties_t *pProperties,
                                           ur_physical_mem_handle_t *phPhysicalMem) noexcept {
  const ur_result_t result = checks::urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem, result);
  }
  return next.load(std::memory_order_relaxed)->PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties,
                                                                     phPhysicalMem);
}

ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) noexcept {
  const ur_result_t result = checks::urPhysicalMemRetain(hPhysicalMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPhysicalMemRetain(hPhysicalMem, result);
  }
  return next.load(std::memory_order_relaxed)->PhysicalMem.pfnRetain(hPhysicalMem);
}

ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) noexcept {
  const ur_result_t result = checks::urPhysicalMemRelease(hPhysicalMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPhysicalMemRelease(hPhysicalMem, result);
  }
  return next.load(std::memory_order_relaxed)->PhysicalMem.pfnRelease(hPhysicalMem);
}

ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName,
                                            size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->PhysicalMem.pfnGetInfo(hPhysicalMem, propName, propSize, pPropValue,
                                                                      pPropSizeRet);
}

ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList,
                                                                     phEvent);
}

ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                                    phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnEventsWaitWithBarrier(hQueue, numEventsInWaitList,
                                                                                phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                                              size_t offset, size_t size, void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                                            numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList,
                                           phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemBufferRead(hQueue, hBuffer, blockingRead, offset, size,
                                                                        pDst, numEventsInWaitList, phEventWaitList,
                                                                        phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
                                               size_t offset, size_t size, const void *pSrc,
                                               uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                                             numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList,
                                            phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size,
                                                                         pSrc, numEventsInWaitList, phEventWaitList,
                                                                         phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                                                  ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                                  ur_rect_region_t region, size_t bufferRowPitch,
                                                  size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
                                                  void *pDst, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin,
                                                                region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                                hostSlicePitch, pDst, numEventsInWaitList,
                                                                phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region,
                                               bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst,
                                               numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin,
                                                                            hostOrigin, region, bufferRowPitch,
                                                                            bufferSlicePitch, hostRowPitch,
                                                                            hostSlicePitch, pDst, numEventsInWaitList,
                                                                            phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                   bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                                   ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                   size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
                                                   size_t hostSlicePitch, void *pSrc, uint32_t numEventsInWaitList,
                                                   const ur_event_handle_t *phEventWaitList,
                                                   ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin,
                                                                 hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                                                 hostRowPitch, hostSlicePitch, pSrc,
                                                                 numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region,
                                                bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc,
                                                numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemBufferWriteRect(hQueue, hBuffer, blockingWrite,
                                                                             bufferOrigin, hostOrigin, region,
                                                                             bufferRowPitch, bufferSlicePitch,
                                                                             hostRowPitch, hostSlicePitch, pSrc,
                                                                             numEventsInWaitList, phEventWaitList,
                                                                             phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                              ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                              size_t size, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                                            numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                           numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset,
                                                                        dstOffset, size, numEventsInWaitList,
                                                                        phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                  ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                  size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                                  size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin,
                                                                region, srcRowPitch, srcSlicePitch, dstRowPitch,
                                                                dstSlicePitch, numEventsInWaitList, phEventWaitList,
                                                                phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region,
                                               srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch,
                                               numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin,
                                                                            dstOrigin, region, srcRowPitch,
                                                                            srcSlicePitch, dstRowPitch, dstSlicePitch,
                                                                            numEventsInWaitList, phEventWaitList,
                                                                            phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
                                              size_t patternSize, size_t offset, size_t size,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                                            numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList,
                                           phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset,
                                                                        size, numEventsInWaitList, phEventWaitList,
                                                                        phEvent);
}

ur_result_t UR_APICALL urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead,
                                             ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
                                             size_t slicePitch, void *pDst, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch,
                                                           slicePitch, pDst, numEventsInWaitList, phEventWaitList,
                                                           phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
                                          numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemImageRead(hQueue, hImage, blockingRead, origin, region,
                                                                       rowPitch, slicePitch, pDst, numEventsInWaitList,
                                                                       phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite,
                                              ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
                                              size_t slicePitch, void *pSrc, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch,
                                                            slicePitch, pSrc, numEventsInWaitList, phEventWaitList,
                                                            phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
                                           numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemImageWrite(hQueue, hImage, blockingWrite, origin, region,
                                                                        rowPitch, slicePitch, pSrc, numEventsInWaitList,
                                                                        phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                             ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                             ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                                           numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                          numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin,
                                                                       dstOrigin, region, numEventsInWaitList,
                                                                       phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap,
                                             ur_map_flags_t mapFlags, size_t offset, size_t size,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent, void **ppRetMap) noexcept {
  const ur_result_t result = checks::urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                                           numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList,
                                          phEventWaitList, phEvent, ppRetMap, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset,
                                                                       size, numEventsInWaitList, phEventWaitList,
                                                                       phEvent, ppRetMap);
}

ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList,
                                                       phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList,
                                                                   phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern,
                                        size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                                      phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList,
                                     phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnUSMFill(hQueue, pMem, patternSize, pPattern, size,
                                                                  numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc,
                                          size_t size, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                                        phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList,
                                       phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnUSMMemcpy(hQueue, blocking, pDst, pSrc, size,
                                                                    numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                            ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                                          phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent,
                                         result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                                                      phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
                                          const void *pPattern, size_t width, size_t height,
                                          uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                                        numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
                                       phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width,
                                                                    height, numEventsInWaitList, phEventWaitList,
                                                                    phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch,
                                            const void *pSrc, size_t srcPitch, size_t width, size_t height,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width,
                                                          height, numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                                         numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch,
                                                                      width, height, numEventsInWaitList,
                                                                      phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                          const char *name, bool blockingWrite, size_t count,
                                                          size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count,
                                                                        offset, pSrc, numEventsInWaitList,
                                                                        phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count, offset, pSrc,
                                                       numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnDeviceGlobalVariableWrite(hQueue, hProgram, name,
                                                                                    blockingWrite, count, offset, pSrc,
                                                                                    numEventsInWaitList,
                                                                                    phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                         const char *name, bool blockingRead, size_t count,
                                                         size_t offset, void *pDst, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count,
                                                                       offset, pDst, numEventsInWaitList,
                                                                       phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count, offset, pDst,
                                                      numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead,
                                                                                   count, offset, pDst,
                                                                                   numEventsInWaitList, phEventWaitList,
                                                                                   phEvent);
}

ur_result_t UR_APICALL urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                             const char *pipe_symbol, bool blocking, void *pDst, size_t size,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size,
                                                           numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList,
                                          phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst,
                                                                       size, numEventsInWaitList, phEventWaitList,
                                                                       phEvent);
}

ur_result_t UR_APICALL urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                              const char *pipe_symbol, bool blocking, void *pSrc, size_t size,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size,
                                                            numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList,
                                           phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc,
                                                                        size, numEventsInWaitList, phEventWaitList,
                                                                        phEvent);
}

ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                                         const ur_exp_enqueue_ext_properties_t *pProperties,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList,
                                                                       phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList, phEventWaitList,
                                                      phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->Enqueue.pfnEventsWaitWithBarrierExt(hQueue, pProperties,
                                                                                   numEventsInWaitList, phEventWaitList,
                                                                                   phEvent);
}

ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                                                      pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
                                                                      launchPropList, numEventsInWaitList,
                                                                      phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                                                     pLocalWorkSize, numArgs, pArgs, launchPropList,
                                                     numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnKernelLaunchWithArgsExp(hQueue, hKernel, workDim,
                                                                                     pGlobalWorkOffset, pGlobalWorkSize,
                                                                                     pLocalWorkSize, numArgs, pArgs,
                                                                                     launchPropList,
                                                                                     numEventsInWaitList,
                                                                                     phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                  const size_t size,
                                                  const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                  uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                  ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                                phEventWaitList, ppMem, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList,
                                               ppMem, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnUSMDeviceAllocExp(hQueue, pPool, size, pProperties,
                                                                               numEventsInWaitList, phEventWaitList,
                                                                               ppMem, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                  const size_t size,
                                                  const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                  uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                  ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                                phEventWaitList, ppMem, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList,
                                               ppMem, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnUSMSharedAllocExp(hQueue, pPool, size, pProperties,
                                                                               numEventsInWaitList, phEventWaitList,
                                                                               ppMem, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
                                                const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                void **ppMem, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                              phEventWaitList, ppMem, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList,
                                             ppMem, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnUSMHostAllocExp(hQueue, pPool, size, pProperties,
                                                                             numEventsInWaitList, phEventWaitList,
                                                                             ppMem, phEvent);
}

ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem,
                                           uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList,
                                                         phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList,
                                                                        phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList,
                                                                    phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent,
                                                   result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnTimestampRecordingExp(hQueue, blocking,
                                                                                   numEventsInWaitList, phEventWaitList,
                                                                                   phEvent);
}

ur_result_t UR_APICALL urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                                 ur_exp_command_buffer_handle_t hCommandBuffer,
                                                 uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                 ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList,
                                                               phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent,
                                              result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnCommandBufferExp(hQueue, hCommandBuffer,
                                                                              numEventsInWaitList, phEventWaitList,
                                                                              phEvent);
}

ur_result_t UR_APICALL urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask,
                                            void *data, const ur_exp_host_task_properties_t *pProperties,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList,
                                                          phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList,
                                         phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnHostTaskExp(hQueue, pfnHostTask, data, pProperties,
                                                                         numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList,
                                                               phMemList, pProperties, numEventsInWaitList,
                                                               phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
                                              numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnNativeCommandExp(hQueue, pfnNativeEnqueue, data,
                                                                              numMemsInMemList, phMemList, pProperties,
                                                                              numEventsInWaitList, phEventWaitList,
                                                                              phEvent);
}

ur_result_t UR_APICALL urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->EnqueueExp.pfnGraphExp(hQueue, hGraph, numEventsInWaitList,
                                                                      phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                      ur_usm_pool_handle_t pool, size_t size, void **ppMem) noexcept {
  const ur_result_t result = checks::urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem, result);
  }
  return next.load(std::memory_order_relaxed)->USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) noexcept {
  const ur_result_t result = checks::urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem, result);
  }
  return next.load(std::memory_order_relaxed)->USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) noexcept {
  const ur_result_t result = checks::urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem, result);
  }
  return next.load(std::memory_order_relaxed)->USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) noexcept {
  const ur_result_t result = checks::urUSMFree(hContext, pMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMFree(hContext, pMem, result);
  }
  return next.load(std::memory_order_relaxed)->USM.pfnFree(hContext, pMem);
}

ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                            ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->USM.pfnGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue,
                                                                      pPropSizeRet);
}

ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                       ur_usm_pool_handle_t *ppPool) noexcept {
  const ur_result_t result = checks::urUSMPoolCreate(hContext, pPoolDesc, ppPool);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolCreate(hContext, pPoolDesc, ppPool, result);
  }
  return next.load(std::memory_order_relaxed)->USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
}

ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) noexcept {
  const ur_result_t result = checks::urUSMPoolRetain(pPool);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolRetain(pPool, result);
  }
  return next.load(std::memory_order_relaxed)->USM.pfnPoolRetain(pPool);
}

ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) noexcept {
  const ur_result_t result = checks::urUSMPoolRelease(pPool);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolRelease(pPool, result);
  }
  return next.load(std::memory_order_relaxed)->USM.pfnPoolRelease(pPool);
}

ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool) noexcept {
  const ur_result_t result = checks::urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
}

ur_result_t UR_APICALL urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           ur_usm_pool_handle_t hPool) noexcept {
  const ur_result_t result = checks::urUSMPoolDestroyExp(hContext, hDevice, hPool);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolDestroyExp(hContext, hDevice, hPool, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnPoolDestroyExp(hContext, hDevice, hPool);
}

ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        ur_usm_pool_handle_t *pPool) noexcept {
  const ur_result_t result = checks::urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
}

ur_result_t UR_APICALL urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t propSize) noexcept {
  const ur_result_t result = checks::urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnPoolSetInfoExp(hPool, propName, pPropValue, propSize);
}

ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t hPool) noexcept {
  const ur_result_t result = checks::urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnPoolSetDevicePoolExp(hContext, hDevice, hPool);
}

ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t *pPool) noexcept {
  const ur_result_t result = checks::urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnPoolGetDevicePoolExp(hContext, hDevice, pPool);
}

ur_result_t UR_APICALL urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_handle_t hPool, size_t minBytesToKeep) noexcept {
  const ur_result_t result = checks::urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
}

ur_result_t UR_APICALL urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                            const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                            size_t widthInBytes, size_t height, size_t elementSizeBytes, void **ppMem,
                                            size_t *pResultPitch) noexcept {
  const ur_result_t result = checks::urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height,
                                                          elementSizeBytes, ppMem, pResultPitch);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes,
                                         ppMem, pResultPitch, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnPitchedAllocExp(hContext, hDevice, pUSMDesc, pool,
                                                                         widthInBytes, height, elementSizeBytes, ppMem,
                                                                         pResultPitch);
}

ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                             size_t size) noexcept {
  const ur_result_t result = checks::urUSMContextMemcpyExp(hContext, pDst, pSrc, size);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMContextMemcpyExp(hContext, pDst, pSrc, size, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) noexcept {
  const ur_result_t result = checks::urUSMHostAllocUnregisterExp(hContext, pHostMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMHostAllocUnregisterExp(hContext, pHostMem, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
}

ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) noexcept {
  const ur_result_t result = checks::urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
}

ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) noexcept {
  const ur_result_t result = checks::urUSMImportExp(hContext, pMem, size);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMImportExp(hContext, pMem, size, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnImportExp(hContext, pMem, size);
}

ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) noexcept {
  const ur_result_t result = checks::urUSMReleaseExp(hContext, pMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUSMReleaseExp(hContext, pMem, result);
  }
  return next.load(std::memory_order_relaxed)->USMExp.pfnReleaseExp(hContext, pMem);
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      ur_exp_image_native_handle_t hImage) noexcept {
  const ur_result_t result = checks::urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(hContext, hDevice,
                                                                                                   hImage);
}

ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                    ur_device_handle_t hDevice,
                                                                    ur_exp_image_native_handle_t hImage) noexcept {
  const ur_result_t result = checks::urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnSampledImageHandleDestroyExp(hContext, hDevice,
                                                                                                 hImage);
}

ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  const ur_result_t result = checks::urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                      phImageMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc, phImageMem, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnImageAllocateExp(hContext, hDevice, pImageFormat,
                                                                                     pImageDesc, phImageMem);
}

ur_result_t UR_APICALL urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t hImageMem) noexcept {
  const ur_result_t result = checks::urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnImageFreeExp(hContext, hDevice, hImageMem);
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               ur_exp_image_mem_native_handle_t hImageMem,
                                                               const ur_image_format_t *pImageFormat,
                                                               const ur_image_desc_t *pImageDesc,
                                                               ur_exp_image_native_handle_t *phImage) noexcept {
  const ur_result_t result = checks::urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                             pImageDesc, phImage);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                                            phImage, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnUnsampledImageCreateExp(hContext, hDevice,
                                                                                            hImageMem, pImageFormat,
                                                                                            pImageDesc, phImage);
}

ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             ur_exp_image_mem_native_handle_t hImageMem,
                                                             const ur_image_format_t *pImageFormat,
                                                             const ur_image_desc_t *pImageDesc,
                                                             const ur_sampler_desc_t *pSamplerDesc,
                                                             ur_exp_image_native_handle_t *phImage) noexcept {
  const ur_result_t result = checks::urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat,
                                                                           pImageDesc, pSamplerDesc, phImage);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                                          pSamplerDesc, phImage, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnSampledImageCreateExp(hContext, hDevice, hImageMem,
                                                                                          pImageFormat, pImageDesc,
                                                                                          pSamplerDesc, phImage);
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
  const ur_result_t result = checks::urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc,
                                                                  pSrcImageFormat, pDstImageFormat, pCopyRegion,
                                                                  imageCopyFlags, imageCopyInputTypes,
                                                                  numEventsInWaitList, phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat,
                                                 pDstImageFormat, pCopyRegion, imageCopyFlags, imageCopyInputTypes,
                                                 numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc,
                                                                                 pDstImageDesc, pSrcImageFormat,
                                                                                 pDstImageFormat, pCopyRegion,
                                                                                 imageCopyFlags, imageCopyInputTypes,
                                                                                 numEventsInWaitList, phEventWaitList,
                                                                                 phEvent);
}

ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                                       ur_exp_image_mem_native_handle_t hImageMem,
                                                       ur_image_info_t propName, void *pPropValue,
                                                       size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue,
                                                                     pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnImageGetInfoExp(hContext, hImageMem, propName,
                                                                                    pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  const ur_result_t result = checks::urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc,
                                                                                        pImageFormat,
                                                                                        imageMemHandleType,
                                                                                        pSupportedRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice, pImageDesc, pImageFormat,
                                                                       imageMemHandleType, pSupportedRet, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(
    hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  const ur_result_t result = checks::urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                       pImageFormat, imageMemHandleType,
                                                                                       pSupportedRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat,
                                                                      imageMemHandleType, pSupportedRet, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(
    hContext, hDevice, pImageDesc, pImageFormat, imageMemHandleType, pSupportedRet);
}

ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  const ur_result_t result = checks::urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                     pImageFormat, imageMemHandleType,
                                                                                     pSupportedRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc, pImageFormat,
                                                                    imageMemHandleType, pSupportedRet, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnGetImageSampledHandleSupportExp(hContext, hDevice,
                                                                                                    pImageDesc,
                                                                                                    pImageFormat,
                                                                                                    imageMemHandleType,
                                                                                                    pSupportedRet);
}

ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         ur_exp_image_mem_native_handle_t hImageMem,
                                                         uint32_t mipmapLevel,
                                                         ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  const ur_result_t result = checks::urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel,
                                                                       phImageMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel, phImageMem, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnMipmapGetLevelExp(hContext, hDevice, hImageMem,
                                                                                      mipmapLevel, phImageMem);
}

ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     ur_exp_image_mem_native_handle_t hMem) noexcept {
  const ur_result_t result = checks::urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnMipmapFreeExp(hContext, hDevice, hMem);
}

ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               size_t size, ur_exp_external_mem_type_t memHandleType,
                                                               ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                               ur_exp_external_mem_handle_t *phExternalMem) noexcept {
  const ur_result_t result = checks::urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size, memHandleType,
                                                                             pExternalMemDesc, phExternalMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size, memHandleType, pExternalMemDesc,
                                                            phExternalMem, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnImportExternalMemoryExp(hContext, hDevice, size,
                                                                                            memHandleType,
                                                                                            pExternalMemDesc,
                                                                                            phExternalMem);
}

ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           const ur_image_format_t *pImageFormat,
                                                           const ur_image_desc_t *pImageDesc,
                                                           ur_exp_external_mem_handle_t hExternalMem,
                                                           ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  const ur_result_t result = checks::urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                         hExternalMem, phImageMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc, hExternalMem,
                                                        phImageMem, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnMapExternalArrayExp(hContext, hDevice, pImageFormat,
                                                                                        pImageDesc, hExternalMem,
                                                                                        phImageMem);
}

ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice, uint64_t offset,
                                                                  uint64_t size,
                                                                  ur_exp_external_mem_handle_t hExternalMem,
                                                                  void **ppRetMem) noexcept {
  const ur_result_t result = checks::urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size,
                                                                                hExternalMem, ppRetMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size, hExternalMem, ppRetMem,
                                                               result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnMapExternalLinearMemoryExp(hContext, hDevice,
                                                                                               offset, size,
                                                                                               hExternalMem, ppRetMem);
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext,
                                                                ur_device_handle_t hDevice,
                                                                ur_exp_external_mem_handle_t hExternalMem) noexcept {
  const ur_result_t result = checks::urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnReleaseExternalMemoryExp(hContext, hDevice,
                                                                                             hExternalMem);
}

ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice, void *pMem) noexcept {
  const ur_result_t result = checks::urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
}

ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) noexcept {
  const ur_result_t result = checks::urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType,
                                                                                    pSupportedRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType, pSupportedRet, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnSupportsImportingHandleTypeExp(hDevice,
                                                                                                   memHandleType,
                                                                                                   pSupportedRet);
}

ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) noexcept {
  const ur_result_t result = checks::urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice, semHandleType,
                                                                                pExternalSemaphoreDesc,
                                                                                phExternalSemaphore);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice, semHandleType, pExternalSemaphoreDesc,
                                                               phExternalSemaphore, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnImportExternalSemaphoreExp(hContext, hDevice,
                                                                                               semHandleType,
                                                                                               pExternalSemaphoreDesc,
                                                                                               phExternalSemaphore);
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) noexcept {
  const ur_result_t result = checks::urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice, hExternalSemaphore);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice, hExternalSemaphore, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnReleaseExternalSemaphoreExp(hContext, hDevice,
                                                                                                hExternalSemaphore);
}

ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue, uint64_t waitValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue,
                                                                              waitValue, numEventsInWaitList,
                                                                              phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue, waitValue,
                                                             numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnWaitExternalSemaphoreExp(hQueue, hSemaphore,
                                                                                             hasWaitValue, waitValue,
                                                                                             numEventsInWaitList,
                                                                                             phEventWaitList, phEvent);
}

ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue, uint64_t signalValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue,
                                                                                signalValue, numEventsInWaitList,
                                                                                phEventWaitList, phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue, signalValue,
                                                               numEventsInWaitList, phEventWaitList, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->BindlessImagesExp.pfnSignalExternalSemaphoreExp(hQueue, hSemaphore,
                                                                                               hasSignalValue,
                                                                                               signalValue,
                                                                                               numEventsInWaitList,
                                                                                               phEventWaitList,
                                                                                               phEvent);
}

ur_result_t UR_APICALL urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                                ur_exp_command_buffer_handle_t *phCommandBuffer) noexcept {
  const ur_result_t result = checks::urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc, phCommandBuffer);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc, phCommandBuffer, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnCreateExp(hContext, hDevice, pCommandBufferDesc,
                                                                             phCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  const ur_result_t result = checks::urCommandBufferRetainExp(hCommandBuffer);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferRetainExp(hCommandBuffer, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnRetainExp(hCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  const ur_result_t result = checks::urCommandBufferReleaseExp(hCommandBuffer);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferReleaseExp(hCommandBuffer, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnReleaseExp(hCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  const ur_result_t result = checks::urCommandBufferFinalizeExp(hCommandBuffer);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferFinalizeExp(hCommandBuffer, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnFinalizeExp(hCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim,
                                                                          pGlobalWorkOffset, pGlobalWorkSize,
                                                                          pLocalWorkSize, numKernelAlternatives,
                                                                          phKernelAlternatives, numSyncPointsInWaitList,
                                                                          pSyncPointWaitList, numEventsInWaitList,
                                                                          phEventWaitList, pSyncPoint, phEvent,
                                                                          phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset,
                                                         pGlobalWorkSize, pLocalWorkSize, numKernelAlternatives,
                                                         phKernelAlternatives, numSyncPointsInWaitList,
                                                         pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                         pSyncPoint, phEvent, phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendKernelLaunchExp(hCommandBuffer, hKernel,
                                                                                         workDim, pGlobalWorkOffset,
                                                                                         pGlobalWorkSize,
                                                                                         pLocalWorkSize,
                                                                                         numKernelAlternatives,
                                                                                         phKernelAlternatives,
                                                                                         numSyncPointsInWaitList,
                                                                                         pSyncPointWaitList,
                                                                                         numEventsInWaitList,
                                                                                         phEventWaitList, pSyncPoint,
                                                                                         phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim,
                                                                                  pGlobalWorkOffset, pGlobalWorkSize,
                                                                                  pLocalWorkSize, numArgs, pArgs,
                                                                                  numKernelAlternatives,
                                                                                  phKernelAlternatives,
                                                                                  numSyncPointsInWaitList,
                                                                                  pSyncPointWaitList,
                                                                                  numEventsInWaitList, phEventWaitList,
                                                                                  pSyncPoint, phEvent, phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim, pGlobalWorkOffset,
                                                                 pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
                                                                 numKernelAlternatives, phKernelAlternatives,
                                                                 numSyncPointsInWaitList, pSyncPointWaitList,
                                                                 numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                 phEvent, phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
    hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
    numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList,
    phEventWaitList, pSyncPoint, phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size,
                                                                       numSyncPointsInWaitList, pSyncPointWaitList,
                                                                       numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                       phEvent, phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList,
                                                      pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                      pSyncPoint, phEvent, phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size,
                                                                                      numSyncPointsInWaitList,
                                                                                      pSyncPointWaitList,
                                                                                      numEventsInWaitList,
                                                                                      phEventWaitList, pSyncPoint,
                                                                                      phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern, size_t patternSize, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize,
                                                                     size, numSyncPointsInWaitList, pSyncPointWaitList,
                                                                     numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                     phEvent, phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize, size,
                                                    numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList,
                                                    phEventWaitList, pSyncPoint, phEvent, phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendUSMFillExp(hCommandBuffer, pMemory, pPattern,
                                                                                    patternSize, size,
                                                                                    numSyncPointsInWaitList,
                                                                                    pSyncPointWaitList,
                                                                                    numEventsInWaitList,
                                                                                    phEventWaitList, pSyncPoint,
                                                                                    phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset,
                                                                           dstOffset, size, numSyncPointsInWaitList,
                                                                           pSyncPointWaitList, numEventsInWaitList,
                                                                           phEventWaitList, pSyncPoint, phEvent,
                                                                           phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size,
                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                          numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                          phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendMemBufferCopyExp(hCommandBuffer, hSrcMem,
                                                                                          hDstMem, srcOffset, dstOffset,
                                                                                          size, numSyncPointsInWaitList,
                                                                                          pSyncPointWaitList,
                                                                                          numEventsInWaitList,
                                                                                          phEventWaitList, pSyncPoint,
                                                                                          phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size, pSrc,
                                                                            numSyncPointsInWaitList, pSyncPointWaitList,
                                                                            numEventsInWaitList, phEventWaitList,
                                                                            pSyncPoint, phEvent, phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size, pSrc,
                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                           numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                           phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendMemBufferWriteExp(hCommandBuffer, hBuffer,
                                                                                           offset, size, pSrc,
                                                                                           numSyncPointsInWaitList,
                                                                                           pSyncPointWaitList,
                                                                                           numEventsInWaitList,
                                                                                           phEventWaitList, pSyncPoint,
                                                                                           phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst,
                                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                                           numEventsInWaitList, phEventWaitList,
                                                                           pSyncPoint, phEvent, phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size, pDst,
                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                          numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                          phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendMemBufferReadExp(hCommandBuffer, hBuffer,
                                                                                          offset, size, pDst,
                                                                                          numSyncPointsInWaitList,
                                                                                          pSyncPointWaitList,
                                                                                          numEventsInWaitList,
                                                                                          phEventWaitList, pSyncPoint,
                                                                                          phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem,
                                                                               srcOrigin, dstOrigin, region,
                                                                               srcRowPitch, srcSlicePitch, dstRowPitch,
                                                                               dstSlicePitch, numSyncPointsInWaitList,
                                                                               pSyncPointWaitList, numEventsInWaitList,
                                                                               phEventWaitList, pSyncPoint, phEvent,
                                                                               phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin,
                                                              region, srcRowPitch, srcSlicePitch, dstRowPitch,
                                                              dstSlicePitch, numSyncPointsInWaitList,
                                                              pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                              pSyncPoint, phEvent, phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem,
                                                                                              hDstMem, srcOrigin,
                                                                                              dstOrigin, region,
                                                                                              srcRowPitch,
                                                                                              srcSlicePitch,
                                                                                              dstRowPitch,
                                                                                              dstSlicePitch,
                                                                                              numSyncPointsInWaitList,
                                                                                              pSyncPointWaitList,
                                                                                              numEventsInWaitList,
                                                                                              phEventWaitList,
                                                                                              pSyncPoint, phEvent,
                                                                                              phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                                hostOffset, region, bufferRowPitch,
                                                                                bufferSlicePitch, hostRowPitch,
                                                                                hostSlicePitch, pSrc,
                                                                                numSyncPointsInWaitList,
                                                                                pSyncPointWaitList, numEventsInWaitList,
                                                                                phEventWaitList, pSyncPoint, phEvent,
                                                                                phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset,
                                                               region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                               hostSlicePitch, pSrc, numSyncPointsInWaitList,
                                                               pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                               pSyncPoint, phEvent, phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer,
                                                                                               bufferOffset, hostOffset,
                                                                                               region, bufferRowPitch,
                                                                                               bufferSlicePitch,
                                                                                               hostRowPitch,
                                                                                               hostSlicePitch, pSrc,
                                                                                               numSyncPointsInWaitList,
                                                                                               pSyncPointWaitList,
                                                                                               numEventsInWaitList,
                                                                                               phEventWaitList,
                                                                                               pSyncPoint, phEvent,
                                                                                               phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                               hostOffset, region, bufferRowPitch,
                                                                               bufferSlicePitch, hostRowPitch,
                                                                               hostSlicePitch, pDst,
                                                                               numSyncPointsInWaitList,
                                                                               pSyncPointWaitList, numEventsInWaitList,
                                                                               phEventWaitList, pSyncPoint, phEvent,
                                                                               phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset, hostOffset, region,
                                                              bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                              hostSlicePitch, pDst, numSyncPointsInWaitList,
                                                              pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                              pSyncPoint, phEvent, phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendMemBufferReadRectExp(hCommandBuffer, hBuffer,
                                                                                              bufferOffset, hostOffset,
                                                                                              region, bufferRowPitch,
                                                                                              bufferSlicePitch,
                                                                                              hostRowPitch,
                                                                                              hostSlicePitch, pDst,
                                                                                              numSyncPointsInWaitList,
                                                                                              pSyncPointWaitList,
                                                                                              numEventsInWaitList,
                                                                                              phEventWaitList,
                                                                                              pSyncPoint, phEvent,
                                                                                              phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern,
                                                                           patternSize, offset, size,
                                                                           numSyncPointsInWaitList, pSyncPointWaitList,
                                                                           numEventsInWaitList, phEventWaitList,
                                                                           pSyncPoint, phEvent, phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern, patternSize, offset, size,
                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                          numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent,
                                                          phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendMemBufferFillExp(hCommandBuffer, hBuffer,
                                                                                          pPattern, patternSize, offset,
                                                                                          size, numSyncPointsInWaitList,
                                                                                          pSyncPointWaitList,
                                                                                          numEventsInWaitList,
                                                                                          phEventWaitList, pSyncPoint,
                                                                                          phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags,
                                                                         numSyncPointsInWaitList, pSyncPointWaitList,
                                                                         numEventsInWaitList, phEventWaitList,
                                                                         pSyncPoint, phEvent, phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList,
                                                        pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                        pSyncPoint, phEvent, phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendUSMPrefetchExp(hCommandBuffer, pMemory, size,
                                                                                        flags, numSyncPointsInWaitList,
                                                                                        pSyncPointWaitList,
                                                                                        numEventsInWaitList,
                                                                                        phEventWaitList, pSyncPoint,
                                                                                        phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice,
                                                                       numSyncPointsInWaitList, pSyncPointWaitList,
                                                                       numEventsInWaitList, phEventWaitList, pSyncPoint,
                                                                       phEvent, phCommand);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList,
                                                      pSyncPointWaitList, numEventsInWaitList, phEventWaitList,
                                                      pSyncPoint, phEvent, phCommand, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendUSMAdviseExp(hCommandBuffer, pMemory, size,
                                                                                      advice, numSyncPointsInWaitList,
                                                                                      pSyncPointWaitList,
                                                                                      numEventsInWaitList,
                                                                                      phEventWaitList, pSyncPoint,
                                                                                      phEvent, phCommand);
}

ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) noexcept {
  const ur_result_t result = checks::urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData,
                                                                           hChildCommandBuffer, numSyncPointsInWaitList,
                                                                           pSyncPointWaitList, pSyncPoint);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer,
                                                          numSyncPointsInWaitList, pSyncPointWaitList, pSyncPoint,
                                                          result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnAppendNativeCommandExp(hCommandBuffer,
                                                                                          pfnNativeCommand, pData,
                                                                                          hChildCommandBuffer,
                                                                                          numSyncPointsInWaitList,
                                                                                          pSyncPointWaitList,
                                                                                          pSyncPoint);
}

ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) noexcept {
  const ur_result_t result = checks::urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates,
                                                                          pUpdateKernelLaunch);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates, pUpdateKernelLaunch, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnUpdateKernelLaunchExp(hCommandBuffer,
                                                                                         numKernelUpdates,
                                                                                         pUpdateKernelLaunch);
}

ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                           ur_event_handle_t *phSignalEvent) noexcept {
  const ur_result_t result = checks::urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnUpdateSignalEventExp(hCommand, phSignalEvent);
}

ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList) noexcept {
  const ur_result_t result = checks::urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList, phEventWaitList);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList, phEventWaitList, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnUpdateWaitEventsExp(hCommand, numEventsInWaitList,
                                                                                       phEventWaitList);
}

ur_result_t UR_APICALL urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                 ur_exp_command_buffer_info_t propName, size_t propSize,
                                                 void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue,
                                                               pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnGetInfoExp(hCommandBuffer, propName, propSize,
                                                                              pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                         ur_native_handle_t *phNativeCommandBuffer) noexcept {
  const ur_result_t result = checks::urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer, result);
  }
  return next.load(std::memory_order_relaxed)->CommandBufferExp.pfnGetNativeHandleExp(hCommandBuffer,
                                                                                      phNativeCommandBuffer);
}

ur_result_t UR_APICALL urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) noexcept {
  const ur_result_t result = checks::urGraphCreateExp(hContext, phGraph);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphCreateExp(hContext, phGraph, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnCreateExp(hContext, phGraph);
}

ur_result_t UR_APICALL urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                                  ur_exp_executable_graph_handle_t *phExecGraph) noexcept {
  const ur_result_t result = checks::urGraphInstantiateGraphExp(hGraph, phExecGraph);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphInstantiateGraphExp(hGraph, phExecGraph, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnInstantiateGraphExp(hGraph, phExecGraph);
}

ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph) noexcept {
  const ur_result_t result = checks::urGraphDestroyExp(hGraph);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphDestroyExp(hGraph, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnDestroyExp(hGraph);
}

ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph) noexcept {
  const ur_result_t result = checks::urGraphExecutableGraphDestroyExp(hExecutableGraph);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphExecutableGraphDestroyExp(hExecutableGraph, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnExecutableGraphDestroyExp(hExecutableGraph);
}

ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) noexcept {
  const ur_result_t result = checks::urGraphIsEmptyExp(hGraph, pResult);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphIsEmptyExp(hGraph, pResult, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnIsEmptyExp(hGraph, pResult);
}

ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) noexcept {
  const ur_result_t result = checks::urGraphGetIdExp(hGraph, pGraphId);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphGetIdExp(hGraph, pGraphId, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnGetIdExp(hGraph, pGraphId);
}

ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t hGraph,
                                                        ur_exp_graph_destruction_callback_t pfnCallback,
                                                        void *pUserData) noexcept {
  const ur_result_t result = checks::urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
}

ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) noexcept {
  const ur_result_t result = checks::urGraphDumpContentsExp(hGraph, filePath);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphDumpContentsExp(hGraph, filePath, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnDumpContentsExp(hGraph, filePath);
}

ur_result_t UR_APICALL urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph,
                                                 ur_native_handle_t *phNativeGraph) noexcept {
  const ur_result_t result = checks::urGraphGetNativeHandleExp(hGraph, phNativeGraph);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphGetNativeHandleExp(hGraph, phNativeGraph, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnGetNativeHandleExp(hGraph, phNativeGraph);
}

ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) noexcept {
  const ur_result_t result = checks::urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph,
                                                                              phNativeExecutableGraph);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph, phNativeExecutableGraph, result);
  }
  return next.load(std::memory_order_relaxed)->GraphExp.pfnExecutableGraphGetNativeHandleExp(hExecutableGraph,
                                                                                             phNativeExecutableGraph);
}

ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem, void **ppIPCMemHandleData,
                                            size_t *pIPCMemHandleDataSizeRet) noexcept {
  const ur_result_t result = checks::urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnGetMemHandleExp(hContext, pMem, ppIPCMemHandleData,
                                                                         pIPCMemHandleDataSizeRet);
}

ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) noexcept {
  const ur_result_t result = checks::urIPCPutMemHandleExp(hContext, pIPCMemHandleData);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCPutMemHandleExp(hContext, pIPCMemHandleData, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
}

ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                             void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                             void **ppMem) noexcept {
  const ur_result_t result = checks::urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize,
                                                           ppMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData, ipcMemHandleDataSize, ppMem, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData,
                                                                          ipcMemHandleDataSize, ppMem);
}

ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) noexcept {
  const ur_result_t result = checks::urIPCCloseMemHandleExp(hContext, pMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCCloseMemHandleExp(hContext, pMem, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnCloseMemHandleExp(hContext, pMem);
}

ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem,
                                                void **ppIPCPhysMemHandleData,
                                                size_t *pIPCPhysMemHandleDataSizeRet) noexcept {
  const ur_result_t result = checks::urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                              pIPCPhysMemHandleDataSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet,
                                             result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                                             pIPCPhysMemHandleDataSizeRet);
}

ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                const void *pIPCPhysMemHandleData) noexcept {
  const ur_result_t result = checks::urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
}

ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 const void *pIPCPhysMemHandleData, size_t ipcPhysMemHandleDataSize,
                                                 ur_physical_mem_handle_t *phPhysMem) noexcept {
  const ur_result_t result = checks::urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                               ipcPhysMemHandleDataSize, phPhysMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize,
                                              phPhysMem, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                                              ipcPhysMemHandleDataSize, phPhysMem);
}

ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                  ur_physical_mem_handle_t hPhysMem) noexcept {
  const ur_result_t result = checks::urIPCClosePhysMemHandleExp(hContext, hPhysMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCClosePhysMemHandleExp(hContext, hPhysMem, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
}

ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                              size_t *pIPCEventHandleDataSizeRet) noexcept {
  const ur_result_t result = checks::urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnGetEventHandleExp(hEvent, ppIPCEventHandleData,
                                                                           pIPCEventHandleDataSizeRet);
}

ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) noexcept {
  const ur_result_t result = checks::urIPCPutEventHandleExp(hContext, pIPCEventHandleData);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCPutEventHandleExp(hContext, pIPCEventHandleData, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
}

ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                               size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t result = checks::urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize,
                                                             phEvent);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize, phEvent, result);
  }
  return next.load(std::memory_order_relaxed)->IPCExp.pfnOpenEventHandleExp(hContext, pIPCEventHandleData,
                                                                            ipcEventHandleDataSize, phEvent);
}

ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              size_t alignment, size_t size,
                                                              ur_exp_external_mem_type_t handleTypeToExport,
                                                              void **ppMem) noexcept {
  const ur_result_t result = checks::urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size,
                                                                            handleTypeToExport, ppMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size, handleTypeToExport,
                                                           ppMem, result);
  }
  return next.load(std::memory_order_relaxed)->MemoryExportExp.pfnAllocExportableMemoryExp(hContext, hDevice, alignment,
                                                                                           size, handleTypeToExport,
                                                                                           ppMem);
}

ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             void *pMem) noexcept {
  const ur_result_t result = checks::urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem, result);
  }
  return next.load(std::memory_order_relaxed)->MemoryExportExp.pfnFreeExportableMemoryExp(hContext, hDevice, pMem);
}

ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
                                                           void *pMemHandleRet) noexcept {
  const ur_result_t result = checks::urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem,
                                                                         pMemHandleRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem, pMemHandleRet,
                                                        result);
  }
  return next.load(std::memory_order_relaxed)->MemoryExportExp.pfnExportMemoryHandleExp(hContext, hDevice,
                                                                                        handleTypeToExport, pMem,
                                                                                        pMemHandleRet);
}

ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                   ur_device_handle_t peerDevice) noexcept {
  const ur_result_t result = checks::urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice, result);
  }
  return next.load(std::memory_order_relaxed)->UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
}

ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                    ur_device_handle_t peerDevice) noexcept {
  const ur_result_t result = checks::urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice, result);
  }
  return next.load(std::memory_order_relaxed)->UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
}

ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                                    ur_exp_peer_info_t propName, size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize,
                                                                  pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize, pPropValue,
                                                 pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->UsmP2PExp.pfnPeerAccessGetInfoExp(commandDevice, peerDevice, propName,
                                                                                 propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      size_t allocationSize, ur_virtual_mem_granularity_info_t propName,
                                                      size_t propSize, void *pPropValue,
                                                      size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName,
                                                                    propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName, propSize, pPropValue,
                                                   pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->VirtualMem.pfnGranularityGetInfo(hContext, hDevice, allocationSize,
                                                                                propName, propSize, pPropValue,
                                                                                pPropSizeRet);
}

ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           void **ppStart) noexcept {
  const ur_result_t result = checks::urVirtualMemReserve(hContext, pStart, size, ppStart);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urVirtualMemReserve(hContext, pStart, size, ppStart, result);
  }
  return next.load(std::memory_order_relaxed)->VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
}

ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) noexcept {
  const ur_result_t result = checks::urVirtualMemFree(hContext, pStart, size);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urVirtualMemFree(hContext, pStart, size, result);
  }
  return next.load(std::memory_order_relaxed)->VirtualMem.pfnFree(hContext, pStart, size);
}

ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                       ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                       ur_virtual_mem_access_flags_t flags) noexcept {
  const ur_result_t result = checks::urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags, result);
  }
  return next.load(std::memory_order_relaxed)->VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags);
}

ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) noexcept {
  const ur_result_t result = checks::urVirtualMemUnmap(hContext, pStart, size);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urVirtualMemUnmap(hContext, pStart, size, result);
  }
  return next.load(std::memory_order_relaxed)->VirtualMem.pfnUnmap(hContext, pStart, size);
}

ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                             ur_virtual_mem_access_flags_t flags) noexcept {
  const ur_result_t result = checks::urVirtualMemSetAccess(hContext, pStart, size, flags);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urVirtualMemSetAccess(hContext, pStart, size, flags, result);
  }
  return next.load(std::memory_order_relaxed)->VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
}

ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                           size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                                         pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->VirtualMem.pfnGetInfo(hContext, pStart, size, propName, propSize,
                                                                     pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
                                   ur_device_handle_t *phDevices, uint32_t *pNumDevices) noexcept {
  const ur_result_t result = checks::urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices, result);
  }
  return next.load(std::memory_order_relaxed)->Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Device.pfnGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) noexcept {
  const ur_result_t result = checks::urDeviceRetain(hDevice);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDeviceRetain(hDevice, result);
  }
  return next.load(std::memory_order_relaxed)->Device.pfnRetain(hDevice);
}

ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) noexcept {
  const ur_result_t result = checks::urDeviceRelease(hDevice);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDeviceRelease(hDevice, result);
  }
  return next.load(std::memory_order_relaxed)->Device.pfnRelease(hDevice);
}

ur_result_t UR_APICALL urDevicePartition(ur_device_handle_t hDevice,
                                         const ur_device_partition_properties_t *pProperties, uint32_t NumDevices,
                                         ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) noexcept {
  const ur_result_t result = checks::urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet, result);
  }
  return next.load(std::memory_order_relaxed)->Device.pfnPartition(hDevice, pProperties, NumDevices, phSubDevices,
                                                                   pNumDevicesRet);
}

ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                            uint32_t NumBinaries, uint32_t *pSelectedBinary) noexcept {
  const ur_result_t result = checks::urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary, result);
  }
  return next.load(std::memory_order_relaxed)->Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                               ur_native_handle_t *phNativeDevice) noexcept {
  const ur_result_t result = checks::urDeviceGetNativeHandle(hDevice, phNativeDevice);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDeviceGetNativeHandle(hDevice, phNativeDevice, result);
  }
  return next.load(std::memory_order_relaxed)->Device.pfnGetNativeHandle(hDevice, phNativeDevice);
}

ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
                                                      const ur_device_native_properties_t *pProperties,
                                                      ur_device_handle_t *phDevice) noexcept {
  const ur_result_t result = checks::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice, result);
  }
  return next.load(std::memory_order_relaxed)->Device.pfnCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties,
                                                                                phDevice);
}

ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                                   uint64_t *pHostTimestamp) noexcept {
  const ur_result_t result = checks::urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp, result);
  }
  return next.load(std::memory_order_relaxed)->Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
}

ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice) noexcept {
  const ur_result_t result = checks::urDeviceWaitExp(hDevice);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urDeviceWaitExp(hDevice, result);
  }
  return next.load(std::memory_order_relaxed)->DeviceExp.pfnWaitExp(hDevice);
}

} // namespace checked
} // namespace

constinit const ur_dditable_t kTable = {
    .Adapter =
        {
            .pfnGet = checked::urAdapterGet,
            .pfnRelease = checked::urAdapterRelease,
            .pfnRetain = checked::urAdapterRetain,
            .pfnGetLastError = checked::urAdapterGetLastError,
            .pfnGetInfo = checked::urAdapterGetInfo,
            .pfnSetLoggerCallback = checked::urAdapterSetLoggerCallback,
            .pfnSetLoggerCallbackLevel = checked::urAdapterSetLoggerCallbackLevel,
        },
    .Platform =
        {
            .pfnGet = checked::urPlatformGet,
            .pfnGetInfo = checked::urPlatformGetInfo,
            .pfnGetNativeHandle = checked::urPlatformGetNativeHandle,
            .pfnCreateWithNativeHandle = checked::urPlatformCreateWithNativeHandle,
            .pfnGetApiVersion = checked::urPlatformGetApiVersion,
            .pfnGetBackendOption = checked::urPlatformGetBackendOption,
        },
    .Context =
        {
            .pfnCreate = checked::urContextCreate,
            .pfnRetain = checked::urContextRetain,
            .pfnRelease = checked::urContextRelease,
            .pfnGetInfo = checked::urContextGetInfo,
            .pfnGetNativeHandle = checked::urContextGetNativeHandle,
            .pfnCreateWithNativeHandle = checked::urContextCreateWithNativeHandle,
            .pfnSetExtendedDeleter = checked::urContextSetExtendedDeleter,
        },
    .Event =
        {
            .pfnGetInfo = checked::urEventGetInfo,
            .pfnGetProfilingInfo = checked::urEventGetProfilingInfo,
            .pfnWait = checked::urEventWait,
            .pfnRetain = checked::urEventRetain,
            .pfnRelease = checked::urEventRelease,
            .pfnGetNativeHandle = checked::urEventGetNativeHandle,
            .pfnCreateWithNativeHandle = checked::urEventCreateWithNativeHandle,
            .pfnSetCallback = checked::urEventSetCallback,
        },
    .EventExp =
        {
            .pfnCreateExp = checked::urEventCreateExp,
        },
    .Program =
        {
            .pfnCreateWithIL = checked::urProgramCreateWithIL,
            .pfnCreateWithBinary = checked::urProgramCreateWithBinary,
            .pfnBuild = checked::urProgramBuild,
            .pfnCompile = checked::urProgramCompile,
            .pfnLink = checked::urProgramLink,
            .pfnRetain = checked::urProgramRetain,
            .pfnRelease = checked::urProgramRelease,
            .pfnGetFunctionPointer = checked::urProgramGetFunctionPointer,
            .pfnGetGlobalVariablePointer = checked::urProgramGetGlobalVariablePointer,
            .pfnGetInfo = checked::urProgramGetInfo,
            .pfnGetBuildInfo = checked::urProgramGetBuildInfo,
            .pfnSetSpecializationConstants = checked::urProgramSetSpecializationConstants,
            .pfnGetNativeHandle = checked::urProgramGetNativeHandle,
            .pfnCreateWithNativeHandle = checked::urProgramCreateWithNativeHandle,
        },
    .ProgramExp =
        {
            .pfnDynamicLinkExp = checked::urProgramDynamicLinkExp,
            .pfnBuildExp = checked::urProgramBuildExp,
            .pfnCompileExp = checked::urProgramCompileExp,
            .pfnLinkExp = checked::urProgramLinkExp,
        },
    .Kernel =
        {
            .pfnCreate = checked::urKernelCreate,
            .pfnGetInfo = checked::urKernelGetInfo,
            .pfnGetGroupInfo = checked::urKernelGetGroupInfo,
            .pfnGetSubGroupInfo = checked::urKernelGetSubGroupInfo,
            .pfnRetain = checked::urKernelRetain,
            .pfnRelease = checked::urKernelRelease,
            .pfnGetNativeHandle = checked::urKernelGetNativeHandle,
            .pfnCreateWithNativeHandle = checked::urKernelCreateWithNativeHandle,
            .pfnGetSuggestedLocalWorkSize = checked::urKernelGetSuggestedLocalWorkSize,
            .pfnGetSuggestedLocalWorkSizeWithArgs = checked::urKernelGetSuggestedLocalWorkSizeWithArgs,
            .pfnSetExecInfo = checked::urKernelSetExecInfo,
            .pfnSetSpecializationConstants = checked::urKernelSetSpecializationConstants,
            .pfnSuggestMaxCooperativeGroupCount = checked::urKernelSuggestMaxCooperativeGroupCount,
        },
    .Queue =
        {
            .pfnGetInfo = checked::urQueueGetInfo,
            .pfnCreate = checked::urQueueCreate,
            .pfnRetain = checked::urQueueRetain,
            .pfnRelease = checked::urQueueRelease,
            .pfnGetNativeHandle = checked::urQueueGetNativeHandle,
            .pfnCreateWithNativeHandle = checked::urQueueCreateWithNativeHandle,
            .pfnFinish = checked::urQueueFinish,
            .pfnFlush = checked::urQueueFlush,
        },
    .QueueExp =
        {
            .pfnBeginGraphCaptureExp = checked::urQueueBeginGraphCaptureExp,
            .pfnBeginCaptureIntoGraphExp = checked::urQueueBeginCaptureIntoGraphExp,
            .pfnEndGraphCaptureExp = checked::urQueueEndGraphCaptureExp,
            .pfnIsGraphCaptureEnabledExp = checked::urQueueIsGraphCaptureEnabledExp,
            .pfnGetGraphExp = checked::urQueueGetGraphExp,
        },
    .Sampler =
        {
            .pfnCreate = checked::urSamplerCreate,
            .pfnRetain = checked::urSamplerRetain,
            .pfnRelease = checked::urSamplerRelease,
            .pfnGetInfo = checked::urSamplerGetInfo,
            .pfnGetNativeHandle = checked::urSamplerGetNativeHandle,
            .pfnCreateWithNativeHandle = checked::urSamplerCreateWithNativeHandle,
        },
    .Mem =
        {
            .pfnImageCreate = checked::urMemImageCreate,
            .pfnBufferCreate = checked::urMemBufferCreate,
            .pfnRetain = checked::urMemRetain,
            .pfnRelease = checked::urMemRelease,
            .pfnBufferPartition = checked::urMemBufferPartition,
            .pfnGetNativeHandle = checked::urMemGetNativeHandle,
            .pfnBufferCreateWithNativeHandle = checked::urMemBufferCreateWithNativeHandle,
            .pfnImageCreateWithNativeHandle = checked::urMemImageCreateWithNativeHandle,
            .pfnGetInfo = checked::urMemGetInfo,
            .pfnImageGetInfo = checked::urMemImageGetInfo,
        },
    .PhysicalMem =
        {
            .pfnCreate = checked::urPhysicalMemCreate,
            .pfnRetain = checked::urPhysicalMemRetain,
            .pfnRelease = checked::urPhysicalMemRelease,
            .pfnGetInfo = checked::urPhysicalMemGetInfo,
        },
    .Enqueue =
        {
            .pfnEventsWait = checked::urEnqueueEventsWait,
            .pfnEventsWaitWithBarrier = checked::urEnqueueEventsWaitWithBarrier,
            .pfnMemBufferRead = checked::urEnqueueMemBufferRead,
            .pfnMemBufferWrite = checked::urEnqueueMemBufferWrite,
            .pfnMemBufferReadRect = checked::urEnqueueMemBufferReadRect,
            .pfnMemBufferWriteRect = checked::urEnqueueMemBufferWriteRect,
            .pfnMemBufferCopy = checked::urEnqueueMemBufferCopy,
            .pfnMemBufferCopyRect = checked::urEnqueueMemBufferCopyRect,
            .pfnMemBufferFill = checked::urEnqueueMemBufferFill,
            .pfnMemImageRead = checked::urEnqueueMemImageRead,
            .pfnMemImageWrite = checked::urEnqueueMemImageWrite,
            .pfnMemImageCopy = checked::urEnqueueMemImageCopy,
            .pfnMemBufferMap = checked::urEnqueueMemBufferMap,
            .pfnMemUnmap = checked::urEnqueueMemUnmap,
            .pfnUSMFill = checked::urEnqueueUSMFill,
            .pfnUSMMemcpy = checked::urEnqueueUSMMemcpy,
            .pfnUSMPrefetch = checked::urEnqueueUSMPrefetch,
            .pfnUSMAdvise = checked::urEnqueueUSMAdvise,
            .pfnUSMFill2D = checked::urEnqueueUSMFill2D,
            .pfnUSMMemcpy2D = checked::urEnqueueUSMMemcpy2D,
            .pfnDeviceGlobalVariableWrite = checked::urEnqueueDeviceGlobalVariableWrite,
            .pfnDeviceGlobalVariableRead = checked::urEnqueueDeviceGlobalVariableRead,
            .pfnReadHostPipe = checked::urEnqueueReadHostPipe,
            .pfnWriteHostPipe = checked::urEnqueueWriteHostPipe,
            .pfnEventsWaitWithBarrierExt = checked::urEnqueueEventsWaitWithBarrierExt,
        },
    .EnqueueExp =
        {
            .pfnKernelLaunchWithArgsExp = checked::urEnqueueKernelLaunchWithArgsExp,
            .pfnUSMDeviceAllocExp = checked::urEnqueueUSMDeviceAllocExp,
            .pfnUSMSharedAllocExp = checked::urEnqueueUSMSharedAllocExp,
            .pfnUSMHostAllocExp = checked::urEnqueueUSMHostAllocExp,
            .pfnUSMFreeExp = checked::urEnqueueUSMFreeExp,
            .pfnTimestampRecordingExp = checked::urEnqueueTimestampRecordingExp,
            .pfnCommandBufferExp = checked::urEnqueueCommandBufferExp,
            .pfnHostTaskExp = checked::urEnqueueHostTaskExp,
            .pfnNativeCommandExp = checked::urEnqueueNativeCommandExp,
            .pfnGraphExp = checked::urEnqueueGraphExp,
        },
    .USM =
        {
            .pfnHostAlloc = checked::urUSMHostAlloc,
            .pfnDeviceAlloc = checked::urUSMDeviceAlloc,
            .pfnSharedAlloc = checked::urUSMSharedAlloc,
            .pfnFree = checked::urUSMFree,
            .pfnGetMemAllocInfo = checked::urUSMGetMemAllocInfo,
            .pfnPoolCreate = checked::urUSMPoolCreate,
            .pfnPoolRetain = checked::urUSMPoolRetain,
            .pfnPoolRelease = checked::urUSMPoolRelease,
            .pfnPoolGetInfo = checked::urUSMPoolGetInfo,
        },
    .USMExp =
        {
            .pfnPoolCreateExp = checked::urUSMPoolCreateExp,
            .pfnPoolDestroyExp = checked::urUSMPoolDestroyExp,
            .pfnPoolGetDefaultDevicePoolExp = checked::urUSMPoolGetDefaultDevicePoolExp,
            .pfnPoolGetInfoExp = checked::urUSMPoolGetInfoExp,
            .pfnPoolSetInfoExp = checked::urUSMPoolSetInfoExp,
            .pfnPoolSetDevicePoolExp = checked::urUSMPoolSetDevicePoolExp,
            .pfnPoolGetDevicePoolExp = checked::urUSMPoolGetDevicePoolExp,
            .pfnPoolTrimToExp = checked::urUSMPoolTrimToExp,
            .pfnPitchedAllocExp = checked::urUSMPitchedAllocExp,
            .pfnContextMemcpyExp = checked::urUSMContextMemcpyExp,
            .pfnHostAllocUnregisterExp = checked::urUSMHostAllocUnregisterExp,
            .pfnHostAllocRegisterExp = checked::urUSMHostAllocRegisterExp,
            .pfnImportExp = checked::urUSMImportExp,
            .pfnReleaseExp = checked::urUSMReleaseExp,
        },
    .BindlessImagesExp =
        {
            .pfnUnsampledImageHandleDestroyExp = checked::urBindlessImagesUnsampledImageHandleDestroyExp,
            .pfnSampledImageHandleDestroyExp = checked::urBindlessImagesSampledImageHandleDestroyExp,
            .pfnImageAllocateExp = checked::urBindlessImagesImageAllocateExp,
            .pfnImageFreeExp = checked::urBindlessImagesImageFreeExp,
            .pfnUnsampledImageCreateExp = checked::urBindlessImagesUnsampledImageCreateExp,
            .pfnSampledImageCreateExp = checked::urBindlessImagesSampledImageCreateExp,
            .pfnImageCopyExp = checked::urBindlessImagesImageCopyExp,
            .pfnImageGetInfoExp = checked::urBindlessImagesImageGetInfoExp,
            .pfnGetImageMemoryHandleTypeSupportExp = checked::urBindlessImagesGetImageMemoryHandleTypeSupportExp,
            .pfnGetImageUnsampledHandleSupportExp = checked::urBindlessImagesGetImageUnsampledHandleSupportExp,
            .pfnGetImageSampledHandleSupportExp = checked::urBindlessImagesGetImageSampledHandleSupportExp,
            .pfnMipmapGetLevelExp = checked::urBindlessImagesMipmapGetLevelExp,
            .pfnMipmapFreeExp = checked::urBindlessImagesMipmapFreeExp,
            .pfnImportExternalMemoryExp = checked::urBindlessImagesImportExternalMemoryExp,
            .pfnMapExternalArrayExp = checked::urBindlessImagesMapExternalArrayExp,
            .pfnMapExternalLinearMemoryExp = checked::urBindlessImagesMapExternalLinearMemoryExp,
            .pfnReleaseExternalMemoryExp = checked::urBindlessImagesReleaseExternalMemoryExp,
            .pfnFreeMappedLinearMemoryExp = checked::urBindlessImagesFreeMappedLinearMemoryExp,
            .pfnSupportsImportingHandleTypeExp = checked::urBindlessImagesSupportsImportingHandleTypeExp,
            .pfnImportExternalSemaphoreExp = checked::urBindlessImagesImportExternalSemaphoreExp,
            .pfnReleaseExternalSemaphoreExp = checked::urBindlessImagesReleaseExternalSemaphoreExp,
            .pfnWaitExternalSemaphoreExp = checked::urBindlessImagesWaitExternalSemaphoreExp,
            .pfnSignalExternalSemaphoreExp = checked::urBindlessImagesSignalExternalSemaphoreExp,
        },
    .CommandBufferExp =
        {
            .pfnCreateExp = checked::urCommandBufferCreateExp,
            .pfnRetainExp = checked::urCommandBufferRetainExp,
            .pfnReleaseExp = checked::urCommandBufferReleaseExp,
            .pfnFinalizeExp = checked::urCommandBufferFinalizeExp,
            .pfnAppendKernelLaunchExp = checked::urCommandBufferAppendKernelLaunchExp,
            .pfnAppendKernelLaunchWithArgsExp = checked::urCommandBufferAppendKernelLaunchWithArgsExp,
            .pfnAppendUSMMemcpyExp = checked::urCommandBufferAppendUSMMemcpyExp,
            .pfnAppendUSMFillExp = checked::urCommandBufferAppendUSMFillExp,
            .pfnAppendMemBufferCopyExp = checked::urCommandBufferAppendMemBufferCopyExp,
            .pfnAppendMemBufferWriteExp = checked::urCommandBufferAppendMemBufferWriteExp,
            .pfnAppendMemBufferReadExp = checked::urCommandBufferAppendMemBufferReadExp,
            .pfnAppendMemBufferCopyRectExp = checked::urCommandBufferAppendMemBufferCopyRectExp,
            .pfnAppendMemBufferWriteRectExp = checked::urCommandBufferAppendMemBufferWriteRectExp,
            .pfnAppendMemBufferReadRectExp = checked::urCommandBufferAppendMemBufferReadRectExp,
            .pfnAppendMemBufferFillExp = checked::urCommandBufferAppendMemBufferFillExp,
            .pfnAppendUSMPrefetchExp = checked::urCommandBufferAppendUSMPrefetchExp,
            .pfnAppendUSMAdviseExp = checked::urCommandBufferAppendUSMAdviseExp,
            .pfnAppendNativeCommandExp = checked::urCommandBufferAppendNativeCommandExp,
            .pfnUpdateKernelLaunchExp = checked::urCommandBufferUpdateKernelLaunchExp,
            .pfnUpdateSignalEventExp = checked::urCommandBufferUpdateSignalEventExp,
            .pfnUpdateWaitEventsExp = checked::urCommandBufferUpdateWaitEventsExp,
            .pfnGetInfoExp = checked::urCommandBufferGetInfoExp,
            .pfnGetNativeHandleExp = checked::urCommandBufferGetNativeHandleExp,
        },
    .GraphExp =
        {
            .pfnCreateExp = checked::urGraphCreateExp,
            .pfnInstantiateGraphExp = checked::urGraphInstantiateGraphExp,
            .pfnDestroyExp = checked::urGraphDestroyExp,
            .pfnExecutableGraphDestroyExp = checked::urGraphExecutableGraphDestroyExp,
            .pfnIsEmptyExp = checked::urGraphIsEmptyExp,
            .pfnGetIdExp = checked::urGraphGetIdExp,
            .pfnSetDestructionCallbackExp = checked::urGraphSetDestructionCallbackExp,
            .pfnDumpContentsExp = checked::urGraphDumpContentsExp,
            .pfnGetNativeHandleExp = checked::urGraphGetNativeHandleExp,
            .pfnExecutableGraphGetNativeHandleExp = checked::urGraphExecutableGraphGetNativeHandleExp,
        },
    .IPCExp =
        {
            .pfnGetMemHandleExp = checked::urIPCGetMemHandleExp,
            .pfnPutMemHandleExp = checked::urIPCPutMemHandleExp,
            .pfnOpenMemHandleExp = checked::urIPCOpenMemHandleExp,
            .pfnCloseMemHandleExp = checked::urIPCCloseMemHandleExp,
            .pfnGetPhysMemHandleExp = checked::urIPCGetPhysMemHandleExp,
            .pfnPutPhysMemHandleExp = checked::urIPCPutPhysMemHandleExp,
            .pfnOpenPhysMemHandleExp = checked::urIPCOpenPhysMemHandleExp,
            .pfnClosePhysMemHandleExp = checked::urIPCClosePhysMemHandleExp,
            .pfnGetEventHandleExp = checked::urIPCGetEventHandleExp,
            .pfnPutEventHandleExp = checked::urIPCPutEventHandleExp,
            .pfnOpenEventHandleExp = checked::urIPCOpenEventHandleExp,
        },
    .MemoryExportExp =
        {
            .pfnAllocExportableMemoryExp = checked::urMemoryExportAllocExportableMemoryExp,
            .pfnFreeExportableMemoryExp = checked::urMemoryExportFreeExportableMemoryExp,
            .pfnExportMemoryHandleExp = checked::urMemoryExportExportMemoryHandleExp,
        },
    .UsmP2PExp =
        {
            .pfnEnablePeerAccessExp = checked::urUsmP2PEnablePeerAccessExp,
            .pfnDisablePeerAccessExp = checked::urUsmP2PDisablePeerAccessExp,
            .pfnPeerAccessGetInfoExp = checked::urUsmP2PPeerAccessGetInfoExp,
        },
    .VirtualMem =
        {
            .pfnGranularityGetInfo = checked::urVirtualMemGranularityGetInfo,
            .pfnReserve = checked::urVirtualMemReserve,
            .pfnFree = checked::urVirtualMemFree,
            .pfnMap = checked::urVirtualMemMap,
            .pfnUnmap = checked::urVirtualMemUnmap,
            .pfnSetAccess = checked::urVirtualMemSetAccess,
            .pfnGetInfo = checked::urVirtualMemGetInfo,
        },
    .Device =
        {
            .pfnGet = checked::urDeviceGet,
            .pfnGetInfo = checked::urDeviceGetInfo,
            .pfnRetain = checked::urDeviceRetain,
            .pfnRelease = checked::urDeviceRelease,
            .pfnPartition = checked::urDevicePartition,
            .pfnSelectBinary = checked::urDeviceSelectBinary,
            .pfnGetNativeHandle = checked::urDeviceGetNativeHandle,
            .pfnCreateWithNativeHandle = checked::urDeviceCreateWithNativeHandle,
            .pfnGetGlobalTimestamps = checked::urDeviceGetGlobalTimestamps,
        },
    .DeviceExp =
        {
            .pfnWaitExp = checked::urDeviceWaitExp,
        },
};

} // namespace ur::layers::validation
