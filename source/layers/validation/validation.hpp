// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parameter validation layer: each function checks what the spec says about its parameters, then calls the table
// below. UR_LOG_VALIDATION configures what it prints; by default each refused call is one line on standard error.
#pragma once

#include "unified-runtime/ur_api.h"
#include "unified-runtime/ur_ddi.h"

#include <atomic>

namespace ur::layers::validation {

/// The table below this layer. Set before the layer's table is published.
extern constinit std::atomic<const ur_dditable_t *> next;

/// The layer's own functions.
extern const ur_dditable_t kTable;

} // namespace ur::layers::validation
