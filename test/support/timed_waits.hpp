// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Short names for tests of urLanewayEventWaitFor.
#pragma once

#include "unified-runtime/ur_api.h"

namespace ur::test::timed_waits {

inline constexpr auto kAll = UR_LANEWAY_EVENT_WAIT_MODE_ALL;
inline constexpr auto kAny = UR_LANEWAY_EVENT_WAIT_MODE_ANY;
inline constexpr auto kComplete = UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE;
inline constexpr auto kFailed = UR_LANEWAY_EVENT_WAIT_OUTCOME_FAILED;
inline constexpr auto kTimedOut = UR_LANEWAY_EVENT_WAIT_OUTCOME_TIMED_OUT;
inline constexpr uint64_t kForever = UINT64_MAX;

} // namespace ur::test::timed_waits
