// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_DDI_H_INCLUDED
#define UR_DDI_H_INCLUDED

#include "ur_api.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef ur_result_t(UR_APICALL *ur_pfnAdapterGet_t)(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                                    uint32_t *pNumAdapters);
typedef ur_result_t(UR_APICALL *ur_pfnAdapterRelease_t)(ur_adapter_handle_t hAdapter);
typedef ur_result_t(UR_APICALL *ur_pfnAdapterRetain_t)(ur_adapter_handle_t hAdapter);
typedef ur_result_t(UR_APICALL *ur_pfnAdapterGetLastError_t)(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                                             int32_t *pError);
typedef ur_result_t(UR_APICALL *ur_pfnAdapterGetInfo_t)(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnAdapterSetLoggerCallback_t)(ur_adapter_handle_t hAdapter,
                                                                  ur_logger_callback_t pfnLoggerCallback,
                                                                  void *pUserData, ur_logger_level_t level);
typedef ur_result_t(UR_APICALL *ur_pfnAdapterSetLoggerCallbackLevel_t)(ur_adapter_handle_t hAdapter,
                                                                       ur_logger_level_t level);

/// Table Adapter, by slots.
typedef struct ur_adapter_dditable_t {
  ur_pfnAdapterGet_t pfnGet;
  ur_pfnAdapterRelease_t pfnRelease;
  ur_pfnAdapterRetain_t pfnRetain;
  ur_pfnAdapterGetLastError_t pfnGetLastError;
  ur_pfnAdapterGetInfo_t pfnGetInfo;
  ur_pfnAdapterSetLoggerCallback_t pfnSetLoggerCallback;
  ur_pfnAdapterSetLoggerCallbackLevel_t pfnSetLoggerCallbackLevel;
} ur_adapter_dditable_t;

/// Fills the table Adapter.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetAdapterProcAddrTable_t)(ur_api_version_t, ur_adapter_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnPlatformGet_t)(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                                     ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms);
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetInfo_t)(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetNativeHandle_t)(ur_platform_handle_t hPlatform,
                                                                 ur_native_handle_t *phNativePlatform);
typedef ur_result_t(UR_APICALL *ur_pfnPlatformCreateWithNativeHandle_t)(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetApiVersion_t)(ur_platform_handle_t hPlatform,
                                                               ur_api_version_t *pVersion);
typedef ur_result_t(UR_APICALL *ur_pfnPlatformGetBackendOption_t)(ur_platform_handle_t hPlatform,
                                                                  const char *pFrontendOption,
                                                                  const char **ppPlatformOption);

/// Table Platform, by slots.
typedef struct ur_platform_dditable_t {
  ur_pfnPlatformGet_t pfnGet;
  ur_pfnPlatformGetInfo_t pfnGetInfo;
  ur_pfnPlatformGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnPlatformCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnPlatformGetApiVersion_t pfnGetApiVersion;
  ur_pfnPlatformGetBackendOption_t pfnGetBackendOption;
} ur_platform_dditable_t;

/// Fills the table Platform.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetPlatformProcAddrTable_t)(ur_api_version_t, ur_platform_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnContextCreate_t)(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                                       const ur_context_properties_t *pProperties,
                                                       ur_context_handle_t *phContext);
typedef ur_result_t(UR_APICALL *ur_pfnContextRetain_t)(ur_context_handle_t hContext);
typedef ur_result_t(UR_APICALL *ur_pfnContextRelease_t)(ur_context_handle_t hContext);
typedef ur_result_t(UR_APICALL *ur_pfnContextGetInfo_t)(ur_context_handle_t hContext, ur_context_info_t propName,
                                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnContextGetNativeHandle_t)(ur_context_handle_t hContext,
                                                                ur_native_handle_t *phNativeContext);
typedef ur_result_t(UR_APICALL *ur_pfnContextCreateWithNativeHandle_t)(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext);
typedef ur_result_t(UR_APICALL *ur_pfnContextSetExtendedDeleter_t)(ur_context_handle_t hContext,
                                                                   ur_context_extended_deleter_t pfnDeleter,
                                                                   void *pUserData);

/// Table Context, by slots.
typedef struct ur_context_dditable_t {
  ur_pfnContextCreate_t pfnCreate;
  ur_pfnContextRetain_t pfnRetain;
  ur_pfnContextRelease_t pfnRelease;
  ur_pfnContextGetInfo_t pfnGetInfo;
  ur_pfnContextGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnContextCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnContextSetExtendedDeleter_t pfnSetExtendedDeleter;
} ur_context_dditable_t;

/// Fills the table Context.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetContextProcAddrTable_t)(ur_api_version_t, ur_context_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnEventGetInfo_t)(ur_event_handle_t hEvent, ur_event_info_t propName,
                                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnEventGetProfilingInfo_t)(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                                               size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnEventWait_t)(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);
typedef ur_result_t(UR_APICALL *ur_pfnEventRetain_t)(ur_event_handle_t hEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEventRelease_t)(ur_event_handle_t hEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEventGetNativeHandle_t)(ur_event_handle_t hEvent,
                                                              ur_native_handle_t *phNativeEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEventCreateWithNativeHandle_t)(ur_native_handle_t hNativeEvent,
                                                                     ur_context_handle_t hContext,
                                                                     const ur_event_native_properties_t *pProperties,
                                                                     ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEventSetCallback_t)(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                                          ur_event_callback_t pfnNotify, void *pUserData);

/// Table Event, by slots.
typedef struct ur_event_dditable_t {
  ur_pfnEventGetInfo_t pfnGetInfo;
  ur_pfnEventGetProfilingInfo_t pfnGetProfilingInfo;
  ur_pfnEventWait_t pfnWait;
  ur_pfnEventRetain_t pfnRetain;
  ur_pfnEventRelease_t pfnRelease;
  ur_pfnEventGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnEventCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnEventSetCallback_t pfnSetCallback;
} ur_event_dditable_t;

/// Fills the table Event.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version, ur_event_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetEventProcAddrTable_t)(ur_api_version_t, ur_event_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnEventCreateExp_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        const ur_exp_event_desc_t *pEventDesc,
                                                        ur_event_handle_t *phEvent);

/// Table EventExp, by slots.
typedef struct ur_event_exp_dditable_t {
  ur_pfnEventCreateExp_t pfnCreateExp;
} ur_event_exp_dditable_t;

/// Fills the table EventExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                               ur_event_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetEventExpProcAddrTable_t)(ur_api_version_t, ur_event_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnProgramCreateWithIL_t)(ur_context_handle_t hContext, const void *pIL,
                                                             size_t length, const ur_program_properties_t *pProperties,
                                                             ur_program_handle_t *phProgram);
typedef ur_result_t(UR_APICALL *ur_pfnProgramCreateWithBinary_t)(ur_context_handle_t hContext, uint32_t numDevices,
                                                                 ur_device_handle_t *phDevices, size_t *pLengths,
                                                                 const uint8_t **ppBinaries,
                                                                 const ur_program_properties_t *pProperties,
                                                                 ur_program_handle_t *phProgram);
typedef ur_result_t(UR_APICALL *ur_pfnProgramBuild_t)(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                      const char *pOptions);
typedef ur_result_t(UR_APICALL *ur_pfnProgramCompile_t)(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                                                        const char *pOptions);
typedef ur_result_t(UR_APICALL *ur_pfnProgramLink_t)(ur_context_handle_t hContext, uint32_t count,
                                                     const ur_program_handle_t *phPrograms, const char *pOptions,
                                                     ur_program_handle_t *phProgram);
typedef ur_result_t(UR_APICALL *ur_pfnProgramRetain_t)(ur_program_handle_t hProgram);
typedef ur_result_t(UR_APICALL *ur_pfnProgramRelease_t)(ur_program_handle_t hProgram);
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetFunctionPointer_t)(ur_device_handle_t hDevice,
                                                                   ur_program_handle_t hProgram,
                                                                   const char *pFunctionName, void **ppFunctionPointer);
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetGlobalVariablePointer_t)(ur_device_handle_t hDevice,
                                                                         ur_program_handle_t hProgram,
                                                                         const char *pGlobalVariableName,
                                                                         size_t *pGlobalVariableSizeRet,
                                                                         void **ppGlobalVariablePointerRet);
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetInfo_t)(ur_program_handle_t hProgram, ur_program_info_t propName,
                                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetBuildInfo_t)(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                                             ur_program_build_info_t propName, size_t propSize,
                                                             void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnProgramSetSpecializationConstants_t)(
    ur_program_handle_t hProgram, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants);
typedef ur_result_t(UR_APICALL *ur_pfnProgramGetNativeHandle_t)(ur_program_handle_t hProgram,
                                                                ur_native_handle_t *phNativeProgram);
typedef ur_result_t(UR_APICALL *ur_pfnProgramCreateWithNativeHandle_t)(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext, const ur_program_native_properties_t *pProperties,
    ur_program_handle_t *phProgram);

/// Table Program, by slots.
typedef struct ur_program_dditable_t {
  ur_pfnProgramCreateWithIL_t pfnCreateWithIL;
  ur_pfnProgramCreateWithBinary_t pfnCreateWithBinary;
  ur_pfnProgramBuild_t pfnBuild;
  ur_pfnProgramCompile_t pfnCompile;
  ur_pfnProgramLink_t pfnLink;
  ur_pfnProgramRetain_t pfnRetain;
  ur_pfnProgramRelease_t pfnRelease;
  ur_pfnProgramGetFunctionPointer_t pfnGetFunctionPointer;
  ur_pfnProgramGetGlobalVariablePointer_t pfnGetGlobalVariablePointer;
  ur_pfnProgramGetInfo_t pfnGetInfo;
  ur_pfnProgramGetBuildInfo_t pfnGetBuildInfo;
  ur_pfnProgramSetSpecializationConstants_t pfnSetSpecializationConstants;
  ur_pfnProgramGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnProgramCreateWithNativeHandle_t pfnCreateWithNativeHandle;
} ur_program_dditable_t;

/// Fills the table Program.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                              ur_program_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetProgramProcAddrTable_t)(ur_api_version_t, ur_program_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnProgramDynamicLinkExp_t)(ur_context_handle_t hContext, uint32_t count,
                                                               const ur_program_handle_t *phPrograms);
typedef ur_result_t(UR_APICALL *ur_pfnProgramBuildExp_t)(ur_program_handle_t hProgram, uint32_t numDevices,
                                                         ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                         const char *pOptions);
typedef ur_result_t(UR_APICALL *ur_pfnProgramCompileExp_t)(ur_program_handle_t hProgram, uint32_t numDevices,
                                                           ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                           const char *pOptions);
typedef ur_result_t(UR_APICALL *ur_pfnProgramLinkExp_t)(ur_context_handle_t hContext, uint32_t numDevices,
                                                        ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                        uint32_t count, const ur_program_handle_t *phPrograms,
                                                        const char *pOptions, ur_program_handle_t *phProgram);

/// Table ProgramExp, by slots.
typedef struct ur_program_exp_dditable_t {
  ur_pfnProgramDynamicLinkExp_t pfnDynamicLinkExp;
  ur_pfnProgramBuildExp_t pfnBuildExp;
  ur_pfnProgramCompileExp_t pfnCompileExp;
  ur_pfnProgramLinkExp_t pfnLinkExp;
} ur_program_exp_dditable_t;

/// Fills the table ProgramExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetProgramExpProcAddrTable(ur_api_version_t version,
                                                                 ur_program_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetProgramExpProcAddrTable_t)(ur_api_version_t, ur_program_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnKernelCreate_t)(ur_program_handle_t hProgram, const char *pKernelName,
                                                      ur_kernel_handle_t *phKernel);
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetInfo_t)(ur_kernel_handle_t hKernel, ur_kernel_info_t propName,
                                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetGroupInfo_t)(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                            ur_kernel_group_info_t propName, size_t propSize,
                                                            void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetSubGroupInfo_t)(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                               ur_kernel_sub_group_info_t propName, size_t propSize,
                                                               void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnKernelRetain_t)(ur_kernel_handle_t hKernel);
typedef ur_result_t(UR_APICALL *ur_pfnKernelRelease_t)(ur_kernel_handle_t hKernel);
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetNativeHandle_t)(ur_kernel_handle_t hKernel,
                                                               ur_native_handle_t *phNativeKernel);
typedef ur_result_t(UR_APICALL *ur_pfnKernelCreateWithNativeHandle_t)(ur_native_handle_t hNativeKernel,
                                                                      ur_context_handle_t hContext,
                                                                      ur_program_handle_t hProgram,
                                                                      const ur_kernel_native_properties_t *pProperties,
                                                                      ur_kernel_handle_t *phKernel);
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetSuggestedLocalWorkSize_t)(ur_kernel_handle_t hKernel,
                                                                         ur_queue_handle_t hQueue, uint32_t numWorkDim,
                                                                         const size_t *pGlobalWorkOffset,
                                                                         const size_t *pGlobalWorkSize,
                                                                         size_t *pSuggestedLocalWorkSize);
typedef ur_result_t(UR_APICALL *ur_pfnKernelGetSuggestedLocalWorkSizeWithArgs_t)(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    size_t *pSuggestedLocalWorkSize);
typedef ur_result_t(UR_APICALL *ur_pfnKernelSetExecInfo_t)(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName,
                                                           size_t propSize,
                                                           const ur_kernel_exec_info_properties_t *pProperties,
                                                           const void *pPropValue);
typedef ur_result_t(UR_APICALL *ur_pfnKernelSetSpecializationConstants_t)(
    ur_kernel_handle_t hKernel, uint32_t count, const ur_specialization_constant_info_t *pSpecConstants);
typedef ur_result_t(UR_APICALL *ur_pfnKernelSuggestMaxCooperativeGroupCount_t)(ur_kernel_handle_t hKernel,
                                                                               ur_device_handle_t hDevice,
                                                                               uint32_t workDim,
                                                                               const size_t *pLocalWorkSize,
                                                                               size_t dynamicSharedMemorySize,
                                                                               uint32_t *pGroupCountRet);

/// Table Kernel, by slots.
typedef struct ur_kernel_dditable_t {
  ur_pfnKernelCreate_t pfnCreate;
  ur_pfnKernelGetInfo_t pfnGetInfo;
  ur_pfnKernelGetGroupInfo_t pfnGetGroupInfo;
  ur_pfnKernelGetSubGroupInfo_t pfnGetSubGroupInfo;
  ur_pfnKernelRetain_t pfnRetain;
  ur_pfnKernelRelease_t pfnRelease;
  ur_pfnKernelGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnKernelCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnKernelGetSuggestedLocalWorkSize_t pfnGetSuggestedLocalWorkSize;
  ur_pfnKernelGetSuggestedLocalWorkSizeWithArgs_t pfnGetSuggestedLocalWorkSizeWithArgs;
  ur_pfnKernelSetExecInfo_t pfnSetExecInfo;
  ur_pfnKernelSetSpecializationConstants_t pfnSetSpecializationConstants;
  ur_pfnKernelSuggestMaxCooperativeGroupCount_t pfnSuggestMaxCooperativeGroupCount;
} ur_kernel_dditable_t;

/// Fills the table Kernel.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version, ur_kernel_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetKernelProcAddrTable_t)(ur_api_version_t, ur_kernel_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnQueueGetInfo_t)(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnQueueCreate_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     const ur_queue_properties_t *pProperties,
                                                     ur_queue_handle_t *phQueue);
typedef ur_result_t(UR_APICALL *ur_pfnQueueRetain_t)(ur_queue_handle_t hQueue);
typedef ur_result_t(UR_APICALL *ur_pfnQueueRelease_t)(ur_queue_handle_t hQueue);
typedef ur_result_t(UR_APICALL *ur_pfnQueueGetNativeHandle_t)(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                                              ur_native_handle_t *phNativeQueue);
typedef ur_result_t(UR_APICALL *ur_pfnQueueCreateWithNativeHandle_t)(ur_native_handle_t hNativeQueue,
                                                                     ur_context_handle_t hContext,
                                                                     ur_device_handle_t hDevice,
                                                                     const ur_queue_native_properties_t *pProperties,
                                                                     ur_queue_handle_t *phQueue);
typedef ur_result_t(UR_APICALL *ur_pfnQueueFinish_t)(ur_queue_handle_t hQueue);
typedef ur_result_t(UR_APICALL *ur_pfnQueueFlush_t)(ur_queue_handle_t hQueue);

/// Table Queue, by slots.
typedef struct ur_queue_dditable_t {
  ur_pfnQueueGetInfo_t pfnGetInfo;
  ur_pfnQueueCreate_t pfnCreate;
  ur_pfnQueueRetain_t pfnRetain;
  ur_pfnQueueRelease_t pfnRelease;
  ur_pfnQueueGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnQueueCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnQueueFinish_t pfnFinish;
  ur_pfnQueueFlush_t pfnFlush;
} ur_queue_dditable_t;

/// Fills the table Queue.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version, ur_queue_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetQueueProcAddrTable_t)(ur_api_version_t, ur_queue_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnQueueBeginGraphCaptureExp_t)(ur_queue_handle_t hQueue);
typedef ur_result_t(UR_APICALL *ur_pfnQueueBeginCaptureIntoGraphExp_t)(ur_queue_handle_t hQueue,
                                                                       ur_exp_graph_handle_t hGraph);
typedef ur_result_t(UR_APICALL *ur_pfnQueueEndGraphCaptureExp_t)(ur_queue_handle_t hQueue,
                                                                 ur_exp_graph_handle_t *phGraph);
typedef ur_result_t(UR_APICALL *ur_pfnQueueIsGraphCaptureEnabledExp_t)(ur_queue_handle_t hQueue, bool *pResult);
typedef ur_result_t(UR_APICALL *ur_pfnQueueGetGraphExp_t)(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);

/// Table QueueExp, by slots.
typedef struct ur_queue_exp_dditable_t {
  ur_pfnQueueBeginGraphCaptureExp_t pfnBeginGraphCaptureExp;
  ur_pfnQueueBeginCaptureIntoGraphExp_t pfnBeginCaptureIntoGraphExp;
  ur_pfnQueueEndGraphCaptureExp_t pfnEndGraphCaptureExp;
  ur_pfnQueueIsGraphCaptureEnabledExp_t pfnIsGraphCaptureEnabledExp;
  ur_pfnQueueGetGraphExp_t pfnGetGraphExp;
} ur_queue_exp_dditable_t;

/// Fills the table QueueExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                               ur_queue_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetQueueExpProcAddrTable_t)(ur_api_version_t, ur_queue_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnSamplerCreate_t)(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                                                       ur_sampler_handle_t *phSampler);
typedef ur_result_t(UR_APICALL *ur_pfnSamplerRetain_t)(ur_sampler_handle_t hSampler);
typedef ur_result_t(UR_APICALL *ur_pfnSamplerRelease_t)(ur_sampler_handle_t hSampler);
typedef ur_result_t(UR_APICALL *ur_pfnSamplerGetInfo_t)(ur_sampler_handle_t hSampler, ur_sampler_info_t propName,
                                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnSamplerGetNativeHandle_t)(ur_sampler_handle_t hSampler,
                                                                ur_native_handle_t *phNativeSampler);
typedef ur_result_t(UR_APICALL *ur_pfnSamplerCreateWithNativeHandle_t)(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext, const ur_sampler_native_properties_t *pProperties,
    ur_sampler_handle_t *phSampler);

/// Table Sampler, by slots.
typedef struct ur_sampler_dditable_t {
  ur_pfnSamplerCreate_t pfnCreate;
  ur_pfnSamplerRetain_t pfnRetain;
  ur_pfnSamplerRelease_t pfnRelease;
  ur_pfnSamplerGetInfo_t pfnGetInfo;
  ur_pfnSamplerGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnSamplerCreateWithNativeHandle_t pfnCreateWithNativeHandle;
} ur_sampler_dditable_t;

/// Fills the table Sampler.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                              ur_sampler_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetSamplerProcAddrTable_t)(ur_api_version_t, ur_sampler_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnMemImageCreate_t)(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                        const ur_image_format_t *pImageFormat,
                                                        const ur_image_desc_t *pImageDesc, void *pHost,
                                                        ur_mem_handle_t *phMem);
typedef ur_result_t(UR_APICALL *ur_pfnMemBufferCreate_t)(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                         size_t size, const ur_buffer_properties_t *pProperties,
                                                         ur_mem_handle_t *phBuffer);
typedef ur_result_t(UR_APICALL *ur_pfnMemRetain_t)(ur_mem_handle_t hMem);
typedef ur_result_t(UR_APICALL *ur_pfnMemRelease_t)(ur_mem_handle_t hMem);
typedef ur_result_t(UR_APICALL *ur_pfnMemBufferPartition_t)(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                                            ur_buffer_create_type_t bufferCreateType,
                                                            const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);
typedef ur_result_t(UR_APICALL *ur_pfnMemGetNativeHandle_t)(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                                            ur_native_handle_t *phNativeMem);
typedef ur_result_t(UR_APICALL *ur_pfnMemBufferCreateWithNativeHandle_t)(ur_native_handle_t hNativeMem,
                                                                         ur_context_handle_t hContext,
                                                                         const ur_mem_native_properties_t *pProperties,
                                                                         ur_mem_handle_t *phMem);
typedef ur_result_t(UR_APICALL *ur_pfnMemImageCreateWithNativeHandle_t)(ur_native_handle_t hNativeMem,
                                                                        ur_context_handle_t hContext,
                                                                        const ur_image_format_t *pImageFormat,
                                                                        const ur_image_desc_t *pImageDesc,
                                                                        const ur_mem_native_properties_t *pProperties,
                                                                        ur_mem_handle_t *phMem);
typedef ur_result_t(UR_APICALL *ur_pfnMemGetInfo_t)(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                                                    void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnMemImageGetInfo_t)(ur_mem_handle_t hMemory, ur_image_info_t propName,
                                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Table Mem, by slots.
typedef struct ur_mem_dditable_t {
  ur_pfnMemImageCreate_t pfnImageCreate;
  ur_pfnMemBufferCreate_t pfnBufferCreate;
  ur_pfnMemRetain_t pfnRetain;
  ur_pfnMemRelease_t pfnRelease;
  ur_pfnMemBufferPartition_t pfnBufferPartition;
  ur_pfnMemGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnMemBufferCreateWithNativeHandle_t pfnBufferCreateWithNativeHandle;
  ur_pfnMemImageCreateWithNativeHandle_t pfnImageCreateWithNativeHandle;
  ur_pfnMemGetInfo_t pfnGetInfo;
  ur_pfnMemImageGetInfo_t pfnImageGetInfo;
} ur_mem_dditable_t;

/// Fills the table Mem.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version, ur_mem_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetMemProcAddrTable_t)(ur_api_version_t, ur_mem_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemCreate_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           size_t size, const ur_physical_mem_properties_t *pProperties,
                                                           ur_physical_mem_handle_t *phPhysicalMem);
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemRetain_t)(ur_physical_mem_handle_t hPhysicalMem);
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemRelease_t)(ur_physical_mem_handle_t hPhysicalMem);
typedef ur_result_t(UR_APICALL *ur_pfnPhysicalMemGetInfo_t)(ur_physical_mem_handle_t hPhysicalMem,
                                                            ur_physical_mem_info_t propName, size_t propSize,
                                                            void *pPropValue, size_t *pPropSizeRet);

/// Table PhysicalMem, by slots.
typedef struct ur_physical_mem_dditable_t {
  ur_pfnPhysicalMemCreate_t pfnCreate;
  ur_pfnPhysicalMemRetain_t pfnRetain;
  ur_pfnPhysicalMemRelease_t pfnRelease;
  ur_pfnPhysicalMemGetInfo_t pfnGetInfo;
} ur_physical_mem_dditable_t;

/// Fills the table PhysicalMem.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetPhysicalMemProcAddrTable(ur_api_version_t version,
                                                                  ur_physical_mem_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetPhysicalMemProcAddrTable_t)(ur_api_version_t, ur_physical_mem_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnEnqueueEventsWait_t)(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueEventsWaitWithBarrier_t)(ur_queue_handle_t hQueue,
                                                                      uint32_t numEventsInWaitList,
                                                                      const ur_event_handle_t *phEventWaitList,
                                                                      ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferRead_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                              bool blockingRead, size_t offset, size_t size, void *pDst,
                                                              uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferWrite_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                               bool blockingWrite, size_t offset, size_t size,
                                                               const void *pSrc, uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferReadRect_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                                  bool blockingRead, ur_rect_offset_t bufferOrigin,
                                                                  ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                                  size_t bufferRowPitch, size_t bufferSlicePitch,
                                                                  size_t hostRowPitch, size_t hostSlicePitch,
                                                                  void *pDst, uint32_t numEventsInWaitList,
                                                                  const ur_event_handle_t *phEventWaitList,
                                                                  ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferWriteRect_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                                   bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                                                   ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                                                   size_t bufferRowPitch, size_t bufferSlicePitch,
                                                                   size_t hostRowPitch, size_t hostSlicePitch,
                                                                   void *pSrc, uint32_t numEventsInWaitList,
                                                                   const ur_event_handle_t *phEventWaitList,
                                                                   ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferCopy_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                              ur_mem_handle_t hBufferDst, size_t srcOffset,
                                                              size_t dstOffset, size_t size,
                                                              uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferCopyRect_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                                                  ur_mem_handle_t hBufferDst,
                                                                  ur_rect_offset_t srcOrigin,
                                                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                                  size_t srcRowPitch, size_t srcSlicePitch,
                                                                  size_t dstRowPitch, size_t dstSlicePitch,
                                                                  uint32_t numEventsInWaitList,
                                                                  const ur_event_handle_t *phEventWaitList,
                                                                  ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferFill_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                              const void *pPattern, size_t patternSize, size_t offset,
                                                              size_t size, uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemImageRead_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                             bool blockingRead, ur_rect_offset_t origin,
                                                             ur_rect_region_t region, size_t rowPitch,
                                                             size_t slicePitch, void *pDst,
                                                             uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemImageWrite_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                                              bool blockingWrite, ur_rect_offset_t origin,
                                                              ur_rect_region_t region, size_t rowPitch,
                                                              size_t slicePitch, void *pSrc,
                                                              uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemImageCopy_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
                                                             ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                                             ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                                             uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemBufferMap_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                                             bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                                             size_t size, uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent, void **ppRetMap);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueMemUnmap_t)(ur_queue_handle_t hQueue, ur_mem_handle_t hMem,
                                                         void *pMappedPtr, uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMFill_t)(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                                        const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMMemcpy_t)(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                          const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMPrefetch_t)(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                            ur_usm_migration_flags_t flags,
                                                            uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMAdvise_t)(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                                          ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMFill2D_t)(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                                          size_t patternSize, const void *pPattern, size_t width,
                                                          size_t height, uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMMemcpy2D_t)(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                                            size_t dstPitch, const void *pSrc, size_t srcPitch,
                                                            size_t width, size_t height, uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueDeviceGlobalVariableWrite_t)(ur_queue_handle_t hQueue,
                                                                          ur_program_handle_t hProgram,
                                                                          const char *name, bool blockingWrite,
                                                                          size_t count, size_t offset, const void *pSrc,
                                                                          uint32_t numEventsInWaitList,
                                                                          const ur_event_handle_t *phEventWaitList,
                                                                          ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueDeviceGlobalVariableRead_t)(ur_queue_handle_t hQueue,
                                                                         ur_program_handle_t hProgram, const char *name,
                                                                         bool blockingRead, size_t count, size_t offset,
                                                                         void *pDst, uint32_t numEventsInWaitList,
                                                                         const ur_event_handle_t *phEventWaitList,
                                                                         ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueReadHostPipe_t)(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                             const char *pipe_symbol, bool blocking, void *pDst,
                                                             size_t size, uint32_t numEventsInWaitList,
                                                             const ur_event_handle_t *phEventWaitList,
                                                             ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueWriteHostPipe_t)(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                                              const char *pipe_symbol, bool blocking, void *pSrc,
                                                              size_t size, uint32_t numEventsInWaitList,
                                                              const ur_event_handle_t *phEventWaitList,
                                                              ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueEventsWaitWithBarrierExt_t)(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Table Enqueue, by slots.
typedef struct ur_enqueue_dditable_t {
  ur_pfnEnqueueEventsWait_t pfnEventsWait;
  ur_pfnEnqueueEventsWaitWithBarrier_t pfnEventsWaitWithBarrier;
  ur_pfnEnqueueMemBufferRead_t pfnMemBufferRead;
  ur_pfnEnqueueMemBufferWrite_t pfnMemBufferWrite;
  ur_pfnEnqueueMemBufferReadRect_t pfnMemBufferReadRect;
  ur_pfnEnqueueMemBufferWriteRect_t pfnMemBufferWriteRect;
  ur_pfnEnqueueMemBufferCopy_t pfnMemBufferCopy;
  ur_pfnEnqueueMemBufferCopyRect_t pfnMemBufferCopyRect;
  ur_pfnEnqueueMemBufferFill_t pfnMemBufferFill;
  ur_pfnEnqueueMemImageRead_t pfnMemImageRead;
  ur_pfnEnqueueMemImageWrite_t pfnMemImageWrite;
  ur_pfnEnqueueMemImageCopy_t pfnMemImageCopy;
  ur_pfnEnqueueMemBufferMap_t pfnMemBufferMap;
  ur_pfnEnqueueMemUnmap_t pfnMemUnmap;
  ur_pfnEnqueueUSMFill_t pfnUSMFill;
  ur_pfnEnqueueUSMMemcpy_t pfnUSMMemcpy;
  ur_pfnEnqueueUSMPrefetch_t pfnUSMPrefetch;
  ur_pfnEnqueueUSMAdvise_t pfnUSMAdvise;
  ur_pfnEnqueueUSMFill2D_t pfnUSMFill2D;
  ur_pfnEnqueueUSMMemcpy2D_t pfnUSMMemcpy2D;
  ur_pfnEnqueueDeviceGlobalVariableWrite_t pfnDeviceGlobalVariableWrite;
  ur_pfnEnqueueDeviceGlobalVariableRead_t pfnDeviceGlobalVariableRead;
  ur_pfnEnqueueReadHostPipe_t pfnReadHostPipe;
  ur_pfnEnqueueWriteHostPipe_t pfnWriteHostPipe;
  ur_pfnEnqueueEventsWaitWithBarrierExt_t pfnEventsWaitWithBarrierExt;
} ur_enqueue_dditable_t;

/// Fills the table Enqueue.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                              ur_enqueue_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetEnqueueProcAddrTable_t)(ur_api_version_t, ur_enqueue_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnEnqueueKernelLaunchWithArgsExp_t)(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMDeviceAllocExp_t)(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMSharedAllocExp_t)(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMHostAllocExp_t)(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                                const size_t size,
                                                                const ur_exp_async_usm_alloc_properties_t *pProperties,
                                                                uint32_t numEventsInWaitList,
                                                                const ur_event_handle_t *phEventWaitList, void **ppMem,
                                                                ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueUSMFreeExp_t)(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
                                                           void *pMem, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueTimestampRecordingExp_t)(ur_queue_handle_t hQueue, bool blocking,
                                                                      uint32_t numEventsInWaitList,
                                                                      const ur_event_handle_t *phEventWaitList,
                                                                      ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueCommandBufferExp_t)(ur_queue_handle_t hQueue,
                                                                 ur_exp_command_buffer_handle_t hCommandBuffer,
                                                                 uint32_t numEventsInWaitList,
                                                                 const ur_event_handle_t *phEventWaitList,
                                                                 ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueHostTaskExp_t)(ur_queue_handle_t hQueue,
                                                            ur_exp_host_task_function_t pfnHostTask, void *data,
                                                            const ur_exp_host_task_properties_t *pProperties,
                                                            uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueNativeCommandExp_t)(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnEnqueueGraphExp_t)(ur_queue_handle_t hQueue,
                                                         ur_exp_executable_graph_handle_t hGraph,
                                                         uint32_t numEventsInWaitList,
                                                         const ur_event_handle_t *phEventWaitList,
                                                         ur_event_handle_t *phEvent);

/// Table EnqueueExp, by slots.
typedef struct ur_enqueue_exp_dditable_t {
  ur_pfnEnqueueKernelLaunchWithArgsExp_t pfnKernelLaunchWithArgsExp;
  ur_pfnEnqueueUSMDeviceAllocExp_t pfnUSMDeviceAllocExp;
  ur_pfnEnqueueUSMSharedAllocExp_t pfnUSMSharedAllocExp;
  ur_pfnEnqueueUSMHostAllocExp_t pfnUSMHostAllocExp;
  ur_pfnEnqueueUSMFreeExp_t pfnUSMFreeExp;
  ur_pfnEnqueueTimestampRecordingExp_t pfnTimestampRecordingExp;
  ur_pfnEnqueueCommandBufferExp_t pfnCommandBufferExp;
  ur_pfnEnqueueHostTaskExp_t pfnHostTaskExp;
  ur_pfnEnqueueNativeCommandExp_t pfnNativeCommandExp;
  ur_pfnEnqueueGraphExp_t pfnGraphExp;
} ur_enqueue_exp_dditable_t;

/// Fills the table EnqueueExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetEnqueueExpProcAddrTable(ur_api_version_t version,
                                                                 ur_enqueue_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetEnqueueExpProcAddrTable_t)(ur_api_version_t, ur_enqueue_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnUSMHostAlloc_t)(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                                      ur_usm_pool_handle_t pool, size_t size, void **ppMem);
typedef ur_result_t(UR_APICALL *ur_pfnUSMDeviceAlloc_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                        size_t size, void **ppMem);
typedef ur_result_t(UR_APICALL *ur_pfnUSMSharedAlloc_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                        const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                        size_t size, void **ppMem);
typedef ur_result_t(UR_APICALL *ur_pfnUSMFree_t)(ur_context_handle_t hContext, void *pMem);
typedef ur_result_t(UR_APICALL *ur_pfnUSMGetMemAllocInfo_t)(ur_context_handle_t hContext, const void *pMem,
                                                            ur_usm_alloc_info_t propName, size_t propSize,
                                                            void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolCreate_t)(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                                       ur_usm_pool_handle_t *ppPool);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolRetain_t)(ur_usm_pool_handle_t pPool);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolRelease_t)(ur_usm_pool_handle_t pPool);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolGetInfo_t)(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                        size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/// Table USM, by slots.
typedef struct ur_usm_dditable_t {
  ur_pfnUSMHostAlloc_t pfnHostAlloc;
  ur_pfnUSMDeviceAlloc_t pfnDeviceAlloc;
  ur_pfnUSMSharedAlloc_t pfnSharedAlloc;
  ur_pfnUSMFree_t pfnFree;
  ur_pfnUSMGetMemAllocInfo_t pfnGetMemAllocInfo;
  ur_pfnUSMPoolCreate_t pfnPoolCreate;
  ur_pfnUSMPoolRetain_t pfnPoolRetain;
  ur_pfnUSMPoolRelease_t pfnPoolRelease;
  ur_pfnUSMPoolGetInfo_t pfnPoolGetInfo;
} ur_usm_dditable_t;

/// Fills the table USM.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version, ur_usm_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetUSMProcAddrTable_t)(ur_api_version_t, ur_usm_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolCreateExp_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                          ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolDestroyExp_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_usm_pool_handle_t hPool);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolGetDefaultDevicePoolExp_t)(ur_context_handle_t hContext,
                                                                        ur_device_handle_t hDevice,
                                                                        ur_usm_pool_handle_t *pPool);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolGetInfoExp_t)(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                           void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolSetInfoExp_t)(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                                           void *pPropValue, size_t propSize);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolSetDevicePoolExp_t)(ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice,
                                                                 ur_usm_pool_handle_t hPool);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolGetDevicePoolExp_t)(ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice,
                                                                 ur_usm_pool_handle_t *pPool);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPoolTrimToExp_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                          ur_usm_pool_handle_t hPool, size_t minBytesToKeep);
typedef ur_result_t(UR_APICALL *ur_pfnUSMPitchedAllocExp_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                            const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                                            size_t widthInBytes, size_t height, size_t elementSizeBytes,
                                                            void **ppMem, size_t *pResultPitch);
typedef ur_result_t(UR_APICALL *ur_pfnUSMContextMemcpyExp_t)(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                                             size_t size);
typedef ur_result_t(UR_APICALL *ur_pfnUSMHostAllocUnregisterExp_t)(ur_context_handle_t hContext, void *pHostMem);
typedef ur_result_t(UR_APICALL *ur_pfnUSMHostAllocRegisterExp_t)(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);
typedef ur_result_t(UR_APICALL *ur_pfnUSMImportExp_t)(ur_context_handle_t hContext, void *pMem, size_t size);
typedef ur_result_t(UR_APICALL *ur_pfnUSMReleaseExp_t)(ur_context_handle_t hContext, void *pMem);

/// Table USMExp, by slots.
typedef struct ur_usm_exp_dditable_t {
  ur_pfnUSMPoolCreateExp_t pfnPoolCreateExp;
  ur_pfnUSMPoolDestroyExp_t pfnPoolDestroyExp;
  ur_pfnUSMPoolGetDefaultDevicePoolExp_t pfnPoolGetDefaultDevicePoolExp;
  ur_pfnUSMPoolGetInfoExp_t pfnPoolGetInfoExp;
  ur_pfnUSMPoolSetInfoExp_t pfnPoolSetInfoExp;
  ur_pfnUSMPoolSetDevicePoolExp_t pfnPoolSetDevicePoolExp;
  ur_pfnUSMPoolGetDevicePoolExp_t pfnPoolGetDevicePoolExp;
  ur_pfnUSMPoolTrimToExp_t pfnPoolTrimToExp;
  ur_pfnUSMPitchedAllocExp_t pfnPitchedAllocExp;
  ur_pfnUSMContextMemcpyExp_t pfnContextMemcpyExp;
  ur_pfnUSMHostAllocUnregisterExp_t pfnHostAllocUnregisterExp;
  ur_pfnUSMHostAllocRegisterExp_t pfnHostAllocRegisterExp;
  ur_pfnUSMImportExp_t pfnImportExp;
  ur_pfnUSMReleaseExp_t pfnReleaseExp;
} ur_usm_exp_dditable_t;

/// Fills the table USMExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                             ur_usm_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetUSMExpProcAddrTable_t)(ur_api_version_t, ur_usm_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesUnsampledImageHandleDestroyExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesSampledImageHandleDestroyExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImageAllocateExp_t)(ur_context_handle_t hContext,
                                                                        ur_device_handle_t hDevice,
                                                                        const ur_image_format_t *pImageFormat,
                                                                        const ur_image_desc_t *pImageDesc,
                                                                        ur_exp_image_mem_native_handle_t *phImageMem);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImageFreeExp_t)(ur_context_handle_t hContext,
                                                                    ur_device_handle_t hDevice,
                                                                    ur_exp_image_mem_native_handle_t hImageMem);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesUnsampledImageCreateExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesSampledImageCreateExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImageCopyExp_t)(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImageGetInfoExp_t)(ur_context_handle_t hContext,
                                                                       ur_exp_image_mem_native_handle_t hImageMem,
                                                                       ur_image_info_t propName, void *pPropValue,
                                                                       size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesGetImageMemoryHandleTypeSupportExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesGetImageUnsampledHandleSupportExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesGetImageSampledHandleSupportExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType, ur_bool_t *pSupportedRet);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesMipmapGetLevelExp_t)(ur_context_handle_t hContext,
                                                                         ur_device_handle_t hDevice,
                                                                         ur_exp_image_mem_native_handle_t hImageMem,
                                                                         uint32_t mipmapLevel,
                                                                         ur_exp_image_mem_native_handle_t *phImageMem);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesMipmapFreeExp_t)(ur_context_handle_t hContext,
                                                                     ur_device_handle_t hDevice,
                                                                     ur_exp_image_mem_native_handle_t hMem);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImportExternalMemoryExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size, ur_exp_external_mem_type_t memHandleType,
    ur_exp_external_mem_desc_t *pExternalMemDesc, ur_exp_external_mem_handle_t *phExternalMem);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesMapExternalArrayExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesMapExternalLinearMemoryExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesReleaseExternalMemoryExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_mem_handle_t hExternalMem);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesFreeMappedLinearMemoryExp_t)(ur_context_handle_t hContext,
                                                                                 ur_device_handle_t hDevice,
                                                                                 void *pMem);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesSupportsImportingHandleTypeExp_t)(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesImportExternalSemaphoreExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc, ur_exp_external_semaphore_handle_t *phExternalSemaphore);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesReleaseExternalSemaphoreExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_handle_t hExternalSemaphore);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesWaitExternalSemaphoreExp_t)(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue, uint64_t waitValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
typedef ur_result_t(UR_APICALL *ur_pfnBindlessImagesSignalExternalSemaphoreExp_t)(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue, uint64_t signalValue,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/// Table BindlessImagesExp, by slots.
typedef struct ur_bindless_images_exp_dditable_t {
  ur_pfnBindlessImagesUnsampledImageHandleDestroyExp_t pfnUnsampledImageHandleDestroyExp;
  ur_pfnBindlessImagesSampledImageHandleDestroyExp_t pfnSampledImageHandleDestroyExp;
  ur_pfnBindlessImagesImageAllocateExp_t pfnImageAllocateExp;
  ur_pfnBindlessImagesImageFreeExp_t pfnImageFreeExp;
  ur_pfnBindlessImagesUnsampledImageCreateExp_t pfnUnsampledImageCreateExp;
  ur_pfnBindlessImagesSampledImageCreateExp_t pfnSampledImageCreateExp;
  ur_pfnBindlessImagesImageCopyExp_t pfnImageCopyExp;
  ur_pfnBindlessImagesImageGetInfoExp_t pfnImageGetInfoExp;
  ur_pfnBindlessImagesGetImageMemoryHandleTypeSupportExp_t pfnGetImageMemoryHandleTypeSupportExp;
  ur_pfnBindlessImagesGetImageUnsampledHandleSupportExp_t pfnGetImageUnsampledHandleSupportExp;
  ur_pfnBindlessImagesGetImageSampledHandleSupportExp_t pfnGetImageSampledHandleSupportExp;
  ur_pfnBindlessImagesMipmapGetLevelExp_t pfnMipmapGetLevelExp;
  ur_pfnBindlessImagesMipmapFreeExp_t pfnMipmapFreeExp;
  ur_pfnBindlessImagesImportExternalMemoryExp_t pfnImportExternalMemoryExp;
  ur_pfnBindlessImagesMapExternalArrayExp_t pfnMapExternalArrayExp;
  ur_pfnBindlessImagesMapExternalLinearMemoryExp_t pfnMapExternalLinearMemoryExp;
  ur_pfnBindlessImagesReleaseExternalMemoryExp_t pfnReleaseExternalMemoryExp;
  ur_pfnBindlessImagesFreeMappedLinearMemoryExp_t pfnFreeMappedLinearMemoryExp;
  ur_pfnBindlessImagesSupportsImportingHandleTypeExp_t pfnSupportsImportingHandleTypeExp;
  ur_pfnBindlessImagesImportExternalSemaphoreExp_t pfnImportExternalSemaphoreExp;
  ur_pfnBindlessImagesReleaseExternalSemaphoreExp_t pfnReleaseExternalSemaphoreExp;
  ur_pfnBindlessImagesWaitExternalSemaphoreExp_t pfnWaitExternalSemaphoreExp;
  ur_pfnBindlessImagesSignalExternalSemaphoreExp_t pfnSignalExternalSemaphoreExp;
} ur_bindless_images_exp_dditable_t;

/// Fills the table BindlessImagesExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(ur_api_version_t version,
                                                                        ur_bindless_images_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetBindlessImagesExpProcAddrTable_t)(ur_api_version_t,
                                                                           ur_bindless_images_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferCreateExp_t)(ur_context_handle_t hContext,
                                                                ur_device_handle_t hDevice,
                                                                const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                                                ur_exp_command_buffer_handle_t *phCommandBuffer);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferRetainExp_t)(ur_exp_command_buffer_handle_t hCommandBuffer);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferReleaseExp_t)(ur_exp_command_buffer_handle_t hCommandBuffer);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferFinalizeExp_t)(ur_exp_command_buffer_handle_t hCommandBuffer);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendKernelLaunchExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendKernelLaunchWithArgsExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendUSMMemcpyExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendUSMFillExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern, size_t patternSize, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferCopyExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
    size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferWriteExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferReadExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferCopyRectExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
    size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferWriteRectExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferReadRectExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset,
    ur_rect_offset_t hostOffset, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
    size_t hostRowPitch, size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendMemBufferFillExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendUSMPrefetchExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendUSMAdviseExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferAppendNativeCommandExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *pData, ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferUpdateKernelLaunchExp_t)(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferUpdateSignalEventExp_t)(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferUpdateWaitEventsExp_t)(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferGetInfoExp_t)(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                                 ur_exp_command_buffer_info_t propName, size_t propSize,
                                                                 void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnCommandBufferGetNativeHandleExp_t)(ur_exp_command_buffer_handle_t hCommandBuffer,
                                                                         ur_native_handle_t *phNativeCommandBuffer);

/// Table CommandBufferExp, by slots.
typedef struct ur_command_buffer_exp_dditable_t {
  ur_pfnCommandBufferCreateExp_t pfnCreateExp;
  ur_pfnCommandBufferRetainExp_t pfnRetainExp;
  ur_pfnCommandBufferReleaseExp_t pfnReleaseExp;
  ur_pfnCommandBufferFinalizeExp_t pfnFinalizeExp;
  ur_pfnCommandBufferAppendKernelLaunchExp_t pfnAppendKernelLaunchExp;
  ur_pfnCommandBufferAppendKernelLaunchWithArgsExp_t pfnAppendKernelLaunchWithArgsExp;
  ur_pfnCommandBufferAppendUSMMemcpyExp_t pfnAppendUSMMemcpyExp;
  ur_pfnCommandBufferAppendUSMFillExp_t pfnAppendUSMFillExp;
  ur_pfnCommandBufferAppendMemBufferCopyExp_t pfnAppendMemBufferCopyExp;
  ur_pfnCommandBufferAppendMemBufferWriteExp_t pfnAppendMemBufferWriteExp;
  ur_pfnCommandBufferAppendMemBufferReadExp_t pfnAppendMemBufferReadExp;
  ur_pfnCommandBufferAppendMemBufferCopyRectExp_t pfnAppendMemBufferCopyRectExp;
  ur_pfnCommandBufferAppendMemBufferWriteRectExp_t pfnAppendMemBufferWriteRectExp;
  ur_pfnCommandBufferAppendMemBufferReadRectExp_t pfnAppendMemBufferReadRectExp;
  ur_pfnCommandBufferAppendMemBufferFillExp_t pfnAppendMemBufferFillExp;
  ur_pfnCommandBufferAppendUSMPrefetchExp_t pfnAppendUSMPrefetchExp;
  ur_pfnCommandBufferAppendUSMAdviseExp_t pfnAppendUSMAdviseExp;
  ur_pfnCommandBufferAppendNativeCommandExp_t pfnAppendNativeCommandExp;
  ur_pfnCommandBufferUpdateKernelLaunchExp_t pfnUpdateKernelLaunchExp;
  ur_pfnCommandBufferUpdateSignalEventExp_t pfnUpdateSignalEventExp;
  ur_pfnCommandBufferUpdateWaitEventsExp_t pfnUpdateWaitEventsExp;
  ur_pfnCommandBufferGetInfoExp_t pfnGetInfoExp;
  ur_pfnCommandBufferGetNativeHandleExp_t pfnGetNativeHandleExp;
} ur_command_buffer_exp_dditable_t;

/// Fills the table CommandBufferExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(ur_api_version_t version,
                                                                       ur_command_buffer_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetCommandBufferExpProcAddrTable_t)(ur_api_version_t,
                                                                          ur_command_buffer_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnGraphCreateExp_t)(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph);
typedef ur_result_t(UR_APICALL *ur_pfnGraphInstantiateGraphExp_t)(ur_exp_graph_handle_t hGraph,
                                                                  ur_exp_executable_graph_handle_t *phExecGraph);
typedef ur_result_t(UR_APICALL *ur_pfnGraphDestroyExp_t)(ur_exp_graph_handle_t hGraph);
typedef ur_result_t(UR_APICALL *ur_pfnGraphExecutableGraphDestroyExp_t)(
    ur_exp_executable_graph_handle_t hExecutableGraph);
typedef ur_result_t(UR_APICALL *ur_pfnGraphIsEmptyExp_t)(ur_exp_graph_handle_t hGraph, bool *pResult);
typedef ur_result_t(UR_APICALL *ur_pfnGraphGetIdExp_t)(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId);
typedef ur_result_t(UR_APICALL *ur_pfnGraphSetDestructionCallbackExp_t)(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData);
typedef ur_result_t(UR_APICALL *ur_pfnGraphDumpContentsExp_t)(ur_exp_graph_handle_t hGraph, const char *filePath);
typedef ur_result_t(UR_APICALL *ur_pfnGraphGetNativeHandleExp_t)(ur_exp_graph_handle_t hGraph,
                                                                 ur_native_handle_t *phNativeGraph);
typedef ur_result_t(UR_APICALL *ur_pfnGraphExecutableGraphGetNativeHandleExp_t)(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph);

/// Table GraphExp, by slots.
typedef struct ur_graph_exp_dditable_t {
  ur_pfnGraphCreateExp_t pfnCreateExp;
  ur_pfnGraphInstantiateGraphExp_t pfnInstantiateGraphExp;
  ur_pfnGraphDestroyExp_t pfnDestroyExp;
  ur_pfnGraphExecutableGraphDestroyExp_t pfnExecutableGraphDestroyExp;
  ur_pfnGraphIsEmptyExp_t pfnIsEmptyExp;
  ur_pfnGraphGetIdExp_t pfnGetIdExp;
  ur_pfnGraphSetDestructionCallbackExp_t pfnSetDestructionCallbackExp;
  ur_pfnGraphDumpContentsExp_t pfnDumpContentsExp;
  ur_pfnGraphGetNativeHandleExp_t pfnGetNativeHandleExp;
  ur_pfnGraphExecutableGraphGetNativeHandleExp_t pfnExecutableGraphGetNativeHandleExp;
} ur_graph_exp_dditable_t;

/// Fills the table GraphExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                               ur_graph_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetGraphExpProcAddrTable_t)(ur_api_version_t, ur_graph_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnIPCGetMemHandleExp_t)(ur_context_handle_t hContext, void *pMem,
                                                            void **ppIPCMemHandleData,
                                                            size_t *pIPCMemHandleDataSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnIPCPutMemHandleExp_t)(ur_context_handle_t hContext, void *pIPCMemHandleData);
typedef ur_result_t(UR_APICALL *ur_pfnIPCOpenMemHandleExp_t)(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                             void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                                             void **ppMem);
typedef ur_result_t(UR_APICALL *ur_pfnIPCCloseMemHandleExp_t)(ur_context_handle_t hContext, void *pMem);
typedef ur_result_t(UR_APICALL *ur_pfnIPCGetPhysMemHandleExp_t)(ur_context_handle_t hContext,
                                                                ur_physical_mem_handle_t hPhysMem,
                                                                void **ppIPCPhysMemHandleData,
                                                                size_t *pIPCPhysMemHandleDataSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnIPCPutPhysMemHandleExp_t)(ur_context_handle_t hContext,
                                                                const void *pIPCPhysMemHandleData);
typedef ur_result_t(UR_APICALL *ur_pfnIPCOpenPhysMemHandleExp_t)(ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice,
                                                                 const void *pIPCPhysMemHandleData,
                                                                 size_t ipcPhysMemHandleDataSize,
                                                                 ur_physical_mem_handle_t *phPhysMem);
typedef ur_result_t(UR_APICALL *ur_pfnIPCClosePhysMemHandleExp_t)(ur_context_handle_t hContext,
                                                                  ur_physical_mem_handle_t hPhysMem);
typedef ur_result_t(UR_APICALL *ur_pfnIPCGetEventHandleExp_t)(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                                              size_t *pIPCEventHandleDataSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnIPCPutEventHandleExp_t)(ur_context_handle_t hContext, void *pIPCEventHandleData);
typedef ur_result_t(UR_APICALL *ur_pfnIPCOpenEventHandleExp_t)(ur_context_handle_t hContext,
                                                               const void *pIPCEventHandleData,
                                                               size_t ipcEventHandleDataSize,
                                                               ur_event_handle_t *phEvent);

/// Table IPCExp, by slots.
typedef struct ur_ipc_exp_dditable_t {
  ur_pfnIPCGetMemHandleExp_t pfnGetMemHandleExp;
  ur_pfnIPCPutMemHandleExp_t pfnPutMemHandleExp;
  ur_pfnIPCOpenMemHandleExp_t pfnOpenMemHandleExp;
  ur_pfnIPCCloseMemHandleExp_t pfnCloseMemHandleExp;
  ur_pfnIPCGetPhysMemHandleExp_t pfnGetPhysMemHandleExp;
  ur_pfnIPCPutPhysMemHandleExp_t pfnPutPhysMemHandleExp;
  ur_pfnIPCOpenPhysMemHandleExp_t pfnOpenPhysMemHandleExp;
  ur_pfnIPCClosePhysMemHandleExp_t pfnClosePhysMemHandleExp;
  ur_pfnIPCGetEventHandleExp_t pfnGetEventHandleExp;
  ur_pfnIPCPutEventHandleExp_t pfnPutEventHandleExp;
  ur_pfnIPCOpenEventHandleExp_t pfnOpenEventHandleExp;
} ur_ipc_exp_dditable_t;

/// Fills the table IPCExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                             ur_ipc_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetIPCExpProcAddrTable_t)(ur_api_version_t, ur_ipc_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnMemoryExportAllocExportableMemoryExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void **ppMem);
typedef ur_result_t(UR_APICALL *ur_pfnMemoryExportFreeExportableMemoryExp_t)(ur_context_handle_t hContext,
                                                                             ur_device_handle_t hDevice, void *pMem);
typedef ur_result_t(UR_APICALL *ur_pfnMemoryExportExportMemoryHandleExp_t)(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
    void *pMemHandleRet);

/// Table MemoryExportExp, by slots.
typedef struct ur_memory_export_exp_dditable_t {
  ur_pfnMemoryExportAllocExportableMemoryExp_t pfnAllocExportableMemoryExp;
  ur_pfnMemoryExportFreeExportableMemoryExp_t pfnFreeExportableMemoryExp;
  ur_pfnMemoryExportExportMemoryHandleExp_t pfnExportMemoryHandleExp;
} ur_memory_export_exp_dditable_t;

/// Fills the table MemoryExportExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(ur_api_version_t version,
                                                                      ur_memory_export_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetMemoryExportExpProcAddrTable_t)(ur_api_version_t,
                                                                         ur_memory_export_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnUsmP2PEnablePeerAccessExp_t)(ur_device_handle_t commandDevice,
                                                                   ur_device_handle_t peerDevice);
typedef ur_result_t(UR_APICALL *ur_pfnUsmP2PDisablePeerAccessExp_t)(ur_device_handle_t commandDevice,
                                                                    ur_device_handle_t peerDevice);
typedef ur_result_t(UR_APICALL *ur_pfnUsmP2PPeerAccessGetInfoExp_t)(ur_device_handle_t commandDevice,
                                                                    ur_device_handle_t peerDevice,
                                                                    ur_exp_peer_info_t propName, size_t propSize,
                                                                    void *pPropValue, size_t *pPropSizeRet);

/// Table UsmP2PExp, by slots.
typedef struct ur_usm_p2p_exp_dditable_t {
  ur_pfnUsmP2PEnablePeerAccessExp_t pfnEnablePeerAccessExp;
  ur_pfnUsmP2PDisablePeerAccessExp_t pfnDisablePeerAccessExp;
  ur_pfnUsmP2PPeerAccessGetInfoExp_t pfnPeerAccessGetInfoExp;
} ur_usm_p2p_exp_dditable_t;

/// Fills the table UsmP2PExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetUsmP2PExpProcAddrTable(ur_api_version_t version,
                                                                ur_usm_p2p_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetUsmP2PExpProcAddrTable_t)(ur_api_version_t, ur_usm_p2p_exp_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemGranularityGetInfo_t)(ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice, size_t allocationSize,
                                                                      ur_virtual_mem_granularity_info_t propName,
                                                                      size_t propSize, void *pPropValue,
                                                                      size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemReserve_t)(ur_context_handle_t hContext, const void *pStart,
                                                           size_t size, void **ppStart);
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemFree_t)(ur_context_handle_t hContext, const void *pStart, size_t size);
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemMap_t)(ur_context_handle_t hContext, const void *pStart, size_t size,
                                                       ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                                       ur_virtual_mem_access_flags_t flags);
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemUnmap_t)(ur_context_handle_t hContext, const void *pStart, size_t size);
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemSetAccess_t)(ur_context_handle_t hContext, const void *pStart,
                                                             size_t size, ur_virtual_mem_access_flags_t flags);
typedef ur_result_t(UR_APICALL *ur_pfnVirtualMemGetInfo_t)(ur_context_handle_t hContext, const void *pStart,
                                                           size_t size, ur_virtual_mem_info_t propName, size_t propSize,
                                                           void *pPropValue, size_t *pPropSizeRet);

/// Table VirtualMem, by slots.
typedef struct ur_virtual_mem_dditable_t {
  ur_pfnVirtualMemGranularityGetInfo_t pfnGranularityGetInfo;
  ur_pfnVirtualMemReserve_t pfnReserve;
  ur_pfnVirtualMemFree_t pfnFree;
  ur_pfnVirtualMemMap_t pfnMap;
  ur_pfnVirtualMemUnmap_t pfnUnmap;
  ur_pfnVirtualMemSetAccess_t pfnSetAccess;
  ur_pfnVirtualMemGetInfo_t pfnGetInfo;
} ur_virtual_mem_dditable_t;

/// Fills the table VirtualMem.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetVirtualMemProcAddrTable(ur_api_version_t version,
                                                                 ur_virtual_mem_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetVirtualMemProcAddrTable_t)(ur_api_version_t, ur_virtual_mem_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnDeviceGet_t)(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                                   uint32_t NumEntries, ur_device_handle_t *phDevices,
                                                   uint32_t *pNumDevices);
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetInfo_t)(ur_device_handle_t hDevice, ur_device_info_t propName,
                                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnDeviceRetain_t)(ur_device_handle_t hDevice);
typedef ur_result_t(UR_APICALL *ur_pfnDeviceRelease_t)(ur_device_handle_t hDevice);
typedef ur_result_t(UR_APICALL *ur_pfnDevicePartition_t)(ur_device_handle_t hDevice,
                                                         const ur_device_partition_properties_t *pProperties,
                                                         uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                                         uint32_t *pNumDevicesRet);
typedef ur_result_t(UR_APICALL *ur_pfnDeviceSelectBinary_t)(ur_device_handle_t hDevice,
                                                            const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                                            uint32_t *pSelectedBinary);
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetNativeHandle_t)(ur_device_handle_t hDevice,
                                                               ur_native_handle_t *phNativeDevice);
typedef ur_result_t(UR_APICALL *ur_pfnDeviceCreateWithNativeHandle_t)(ur_native_handle_t hNativeDevice,
                                                                      ur_adapter_handle_t hAdapter,
                                                                      const ur_device_native_properties_t *pProperties,
                                                                      ur_device_handle_t *phDevice);
typedef ur_result_t(UR_APICALL *ur_pfnDeviceGetGlobalTimestamps_t)(ur_device_handle_t hDevice,
                                                                   uint64_t *pDeviceTimestamp,
                                                                   uint64_t *pHostTimestamp);

/// Table Device, by slots.
typedef struct ur_device_dditable_t {
  ur_pfnDeviceGet_t pfnGet;
  ur_pfnDeviceGetInfo_t pfnGetInfo;
  ur_pfnDeviceRetain_t pfnRetain;
  ur_pfnDeviceRelease_t pfnRelease;
  ur_pfnDevicePartition_t pfnPartition;
  ur_pfnDeviceSelectBinary_t pfnSelectBinary;
  ur_pfnDeviceGetNativeHandle_t pfnGetNativeHandle;
  ur_pfnDeviceCreateWithNativeHandle_t pfnCreateWithNativeHandle;
  ur_pfnDeviceGetGlobalTimestamps_t pfnGetGlobalTimestamps;
} ur_device_dditable_t;

/// Fills the table Device.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version, ur_device_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetDeviceProcAddrTable_t)(ur_api_version_t, ur_device_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnDeviceWaitExp_t)(ur_device_handle_t hDevice);

/// Table DeviceExp, by slots.
typedef struct ur_device_exp_dditable_t {
  ur_pfnDeviceWaitExp_t pfnWaitExp;
} ur_device_exp_dditable_t;

/// Fills the table DeviceExp.
/// @param version the version that the caller expects, 0x0000000c
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetDeviceExpProcAddrTable(ur_api_version_t version,
                                                                ur_device_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetDeviceExpProcAddrTable_t)(ur_api_version_t, ur_device_exp_dditable_t *);

/// All tables of one adapter; the first word of each of its handles is the address of one of these.
typedef struct ur_dditable_t {
  ur_adapter_dditable_t Adapter;
  ur_platform_dditable_t Platform;
  ur_context_dditable_t Context;
  ur_event_dditable_t Event;
  ur_event_exp_dditable_t EventExp;
  ur_program_dditable_t Program;
  ur_program_exp_dditable_t ProgramExp;
  ur_kernel_dditable_t Kernel;
  ur_queue_dditable_t Queue;
  ur_queue_exp_dditable_t QueueExp;
  ur_sampler_dditable_t Sampler;
  ur_mem_dditable_t Mem;
  ur_physical_mem_dditable_t PhysicalMem;
  ur_enqueue_dditable_t Enqueue;
  ur_enqueue_exp_dditable_t EnqueueExp;
  ur_usm_dditable_t USM;
  ur_usm_exp_dditable_t USMExp;
  ur_bindless_images_exp_dditable_t BindlessImagesExp;
  ur_command_buffer_exp_dditable_t CommandBufferExp;
  ur_graph_exp_dditable_t GraphExp;
  ur_ipc_exp_dditable_t IPCExp;
  ur_memory_export_exp_dditable_t MemoryExportExp;
  ur_usm_p2p_exp_dditable_t UsmP2PExp;
  ur_virtual_mem_dditable_t VirtualMem;
  ur_device_dditable_t Device;
  ur_device_exp_dditable_t DeviceExp;
} ur_dditable_t;

#ifdef __cplusplus
} // extern "C"
#endif

#endif // UR_DDI_H_INCLUDED
