// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Careful dispatch, the bottom of the layers: by the table that a handle belongs to, whatever table it carries, and
// with a look at the slot, which an adapter that isn't ours may have left empty.
#include "loader/dispatch.hpp"
#include "loader/generated/refused.hpp"

namespace ur::loader {
namespace {
namespace dispatch {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
  return adapterGet(NumEntries, phAdapters, pNumAdapters);
}

ur_result_t UR_APICALL urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                                     ur_thing_handle_t *phThing) {
  if (!hAdapter) [[unlikely]] {
    return refused::urThingCreate(hAdapter, pProperties, phThing);
  }
  const auto call = tableOf(hAdapter)->Thing.pfnCreate;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hAdapter, pProperties, phThing);
}

ur_result_t UR_APICALL urThingRetain(ur_thing_handle_t hThing) {
  if (!hThing) [[unlikely]] {
    return refused::urThingRetain(hThing);
  }
  const auto call = tableOf(hThing)->Thing.pfnRetain;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hThing);
}

ur_result_t UR_APICALL urThingRelease(ur_thing_handle_t hThing) {
  if (!hThing) [[unlikely]] {
    return refused::urThingRelease(hThing);
  }
  const auto call = tableOf(hThing)->Thing.pfnRelease;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hThing);
}

ur_result_t UR_APICALL urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) {
  if (!hThing) [[unlikely]] {
    return refused::urThingGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet);
  }
  const auto call = tableOf(hThing)->Thing.pfnGetInfo;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hThing, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL urThingWait(uint32_t count, const ur_thing_handle_t *phThings) {
  if (!count || !phThings || !phThings[0]) [[unlikely]] {
    return refused::urThingWait(count, phThings);
  }
  const auto call = tableOf(phThings[0])->Thing.pfnWait;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(count, phThings);
}

ur_result_t UR_APICALL urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern, size_t size,
                                   size_t patternSize, uint32_t numProperties, const ur_thing_properties_t *pProperties,
                                   const size_t *pSizes, void **ppCopy) {
  if (!hThing) [[unlikely]] {
    return refused::urThingCopy(hThing, blocking, pPattern, size, patternSize, numProperties, pProperties, pSizes,
                                ppCopy);
  }
  const auto call = tableOf(hThing)->Thing.pfnCopy;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hThing, blocking, pPattern, size, patternSize, numProperties, pProperties, pSizes, ppCopy);
}

ur_result_t UR_APICALL urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                       ur_thing_handle_t *phSpark) {
  if (!hThing) [[unlikely]] {
    return refused::urThingSparkExp(hThing, pfnDone, phSpark);
  }
  const auto call = tableOf(hThing)->ThingExp.pfnSparkExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hThing, pfnDone, phSpark);
}

ur_result_t UR_APICALL urThingQuenchExp(ur_thing_handle_t hThing) {
  if (!hThing) [[unlikely]] {
    return refused::urThingQuenchExp(hThing);
  }
  const auto call = tableOf(hThing)->ThingExp.pfnQuenchExp;
  if (!call) [[unlikely]] {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return call(hThing);
}

} // namespace dispatch
} // namespace

constinit const ur_dditable_t kDispatchTable = {
    .Adapter =
        {
            .pfnGet = dispatch::urAdapterGet,
        },
    .Thing =
        {
            .pfnCreate = dispatch::urThingCreate,
            .pfnRetain = dispatch::urThingRetain,
            .pfnRelease = dispatch::urThingRelease,
            .pfnGetInfo = dispatch::urThingGetInfo,
            .pfnWait = dispatch::urThingWait,
            .pfnCopy = dispatch::urThingCopy,
        },
    .ThingExp =
        {
            .pfnSparkExp = dispatch::urThingSparkExp,
            .pfnQuenchExp = dispatch::urThingQuenchExp,
        },
};

} // namespace ur::loader
