// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a call answers whose handle to dispatch on is missing: the same error that an adapter's own checks would give.
// Out of line and cold, so that dispatch itself stays short.
#pragma once

#include "unified-runtime/ur_api.h"

namespace ur::loader::refused {

[[gnu::cold]] ur_result_t urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                                        ur_thing_handle_t *phThing) noexcept;
[[gnu::cold]] ur_result_t urThingRetain(ur_thing_handle_t hThing) noexcept;
[[gnu::cold]] ur_result_t urThingRelease(ur_thing_handle_t hThing) noexcept;
[[gnu::cold]] ur_result_t urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize,
                                         void *pPropValue, size_t *pPropSizeRet) noexcept;
[[gnu::cold]] ur_result_t urThingWait(uint32_t count, const ur_thing_handle_t *phThings) noexcept;
[[gnu::cold]] ur_result_t urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern, size_t size,
                                      size_t patternSize, uint32_t numProperties,
                                      const ur_thing_properties_t *pProperties, const size_t *pSizes,
                                      void **ppCopy) noexcept;
[[gnu::cold]] ur_result_t urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                          ur_thing_handle_t *phSpark) noexcept;
[[gnu::cold]] ur_result_t urThingQuenchExp(ur_thing_handle_t hThing) noexcept;

} // namespace ur::loader::refused
