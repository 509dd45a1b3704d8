// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the experimental tables: check the parameters, then call the core.
#include "adapters/core/generated/entry_points.hpp"

#include "adapters/core/generated/handles.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "common/generated/checks.hpp"

namespace ur::core::entry {

ur_result_t UR_APICALL urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                       ur_thing_handle_t *phSpark) noexcept {
  const ur_result_t invalid = checks::urThingSparkExp(hThing, pfnDone, phSpark);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urThingSparkExp(hThing, pfnDone, phSpark); });
}

ur_result_t UR_APICALL urThingQuenchExp(ur_thing_handle_t hThing) noexcept {
  const ur_result_t invalid = checks::urThingQuenchExp(hThing);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urThingQuenchExp(hThing); });
}

} // namespace ur::core::entry
