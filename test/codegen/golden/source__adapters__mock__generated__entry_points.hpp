// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "unified-runtime/ur_ddi.h"

#include <cstddef>

namespace ur::mock {

/// The adapter's own table, all slots filled.
extern const ur_dditable_t kTable;

/// Whether the table at this offset is asked for by a runtime of another release, whose tables are others: then nothing
/// may be written. Says so on standard error, once.
[[nodiscard]] bool refusesRelease(std::size_t offset, const void *table) noexcept;

namespace entry {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters);
ur_result_t UR_APICALL urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                                     ur_thing_handle_t *phThing);
ur_result_t UR_APICALL urThingRetain(ur_thing_handle_t hThing);
ur_result_t UR_APICALL urThingRelease(ur_thing_handle_t hThing);
ur_result_t UR_APICALL urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet);
ur_result_t UR_APICALL urThingWait(uint32_t count, const ur_thing_handle_t *phThings);
ur_result_t UR_APICALL urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern, size_t size,
                                   size_t patternSize, uint32_t numProperties, const ur_thing_properties_t *pProperties,
                                   const size_t *pSizes, void **ppCopy);
ur_result_t UR_APICALL urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                       ur_thing_handle_t *phSpark);
ur_result_t UR_APICALL urThingQuenchExp(ur_thing_handle_t hThing);

} // namespace entry
} // namespace ur::mock
