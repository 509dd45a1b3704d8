// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the standard tables: check the parameters, then call the core.
#include "adapters/core/generated/entry_points.hpp"

#include "adapters/core/generated/handles.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "common/generated/checks.hpp"

namespace ur::core::entry {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                    uint32_t *pNumAdapters) noexcept {
  const ur_result_t invalid = checks::urAdapterGet(NumEntries, phAdapters, pNumAdapters);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urAdapterGet(NumEntries, phAdapters, pNumAdapters); });
}

ur_result_t UR_APICALL urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                                     ur_thing_handle_t *phThing) noexcept {
  const ur_result_t invalid = checks::served::urThingCreate(hAdapter, pProperties, phThing);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urThingCreate(hAdapter, pProperties, phThing); });
}

ur_result_t UR_APICALL urThingRetain(ur_thing_handle_t hThing) noexcept {
  const ur_result_t invalid = checks::urThingRetain(hThing);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return ur::core::retain(hThing);
}

ur_result_t UR_APICALL urThingRelease(ur_thing_handle_t hThing) noexcept {
  const ur_result_t invalid = checks::urThingRelease(hThing);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] {
    ur::core::release(hThing);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t invalid = checks::urThingGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urThingGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet); });
}

ur_result_t UR_APICALL urThingWait(uint32_t count, const ur_thing_handle_t *phThings) noexcept {
  const ur_result_t invalid = checks::urThingWait(count, phThings);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urThingWait(count, phThings); });
}

ur_result_t UR_APICALL urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern, size_t size,
                                   size_t patternSize, uint32_t numProperties, const ur_thing_properties_t *pProperties,
                                   const size_t *pSizes, void **ppCopy) noexcept {
  const ur_result_t invalid = checks::served::urThingCopy(hThing, blocking, pPattern, size, patternSize, numProperties,
                                                          pProperties, pSizes, ppCopy);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urThingCopy(hThing, blocking, pPattern, size, patternSize, numProperties,
                                                pProperties, pSizes, ppCopy); });
}

} // namespace ur::core::entry
