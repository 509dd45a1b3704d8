// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why a call is refused: the conditions once more, in their order, to tell which one holds and what it has looked at.
#include "common/generated/functions.hpp"
#include "common/generated/tables.hpp"
#include "layers/validation/explanation.hpp"
#include "layers/validation/refusal.hpp"

namespace ur::layers::validation {

using checks::anyNull;
using checks::anyOf;
using checks::mistyped;

template <typename F, typename... Parameters>
void explain(Refusal &refusal, Parameters... parameters) noexcept = delete;

template <typename F, typename... Parameters>
ur_result_t Explanation<F, ur_result_t(UR_APICALL *)(Parameters...)>::log(Parameters... parameters) noexcept {
  const ur_result_t result = F::kCheck(parameters...);
  if (result == UR_RESULT_SUCCESS)
    return result;
  Refusal refusal(kFunctionNames[F::kNumber], result);
  explain<F>(refusal, parameters...);
  return refusal.report();
}

template <>
inline void explain<functions::urAdapterGet>(Refusal &refusal, uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                             uint32_t *) noexcept {
  if (NumEntries == 0 && phAdapters != nullptr) {
    refusal.because("`NumEntries` is 0 and `phAdapters` is not NULL");
    refusal.value("NumEntries", NumEntries);
  }
}
template struct Explanation<functions::urAdapterGet>;

template <>
inline void explain<functions::urAdapterRelease>(Refusal &refusal, ur_adapter_handle_t hAdapter) noexcept {
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  }
}
template struct Explanation<functions::urAdapterRelease>;

template <>
inline void explain<functions::urAdapterRetain>(Refusal &refusal, ur_adapter_handle_t hAdapter) noexcept {
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  }
}
template struct Explanation<functions::urAdapterRetain>;

template <>
inline void explain<functions::urAdapterGetLastError>(Refusal &refusal, ur_adapter_handle_t hAdapter,
                                                      const char **ppMessage, int32_t *pError) noexcept {
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (!ppMessage) {
    refusal.because("`ppMessage` is NULL");
  } else if (!pError) {
    refusal.because("`pError` is NULL");
  }
}
template struct Explanation<functions::urAdapterGetLastError>;

template <>
inline void explain<functions::urAdapterGetInfo>(Refusal &refusal, ur_adapter_handle_t hAdapter,
                                                 ur_adapter_info_t propName, size_t propSize, void *pPropValue,
                                                 size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urAdapterGetInfo>;

template <>
inline void explain<functions::urAdapterSetLoggerCallback>(Refusal &refusal, ur_adapter_handle_t hAdapter,
                                                           ur_logger_callback_t pfnLoggerCallback, void *,
                                                           ur_logger_level_t level) noexcept {
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (!pfnLoggerCallback) {
    refusal.because("`pfnLoggerCallback` is NULL");
  } else if (level > UR_LOGGER_LEVEL_QUIET) {
    refusal.because("`level` is no enumerator of its type");
    refusal.value("level", level);
  }
}
template struct Explanation<functions::urAdapterSetLoggerCallback>;

template <>
inline void explain<functions::urAdapterSetLoggerCallbackLevel>(Refusal &refusal, ur_adapter_handle_t hAdapter,
                                                                ur_logger_level_t level) noexcept {
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (level > UR_LOGGER_LEVEL_QUIET) {
    refusal.because("`level` is no enumerator of its type");
    refusal.value("level", level);
  }
}
template struct Explanation<functions::urAdapterSetLoggerCallbackLevel>;

template <>
inline void explain<functions::urPlatformGet>(Refusal &refusal, ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                              ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) noexcept {
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (NumEntries == 0 && phPlatforms != nullptr) {
    refusal.because("`NumEntries` is 0 and `phPlatforms` is not NULL");
    refusal.value("NumEntries", NumEntries);
  } else if (pNumPlatforms == nullptr && phPlatforms == nullptr) {
    refusal.because("`pNumPlatforms` is NULL and `phPlatforms` is NULL");
  }
}
template struct Explanation<functions::urPlatformGet>;

template <>
inline void explain<functions::urPlatformGetInfo>(Refusal &refusal, ur_platform_handle_t hPlatform,
                                                  ur_platform_info_t propName, size_t propSize, void *pPropValue,
                                                  size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urPlatformGetInfo>;

template <>
inline void explain<functions::urPlatformGetNativeHandle>(Refusal &refusal, ur_platform_handle_t hPlatform,
                                                          ur_native_handle_t *phNativePlatform) noexcept {
  if (!hPlatform) {
    refusal.because("`hPlatform` is NULL");
  } else if (!phNativePlatform) {
    refusal.because("`phNativePlatform` is NULL");
  }
}
template struct Explanation<functions::urPlatformGetNativeHandle>;

template <>
inline void explain<functions::urPlatformCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) noexcept {
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (!phPlatform) {
    refusal.because("`phPlatform` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
}
template struct Explanation<functions::urPlatformCreateWithNativeHandle>;

template <>
inline void explain<functions::urPlatformGetApiVersion>(Refusal &refusal, ur_platform_handle_t hPlatform,
                                                        ur_api_version_t *pVersion) noexcept {
  if (!hPlatform) {
    refusal.because("`hPlatform` is NULL");
  } else if (!pVersion) {
    refusal.because("`pVersion` is NULL");
  }
}
template struct Explanation<functions::urPlatformGetApiVersion>;

template <>
inline void explain<functions::urPlatformGetBackendOption>(Refusal &refusal, ur_platform_handle_t hPlatform,
                                                           const char *pFrontendOption,
                                                           const char **ppPlatformOption) noexcept {
  if (!hPlatform) {
    refusal.because("`hPlatform` is NULL");
  } else if (!pFrontendOption) {
    refusal.because("`pFrontendOption` is NULL");
  } else if (!ppPlatformOption) {
    refusal.because("`ppPlatformOption` is NULL");
  }
}
template struct Explanation<functions::urPlatformGetBackendOption>;

template <>
inline void explain<functions::urContextCreate>(Refusal &refusal, uint32_t DeviceCount,
                                                const ur_device_handle_t *phDevices,
                                                const ur_context_properties_t *pProperties,
                                                ur_context_handle_t *phContext) noexcept {
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
}
template struct Explanation<functions::urContextCreate>;

template <>
inline void explain<functions::urContextRetain>(Refusal &refusal, ur_context_handle_t hContext) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  }
}
template struct Explanation<functions::urContextRetain>;

template <>
inline void explain<functions::urContextRelease>(Refusal &refusal, ur_context_handle_t hContext) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  }
}
template struct Explanation<functions::urContextRelease>;

template <>
inline void explain<functions::urContextGetInfo>(Refusal &refusal, ur_context_handle_t hContext,
                                                 ur_context_info_t propName, size_t propSize, void *pPropValue,
                                                 size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urContextGetInfo>;

template <>
inline void explain<functions::urContextGetNativeHandle>(Refusal &refusal, ur_context_handle_t hContext,
                                                         ur_native_handle_t *phNativeContext) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phNativeContext) {
    refusal.because("`phNativeContext` is NULL");
  }
}
template struct Explanation<functions::urContextGetNativeHandle>;

template <>
inline void explain<functions::urContextCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) noexcept {
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
}
template struct Explanation<functions::urContextCreateWithNativeHandle>;

template <>
inline void explain<functions::urContextSetExtendedDeleter>(Refusal &refusal, ur_context_handle_t hContext,
                                                            ur_context_extended_deleter_t pfnDeleter, void *) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pfnDeleter) {
    refusal.because("`pfnDeleter` is NULL");
  }
}
template struct Explanation<functions::urContextSetExtendedDeleter>;

template <>
inline void explain<functions::urEventGetInfo>(Refusal &refusal, ur_event_handle_t hEvent, ur_event_info_t propName,
                                               size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urEventGetInfo>;

template <>
inline void explain<functions::urEventGetProfilingInfo>(Refusal &refusal, ur_event_handle_t hEvent,
                                                        ur_profiling_info_t propName, size_t propSize, void *pPropValue,
                                                        size_t *) noexcept {
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  } else if (propName > UR_PROFILING_INFO_COMMAND_COMPLETE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  } else if (pPropValue != nullptr && propSize == 0) {
    refusal.because("`pPropValue` is not NULL and `propSize` is 0");
    refusal.value("propSize", propSize);
  }
}
template struct Explanation<functions::urEventGetProfilingInfo>;

template <>
inline void explain<functions::urEventWait>(Refusal &refusal, uint32_t numEvents,
                                            const ur_event_handle_t *phEventWaitList) noexcept {
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
}
template struct Explanation<functions::urEventWait>;

template <>
inline void explain<functions::urEventRetain>(Refusal &refusal, ur_event_handle_t hEvent) noexcept {
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  }
}
template struct Explanation<functions::urEventRetain>;

template <>
inline void explain<functions::urEventRelease>(Refusal &refusal, ur_event_handle_t hEvent) noexcept {
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  }
}
template struct Explanation<functions::urEventRelease>;

template <>
inline void explain<functions::urEventGetNativeHandle>(Refusal &refusal, ur_event_handle_t hEvent,
                                                       ur_native_handle_t *phNativeEvent) noexcept {
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  } else if (!phNativeEvent) {
    refusal.because("`phNativeEvent` is NULL");
  }
}
template struct Explanation<functions::urEventGetNativeHandle>;

template <>
inline void explain<functions::urEventCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_context_handle_t hContext, const ur_event_native_properties_t *pProperties,
    ur_event_handle_t *phEvent) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phEvent) {
    refusal.because("`phEvent` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  }
}
template struct Explanation<functions::urEventCreateWithNativeHandle>;

template <>
inline void explain<functions::urEventSetCallback>(Refusal &refusal, ur_event_handle_t hEvent,
                                                   ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
                                                   void *) noexcept {
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
}
template struct Explanation<functions::urEventSetCallback>;

template <>
inline void explain<functions::urEventCreateExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                 ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
                                                 ur_event_handle_t *phEvent) noexcept {
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
}
template struct Explanation<functions::urEventCreateExp>;

template <>
inline void explain<functions::urProgramCreateWithIL>(Refusal &refusal, ur_context_handle_t hContext, const void *pIL,
                                                      size_t length, const ur_program_properties_t *pProperties,
                                                      ur_program_handle_t *phProgram) noexcept {
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
}
template struct Explanation<functions::urProgramCreateWithIL>;

template <>
inline void explain<functions::urProgramCreateWithBinary>(Refusal &refusal, ur_context_handle_t hContext,
                                                          uint32_t numDevices, ur_device_handle_t *phDevices,
                                                          size_t *pLengths, const uint8_t **ppBinaries,
                                                          const ur_program_properties_t *pProperties,
                                                          ur_program_handle_t *phProgram) noexcept {
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
}
template struct Explanation<functions::urProgramCreateWithBinary>;

template <>
inline void explain<functions::urProgramBuild>(Refusal &refusal, ur_context_handle_t hContext,
                                               ur_program_handle_t hProgram, const char *) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  }
}
template struct Explanation<functions::urProgramBuild>;

template <>
inline void explain<functions::urProgramCompile>(Refusal &refusal, ur_context_handle_t hContext,
                                                 ur_program_handle_t hProgram, const char *) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  }
}
template struct Explanation<functions::urProgramCompile>;

template <>
inline void explain<functions::urProgramLink>(Refusal &refusal, ur_context_handle_t hContext, uint32_t count,
                                              const ur_program_handle_t *phPrograms, const char *,
                                              ur_program_handle_t *phProgram) noexcept {
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
}
template struct Explanation<functions::urProgramLink>;

template <>
inline void explain<functions::urProgramRetain>(Refusal &refusal, ur_program_handle_t hProgram) noexcept {
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  }
}
template struct Explanation<functions::urProgramRetain>;

template <>
inline void explain<functions::urProgramRelease>(Refusal &refusal, ur_program_handle_t hProgram) noexcept {
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  }
}
template struct Explanation<functions::urProgramRelease>;

template <>
inline void explain<functions::urProgramGetFunctionPointer>(Refusal &refusal, ur_device_handle_t hDevice,
                                                            ur_program_handle_t hProgram, const char *pFunctionName,
                                                            void **ppFunctionPointer) noexcept {
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pFunctionName) {
    refusal.because("`pFunctionName` is NULL");
  } else if (!ppFunctionPointer) {
    refusal.because("`ppFunctionPointer` is NULL");
  }
}
template struct Explanation<functions::urProgramGetFunctionPointer>;

template <>
inline void explain<functions::urProgramGetGlobalVariablePointer>(Refusal &refusal, ur_device_handle_t hDevice,
                                                                  ur_program_handle_t hProgram,
                                                                  const char *pGlobalVariableName, size_t *,
                                                                  void **ppGlobalVariablePointerRet) noexcept {
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pGlobalVariableName) {
    refusal.because("`pGlobalVariableName` is NULL");
  } else if (!ppGlobalVariablePointerRet) {
    refusal.because("`ppGlobalVariablePointerRet` is NULL");
  }
}
template struct Explanation<functions::urProgramGetGlobalVariablePointer>;

template <>
inline void explain<functions::urProgramGetInfo>(Refusal &refusal, ur_program_handle_t hProgram,
                                                 ur_program_info_t propName, size_t propSize, void *pPropValue,
                                                 size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urProgramGetInfo>;

template <>
inline void explain<functions::urProgramGetBuildInfo>(Refusal &refusal, ur_program_handle_t hProgram,
                                                      ur_device_handle_t hDevice, ur_program_build_info_t propName,
                                                      size_t, void *, size_t *) noexcept {
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (propName > UR_PROGRAM_BUILD_INFO_BINARY_TYPE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urProgramGetBuildInfo>;

template <>
inline void explain<functions::urProgramSetSpecializationConstants>(
    Refusal &refusal, ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pSpecConstants) {
    refusal.because("`pSpecConstants` is NULL");
  } else if (count == 0) {
    refusal.because("`count` is 0");
    refusal.value("count", count);
  }
}
template struct Explanation<functions::urProgramSetSpecializationConstants>;

template <>
inline void explain<functions::urProgramGetNativeHandle>(Refusal &refusal, ur_program_handle_t hProgram,
                                                         ur_native_handle_t *phNativeProgram) noexcept {
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!phNativeProgram) {
    refusal.because("`phNativeProgram` is NULL");
  }
}
template struct Explanation<functions::urProgramGetNativeHandle>;

template <>
inline void explain<functions::urProgramCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phProgram) {
    refusal.because("`phProgram` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
}
template struct Explanation<functions::urProgramCreateWithNativeHandle>;

template <>
inline void explain<functions::urProgramDynamicLinkExp>(Refusal &refusal, ur_context_handle_t hContext, uint32_t count,
                                                        const ur_program_handle_t *phPrograms) noexcept {
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
}
template struct Explanation<functions::urProgramDynamicLinkExp>;

template <>
inline void explain<functions::urProgramBuildExp>(Refusal &refusal, ur_program_handle_t hProgram, uint32_t numDevices,
                                                  ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                  const char *) noexcept {
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
}
template struct Explanation<functions::urProgramBuildExp>;

template <>
inline void explain<functions::urProgramCompileExp>(Refusal &refusal, ur_program_handle_t hProgram, uint32_t numDevices,
                                                    ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                    const char *) noexcept {
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
}
template struct Explanation<functions::urProgramCompileExp>;

template <>
inline void explain<functions::urProgramLinkExp>(Refusal &refusal, ur_context_handle_t hContext, uint32_t numDevices,
                                                 ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                                 uint32_t count, const ur_program_handle_t *phPrograms, const char *,
                                                 ur_program_handle_t *phProgram) noexcept {
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
}
template struct Explanation<functions::urProgramLinkExp>;

template <>
inline void explain<functions::urKernelCreate>(Refusal &refusal, ur_program_handle_t hProgram, const char *pKernelName,
                                               ur_kernel_handle_t *phKernel) noexcept {
  if (!hProgram) {
    refusal.because("`hProgram` is NULL");
  } else if (!pKernelName) {
    refusal.because("`pKernelName` is NULL");
  } else if (!phKernel) {
    refusal.because("`phKernel` is NULL");
  }
}
template struct Explanation<functions::urKernelCreate>;

template <>
inline void explain<functions::urKernelGetInfo>(Refusal &refusal, ur_kernel_handle_t hKernel, ur_kernel_info_t propName,
                                                size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urKernelGetInfo>;

template <>
inline void explain<functions::urKernelGetGroupInfo>(Refusal &refusal, ur_kernel_handle_t hKernel,
                                                     ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
                                                     size_t, void *, size_t *) noexcept {
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (propName > UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urKernelGetGroupInfo>;

template <>
inline void explain<functions::urKernelGetSubGroupInfo>(Refusal &refusal, ur_kernel_handle_t hKernel,
                                                        ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
                                                        size_t, void *, size_t *) noexcept {
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (propName > UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urKernelGetSubGroupInfo>;

template <>
inline void explain<functions::urKernelRetain>(Refusal &refusal, ur_kernel_handle_t hKernel) noexcept {
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  }
}
template struct Explanation<functions::urKernelRetain>;

template <>
inline void explain<functions::urKernelRelease>(Refusal &refusal, ur_kernel_handle_t hKernel) noexcept {
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  }
}
template struct Explanation<functions::urKernelRelease>;

template <>
inline void explain<functions::urKernelGetNativeHandle>(Refusal &refusal, ur_kernel_handle_t hKernel,
                                                        ur_native_handle_t *phNativeKernel) noexcept {
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!phNativeKernel) {
    refusal.because("`phNativeKernel` is NULL");
  }
}
template struct Explanation<functions::urKernelGetNativeHandle>;

template <>
inline void explain<functions::urKernelCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_context_handle_t hContext, ur_program_handle_t,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phKernel) {
    refusal.because("`phKernel` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
}
template struct Explanation<functions::urKernelCreateWithNativeHandle>;

template <>
inline void explain<functions::urKernelGetSuggestedLocalWorkSize>(Refusal &refusal, ur_kernel_handle_t hKernel,
                                                                  ur_queue_handle_t hQueue, uint32_t numWorkDim,
                                                                  const size_t *pGlobalWorkOffset,
                                                                  const size_t *pGlobalWorkSize,
                                                                  size_t *pSuggestedLocalWorkSize) noexcept {
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
}
template struct Explanation<functions::urKernelGetSuggestedLocalWorkSize>;

template <>
inline void explain<functions::urKernelGetSuggestedLocalWorkSizeWithArgs>(
    Refusal &refusal, ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) noexcept {
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
}
template struct Explanation<functions::urKernelGetSuggestedLocalWorkSizeWithArgs>;

template <>
inline void explain<functions::urKernelSetExecInfo>(Refusal &refusal, ur_kernel_handle_t hKernel,
                                                    ur_kernel_exec_info_t propName, size_t,
                                                    const ur_kernel_exec_info_properties_t *pProperties,
                                                    const void *pPropValue) noexcept {
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
}
template struct Explanation<functions::urKernelSetExecInfo>;

template <>
inline void explain<functions::urKernelSetSpecializationConstants>(
    Refusal &refusal, ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) noexcept {
  if (!hKernel) {
    refusal.because("`hKernel` is NULL");
  } else if (!pSpecConstants) {
    refusal.because("`pSpecConstants` is NULL");
  } else if (count == 0) {
    refusal.because("`count` is 0");
    refusal.value("count", count);
  }
}
template struct Explanation<functions::urKernelSetSpecializationConstants>;

template <>
inline void explain<functions::urKernelSuggestMaxCooperativeGroupCount>(Refusal &refusal, ur_kernel_handle_t hKernel,
                                                                        ur_device_handle_t hDevice, uint32_t workDim,
                                                                        const size_t *pLocalWorkSize, size_t,
                                                                        uint32_t *pGroupCountRet) noexcept {
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
}
template struct Explanation<functions::urKernelSuggestMaxCooperativeGroupCount>;

template <>
inline void explain<functions::urQueueGetInfo>(Refusal &refusal, ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                               size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urQueueGetInfo>;

template <>
inline void explain<functions::urQueueCreate>(Refusal &refusal, ur_context_handle_t hContext,
                                              ur_device_handle_t hDevice, const ur_queue_properties_t *pProperties,
                                              ur_queue_handle_t *phQueue) noexcept {
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
}
template struct Explanation<functions::urQueueCreate>;

template <>
inline void explain<functions::urQueueRetain>(Refusal &refusal, ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
}
template struct Explanation<functions::urQueueRetain>;

template <>
inline void explain<functions::urQueueRelease>(Refusal &refusal, ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
}
template struct Explanation<functions::urQueueRelease>;

template <>
inline void explain<functions::urQueueGetNativeHandle>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                       ur_queue_native_desc_t *pDesc,
                                                       ur_native_handle_t *phNativeQueue) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!phNativeQueue) {
    refusal.because("`phNativeQueue` is NULL");
  } else if (pDesc && mistyped(*pDesc)) {
    refusal.because("`pDesc->stype` is not `UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC`, or a structure of this API follows "
                    "that does not belong there");
  }
}
template struct Explanation<functions::urQueueGetNativeHandle>;

template <>
inline void explain<functions::urQueueCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_context_handle_t hContext, ur_device_handle_t,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phQueue) {
    refusal.because("`phQueue` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  }
}
template struct Explanation<functions::urQueueCreateWithNativeHandle>;

template <>
inline void explain<functions::urQueueFinish>(Refusal &refusal, ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
}
template struct Explanation<functions::urQueueFinish>;

template <>
inline void explain<functions::urQueueFlush>(Refusal &refusal, ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
}
template struct Explanation<functions::urQueueFlush>;

template <>
inline void explain<functions::urQueueBeginGraphCaptureExp>(Refusal &refusal, ur_queue_handle_t hQueue) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  }
}
template struct Explanation<functions::urQueueBeginGraphCaptureExp>;

template <>
inline void explain<functions::urQueueBeginCaptureIntoGraphExp>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                                ur_exp_graph_handle_t hGraph) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  }
}
template struct Explanation<functions::urQueueBeginCaptureIntoGraphExp>;

template <>
inline void explain<functions::urQueueEndGraphCaptureExp>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                          ur_exp_graph_handle_t *phGraph) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!phGraph) {
    refusal.because("`phGraph` is NULL");
  }
}
template struct Explanation<functions::urQueueEndGraphCaptureExp>;

template <>
inline void explain<functions::urQueueIsGraphCaptureEnabledExp>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                                bool *pResult) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!pResult) {
    refusal.because("`pResult` is NULL");
  }
}
template struct Explanation<functions::urQueueIsGraphCaptureEnabledExp>;

template <>
inline void explain<functions::urQueueGetGraphExp>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                   ur_exp_graph_handle_t *phGraph) noexcept {
  if (!hQueue) {
    refusal.because("`hQueue` is NULL");
  } else if (!phGraph) {
    refusal.because("`phGraph` is NULL");
  }
}
template struct Explanation<functions::urQueueGetGraphExp>;

template <>
inline void explain<functions::urSamplerCreate>(Refusal &refusal, ur_context_handle_t hContext,
                                                const ur_sampler_desc_t *pDesc,
                                                ur_sampler_handle_t *phSampler) noexcept {
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
}
template struct Explanation<functions::urSamplerCreate>;

template <>
inline void explain<functions::urSamplerRetain>(Refusal &refusal, ur_sampler_handle_t hSampler) noexcept {
  if (!hSampler) {
    refusal.because("`hSampler` is NULL");
  }
}
template struct Explanation<functions::urSamplerRetain>;

template <>
inline void explain<functions::urSamplerRelease>(Refusal &refusal, ur_sampler_handle_t hSampler) noexcept {
  if (!hSampler) {
    refusal.because("`hSampler` is NULL");
  }
}
template struct Explanation<functions::urSamplerRelease>;

template <>
inline void explain<functions::urSamplerGetInfo>(Refusal &refusal, ur_sampler_handle_t hSampler,
                                                 ur_sampler_info_t propName, size_t propSize, void *pPropValue,
                                                 size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urSamplerGetInfo>;

template <>
inline void explain<functions::urSamplerGetNativeHandle>(Refusal &refusal, ur_sampler_handle_t hSampler,
                                                         ur_native_handle_t *phNativeSampler) noexcept {
  if (!hSampler) {
    refusal.because("`hSampler` is NULL");
  } else if (!phNativeSampler) {
    refusal.because("`phNativeSampler` is NULL");
  }
}
template struct Explanation<functions::urSamplerGetNativeHandle>;

template <>
inline void explain<functions::urSamplerCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phSampler) {
    refusal.because("`phSampler` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
}
template struct Explanation<functions::urSamplerCreateWithNativeHandle>;

template <>
inline void explain<functions::urMemImageCreate>(Refusal &refusal, ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                 const ur_image_format_t *pImageFormat,
                                                 const ur_image_desc_t *pImageDesc, void *pHost,
                                                 ur_mem_handle_t *phMem) noexcept {
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
}
template struct Explanation<functions::urMemImageCreate>;

template <>
inline void explain<functions::urMemBufferCreate>(Refusal &refusal, ur_context_handle_t hContext, ur_mem_flags_t flags,
                                                  size_t size, const ur_buffer_properties_t *pProperties,
                                                  ur_mem_handle_t *phBuffer) noexcept {
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
}
template struct Explanation<functions::urMemBufferCreate>;

template <>
inline void explain<functions::urMemRetain>(Refusal &refusal, ur_mem_handle_t hMem) noexcept {
  if (!hMem) {
    refusal.because("`hMem` is NULL");
  }
}
template struct Explanation<functions::urMemRetain>;

template <>
inline void explain<functions::urMemRelease>(Refusal &refusal, ur_mem_handle_t hMem) noexcept {
  if (!hMem) {
    refusal.because("`hMem` is NULL");
  }
}
template struct Explanation<functions::urMemRelease>;

template <>
inline void explain<functions::urMemBufferPartition>(Refusal &refusal, ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                                     ur_buffer_create_type_t bufferCreateType,
                                                     const ur_buffer_region_t *pRegion,
                                                     ur_mem_handle_t *phMem) noexcept {
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
}
template struct Explanation<functions::urMemBufferPartition>;

template <>
inline void explain<functions::urMemGetNativeHandle>(Refusal &refusal, ur_mem_handle_t hMem, ur_device_handle_t,
                                                     ur_native_handle_t *phNativeMem) noexcept {
  if (!hMem) {
    refusal.because("`hMem` is NULL");
  } else if (!phNativeMem) {
    refusal.because("`phNativeMem` is NULL");
  }
}
template struct Explanation<functions::urMemGetNativeHandle>;

template <>
inline void explain<functions::urMemBufferCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_context_handle_t hContext, const ur_mem_native_properties_t *pProperties,
    ur_mem_handle_t *phMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phMem) {
    refusal.because("`phMem` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES`, or a structure of this "
                    "API follows that does not belong there");
  }
}
template struct Explanation<functions::urMemBufferCreateWithNativeHandle>;

template <>
inline void explain<functions::urMemImageCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_context_handle_t hContext, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) noexcept {
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
}
template struct Explanation<functions::urMemImageCreateWithNativeHandle>;

template <>
inline void explain<functions::urMemGetInfo>(Refusal &refusal, ur_mem_handle_t hMemory, ur_mem_info_t propName,
                                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urMemGetInfo>;

template <>
inline void explain<functions::urMemImageGetInfo>(Refusal &refusal, ur_mem_handle_t hMemory, ur_image_info_t propName,
                                                  size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urMemImageGetInfo>;

template <>
inline void explain<functions::urPhysicalMemCreate>(Refusal &refusal, ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice, size_t,
                                                    const ur_physical_mem_properties_t *pProperties,
                                                    ur_physical_mem_handle_t *phPhysicalMem) noexcept {
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
}
template struct Explanation<functions::urPhysicalMemCreate>;

template <>
inline void explain<functions::urPhysicalMemRetain>(Refusal &refusal, ur_physical_mem_handle_t hPhysicalMem) noexcept {
  if (!hPhysicalMem) {
    refusal.because("`hPhysicalMem` is NULL");
  }
}
template struct Explanation<functions::urPhysicalMemRetain>;

template <>
inline void explain<functions::urPhysicalMemRelease>(Refusal &refusal, ur_physical_mem_handle_t hPhysicalMem) noexcept {
  if (!hPhysicalMem) {
    refusal.because("`hPhysicalMem` is NULL");
  }
}
template struct Explanation<functions::urPhysicalMemRelease>;

template <>
inline void explain<functions::urPhysicalMemGetInfo>(Refusal &refusal, ur_physical_mem_handle_t hPhysicalMem,
                                                     ur_physical_mem_info_t propName, size_t, void *,
                                                     size_t *) noexcept {
  if (!hPhysicalMem) {
    refusal.because("`hPhysicalMem` is NULL");
  } else if (propName > UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urPhysicalMemGetInfo>;

template <>
inline void explain<functions::urEnqueueEventsWait>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueEventsWait>;

template <>
inline void explain<functions::urEnqueueEventsWaitWithBarrier>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueEventsWaitWithBarrier>;

template <>
inline void explain<functions::urEnqueueMemBufferRead>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                       ur_mem_handle_t hBuffer, bool, size_t, size_t, void *pDst,
                                                       uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemBufferRead>;

template <>
inline void explain<functions::urEnqueueMemBufferWrite>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                        ur_mem_handle_t hBuffer, bool, size_t, size_t, const void *pSrc,
                                                        uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemBufferWrite>;

template <>
inline void explain<functions::urEnqueueMemBufferReadRect>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                           ur_mem_handle_t hBuffer, bool, ur_rect_offset_t,
                                                           ur_rect_offset_t, ur_rect_region_t region,
                                                           size_t bufferRowPitch, size_t bufferSlicePitch,
                                                           size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                                           uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemBufferReadRect>;

template <>
inline void explain<functions::urEnqueueMemBufferWriteRect>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                            ur_mem_handle_t hBuffer, bool, ur_rect_offset_t,
                                                            ur_rect_offset_t, ur_rect_region_t region,
                                                            size_t bufferRowPitch, size_t bufferSlicePitch,
                                                            size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                                            uint32_t numEventsInWaitList,
                                                            const ur_event_handle_t *phEventWaitList,
                                                            ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemBufferWriteRect>;

template <>
inline void explain<functions::urEnqueueMemBufferCopy>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                       ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst, size_t,
                                                       size_t, size_t, uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemBufferCopy>;

template <>
inline void explain<functions::urEnqueueMemBufferCopyRect>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                           ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                                           ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t region,
                                                           size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                                           size_t dstSlicePitch, uint32_t numEventsInWaitList,
                                                           const ur_event_handle_t *phEventWaitList,
                                                           ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemBufferCopyRect>;

template <>
inline void explain<functions::urEnqueueMemBufferFill>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                       ur_mem_handle_t hBuffer, const void *pPattern,
                                                       size_t patternSize, size_t offset, size_t size,
                                                       uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemBufferFill>;

template <>
inline void explain<functions::urEnqueueMemImageRead>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                      ur_mem_handle_t hImage, bool, ur_rect_offset_t,
                                                      ur_rect_region_t region, size_t, size_t, void *pDst,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemImageRead>;

template <>
inline void explain<functions::urEnqueueMemImageWrite>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                       ur_mem_handle_t hImage, bool, ur_rect_offset_t,
                                                       ur_rect_region_t region, size_t, size_t, void *pSrc,
                                                       uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemImageWrite>;

template <>
inline void explain<functions::urEnqueueMemImageCopy>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                      ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
                                                      ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t region,
                                                      uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemImageCopy>;

template <>
inline void explain<functions::urEnqueueMemBufferMap>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                      ur_mem_handle_t hBuffer, bool, ur_map_flags_t mapFlags, size_t,
                                                      size_t, uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList, ur_event_handle_t *,
                                                      void **ppRetMap) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemBufferMap>;

template <>
inline void explain<functions::urEnqueueMemUnmap>(Refusal &refusal, ur_queue_handle_t hQueue, ur_mem_handle_t hMem,
                                                  void *pMappedPtr, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueMemUnmap>;

template <>
inline void explain<functions::urEnqueueUSMFill>(Refusal &refusal, ur_queue_handle_t hQueue, void *pMem,
                                                 size_t patternSize, const void *pPattern, size_t size,
                                                 uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
                                                 ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMFill>;

template <>
inline void explain<functions::urEnqueueUSMMemcpy>(Refusal &refusal, ur_queue_handle_t hQueue, bool, void *pDst,
                                                   const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                                   const ur_event_handle_t *phEventWaitList,
                                                   ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMMemcpy>;

template <>
inline void explain<functions::urEnqueueUSMPrefetch>(Refusal &refusal, ur_queue_handle_t hQueue, const void *pMem,
                                                     size_t size, ur_usm_migration_flags_t flags,
                                                     uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMPrefetch>;

template <>
inline void explain<functions::urEnqueueUSMAdvise>(Refusal &refusal, ur_queue_handle_t hQueue, const void *pMem,
                                                   size_t size, ur_usm_advice_flags_t advice,
                                                   ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMAdvise>;

template <>
inline void explain<functions::urEnqueueUSMFill2D>(Refusal &refusal, ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                                   size_t patternSize, const void *pPattern, size_t width,
                                                   size_t height, uint32_t numEventsInWaitList,
                                                   const ur_event_handle_t *phEventWaitList,
                                                   ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMFill2D>;

template <>
inline void explain<functions::urEnqueueUSMMemcpy2D>(Refusal &refusal, ur_queue_handle_t hQueue, bool, void *pDst,
                                                     size_t dstPitch, const void *pSrc, size_t srcPitch, size_t width,
                                                     size_t height, uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMMemcpy2D>;

template <>
inline void explain<functions::urEnqueueDeviceGlobalVariableWrite>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                                   ur_program_handle_t hProgram, const char *name, bool,
                                                                   size_t, size_t, const void *pSrc,
                                                                   uint32_t numEventsInWaitList,
                                                                   const ur_event_handle_t *phEventWaitList,
                                                                   ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueDeviceGlobalVariableWrite>;

template <>
inline void explain<functions::urEnqueueDeviceGlobalVariableRead>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                                  ur_program_handle_t hProgram, const char *name, bool,
                                                                  size_t, size_t, void *pDst,
                                                                  uint32_t numEventsInWaitList,
                                                                  const ur_event_handle_t *phEventWaitList,
                                                                  ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueDeviceGlobalVariableRead>;

template <>
inline void explain<functions::urEnqueueReadHostPipe>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                      ur_program_handle_t hProgram, const char *pipe_symbol, bool,
                                                      void *pDst, size_t, uint32_t numEventsInWaitList,
                                                      const ur_event_handle_t *phEventWaitList,
                                                      ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueReadHostPipe>;

template <>
inline void explain<functions::urEnqueueWriteHostPipe>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                       ur_program_handle_t hProgram, const char *pipe_symbol, bool,
                                                       void *pSrc, size_t, uint32_t numEventsInWaitList,
                                                       const ur_event_handle_t *phEventWaitList,
                                                       ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueWriteHostPipe>;

template <>
inline void explain<functions::urEnqueueEventsWaitWithBarrierExt>(
    Refusal &refusal, ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueEventsWaitWithBarrierExt>;

template <>
inline void explain<functions::urEnqueueKernelLaunchWithArgsExp>(
    Refusal &refusal, ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *,
    const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueKernelLaunchWithArgsExp>;

template <>
inline void explain<functions::urEnqueueUSMDeviceAllocExp>(
    Refusal &refusal, ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMDeviceAllocExp>;

template <>
inline void explain<functions::urEnqueueUSMSharedAllocExp>(
    Refusal &refusal, ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMSharedAllocExp>;

template <>
inline void explain<functions::urEnqueueUSMHostAllocExp>(
    Refusal &refusal, ur_queue_handle_t hQueue, ur_usm_pool_handle_t, const size_t,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMHostAllocExp>;

template <>
inline void explain<functions::urEnqueueUSMFreeExp>(Refusal &refusal, ur_queue_handle_t hQueue, ur_usm_pool_handle_t,
                                                    void *pMem, uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueUSMFreeExp>;

template <>
inline void explain<functions::urEnqueueTimestampRecordingExp>(Refusal &refusal, ur_queue_handle_t hQueue, bool,
                                                               uint32_t numEventsInWaitList,
                                                               const ur_event_handle_t *phEventWaitList,
                                                               ur_event_handle_t *phEvent) noexcept {
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
}
template struct Explanation<functions::urEnqueueTimestampRecordingExp>;

template <>
inline void explain<functions::urEnqueueCommandBufferExp>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                          ur_exp_command_buffer_handle_t hCommandBuffer,
                                                          uint32_t numEventsInWaitList,
                                                          const ur_event_handle_t *phEventWaitList,
                                                          ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueCommandBufferExp>;

template <>
inline void explain<functions::urEnqueueHostTaskExp>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                     ur_exp_host_task_function_t pfnHostTask, void *,
                                                     const ur_exp_host_task_properties_t *pProperties,
                                                     uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueHostTaskExp>;

template <>
inline void explain<functions::urEnqueueNativeCommandExp>(
    Refusal &refusal, ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueNativeCommandExp>;

template <>
inline void explain<functions::urEnqueueGraphExp>(Refusal &refusal, ur_queue_handle_t hQueue,
                                                  ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
                                                  const ur_event_handle_t *phEventWaitList,
                                                  ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urEnqueueGraphExp>;

template <>
inline void explain<functions::urUSMHostAlloc>(Refusal &refusal, ur_context_handle_t hContext,
                                               const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t, size_t size,
                                               void **ppMem) noexcept {
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
    refusal.because("`pUSMDesc->stype` is neither `UR_STRUCTURE_TYPE_USM_DESC` nor 0, or a structure of this API "
                    "follows that does not belong there");
  } else if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not a power of "
                    "two");
    refusal.value("pUSMDesc->align", pUSMDesc->align);
  }
}
template struct Explanation<functions::urUSMHostAlloc>;

template <>
inline void explain<functions::urUSMDeviceAlloc>(Refusal &refusal, ur_context_handle_t hContext,
                                                 ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                                                 ur_usm_pool_handle_t, size_t size, void **ppMem) noexcept {
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
    refusal.because("`pUSMDesc->stype` is neither `UR_STRUCTURE_TYPE_USM_DESC` nor 0, or a structure of this API "
                    "follows that does not belong there");
  } else if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not a power of "
                    "two");
    refusal.value("pUSMDesc->align", pUSMDesc->align);
  }
}
template struct Explanation<functions::urUSMDeviceAlloc>;

template <>
inline void explain<functions::urUSMSharedAlloc>(Refusal &refusal, ur_context_handle_t hContext,
                                                 ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                                                 ur_usm_pool_handle_t, size_t size, void **ppMem) noexcept {
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
    refusal.because("`pUSMDesc->stype` is neither `UR_STRUCTURE_TYPE_USM_DESC` nor 0, or a structure of this API "
                    "follows that does not belong there");
  } else if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not a power of "
                    "two");
    refusal.value("pUSMDesc->align", pUSMDesc->align);
  }
}
template struct Explanation<functions::urUSMSharedAlloc>;

template <>
inline void explain<functions::urUSMFree>(Refusal &refusal, ur_context_handle_t hContext, void *pMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
}
template struct Explanation<functions::urUSMFree>;

template <>
inline void explain<functions::urUSMGetMemAllocInfo>(Refusal &refusal, ur_context_handle_t hContext, const void *pMem,
                                                     ur_usm_alloc_info_t propName, size_t, void *, size_t *) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (propName > UR_USM_ALLOC_INFO_POOL) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urUSMGetMemAllocInfo>;

template <>
inline void explain<functions::urUSMPoolCreate>(Refusal &refusal, ur_context_handle_t hContext,
                                                ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) noexcept {
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
}
template struct Explanation<functions::urUSMPoolCreate>;

template <>
inline void explain<functions::urUSMPoolRetain>(Refusal &refusal, ur_usm_pool_handle_t pPool) noexcept {
  if (!pPool) {
    refusal.because("`pPool` is NULL");
  }
}
template struct Explanation<functions::urUSMPoolRetain>;

template <>
inline void explain<functions::urUSMPoolRelease>(Refusal &refusal, ur_usm_pool_handle_t pPool) noexcept {
  if (!pPool) {
    refusal.because("`pPool` is NULL");
  }
}
template struct Explanation<functions::urUSMPoolRelease>;

template <>
inline void explain<functions::urUSMPoolGetInfo>(Refusal &refusal, ur_usm_pool_handle_t hPool,
                                                 ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
                                                 size_t *pPropSizeRet) noexcept {
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
  } else if (propName > UR_USM_POOL_INFO_USED_HIGH_EXP && propName != UR_USM_POOL_INFO_LANEWAY_LIVE &&
             propName != UR_USM_POOL_INFO_LANEWAY_AT_HAND && propName != UR_USM_POOL_INFO_LANEWAY_PENDING &&
             propName != UR_USM_POOL_INFO_LANEWAY_FREE && propName != UR_USM_POOL_INFO_LANEWAY_REMAINDER &&
             propName != UR_USM_POOL_INFO_LANEWAY_UNMAPPED && propName != UR_USM_POOL_INFO_LANEWAY_LARGEST &&
             propName != UR_USM_POOL_INFO_LANEWAY_PARTS && propName != UR_USM_POOL_INFO_LANEWAY_MOVES) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urUSMPoolGetInfo>;

template <>
inline void explain<functions::urUSMPoolCreateExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
                                                   ur_usm_pool_handle_t *pPool) noexcept {
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
}
template struct Explanation<functions::urUSMPoolCreateExp>;

template <>
inline void explain<functions::urUSMPoolDestroyExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hPool) {
    refusal.because("`hPool` is NULL");
  }
}
template struct Explanation<functions::urUSMPoolDestroyExp>;

template <>
inline void explain<functions::urUSMPoolGetDefaultDevicePoolExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                                 ur_device_handle_t hDevice,
                                                                 ur_usm_pool_handle_t *pPool) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pPool) {
    refusal.because("`pPool` is NULL");
  }
}
template struct Explanation<functions::urUSMPoolGetDefaultDevicePoolExp>;

template <>
inline void explain<functions::urUSMPoolGetInfoExp>(Refusal &refusal, ur_usm_pool_handle_t hPool,
                                                    ur_usm_pool_info_t propName, void *pPropValue,
                                                    size_t *pPropSizeRet) noexcept {
  if (!hPool) {
    refusal.because("`hPool` is NULL");
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propName > UR_USM_POOL_INFO_USED_HIGH_EXP && propName != UR_USM_POOL_INFO_LANEWAY_LIVE &&
             propName != UR_USM_POOL_INFO_LANEWAY_AT_HAND && propName != UR_USM_POOL_INFO_LANEWAY_PENDING &&
             propName != UR_USM_POOL_INFO_LANEWAY_FREE && propName != UR_USM_POOL_INFO_LANEWAY_REMAINDER &&
             propName != UR_USM_POOL_INFO_LANEWAY_UNMAPPED && propName != UR_USM_POOL_INFO_LANEWAY_LARGEST &&
             propName != UR_USM_POOL_INFO_LANEWAY_PARTS && propName != UR_USM_POOL_INFO_LANEWAY_MOVES) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urUSMPoolGetInfoExp>;

template <>
inline void explain<functions::urUSMPoolSetInfoExp>(Refusal &refusal, ur_usm_pool_handle_t hPool,
                                                    ur_usm_pool_info_t propName, void *pPropValue, size_t) noexcept {
  if (!hPool) {
    refusal.because("`hPool` is NULL");
  } else if (!pPropValue) {
    refusal.because("`pPropValue` is NULL");
  } else if (propName > UR_USM_POOL_INFO_USED_HIGH_EXP && propName != UR_USM_POOL_INFO_LANEWAY_LIVE &&
             propName != UR_USM_POOL_INFO_LANEWAY_AT_HAND && propName != UR_USM_POOL_INFO_LANEWAY_PENDING &&
             propName != UR_USM_POOL_INFO_LANEWAY_FREE && propName != UR_USM_POOL_INFO_LANEWAY_REMAINDER &&
             propName != UR_USM_POOL_INFO_LANEWAY_UNMAPPED && propName != UR_USM_POOL_INFO_LANEWAY_LARGEST &&
             propName != UR_USM_POOL_INFO_LANEWAY_PARTS && propName != UR_USM_POOL_INFO_LANEWAY_MOVES) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urUSMPoolSetInfoExp>;

template <>
inline void explain<functions::urUSMPoolSetDevicePoolExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                          ur_device_handle_t hDevice,
                                                          ur_usm_pool_handle_t hPool) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hPool) {
    refusal.because("`hPool` is NULL");
  }
}
template struct Explanation<functions::urUSMPoolSetDevicePoolExp>;

template <>
inline void explain<functions::urUSMPoolGetDevicePoolExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                          ur_device_handle_t hDevice,
                                                          ur_usm_pool_handle_t *pPool) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pPool) {
    refusal.because("`pPool` is NULL");
  }
}
template struct Explanation<functions::urUSMPoolGetDevicePoolExp>;

template <>
inline void explain<functions::urUSMPoolTrimToExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
                                                   size_t) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hPool) {
    refusal.because("`hPool` is NULL");
  }
}
template struct Explanation<functions::urUSMPoolTrimToExp>;

template <>
inline void explain<functions::urUSMPitchedAllocExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                                                     ur_usm_pool_handle_t, size_t widthInBytes, size_t, size_t,
                                                     void **ppMem, size_t *pResultPitch) noexcept {
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
    refusal.because("`pUSMDesc->stype` is neither `UR_STRUCTURE_TYPE_USM_DESC` nor 0, or a structure of this API "
                    "follows that does not belong there");
  } else if (pUSMDesc != nullptr && pUSMDesc->align != 0 && (pUSMDesc->align & (pUSMDesc->align - 1)) != 0) {
    refusal.because("`pUSMDesc` is not NULL and `pUSMDesc->align` is not 0 and `pUSMDesc->align` is not a power of "
                    "two");
    refusal.value("pUSMDesc->align", pUSMDesc->align);
  }
}
template struct Explanation<functions::urUSMPitchedAllocExp>;

template <>
inline void explain<functions::urUSMContextMemcpyExp>(Refusal &refusal, ur_context_handle_t hContext, void *pDst,
                                                      const void *pSrc, size_t size) noexcept {
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
}
template struct Explanation<functions::urUSMContextMemcpyExp>;

template <>
inline void explain<functions::urUSMHostAllocUnregisterExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                            void *pHostMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pHostMem) {
    refusal.because("`pHostMem` is NULL");
  }
}
template struct Explanation<functions::urUSMHostAllocUnregisterExp>;

template <>
inline void explain<functions::urUSMHostAllocRegisterExp>(
    Refusal &refusal, ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) noexcept {
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
}
template struct Explanation<functions::urUSMHostAllocRegisterExp>;

template <>
inline void explain<functions::urUSMImportExp>(Refusal &refusal, ur_context_handle_t hContext, void *pMem,
                                               size_t) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
}
template struct Explanation<functions::urUSMImportExp>;

template <>
inline void explain<functions::urUSMReleaseExp>(Refusal &refusal, ur_context_handle_t hContext, void *pMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
}
template struct Explanation<functions::urUSMReleaseExp>;

template <>
inline void explain<functions::urBindlessImagesUnsampledImageHandleDestroyExp>(Refusal &refusal,
                                                                               ur_context_handle_t hContext,
                                                                               ur_device_handle_t hDevice,
                                                                               ur_exp_image_native_handle_t) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
}
template struct Explanation<functions::urBindlessImagesUnsampledImageHandleDestroyExp>;

template <>
inline void explain<functions::urBindlessImagesSampledImageHandleDestroyExp>(Refusal &refusal,
                                                                             ur_context_handle_t hContext,
                                                                             ur_device_handle_t hDevice,
                                                                             ur_exp_image_native_handle_t) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
}
template struct Explanation<functions::urBindlessImagesSampledImageHandleDestroyExp>;

template <>
inline void explain<functions::urBindlessImagesImageAllocateExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesImageAllocateExp>;

template <>
inline void explain<functions::urBindlessImagesImageFreeExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                             ur_device_handle_t hDevice,
                                                             ur_exp_image_mem_native_handle_t) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
}
template struct Explanation<functions::urBindlessImagesImageFreeExp>;

template <>
inline void explain<functions::urBindlessImagesUnsampledImageCreateExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    ur_exp_image_native_handle_t *phImage) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesUnsampledImageCreateExp>;

template <>
inline void explain<functions::urBindlessImagesSampledImageCreateExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice,
                                                                      ur_exp_image_mem_native_handle_t,
                                                                      const ur_image_format_t *pImageFormat,
                                                                      const ur_image_desc_t *pImageDesc,
                                                                      const ur_sampler_desc_t *pSamplerDesc,
                                                                      ur_exp_image_native_handle_t *phImage) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesSampledImageCreateExp>;

template <>
inline void explain<functions::urBindlessImagesImageCopyExp>(
    Refusal &refusal, ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesImageCopyExp>;

template <>
inline void explain<functions::urBindlessImagesImageGetInfoExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                                ur_exp_image_mem_native_handle_t,
                                                                ur_image_info_t propName, void *pPropValue,
                                                                size_t *pPropSizeRet) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (pPropValue == nullptr && pPropSizeRet == nullptr) {
    refusal.because("`pPropValue` is NULL and `pPropSizeRet` is NULL");
  } else if (propName > UR_IMAGE_INFO_NUM_SAMPLES) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urBindlessImagesImageGetInfoExp>;

template <>
inline void explain<functions::urBindlessImagesGetImageMemoryHandleTypeSupportExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesGetImageMemoryHandleTypeSupportExp>;

template <>
inline void explain<functions::urBindlessImagesGetImageUnsampledHandleSupportExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesGetImageUnsampledHandleSupportExp>;

template <>
inline void explain<functions::urBindlessImagesGetImageSampledHandleSupportExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesGetImageSampledHandleSupportExp>;

template <>
inline void explain<functions::urBindlessImagesMipmapGetLevelExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t,
    uint32_t, ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!phImageMem) {
    refusal.because("`phImageMem` is NULL");
  }
}
template struct Explanation<functions::urBindlessImagesMipmapGetLevelExp>;

template <>
inline void explain<functions::urBindlessImagesMipmapFreeExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                              ur_device_handle_t hDevice,
                                                              ur_exp_image_mem_native_handle_t) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
}
template struct Explanation<functions::urBindlessImagesMipmapFreeExp>;

template <>
inline void explain<functions::urBindlessImagesImportExternalMemoryExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesImportExternalMemoryExp>;

template <>
inline void explain<functions::urBindlessImagesMapExternalArrayExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesMapExternalArrayExp>;

template <>
inline void explain<functions::urBindlessImagesMapExternalLinearMemoryExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t, uint64_t,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hExternalMem) {
    refusal.because("`hExternalMem` is NULL");
  } else if (!ppRetMem) {
    refusal.because("`ppRetMem` is NULL");
  }
}
template struct Explanation<functions::urBindlessImagesMapExternalLinearMemoryExp>;

template <>
inline void explain<functions::urBindlessImagesReleaseExternalMemoryExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hExternalMem) {
    refusal.because("`hExternalMem` is NULL");
  }
}
template struct Explanation<functions::urBindlessImagesReleaseExternalMemoryExp>;

template <>
inline void explain<functions::urBindlessImagesFreeMappedLinearMemoryExp>(Refusal &refusal,
                                                                          ur_context_handle_t hContext,
                                                                          ur_device_handle_t hDevice,
                                                                          void *pMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
}
template struct Explanation<functions::urBindlessImagesFreeMappedLinearMemoryExp>;

template <>
inline void explain<functions::urBindlessImagesSupportsImportingHandleTypeExp>(
    Refusal &refusal, ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType,
    ur_bool_t *pSupportedRet) noexcept {
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pSupportedRet) {
    refusal.because("`pSupportedRet` is NULL");
  } else if (memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
    refusal.because("`memHandleType` is no enumerator of its type");
    refusal.value("memHandleType", memHandleType);
  }
}
template struct Explanation<functions::urBindlessImagesSupportsImportingHandleTypeExp>;

template <>
inline void explain<functions::urBindlessImagesImportExternalSemaphoreExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType, ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesImportExternalSemaphoreExp>;

template <>
inline void explain<functions::urBindlessImagesReleaseExternalSemaphoreExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!hExternalSemaphore) {
    refusal.because("`hExternalSemaphore` is NULL");
  }
}
template struct Explanation<functions::urBindlessImagesReleaseExternalSemaphoreExp>;

template <>
inline void explain<functions::urBindlessImagesWaitExternalSemaphoreExp>(
    Refusal &refusal, ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool, uint64_t,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesWaitExternalSemaphoreExp>;

template <>
inline void explain<functions::urBindlessImagesSignalExternalSemaphoreExp>(
    Refusal &refusal, ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool, uint64_t,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_event_handle_t *) noexcept {
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
}
template struct Explanation<functions::urBindlessImagesSignalExternalSemaphoreExp>;

template <>
inline void explain<functions::urCommandBufferCreateExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc, ur_exp_command_buffer_handle_t *phCommandBuffer) noexcept {
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
}
template struct Explanation<functions::urCommandBufferCreateExp>;

template <>
inline void explain<functions::urCommandBufferRetainExp>(Refusal &refusal,
                                                         ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  }
}
template struct Explanation<functions::urCommandBufferRetainExp>;

template <>
inline void explain<functions::urCommandBufferReleaseExp>(Refusal &refusal,
                                                          ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  }
}
template struct Explanation<functions::urCommandBufferReleaseExp>;

template <>
inline void explain<functions::urCommandBufferFinalizeExp>(Refusal &refusal,
                                                           ur_exp_command_buffer_handle_t hCommandBuffer) noexcept {
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  }
}
template struct Explanation<functions::urCommandBufferFinalizeExp>;

template <>
inline void explain<functions::urCommandBufferAppendKernelLaunchExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *, const size_t *pGlobalWorkSize, const size_t *, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendKernelLaunchExp>;

template <>
inline void explain<functions::urCommandBufferAppendKernelLaunchWithArgsExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *, const size_t *pGlobalWorkSize, const size_t *, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendKernelLaunchWithArgsExp>;

template <>
inline void explain<functions::urCommandBufferAppendUSMMemcpyExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendUSMMemcpyExp>;

template <>
inline void explain<functions::urCommandBufferAppendUSMFillExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendUSMFillExp>;

template <>
inline void explain<functions::urCommandBufferAppendMemBufferCopyExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t, size_t, size_t, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendMemBufferCopyExp>;

template <>
inline void explain<functions::urCommandBufferAppendMemBufferWriteExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t, size_t,
    const void *pSrc, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendMemBufferWriteExp>;

template <>
inline void explain<functions::urCommandBufferAppendMemBufferReadExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t, size_t,
    void *pDst, uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *,
    ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendMemBufferReadExp>;

template <>
inline void explain<functions::urCommandBufferAppendMemBufferCopyRectExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch,
    size_t dstRowPitch, size_t dstSlicePitch, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!hSrcMem) {
    refusal.because("`hSrcMem` is NULL");
  } else if (!hDstMem) {
    refusal.because("`hDstMem` is NULL");
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
}
template struct Explanation<functions::urCommandBufferAppendMemBufferCopyRectExp>;

template <>
inline void explain<functions::urCommandBufferAppendMemBufferWriteRectExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t,
    ur_rect_offset_t, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
    size_t hostSlicePitch, void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
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
}
template struct Explanation<functions::urCommandBufferAppendMemBufferWriteRectExp>;

template <>
inline void explain<functions::urCommandBufferAppendMemBufferReadRectExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, ur_rect_offset_t,
    ur_rect_offset_t, ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
    size_t hostSlicePitch, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
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
}
template struct Explanation<functions::urCommandBufferAppendMemBufferReadRectExp>;

template <>
inline void explain<functions::urCommandBufferAppendMemBufferFillExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
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
}
template struct Explanation<functions::urCommandBufferAppendMemBufferFillExp>;

template <>
inline void explain<functions::urCommandBufferAppendUSMPrefetchExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendUSMPrefetchExp>;

template <>
inline void explain<functions::urCommandBufferAppendUSMAdviseExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
    ur_exp_command_buffer_command_handle_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendUSMAdviseExp>;

template <>
inline void explain<functions::urCommandBufferAppendNativeCommandExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *, ur_exp_command_buffer_handle_t,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *) noexcept {
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
}
template struct Explanation<functions::urCommandBufferAppendNativeCommandExp>;

template <>
inline void explain<functions::urCommandBufferUpdateKernelLaunchExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) noexcept {
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (anyOf(pUpdateKernelLaunch, numKernelUpdates,
                   [&](auto i) { return pUpdateKernelLaunch[i].hCommand == nullptr &&
             pUpdateKernelLaunch[i].pNext == nullptr; })) {
    refusal.because("for any element of `pUpdateKernelLaunch`: `pUpdateKernelLaunch->hCommand` is NULL and "
                    "`pUpdateKernelLaunch->pNext` is NULL");
    const auto i = firstOf(numKernelUpdates,
        [&](auto i) { return pUpdateKernelLaunch[i].hCommand == nullptr && pUpdateKernelLaunch[i].pNext == nullptr; });
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
}
template struct Explanation<functions::urCommandBufferUpdateKernelLaunchExp>;

template <>
inline void explain<functions::urCommandBufferUpdateSignalEventExp>(
    Refusal &refusal, ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) noexcept {
  if (!hCommand) {
    refusal.because("`hCommand` is NULL");
  } else if (!phSignalEvent) {
    refusal.because("`phSignalEvent` is NULL");
  }
}
template struct Explanation<functions::urCommandBufferUpdateSignalEventExp>;

template <>
inline void explain<functions::urCommandBufferUpdateWaitEventsExp>(
    Refusal &refusal, ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) noexcept {
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
}
template struct Explanation<functions::urCommandBufferUpdateWaitEventsExp>;

template <>
inline void explain<functions::urCommandBufferGetInfoExp>(Refusal &refusal,
                                                          ur_exp_command_buffer_handle_t hCommandBuffer,
                                                          ur_exp_command_buffer_info_t propName, size_t propSize,
                                                          void *pPropValue, size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urCommandBufferGetInfoExp>;

template <>
inline void explain<functions::urCommandBufferGetNativeHandleExp>(
    Refusal &refusal, ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_native_handle_t *phNativeCommandBuffer) noexcept {
  if (!hCommandBuffer) {
    refusal.because("`hCommandBuffer` is NULL");
  } else if (!phNativeCommandBuffer) {
    refusal.because("`phNativeCommandBuffer` is NULL");
  }
}
template struct Explanation<functions::urCommandBufferGetNativeHandleExp>;

template <>
inline void explain<functions::urGraphCreateExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                 ur_exp_graph_handle_t *phGraph) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!phGraph) {
    refusal.because("`phGraph` is NULL");
  }
}
template struct Explanation<functions::urGraphCreateExp>;

template <>
inline void explain<functions::urGraphInstantiateGraphExp>(Refusal &refusal, ur_exp_graph_handle_t hGraph,
                                                           ur_exp_executable_graph_handle_t *phExecGraph) noexcept {
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!phExecGraph) {
    refusal.because("`phExecGraph` is NULL");
  }
}
template struct Explanation<functions::urGraphInstantiateGraphExp>;

template <>
inline void explain<functions::urGraphDestroyExp>(Refusal &refusal, ur_exp_graph_handle_t hGraph) noexcept {
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  }
}
template struct Explanation<functions::urGraphDestroyExp>;

template <>
inline void explain<functions::urGraphExecutableGraphDestroyExp>(
    Refusal &refusal, ur_exp_executable_graph_handle_t hExecutableGraph) noexcept {
  if (!hExecutableGraph) {
    refusal.because("`hExecutableGraph` is NULL");
  }
}
template struct Explanation<functions::urGraphExecutableGraphDestroyExp>;

template <>
inline void explain<functions::urGraphIsEmptyExp>(Refusal &refusal, ur_exp_graph_handle_t hGraph,
                                                  bool *pResult) noexcept {
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!pResult) {
    refusal.because("`pResult` is NULL");
  }
}
template struct Explanation<functions::urGraphIsEmptyExp>;

template <>
inline void explain<functions::urGraphGetIdExp>(Refusal &refusal, ur_exp_graph_handle_t hGraph,
                                                uint64_t *pGraphId) noexcept {
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!pGraphId) {
    refusal.because("`pGraphId` is NULL");
  }
}
template struct Explanation<functions::urGraphGetIdExp>;

template <>
inline void explain<functions::urGraphSetDestructionCallbackExp>(
    Refusal &refusal, ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *) noexcept {
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!pfnCallback) {
    refusal.because("`pfnCallback` is NULL");
  }
}
template struct Explanation<functions::urGraphSetDestructionCallbackExp>;

template <>
inline void explain<functions::urGraphDumpContentsExp>(Refusal &refusal, ur_exp_graph_handle_t hGraph,
                                                       const char *filePath) noexcept {
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!filePath) {
    refusal.because("`filePath` is NULL");
  }
}
template struct Explanation<functions::urGraphDumpContentsExp>;

template <>
inline void explain<functions::urGraphGetNativeHandleExp>(Refusal &refusal, ur_exp_graph_handle_t hGraph,
                                                          ur_native_handle_t *phNativeGraph) noexcept {
  if (!hGraph) {
    refusal.because("`hGraph` is NULL");
  } else if (!phNativeGraph) {
    refusal.because("`phNativeGraph` is NULL");
  }
}
template struct Explanation<functions::urGraphGetNativeHandleExp>;

template <>
inline void explain<functions::urGraphExecutableGraphGetNativeHandleExp>(
    Refusal &refusal, ur_exp_executable_graph_handle_t hExecutableGraph,
    ur_native_handle_t *phNativeExecutableGraph) noexcept {
  if (!hExecutableGraph) {
    refusal.because("`hExecutableGraph` is NULL");
  } else if (!phNativeExecutableGraph) {
    refusal.because("`phNativeExecutableGraph` is NULL");
  }
}
template struct Explanation<functions::urGraphExecutableGraphGetNativeHandleExp>;

template <>
inline void explain<functions::urIPCGetMemHandleExp>(Refusal &refusal, ur_context_handle_t hContext, void *pMem,
                                                     void **ppIPCMemHandleData,
                                                     size_t *pIPCMemHandleDataSizeRet) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  } else if (!ppIPCMemHandleData) {
    refusal.because("`ppIPCMemHandleData` is NULL");
  } else if (!pIPCMemHandleDataSizeRet) {
    refusal.because("`pIPCMemHandleDataSizeRet` is NULL");
  }
}
template struct Explanation<functions::urIPCGetMemHandleExp>;

template <>
inline void explain<functions::urIPCPutMemHandleExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                     void *pIPCMemHandleData) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pIPCMemHandleData) {
    refusal.because("`pIPCMemHandleData` is NULL");
  }
}
template struct Explanation<functions::urIPCPutMemHandleExp>;

template <>
inline void explain<functions::urIPCOpenMemHandleExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                      ur_device_handle_t hDevice, void *pIPCMemHandleData, size_t,
                                                      void **ppMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pIPCMemHandleData) {
    refusal.because("`pIPCMemHandleData` is NULL");
  } else if (!ppMem) {
    refusal.because("`ppMem` is NULL");
  }
}
template struct Explanation<functions::urIPCOpenMemHandleExp>;

template <>
inline void explain<functions::urIPCCloseMemHandleExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                       void *pMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
}
template struct Explanation<functions::urIPCCloseMemHandleExp>;

template <>
inline void explain<functions::urIPCGetPhysMemHandleExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                         ur_physical_mem_handle_t hPhysMem,
                                                         void **ppIPCPhysMemHandleData,
                                                         size_t *pIPCPhysMemHandleDataSizeRet) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hPhysMem) {
    refusal.because("`hPhysMem` is NULL");
  } else if (!ppIPCPhysMemHandleData) {
    refusal.because("`ppIPCPhysMemHandleData` is NULL");
  } else if (!pIPCPhysMemHandleDataSizeRet) {
    refusal.because("`pIPCPhysMemHandleDataSizeRet` is NULL");
  }
}
template struct Explanation<functions::urIPCGetPhysMemHandleExp>;

template <>
inline void explain<functions::urIPCPutPhysMemHandleExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                         const void *pIPCPhysMemHandleData) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pIPCPhysMemHandleData) {
    refusal.because("`pIPCPhysMemHandleData` is NULL");
  }
}
template struct Explanation<functions::urIPCPutPhysMemHandleExp>;

template <>
inline void explain<functions::urIPCOpenPhysMemHandleExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                          ur_device_handle_t hDevice, const void *pIPCPhysMemHandleData,
                                                          size_t, ur_physical_mem_handle_t *phPhysMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pIPCPhysMemHandleData) {
    refusal.because("`pIPCPhysMemHandleData` is NULL");
  } else if (!phPhysMem) {
    refusal.because("`phPhysMem` is NULL");
  }
}
template struct Explanation<functions::urIPCOpenPhysMemHandleExp>;

template <>
inline void explain<functions::urIPCClosePhysMemHandleExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                           ur_physical_mem_handle_t hPhysMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hPhysMem) {
    refusal.because("`hPhysMem` is NULL");
  }
}
template struct Explanation<functions::urIPCClosePhysMemHandleExp>;

template <>
inline void explain<functions::urIPCGetEventHandleExp>(Refusal &refusal, ur_event_handle_t hEvent,
                                                       void **ppIPCEventHandleData,
                                                       size_t *pIPCEventHandleDataSizeRet) noexcept {
  if (!hEvent) {
    refusal.because("`hEvent` is NULL");
  } else if (!ppIPCEventHandleData) {
    refusal.because("`ppIPCEventHandleData` is NULL");
  } else if (!pIPCEventHandleDataSizeRet) {
    refusal.because("`pIPCEventHandleDataSizeRet` is NULL");
  }
}
template struct Explanation<functions::urIPCGetEventHandleExp>;

template <>
inline void explain<functions::urIPCPutEventHandleExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                       void *pIPCEventHandleData) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pIPCEventHandleData) {
    refusal.because("`pIPCEventHandleData` is NULL");
  }
}
template struct Explanation<functions::urIPCPutEventHandleExp>;

template <>
inline void explain<functions::urIPCOpenEventHandleExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                        const void *pIPCEventHandleData, size_t,
                                                        ur_event_handle_t *phEvent) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pIPCEventHandleData) {
    refusal.because("`pIPCEventHandleData` is NULL");
  } else if (!phEvent) {
    refusal.because("`phEvent` is NULL");
  }
}
template struct Explanation<functions::urIPCOpenEventHandleExp>;

template <>
inline void explain<functions::urMemoryExportAllocExportableMemoryExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void **ppMem) noexcept {
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
}
template struct Explanation<functions::urMemoryExportAllocExportableMemoryExp>;

template <>
inline void explain<functions::urMemoryExportFreeExportableMemoryExp>(Refusal &refusal, ur_context_handle_t hContext,
                                                                      ur_device_handle_t hDevice, void *pMem) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!pMem) {
    refusal.because("`pMem` is NULL");
  }
}
template struct Explanation<functions::urMemoryExportFreeExportableMemoryExp>;

template <>
inline void explain<functions::urMemoryExportExportMemoryHandleExp>(
    Refusal &refusal, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void *pMem, void *pMemHandleRet) noexcept {
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
}
template struct Explanation<functions::urMemoryExportExportMemoryHandleExp>;

template <>
inline void explain<functions::urUsmP2PEnablePeerAccessExp>(Refusal &refusal, ur_device_handle_t commandDevice,
                                                            ur_device_handle_t peerDevice) noexcept {
  if (!commandDevice) {
    refusal.because("`commandDevice` is NULL");
  } else if (!peerDevice) {
    refusal.because("`peerDevice` is NULL");
  }
}
template struct Explanation<functions::urUsmP2PEnablePeerAccessExp>;

template <>
inline void explain<functions::urUsmP2PDisablePeerAccessExp>(Refusal &refusal, ur_device_handle_t commandDevice,
                                                             ur_device_handle_t peerDevice) noexcept {
  if (!commandDevice) {
    refusal.because("`commandDevice` is NULL");
  } else if (!peerDevice) {
    refusal.because("`peerDevice` is NULL");
  }
}
template struct Explanation<functions::urUsmP2PDisablePeerAccessExp>;

template <>
inline void explain<functions::urUsmP2PPeerAccessGetInfoExp>(Refusal &refusal, ur_device_handle_t commandDevice,
                                                             ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
                                                             size_t propSize, void *pPropValue,
                                                             size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urUsmP2PPeerAccessGetInfoExp>;

template <>
inline void explain<functions::urVirtualMemGranularityGetInfo>(Refusal &refusal, ur_context_handle_t hContext,
                                                               ur_device_handle_t, size_t,
                                                               ur_virtual_mem_granularity_info_t propName,
                                                               size_t propSize, void *pPropValue,
                                                               size_t *pPropSizeRet) noexcept {
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
}
template struct Explanation<functions::urVirtualMemGranularityGetInfo>;

template <>
inline void explain<functions::urVirtualMemReserve>(Refusal &refusal, ur_context_handle_t hContext, const void *,
                                                    size_t, void **ppStart) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!ppStart) {
    refusal.because("`ppStart` is NULL");
  }
}
template struct Explanation<functions::urVirtualMemReserve>;

template <>
inline void explain<functions::urVirtualMemFree>(Refusal &refusal, ur_context_handle_t hContext, const void *pStart,
                                                 size_t) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pStart) {
    refusal.because("`pStart` is NULL");
  }
}
template struct Explanation<functions::urVirtualMemFree>;

template <>
inline void explain<functions::urVirtualMemMap>(Refusal &refusal, ur_context_handle_t hContext, const void *pStart,
                                                size_t, ur_physical_mem_handle_t hPhysicalMem, size_t,
                                                ur_virtual_mem_access_flags_t flags) noexcept {
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
}
template struct Explanation<functions::urVirtualMemMap>;

template <>
inline void explain<functions::urVirtualMemUnmap>(Refusal &refusal, ur_context_handle_t hContext, const void *pStart,
                                                  size_t) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pStart) {
    refusal.because("`pStart` is NULL");
  }
}
template struct Explanation<functions::urVirtualMemUnmap>;

template <>
inline void explain<functions::urVirtualMemSetAccess>(Refusal &refusal, ur_context_handle_t hContext,
                                                      const void *pStart, size_t,
                                                      ur_virtual_mem_access_flags_t flags) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pStart) {
    refusal.because("`pStart` is NULL");
  } else if ((flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) != 0) {
    refusal.because("`flags` has an unknown flag");
    refusal.value("flags", flags);
  }
}
template struct Explanation<functions::urVirtualMemSetAccess>;

template <>
inline void explain<functions::urVirtualMemGetInfo>(Refusal &refusal, ur_context_handle_t hContext, const void *pStart,
                                                    size_t, ur_virtual_mem_info_t propName, size_t, void *,
                                                    size_t *) noexcept {
  if (!hContext) {
    refusal.because("`hContext` is NULL");
  } else if (!pStart) {
    refusal.because("`pStart` is NULL");
  } else if (propName > UR_VIRTUAL_MEM_INFO_ACCESS_MODE) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urVirtualMemGetInfo>;

template <>
inline void explain<functions::urDeviceGet>(Refusal &refusal, ur_platform_handle_t hPlatform,
                                            ur_device_type_t DeviceType, uint32_t NumEntries,
                                            ur_device_handle_t *phDevices, uint32_t *) noexcept {
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
}
template struct Explanation<functions::urDeviceGet>;

template <>
inline void explain<functions::urDeviceGetInfo>(Refusal &refusal, ur_device_handle_t hDevice, ur_device_info_t propName,
                                                size_t propSize, void *pPropValue, size_t *pPropSizeRet) noexcept {
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
  } else if (propName > UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP &&
             propName != UR_DEVICE_INFO_LANEWAY_LAUNCH_ARGUMENTS_SUPPORT &&
             propName != UR_DEVICE_INFO_LANEWAY_POOL_REPORT_SUPPORT) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urDeviceGetInfo>;

template <>
inline void explain<functions::urDeviceRetain>(Refusal &refusal, ur_device_handle_t hDevice) noexcept {
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
}
template struct Explanation<functions::urDeviceRetain>;

template <>
inline void explain<functions::urDeviceRelease>(Refusal &refusal, ur_device_handle_t hDevice) noexcept {
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
}
template struct Explanation<functions::urDeviceRelease>;

template <>
inline void explain<functions::urDevicePartition>(Refusal &refusal, ur_device_handle_t hDevice,
                                                  const ur_device_partition_properties_t *pProperties, uint32_t,
                                                  ur_device_handle_t *, uint32_t *) noexcept {
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
}
template struct Explanation<functions::urDevicePartition>;

template <>
inline void explain<functions::urDeviceSelectBinary>(Refusal &refusal, ur_device_handle_t hDevice,
                                                     const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                                     uint32_t *pSelectedBinary) noexcept {
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
    refusal.because("`pBinaries[i].stype` is neither `UR_STRUCTURE_TYPE_DEVICE_BINARY` nor 0, or a structure of this "
                    "API follows that does not belong there");
  }
}
template struct Explanation<functions::urDeviceSelectBinary>;

template <>
inline void explain<functions::urDeviceGetNativeHandle>(Refusal &refusal, ur_device_handle_t hDevice,
                                                        ur_native_handle_t *phNativeDevice) noexcept {
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  } else if (!phNativeDevice) {
    refusal.because("`phNativeDevice` is NULL");
  }
}
template struct Explanation<functions::urDeviceGetNativeHandle>;

template <>
inline void explain<functions::urDeviceCreateWithNativeHandle>(
    Refusal &refusal, ur_native_handle_t, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) noexcept {
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (!phDevice) {
    refusal.because("`phDevice` is NULL");
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES`, or a structure of "
                    "this API follows that does not belong there");
  }
}
template struct Explanation<functions::urDeviceCreateWithNativeHandle>;

template <>
inline void explain<functions::urDeviceGetGlobalTimestamps>(Refusal &refusal, ur_device_handle_t hDevice, uint64_t *,
                                                            uint64_t *) noexcept {
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
}
template struct Explanation<functions::urDeviceGetGlobalTimestamps>;

template <>
inline void explain<functions::urDeviceWaitExp>(Refusal &refusal, ur_device_handle_t hDevice) noexcept {
  if (!hDevice) {
    refusal.because("`hDevice` is NULL");
  }
}
template struct Explanation<functions::urDeviceWaitExp>;

template <>
inline void explain<functions::urLanewayEventWaitFor>(Refusal &refusal, uint32_t numEvents,
                                                      const ur_event_handle_t *phEvents,
                                                      ur_laneway_event_wait_mode_t mode, uint64_t,
                                                      ur_laneway_event_wait_outcome_t *pOutcome, uint32_t *) noexcept {
  if (anyNull(phEvents, numEvents)) {
    refusal.because("an element of `phEvents` is NULL");
    const auto i = firstOf(numEvents, [&](auto i) { return !phEvents[i]; });
    refusal.value("i", i);
  } else if (!phEvents) {
    refusal.because("`phEvents` is NULL");
  } else if (!pOutcome) {
    refusal.because("`pOutcome` is NULL");
  } else if (mode > UR_LANEWAY_EVENT_WAIT_MODE_ANY) {
    refusal.because("`mode` is no enumerator of its type");
    refusal.value("mode", mode);
  } else if (numEvents == 0) {
    refusal.because("`numEvents` is 0");
    refusal.value("numEvents", numEvents);
  }
}
template struct Explanation<functions::urLanewayEventWaitFor>;

} // namespace ur::layers::validation
