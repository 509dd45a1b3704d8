// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of this project's own: check the parameters, then call the core.
#include "adapters/core/generated/entry_points.hpp"

#include "adapters/core/generated/handles.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "common/generated/checks.hpp"

namespace ur::core::entry {

ur_result_t UR_APICALL urLanewayEventWaitFor(uint32_t numEvents, const ur_event_handle_t *phEvents,
                                             ur_laneway_event_wait_mode_t mode, uint64_t timeout,
                                             ur_laneway_event_wait_outcome_t *pOutcome, uint32_t *pIndex) noexcept {
  const ur_result_t invalid = checks::urLanewayEventWaitFor(numEvents, phEvents, mode, timeout, pOutcome, pIndex);
  if (invalid != UR_RESULT_SUCCESS) [[unlikely]] {
    return invalid;
  }
  return resultOf([&] { return api::urLanewayEventWaitFor(numEvents, phEvents, mode, timeout, pOutcome, pIndex); });
}

} // namespace ur::core::entry
