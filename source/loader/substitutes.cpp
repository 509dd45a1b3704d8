// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/substitutes.hpp"

#include "common/timed_wait.hpp"
#include "loader/dispatch.hpp"

namespace ur::loader {

ur_result_t substitute(functions::urLanewayEventWaitFor, uint32_t numEvents, const ur_event_handle_t *phEvents,
                       ur_laneway_event_wait_mode_t mode, uint64_t timeout, ur_laneway_event_wait_outcome_t *pOutcome,
                       uint32_t *pIndex) noexcept {
  if (const ur_result_t invalid = checks::urLanewayEventWaitFor(numEvents, phEvents, mode, timeout, pOutcome, pIndex))
    return invalid;
  const auto getInfo = tableOf(phEvents[0])->Event.pfnGetInfo;
  if (!getInfo)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  ur_result_t problem = UR_RESULT_SUCCESS;
  const EndOfWait end = waitForEvents(numEvents, mode, timeout, [&](uint32_t i) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    const ur_result_t asked =
        getInfo(phEvents[i], UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status, nullptr);
    if (asked != UR_RESULT_SUCCESS) {
      problem = problem == UR_RESULT_SUCCESS ? asked : problem;
      return EventState::failed; // which ends the wait sooner
    }
    switch (status) {
    case UR_EVENT_STATUS_COMPLETE:
      return EventState::complete;
    case UR_EVENT_STATUS_RUNNING:
    case UR_EVENT_STATUS_SUBMITTED:
    case UR_EVENT_STATUS_QUEUED:
      return EventState::pending;
    default:
      return EventState::failed;
    }
  });
  if (problem != UR_RESULT_SUCCESS)
    return problem;
  *pOutcome = end.outcome;
  if (pIndex)
    *pIndex = end.index;
  return UR_RESULT_SUCCESS;
}

} // namespace ur::loader
