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

/// Table Adapter, by slots.
typedef struct ur_adapter_dditable_t {
  ur_pfnAdapterGet_t pfnGet;
} ur_adapter_dditable_t;

/// Fills the table Adapter.
/// @param version the version that the caller expects, 0x00000001
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetAdapterProcAddrTable_t)(ur_api_version_t, ur_adapter_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnThingCreate_t)(ur_adapter_handle_t hAdapter,
                                                     const ur_thing_properties_t *pProperties,
                                                     ur_thing_handle_t *phThing);
typedef ur_result_t(UR_APICALL *ur_pfnThingRetain_t)(ur_thing_handle_t hThing);
typedef ur_result_t(UR_APICALL *ur_pfnThingRelease_t)(ur_thing_handle_t hThing);
typedef ur_result_t(UR_APICALL *ur_pfnThingGetInfo_t)(ur_thing_handle_t hThing, ur_thing_info_t propName,
                                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet);
typedef ur_result_t(UR_APICALL *ur_pfnThingWait_t)(uint32_t count, const ur_thing_handle_t *phThings);
typedef ur_result_t(UR_APICALL *ur_pfnThingCopy_t)(ur_thing_handle_t hThing, bool blocking, const void *pPattern,
                                                   size_t size, size_t patternSize, uint32_t numProperties,
                                                   const ur_thing_properties_t *pProperties, const size_t *pSizes,
                                                   void **ppCopy);

/// Table Thing, by slots.
typedef struct ur_thing_dditable_t {
  ur_pfnThingCreate_t pfnCreate;
  ur_pfnThingRetain_t pfnRetain;
  ur_pfnThingRelease_t pfnRelease;
  ur_pfnThingGetInfo_t pfnGetInfo;
  ur_pfnThingWait_t pfnWait;
  ur_pfnThingCopy_t pfnCopy;
} ur_thing_dditable_t;

/// Fills the table Thing.
/// @param version the version that the caller expects, 0x00000001
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetThingProcAddrTable(ur_api_version_t version, ur_thing_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetThingProcAddrTable_t)(ur_api_version_t, ur_thing_dditable_t *);

typedef ur_result_t(UR_APICALL *ur_pfnThingSparkExp_t)(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                                       ur_thing_handle_t *phSpark);
typedef ur_result_t(UR_APICALL *ur_pfnThingQuenchExp_t)(ur_thing_handle_t hThing);

/// Table ThingExp, by slots.
typedef struct ur_thing_exp_dditable_t {
  ur_pfnThingSparkExp_t pfnSparkExp;
  ur_pfnThingQuenchExp_t pfnQuenchExp;
} ur_thing_exp_dditable_t;

/// Fills the table ThingExp.
/// @param version the version that the caller expects, 0x00000001
/// @param pDdiTable the table to fill
/// @return UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER where pDdiTable is NULL,
///     UR_RESULT_ERROR_UNSUPPORTED_VERSION for any other version
UR_APIEXPORT ur_result_t UR_APICALL urGetThingExpProcAddrTable(ur_api_version_t version,
                                                               ur_thing_exp_dditable_t *pDdiTable);
typedef ur_result_t(UR_APICALL *ur_pfnGetThingExpProcAddrTable_t)(ur_api_version_t, ur_thing_exp_dditable_t *);

/// All tables of one adapter; the first word of each of its handles is the address of one of these.
typedef struct ur_dditable_t {
  ur_adapter_dditable_t Adapter;
  ur_thing_dditable_t Thing;
  ur_thing_exp_dditable_t ThingExp;
} ur_dditable_t;

#ifdef __cplusplus
} // extern "C"
#endif

#endif // UR_DDI_H_INCLUDED
