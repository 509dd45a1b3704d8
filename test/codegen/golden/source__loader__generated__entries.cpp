// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the standard tables: a jump through the table that the handle carries. While the loader
// isn't initialised, and where layers are on, all calls go through interceptTable instead.
#include "loader/dispatch.hpp"
#include "loader/generated/refused.hpp"

#include <atomic>

namespace {

const ur_dditable_t *carriedBy(const void *handle) noexcept {
  return *static_cast<const ur_dditable_t *const *>(handle);
}

} // namespace

UR_LOADER_EXPORT ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                                     uint32_t *pNumAdapters) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
  }
  return ur::loader::adapterGet(NumEntries, phAdapters, pNumAdapters);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingCreate(ur_adapter_handle_t hAdapter,
                                                      const ur_thing_properties_t *pProperties,
                                                      ur_thing_handle_t *phThing) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Thing.pfnCreate(hAdapter, pProperties, phThing);
  }
  if (!hAdapter) [[unlikely]] {
    return ur::loader::refused::urThingCreate(hAdapter, pProperties, phThing);
  }
  return carriedBy(hAdapter)->Thing.pfnCreate(hAdapter, pProperties, phThing);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingRetain(ur_thing_handle_t hThing) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Thing.pfnRetain(hThing);
  }
  if (!hThing) [[unlikely]] {
    return ur::loader::refused::urThingRetain(hThing);
  }
  return carriedBy(hThing)->Thing.pfnRetain(hThing);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingRelease(ur_thing_handle_t hThing) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Thing.pfnRelease(hThing);
  }
  if (!hThing) [[unlikely]] {
    return ur::loader::refused::urThingRelease(hThing);
  }
  return carriedBy(hThing)->Thing.pfnRelease(hThing);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName,
                                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Thing.pfnGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet);
  }
  if (!hThing) [[unlikely]] {
    return ur::loader::refused::urThingGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet);
  }
  return carriedBy(hThing)->Thing.pfnGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingWait(uint32_t count, const ur_thing_handle_t *phThings) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Thing.pfnWait(count, phThings);
  }
  if (!count || !phThings || !phThings[0]) [[unlikely]] {
    return ur::loader::refused::urThingWait(count, phThings);
  }
  return carriedBy(phThings[0])->Thing.pfnWait(count, phThings);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern,
                                                    size_t size, size_t patternSize, uint32_t numProperties,
                                                    const ur_thing_properties_t *pProperties, const size_t *pSizes,
                                                    void **ppCopy) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->Thing.pfnCopy(hThing, blocking, pPattern, size, patternSize, numProperties, pProperties, pSizes,
                                ppCopy);
  }
  if (!hThing) [[unlikely]] {
    return ur::loader::refused::urThingCopy(hThing, blocking, pPattern, size, patternSize, numProperties, pProperties,
                                            pSizes, ppCopy);
  }
  return carriedBy(hThing)->Thing.pfnCopy(hThing, blocking, pPattern, size, patternSize, numProperties, pProperties,
                                          pSizes, ppCopy);
}
