// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What functions of our own do for adapters that don't export them: the same, by functions that every adapter has, or
// UNSUPPORTED_FEATURE. All handles are of one adapter; the parameters haven't been checked.
#pragma once

#include "common/generated/functions.hpp"

namespace ur::loader {

/// Asks urEventGetInfo until the wait ends, with pauses (common/timed_wait.hpp). Blocks.
[[nodiscard]] ur_result_t substitute(functions::urLanewayEventWaitFor, uint32_t numEvents,
                                     const ur_event_handle_t *phEvents, ur_laneway_event_wait_mode_t mode,
                                     uint64_t timeout, ur_laneway_event_wait_outcome_t *pOutcome,
                                     uint32_t *pIndex) noexcept;

} // namespace ur::loader
