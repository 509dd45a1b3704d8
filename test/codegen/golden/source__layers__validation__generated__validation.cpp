// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the parameter validation layer: check, then call the table below.
#include "layers/validation/validation.hpp"

#include "common/generated/checks.hpp"
#include "layers/validation/generated/explain.hpp"

#include <atomic>

namespace ur::layers::validation {
namespace {
namespace checked {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                    uint32_t *pNumAdapters) noexcept {
  const ur_result_t result = checks::urAdapterGet(NumEntries, phAdapters, pNumAdapters);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urAdapterGet(NumEntries, phAdapters, pNumAdapters, result);
  }
  return next.load(std::memory_order_relaxed)->Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
}

ur_result_t UR_APICALL urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                                     ur_thing_handle_t *phThing) noexcept {
  const ur_result_t result = checks::urThingCreate(hAdapter, pProperties, phThing);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urThingCreate(hAdapter, pProperties, phThing, result);
  }
  return next.load(std::memory_order_relaxed)->Thing.pfnCreate(hAdapter, pProperties, phThing);
}

ur_result_t UR_APICALL urThingRetain(ur_thing_handle_t hThing) noexcept {
  const ur_result_t result = checks::urThingRetain(hThing);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urThingRetain(hThing, result);
  }
  return next.load(std::memory_order_relaxed)->Thing.pfnRetain(hThing);
}

ur_result_t UR_APICALL urThingRelease(ur_thing_handle_t hThing) noexcept {
  const ur_result_t result = checks::urThingRelease(hThing);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urThingRelease(hThing, result);
  }
  return next.load(std::memory_order_relaxed)->Thing.pfnRelease(hThing);
}

ur_result_t UR_APICALL urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) noexcept {
  const ur_result_t result = checks::urThingGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urThingGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet, result);
  }
  return next.load(std::memory_order_relaxed)->Thing.pfnGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urThingWait(uint32_t count, const ur_thing_handle_t *phThings) noexcept {
  const ur_result_t result = checks::urThingWait(count, phThings);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urThingWait(count, phThings, result);
  }
  return next.load(std::memory_order_relaxed)->Thing.pfnWait(count, phThings);
}

ur_result_t UR_APICALL urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern, size_t size,
                                   size_t patternSize, uint32_t numProperties, const ur_thing_properties_t *pProperties,
                                   const size_t *pSizes, void **ppCopy) noexcept {
  const ur_result_t result = checks::urThingCopy(hThing, blocking, pPattern, size, patternSize, numProperties,
                                                 pProperties, pSizes, ppCopy);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urThingCopy(hThing, blocking, pPattern, size, patternSize, numProperties, pProperties, pSizes,
                                ppCopy, result);
  }
  return next.load(std::memory_order_relaxed)->Thing.pfnCopy(hThing, blocking, pPattern, size, patternSize,
                                                             numProperties, pProperties, pSizes, ppCopy);
}

ur_result_t UR_APICALL urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                       ur_thing_handle_t *phSpark) noexcept {
  const ur_result_t result = checks::urThingSparkExp(hThing, pfnDone, phSpark);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urThingSparkExp(hThing, pfnDone, phSpark, result);
  }
  return next.load(std::memory_order_relaxed)->ThingExp.pfnSparkExp(hThing, pfnDone, phSpark);
}

ur_result_t UR_APICALL urThingQuenchExp(ur_thing_handle_t hThing) noexcept {
  const ur_result_t result = checks::urThingQuenchExp(hThing);
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    return explain::urThingQuenchExp(hThing, result);
  }
  return next.load(std::memory_order_relaxed)->ThingExp.pfnQuenchExp(hThing);
}

} // namespace checked
} // namespace

constinit const ur_dditable_t kTable = {
    .Adapter =
        {
            .pfnGet = checked::urAdapterGet,
        },
    .Thing =
        {
            .pfnCreate = checked::urThingCreate,
            .pfnRetain = checked::urThingRetain,
            .pfnRelease = checked::urThingRelease,
            .pfnGetInfo = checked::urThingGetInfo,
            .pfnWait = checked::urThingWait,
            .pfnCopy = checked::urThingCopy,
        },
    .ThingExp =
        {
            .pfnSparkExp = checked::urThingSparkExp,
            .pfnQuenchExp = checked::urThingQuenchExp,
        },
};

} // namespace ur::layers::validation
