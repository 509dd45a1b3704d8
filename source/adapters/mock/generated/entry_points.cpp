// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the mock adapter: callbacks around an action that follows from the ownership of the parameters.
#include "adapters/mock/generated/entry_points.hpp"

#include "adapters/mock/mock.hpp"
#include "common/generated/checks.hpp"

namespace ur::mock::entry {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
  ur_adapter_get_params_t params{&NumEntries, &phAdapters, &pNumAdapters};
  return run(0, &params, [&] {
    const ur_result_t invalid = checks::urAdapterGet(NumEntries, phAdapters, pNumAdapters);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    list(NumEntries, phAdapters, pNumAdapters, true);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) {
  ur_adapter_release_params_t params{&hAdapter};
  return run(1, &params, [&] {
    const ur_result_t invalid = checks::urAdapterRelease(hAdapter);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hAdapter);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) {
  ur_adapter_retain_params_t params{&hAdapter};
  return run(2, &params, [&] {
    const ur_result_t invalid = checks::urAdapterRetain(hAdapter);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hAdapter);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
  ur_adapter_get_last_error_params_t params{&hAdapter, &ppMessage, &pError};
  return run(3, &params, [&] {
    const ur_result_t invalid = checks::urAdapterGetLastError(hAdapter, ppMessage, pError);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(ppMessage);
    clear(pError);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  ur_adapter_get_info_params_t params{&hAdapter, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(4, &params, [&] {
    const ur_result_t invalid = checks::urAdapterGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback,
                                                  void *pUserData, ur_logger_level_t level) {
  ur_adapter_set_logger_callback_params_t params{&hAdapter, &pfnLoggerCallback, &pUserData, &level};
  return run(5, &params, [&] {
    const ur_result_t invalid = checks::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
  ur_adapter_set_logger_callback_level_params_t params{&hAdapter, &level};
  return run(6, &params, [&] {
    const ur_result_t invalid = checks::urAdapterSetLoggerCallbackLevel(hAdapter, level);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                     ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  ur_platform_get_params_t params{&hAdapter, &NumEntries, &phPlatforms, &pNumPlatforms};
  return run(7, &params, [&] {
    const ur_result_t invalid = checks::urPlatformGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    list(NumEntries, phPlatforms, pNumPlatforms, false);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) {
  ur_platform_get_info_params_t params{&hPlatform, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(8, &params, [&] {
    const ur_result_t invalid = checks::urPlatformGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urPlatformGetNativeHandle(ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
  ur_platform_get_native_handle_params_t params{&hPlatform, &phNativePlatform};
  return run(9, &params, [&] {
    const ur_result_t invalid = checks::urPlatformGetNativeHandle(hPlatform, phNativePlatform);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativePlatform);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                                        ur_adapter_handle_t hAdapter,
                                                        const ur_platform_native_properties_t *pProperties,
                                                        ur_platform_handle_t *phPlatform) {
  ur_platform_create_with_native_handle_params_t params{&hNativePlatform, &hAdapter, &pProperties, &phPlatform};
  return run(10, &params, [&] {
    const ur_result_t invalid = checks::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties,
                                                                         phPlatform);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phPlatform);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
  ur_platform_get_api_version_params_t params{&hPlatform, &pVersion};
  return run(11, &params, [&] {
    const ur_result_t invalid = checks::urPlatformGetApiVersion(hPlatform, pVersion);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pVersion);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                                  const char **ppPlatformOption) {
  ur_platform_get_backend_option_params_t params{&hPlatform, &pFrontendOption, &ppPlatformOption};
  return run(12, &params, [&] {
    const ur_result_t invalid = checks::urPlatformGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(ppPlatformOption);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                       const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
  ur_context_create_params_t params{&DeviceCount, &phDevices, &pProperties, &phContext};
  return run(13, &params, [&] {
    const ur_result_t invalid = checks::urContextCreate(DeviceCount, phDevices, pProperties, phContext);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phContext);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) {
  ur_context_retain_params_t params{&hContext};
  return run(14, &params, [&] {
    const ur_result_t invalid = checks::urContextRetain(hContext);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hContext);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) {
  ur_context_release_params_t params{&hContext};
  return run(15, &params, [&] {
    const ur_result_t invalid = checks::urContextRelease(hContext);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hContext);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  ur_context_get_info_params_t params{&hContext, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(16, &params, [&] {
    const ur_result_t invalid = checks::urContextGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urContextGetNativeHandle(ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
  ur_context_get_native_handle_params_t params{&hContext, &phNativeContext};
  return run(17, &params, [&] {
    const ur_result_t invalid = checks::urContextGetNativeHandle(hContext, phNativeContext);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeContext);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter,
                                                       uint32_t numDevices, const ur_device_handle_t *phDevices,
                                                       const ur_context_native_properties_t *pProperties,
                                                       ur_context_handle_t *phContext) {
  ur_context_create_with_native_handle_params_t params{&hNativeContext, &hAdapter, &numDevices, &phDevices,
                                                       &pProperties, &phContext};
  return run(18, &params, [&] {
    const ur_result_t invalid = checks::urContextCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices,
                                                                        pProperties, phContext);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phContext);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                   ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
  ur_context_set_extended_deleter_params_t params{&hContext, &pfnDeleter, &pUserData};
  return run(19, &params, [&] {
    const ur_result_t invalid = checks::urContextSetExtendedDeleter(hContext, pfnDeleter, pUserData);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) {
  ur_event_get_info_params_t params{&hEvent, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(20, &params, [&] {
    const ur_result_t invalid = checks::urEventGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize,
                                               void *pPropValue, size_t *pPropSizeRet) {
  ur_event_get_profiling_info_params_t params{&hEvent, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(21, &params, [&] {
    const ur_result_t invalid = checks::urEventGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  ur_event_wait_params_t params{&numEvents, &phEventWaitList};
  return run(22, &params, [&] {
    const ur_result_t invalid = checks::urEventWait(numEvents, phEventWaitList);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) {
  ur_event_retain_params_t params{&hEvent};
  return run(23, &params, [&] {
    const ur_result_t invalid = checks::urEventRetain(hEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) {
  ur_event_release_params_t params{&hEvent};
  return run(24, &params, [&] {
    const ur_result_t invalid = checks::urEventRelease(hEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
  ur_event_get_native_handle_params_t params{&hEvent, &phNativeEvent};
  return run(25, &params, [&] {
    const ur_result_t invalid = checks::urEventGetNativeHandle(hEvent, phNativeEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
                                                     const ur_event_native_properties_t *pProperties,
                                                     ur_event_handle_t *phEvent) {
  ur_event_create_with_native_handle_params_t params{&hNativeEvent, &hContext, &pProperties, &phEvent};
  return run(26, &params, [&] {
    const ur_result_t invalid = checks::urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                          ur_event_callback_t pfnNotify, void *pUserData) {
  ur_event_set_callback_params_t params{&hEvent, &execStatus, &pfnNotify, &pUserData};
  return run(27, &params, [&] {
    const ur_result_t invalid = checks::urEventSetCallback(hEvent, execStatus, pfnNotify, pUserData);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent) {
  ur_event_create_exp_params_t params{&hContext, &hDevice, &pEventDesc, &phEvent};
  return run(28, &params, [&] {
    const ur_result_t invalid = checks::urEventCreateExp(hContext, hDevice, pEventDesc, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                             const ur_program_properties_t *pProperties,
                                             ur_program_handle_t *phProgram) {
  ur_program_create_with_il_params_t params{&hContext, &pIL, &length, &pProperties, &phProgram};
  return run(29, &params, [&] {
    const ur_result_t invalid = checks::urProgramCreateWithIL(hContext, pIL, length, pProperties, phProgram);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phProgram);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                                 ur_device_handle_t *phDevices, size_t *pLengths,
                                                 const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
                                                 ur_program_handle_t *phProgram) {
  ur_program_create_with_binary_params_t params{&hContext, &numDevices, &phDevices, &pLengths, &ppBinaries,
                                                &pProperties, &phProgram};
  return run(30, &params, [&] {
    const ur_result_t invalid = checks::urProgramCreateWithBinary(hContext, numDevices, phDevices, pLengths, ppBinaries,
                                                                  pProperties, phProgram);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phProgram);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                      const char *pOptions) {
  ur_program_build_params_t params{&hContext, &hProgram, &pOptions};
  return run(31, &params, [&] {
    const ur_result_t invalid = checks::urProgramBuild(hContext, hProgram, pOptions);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                        const char *pOptions) {
  ur_program_compile_params_t params{&hContext, &hProgram, &pOptions};
  return run(32, &params, [&] {
    const ur_result_t invalid = checks::urProgramCompile(hContext, hProgram, pOptions);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                     const ur_program_handle_t *phPrograms, const char *pOptions,
                                     ur_program_handle_t *phProgram) {
  ur_program_link_params_t params{&hContext, &count, &phPrograms, &pOptions, &phProgram};
  return run(33, &params, [&] {
    const ur_result_t invalid = checks::urProgramLink(hContext, count, phPrograms, pOptions, phProgram);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phProgram);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram) {
  ur_program_retain_params_t params{&hProgram};
  return run(34, &params, [&] {
    const ur_result_t invalid = checks::urProgramRetain(hProgram);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hProgram);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) {
  ur_program_release_params_t params{&hProgram};
  return run(35, &params, [&] {
    const ur_result_t invalid = checks::urProgramRelease(hProgram);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hProgram);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                   const char *pFunctionName, void **ppFunctionPointer) {
  ur_program_get_function_pointer_params_t params{&hDevice, &hProgram, &pFunctionName, &ppFunctionPointer};
  return run(36, &params, [&] {
    const ur_result_t invalid = checks::urProgramGetFunctionPointer(hDevice, hProgram, pFunctionName,
                                                                    ppFunctionPointer);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(ppFunctionPointer);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                                         const char *pGlobalVariableName,
                                                         size_t *pGlobalVariableSizeRet,
                                                         void **ppGlobalVariablePointerRet) {
  ur_program_get_global_variable_pointer_params_t params{&hDevice, &hProgram, &pGlobalVariableName,
                                                         &pGlobalVariableSizeRet, &ppGlobalVariablePointerRet};
  return run(37, &params, [&] {
    const ur_result_t invalid = checks::urProgramGetGlobalVariablePointer(hDevice, hProgram, pGlobalVariableName,
                                                                          pGlobalVariableSizeRet,
                                                                          ppGlobalVariablePointerRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pGlobalVariableSizeRet);
    clear(ppGlobalVariablePointerRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  ur_program_get_info_params_t params{&hProgram, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(38, &params, [&] {
    const ur_result_t invalid = checks::urProgramGetInfo(hProgram, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                             ur_program_build_info_t propName, size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  ur_program_get_build_info_params_t params{&hProgram, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(39, &params, [&] {
    const ur_result_t invalid = checks::urProgramGetBuildInfo(hProgram, hDevice, propName, propSize, pPropValue,
                                                              pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urProgramSetSpecializationConstants(ur_program_handle_t hProgram, uint32_t count,
                                                           const ur_specialization_constant_info_t *pSpecConstants) {
  ur_program_set_specialization_constants_params_t params{&hProgram, &count, &pSpecConstants};
  return run(40, &params, [&] {
    const ur_result_t invalid = checks::urProgramSetSpecializationConstants(hProgram, count, pSpecConstants);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
  ur_program_get_native_handle_params_t params{&hProgram, &phNativeProgram};
  return run(41, &params, [&] {
    const ur_result_t invalid = checks::urProgramGetNativeHandle(hProgram, phNativeProgram);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeProgram);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
                                                       const ur_program_native_properties_t *pProperties,
                                                       ur_program_handle_t *phProgram) {
  ur_program_create_with_native_handle_params_t params{&hNativeProgram, &hContext, &pProperties, &phProgram};
  return run(42, &params, [&] {
    const ur_result_t invalid = checks::urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties,
                                                                        phProgram);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phProgram);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                               const ur_program_handle_t *phPrograms) {
  ur_program_dynamic_link_exp_params_t params{&hContext, &count, &phPrograms};
  return run(43, &params, [&] {
    const ur_result_t invalid = checks::urProgramDynamicLinkExp(hContext, count, phPrograms);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                         ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                         const char *pOptions) {
  ur_program_build_exp_params_t params{&hProgram, &numDevices, &phDevices, &flags, &pOptions};
  return run(44, &params, [&] {
    const ur_result_t invalid = checks::urProgramBuildExp(hProgram, numDevices, phDevices, flags, pOptions);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                           ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                           const char *pOptions) {
  ur_program_compile_exp_params_t params{&hProgram, &numDevices, &phDevices, &flags, &pOptions};
  return run(45, &params, [&] {
    const ur_result_t invalid = checks::urProgramCompileExp(hProgram, numDevices, phDevices, flags, pOptions);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                                        ur_device_handle_t *phDevices, ur_exp_program_flags_t flags, uint32_t count,
                                        const ur_program_handle_t *phPrograms, const char *pOptions,
                                        ur_program_handle_t *phProgram) {
  ur_program_link_exp_params_t params{&hContext, &numDevices, &phDevices, &flags, &count, &phPrograms, &pOptions,
                                      &phProgram};
  return run(46, &params, [&] {
    const ur_result_t invalid = checks::urProgramLinkExp(hContext, numDevices, phDevices, flags, count, phPrograms,
                                                         pOptions, phProgram);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phProgram);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                                      ur_kernel_handle_t *phKernel) {
  ur_kernel_create_params_t params{&hProgram, &pKernelName, &phKernel};
  return run(47, &params, [&] {
    const ur_result_t invalid = checks::urKernelCreate(hProgram, pKernelName, phKernel);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phKernel);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) {
  ur_kernel_get_info_params_t params{&hKernel, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(48, &params, [&] {
    const ur_result_t invalid = checks::urKernelGetInfo(hKernel, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                            ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) {
  ur_kernel_get_group_info_params_t params{&hKernel, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(49, &params, [&] {
    const ur_result_t invalid = checks::urKernelGetGroupInfo(hKernel, hDevice, propName, propSize, pPropValue,
                                                             pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                               ur_kernel_sub_group_info_t propName, size_t propSize, void *pPropValue,
                                               size_t *pPropSizeRet) {
  ur_kernel_get_sub_group_info_params_t params{&hKernel, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(50, &params, [&] {
    const ur_result_t invalid = checks::urKernelGetSubGroupInfo(hKernel, hDevice, propName, propSize, pPropValue,
                                                                pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel) {
  ur_kernel_retain_params_t params{&hKernel};
  return run(51, &params, [&] {
    const ur_result_t invalid = checks::urKernelRetain(hKernel);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hKernel);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel) {
  ur_kernel_release_params_t params{&hKernel};
  return run(52, &params, [&] {
    const ur_result_t invalid = checks::urKernelRelease(hKernel);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hKernel);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelGetNativeHandle(ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
  ur_kernel_get_native_handle_params_t params{&hKernel, &phNativeKernel};
  return run(53, &params, [&] {
    const ur_result_t invalid = checks::urKernelGetNativeHandle(hKernel, phNativeKernel);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeKernel);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel, ur_context_handle_t hContext,
                                                      ur_program_handle_t hProgram,
                                                      const ur_kernel_native_properties_t *pProperties,
                                                      ur_kernel_handle_t *phKernel) {
  ur_kernel_create_with_native_handle_params_t params{&hNativeKernel, &hContext, &hProgram, &pProperties, &phKernel};
  return run(54, &params, [&] {
    const ur_result_t invalid = checks::urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties,
                                                                       phKernel);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phKernel);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                         uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                         const size_t *pGlobalWorkSize,
                                                         size_t *pSuggestedLocalWorkSize) {
  ur_kernel_get_suggested_local_work_size_params_t params{&hKernel, &hQueue, &numWorkDim, &pGlobalWorkOffset,
                                                          &pGlobalWorkSize, &pSuggestedLocalWorkSize};
  return run(55, &params, [&] {
    const ur_result_t invalid = checks::urKernelGetSuggestedLocalWorkSize(hKernel, hQueue, numWorkDim,
                                                                          pGlobalWorkOffset, pGlobalWorkSize,
                                                                          pSuggestedLocalWorkSize);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                                 uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                                 const size_t *pGlobalWorkSize, uint32_t numArgs,
                                                                 const ur_exp_kernel_arg_properties_t *pArgs,
                                                                 size_t *pSuggestedLocalWorkSize) {
  ur_kernel_get_suggested_local_work_size_with_args_params_t params{&hKernel, &hQueue, &numWorkDim, &pGlobalWorkOffset,
                                                                    &pGlobalWorkSize, &numArgs, &pArgs,
                                                                    &pSuggestedLocalWorkSize};
  return run(56, &params, [&] {
    const ur_result_t invalid = checks::urKernelGetSuggestedLocalWorkSizeWithArgs(hKernel, hQueue, numWorkDim,
                                                                                  pGlobalWorkOffset, pGlobalWorkSize,
                                                                                  numArgs, pArgs,
                                                                                  pSuggestedLocalWorkSize);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
                                           const ur_kernel_exec_info_properties_t *pProperties,
                                           const void *pPropValue) {
  ur_kernel_set_exec_info_params_t params{&hKernel, &propName, &propSize, &pProperties, &pPropValue};
  return run(57, &params, [&] {
    const ur_result_t invalid = checks::urKernelSetExecInfo(hKernel, propName, propSize, pProperties, pPropValue);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelSetSpecializationConstants(ur_kernel_handle_t hKernel, uint32_t count,
                                                          const ur_specialization_constant_info_t *pSpecConstants) {
  ur_kernel_set_specialization_constants_params_t params{&hKernel, &count, &pSpecConstants};
  return run(58, &params, [&] {
    const ur_result_t invalid = checks::urKernelSetSpecializationConstants(hKernel, count, pSpecConstants);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                               uint32_t workDim, const size_t *pLocalWorkSize,
                                                               size_t dynamicSharedMemorySize,
                                                               uint32_t *pGroupCountRet) {
  ur_kernel_suggest_max_cooperative_group_count_params_t params{&hKernel, &hDevice, &workDim, &pLocalWorkSize,
                                                                &dynamicSharedMemorySize, &pGroupCountRet};
  return run(59, &params, [&] {
    const ur_result_t invalid = checks::urKernelSuggestMaxCooperativeGroupCount(hKernel, hDevice, workDim,
                                                                                pLocalWorkSize, dynamicSharedMemorySize,
                                                                                pGroupCountRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pGroupCountRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) {
  ur_queue_get_info_params_t params{&hQueue, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(60, &params, [&] {
    const ur_result_t invalid = checks::urQueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                     const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
  ur_queue_create_params_t params{&hContext, &hDevice, &pProperties, &phQueue};
  return run(61, &params, [&] {
    const ur_result_t invalid = checks::urQueueCreate(hContext, hDevice, pProperties, phQueue);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phQueue);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) {
  ur_queue_retain_params_t params{&hQueue};
  return run(62, &params, [&] {
    const ur_result_t invalid = checks::urQueueRetain(hQueue);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hQueue);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) {
  ur_queue_release_params_t params{&hQueue};
  return run(63, &params, [&] {
    const ur_result_t invalid = checks::urQueueRelease(hQueue);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hQueue);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                              ur_native_handle_t *phNativeQueue) {
  ur_queue_get_native_handle_params_t params{&hQueue, &pDesc, &phNativeQueue};
  return run(64, &params, [&] {
    const ur_result_t invalid = checks::urQueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeQueue);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_queue_native_properties_t *pProperties,
                                                     ur_queue_handle_t *phQueue) {
  ur_queue_create_with_native_handle_params_t params{&hNativeQueue, &hContext, &hDevice, &pProperties, &phQueue};
  return run(65, &params, [&] {
    const ur_result_t invalid = checks::urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties,
                                                                      phQueue);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phQueue);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) {
  ur_queue_finish_params_t params{&hQueue};
  return run(66, &params, [&] {
    const ur_result_t invalid = checks::urQueueFinish(hQueue);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {
  ur_queue_flush_params_t params{&hQueue};
  return run(67, &params, [&] {
    const ur_result_t invalid = checks::urQueueFlush(hQueue);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
  ur_queue_begin_graph_capture_exp_params_t params{&hQueue};
  return run(68, &params, [&] {
    const ur_result_t invalid = checks::urQueueBeginGraphCaptureExp(hQueue);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
  ur_queue_begin_capture_into_graph_exp_params_t params{&hQueue, &hGraph};
  return run(69, &params, [&] {
    const ur_result_t invalid = checks::urQueueBeginCaptureIntoGraphExp(hQueue, hGraph);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
  ur_queue_end_graph_capture_exp_params_t params{&hQueue, &phGraph};
  return run(70, &params, [&] {
    const ur_result_t invalid = checks::urQueueEndGraphCaptureExp(hQueue, phGraph);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phGraph);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
  ur_queue_is_graph_capture_enabled_exp_params_t params{&hQueue, &pResult};
  return run(71, &params, [&] {
    const ur_result_t invalid = checks::urQueueIsGraphCaptureEnabledExp(hQueue, pResult);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pResult);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
  ur_queue_get_graph_exp_params_t params{&hQueue, &phGraph};
  return run(72, &params, [&] {
    const ur_result_t invalid = checks::urQueueGetGraphExp(hQueue, phGraph);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    lend(phGraph);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                       ur_sampler_handle_t *phSampler) {
  ur_sampler_create_params_t params{&hContext, &pDesc, &phSampler};
  return run(73, &params, [&] {
    const ur_result_t invalid = checks::urSamplerCreate(hContext, pDesc, phSampler);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phSampler);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler) {
  ur_sampler_retain_params_t params{&hSampler};
  return run(74, &params, [&] {
    const ur_result_t invalid = checks::urSamplerRetain(hSampler);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hSampler);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler) {
  ur_sampler_release_params_t params{&hSampler};
  return run(75, &params, [&] {
    const ur_result_t invalid = checks::urSamplerRelease(hSampler);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hSampler);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  ur_sampler_get_info_params_t params{&hSampler, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(76, &params, [&] {
    const ur_result_t invalid = checks::urSamplerGetInfo(hSampler, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urSamplerGetNativeHandle(ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
  ur_sampler_get_native_handle_params_t params{&hSampler, &phNativeSampler};
  return run(77, &params, [&] {
    const ur_result_t invalid = checks::urSamplerGetNativeHandle(hSampler, phNativeSampler);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeSampler);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
                                                       const ur_sampler_native_properties_t *pProperties,
                                                       ur_sampler_handle_t *phSampler) {
  ur_sampler_create_with_native_handle_params_t params{&hNativeSampler, &hContext, &pProperties, &phSampler};
  return run(78, &params, [&] {
    const ur_result_t invalid = checks::urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties,
                                                                        phSampler);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phSampler);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                        const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                        void *pHost, ur_mem_handle_t *phMem) {
  ur_mem_image_create_params_t params{&hContext, &flags, &pImageFormat, &pImageDesc, &pHost, &phMem};
  return run(79, &params, [&] {
    const ur_result_t invalid = checks::urMemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                         const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
  ur_mem_buffer_create_params_t params{&hContext, &flags, &size, &pProperties, &phBuffer};
  return run(80, &params, [&] {
    const ur_result_t invalid = checks::urMemBufferCreate(hContext, flags, size, pProperties, phBuffer);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phBuffer);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) {
  ur_mem_retain_params_t params{&hMem};
  return run(81, &params, [&] {
    const ur_result_t invalid = checks::urMemRetain(hMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) {
  ur_mem_release_params_t params{&hMem};
  return run(82, &params, [&] {
    const ur_result_t invalid = checks::urMemRelease(hMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                            ur_buffer_create_type_t bufferCreateType, const ur_buffer_region_t *pRegion,
                                            ur_mem_handle_t *phMem) {
  ur_mem_buffer_partition_params_t params{&hBuffer, &flags, &bufferCreateType, &pRegion, &phMem};
  return run(83, &params, [&] {
    const ur_result_t invalid = checks::urMemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                            ur_native_handle_t *phNativeMem) {
  ur_mem_get_native_handle_params_t params{&hMem, &hDevice, &phNativeMem};
  return run(84, &params, [&] {
    const ur_result_t invalid = checks::urMemGetNativeHandle(hMem, hDevice, phNativeMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                         const ur_mem_native_properties_t *pProperties,
                                                         ur_mem_handle_t *phMem) {
  ur_mem_buffer_create_with_native_handle_params_t params{&hNativeMem, &hContext, &pProperties, &phMem};
  return run(85, &params, [&] {
    const ur_result_t invalid = checks::urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        const ur_mem_native_properties_t *pProperties,
                                                        ur_mem_handle_t *phMem) {
  ur_mem_image_create_with_native_handle_params_t params{&hNativeMem, &hContext, &pImageFormat, &pImageDesc,
                                                         &pProperties, &phMem};
  return run(86, &params, [&] {
    const ur_result_t invalid = checks::urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc,
                                                                         pProperties, phMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
                                    size_t *pPropSizeRet) {
  ur_mem_get_info_params_t params{&hMemory, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(87, &params, [&] {
    const ur_result_t invalid = checks::urMemGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) {
  ur_mem_image_get_info_params_t params{&hMemory, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(88, &params, [&] {
    const ur_result_t invalid = checks::urMemImageGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
                                           const ur_physical_mem_properties_t *pProperties,
                                           ur_physical_mem_handle_t *phPhysicalMem) {
  ur_physical_mem_create_params_t params{&hContext, &hDevice, &size, &pProperties, &phPhysicalMem};
  return run(89, &params, [&] {
    const ur_result_t invalid = checks::urPhysicalMemCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phPhysicalMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  ur_physical_mem_retain_params_t params{&hPhysicalMem};
  return run(90, &params, [&] {
    const ur_result_t invalid = checks::urPhysicalMemRetain(hPhysicalMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hPhysicalMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  ur_physical_mem_release_params_t params{&hPhysicalMem};
  return run(91, &params, [&] {
    const ur_result_t invalid = checks::urPhysicalMemRelease(hPhysicalMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hPhysicalMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName,
                                            size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  ur_physical_mem_get_info_params_t params{&hPhysicalMem, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(92, &params, [&] {
    const ur_result_t invalid = checks::urPhysicalMemGetInfo(hPhysicalMem, propName, propSize, pPropValue,
                                                             pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  ur_enqueue_events_wait_params_t params{&hQueue, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(93, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) {
  ur_enqueue_events_wait_with_barrier_params_t params{&hQueue, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(94, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                                       phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                                              size_t offset, size_t size, void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  ur_enqueue_mem_buffer_read_params_t params{&hQueue, &hBuffer, &blockingRead, &offset, &size, &pDst,
                                             &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(95, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                                               numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
                                               size_t offset, size_t size, const void *pSrc,
                                               uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) {
  ur_enqueue_mem_buffer_write_params_t params{&hQueue, &hBuffer, &blockingWrite, &offset, &size, &pSrc,
                                              &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(96, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                                                numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
                                                  ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                                  ur_rect_region_t region, size_t bufferRowPitch,
                                                  size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
                                                  void *pDst, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *phEvent) {
  ur_enqueue_mem_buffer_read_rect_params_t params{&hQueue, &hBuffer, &blockingRead, &bufferOrigin, &hostOrigin, &region,
                                                  &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch,
                                                  &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(97, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin,
                                                                   hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                                                   hostRowPitch, hostSlicePitch, pDst,
                                                                   numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                   bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                                   ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                   size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
                                                   size_t hostSlicePitch, void *pSrc, uint32_t numEventsInWaitList,
                                                   const ur_event_handle_t *phEventWaitList,
                                                   ur_event_handle_t *phEvent) {
  ur_enqueue_mem_buffer_write_rect_params_t params{&hQueue, &hBuffer, &blockingWrite, &bufferOrigin, &hostOrigin,
                                                   &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch,
                                                   &hostSlicePitch, &pSrc, &numEventsInWaitList, &phEventWaitList,
                                                   &phEvent};
  return run(98, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin,
                                                                    hostOrigin, region, bufferRowPitch,
                                                                    bufferSlicePitch, hostRowPitch, hostSlicePitch,
                                                                    pSrc, numEventsInWaitList, phEventWaitList,
                                                                    phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                              ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                              size_t size, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  ur_enqueue_mem_buffer_copy_params_t params{&hQueue, &hBufferSrc, &hBufferDst, &srcOffset, &dstOffset, &size,
                                             &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(99, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset,
                                                               size, numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                  ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                  size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                                  size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *phEvent) {
  ur_enqueue_mem_buffer_copy_rect_params_t params{&hQueue, &hBufferSrc, &hBufferDst, &srcOrigin, &dstOrigin, &region,
                                                  &srcRowPitch, &srcSlicePitch, &dstRowPitch, &dstSlicePitch,
                                                  &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(100, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemBufferCopyRect(hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin,
                                                                   region, srcRowPitch, srcSlicePitch, dstRowPitch,
                                                                   dstSlicePitch, numEventsInWaitList, phEventWaitList,
                                                                   phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
                                              size_t patternSize, size_t offset, size_t size,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
  ur_enqueue_mem_buffer_fill_params_t params{&hQueue, &hBuffer, &pPattern, &patternSize, &offset, &size,
                                             &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(101, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                                               numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead,
                                             ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
                                             size_t slicePitch, void *pDst, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  ur_enqueue_mem_image_read_params_t params{&hQueue, &hImage, &blockingRead, &origin, &region, &rowPitch, &slicePitch,
                                            &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(102, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch,
                                                              slicePitch, pDst, numEventsInWaitList, phEventWaitList,
                                                              phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite,
                                              ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
                                              size_t slicePitch, void *pSrc, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  ur_enqueue_mem_image_write_params_t params{&hQueue, &hImage, &blockingWrite, &origin, &region, &rowPitch, &slicePitch,
                                             &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(103, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemImageWrite(hQueue, hImage, blockingWrite, origin, region, rowPitch,
                                                               slicePitch, pSrc, numEventsInWaitList, phEventWaitList,
                                                               phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                             ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                             ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  ur_enqueue_mem_image_copy_params_t params{&hQueue, &hImageSrc, &hImageDst, &srcOrigin, &dstOrigin, &region,
                                            &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(104, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemImageCopy(hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin,
                                                              region, numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap,
                                             ur_map_flags_t mapFlags, size_t offset, size_t size,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent, void **ppRetMap) {
  ur_enqueue_mem_buffer_map_params_t params{&hQueue, &hBuffer, &blockingMap, &mapFlags, &offset, &size,
                                            &numEventsInWaitList, &phEventWaitList, &phEvent, &ppRetMap};
  return run(105, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                                              numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    *ppRetMap = allocate(size);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  ur_enqueue_mem_unmap_params_t params{&hQueue, &hMem, &pMappedPtr, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(106, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList,
                                                          phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pMappedPtr);
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern,
                                        size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  ur_enqueue_usm_fill_params_t params{&hQueue, &pMem, &patternSize, &pPattern, &size, &numEventsInWaitList,
                                      &phEventWaitList, &phEvent};
  return run(107, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                                         phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc,
                                          size_t size, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  ur_enqueue_usm_memcpy_params_t params{&hQueue, &blocking, &pDst, &pSrc, &size, &numEventsInWaitList, &phEventWaitList,
                                        &phEvent};
  return run(108, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                                           phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                            ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
  ur_enqueue_usm_prefetch_params_t params{&hQueue, &pMem, &size, &flags, &numEventsInWaitList, &phEventWaitList,
                                          &phEvent};
  return run(109, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                                             phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  ur_enqueue_usm_advise_params_t params{&hQueue, &pMem, &size, &advice, &phEvent};
  return run(110, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMAdvise(hQueue, pMem, size, advice, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
                                          const void *pPattern, size_t width, size_t height,
                                          uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  ur_enqueue_usm_fill_2d_params_t params{&hQueue, &pMem, &pitch, &patternSize, &pPattern, &width, &height,
                                         &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(111, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                                           numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch,
                                            const void *pSrc, size_t srcPitch, size_t width, size_t height,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  ur_enqueue_usm_memcpy_2d_params_t params{&hQueue, &blocking, &pDst, &dstPitch, &pSrc, &srcPitch, &width, &height,
                                           &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(112, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width,
                                                             height, numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                          const char *name, bool blockingWrite, size_t count,
                                                          size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent) {
  ur_enqueue_device_global_variable_write_params_t params{&hQueue, &hProgram, &name, &blockingWrite, &count, &offset,
                                                          &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(113, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueDeviceGlobalVariableWrite(hQueue, hProgram, name, blockingWrite, count,
                                                                           offset, pSrc, numEventsInWaitList,
                                                                           phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                         const char *name, bool blockingRead, size_t count,
                                                         size_t offset, void *pDst, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) {
  ur_enqueue_device_global_variable_read_params_t params{&hQueue, &hProgram, &name, &blockingRead, &count, &offset,
                                                         &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(114, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead, count,
                                                                          offset, pDst, numEventsInWaitList,
                                                                          phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                             const char *pipe_symbol, bool blocking, void *pDst, size_t size,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  ur_enqueue_read_host_pipe_params_t params{&hQueue, &hProgram, &pipe_symbol, &blocking, &pDst, &size,
                                            &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(115, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size,
                                                              numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                              const char *pipe_symbol, bool blocking, void *pSrc, size_t size,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
  ur_enqueue_write_host_pipe_params_t params{&hQueue, &hProgram, &pipe_symbol, &blocking, &pSrc, &size,
                                             &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(116, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueWriteHostPipe(hQueue, hProgram, pipe_symbol, blocking, pSrc, size,
                                                               numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                                         const ur_exp_enqueue_ext_properties_t *pProperties,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent) {
  ur_enqueue_events_wait_with_barrier_ext_params_t params{&hQueue, &pProperties, &numEventsInWaitList, &phEventWaitList,
                                                          &phEvent};
  return run(117, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList,
                                                                          phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
                                                        uint32_t workDim, const size_t *pGlobalWorkOffset,
                                                        const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
                                                        uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
                                                        const ur_kernel_launch_ext_properties_t *launchPropList,
                                                        uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent) {
  ur_enqueue_kernel_launch_with_args_exp_params_t params{&hQueue, &hKernel, &workDim, &pGlobalWorkOffset,
                                                         &pGlobalWorkSize, &pLocalWorkSize, &numArgs, &pArgs,
                                                         &launchPropList, &numEventsInWaitList, &phEventWaitList,
                                                         &phEvent};
  return run(118, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueKernelLaunchWithArgsExp(hQueue, hKernel, workDim, pGlobalWorkOffset,
                                                                         pGlobalWorkSize, pLocalWorkSize, numArgs,
                                                                         pArgs, launchPropList, numEventsInWaitList,
                                                                         phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                  const size_t size,
                                                  const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                  uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                  ur_event_handle_t *phEvent) {
  ur_enqueue_usm_device_alloc_exp_params_t params{&hQueue, &pPool, &size, &pProperties, &numEventsInWaitList,
                                                  &phEventWaitList, &ppMem, &phEvent};
  return run(119, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMDeviceAllocExp(hQueue, pPool, size, pProperties,
                                                                   numEventsInWaitList, phEventWaitList, ppMem,
                                                                   phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppMem = allocate(size);
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                  const size_t size,
                                                  const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                  uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                  ur_event_handle_t *phEvent) {
  ur_enqueue_usm_shared_alloc_exp_params_t params{&hQueue, &pPool, &size, &pProperties, &numEventsInWaitList,
                                                  &phEventWaitList, &ppMem, &phEvent};
  return run(120, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMSharedAllocExp(hQueue, pPool, size, pProperties,
                                                                   numEventsInWaitList, phEventWaitList, ppMem,
                                                                   phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppMem = allocate(size);
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
                                                const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                void **ppMem, ur_event_handle_t *phEvent) {
  ur_enqueue_usm_host_alloc_exp_params_t params{&hQueue, &pPool, &size, &pProperties, &numEventsInWaitList,
                                                &phEventWaitList, &ppMem, &phEvent};
  return run(121, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMHostAllocExp(hQueue, pPool, size, pProperties, numEventsInWaitList,
                                                                 phEventWaitList, ppMem, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppMem = allocate(size);
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem,
                                           uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
  ur_enqueue_usm_free_exp_params_t params{&hQueue, &pPool, &pMem, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(122, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList,
                                                            phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pMem);
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *phEvent) {
  ur_enqueue_timestamp_recording_exp_params_t params{&hQueue, &blocking, &numEventsInWaitList, &phEventWaitList,
                                                     &phEvent};
  return run(123, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList,
                                                                       phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueCommandBufferExp(ur_queue_handle_t hQueue,
                                                 ur_exp_command_buffer_handle_t hCommandBuffer,
                                                 uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                 ur_event_handle_t *phEvent) {
  ur_enqueue_command_buffer_exp_params_t params{&hQueue, &hCommandBuffer, &numEventsInWaitList, &phEventWaitList,
                                                &phEvent};
  return run(124, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList,
                                                                  phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask,
                                            void *data, const ur_exp_host_task_properties_t *pProperties,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  ur_enqueue_host_task_exp_params_t params{&hQueue, &pfnHostTask, &data, &pProperties, &numEventsInWaitList,
                                           &phEventWaitList, &phEvent};
  return run(125, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueHostTaskExp(hQueue, pfnHostTask, data, pProperties,
                                                             numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueNativeCommandExp(ur_queue_handle_t hQueue,
                                                 ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
                                                 uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
                                                 const ur_exp_enqueue_native_command_properties_t *pProperties,
                                                 uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                 ur_event_handle_t *phEvent) {
  ur_enqueue_native_command_exp_params_t params{&hQueue, &pfnNativeEnqueue, &data, &numMemsInMemList, &phMemList,
                                                &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(126, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueNativeCommandExp(hQueue, pfnNativeEnqueue, data, numMemsInMemList,
                                                                  phMemList, pProperties, numEventsInWaitList,
                                                                  phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  ur_enqueue_graph_exp_params_t params{&hQueue, &hGraph, &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(127, &params, [&] {
    const ur_result_t invalid = checks::urEnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, phEventWaitList,
                                                          phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                      ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  ur_usm_host_alloc_params_t params{&hContext, &pUSMDesc, &pool, &size, &ppMem};
  return run(128, &params, [&] {
    const ur_result_t invalid = checks::urUSMHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppMem = allocate(size);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) {
  ur_usm_device_alloc_params_t params{&hContext, &hDevice, &pUSMDesc, &pool, &size, &ppMem};
  return run(129, &params, [&] {
    const ur_result_t invalid = checks::urUSMDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppMem = allocate(size);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                                        void **ppMem) {
  ur_usm_shared_alloc_params_t params{&hContext, &hDevice, &pUSMDesc, &pool, &size, &ppMem};
  return run(130, &params, [&] {
    const ur_result_t invalid = checks::urUSMSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppMem = allocate(size);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) {
  ur_usm_free_params_t params{&hContext, &pMem};
  return run(131, &params, [&] {
    const ur_result_t invalid = checks::urUSMFree(hContext, pMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                            ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                            size_t *pPropSizeRet) {
  ur_usm_get_mem_alloc_info_params_t params{&hContext, &pMem, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(132, &params, [&] {
    const ur_result_t invalid = checks::urUSMGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue,
                                                             pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                       ur_usm_pool_handle_t *ppPool) {
  ur_usm_pool_create_params_t params{&hContext, &pPoolDesc, &ppPool};
  return run(133, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolCreate(hContext, pPoolDesc, ppPool);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(ppPool);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
  ur_usm_pool_retain_params_t params{&pPool};
  return run(134, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolRetain(pPool);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(pPool);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
  ur_usm_pool_release_params_t params{&pPool};
  return run(135, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolRelease(pPool);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(pPool);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize,
                                        void *pPropValue, size_t *pPropSizeRet) {
  ur_usm_pool_get_info_params_t params{&hPool, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(136, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool) {
  ur_usm_pool_create_exp_params_t params{&hContext, &hDevice, &pPoolDesc, &pPool};
  return run(137, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolCreateExp(hContext, hDevice, pPoolDesc, pPool);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(pPool);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           ur_usm_pool_handle_t hPool) {
  ur_usm_pool_destroy_exp_params_t params{&hContext, &hDevice, &hPool};
  return run(138, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolDestroyExp(hContext, hDevice, hPool);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hPool);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        ur_usm_pool_handle_t *pPool) {
  ur_usm_pool_get_default_device_pool_exp_params_t params{&hContext, &hDevice, &pPool};
  return run(139, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolGetDefaultDevicePoolExp(hContext, hDevice, pPool);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    lend(pPool);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t *pPropSizeRet) {
  ur_usm_pool_get_info_exp_params_t params{&hPool, &propName, &pPropValue, &pPropSizeRet};
  return run(140, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolGetInfoExp(hPool, propName, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pPropSizeRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                           size_t propSize) {
  ur_usm_pool_set_info_exp_params_t params{&hPool, &propName, &pPropValue, &propSize};
  return run(141, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolSetInfoExp(hPool, propName, pPropValue, propSize);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t hPool) {
  ur_usm_pool_set_device_pool_exp_params_t params{&hContext, &hDevice, &hPool};
  return run(142, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolSetDevicePoolExp(hContext, hDevice, hPool);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 ur_usm_pool_handle_t *pPool) {
  ur_usm_pool_get_device_pool_exp_params_t params{&hContext, &hDevice, &pPool};
  return run(143, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolGetDevicePoolExp(hContext, hDevice, pPool);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    lend(pPool);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_usm_pool_handle_t hPool, size_t minBytesToKeep) {
  ur_usm_pool_trim_to_exp_params_t params{&hContext, &hDevice, &hPool, &minBytesToKeep};
  return run(144, &params, [&] {
    const ur_result_t invalid = checks::urUSMPoolTrimToExp(hContext, hDevice, hPool, minBytesToKeep);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                            const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                            size_t widthInBytes, size_t height, size_t elementSizeBytes, void **ppMem,
                                            size_t *pResultPitch) {
  ur_usm_pitched_alloc_exp_params_t params{&hContext, &hDevice, &pUSMDesc, &pool, &widthInBytes, &height,
                                           &elementSizeBytes, &ppMem, &pResultPitch};
  return run(145, &params, [&] {
    const ur_result_t invalid = checks::urUSMPitchedAllocExp(hContext, hDevice, pUSMDesc, pool, widthInBytes, height,
                                                             elementSizeBytes, ppMem, pResultPitch);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppMem = allocate(1);
    clear(pResultPitch);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
  ur_usm_context_memcpy_exp_params_t params{&hContext, &pDst, &pSrc, &size};
  return run(146, &params, [&] {
    const ur_result_t invalid = checks::urUSMContextMemcpyExp(hContext, pDst, pSrc, size);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
  ur_usm_host_alloc_unregister_exp_params_t params{&hContext, &pHostMem};
  return run(147, &params, [&] {
    const ur_result_t invalid = checks::urUSMHostAllocUnregisterExp(hContext, pHostMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pHostMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                                                 const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
  ur_usm_host_alloc_register_exp_params_t params{&hContext, &pHostMem, &size, &pProperties};
  return run(148, &params, [&] {
    const ur_result_t invalid = checks::urUSMHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
  ur_usm_import_exp_params_t params{&hContext, &pMem, &size};
  return run(149, &params, [&] {
    const ur_result_t invalid = checks::urUSMImportExp(hContext, pMem, size);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
  ur_usm_release_exp_params_t params{&hContext, &pMem};
  return run(150, &params, [&] {
    const ur_result_t invalid = checks::urUSMReleaseExp(hContext, pMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      ur_exp_image_native_handle_t hImage) {
  ur_bindless_images_unsampled_image_handle_destroy_exp_params_t params{&hContext, &hDevice, &hImage};
  return run(151, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesUnsampledImageHandleDestroyExp(hContext, hDevice, hImage);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                                    ur_device_handle_t hDevice,
                                                                    ur_exp_image_native_handle_t hImage) {
  ur_bindless_images_sampled_image_handle_destroy_exp_params_t params{&hContext, &hDevice, &hImage};
  return run(152, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesSampledImageHandleDestroyExp(hContext, hDevice, hImage);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc,
                                                        ur_exp_image_mem_native_handle_t *phImageMem) {
  ur_bindless_images_image_allocate_exp_params_t params{&hContext, &hDevice, &pImageFormat, &pImageDesc, &phImageMem};
  return run(153, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesImageAllocateExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                         phImageMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phImageMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t hImageMem) {
  ur_bindless_images_image_free_exp_params_t params{&hContext, &hDevice, &hImageMem};
  return run(154, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesImageFreeExp(hContext, hDevice, hImageMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               ur_exp_image_mem_native_handle_t hImageMem,
                                                               const ur_image_format_t *pImageFormat,
                                                               const ur_image_desc_t *pImageDesc,
                                                               ur_exp_image_native_handle_t *phImage) {
  ur_bindless_images_unsampled_image_create_exp_params_t params{&hContext, &hDevice, &hImageMem, &pImageFormat,
                                                                &pImageDesc, &phImage};
  return run(155, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesUnsampledImageCreateExp(hContext, hDevice, hImageMem,
                                                                                pImageFormat, pImageDesc, phImage);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phImage);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             ur_exp_image_mem_native_handle_t hImageMem,
                                                             const ur_image_format_t *pImageFormat,
                                                             const ur_image_desc_t *pImageDesc,
                                                             const ur_sampler_desc_t *pSamplerDesc,
                                                             ur_exp_image_native_handle_t *phImage) {
  ur_bindless_images_sampled_image_create_exp_params_t params{&hContext, &hDevice, &hImageMem, &pImageFormat,
                                                              &pImageDesc, &pSamplerDesc, &phImage};
  return run(156, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesSampledImageCreateExp(hContext, hDevice, hImageMem,
                                                                              pImageFormat, pImageDesc, pSamplerDesc,
                                                                              phImage);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phImage);
    return UR_RESULT_SUCCESS;
  });
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
  ur_bindless_images_image_copy_exp_params_t params{&hQueue, &pSrc, &pDst, &pSrcImageDesc, &pDstImageDesc,
                                                    &pSrcImageFormat, &pDstImageFormat, &pCopyRegion, &imageCopyFlags,
                                                    &imageCopyInputTypes, &numEventsInWaitList, &phEventWaitList,
                                                    &phEvent};
  return run(157, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesImageCopyExp(hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc,
                                                                     pSrcImageFormat, pDstImageFormat, pCopyRegion,
                                                                     imageCopyFlags, imageCopyInputTypes,
                                                                     numEventsInWaitList, phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext,
                                                       ur_exp_image_mem_native_handle_t hImageMem,
                                                       ur_image_info_t propName, void *pPropValue,
                                                       size_t *pPropSizeRet) {
  ur_bindless_images_image_get_info_exp_params_t params{&hContext, &hImageMem, &propName, &pPropValue, &pPropSizeRet};
  return run(158, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesImageGetInfoExp(hContext, hImageMem, propName, pPropValue,
                                                                        pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pPropSizeRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(ur_context_handle_t hContext,
                                                                          ur_device_handle_t hDevice,
                                                                          const ur_image_desc_t *pImageDesc,
                                                                          const ur_image_format_t *pImageFormat,
                                                                          ur_exp_image_mem_type_t imageMemHandleType,
                                                                          ur_bool_t *pSupportedRet) {
  ur_bindless_images_get_image_memory_handle_type_support_exp_params_t params{&hContext, &hDevice, &pImageDesc,
                                                                              &pImageFormat, &imageMemHandleType,
                                                                              &pSupportedRet};
  return run(159, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesGetImageMemoryHandleTypeSupportExp(hContext, hDevice,
                                                                                           pImageDesc, pImageFormat,
                                                                                           imageMemHandleType,
                                                                                           pSupportedRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSupportedRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(ur_context_handle_t hContext,
                                                                         ur_device_handle_t hDevice,
                                                                         const ur_image_desc_t *pImageDesc,
                                                                         const ur_image_format_t *pImageFormat,
                                                                         ur_exp_image_mem_type_t imageMemHandleType,
                                                                         ur_bool_t *pSupportedRet) {
  ur_bindless_images_get_image_unsampled_handle_support_exp_params_t params{&hContext, &hDevice, &pImageDesc,
                                                                            &pImageFormat, &imageMemHandleType,
                                                                            &pSupportedRet};
  return run(160, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesGetImageUnsampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                          pImageFormat,
                                                                                          imageMemHandleType,
                                                                                          pSupportedRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSupportedRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(ur_context_handle_t hContext,
                                                                       ur_device_handle_t hDevice,
                                                                       const ur_image_desc_t *pImageDesc,
                                                                       const ur_image_format_t *pImageFormat,
                                                                       ur_exp_image_mem_type_t imageMemHandleType,
                                                                       ur_bool_t *pSupportedRet) {
  ur_bindless_images_get_image_sampled_handle_support_exp_params_t params{&hContext, &hDevice, &pImageDesc,
                                                                          &pImageFormat, &imageMemHandleType,
                                                                          &pSupportedRet};
  return run(161, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesGetImageSampledHandleSupportExp(hContext, hDevice, pImageDesc,
                                                                                        pImageFormat,
                                                                                        imageMemHandleType,
                                                                                        pSupportedRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSupportedRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         ur_exp_image_mem_native_handle_t hImageMem,
                                                         uint32_t mipmapLevel,
                                                         ur_exp_image_mem_native_handle_t *phImageMem) {
  ur_bindless_images_mipmap_get_level_exp_params_t params{&hContext, &hDevice, &hImageMem, &mipmapLevel, &phImageMem};
  return run(162, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesMipmapGetLevelExp(hContext, hDevice, hImageMem, mipmapLevel,
                                                                          phImageMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phImageMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     ur_exp_image_mem_native_handle_t hMem) {
  ur_bindless_images_mipmap_free_exp_params_t params{&hContext, &hDevice, &hMem};
  return run(163, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesMipmapFreeExp(hContext, hDevice, hMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               size_t size, ur_exp_external_mem_type_t memHandleType,
                                                               ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                               ur_exp_external_mem_handle_t *phExternalMem) {
  ur_bindless_images_import_external_memory_exp_params_t params{&hContext, &hDevice, &size, &memHandleType,
                                                                &pExternalMemDesc, &phExternalMem};
  return run(164, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesImportExternalMemoryExp(hContext, hDevice, size, memHandleType,
                                                                                pExternalMemDesc, phExternalMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phExternalMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           const ur_image_format_t *pImageFormat,
                                                           const ur_image_desc_t *pImageDesc,
                                                           ur_exp_external_mem_handle_t hExternalMem,
                                                           ur_exp_image_mem_native_handle_t *phImageMem) {
  ur_bindless_images_map_external_array_exp_params_t params{&hContext, &hDevice, &pImageFormat, &pImageDesc,
                                                            &hExternalMem, &phImageMem};
  return run(165, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesMapExternalArrayExp(hContext, hDevice, pImageFormat, pImageDesc,
                                                                            hExternalMem, phImageMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phImageMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext,
                                                                  ur_device_handle_t hDevice, uint64_t offset,
                                                                  uint64_t size,
                                                                  ur_exp_external_mem_handle_t hExternalMem,
                                                                  void **ppRetMem) {
  ur_bindless_images_map_external_linear_memory_exp_params_t params{&hContext, &hDevice, &offset, &size, &hExternalMem,
                                                                    &ppRetMem};
  return run(166, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesMapExternalLinearMemoryExp(hContext, hDevice, offset, size,
                                                                                   hExternalMem, ppRetMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppRetMem = allocate(size);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext,
                                                                ur_device_handle_t hDevice,
                                                                ur_exp_external_mem_handle_t hExternalMem) {
  ur_bindless_images_release_external_memory_exp_params_t params{&hContext, &hDevice, &hExternalMem};
  return run(167, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesReleaseExternalMemoryExp(hContext, hDevice, hExternalMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hExternalMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice, void *pMem) {
  ur_bindless_images_free_mapped_linear_memory_exp_params_t params{&hContext, &hDevice, &pMem};
  return run(168, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesFreeMappedLinearMemoryExp(hContext, hDevice, pMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(ur_device_handle_t hDevice,
                                                                      ur_exp_external_mem_type_t memHandleType,
                                                                      ur_bool_t *pSupportedRet) {
  ur_bindless_images_supports_importing_handle_type_exp_params_t params{&hDevice, &memHandleType, &pSupportedRet};
  return run(169, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesSupportsImportingHandleTypeExp(hDevice, memHandleType,
                                                                                       pSupportedRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSupportedRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc, ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
  ur_bindless_images_import_external_semaphore_exp_params_t params{&hContext, &hDevice, &semHandleType,
                                                                   &pExternalSemaphoreDesc, &phExternalSemaphore};
  return run(170, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesImportExternalSemaphoreExp(hContext, hDevice, semHandleType,
                                                                                   pExternalSemaphoreDesc,
                                                                                   phExternalSemaphore);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phExternalSemaphore);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_handle_t hExternalSemaphore) {
  ur_bindless_images_release_external_semaphore_exp_params_t params{&hContext, &hDevice, &hExternalSemaphore};
  return run(171, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesReleaseExternalSemaphoreExp(hContext, hDevice,
                                                                                    hExternalSemaphore);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hExternalSemaphore);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                                ur_exp_external_semaphore_handle_t hSemaphore,
                                                                bool hasWaitValue, uint64_t waitValue,
                                                                uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList,
                                                                ur_event_handle_t *phEvent) {
  ur_bindless_images_wait_external_semaphore_exp_params_t params{&hQueue, &hSemaphore, &hasWaitValue, &waitValue,
                                                                 &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(172, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesWaitExternalSemaphoreExp(hQueue, hSemaphore, hasWaitValue,
                                                                                 waitValue, numEventsInWaitList,
                                                                                 phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                                  ur_exp_external_semaphore_handle_t hSemaphore,
                                                                  bool hasSignalValue, uint64_t signalValue,
                                                                  uint32_t numEventsInWaitList,
                                                                  const ur_event_handle_t *phEventWaitList,
                                                                  ur_event_handle_t *phEvent) {
  ur_bindless_images_signal_external_semaphore_exp_params_t params{&hQueue, &hSemaphore, &hasSignalValue, &signalValue,
                                                                   &numEventsInWaitList, &phEventWaitList, &phEvent};
  return run(173, &params, [&] {
    const ur_result_t invalid = checks::urBindlessImagesSignalExternalSemaphoreExp(hQueue, hSemaphore, hasSignalValue,
                                                                                   signalValue, numEventsInWaitList,
                                                                                   phEventWaitList, phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                                ur_exp_command_buffer_handle_t *phCommandBuffer) {
  ur_command_buffer_create_exp_params_t params{&hContext, &hDevice, &pCommandBufferDesc, &phCommandBuffer};
  return run(174, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferCreateExp(hContext, hDevice, pCommandBufferDesc,
                                                                 phCommandBuffer);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phCommandBuffer);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  ur_command_buffer_retain_exp_params_t params{&hCommandBuffer};
  return run(175, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferRetainExp(hCommandBuffer);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hCommandBuffer);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  ur_command_buffer_release_exp_params_t params{&hCommandBuffer};
  return run(176, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferReleaseExp(hCommandBuffer);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hCommandBuffer);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
  ur_command_buffer_finalize_exp_params_t params{&hCommandBuffer};
  return run(177, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferFinalizeExp(hCommandBuffer);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_kernel_launch_exp_params_t params{&hCommandBuffer, &hKernel, &workDim, &pGlobalWorkOffset,
                                                             &pGlobalWorkSize, &pLocalWorkSize, &numKernelAlternatives,
                                                             &phKernelAlternatives, &numSyncPointsInWaitList,
                                                             &pSyncPointWaitList, &numEventsInWaitList,
                                                             &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
  return run(178, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendKernelLaunchExp(hCommandBuffer, hKernel, workDim,
                                                                             pGlobalWorkOffset, pGlobalWorkSize,
                                                                             pLocalWorkSize, numKernelAlternatives,
                                                                             phKernelAlternatives,
                                                                             numSyncPointsInWaitList,
                                                                             pSyncPointWaitList, numEventsInWaitList,
                                                                             phEventWaitList, pSyncPoint, phEvent,
                                                                             phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_kernel_launch_with_args_exp_params_t params{&hCommandBuffer, &hKernel, &workDim,
                                                                       &pGlobalWorkOffset, &pGlobalWorkSize,
                                                                       &pLocalWorkSize, &numArgs, &pArgs,
                                                                       &numKernelAlternatives, &phKernelAlternatives,
                                                                       &numSyncPointsInWaitList, &pSyncPointWaitList,
                                                                       &numEventsInWaitList, &phEventWaitList,
                                                                       &pSyncPoint, &phEvent, &phCommand};
  return run(179, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendKernelLaunchWithArgsExp(hCommandBuffer, hKernel, workDim,
                                                                                     pGlobalWorkOffset, pGlobalWorkSize,
                                                                                     pLocalWorkSize, numArgs, pArgs,
                                                                                     numKernelAlternatives,
                                                                                     phKernelAlternatives,
                                                                                     numSyncPointsInWaitList,
                                                                                     pSyncPointWaitList,
                                                                                     numEventsInWaitList,
                                                                                     phEventWaitList, pSyncPoint,
                                                                                     phEvent, phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
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
  ur_command_buffer_append_usm_memcpy_exp_params_t params{&hCommandBuffer, &pDst, &pSrc, &size,
                                                          &numSyncPointsInWaitList, &pSyncPointWaitList,
                                                          &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent,
                                                          &phCommand};
  return run(180, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendUSMMemcpyExp(hCommandBuffer, pDst, pSrc, size,
                                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                                          numEventsInWaitList, phEventWaitList,
                                                                          pSyncPoint, phEvent, phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
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
  ur_command_buffer_append_usm_fill_exp_params_t params{&hCommandBuffer, &pMemory, &pPattern, &patternSize, &size,
                                                        &numSyncPointsInWaitList, &pSyncPointWaitList,
                                                        &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent,
                                                        &phCommand};
  return run(181, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendUSMFillExp(hCommandBuffer, pMemory, pPattern, patternSize,
                                                                        size, numSyncPointsInWaitList,
                                                                        pSyncPointWaitList, numEventsInWaitList,
                                                                        phEventWaitList, pSyncPoint, phEvent,
                                                                        phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_mem_buffer_copy_exp_params_t params{&hCommandBuffer, &hSrcMem, &hDstMem, &srcOffset,
                                                               &dstOffset, &size, &numSyncPointsInWaitList,
                                                               &pSyncPointWaitList, &numEventsInWaitList,
                                                               &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
  return run(182, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendMemBufferCopyExp(hCommandBuffer, hSrcMem, hDstMem,
                                                                              srcOffset, dstOffset, size,
                                                                              numSyncPointsInWaitList,
                                                                              pSyncPointWaitList, numEventsInWaitList,
                                                                              phEventWaitList, pSyncPoint, phEvent,
                                                                              phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_mem_buffer_write_exp_params_t params{&hCommandBuffer, &hBuffer, &offset, &size, &pSrc,
                                                                &numSyncPointsInWaitList, &pSyncPointWaitList,
                                                                &numEventsInWaitList, &phEventWaitList, &pSyncPoint,
                                                                &phEvent, &phCommand};
  return run(183, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendMemBufferWriteExp(hCommandBuffer, hBuffer, offset, size,
                                                                               pSrc, numSyncPointsInWaitList,
                                                                               pSyncPointWaitList, numEventsInWaitList,
                                                                               phEventWaitList, pSyncPoint, phEvent,
                                                                               phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_mem_buffer_read_exp_params_t params{&hCommandBuffer, &hBuffer, &offset, &size, &pDst,
                                                               &numSyncPointsInWaitList, &pSyncPointWaitList,
                                                               &numEventsInWaitList, &phEventWaitList, &pSyncPoint,
                                                               &phEvent, &phCommand};
  return run(184, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendMemBufferReadExp(hCommandBuffer, hBuffer, offset, size,
                                                                              pDst, numSyncPointsInWaitList,
                                                                              pSyncPointWaitList, numEventsInWaitList,
                                                                              phEventWaitList, pSyncPoint, phEvent,
                                                                              phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t params{&hCommandBuffer, &hSrcMem, &hDstMem, &srcOrigin,
                                                                    &dstOrigin, &region, &srcRowPitch, &srcSlicePitch,
                                                                    &dstRowPitch, &dstSlicePitch,
                                                                    &numSyncPointsInWaitList, &pSyncPointWaitList,
                                                                    &numEventsInWaitList, &phEventWaitList, &pSyncPoint,
                                                                    &phEvent, &phCommand};
  return run(185, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendMemBufferCopyRectExp(hCommandBuffer, hSrcMem, hDstMem,
                                                                                  srcOrigin, dstOrigin, region,
                                                                                  srcRowPitch, srcSlicePitch,
                                                                                  dstRowPitch, dstSlicePitch,
                                                                                  numSyncPointsInWaitList,
                                                                                  pSyncPointWaitList,
                                                                                  numEventsInWaitList, phEventWaitList,
                                                                                  pSyncPoint, phEvent, phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_mem_buffer_write_rect_exp_params_t params{&hCommandBuffer, &hBuffer, &bufferOffset,
                                                                     &hostOffset, &region, &bufferRowPitch,
                                                                     &bufferSlicePitch, &hostRowPitch, &hostSlicePitch,
                                                                     &pSrc, &numSyncPointsInWaitList,
                                                                     &pSyncPointWaitList, &numEventsInWaitList,
                                                                     &phEventWaitList, &pSyncPoint, &phEvent,
                                                                     &phCommand};
  return run(186, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendMemBufferWriteRectExp(hCommandBuffer, hBuffer,
                                                                                   bufferOffset, hostOffset, region,
                                                                                   bufferRowPitch, bufferSlicePitch,
                                                                                   hostRowPitch, hostSlicePitch, pSrc,
                                                                                   numSyncPointsInWaitList,
                                                                                   pSyncPointWaitList,
                                                                                   numEventsInWaitList, phEventWaitList,
                                                                                   pSyncPoint, phEvent, phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_mem_buffer_read_rect_exp_params_t params{&hCommandBuffer, &hBuffer, &bufferOffset,
                                                                    &hostOffset, &region, &bufferRowPitch,
                                                                    &bufferSlicePitch, &hostRowPitch, &hostSlicePitch,
                                                                    &pDst, &numSyncPointsInWaitList,
                                                                    &pSyncPointWaitList, &numEventsInWaitList,
                                                                    &phEventWaitList, &pSyncPoint, &phEvent,
                                                                    &phCommand};
  return run(187, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendMemBufferReadRectExp(hCommandBuffer, hBuffer, bufferOffset,
                                                                                  hostOffset, region, bufferRowPitch,
                                                                                  bufferSlicePitch, hostRowPitch,
                                                                                  hostSlicePitch, pDst,
                                                                                  numSyncPointsInWaitList,
                                                                                  pSyncPointWaitList,
                                                                                  numEventsInWaitList, phEventWaitList,
                                                                                  pSyncPoint, phEvent, phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_mem_buffer_fill_exp_params_t params{&hCommandBuffer, &hBuffer, &pPattern, &patternSize,
                                                               &offset, &size, &numSyncPointsInWaitList,
                                                               &pSyncPointWaitList, &numEventsInWaitList,
                                                               &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
  return run(188, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendMemBufferFillExp(hCommandBuffer, hBuffer, pPattern,
                                                                              patternSize, offset, size,
                                                                              numSyncPointsInWaitList,
                                                                              pSyncPointWaitList, numEventsInWaitList,
                                                                              phEventWaitList, pSyncPoint, phEvent,
                                                                              phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
  ur_command_buffer_append_usm_prefetch_exp_params_t params{&hCommandBuffer, &pMemory, &size, &flags,
                                                            &numSyncPointsInWaitList, &pSyncPointWaitList,
                                                            &numEventsInWaitList, &phEventWaitList, &pSyncPoint,
                                                            &phEvent, &phCommand};
  return run(189, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendUSMPrefetchExp(hCommandBuffer, pMemory, size, flags,
                                                                            numSyncPointsInWaitList, pSyncPointWaitList,
                                                                            numEventsInWaitList, phEventWaitList,
                                                                            pSyncPoint, phEvent, phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
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
  ur_command_buffer_append_usm_advise_exp_params_t params{&hCommandBuffer, &pMemory, &size, &advice,
                                                          &numSyncPointsInWaitList, &pSyncPointWaitList,
                                                          &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent,
                                                          &phCommand};
  return run(190, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendUSMAdviseExp(hCommandBuffer, pMemory, size, advice,
                                                                          numSyncPointsInWaitList, pSyncPointWaitList,
                                                                          numEventsInWaitList, phEventWaitList,
                                                                          pSyncPoint, phEvent, phCommand);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    give(phEvent);
    give(phCommand);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint) {
  ur_command_buffer_append_native_command_exp_params_t params{&hCommandBuffer, &pfnNativeCommand, &pData,
                                                              &hChildCommandBuffer, &numSyncPointsInWaitList,
                                                              &pSyncPointWaitList, &pSyncPoint};
  return run(191, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferAppendNativeCommandExp(hCommandBuffer, pfnNativeCommand, pData,
                                                                              hChildCommandBuffer,
                                                                              numSyncPointsInWaitList,
                                                                              pSyncPointWaitList, pSyncPoint);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSyncPoint);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
  ur_command_buffer_update_kernel_launch_exp_params_t params{&hCommandBuffer, &numKernelUpdates, &pUpdateKernelLaunch};
  return run(192, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferUpdateKernelLaunchExp(hCommandBuffer, numKernelUpdates,
                                                                             pUpdateKernelLaunch);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                           ur_event_handle_t *phSignalEvent) {
  ur_command_buffer_update_signal_event_exp_params_t params{&hCommand, &phSignalEvent};
  return run(193, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferUpdateSignalEventExp(hCommand, phSignalEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phSignalEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList) {
  ur_command_buffer_update_wait_events_exp_params_t params{&hCommand, &numEventsInWaitList, &phEventWaitList};
  return run(194, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList,
                                                                           phEventWaitList);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                 ur_exp_command_buffer_info_t propName, size_t propSize,
                                                 void *pPropValue, size_t *pPropSizeRet) {
  ur_command_buffer_get_info_exp_params_t params{&hCommandBuffer, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(195, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferGetInfoExp(hCommandBuffer, propName, propSize, pPropValue,
                                                                  pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                         ur_native_handle_t *phNativeCommandBuffer) {
  ur_command_buffer_get_native_handle_exp_params_t params{&hCommandBuffer, &phNativeCommandBuffer};
  return run(196, &params, [&] {
    const ur_result_t invalid = checks::urCommandBufferGetNativeHandleExp(hCommandBuffer, phNativeCommandBuffer);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeCommandBuffer);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
  ur_graph_create_exp_params_t params{&hContext, &phGraph};
  return run(197, &params, [&] {
    const ur_result_t invalid = checks::urGraphCreateExp(hContext, phGraph);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phGraph);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                                  ur_exp_executable_graph_handle_t *phExecGraph) {
  ur_graph_instantiate_graph_exp_params_t params{&hGraph, &phExecGraph};
  return run(198, &params, [&] {
    const ur_result_t invalid = checks::urGraphInstantiateGraphExp(hGraph, phExecGraph);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phExecGraph);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph) {
  ur_graph_destroy_exp_params_t params{&hGraph};
  return run(199, &params, [&] {
    const ur_result_t invalid = checks::urGraphDestroyExp(hGraph);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hGraph);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph) {
  ur_graph_executable_graph_destroy_exp_params_t params{&hExecutableGraph};
  return run(200, &params, [&] {
    const ur_result_t invalid = checks::urGraphExecutableGraphDestroyExp(hExecutableGraph);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hExecutableGraph);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
  ur_graph_is_empty_exp_params_t params{&hGraph, &pResult};
  return run(201, &params, [&] {
    const ur_result_t invalid = checks::urGraphIsEmptyExp(hGraph, pResult);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pResult);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
  ur_graph_get_id_exp_params_t params{&hGraph, &pGraphId};
  return run(202, &params, [&] {
    const ur_result_t invalid = checks::urGraphGetIdExp(hGraph, pGraphId);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pGraphId);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t hGraph,
                                                        ur_exp_graph_destruction_callback_t pfnCallback,
                                                        void *pUserData) {
  ur_graph_set_destruction_callback_exp_params_t params{&hGraph, &pfnCallback, &pUserData};
  return run(203, &params, [&] {
    const ur_result_t invalid = checks::urGraphSetDestructionCallbackExp(hGraph, pfnCallback, pUserData);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) {
  ur_graph_dump_contents_exp_params_t params{&hGraph, &filePath};
  return run(204, &params, [&] {
    const ur_result_t invalid = checks::urGraphDumpContentsExp(hGraph, filePath);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
  ur_graph_get_native_handle_exp_params_t params{&hGraph, &phNativeGraph};
  return run(205, &params, [&] {
    const ur_result_t invalid = checks::urGraphGetNativeHandleExp(hGraph, phNativeGraph);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeGraph);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(ur_exp_executable_graph_handle_t hExecutableGraph,
                                                                ur_native_handle_t *phNativeExecutableGraph) {
  ur_graph_executable_graph_get_native_handle_exp_params_t params{&hExecutableGraph, &phNativeExecutableGraph};
  return run(206, &params, [&] {
    const ur_result_t invalid = checks::urGraphExecutableGraphGetNativeHandleExp(hExecutableGraph,
                                                                                 phNativeExecutableGraph);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeExecutableGraph);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem, void **ppIPCMemHandleData,
                                            size_t *pIPCMemHandleDataSizeRet) {
  ur_ipc_get_mem_handle_exp_params_t params{&hContext, &pMem, &ppIPCMemHandleData, &pIPCMemHandleDataSizeRet};
  return run(207, &params, [&] {
    const ur_result_t invalid = checks::urIPCGetMemHandleExp(hContext, pMem, ppIPCMemHandleData,
                                                             pIPCMemHandleDataSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppIPCMemHandleData = allocate(1);
    clear(pIPCMemHandleDataSizeRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  ur_ipc_put_mem_handle_exp_params_t params{&hContext, &pIPCMemHandleData};
  return run(208, &params, [&] {
    const ur_result_t invalid = checks::urIPCPutMemHandleExp(hContext, pIPCMemHandleData);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pIPCMemHandleData);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                             void *pIPCMemHandleData, size_t ipcMemHandleDataSize, void **ppMem) {
  ur_ipc_open_mem_handle_exp_params_t params{&hContext, &hDevice, &pIPCMemHandleData, &ipcMemHandleDataSize, &ppMem};
  return run(209, &params, [&] {
    const ur_result_t invalid = checks::urIPCOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData,
                                                              ipcMemHandleDataSize, ppMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppMem = allocate(1);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  ur_ipc_close_mem_handle_exp_params_t params{&hContext, &pMem};
  return run(210, &params, [&] {
    const ur_result_t invalid = checks::urIPCCloseMemHandleExp(hContext, pMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem,
                                                void **ppIPCPhysMemHandleData, size_t *pIPCPhysMemHandleDataSizeRet) {
  ur_ipc_get_phys_mem_handle_exp_params_t params{&hContext, &hPhysMem, &ppIPCPhysMemHandleData,
                                                 &pIPCPhysMemHandleDataSizeRet};
  return run(211, &params, [&] {
    const ur_result_t invalid = checks::urIPCGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                                 pIPCPhysMemHandleDataSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppIPCPhysMemHandleData = allocate(1);
    clear(pIPCPhysMemHandleDataSizeRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
  ur_ipc_put_phys_mem_handle_exp_params_t params{&hContext, &pIPCPhysMemHandleData};
  return run(212, &params, [&] {
    const ur_result_t invalid = checks::urIPCPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pIPCPhysMemHandleData);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                 const void *pIPCPhysMemHandleData, size_t ipcPhysMemHandleDataSize,
                                                 ur_physical_mem_handle_t *phPhysMem) {
  ur_ipc_open_phys_mem_handle_exp_params_t params{&hContext, &hDevice, &pIPCPhysMemHandleData,
                                                  &ipcPhysMemHandleDataSize, &phPhysMem};
  return run(213, &params, [&] {
    const ur_result_t invalid = checks::urIPCOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                                  ipcPhysMemHandleDataSize, phPhysMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phPhysMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
  ur_ipc_close_phys_mem_handle_exp_params_t params{&hContext, &hPhysMem};
  return run(214, &params, [&] {
    const ur_result_t invalid = checks::urIPCClosePhysMemHandleExp(hContext, hPhysMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hPhysMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                              size_t *pIPCEventHandleDataSizeRet) {
  ur_ipc_get_event_handle_exp_params_t params{&hEvent, &ppIPCEventHandleData, &pIPCEventHandleDataSizeRet};
  return run(215, &params, [&] {
    const ur_result_t invalid = checks::urIPCGetEventHandleExp(hEvent, ppIPCEventHandleData,
                                                               pIPCEventHandleDataSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppIPCEventHandleData = allocate(1);
    clear(pIPCEventHandleDataSizeRet);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
  ur_ipc_put_event_handle_exp_params_t params{&hContext, &pIPCEventHandleData};
  return run(216, &params, [&] {
    const ur_result_t invalid = checks::urIPCPutEventHandleExp(hContext, pIPCEventHandleData);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pIPCEventHandleData);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                               size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) {
  ur_ipc_open_event_handle_exp_params_t params{&hContext, &pIPCEventHandleData, &ipcEventHandleDataSize, &phEvent};
  return run(217, &params, [&] {
    const ur_result_t invalid = checks::urIPCOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize,
                                                                phEvent);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phEvent);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              size_t alignment, size_t size,
                                                              ur_exp_external_mem_type_t handleTypeToExport,
                                                              void **ppMem) {
  ur_memory_export_alloc_exportable_memory_exp_params_t params{&hContext, &hDevice, &alignment, &size,
                                                               &handleTypeToExport, &ppMem};
  return run(218, &params, [&] {
    const ur_result_t invalid = checks::urMemoryExportAllocExportableMemoryExp(hContext, hDevice, alignment, size,
                                                                               handleTypeToExport, ppMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppMem = allocate(size);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             void *pMem) {
  ur_memory_export_free_exportable_memory_exp_params_t params{&hContext, &hDevice, &pMem};
  return run(219, &params, [&] {
    const ur_result_t invalid = checks::urMemoryExportFreeExportableMemoryExp(hContext, hDevice, pMem);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pMem);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
                                                           void *pMemHandleRet) {
  ur_memory_export_export_memory_handle_exp_params_t params{&hContext, &hDevice, &handleTypeToExport, &pMem,
                                                            &pMemHandleRet};
  return run(220, &params, [&] {
    const ur_result_t invalid = checks::urMemoryExportExportMemoryHandleExp(hContext, hDevice, handleTypeToExport, pMem,
                                                                            pMemHandleRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  ur_usm_p2p_enable_peer_access_exp_params_t params{&commandDevice, &peerDevice};
  return run(221, &params, [&] {
    const ur_result_t invalid = checks::urUsmP2PEnablePeerAccessExp(commandDevice, peerDevice);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  ur_usm_p2p_disable_peer_access_exp_params_t params{&commandDevice, &peerDevice};
  return run(222, &params, [&] {
    const ur_result_t invalid = checks::urUsmP2PDisablePeerAccessExp(commandDevice, peerDevice);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                                    ur_exp_peer_info_t propName, size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) {
  ur_usm_p2p_peer_access_get_info_exp_params_t params{&commandDevice, &peerDevice, &propName, &propSize, &pPropValue,
                                                      &pPropSizeRet};
  return run(223, &params, [&] {
    const ur_result_t invalid = checks::urUsmP2PPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize,
                                                                     pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      size_t allocationSize, ur_virtual_mem_granularity_info_t propName,
                                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  ur_virtual_mem_granularity_get_info_params_t params{&hContext, &hDevice, &allocationSize, &propName, &propSize,
                                                      &pPropValue, &pPropSizeRet};
  return run(224, &params, [&] {
    const ur_result_t invalid = checks::urVirtualMemGranularityGetInfo(hContext, hDevice, allocationSize, propName,
                                                                       propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           void **ppStart) {
  ur_virtual_mem_reserve_params_t params{&hContext, &pStart, &size, &ppStart};
  return run(225, &params, [&] {
    const ur_result_t invalid = checks::urVirtualMemReserve(hContext, pStart, size, ppStart);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppStart = allocate(size);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
  ur_virtual_mem_free_params_t params{&hContext, &pStart, &size};
  return run(226, &params, [&] {
    const ur_result_t invalid = checks::urVirtualMemFree(hContext, pStart, size);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    deallocate(pStart);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                       ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                       ur_virtual_mem_access_flags_t flags) {
  ur_virtual_mem_map_params_t params{&hContext, &pStart, &size, &hPhysicalMem, &offset, &flags};
  return run(227, &params, [&] {
    const ur_result_t invalid = checks::urVirtualMemMap(hContext, pStart, size, hPhysicalMem, offset, flags);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
  ur_virtual_mem_unmap_params_t params{&hContext, &pStart, &size};
  return run(228, &params, [&] {
    const ur_result_t invalid = checks::urVirtualMemUnmap(hContext, pStart, size);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                             ur_virtual_mem_access_flags_t flags) {
  ur_virtual_mem_set_access_params_t params{&hContext, &pStart, &size, &flags};
  return run(229, &params, [&] {
    const ur_result_t invalid = checks::urVirtualMemSetAccess(hContext, pStart, size, flags);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                           ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                           size_t *pPropSizeRet) {
  ur_virtual_mem_get_info_params_t params{&hContext, &pStart, &size, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(230, &params, [&] {
    const ur_result_t invalid = checks::urVirtualMemGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                                            pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
                                   ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
  ur_device_get_params_t params{&hPlatform, &DeviceType, &NumEntries, &phDevices, &pNumDevices};
  return run(231, &params, [&] {
    const ur_result_t invalid = checks::urDeviceGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    list(NumEntries, phDevices, pNumDevices, true);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                                       void *pPropValue, size_t *pPropSizeRet) {
  ur_device_get_info_params_t params{&hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(232, &params, [&] {
    const ur_result_t invalid = checks::urDeviceGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) {
  ur_device_retain_params_t params{&hDevice};
  return run(233, &params, [&] {
    const ur_result_t invalid = checks::urDeviceRetain(hDevice);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hDevice);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) {
  ur_device_release_params_t params{&hDevice};
  return run(234, &params, [&] {
    const ur_result_t invalid = checks::urDeviceRelease(hDevice);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hDevice);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urDevicePartition(ur_device_handle_t hDevice,
                                         const ur_device_partition_properties_t *pProperties, uint32_t NumDevices,
                                         ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
  ur_device_partition_params_t params{&hDevice, &pProperties, &NumDevices, &phSubDevices, &pNumDevicesRet};
  return run(235, &params, [&] {
    const ur_result_t invalid = checks::urDevicePartition(hDevice, pProperties, NumDevices, phSubDevices,
                                                          pNumDevicesRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    list(NumDevices, phSubDevices, pNumDevicesRet, true);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                            uint32_t NumBinaries, uint32_t *pSelectedBinary) {
  ur_device_select_binary_params_t params{&hDevice, &pBinaries, &NumBinaries, &pSelectedBinary};
  return run(236, &params, [&] {
    const ur_result_t invalid = checks::urDeviceSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pSelectedBinary);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urDeviceGetNativeHandle(ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
  ur_device_get_native_handle_params_t params{&hDevice, &phNativeDevice};
  return run(237, &params, [&] {
    const ur_result_t invalid = checks::urDeviceGetNativeHandle(hDevice, phNativeDevice);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(phNativeDevice);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
                                                      const ur_device_native_properties_t *pProperties,
                                                      ur_device_handle_t *phDevice) {
  ur_device_create_with_native_handle_params_t params{&hNativeDevice, &hAdapter, &pProperties, &phDevice};
  return run(238, &params, [&] {
    const ur_result_t invalid = checks::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phDevice);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                                   uint64_t *pHostTimestamp) {
  ur_device_get_global_timestamps_params_t params{&hDevice, &pDeviceTimestamp, &pHostTimestamp};
  return run(239, &params, [&] {
    const ur_result_t invalid = checks::urDeviceGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    clear(pDeviceTimestamp);
    clear(pHostTimestamp);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice) {
  ur_device_wait_exp_params_t params{&hDevice};
  return run(240, &params, [&] {
    const ur_result_t invalid = checks::urDeviceWaitExp(hDevice);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

} // namespace ur::mock::entry
