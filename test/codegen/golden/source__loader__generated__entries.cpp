// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the standard tables, as programs call them.
#include "loader/entry.hpp"

using ur::loader::enter;
namespace functions = ur::functions;

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                                     uint32_t *pNumAdapters) {
  return enter<functions::urAdapterGet>(NumEntries, phAdapters, pNumAdapters);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingCreate(ur_adapter_handle_t hAdapter,
                                                      const ur_thing_properties_t *pProperties,
                                                      ur_thing_handle_t *phThing) {
  return enter<functions::urThingCreate>(hAdapter, pProperties, phThing);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingRetain(ur_thing_handle_t hThing) {
  return enter<functions::urThingRetain>(hThing);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingRelease(ur_thing_handle_t hThing) {
  return enter<functions::urThingRelease>(hThing);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName,
                                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return enter<functions::urThingGetInfo>(hThing, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingWait(uint32_t count, const ur_thing_handle_t *phThings) {
  return enter<functions::urThingWait>(count, phThings);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern,
                                                    size_t size, size_t patternSize, uint32_t numProperties,
                                                    const ur_thing_properties_t *pProperties, const size_t *pSizes,
                                                    void **ppCopy) {
  return enter<functions::urThingCopy>(hThing, blocking, pPattern, size, patternSize, numProperties, pProperties,
                                       pSizes, ppCopy);
}
