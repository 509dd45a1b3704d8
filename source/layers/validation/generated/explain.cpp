// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conditions once more, in their order, to tell which one holds and what it has looked at.
#include "layers/validation/generated/explain.hpp"

#include "common/generated/checks.hpp"
#include "layers/validation/refusal.hpp"

namespace ur::layers::validation::explain {

using checks::anyNull;
using checks::anyOf;
using checks::mistyped;

ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *,
                         ur_result_t result) noexcept {
  Refusal refusal("urAdapterGet", result);
  if (NumEntries == 0 && phAdapters != nullptr) {
    refusal.because("`NumEntries` is 0 and `phAdapters` is not NULL");
    refusal.value("NumEntries", NumEntries);
  }
  return refusal.report();
}

ur_result_t urAdapterRelease(ur_adapter_handle_t hAdapter, ur_result_t result) noexcept {
  Refusal refusal("urAdapterRelease", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  }
  return refusal.report();
}

ur_result_t urAdapterRetain(ur_adapter_handle_t hAdapter, ur_result_t result) noexcept {
  Refusal refusal("urAdapterRetain", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  }
  return refusal.report();
}

ur_result_t urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError,
                                  ur_result_t result) noexcept {
  Refusal refusal("urAdapterGetLastError", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (!ppMessage) {
    refusal.because("`ppMessage` is NULL");
  } else if (!pError) {
    refusal.because("`pError` is NULL");
  }
  return refusal.report();
}

ur_result_t urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urAdapterGetInfo", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_ADAPTER_INFO_VERSION) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *,
                                       ur_logger_level_t level, ur_result_t result) noexcept {
  Refusal refusal("urAdapterSetLoggerCallback", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (!pfnLoggerCallback) {
    refusal.because("`pfnLoggerCallback` is NULL");
  } else if (level > UR_LOGGER_LEVEL_QUIET) {
    refusal.because("`level` is no enumerator of its type");
    refusal.value("level", level);
  }
  return refusal.report();
}

ur_result_t urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level,
                                            ur_result_t result) noexcept {
  Refusal refusal("urAdapterSetLoggerCallbackLevel", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (level > UR_LOGGER_LEVEL_QUIET) {
    refusal.because("`level` is no enumerator of its type");
    refusal.value("level", level);
  }
  return refusal.report();
}

ur_result_t urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
                          uint32_t *pNumPlatforms, ur_result_t result) noexcept {
  Refusal refusal("urPlatformGet", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (NumEntries == 0 && phPlatforms != nullptr) {
    refusal.because("`NumEntries` is 0 and `phPlatforms` is not NULL");
    refusal.value("NumEntries", NumEntries);
  } else if (pNumPlatforms == nullptr && phPlatforms == nullptr) {
    refusal.because("`pNumPlatforms` is NULL and `phPlatforms` is NULL");
  }
  return refusal.report();
}

ur_result_t urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize,
                              void *pPropValue, size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urPlatformGetInfo", result);
  if (!hPlatform) {
    refusal.because("`hPlatform` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_PLATFORM_INFO_ADAPTER) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urPlatformGetNativeHandle(ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform,
                                      ur_result_t result) noexcept {
  Refusal refusal("urPlatformGetNativeHandle", result);
  if (!hPlatform) {
    refusal.because("`hPlatform` is NULL");
  } else if (!phNativePlatform) {
    refusal.because("`phNativePlatform` is NULL");
  }
  return refusal.report();
}

ur_result_t urPlatformCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t hAdapter,
                                             const ur_platform_native_properties_t *pProperties,
                                             ur_platform_handle_t *phPlatform, ur_result_t result) noexcept {
  Refusal refusal("urPlatformCreateWithNativeHandle", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (!phPlatform) {
    refusal.because("`phPlatform` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion,
                                    ur_result_t result) noexcept {
  Refusal refusal("urPlatformGetApiVersion", result);
  if (!hPlatform) {
    refusal.because("`hPlatform` is NULL");
  } else if (!pVersion) {
    refusal.because("`pVersion` is NULL");
  }
  return refusal.report();
}

ur_result_t urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                       const char **ppPlatformOption, ur_result_t result) noexcept {
  Refusal refusal("urPlatformGetBackendOption", result);
  if (!hPlatform) {
    refusal.because("`hPlatform` is NULL");
  } else if (!pFrontendOption) {
    refusal.because("`pFrontendOption` is NULL");
  } else if (!ppPlatformOption) {
    refusal.because("`ppPlatformOption` is NULL");
  }
  return refusal.report();
}

ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                            const ur_context_properties_t *pProperties, ur_context_handle_t *phContext,
                            ur_result_t result) noexcept {
  Refusal refusal("urContextCreate", result);
  if (anyNull(phDevices, DeviceCount)) {
    refusal.because("an element of `phDevices` is NULL");
    const auto i = firstOf(DeviceCount, [&](auto i) { return !phDevices[i]; });
    refusal.value("i", i);
  } else if (!phDevices) {
    refusal.because("`phDevices` is NULL");
  } else if (!phContext) {
    refusal.because("`phContext` is NULL");
  } else if (DeviceCount == 0) {
    refusal.because("`DeviceCount` is 0");
    refusal.value("DeviceCount", DeviceCount);
  } else if (pProperties != nullptr && (pProperties->flags & UR_CONTEXT_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES`, or a structure of this API "
                    "follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urContextRetain(ur_context_handle_t hContext, ur_result_t result) noexcept {
  Refusal refusal("urContextRetain", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  }
  return refusal.report();
}

ur_result_t urContextRelease(ur_context_handle_t hContext, ur_result_t result) noexcept {
  Refusal refusal("urContextRelease", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  }
  return refusal.report();
}

ur_result_t urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urContextGetInfo", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_CONTEXT_INFO_USM_FILL2D_SUPPORT) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urContextGetNativeHandle(ur_context_handle_t hContext, ur_native_handle_t *phNativeContext,
                                     ur_result_t result) noexcept {
  Refusal refusal("urContextGetNativeHandle", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phNativeContext) {
    refusal.because("`phNativeContext` is NULL");
  }
  return refusal.report();
}

ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                            const ur_device_handle_t *phDevices,
                                            const ur_context_native_properties_t *pProperties,
                                            ur_context_handle_t *phContext, ur_result_t result) noexcept {
  Refusal refusal("urContextCreateWithNativeHandle", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (anyNull(phDevices, numDevices)) {
    refusal.because("an element of `phDevices` is NULL");
    const auto i = firstOf(numDevices, [&](auto i) { return !phDevices[i]; });
    refusal.value("i", i);
  } else if (!phContext) {
    refusal.because("`phContext` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urContextSetExtendedDeleter(ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *,
                                        ur_result_t result) noexcept {
  Refusal refusal("urContextSetExtendedDeleter", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pfnDeleter) {
    refusal.because("`pfnDeleter` is NULL");
  }
  return refusal.report();
}

ur_result_t urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
                           size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urEventGetInfo", result);
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_EVENT_INFO_REFERENCE_COUNT) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize,
                                    void *pPropValue, size_t *, ur_result_t result) noexcept {
  Refusal refusal("urEventGetProfilingInfo", result);
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  } else if (propName > UR_PROFILING_INFO_COMMAND_COMPLETE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  } else if (pPropValue != nullptr && propSize == 0) {
    refusal.because("`pPropValue` is not NULL and `propSize` is 0");
    refusal.value("propSize", propSize);
  }
  return refusal.report();
}

ur_result_t urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList, ur_result_t result) noexcept {
  Refusal refusal("urEventWait", result);
  if (anyNull(phEventWaitList, numEvents)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEvents, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  } else if (!phEventWaitList) {
    refusal.because("`phEventWaitList` is NULL");
  } else if (numEvents == 0) {
    refusal.because("`numEvents` is 0");
    refusal.value("numEvents", numEvents);
  }
  return refusal.report();
}

ur_result_t urEventRetain(ur_event_handle_t hEvent, ur_result_t result) noexcept {
  Refusal refusal("urEventRetain", result);
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  }
  return refusal.report();
}

ur_result_t urEventRelease(ur_event_handle_t hEvent, ur_result_t result) noexcept {
  Refusal refusal("urEventRelease", result);
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  }
  return refusal.report();
}

ur_result_t urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent,
                                   ur_result_t result) noexcept {
  Refusal refusal("urEventGetNativeHandle", result);
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  } else if (!phNativeEvent) {
    refusal.because("`phNativeEvent` is NULL");
  }
  return refusal.report();
}

ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                          const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent,
                                          ur_result_t result) noexcept {
  Refusal refusal("urEventCreateWithNativeHandle", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phEvent) {
    refusal.because("`phEvent` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
                               void *, ur_result_t result) noexcept {
  Refusal refusal("urEventSetCallback", result);
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  } else if (!pfnNotify) {
    refusal.because("`pfnNotify` is NULL");
  } else if (execStatus > UR_EXECUTION_INFO_QUEUED) {
    refusal.because("`execStatus` is no enumerator of its type");
    refusal.value("execStatus", execStatus);
  } else if (execStatus == UR_EXECUTION_INFO_QUEUED) {
    refusal.because("`execStatus` is `UR_EXECUTION_INFO_QUEUED`");
    refusal.value("execStatus", execStatus);
  }
  return refusal.report();
}

ur_result_t urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent,
                             ur_result_t result) noexcept {
  Refusal refusal("urEventCreateExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pEventDesc) {
    refusal.because("`pEventDesc` is NULL");
  } else if (!phEvent) {
    refusal.because("`phEvent` is NULL");
  } else if ((pEventDesc->flags & UR_EXP_EVENT_FLAGS_MASK) != 0) {
    refusal.because("`pEventDesc->flags` has an unknown flag");
    refusal.value("pEventDesc->flags", pEventDesc->flags);
  } else if (mistyped(*pEventDesc)) {
    refusal.because("`pEventDesc->stype` is not `UR_STRUCTURE_TYPE_EXP_EVENT_DESC`, or a structure of this API "
                    "follows that does not belong there");
  } else if ((pEventDesc->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0 &&
             (pEventDesc->flags & UR_EXP_EVENT_FLAG_IPC_EXP) != 0) {
    refusal.because("`pEventDesc->flags` has `UR_EXP_EVENT_FLAG_ENABLE_PROFILING` and `pEventDesc->flags` has "
                    "`UR_EXP_EVENT_FLAG_IPC_EXP`");
    refusal.value("pEventDesc->flags", pEventDesc->flags);
  }
  return refusal.report();
}

ur_result_t urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                  const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram,
                                  ur_result_t result) noexcept {
  Refusal refusal("urProgramCreateWithIL", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pIL) {
    refusal.because("`pIL` is NULL");
  } else if (!phProgram) {
    refusal.because("`phProgram` is NULL");
  } else if (pProperties != nullptr && pProperties->count > 0 && pProperties->pMetadatas == nullptr) {
    refusal.because("`pProperties` is not NULL and `pProperties->count` is greater than 0 and "
                    "`pProperties->pMetadatas` is NULL");
    refusal.value("pProperties->count", pProperties->count);
  } else if (pProperties != nullptr && pProperties->pMetadatas != nullptr && pProperties->count == 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->pMetadatas` is not NULL and `pProperties->count` is "
                    "0");
    refusal.value("pProperties->count", pProperties->count);
  } else if (length == 0) {
    refusal.because("`length` is 0");
    refusal.value("length", length);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES`, or a structure of this API "
                    "follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
                                      size_t *pLengths, const uint8_t **ppBinaries,
                                      const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram,
                                      ur_result_t result) noexcept {
  Refusal refusal("urProgramCreateWithBinary", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (anyNull(phDevices, numDevices)) {
    refusal.because("an element of `phDevices` is NULL");
    const auto i = firstOf(numDevices, [&](auto i) { return !phDevices[i]; });
    refusal.value("i", i);
  } else if (!phDevices) {
    refusal.because("`phDevices` is NULL");
  } else if (!pLengths) {
    refusal.because("`pLengths` is NULL");
  } else if (!ppBinaries) {
    refusal.because("`ppBinaries` is NULL");
  } else if (!phProgram) {
    refusal.because("`phProgram` is NULL");
  } else if (pProperties != nullptr && pProperties->count > 0 && pProperties->pMetadatas == nullptr) {
    refusal.because("`pProperties` is not NULL and `pProperties->count` is greater than 0 and "
                    "`pProperties->pMetadatas` is NULL");
    refusal.value("pProperties->count", pProperties->count);
  } else if (pProperties != nullptr && pProperties->pMetadatas != nullptr && pProperties->count == 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->pMetadatas` is not NULL and `pProperties->count` is "
                    "0");
    refusal.value("pProperties->count", pProperties->count);
  } else if (numDevices == 0) {
    refusal.because("`numDevices` is 0");
    refusal.value("numDevices", numDevices);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES`, or a structure of this API "
                    "follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *,
                           ur_result_t result) noexcept {
  Refusal refusal("urProgramBuild", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  }
  return refusal.report();
}

ur_result_t urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *,
                             ur_result_t result) noexcept {
  Refusal refusal("urProgramCompile", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  }
  return refusal.report();
}

ur_result_t urProgramLink(ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
                          const char *, ur_program_handle_t *phProgram, ur_result_t result) noexcept {
  Refusal refusal("urProgramLink", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (anyNull(phPrograms, count)) {
    refusal.because("an element of `phPrograms` is NULL");
    const auto i = firstOf(count, [&](auto i) { return !phPrograms[i]; });
    refusal.value("i", i);
  } else if (!phPrograms) {
    refusal.because("`phPrograms` is NULL");
  } else if (!phProgram) {
    refusal.because("`phProgram` is NULL");
  } else if (count == 0) {
    refusal.because("`count` is 0");
    refusal.value("count", count);
  }
  return refusal.report();
}

ur_result_t urProgramRetain(ur_program_handle_t hProgram, ur_result_t result) noexcept {
  Refusal refusal("urProgramRetain", result);
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  }
  return refusal.report();
}

ur_result_t urProgramRelease(ur_program_handle_t hProgram, ur_result_t result) noexcept {
  Refusal refusal("urProgramRelease", result);
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  }
  return refusal.report();
}

ur_result_t urProgramGetFunctionPointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                        const char *pFunctionName, void **ppFunctionPointer,
                                        ur_result_t result) noexcept {
  Refusal refusal("urProgramGetFunctionPointer", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pFunctionName) {
    refusal.because("`pFunctionName` is NULL");
  } else if (!ppFunctionPointer) {
    refusal.because("`ppFunctionPointer` is NULL");
  }
  return refusal.report();
}

ur_result_t urProgramGetGlobalVariablePointer(ur_device_handle_t hDevice, ur_program_handle_t hProgram,
                                              const char *pGlobalVariableName, size_t *,
                                              void **ppGlobalVariablePointerRet, ur_result_t result) noexcept {
  Refusal refusal("urProgramGetGlobalVariablePointer", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pGlobalVariableName) {
    refusal.because("`pGlobalVariableName` is NULL");
  } else if (!ppGlobalVariablePointerRet) {
    refusal.because("`ppGlobalVariablePointerRet` is NULL");
  }
  return refusal.report();
}

ur_result_t urProgramGetInfo(ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urProgramGetInfo", result);
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_PROGRAM_INFO_KERNEL_NAMES) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urProgramGetBuildInfo(ur_program_handle_t hProgram, ur_device_handle_t hDevice,
                                  ur_program_build_info_t propName, size_t, void *, size_t *,
                                  ur_result_t result) noexcept {
  Refusal refusal("urProgramGetBuildInfo", result);
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (propName > UR_PROGRAM_BUILD_INFO_BINARY_TYPE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urProgramSetSpecializationConstants(ur_program_handle_t hProgram, uint32_t count,
                                                const ur_specialization_constant_info_t *pSpecConstants,
                                                ur_result_t result) noexcept {
  Refusal refusal("urProgramSetSpecializationConstants", result);
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pSpecConstants) {
    refusal.because("`pSpecConstants` is NULL");
  } else if (count == 0) {
    refusal.because("`count` is 0");
    refusal.value("count", count);
  }
  return refusal.report();
}

ur_result_t urProgramGetNativeHandle(ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram,
                                     ur_result_t result) noexcept {
  Refusal refusal("urProgramGetNativeHandle", result);
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!phNativeProgram) {
    refusal.because("`phNativeProgram` is NULL");
  }
  return refusal.report();
}

ur_result_t urProgramCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                            const ur_program_native_properties_t *pProperties,
                                            ur_program_handle_t *phProgram, ur_result_t result) noexcept {
  Refusal refusal("urProgramCreateWithNativeHandle", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phProgram) {
    refusal.because("`phProgram` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
                                    ur_result_t result) noexcept {
  Refusal refusal("urProgramDynamicLinkExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (anyNull(phPrograms, count)) {
    refusal.because("an element of `phPrograms` is NULL");
    const auto i = firstOf(count, [&](auto i) { return !phPrograms[i]; });
    refusal.value("i", i);
  } else if (!phPrograms) {
    refusal.because("`phPrograms` is NULL");
  } else if (count == 0) {
    refusal.because("`count` is 0");
    refusal.value("count", count);
  }
  return refusal.report();
}

ur_result_t urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
                              ur_exp_program_flags_t flags, const char *, ur_result_t result) noexcept {
  Refusal refusal("urProgramBuildExp", result);
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (anyNull(phDevices, numDevices)) {
    refusal.because("an element of `phDevices` is NULL");
    const auto i = firstOf(numDevices, [&](auto i) { return !phDevices[i]; });
    refusal.value("i", i);
  } else if (!phDevices) {
    refusal.because("`phDevices` is NULL");
  } else if ((flags & UR_EXP_PROGRAM_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  }
  return refusal.report();
}

ur_result_t urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
                                ur_exp_program_flags_t flags, const char *, ur_result_t result) noexcept {
  Refusal refusal("urProgramCompileExp", result);
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (anyNull(phDevices, numDevices)) {
    refusal.because("an element of `phDevices` is NULL");
    const auto i = firstOf(numDevices, [&](auto i) { return !phDevices[i]; });
    refusal.value("i", i);
  } else if (!phDevices) {
    refusal.because("`phDevices` is NULL");
  } else if ((flags & UR_EXP_PROGRAM_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  }
  return refusal.report();
}

ur_result_t urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
                             ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
                             const char *, ur_program_handle_t *phProgram, ur_result_t result) noexcept {
  Refusal refusal("urProgramLinkExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (anyNull(phDevices, numDevices)) {
    refusal.because("an element of `phDevices` is NULL");
    const auto i = firstOf(numDevices, [&](auto i) { return !phDevices[i]; });
    refusal.value("i", i);
  } else if (anyNull(phPrograms, count)) {
    refusal.because("an element of `phPrograms` is NULL");
    const auto i = firstOf(count, [&](auto i) { return !phPrograms[i]; });
    refusal.value("i", i);
  } else if (!phDevices) {
    refusal.because("`phDevices` is NULL");
  } else if (!phPrograms) {
    refusal.because("`phPrograms` is NULL");
  } else if (!phProgram) {
    refusal.because("`phProgram` is NULL");
  } else if (count == 0) {
    refusal.because("`count` is 0");
    refusal.value("count", count);
  } else if ((flags & UR_EXP_PROGRAM_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  }
  return refusal.report();
}

ur_result_t urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel,
                           ur_result_t result) noexcept {
  Refusal refusal("urKernelCreate", result);
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pKernelName) {
    refusal.because("`pKernelName` is NULL");
  } else if (!phKernel) {
    refusal.because("`phKernel` is NULL");
  }
  return refusal.report();
}

ur_result_t urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
                            size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urKernelGetInfo", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_KERNEL_INFO_SPILL_MEM_SIZE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                 ur_kernel_group_info_t propName, size_t, void *, size_t *,
                                 ur_result_t result) noexcept {
  Refusal refusal("urKernelGetGroupInfo", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (propName > UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                    ur_kernel_sub_group_info_t propName, size_t, void *, size_t *,
                                    ur_result_t result) noexcept {
  Refusal refusal("urKernelGetSubGroupInfo", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (propName > UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urKernelRetain(ur_kernel_handle_t hKernel, ur_result_t result) noexcept {
  Refusal refusal("urKernelRetain", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  }
  return refusal.report();
}

ur_result_t urKernelRelease(ur_kernel_handle_t hKernel, ur_result_t result) noexcept {
  Refusal refusal("urKernelRelease", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  }
  return refusal.report();
}

ur_result_t urKernelGetNativeHandle(ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel,
                                    ur_result_t result) noexcept {
  Refusal refusal("urKernelGetNativeHandle", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!phNativeKernel) {
    refusal.because("`phNativeKernel` is NULL");
  }
  return refusal.report();
}

ur_result_t urKernelCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext, ur_program_handle_t,
                                           const ur_kernel_native_properties_t *pProperties,
                                           ur_kernel_handle_t *phKernel, ur_result_t result) noexcept {
  Refusal refusal("urKernelCreateWithNativeHandle", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phKernel) {
    refusal.because("`phKernel` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
                                              const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
                                              size_t *pSuggestedLocalWorkSize, ur_result_t result) noexcept {
  Refusal refusal("urKernelGetSuggestedLocalWorkSize", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pGlobalWorkOffset) {
    refusal.because("`pGlobalWorkOffset` is NULL");
  } else if (!pGlobalWorkSize) {
    refusal.because("`pGlobalWorkSize` is NULL");
  } else if (!pSuggestedLocalWorkSize) {
    refusal.because("`pSuggestedLocalWorkSize` is NULL");
  } else if (numWorkDim < 1 || numWorkDim > 3) {
    refusal.because("`numWorkDim` is less than 1 or `numWorkDim` is greater than 3");
    refusal.value("numWorkDim", numWorkDim);
  }
  return refusal.report();
}

ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue,
                                                      uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                                      const size_t *pGlobalWorkSize, uint32_t numArgs,
                                                      const ur_exp_kernel_arg_properties_t *pArgs,
                                                      size_t *pSuggestedLocalWorkSize, ur_result_t result) noexcept {
  Refusal refusal("urKernelGetSuggestedLocalWorkSizeWithArgs", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pGlobalWorkOffset) {
    refusal.because("`pGlobalWorkOffset` is NULL");
  } else if (!pGlobalWorkSize) {
    refusal.because("`pGlobalWorkSize` is NULL");
  } else if (!pSuggestedLocalWorkSize) {
    refusal.because("`pSuggestedLocalWorkSize` is NULL");
  } else if (pArgs == nullptr && numArgs > 0) {
    refusal.because("`pArgs` is NULL and `numArgs` is greater than 0");
    refusal.value("numArgs", numArgs);
  } else if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; })) {
    refusal.because("for any element of `pArgs`: `pArgs->type` is no enumerator of its type");
    const auto i = firstOf(numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; });
    refusal.value("i", i);
    refusal.value("pArgs->type", pArgs[i].type);
  } else if (anyOf(pArgs, numArgs, [&](auto i) { return mistyped(pArgs[i]); })) {
    refusal.because("`pArgs[i].stype` is not `UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  } else if (numWorkDim < 1 || numWorkDim > 3) {
    refusal.because("`numWorkDim` is less than 1 or `numWorkDim` is greater than 3");
    refusal.value("numWorkDim", numWorkDim);
  }
  return refusal.report();
}

ur_result_t urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t,
                                const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue,
                                ur_result_t result) noexcept {
  Refusal refusal("urKernelSetExecInfo", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!pPropValue) {
    refusal.because("`pPropValue` is NULL");
  } else if (propName > UR_KERNEL_EXEC_INFO_CACHE_CONFIG) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urKernelSetSpecializationConstants(ur_kernel_handle_t hKernel, uint32_t count,
                                               const ur_specialization_constant_info_t *pSpecConstants,
                                               ur_result_t result) noexcept {
  Refusal refusal("urKernelSetSpecializationConstants", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!pSpecConstants) {
    refusal.because("`pSpecConstants` is NULL");
  } else if (count == 0) {
    refusal.because("`count` is 0");
    refusal.value("count", count);
  }
  return refusal.report();
}

ur_result_t urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                                    uint32_t workDim, const size_t *pLocalWorkSize, size_t,
                                                    uint32_t *pGroupCountRet, ur_result_t result) noexcept {
  Refusal refusal("urKernelSuggestMaxCooperativeGroupCount", result);
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pLocalWorkSize) {
    refusal.because("`pLocalWorkSize` is NULL");
  } else if (!pGroupCountRet) {
    refusal.because("`pGroupCountRet` is NULL");
  } else if (workDim < 1 || workDim > 3) {
    refusal.because("`workDim` is less than 1 or `workDim` is greater than 3");
    refusal.value("workDim", workDim);
  }
  return refusal.report();
}

ur_result_t urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
                           size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urQueueGetInfo", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_QUEUE_INFO_EMPTY) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                          const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue,
                          ur_result_t result) noexcept {
  Refusal refusal("urQueueCreate", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!phQueue) {
    refusal.because("`phQueue` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_QUEUE_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_QUEUE_PROPERTIES`, or a structure of this API "
                    "follows that does not belong there");
  } else if (pProperties != nullptr && (pProperties->flags & UR_QUEUE_FLAG_PRIORITY_HIGH) != 0 &&
             (pProperties->flags & UR_QUEUE_FLAG_PRIORITY_LOW) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has `UR_QUEUE_FLAG_PRIORITY_HIGH` and "
                    "`pProperties->flags` has `UR_QUEUE_FLAG_PRIORITY_LOW`");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties != nullptr && (pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_BATCHED) != 0 &&
             (pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has `UR_QUEUE_FLAG_SUBMISSION_BATCHED` and "
                    "`pProperties->flags` has `UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE`");
    refusal.value("pProperties->flags", pProperties->flags);
  }
  return refusal.report();
}

ur_result_t urQueueRetain(ur_queue_handle_t hQueue, ur_result_t result) noexcept {
  Refusal refusal("urQueueRetain", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
  return refusal.report();
}

ur_result_t urQueueRelease(ur_queue_handle_t hQueue, ur_result_t result) noexcept {
  Refusal refusal("urQueueRelease", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
  return refusal.report();
}

ur_result_t urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                   ur_native_handle_t *phNativeQueue, ur_result_t result) noexcept {
  Refusal refusal("urQueueGetNativeHandle", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!phNativeQueue) {
    refusal.because("`phNativeQueue` is NULL");
  } else if (pDesc && mistyped(*pDesc)) {
    refusal.because("`pDesc->stype` is not `UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC`, or a structure of this API follows "
                    "that does not belong there");
  }
  return refusal.report();
}

ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext, ur_device_handle_t,
                                          const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue,
                                          ur_result_t result) noexcept {
  Refusal refusal("urQueueCreateWithNativeHandle", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phQueue) {
    refusal.because("`phQueue` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urQueueFinish(ur_queue_handle_t hQueue, ur_result_t result) noexcept {
  Refusal refusal("urQueueFinish", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
  return refusal.report();
}

ur_result_t urQueueFlush(ur_queue_handle_t hQueue, ur_result_t result) noexcept {
  Refusal refusal("urQueueFlush", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
  return refusal.report();
}

ur_result_t urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue, ur_result_t result) noexcept {
  Refusal refusal("urQueueBeginGraphCaptureExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
  return refusal.report();
}

ur_result_t urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph,
                                            ur_result_t result) noexcept {
  Refusal refusal("urQueueBeginCaptureIntoGraphExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  }
  return refusal.report();
}

ur_result_t urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph,
                                      ur_result_t result) noexcept {
  Refusal refusal("urQueueEndGraphCaptureExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!phGraph) {
    refusal.because("`phGraph` is NULL");
  }
  return refusal.report();
}

ur_result_t urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult, ur_result_t result) noexcept {
  Refusal refusal("urQueueIsGraphCaptureEnabledExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pResult) {
    refusal.because("`pResult` is NULL");
  }
  return refusal.report();
}

ur_result_t urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph, ur_result_t result) noexcept {
  Refusal refusal("urQueueGetGraphExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!phGraph) {
    refusal.because("`phGraph` is NULL");
  }
  return refusal.report();
}

ur_result_t urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                            ur_sampler_handle_t *phSampler, ur_result_t result) noexcept {
  Refusal refusal("urSamplerCreate", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pDesc) {
    refusal.because("`pDesc` is NULL");
  } else if (!phSampler) {
    refusal.because("`phSampler` is NULL");
  } else if (pDesc->addressingMode > UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT) {
    refusal.because("`pDesc->addressingMode` is no enumerator of its type");
    refusal.value("pDesc->addressingMode", pDesc->addressingMode);
  } else if (pDesc->filterMode > UR_SAMPLER_FILTER_MODE_LINEAR) {
    refusal.because("`pDesc->filterMode` is no enumerator of its type");
    refusal.value("pDesc->filterMode", pDesc->filterMode);
  } else if (mistyped(*pDesc)) {
    refusal.because("`pDesc->stype` is not `UR_STRUCTURE_TYPE_SAMPLER_DESC`, or a structure of this API follows that "
                    "does not belong there");
  }
  return refusal.report();
}

ur_result_t urSamplerRetain(ur_sampler_handle_t hSampler, ur_result_t result) noexcept {
  Refusal refusal("urSamplerRetain", result);
  if (!hSampler) {
    refusal.because("`hSampler` is NULL");
  }
  return refusal.report();
}

ur_result_t urSamplerRelease(ur_sampler_handle_t hSampler, ur_result_t result) noexcept {
  Refusal refusal("urSamplerRelease", result);
  if (!hSampler) {
    refusal.because("`hSampler` is NULL");
  }
  return refusal.report();
}

ur_result_t urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urSamplerGetInfo", result);
  if (!hSampler) {
    refusal.because("`hSampler` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_SAMPLER_INFO_FILTER_MODE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urSamplerGetNativeHandle(ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler,
                                     ur_result_t result) noexcept {
  Refusal refusal("urSamplerGetNativeHandle", result);
  if (!hSampler) {
    refusal.because("`hSampler` is NULL");
  } else if (!phNativeSampler) {
    refusal.because("`phNativeSampler` is NULL");
  }
  return refusal.report();
}

ur_result_t urSamplerCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                            const ur_sampler_native_properties_t *pProperties,
                                            ur_sampler_handle_t *phSampler, ur_result_t result) noexcept {
  Refusal refusal("urSamplerCreateWithNativeHandle", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phSampler) {
    refusal.because("`phSampler` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
                             const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem,
                             ur_result_t result) noexcept {
  Refusal refusal("urMemImageCreate", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pImageFormat) {
    refusal.because("`pImageFormat` is NULL");
  } else if (!pImageDesc) {
    refusal.because("`pImageDesc` is NULL");
  } else if (!phMem) {
    refusal.because("`phMem` is NULL");
  } else if ((flags & UR_MEM_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  } else if (pImageDesc != nullptr && pImageDesc->stype != UR_STRUCTURE_TYPE_IMAGE_DESC) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`");
    refusal.value("pImageDesc->stype", pImageDesc->stype);
  } else if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE1D_ARRAY) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->type` is greater than `UR_MEM_TYPE_IMAGE1D_ARRAY`");
    refusal.value("pImageDesc->type", pImageDesc->type);
  } else if (pImageDesc != nullptr && pImageDesc->numMipLevel != 0) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->numMipLevel` is not 0");
    refusal.value("pImageDesc->numMipLevel", pImageDesc->numMipLevel);
  } else if (pImageDesc != nullptr && pImageDesc->numSamples != 0) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->numSamples` is not 0");
    refusal.value("pImageDesc->numSamples", pImageDesc->numSamples);
  } else if (pImageDesc != nullptr && pImageDesc->rowPitch != 0 && pHost == nullptr) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->rowPitch` is not 0 and `pHost` is NULL");
    refusal.value("pImageDesc->rowPitch", pImageDesc->rowPitch);
  } else if (pImageDesc != nullptr && pImageDesc->slicePitch != 0 && pHost == nullptr) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->slicePitch` is not 0 and `pHost` is NULL");
    refusal.value("pImageDesc->slicePitch", pImageDesc->slicePitch);
  } else if (pHost == nullptr && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) {
    refusal.because("`pHost` is NULL and `flags` has any of `UR_MEM_FLAG_USE_HOST_POINTER`, "
                    "`UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`");
    refusal.value("flags", flags);
  } else if (pHost != nullptr &&
             !((flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0)) {
    refusal.because("`pHost` is not NULL and `flags` has none of `UR_MEM_FLAG_USE_HOST_POINTER`, "
                    "`UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`");
    refusal.value("flags", flags);
  }
  return refusal.report();
}

ur_result_t urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                              const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer,
                              ur_result_t result) noexcept {
  Refusal refusal("urMemBufferCreate", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phBuffer) {
    refusal.because("`phBuffer` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if ((flags & UR_MEM_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_BUFFER_PROPERTIES`, or a structure of this API "
                    "follows that does not belong there");
  } else if (pProperties == nullptr &&
             (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) {
    refusal.because("`pProperties` is NULL and `flags` has any of `UR_MEM_FLAG_USE_HOST_POINTER`, "
                    "`UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`");
    refusal.value("flags", flags);
  } else if (pProperties != nullptr && pProperties->pHost == nullptr &&
             (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->pHost` is NULL and `flags` has any of "
                    "`UR_MEM_FLAG_USE_HOST_POINTER`, `UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`");
    refusal.value("flags", flags);
  } else if (pProperties != nullptr && pProperties->pHost != nullptr &&
             !((flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0)) {
    refusal.because("`pProperties` is not NULL and `pProperties->pHost` is not NULL and `flags` has none of "
                    "`UR_MEM_FLAG_USE_HOST_POINTER`, `UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER`");
    refusal.value("flags", flags);
  }
  return refusal.report();
}

ur_result_t urMemRetain(ur_mem_handle_t hMem, ur_result_t result) noexcept {
  Refusal refusal("urMemRetain", result);
  if (!hMem) {
    refusal.because("`hMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urMemRelease(ur_mem_handle_t hMem, ur_result_t result) noexcept {
  Refusal refusal("urMemRelease", result);
  if (!hMem) {
    refusal.because("`hMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                 ur_buffer_create_type_t bufferCreateType, const ur_buffer_region_t *pRegion,
                                 ur_mem_handle_t *phMem, ur_result_t result) noexcept {
  Refusal refusal("urMemBufferPartition", result);
  if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pRegion) {
    refusal.because("`pRegion` is NULL");
  } else if (!phMem) {
    refusal.because("`phMem` is NULL");
  } else if (pRegion != nullptr && pRegion->size == 0) {
    refusal.because("`pRegion` is not NULL and `pRegion->size` is 0");
    refusal.value("pRegion->size", pRegion->size);
  } else if ((flags & UR_MEM_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  } else if (bufferCreateType > UR_BUFFER_CREATE_TYPE_REGION) {
    refusal.because("`bufferCreateType` is no enumerator of its type");
    refusal.value("bufferCreateType", bufferCreateType);
  } else if (mistyped(*pRegion)) {
    refusal.because("`pRegion->stype` is not `UR_STRUCTURE_TYPE_BUFFER_REGION`, or a structure of this API follows "
                    "that does not belong there");
  }
  return refusal.report();
}

ur_result_t urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t, ur_native_handle_t *phNativeMem,
                                 ur_result_t result) noexcept {
  Refusal refusal("urMemGetNativeHandle", result);
  if (!hMem) {
    refusal.because("`hMem` is NULL");
  } else if (!phNativeMem) {
    refusal.because("`phNativeMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urMemBufferCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                              const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem,
                                              ur_result_t result) noexcept {
  Refusal refusal("urMemBufferCreateWithNativeHandle", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phMem) {
    refusal.because("`phMem` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urMemImageCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t hContext,
                                             const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                             const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem,
                                             ur_result_t result) noexcept {
  Refusal refusal("urMemImageCreateWithNativeHandle", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pImageFormat) {
    refusal.because("`pImageFormat` is NULL");
  } else if (!pImageDesc) {
    refusal.because("`pImageDesc` is NULL");
  } else if (!phMem) {
    refusal.because("`phMem` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  } else if (pImageDesc != nullptr && pImageDesc->stype != UR_STRUCTURE_TYPE_IMAGE_DESC) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`");
    refusal.value("pImageDesc->stype", pImageDesc->stype);
  }
  return refusal.report();
}

ur_result_t urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
                         size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urMemGetInfo", result);
  if (!hMemory) {
    refusal.because("`hMemory` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_MEM_INFO_REFERENCE_COUNT) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
                              size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urMemImageGetInfo", result);
  if (!hMemory) {
    refusal.because("`hMemory` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_IMAGE_INFO_NUM_SAMPLES) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t,
                                const ur_physical_mem_properties_t *pProperties,
                                ur_physical_mem_handle_t *phPhysicalMem, ur_result_t result) noexcept {
  Refusal refusal("urPhysicalMemCreate", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!phPhysicalMem) {
    refusal.because("`phPhysicalMem` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_PHYSICAL_MEM_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem, ur_result_t result) noexcept {
  Refusal refusal("urPhysicalMemRetain", result);
  if (!hPhysicalMem) {
    refusal.because("`hPhysicalMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem, ur_result_t result) noexcept {
  Refusal refusal("urPhysicalMemRelease", result);
  if (!hPhysicalMem) {
    refusal.because("`hPhysicalMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t, void *,
                                 size_t *, ur_result_t result) noexcept {
  Refusal refusal("urPhysicalMemGetInfo", result);
  if (!hPhysicalMem) {
    refusal.because("`hPhysicalMem` is NULL");
  } else if (propName > UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                ur_result_t result) noexcept {
  Refusal refusal("urEnqueueEventsWait", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                           ur_result_t result) noexcept {
  Refusal refusal("urEnqueueEventsWaitWithBarrier", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool, size_t, size_t, void *pDst,
                                   uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemBufferRead", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool, size_t, size_t,
                                    const void *pSrc, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                    ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemBufferWrite", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool, ur_rect_offset_t,
                                       ur_rect_offset_t, ur_rect_region_t region, size_t bufferRowPitch,
                                       size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                       uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemBufferReadRect", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (region.width == 0 || region.height == 0 || region.depth == 0) {
    refusal.because("`region.width` is 0 or `region.height` is 0 or `region.depth` is 0");
    refusal.value("region.width", region.width);
  } else if (bufferRowPitch != 0 && bufferRowPitch < region.width) {
    refusal.because("`bufferRowPitch` is not 0 and `bufferRowPitch` is less than `region.width`");
    refusal.value("bufferRowPitch", bufferRowPitch);
    refusal.value("region.width", region.width);
  } else if (hostRowPitch != 0 && hostRowPitch < region.width) {
    refusal.because("`hostRowPitch` is not 0 and `hostRowPitch` is less than `region.width`");
    refusal.value("hostRowPitch", hostRowPitch);
    refusal.value("region.width", region.width);
  } else if (bufferSlicePitch != 0 &&
             bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)) {
    refusal.because("`bufferSlicePitch` is not 0 and `bufferSlicePitch` is less than `region.height * "
                    "(bufferRowPitch ? bufferRowPitch : region.width)`");
    refusal.value("bufferSlicePitch", bufferSlicePitch);
    refusal.value("region.height", region.height);
  } else if (bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) {
    refusal.because("`bufferSlicePitch` is not 0 and `bufferSlicePitch` is not a multiple of `(bufferRowPitch ? "
                    "bufferRowPitch : region.width)`");
    refusal.value("bufferSlicePitch", bufferSlicePitch);
  } else if (hostSlicePitch != 0 &&
             hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)) {
    refusal.because("`hostSlicePitch` is not 0 and `hostSlicePitch` is less than `region.height * (hostRowPitch ? "
                    "hostRowPitch : region.width)`");
    refusal.value("hostSlicePitch", hostSlicePitch);
    refusal.value("region.height", region.height);
  } else if (hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0) {
    refusal.because("`hostSlicePitch` is not 0 and `hostSlicePitch` is not a multiple of `(hostRowPitch ? "
                    "hostRowPitch : region.width)`");
    refusal.value("hostSlicePitch", hostSlicePitch);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool, ur_rect_offset_t,
                                        ur_rect_offset_t, ur_rect_region_t region, size_t bufferRowPitch,
                                        size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                        uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemBufferWriteRect", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (region.width == 0 || region.height == 0 || region.depth == 0) {
    refusal.because("`region.width` is 0 or `region.height` is 0 or `region.depth` is 0");
    refusal.value("region.width", region.width);
  } else if (bufferRowPitch != 0 && bufferRowPitch < region.width) {
    refusal.because("`bufferRowPitch` is not 0 and `bufferRowPitch` is less than `region.width`");
    refusal.value("bufferRowPitch", bufferRowPitch);
    refusal.value("region.width", region.width);
  } else if (hostRowPitch != 0 && hostRowPitch < region.width) {
    refusal.because("`hostRowPitch` is not 0 and `hostRowPitch` is less than `region.width`");
    refusal.value("hostRowPitch", hostRowPitch);
    refusal.value("region.width", region.width);
  } else if (bufferSlicePitch != 0 &&
             bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)) {
    refusal.because("`bufferSlicePitch` is not 0 and `bufferSlicePitch` is less than `region.height * "
                    "(bufferRowPitch ? bufferRowPitch : region.width)`");
    refusal.value("bufferSlicePitch", bufferSlicePitch);
    refusal.value("region.height", region.height);
  } else if (bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) {
    refusal.because("`bufferSlicePitch` is not 0 and `bufferSlicePitch` is not a multiple of `(bufferRowPitch ? "
                    "bufferRowPitch : region.width)`");
    refusal.value("bufferSlicePitch", bufferSlicePitch);
  } else if (hostSlicePitch != 0 &&
             hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)) {
    refusal.because("`hostSlicePitch` is not 0 and `hostSlicePitch` is less than `region.height * (hostRowPitch ? "
                    "hostRowPitch : region.width)`");
    refusal.value("hostSlicePitch", hostSlicePitch);
    refusal.value("region.height", region.height);
  } else if (hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0) {
    refusal.because("`hostSlicePitch` is not 0 and `hostSlicePitch` is not a multiple of `(hostRowPitch ? "
                    "hostRowPitch : region.width)`");
    refusal.value("hostSlicePitch", hostSlicePitch);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                   size_t, size_t, size_t, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                   ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemBufferCopy", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hBufferSrc) {
    refusal.because("`hBufferSrc` is NULL");
  } else if (!hBufferDst) {
    refusal.because("`hBufferDst` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                       ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t region, size_t srcRowPitch,
                                       size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
                                       uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemBufferCopyRect", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hBufferSrc) {
    refusal.because("`hBufferSrc` is NULL");
  } else if (!hBufferDst) {
    refusal.because("`hBufferDst` is NULL");
  } else if (region.width == 0 || region.height == 0 || region.depth == 0) {
    refusal.because("`region.width` is 0 or `region.height` is 0 or `region.depth` is 0");
    refusal.value("region.width", region.width);
  } else if (srcRowPitch != 0 && srcRowPitch < region.width) {
    refusal.because("`srcRowPitch` is not 0 and `srcRowPitch` is less than `region.width`");
    refusal.value("srcRowPitch", srcRowPitch);
    refusal.value("region.width", region.width);
  } else if (dstRowPitch != 0 && dstRowPitch < region.width) {
    refusal.because("`dstRowPitch` is not 0 and `dstRowPitch` is less than `region.width`");
    refusal.value("dstRowPitch", dstRowPitch);
    refusal.value("region.width", region.width);
  } else if (srcSlicePitch != 0 && srcSlicePitch < region.height * (srcRowPitch != 0 ? srcRowPitch : region.width)) {
    refusal.because("`srcSlicePitch` is not 0 and `srcSlicePitch` is less than `region.height * (srcRowPitch ? "
                    "srcRowPitch : region.width)`");
    refusal.value("srcSlicePitch", srcSlicePitch);
    refusal.value("region.height", region.height);
  } else if (srcSlicePitch != 0 && srcSlicePitch % (srcRowPitch != 0 ? srcRowPitch : region.width) != 0) {
    refusal.because("`srcSlicePitch` is not 0 and `srcSlicePitch` is not a multiple of `(srcRowPitch ? srcRowPitch : "
                    "region.width)`");
    refusal.value("srcSlicePitch", srcSlicePitch);
  } else if (dstSlicePitch != 0 && dstSlicePitch < region.height * (dstRowPitch != 0 ? dstRowPitch : region.width)) {
    refusal.because("`dstSlicePitch` is not 0 and `dstSlicePitch` is less than `region.height * (dstRowPitch ? "
                    "dstRowPitch : region.width)`");
    refusal.value("dstSlicePitch", dstSlicePitch);
    refusal.value("region.height", region.height);
  } else if (dstSlicePitch != 0 && dstSlicePitch % (dstRowPitch != 0 ? dstRowPitch : region.width) != 0) {
    refusal.because("`dstSlicePitch` is not 0 and `dstSlicePitch` is not a multiple of `(dstRowPitch ? dstRowPitch : "
                    "region.width)`");
    refusal.value("dstSlicePitch", dstSlicePitch);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern,
                                   size_t patternSize, size_t offset, size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                   ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemBufferFill", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pPattern) {
    refusal.because("`pPattern` is NULL");
  } else if (patternSize == 0 || size == 0) {
    refusal.because("`patternSize` is 0 or `size` is 0");
    refusal.value("patternSize", patternSize);
  } else if (patternSize > size) {
    refusal.because("`patternSize` is greater than `size`");
    refusal.value("patternSize", patternSize);
    refusal.value("size", size);
  } else if ((patternSize & (patternSize - 1)) != 0) {
    refusal.because("`patternSize` is not a power of two");
    refusal.value("patternSize", patternSize);
  } else if (size % patternSize != 0) {
    refusal.because("`size` is not a multiple of `patternSize`");
    refusal.value("size", size);
    refusal.value("patternSize", patternSize);
  } else if (offset % patternSize != 0) {
    refusal.because("`offset` is not a multiple of `patternSize`");
    refusal.value("offset", offset);
    refusal.value("patternSize", patternSize);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemImageRead(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool, ur_rect_offset_t,
                                  ur_rect_region_t region, size_t, size_t, void *pDst, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                  ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemImageRead", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hImage) {
    refusal.because("`hImage` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (region.width == 0 || region.height == 0 || region.depth == 0) {
    refusal.because("`region.width` is 0 or `region.height` is 0 or `region.depth` is 0");
    refusal.value("region.width", region.width);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemImageWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool, ur_rect_offset_t,
                                   ur_rect_region_t region, size_t, size_t, void *pSrc, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                   ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemImageWrite", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hImage) {
    refusal.because("`hImage` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (region.width == 0 || region.height == 0 || region.depth == 0) {
    refusal.because("`region.width` is 0 or `region.height` is 0 or `region.depth` is 0");
    refusal.value("region.width", region.width);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemImageCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
                                  ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t region,
                                  uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemImageCopy", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hImageSrc) {
    refusal.because("`hImageSrc` is NULL");
  } else if (!hImageDst) {
    refusal.because("`hImageDst` is NULL");
  } else if (region.width == 0 || region.height == 0 || region.depth == 0) {
    refusal.because("`region.width` is 0 or `region.height` is 0 or `region.depth` is 0");
    refusal.value("region.width", region.width);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool, ur_map_flags_t mapFlags,
                                  size_t, size_t, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList, ur_event_handle_t *, void **ppRetMap,
                                  ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemBufferMap", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!ppRetMap) {
    refusal.because("`ppRetMap` is NULL");
  } else if ((mapFlags & UR_MAP_FLAGS_MASK) != 0) {
    refusal.because("`mapFlags` has an unknown flag");
    refusal.value("mapFlags", mapFlags);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                              ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueMemUnmap", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hMem) {
    refusal.because("`hMem` is NULL");
  } else if (!pMappedPtr) {
    refusal.because("`pMappedPtr` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern,
                             size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                             ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMFill", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (!pPattern) {
    refusal.because("`pPattern` is NULL");
  } else if (patternSize == 0 || size == 0) {
    refusal.because("`patternSize` is 0 or `size` is 0");
    refusal.value("patternSize", patternSize);
  } else if (patternSize > size) {
    refusal.because("`patternSize` is greater than `size`");
    refusal.value("patternSize", patternSize);
    refusal.value("size", size);
  } else if (size % patternSize != 0) {
    refusal.because("`size` is not a multiple of `patternSize`");
    refusal.value("size", size);
    refusal.value("patternSize", patternSize);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool, void *pDst, const void *pSrc, size_t size,
                               uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMMemcpy", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                 ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                 ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMPrefetch", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if ((flags & UR_USM_MIGRATION_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
                               ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMAdvise", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if ((advice & UR_USM_ADVICE_FLAGS_MASK) != 0) {
    refusal.because("`advice` has an unknown flag");
    refusal.value("advice", advice);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize,
                               const void *pPattern, size_t width, size_t height, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                               ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMFill2D", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (!pPattern) {
    refusal.because("`pPattern` is NULL");
  } else if (pitch == 0) {
    refusal.because("`pitch` is 0");
    refusal.value("pitch", pitch);
  } else if (pitch < width) {
    refusal.because("`pitch` is less than `width`");
    refusal.value("pitch", pitch);
    refusal.value("width", width);
  } else if (patternSize == 0) {
    refusal.because("`patternSize` is 0");
    refusal.value("patternSize", patternSize);
  } else if (patternSize > width * height) {
    refusal.because("`patternSize` is greater than `width * height`");
    refusal.value("patternSize", patternSize);
    refusal.value("width", width);
    refusal.value("height", height);
  } else if (patternSize != 0 && (patternSize & (patternSize - 1)) != 0) {
    refusal.because("`patternSize` is not 0 and `patternSize` is not a power of two");
    refusal.value("patternSize", patternSize);
  } else if (width == 0) {
    refusal.because("`width` is 0");
    refusal.value("width", width);
  } else if (height == 0) {
    refusal.because("`height` is 0");
    refusal.value("height", height);
  } else if ((width * height) % patternSize != 0) {
    refusal.because("`width * height` is not a multiple of `patternSize`");
    refusal.value("width", width);
    refusal.value("height", height);
    refusal.value("patternSize", patternSize);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool, void *pDst, size_t dstPitch, const void *pSrc,
                                 size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                 ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMMemcpy2D", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (srcPitch == 0) {
    refusal.because("`srcPitch` is 0");
    refusal.value("srcPitch", srcPitch);
  } else if (dstPitch == 0) {
    refusal.because("`dstPitch` is 0");
    refusal.value("dstPitch", dstPitch);
  } else if (srcPitch < width) {
    refusal.because("`srcPitch` is less than `width`");
    refusal.value("srcPitch", srcPitch);
    refusal.value("width", width);
  } else if (dstPitch < width) {
    refusal.because("`dstPitch` is less than `width`");
    refusal.value("dstPitch", dstPitch);
    refusal.value("width", width);
  } else if (height == 0) {
    refusal.because("`height` is 0");
    refusal.value("height", height);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name,
                                               bool, size_t, size_t, const void *pSrc, uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                               ur_result_t result) noexcept {
  Refusal refusal("urEnqueueDeviceGlobalVariableWrite", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!name) {
    refusal.because("`name` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name,
                                              bool, size_t, size_t, void *pDst, uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                              ur_result_t result) noexcept {
  Refusal refusal("urEnqueueDeviceGlobalVariableRead", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!name) {
    refusal.because("`name` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueReadHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool,
                                  void *pDst, size_t, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                  ur_result_t result) noexcept {
  Refusal refusal("urEnqueueReadHostPipe", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pipe_symbol) {
    refusal.because("`pipe_symbol` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueWriteHostPipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol,
                                   bool, void *pSrc, size_t, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                   ur_result_t result) noexcept {
  Refusal refusal("urEnqueueWriteHostPipe", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pipe_symbol) {
    refusal.because("`pipe_symbol` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                              const ur_exp_enqueue_ext_properties_t *pProperties,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueEventsWaitWithBarrierExt", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_EXP_ENQUEUE_EXT_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueKernelLaunchWithArgsExp(ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
                                             const size_t *, const size_t *pGlobalWorkSize,
                                             const size_t *pLocalWorkSize, uint32_t numArgs,
                                             const ur_exp_kernel_arg_properties_t *pArgs,
                                             const ur_kernel_launch_ext_properties_t *launchPropList,
                                             uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueKernelLaunchWithArgsExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!pGlobalWorkSize) {
    refusal.because("`pGlobalWorkSize` is NULL");
  } else if (pArgs == nullptr && numArgs > 0) {
    refusal.because("`pArgs` is NULL and `numArgs` is greater than 0");
    refusal.value("numArgs", numArgs);
  } else if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; })) {
    refusal.because("for any element of `pArgs`: `pArgs->type` is no enumerator of its type");
    const auto i = firstOf(numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; });
    refusal.value("i", i);
    refusal.value("pArgs->type", pArgs[i].type);
  } else if (launchPropList != nullptr && (launchPropList->flags & UR_KERNEL_LAUNCH_FLAGS_MASK) != 0) {
    refusal.because("`launchPropList` is not NULL and `launchPropList->flags` has an unknown flag");
    refusal.value("launchPropList->flags", launchPropList->flags);
  } else if (anyOf(pArgs, numArgs, [&](auto i) { return mistyped(pArgs[i]); })) {
    refusal.because("`pArgs[i].stype` is not `UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  } else if (launchPropList && mistyped(*launchPropList)) {
    refusal.because("`launchPropList->stype` is not `UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES`, or a structure "
                    "of this API follows that does not belong there");
  } else if (workDim < 1 || workDim > 3) {
    refusal.because("`workDim` is less than 1 or `workDim` is greater than 3");
    refusal.value("workDim", workDim);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (pGlobalWorkSize[0] == 0 || (workDim >= 2 && pGlobalWorkSize[1] == 0) || (workDim >= 3 &&
             pGlobalWorkSize[2] == 0)) {
    refusal.because("`pGlobalWorkSize[0]` is 0 or `workDim` is at least 2 and `pGlobalWorkSize[1]` is 0 or `workDim` "
                    "is at least 3 and `pGlobalWorkSize[2]` is 0");
    refusal.value("pGlobalWorkSize[0]", pGlobalWorkSize[0]);
  } else if (pLocalWorkSize != nullptr && (pLocalWorkSize[0] == 0 || (workDim >= 2 && pLocalWorkSize[1] == 0) ||
             (workDim >= 3 && pLocalWorkSize[2] == 0))) {
    refusal.because("`pLocalWorkSize` is not NULL and (`pLocalWorkSize[0]` is 0 or `workDim` is at least 2 and "
                    "`pLocalWorkSize[1]` is 0 or `workDim` is at least 3 and `pLocalWorkSize[2]` is 0)");
    refusal.value("pLocalWorkSize[0]", pLocalWorkSize[0]);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMDeviceAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
                                       const ur_exp_async_usm_alloc_properties_t *pProperties,
                                       uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                       void **ppMem, ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMDeviceAllocExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES`, or a structure "
                    "of this API follows that does not belong there");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMSharedAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
                                       const ur_exp_async_usm_alloc_properties_t *pProperties,
                                       uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                       void **ppMem, ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMSharedAllocExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES`, or a structure "
                    "of this API follows that does not belong there");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMHostAllocExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
                                     const ur_exp_async_usm_alloc_properties_t *pProperties,
                                     uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                     void **ppMem, ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMHostAllocExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES`, or a structure "
                    "of this API follows that does not belong there");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t, void *pMem,
                                uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueUSMFreeExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent,
                                           ur_result_t result) noexcept {
  Refusal refusal("urEnqueueTimestampRecordingExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!phEvent) {
    refusal.because("`phEvent` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueCommandBufferExp(ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
                                      uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueCommandBufferExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueHostTaskExp(ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *,
                                 const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                 ur_result_t result) noexcept {
  Refusal refusal("urEnqueueHostTaskExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pfnHostTask) {
    refusal.because("`pfnHostTask` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_EXP_HOST_TASK_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueNativeCommandExp(ur_queue_handle_t hQueue,
                                      ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *,
                                      uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
                                      const ur_exp_enqueue_native_command_properties_t *pProperties,
                                      uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueNativeCommandExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (anyNull(phMemList, numMemsInMemList)) {
    refusal.because("an element of `phMemList` is NULL");
    const auto i = firstOf(numMemsInMemList, [&](auto i) { return !phMemList[i]; });
    refusal.value("i", i);
  } else if (!pfnNativeEnqueue) {
    refusal.because("`pfnNativeEnqueue` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES`, or a "
                    "structure of this API follows that does not belong there");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                              ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urEnqueueGraphExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t,
                           size_t size, void **ppMem, ur_result_t result) noexcept {
  Refusal refusal("urUSMHostAlloc", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->hints` has an unknown flag");
    refusal.value("pUSMDesc->hints", pUSMDesc->hints);
  } else if (pUSMDesc && mistyped(*pUSMDesc)) {
    refusal.because("`pUSMDesc->stype` is not `UR_STRUCTURE_TYPE_USM_DESC`, or a structure of this API follows that "
                    "does not belong there");
  } else if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not a power of "
                    "two");
    refusal.value("pUSMDesc->align", pUSMDesc->align);
  }
  return refusal.report();
}

ur_result_t urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                             ur_usm_pool_handle_t, size_t size, void **ppMem, ur_result_t result) noexcept {
  Refusal refusal("urUSMDeviceAlloc", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->hints` has an unknown flag");
    refusal.value("pUSMDesc->hints", pUSMDesc->hints);
  } else if (pUSMDesc && mistyped(*pUSMDesc)) {
    refusal.because("`pUSMDesc->stype` is not `UR_STRUCTURE_TYPE_USM_DESC`, or a structure of this API follows that "
                    "does not belong there");
  } else if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not a power of "
                    "two");
    refusal.value("pUSMDesc->align", pUSMDesc->align);
  }
  return refusal.report();
}

ur_result_t urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                             ur_usm_pool_handle_t, size_t size, void **ppMem, ur_result_t result) noexcept {
  Refusal refusal("urUSMSharedAlloc", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->hints` has an unknown flag");
    refusal.value("pUSMDesc->hints", pUSMDesc->hints);
  } else if (pUSMDesc && mistyped(*pUSMDesc)) {
    refusal.because("`pUSMDesc->stype` is not `UR_STRUCTURE_TYPE_USM_DESC`, or a structure of this API follows that "
                    "does not belong there");
  } else if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not a power of "
                    "two");
    refusal.value("pUSMDesc->align", pUSMDesc->align);
  }
  return refusal.report();
}

ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem, ur_result_t result) noexcept {
  Refusal refusal("urUSMFree", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t,
                                 void *, size_t *, ur_result_t result) noexcept {
  Refusal refusal("urUSMGetMemAllocInfo", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (propName > UR_USM_ALLOC_INFO_POOL) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool,
                            ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolCreate", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pPoolDesc) {
    refusal.because("`pPoolDesc` is NULL");
  } else if (!ppPool) {
    refusal.because("`ppPool` is NULL");
  } else if ((pPoolDesc->flags & UR_USM_POOL_FLAGS_MASK) != 0) {
    refusal.because("`pPoolDesc->flags` has an unknown flag");
    refusal.value("pPoolDesc->flags", pPoolDesc->flags);
  } else if (mistyped(*pPoolDesc)) {
    refusal.because("`pPoolDesc->stype` is not `UR_STRUCTURE_TYPE_USM_POOL_DESC`, or a structure of this API follows "
                    "that does not belong there");
  }
  return refusal.report();
}

ur_result_t urUSMPoolRetain(ur_usm_pool_handle_t pPool, ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolRetain", result);
  if (!pPool) {
    refusal.because("`pPool` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMPoolRelease(ur_usm_pool_handle_t pPool, ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolRelease", result);
  if (!pPool) {
    refusal.because("`pPool` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
                             size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolGetInfo", result);
  if (!hPool) {
    refusal.because("`hPool` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_USM_POOL_INFO_USED_HIGH_EXP) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
                               ur_usm_pool_handle_t *pPool, ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolCreateExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pPoolDesc) {
    refusal.because("`pPoolDesc` is NULL");
  } else if (!pPool) {
    refusal.because("`pPool` is NULL");
  } else if ((pPoolDesc->flags & UR_USM_POOL_FLAGS_MASK) != 0) {
    refusal.because("`pPoolDesc->flags` has an unknown flag");
    refusal.value("pPoolDesc->flags", pPoolDesc->flags);
  } else if (mistyped(*pPoolDesc)) {
    refusal.because("`pPoolDesc->stype` is not `UR_STRUCTURE_TYPE_USM_POOL_DESC`, or a structure of this API follows "
                    "that does not belong there");
  }
  return refusal.report();
}

ur_result_t urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
                                ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolDestroyExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hPool) {
    refusal.because("`hPool` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                             ur_usm_pool_handle_t *pPool, ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolGetDefaultDevicePoolExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pPool) {
    refusal.because("`pPool` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue,
                                size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolGetInfoExp", result);
  if (!hPool) {
    refusal.because("`hPool` is NULL");
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propName > UR_USM_POOL_INFO_USED_HIGH_EXP) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t,
                                ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolSetInfoExp", result);
  if (!hPool) {
    refusal.because("`hPool` is NULL");
  } else if (!pPropValue) {
    refusal.because("`pPropValue` is NULL");
  } else if (propName > UR_USM_POOL_INFO_USED_HIGH_EXP) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      ur_usm_pool_handle_t hPool, ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolSetDevicePoolExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hPool) {
    refusal.because("`hPool` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      ur_usm_pool_handle_t *pPool, ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolGetDevicePoolExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pPool) {
    refusal.because("`pPool` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
                               size_t, ur_result_t result) noexcept {
  Refusal refusal("urUSMPoolTrimToExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hPool) {
    refusal.because("`hPool` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                 const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t, size_t widthInBytes, size_t,
                                 size_t, void **ppMem, size_t *pResultPitch, ur_result_t result) noexcept {
  Refusal refusal("urUSMPitchedAllocExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  } else if (!pResultPitch) {
    refusal.because("`pResultPitch` is NULL");
  } else if (widthInBytes == 0) {
    refusal.because("`widthInBytes` is 0");
    refusal.value("widthInBytes", widthInBytes);
  } else if (pUSMDesc != nullptr && (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->hints` has an unknown flag");
    refusal.value("pUSMDesc->hints", pUSMDesc->hints);
  } else if (pUSMDesc && mistyped(*pUSMDesc)) {
    refusal.because("`pUSMDesc->stype` is not `UR_STRUCTURE_TYPE_USM_DESC`, or a structure of this API follows that "
                    "does not belong there");
  } else if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not a power of "
                    "two");
    refusal.value("pUSMDesc->align", pUSMDesc->align);
  }
  return refusal.report();
}

ur_result_t urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size,
                                  ur_result_t result) noexcept {
  Refusal refusal("urUSMContextMemcpyExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  }
  return refusal.report();
}

ur_result_t urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem, ur_result_t result) noexcept {
  Refusal refusal("urUSMHostAllocUnregisterExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pHostMem) {
    refusal.because("`pHostMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                                      const ur_exp_usm_host_alloc_register_properties_t *pProperties,
                                      ur_result_t result) noexcept {
  Refusal refusal("urUSMHostAllocRegisterExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pHostMem) {
    refusal.because("`pHostMem` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES`, or a "
                    "structure of this API follows that does not belong there");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  }
  return refusal.report();
}

ur_result_t urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t, ur_result_t result) noexcept {
  Refusal refusal("urUSMImportExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urUSMReleaseExp(ur_context_handle_t hContext, void *pMem, ur_result_t result) noexcept {
  Refusal refusal("urUSMReleaseExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                           ur_exp_image_native_handle_t, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesUnsampledImageHandleDestroyExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                         ur_exp_image_native_handle_t, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesSampledImageHandleDestroyExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesImageAllocateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                             const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                             ur_exp_image_mem_native_handle_t *phImageMem,
                                             ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesImageAllocateExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pImageFormat) {
    refusal.because("`pImageFormat` is NULL");
  } else if (!pImageDesc) {
    refusal.because("`pImageDesc` is NULL");
  } else if (!phImageMem) {
    refusal.because("`phImageMem` is NULL");
  } else if (mistyped(*pImageDesc)) {
    refusal.because("`pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of this API follows "
                    "that does not belong there");
  } else if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->type` is greater than `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`");
    refusal.value("pImageDesc->type", pImageDesc->type);
  }
  return refusal.report();
}

ur_result_t urBindlessImagesImageFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         ur_exp_image_mem_native_handle_t, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesImageFreeExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t,
                                                    const ur_image_format_t *pImageFormat,
                                                    const ur_image_desc_t *pImageDesc,
                                                    ur_exp_image_native_handle_t *phImage,
                                                    ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesUnsampledImageCreateExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pImageFormat) {
    refusal.because("`pImageFormat` is NULL");
  } else if (!pImageDesc) {
    refusal.because("`pImageDesc` is NULL");
  } else if (!phImage) {
    refusal.because("`phImage` is NULL");
  } else if (mistyped(*pImageDesc)) {
    refusal.because("`pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of this API follows "
                    "that does not belong there");
  } else if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->type` is greater than `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`");
    refusal.value("pImageDesc->type", pImageDesc->type);
  }
  return refusal.report();
}

ur_result_t urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                  ur_exp_image_mem_native_handle_t,
                                                  const ur_image_format_t *pImageFormat,
                                                  const ur_image_desc_t *pImageDesc,
                                                  const ur_sampler_desc_t *pSamplerDesc,
                                                  ur_exp_image_native_handle_t *phImage, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesSampledImageCreateExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pImageFormat) {
    refusal.because("`pImageFormat` is NULL");
  } else if (!pImageDesc) {
    refusal.because("`pImageDesc` is NULL");
  } else if (!pSamplerDesc) {
    refusal.because("`pSamplerDesc` is NULL");
  } else if (!phImage) {
    refusal.because("`phImage` is NULL");
  } else if (pSamplerDesc->addressingMode > UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT) {
    refusal.because("`pSamplerDesc->addressingMode` is no enumerator of its type");
    refusal.value("pSamplerDesc->addressingMode", pSamplerDesc->addressingMode);
  } else if (pSamplerDesc->filterMode > UR_SAMPLER_FILTER_MODE_LINEAR) {
    refusal.because("`pSamplerDesc->filterMode` is no enumerator of its type");
    refusal.value("pSamplerDesc->filterMode", pSamplerDesc->filterMode);
  } else if (mistyped(*pImageDesc)) {
    refusal.because("`pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of this API follows "
                    "that does not belong there");
  } else if (mistyped(*pSamplerDesc)) {
    refusal.because("`pSamplerDesc->stype` is not `UR_STRUCTURE_TYPE_SAMPLER_DESC`, or a structure of this API "
                    "follows that does not belong there");
  } else if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->type` is greater than `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`");
    refusal.value("pImageDesc->type", pImageDesc->type);
  }
  return refusal.report();
}

ur_result_t urBindlessImagesImageCopyExp(ur_queue_handle_t hQueue, const void *pSrc, void *pDst,
                                         const ur_image_desc_t *pSrcImageDesc, const ur_image_desc_t *pDstImageDesc,
                                         const ur_image_format_t *pSrcImageFormat,
                                         const ur_image_format_t *pDstImageFormat,
                                         ur_exp_image_copy_region_t *pCopyRegion,
                                         ur_exp_image_copy_flags_t imageCopyFlags,
                                         ur_exp_image_copy_input_types_t imageCopyInputTypes,
                                         uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesImageCopyExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (!pSrcImageDesc) {
    refusal.because("`pSrcImageDesc` is NULL");
  } else if (!pDstImageDesc) {
    refusal.because("`pDstImageDesc` is NULL");
  } else if (!pSrcImageFormat) {
    refusal.because("`pSrcImageFormat` is NULL");
  } else if (!pDstImageFormat) {
    refusal.because("`pDstImageFormat` is NULL");
  } else if (!pCopyRegion) {
    refusal.because("`pCopyRegion` is NULL");
  } else if ((imageCopyFlags & UR_EXP_IMAGE_COPY_FLAGS_MASK) != 0) {
    refusal.because("`imageCopyFlags` has an unknown flag");
    refusal.value("imageCopyFlags", imageCopyFlags);
  } else if (imageCopyInputTypes > UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE) {
    refusal.because("`imageCopyInputTypes` is no enumerator of its type");
    refusal.value("imageCopyInputTypes", imageCopyInputTypes);
  } else if (mistyped(*pSrcImageDesc)) {
    refusal.because("`pSrcImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of this API "
                    "follows that does not belong there");
  } else if (mistyped(*pDstImageDesc)) {
    refusal.because("`pDstImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of this API "
                    "follows that does not belong there");
  } else if (mistyped(*pCopyRegion)) {
    refusal.because("`pCopyRegion->stype` is not `UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION`, or a structure of this "
                    "API follows that does not belong there");
  } else if (pSrcImageDesc != nullptr && pSrcImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) {
    refusal.because("`pSrcImageDesc` is not NULL and `pSrcImageDesc->type` is greater than "
                    "`UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`");
    refusal.value("pSrcImageDesc->type", pSrcImageDesc->type);
  } else if (pDstImageDesc != nullptr && pDstImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) {
    refusal.because("`pDstImageDesc` is not NULL and `pDstImageDesc->type` is greater than "
                    "`UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`");
    refusal.value("pDstImageDesc->type", pDstImageDesc->type);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urBindlessImagesImageGetInfoExp(ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t,
                                            ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet,
                                            ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesImageGetInfoExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propName > UR_IMAGE_INFO_NUM_SAMPLES) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urBindlessImagesGetImageMemoryHandleTypeSupportExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                               const ur_image_desc_t *pImageDesc,
                                                               const ur_image_format_t *pImageFormat,
                                                               ur_exp_image_mem_type_t imageMemHandleType,
                                                               ur_bool_t *pSupportedRet, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesGetImageMemoryHandleTypeSupportExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pImageDesc) {
    refusal.because("`pImageDesc` is NULL");
  } else if (!pImageFormat) {
    refusal.because("`pImageFormat` is NULL");
  } else if (!pSupportedRet) {
    refusal.because("`pSupportedRet` is NULL");
  } else if (imageMemHandleType > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) {
    refusal.because("`imageMemHandleType` is no enumerator of its type");
    refusal.value("imageMemHandleType", imageMemHandleType);
  } else if (mistyped(*pImageDesc)) {
    refusal.because("`pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of this API follows "
                    "that does not belong there");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesGetImageUnsampledHandleSupportExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                              const ur_image_desc_t *pImageDesc,
                                                              const ur_image_format_t *pImageFormat,
                                                              ur_exp_image_mem_type_t imageMemHandleType,
                                                              ur_bool_t *pSupportedRet, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesGetImageUnsampledHandleSupportExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pImageDesc) {
    refusal.because("`pImageDesc` is NULL");
  } else if (!pImageFormat) {
    refusal.because("`pImageFormat` is NULL");
  } else if (!pSupportedRet) {
    refusal.because("`pSupportedRet` is NULL");
  } else if (imageMemHandleType > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) {
    refusal.because("`imageMemHandleType` is no enumerator of its type");
    refusal.value("imageMemHandleType", imageMemHandleType);
  } else if (mistyped(*pImageDesc)) {
    refusal.because("`pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of this API follows "
                    "that does not belong there");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesGetImageSampledHandleSupportExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                            const ur_image_desc_t *pImageDesc,
                                                            const ur_image_format_t *pImageFormat,
                                                            ur_exp_image_mem_type_t imageMemHandleType,
                                                            ur_bool_t *pSupportedRet, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesGetImageSampledHandleSupportExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pImageDesc) {
    refusal.because("`pImageDesc` is NULL");
  } else if (!pImageFormat) {
    refusal.because("`pImageFormat` is NULL");
  } else if (!pSupportedRet) {
    refusal.because("`pSupportedRet` is NULL");
  } else if (imageMemHandleType > UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE) {
    refusal.because("`imageMemHandleType` is no enumerator of its type");
    refusal.value("imageMemHandleType", imageMemHandleType);
  } else if (mistyped(*pImageDesc)) {
    refusal.because("`pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of this API follows "
                    "that does not belong there");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesMipmapGetLevelExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                              ur_exp_image_mem_native_handle_t, uint32_t,
                                              ur_exp_image_mem_native_handle_t *phImageMem,
                                              ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesMipmapGetLevelExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!phImageMem) {
    refusal.because("`phImageMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesMipmapFreeExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          ur_exp_image_mem_native_handle_t, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesMipmapFreeExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t,
                                                    ur_exp_external_mem_type_t memHandleType,
                                                    ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                    ur_exp_external_mem_handle_t *phExternalMem,
                                                    ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesImportExternalMemoryExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pExternalMemDesc) {
    refusal.because("`pExternalMemDesc` is NULL");
  } else if (!phExternalMem) {
    refusal.because("`phExternalMem` is NULL");
  } else if (memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
    refusal.because("`memHandleType` is no enumerator of its type");
    refusal.value("memHandleType", memHandleType);
  } else if (mistyped(*pExternalMemDesc)) {
    refusal.because("`pExternalMemDesc->stype` is not `UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC`, or a structure of "
                    "this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                const ur_image_format_t *pImageFormat,
                                                const ur_image_desc_t *pImageDesc,
                                                ur_exp_external_mem_handle_t hExternalMem,
                                                ur_exp_image_mem_native_handle_t *phImageMem,
                                                ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesMapExternalArrayExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hExternalMem) {
    refusal.because("`hExternalMem` is NULL");
  } else if (!pImageFormat) {
    refusal.because("`pImageFormat` is NULL");
  } else if (!pImageDesc) {
    refusal.because("`pImageDesc` is NULL");
  } else if (!phImageMem) {
    refusal.because("`phImageMem` is NULL");
  } else if (mistyped(*pImageDesc)) {
    refusal.because("`pImageDesc->stype` is not `UR_STRUCTURE_TYPE_IMAGE_DESC`, or a structure of this API follows "
                    "that does not belong there");
  } else if (pImageDesc != nullptr && pImageDesc->type > UR_MEM_TYPE_IMAGE_CUBEMAP_EXP) {
    refusal.because("`pImageDesc` is not NULL and `pImageDesc->type` is greater than `UR_MEM_TYPE_IMAGE_CUBEMAP_EXP`");
    refusal.value("pImageDesc->type", pImageDesc->type);
  }
  return refusal.report();
}

ur_result_t urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                       uint64_t, uint64_t, ur_exp_external_mem_handle_t hExternalMem,
                                                       void **ppRetMem, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesMapExternalLinearMemoryExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hExternalMem) {
    refusal.because("`hExternalMem` is NULL");
  } else if (!ppRetMem) {
    refusal.because("`ppRetMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                     ur_exp_external_mem_handle_t hExternalMem,
                                                     ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesReleaseExternalMemoryExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hExternalMem) {
    refusal.because("`hExternalMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                      void *pMem, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesFreeMappedLinearMemoryExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesSupportsImportingHandleTypeExp(ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t memHandleType,
                                                           ur_bool_t *pSupportedRet, ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesSupportsImportingHandleTypeExp", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pSupportedRet) {
    refusal.because("`pSupportedRet` is NULL");
  } else if (memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
    refusal.because("`memHandleType` is no enumerator of its type");
    refusal.value("memHandleType", memHandleType);
  }
  return refusal.report();
}

ur_result_t urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc, ur_exp_external_semaphore_handle_t *phExternalSemaphore,
    ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesImportExternalSemaphoreExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pExternalSemaphoreDesc) {
    refusal.because("`pExternalSemaphoreDesc` is NULL");
  } else if (!phExternalSemaphore) {
    refusal.because("`phExternalSemaphore` is NULL");
  } else if (semHandleType > UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX11_FENCE) {
    refusal.because("`semHandleType` is no enumerator of its type");
    refusal.value("semHandleType", semHandleType);
  } else if (mistyped(*pExternalSemaphoreDesc)) {
    refusal.because("`pExternalSemaphoreDesc->stype` is not `UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC`, or a "
                    "structure of this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_external_semaphore_handle_t hExternalSemaphore,
    ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesReleaseExternalSemaphoreExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hExternalSemaphore) {
    refusal.because("`hExternalSemaphore` is NULL");
  }
  return refusal.report();
}

ur_result_t urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                     ur_exp_external_semaphore_handle_t hSemaphore, bool, uint64_t,
                                                     uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                                     ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesWaitExternalSemaphoreExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hSemaphore) {
    refusal.because("`hSemaphore` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urBindlessImagesSignalExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                       ur_exp_external_semaphore_handle_t hSemaphore, bool, uint64_t,
                                                       uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                                       ur_result_t result) noexcept {
  Refusal refusal("urBindlessImagesSignalExternalSemaphoreExp", result);
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hSemaphore) {
    refusal.because("`hSemaphore` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                     const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
                                     ur_exp_command_buffer_handle_t *phCommandBuffer, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferCreateExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pCommandBufferDesc) {
    refusal.because("`pCommandBufferDesc` is NULL");
  } else if (!phCommandBuffer) {
    refusal.because("`phCommandBuffer` is NULL");
  } else if (mistyped(*pCommandBufferDesc)) {
    refusal.because("`pCommandBufferDesc->stype` is not `UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC`, or a structure "
                    "of this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferRetainExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  }
  return refusal.report();
}

ur_result_t urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferReleaseExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  }
  return refusal.report();
}

ur_result_t urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferFinalizeExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *,
    const size_t *pGlobalWorkSize, const size_t *, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendKernelLaunchExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (anyNull(phKernelAlternatives, numKernelAlternatives)) {
    refusal.because("an element of `phKernelAlternatives` is NULL");
    const auto i = firstOf(numKernelAlternatives, [&](auto i) { return !phKernelAlternatives[i]; });
    refusal.value("i", i);
  } else if (!pGlobalWorkSize) {
    refusal.because("`pGlobalWorkSize` is NULL");
  } else if (workDim < 1 || workDim > 3) {
    refusal.because("`workDim` is less than 1 or `workDim` is greater than 3");
    refusal.value("workDim", workDim);
  } else if (phKernelAlternatives == nullptr && numKernelAlternatives > 0) {
    refusal.because("`phKernelAlternatives` is NULL and `numKernelAlternatives` is greater than 0");
    refusal.value("numKernelAlternatives", numKernelAlternatives);
  } else if (phKernelAlternatives != nullptr && numKernelAlternatives == 0) {
    refusal.because("`phKernelAlternatives` is not NULL and `numKernelAlternatives` is 0");
    refusal.value("numKernelAlternatives", numKernelAlternatives);
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *,
    const size_t *pGlobalWorkSize, const size_t *, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendKernelLaunchWithArgsExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (anyNull(phKernelAlternatives, numKernelAlternatives)) {
    refusal.because("an element of `phKernelAlternatives` is NULL");
    const auto i = firstOf(numKernelAlternatives, [&](auto i) { return !phKernelAlternatives[i]; });
    refusal.value("i", i);
  } else if (!pGlobalWorkSize) {
    refusal.because("`pGlobalWorkSize` is NULL");
  } else if (pArgs == nullptr && numArgs > 0) {
    refusal.because("`pArgs` is NULL and `numArgs` is greater than 0");
    refusal.value("numArgs", numArgs);
  } else if (anyOf(pArgs, numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; })) {
    refusal.because("for any element of `pArgs`: `pArgs->type` is no enumerator of its type");
    const auto i = firstOf(numArgs, [&](auto i) { return pArgs[i].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER; });
    refusal.value("i", i);
    refusal.value("pArgs->type", pArgs[i].type);
  } else if (anyOf(pArgs, numArgs, [&](auto i) { return mistyped(pArgs[i]); })) {
    refusal.because("`pArgs[i].stype` is not `UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  } else if (workDim < 1 || workDim > 3) {
    refusal.because("`workDim` is less than 1 or `workDim` is greater than 3");
    refusal.value("workDim", workDim);
  } else if (phKernelAlternatives == nullptr && numKernelAlternatives > 0) {
    refusal.because("`phKernelAlternatives` is NULL and `numKernelAlternatives` is greater than 0");
    refusal.value("numKernelAlternatives", numKernelAlternatives);
  } else if (phKernelAlternatives != nullptr && numKernelAlternatives == 0) {
    refusal.because("`phKernelAlternatives` is not NULL and `numKernelAlternatives` is 0");
    refusal.value("numKernelAlternatives", numKernelAlternatives);
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendUSMMemcpyExp(ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst,
                                              const void *pSrc, size_t size, uint32_t numSyncPointsInWaitList,
                                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                              ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendUSMMemcpyExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendUSMFillExp(ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory,
                                            const void *pPattern, size_t patternSize, size_t size,
                                            uint32_t numSyncPointsInWaitList,
                                            const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                            uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                            ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                            ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendUSMFillExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!pMemory) {
    refusal.because("`pMemory` is NULL");
  } else if (!pPattern) {
    refusal.because("`pPattern` is NULL");
  } else if (patternSize == 0 || size == 0) {
    refusal.because("`patternSize` is 0 or `size` is 0");
    refusal.value("patternSize", patternSize);
  } else if (patternSize > size) {
    refusal.because("`patternSize` is greater than `size`");
    refusal.value("patternSize", patternSize);
    refusal.value("size", size);
  } else if (size % patternSize != 0) {
    refusal.because("`size` is not a multiple of `patternSize`");
    refusal.value("size", size);
    refusal.value("patternSize", patternSize);
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t, size_t,
    size_t, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendMemBufferCopyExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hSrcMem) {
    refusal.because("`hSrcMem` is NULL");
  } else if (!hDstMem) {
    refusal.because("`hDstMem` is NULL");
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t, size_t, const void *pSrc,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendMemBufferWriteExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t, size_t, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendMemBufferReadExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, ur_rect_offset_t,
    ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendMemBufferCopyRectExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hSrcMem) {
    refusal.because("`hSrcMem` is NULL");
  } else if (!hDstMem) {
    refusal.because("`hDstMem` is NULL");
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t, ur_rect_offset_t,
    ur_rect_region_t, size_t, size_t, size_t, size_t, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendMemBufferWriteRectExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pSrc) {
    refusal.because("`pSrc` is NULL");
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t, ur_rect_offset_t,
    ur_rect_region_t, size_t, size_t, size_t, size_t, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendMemBufferReadRectExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pDst) {
    refusal.because("`pDst` is NULL");
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern, size_t, size_t,
    size_t, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendMemBufferFillExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hBuffer) {
    refusal.because("`hBuffer` is NULL");
  } else if (!pPattern) {
    refusal.because("`pPattern` is NULL");
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendUSMPrefetchExp(ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory,
                                                size_t size, ur_usm_migration_flags_t flags,
                                                uint32_t numSyncPointsInWaitList,
                                                const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                                ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendUSMPrefetchExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!pMemory) {
    refusal.because("`pMemory` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if ((flags & UR_USM_MIGRATION_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendUSMAdviseExp(ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory,
                                              size_t size, ur_usm_advice_flags_t advice,
                                              uint32_t numSyncPointsInWaitList,
                                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                              uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                              ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                              ur_exp_command_buffer_command_handle_t *, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendUSMAdviseExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!pMemory) {
    refusal.because("`pMemory` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if ((advice & UR_USM_ADVICE_FLAGS_MASK) != 0) {
    refusal.because("`advice` has an unknown flag");
    refusal.value("advice", advice);
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_native_command_function_t pfnNativeCommand,
    void *, ur_exp_command_buffer_handle_t, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferAppendNativeCommandExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!pfnNativeCommand) {
    refusal.because("`pfnNativeCommand` is NULL");
  } else if (pSyncPointWaitList == nullptr && numSyncPointsInWaitList > 0) {
    refusal.because("`pSyncPointWaitList` is NULL and `numSyncPointsInWaitList` is greater than 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  } else if (pSyncPointWaitList != nullptr && numSyncPointsInWaitList == 0) {
    refusal.because("`pSyncPointWaitList` is not NULL and `numSyncPointsInWaitList` is 0");
    refusal.value("numSyncPointsInWaitList", numSyncPointsInWaitList);
  }
  return refusal.report();
}

ur_result_t urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferUpdateKernelLaunchExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (anyOf(pUpdateKernelLaunch, numKernelUpdates,
                   [&](auto i) { return pUpdateKernelLaunch[i].hCommand == nullptr; })) {
    refusal.because("for any element of `pUpdateKernelLaunch`: `pUpdateKernelLaunch->hCommand` is NULL");
    const auto i = firstOf(numKernelUpdates, [&](auto i) { return pUpdateKernelLaunch[i].hCommand == nullptr; });
    refusal.value("i", i);
  } else if (!pUpdateKernelLaunch) {
    refusal.because("`pUpdateKernelLaunch` is NULL");
  } else if (numKernelUpdates == 0) {
    refusal.because("`numKernelUpdates` is 0");
    refusal.value("numKernelUpdates", numKernelUpdates);
  } else if (anyOf(pUpdateKernelLaunch, numKernelUpdates, [&](auto i) { return mistyped(pUpdateKernelLaunch[i]); })) {
    refusal.because("`pUpdateKernelLaunch[i].stype` is not "
                    "`UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC`, or a structure of this API "
                    "follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t hCommand,
                                                ur_event_handle_t *phSignalEvent, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferUpdateSignalEventExp", result);
  if (!hCommand) {
    refusal.because("`hCommand` is NULL");
  } else if (!phSignalEvent) {
    refusal.because("`phSignalEvent` is NULL");
  }
  return refusal.report();
}

ur_result_t urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t hCommand,
                                               uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                               ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferUpdateWaitEventsExp", result);
  if (!hCommand) {
    refusal.because("`hCommand` is NULL");
  } else if (phEventWaitList == nullptr && numEventsInWaitList > 0) {
    refusal.because("`phEventWaitList` is NULL and `numEventsInWaitList` is greater than 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (phEventWaitList != nullptr && numEventsInWaitList == 0) {
    refusal.because("`phEventWaitList` is not NULL and `numEventsInWaitList` is 0");
    refusal.value("numEventsInWaitList", numEventsInWaitList);
  } else if (anyNull(phEventWaitList, numEventsInWaitList)) {
    refusal.because("an element of `phEventWaitList` is NULL");
    const auto i = firstOf(numEventsInWaitList, [&](auto i) { return !phEventWaitList[i]; });
    refusal.value("i", i);
  }
  return refusal.report();
}

ur_result_t urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                      ur_exp_command_buffer_info_t propName, size_t propSize, void *pPropValue,
                                      size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferGetInfoExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                              ur_native_handle_t *phNativeCommandBuffer, ur_result_t result) noexcept {
  Refusal refusal("urCommandBufferGetNativeHandleExp", result);
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!phNativeCommandBuffer) {
    refusal.because("`phNativeCommandBuffer` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph,
                             ur_result_t result) noexcept {
  Refusal refusal("urGraphCreateExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phGraph) {
    refusal.because("`phGraph` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph,
                                       ur_result_t result) noexcept {
  Refusal refusal("urGraphInstantiateGraphExp", result);
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!phExecGraph) {
    refusal.because("`phExecGraph` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphDestroyExp(ur_exp_graph_handle_t hGraph, ur_result_t result) noexcept {
  Refusal refusal("urGraphDestroyExp", result);
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph,
                                             ur_result_t result) noexcept {
  Refusal refusal("urGraphExecutableGraphDestroyExp", result);
  if (!hExecutableGraph) {
    refusal.because("`hExecutableGraph` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult, ur_result_t result) noexcept {
  Refusal refusal("urGraphIsEmptyExp", result);
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!pResult) {
    refusal.because("`pResult` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId, ur_result_t result) noexcept {
  Refusal refusal("urGraphGetIdExp", result);
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!pGraphId) {
    refusal.because("`pGraphId` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t hGraph,
                                             ur_exp_graph_destruction_callback_t pfnCallback, void *,
                                             ur_result_t result) noexcept {
  Refusal refusal("urGraphSetDestructionCallbackExp", result);
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!pfnCallback) {
    refusal.because("`pfnCallback` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath, ur_result_t result) noexcept {
  Refusal refusal("urGraphDumpContentsExp", result);
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!filePath) {
    refusal.because("`filePath` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph,
                                      ur_result_t result) noexcept {
  Refusal refusal("urGraphGetNativeHandleExp", result);
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!phNativeGraph) {
    refusal.because("`phNativeGraph` is NULL");
  }
  return refusal.report();
}

ur_result_t urGraphExecutableGraphGetNativeHandleExp(ur_exp_executable_graph_handle_t hExecutableGraph,
                                                     ur_native_handle_t *phNativeExecutableGraph,
                                                     ur_result_t result) noexcept {
  Refusal refusal("urGraphExecutableGraphGetNativeHandleExp", result);
  if (!hExecutableGraph) {
    refusal.because("`hExecutableGraph` is NULL");
  } else if (!phNativeExecutableGraph) {
    refusal.because("`phNativeExecutableGraph` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem, void **ppIPCMemHandleData,
                                 size_t *pIPCMemHandleDataSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urIPCGetMemHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (!ppIPCMemHandleData) {
    refusal.because("`ppIPCMemHandleData` is NULL");
  } else if (!pIPCMemHandleDataSizeRet) {
    refusal.because("`pIPCMemHandleDataSizeRet` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData, ur_result_t result) noexcept {
  Refusal refusal("urIPCPutMemHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pIPCMemHandleData) {
    refusal.because("`pIPCMemHandleData` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice, void *pIPCMemHandleData,
                                  size_t, void **ppMem, ur_result_t result) noexcept {
  Refusal refusal("urIPCOpenMemHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pIPCMemHandleData) {
    refusal.because("`pIPCMemHandleData` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem, ur_result_t result) noexcept {
  Refusal refusal("urIPCCloseMemHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCGetPhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem,
                                     void **ppIPCPhysMemHandleData, size_t *pIPCPhysMemHandleDataSizeRet,
                                     ur_result_t result) noexcept {
  Refusal refusal("urIPCGetPhysMemHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hPhysMem) {
    refusal.because("`hPhysMem` is NULL");
  } else if (!ppIPCPhysMemHandleData) {
    refusal.because("`ppIPCPhysMemHandleData` is NULL");
  } else if (!pIPCPhysMemHandleDataSizeRet) {
    refusal.because("`pIPCPhysMemHandleDataSizeRet` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t hContext, const void *pIPCPhysMemHandleData,
                                     ur_result_t result) noexcept {
  Refusal refusal("urIPCPutPhysMemHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pIPCPhysMemHandleData) {
    refusal.because("`pIPCPhysMemHandleData` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const void *pIPCPhysMemHandleData, size_t, ur_physical_mem_handle_t *phPhysMem,
                                      ur_result_t result) noexcept {
  Refusal refusal("urIPCOpenPhysMemHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pIPCPhysMemHandleData) {
    refusal.because("`pIPCPhysMemHandleData` is NULL");
  } else if (!phPhysMem) {
    refusal.because("`phPhysMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCClosePhysMemHandleExp(ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem,
                                       ur_result_t result) noexcept {
  Refusal refusal("urIPCClosePhysMemHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hPhysMem) {
    refusal.because("`hPhysMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                   size_t *pIPCEventHandleDataSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urIPCGetEventHandleExp", result);
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  } else if (!ppIPCEventHandleData) {
    refusal.because("`ppIPCEventHandleData` is NULL");
  } else if (!pIPCEventHandleDataSizeRet) {
    refusal.because("`pIPCEventHandleDataSizeRet` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData,
                                   ur_result_t result) noexcept {
  Refusal refusal("urIPCPutEventHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pIPCEventHandleData) {
    refusal.because("`pIPCEventHandleData` is NULL");
  }
  return refusal.report();
}

ur_result_t urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData, size_t,
                                    ur_event_handle_t *phEvent, ur_result_t result) noexcept {
  Refusal refusal("urIPCOpenEventHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pIPCEventHandleData) {
    refusal.because("`pIPCEventHandleData` is NULL");
  } else if (!phEvent) {
    refusal.because("`phEvent` is NULL");
  }
  return refusal.report();
}

ur_result_t urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                   size_t alignment, size_t size,
                                                   ur_exp_external_mem_type_t handleTypeToExport, void **ppMem,
                                                   ur_result_t result) noexcept {
  Refusal refusal("urMemoryExportAllocExportableMemoryExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  } else if (size == 0) {
    refusal.because("`size` is 0");
    refusal.value("size", size);
  } else if (handleTypeToExport > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
    refusal.because("`handleTypeToExport` is no enumerator of its type");
    refusal.value("handleTypeToExport", handleTypeToExport);
  } else if (alignment != 0 && (alignment & (alignment - 1)) != 0) {
    refusal.because("`alignment` is not 0 and `alignment` is not a power of two");
    refusal.value("alignment", alignment);
  }
  return refusal.report();
}

ur_result_t urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext, ur_device_handle_t hDevice, void *pMem,
                                                  ur_result_t result) noexcept {
  Refusal refusal("urMemoryExportFreeExportableMemoryExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
  return refusal.report();
}

ur_result_t urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                                ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
                                                void *pMemHandleRet, ur_result_t result) noexcept {
  Refusal refusal("urMemoryExportExportMemoryHandleExp", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (!pMemHandleRet) {
    refusal.because("`pMemHandleRet` is NULL");
  } else if (handleTypeToExport > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
    refusal.because("`handleTypeToExport` is no enumerator of its type");
    refusal.value("handleTypeToExport", handleTypeToExport);
  }
  return refusal.report();
}

ur_result_t urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                        ur_result_t result) noexcept {
  Refusal refusal("urUsmP2PEnablePeerAccessExp", result);
  if (!commandDevice) {
    refusal.because("`commandDevice` is NULL");
  } else if (!peerDevice) {
    refusal.because("`peerDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                         ur_result_t result) noexcept {
  Refusal refusal("urUsmP2PDisablePeerAccessExp", result);
  if (!commandDevice) {
    refusal.because("`commandDevice` is NULL");
  } else if (!peerDevice) {
    refusal.because("`peerDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice,
                                         ur_exp_peer_info_t propName, size_t propSize, void *pPropValue,
                                         size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urUsmP2PPeerAccessGetInfoExp", result);
  if (!commandDevice) {
    refusal.because("`commandDevice` is NULL");
  } else if (!peerDevice) {
    refusal.because("`peerDevice` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t, size_t,
                                           ur_virtual_mem_granularity_info_t propName, size_t propSize,
                                           void *pPropValue, size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urVirtualMemGranularityGetInfo", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urVirtualMemReserve(ur_context_handle_t hContext, const void *, size_t, void **ppStart,
                                ur_result_t result) noexcept {
  Refusal refusal("urVirtualMemReserve", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!ppStart) {
    refusal.because("`ppStart` is NULL");
  }
  return refusal.report();
}

ur_result_t urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t, ur_result_t result) noexcept {
  Refusal refusal("urVirtualMemFree", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pStart) {
    refusal.because("`pStart` is NULL");
  }
  return refusal.report();
}

ur_result_t urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t,
                            ur_physical_mem_handle_t hPhysicalMem, size_t, ur_virtual_mem_access_flags_t flags,
                            ur_result_t result) noexcept {
  Refusal refusal("urVirtualMemMap", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hPhysicalMem) {
    refusal.because("`hPhysicalMem` is NULL");
  } else if (!pStart) {
    refusal.because("`pStart` is NULL");
  } else if ((flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  }
  return refusal.report();
}

ur_result_t urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t, ur_result_t result) noexcept {
  Refusal refusal("urVirtualMemUnmap", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pStart) {
    refusal.because("`pStart` is NULL");
  }
  return refusal.report();
}

ur_result_t urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t,
                                  ur_virtual_mem_access_flags_t flags, ur_result_t result) noexcept {
  Refusal refusal("urVirtualMemSetAccess", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pStart) {
    refusal.because("`pStart` is NULL");
  } else if ((flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  }
  return refusal.report();
}

ur_result_t urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t,
                                ur_virtual_mem_info_t propName, size_t, void *, size_t *, ur_result_t result) noexcept {
  Refusal refusal("urVirtualMemGetInfo", result);
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pStart) {
    refusal.because("`pStart` is NULL");
  } else if (propName > UR_VIRTUAL_MEM_INFO_ACCESS_MODE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
                        ur_device_handle_t *phDevices, uint32_t *, ur_result_t result) noexcept {
  Refusal refusal("urDeviceGet", result);
  if (!hPlatform) {
    refusal.because("`hPlatform` is NULL");
  } else if (NumEntries > 0 && phDevices == nullptr) {
    refusal.because("`NumEntries` is greater than 0 and `phDevices` is NULL");
    refusal.value("NumEntries", NumEntries);
  } else if (NumEntries == 0 && phDevices != nullptr) {
    refusal.because("`NumEntries` is 0 and `phDevices` is not NULL");
    refusal.value("NumEntries", NumEntries);
  } else if (DeviceType > UR_DEVICE_TYPE_CUSTOM) {
    refusal.because("`DeviceType` is no enumerator of its type");
    refusal.value("DeviceType", DeviceType);
  }
  return refusal.report();
}

ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
                            size_t *pPropSizeRet, ur_result_t result) noexcept {
  Refusal refusal("urDeviceGetInfo", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (propSize != 0 && pPropValue == nullptr) {
    refusal.because("`propSize` is not 0 and `pPropValue` is NULL");
    refusal.value("propSize", propSize);
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propSize == 0 && pPropValue != nullptr) {
    refusal.because("`propSize` is 0 and `pPropValue` is not NULL");
    refusal.value("propSize", propSize);
  } else if (propName > UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urDeviceRetain(ur_device_handle_t hDevice, ur_result_t result) noexcept {
  Refusal refusal("urDeviceRetain", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urDeviceRelease(ur_device_handle_t hDevice, ur_result_t result) noexcept {
  Refusal refusal("urDeviceRelease", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urDevicePartition(ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties, uint32_t,
                              ur_device_handle_t *, uint32_t *, ur_result_t result) noexcept {
  Refusal refusal("urDevicePartition", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pProperties) {
    refusal.because("`pProperties` is NULL");
  } else if (pProperties->pProperties == nullptr) {
    refusal.because("`pProperties->pProperties` is NULL");
  } else if (mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                 uint32_t *pSelectedBinary, ur_result_t result) noexcept {
  Refusal refusal("urDeviceSelectBinary", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pBinaries) {
    refusal.because("`pBinaries` is NULL");
  } else if (!pSelectedBinary) {
    refusal.because("`pSelectedBinary` is NULL");
  } else if (NumBinaries == 0) {
    refusal.because("`NumBinaries` is 0");
    refusal.value("NumBinaries", NumBinaries);
  } else if (anyOf(pBinaries, NumBinaries, [&](auto i) { return mistyped(pBinaries[i]); })) {
    refusal.because("`pBinaries[i].stype` is not `UR_STRUCTURE_TYPE_DEVICE_BINARY`, or a structure of this API "
                    "follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urDeviceGetNativeHandle(ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice,
                                    ur_result_t result) noexcept {
  Refusal refusal("urDeviceGetNativeHandle", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!phNativeDevice) {
    refusal.because("`phNativeDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t hAdapter,
                                           const ur_device_native_properties_t *pProperties,
                                           ur_device_handle_t *phDevice, ur_result_t result) noexcept {
  Refusal refusal("urDeviceCreateWithNativeHandle", result);
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (!phDevice) {
    refusal.because("`phDevice` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
  return refusal.report();
}

ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *, uint64_t *,
                                        ur_result_t result) noexcept {
  Refusal refusal("urDeviceGetGlobalTimestamps", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
  return refusal.report();
}

ur_result_t urDeviceWaitExp(ur_device_handle_t hDevice, ur_result_t result) noexcept {
  Refusal refusal("urDeviceWaitExp", result);
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
  return refusal.report();
}

} // namespace ur::layers::validation::explain
