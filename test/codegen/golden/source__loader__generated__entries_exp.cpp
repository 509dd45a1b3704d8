// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the experimental tables: a jump through the table that the handle carries. While the loader
// isn't initialised, and where layers are on, all calls go through interceptTable instead.
#include "loader/dispatch.hpp"
#include "loader/generated/refused.hpp"

#include <atomic>

namespace {

const ur_dditable_t *carriedBy(const void *handle) noexcept {
  return *static_cast<const ur_dditable_t *const *>(handle);
}

} // namespace

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                                        ur_thing_handle_t *phSpark) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->ThingExp.pfnSparkExp(hThing, pfnDone, phSpark);
  }
  if (!hThing) [[unlikely]] {
    return ur::loader::refused::urThingSparkExp(hThing, pfnDone, phSpark);
  }
  return carriedBy(hThing)->ThingExp.pfnSparkExp(hThing, pfnDone, phSpark);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingQuenchExp(ur_thing_handle_t hThing) {
  if (const ur_dditable_t *table = ur::loader::interceptTable.load(std::memory_order_acquire)) [[unlikely]] {
    return table->ThingExp.pfnQuenchExp(hThing);
  }
  if (!hThing) [[unlikely]] {
    return ur::loader::refused::urThingQuenchExp(hThing);
  }
  return carriedBy(hThing)->ThingExp.pfnQuenchExp(hThing);
}
