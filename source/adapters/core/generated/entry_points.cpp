// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the standard tables: check the parameters, then call the core.
#include "adapters/core/generated/entry_points.hpp"

#include "adapters/core/generated/handles.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "common/generated/checks.hpp"

namespace ur::core::entry {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                    uint32_t *pNumAdapters) noexcept {
  const ur_result_t invalid = checks::urAdapterGet(NumEntries, phAdapters, pNumAdapters);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urAdapterGet(NumEntries, phAdapters, pNumAdapters); });
}

ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) noexcept {
  const ur_result_t invalid = checks::urAdapterRelease(hAdapter);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hAdapter);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) noexcept {
  const ur_result_t invalid = checks::urAdapterRetain(hAdapter);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hAdapter);
}

ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                             int32_t *pError) noexcept {
  const ur_result_t invalid = checks::urAdapterGetLastError(hAdapter, ppMessage, pError);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urAdapterGetLastError(hAdapter, ppMessage, pError); });
}

ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback,
                                                  void *pUserData, ur_logger_level_t level) noexcept {
  const ur_result_t invalid = checks::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level); });
}

ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level) noexcept {
  const ur_result_t invalid = checks::urAdapterSetLoggerCallbackLevel(hAdapter, level);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urAdapterSetLoggerCallbackLevel(hAdapter, level); });
}

ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                     ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) noexcept {
  const ur_result_t invalid = checks::urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms); });
}

ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                                 ur_native_handle_t *phNativePlatform) noexcept {
  const ur_result_t invalid = checks::urPlatformGetNativeHandle(hPlatform, phNativePlatform);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urPlatformGetNativeHandle(hPlatform, phNativePlatform); });
}

ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                                        ur_adapter_handle_t hAdapter,
                                                        const ur_platform_native_properties_t *pProperties,
                                                        ur_platform_handle_t *phPlatform) noexcept {
  const ur_result_t invalid = checks::served::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties,
                                                                               phPlatform);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties,
                                                                     phPlatform); });
}

ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) noexcept {
  const ur_result_t invalid = checks::urPlatformGetApiVersion(hPlatform, pVersion);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urPlatformGetApiVersion(hPlatform, pVersion); });
}

ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                                  const char **ppPlatformOption) noexcept {
  const ur_result_t invalid = checks::urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption); });
}

ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                       const ur_context_properties_t *pProperties,
                                       ur_context_handle_t *phContext) noexcept {
  const ur_result_t invalid = checks::served::urContextCreate(DeviceCount, phDevices, pProperties, phContext);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urContextCreate(DeviceCount, phDevices, pProperties, phContext); });
}

ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) noexcept {
  const ur_result_t invalid = checks::urContextRetain(hContext);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hContext);
}

ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) noexcept {
  const ur_result_t invalid = checks::urContextRelease(hContext);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hContext);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext,
                                                ur_native_handle_t *phNativeContext) noexcept {
  const ur_result_t invalid = checks::urContextGetNativeHandle(hContext, phNativeContext);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urContextGetNativeHandle(hContext, phNativeContext); });
}

ur_result_t UR_APICALL urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter,
                                                       uint32_t numDevices, const ur_device_handle_t *phDevices,
                                                       const ur_context_native_properties_t *pProperties,
                                                       ur_context_handle_t *phContext) noexcept {
  const ur_result_t invalid = checks::served::urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices,
                                                                              phDevices, pProperties, phContext);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices,
                                                                    pProperties, phContext); });
}

ur_result_t UR_APICALL urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                   ur_context_extended_deleter_t pfnDeleter, void *pUserData) noexcept {
  const ur_result_t invalid = checks::urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData); });
}

ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize,
                                               void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) noexcept {
  const ur_result_t invalid = checks::urEventWait(numEvents, phEventWaitList);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEventWait(numEvents, phEventWaitList); });
}

ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) noexcept {
  const ur_result_t invalid = checks::urEventRetain(hEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hEvent);
}

[[gnu::hot]] ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) noexcept {
  const ur_result_t invalid = checks::urEventRelease(hEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) noexcept {
  const ur_result_t invalid = checks::urEventGetNativeHandle(hEvent, phNativeEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEventGetNativeHandle(hEvent, phNativeEvent); });
}

ur_result_t UR_APICALL urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
                                                     const ur_event_native_properties_t *pProperties,
                                                     ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties,
                                                                            phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent); });
}

ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                          ur_event_callback_t pfnNotify, void *pUserData) noexcept {
  const ur_result_t invalid = checks::urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData); });
}

ur_result_t UR_APICALL urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                             const ur_program_properties_t *pProperties,
                                             ur_program_handle_t *phProgram) noexcept {
  const ur_result_t invalid = checks::served::urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram); });
}

ur_result_t UR_APICALL urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                 ur_device_handle_t *phDevices, size_t *pLengths,
                                                 const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
                                                 ur_program_handle_t *phProgram) noexcept {
  const ur_result_t invalid = checks::served::urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths,
                                                                        ppBinaries, pProperties, phProgram);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries,
                                                              pProperties, phProgram); });
}

ur_result_t UR_APICALL urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                      const char *pOptions) noexcept {
  const ur_result_t invalid = checks::urProgramBuild(hContext, hProgram, pOptions);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramBuild(hContext, hProgram, pOptions); });
}

ur_result_t UR_APICALL urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                        const char *pOptions) noexcept {
  const ur_result_t invalid = checks::urProgramCompile(hContext, hProgram, pOptions);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramCompile(hContext, hProgram, pOptions); });
}

ur_result_t UR_APICALL urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                     const ur_program_handle_t *phPrograms, const char *pOptions,
                                     ur_program_handle_t *phProgram) noexcept {
  const ur_result_t invalid = checks::urProgramLink(hContext, count, phPrograms, pOptions, phProgram);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramLink(hContext, count, phPrograms, pOptions, phProgram); });
}

ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram) noexcept {
  const ur_result_t invalid = checks::urProgramRetain(hProgram);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hProgram);
}

ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) noexcept {
  const ur_result_t invalid = checks::urProgramRelease(hProgram);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hProgram);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                   const char *pFunctionName, void **ppFunctionPointer) noexcept {
  const ur_result_t invalid = checks::urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName, ppFunctionPointer);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName,
                                                                ppFunctionPointer); });
}

ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                         const char *pGlobalVariableName,
                                                         size_t *pGlobalVariableSizeRet,
                                                         void **ppGlobalVariablePointerRet) noexcept {
  const ur_result_t invalid = checks::urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName,
                                                                        pGlobalVariableSizeRet,
                                                                        ppGlobalVariablePointerRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName,
                                                                      pGlobalVariableSizeRet,
                                                                      ppGlobalVariablePointerRet); });
}

ur_result_t UR_APICALL urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                             ur_program_build_info_t propName, size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue,
                                                            pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue,
                                                          pPropSizeRet); });
}

ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  const ur_result_t invalid = checks::urProgramSetSpecializationConstants(hProgram, count, pSpecConstants);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramSetSpecializationConstants(hProgram, count, pSpecConstants); });
}

ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                                ur_native_handle_t *phNativeProgram) noexcept {
  const ur_result_t invalid = checks::urProgramGetNativeHandle(hProgram, phNativeProgram);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramGetNativeHandle(hProgram, phNativeProgram); });
}

ur_result_t UR_APICALL urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
                                                       const ur_program_native_properties_t *pProperties,
                                                       ur_program_handle_t *phProgram) noexcept {
  const ur_result_t invalid = checks::served::urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties,
                                                                              phProgram);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties,
                                                                    phProgram); });
}

ur_result_t UR_APICALL urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                                      ur_kernel_handle_t *phKernel) noexcept {
  const ur_result_t invalid = checks::urKernelCreate(hProgram, pKernelName, phKernel);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelCreate(hProgram, pKernelName, phKernel); });
}

ur_result_t UR_APICALL urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                            ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue,
                                                           pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue,
                                                         pPropSizeRet); });
}

ur_result_t UR_APICALL urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                               ur_kernel_sub_group_info_t propName, size_t propSize, void *pPropValue,
                                               size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue,
                                                              pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue,
                                                            pPropSizeRet); });
}

ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel) noexcept {
  const ur_result_t invalid = checks::urKernelRetain(hKernel);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hKernel);
}

ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel) noexcept {
  const ur_result_t invalid = checks::urKernelRelease(hKernel);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hKernel);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                               ur_native_handle_t *phNativeKernel) noexcept {
  const ur_result_t invalid = checks::urKernelGetNativeHandle(hKernel, phNativeKernel);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelGetNativeHandle(hKernel, phNativeKernel); });
}

ur_result_t UR_APICALL urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel, ur_context_handle_t hContext,
                                                      ur_program_handle_t hProgram,
                                                      const ur_kernel_native_properties_t *pProperties,
                                                      ur_kernel_handle_t *phKernel) noexcept {
  const ur_result_t invalid = checks::served::urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram,
                                                                             pProperties, phKernel);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties,
                                                                   phKernel); });
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                         uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                         const size_t *pGlobalWorkSize,
                                                         size_t *pSuggestedLocalWorkSize) noexcept {
  const ur_result_t invalid = checks::urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                                        pGlobalWorkSize, pSuggestedLocalWorkSize);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim, pGlobalWorkOffset,
                                                                      pGlobalWorkSize, pSuggestedLocalWorkSize); });
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                                 uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                                 const size_t *pGlobalWorkSize, uint32_t numArgs,
                                                                 const ur_exp_kernel_arg_properties_t *pArgs,
                                                                 size_t *pSuggestedLocalWorkSize) noexcept {
  const ur_result_t invalid = checks::served::urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim,
                                                                                        pGlobalWorkOffset,
                                                                                        pGlobalWorkSize, numArgs, pArgs,
                                                                                        pSuggestedLocalWorkSize);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim,
                                                                              pGlobalWorkOffset, pGlobalWorkSize,
                                                                              numArgs, pArgs,
                                                                              pSuggestedLocalWorkSize); });
}

ur_result_t UR_APICALL urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
                                           const ur_kernel_exec_info_properties_t *pProperties,
                                           const void *pPropValue) noexcept {
  const ur_result_t invalid = checks::served::urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue); });
}

ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  const ur_result_t invalid = checks::urKernelSetSpecializationConstants(hKernel, count, pSpecConstants);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelSetSpecializationConstants(hKernel, count, pSpecConstants); });
}

ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                               uint32_t workDim, const size_t *pLocalWorkSize,
                                                               size_t dynamicSharedMemorySize,
                                                               uint32_t *pGroupCountRet) noexcept {
  const ur_result_t invalid = checks::urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize,
                                                                              dynamicSharedMemorySize, pGroupCountRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim, pLocalWorkSize,
                                                                            dynamicSharedMemorySize,
                                                                            pGroupCountRet); });
}

ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                     const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) noexcept {
  const ur_result_t invalid = checks::served::urQueueCreate(hContext, hDevice, pProperties, phQueue);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueCreate(hContext, hDevice, pProperties, phQueue); });
}

ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t invalid = checks::urQueueRetain(hQueue);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hQueue);
}

ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t invalid = checks::urQueueRelease(hQueue);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hQueue);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                              ur_native_handle_t *phNativeQueue) noexcept {
  const ur_result_t invalid = checks::served::urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue); });
}

ur_result_t UR_APICALL urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_queue_native_properties_t *pProperties,
                                                     ur_queue_handle_t *phQueue) noexcept {
  const ur_result_t invalid = checks::served::urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice,
                                                                            pProperties, phQueue);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties,
                                                                  phQueue); });
}

ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t invalid = checks::urQueueFinish(hQueue);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueFinish(hQueue); });
}

ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) noexcept {
  const ur_result_t invalid = checks::urQueueFlush(hQueue);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urQueueFlush(hQueue); });
}

ur_result_t UR_APICALL urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                       ur_sampler_handle_t *phSampler) noexcept {
  const ur_result_t invalid = checks::served::urSamplerCreate(hContext, pDesc, phSampler);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urSamplerCreate(hContext, pDesc, phSampler); });
}

ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler) noexcept {
  const ur_result_t invalid = checks::urSamplerRetain(hSampler);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hSampler);
}

ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler) noexcept {
  const ur_result_t invalid = checks::urSamplerRelease(hSampler);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hSampler);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urSamplerGetNativeHandle(ur_sampler_handle_t hSampler,
                                                ur_native_handle_t *phNativeSampler) noexcept {
  const ur_result_t invalid = checks::urSamplerGetNativeHandle(hSampler, phNativeSampler);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urSamplerGetNativeHandle(hSampler, phNativeSampler); });
}

ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
                                                       const ur_sampler_native_properties_t *pProperties,
                                                       ur_sampler_handle_t *phSampler) noexcept {
  const ur_result_t invalid = checks::served::urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties,
                                                                              phSampler);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties,
                                                                    phSampler); });
}

ur_result_t UR_APICALL urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                        const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                        void *pHost, ur_mem_handle_t *phMem) noexcept {
  const ur_result_t invalid = checks::urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem); });
}

ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                         const ur_buffer_properties_t *pProperties,
                                         ur_mem_handle_t *phBuffer) noexcept {
  const ur_result_t invalid = checks::served::urMemBufferCreate(hContext, flags, size, pProperties, phBuffer);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemBufferCreate(hContext, flags, size, pProperties, phBuffer); });
}

ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) noexcept {
  const ur_result_t invalid = checks::urMemRetain(hMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hMem);
}

ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) noexcept {
  const ur_result_t invalid = checks::urMemRelease(hMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                            ur_buffer_create_type_t bufferCreateType, const ur_buffer_region_t *pRegion,
                                            ur_mem_handle_t *phMem) noexcept {
  const ur_result_t invalid = checks::served::urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem); });
}

ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                            ur_native_handle_t *phNativeMem) noexcept {
  const ur_result_t invalid = checks::urMemGetNativeHandle(hMem, hDevice, phNativeMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemGetNativeHandle(hMem, hDevice, phNativeMem); });
}

ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                         const ur_mem_native_properties_t *pProperties,
                                                         ur_mem_handle_t *phMem) noexcept {
  const ur_result_t invalid = checks::served::urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties,
                                                                                phMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem); });
}

ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        const ur_mem_native_properties_t *pProperties,
                                                        ur_mem_handle_t *phMem) noexcept {
  const ur_result_t invalid = checks::served::urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat,
                                                                               pImageDesc, pProperties, phMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc,
                                                                     pProperties, phMem); });
}

ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
                                    size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
                                           const ur_physical_mem_properties_t *pProperties,
                                           ur_physical_mem_handle_t *phPhysicalMem) noexcept {
  const ur_result_t invalid = checks::served::urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem); });
}

ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) noexcept {
  const ur_result_t invalid = checks::urPhysicalMemRetain(hPhysicalMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hPhysicalMem);
}

ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) noexcept {
  const ur_result_t invalid = checks::urPhysicalMemRelease(hPhysicalMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hPhysicalMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName,
                                            size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue,
                                                         pPropSizeRet); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                                   uint32_t numEventsInWaitList,
                                                                   const ur_event_handle_t *phEventWaitList,
                                                                   ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                                     phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                                   phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                           bool blockingRead, size_t offset, size_t size, void *pDst,
                                                           uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                                             numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                                           numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                            bool blockingWrite, size_t offset, size_t size,
                                                            const void *pSrc, uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                                              numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                                            numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                               bool blockingRead, ur_rect_offset_t bufferOrigin,
                                                               ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                               size_t bufferRowPitch, size_t bufferSlicePitch,
                                                               size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin,
                                                                 hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                                                 hostRowPitch, hostSlicePitch, pDst,
                                                                 numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin,
                                                               region, bufferRowPitch, bufferSlicePitch, hostRowPitch,
                                                               hostSlicePitch, pDst, numEventsInWaitList,
                                                               phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                                bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                                                ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                                size_t bufferRowPitch, size_t bufferSlicePitch,
                                                                size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                                                uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList,
                                                                ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin,
                                                                  hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                                                  hostRowPitch, hostSlicePitch, pSrc,
                                                                  numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin,
                                                                hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                                                hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList,
                                                                phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                           ur_mem_handle_t hBufferDst, size_t srcOffset,
                                                           size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                                             numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                                           numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                               ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                                               ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                               size_t srcRowPitch, size_t srcSlicePitch,
                                                               size_t dstRowPitch, size_t dstSlicePitch,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin,
                                                                 region, srcRowPitch, srcSlicePitch, dstRowPitch,
                                                                 dstSlicePitch, numEventsInWaitList, phEventWaitList,
                                                                 phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin,
                                                               region, srcRowPitch, srcSlicePitch, dstRowPitch,
                                                               dstSlicePitch, numEventsInWaitList, phEventWaitList,
                                                               phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                           const void *pPattern, size_t patternSize, size_t offset,
                                                           size_t size, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                                             numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                                           numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                          bool blockingRead, ur_rect_offset_t origin,
                                                          ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                                          void *pDst, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch,
                                                            slicePitch, pDst, numEventsInWaitList, phEventWaitList,
                                                            phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch,
                                                          slicePitch, pDst, numEventsInWaitList, phEventWaitList,
                                                          phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                           bool blockingWrite, ur_rect_offset_t origin,
                                                           ur_rect_region_t region, size_t rowPitch, size_t slicePitch,
                                                           void *pSrc, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch,
                                                             slicePitch, pSrc, numEventsInWaitList, phEventWaitList,
                                                             phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch,
                                                           slicePitch, pSrc, numEventsInWaitList, phEventWaitList,
                                                           phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                                          ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                                          ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                                            numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region,
                                                          numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                          bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                                          size_t size, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent, void **ppRetMap) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                                            numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                                          numEventsInWaitList, phEventWaitList, phEvent, ppRetMap); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList,
                                                        phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList,
                                                      phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                                     const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                                       phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                                     phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                       const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                                         phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                                       phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                         ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                                           phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                                         phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                       ur_usm_advice_flags_t advice,
                                                       ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                                       size_t patternSize, const void *pPattern, size_t width,
                                                       size_t height, uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                                         numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                                       numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                         size_t dstPitch, const void *pSrc, size_t srcPitch,
                                                         size_t width, size_t height, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width,
                                                           height, numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width,
                                                         height, numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite, size_t count,
    size_t offset, const void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count,
                                                                         offset, pSrc, numEventsInWaitList,
                                                                         phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count,
                                                                       offset, pSrc, numEventsInWaitList,
                                                                       phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead, size_t count,
    size_t offset, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count,
                                                                        offset, pDst, numEventsInWaitList,
                                                                        phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count,
                                                                      offset, pDst, numEventsInWaitList,
                                                                      phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                          const char *pipe_symbol, bool blocking, void *pDst,
                                                          size_t size, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size,
                                                            numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size,
                                                          numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                           const char *pipe_symbol, bool blocking, void *pSrc,
                                                           size_t size, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size,
                                                             numEventsInWaitList, phEventWaitList, phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size,
                                                           numEventsInWaitList, phEventWaitList, phEvent); });
}

[[gnu::hot]] ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) noexcept {
  const ur_result_t invalid = checks::served::urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties,
                                                                                numEventsInWaitList, phEventWaitList,
                                                                                phEvent);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList,
                                                                      phEventWaitList, phEvent); });
}

ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                      ur_usm_pool_handle_t pool, size_t size, void **ppMem) noexcept {
  const ur_result_t invalid = checks::served::urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem); });
}

ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) noexcept {
  const ur_result_t invalid = checks::served::urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem); });
}

ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) noexcept {
  const ur_result_t invalid = checks::served::urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem); });
}

ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) noexcept {
  const ur_result_t invalid = checks::urUSMFree(hContext, pMem);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMFree(hContext, pMem); });
}

ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                            ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue,
                                                           pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue,
                                                         pPropSizeRet); });
}

ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                       ur_usm_pool_handle_t *ppPool) noexcept {
  const ur_result_t invalid = checks::served::urUSMPoolCreate(hContext, pPoolDesc, ppPool);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolCreate(hContext, pPoolDesc, ppPool); });
}

ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) noexcept {
  const ur_result_t invalid = checks::urUSMPoolRetain(pPool);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(pPool);
}

ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) noexcept {
  const ur_result_t invalid = checks::urUSMPoolRelease(pPool);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(pPool);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      size_t allocationSize, ur_virtual_mem_granularity_info_t propName,
                                                      size_t propSize, void *pPropValue,
                                                      size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName,
                                                                     propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName,
                                                                   propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           void **ppStart) noexcept {
  const ur_result_t invalid = checks::urVirtualMemReserve(hContext, pStart, size, ppStart);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urVirtualMemReserve(hContext, pStart, size, ppStart); });
}

ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) noexcept {
  const ur_result_t invalid = checks::urVirtualMemFree(hContext, pStart, size);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urVirtualMemFree(hContext, pStart, size); });
}

ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                       ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                       ur_virtual_mem_access_flags_t flags) noexcept {
  const ur_result_t invalid = checks::urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags); });
}

ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) noexcept {
  const ur_result_t invalid = checks::urVirtualMemUnmap(hContext, pStart, size);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urVirtualMemUnmap(hContext, pStart, size); });
}

ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                             ur_virtual_mem_access_flags_t flags) noexcept {
  const ur_result_t invalid = checks::urVirtualMemSetAccess(hContext, pStart, size, flags);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urVirtualMemSetAccess(hContext, pStart, size, flags); });
}

ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                           size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                                          pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                                        pPropSizeRet); });
}

ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
                                   ur_device_handle_t *phDevices, uint32_t *pNumDevices) noexcept {
  const ur_result_t invalid = checks::urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices); });
}

ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) noexcept {
  const ur_result_t invalid = checks::urDeviceRetain(hDevice);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hDevice);
}

ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) noexcept {
  const ur_result_t invalid = checks::urDeviceRelease(hDevice);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hDevice);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urDevicePartition(ur_device_handle_t hDevice,
                                         const ur_device_partition_properties_t *pProperties, uint32_t NumDevices,
                                         ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) noexcept {
  const ur_result_t invalid = checks::served::urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices,
                                                                pNumDevicesRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices,
                                                      pNumDevicesRet); });
}

ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                            uint32_t NumBinaries, uint32_t *pSelectedBinary) noexcept {
  const ur_result_t invalid = checks::served::urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary); });
}

ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                               ur_native_handle_t *phNativeDevice) noexcept {
  const ur_result_t invalid = checks::urDeviceGetNativeHandle(hDevice, phNativeDevice);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urDeviceGetNativeHandle(hDevice, phNativeDevice); });
}

ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
                                                      const ur_device_native_properties_t *pProperties,
                                                      ur_device_handle_t *phDevice) noexcept {
  const ur_result_t invalid = checks::served::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties,
                                                                             phDevice);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice); });
}

ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                                   uint64_t *pHostTimestamp) noexcept {
  const ur_result_t invalid = checks::urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp); });
}

} // namespace ur::core::entry
