// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/generated/refused.hpp"

#include "common/generated/checks.hpp"

namespace ur::loader::refused {

namespace {

ur_result_t orNullHandle(ur_result_t result) noexcept {
  return result == UR_RESULT_SUCCESS ? UR_RESULT_ERROR_INVALID_NULL_HANDLE : result;
}

} // namespace

ur_result_t urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                          ur_thing_handle_t *phThing) noexcept {
  return orNullHandle(checks::urThingCreate(hAdapter, pProperties, phThing));
}

ur_result_t urThingRetain(ur_thing_handle_t hThing) noexcept {
  return orNullHandle(checks::urThingRetain(hThing));
}

ur_result_t urThingRelease(ur_thing_handle_t hThing) noexcept {
  return orNullHandle(checks::urThingRelease(hThing));
}

ur_result_t urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize, void *pPropValue,
                           size_t *pPropSizeRet) noexcept {
  return orNullHandle(checks::urThingGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t urThingWait(uint32_t count, const ur_thing_handle_t *phThings) noexcept {
  return orNullHandle(checks::urThingWait(count, phThings));
}

ur_result_t urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern, size_t size, size_t patternSize,
                        uint32_t numProperties, const ur_thing_properties_t *pProperties, const size_t *pSizes,
                        void **ppCopy) noexcept {
  return orNullHandle(checks::urThingCopy(hThing, blocking, pPattern, size, patternSize, numProperties, pProperties,
                                          pSizes, ppCopy));
}

ur_result_t urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                            ur_thing_handle_t *phSpark) noexcept {
  return orNullHandle(checks::urThingSparkExp(hThing, pfnDone, phSpark));
}

ur_result_t urThingQuenchExp(ur_thing_handle_t hThing) noexcept {
  return orNullHandle(checks::urThingQuenchExp(hThing));
}

} // namespace ur::loader::refused
