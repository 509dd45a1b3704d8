// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of this project's own: check the parameters, then call the core.
#include "adapters/core/generated/entry_points.hpp"

#include "adapters/core/generated/handles.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "common/generated/checks.hpp"

namespace ur::core::entry {

ur_result_t UR_APICALL urLanewayThingGlow(uint32_t count, const ur_thing_handle_t *phThings) noexcept {
  const ur_result_t invalid = checks::urLanewayThingGlow(count, phThings);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urLanewayThingGlow(count, phThings); });
}

} // namespace ur::core::entry
