// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that an adapter is called by.
#pragma once

#include "adapters/core/object/result_of.hpp"
#include "adapters/core/object/table.hpp"

namespace ur::core::entry {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                    uint32_t *pNumAdapters) noexcept;
ur_result_t UR_APICALL urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                                     ur_thing_handle_t *phThing) noexcept;
ur_result_t UR_APICALL urThingRetain(ur_thing_handle_t hThing) noexcept;
ur_result_t UR_APICALL urThingRelease(ur_thing_handle_t hThing) noexcept;
ur_result_t UR_APICALL urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) noexcept;
ur_result_t UR_APICALL urThingWait(uint32_t count, const ur_thing_handle_t *phThings) noexcept;
ur_result_t UR_APICALL urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern, size_t size,
                                   size_t patternSize, uint32_t numProperties, const ur_thing_properties_t *pProperties,
                                   const size_t *pSizes, void **ppCopy) noexcept;
ur_result_t UR_APICALL urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                       ur_thing_handle_t *phSpark) noexcept;
ur_result_t UR_APICALL urThingQuenchExp(ur_thing_handle_t hThing) noexcept;
ur_result_t UR_APICALL urLanewayThingGlow(uint32_t count, const ur_thing_handle_t *phThings) noexcept;

} // namespace ur::core::entry
