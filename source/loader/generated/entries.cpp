// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the standard tables: a jump through the table that the handle carries. While the loader
// isn't initialised, and where layers are on, all calls go through interceptTable instead.
#include "loader/dispatch.hpp"
#include "loader/generated/refused.hpp"

#include <atomic>

namespace {

const ur_dditable_t *carriedBy(const void *handle) noexcept {
  return *static_cast<const ur_dditable_t *const *>(handle);
}

} // namespace

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                                     uint32_t *pNumAdapters) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
  }
  return ur::loader::adapterGet(NumEntries, phAdapters, pNumAdapters);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Adapter.pfnRelease(hAdapter);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urAdapterRelease(hAdapter);
  }
  return carriedBy(hAdapter)->Adapter.pfnRelease(hAdapter);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Adapter.pfnRetain(hAdapter);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urAdapterRetain(hAdapter);
  }
  return carriedBy(hAdapter)->Adapter.pfnRetain(hAdapter);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                                              int32_t *pError) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urAdapterGetLastError(hAdapter, ppMessage, pError);
  }
  return carriedBy(hAdapter)->Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Adapter.pfnGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hAdapter)->Adapter.pfnGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                                   ur_logger_callback_t pfnLoggerCallback,
                                                                   void *pUserData, ur_logger_level_t level) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
  }
  return carriedBy(hAdapter)->Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                                        ur_logger_level_t level) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urAdapterSetLoggerCallbackLevel(hAdapter, level);
  }
  return carriedBy(hAdapter)->Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                                      ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
  }
  return carriedBy(hAdapter)->Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                                          size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Platform.pfnGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hPlatform) [[unlikely]] {
    return ur::loader::refused::urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hPlatform)->Platform.pfnGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                                                  ur_native_handle_t *phNativePlatform) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
  }
  if (!hPlatform) [[unlikely]] {
    return ur::loader::refused::urPlatformGetNativeHandle(hPlatform, phNativePlatform);
  }
  return carriedBy(hPlatform)->Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Platform.pfnCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties, phPlatform);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties, phPlatform);
  }
  return carriedBy(hAdapter)->Platform.pfnCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties, phPlatform);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform,
                                                                ur_api_version_t *pVersion) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Platform.pfnGetApiVersion(hPlatform, pVersion);
  }
  if (!hPlatform) [[unlikely]] {
    return ur::loader::refused::urPlatformGetApiVersion(hPlatform, pVersion);
  }
  return carriedBy(hPlatform)->Platform.pfnGetApiVersion(hPlatform, pVersion);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform,
                                                                   const char *pFrontendOption,
                                                                   const char **ppPlatformOption) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Platform.pfnGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
  }
  if (!hPlatform) [[unlikely]] {
    return ur::loader::refused::urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
  }
  return carriedBy(hPlatform)->Platform.pfnGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                                        const ur_context_properties_t *pProperties,
                                                        ur_context_handle_t *phContext) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
  }
  if (!DeviceCount || !phDevices || !phDevices[0]) [[unlikely]] {
    return ur::loader::refused::urContextCreate(DeviceCount, phDevices, pProperties, phContext);
  }
  return carriedBy(phDevices[0])->Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Context.pfnRetain(hContext);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urContextRetain(hContext);
  }
  return carriedBy(hContext)->Context.pfnRetain(hContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Context.pfnRelease(hContext);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urContextRelease(hContext);
  }
  return carriedBy(hContext)->Context.pfnRelease(hContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Context.pfnGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hContext)->Context.pfnGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext,
                                                                 ur_native_handle_t *phNativeContext) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Context.pfnGetNativeHandle(hContext, phNativeContext);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urContextGetNativeHandle(hContext, phNativeContext);
  }
  return carriedBy(hContext)->Context.pfnGetNativeHandle(hContext, phNativeContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Context.pfnCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices, pProperties,
                                                    phContext);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices,
                                                                pProperties, phContext);
  }
  return carriedBy(hAdapter)->Context.pfnCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices,
                                                                pProperties, phContext);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                                    ur_context_extended_deleter_t pfnDeleter,
                                                                    void *pUserData) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
  }
  return carriedBy(hContext)->Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName,
                                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Event.pfnGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hEvent) [[unlikely]] {
    return ur::loader::refused::urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hEvent)->Event.pfnGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                                                size_t propSize, void *pPropValue,
                                                                size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Event.pfnGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hEvent) [[unlikely]] {
    return ur::loader::refused::urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hEvent)->Event.pfnGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Event.pfnWait(numEvents, phEventWaitList);
  }
  if (!numEvents || !phEventWaitList || !phEventWaitList[0]) [[unlikely]] {
    return ur::loader::refused::urEventWait(numEvents, phEventWaitList);
  }
  return carriedBy(phEventWaitList[0])->Event.pfnWait(numEvents, phEventWaitList);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Event.pfnRetain(hEvent);
  }
  if (!hEvent) [[unlikely]] {
    return ur::loader::refused::urEventRetain(hEvent);
  }
  return carriedBy(hEvent)->Event.pfnRetain(hEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Event.pfnRelease(hEvent);
  }
  if (!hEvent) [[unlikely]] {
    return ur::loader::refused::urEventRelease(hEvent);
  }
  return carriedBy(hEvent)->Event.pfnRelease(hEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent,
                                                               ur_native_handle_t *phNativeEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Event.pfnGetNativeHandle(hEvent, phNativeEvent);
  }
  if (!hEvent) [[unlikely]] {
    return ur::loader::refused::urEventGetNativeHandle(hEvent, phNativeEvent);
  }
  return carriedBy(hEvent)->Event.pfnGetNativeHandle(hEvent, phNativeEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                                      ur_context_handle_t hContext,
                                                                      const ur_event_native_properties_t *pProperties,
                                                                      ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Event.pfnCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
  }
  return carriedBy(hContext)->Event.pfnCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                                           ur_event_callback_t pfnNotify, void *pUserData) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
  }
  if (!hEvent) [[unlikely]] {
    return ur::loader::refused::urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
  }
  return carriedBy(hEvent)->Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL,
                                                              size_t length, const ur_program_properties_t *pProperties,
                                                              ur_program_handle_t *phProgram) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnCreateWithIL(hContext, pIL, length, pProperties, phProgram);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram);
  }
  return carriedBy(hContext)->Program.pfnCreateWithIL(hContext, pIL, length, pProperties, phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                                  ur_device_handle_t *phDevices, size_t *pLengths,
                                                                  const uint8_t **ppBinaries,
                                                                  const ur_program_properties_t *pProperties,
                                                                  ur_program_handle_t *phProgram) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties,
                                              phProgram);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries,
                                                          pProperties, phProgram);
  }
  return carriedBy(hContext)->Program.pfnCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries,
                                                          pProperties, phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                       const char *pOptions) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnBuild(hContext, hProgram, pOptions);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urProgramBuild(hContext, hProgram, pOptions);
  }
  return carriedBy(hContext)->Program.pfnBuild(hContext, hProgram, pOptions);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                         const char *pOptions) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnCompile(hContext, hProgram, pOptions);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urProgramCompile(hContext, hProgram, pOptions);
  }
  return carriedBy(hContext)->Program.pfnCompile(hContext, hProgram, pOptions);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                                      const ur_program_handle_t *phPrograms, const char *pOptions,
                                                      ur_program_handle_t *phProgram) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnLink(hContext, count, phPrograms, pOptions, phProgram);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urProgramLink(hContext, count, phPrograms, pOptions, phProgram);
  }
  return carriedBy(hContext)->Program.pfnLink(hContext, count, phPrograms, pOptions, phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnRetain(hProgram);
  }
  if (!hProgram) [[unlikely]] {
    return ur::loader::refused::urProgramRetain(hProgram);
  }
  return carriedBy(hProgram)->Program.pfnRetain(hProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnRelease(hProgram);
  }
  if (!hProgram) [[unlikely]] {
    return ur::loader::refused::urProgramRelease(hProgram);
  }
  return carriedBy(hProgram)->Program.pfnRelease(hProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetFunctionPointer(ur_device_handle_t hDevice,
                                                                    ur_program_handle_t hProgram,
                                                                    const char *pFunctionName,
                                                                    void **ppFunctionPointer) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
  }
  return carriedBy(hDevice)->Program.pfnGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice,
                                                                          ur_program_handle_t hProgram,
                                                                          const char *pGlobalVariableName,
                                                                          size_t *pGlobalVariableSizeRet,
                                                                          void **ppGlobalVariablePointerRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName, pGlobalVariableSizeRet,
                                                      ppGlobalVariablePointerRet);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName,
                                                                  pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
  }
  return carriedBy(hDevice)->Program.pfnGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName,
                                                                 pGlobalVariableSizeRet, ppGlobalVariablePointerRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hProgram) [[unlikely]] {
    return ur::loader::refused::urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hProgram)->Program.pfnGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                                              ur_program_build_info_t propName, size_t propSize,
                                                              void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hProgram) [[unlikely]] {
    return ur::loader::refused::urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hProgram)->Program.pfnGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnSetSpecializationConstants(hProgram, count, pSpecConstants);
  }
  if (!hProgram) [[unlikely]] {
    return ur::loader::refused::urProgramSetSpecializationConstants(hProgram, count, pSpecConstants);
  }
  return carriedBy(hProgram)->Program.pfnSetSpecializationConstants(hProgram, count, pSpecConstants);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                                                 ur_native_handle_t *phNativeProgram) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnGetNativeHandle(hProgram, phNativeProgram);
  }
  if (!hProgram) [[unlikely]] {
    return ur::loader::refused::urProgramGetNativeHandle(hProgram, phNativeProgram);
  }
  return carriedBy(hProgram)->Program.pfnGetNativeHandle(hProgram, phNativeProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext, const ur_program_native_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Program.pfnCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram);
  }
  return carriedBy(hContext)->Program.pfnCreateWithNativeHandle(hNativeProgram, hContext, pProperties, phProgram);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                                                       ur_kernel_handle_t *phKernel) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnCreate(hProgram, pKernelName, phKernel);
  }
  if (!hProgram) [[unlikely]] {
    return ur::loader::refused::urKernelCreate(hProgram, pKernelName, phKernel);
  }
  return carriedBy(hProgram)->Kernel.pfnCreate(hProgram, pKernelName, phKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName,
                                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hKernel)->Kernel.pfnGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                             ur_kernel_group_info_t propName, size_t propSize,
                                                             void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hKernel)->Kernel.pfnGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                                ur_kernel_sub_group_info_t propName, size_t propSize,
                                                                void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hKernel)->Kernel.pfnGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnRetain(hKernel);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelRetain(hKernel);
  }
  return carriedBy(hKernel)->Kernel.pfnRetain(hKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnRelease(hKernel);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelRelease(hKernel);
  }
  return carriedBy(hKernel)->Kernel.pfnRelease(hKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                                                ur_native_handle_t *phNativeKernel) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelGetNativeHandle(hKernel, phNativeKernel);
  }
  return carriedBy(hKernel)->Kernel.pfnGetNativeHandle(hKernel, phNativeKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties, phKernel);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties,
                                                               phKernel);
  }
  return carriedBy(hContext)->Kernel.pfnCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties,
                                                               phKernel);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel,
                                                                          ur_queue_handle_t hQueue, uint32_t numWorkDim,
                                                                          const size_t *pGlobalWorkOffset,
                                                                          const size_t *pGlobalWorkSize,
                                                                          size_t *pSuggestedLocalWorkSize) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
                                                      pSuggestedLocalWorkSize);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                                  pGlobalWorkSize, pSuggestedLocalWorkSize);
  }
  return carriedBy(hKernel)->Kernel.pfnGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                                 pGlobalWorkSize, pSuggestedLocalWorkSize);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    size_t *pSuggestedLocalWorkSize) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                              pGlobalWorkSize, numArgs, pArgs, pSuggestedLocalWorkSize);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim,
                                                                          pGlobalWorkOffset, pGlobalWorkSize, numArgs,
                                                                          pArgs, pSuggestedLocalWorkSize);
  }
  return carriedBy(hKernel)->Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                                         pGlobalWorkSize, numArgs, pArgs,
                                                                         pSuggestedLocalWorkSize);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName,
                                                            size_t propSize,
                                                            const ur_kernel_exec_info_properties_t *pProperties,
                                                            const void *pPropValue) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
  }
  return carriedBy(hKernel)->Kernel.pfnSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnSetSpecializationConstants(hKernel, count, pSpecConstants);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelSetSpecializationConstants(hKernel, count, pSpecConstants);
  }
  return carriedBy(hKernel)->Kernel.pfnSetSpecializationConstants(hKernel, count, pSpecConstants);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel,
                                                                                ur_device_handle_t hDevice,
                                                                                uint32_t workDim,
                                                                                const size_t *pLocalWorkSize,
                                                                                size_t dynamicSharedMemorySize,
                                                                                uint32_t *pGroupCountRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Kernel.pfnSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize,
                                                            dynamicSharedMemorySize, pGroupCountRet);
  }
  if (!hKernel) [[unlikely]] {
    return ur::loader::refused::urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize,
                                                                        dynamicSharedMemorySize, pGroupCountRet);
  }
  return carriedBy(hKernel)->Kernel.pfnSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize,
                                                                       dynamicSharedMemorySize, pGroupCountRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hQueue)->Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      const ur_queue_properties_t *pProperties,
                                                      ur_queue_handle_t *phQueue) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urQueueCreate(hContext, hDevice, pProperties, phQueue);
  }
  return carriedBy(hContext)->Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Queue.pfnRetain(hQueue);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueRetain(hQueue);
  }
  return carriedBy(hQueue)->Queue.pfnRetain(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Queue.pfnRelease(hQueue);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueRelease(hQueue);
  }
  return carriedBy(hQueue)->Queue.pfnRelease(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                                               ur_native_handle_t *phNativeQueue) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
  }
  return carriedBy(hQueue)->Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                                      ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      const ur_queue_native_properties_t *pProperties,
                                                                      ur_queue_handle_t *phQueue) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Queue.pfnCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue);
  }
  return carriedBy(hContext)->Queue.pfnCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Queue.pfnFinish(hQueue);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueFinish(hQueue);
  }
  return carriedBy(hQueue)->Queue.pfnFinish(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Queue.pfnFlush(hQueue);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urQueueFlush(hQueue);
  }
  return carriedBy(hQueue)->Queue.pfnFlush(hQueue);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                                        ur_sampler_handle_t *phSampler) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Sampler.pfnCreate(hContext, pDesc, phSampler);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urSamplerCreate(hContext, pDesc, phSampler);
  }
  return carriedBy(hContext)->Sampler.pfnCreate(hContext, pDesc, phSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Sampler.pfnRetain(hSampler);
  }
  if (!hSampler) [[unlikely]] {
    return ur::loader::refused::urSamplerRetain(hSampler);
  }
  return carriedBy(hSampler)->Sampler.pfnRetain(hSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Sampler.pfnRelease(hSampler);
  }
  if (!hSampler) [[unlikely]] {
    return ur::loader::refused::urSamplerRelease(hSampler);
  }
  return carriedBy(hSampler)->Sampler.pfnRelease(hSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Sampler.pfnGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hSampler) [[unlikely]] {
    return ur::loader::refused::urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hSampler)->Sampler.pfnGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerGetNativeHandle(ur_sampler_handle_t hSampler,
                                                                 ur_native_handle_t *phNativeSampler) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Sampler.pfnGetNativeHandle(hSampler, phNativeSampler);
  }
  if (!hSampler) [[unlikely]] {
    return ur::loader::refused::urSamplerGetNativeHandle(hSampler, phNativeSampler);
  }
  return carriedBy(hSampler)->Sampler.pfnGetNativeHandle(hSampler, phNativeSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext, const ur_sampler_native_properties_t *pProperties,
    ur_sampler_handle_t *phSampler) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Sampler.pfnCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler);
  }
  return carriedBy(hContext)->Sampler.pfnCreateWithNativeHandle(hNativeSampler, hContext, pProperties, phSampler);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                         const ur_image_format_t *pImageFormat,
                                                         const ur_image_desc_t *pImageDesc, void *pHost,
                                                         ur_mem_handle_t *phMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
  }
  return carriedBy(hContext)->Mem.pfnImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                          size_t size, const ur_buffer_properties_t *pProperties,
                                                          ur_mem_handle_t *phBuffer) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urMemBufferCreate(hContext, flags, size, pProperties, phBuffer);
  }
  return carriedBy(hContext)->Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnRetain(hMem);
  }
  if (!hMem) [[unlikely]] {
    return ur::loader::refused::urMemRetain(hMem);
  }
  return carriedBy(hMem)->Mem.pfnRetain(hMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnRelease(hMem);
  }
  if (!hMem) [[unlikely]] {
    return ur::loader::refused::urMemRelease(hMem);
  }
  return carriedBy(hMem)->Mem.pfnRelease(hMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                                             ur_buffer_create_type_t bufferCreateType,
                                                             const ur_buffer_region_t *pRegion,
                                                             ur_mem_handle_t *phMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
  }
  if (!hBuffer) [[unlikely]] {
    return ur::loader::refused::urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
  }
  return carriedBy(hBuffer)->Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                                             ur_native_handle_t *phNativeMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
  }
  if (!hMem) [[unlikely]] {
    return ur::loader::refused::urMemGetNativeHandle(hMem, hDevice, phNativeMem);
  }
  return carriedBy(hMem)->Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext, const ur_mem_native_properties_t *pProperties,
    ur_mem_handle_t *phMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
  }
  return carriedBy(hContext)->Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc, pProperties,
                                                     phMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc,
                                                                 pProperties, phMem);
  }
  return carriedBy(hContext)->Mem.pfnImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc,
                                                                 pProperties, phMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                                                     void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hMemory) [[unlikely]] {
    return ur::loader::refused::urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hMemory)->Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName,
                                                          size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Mem.pfnImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hMemory) [[unlikely]] {
    return ur::loader::refused::urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hMemory)->Mem.pfnImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                            size_t size,
                                                            const ur_physical_mem_properties_t *pProperties,
                                                            ur_physical_mem_handle_t *phPhysicalMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
  }
  return carriedBy(hContext)->PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->PhysicalMem.pfnRetain(hPhysicalMem);
  }
  if (!hPhysicalMem) [[unlikely]] {
    return ur::loader::refused::urPhysicalMemRetain(hPhysicalMem);
  }
  return carriedBy(hPhysicalMem)->PhysicalMem.pfnRetain(hPhysicalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->PhysicalMem.pfnRelease(hPhysicalMem);
  }
  if (!hPhysicalMem) [[unlikely]] {
    return ur::loader::refused::urPhysicalMemRelease(hPhysicalMem);
  }
  return carriedBy(hPhysicalMem)->PhysicalMem.pfnRelease(hPhysicalMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                                             ur_physical_mem_info_t propName, size_t propSize,
                                                             void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->PhysicalMem.pfnGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hPhysicalMem) [[unlikely]] {
    return ur::loader::refused::urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hPhysicalMem)->PhysicalMem.pfnGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                                       uint32_t numEventsInWaitList,
                                                                       const ur_event_handle_t *phEventWaitList,
                                                                       ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                               bool blockingRead, size_t offset, size_t size,
                                                               void *pDst, uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList,
                                           phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                                       numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                                     numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                                bool blockingWrite, size_t offset, size_t size,
                                                                const void *pSrc, uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList,
                                                                ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList,
                                            phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                                        numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
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
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region,
                                               bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst,
                                               numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin,
                                                           region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                           hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
                                                           phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin,
                                                         region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                         hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
                                                         phEvent);
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
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region,
                                                bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc,
                                                numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin,
                                                            region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                            hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
                                                            phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin,
                                                          region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                          hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
                                                          phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                               ur_mem_handle_t hBufferDst, size_t srcOffset,
                                                               size_t dstOffset, size_t size,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                           numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                                       numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
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
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region,
                                               srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch,
                                               numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region,
                                                           srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch,
                                                           numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region,
                                                         srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch,
                                                         numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                               const void *pPattern, size_t patternSize, size_t offset,
                                                               size_t size, uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList,
                                           phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                                       numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                                     numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                              bool blockingRead, ur_rect_offset_t origin,
                                                              ur_rect_region_t region, size_t rowPitch,
                                                              size_t slicePitch, void *pDst,
                                                              uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
                                          numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch,
                                                      slicePitch, pDst, numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch,
                                                    pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                               bool blockingWrite, ur_rect_offset_t origin,
                                                               ur_rect_region_t region, size_t rowPitch,
                                                               size_t slicePitch, void *pSrc,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
                                           numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch,
                                                       slicePitch, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch,
                                                     slicePitch, pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                                              ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                                              ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                              uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                          numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                                      numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                                    numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                              bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                                              size_t size, uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent, void **ppRetMap) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList,
                                          phEventWaitList, phEvent, ppRetMap);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                                      numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                                    numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem,
                                                          void *pMappedPtr, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList,
                                                  phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList,
                                                phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                                         const void *pPattern, size_t size,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList,
                                     phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                                 phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                               phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                           const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList,
                                       phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                                   phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                                 phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                             ur_usm_migration_flags_t flags,
                                                             uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList,
                                                     phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList,
                                                   phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                           ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                                           size_t patternSize, const void *pPattern, size_t width,
                                                           size_t height, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
                                       phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                                   numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                                 numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                             size_t dstPitch, const void *pSrc, size_t srcPitch,
                                                             size_t width, size_t height, uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                                         numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                                                     numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
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
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count, offset, pSrc,
                                                       numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count, offset,
                                                                   pSrc, numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count, offset,
                                                                 pSrc, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue,
                                                                          ur_program_handle_t hProgram,
                                                                          const char *name, bool blockingRead,
                                                                          size_t count, size_t offset, void *pDst,
                                                                          uint32_t numEventsInWaitList,
                                                                          const ur_event_handle_t *phEventWaitList,
                                                                          ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count, offset, pDst,
                                                      numEventsInWaitList, phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count, offset,
                                                                  pDst, numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count, offset,
                                                                pDst, numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                              const char *pipe_symbol, bool blocking, void *pDst,
                                                              size_t size, uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList,
                                          phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size,
                                                      numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size,
                                                    numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                               const char *pipe_symbol, bool blocking, void *pSrc,
                                                               size_t size, uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList,
                                           phEventWaitList, phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size,
                                                       numEventsInWaitList, phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size,
                                                     numEventsInWaitList, phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Enqueue.pfnEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList, phEventWaitList,
                                                      phEvent);
  }
  if (!hQueue) [[unlikely]] {
    return ur::loader::refused::urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList,
                                                                  phEventWaitList, phEvent);
  }
  return carriedBy(hQueue)->Enqueue.pfnEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList,
                                                                phEventWaitList, phEvent);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                                       ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
  }
  return carriedBy(hContext)->USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                         size_t size, void **ppMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  }
  return carriedBy(hContext)->USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                         size_t size, void **ppMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  }
  return carriedBy(hContext)->USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USM.pfnFree(hContext, pMem);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMFree(hContext, pMem);
  }
  return carriedBy(hContext)->USM.pfnFree(hContext, pMem);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                                             ur_usm_alloc_info_t propName, size_t propSize,
                                                             void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USM.pfnGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hContext)->USM.pfnGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                                        ur_usm_pool_handle_t *ppPool) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urUSMPoolCreate(hContext, pPoolDesc, ppPool);
  }
  return carriedBy(hContext)->USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USM.pfnPoolRetain(pPool);
  }
  if (!pPool) [[unlikely]] {
    return ur::loader::refused::urUSMPoolRetain(pPool);
  }
  return carriedBy(pPool)->USM.pfnPoolRetain(pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USM.pfnPoolRelease(pPool);
  }
  if (!pPool) [[unlikely]] {
    return ur::loader::refused::urUSMPoolRelease(pPool);
  }
  return carriedBy(pPool)->USM.pfnPoolRelease(pPool);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hPool) [[unlikely]] {
    return ur::loader::refused::urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hPool)->USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                                       ur_device_handle_t hDevice,
                                                                       size_t allocationSize,
                                                                       ur_virtual_mem_granularity_info_t propName,
                                                                       size_t propSize, void *pPropValue,
                                                                       size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->VirtualMem.pfnGranularityGetInfo(hContext, hDevice, allocationSize, propName, propSize, pPropValue,
                                                   pPropSizeRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName, propSize,
                                                               pPropValue, pPropSizeRet);
  }
  return carriedBy(hContext)->VirtualMem.pfnGranularityGetInfo(hContext, hDevice, allocationSize, propName, propSize,
                                                               pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                                            size_t size, void **ppStart) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urVirtualMemReserve(hContext, pStart, size, ppStart);
  }
  return carriedBy(hContext)->VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                                         size_t size) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->VirtualMem.pfnFree(hContext, pStart, size);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urVirtualMemFree(hContext, pStart, size);
  }
  return carriedBy(hContext)->VirtualMem.pfnFree(hContext, pStart, size);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                                        ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                                        ur_virtual_mem_access_flags_t flags) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags);
  }
  return carriedBy(hContext)->VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                                          size_t size) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->VirtualMem.pfnUnmap(hContext, pStart, size);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urVirtualMemUnmap(hContext, pStart, size);
  }
  return carriedBy(hContext)->VirtualMem.pfnUnmap(hContext, pStart, size);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                                              size_t size, ur_virtual_mem_access_flags_t flags) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urVirtualMemSetAccess(hContext, pStart, size, flags);
  }
  return carriedBy(hContext)->VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                                            size_t size, ur_virtual_mem_info_t propName,
                                                            size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->VirtualMem.pfnGetInfo(hContext, pStart, size, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hContext) [[unlikely]] {
    return ur::loader::refused::urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                                    pPropSizeRet);
  }
  return carriedBy(hContext)->VirtualMem.pfnGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                                    pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                                    uint32_t NumEntries, ur_device_handle_t *phDevices,
                                                    uint32_t *pNumDevices) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
  }
  if (!hPlatform) [[unlikely]] {
    return ur::loader::refused::urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
  }
  return carriedBy(hPlatform)->Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Device.pfnGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hDevice)->Device.pfnGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Device.pfnRetain(hDevice);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urDeviceRetain(hDevice);
  }
  return carriedBy(hDevice)->Device.pfnRetain(hDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Device.pfnRelease(hDevice);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urDeviceRelease(hDevice);
  }
  return carriedBy(hDevice)->Device.pfnRelease(hDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDevicePartition(ur_device_handle_t hDevice,
                                                          const ur_device_partition_properties_t *pProperties,
                                                          uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                                          uint32_t *pNumDevicesRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Device.pfnPartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
  }
  return carriedBy(hDevice)->Device.pfnPartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice,
                                                             const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                                             uint32_t *pSelectedBinary) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
  }
  return carriedBy(hDevice)->Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                                                ur_native_handle_t *phNativeDevice) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Device.pfnGetNativeHandle(hDevice, phNativeDevice);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urDeviceGetNativeHandle(hDevice, phNativeDevice);
  }
  return carriedBy(hDevice)->Device.pfnGetNativeHandle(hDevice, phNativeDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter, const ur_device_native_properties_t *pProperties,
    ur_device_handle_t *phDevice) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Device.pfnCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
  }
  return carriedBy(hAdapter)->Device.pfnCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                                    uint64_t *pDeviceTimestamp,
                                                                    uint64_t *pHostTimestamp) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
  }
  if (!hDevice) [[unlikely]] {
    return ur::loader::refused::urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
  }
  return carriedBy(hDevice)->Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
}
