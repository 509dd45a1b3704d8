// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the validating layers say what they found: through one log, UR_LOG_VALIDATION, by default on standard error. Any
// thread.
#pragma once

#include "unified-runtime/ur_api.h"

namespace ur::layers {

/// Reads UR_LOG_VALIDATION and takes the callback that tells where in the program a call stands (may be null).
void configureFindings(ur_code_location_callback_t codeLocation, void *userData) noexcept;

/// Whether a finding would go anywhere.
[[nodiscard]] bool findingsWanted() noexcept;

/// Where in the program the call is that is under way on this thread. False where the program doesn't say.
[[nodiscard]] bool findCodeLocation(ur_code_location_t *location) noexcept;

/// A finding about the call that is under way on this thread; says where the program calls, where that is known.
[[gnu::cold, gnu::format(printf, 1, 2)]] void findInCall(const char *format, ...) noexcept;
/// A finding about no call.
[[gnu::cold, gnu::format(printf, 1, 2)]] void find(const char *format, ...) noexcept;

} // namespace ur::layers
