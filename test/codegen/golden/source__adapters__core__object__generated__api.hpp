// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the core implements, one function for each of the API that isn't retain or release. Each is called with
// parameters that have passed ur::checks; it may throw; it writes its outputs on success only. A function that the core
// doesn't define answers UR_RESULT_ERROR_UNSUPPORTED_FEATURE (api_defaults.cpp).
#pragma once

#include "unified-runtime/ur_api.h"

namespace ur::core::api {

ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters);
ur_result_t urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                          ur_thing_handle_t *phThing);
ur_result_t urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize, void *pPropValue,
                           size_t *pPropSizeRet);
ur_result_t urThingWait(uint32_t count, const ur_thing_handle_t *phThings);
ur_result_t urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern, size_t size, size_t patternSize,
                        uint32_t numProperties, const ur_thing_properties_t *pProperties, const size_t *pSizes,
                        void **ppCopy);
ur_result_t urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone, ur_thing_handle_t *phSpark);
ur_result_t urThingQuenchExp(ur_thing_handle_t hThing);
ur_result_t urLanewayThingGlow(uint32_t count, const ur_thing_handle_t *phThings);

} // namespace ur::core::api
