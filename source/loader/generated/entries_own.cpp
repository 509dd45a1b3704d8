// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of this project's own, as programs call them.
#include "loader/entry.hpp"

using ur::loader::enter;
namespace functions = ur::functions;

namespace own {
static ur_result_t UR_APICALL urLanewayEventWaitFor(uint32_t numEvents, const ur_event_handle_t *phEvents,
                                                    ur_laneway_event_wait_mode_t mode, uint64_t timeout,
                                                    ur_laneway_event_wait_outcome_t *pOutcome, uint32_t *pIndex) {
  return enter<functions::urLanewayEventWaitFor>(numEvents, phEvents, mode, timeout, pOutcome, pIndex);
}
} // namespace own
extern "C" const ur_pfnLanewayEventWaitFor_t urLanewayEventWaitFor = own::urLanewayEventWaitFor;
