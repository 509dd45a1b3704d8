// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parameter validation layer: each function checks what the spec says about its parameters, then calls the table
// below. UR_LOG_VALIDATION configures what it prints; by default each refused call is one line on standard error.
#pragma once

#include "common/generated/call_table.hpp"
#include "unified-runtime/ur_api.h"

#include <atomic>

namespace ur::layers::validation {

/// The table below this layer. Set before the layer's table is published.
extern constinit std::atomic<const CallTable *> next;

/// The layer's own functions.
extern const CallTable kTable;

} // namespace ur::layers::validation
